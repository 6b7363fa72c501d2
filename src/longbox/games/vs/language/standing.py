"""Which cards, by how and where they stand: status (701), position (705), combat (chapter 6), counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.state import F_COMBAT, F_COUNTERS, F_PLACE, F_RESOURCES, F_STATUS, F_TIME, FRONT, ROWS, SUPPORT, ZONES
from longbox.games.vs.state.bases import Filter
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import ANY
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import a

if TYPE_CHECKING:
    from longbox.games.vs.state import VsCard, VsState
    from longbox.kernel.queries import Mark, Query, Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Standing(Filter):
    """A property without parameters: each is a single shared value."""

    words: ClassVar[str] = ""

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Stunned(Standing):
    """Stunned."""

    words = "stunned"
    facets = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return c.stunned


STUNNED = Stunned()


@dataclass(frozen=True)
class NotStunned(Standing):
    """Non-stunned."""

    words = "non-stunned"
    facets = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return not c.stunned


NOT_STUNNED = NotStunned()


@dataclass(frozen=True)
class IsReady(Standing):
    """Ready."""

    words = "ready"
    facets = F_STATUS

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return not c.exhausted


READY = IsReady()


@dataclass(frozen=True)
class Exhausted(Standing):
    """Exhausted."""

    words = "exhausted"
    facets = F_STATUS

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return c.exhausted


EXHAUSTED = Exhausted()


@dataclass(frozen=True)
class Attacking(Standing):
    """Attacking."""

    words = "attacking"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attacking(number)


ATTACKING = Attacking()


@dataclass(frozen=True)
class Defending(Standing):
    """Defending."""

    words = "defending"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.defending(number)


DEFENDING = Defending()


@dataclass(frozen=True)
class Attacker(Standing):
    """Attacker."""

    words = "attacker"
    place = "noun"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attacking(number)


ATTACKER = Attacker()


@dataclass(frozen=True)
class Defender(Standing):
    """Defender."""

    words = "defender"
    place = "noun"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.defending(number)


DEFENDER = Defender()


@dataclass(frozen=True)
class InCombat(Standing):
    """Attacker or defender."""

    words = "attacker or defender"
    place = "noun"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attacking(number) or s.defending(number)


IN_COMBAT = InCombat()


# vs:701.14, vs:G:Team Attacker the last of a team attacks as one still; the attack stays a team attack (vs:G:Team Attack)
@dataclass(frozen=True)
class TeamAttacker(Standing):
    """Team attacker."""

    words = "team attacker"
    place = "noun"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attack is not None and s.attack.team and s.attacking(number)


TEAM_ATTACKER = TeamAttacker()


@dataclass(frozen=True)
class TeamAttacking(Standing):
    """Team attacking."""

    words = "team attacking"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attack is not None and s.attack.team and s.attacking(number)


TEAM_ATTACKING = TeamAttacking()


# vs:701.5, vs:701.13 a character in a row has its characteristic; a resource (vs:701.11) and attached equipment have neither
@dataclass(frozen=True)
class InFront(Standing):
    """Front row."""

    words = "front row"
    facets = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return s.stands(number) and c.row == FRONT


IN_FRONT = InFront()


@dataclass(frozen=True)
class InSupport(Standing):
    """Support row."""

    words = "support row"
    facets = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return s.stands(number) and c.row == SUPPORT


IN_SUPPORT = InSupport()


# vs:701.17, vs:701.18, vs:G:Hidden, vs:G:Visible where a character is; resources are always visible (vs:705.3a)
@dataclass(frozen=True)
class IsHidden(Standing):
    """Hidden."""

    words = "hidden"
    facets = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return c.hidden


HIDDEN = IsHidden()


@dataclass(frozen=True)
class IsVisible(Standing):
    """Visible."""

    words = "visible"
    facets = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return not c.hidden


VISIBLE = IsVisible()


@dataclass(frozen=True)
class IsProtected(Standing):
    """Protected."""

    words = "protected"
    facets = F_PLACE | TEXT

    def reads(self) -> tuple[Mark, ...]:
        return (("protected", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.protected(number)


PROTECTED = IsProtected()


@dataclass(frozen=True)
class FaceUp(Standing):
    """Face-up."""

    words = "face-up"
    facets = F_RESOURCES

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return not c.down


FACE_UP = FaceUp()


@dataclass(frozen=True)
class FaceDown(Standing):
    """Face-down."""

    words = "face-down"
    facets = F_RESOURCES

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return c.down


FACE_DOWN = FaceDown()


@dataclass(frozen=True)
class WithFlight(Standing):
    """With flight."""

    words = "with flight"
    place = "after"

    def reads(self) -> tuple[Mark, ...]:
        return (("flight", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.now(number).flight


WITH_FLIGHT = WithFlight()


@dataclass(frozen=True)
class WithRange(Standing):
    """With range."""

    words = "with range"
    place = "after"

    def reads(self) -> tuple[Mark, ...]:
        return (("range", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.now(number).range


WITH_RANGE = WithRange()


@dataclass(frozen=True)
class WithReinforcement(Standing):
    """With reinforcement."""

    words = "with reinforcement"
    place = "after"

    def reads(self) -> tuple[Mark, ...]:
        return (("reinforcement", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.now(number).reinforcement


WITH_REINFORCEMENT = WithReinforcement()


@dataclass(frozen=True)
class Equipped(Standing):
    """Equipped."""

    words = "equipped"
    facets = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.equipment_on(number))


EQUIPPED = Equipped()


@dataclass(frozen=True)
class Unequipped(Standing):
    """Unequipped."""

    words = "unequipped"
    facets = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return not s.equipment_on(number)


UNEQUIPPED = Unequipped()


@dataclass(frozen=True)
class IsOngoing(Standing):
    """Ongoing."""

    words = "ongoing"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c: VsCard = s.cards[number]
        return c.printed.values.ongoing


ONGOING = IsOngoing()


@dataclass(frozen=True)
class IsUnique(Standing):
    """Unique."""

    words = "unique"

    def reads(self) -> tuple[Mark, ...]:
        return (("keyword", "unique"), ("version", ANY), ("name", ANY))

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.now(number).unique


UNIQUE = IsUnique()


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
        gone, c = s.past[ref].card, s.cards[number]
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
        return bool(s.cards[number].counter(self.name) >= self.least)

    def text(self, p: Printer) -> str:
        return f"with {a(self.name)} counter"


@dataclass(frozen=True)
class NotInCombat(Standing):
    """Not attacking or defending."""

    words = "not attacking or defending"
    place = "after"
    facets = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return not s.attacking(number) and (not s.defending(number))


NOT_IN_COMBAT = NotInCombat()


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
        c = s.cards[number]
        if not s.stands(number) or (c.row == FRONT) is not self.ahead:
            return False
        others = [r & NUMBER_MASK for r in self.who.refs(s, scope) if s.there(r)]
        return any(s.stands(n) and s.adjacent(number, n) and s.cards[n].col == c.col for n in others)

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
        return any(s.cards[number].col == s.card(r).col and InColumn(self.who).test(s, number, scope) for r in behind)

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
