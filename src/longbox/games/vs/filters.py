"""Which cards: the properties and sets of cards that Vs. System texts speak of, and its values and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.card import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.state import (
    DECK,
    F_COMBAT,
    F_COUNTERS,
    F_ENDURANCE,
    F_HAND,
    F_PILES,
    F_PLACE,
    F_RESOURCES,
    F_STATUS,
    F_TIME,
    FRONT,
    HAND,
    KOD,
    RESOURCES,
    SUPPORT,
    VsState,
)
from longbox.kernel.queries import (
    ANY,
    Condition,
    Filter,
    It,
    Mark,
    Query,
    Scope,
    Target,
    This,
    Value,
    Who,
    noun_phrase,
)
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, a, plural

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    """Has this name, whatever its version (vs:202.3)."""

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
        return any(n in mine for r in self.who.refs(s, scope) for n in s.seen(r).names)

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
        return any(mine & s.seen(r).teams for r in self.who.refs(s, scope))

    def reads(self) -> tuple[Mark, ...]:
        return (("team", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares an affiliation with {self.who.text(p)}"


@dataclass(frozen=True)
class Version(Filter):
    """Has this version (vs:201.2c, 202.5)."""

    version: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.version in s.now(number).versions

    def reads(self) -> tuple[Mark, ...]:
        return (("version", self.version),)

    def text(self, p: Printer) -> str:
        return self.version


@dataclass(frozen=True)
class Keyword(Filter):
    """Has this keyword; a stunned character has none (vs:201.2b). "concealed" covers concealed-optional (vs:706.10c)."""

    word: str
    #: printed after the noun ("with concealed") rather than before it ("leader character")
    after: bool = False

    @property
    def place_of(self) -> str:
        return "after" if self.after else "before"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        keys = s.now(number).keywords
        return self.word in keys or any(k in keys for k in _COVERS.get(self.word, ()))

    def reads(self) -> tuple[Mark, ...]:
        return (("keyword", self.word), ("power", ANY))

    def text(self, p: Printer) -> str:
        return self.word


#: vs:706.3c, 706.8c, 706.10c words that cover more than one keyword
_COVERS = {"concealed": ("concealed-optional",), "cosmic": ("cosmic-surge",), "loyalty": ("loyalty-reveal", "dual loyalty")}


@dataclass(frozen=True)
class WithKeyword(Keyword):
    """The same, printed after the noun: "character with concealed"."""

    place = "after"

    def text(self, p: Printer) -> str:
        return f"with {self.word}"


@dataclass(frozen=True)
class Trait(Filter):
    """Has this trait or class, kept even while stunned (vs:207.2)."""

    word: str

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        v = s.now(number)
        return self.word in v.traits or self.word in v.classes

    def text(self, p: Printer) -> str:
        return self.word


@dataclass(frozen=True)
class Kind(Filter):
    """Is a card of this type; for objects see vs:213.5b."""

    kind: str
    place = "noun"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].printed.kind == self.kind)

    def text(self, p: Printer) -> str:
        return f"{self.kind} card"


@dataclass(frozen=True)
class Cost(Filter):
    """Its printed cost compared (vs:203.2): at most, at least, exactly, less than."""

    op: str
    n: int | Value
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        cost = s.things[number].printed.values.cost
        n = self.n if isinstance(self.n, int) else self.n.amount(s, scope)
        return bool(cost <= n if self.op == "<=" else cost >= n if self.op == ">=" else cost < n if self.op == "<" else cost == n)

    def text(self, p: Printer) -> str:
        if isinstance(self.n, int):
            return {"<=": f"with cost {self.n} or less", ">=": f"with cost {self.n} or more", "==": f"with cost {self.n}", "<": f"with cost less than {self.n}"}[self.op]
        words = self.n.text(p)
        return {"<=": f"with cost less than or equal to {words}", ">=": f"with cost {words} or more", "==": f"with cost {words}", "<": f"with cost less than {words}"}[self.op]


def _status(name: str, words: str, test: Any, facets_: int, place_: str = "before", reads_: tuple[Mark, ...] = (), doc: str = "") -> Filter:
    """A property without parameters, as a single shared value."""

    def run(self: Filter, s: VsState, number: int, scope: Scope) -> bool:
        return bool(test(s, number))

    def say(self: Filter, p: Printer) -> str:
        return words

    def marks(self: Filter) -> tuple[Mark, ...]:
        return reads_

    cls = dataclass(frozen=True)(
        type(name, (Filter,), {"__doc__": doc or words, "test": run, "text": say, "reads": marks, "facets": facets_, "place": place_, "__module__": __name__})
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
TEAM_ATTACKER = _status("TeamAttacker", "team attacker", lambda s, n: s.attack is not None and s.attack.team and s.attacking(n), F_COMBAT, "noun")
TEAM_ATTACKING = _status("TeamAttacking", "team attacking", lambda s, n: s.attack is not None and s.attack.team and s.attacking(n), F_COMBAT)
IN_FRONT = _status("InFront", "front row", lambda s, n: s.things[n].row == FRONT, F_PLACE)
IN_SUPPORT = _status("InSupport", "support row", lambda s, n: s.things[n].row == SUPPORT, F_PLACE)
HIDDEN = _status("IsHidden", "hidden", lambda s, n: s.things[n].hidden, F_PLACE)
VISIBLE = _status("IsVisible", "visible", lambda s, n: not s.things[n].hidden, F_PLACE)
PROTECTED = _status("IsProtected", "protected", lambda s, n: s.protected(n), F_PLACE | TEXT)
FACE_UP = _status("FaceUp", "face-up", lambda s, n: not s.things[n].down, F_RESOURCES)
FACE_DOWN = _status("FaceDown", "face-down", lambda s, n: s.things[n].down, F_RESOURCES)
WITH_FLIGHT = _status("WithFlight", "with flight", lambda s, n: s.now(n).flight, 0, "after", (("flight", ANY),))
WITH_RANGE = _status("WithRange", "with range", lambda s, n: s.now(n).range, 0, "after", (("range", ANY),))
WITH_REINFORCEMENT = _status("WithReinforcement", "with reinforcement", lambda s, n: s.now(n).reinforcement, 0, "after", (("reinforcement", ANY),))
EQUIPPED = _status("Equipped", "equipped", lambda s, n: bool(s.equipment_on(n)), F_PLACE)
UNEQUIPPED = _status("Unequipped", "unequipped", lambda s, n: not s.equipment_on(n), F_PLACE)
ONGOING = _status("IsOngoing", "ongoing", lambda s, n: s.things[n].printed.values.ongoing, 0)
UNIQUE = _status("IsUnique", "unique", lambda s, n: s.now(n).unique, 0)


@dataclass(frozen=True)
class Attacked(Filter):
    """Is attacking a character with a property."""

    query: Query
    facets: ClassVar[int] = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        att = s.attack
        return att is not None and s.attacking(number) and att.defender >= 0 and self.query.holds(s, att.defender & NUMBER_MASK, scope)

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
    """Is adjacent to a character (vs:705.2)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return any(s.there(r) and s.adjacent(number, r & NUMBER_MASK) for r in self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"adjacent to {self.who.text(p)}"


@dataclass(frozen=True)
class Other(Filter):
    """Is another card than the given one."""

    who: Who = This()

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.ref(number) not in tuple(self.who.refs(s, scope))

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

#: where a query looks; "resources" are all objects of the resource rows, "locations" and "ongoing" face-up ones of a type
PLACES = ("characters", "equipment", "resources", "locations", "plot twists", "hand", "pile", "deck", "play")
_ZONE_OF = {"hand": HAND, "pile": KOD, "deck": DECK}
_NOUN = {
    "characters": "character",
    "equipment": "equipment",
    "resources": "resource",
    "locations": "location",
    "plot twists": "plot twist",
    "hand": "card",
    "pile": "card",
    "deck": "card",
    "play": "object",
}
_WHERE_FACETS = {"hand": F_HAND, "pile": F_PILES, "deck": F_PILES, "resources": F_RESOURCES, "locations": F_RESOURCES}


@dataclass(frozen=True)
class Cards(Query):
    """Cards of one place with some properties. `whose` is "any", "you", "opponent", or a Who naming players."""

    where: str
    filters: tuple[Filter, ...] = ()
    whose: str | Who = "any"

    @property
    def facets(self) -> int:  # type: ignore[override]
        """Facets read by looking there."""
        return _WHERE_FACETS.get(self.where, TEXT | F_PLACE)

    def players(self, s: VsState, scope: Scope) -> Sequence[int]:
        """The players whose cards are meant."""
        whose = self.whose
        if whose == "any":
            return s.order
        if whose == "you":
            return (scope.you,)
        if whose == "opponent":
            return s.opponents(scope.you)
        assert isinstance(whose, Who)
        return [r & NUMBER_MASK for r in whose.refs(s, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.things[number]
        where = self.where
        zone_kind = _ZONE_OF.get(where)
        if zone_kind is not None:
            if s.kind_of_zone(c.zone) != zone_kind:
                return False
            owner = c.owner
        else:
            if not _is_there(s, number, c, where):
                return False
            owner = c.controller
        whose = self.whose
        if whose == "you":
            if owner != scope.you:
                return False
        elif whose == "opponent":
            if owner == scope.you:
                return False
        elif whose != "any" and owner not in self.players(s, scope):
            return False
        return all(f.test(s, number, scope) for f in self.filters)

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        where = self.where
        zone_kind = _ZONE_OF.get(where)
        out: list[int] = []
        filters = self.filters
        for p in self.players(s, scope):
            if zone_kind is not None:
                pool: Sequence[int] = s.zone(p, zone_kind)
            elif where in ("characters", "equipment"):
                pool = s.zone(p, 4)
            elif where == "play":
                pool = (*s.zone(p, 4), *s.zone(p, RESOURCES))
            else:
                pool = s.zone(p, RESOURCES)
            for n in pool:
                if zone_kind is None and not _is_there(s, n, s.things[n], where):
                    continue
                if all(f.test(s, n, scope) for f in filters):
                    out.append(n)
        return out

    def failing(self, s: VsState, number: int, scope: Scope) -> Filter | None:
        """The first property the card lacks, for why_not."""
        return next((f for f in self.filters if not f.test(s, number, scope)), None)

    def noun(self, p: Printer) -> str:
        noun = noun_phrase(self.filters, _NOUN[self.where], p)
        if self.where in _ZONE_OF:
            place = {"hand": "hand", "pile": "KO'd pile", "deck": "deck"}[self.where]
            mine = {"you": "your", "opponent": "an opponent's", "any": "a"}.get(self.whose if isinstance(self.whose, str) else "", "")
            if not mine:
                assert isinstance(self.whose, Who)
                mine = "their"
            return f"{noun} from {mine} {place}"
        if self.whose == "you":
            return f"{noun} you control"
        if self.whose == "opponent":
            return f"{noun} an opponent controls"
        if isinstance(self.whose, Who):
            return f"{noun} {self.whose.text(p)} controls" if not isinstance(self.whose, This) else noun
        return noun


def _is_there(s: VsState, number: int, c: Any, where: str) -> bool:
    if where == "characters":
        return c.attached < 0 and s.in_rows(number)
    if where == "equipment":
        return c.attached >= 0 and s.in_rows(number)
    if where == "play":
        return s.in_play(number)
    if not s.in_resources(number):
        return False
    if where == "locations":
        return not c.down and c.printed.kind == LOCATION
    if where == "plot twists":
        return not c.down and c.printed.kind == PLOT_TWIST
    return True


def characters(*filters: Filter, whose: str | Who = "any") -> Cards:
    """Characters in play."""
    return Cards("characters", filters, whose)


def yours(*filters: Filter) -> Cards:
    """Characters you control."""
    return Cards("characters", filters, "you")


def theirs(*filters: Filter) -> Cards:
    """Characters an opponent controls."""
    return Cards("characters", filters, "opponent")


def in_hand(*filters: Filter, whose: str | Who = "you") -> Cards:
    """Cards in a hand (yours)."""
    return Cards("hand", filters, whose)


CHARACTER_CARD = Kind(CHARACTER)
EQUIPMENT_CARD = Kind(EQUIPMENT)
PLOT_TWIST_CARD = Kind(PLOT_TWIST)
LOCATION_CARD = Kind(LOCATION)


@dataclass(frozen=True)
class OwnPlotTwists(Query):
    """Plot twists you could play: those in your hand and those face down in your resource row."""

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.things[number]
        return c.printed.kind == PLOT_TWIST and (c.controller if s.in_play(number) else c.owner) == scope.you

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        pool = (*s.zone(scope.you, HAND), *s.zone(scope.you, RESOURCES))
        return [n for n in pool if self.holds(s, n, scope)]

    def noun(self, p: Printer) -> str:
        return "plot twist you play"


@dataclass(frozen=True)
class Effects(Query):
    """Effects on the chain with a type word, or from a kind of source ("plot twist", "non-ongoing plot twist")."""

    type_: str = ""
    source: str = ""
    whose: str = "any"

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        return [n for n in s.chain if self.holds(s, n, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        if number not in s.chain:
            return False
        item = s.things[number]
        if item.ref == scope.item:
            # vs:504.3c an effect can't target itself
            return False
        if self.type_ and self.type_ not in item.types:
            return False
        if self.source == "non-ongoing plot twist" and item.source_kind != "plot twist":
            return False
        if self.source and self.source != "non-ongoing plot twist" and not item.source_kind.endswith(self.source):
            return False
        return bool(self.whose != "opponent" or item.controller != scope.you)

    def noun(self, p: Printer) -> str:
        word = f"{self.type_} effect" if self.type_ else "effect"
        return f"{word} from a {self.source}" if self.source else word


@dataclass(frozen=True)
class Players(Query):
    """Players still in the game."""

    whose: str = "any"

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        if self.whose == "opponent":
            return list(s.opponents(scope.you))
        return list(s.clockwise(scope.you))

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        return number in s.order and (self.whose != "opponent" or number != scope.you)

    def noun(self, p: Printer) -> str:
        return "opponent" if self.whose == "opponent" else "player"


@dataclass(frozen=True)
class Aim:
    """One target of an effect (vs:504.3): what may be chosen and how many; `most` 0 means exactly `least`.

    `cap` bounds the combined cost of what is chosen.
    """

    query: Query
    least: int = 1
    most: int = 0
    cap: int | None = None

    def candidates(self, s: VsState, scope: Scope) -> list[int]:
        """The numbers that may be chosen now (vs:505.1c)."""
        return [n for n in self.query.numbers(s, scope) if s.game.may_target(s, n, scope)]

    def legal(self, s: VsState, ref: int, scope: Scope) -> bool:
        """Is a chosen target still legal (vs:508.2a, G:Target)?"""
        n = ref & NUMBER_MASK
        return s.there(ref) and self.query.holds(s, n, scope) and s.game.may_target(s, n, scope)

    def text(self, p: Printer) -> str:
        """ "target X-Men character you control", "up to two target characters"."""
        noun = self.query.noun(p)
        most = self.most or self.least
        limit = f" with combined cost {self.cap} or less" if self.cap is not None else ""
        if most >= 99:
            return f"any number of target {plural(noun)}{limit}"
        if self.least == 0:
            from longbox.kernel.text import number_word

            return f"up to {number_word(most)} target {plural(noun) if most > 1 else noun}{limit}"
        if most > 1:
            from longbox.kernel.text import number_word

            return f"{number_word(most)} target {plural(noun)}{limit}"
        return f"target {noun}{limit}"

    def again(self, p: Printer) -> str:
        """The target at a later mention."""
        q = self.query
        base = _NOUN.get(getattr(q, "where", ""), "") or ("player" if isinstance(q, Players) else "effect")
        many = (self.most or self.least) > 1
        return f"those {plural(base)}" if many else f"that {base}"


# -- players ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ControllerOf(Who):
    """The controller of a card (its last one if it has gone)."""

    who: Who
    words: str = "its controller"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return [s.was(r).controller for r in self.who.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class OwnerOf(Who):
    """The owner of a card."""

    who: Who
    words: str = "its owner"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return [s.get(r).owner for r in self.who.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Opponents(Who):
    """Each opponent, clockwise."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return s.opponents(scope.you)

    def text(self, p: Printer) -> str:
        return "each opponent"


@dataclass(frozen=True)
class EachPlayer(Who):
    """Each player, clockwise from the primary player (vs:702.1)."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return s.clockwise(s.primary)

    def text(self, p: Printer) -> str:
        return "each player"


@dataclass(frozen=True)
class EventPlayer(Who):
    """The player of the event that triggered it."""

    words: str = "that player"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return (scope.event.player,)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Host(Who):
    """The character that this equipment is attached to."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        card = s.was(scope.this)
        return (card.attached,) if card.attached >= 0 else ()

    def text(self, p: Printer) -> str:
        return "equipped character"


THAT = It("that", "that character")
EQUIPPED_CHARACTER = Host()
T = Target(0)
T1 = Target(1)
THIS = This()


# -- values -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CostOf(Value):
    """The printed cost of a card, last known if it has gone (vs:508.2e)."""

    who: Who
    words: str = "its cost"

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(s.seen(r).cost for r in self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class ResourceCount(Value):
    """How many resources a player controls."""

    who: str = "you"
    facets: ClassVar[int] = F_RESOURCES

    def amount(self, s: VsState, scope: Scope) -> int:
        return len(s.zone(scope.you, RESOURCES))

    def text(self, p: Printer) -> str:
        return "the number of resources you control"


@dataclass(frozen=True)
class EnduranceOf(Value):
    """A player's endurance; a negative total counts as 0 here (vs:104.1)."""

    facets: ClassVar[int] = F_ENDURANCE

    def amount(self, s: VsState, scope: Scope) -> int:
        return max(0, int(s.things[scope.you].endurance))

    def text(self, p: Printer) -> str:
        return "your endurance"


@dataclass(frozen=True)
class Digit(Value):
    """The ones (place 1) or tens (place 10) digit of your endurance."""

    unit: int
    facets: ClassVar[int] = F_ENDURANCE

    def amount(self, s: VsState, scope: Scope) -> int:
        return max(0, int(s.things[scope.you].endurance)) // self.unit % 10

    def text(self, p: Printer) -> str:
        return "the ones digit of your endurance" if self.unit == 1 else "the tens digit of your endurance"


@dataclass(frozen=True)
class AmountOf(Value):
    """The amount of the event that triggered it ("that much")."""

    words: str = "that much"

    def amount(self, s: VsState, scope: Scope) -> int:
        return int(scope.event.amount)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class HowMany(Value):
    """How many things were bound under a name ("for each card you discarded")."""

    name: str
    noun: str

    def amount(self, s: VsState, scope: Scope) -> int:
        value = scope.get(self.name, ())
        return len(value) if value.__class__ is tuple else int(value)

    def text(self, p: Printer) -> str:
        return f"the number of {plural(self.noun)}"


# -- conditions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Controls(Condition):
    """A player controls a card of a query ("if you control an X-Men character")."""

    query: Query
    least: int = 1
    words: str = ""

    def holds(self, s: VsState, scope: Scope) -> bool:
        return len(self.query.numbers(s, scope)) >= self.least

    def text(self, p: Printer) -> str:
        from longbox.kernel.text import counted

        if self.words:
            return self.words
        noun = self.query.noun(p).removesuffix(" you control")
        return f"you control {counted(self.least, noun)}" if self.least == 1 else f"you control {counted(self.least, noun)} or more"


@dataclass(frozen=True)
class ControlsName(Condition):
    """ "If you control Dr. Doom": an object of that name, or being considered to (vs:201.5, G:Considered to)."""

    name: str

    def holds(self, s: VsState, scope: Scope) -> bool:
        return bool(s.game.controls_name(s, scope.you, self.name))

    def text(self, p: Printer) -> str:
        return f"you control {self.name}"


@dataclass(frozen=True)
class During(Condition):
    """It is this phase, step or substep; with `own`, that of the player whose ability it is (vs:G:During)."""

    span: str
    own: bool = False
    facets: ClassVar[int] = F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        if self.span == "attack substep":
            now = s.attack is not None and s.attack.begun
        else:
            now = s.phase == self.span or s.step == self.span
        return now and (not self.own or s.step_player == scope.you)

    def text(self, p: Printer) -> str:
        return f"during {'your' if self.own else 'the'} {self.span}"


@dataclass(frozen=True)
class HasInitiative(Condition):
    """You have the initiative."""

    facets: ClassVar[int] = F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        return s.initiative == scope.you

    def text(self, p: Printer) -> str:
        return "you have the initiative"


@dataclass(frozen=True)
class EnduranceAtMost(Condition):
    """You have so much endurance or less."""

    n: int
    facets: ClassVar[int] = F_ENDURANCE

    def holds(self, s: VsState, scope: Scope) -> bool:
        return bool(s.things[scope.you].endurance <= self.n)

    def text(self, p: Printer) -> str:
        return f"you have {self.n} or less endurance"


@dataclass(frozen=True)
class IsSo(Condition):
    """A card has a property ("if that attacker has the Emerald Enemies affiliation"). With `seen`, last known."""

    who: Who
    filters: tuple[Filter, ...]
    words: str
    facets: ClassVar[int] = TEXT

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return bool(refs) and all(f.test(s, r & NUMBER_MASK, scope) for r in refs for f in self.filters)

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class WasTeam(Condition):
    """A card that was revealed, discarded or exhausted had this affiliation there (vs:508.2e)."""

    who: Who
    team: str
    words: str
    kind: str = ""

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = self.who.refs(s, scope)
        return bool(refs) and all(self.team in s.seen(r).teams and (not self.kind or s.seen(r).kind == self.kind) for r in refs)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class ThisIs(Condition):
    """Where or how the source is: "in play", "in your resource row", "visible", "defending" ..."""

    what: str
    words: str = ""
    facets: ClassVar[int] = F_PLACE | F_COMBAT | F_COUNTERS | F_RESOURCES | F_STATUS

    def holds(self, s: VsState, scope: Scope) -> bool:
        if not s.there(scope.this):
            return False
        n = scope.this & NUMBER_MASK
        c = s.things[n]
        match self.what:
            case "in play":
                return s.in_play(n)
            case "in your resource row":
                return s.in_resources(n) and c.controller == scope.you
            case "in hand":
                return s.kind_of_zone(c.zone) == HAND
            case "visible":
                return s.in_rows(n) and not c.hidden
            case "attacking":
                return s.attacking(n)
            case "defending":
                return s.defending(n)
            case "in combat":
                return s.attacking(n) or s.defending(n)
            case "in front":
                return s.in_rows(n) and c.row == FRONT
            case "in support":
                return s.in_rows(n) and c.row == SUPPORT
            case "cosmic":
                return bool(c.counter("cosmic") > 0)
            case "exhausted":
                return bool(c.exhausted)
            case "ready":
                return not c.exhausted
            case "team attacking":
                return s.attack is not None and s.attack.team and s.attacking(n)
        raise LookupError(self.what)

    def text(self, p: Printer) -> str:
        return self.words or f"{p.name} is {self.what}"


@dataclass(frozen=True)
class Paid(Condition):
    """An optional additional cost of this card was paid (boost, vs:706.2)."""

    key: str = "boost"
    facets: ClassVar[int] = TEXT

    def holds(self, s: VsState, scope: Scope) -> bool:
        return any(k == self.key for k, _ in s.was(scope.this).paid)

    def text(self, p: Printer) -> str:
        return "its boost was paid"


COSMIC = ThisIs("cosmic")


@dataclass(frozen=True)
class BoundHolds(Condition):
    """Something bound under a name has a property, as last known ("if you discarded a card named Galactus")."""

    name: str
    attribute: str
    value: str
    words: str

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = scope.get(self.name, ())
        return any(self.value in getattr(s.seen(r), self.attribute) for r in refs)

    def text(self, p: Printer) -> str:
        return self.words
