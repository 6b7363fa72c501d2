"""The state of a game of Marvel Champions, and who may know what is where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.state.card import ALLY, HERO, MINION, Values
from longbox.games.champions.state.things import ChCard, ChPlayer
from longbox.games.champions.state.zones import ALL_SEATS, AREA, F_TEXT, SETUP, VILLAIN_AREA, ZONES
from longbox.kernel.plays import record_of, to_be_written
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK, StateOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state.setup import ChSetup
    from longbox.games.champions.state.things import Activation, Revelation, Strike
    from longbox.kernel.plays import Play


class ChState(StateOf[Any, Values, ChCard, ChPlayer]):
    """The state. `order` are the players still in the game, clockwise; `villain` and `scheme` card numbers."""

    __slots__ = (
        "accelerations",
        "activations",
        "active",
        "edition",
        "first",
        "heroic",
        "loose",
        "order",
        "phase",
        "revelations",
        "round",
        "scheme",
        "setup",
        "starters",
        "step",
        "strikes",
        "villain",
    )

    def __init__(self, game: Any, seed: int, setup: ChSetup) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.starters = 0
        self.first = 0
        self.active = -1
        self.round = 0
        self.phase = SETUP
        self.step = 0
        self.villain = -1
        self.scheme = -1
        #: champions:acceleration-token those beside the main scheme
        self.accelerations = 0
        #: champions:heroic-mode the level
        self.heroic = 0
        #: activations, strikes and revelations under way, the innermost last
        self.activations: tuple[Activation, ...] = ()
        self.strikes: tuple[Strike, ...] = ()
        self.revelations: tuple[Revelation, ...] = ()
        self.edition = ""
        #: cards of decks made anew of which what is under way still speaks: they have their old numbers until that is over
        self.loose: tuple[int, ...] = ()

    def play(self, ref: int) -> Play[Values]:
        """The record of a play under way, by its reference."""
        return record_of(self, ref)

    def write_play(self, ref: int) -> Play[Values]:
        """That record, to be changed."""
        return to_be_written(self, ref)

    def copy_into(self, new: Any) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.order = self.order
        new.starters = self.starters
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.step = self.step
        new.villain = self.villain
        new.scheme = self.scheme
        new.accelerations = self.accelerations
        new.heroic = self.heroic
        new.activations = self.activations
        new.strikes = self.strikes
        new.revelations = self.revelations
        new.edition = self.edition
        new.loose = self.loose

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Shuffled; the set-up of a situation may say what lies on top of a deck until the first turn begins (its `stacked`)."""
        out = super().shuffled(cards)
        if self.phase != SETUP or "stacked" not in self.setup or not out:
            return out
        # code by code, less what has left the deck by now: those on top went first
        wanted, whole = self.setup["stacked"].get(self.cards[out[0]].zone, ((), {}))
        top: list[int] = []
        for i, code in enumerate(wanted):
            there = [n for n in out if self.cards[n].printed.code == code]
            if wanted[i:].count(code) <= wanted.count(code) - (whole[code] - len(there)):
                top.append(next(n for n in there if n not in top))
        return (*top, *(n for n in out if n not in top))

    # -- players ----------------------------------------------------------------------------------------------------

    def in_order(self, start: int | None = None) -> tuple[int, ...]:
        """champions:in-player-order the players from the first player (or from `start`) clockwise."""
        order = self.order
        begin = self.first if start is None else start
        for i, p in enumerate(order):
            if p >= begin:
                return order[i:] + order[:i]
        return order

    def next_player(self, player: int) -> int:
        """champions:in-player-order#2 the next player clockwise."""
        return self.in_order(player + 1)[0]

    def identity(self, player: int) -> ChCard:
        """A player's identity card."""
        card: ChCard = self.cards[self.players[player].identity]
        return card

    def identity_ref(self, player: int) -> int:
        """A reference to a player's identity."""
        return self.identity(player).ref

    def is_hero(self, player: int) -> bool:
        """champions:form, champions:identity#p2 is this player in hero form?"""
        return self.identity(player).up.values.kind == HERO

    # -- zones ------------------------------------------------------------------------------------------------------

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The numbers in one zone of one player."""
        return self.zones[player * ZONES + kind]

    def shared(self, kind: int) -> int:
        """The index of a shared zone."""
        return self.starters * ZONES + kind

    def common(self, kind: int) -> tuple[int, ...]:
        """The numbers in a shared zone."""
        return self.zones[self.starters * ZONES + kind]

    def place(self, number: int) -> int:
        """Where a card is: DECK ... NEMESIS for a player's zone, 100 + kind for a shared one."""
        zone: int = self.cards[number].zone
        first = self.starters * ZONES
        return 100 + zone - first if zone >= first else zone % ZONES

    def in_play(self, number: int) -> bool:
        """champions:in-play-and-out-of-play is it in play? champions:in-play-and-out-of-play#1,
        champions:in-play-and-out-of-play#2"""
        zone: int = self.cards[number].zone
        first = self.starters * ZONES
        return zone == first + VILLAIN_AREA if zone >= first else zone % ZONES == AREA

    def alive(self, ref: int) -> bool:
        """Is this very object in play?"""
        if ref < 0:
            return False
        thing = self.cards[ref & NUMBER_MASK]
        if thing.inc != ref >> NUMBER_BITS:
            return False
        zone: int = thing.zone
        first = self.starters * ZONES
        return zone == first + VILLAIN_AREA if zone >= first else zone % ZONES == AREA

    def per_player(self, amount: tuple[int, bool]) -> int:
        """champions:per-player-icon,
        champions:icons#12 multiplied by the players who started, which elimination does not change.

        champions:per-player-icon#1
        """
        return amount[0] * self.starters if amount[1] else amount[0]

    def minions(self, player: int) -> list[int]:
        """The minions engaged with a player, in the order they came."""
        things = self.cards
        return [n for n in self.zone(player, AREA) if things[n].engaged == player]

    def allies(self, player: int) -> list[int]:
        """The allies a player controls."""
        return [n for n in self.zone(player, AREA) if self.cards[n].engaged < 0 and self.now(n).kind == ALLY]

    def controlled(self, player: int) -> list[int]:
        """champions:ownership-and-control the cards in play that a player controls, the identity first.

        champions:ownership-and-control#8, champions:you-your#8
        """
        return [n for n in self.zone(player, AREA) if self.cards[n].controller == player and not self.cards[n].down]

    def everything(self) -> list[int]:
        """The numbers of all cards in play: players in order, then the villain's play area."""
        zones = self.zones
        villains = zones[self.starters * ZONES + VILLAIN_AREA]
        if len(self.order) == 1:
            return [*zones[self.order[0] * ZONES + AREA], *villains]
        out: list[int] = []
        for p in self.in_order():
            out.extend(zones[p * ZONES + AREA])
        out.extend(villains)
        return out

    def all_minions(self) -> list[int]:
        """Every minion in play."""
        things = self.cards
        return [n for p in self.in_order() for n in self.zone(p, AREA) if things[n].engaged >= 0]

    def enemies(self) -> list[int]:
        """champions:enemy the villain, then the minions."""
        return [self.villain, *self.all_minions()]

    def schemes(self) -> list[int]:
        """The main scheme, then the side schemes."""
        things = self.cards
        return [self.scheme, *(n for n in self.common(VILLAIN_AREA) if things[n].up.values.kind == "side_scheme")]

    def friends(self, player: int) -> list[int]:
        """The characters a player controls, the identity first."""
        return [self.players[player].identity, *self.allies(player)]

    def attached_to(self, ref: int) -> list[int]:
        """champions:attach-to the cards attached to a card."""
        things = self.cards
        return [n for n in self.everything() if things[n].host == ref]

    def left(self, number: int) -> int:
        """champions:remaining-hit-points,
        champions:hit-points#1 how many hit points a character has left (champions:hit-points).

        champions:remaining-hit-points#2
        """
        return (self.now(number).hp or 0) - int(self.cards[number].damage)

    def player_of(self, number: int) -> int:
        """Whose play area a card in play is in, -1 for the villain's (champions:play-area#3).

        champions:players-play-area#3, champions:players-play-area#4, champions:villains-play-area#3,
        champions:villains-play-area#4
        """
        zone: int = self.cards[number].zone
        return zone // ZONES if zone < self.starters * ZONES else -1

    def minion(self, number: int) -> bool:
        """Is this card a minion in play?"""
        return bool(self.cards[number].engaged >= 0) or self.cards[number].up.values.kind == MINION

    @property
    def activation(self) -> Activation | None:
        """The innermost activation under way."""
        return self.activations[-1] if self.activations else None


def name_of(s: ChState, ref: int, seat: int) -> str:
    """A card's or player's name as this seat (-1: a spectator) may know it; a drone that has been one is called so still."""
    c = s.things[ref & NUMBER_MASK]
    if not isinstance(c, ChCard):
        return str(getattr(c, "name", "an effect"))
    if c.down or s.was(ref).down:
        return "a drone"
    if not knows(c, seat):
        # what it was while it lay open is no secret, wherever it is now
        past = s.past.get(ref)
        return str(past.card.up.values.name) if past is not None and knows(past.card, seat) else "a card"
    return c.up.values.name


def knows(c: ChCard, seat: int) -> bool:
    """Does this seat (-1: a spectator) know which card this is?"""
    return c.known == ALL_SEATS if seat < 0 else bool(c.known >> seat & 1)


def expire(s: ChState, *spans: str) -> None:
    """champions:lasting-effects#3 lasting effects whose time is over end."""
    if any(m.until in spans for m in s.modifiers):
        s.modifiers = tuple(m for m in s.modifiers if m.until not in spans)
        s.mark(F_TEXT)


class Result:
    """How it ended: all players win or lose together (champions:player-elimination#p2). `how` is "threat" or "hit points" of a loss."""

    __slots__ = ("how", "reason", "rule", "winners", "won")

    def __init__(self, won: bool, rule: str, reason: str, how: str, winners: tuple[int, ...]) -> None:
        self.won = won
        self.rule = rule
        self.reason = reason
        self.how = how
        self.winners = winners

    def __repr__(self) -> str:
        return f"<{'won' if self.won else 'lost'}: {self.reason} [{self.rule}]>"
