"""The agent `greedy` for the DC Deck-Building Game: it plays its hand in a good order, buys what is worth the most, thins its deck.

What it does not see it does not know: it looks at a table dealt anew from what its seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.agents.chance import Chance
from longbox.games.dcdb.agent.worth import best_purchase, in_deck, of_ref
from longbox.games.dcdb.events import cost_to_buy
from longbox.games.dcdb.language.vocabulary import (
    DECK,
    DISCARD,
    HAND,
    LINE_UP,
    LOCATION,
    TOP,
    AddToLineUp,
    AnyNumber,
    Cards,
    ChooseToDeal,
    DestroyIt,
    DiscardHand,
    DiscardIt,
    DrawCards,
    GainIt,
    GainTop,
    HandLeft,
    LeaveBehind,
    PlayAgain,
    PlayAll,
    PlayIt,
    PutIt,
    Replacement,
    ReturnIt,
    RevealIt,
    YourPower,
)
from longbox.games.dcdb.rules.attacks import Way
from longbox.games.dcdb.rules.buying import Buy
from longbox.games.dcdb.rules.playing import Play, Use
from longbox.games.dcdb.state import SUPER_VILLAINS, DcCard, DcState, Pending
from longbox.kernel.decisions import NO, YES, Answer, Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.queries import Node, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.views import View

#: when in a turn a card is played that does such a thing: the first of these that it does
_FIRST: Final = (
    (DiscardHand, 0),
    (YourPower, 5),
    (PlayAgain, 20),
    (DiscardIt, 30),
    (DrawCards, 100),
    (PlayIt, 90),
    (PlayAll, 90),
)
#: below this a card is better destroyed
_POOR: Final = 0.7
#: worth a place on top of the deck
_GOOD: Final = 2.0
#: what three Power must be worth elsewhere, so that no card is bought unseen for them
_UNSEEN: Final = 4.0


class GreedyDc:
    """A player that makes the most of each turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        #: the cards yet to be played in the order thought out, and all that can be played if nothing else has happened
        self._plan: list[int] = []
        self._expected: frozenset[int] = frozenset()

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""
        plays = {o.ref: i for i, o in enumerate(decision.options) if isinstance(o, Play)} if decision.kind == "turn" else {}
        if not self._plan or plays.keys() != self._expected:
            s: DcState = view.determinized(self._chance.bits() & 0xFFFFFFFF)
            self._plan = plan(s, plays)
            if not self._plan:
                return answer(s, decision)
        # with nothing drawn or lost the order stands: there is nothing to look at anew
        first = self._plan.pop(0)
        self._expected = frozenset(plays) - {first}
        return (plays[first],)


def answer(s: DcState, d: Decision) -> Answer:
    """An allowed answer to what is asked in a table dealt."""
    if d.kind == "turn":
        return (turn(s, d),)
    if d.kind == "may":
        return YES if accepts(s, d) else NO
    if d.kind == "mode":
        return (mode(s, d),)
    if d.kind == "trigger":
        return trigger(s, d)
    if d.kind == "avoid":
        return (avoid(d),)
    if d.kind in ("choose", "play") and isinstance(d.shape, Pick):
        return pick(s, d, d.shape)
    if d.kind == "draft":
        return draft(s, d)
    if d.kind == "mulligan":
        return YES
    if d.kind == "type":
        return (commonest(s, d),)
    # an adjustment of the hand is made, if it is one for the better
    if d.kind == "adjust":
        best = max(range(len(d.options)), key=lambda i: int(d.options[i]))
        return (best,) if d.options[best] > 0 else ()
    return d.shape.least()


def draft(s: DcState, d: Decision) -> Answer:
    """Which main character to take, if any: the dearest there is, once no dearer one can be had for all points together."""
    tier, left = d.about
    best = max(range(len(d.options)), key=lambda i: (s.card(d.options[i]).printed.tier, -i), default=-1)
    if best < 0 or (s.card(d.options[best]).printed.tier < tier and tier < left):
        return ()
    return (best,) if s.card(d.options[best]).printed.tier * 2 >= left or tier >= left else ()


# -- a turn -----------------------------------------------------------------------------------------------------------


def turn(s: DcState, d: Decision) -> int:
    """What to do next in one's turn: the whole hand is played, then the Power is spent."""
    plays = {o.ref: i for i, o in enumerate(d.options) if isinstance(o, Play)}
    if order := plan(s, plays):
        return plays[order[0]]
    for i, o in enumerate(d.options):
        if isinstance(o, Use) and o.ability(s).effect.possible(s, Scope(d.player, o.ref)) is None:
            return i
    buys = {s.card(o.ref).number: i for i, o in enumerate(d.options) if isinstance(o, Buy)}
    chosen = best_purchase(s, offers_of(s, d.player, list(buys)), s.power)[1]
    # the dearest first: what is bought may change what is left
    return buys[chosen[0]] if chosen else 0


def plan(s: DcState, plays: Iterable[int]) -> list[int]:
    """In which order cards are played, as far as that is of any use."""
    useful = [ref for ref in plays if does_something(s, ref)]
    return sorted(useful, key=lambda ref: -when(s, ref))


def offers_of(s: DcState, player: int, numbers: list[int]) -> list[tuple[int, int, bool]]:
    """What is for sale, as `best_purchase` wants it."""
    return [(n, cost_to_buy(s, player, n), s.place(n) == SUPER_VILLAINS) for n in numbers]


def does_something(s: DcState, ref: int) -> bool:
    """Is there any use in playing it?"""
    v = s.now(ref & NUMBER_MASK)
    return v.play is not None or bool(v.abilities)


def when(s: DcState, ref: int) -> int:
    """How early in a turn a card is played: what stays in play and what draws before what gives Power, what doubles that last."""
    v = s.now(ref & NUMBER_MASK)
    if LOCATION in v.types:
        return 110
    if v.play is None:
        return 1
    nodes = v.play.nodes
    if any([isinstance(n, DiscardHand) for n in nodes]):
        return _throwing(s, ref)
    for cls, early in _FIRST:
        if any([isinstance(n, cls) for n in nodes]):
            return early
    return 60 if any([isinstance(n, (GainIt, GainTop)) for n in nodes]) else 50


def _throwing(s: DcState, ref: int) -> int:
    """When to play a card that throws the hand away: first, if that is poor, else once nothing is left of it."""
    c: DcCard = s.card(ref)
    others = [s.now(n) for n in s.zone(s.active, HAND) if n != c.number]
    return 120 if others and sum([in_deck(v) for v in others]) < 1.5 * len(others) else 2


# -- questions --------------------------------------------------------------------------------------------------------


def node_asked(s: DcState) -> Node | None:
    """The piece of text that asks just now."""
    top = s.frames[-1] if s.frames else None
    return top.node if isinstance(top, EffectFrame) else None


def scope_asked(s: DcState, player: int) -> Scope:
    """What that text knows."""
    top = s.frames[-1] if s.frames else None
    return top.scope if isinstance(top, EffectFrame) else Scope(player, -1)


def accepts(s: DcState, d: Decision) -> bool:
    """Yes or no?"""
    node = node_asked(s)
    if isinstance(node, AnyNumber):
        return _buys_unseen(s, d.player)
    part = d.about[1] if len(d.about) > 1 else None
    if isinstance(part, Replacement):
        # something else instead of a card drawn: if there is anything to be had by it
        puts = [n for n in part.instead.nodes if isinstance(n, PutIt)]
        return all([n.possible(s, scope_asked(s, d.player)) is None for n in puts])
    if isinstance(part, DestroyIt):
        scope = scope_asked(s, d.player)
        c = part.who.choice()
        if c is None:
            return all([of_deck(s, r) < _POOR for r in part.who.refs(s, scope)])
        values = sorted([in_deck(s.now(n)) for n in c.query.numbers(s, scope)])[: c.least]
        return all([v < _POOR for v in values])
    # returned at once it is no use any more at the end of the turn, but it is not lost either way
    return not isinstance(part, ReturnIt)


def _buys_unseen(s: DcState, player: int) -> bool:
    """Is a card unseen worth three Power?"""
    top = s.super_villain()
    there = [*s.line_up(), *([top] if top >= 0 else [])]
    offers = offers_of(s, player, there)
    return best_purchase(s, offers, s.power)[0] - best_purchase(s, offers, s.power - 3)[0] < _UNSEEN


def of_deck(s: DcState, ref: int) -> float:
    """What the card behind a reference does for a deck."""
    return in_deck(s.now(ref & NUMBER_MASK))


def mode(s: DcState, d: Decision) -> int:
    """Which of several texts: destroying a poor card rather than losing the hand, the cost that is likelier on top of the deck."""
    options = d.options
    for i, o in enumerate(options):
        if isinstance(o, DestroyIt):
            refs = o.who.refs(s, scope_asked(s, d.player))
            return i if all([of_deck(s, r) < 4.0 for r in refs]) else (i + 1) % len(options)
    odd = [i for i, o in enumerate(options) if isinstance(o, Node) and "odd" in repr(o)]
    if odd and len(options) == 2 and not isinstance(options[0], int):
        deck = [s.now(n).cost % 2 for n in s.zone(d.player, DECK)]
        return 0 if sum(deck) * 2 > len(deck) else 1
    return 0


def commonest(s: DcState, d: Decision) -> int:
    """The card type that most cards of one's deck and discard pile have."""
    types = [t for kind in (DECK, DISCARD) for n in s.zone(d.player, kind) for t in s.now(n).types]
    return max(range(len(d.options)), key=lambda i: (types.count(d.options[i]), -i))


def trigger(s: DcState, d: Decision) -> Answer:
    """Which trigger is used next; none, if those that are left do no good."""
    shape = d.shape
    for i, o in enumerate(d.options):
        if isinstance(o, Pending) and _does_good(s, o):
            return (i,)
    return (0,) if isinstance(shape, Pick) and shape.lo else ()


def _does_good(s: DcState, p: Pending) -> bool:
    effect = p.active.ability.effect
    if isinstance(effect, PutIt) and effect.kind == DECK and effect.at == TOP:
        return all([of_deck(s, r) >= _GOOD for r in effect.who.refs(s, p.scope) if s.there(r)])
    return True


def avoid(d: Decision) -> int:
    """The way to avoid an attack that costs the least."""
    for i, o in enumerate(d.options):
        if isinstance(o, Way) and isinstance(o.ability.cost, RevealIt):
            return i
    return 0


def pick(s: DcState, d: Decision, shape: Pick) -> Answer:
    """Cards chosen: the poorest where they are lost, the best where they are got."""
    node = node_asked(s)
    refs = [o if isinstance(o, int) else -1 for o in d.options]
    if not all([r >= 0 for r in refs]):
        return shape.least()
    order = sorted(range(len(refs)), key=lambda i: (of_ref(s, refs[i]), i))
    if isinstance(node, DestroyIt):
        c = node.who.choice()
        if c is not None and isinstance(c.query, Cards) and LINE_UP in c.query.places:
            return tuple(sorted(order[: shape.lo]))
        poor = [i for i in order if of_deck(s, refs[i]) < _POOR]
        return tuple(sorted((poor + [i for i in order if i not in poor])[: max(shape.lo, min(shape.hi, len(poor)))]))
    if isinstance(node, (DiscardIt, ChooseToDeal, AddToLineUp, HandLeft, LeaveBehind)):
        return tuple(sorted(order[: shape.lo]))
    if isinstance(node, PutIt) and node.kind == DECK and node.at != TOP:
        good = [i for i in order if of_deck(s, refs[i]) >= _GOOD]
        return tuple(sorted(good[::-1][: max(shape.lo, shape.hi)])) if len(good) >= shape.lo else tuple(sorted(order[: shape.lo]))
    best = order[::-1][: shape.hi]
    if shape.lo == 0 and isinstance(node, (PutIt, GainIt)):
        best = [i for i in best if of_ref(s, refs[i]) > 0]
    return _fitting(shape, best)


def _fitting(shape: Pick, best: list[int]) -> Answer:
    """As many of these, the best first, as there is room for."""
    if shape.weights is None:
        return tuple(sorted(best))
    taken: list[int] = []
    for i in best:
        if sum([shape.weights[j] for j in (*taken, i)]) <= shape.cap:
            taken.append(i)
    return tuple(sorted(taken))
