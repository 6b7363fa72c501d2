"""What `search` has to be told of the DC Deck-Building Game: which purchases there are, and how they are tried out.

A turn's purchases are looked at as a whole, once all cards are played. Each is tried on the same deals: the turn ends, the others do
nothing, and the next hand is what has been bought with cards of one's own deck, the same ones for every line. What that hand comes
to, so often as it will be seen before the game is over, and the victory points bought are what a purchase is worth.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final
from zlib import crc32

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.agent.greedy import answer, does_something, offers_of
from longbox.games.dcdb.agent.worth import best_purchase, worth
from longbox.games.dcdb.rules.buying import Buy
from longbox.games.dcdb.rules.ending import points
from longbox.games.dcdb.rules.playing import Play, Use
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.games.dcdb.state import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    MAIN_DECK,
    PLAY,
    STARTER,
    SUPER_VILLAIN,
    SUPER_VILLAINS,
    WEAKNESS,
    DcState,
)
from longbox.kernel.frames import answer as give

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.agents.playouts import Line
    from longbox.kernel.decisions import Answer, Decision

#: purchases looked into, and of so many cards for sale they are made up
MOST: Final = 8
AMONG: Final = 7
#: victory points that so much Power buys in a turn: twice the Power is worth more than twice as much
PER_POWER: Final = 0.055
#: turns of one's own that a Super-Villain of the stack stands for, and those before the first falls
PER_VILLAIN: Final = 1.3
EARLY: Final = 6
#: what a starting card or Weakness less in the deck is worth in each turn to come
RID: Final = 0.12
#: what a Super-Villain is worth besides: nobody else has it
NOBODY_ELSE: Final = 1.5
#: victory points that make the whole scale, where it begins, and what a point of `worth` comes to
SCALE: Final = 140.0
LOWEST: Final = -50.0
TO_POINTS: Final = 1.2
#: what a Location in play is worth in each turn to come
STAYS: Final = 0.25


class Trial:
    """One purchase tried out in one deal: who buys in which turn, with which cards by name, and its points as the hand that tries it is played."""

    __slots__ = ("before", "me", "points", "turn")

    def __init__(self, turn: int, me: int, before: Counter[str]) -> None:
        self.turn = turn
        self.me = me
        self.before = before
        self.points = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trial) and self.turn == other.turn

    def __hash__(self) -> int:
        return hash(self.turn)


class DcWays:
    """Everybody for themselves; a purchase is judged by the next hand that it may make."""

    together = False
    clearly = 1.5
    iterations = 80

    def quick(self, s: DcState, d: Decision) -> Answer:
        return answer(s, d)

    def playing_on(self, start: Trial) -> Callable[[DcState, Decision], Answer]:
        """The others do nothing; oneself plays the hand that tries the purchase out."""
        laid = False

        def play(s: DcState, d: Decision) -> Answer:
            nonlocal laid
            if not laid:
                laid = True
                _lay(s, start)
            if d.kind == "turn" and d.player != start.me:
                return (_ending(d),)
            return answer(s, d)

        return play

    def candidates(self, s: DcState, d: Decision) -> Sequence[Answer]:
        return ()

    def lines(self, s: DcState, d: Decision) -> Sequence[tuple[Line, float]]:
        """What may be bought with the Power there is; first what greedy would buy, and to buy nothing is among them."""
        if d.kind != "turn" or _unplayed(s, d):
            return ()
        for_sale = {s.card(o.ref).number: o.ref for o in d.options if isinstance(o, Buy)}
        if not for_sale:
            return ()
        offers = offers_of(s, d.player, list(for_sale))
        first = best_purchase(s, offers, s.power)[1]
        found: dict[tuple[int, ...], float] = {tuple(sorted(first)): _estimate(s, first)}
        sets = [(n,) for n in for_sale] + [
            chosen
            for k in (2, 3)
            for chosen in combinations([n for n, _, stacked in offers if not stacked][:AMONG], k)
            if sum([price for n, price, _ in offers if n in chosen]) <= s.power
        ]
        for chosen in sorted(sets, key=lambda each: -_estimate(s, each))[:MOST]:
            found.setdefault(tuple(sorted(chosen)), _estimate(s, chosen))
        found.setdefault((), 0.0)
        have = points(s, d.player)
        out: dict[Line, float] = {}
        for chosen, estimate in found.items():
            # several are one as far as the first question that comes up
            out.setdefault(self._line(s, d, chosen), scaled(have + estimate * TO_POINTS))
        return [(line, estimate) for line, estimate in out.items() if line]

    def once(self, s: DcState, d: Decision) -> Hashable:
        return ("turn", s.turn) if d.kind == "turn" else None

    def signature(self, s: DcState, d: Decision) -> Hashable:
        return (d.kind, d.player, s.turn, len(d.options))

    def start(self, s: DcState) -> Trial:
        me = s.active
        return Trial(s.turn, me, Counter([s.card(n).printed.digest_key for n in _mine(s, me)]))

    def over(self, s: DcState, start: Trial) -> bool:
        """The hand of the next turn is played."""
        d = s.decision
        if s.turn > start.turn + len(s.order):
            return True
        return s.turn > start.turn and d is not None and d.kind == "turn" and d.player == start.me and not _unplayed(s, d)

    def value(self, s: DcState, seat: int, start: Trial) -> float:
        me = start.me
        total = points(s, me)
        if s.result is not None or s.active != me:
            return scaled(total)
        mine = [s.now(n) for n in _mine(s, me)]
        seen = turns_left(s, me) * s.format.hand / max(s.format.hand, sum(start.before.values()))
        junk = sum(
            [1.0 if WEAKNESS in v.types or v.play is None else 0.3 for v in mine if WEAKNESS in v.types or STARTER in v.types]
        )
        hand = PER_POWER * max(0, s.power) ** 2 + (total - start.points) - RID * turns_left(s, me) * junk
        villains = sum([s.card(n).printed.kind == SUPER_VILLAIN for n in _mine(s, me)])
        stay = sum([LOCATION in s.now(n).types for n in s.zone(me, PLAY)])
        return scaled(start.points + NOBODY_ELSE * villains + STAYS * turns_left(s, me) * stay + seen * hand)

    def _line(self, s: DcState, d: Decision, chosen: tuple[int, ...]) -> Line:
        """The answers that buy these cards, the dearest first, and end the turn; those before something else is asked."""
        t: DcState = s.clone()
        out: list[tuple[Hashable, Answer]] = []
        refs = sorted(chosen, key=lambda n: -ev.cost_to_buy(s, d.player, n))
        for n in refs:
            asked = t.decision
            if asked is None or asked.kind != "turn" or asked.player != d.player:
                return tuple(out)
            at = next((i for i, o in enumerate(asked.options) if isinstance(o, Buy) and t.card(o.ref).number == n), -1)
            if at < 0:
                return ()
            out.append((self.signature(t, asked), (at,)))
            give(t, (at,))
        asked = t.decision
        if asked is not None and asked.kind == "turn" and asked.player == d.player and not _unplayed(t, asked):
            out.append((self.signature(t, asked), (_ending(asked),)))
        return tuple(out)


def scaled(vp: float) -> float:
    """Victory points on the scale of values, from 0 to 1."""
    return min(1.0, max(0.0, (vp - LOWEST) / SCALE))


def _lay(s: DcState, start: Trial) -> None:
    """The hand that tries the purchase out: what is new in the deck, and of the rest the same cards for every line of this deal."""
    me = start.me
    start.points = points(s, me)
    if s.player(me).out or s.active == me:
        return
    deal = "".join([s.card(n).printed.digest_key for n in s.shared(MAIN_DECK)[-6:]])
    there: Counter[str] = Counter()
    order: list[tuple[int, int]] = []
    for n in _mine(s, me):
        key = s.card(n).printed.digest_key
        there[key] += 1
        new = there[key] > start.before[key]
        order.append((-1 if new else crc32(f"{deal} {key} {there[key]}".encode()), n))
    hand = [n for _, n in sorted(order)[: s.format.hand]]
    for n in s.zone(me, HAND):
        if n not in hand:
            ev.Put(s.ref(n), DECK, me, None, me).apply(s)
    for n in hand:
        if n not in s.zone(me, HAND):
            ev.Put(s.ref(n), HAND, me, None, me).apply(s)


def turns_left(s: DcState, player: int) -> float:
    """How many turns a player will have yet, about."""
    return PER_VILLAIN * len(s.shared(SUPER_VILLAINS)) + max(0, EARLY - s.player(player).turns)


def _mine(s: DcState, player: int) -> list[int]:
    """The cards of a player's deck, wherever they lie."""
    return [n for kind in (HAND, PLAY, DISCARD, DECK) for n in s.zone(player, kind)]


def _unplayed(s: DcState, d: Decision) -> bool:
    """Is there something to be played or used first?"""
    return any([isinstance(o, Use) or (isinstance(o, Play) and does_something(s, o.ref)) for o in d.options])


def _ending(d: Decision) -> int:
    return next((i for i, o in enumerate(d.options) if isinstance(o, EndTurn)), 0)


def _estimate(s: DcState, chosen: Sequence[int]) -> float:
    """What greedy thinks of a purchase."""
    return sum([worth(s, s.now(n)) + (NOBODY_ELSE if s.place(n) == SUPER_VILLAINS else 0.0) for n in chosen])
