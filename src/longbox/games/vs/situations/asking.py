"""Asking a situation why something can't be done: what stands in the way of each deed, with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.rules.combat import ProposeAttack, attacker_objection, proposal_objections
from longbox.games.vs.rules.powers import UsePower
from longbox.games.vs.situations.bare import EVERYWHERE
from longbox.games.vs.situations.look import Rows
from longbox.games.vs.state import (
    HAND,
    KOD,
    RESOURCES,
    ROWS,
)
from longbox.games.vs.view.why import TIMELY, UNTIMELY, Moving, aimed_acts, plainly, target_objection, with_target
from longbox.kernel.abilities import Activated
from longbox.kernel.actions import Objection
from longbox.situations.table import told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.situations.bare import Bare
    from longbox.games.vs.state import VsAction, VsState


#: a deed in words, and what is in its way
Verdict = tuple[str, list[Objection]]


#: where a card is that one would do this with
_FROM = {"play": (HAND, RESOURCES, KOD), "recruit": (HAND, RESOURCES, KOD), "flip": (RESOURCES, HAND), "build": (HAND,)}


_BODY = (ROWS,)


class Asking(Rows):
    """A side that can be asked what stands in its way."""

    table: Bare

    def hinders(self, kind: type[VsAction], number: int, index: int | None = None) -> list[Objection]:
        """The objections to an action with a card."""
        s = self.table.s
        ref = s.ref(number)
        if kind is UsePower:
            out: list[Objection] = []
            # gained powers too; a printed one that is not there now says why
            have = s.now(ref).abilities
            lacking = (a for a in s.cards[number].printed.values.abilities if a not in have)
            powers = [(i, a) for i, a in enumerate((*have, *lacking)) if isinstance(a, Activated) and index in (None, i)]
            for i, a in powers:
                hindering = UsePower(self.player, ref, i, a).why_not(s)
                if not hindering:
                    # one of several powers can be used
                    return []
                out.extend(hindering)
            return out if powers else [Objection("vs:501.1", "it has no such payment power")]
        found: list[Objection] = kind(self.player, ref).why_not(s)
        return found

    def why_not(
        self, asked: str, card: str | Sequence[str] | None = None, index: int | None = None, *, on: str | None = None
    ) -> list[str]:
        """The rules that stand in the way: of a verb with a card ("play", "Fizzle"), or of whatever `why` can be asked."""
        return rules(verdicts(self, asked, card, index, on))

    def why(
        self, asked: str, card: str | Sequence[str] | None = None, index: int | None = None, *, on: str | None = None
    ) -> list[str]:
        """What stands in the way, a line for each reason with its rule.

        Asked about everything with a card ("Fizzle"), about a target ("Flying Kick on Rogue"), about an attack ("Gambit vs Rogue",
        "Gambit + Beast vs B", "attack Rogue" for all characters), or with a verb ("build Storm", or "build", "Storm"): play,
        recruit, use, flip, power-up, reinforce, attack (with a character or a list of them), build, move, hide (into or out of
        the hidden area), recover; `on` names the target.
        """
        return in_words(verdicts(self, asked, card, index, on))


def verdicts(side: Asking, verb: str, card: str | Sequence[str] | None, index: int | None, on: str | None) -> list[Verdict]:
    """What a player is asking about, deed by deed."""
    if card is None:
        asked, verb = plainly(verb), ""
        for word in (" vs. ", " vs ", " against ", " attacks "):
            if word in asked:
                who, on = asked.split(word, 1)
                return _attack(side, [w.strip() for w in who.removeprefix("attack with ").split("+")], on.strip())
        first, _, rest = asked.partition(" ")
        if rest and not _known(side, asked):
            if first == "attack":
                return _attack_by_all(side, rest)
            if first in TIMELY or first in UNTIMELY or first == "hide":
                verb, asked = first, rest
        card = asked
        if " on " in asked and on is None and not _known(side, asked):
            card, on = (part.strip() for part in asked.split(" on ", 1))
    if verb == "attack":
        return _attack(side, [card] if isinstance(card, str) else list(card), on)
    if verb and verb not in TIMELY and verb not in UNTIMELY and verb != "hide":
        raise ValueError(f"{verb!r} is nothing to ask about; there are {', '.join((*TIMELY, *UNTIMELY, 'hide', 'attack'))}")
    assert isinstance(card, str), f"{verb} is asked about one card"
    s = side.table.s
    n = _find(side, card, _FROM.get(verb, ()) if verb in TIMELY or verb in UNTIMELY else ())
    ref = s.ref(n)
    if verb == "hide":
        across = Moving(side.player, ref, True)
        return [(across.label(s), across.why_not(s))]
    if on is not None:
        acts = [a for a in aimed_acts(s, side.player, ref) if not verb or isinstance(a, TIMELY.get(verb, ()))]
        acts = [a for a in acts if index is None or getattr(a, "index", None) == index]
        target = target_number(side, on)
        if not acts:
            return [
                (f"{card} on {on}", [Objection("vs:504.3b", f"nothing that {s.cards[n].printed.full_name} does has a target")])
            ]
        aimed = [(f"{a.label(s)}, on {on}", with_target(a.why_not(s), target_objection(s, a, target))) for a in acts]
        # where one of several powers can be used like that, the others are no hindrance
        return [v for v in aimed if not v[1]] or aimed
    if verb in TIMELY:
        return [(f"{verb} {s.cards[n].printed.full_name}", side.hinders(TIMELY[verb], n, index))]
    if verb in UNTIMELY:
        act = UNTIMELY[verb](side.player, ref)
        return [(act.label(s), act.why_not(s))]
    out: list[Verdict] = [(a.label(s), found) for a, found in s.game.why_not(s, side.player, ref)]
    if s.in_rows(n) and s.cards[n].attached < 0:
        out += _attack(side, [card], None)
    return out


def _attack_by_all(side: Asking, on: str) -> list[Verdict]:
    """What is in the way of an attack on somebody, for each of the player's characters; of one of them, whom it may attack."""
    s, table = side.table.s, side.table
    mine = list(s.characters(side.player))
    if on not in table.names and any(table.is_named(n, on) for n in mine):
        return _attack(side, [on], None)
    return [v for n in mine for v in _attack(side, [s.cards[n].printed.full_name], on)]


def target_number(side: Asking, name: str) -> int:
    """The number of the player, effect or card that goes by a name, the side's own first."""
    s = side.table.s
    if name in side.table.names:
        return side.table.names.index(name)
    for item in reversed(s.chain):
        if name in s.items[item].words:
            return item
    return _find(side, name, ())


def _known(side: Asking, name: str, kinds: tuple[int, ...] = EVERYWHERE) -> bool:
    try:
        side.table.find(name, side.player, kinds)
    except LookupError:
        return False
    return True


def _find(side: Asking, name: str, kinds: tuple[int, ...]) -> int:
    """A card of this name: of the player's where it should be, of the player's anywhere, of anybody's."""
    table = side.table
    others = [p for p in range(len(table.names)) if p != side.player]
    for player, where in [(side.player, kinds)] * bool(kinds) + [(p, None) for p in (side.player, *others)]:
        try:
            return table.find(name, player) if where is None else table.find(name, player, where)
        except LookupError:
            continue
    return table.find(name, side.player)


def early_objections(s: VsState, player: int, attackers: tuple[int, ...] = ()) -> list[Objection]:
    """What is in the way of proposing any attack just now."""
    return [o for o in ProposeAttack(player, attackers).why_not(s) if o.rule in ("vs:601.1a", "vs:407.5")]


def _attack(side: Asking, names: list[str], on: str | None) -> list[Verdict]:
    """What is in the way of an attack by these, at all or on somebody."""
    s, table = side.table.s, side.table
    mine = all(_known(side, n, _BODY) for n in names)
    numbers = tuple(table.find_team(names, side.player) if mine else [_find(side, n, _BODY) for n in names])
    who = " and ".join(s.cards[n].printed.full_name for n in numbers)
    early = early_objections(s, side.player, numbers)
    if on is None:
        early += [o for o in (attacker_objection(s, n, side.player) for n in numbers) if o is not None]
        if early:
            return [(f"{who}: attack", early)]
        pairs = [(d, -1) for p in s.opponents(side.player) for d in s.characters(p)]
        pairs += [(-1, p) for p in s.opponents(side.player)]
    elif on in table.names:
        pairs = [(-1, table.names.index(on))]
    else:
        opposing = [n for p in s.opponents(side.player) for n in s.characters(p) if table.is_named(n, on)]
        pairs = [(opposing[0] if opposing else _find(side, on, _BODY), -1)]
    out: list[Verdict] = []
    for d, p in pairs:
        whom = table.names[p] + " directly" if d < 0 else s.cards[d].printed.full_name
        out.append((f"{who}: attack {whom}", [*early, *proposal_objections(s, numbers, d, p, side.player)]))
    return out


def in_words(found: list[Verdict]) -> list[str]:
    """A line for each reason, with its rule, or to say that nothing is in the way of a deed."""
    return [line for label, objections in found for line in told(label.removesuffix("."), objections)]


def rules(found: list[Verdict]) -> list[str]:
    """The rules of all reasons."""
    return [o.rule for _, objections in found for o in objections]
