"""The verbs of Vs. System texts (708 and the glossary), what modifiers may write, and how they read on a card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs import moments
from longbox.games.vs.filters import (
    T,
    Cards,
    EachPlayer,
    characters,
)
from longbox.games.vs.state import DECK, FRONT, HAND, ROW_NAMES, SUPPORT, VsState
from longbox.kernel.abilities import Ability, Continuous, Triggered, Write
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, Verb, choose
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.modifiers import Modifier, objects_of
from longbox.kernel.queries import (
    ANY,
    Choose,
    Condition,
    Count,
    Every,
    Fixed,
    Query,
    Scope,
    Target,
    This,
    Value,
    Who,
    You,
    value_of,
)
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event

CHOICE_RULE = "vs:508.2b"


# -- what modifiers write ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gets(Write):
    """Raises or lowers ATK and DEF."""

    atk: int | Value = 0
    def_: int | Value = 0

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("atk", ANY), ("def", ANY))

    def amount(self, s: VsState, scope: Scope) -> Any:
        return (value_of(self.atk).amount(s, scope), value_of(self.def_).amount(s, scope))

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.atk += amount[0]
        values.def_ += amount[1]

    def words(self, p: Printer, many: bool) -> str:
        verb = "get" if many else "gets"
        parts, tails = [], []
        for n, word in ((self.atk, "ATK"), (self.def_, "DEF")):
            if isinstance(n, int):
                if n:
                    parts.append(f"{signed(n)} {word}")
                continue
            head, tail = _each(n, p)
            parts.append(f"{head} {word}")
            if tail not in tails:
                tails.append(tail)
        return f"{verb} {' / '.join(parts)}" + "".join(f" {t}" for t in tails)


def _each(v: Value, p: Printer) -> tuple[str, str]:
    """A value in a bonus: ("+1", "for each resource you control") or ("+X", "where X is ...")."""
    from longbox.kernel.queries import Times, X

    if isinstance(v, Times):
        text = v.value.text(p)
        noun = text.removeprefix("the number of ")
        if noun != text:
            return signed(v.n), f"for each {_singular(noun)}"
        return signed(v.n), f"times {text}"
    if isinstance(v, X):
        return "+X", ""
    return "+X", f"where X is {v.text(p)}"


def _singular(noun: str) -> str:
    head, _, tail = noun.partition(" you ")
    head = head[:-1] if head.endswith("s") else head
    return f"{head} you {tail}" if tail else head


@dataclass(frozen=True)
class Becomes(Write):
    """Sets ATK or DEF to a number; later timestamps change it again (vs:513.1h)."""

    quality: str
    value: int | Value

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("atk" if self.quality == "atk" else "def", ANY),)

    def amount(self, s: VsState, scope: Scope) -> Any:
        return value_of(self.value).amount(s, scope)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if self.quality == "atk":
            values.atk = amount
        else:
            values.def_ = amount

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.quality.upper()} {value_of(self.value).text(p)}"


@dataclass(frozen=True)
class Has(Write):
    """Gives "flight", "range", "reinforcement" or a keyword without powers of its own."""

    what: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ((self.what if self.what in ("flight", "range", "reinforcement") else "keyword", self.what),)

    def amount(self, s: VsState, scope: Scope) -> Any:
        # vs:701.10d whether the source can reinforce others: asked as an effect's modifier is made, always by a power's
        return self.what != "reinforcement" or s.game.may_reinforce(s, scope.this)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if not amount and number != scope.this & NUMBER_MASK:
            return
        if self.what in ("flight", "range", "reinforcement"):
            setattr(values, self.what, True)
        elif not s.things[number].stunned:
            values.keywords |= {self.what}

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.what}"


@dataclass(frozen=True)
class Loses(Write):
    """Takes "flight", "range", "reinforcement" or a keyword away; with `bar` it can't have it either (vs:103.2)."""

    what: str
    bar: bool = False

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ((self.what if self.what in ("flight", "range", "reinforcement") else "keyword", self.what),)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if self.what in ("flight", "range", "reinforcement"):
            setattr(values, self.what, False)
        else:
            values.keywords -= {self.what}
        if self.bar:
            values.bars |= {self.what}

    def words(self, p: Printer, many: bool) -> str:
        lose = "lose" if many else "loses"
        return f"{lose} {self.what}" + (f" and can't have {self.what}" if self.bar else "")


@dataclass(frozen=True)
class AddTeam(Write):
    """Adds affiliations: printed ones, or those chosen under `key`."""

    teams: tuple[str, ...] = ()
    key: str = ""

    def marks(self) -> tuple[tuple[str, str], ...]:
        return tuple(("team", t) for t in self.teams) if not self.key else (("team", ANY),)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        from longbox.games.vs.filters import chosen

        values.teams |= frozenset(self.teams)
        if self.key:
            got = chosen(s, scope, self.key)
            if got is not None:
                values.teams |= frozenset(got if isinstance(got, tuple) else (got,))

    def words(self, p: Printer, many: bool) -> str:
        have = "have" if many else "has"
        return f"{have} the {joined(self.teams)} affiliation{'s' if len(self.teams) > 1 else ''}" if self.teams else f"{have} the chosen affiliation"


@dataclass(frozen=True)
class ClearTeams(Write):
    """Takes all affiliations away."""

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("team", ANY),)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.teams = frozenset()

    def words(self, p: Printer, many: bool) -> str:
        return f"{'lose' if many else 'loses'} all affiliations"


@dataclass(frozen=True)
class GainTeamsOf(Write):
    """Has the affiliations of each card of a query."""

    query: Query

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("team", ANY),)

    def reads(self) -> tuple[tuple[str, str], ...]:
        return (("team", ANY),)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        for n in self.query.numbers(s, scope):
            if n != number:
                values.teams |= s.now(n).teams

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the affiliations of each {self.query.noun(p)}"


@dataclass(frozen=True)
class Renamed(Write):
    """Loses all names and versions and has one name instead (vs:201.7)."""

    name: str
    early: ClassVar[bool] = False

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("name", ANY), ("version", ANY))

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.names = (self.name,)
        values.versions = ()

    def words(self, p: Printer, many: bool) -> str:
        return f"loses all names and versions and has the name {self.name}"


@dataclass(frozen=True)
class GainPowers(Write):
    """Gains powers: given ones, or those of a kind that the cards of a reference have ("activated")."""

    powers: tuple[Ability, ...] = ()
    of: Who | None = None
    kind: str = ""
    early: ClassVar[bool] = True

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("power", ANY),)

    def amount(self, s: VsState, scope: Scope) -> Any:
        if self.of is None:
            return self.powers
        from longbox.kernel.abilities import Activated

        found: list[Ability] = []
        for r in self.of.refs(s, scope):
            for a in s.seen(r).abilities:
                if self.kind != "activated" or (isinstance(a, Activated) and is_activated(a)):
                    found.append(a)
        return tuple(found)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if not s.things[number].stunned:
            values.abilities = (*values.abilities, *amount)

    def words(self, p: Printer, many: bool) -> str:
        gain = "gain" if many else "gains"
        if self.of is not None:
            return f"{gain} the {self.kind} powers of {self.of.text(p)}"
        inner = Printer("this character")
        return f"{'have' if many else 'has'} " + joined([f'"{a.print(inner.name)}"' for a in self.powers])


@dataclass(frozen=True)
class LosePowers(Write):
    """Loses a keyword and all powers with that label, or all powers of a kind."""

    label: str = ""
    early: ClassVar[bool] = True

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("power", ANY), ("keyword", ANY))

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.abilities = tuple(a for a in values.abilities if self.label and not _labelled(a, self.label))
        values.keywords = values.keywords - {self.label.lower()}

    def words(self, p: Printer, many: bool) -> str:
        lose = "lose" if many else "loses"
        return f"{lose} {self.label.lower()} and all {self.label.lower()} powers" if self.label else f"{lose} all powers"


def _labelled(a: Ability, label: str) -> bool:
    return label in a.label


def is_activated(a: Ability) -> bool:
    """vs:500.3a a payment power with "activate" among its costs."""
    return any(isinstance(c, Activate) for c in getattr(a, "cost", ()))


# -- verbs: objects -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act(Verb):
    """A verb done to cards, one event for each, all at once. `word` is its infinitive."""

    who: Who
    word: ClassVar[str] = ""
    one_by_one: ClassVar[bool] = False

    def rule_of_choice(self) -> str:
        return CHOICE_RULE

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        """What befalls one card."""
        raise NotImplementedError

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope)]

    def possible(self, s: VsState, scope: Scope) -> Objection | None:
        c = self.who.choice()
        if c is not None and c.least > 0 and not any(self.able(s, n, scope) for n in c.query.numbers(s, scope)):
            return Objection(CHOICE_RULE, f"there is no {c.query.noun(Printer('it'))}")
        return None

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb(self.word)} {self.who.text(p)}"


@dataclass(frozen=True)
class StunIt(Act):
    """To stun (vs:708.11)."""

    word = "stun"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_rows(number) and not s.things[number].stunned and not s.game.barred(s, ev.Stun(s.ref(number), scope.you, scope.this))

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, scope.you, scope.this)


@dataclass(frozen=True)
class KOIt(Act):
    """To KO (vs:708.13)."""

    word = "KO"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.KO(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ExhaustIt(Act):
    """To exhaust (vs:708.16)."""

    word = "exhaust"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and not s.things[number].exhausted

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, scope.you, scope.this)


@dataclass(frozen=True)
class Activate(ExhaustIt):
    """The cost "activate": exhausting the object with the power (vs:G:Activate)."""

    who: Who = This()

    def text(self, p: Printer) -> str:
        return "activate"


@dataclass(frozen=True)
class ReadyIt(Act):
    """To ready (vs:708.15)."""

    word = "ready"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and bool(s.things[number].exhausted)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Ready(ref, scope.you, scope.this)


@dataclass(frozen=True)
class RecoverIt(Act):
    """To recover (vs:708.6)."""

    word = "recover"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].stunned)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Recover(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ReturnToHand(Act):
    """To return a card to its owner's hand."""

    word = "return"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ToHand(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('return')} {self.who.text(p)} to its owner's hand"


@dataclass(frozen=True)
class RemoveIt(Act):
    """To remove from the game (vs:213.7c)."""

    word = "remove"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveFromGame(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('remove')} {self.who.text(p)} from the game"


@dataclass(frozen=True)
class PutOnDeck(Act):
    """To put on the top or bottom of the owner's deck; the owner orders several (vs:511.5)."""

    top: bool = False
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ToDeck(ref, scope.you, scope.this, self.top)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} on the {'top' if self.top else 'bottom'} of its owner's deck"


@dataclass(frozen=True)
class PowerUpIt(Act):
    """To power-up (vs:708.5)."""

    word = "power-up"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.PowerUp(ref, scope.you, scope.this)


@dataclass(frozen=True)
class TurnFaceDown(Act):
    """To turn a resource face down (vs:701.11d)."""

    word = "turn"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_resources(number) and not s.things[number].down

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.TurnDown(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('turn')} {self.who.text(p)} face down"


@dataclass(frozen=True)
class ReplaceIt(Act):
    """To replace a resource (vs:708.8). As a cost the deck must have as many cards (vs:G:Replace)."""

    word = "replace"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_resources(number) and bool(s.zone(scope.you, DECK))

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ReplaceResource(ref, scope.you, scope.this)


@dataclass(frozen=True)
class RemoveFromCombat(Act):
    """To remove from an attack (vs:602.2, 602.3)."""

    word = "remove"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return moments.RemoveFromAttack(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"remove {self.who.text(p)} from this attack"


@dataclass(frozen=True)
class PutCounters(Act):
    """To put counters on a card; the name says what they do ("+1 ATK / +1 DEF")."""

    name: str = "+1 ATK / +1 DEF"
    n: int | Value = 1
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.PutCounter(ref, self.name, value_of(self.n).amount(s, scope), scope.you, scope.this)

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number)

    def text(self, p: Printer) -> str:
        if not isinstance(self.n, (int, Fixed)):
            return f"{p.subject()}{p.verb('put')} {self.name} counters on {self.who.text(p)} equal to {value_of(self.n).text(p)}"
        return f"{p.subject()}{p.verb('put')} {counted(value_of(self.n).amount(None, None), self.name + ' counter')} on {self.who.text(p)}"  # type: ignore[arg-type]


@dataclass(frozen=True)
class RemoveCounters(Act):
    """To remove counters from a card."""

    name: str = "+1 ATK / +1 DEF"
    n: int = 1
    word = "remove"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].counter(self.name) >= self.n)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveCounter(ref, self.name, self.n, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('remove')} {counted(self.n, self.name + ' counter')} from {self.who.text(p)}"


@dataclass(frozen=True)
class RevealIt(Act):
    """To reveal a card (vs:708.9)."""

    word = "reveal"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        # vs:203.6c a face-up resource can't be revealed to pay a cost
        return not s.in_resources(number) or bool(s.things[number].down)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Reveal(ref, scope.you, scope.this)


@dataclass(frozen=True)
class Negate(Act):
    """To negate an effect (vs:509)."""

    word = "negate"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return moments.Negate(ref, scope.you, scope.this)


# -- verbs: players -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayerVerb(Verb):
    """A verb that players do or suffer. Several players act at once (vs:702.1)."""

    player: Who = field(default=You(), kw_only=True)

    def whos(self) -> Sequence[Who]:
        return ()

    def subject(self, p: Printer) -> str:
        """The subject for the sentence, and the printer's person set to it."""
        return "" if isinstance(self.player, You) and p.person == "you" else f"{self.player.text(p) if not isinstance(self.player, You) else p.person} "

    def say(self, p: Printer, base: str, rest: str) -> str:
        """The clause: "draw a card", "target player loses 3 endurance"."""
        subject = self.subject(p)
        outer = p.person
        if subject:
            p.person = subject.strip()
        words = f"{subject}{p.verb(base)} {rest}"
        p.person = outer
        return words


@dataclass(frozen=True)
class LoseEndurance(PlayerVerb):
    """A player loses endurance."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.LoseEndurance(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "lose", _amount(self.n, "endurance", p))


def _amount(n: int | Value, noun: str, p: Printer) -> str:
    from longbox.kernel.queries import Times

    if isinstance(n, int):
        return f"{n} {noun}"
    if isinstance(n, Times):
        head, tail = _each(n, p)
        return f"{head.removeprefix('+')} {noun} {tail}"
    text = n.text(p)
    return f"that much {noun}" if text == "that much" else f"{noun} equal to {text}"


@dataclass(frozen=True)
class GainEndurance(PlayerVerb):
    """A player gains endurance."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.GainEndurance(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "gain", _amount(self.n, "endurance", p))


@dataclass(frozen=True)
class PayEndurance(PlayerVerb):
    """The cost of paying endurance, which leads to losing it (vs:203.8b). 0 is printed "free" (vs:203.1a)."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.LoseEndurance(scope.you, value_of(self.n).amount(s, scope), scope.this, "payment")]

    def text(self, p: Printer) -> str:
        if self.n == 0:
            return "free"
        return f"{p.verb('pay')} {value_of(self.n).text(p)} endurance"


@dataclass(frozen=True)
class PayPoints(PlayerVerb):
    """The cost of paying resource points (vs:404.2)."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Points(scope.you, -value_of(self.n).amount(s, scope), scope.this)]

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        return f"pay {n} resource point{'' if n == '1' else 's'}"


@dataclass(frozen=True)
class PayStat(PlayerVerb):
    """The cost "pay X ATK (or DEF) this turn": a modifier, if there is that much (vs:203.6d)."""

    quality: str
    n: int

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        change = Gets(-self.n, 0) if self.quality == "atk" else Gets(0, -self.n)
        return [ev.AddModifier(lasting(s, Continuous(This(), (change,)), scope, "turn"), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"pay {self.n} {self.quality.upper()} this turn"


@dataclass(frozen=True)
class Draw(PlayerVerb):
    """A player draws cards (vs:213.3c)."""

    n: int | Value = 1

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.DrawCards(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        if isinstance(self.n, int):
            return self.say(p, "draw", counted(self.n, "card"))
        if isinstance(self.n, Count):
            return self.say(p, "draw", f"a card for each {self.n.query.noun(p)}")
        return self.say(p, "draw", f"cards equal to {self.n.text(p)}")


@dataclass(frozen=True)
class DrawUpTo(PlayerVerb):
    """A player draws until the hand holds so many cards."""

    n: int

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.DrawCards(p, self.n - len(s.zone(p, HAND)), scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "draw", f"cards until {'you have' if p.person == 'you' else 'they have'} {self.n} cards in hand")


@dataclass(frozen=True)
class EachChooses(PlayerVerb):
    """Each of some players chooses among cards of their own, in turn from the primary player; then all at once (vs:702.1).

    `query` is read with that player as "you"; `most` 0 means exactly `least`, or as many as there are.
    """

    query: Cards
    least: int = 1
    most: int = 0
    name: str = "chosen"
    base: ClassVar[str] = ""

    def players(self, s: VsState, scope: Scope) -> list[int]:
        """Those who choose, the primary player first."""
        meant = [r & NUMBER_MASK for r in self.player.refs(s, scope)]
        return [p for p in s.clockwise(s.primary) if p in meant]

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        players = self.players(s, scope)
        if k >= len(players):
            return None
        inner = scope.copy()
        inner.you = players[k]
        c = Choose(self.query, self.least, self.most, self.name)
        d = choose(s, c, players[k], inner, CHOICE_RULE, self)
        if d is None:
            # nothing to choose from: an empty answer keeps the count of players right
            return Decision(players[k], s.game.seat_of(s, players[k]), CHOICE_RULE, "choose", Pick((), 0, 0))
        return d

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        got = tuple(decision.options[i] for i in answer)
        return scope.bind(self.name, (*(scope.get(self.name, ()) if k else ()), *got))

    def want(self, s: VsState, scope: Scope) -> int:
        return self.least * len(self.players(s, scope)) if not self.most else 0

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        """What befalls one chosen card."""
        raise NotImplementedError

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in scope.get(self.name, ())]

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return True

    def whos(self) -> Sequence[Who]:
        return ()

    def noun(self, p: Printer) -> str:
        """What is chosen."""
        noun = self.query.noun(p)
        if p.person != "you" or not isinstance(self.player, You):
            noun = noun.replace(" you control", " they control").replace("from your hand", "from their hand")
        most = self.most or self.least
        if self.least == 0:
            return f"up to {counted(most, noun)}"
        return counted(most, noun)

    def text(self, p: Printer) -> str:
        return self.say(p, self.base, self.noun(p))


@dataclass(frozen=True)
class Discard(EachChooses):
    """A player discards cards, chosen by that player, one at a time (vs:213.4c)."""

    query: Cards = Cards("hand", (), "you")
    name: str = "discarded"
    base = "discard"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, s.get(ref).owner, scope.this)

    def noun(self, p: Printer) -> str:
        return EachChooses.noun(self, p).replace(" from your hand", "").replace(" from their hand", "")


@dataclass(frozen=True)
class DiscardThis(Act):
    """The cost of discarding the source itself, which works from the hand only (vs:500.2a)."""

    who: Who = This()
    word = "discard"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.kind_of_zone(s.things[number].zone) == HAND

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, scope.you, scope.this)


@dataclass(frozen=True)
class DiscardHand(PlayerVerb):
    """Players discard all cards of their hand that have a property."""

    query: Cards

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        out = []
        for p in self.player.refs(s, scope):
            inner = scope.copy()
            inner.you = p
            out.extend(ev.Discard(s.ref(n), p, scope.this) for n in self.query.numbers(s, inner))
        return out

    def text(self, p: Printer) -> str:
        from longbox.kernel.text import plural

        return self.say(p, "discard", "all " + plural(self.query.noun(p).split(" from ")[0]) + " from their hand")


@dataclass(frozen=True)
class EachKOs(EachChooses):
    """Players KO cards they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "koed"
    base = "KO"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.KO(ref, s.get(ref).controller, scope.this)


@dataclass(frozen=True)
class EachExhausts(EachChooses):
    """Players exhaust cards they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "exhausted"
    base = "exhaust"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, s.get(ref).controller, scope.this)


@dataclass(frozen=True)
class EachStuns(EachChooses):
    """Players stun characters they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "stunned"
    base = "stun"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, s.get(ref).controller, scope.this)


# -- verbs: modifiers -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lasting(Verb):
    """Makes a continuous modifier: an ability that works "attack", "turn", "phase" or, with "", for the game.

    One that writes qualities flags its objects and fixes its numbers now (vs:513.2c); others stay live (vs:513.2d).
    `uses` bounds how often a delayed trigger or replacement works ("the next time").
    """

    ability: Ability
    until: str = "turn"
    uses: int = -1

    def whos(self) -> Sequence[Who]:
        return ()

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        m = lasting(s, self.ability, scope, self.until, self.uses)
        if m.flagged == ():
            return []
        return [ev.AddModifier(m, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        words = self.ability.text(p)
        span = f" this {self.until}" if self.until else ""
        if isinstance(self.ability, Triggered) and ", " in words:
            head, tail = words.split(", ", 1)
            return f"{head}{'' if ' this ' in head else span}, {tail}"
        return words + span


def lasting(s: VsState, ability: Ability, scope: Scope, until: str, uses: int = -1) -> Modifier:
    """A modifier about to be made."""
    kept = scope.copy()
    kept.collected = None
    if not isinstance(ability, Continuous):
        return Modifier(ability, kept, 0, until, None, None, uses)
    probe = Modifier(ability, kept, 0, until, None, None, uses)
    each = ability.each
    bare = Continuous(ability.on, ability.writes) if each else ability
    probe.ability = bare
    flagged = tuple(s.ref(n) for n in objects_of(s, probe, s.game.covered(s)))
    amounts = tuple(w.amount(s, scope) for w in ability.writes)
    return Modifier(ability, kept, 0, until, flagged, amounts, uses)


def power_up_modifier(s: VsState, card: int, player: int, source: int) -> Modifier:
    """vs:708.5a +1 ATK / +1 DEF this attack."""
    scope = Scope(player, source)
    return Modifier(POWER_UP, scope, s.tick(), "attack", (card,), ((1, 1),))


POWER_UP = Continuous(Target(0), (Gets(1, 1),))


def pump(who: Who | Query, atk: int | Value = 0, def_: int | Value = 0, until: str = "attack", *also: Write, each: tuple[Any, ...] = (), during: Condition | None = None) -> Lasting:
    """ "Target defender gets +5 ATK this attack", perhaps with further writes ("and has flight")."""
    writes: tuple[Write, ...] = (Gets(atk, def_), *also) if atk or def_ else also
    return Lasting(Continuous(who, writes, each=each, during=during), until)


def gives(who: Who | Query, *writes: Write, until: str = "turn", each: tuple[Any, ...] = ()) -> Lasting:
    """ "Target character has flight this turn"."""
    return Lasting(Continuous(who, writes, each=each), until)


# -- verbs: places and decks ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveIt(Effect):
    """To move characters, each to an empty position of its own area (vs:708.4); `rows` bounds where."""

    who: Who
    rows: tuple[int, ...] = (FRONT, SUPPORT)

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.formation import MoveSome

        c = self.who.choice()
        if f.pos == 0:
            f.pos = 1
            if c is not None:
                d = choose(s, c, f.scope.you, f.scope, CHOICE_RULE)
                if d is not None:
                    f.data = d
                    return d
        if f.pos == 1:
            f.pos = 2
            if f.data is not None:
                assert c is not None
                f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
            refs = tuple(r for r in self.who.refs(s, f.scope) if s.there(r))
            if not refs:
                f.scope = f.scope.with_did(False)
                return DONE
            return MoveSome(f.scope.you, refs, self.rows, f.scope.this, f.scope.collected is not None)
        if f.scope.collected is not None:
            scope = f.scope.copy()
            scope.collected = (*(f.scope.collected or ()), *s.outcome)
            f.scope = scope
        else:
            f.scope = f.scope.with_did(True)
        return DONE

    def text(self, p: Printer) -> str:
        where = "" if len(self.rows) == 2 else f" to {p.their()} {ROW_NAMES[self.rows[0]]}"
        return f"{p.verb('move')} {self.who.text(p)}{where}"


@dataclass(frozen=True)
class Search(Effect):
    """To search a deck for up to `most` cards of a property, put them into the hand (or on top), shuffle (vs:708.10)."""

    filters: tuple[Any, ...]
    most: int = 1
    to: str = "hand"
    show: bool = True
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.chain import Searching

        f.pos += 1
        if f.pos == 1:
            deck = self.player.refs(s, f.scope)[0]
            return Searching(f.scope.you, deck, self, f.scope)
        found = s.outcome
        f.scope = f.scope.bind("found", found).with_did(bool(found))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a

        noun = noun_phrase(self.filters, "card", p)
        what = a(noun) if self.most == 1 else f"up to {counted(self.most, noun)}"
        it = "it" if self.most == 1 else "them"
        where = f"put {it} into {p.their()} hand" if self.to == "hand" else f"shuffle, and put {it} on top of {p.their()} deck"
        reveal = f", reveal {it}" if self.show else ""
        return f"{p.verb('search')} {p.their()} deck for {what}{reveal}, and {where}"


@dataclass(frozen=True)
class RevealTop(Effect):
    """To reveal cards from the top of a deck; those with a property go to the hand, the rest to the bottom."""

    n: int = 1
    keep: tuple[Any, ...] = ()
    rest: str = "bottom"
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.chain import RevealingTop

        f.pos += 1
        if f.pos == 1:
            return RevealingTop(self.player.refs(s, f.scope)[0], self, f.scope)
        f.scope = f.scope.bind("revealed", s.outcome).with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a, number_word

        noun = noun_phrase(self.keep, "card", p)
        if self.n == 1:
            return f"reveal the top card of your deck. If it is {a(noun)}, put it into your hand. Otherwise, put it on the bottom of your deck"
        return f"reveal the top {number_word(self.n)} cards of your deck. Put all revealed {noun}s into your hand and the rest on the bottom of your deck"


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """To put cards into play in your rows (vs:214); `rows` bounds where, equipment goes onto `host`."""

    who: Who
    rows: tuple[int, ...] = (FRONT, SUPPORT)
    stunned: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.formation import PuttingIntoPlay

        c = self.who.choice()
        if f.pos == 0:
            f.pos = 1
            if c is not None:
                d = choose(s, c, f.scope.you, f.scope, CHOICE_RULE)
                if d is not None:
                    f.data = d
                    return d
        if f.pos == 1:
            f.pos = 2
            if f.data is not None:
                assert c is not None
                f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
            refs = tuple(r for r in self.who.refs(s, f.scope) if s.there(r))
            if not refs:
                f.scope = f.scope.with_did(False)
                return DONE
            return PuttingIntoPlay(f.scope.you, refs, self.rows, f.scope.this, self.stunned)
        f.scope = f.scope.with_did(True)
        return DONE

    def text(self, p: Printer) -> str:
        where = "play" if len(self.rows) == 2 else f"your {ROW_NAMES[self.rows[0]]}"
        return f"put {self.who.text(p)} into {where}"


@dataclass(frozen=True)
class ToResources(Act):
    """To put a card face down into the resource row of its owner or of the player told to."""

    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Build(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} face down into {p.their()} resource row"


@dataclass(frozen=True)
class PileToHand(Act):
    """To put a card from a KO'd pile into its owner's hand."""

    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.FromDeckToHand(ref, scope.you, scope.this, True)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} into its owner's hand"


@dataclass(frozen=True)
class Mill(PlayerVerb):
    """Cards from the top of a deck are removed from the game, or put into the KO'd pile."""

    n: int | Value
    to: str = "removed"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        n = value_of(self.n).amount(s, scope)
        for p in self.player.refs(s, scope):
            for k in s.zone(p, DECK)[:n]:
                out.append(ev.RemoveFromGame(s.ref(k), p, scope.this) if self.to == "removed" else ev.ToPile(s.ref(k), p, scope.this))
        return out

    def text(self, p: Printer) -> str:
        n = "that many cards" if isinstance(self.n, Value) else counted(self.n, "card")
        where = "from the game" if self.to == "removed" else "into the KO'd pile"
        verb = "remove" if self.to == "removed" else "put"
        return self.say(p, verb, f"{n} from the top of {'your' if p.person == 'you' else 'that'} deck {where}")


@dataclass(frozen=True)
class TransferIt(Effect):
    """To transfer equipment to a character, one at a time, each only where it is legal (vs:708.12)."""

    what: Who
    onto: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.chain import Transferring

        for who, mark in ((self.what, 0), (self.onto, 2)):
            c = who.choice()
            if f.pos == mark:
                f.pos += 1
                if c is not None:
                    d = choose(s, c, f.scope.you, f.scope, CHOICE_RULE)
                    if d is None:
                        f.scope = f.scope.with_did(False)
                        return DONE
                    f.data = d
                    return d
            if f.pos == mark + 1:
                f.pos += 1
                if c is not None:
                    f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
        if f.pos == 4:
            f.pos = 5
            hosts = [r for r in self.onto.refs(s, f.scope) if s.there(r)]
            if not hosts:
                f.scope = f.scope.with_did(False)
                return DONE
            return Transferring(f.scope.you, tuple(self.what.refs(s, f.scope)), hosts[0], f.scope.this)
        f.scope = f.scope.with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        return f"transfer {self.what.text(p)} to {self.onto.text(p)}"


@dataclass(frozen=True)
class ChooseWord(Effect):
    """To choose an affiliation, name or other word of the game (vs:511.4), bound under `key`; `remember` keeps it on the source."""

    key: str
    what: str
    remember: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            words = s.game.words_of(self.what)
            from longbox.kernel.decisions import Name

            d = Decision(f.scope.you, s.game.seat_of(s, f.scope.you), "vs:511.4", "name", Name(words), (f.scope.this, self.what), f"Choose {self.what}")
            f.data = d
            return d
        if f.pos == 1:
            f.pos = 2
            word = f.data.options[s.answer[0]]
            f.scope = f.scope.bind(self.key, word)
            if self.remember:
                return f.emit(s, [ev.ChooseFor(f.scope.this, self.key, word, f.scope.you)])
        return DONE

    def text(self, p: Printer) -> str:
        return f"choose {self.what}"


@dataclass(frozen=True)
class CopyIt(Effect):
    """To copy an effect; with `retarget`, its controller may choose new targets (vs:708.2)."""

    who: Who = T
    retarget: bool = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.chain import Copying

        f.pos += 1
        if f.pos == 1:
            refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
            if not refs:
                f.scope = f.scope.with_did(False)
                return DONE
            return Copying(f.scope.you, refs[0], self.retarget)
        return DONE

    def text(self, p: Printer) -> str:
        return f"copy {self.who.text(p)}" + (". You may choose new targets for the copy" if self.retarget else "")


@dataclass(frozen=True)
class ExtraAttackStep(PlayerVerb):
    """An additional attack step after this one (vs:400.10)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [moments.Schedule(extra=(*s.extra, scope.you))]

    def text(self, p: Printer) -> str:
        return "you get an additional attack step after this one"


@dataclass(frozen=True)
class WinTheGame(PlayerVerb):
    """A player wins (vs:102.2)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.WinGame(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "win", "the game")


@dataclass(frozen=True)
class ExchangeResources(Effect):
    """To exchange the positions of two resources, if both choices can be made, then turn both face down (vs:G:Exchange)."""

    mine: Choose
    other: Choose

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            d = choose(s, self.mine, f.scope.you, f.scope, "vs:G:Exchange")
            if d is None or not self.other.query.numbers(s, f.scope):
                f.scope = f.scope.with_did(False)
                return DONE
            f.data = d
            return d
        if f.pos == 1:
            f.pos = 2
            f.scope = f.scope.bind(self.mine.name, tuple(f.data.options[i] for i in s.answer))
            d = choose(s, self.other, f.scope.you, f.scope, "vs:G:Exchange")
            assert d is not None
            f.data = d
            return d
        if f.pos == 2:
            f.pos = 3
            f.scope = f.scope.bind(self.other.name, tuple(f.data.options[i] for i in s.answer))
            one, two = f.scope.get(self.mine.name)[0], f.scope.get(self.other.name)[0]
            return f.emit(s, [ev.Exchange(one, two, f.scope.you, f.scope.this)])
        if f.pos == 3:
            f.pos = 4
            one, two = f.scope.get(self.mine.name)[0], f.scope.get(self.other.name)[0]
            return f.emit(s, [ev.TurnDown(r, f.scope.you, f.scope.this) for r in (one, two)])
        return DONE

    def text(self, p: Printer) -> str:
        return f"choose {self.mine.text(p)} and {self.other.text(p)}. Exchange the positions of those resources, then turn them face down"


@dataclass(frozen=True)
class GainControl(Effect):
    """To take control of characters, moving them into your rows (vs:700.1, 700.2)."""

    who: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.formation import MoveSome

        f.pos += 1
        if f.pos == 1:
            refs = tuple(r for r in self.who.refs(s, f.scope) if s.there(r))
            if not refs:
                f.scope = f.scope.with_did(False)
                return DONE
            return MoveSome(f.scope.you, refs, (FRONT, SUPPORT), f.scope.this, False)
        return DONE

    def text(self, p: Printer) -> str:
        return f"gain control of {self.who.text(p)}, moving it into your front or support row"


ALL_PLAYERS = EachPlayer()
EVERY = Every
