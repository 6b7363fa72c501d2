"""What follows when something is defeated, completed or too many.

Also champions:defeat, champions:villain-defeat, champions:player-elimination.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.rules.encounters import Resolving
from longbox.games.champions.state import (
    ALLY,
    AREA,
    CHARACTERS,
    CONFUSED,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    MAIN_SCHEME,
    NEMESIS,
    SETUP,
    SIDE_SCHEME,
    STUNNED,
    UNDER,
    VILLAIN,
)
from longbox.games.champions.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import HELD, Occurrence, happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.windows import Replaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow, Frame


def defeating(s: ChState, event: ev.Defeat) -> Frame | None:
    """The procedure that follows a defeat."""
    kind = s.now(event.card).kind
    if kind == VILLAIN:
        return StageDefeated(event.card)
    if kind in _IDENTITIES:
        return Elimination(s.player_of(event.number))
    return Defeated(event.card)


#: champions:identity the two sides of an identity
_IDENTITIES = frozenset({"hero", "alter_ego"})


class Defeated(Procedure):
    """champions:defeat#1 an ally, minion or side scheme: its "When Defeated" abilities resolve, then it is discarded.

    champions:when-defeated; with victory it goes to the victory display (champions:victory-x, champions:keywords#19).
    """

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    @step("champions:when-defeated")
    def when_defeated(self, s: ChState) -> Flow:
        you = s.player_of(self.card & NUMBER_MASK)
        texts = ev.timed(s, self.card, "When Defeated", you if you >= 0 else s.first)
        return happen(s, *texts) if texts else None

    @step("champions:defeat#1")
    def discard(self, s: ChState) -> Flow:
        if not s.alive(self.card):
            return DONE
        victory = s.now(self.card).keywords.get("victory")
        return happen(s, ev.ToVictory(self.card) if victory else ev.Discard(self.card), derived=())


class StageDefeated(Procedure):
    """champions:villain-defeat a stage of the villain: the next is revealed, or the players win (champions:villain-defeat#p3).

    What is on the villain stays (champions:villain-defeat#2), excess damage is lost (champions:villain-defeat#1).
    champions:villain#p2, champions:winning-the-game, champions:hit-points#3
    """

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    @step("champions:when-defeated")
    def when_defeated(self, s: ChState) -> Flow:
        texts = ev.timed(s, self.card, "When Defeated", s.first)
        return happen(s, *texts) if texts else None

    @step("champions:villain-defeat#p2")
    def next_stage(self, s: ChState) -> Flow:
        c = s.card(self.card)
        # the other side of the same stage is no next one
        later = [i for i in range(c.face + 1, len(c.printed.faces)) if not c.same_stage(i)]
        if not later:
            name = c.up.values.name
            return happen(s, ev.End(True, "champions:villain-defeat#p3", f"the last stage of {name} is defeated"), derived=())
        return happen(s, ev.TurnFace(self.card, later[0]), derived=())

    @step("champions:when-revealed#p2")
    def when_revealed(self, s: ChState) -> Flow:
        texts = ev.timed(s, self.card, "When Revealed", s.first)
        return happen(s, *texts) if texts else None


class Advancing(Procedure):
    """champions:main-scheme the main scheme is completed: the deck advances, or the villain wins.

    champions:main-scheme#p3, champions:main-scheme#2,
    champions:main-scheme#3, champions:when-completed
    """

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    @step("champions:when-completed")
    def when_completed(self, s: ChState) -> Flow:
        texts = ev.timed(s, self.card, "When Completed", s.first)
        return happen(s, *texts) if texts else None

    @step("champions:main-scheme#p2")
    def advance(self, s: ChState) -> Flow:
        c = s.card(self.card)
        if c.face + 1 >= len(c.printed.faces):
            end = ev.End(False, "champions:main-scheme#p3", f"{c.up.values.name} is completed", "threat")
            return happen(s, end, derived=())
        return TurnScheme(self.card, c.face + 1)


class TurnScheme(Procedure):
    """The main scheme shows its next side, and what it says When Revealed resolves; an A side goes on to its B side."""

    __slots__ = ("card", "face")

    def __init__(self, card: int, face: int) -> None:
        super().__init__()
        self.card = card
        self.face = face

    @step("champions:main-scheme#p2")
    def turn(self, s: ChState) -> Flow:
        return happen(s, ev.TurnFace(self.card, self.face))

    @step("champions:when-revealed#p2")
    def when_revealed(self, s: ChState) -> Flow:
        # the next stage is a card of its own, and says this also if it has been completed already
        turned = s.outcome.events if s.outcome is not None else ()
        self.card = next((e.card for e in turned if isinstance(e, ev.TurnFace)), s.ref(self.card & NUMBER_MASK))
        texts = ev.timed(s, self.card, "When Revealed", s.first)
        return happen(s, *texts) if texts else None

    @step("champions:main-scheme#p2")
    def on(self, s: ChState) -> Flow:
        if s.card(self.card).face != self.face or not s.card(self.card).up.stage.endswith("A"):
            return DONE
        return TurnScheme(self.card, self.face + 1)


class Thinning(Procedure):
    """champions:ally-limit#p2, champions:restricted,
    champions:keywords#11 the player chooses which of too many cards are discarded, at once."""

    __slots__ = ("kind", "options", "player")

    def __init__(self, player: int, kind: str) -> None:
        super().__init__()
        self.player = player
        self.kind = kind
        self.options: tuple[int, ...] = ()

    @step("champions:ally-limit#p2")
    def ask(self, s: ChState) -> Flow:
        found = too_many(s, self.player, self.kind)
        if found is None:
            return DONE
        cards, over = found
        self.options = tuple(s.ref(n) for n in cards)
        rule = "champions:ally-limit#p2" if self.kind == ALLY else "champions:restricted"
        about = (s.players[self.player].identity,)
        words = f"more {'allies' if self.kind == ALLY else 'restricted cards'} than the limit. Discard which?"
        return Decision(self.player, s.game.seat_of(s, self.player), rule, "discard", Pick(self.options, over), about, words)

    @step("champions:ally-limit#p2")
    def discard(self, s: ChState) -> Flow:
        return happen(s, *[ev.Discard(self.options[i], self.player) for i in s.answer], derived=())


def too_many(s: ChState, player: int, kind: str) -> tuple[list[int], int] | None:
    """The allies (or restricted cards) of a player and how many are too many, or None."""
    if kind == ALLY:
        cards = s.allies(player)
        most = s.now(s.players[player].identity).ally_limit
    else:
        cards = [n for n in s.controlled(player) if s.now(n).keywords.get("restricted")]
        most = 2
    return (cards, len(cards) - most) if len(cards) > most else None


class Elimination(Procedure):
    """champions:player-elimination a player is out: three steps, in order; the others go on (champions:player-elimination#p2).

    champions:defeat#2, champions:hit-points#2, champions:first-player#p3, champions:player-elimination#4,
    champions:player-elimination#p3, champions:player-elimination#p4, champions:players-play-area#6
    """

    __slots__ = ("player", "refs")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.refs: tuple[int, ...] = ()

    @step("champions:player-elimination#1")
    def minions(self, s: ChState) -> Flow:
        if self.player not in s.order:
            return DONE
        if s.order == (self.player,):
            return self.lost(s)
        to = s.next_player(self.player)
        return happen(s, *[ev.Engage(s.ref(n), to) for n in s.minions(self.player)], derived=())

    @step("champions:player-elimination#2")
    def borrowed(self, s: ChState) -> Flow:
        # champions:permanent#1, champions:faq:power-stone#1 even a permanent one (MC-A11)
        foreign = [n for n in s.zone(self.player, AREA) if s.cards[n].owner != self.player]
        foreign += list(s.zone(self.player, DEALT))
        return happen(s, *[ev.Discard(s.ref(n)) for n in foreign], derived=())

    @step("champions:player-elimination#3")
    def remove(self, s: ChState) -> Flow:
        # what lies in other areas, a card under another player's control or a drone engaged with one, stays
        zones = (AREA, HAND, DECK, DISCARD, NEMESIS)
        gone = [ev.Remove(s.ref(n), quiet=z != AREA) for z in zones for n in s.zone(self.player, z)]
        return happen(s, ev.Eliminate(self.player), *gone, derived=())

    @step("champions:player-elimination#4")
    def rest(self, s: ChState) -> Flow:
        # the others may have fallen while this went on
        return None if s.order or s.result is not None else self.lost(s)

    def lost(self, s: ChState) -> Flow:
        """champions:player-elimination#4 the last player is out."""
        reason = f"{s.identity(self.player).up.values.name} is eliminated"
        return happen(s, ev.End(False, "champions:player-elimination#4", reason, "hit points"), derived=())


def settled(s: ChState) -> Sequence[Event]:
    """What must happen now: defeats, completed schemes, cards too many, attached cards whose host has gone (champions:attach-to#1)."""
    if s.result is not None:
        return []
    out: list[Event] = []
    things = s.cards
    values = s.facts().values
    over = []
    allies = restricted = 0
    for n in s.everything():
        c = things[n]
        v = values[n]
        kind = v.kind
        allies += kind == ALLY
        restricted += "restricted" in v.keywords
        if kind in CHARACTERS:
            if (v.hp or 0) <= c.damage and not ev.stays(v):
                out.append(ev.fall(s, n, c.hurt))
        elif kind == SIDE_SCHEME:
            if c.threat <= 0 and not ev.stays(v):
                out.append(ev.fall(s, n, c.hurt))
        elif kind == MAIN_SCHEME:
            target = s.per_player(c.up.target)
            if target and c.threat >= target and s.phase != SETUP:
                # champions:grim-rule the last stage completed together with the villain's defeat is a loss
                out.insert(0, ev.Completed(c.ref))
        if c.status and v.keywords.get("stalwart"):
            # champions:stalwart#1 it has gained stalwart meanwhile
            lost = (status for status in (STUNNED, CONFUSED) if status in c.status)
            out.extend(ev.DropStatus(c.ref, status, under="champions:stalwart#1") for status in lost)
        if c.host >= 0 and not s.alive(c.host):
            over.append(n)
    held = False
    if out:
        busy = under_way(s)
        free = [e for e in out if getattr(e, "card", -1) not in busy]
        held = len(free) < len(out)
        out = free
    if out:
        return out
    if allies or restricted > 2:
        for p in s.order:
            if allies and too_many(s, p, ALLY) is not None:
                out.append(ev.TooMany(p, ALLY))
            if restricted > 2 and too_many(s, p, "restricted") is not None:
                out.append(ev.TooMany(p, "restricted"))
    if not out and not s.common(ENCOUNTER_DECK) and s.common(ENCOUNTER_DISCARD) and s.phase != SETUP:
        # champions:encounter-deck#p2 as soon as there is something to make it of
        return [ev.Anew()]
    if not out and s.phase != SETUP:
        # champions:player-deck#p2 likewise; its card has been dealt
        out.extend(e for e in (ev.Remade(p) for p in s.order if s.players[p].deckless) if e.changes(s))
    if over and not out:
        out = [ev.Discard(s.ref(n)) for n in over]
    return out or loose(s) or (HELD if held else ())


def under_way(s: ChState) -> list[int]:
    """The cards that are being defeated or completed just now: they are so once (champions:when-defeated).

    A side scheme that comes without any threat may still get some while it is being revealed (champions:side-scheme#1).
    """

    out: list[int] = []
    kinds = (Occurrence, Resolving, Defeated, StageDefeated, Advancing, Elimination)
    for f in s.frames:
        if not isinstance(f, kinds):
            continue
        if isinstance(f, Resolving) and f.kind == SIDE_SCHEME and not s.card(f.card).up.base_threat[0]:
            out.append(f.card)
        if isinstance(f, Defeated) or (isinstance(f, StageDefeated) and f.pc <= 2) or (isinstance(f, Advancing) and f.pc <= 1):
            out.append(f.card)
        elif isinstance(f, Elimination):
            out.append(s.identity_ref(f.player))
        elif isinstance(f, Occurrence):
            # before its time comes: interrupts, or what was defeated with it and goes first; or what happens instead
            waiting = [e.original if isinstance(e, Replaced) else e for e in f.ready[max(0, f.at - 1) :]]
            out.extend(e.card for e in waiting if isinstance(e, (ev.Defeat, ev.Completed)))
    return out


def loose(s: ChState) -> list[Event]:
    """Cards that lay under one that has left play are discarded with it."""
    under = s.common(UNDER)
    return [ev.Discard(s.ref(n)) for n in under if not s.alive(s.cards[n].host)] if under else []
