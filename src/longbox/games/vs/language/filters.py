"""Which cards, by what they are: names, versions, affiliations, traits, costs, ATK and DEF (chapter 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.state import CHARACTER, EQUIPMENT, F_COUNTERS, F_PLACE, F_RESOURCES, LOCATION, PLOT_TWIST
from longbox.games.vs.state.bases import Filter
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import ANY, This, value_of
from longbox.kernel.state import TEXT
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Mark, Query, Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Team(Filter):
    """Has this affiliation (vs:206.1)."""

    team: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.team in s.now(number).teams

    def reads(self) -> tuple[Mark, ...]:
        return (("team", self.team),)

    def text(self, p: Printer) -> str:
        return self.team


@dataclass(frozen=True)
class Affiliated(Filter):
    """Has one or more affiliations (vs:G:Affiliated), or none (vs:G:Unaffiliated)."""

    yes: bool = True

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.now(number).teams) is self.yes

    def reads(self) -> tuple[Mark, ...]:
        return (("team", ANY),)

    def text(self, p: Printer) -> str:
        return "affiliated" if self.yes else "unaffiliated"


@dataclass(frozen=True)
class ChosenTeam(Filter):
    """Has the affiliation that was chosen under `key`, by the effect or for its source."""

    key: str = "team"
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return chosen(s, scope, self.key) in s.now(number).teams

    def reads(self) -> tuple[Mark, ...]:
        return (("team", ANY),)

    def text(self, p: Printer) -> str:
        return "with the chosen affiliation"


def chosen(s: VsState, scope: Scope, key: str) -> Any:
    """What was chosen under a key: bound in the scope, else remembered by the source (vs:513.1e)."""
    value = scope.get(key)
    if value is None and scope.this >= 0:
        card = s.was(scope.this)
        value = next((v for k, v in getattr(card, "chosen", ()) if k == key), None)
    return value


@dataclass(frozen=True)
class Named(Filter):
    """Has this name, whatever its version (vs:202.3): "a card named <name>" (vs:201.4)."""

    name: str
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.name in s.now(number).names

    def reads(self) -> tuple[Mark, ...]:
        return (("name", self.name),)

    def text(self, p: Printer) -> str:
        return f"named {self.name}"


@dataclass(frozen=True)
class SharesName(Filter):
    """Shares a name with a card (or with any card of a reference)."""

    who: Who
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number).names
        return any(n in mine for r in self.who.known(s, scope) for n in s.seen(r).names)

    def reads(self) -> tuple[Mark, ...]:
        return (("name", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares a name with {self.who.text(p)}"


@dataclass(frozen=True)
class SharesTeam(Filter):
    """Shares an affiliation with a card (vs:G:Share)."""

    who: Who
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number).teams
        return any(mine & s.seen(r).teams for r in self.who.known(s, scope))

    def reads(self) -> tuple[Mark, ...]:
        return (("team", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares an affiliation with {self.who.text(p)}"


@dataclass(frozen=True)
class Version(Filter):
    """Has this version, among others perhaps, whatever its name (vs:201.2c, vs:202.5)."""

    version: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.version in s.now(number).versions

    def reads(self) -> tuple[Mark, ...]:
        return (("version", self.version),)

    def text(self, p: Printer) -> str:
        return self.version


@dataclass(frozen=True)
class Keyword(Filter):
    """Has this keyword; a stunned character has none (vs:201.2b). "concealed" covers concealed-optional (vs:706.10c).

    "cosmic" covers cosmic-surge; tag keywords do nothing but be found (vs:706.8c, vs:707.1, vs:G:Tag).
    """

    word: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        keys = s.now(number).keywords
        return self.word in keys or any(k in keys for k in _COVERS.get(self.word, ()))

    def reads(self) -> tuple[Mark, ...]:
        return (("keyword", self.word), ("power", ANY))

    def text(self, p: Printer) -> str:
        return self.word


#: vs:706.3c, vs:706.8c, vs:706.10c words that cover more than one keyword
_COVERS = {"concealed": ("concealed-optional",), "cosmic": ("cosmic-surge",), "loyalty": ("loyalty-reveal", "dual loyalty")}


@dataclass(frozen=True)
class WithKeyword(Keyword):
    """The same, printed after the noun: "character with concealed"."""

    place = "after"

    def text(self, p: Printer) -> str:
        return f"with {self.word}"


@dataclass(frozen=True)
class Trait(Filter):
    """Has this trait or class: is one of that group of cards (vs:207.3), even while stunned (vs:207.2).

    Also vs:G:Class, vs:G:Trait, vs:G:Mutant Trait.
    """

    word: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        v = s.now(number)
        return self.word in v.traits or self.word in v.classes

    def reads(self) -> tuple[Mark, ...]:
        return (("trait", self.word),)

    def text(self, p: Printer) -> str:
        return self.word


@dataclass(frozen=True)
class Brand(Filter):
    """Is a "Marvel card" or a "DC card", by its brand icon (vs:212.2, vs:701.19, vs:701.20, vs:G:Marvel, vs:G:DC Card)."""

    brand: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.cards[number]
        # an unrevealed face-down resource has no icons (vs:701.11a)
        seen = not c.down or c.revealed or not s.in_resources(number)
        return bool(seen and c.printed.brand == self.brand)

    def text(self, p: Printer) -> str:
        return self.brand


def unknown(s: VsState, number: int, scope: Scope) -> bool:
    """vs:701.11a, vs:213.5h is it an unrevealed resource of another player's: a card without any properties?"""
    c = s.cards[number]
    return bool(c.down and not c.revealed and c.controller != scope.you and s.in_resources(number))


@dataclass(frozen=True)
class Kind(Filter):
    """Is a card of this type; for objects see vs:213.5b."""

    kind: str
    place = "noun"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].printed.kind == self.kind) and not unknown(s, number, scope)

    def text(self, p: Printer) -> str:
        return f"{self.kind} card"


@dataclass(frozen=True)
class Cost(Filter):
    """Its printed cost compared (vs:203.2): at most, at least, exactly, less than, greater than."""

    op: str
    n: int | Value
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        # vs:104.3, vs:701.11a a resource that nobody has revealed has no cost
        cost = 0 if unknown(s, number, scope) else s.cards[number].printed.values.cost
        n = self.n if isinstance(self.n, int) else self.n.amount(s, scope)
        if self.op == ">":
            return bool(cost > n)
        return bool(cost <= n if self.op == "<=" else cost >= n if self.op == ">=" else cost < n if self.op == "<" else cost == n)

    def text(self, p: Printer) -> str:
        if isinstance(self.n, int):
            return {
                "<=": f"with cost {self.n} or less",
                ">=": f"with cost {self.n} or more",
                "==": f"with cost {self.n}",
                "<": f"with cost less than {self.n}",
                ">": f"with cost greater than {self.n}",
            }[self.op]
        words = self.n.text(p)
        return {
            "<=": f"with cost less than or equal to {words}",
            ">=": f"with cost greater than or equal to {words}",
            "==": f"with cost {words}",
            "<": f"with cost less than {words}",
            ">": f"with cost greater than {words}",
        }[self.op]


@dataclass(frozen=True)
class Other(Filter):
    """Is another card than the given one."""

    who: Who = This()

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.ref(number) not in tuple(self.who.known(s, scope))

    def text(self, p: Printer) -> str:
        return "other"


@dataclass(frozen=True)
class Is(Filter):
    """Is this very card (for patterns and rule questions)."""

    who: Who
    place = "noun"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.ref(number) in tuple(self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return self.who.text(p)


CHARACTER_CARD = Kind(CHARACTER)


EQUIPMENT_CARD = Kind(EQUIPMENT)


PLOT_TWIST_CARD = Kind(PLOT_TWIST)


LOCATION_CARD = Kind(LOCATION)


@dataclass(frozen=True)
class SharesIdentity(Filter):
    """Shares an identity, printed or gained, with a card: one of them matches (vs:G:Identity)."""

    who: Who
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number).identities
        return any(i in mine for r in self.who.known(s, scope) for i in s.seen(r).identities)

    def reads(self) -> tuple[Mark, ...]:
        return (("identity", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares an identity with {self.who.text(p)}"


@dataclass(frozen=True)
class WithIdentity(Filter):
    """Has this identity, printed or gained (vs:201.6, vs:G:Identity)."""

    identity: str
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.identity in s.now(number).identities

    def reads(self) -> tuple[Mark, ...]:
        return (("identity", self.identity),)

    def text(self, p: Printer) -> str:
        return f"with the identity {self.identity}"


_A = {"same": "the same", "different": "a different"}


_AS = {"same": "as", "different": "than"}


@dataclass(frozen=True)
class VersionsLike(Filter):
    """Has the "same" version as a card, a "different" one, or one to "share" (vs:202.6, vs:G:Version)."""

    how: str
    who: Who
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = frozenset(s.now(number).versions)
        others = [frozenset(s.seen(r).versions) for r in self.who.known(s, scope)]
        if self.how == "share":
            return any(mine & o for o in others)
        return any((mine == o) is (self.how == "same") for o in others)

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY),)

    def text(self, p: Printer) -> str:
        who = self.who.text(p)
        return (
            f"that shares a version with {who}" if self.how == "share" else f"with {_A[self.how]} version {_AS[self.how]} {who}"
        )


@dataclass(frozen=True)
class AnotherVersion(Filter):
    """Is a "different version" of a card: it has the same name, but a different version (vs:202.7)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number)
        others = [s.seen(r) for r in self.who.known(s, scope)]
        return any(
            any(name in mine.names for name in o.names) and frozenset(o.versions) != frozenset(mine.versions) for o in others
        )

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY), ("name", ANY))

    def text(self, p: Printer) -> str:
        return f"that is a different version of {self.who.text(p)}"


@dataclass(frozen=True)
class NamedAs(Filter):
    """Has the name that was chosen under `key`."""

    key: str
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return chosen(s, scope, self.key) in s.now(number).names

    def text(self, p: Printer) -> str:
        return "with that name"


@dataclass(frozen=True)
class NamedSo(Filter):
    """Has one of the names chosen under `key`."""

    key: str = "named"
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return any(name in s.now(number).names for name in scope.get(self.key, ()))

    def reads(self) -> tuple[Mark, ...]:
        return (("name", ANY),)

    def text(self, p: Printer) -> str:
        return "with a chosen name"


@dataclass(frozen=True)
class CardWith(Filter):
    """Has this keyword as printed: a resource that nobody sees has it once it is revealed (vs:701.11b, 706.13a)."""

    word: str
    facets: ClassVar[int] = F_RESOURCES

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.word in s.cards[number].printed.values.keywords

    def text(self, p: Printer) -> str:
        return self.word


@dataclass(frozen=True)
class WithWillpower(Filter):
    """Has so much willpower or more (vs:211.3)."""

    least: int = 1
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.now(number).willpower >= self.least)

    def text(self, p: Printer) -> str:
        return f"with willpower {self.least} or more"


_WORDS = {"<=": "{} or less", ">=": "{} or more", "==": "{}", "<": "less than {}", ">": "greater than {}"}


_THAN = {
    "<=": "less than or equal to {}",
    ">=": "greater than or equal to {}",
    "==": "{}",
    "<": "less than {}",
    ">": "greater than {}",
}


def compares(left: int, op: str, right: int) -> bool:
    """Is it so? `op` is "<=", ">=", "==", "<" or ">"."""
    if op == "==":
        return left == right
    return left <= right if op == "<=" else left >= right if op == ">=" else left < right if op == "<" else left > right


def stat_of(values: object, quality: str) -> int:
    """ATK ("atk") or DEF ("def") among values; below zero it counts as 0 (vs:104.1)."""
    return max(0, int(getattr(values, "atk" if quality == "atk" else "def_")))


@dataclass(frozen=True)
class Stat(Filter):
    """Its ATK or DEF compared: "with ATK 5 or less", "with printed DEF greater than ..."."""

    quality: str
    op: str
    n: int | Value
    printed: bool = False
    place = "after"
    facets: ClassVar[int] = TEXT | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        inner = () if isinstance(self.n, int) else self.n.reads()
        return (*inner, *(() if self.printed else ((self.quality, ANY),)))

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        values = s.cards[number].printed.values if self.printed else s.now(number)
        return compares(stat_of(values, self.quality), self.op, value_of(self.n).amount(s, scope))

    def text(self, p: Printer) -> str:
        words = (_WORDS if isinstance(self.n, int) else _THAN)[self.op].format(value_of(self.n).text(p))
        return f"with {'printed ' if self.printed else ''}{self.quality.upper()} {words}"


@dataclass(frozen=True)
class Grown(Filter):
    """Its ATK or DEF is at least so many times what is printed on it (vs:G:Printed)."""

    quality: str = "atk"
    times: int = 2
    place = "after"
    facets: ClassVar[int] = TEXT | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return ((self.quality, ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        printed = stat_of(s.cards[number].printed.values, self.quality)
        return stat_of(s.now(number), self.quality) >= self.times * printed

    def text(self, p: Printer) -> str:
        name = self.quality.upper()
        return f"with {name} {'' if self.times == 1 else f'at least {self.times} times '}its printed {name}"


@dataclass(frozen=True)
class Most(Filter):
    """Among the cards of a query, none has more of something ("cost", "atk", "def"), or with `least` none has less."""

    quality: str
    query: Query
    least: bool = False
    place = "after"
    facets: ClassVar[int] = TEXT | F_PLACE | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return (*self.query.reads(), *(() if self.quality == "cost" else ((self.quality, ANY),)))

    def _of(self, s: VsState, number: int) -> int:
        return int(s.cards[number].printed.values.cost) if self.quality == "cost" else stat_of(s.now(number), self.quality)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = self._of(s, number)
        others = [self._of(s, n) for n in self.query.numbers(s, scope)]
        return all(mine <= o for o in others) if self.least else all(mine >= o for o in others)

    def text(self, p: Printer) -> str:
        name = self.quality if self.quality == "cost" else self.quality.upper()
        return f"with the {'lowest' if self.least else 'highest'} {name}"


@dataclass(frozen=True)
class AnyTeamOf(Filter):
    """Has at least one of these affiliations, or of those chosen under `key`."""

    teams: tuple[str, ...] = ()
    key: str = ""
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return not s.now(number).teams.isdisjoint(self.teams or _chosen(s, scope, self.key))

    def reads(self) -> tuple[Mark, ...]:
        return tuple(("team", t) for t in self.teams) or (("team", ANY),)

    def text(self, p: Printer) -> str:
        if not self.teams:
            return "with either of the chosen affiliations"
        which = "either" if len(self.teams) == 2 else "any of"
        return f"with {which} the {joined(self.teams, 'or')} affiliation"


def _chosen(s: VsState, scope: Scope, key: str) -> tuple[str, ...]:
    found = chosen(s, scope, key)
    return () if found is None else found if isinstance(found, tuple) else (found,)
