"""The state: zones and who owns them, whose turn it is, Power, and what is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.dcdb.state.card import Values
from longbox.games.dcdb.state.things import DcCard, DcPlayer
from longbox.games.dcdb.state.zones import FIRST_SHARED, LINE_UP, PLAY, SUPER_VILLAINS, ZONES
from longbox.kernel.state import StateOf

if TYPE_CHECKING:
    from longbox.games.dcdb.state.format import Format

# facets (bit 0 is the kernel's TEXT: what listens came, went or turned)
F_TEXT = 1
F_PLAY, F_LINE_UP, F_TURN, F_PILES = (1 << i for i in range(1, 5))

#: every seat knows it
ALL_SEATS = (1 << 16) - 1


class Result:
    """How it ended: the winners, all players from first to last place, and their victory points."""

    __slots__ = ("places", "points", "reason", "rule", "winners")

    def __init__(self, rule: str, reason: str, places: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.rule = rule
        self.reason = reason
        self.places = places
        self.points = points
        self.winners: tuple[int, ...] = places[:1]


class Pending:
    """A triggered ability that waits to be resolved (dcdb:2.070)."""

    __slots__ = ("active", "scope", "serial")

    def __init__(self, serial: int, active: Any, scope: Any) -> None:
        self.serial = serial
        self.active = active
        self.scope = scope


class DcState(StateOf[Any, Values, DcCard, DcPlayer]):
    """The state. `order` are the players still in the game, clockwise; `power` is the active player's (dcdb:1.050).

    `active` is the active player, -1 while there is none (dcdb:6.020); `last` whoever has completed a turn most recently.
    """

    __slots__ = (
        "active",
        "attack",
        "confrontation",
        "cycle_ends",
        "defeats",
        "first",
        "format",
        "fresh",
        "last",
        "order",
        "over",
        "playing",
        "power",
        "setup",
        "starters",
        "time",
        "turn",
        "up",
    )

    def __init__(self, game: Any, seed: int, setup: dict[str, Any], format: Format) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.format = format
        self.order: tuple[int, ...] = ()
        self.starters = 0
        self.first = -1
        self.active = -1
        self.last = -1
        self.turn = 0
        self.power = 0
        #: dcdb:8.010 the turn is over, though its player is still the active one
        self.over = False
        #: dcdb:6.110 is the active player in a Confrontation?
        self.confrontation = False
        #: the Super-Villain that lies face up, a card number; -1 while there is none
        self.up = -1
        #: the Super-Villains defeated from the stack, in order
        self.defeats: tuple[int, ...] = ()
        #: dcdb:8.120 no Super-Villain is left: the game ends with the turn cycle
        self.cycle_ends = False
        #: dcdb:9.020 once time is called: how many turn cycles are still to be completed, the one under way among them
        self.time = 0
        #: the attacks under way, the innermost last
        self.attack: tuple[AttackUnderWay, ...] = ()
        #: the cards that are being played and have not resolved yet, the innermost last, as numbers
        self.playing: tuple[int, ...] = ()
        #: what was gained or destroyed this turn and has something to say of that, with the player who has done it
        self.fresh: tuple[tuple[int, int], ...] = ()

    def copy_into(self, new: Any) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.format = self.format
        new.order = self.order
        new.starters = self.starters
        new.first = self.first
        new.active = self.active
        new.last = self.last
        new.turn = self.turn
        new.power = self.power
        new.over = self.over
        new.up = self.up
        new.confrontation = self.confrontation
        new.defeats = self.defeats
        new.cycle_ends = self.cycle_ends
        new.time = self.time
        new.attack = self.attack
        new.fresh = self.fresh
        new.playing = self.playing

    # -- zones ----------------------------------------------------------------------------------------------------

    def index(self, kind: int, player: int = -1) -> int:
        """The index of a zone by its kind; of a player's, that player's."""
        return self.starters * ZONES + kind - FIRST_SHARED if kind >= FIRST_SHARED else player * ZONES + kind

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The cards in a player's zone."""
        return self.zones[player * ZONES + kind]

    def shared(self, kind: int) -> tuple[int, ...]:
        """The cards in a shared zone."""
        return self.zones[self.starters * ZONES + kind - FIRST_SHARED]

    def kind_of(self, zone: int) -> int:
        """The kind of the zone with this index."""
        first = self.starters * ZONES
        return zone - first + FIRST_SHARED if zone >= first else zone % ZONES

    def player_of(self, zone: int) -> int:
        """Whose zone it is; -1 of a shared one."""
        return zone // ZONES if zone < self.starters * ZONES else -1

    def place(self, number: int) -> int:
        """The kind of zone that a card lies in."""
        c: DcCard = self.cards[number]
        return self.kind_of(c.zone)

    # -- players --------------------------------------------------------------------------------------------------

    def from_player(self, player: int) -> tuple[int, ...]:
        """The players still in the game in turn order, from this one on (or the next, when it is out)."""
        return tuple(p for p in self.order if p >= player) + tuple(p for p in self.order if p < player)

    def left_in_cycle(self) -> tuple[int, ...]:
        """dcdb:8.120 the players who have yet to take their turn in this cycle; between turns, after the one that was last (dcdb:9.020)."""
        now = self.active if self.active >= 0 else self.last
        return tuple([p for p in self.order if (p - self.first) % self.starters > (now - self.first) % self.starters])

    def turns_left(self) -> int:
        """dcdb:9.020 how many turns follow at most; -1 while there is no telling."""
        if self.cycle_ends:
            return len(self.left_in_cycle())
        return len(self.left_in_cycle()) + (self.time - 1) * len(self.order) if self.time else -1

    def foes(self, player: int) -> tuple[int, ...]:
        """The other players in turn order, the next one first."""
        return tuple(p for p in self.from_player(player + 1) if p != player)

    def controls(self, player: int) -> tuple[int, ...]:
        """dcdb:6.140 the cards that a player controls: those in its play zone."""
        return self.zone(player, PLAY)

    # -- what lies there ------------------------------------------------------------------------------------------

    def super_villain(self) -> int:
        """The number of the Super-Villain that lies face up on the stack; -1 if none does (dcdb:3.012)."""
        stack = self.shared(SUPER_VILLAINS)
        return self.up if stack and stack[0] == self.up else -1

    def line_up(self) -> tuple[int, ...]:
        """The cards in the Line-Up."""
        return self.shared(LINE_UP)


class AttackUnderWay:
    """An attack under way (dcdb:6.060). Never changed in place: who attacks, with what; -1 is a Super-Villain's first appearance."""

    __slots__ = ("avoided", "hit", "player", "serial", "source", "target")

    def __init__(self, serial: int, player: int, source: int) -> None:
        self.serial = serial
        self.player = player
        self.source = source
        #: whose part of it is resolved just now
        self.target = -1
        self.hit: tuple[int, ...] = ()
        self.avoided: tuple[int, ...] = ()

    def further(self, target: int, hit: tuple[int, ...], avoided: tuple[int, ...]) -> AttackUnderWay:
        """A copy, further on."""
        out = AttackUnderWay(self.serial, self.player, self.source)
        out.target = target
        out.hit = hit
        out.avoided = avoided
        return out


def knows(c: DcCard, seat: int) -> bool:
    """Does a seat (-1: a spectator) know which card this is?"""
    return c.known == ALL_SEATS if seat < 0 else bool(c.known >> seat & 1)


def name_of(s: DcState, ref: int, seat: int) -> str:
    """A card's name as a seat may know it."""
    if ref < 0:
        return "the game"
    c = s.card(ref)
    name: str = c.printed.name
    return name if knows(c, seat) else "a card"


def player_name(s: DcState, player: int) -> str:
    """A player's name."""
    return s.player(player).name


__all__ = [
    "ALL_SEATS",
    "F_LINE_UP",
    "F_PILES",
    "F_PLAY",
    "F_TEXT",
    "F_TURN",
    "AttackUnderWay",
    "DcState",
    "Pending",
    "Result",
    "knows",
    "name_of",
    "player_name",
]
