"""Who acts, on whom, and what stands between: performers, guard, patrol, crisis, unique cards.

Also champions:guard, champions:patrol.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.state.card import ALLY, ALTER_EGO, CHARACTERS, ENCOUNTER_KINDS, HERO, MINION, VILLAIN
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state.card import Face, Values
    from longbox.games.champions.state.state import ChState
    from longbox.games.champions.state.things import Activation, Strike


def guarded(s: ChState, player: int) -> int:
    """champions:guard a minion with guard that is engaged with a player keeps it from attacking the villain; -1 if none does."""
    for n in s.minions(player):
        if s.now(n).keywords.get("guard"):
            return n
    return -1


def patrolled(s: ChState, player: int) -> int:
    """champions:patrol,
    champions:keywords#5 a minion with patrol keeps the player it is engaged with from thwarting the main scheme; -1 if none."""
    for n in s.minions(player):
        if s.now(n).keywords.get("patrol"):
            return n
    return -1


def crisis(s: ChState) -> int:
    """champions:crisis-icon a card in play with a crisis icon, -1 if there is none."""
    for n in s.everything():
        if s.now(n).icons.get("crisis"):
            return n
    return -1


def may_attack(s: ChState, player: int, n: int) -> bool:
    """champions:attack-player-action#4 may a player's cards attack this enemy, as far as guard goes (MC-A6)?"""
    if n != s.villain:
        return s.now(n).kind in (MINION, VILLAIN)
    return bool(s.now(n).keywords.get("guard")) or guarded(s, player) < 0


def removable(s: ChState, n: int, player: int, thwart: bool) -> bool:
    """Can threat be removed from this scheme by that player (MC-A14)?"""
    return s.cards[n].threat > 0 and may_clear(s, n, player, thwart)


def may_clear(s: ChState, n: int, player: int, thwart: bool) -> bool:
    """champions:crisis-icon, champions:patrol does nothing keep a player from removing threat from this scheme?"""
    if "threat" in s.now(n).bars:
        return False
    if n != s.scheme:
        return True
    return crisis(s) < 0 and not (thwart and patrolled(s, player) >= 0)


def reached(s: ChState, kind: str, player: int, targets: Sequence[int]) -> tuple[int, ...]:
    """champions:faq:wasp#3 of the targets of an attack or thwart those that it can affect, and so is made on: what is guarded,
    or can't have threat removed, is not (champions:faq:wasp#1, champions:faq:wasp#2)."""
    if player not in s.order:
        return tuple(targets)
    if kind == "attack":
        return tuple(t for t in targets if t & NUMBER_MASK != s.villain or may_attack(s, player, t & NUMBER_MASK))
    return tuple(t for t in targets if may_clear(s, t & NUMBER_MASK, player, True))


def strike_of(s: ChState, item: int, kind: str) -> Strike | None:
    """The attack or thwart as which the ability of this item resolves just now, if it does."""
    for strike in s.strikes[::-1] if item >= 0 else ():
        if strike.item != item:
            break
        if strike.kind == kind:
            return strike
    return None


def words_of(v: object) -> frozenset[str]:
    """Keywords of a character that its attacks have."""
    found = getattr(v, "keywords", {})
    return frozenset(w for w in ("overkill", "piercing", "ranged") if found.get(w))


def performer(s: ChState, this: int, you: int) -> int:
    """champions:you-your#p3 the character that does what an ability of this card does.

    Events (champions:event#4), resources and upgrades not attached to another character extend the identity
    (champions:you-your#10-12);
    allies and supports do it themselves (champions:you-your#13, champions:you-your#14): champions:you-your#p4,
    champions:you-your#p5, champions:you-your#5, champions:ally#5, champions:support#3, champions:upgrade#4,
    champions:resource-cards#2
    """
    if this < 0:
        return this
    c = s.was(this)
    kind = s.seen(this).kind
    if c.owner < 0 or kind in (ALLY, "support", MINION, VILLAIN) or you < 0:
        return this
    if kind == "upgrade" and c.host >= 0 and c.host != s.identity_ref(you):
        on = s.now(c.host & NUMBER_MASK).kind
        if on in (MINION, VILLAIN):
            # attached to another character it is no extension of the identity, and an enemy does nothing for a player
            return this
        return int(c.host) if on == ALLY else s.identity_ref(you)
    return s.identity_ref(you)


def attacked(s: ChState, a: Activation) -> int:
    """The character that the attack hits: its defender, the one it was aimed at, or the player's identity.

    champions:attack-enemy-activation#4.2, champions:attack-enemy-activation#4.3, champions:defend#3
    """
    if a.defender >= 0:
        return a.defender
    if a.target >= 0 and s.alive(a.target):
        return a.target
    return s.identity_ref(a.player)


def hosts(s: ChState, face: Face, player: int, card: int) -> list[int]:
    """champions:attach-to what a card may be attached to just now; with "max 1 per" not what has one (champions:max#p4)."""
    if face.attach is None:
        return []
    scope = Scope(player, card)
    out = []
    for n in face.attach.numbers(s, scope):
        if s.in_play(n) and not crowded(s, face, n):
            out.append(s.ref(n))
    return out


def crowded(s: ChState, face: Face, n: int) -> bool:
    """Does this element already have as many of that card attached as it may?"""
    most = next((k for per, k in face.most if per == "host"), 0)
    if not most:
        return False
    same = [m for m in s.attached_to(s.ref(n)) if s.now(m).name == face.values.name]
    return len(same) >= most


def duplicate(s: ChState, v: Values) -> int:
    """champions:unique-icon the other unique card of this title in play, that is not somebody else of that name; -1 for none.

    champions:unique-icon#1, champions:unique-icon#3, champions:unique-icon#4, champions:unique-icon#5,
    champions:unique-icon#p2, champions:unique-icon#p3
    """
    if not v.unique or (v.kind != MINION and v.kind in ENCOUNTER_KINDS):
        return -1
    for n in s.everything():
        other = s.now(n)
        if not other.unique or s.cards[n].down:
            continue
        if v.kind == MINION:
            # any other character of that title
            if other.name == v.name and other.kind in CHARACTERS:
                return s.ref(n)
            continue
        # champions:unique-icon#1 the players as a group: what the scenario has of that title is no copy of theirs
        if s.cards[n].owner >= 0 and same_person(s, n, other, v):
            return s.ref(n)
    return -1


def same_person(s: ChState, n: int, other: Values, v: Values) -> bool:
    """champions:unique-icon#p2 is this unique card in play the same as one with those values?"""
    if other.kind in (HERO, ALTER_EGO):
        # an identity answers to the titles of all its sides; its other side is its alias
        faces = s.cards[n].printed.faces
        titles = {f.values.name for f in faces}
        if v.name not in titles:
            return False
        return not v.subname or v.subname in titles or v.kind not in ("ally", HERO)
    if other.name != v.name:
        return False
    return not (other.subname and v.subname and other.subname != v.subname)


def likeness(s: ChState, ref: int) -> tuple[object, ...]:
    """What tells minions apart for the order of their activations."""
    c = s.card(ref)
    return (c.up.code, c.damage, c.status, tuple(s.cards[n].printed.code for n in s.attached_to(ref)))
