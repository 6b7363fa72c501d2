"""The state: zones, whose turn and phase it is, and the combat under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs2pcg.state.card import MAIN, Values
from longbox.games.vs2pcg.state.zones import ROWS, ZONES
from longbox.kernel.state import NUMBER_MASK, StateOf

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state.things import PcgCard, PcgPlayer

# facets (bit 0 is the kernel's TEXT)
F_TEXT = 1
F_PLAY = 2
#: every seat knows it
ALL_SEATS = (1 << 16) - 1


class Result:
    """How it ended."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, rule: str, reason: str, winners: tuple[int, ...]) -> None:
        self.rule = rule
        self.reason = reason
        self.winners = winners


class Combat:
    """A combat under way, never changed in place: attackers and defender (references; -1 once it has left), and who has struck."""

    __slots__ = ("attackers", "defender", "ranged", "struck", "team")

    def __init__(self, attackers: tuple[int, ...], defender: int, ranged: bool, team: bool, struck: tuple[int, ...] = ()) -> None:
        self.attackers = attackers
        self.defender = defender
        self.ranged = ranged
        #: it was begun as a team attack (vs2pcg:team-attacks#1)
        self.team = team
        self.struck = struck

    def without(self, ref: int) -> Combat:
        """vs2pcg:stunned-characters#2 what is stunned is removed from combat."""
        left = tuple([r for r in self.attackers if r != ref])
        return Combat(left, -1 if self.defender == ref else self.defender, self.ranged, self.team, self.struck)


class PcgState(StateOf[Any, Values]):
    """The state. `order` are the players in turn order; `points` the recruit points left in this step."""

    __slots__ = ("active", "combat", "first", "moved", "order", "phase", "points", "setup", "starters", "turn")

    def __init__(self, game: Any, seed: int, setup: dict[str, Any]) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.starters = 0
        self.first = -1
        self.active = -1
        self.turn = 0
        self.phase = ""
        self.points = 0
        #: who has changed rows in this formation step
        self.moved: tuple[int, ...] = ()
        self.combat: Combat | None = None

    def copy_into(self, new: Any) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.order = self.order
        new.starters = self.starters
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.points = self.points
        new.moved = self.moved
        new.combat = self.combat

    def index(self, kind: int, player: int = -1) -> int:
        """The index of a zone by its kind: a player's, or the shared one."""
        return player * ZONES + kind if kind < ZONES else self.starters * ZONES

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The cards in a player's zone."""
        return self.zones[player * ZONES + kind]

    def player_of(self, zone: int) -> int:
        """Whose zone it is; -1 of the shared one."""
        return zone // ZONES if zone < self.starters * ZONES else -1

    def place(self, number: int) -> int:
        """The kind of zone that a card lies in."""
        zone = self.card(number).zone
        return zone % ZONES if zone < self.starters * ZONES else 100

    def player(self, number: int) -> PcgPlayer:
        """A player."""
        found: PcgPlayer = self.things[number]
        return found

    def card(self, ref: int) -> PcgCard:
        """The card behind a reference or number."""
        found: PcgCard = self.things[ref & NUMBER_MASK]
        return found

    def from_player(self, player: int) -> tuple[int, ...]:
        """The players in turn order, from this one on."""
        return tuple(p for p in self.order if p >= player) + tuple(p for p in self.order if p < player)

    def foes(self, player: int) -> tuple[int, ...]:
        """vs2pcg:term-enemy#1 a player's opponents, in turn order."""
        return tuple([p for p in self.from_player(player) if p != player])

    def side(self, player: int) -> tuple[int, ...]:
        """vs2pcg:term-on-your-side#1 the characters on a player's side, front row first."""
        return tuple([n for row in ROWS for n in self.zone(player, row)])

    def controller(self, ref: int) -> int:
        """On whose side a card is."""
        return self.player_of(self.card(ref).zone)

    def stunned(self, ref: int) -> bool:
        """Is a character stunned? vs2pcg:stunned-characters#1 it lies face down."""
        return self.card(ref).face == 1

    def has(self, ref: int, word: str) -> bool:
        """Has a character a keyword? vs2pcg:stunned-characters#3 a stunned one has lost its powers."""
        return not self.stunned(ref) and word in self.now(ref & NUMBER_MASK).words

    def atk(self, ref: int) -> int:
        """vs2pcg:calculating-atk-def#1 the ATK with counters; vs2pcg:calculating-atk-def#3 below zero counts as zero."""
        return max(0, self.now(ref & NUMBER_MASK).atk + self.card(ref).counters)

    def def_(self, ref: int) -> int:
        """vs2pcg:calculating-atk-def#1 the DEF with counters."""
        return self.now(ref & NUMBER_MASK).def_ + self.card(ref).counters

    def main(self, player: int) -> int:
        """The number of a player's main character in play; -1 if it has none there."""
        return next((n for n in self.side(player) if self.card(n).printed.kind == MAIN), -1)


def name_of(s: PcgState, ref: int, seat: int) -> str:
    """A card's name as a seat may know it."""
    c = s.card(ref)
    seen = c.known == ALL_SEATS if seat < 0 else bool(c.known >> seat & 1)
    return str(c.printed.name) if seen else "a card"


def player_name(s: PcgState, player: int) -> str:
    """A player's name."""
    return s.player(player).name


__all__ = ["ALL_SEATS", "F_PLAY", "F_TEXT", "Combat", "PcgState", "Result", "name_of", "player_name"]
