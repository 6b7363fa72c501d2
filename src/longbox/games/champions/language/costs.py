"""Costs: generating resources by discarding cards and by resource abilities, and the other costs.

Also champions:resource, champions:cost.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from longbox.games.champions import events as ev
from longbox.games.champions.language.conditions import PaidWith
from longbox.games.champions.state import ALLY, DISCARD, HAND, TYPES, duplicate
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pay, Pick
from longbox.kernel.effects import Verb
from longbox.kernel.nodes import dataclass
from longbox.kernel.payment import Bounded, Typed, payment
from longbox.kernel.queries import Node, Scope, Value, value_of, walk
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import CardDef, ChState, Face
    from longbox.kernel.effects import Effect
    from longbox.kernel.events import Event
    from longbox.kernel.origins import Told
    from longbox.kernel.queries import Condition
    from longbox.kernel.text import Printer


Pips = tuple[tuple[str, ...], ...]


class Generating(Protocol):
    """champions:resource-ability what paying asks of a resource ability (`Generates`, which stands on cards)."""

    @property
    def cost(self) -> tuple[Verb, ...]:
        """What using it costs."""

    @property
    def limit(self) -> tuple[int, str] | None:
        """How often per span."""

    @property
    def only(self) -> tuple[Condition, ...]:
        """When it may be used."""

    @property
    def only_for(self) -> ForCards | None:
        """What it may pay for."""

    @property
    def by_title(self) -> bool:
        """Do all of its title count together (champions:max#p2)?"""


#: champions:wild-resource#1 a wild resource counts as whichever type is wanted
_AS: dict[str, tuple[str, ...]] = {t: (t,) for t in TYPES} | {"wild": ("wild", "energy", "mental", "physical")}


def as_pips(types: Sequence[str]) -> Pips:
    """Resources as a payment sees them."""
    return tuple(_AS[t] for t in types)


@cache
def printed_pips(face: Face) -> Pips:
    """The resources printed on a side of a card."""
    return as_pips(face.values.pips())


@cache
def doubled_for(face: Face) -> tuple[str, ...]:
    """The factions for whose cards the resources printed on a side of a card count twice."""
    return tuple(per.removeprefix("doubles ") for per, _ in face.most if per.startswith("doubles "))


class Source:
    """What may generate resources just now: a card of the hand (`index` -1), or an ability of a card in play."""

    __slots__ = ("index", "pips", "ref")

    def __init__(self, ref: int, index: int, pips: Pips) -> None:
        self.ref = ref
        self.index = index
        self.pips = pips


def purpose(s: ChState, scope: Scope) -> CardDef | None:
    """The definition of the card that is paid for: the one played or whose ability is used, or the one bound as such."""
    for_ = scope.get("paid for")
    ref = for_[0] if for_ else scope.this
    return s.was(ref).printed if ref >= 0 else None


def sources(s: ChState, scope: Scope) -> Iterator[Source]:
    """champions:resource#1, champions:physical-resource#1, champions:physical-resource#2, champions:wild-resource#2,
    champions:cost#3,
    champions:resource-cards#p2, champions:resource-cards#1, champions:you-your#6, champions:cost#6,
    champions:resource-ability#1 what this player could use to pay for it.

    The card paid for is not among them, nor is what its cost exhausts anyway.
    """
    you = scope.you
    things = s.cards
    paid_for = purpose(s, scope)
    for n in s.zone(you, HAND):
        c = things[n]
        ref = c.ref
        if ref == scope.this:
            continue
        face = c.printed.faces[0]
        pips = printed_pips(face)
        if not pips:
            continue
        if face.most and paid_for is not None and paid_for.faction in doubled_for(face):
            pips = pips * 2
        yield Source(ref, -1, pips)
    form = s.identity(you).up.values.kind
    for n in s.controlled(you):
        v = s.now(n)
        for i, ability in enumerate(v.abilities):
            if ability.stage != "resource" or (ability.form and ability.form != form):
                continue
            inner = Scope(you, things[n].ref)
            if not usable(s, ability, i, inner, paid_for):
                continue
            pips = as_pips(ability.gives.types(s, inner))
            if pips:
                yield Source(things[n].ref, i, pips)


def usable(s: ChState, ability: Generating, i: int, inner: Scope, paid_for: CardDef | None) -> bool:
    """Could this resource ability be used now, for that card?"""
    if ability.limit is not None and s.memory.count(counted_as(s, ability, inner.this, i), ability.limit[1]) >= ability.limit[0]:
        return False
    if any(part.possible(s, inner) is not None for part in ability.cost):
        return False
    if ev.lacking(s, own_cost(s, ability, inner)) is not None:
        return False
    if any(not c.holds(s, inner) for c in ability.only):
        return False
    return ability.only_for is None or (paid_for is not None and bool(ability.only_for.fits(paid_for)))


def counted_as(s: ChState, ability: Generating, ref: int, i: int) -> tuple[object, ...]:
    """Under what its uses are counted: for each card (champions:limit), or for all of the title (champions:max#p2)."""
    c = s.was(ref)
    index = c.face * 100 + i
    return ("max", c.printed.faces[0].values.name, index) if ability.by_title else ("use", ref, index)


@dataclass(frozen=True)
class Given(Node):
    """The resources that an ability generates: types, one for each."""

    of: tuple[str, ...]

    def types(self, s: ChState, scope: Scope) -> tuple[str, ...]:
        """One entry for each resource."""
        return self.of

    def text(self, p: Printer) -> str:
        return resources_text(self.of)


@dataclass(frozen=True)
class OfTopCard(Node):
    """The printed resources of the top card of your discard pile, generated by this card (champions:resource-ability)."""

    reads_pile: ClassVar[bool] = True

    def types(self, s: ChState, scope: Scope) -> tuple[str, ...]:
        """One entry for each resource."""
        pile = s.zone(scope.you, DISCARD)
        return s.cards[pile[-1]].printed.faces[0].values.pips() if pile else ()

    def minds(self, s: ChState, number: int, you: int) -> bool:
        """champions:discard#3 does it matter to this where that card lies in its pile?"""
        return bool(s.cards[number].owner == you)

    def text(self, p: Printer) -> str:
        return "the resources printed on the top card of your discard pile"


def resources_text(types: Sequence[str]) -> str:
    """ "a [wild] resource", "[energy] [mental] resources"."""
    icons = " ".join(f"[{t}]" for t in types)
    return f"a {icons} resource" if len(types) == 1 else f"{icons} resources"


@dataclass(frozen=True)
class Resources(Verb["ChState"]):
    """champions:resource#5,
    champions:resource#4 a cost of so many resources, some of given types (champions:cost#2: more may be spent).

    champions:energy-resource#1, champions:energy-resource#2, champions:mental-resource#1, champions:mental-resource#2

    With `only` all that is spent must be of that type.
    """

    n: int | Value = 0
    needs: tuple[str, ...] = ()
    only: str = ""

    def total(self, s: ChState, scope: Scope) -> int:
        """How many resources it takes."""
        return max(len(self.wanted(s, scope)), value_of(self.n).amount(s, scope))

    def wanted(self, s: ChState, scope: Scope) -> tuple[str, ...]:
        """The types that must be among them."""
        return self.needs

    def needed(self, s: ChState, scope: Scope, total: int) -> tuple[str, ...]:
        """The types that some, or all, of so many resources must be of."""
        return (self.only,) * total if self.only else self.wanted(s, scope)

    def test(self, s: ChState, scope: Scope, found: Sequence[Source]) -> Typed:
        """What a set of sources has to be."""
        total = self.total(s, scope)
        test = Typed([x.pips for x in found], total, self.needed(s, scope, total))
        return bounded(s, scope, found, test)

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        if k or scope.you not in s.order:
            return None
        if not self.total(s, scope) and not asked_about(s, scope):
            return None
        found = list(usable_sources(s, scope, self))
        if not self.total(s, scope) and not any(matters(s, scope, x) for x in found):
            return None
        refs = [x.ref for x in found]
        worth = [worth_of(s, x) for x in found]
        like = [(s.card(x.ref).printed.code, x.index) for x in found]
        shape = payment(refs, self.test(s, scope, found), worth, like)
        pairs = tuple((x.ref, x.index) for x in found)
        you = scope.you
        return Decision(you, s.game.seat_of(s, you), "champions:resource#1", "pay", shape, (scope.this, self, pairs), "Pay")

    def bind(self, s: ChState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        shape = decision.shape
        assert isinstance(shape, Pay) and isinstance(shape.test, Typed)
        # as they were when it was asked: the player may have left since
        pairs = decision.about[2]
        chosen = tuple(pairs[i] for i in answer)
        paid = tuple((pairs[i][0], as_type) for i, as_type in shape.test.spent(answer, wished(s, scope)))
        before = scope.get("paid", ())
        return scope.bind("sources", chosen).bind("paid", (*before, *paid))

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for ref, index in scope.get("sources", ()):
            out.extend(self.generated(s, scope, ref, index))
        return out

    def generated(self, s: ChState, scope: Scope, ref: int, index: int) -> list[Event]:
        """What using one source does."""
        if index < 0:
            return [ev.Spend(ref, scope.you, scope.this)]
        ability = s.now(ref).abilities[index]
        inner = Scope(scope.you, ref)
        out: list[Event] = own_cost(s, ability, inner)
        if ability.limit is not None:
            out.append(ev.Used(counted_as(s, ability, ref, index), ability.limit[1], scope.you, ref))
        return out

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        total = self.total(s, scope)
        if not total:
            return None
        needs = self.needed(s, scope, total)
        found: list[Source] = []
        n = 0
        plain = not needs and not scope.get("claimed")
        abilities = 0
        for x in usable_sources(s, scope, self):
            n += len(x.pips)
            abilities += x.index >= 0
            if n >= total and plain and abilities < 2:
                return None
            found.append(x)
        if n < total:
            return Objection("champions:resource#3", f"it costs {total}, and you could generate {n}")
        if self.test(s, scope, found).finishes((), range(len(found))):
            return None
        return Objection("champions:resource#5", f"you could not generate {resources_text(needs)}")

    def text(self, p: Printer) -> str:
        if self.needs and value_of(self.n).text(p) == "0":
            return f"spend {resources_text(self.needs)}"
        n = value_of(self.n).text(p)
        return f"spend {n} {f'[{self.only}] ' if self.only else ''}resource{'' if n == '1' else 's'}"


def own_cost(s: ChState, ability: Generating, inner: Scope) -> list[Event]:
    """What using a resource ability takes."""
    return [e for part in ability.cost if isinstance(part, Verb) for e in part.events(s, inner)]


def wished(s: ChState, scope: Scope) -> tuple[str, ...]:
    """The types that are asked about by what is paid for: of more than it costs (champions:cost#3) those are spent, the others
    lost."""
    if scope.this < 0:
        return ()
    if scope.item >= 0 and s.there(scope.item):
        ability = s.play(scope.item).ability
        return types_asked(ability) if isinstance(ability, Node) else ()
    return tuple(dict.fromkeys(t for part in s.was(scope.this).up.text for t in types_asked(part)))


#: the types of resources that an ability asks about, with the ability itself
_ASKED: dict[int, tuple[Node, tuple[str, ...]]] = {}


_MANY = 20_000


def types_asked(node: Node) -> tuple[str, ...]:
    """The types of resources that an ability asks about: whether they were spent on it."""

    found = _ASKED.get(id(node))
    if found is None:
        if len(_ASKED) > _MANY:
            _ASKED.clear()
        found = (node, tuple(dict.fromkeys(n.type for n in walk(node) if isinstance(n, PaidWith))))
        _ASKED[id(node)] = found
    return found[1]


def heard(s: ChState, scope: Scope) -> bool:
    """Does something of the payer's answer to cards that are spent?"""
    listening = s.facts().listening
    return any(
        active.scope.you == scope.you for stage in ("response", "forced-response") for active in listening(ev.Spend, stage)
    )


def asked_about(s: ChState, scope: Scope) -> bool:
    """champions:cost#2, champions:resource#3, champions:resource#5 more may be spent than it costs, also on what costs nothing:
    that is asked where it makes a difference what was spent."""
    return bool(wished(s, scope)) or heard(s, scope)


def matters(s: ChState, scope: Scope, x: Source) -> bool:
    """Would it make a difference that this was spent?"""
    if any(t in pip for t in wished(s, scope) for pip in x.pips):
        return True
    return x.index < 0 and heard(s, scope) and answered(s, scope, x.ref)


def answered(s: ChState, scope: Scope, ref: int) -> bool:
    """Would something of the payer's answer to this card of the hand being spent?"""
    event = ev.Spend(ref, scope.you, scope.this)
    event.fresh, event.origin = ref, HAND
    listening = s.facts().listening
    return any(
        active.scope.you == scope.you and active.ability.on.matches(s, event, active.scope)
        for stage in ("response", "forced-response")
        for active in listening(ev.Spend, stage)
    )


def bounded(s: ChState, scope: Scope, found: Sequence[Source], test: Typed) -> Typed:
    """champions:cost#4 the same cost, where these sources take of something that there is not enough of for all of them.

    Of a hand of which cards are discarded at random besides only the others can be spent; one card does not exhaust twice.
    """
    taken = scope.get("claimed", ())
    if not taken and sum(x.index >= 0 for x in found) < 2:
        return test
    hand = ("hand", scope.you)
    room: dict[Hashable, int] = {}
    wanted: dict[Hashable, int] = {}
    takes: list[list[tuple[Hashable, int]]] = []
    left = next((there for key, _, there in taken if key == hand), -1)
    for x in found:
        if x.index < 0:
            own: list[ev.Claim] = [(hand, 1, left)] if left >= 0 else []
        else:
            cost = own_cost(s, s.now(x.ref).abilities[x.index], Scope(scope.you, x.ref))
            own = [c for e in cost for c in ev.claims(s, e)]
        takes.append([(key, n) for key, n, _ in own])
        for key, n, there in own:
            room.setdefault(key, there - sum(m for other, m, _ in taken if other == key))
            wanted[key] = wanted.get(key, 0) + n
    scarce = {key: n for key, n in room.items() if wanted[key] > n}
    return Bounded(test, [[c for c in own if c[0] in scarce] for own in takes], scarce) if scarce else test


def usable_sources(s: ChState, scope: Scope, cost: Resources) -> Iterator[Source]:
    """The sources that help: with `only` those that can be of that type."""
    # what another part of the cost takes can't be spent as well (champions:cost#4)
    taken = scope.get("claimed", ())
    found = sources(s, scope)
    return found if not taken and not cost.only else _helping(s, scope, found, taken, cost)


def _helping(s: ChState, scope: Scope, found: Iterator[Source], taken: tuple[ev.Claim, ...], cost: Resources) -> Iterator[Source]:
    for x in found:
        if taken and x.index < 0 and any(key == ("card", x.ref) for key, _, _ in taken):
            continue
        if taken and x.index >= 0:
            own = own_cost(s, s.now(x.ref).abilities[x.index], Scope(scope.you, x.ref))
            if ev.lacking(s, own, taken) is not None:
                continue
        if not cost.only:
            yield x
        elif pips := tuple([pip for pip in x.pips if cost.only in pip]):
            yield Source(x.ref, x.index, pips)


def worth_of(s: ChState, x: Source) -> int:
    """What giving up a source costs, for the order of proposals: an ability that comes back little, a good card much."""
    if x.index >= 0:
        return 1
    face = s.card(x.ref).printed.faces[0]
    if face.values.cost is None:
        return 3 + len(x.pips)
    return int(4 + max(0, face.values.cost))


@dataclass(frozen=True)
class CardCost(Resources):
    """champions:cost the resource cost of the card being played, as modified (champions:initiating-abilities#2, MC-A4)."""

    def total(self, s: ChState, scope: Scope) -> int:
        return cost_of(s, scope)

    def needed(self, s: ChState, scope: Scope, total: int) -> tuple[str, ...]:
        only = spends_only(s.card(scope.this).printed.faces[0])
        return (only,) * total if only else ()

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class Together(Resources):
    """champions:cost#4 several costs of resources, paid at once: a resource pays for one of them only."""

    parts: tuple[Resources, ...] = ()

    def total(self, s: ChState, scope: Scope) -> int:
        return sum(part.test(s, scope, ()).total for part in self.parts)

    def wanted(self, s: ChState, scope: Scope) -> tuple[str, ...]:
        return tuple(need for part in self.parts for need in part.test(s, scope, ()).needs)

    def text(self, p: Printer) -> str:
        return joined([words for words in (part.text(p) for part in self.parts) if words])


def together(cost: tuple[Effect, ...]) -> tuple[Any, ...]:
    """The costs with those of resources as one, and last, so that they are generated with what the others leave."""
    spent = tuple(c for c in cost if isinstance(c, Resources))
    rest = tuple(c for c in cost if not isinstance(c, Resources))
    plain = tuple(c for c in spent if c.__class__ in (Resources, CardCost))
    if len(plain) < 2:
        return (*rest, *spent)
    return (*rest, *(c for c in spent if c not in plain), Together(parts=plain))


@cache
def spends_only(face: Face) -> str:
    """The one type that may pay for this card, "" if any may."""
    for part in face.text:
        found = getattr(part, "spends_only", "")
        if found:
            return str(found)
    return ""


def cost_of(s: ChState, scope: Scope, told: Told | None = None) -> int:
    """champions:initiating-abilities#3 what a card costs its player just now; an X is what was announced. What changes it is `told`.

    champions:non-numerical-variable#1, champions:modifiers#3
    """
    printed = s.card(scope.this).printed.faces[0].values.cost
    base = scope.x if printed == -1 else printed or 0
    if not s.facts().listening(ev.CostOf, "amount"):
        return max(0, base)
    return max(0, int(s.game.number(s, ev.CostOf(scope.you, scope.this), base, told)))


@dataclass(frozen=True)
class PrintedCost(Resources):
    """The printed cost of a card that was chosen, paid for it (champions:cost)."""

    who: str = "ally"

    def total(self, s: ChState, scope: Scope) -> int:
        refs = scope.get(self.who, ())
        return max(0, s.card(refs[0]).printed.faces[0].values.cost or 0) if refs else 0

    def text(self, p: Printer) -> str:
        return "pay its printed cost"


@dataclass(frozen=True)
class XOf(Value["ChState"]):
    """The most of one type of resource that you could generate: how large X may be (champions:non-numerical-variable#p2)."""

    type: str = ""

    def amount(self, s: ChState, scope: Scope) -> int:
        found = sources(s, scope)
        return sum(sum(not self.type or self.type in pip for pip in x.pips) for x in found)

    def text(self, p: Printer) -> str:
        return "what you could spend"


def greatest_x(s: ChState, ability: Any, scope: Scope) -> int:
    """champions:non-numerical-variable#1 the greatest X that could be paid for: what is paid may be more than X, or less."""
    grown = scope.copy()
    grown.x = most = ability.x.amount(s, scope)
    while grown.x and not s.game.payable(s, ability.cost, grown):
        grown.x -= 1
    while isinstance(ability.x, XOf) and ability.cost and most <= grown.x < most + 9:
        # it may have been made cheaper
        grown.x += 1
        if not s.game.payable(s, ability.cost, grown):
            return int(grown.x - 1)
    return int(grown.x)


@dataclass(frozen=True)
class SpendOnly(Node):
    """champions:cost only resources of one type may be spent on this card."""

    spends_only: str

    def print_on(self, face: Face) -> None:
        """It is looked up when the card is paid for."""

    def print(self, name: str) -> str:
        """The paragraph of rules text."""
        return f"Only [{self.spends_only}] resources can be spent on this card."

    def text(self, p: Printer) -> str:
        return self.print(p.name)


@dataclass(frozen=True)
class ForCards(Node):
    """What a resource ability may pay for: cards of these factions or traits."""

    factions: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    def fits(self, printed: CardDef) -> bool:
        """May it pay for a card of this definition?"""
        v = printed.faces[0].values
        if self.factions and printed.faction not in self.factions:
            return False
        if self.traits and not any(t in v.traits for t in self.traits):
            return False
        return not self.kinds or v.kind in self.kinds

    def text(self, p: Printer) -> str:
        words = [*(f.capitalize() for f in self.factions), *self.traits]
        kinds = " or ".join(self.kinds) or "card"
        return f"{'a' if words or kinds[0] not in 'aeiou' else 'an'} {joined(words, 'or')} {kinds}".replace("  ", " ")


@dataclass(frozen=True)
class CallAlly(Resources):
    """A cost: an ally of any player's discard pile is chosen, and its printed cost paid (champions:cost#7 aside).

    champions:faq:make-the-call#1
    """

    def found(self, s: ChState, scope: Scope) -> list[int]:
        """The allies that could be paid for and could enter play."""
        out = []
        for q in s.in_order():
            for n in s.zone(q, 2)[::-1]:
                printed = s.cards[n].printed
                if printed.kind == ALLY and duplicate(s, printed.faces[0].values) < 0:
                    inner = scope.bind("ally", (s.ref(n),)).bind("paid for", (s.ref(n),))
                    if Resources.possible(self, s, inner) is None:
                        out.append(s.ref(n))
        return out

    def total(self, s: ChState, scope: Scope) -> int:
        refs = scope.get("ally", ())
        return max(0, s.card(refs[0]).printed.faces[0].values.cost or 0) if refs else 0

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        if k == 0:
            you = scope.you
            found = self.found(s, scope)
            return Decision(
                you, s.game.seat_of(s, you), "champions:choose#1", "choose", Pick(found), (scope.this,), "Choose an ally"
            )
        return super().asks(s, scope, k - 1) if k == 1 else None

    def bind(self, s: ChState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if k == 0:
            ally = (decision.options[answer[0]],)
            return scope.bind("ally", ally).bind("paid for", ally)
        return super().bind(s, scope, 0, decision, answer)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if scope.get("ally"):
            return super().possible(s, scope)
        return None if self.found(s, scope) else Objection("champions:choose#2", "there is no ally that could be paid for")

    def text(self, p: Printer) -> str:
        return "choose an ally in any player's discard pile and pay its printed cost"


@dataclass(frozen=True)
class TopCost(Resources):
    """A cost: that of the top card of the Invocation deck (champions:cost)."""

    def total(self, s: ChState, scope: Scope) -> int:
        found = ev.top_invocation(s)
        return max(0, s.card(found).printed.faces[0].values.cost or 0) if found >= 0 else 0

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if ev.top_invocation(s) < 0:
            return Objection("champions:ability#3", "there is no Invocation card")
        return super().possible(s, scope)

    def text(self, p: Printer) -> str:
        return "pay for the top card of the Invocation deck"
