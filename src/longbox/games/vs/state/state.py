"""The state of a game of Vs. System, who may know what is where, and what the rooms below ask the game and its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from longbox.games.vs.state.card import Values
from longbox.games.vs.state.things import VsCard, VsPlayer
from longbox.games.vs.state.zones import ALL_SEATS, CHAIN, FRONT, RESOURCES, ROWS, SUPPORT, ZONES
from longbox.kernel.actions import Action
from longbox.kernel.game import Game
from longbox.kernel.state import NUMBER_MASK, StateOf, Thing

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from longbox.games.vs.state.setup import VsSetup
    from longbox.games.vs.state.things import Attack, ChainItem
    from longbox.kernel.abilities import Continuous
    from longbox.kernel.events import Event, Occurrence
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope


class VsState(StateOf["Referee", Values, VsCard, VsPlayer]):
    """The state. `order` are the players still in the game, clockwise; `primary` per vs:400.5 follows step and initiative."""

    __slots__ = (
        "attack",
        "attacks",
        "batch",
        "chain",
        "extra",
        "initiative",
        "items",
        "order",
        "phase",
        "schedule",
        "setup",
        "step",
        "step_player",
        "turn",
        "waiting",
    )

    plumbing = StateOf.plumbing | {"items"}

    def __init__(self, game: Referee, seed: int, setup: VsSetup) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.turn = 0
        self.phase = ""
        self.step = ""
        self.step_player = -1
        self.initiative = 0
        self.chain: tuple[int, ...] = ()
        self.attack: Attack | None = None
        #: attacks begun this turn, for numbering
        self.attacks = 0
        #: phases still to come this turn (vs:400.9, 400.10)
        self.schedule: tuple[str, ...] = ()
        #: extra attack steps to begin after the present one, as players (vs:400.10)
        self.extra: tuple[int, ...] = ()
        #: triggers of the wrap-up, which wait for the next draw phase (vs:408.2)
        self.waiting: tuple[Any, ...] = ()
        #: the occurrence whose events are being examined just now; None at every decision
        self.batch: Occurrence | None = None

    def hold(self, things: list[Thing]) -> None:
        super().hold(things)
        self.items = cast("list[ChainItem]", things)

    def item(self, ref: int) -> ChainItem:
        """The effect on the chain behind a reference or number."""
        return self.items[ref & NUMBER_MASK]

    def write_item(self, number: int) -> ChainItem:
        """The effect on the chain with this number, to be changed."""
        item = self.items[number]
        if item.token is not self.token:
            item = item.fork()
            item.token = self.token
            self.items[number] = item
        return item

    def copy_into(self, new: Self) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.order = self.order
        new.turn = self.turn
        new.phase = self.phase
        new.step = self.step
        new.step_player = self.step_player
        new.initiative = self.initiative
        new.chain = self.chain
        new.attack = self.attack
        new.attacks = self.attacks
        new.schedule = self.schedule
        new.extra = self.extra
        new.waiting = self.waiting
        new.batch = None

    # -- players --------------------------------------------------------------------------------------------------

    @property
    def primary(self) -> int:
        """vs:400.5 the player whose step it is; outside a step, the one with the initiative (vs:G:Primary Player)."""
        return self.step_player if self.step_player >= 0 else self.initiative

    def clockwise(self, start: int) -> tuple[int, ...]:
        """The players still in the game, clockwise from `start` (who may have left)."""
        order = self.order
        for i, p in enumerate(order):
            if p >= start:
                return order[i:] + order[:i]
        return order

    def after(self, player: int) -> int:
        """The next player clockwise."""
        following: tuple[int, ...] = self.clockwise(player + 1)
        return following[0]

    def opponents(self, player: int) -> tuple[int, ...]:
        """Everyone else still in the game, clockwise."""
        return tuple(p for p in self.clockwise(player) if p != player)

    # -- zones ----------------------------------------------------------------------------------------------------

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The numbers in one zone of one player."""
        return self.zones[player * ZONES + kind]

    @property
    def chain_zone(self) -> int:
        """The index of the chain, which all share."""
        return len(self.zones) - 1

    def kind_of_zone(self, zone: int) -> int:
        """DECK ... RESOURCES for a player's zone, 6 for the chain (vs:G:Zone)."""
        kind = zone % ZONES
        # the chain comes after the players' zones, and so looks like another deck
        return CHAIN if not kind and zone == len(self.zones) - 1 else kind

    def in_rows(self, number: int) -> bool:
        """Is it in a front or support row, or attached to a character there?"""
        zone = self.cards[number].zone
        return bool(zone % ZONES == ROWS)

    def stands(self, number: int) -> bool:
        """Is it a character in its front or support row (vs:701.5, vs:701.13)?"""
        return self.in_rows(number) and bool(self.cards[number].attached < 0)

    def in_resources(self, number: int) -> bool:
        """Is it in a resource row? (vs:G:Resource Row)."""
        zone = self.cards[number].zone
        return bool(zone % ZONES == RESOURCES)

    def in_play(self, number: int) -> bool:
        """Is it an object: in a row, attached, or in a resource row?"""
        zone = self.cards[number].zone
        return bool(zone % ZONES >= ROWS)

    def characters(self, player: int) -> list[int]:
        """The characters a player controls, in the order they came."""
        return [n for n in self.zone(player, ROWS) if self.cards[n].attached < 0]

    def equipment_on(self, number: int) -> list[int]:
        """The equipment attached to a character."""
        card = self.cards[number]
        ref = card.ref
        return [n for n in self.zone(card.controller, ROWS) if self.cards[n].attached == ref]

    # -- combat ---------------------------------------------------------------------------------------------------

    def attacking(self, number: int) -> bool:
        """Does it have the attacker characteristic (vs:701.1)?"""
        a = self.attack
        return a is not None and bool(a.attackers) and self.ref(number) in a.attackers

    def defending(self, number: int) -> bool:
        """Does it have the defender characteristic (vs:701.2)?"""
        a = self.attack
        return a is not None and a.begun and a.defender == self.ref(number)

    # -- positions ------------------------------------------------------------------------------------------------

    def at(self, player: int, hidden: bool, row: int, col: int) -> int:
        """The character at a position, or -1.

        Each position holds one character (vs:705.1, vs:G:Position, vs:G:Row, vs:G:Front Row, vs:G:Support Row).
        """
        for n in self.zone(player, ROWS):
            c = self.cards[n]
            if c.attached < 0 and c.row == row and c.col == col and c.hidden is hidden:
                return n
        return -1

    def columns(self, player: int, hidden: bool) -> list[int]:
        """The occupied columns of one area, left to right.

        The areas have columns of their own, with none between them (vs:G:Area).
        """
        found = {
            self.cards[n].col for n in self.zone(player, ROWS) if self.cards[n].attached < 0 and self.cards[n].hidden is hidden
        }
        return sorted(found)

    def protected(self, number: int) -> bool:
        """vs:701.7 in a support row, behind a non-stunned character of the same column; a stunned one never is.

        Any other is unprotected; only characters of one player and area share a column (vs:701.12d, vs:701.16, vs:705.2b,
        vs:G:Protected, vs:G:Protecting, vs:G:Unprotected).
        """
        c = self.cards[number]
        if c.stunned or not self.in_rows(number):
            return False
        shelter = self.now(number).shelter
        if shelter:
            # a modifier gives or takes the quality, wherever it stands (vs:513.2f, vs:513.2h)
            return bool(shelter > 0)
        if c.row != SUPPORT:
            return False
        front = self.at(c.controller, c.hidden, FRONT, c.col)
        return front >= 0 and not self.cards[front].stunned

    def adjacent(self, x: int, y: int) -> bool:
        """vs:705.2 same row and neighbouring columns, or same column and the other row; one player, one area (vs:705.2a).

        Two resources are neighbours in one resource row (vs:705.4), a resource and a character never (vs:705.5, vs:G:Adjacent).
        """
        a, b = self.cards[x], self.cards[y]
        rowed = (a.zone % ZONES == ROWS, b.zone % ZONES == ROWS)
        if rowed != (True, True):
            if any(rowed) or a.zone != b.zone or not self.in_resources(x):
                return False
            order = self.zones[a.zone]
            return bool(abs(order.index(x) - order.index(y)) == 1)
        if x == y or a.controller != b.controller or a.hidden is not b.hidden or a.attached >= 0 or b.attached >= 0:
            return False
        if a.col == b.col:
            return bool(a.row != b.row)
        return bool(a.row == b.row and abs(a.col - b.col) == 1)


def player_name(s: VsState, player: int, seat: int) -> str:
    """ "you" for a seat's own player, else the name."""
    name: str = s.players[player].name
    return name


def name_of(s: VsState, number: int, seat: int) -> str:
    """A card's name as this seat may know it."""
    c = s.things[number]
    if not isinstance(c, VsCard):
        return str(getattr(c, "name", None) or getattr(c, "words", "an effect"))
    return c.printed.full_name if knows(c, seat) else "a card"


def knows(c: VsCard, seat: int) -> bool:
    """Does this seat (-1: a spectator) know which card this is?"""
    return bool(c.known & ALL_SEATS) and (c.known == ALL_SEATS if seat < 0 else bool(c.known >> seat & 1))


def remained_exhausted(s: VsState, ref: int, since: int) -> bool:
    """Has this object been in play and exhausted ever since that time, face up or face down (vs:513.6c)?"""
    if not s.there(ref) or not s.in_play(ref & NUMBER_MASK):
        return False
    c = s.card(ref)
    return bool(c.exhausted and c.readied <= since)


class Result:
    """How a match ended: the winners (several only where a rule says so, none for a draw), and the rule."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, winners: tuple[int, ...], rule: str, reason: str) -> None:
        self.winners = winners
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, {self.reason})"


class VsAction(Action["VsState"]):
    """An action that takes priority. `passing` is true for the pass alone."""

    __slots__ = ()
    passing: ClassVar[bool] = False

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        """The frame that carries it out; `rest` is what was answered beyond the option itself."""
        raise NotImplementedError

    def free(self, s: VsState) -> bool:
        """Could it be done again and again without using anything up (vs:703.1a)?"""
        return False

    def key(self, s: VsState) -> Hashable:
        """What tells one that is free from others."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the card it is about."""
        return self.ref & NUMBER_MASK


class Referee(Game["VsState", Values]):
    """Vs. System, as far as anything but the kernel asks it."""

    #: vs:708.5a what powering-up does
    power_up: ClassVar[Continuous]
    #: granting an affiliation flags the objects it reaches, as qualities do (VS-A7)
    flags_affiliations: ClassVar[bool] = True

    def barred(self, s: VsState, event: Event) -> bool:
        """Would this event be forbidden just now?"""
        raise NotImplementedError

    def may_reinforce(self, s: VsState, source: int) -> bool:
        """vs:701.10d may this source give other characters reinforcement?"""
        raise NotImplementedError

    def all_may_be_targets(self, s: VsState) -> bool:
        """Does nothing keep cards from being chosen as targets?"""
        raise NotImplementedError

    def may_target(self, s: VsState, number: int, scope: Scope) -> bool:
        """vs:504.3 may this be chosen as a target by the effect of this scope?"""
        raise NotImplementedError

    def controls_name(self, s: VsState, player: int, name: str) -> bool:
        """vs:201.5 control of an object of that name, or being considered to control one."""
        raise NotImplementedError

    def words_of(self, s: VsState, what: str) -> Sequence[str]:
        """The words that may be chosen: "an affiliation", "a card name", "a version" ... (vs:511.4)."""
        raise NotImplementedError

    def options(self, s: VsState, player: int, seen: tuple[object, ...] = ()) -> list[VsAction]:
        """Every legal action of a player with priority."""
        raise NotImplementedError

    def look_at_top(self, s: VsState, player: int) -> None:
        """vs:511.8 who may look at the top card of the deck whenever having priority does so now."""
        raise NotImplementedError

    def likeness(self, s: VsState) -> Hashable:
        """What the table looks like without its timestamps."""
        raise NotImplementedError
