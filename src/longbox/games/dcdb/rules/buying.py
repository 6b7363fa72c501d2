"""Buying cards (6.090): from the Line-Up and the Kick stack, or the Super-Villain stack."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.control import attached_for_sale
from longbox.games.dcdb.rules.playing import DcAction, may_act
from longbox.games.dcdb.state import ATTACHED, KICKS, LINE_UP, SUPER_VILLAINS, CardDef, DcState
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step


class Buying(Procedure):
    """dcdb:6.090 the Power goes down by the cost, then the card is gained. What that triggers comes afterwards (dcdb:6.095)."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    @step("dcdb:6.090")
    def pay(self, s: DcState) -> Flow:
        return happen(s, ev.PayPower(self.player, ev.cost_to_buy(s, self.player, s.card(self.card).number)))

    @step("dcdb:6.201")
    def gain(self, s: DcState) -> Flow:
        return happen(s, ev.Gain(self.card, self.player, bought=True))


class Buy(DcAction):
    """dcdb:2.054 to buy a card."""

    __slots__ = ()
    rule = "dcdb:2.054"

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        return Buying(self.player, self.ref)

    def label(self, s: DcState) -> str:
        verb = "defeat" if s.place(s.card(self.ref).number) == SUPER_VILLAINS else "buy"
        return f"{verb} {self.name(s)} for {ev.cost_to_buy(s, self.player, s.card(self.ref).number)}"


def _for_sale(s: DcState, act: Buy) -> Objection | None:
    n = s.card(act.ref).number
    place = s.place(n)
    if s.there(act.ref) and n in attached_for_sale(s, act.player):
        return None
    if not s.there(act.ref) or (place not in (LINE_UP, KICKS) and n != s.super_villain()):
        words = "only cards of the Line-Up, a Kick of its stack and the Super-Villain that lies face up can be bought"
        return Objection("dcdb:6.091", words)
    return None


def _frozen(s: DcState, act: Buy) -> Objection | None:
    return Objection("dcdb:6.197", "it is frozen") if s.card(act.ref).frozen else None


def _ninjutsu(s: DcState, act: Buy) -> Objection | None:
    left = ev.left_by_ninjutsu(s, act.player, act.ref)
    return Objection("dcdb:6.294", "you have put it there with Ninjutsu this turn") if left else None


def _one_place(s: DcState, act: Buy) -> Objection | None:
    """dcdb:6.092"""
    if not s.format.one_place_a_turn:
        return None
    if s.place(s.card(act.ref).number) == SUPER_VILLAINS:
        if any([e.bought and e.origin in (LINE_UP, KICKS, ATTACHED) for e in _gained(s, act.player)]):
            return Objection("dcdb:6.092", "you have bought from the Line-Up or the Kick stack this turn")
    elif any([e.defeated for e in _gained(s, act.player)]):
        return Objection("dcdb:6.092", "you have defeated a Super-Villain this turn")
    return None


def _kicks(s: DcState, act: Buy) -> Objection | None:
    """dcdb:6.093, dcdb:6.230"""
    if s.place(s.card(act.ref).number) != KICKS or not s.format.kicks_a_turn:
        return None
    if sum([e.bought and e.origin == KICKS for e in _gained(s, act.player)]) >= s.format.kicks_a_turn:
        return Objection("dcdb:6.093", "you have bought a Kick this turn")
    return None


def _affordable(s: DcState, act: Buy) -> Objection | None:
    cost = ev.cost_to_buy(s, act.player, s.card(act.ref).number)
    return None if s.power >= cost else Objection("dcdb:6.094", f"it costs {cost}, and you have {s.power} Power")


def _gained(s: DcState, player: int) -> list[ev.Gain]:
    """What a player has gained this turn."""
    return [e for e in s.memory.since("turn", ev.Gain) if e.player == player]


Buy.checks = (
    Check("turn", "dcdb:2.060", may_act),
    Check("for sale", "dcdb:6.091", _for_sale),
    Check("frozen", "dcdb:6.197", _frozen),
    Check("Ninjutsu", "dcdb:6.294", _ninjutsu),
    Check("power", "dcdb:6.094", _affordable),
    Check("place", "dcdb:6.092", _one_place),
    Check("kicks", "dcdb:6.093", _kicks),
)


class PointOut(DcAction):
    """dcdb:1.170 to point out that a card lies in the Line-Up twice: this copy is removed from the game, and another card comes."""

    __slots__ = ()
    rule = "dcdb:1.170"

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        return Replacing(self.ref)

    def label(self, s: DcState) -> str:
        return f"have this copy of {self.name(s)} replaced"


class PointingOut(Procedure):
    """dcdb:1.170 any player points out, at any time, that a card lies in the Line-Up twice: the active player chooses which copy is replaced.

    While there is no active player, whoever pointed it out does.
    """

    __slots__ = ("copies", "player")

    def __init__(self, player: int, copies: tuple[int, ...]) -> None:
        super().__init__()
        self.player = player
        self.copies = copies

    @step("dcdb:1.170")
    def which(self, s: DcState) -> Flow:
        chooser = s.active if s.active >= 0 else self.player
        seat = s.game.seat_of(s, chooser)
        return Decision(chooser, seat, "dcdb:1.170", "choose", Pick(self.copies, 1), (), "Which copy is replaced?")

    @step("dcdb:1.170")
    def replace(self, s: DcState) -> Flow:
        return Replacing(self.copies[s.answer[0]])


class Replacing(Procedure):
    """dcdb:1.170 a duplicate is replaced with the top card of the main deck."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    @step("dcdb:1.170")
    def remove(self, s: DcState) -> Flow:
        return happen(s, ev.Remove(self.card, why="dcdb:1.170"))

    @step("dcdb:1.170")
    def replace(self, s: DcState) -> Flow:
        return happen(s, *[ev.ToLineUp(s.ref(n)) for n in ev.top_of_main(s, 1)])


def duplicates(s: DcState) -> list[tuple[int, ...]]:
    """dcdb:1.170 the copies of each card that lies in the Line-Up more than once."""
    if not s.format.replaces_duplicates:
        return []
    found: dict[CardDef, list[int]] = {}
    for n in s.line_up():
        found.setdefault(s.card(n).printed, []).append(s.ref(n))
    return [tuple(copies) for copies in found.values() if len(copies) > 1]


def _duplicate(s: DcState, act: PointOut) -> Objection | None:
    if not s.there(act.ref) or not any([act.ref in copies for copies in duplicates(s)]):
        return Objection("dcdb:1.170", "it lies in the Line-Up only once")
    return None


PointOut.checks = (Check("turn", "dcdb:2.060", may_act), Check("twice", "dcdb:1.170", _duplicate))
