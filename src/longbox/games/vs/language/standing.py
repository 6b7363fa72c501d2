"""Which cards, by how and where they stand: status (701), position (705), combat (chapter 6), counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.state import F_COMBAT, F_COUNTERS, F_PLACE, F_RESOURCES, F_STATUS, F_TIME, FRONT, ROWS, SUPPORT, ZONES
from longbox.kernel.queries import ANY, Filter
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import a

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Mark, Query, Scope, Who
    from longbox.kernel.text import Printer


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


NOT_IN_COMBAT = _status(
    "NotInCombat", "not attacking or defending", lambda s, n: not s.attacking(n) and not s.defending(n), F_COMBAT, "after"
)


@dataclass(frozen=True)
class AttackingIt(Filter):
    """Is attacking a certain character."""

    who: Who
    facets: ClassVar[int] = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attack is not None and s.attacking(number) and s.attack.defender in tuple(self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"attacking {self.who.text(p)}"


@dataclass(frozen=True)
class HasAttacked(Filter):
    """Has been an attacker this turn (with `team` a team attacker), perhaps just now (vs:G:Attacked)."""

    team: bool = False
    place = "after"
    facets: ClassVar[int] = F_COMBAT | F_TIME

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        ref = s.ref(number)
        return any(e.card == ref and (e.team or not self.team) for e in s.memory.since("turn", ev.Attacks))

    def text(self, p: Printer) -> str:
        return f"that has {'team ' if self.team else ''}attacked this turn"


@dataclass(frozen=True)
class BeenAttacked(Filter):
    """Has already been attacked this turn: it defended in an earlier attack substep than the present one (vs:G:Attacked)."""

    place = "after"
    facets: ClassVar[int] = F_COMBAT | F_TIME

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        ref = s.ref(number)
        times = sum(e.card == ref for e in s.memory.since("turn", ev.Defends))
        if s.attack is not None and s.attack.begun and s.attack.legal:
            times -= sum(e.card == ref for e in s.memory.since("attack", ev.Defends))
        return bool(times > 0)

    def text(self, p: Printer) -> str:
        return "that has already been attacked this turn"


@dataclass(frozen=True)
class InColumn(Filter):
    """Stands in the column of a character, in the other row: in front of it or behind it (vs:705.2, vs:705.2b)."""

    who: Who
    ahead: bool = True
    place = "after"
    facets: ClassVar[int] = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.things[number]
        if not s.stands(number) or (c.row == FRONT) is not self.ahead:
            return False
        others = [r & NUMBER_MASK for r in self.who.refs(s, scope) if s.there(r)]
        return any(s.stands(n) and s.adjacent(number, n) and s.things[n].col == c.col for n in others)

    def text(self, p: Printer) -> str:
        return f"directly {'in front of' if self.ahead else 'behind'} {self.who.text(p)}"


@dataclass(frozen=True)
class ProtectedBy(Filter):
    """Is protected by a character: that one stands before it, and neither is stunned (vs:G:Protecting)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_PLACE | TEXT

    def reads(self) -> tuple[Mark, ...]:
        return (("protected", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.protected(number) and InColumn(self.who, ahead=False).test(s, number, scope)

    def text(self, p: Printer) -> str:
        return f"protected by {self.who.text(p)}"


@dataclass(frozen=True)
class Protects(Filter):
    """Is protecting a character (vs:G:Protecting)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_PLACE | TEXT

    def reads(self) -> tuple[Mark, ...]:
        return (("protected", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        behind = [r for r in self.who.refs(s, scope) if s.there(r) and s.protected(r & NUMBER_MASK)]
        return any(s.things[number].col == s.get(r).col and InColumn(self.who).test(s, number, scope) for r in behind)

    def text(self, p: Printer) -> str:
        return f"protecting {self.who.text(p)}"


@dataclass(frozen=True)
class CanCarry(Filter):
    """Is a character that equipment could be transferred to just now (vs:708.12a). It is understood, not said."""

    what: Who

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return any(
            s.there(r) and ev.may_attach(s, r & NUMBER_MASK, number, scope.you, moving=True) is None
            for r in self.what.refs(s, scope)
        )

    def text(self, p: Printer) -> str:
        return ""
