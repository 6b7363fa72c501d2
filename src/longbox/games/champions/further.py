"""Words of Marvel Champions that few cards need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from longbox.games.champions import befall, moves as mv
from longbox.games.champions.card import ALLY, MINION, SIDE_SCHEME, TYPES, VILLAIN
from longbox.games.champions.deeds import Reveals
from longbox.games.champions.effects import Doing, aiming, dealt
from longbox.games.champions.entering import has_entered
from longbox.games.champions.paying import Resources
from longbox.games.champions.revealing import duplicate, kept_out
from longbox.games.champions.state import F_TEXT, NEMESIS, UNDER, ChState
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick, Spread
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Choose, Condition, Filter, Query, Scope, Value, Who, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, joined, plural


@dataclass(frozen=True)
class One_(Choose):
    """A card of a query, chosen while the effect resolves, under a name of its own."""

    least: int = 1
    most: int = 0
    name: str = "one"

    def __init__(self, query: Query, name: str) -> None:
        object.__setattr__(self, "query", query)
        object.__setattr__(self, "least", 1)
        object.__setattr__(self, "most", 0)
        object.__setattr__(self, "name", name)

    def text(self, p: Printer) -> str:
        return a(self.query.noun(p))


@dataclass(frozen=True)
class Milled(Who):
    """Those of the cards just discarded that have a printed resource of a type."""

    type: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [r for r in scope.get("cards", ()) if s.get(r).printed.faces[0].values.resources.get(self.type)]

    def text(self, p: Printer) -> str:
        return f"each card with a printed [{self.type}] resource discarded this way"


@dataclass(frozen=True)
class EngageIt(Doing):
    """champions:engage#2 you engage a minion: it leaves whom it was engaged with, and has engaged you (champions:engage#3)."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.Engage(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('engage')} {self.who.text(p)}"


@dataclass(frozen=True)
class TakesControl(Doing):
    """champions:ownership-and-control#2 you take control of cards in play, for as long as they stay there.

    champions:ownership-and-control#7
    """

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.TakeControl(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('take')} control of {self.who.text(p)}"


@dataclass(frozen=True)
class WithOthers(Filter):
    """champions:engage#3 engaged with another player: the minions that you could engage."""

    facets = F_TEXT
    place = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return s.things[number].engaged not in (-1, scope.you)

    def text(self, p: Printer) -> str:
        return "engaged with another player"


@dataclass(frozen=True)
class UnderMe(Who):
    """The cards that lie under this one."""

    said: str = "each facedown card here"

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in s.common(UNDER) if s.things[n].host == scope.this]

    def text(self, p: Printer) -> str:
        return self.said


@dataclass(frozen=True)
class HurtBy(Who):
    """The friendly characters that the activation just over has damaged."""

    noun: str = "each friendly character it damaged"
    of_activation: ClassVar[bool] = True

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        record = getattr(scope.event, "record", None)
        if record is None:
            return ()
        return [r for r in record.hurt if s.alive(r) and s.now(r).kind not in (VILLAIN, MINION)]

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class DealtToYou(Condition):
    """The activation just over dealt damage to your identity."""

    of_activation: ClassVar[bool] = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        record = getattr(scope.event, "record", None)
        return record is not None and scope.you in s.order and s.identity_ref(scope.you) in record.hurt

    def text(self, p: Printer) -> str:
        return "this activation dealt damage to you"


@dataclass(frozen=True)
class Kinds(Value):
    """How many different resource types are printed on the cards just discarded."""

    def amount(self, s: ChState, scope: Scope) -> int:
        found = [s.get(r).printed.faces[0].values.resources for r in scope.get("cards", ())]
        return sum(any(r.get(t) for r in found) for t in TYPES)

    def text(self, p: Printer) -> str:
        return "the number of different resource types discarded this way"


@dataclass(frozen=True)
class HasIcon(Condition):
    """The card just discarded has a printed resource of one of these types."""

    types: tuple[str, ...]

    def __init__(self, *types: str) -> None:
        object.__setattr__(self, "types", types)

    def holds(self, s: ChState, scope: Scope) -> bool:
        return any(s.get(r).printed.faces[0].values.resources.get(t) for r in scope.get("cards", ()) for t in self.types)

    def text(self, p: Printer) -> str:
        return f"that card has a printed {joined([f'[{t}]' for t in self.types], 'or')} resource"


@dataclass(frozen=True)
class InAnyOrder(Effect):
    """Parts whose conditions hold at the same time, in an order that you choose (MC-A2)."""

    parts: tuple[tuple[Condition, Effect], ...]

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = tuple(i for i, (c, _) in enumerate(self.parts) if c.holds(s, f.scope))
        elif f.pos == 1:
            chosen = f.data[s.answer[0]]
            f.data = tuple(i for i in f.data if i != chosen)
            f.pos = 2
            return f.child(self.parts[chosen][1])
        elif f.pos == 2:
            f.adopt(s)
            f.pos = 0
        if not f.data:
            return DONE
        f.pos = 1
        you = f.scope.you
        shape = Pick(tuple(self.parts[i][1] for i in f.data))
        rule = "champions:faq:salvage#1"
        return Decision(you, s.game.seat_of(s, you), rule, "order", shape, (f.scope.this,), "Which first?")

    def text(self, p: Printer) -> str:
        return joined([f"if {c.text(p)}, {e.text(p)}" for c, e in self.parts])


@dataclass(frozen=True)
class Facing(Filter):
    """The villain, or a minion engaged with you."""

    place = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return number == s.villain or bool(s.things[number].engaged == scope.you)

    def text(self, p: Printer) -> str:
        return "that is the villain or engaged with you"


@dataclass(frozen=True)
class OfPlayer(Query):
    """The characters that the player chosen as the target controls."""

    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        chosen = scope.targets[0] if scope.targets else ()
        player = chosen[0] & NUMBER_MASK if chosen else -1
        return s.friends(player) if player in s.order else []

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "character that a player of your choice controls"


@dataclass(frozen=True)
class Assign(Verb):
    """Damage assigned among characters as a player chooses: indirect damage (champions:indirect-damage) or such a card.

    champions:you-your#2, champions:indirect-damage#1, champions:indirect-damage#2,
    champions:indirect-damage#3: nobody is assigned more than would
    defeat it. With `yours` among the characters you control, who choose; else the first player chooses (champions:first-player#2).
    """

    n: int | Value
    query: Query
    yours: bool = False

    def chooser(self, s: ChState, scope: Scope) -> int:
        return scope.you if self.yours else s.first

    def total(self, s: ChState, scope: Scope) -> tuple[list[int], list[int], int]:
        """Who may be assigned damage, how much each, and how much in all."""
        found = self.query.numbers(s, scope)
        caps = [max(0, s.left(n)) for n in found]
        return [s.ref(n) for n in found], caps, min(sum(caps), value_of(self.n).amount(s, scope))

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        refs, caps, total = self.total(s, scope)
        if k or not total:
            return None
        you = self.chooser(s, scope)
        shape = Spread(total, caps)
        return Decision(
            you, s.game.seat_of(s, you), "champions:indirect-damage#3", "spread", shape, (scope.this, *refs), "Assign damage"
        )

    def bind(self, s: ChState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("assigned", tuple(zip(decision.about[1:], answer)))

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        assigned = scope.get("assigned", ())
        return aiming(s, [dealt(s, ref, n, scope) for ref, n in assigned if n and s.alive(ref)])

    def text(self, p: Printer) -> str:
        among = " and ".join(plural(noun) for noun in self.query.noun(p).split(" or "))
        if isinstance(self.n, int):
            return f"{p.verb('assign')} {self.n} damage among {among}"
        return f"{p.verb('assign')} X damage among {among}, where X is {self.n.text(p)}"


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
                printed = s.things[n].printed
                if printed.kind == ALLY and duplicate(s, printed.faces[0].values) < 0:
                    inner = scope.bind("ally", (s.ref(n),)).bind("paid for", (s.ref(n),))
                    if Resources.possible(self, s, inner) is None:
                        out.append(s.ref(n))
        return out

    def total(self, s: ChState, scope: Scope) -> int:
        refs = scope.get("ally", ())
        return max(0, s.get(refs[0]).printed.faces[0].values.cost or 0) if refs else 0

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
class ShadowOfThePast(Effect):
    """Your nemesis comes: minion and side scheme are revealed into play, the rest is shuffled into the encounter deck.

    champions:nemesis-encounter-set
    """

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            aside = [s.ref(n) for n in s.zone(you, NEMESIS)]
            # the minion, the scheme, and the rest of the set, which has neither of them in it, whether or not they can enter play
            named = [next((r for r in aside if s.get(r).printed.kind == kind), -1) for kind in (MINION, SIDE_SCHEME)]
            f.data = (*named, tuple(r for r in aside if r not in named))
            f.pos = 1
            if f.data[0] >= 0:
                # champions:unique-icon#7 one whose double is in play can't enter it, and stays aside
                why = kept_out(s, f.data[0], you)
                return happen(s, Reveals(f.data[0], you, f.scope.this) if why is None else why)
        if f.pos == 1:
            f.pos = 2
            f.scope = f.scope.with_did(f.data[0] >= 0 and has_entered(s, f.data[0]))
            if f.data[1] >= 0:
                return happen(s, Reveals(f.data[1], you, f.scope.this))
        if f.pos == 2:
            f.pos = 3
            rest = [r for r in f.data[2] if s.there(r) and s.place(r & NUMBER_MASK) == NEMESIS]
            if rest:
                return happen(s, *[mv.IntoDeck(r, you, f.scope.this) for r in rest], mv.Shuffle(-1, you, f.scope.this))
        if f.pos == 3:
            f.pos = 4
            if not f.scope.did:
                return happen(s, befall.GainSurge(f.scope.this, you, f.scope.this))
        return DONE

    def text(self, p: Printer) -> str:
        return (
            "reveal your set-aside nemesis minion and your set-aside nemesis side scheme, and put them into play. "
            "Shuffle the rest of your nemesis set into the encounter deck. If the minion does not enter play, this card gains surge"
        )
