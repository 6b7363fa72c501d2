"""Costs (203): whether all of a cost can be paid, what it totals, and paying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.language.queries import Cards
from longbox.games.vs.language.verbs.base import Act, EachChooses
from longbox.games.vs.language.verbs.cards import ExhaustIt, KOIt, PutOnDeck, RemoveIt, ReplaceIt, ReturnToHand
from longbox.games.vs.language.verbs.costs import Alternate, DiscardThis, PayEndurance, PayPoints, PayStat
from longbox.games.vs.language.verbs.players import Discard, EachExhausts, EachKOs
from longbox.games.vs.state import DECK
from longbox.games.vs.state.bases import Frame
from longbox.kernel.copying import has_field
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.queries import Choose, Scope, Target, X, amount_of, value_of, walk
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.verbs.costs import Extra
    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import Verb
    from longbox.kernel.frames import Flow
    from longbox.kernel.origins import Told
    from longbox.kernel.queries import Value


#: costs after which a card is not there any more
LEAVES = (KOIt, RemoveIt, ReturnToHand, PutOnDeck, ReplaceIt, EachKOs)


def in_order(costs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """vs:203.6b the order in which all of them can be paid: a card is exhausted before it is stunned, and leaves play last.

    What comes to the hand, or into the pile, does so before something is taken from there.
    """
    taken = {q.where for q in (taken_from(cost) for cost in costs) if q is not None}

    def rank(cost: Verb) -> int:
        kind = kind_of_cost(cost)
        first = 0 if supplied(cost) == "hand" and "hand" in taken else 3
        return 0 if kind == "exhaust" else first + 2 if kind == "leave" else first + 1 if kind == "stun" else 3

    return tuple(sorted(costs, key=rank))


def supplied(verb: Verb) -> str:
    """The zone to which a cost brings cards with which another could be paid: "hand", "pile" or ""."""
    return "hand" if isinstance(verb, ReturnToHand) else "pile" if isinstance(verb, (Discard, DiscardThis, KOIt)) else ""


def taken_from(verb: Verb) -> Cards | None:
    """The cards of your hand or pile among which a cost is paid."""
    c = verb.who.choice() if isinstance(verb, Act) else verb if isinstance(verb, EachChooses) else None
    query = c.query if c is not None else None
    return query if isinstance(query, Cards) and query.where in ("hand", "pile") and query.whose == "you" else None


def brought(s: VsState, verb: Verb, costs: Sequence[Verb], scope: Scope) -> tuple[int, list[int]]:
    """vs:203.6b how many cards other costs bring to where this one takes them from, and which ones could be."""
    query = taken_from(verb)
    count, cards = 0, []
    for other in costs:
        if query is None or other is verb or supplied(other) != query.where:
            continue
        want = wanted(s, other, scope)
        if want is not None:
            count += want[0]
            cards += [n for n in want[1] if s.cards[n].owner == scope.you and all(f.test(s, n, scope) for f in query.filters)]
    return count, cards


def kind_of_cost(verb: Verb) -> str:
    """What a cost uses up: two costs of a kind need different cards."""
    if isinstance(verb, (ExhaustIt, EachExhausts)):
        return "exhaust"
    if isinstance(verb, LEAVES):
        return "leave"
    if isinstance(verb, (EachChooses, DiscardThis)):
        return getattr(verb, "base", "discard") or "discard"
    return str(getattr(verb, "word", verb.__class__.__name__))


def wanted(s: VsState, verb: Verb, scope: Scope) -> tuple[int, list[int]] | None:
    """How many cards a cost needs and which would do; None when it needs none."""
    if isinstance(verb, EachChooses):
        return verb.least, [n for n in verb.query.numbers(s, scope) if can_pay(s, verb, n, scope)]
    if isinstance(verb, Act):
        c = verb.who.choice()
        if c is not None:
            return c.least, [n for n in c.query.numbers(s, scope) if can_pay(s, verb, n, scope)]
        refs = verb.who.refs(s, scope)
        numbers = [r & NUMBER_MASK for r in refs if s.there(r)]
        return max(1, len(refs)), [n for n in numbers if can_pay(s, verb, n, scope)]
    return None


def can_pay(s: VsState, verb: Verb, number: int, scope: Scope) -> bool:
    """vs:203.3 can this be done to the card? What can't happen to it (vs:103.2) pays for nothing."""
    if not verb.able(s, number, scope):
        return False
    if "prohibit" not in s.facts().stages or not isinstance(verb, (Act, EachChooses)):
        return True
    if verb.__class__.event in (Act.event, EachChooses.event):
        # it is chosen alone, which does nothing to a card
        return True
    return not s.game.barred(s, verb.event(s, s.ref(number), scope))


def can_pay_endurance(s: VsState, amount: int, scope: Scope) -> bool:
    """vs:203.3 is there that much? Paying leads to losing it (vs:203.8b): who can't lose endurance can't pay any (vs:103.2)."""
    if s.players[scope.you].endurance < amount:
        return False
    event = ev.LoseEndurance(scope.you, amount, scope.this, "payment")
    event.cost = True
    return not s.game.barred(s, event)


def payable(s: VsState, costs: Sequence[Verb], scope: Scope, spent: Sequence[tuple[str, int]] = (), apart: int = -1) -> bool:
    """vs:203.3, 203.6b could all of these be paid together? Not with `apart`, a card that will be on the chain by then."""
    if not costs:
        return True
    endurance = points = replaced = 0
    alone = len(costs) == 1 and not spent
    needs: dict[str, list[tuple[int, list[int]]]] = {}
    for verb in costs:
        if isinstance(verb, PayEndurance):
            endurance += amount_of(verb.n, s, scope)
        elif isinstance(verb, PayPoints):
            points += amount_of(verb.n, s, scope)
        elif isinstance(verb, PayStat):
            v = s.now(scope.this)
            if (v.atk if verb.quality == "atk" else v.def_) < verb.n:
                return False
        else:
            test = getattr(verb, "payable", None) if has_field(verb, "payable") else None
            if test is not None and not test(s, scope):
                return False
            want = wanted(s, verb, scope)
            if want is None:
                continue
            replaced += want[0] if isinstance(verb, ReplaceIt) else 0
            if alone:
                if len(want[1]) - want[1].count(apart) < want[0]:
                    return False
                continue
            kind = kind_of_cost(verb)
            taken = [apart, *(n for k, n in spent if k == kind)]
            have = [n for n in want[1] if n not in taken]
            if len(have) < want[0]:
                count, more = brought(s, verb, costs, scope)
                if len(have) + min(count, len(more)) < want[0]:
                    return False
                have += [n for n in more if n not in have]
            needs.setdefault(kind, []).append((want[0], have))
    if endurance > 0 and not can_pay_endurance(s, endurance, scope):
        return False
    if points and (s.players[scope.you].points < points or s.step_player != scope.you):
        return False
    if replaced and len(s.zone(scope.you, DECK)) < replaced:
        return False
    return not needs or all(_distinct(rows) for rows in needs.values())


def _distinct(rows: list[tuple[int, list[int]]]) -> bool:
    """Can every row have its number of cards, no card twice?"""
    if len(rows) == 1:
        return len(rows[0][1]) >= rows[0][0]
    slots = [found for count, found in rows for _ in range(count)]
    taken: dict[int, int] = {}

    def place(i: int, tried: list[int]) -> bool:
        for n in slots[i]:
            if n not in tried:
                tried.append(n)
                if n not in taken or place(taken[n], tried):
                    taken[n] = i
                    return True
        return False

    return all(place(i, []) for i in range(len(slots)))


class Paying(Frame):
    """vs:505.1d costs are paid one after the other. Outcome: the scope, with what each was paid with.

    What pays a cost is marked as such: it is no modifier, and nothing replaces it (vs:708.1a, vs:G:Costs).
    """

    __slots__ = ("at", "costs", "decision", "k", "scope", "spent")

    def __init__(self, costs: tuple[Verb, ...], scope: Scope) -> None:
        super().__init__()
        self.costs = in_order(costs)
        self.scope = scope
        self.at = 0
        self.k = 0
        self.decision: Decision | None = None
        self.spent: tuple[tuple[str, int], ...] = ()

    def run(self, s: VsState) -> Flow:
        while self.at < len(self.costs):
            verb = self.costs[self.at]
            if self.decision is not None:
                self.scope = verb.bind(s, self.scope, self.k, self.decision, s.answer)
                self.decision = None
                self.k += 1
            decision = self._ask(s, verb)
            if decision is not None:
                self.decision = decision
                return decision
            events = list(verb.events(s, self.scope))
            kind = kind_of_cost(verb)
            for e in events:
                e.cost = True
                if isinstance(e, ev.OnCard):
                    self.spent = (*self.spent, (kind, e.number))
            self.at += 1
            self.k = 0
            if events:
                flow = verb.perform(s, events)
                if flow is not None:
                    return flow
        s.outcome = self.scope
        return DONE

    def _ask(self, s: VsState, verb: Verb) -> Decision | None:
        """The open choice of a cost, narrowed to cards that can pay it and leave the rest payable."""
        if isinstance(verb, EachChooses):
            if self.k:
                return None
            c: Choose | None = Choose(verb.query, verb.least, verb.most, verb.name)
        else:
            choices = [c for c in (w.choice() for w in verb.whos()) if c is not None]
            c = choices[self.k] if self.k < len(choices) else None
            if c is None:
                return verb.asks(s, self.scope, self.k)
        if c is None:
            return None
        kind = kind_of_cost(verb)
        later = self.costs[self.at + 1 :]
        rivals = [v for v in later if kind_of_cost(v) == kind]
        found = [n for n in c.query.numbers(s, self.scope) if can_pay(s, verb, n, self.scope) and (kind, n) not in self.spent]
        if rivals and c.least == 1 and not c.most:
            found = [n for n in found if payable(s, rivals, self.scope, (*self.spent, (kind, n)))]
        if supplied(verb) and c.least == 1 and not c.most:
            # what nothing but this cost can bring must be what is wanted
            for v in later:
                query = taken_from(v)
                if query is not None and query.where == supplied(verb) and not query.numbers(s, self.scope):
                    fit = [
                        n
                        for n in found
                        if s.cards[n].owner == self.scope.you and all(f.test(s, n, self.scope) for f in query.filters)
                    ]
                    found = fit or found
        refs = [s.ref(n) for n in found]
        return Decision(
            self.scope.you,
            s.game.seat_of(s, self.scope.you),
            "vs:505.1d",
            "pay",
            Pick(refs, c.least, c.most or c.least),
            (self.scope.this, verb),
            "Pay",
        )


def threshold(s: VsState, card: int, player: int, told: Told | None = None) -> int:
    """vs:203.5b the threshold cost of a plot twist or location."""
    return max(0, ev.how_much(s, "threshold", card, player, s.cards[card].printed.threshold, told))


def recruit_cost(s: VsState, card: int, player: int, instead: int | None = None, told: Told | None = None) -> int:
    """vs:505.1d the recruit cost after reductions, press last (vs:706.14b), before additional costs.

    `instead` are the points of an alternate cost, which is substituted first; `told` is what changes it but press.
    """
    cost = ev.how_much(s, "recruit cost", card, player, s.cards[card].printed.cost if instead is None else instead, told)
    if s.cards[card].printed.kind == "character":
        reduction = press(s, player)
        if reduction:
            cost = min(cost, max(1, cost - reduction))
    return cost


def reduced(s: VsState, way: Alternate, card: int, player: int) -> Alternate:
    """vs:505.1d an alternate recruit cost: reductions come off what is paid instead in points."""
    scope = Scope(player, s.ref(card))

    def lowered(cost: Verb) -> Verb:
        if isinstance(cost, PayPoints):
            return PayPoints(recruit_cost(s, card, player, value_of(cost.n).amount(s, scope)))
        return cost

    return Alternate(tuple(lowered(c) for c in way.costs), way.words)


def press(s: VsState, player: int) -> int:
    """vs:706.14 one less for each press card recruited this turn, for the next character after one of them (VS-A14).

    Additional costs come afterwards, unreduced (vs:706.14a, vs:G:Press).
    """

    count = 0
    for i, fact in enumerate(
        s.memory.since(
            "turn",
            ev.Played,
            lambda f: f.kind == "recruit" and f.player == player and f.card is not None and f.card.kind == "character",
        )
    ):
        has = fact.card is not None and "press" in fact.card.keywords
        if i == 0 and not has:
            return 0
        count += has
    return count


def in_all(s: VsState, costs: tuple[Verb, ...], scope: Scope) -> tuple[Verb, ...]:
    """vs:203.1, vs:505.1d a cost reduced below zero counts against additional costs; what is below zero then counts as zero."""
    points = [value_of(c.n).amount(s, scope) for c in costs if isinstance(c, PayPoints)]
    if all(n >= 0 for n in points):
        return costs
    return (PayPoints(max(0, sum(points))), *(c for c in costs if not isinstance(c, PayPoints)))


_AIMED: dict[int, tuple[Verb, bool]] = {}


def aimed(cost: Verb) -> bool:
    """Does a cost speak of a target of its effect? Worked out once."""
    found = _AIMED.get(id(cost))
    if found is None or found[0] is not cost:
        found = (cost, any(isinstance(n, Target) for n in walk(cost)))
        _AIMED[id(cost)] = found
    return found[1]


class Options:
    """What is announced when playing a card: alternate and additional costs (vs:505.1b), and the total (vs:505.1d)."""

    __slots__ = ("alternates", "base", "extras", "limit", "source")

    def __init__(
        self,
        base: tuple[Verb, ...],
        extras: tuple[Extra, ...],
        alternates: tuple[Alternate, ...],
        source: int,
        limit: Value | None = None,
    ) -> None:
        self.base = base
        self.extras = extras
        self.alternates = alternates
        self.source = source
        self.limit = limit

    def aimed(self) -> bool:
        """Does any of the costs speak of a target?"""
        added = [c for e in self.extras for c in e.costs]
        instead = [c for a in self.alternates for c in a.costs]
        return any(aimed(c) for c in (*self.base, *added, *instead))

    def must(self, s: VsState, scope: Scope) -> tuple[Verb, ...]:
        """The additional costs that are not optional."""
        if not self.extras:
            return ()
        return tuple([c for e in self.extras if not e.optional and (e.if_ is None or e.if_.holds(s, scope)) for c in e.costs])

    def ways(self, s: VsState, scope: Scope, apart: int = -1) -> list[int]:
        """The ways to pay the base cost: -1 the original, or the index of an alternate, as far as they can be paid."""
        must = self.must(s, scope)
        out = [-1] if payable(s, (*self.base, *must), scope, (), apart) else []
        if self.alternates:
            out.extend(i for i, a in enumerate(self.alternates) if payable(s, (*a.costs, *must), scope, (), apart))
        return out

    def announce(self, s: VsState, frame: Any) -> Flow:
        """Ask for the way of paying and for each optional cost."""
        scope = s.things[frame.item].scope
        ways = self.ways(s, scope)
        frame.chosen = ()
        questions: list[tuple[str, Any]] = []
        if len(ways) > 1 or (ways and ways[0] != -1):
            questions.append(("way", tuple(ways)))
        questions.extend(("extra", i) for i, e in enumerate(self.extras) if e.optional)
        return Announcing(frame.item, self, tuple(questions)) if questions else None

    def costs(self, s: VsState, scope: Scope) -> tuple[Verb, ...]:
        """Everything to be paid for the choices noted in the scope."""
        way = scope.get("way", -1)
        base = self.base if way < 0 else self.alternates[way].costs
        paid = scope.get("extras", ())
        return in_all(s, (*base, *self.must(s, scope), *(c for i in paid for c in self.extras[i].costs)), scope)

    def total(self, s: VsState, frame: Any, scope: Scope) -> tuple[Verb, ...]:
        """The same, for the frame that pays."""
        return self.costs(s, scope)

    def x_limit(self, s: VsState, frame: Any, scope: Scope) -> int | None:
        """The greatest X that can be paid, or None when nothing has an X."""
        if self.limit is not None:
            return int(self.limit.amount(s, scope))
        if any(self.extras[i].x for i in scope.get("extras", ())):
            others = sum(value_of(c.n).amount(s, scope) for c in self.base if isinstance(c, PayPoints))
            points: int = s.players[scope.you].points
            return max(0, points - others)
        for c in self.costs(s, scope):
            # what a cost says of X, where nothing else bounds it: as much as there is to pay with (vs:203.3)
            if isinstance(c, (PayEndurance, PayPoints)) and not isinstance(c.n, int) and any(isinstance(v, X) for v in walk(c.n)):
                p = s.players[scope.you]
                return max(0, int(p.endurance if isinstance(c, PayEndurance) else p.points if s.step_player == scope.you else 0))
        return None


class Announcing(Frame):
    """vs:505.1b whether to pay additional or alternate costs is announced before anything is paid."""

    __slots__ = ("asked", "at", "item", "options", "questions")

    def __init__(self, item: int, options: Options, questions: tuple[Any, ...]) -> None:
        super().__init__()
        self.item = item
        self.options = options
        self.questions = questions
        self.at = 0
        self.asked: Any = None

    def run(self, s: VsState) -> Flow:
        scope = s.items[self.item].scope
        player = scope.you
        if self.asked is not None:
            kind, data = self.asked
            self.asked = None
            if kind == "way":
                scope = scope.bind("way", data[s.answer[0]])
            elif s.answer == (1,):
                scope = scope.bind("extras", (*scope.get("extras", ()), data))
            else:
                return None
            return happen(s, ev.ChainSet(self.item, scope))
        if self.at >= len(self.questions):
            if self.at > len(self.questions) or not any(e.optional for e in self.options.extras):
                return DONE
            self.at += 1
            return NotePaid(self.item, self.options)
        kind, data = self.questions[self.at]
        self.at += 1
        if kind == "way":
            self.asked = (kind, data)
            return Decision(
                player,
                s.game.seat_of(s, player),
                "vs:203.10a",
                "way",
                Pick(data),
                (s.things[self.item].ref, self.options),
                "How do you pay?",
            )
        extra = self.options.extras[data]
        trial = scope.bind("extras", (*scope.get("extras", ()), data))
        if not payable(s, self.options.costs(s, trial), trial):
            return None
        self.asked = (kind, data)
        return Decision(
            player,
            s.game.seat_of(s, player),
            "vs:706.2",
            "extra",
            yes_or_no(""),
            (s.things[self.item].ref, extra),
            "Pay the additional cost?",
        )


class NotePaid(Frame):
    """What optional costs were announced is noted on the card, which so gains its text (vs:706.2), and on the effect itself.

    So a plot twist knows of it from the resource row, too, and a copy of it (vs:708.2b).
    """

    __slots__ = ("done", "item", "options")

    def __init__(self, item: int, options: Options) -> None:
        super().__init__()
        self.item = item
        self.options = options
        self.done = False

    def run(self, s: VsState) -> Flow:
        if self.done:
            return DONE
        self.done = True
        item = s.items[self.item]
        keys = tuple((self.options.extras[i].key, 1) for i in item.scope.get("extras", ()))
        known = ev.ChainSet(self.item, item.scope.bind("paid", tuple(k for k, _ in keys)))
        return happen(s, known, ev.Noted(item.source, keys)) if keys and item.source >= 0 else happen(s, known)
