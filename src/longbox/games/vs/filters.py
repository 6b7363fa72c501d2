"""Which cards: the properties and sets of cards that Vs. System texts speak of, and its values and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.card import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.state import F_COMBAT, F_COUNTERS, F_PLACE, F_RESOURCES, F_STATUS, FRONT, ROWS, SUPPORT, ZONES, VsState
from longbox.kernel.queries import (
    ANY,
    Filter,
    Mark,
    Query,
    Scope,
    This,
    Value,
    Who,
)
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    pass


# -- properties of cards --------------------------------------------------------------------------------------------


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
        c = s.things[number]
        # an unrevealed face-down resource has no icons (vs:701.11a)
        seen = not c.down or c.revealed or not s.in_resources(number)
        return bool(seen and c.printed.brand == self.brand)

    def text(self, p: Printer) -> str:
        return self.brand


def unknown(s: VsState, number: int, scope: Scope) -> bool:
    """vs:701.11a, vs:213.5h is it an unrevealed resource of another player's: a card without any properties?"""
    c = s.things[number]
    return bool(c.down and not c.revealed and c.controller != scope.you and s.in_resources(number))


@dataclass(frozen=True)
class Kind(Filter):
    """Is a card of this type; for objects see vs:213.5b."""

    kind: str
    place = "noun"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].printed.kind == self.kind) and not unknown(s, number, scope)

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
        cost = 0 if unknown(s, number, scope) else s.things[number].printed.values.cost
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


def _status(
    name: str, words: str, test: Any, facets_: int, place_: str = "before", reads_: tuple[Mark, ...] = (), doc: str = ""
) -> Filter:
    """A property without parameters, as a single shared value."""

    def run(self: Filter, s: VsState, number: int, scope: Scope) -> bool:
        return bool(test(s, number))

    def say(self: Filter, p: Printer) -> str:
        return words

    def marks(self: Filter) -> tuple[Mark, ...]:
        return reads_

    cls: Any = dataclass(frozen=True)(
        type(
            name,
            (Filter,),
            {
                "__doc__": doc or words,
                "test": run,
                "text": say,
                "reads": marks,
                "facets": facets_,
                "place": place_,
                "__module__": __name__,
            },
        )
    )
    made: Filter = cls()
    return made


STUNNED = _status("Stunned", "stunned", lambda s, n: s.things[n].stunned, TEXT)
NOT_STUNNED = _status("NotStunned", "non-stunned", lambda s, n: not s.things[n].stunned, TEXT)
READY = _status("IsReady", "ready", lambda s, n: not s.things[n].exhausted, F_STATUS)
EXHAUSTED = _status("Exhausted", "exhausted", lambda s, n: s.things[n].exhausted, F_STATUS)
ATTACKING = _status("Attacking", "attacking", lambda s, n: s.attacking(n), F_COMBAT)
DEFENDING = _status("Defending", "defending", lambda s, n: s.defending(n), F_COMBAT)
ATTACKER = _status("Attacker", "attacker", lambda s, n: s.attacking(n), F_COMBAT, "noun")
DEFENDER = _status("Defender", "defender", lambda s, n: s.defending(n), F_COMBAT, "noun")
IN_COMBAT = _status("InCombat", "attacker or defender", lambda s, n: s.attacking(n) or s.defending(n), F_COMBAT, "noun")
# vs:701.14, vs:G:Team Attacker the last of a team attacks as one still; the attack stays a team attack (vs:G:Team Attack)
TEAM_ATTACKER = _status(
    "TeamAttacker", "team attacker", lambda s, n: s.attack is not None and s.attack.team and s.attacking(n), F_COMBAT, "noun"
)
TEAM_ATTACKING = _status(
    "TeamAttacking", "team attacking", lambda s, n: s.attack is not None and s.attack.team and s.attacking(n), F_COMBAT
)
# vs:701.5, vs:701.13 a character in a row has its characteristic; a resource (vs:701.11) and attached equipment have neither
IN_FRONT = _status("InFront", "front row", lambda s, n: s.stands(n) and s.things[n].row == FRONT, F_PLACE)
IN_SUPPORT = _status("InSupport", "support row", lambda s, n: s.stands(n) and s.things[n].row == SUPPORT, F_PLACE)
# vs:701.17, vs:701.18, vs:G:Hidden, vs:G:Visible where a character is; resources are always visible (vs:705.3a)
HIDDEN = _status("IsHidden", "hidden", lambda s, n: s.things[n].hidden, F_PLACE)
VISIBLE = _status("IsVisible", "visible", lambda s, n: not s.things[n].hidden, F_PLACE)
PROTECTED = _status("IsProtected", "protected", lambda s, n: s.protected(n), F_PLACE | TEXT, "before", (("protected", ANY),))
FACE_UP = _status("FaceUp", "face-up", lambda s, n: not s.things[n].down, F_RESOURCES)
FACE_DOWN = _status("FaceDown", "face-down", lambda s, n: s.things[n].down, F_RESOURCES)
WITH_FLIGHT = _status("WithFlight", "with flight", lambda s, n: s.now(n).flight, 0, "after", (("flight", ANY),))
WITH_RANGE = _status("WithRange", "with range", lambda s, n: s.now(n).range, 0, "after", (("range", ANY),))
WITH_REINFORCEMENT = _status(
    "WithReinforcement", "with reinforcement", lambda s, n: s.now(n).reinforcement, 0, "after", (("reinforcement", ANY),)
)
EQUIPPED = _status("Equipped", "equipped", lambda s, n: bool(s.equipment_on(n)), F_PLACE)
UNEQUIPPED = _status("Unequipped", "unequipped", lambda s, n: not s.equipment_on(n), F_PLACE)
ONGOING = _status("IsOngoing", "ongoing", lambda s, n: s.things[n].printed.values.ongoing, 0)
UNIQUE = _status(
    "IsUnique", "unique", lambda s, n: s.now(n).unique, 0, "before", (("keyword", "unique"), ("version", ANY), ("name", ANY))
)


@dataclass(frozen=True)
class Attacked(Filter):
    """Is attacking a character with a property."""

    query: Query
    facets: ClassVar[int] = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        att = s.attack
        return (
            att is not None
            and s.attacking(number)
            and att.defender >= 0
            and self.query.holds(s, att.defender & NUMBER_MASK, scope)
        )

    def text(self, p: Printer) -> str:
        return f"attacking {a(self.query.noun(p))}"


@dataclass(frozen=True)
class InCombatWith(Filter):
    """Is in combat with a character (vs:G:In Combat): attacks it or defends against it."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        for r in self.who.refs(s, scope):
            m = r & NUMBER_MASK
            if (s.attacking(number) and s.defending(m)) or (s.defending(number) and s.attacking(m)):
                return True
        return False

    def text(self, p: Printer) -> str:
        return f"in combat with {self.who.text(p)}"


@dataclass(frozen=True)
class Adjacent(Filter):
    """Is adjacent to a character (vs:705.2), or a resource to a resource (vs:705.4)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_PLACE | F_RESOURCES

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return any(
            s.adjacent(number, r & NUMBER_MASK) if s.there(r) else self.was_beside(s, number, r, scope)
            for r in self.who.known(s, scope)
        )

    def was_beside(self, s: VsState, number: int, ref: int, scope: Scope) -> bool:
        """vs:508.2e while an effect resolves, where an object stood that has left play is last known."""
        if ref not in s.past or not s.there(scope.item):
            return False
        gone, c = s.past[ref].card, s.things[number]
        stood = gone.zone == gone.controller * ZONES + ROWS and gone.attached < 0
        if not (stood and s.stands(number)) or gone.controller != c.controller or gone.hidden is not c.hidden:
            return False
        if gone.col == c.col:
            return bool(gone.row != c.row)
        return bool(gone.row == c.row and abs(gone.col - c.col) == 1)

    def text(self, p: Printer) -> str:
        return f"adjacent to {self.who.text(p)}"


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


@dataclass(frozen=True)
class WithCounter(Filter):
    """Has a counter of this name."""

    name: str
    least: int = 1
    place = "after"
    facets: ClassVar[int] = F_COUNTERS

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].counter(self.name) >= self.least)

    def text(self, p: Printer) -> str:
        return f"with {a(self.name)} counter"


# -- sets of cards --------------------------------------------------------------------------------------------------


CHARACTER_CARD = Kind(CHARACTER)
EQUIPMENT_CARD = Kind(EQUIPMENT)
PLOT_TWIST_CARD = Kind(PLOT_TWIST)
LOCATION_CARD = Kind(LOCATION)
