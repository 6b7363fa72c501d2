"""The state: zones, whose turn and phase it is, and the combat under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs2pcg.state.card import INFINITE, MAIN, SWARM, Values
from longbox.games.vs2pcg.state.things import PcgCard, PcgPlayer
from longbox.games.vs2pcg.state.zones import BACK, FRONT, REMOVED, ROWS, ZONES
from longbox.kernel.state import NUMBER_MASK, StateOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope
    from longbox.kernel.setups import Setup

# facets (bit 0 is the kernel's TEXT)
F_TEXT = 1
#: which characters lie in which row, face up or stunned, their counters, levels and roles: what every table of values depends on
F_LIES = 2
#: hands, decks and piles
F_PILES = 4
#: the turn, its phase, the combat
F_TURN = 8
#: what else is true of cards in play: ready or not, wounds, XP; resources
F_STATE = 16
#: all of play, for whoever reads it
F_PLAY = F_LIES | F_STATE
#: every seat knows it
ALL_SEATS = (1 << 16) - 1


class Result:
    """How it ended: the players who have won; several are a tie, or a team."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, rule: str, reason: str, winners: tuple[int, ...]) -> None:
        self.rule = rule
        self.reason = reason
        self.winners = winners


class Combat:
    """A combat under way, never changed in place: attackers and defender (references; -1 once it has left), and who has struck.

    `cancelled` it ends without any strike (vs2pcg:term-cancel-combat#1). `rest` are other defenders, and `freed` the player for whom it counts as
    a combat on the own turn, where a card says so (vs2pcg:golden-rules#1).
    """

    __slots__ = ("attackers", "cancelled", "defender", "freed", "ranged", "rest", "struck", "team")

    def __init__(
        self,
        attackers: tuple[int, ...],
        defender: int,
        ranged: bool,
        team: bool,
        struck: tuple[int, ...] = (),
        cancelled: bool = False,
        rest: tuple[int, ...] = (),
        freed: int = -1,
    ) -> None:
        self.attackers = attackers
        self.defender = defender
        self.ranged = ranged
        #: it was begun as a team attack (vs2pcg:team-attacks#1)
        self.team = team
        self.struck = struck
        self.cancelled = cancelled
        self.rest = rest
        self.freed = freed

    @property
    def empty(self) -> bool:
        """Is there no attacker or no defender left (2P-A3)?"""
        return self.defender < 0 or not self.attackers

    @property
    def defenders(self) -> tuple[int, ...]:
        """The defender, with the others if a card has made several."""
        return (self.defender, *self.rest) if self.defender >= 0 else ()

    def without(self, ref: int) -> Combat:
        """vs2pcg:stunned-characters#2 what is stunned is removed from combat."""
        left = tuple([r for r in self.attackers if r != ref])
        first, *rest = [r for r in self.defenders if r != ref] or [-1]
        return Combat(left, first, self.ranged, self.team, self.struck, self.cancelled, tuple(rest), self.freed)

    def defended_by(self, ref: int) -> Combat:
        """The same with another defender."""
        return Combat(self.attackers, ref, self.ranged, self.team, self.struck, self.cancelled, self.rest, self.freed)

    def after(self, struck: tuple[int, ...]) -> Combat:
        """The same, after these have struck."""
        done = (*self.struck, *struck)
        return Combat(self.attackers, self.defender, self.ranged, self.team, done, self.cancelled, self.rest, self.freed)

    def called_off(self) -> Combat:
        """The same, cancelled."""
        return Combat(self.attackers, self.defender, self.ranged, self.team, self.struck, True, self.rest, self.freed)


class Pending:
    """A triggered power that waits to be resolved (vs2pcg:timing#1)."""

    __slots__ = ("active", "scope", "serial")

    def __init__(self, serial: int, active: Active, scope: Scope) -> None:
        self.serial = serial
        self.active = active
        self.scope = scope


class PcgState(StateOf[Any, Values, PcgCard, PcgPlayer]):
    """The state. `order` are the players still in the game in turn order; `recruiter` is the one whose recruit step it is, or was last."""

    __slots__ = ("active", "combat", "first", "idle", "moved", "order", "phase", "recruiter", "setup", "starters", "turn")

    def __init__(self, game: Any, seed: int, setup: Setup) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.starters = 0
        self.first = -1
        self.active = -1
        self.turn = 0
        self.phase = ""
        self.recruiter = -1
        #: who has changed rows in this formation step
        self.moved: tuple[int, ...] = ()
        self.combat: Combat | None = None
        #: turns in succession, with every deck empty, in which nobody attacked (2P-A7)
        self.idle = 0

    def copy_into(self, new: Any) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.order = self.order
        new.starters = self.starters
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.recruiter = self.recruiter
        new.moved = self.moved
        new.combat = self.combat
        new.idle = self.idle

    # -- zones --------------------------------------------------------------------------------------------------------

    def index(self, kind: int, player: int = -1) -> int:
        """The index of a zone by its kind: a player's, or the shared one; vs2pcg:two-headed#2 teammates may share their rows."""
        if kind in ROWS:
            return self.home(player) * ZONES + kind
        return player * ZONES + kind if kind < ZONES else self.starters * ZONES + kind - REMOVED

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The cards in a player's zone; vs2pcg:two-headed#3 resources are nobody else's."""
        return self.zones[(self.home(player) if kind in ROWS else player) * ZONES + kind]

    def player_of(self, zone: int) -> int:
        """Whose zone it is; -1 of the shared one."""
        return zone // ZONES if zone < self.starters * ZONES else -1

    def place(self, number: int) -> int:
        """The kind of zone that a card lies in."""
        zone = self.cards[number & NUMBER_MASK].zone
        shared = zone - self.starters * ZONES
        return zone % ZONES if shared < 0 else REMOVED + shared

    # -- players ------------------------------------------------------------------------------------------------------

    def home(self, player: int) -> int:
        """vs2pcg:two-headed#2, vs2pcg:two-headed#7 the player in whose rows the characters of a side lie."""
        return self.players[player & NUMBER_MASK].home

    @property
    def two_headed(self) -> bool:
        """vs2pcg:two-headed#1 are rows and turns shared?"""
        return self.setup.get("mode") == "two-headed"

    def sides(self, players: Sequence[int]) -> tuple[int, ...]:
        """The sides of some players, each once, by the player in whose rows its characters lie."""
        return tuple(dict.fromkeys([self.players[p].home for p in players]))

    @property
    def points(self) -> int:
        """The recruit points of the player whose step it is; vs2pcg:two-headed#4 a teammate's are its own."""
        who = self.recruiter if self.phase == "recruit" else self.active
        return self.players[who].points if who >= 0 else 0

    def acts(self, player: int) -> bool:
        """Is it this player's turn? vs2pcg:two-headed#4 teammates may share it."""
        return self.active >= 0 and self.home(self.active) == self.home(player)

    def from_player(self, player: int) -> tuple[int, ...]:
        """The players in turn order, from this one on."""
        return tuple([p for p in self.order if p >= player]) + tuple([p for p in self.order if p < player])

    def foes(self, player: int) -> tuple[int, ...]:
        """vs2pcg:term-enemy#1 a player's opponents, in turn order; vs2pcg:two-vs-two#4 no teammate is one."""
        team = self.player(player).team
        return tuple([p for p in self.from_player(player) if self.players[p].team != team])

    def allied(self, player: int) -> tuple[int, ...]:
        """The players still in the game of a player's team, with itself."""
        team = self.player(player).team
        return tuple([p for p in self.order if self.player(p).team == team])

    # -- cards --------------------------------------------------------------------------------------------------------

    def side(self, player: int) -> tuple[int, ...]:
        """vs2pcg:term-on-your-side#1 the characters on a player's side, front row first."""
        at = self.players[player & NUMBER_MASK].home * ZONES
        return self.zones[at + FRONT] + self.zones[at + BACK]

    def in_play(self, number: int) -> bool:
        """Is it a character in play?"""
        return self.place(number) in ROWS

    def controller(self, ref: int) -> int:
        """On whose side a card is."""
        return self.player_of(self.cards[ref & NUMBER_MASK].zone)

    def decider(self, ref: int) -> int:
        """Who decides for a character: the player on whose side it is; vs2pcg:two-headed#7 of two its owner, if it is one of them."""
        c = self.cards[ref & NUMBER_MASK]
        side, owner = self.player_of(c.zone), c.owner
        if owner == side:
            return side
        return owner if side >= 0 and self.home(owner) == side and not self.player(owner).out else side

    def stunned(self, ref: int) -> bool:
        """Is a character stunned? vs2pcg:stunned-characters#1 it lies face down."""
        return self.cards[ref & NUMBER_MASK].face == 1

    def has(self, ref: int, word: str) -> bool:
        """Has a character a keyword? vs2pcg:stunned-characters#3 a stunned one has lost its powers, vs2pcg:keyword-swarm#1 but one."""
        return word in self.now(ref & NUMBER_MASK).words

    def swarms(self, ref: int) -> bool:
        """vs2pcg:keyword-swarm#1 may there be several of its name?"""
        return self.has(ref, SWARM)

    def atk(self, ref: int) -> int:
        """vs2pcg:calculating-atk-def#1 the current ATK; vs2pcg:calculating-atk-def#3 below zero counts as zero."""
        return bounded(max(0, self.now(ref & NUMBER_MASK).atk))

    def def_(self, ref: int) -> int:
        """vs2pcg:calculating-atk-def#1 the current DEF."""
        return bounded(self.now(ref & NUMBER_MASK).def_)

    def original(self, player: int) -> int:
        """vs2pcg:term-your-main#1, vs2pcg:term-owner#1 the number of the main character that a player began with."""
        return self.player(player).main

    def main(self, player: int) -> int:
        """vs2pcg:term-your-main#1 the number of "your main character": the one begun with, while it is on one's side and a main character."""
        n = self.original(player)
        if n >= 0 and self.card(n).kind == MAIN and self.in_play(n) and self.controller(n) == self.home(player):
            return n
        return next((n for n in self.side(player) if self.card(n).role == MAIN and self.card(n).under == player), -1)

    def mains_of(self, player: int) -> list[int]:
        """The main characters in play, on any side, that keep a player in the game (vs2pcg:main-vs-supporting#4)."""
        return [
            n for p in self.sides(self.order) for n in self.side(p) if self.card(n).kind == MAIN and self.card(n).under == player
        ]

    def protects(self, number: int) -> bool:
        """vs2pcg:term-protection#1 a face-up character in the front row protects those face up behind it."""
        p = self.controller(number)
        if not self.guards(number) or self.place(number) != FRONT:
            return False
        return any([not self.stunned(n) for n in self.zone(p, BACK)])

    def guards(self, ref: int) -> bool:
        """vs2pcg:term-protection#1 does a character protect those behind it, where it stands in front? A stunned one does not."""
        return not self.stunned(ref) and self.now(ref & NUMBER_MASK).guards

    def protected(self, number: int) -> bool:
        """vs2pcg:term-protection#1 is a face-up character in the back row protected by one in front of it?"""
        p = self.controller(number)
        if self.stunned(number) or self.place(number) != BACK:
            return False
        return any([self.guards(n) for n in self.zone(p, FRONT)])

    def fighting(self, ref: int) -> bool:
        """Is this object in the combat under way?"""
        c = self.combat
        return c is not None and (ref == c.defender or ref in c.attackers or ref in c.rest)


def bounded(n: int) -> int:
    """A number of a character; one that is infinite is so, whatever has been added or taken since."""
    return INFINITE if n > INFINITE // 2 else n


def knows(c: PcgCard, seat: int) -> bool:
    """Does a seat (-1: a spectator) know which card this is?"""
    return c.known == ALL_SEATS if seat < 0 else bool(c.known >> seat & 1)


def name_of(s: PcgState, ref: int, seat: int) -> str:
    """A card's name as a seat may know it."""
    c = s.card(ref)
    name: str = c.name
    return name if knows(c, seat) else "a card"


def player_name(s: PcgState, player: int) -> str:
    """A player's name."""
    return s.player(player).name


__all__ = [
    "ALL_SEATS",
    "F_LIES",
    "F_PILES",
    "F_PLAY",
    "F_STATE",
    "F_TEXT",
    "F_TURN",
    "Combat",
    "PcgState",
    "Pending",
    "Result",
    "knows",
    "name_of",
    "player_name",
]
