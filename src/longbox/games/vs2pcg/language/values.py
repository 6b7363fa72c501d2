"""How many."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import F_PLAY, ROWS, PcgCard, PcgState
from longbox.games.vs2pcg.state.bases import Query, Value, Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, number_word, plural, possessive


@dataclass(frozen=True)
class ForEach(Value):
    """So many for each card of a query."""

    query: Query
    n: int = 1

    def amount(self, s: PcgState, scope: Scope) -> int:
        return self.n * len(self.query.numbers(s, scope))

    def text(self, p: Printer) -> str:
        return f"for each {self.query.noun(p)}"


@dataclass(frozen=True)
class OfIt(Value):
    """A number of a character: its ATK, DEF or cost, what of it is printed, its wounds, its +1/+1 or -1/-1 counters."""

    what: str
    who: Who
    facets: ClassVar[int] = F_PLAY

    def amount(self, s: PcgState, scope: Scope) -> int:
        total = 0
        for r in self.who.refs(s, scope):
            c = s.card(r)
            if self.what == "ATK":
                total += s.atk(r)
            elif self.what == "DEF":
                total += s.def_(r)
            elif self.what == "cost":
                # vs2pcg:changing-status#4 that of a main character is zero
                total += s.now(r & NUMBER_MASK).cost
            elif self.what == "printed health":
                total += c.printed.faces[c.level - 1].health
            elif self.what == "printed ATK":
                total += c.printed.faces[c.level - 1].atk
            elif self.what == "printed DEF":
                total += c.printed.faces[c.level - 1].def_
            elif self.what == "health":
                total += s.now(r & NUMBER_MASK).health
            elif self.what == "wounds":
                total += c.wounds
            elif self.what == "+1/+1 counters":
                total += max(0, c.counters)
            elif self.what == "-1/-1 counters":
                total += max(0, -c.counters)
        return total

    def text(self, p: Printer) -> str:
        if self.what in ("ATK", "DEF", "cost", "health") or self.what.startswith("printed "):
            whose = self.who.text(p)
            return f"{'its' if whose == 'it' else possessive(whose)} {self.what}"
        return f"for each {self.what.removesuffix('s')} on {self.who.text(p)}"


@dataclass(frozen=True)
class StunnedSoFar(Value):
    """As many as there are characters that this one has stunned in this game, by strikes or its own effects (vs2pcg:stunned-characters#1)."""

    def amount(self, s: PcgState, scope: Scope) -> int:
        return sum([s.memory.count(("stunned", scope.this, t.number), "game") > 0 for t in s.things if isinstance(t, PcgCard)])

    def text(self, p: Printer) -> str:
        return f"for each character that {p.name} has stunned this game"


@dataclass(frozen=True)
class PrintedPowers(Value):
    """As many powers as are printed on a card (vs2pcg:character-powers#1): its keywords, super powers and level up power."""

    who: Who

    def amount(self, s: PcgState, scope: Scope) -> int:
        total = 0
        for r in self.who.refs(s, scope):
            c = s.card(r)
            v = c.printed.faces[c.level - 1]
            # a power that works at several times is one
            titled = {(t, getattr(a, "symbols", ())) for a in v.abilities if (t := getattr(a, "title", "") or a.label)}
            nameless = [a for a in v.abilities if not getattr(a, "title", "") and not a.label]
            total += len(v.words) + len(titled) + len(nameless)
        return total

    def text(self, p: Printer) -> str:
        return f"for each power printed on {self.who.text(p)}"


@dataclass(frozen=True)
class CheaperTo(Value):
    """So many recruit points less, but not below a number (vs2pcg:recruit-step#1)."""

    less: int
    least: int

    def amount(self, s: PcgState, scope: Scope) -> int:
        cost: int = scope.get("base", 0)
        return -min(self.less, max(0, cost - self.least))

    def text(self, p: Printer) -> str:
        return f"{self.less} less, to a minimum of {self.least}"


@dataclass(frozen=True)
class TeamsAmong(Value):
    """How many different teams the characters of a query have (vs2pcg:deck-building#4)."""

    query: Query

    def amount(self, s: PcgState, scope: Scope) -> int:
        return len({t for n in self.query.numbers(s, scope) for t in s.now(n).teams})

    def text(self, p: Printer) -> str:
        return f"for each different team among {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class HealthKod(Value):
    """The health, all together, of the enemy characters that were KO'd this turn (vs2pcg:term-ko#1)."""

    def amount(self, s: PcgState, scope: Scope) -> int:
        foes = s.sides(s.foes(scope.you))
        gone = [e for e in s.memory.since("turn", ev.Ko) if e.origin in ROWS and e.side in foes]
        return sum([e.values.health for e in gone if e.values is not None])

    def text(self, p: Printer) -> str:
        return "the total health of the enemy characters that were KO'd this turn"


@dataclass(frozen=True)
class ThatMany(Value):
    """As many as there are cards bound under a name; `words` say which."""

    name: str = "it"
    words: str = "that many"

    def amount(self, s: PcgState, scope: Scope) -> int:
        return len(scope.get(self.name, ()))

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class AsManyAs(Value):
    """As many as there are cards of a query, in words."""

    query: Query
    words: str

    def amount(self, s: PcgState, scope: Scope) -> int:
        return len(self.query.numbers(s, scope))

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Less(Value):
    """The difference of two values, if the first is greater; else 0."""

    left: Value
    right: Value

    def amount(self, s: PcgState, scope: Scope) -> int:
        return max(0, self.left.amount(s, scope) - self.right.amount(s, scope))

    def text(self, p: Printer) -> str:
        return f"how much more {self.left.text(p)} is than {self.right.text(p)}"


@dataclass(frozen=True)
class Remembered(Value):
    """The number that an earlier part has come to: of counters removed, say (vs2pcg:resolving-effects#2)."""

    name: str = "number"

    def amount(self, s: PcgState, scope: Scope) -> int:
        found: int = scope.get(self.name, 0)
        return found

    def text(self, p: Printer) -> str:
        return "that many"


@dataclass(frozen=True)
class Missing(Value):
    """As many as lack until there are so many of a query."""

    n: int
    query: Query

    def amount(self, s: PcgState, scope: Scope) -> int:
        return max(0, self.n - len(self.query.numbers(s, scope)))

    def text(self, p: Printer) -> str:
        return f"until there are {number_word(self.n)} on your side"


@dataclass(frozen=True)
class ShortOf(Value):
    """How much ATK this character lacks to have as much as another, or so much more (`by`).

    Below zero its true value counts (vs2pcg:calculating-atk-def#3).
    """

    who: Who
    by: int = 0
    facets: ClassVar[int] = F_PLAY

    def amount(self, s: PcgState, scope: Scope) -> int:
        refs = self.who.refs(s, scope)
        if not refs or s.atk(refs[0]) + self.by <= s.atk(scope.this):
            return 0
        return s.atk(refs[0]) + self.by - int(s.now(scope.this & NUMBER_MASK).atk)

    def text(self, p: Printer) -> str:
        much = "the ATK of" if not self.by else f"{self.by} more ATK than"
        return f"as much as {p.name} lacks to have {much} {self.who.text(p)}"


@dataclass(frozen=True)
class TimesUsed(Value):
    """How often you have used a super power of that name in this game, this time with it (vs2pcg:super-powers#2)."""

    title: str

    def amount(self, s: PcgState, scope: Scope) -> int:
        return s.memory.count(ev.titled_use(scope.you, self.title), "game")

    def text(self, p: Printer) -> str:
        return f"the number of times that you have used a super power named {self.title} this game"
