"""What continuous modifiers write: ATK and DEF, flight and range, affiliations, names, powers (vs:513.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.language.filters import AnyTeamOf, chosen, stat_of
from longbox.games.vs.language.queries import EVERYWHERE, OwnCards
from longbox.games.vs.state import F_COUNTERS, is_unique
from longbox.games.vs.state.bases import Value, Write
from longbox.kernel.abilities import Continuous, Triggered
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import ANY, amount_of, value_of
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, joined, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import Values, VsState
    from longbox.kernel.abilities import Ability
    from longbox.kernel.queries import Mark, Query, Scope, Who


@dataclass(frozen=True)
class Gets(Write):
    """Raises or lowers ATK and DEF."""

    atk: int | Value = 0
    def_: int | Value = 0

    def marks(self) -> tuple[tuple[str, str], ...]:
        # vs:514.2 who reads DEF does not depend on what changes ATK alone
        changed = (("atk", self.atk), ("def", self.def_))
        return tuple((quality, ANY) for quality, n in changed if not isinstance(n, int) or n)

    def amount(self, s: VsState, scope: Scope) -> tuple[int, int]:
        return (amount_of(self.atk, s, scope), amount_of(self.def_, s, scope))

    def apply(self, s: VsState, values: Values, amount: tuple[int, int], scope: Scope, number: int) -> None:
        values.atk += amount[0]
        values.def_ += amount[1]

    def words(self, p: Printer, many: bool) -> str:
        verb = "get" if many else "gets"
        parts: list[str] = []
        tails: list[str] = []
        for n, word in ((self.atk, "ATK"), (self.def_, "DEF")):
            if isinstance(n, int):
                if n:
                    parts.append(f"{signed(n)} {word}")
                continue
            head, tail = _each(n, p)
            if tails and tail not in tails and tail.startswith("where X"):
                head, tail = head.replace("X", "Y"), tail.replace("X", "Y", 1)
            parts.append(f"{head} {word}")
            if tail not in tails:
                tails.append(tail)
        comma = "," if tails and tails[0].startswith("where ") else ""
        return f"{verb} {' / '.join(parts)}{comma} " + joined(tails) if tails else f"{verb} {' / '.join(parts)}"


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

    def amount(self, s: VsState, scope: Scope) -> int:
        return value_of(self.value).amount(s, scope)

    def apply(self, s: VsState, values: Values, amount: int, scope: Scope, number: int) -> None:
        if self.quality == "atk":
            values.atk = amount
        else:
            values.def_ = amount

    def words(self, p: Printer, many: bool) -> str:
        equal = "" if isinstance(self.value, int) else "equal to "
        return f"{'have' if many else 'has'} {self.quality.upper()} {equal}{value_of(self.value).text(p)}"


@dataclass(frozen=True)
class GetsWillpower(Write):
    """Raises or lowers willpower. A stunned character can't gain or lose any, then or later (vs:211.3a, vs:G:Willpower)."""

    n: int | Value

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("willpower", ANY),)

    def amount(self, s: VsState, scope: Scope) -> tuple[int, tuple[int, ...]]:
        stunned = tuple(s.ref(n) for p in s.order for n in s.characters(p) if s.cards[n].stunned)
        return value_of(self.n).amount(s, scope), stunned

    def apply(self, s: VsState, values: Values, amount: tuple[int, tuple[int, ...]], scope: Scope, number: int) -> None:
        n, excepted = amount
        if not s.cards[number].stunned and s.ref(number) not in excepted:
            values.willpower += n

    def words(self, p: Printer, many: bool) -> str:
        verb = "get" if many else "gets"
        if isinstance(self.n, int):
            return f"{verb} {signed(self.n)} willpower"
        head, tail = _each(self.n, p)
        return f"{verb} {head} willpower{', ' if tail.startswith('where ') else ' '}{tail}".rstrip()


@dataclass(frozen=True)
class AddVersion(Write):
    """Adds a version to those a card has (vs:202.1a). Army, Unique and Non-Unique are keywords as well (vs:202.4)."""

    version: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("version", self.version), ("keyword", self.version.lower()))

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if self.version in values.versions:
            return
        values.versions = (*values.versions, self.version)
        if self.version in ("Army", "Unique", "Non-Unique"):
            values.keywords |= {self.version.lower()}
            values.unique = is_unique(values.kind, values.versions)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the version {self.version}"


#: qualities of which a character always has one: how they are noted
SHELTER = {"protected": 1, "unprotected": -1}


def _quality(what: str) -> tuple[tuple[str, str], ...]:
    """What giving or taking this writes."""
    if what in SHELTER:
        return (("protected", ANY),)
    return ((what if what in ("flight", "range", "reinforcement") else "keyword", what),)


@dataclass(frozen=True)
class Has(Write):
    """Gives "flight", "range", "reinforcement", "protected", "unprotected", "unique", or a keyword without powers of its own.

    Also vs:701.15.
    """

    what: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return _quality(self.what)

    def amount(self, s: VsState, scope: Scope) -> bool:
        # vs:701.10d whether the source can reinforce others: asked as an effect's modifier is made, always by a power's
        return self.what != "reinforcement" or s.game.may_reinforce(s, scope.this)

    def apply(self, s: VsState, values: Values, amount: bool, scope: Scope, number: int) -> None:
        if not amount and number != scope.this & NUMBER_MASK:
            return
        if self.what in values.bars:
            # what comes later in the pass must not find what can't be (vs:103.2)
            return
        if self.what in SHELTER:
            values.shelter = SHELTER[self.what]
        elif self.what in ("flight", "range", "reinforcement", "unique"):
            setattr(values, self.what, True)
        elif not s.cards[number].stunned:
            values.keywords |= {self.what}

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.what}"


@dataclass(frozen=True)
class Loses(Write):
    """Takes "flight", "range", "reinforcement", "protected", "unique" or a keyword away; with `bar` it can't have it (vs:103.2)."""

    what: str
    bar: bool = False

    def marks(self) -> tuple[tuple[str, str], ...]:
        return _quality(self.what)

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if self.what in SHELTER:
            # a character is always one of the two (vs:701.7, vs:701.16)
            values.shelter = -1 if "protected" in values.bars else -SHELTER[self.what]
        elif self.what in ("flight", "range", "reinforcement", "unique"):
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

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.teams |= frozenset(self.teams)
        if self.key:
            got = chosen(s, scope, self.key)
            if got is not None:
                values.teams |= frozenset(got if isinstance(got, tuple) else (got,))

    def words(self, p: Printer, many: bool) -> str:
        have = "have" if many else "has"
        return (
            f"{have} the {joined(self.teams)} affiliation{'s' if len(self.teams) > 1 else ''}"
            if self.teams
            else f"{have} the chosen affiliation"
        )


@dataclass(frozen=True)
class ClearTeams(Write):
    """Takes all affiliations away."""

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("team", ANY),)

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
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

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        for n in self.query.numbers(s, scope):
            if n != number:
                values.teams |= s.now(n).teams

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the affiliations of each {self.query.noun(p)}"


@dataclass(frozen=True)
class Renamed(Write):
    """Loses all names and versions and has one name instead (vs:201.7, vs:G:Name)."""

    name: str
    early: ClassVar[bool] = False

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("name", ANY), ("version", ANY))

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.names = (self.name,)
        values.versions = ()
        # vs:301.6 a character without the version Army is unique
        values.keywords -= {"army", "unique", "non-unique"}
        if values.kind == "character":
            values.unique = True

    def words(self, p: Printer, many: bool) -> str:
        return f"has no name and version but the name {self.name}"


@dataclass(frozen=True)
class GainPowers(Write):
    """Gains powers: given ones, or those of a kind that the cards of a reference have ("activated").

    A power that speaks of its own card by name speaks of the card that gained it (vs:201.7a): its `this` is bound anew.
    """

    powers: tuple[Ability, ...] = ()
    of: Who | None = None
    kind: str = ""
    early: ClassVar[bool] = True

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("power", ANY),)

    def amount(self, s: VsState, scope: Scope) -> tuple[Ability, ...]:
        if self.of is None:
            return self.powers
        from longbox.kernel.abilities import Activated

        found: list[Ability] = []
        for r in self.of.refs(s, scope):
            for a in s.seen(r).abilities:
                # one that gains what others have is not gained itself: they would go on gaining each other's for ever (vs:514.1)
                if any(isinstance(w, GainPowers) and w.of is not None for w in getattr(a, "writes", ())):
                    continue
                if self.kind != "activated" or (isinstance(a, Activated) and is_activated(a)):
                    found.append(a)
        return tuple(found)

    def apply(self, s: VsState, values: Values, amount: tuple[Ability, ...], scope: Scope, number: int) -> None:
        # vs:701.12f a stunned character has no powers but those that trigger on leaving play (vs:502.4)
        new = tuple(a for a in amount if heard_while_inactive(a)) if s.cards[number].stunned else tuple(amount)
        values.abilities = (*values.abilities, *new)
        # vs:515.3 added as the effect made its modifier, or since the power that gives them is there
        time = scope.get("since")
        if time is None:
            time = s.was(scope.this).text_stamp if scope.this >= 0 else 0
        values.gained = (*values.gained, *((a, time) for a in new))

    def words(self, p: Printer, many: bool) -> str:
        gain = "gain" if many else "gains"
        if self.of is not None:
            return f"{gain} the {self.kind + ' ' if self.kind else ''}powers of {self.of.text(p)}"
        inner = Printer("this character")
        return f"{'have' if many else 'has'} " + joined([f'"{a.print(inner.name)}"' for a in self.powers])


@dataclass(frozen=True)
class LosePowers(Write):
    """Loses a keyword and all powers with that label, or all powers of a kind."""

    label: str = ""
    early: ClassVar[bool] = True

    def later(self) -> Write:
        return LoseKeywords(self.label)

    def takes(self, power: Ability) -> bool:
        """Is this power lost?"""
        return not self.label or _labelled(power, self.label)

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("power", ANY), ("keyword", ANY))

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.abilities = tuple(a for a in values.abilities if not self.takes(a))
        # vs:500.5 removed, it is not there at all: not for leaving play either, should the text be inactive by then
        values.bars |= {LOST + self.label}
        # vs:706.1 keywords stand for powers; those that are versions do not
        kept = values.keywords & frozenset(("army", "unique", "non-unique"))
        values.keywords = values.keywords - {self.label.lower()} if self.label else kept

    def words(self, p: Printer, many: bool) -> str:
        lose = "lose" if many else "loses"
        return f"{lose} {self.label.lower()} and all {self.label.lower()} powers" if self.label else f"{lose} all powers"


@dataclass(frozen=True)
class LoseKeywords(Write):
    """The other half of losing powers: keywords that other modifiers gave go as well, by their timestamps (vs:706.1, vs:514.1)."""

    label: str = ""

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("keyword", ANY),)

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        kept = values.keywords & frozenset(("army", "unique", "non-unique"))
        values.keywords = values.keywords - {self.label.lower()} if self.label else kept

    def words(self, p: Printer, many: bool) -> str:
        return f"{'lose' if many else 'loses'} {self.label.lower() or 'all keywords'}"


#: how lost powers are marked among the bars of values: with their label, or alone for all of them
LOST = "power: "


def heard_while_inactive(a: Ability) -> bool:
    """vs:502.4 does it trigger on leaving play, and so listen while the text is inactive?"""
    return isinstance(a, Triggered) and bool(getattr(a.on, "while_inactive", False))


def is_lost(a: Ability, bars: frozenset[str]) -> bool:
    """Has a modifier taken this power of text that is inactive (vs:500.5)?"""
    return any(bar.startswith(LOST) and bar.removeprefix(LOST) in a.label for bar in bars)


def _labelled(a: Ability, label: str) -> bool:
    return label in a.label


def is_activated(a: Ability) -> bool:
    """vs:203.6a, vs:500.3a a payment power with "activate" among its costs (vs:G:Activated Power)."""
    return any(c.activates for c in getattr(a, "cost", ()))


@dataclass(frozen=True)
class AddIdentity(Write):
    """Adds an identity to those a character has (vs:G:Identity)."""

    identity: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("identity", self.identity),)

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if self.identity not in values.identities:
            values.identities = (*values.identities, self.identity)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} the identity {self.identity}"


@dataclass(frozen=True)
class AddName(Write):
    """Gives a name beside those a card has: it is unique under each of them (vs:513.2h, vs:704.1)."""

    name: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("name", self.name),)

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if self.name not in values.names:
            values.names = (*values.names, self.name)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} the name {self.name}"


@dataclass(frozen=True)
class AddTrait(Write):
    """Gives a trait of a class (vs:207.3); who has a Mutant trait is of the Mutant class (vs:207.1)."""

    trait: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("trait", self.trait), ("trait", "Mutant"))

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.traits |= {self.trait}
        values.classes |= {"Mutant"}

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the {self.trait} trait"


@dataclass(frozen=True)
class LoseTeams(ClearTeams):
    """Takes some affiliations away, and leaves others."""

    teams: tuple[str, ...] = ()

    def marks(self) -> tuple[tuple[str, str], ...]:
        return tuple(("team", t) for t in self.teams)

    def apply(self, s: VsState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.teams = values.teams - frozenset(self.teams)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'lose' if many else 'loses'} the {joined(self.teams)} affiliation{'s' if len(self.teams) > 1 else ''}"


@dataclass(frozen=True)
class GainKeywordsOf(Write):
    """Has the keywords that other cards have as the modifier is made; a stunned character has none (vs:201.2b)."""

    of: Who

    def marks(self) -> tuple[Mark, ...]:
        return (("keyword", ANY),)

    def amount(self, s: VsState, scope: Scope) -> frozenset[str]:
        found: frozenset[str] = frozenset()
        for r in self.of.refs(s, scope):
            found |= s.seen(r).keywords
        return found

    def apply(self, s: VsState, values: Values, amount: frozenset[str], scope: Scope, number: int) -> None:
        if not s.cards[number].stunned:
            values.keywords |= amount

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the keywords of {self.of.text(p)}"


@dataclass(frozen=True)
class _Gap(Value):
    """What must be added to one of ATK and DEF to make it what the other is (vs:G:Switch)."""

    who: Who
    quality: str
    facets: ClassVar[int] = TEXT | F_COUNTERS

    def amount(self, s: VsState, scope: Scope) -> int:
        refs: Sequence[int] = [r for r in self.who.refs(s, scope) if s.there(r)]
        if not refs:
            return 0
        v = s.now(refs[0])
        return stat_of(v, "def") - int(v.atk) if self.quality == "atk" else stat_of(v, "atk") - int(v.def_)

    def text(self, p: Printer) -> str:
        other = "DEF" if self.quality == "atk" else "ATK"
        return f"the difference to its {other}"


@dataclass(frozen=True)
class AllOfThem(AddTeam):
    """The same affiliations that the sentence has named already: "have both of them"."""

    def words(self, p: Printer, many: bool) -> str:
        both = "all of them" if len(self.teams) > 2 else "both of them"
        return f"{'have' if many else 'has'} {both}"


@dataclass(frozen=True)
class Crossover(Continuous):
    """vs:708.3a the keyword action: who has any of some affiliations has all of them (vs:G:Crossover)."""

    def text(self, p: Printer) -> str:
        (write,) = self.writes
        assert isinstance(write, AddTeam)
        return f"crossover {joined(write.teams)}"


def crossover(*teams: str) -> Crossover:
    """ "Crossover X-Men and Morlocks" (vs:708.3a)."""
    return Crossover(OwnCards((AnyTeamOf(teams),), EVERYWHERE), (AddTeam(teams),))


def all_of_them(*teams: str, key: str = "teams") -> Continuous:
    """Characters you control and cards of yours outside play with either of two affiliations have both.

    Without names the affiliations are those chosen under `key` (see ChooseTeams).
    """
    if teams:
        return Continuous(OwnCards((AnyTeamOf(teams),)), (AllOfThem(teams),))
    return Continuous(OwnCards((AnyTeamOf(key=key),)), (AllOfThem(key=key),))
