"""Whether: what is so at the table, and what has happened this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from longbox.games.vs import events as ev
from longbox.games.vs.state import (
    F_COMBAT,
    F_COUNTERS,
    F_ENDURANCE,
    F_PLACE,
    F_PLAYS,
    F_RESOURCES,
    F_STATUS,
    F_TIME,
    FRONT,
    HAND,
    KOD,
    ROWS,
    SUPPORT,
    ZONES,
    VsState,
    remained_exhausted,
)
from longbox.games.vs.state.bases import Condition
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import This
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import counted

if TYPE_CHECKING:
    from longbox.games.vs.language.queries import Cards
    from longbox.games.vs.state import Values
    from longbox.kernel.queries import Filter, Query, Scope, Who
    from longbox.kernel.text import Printer


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
        noun = self.query.noun(p).replace(" you control", "", 1)
        return (
            f"you control {counted(self.least, noun)}" if self.least == 1 else f"you control {counted(self.least, noun)} or more"
        )


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
    """It is this phase, step or substep; with `own`, that of the player whose ability it is (vs:G:During).

    Backup powers are used during the build phase only (vs:707.3, vs:G:Backup).
    """

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
class FirstAttack(Condition):
    """No attack this turn has had an attacker of yours before this one (vs:600.5)."""

    facets: ClassVar[int] = F_TIME | F_COMBAT

    def holds(self, s: VsState, scope: Scope) -> bool:
        a = s.attack
        if a is None or not a.begun or not any(s.was(r).controller == scope.you for r in a.attackers):
            return False
        mine = sum(1 for e in s.memory.since("turn", ev.Attacks) if e.player == scope.you)
        return mine == sum(1 for e in s.memory.since("attack", ev.Attacks) if e.player == scope.you)

    def text(self, p: Printer) -> str:
        return "during your first attack this turn"


@dataclass(frozen=True)
class HasInitiative(Condition):
    """You have the initiative (vs:G:Initiative Player)."""

    facets: ClassVar[int] = F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        return s.initiative == scope.you

    def text(self, p: Printer) -> str:
        return "you have the initiative"


@dataclass(frozen=True)
class EnduranceAtMost(Condition):
    """You have so much endurance or less; a total below zero is compared as it is (vs:104.1a)."""

    n: int
    facets: ClassVar[int] = F_ENDURANCE

    def holds(self, s: VsState, scope: Scope) -> bool:
        return bool(s.players[scope.you].endurance <= self.n)

    def text(self, p: Printer) -> str:
        return f"you have {self.n} or less endurance"


class AsItWas(VsState):
    """vs:508.2e a copy of the table for an object that has gone, which lies there as it was last known."""

    __slots__ = ("gone", "last")

    def __init__(self, s: VsState, ref: int) -> None:
        # what is asked during the test finds current values worked out
        s.facts()
        s.copy_into(self)
        self.gone = ref & NUMBER_MASK
        self.last = last_of(s, ref)
        self.cards[self.gone] = self.last.card

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.gone = self.gone
        new.last = self.last

    def now(self, ref: int) -> Values:
        """Last known values of the object, current ones of others."""
        return self.last.values if ref & NUMBER_MASK == self.gone else super().now(ref)

    def attacking(self, number: int) -> bool:
        """Was it attacking when it went?"""
        return "attacking" in self.last.combat if number == self.gone else super().attacking(number)

    def defending(self, number: int) -> bool:
        """Was it defending when it went?"""
        return self.last.combat == "defending" if number == self.gone else super().defending(number)


def last_of(s: VsState, ref: int) -> ev.Past:
    """What an object is remembered by that has gone."""
    past = s.past[ref]
    assert isinstance(past, ev.Past)
    return past


@dataclass(frozen=True)
class IsSo(Condition):
    """A card has a property ("if that attacker has the Emerald Enemies affiliation"), as last known if it has gone (vs:508.2e)."""

    who: Who
    filters: tuple[Filter, ...]
    words: str
    facets: ClassVar[int] = TEXT

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = [r for r in self.who.known(s, scope) if s.there(r) or r in s.past]
        tables = [s if s.there(r) else AsItWas(s, r) for r in refs]
        return bool(refs) and all(f.test(table, r & NUMBER_MASK, scope) for r, table in zip(refs, tables) for f in self.filters)

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
        refs = self.who.known(s, scope)
        return bool(refs) and all(self.team in s.seen(r).teams and (not self.kind or s.seen(r).kind == self.kind) for r in refs)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class ThisIs(Condition):
    """Where or how the source is: "in play", "in your resource row", "visible", "defending" .. (vs:G:While)."""

    what: str
    words: str = ""
    facets: ClassVar[int] = F_PLACE | F_COMBAT | F_COUNTERS | F_RESOURCES | F_STATUS

    def holds(self, s: VsState, scope: Scope) -> bool:
        if not s.there(scope.this):
            # vs:508.2e while an effect resolves it finds how the source was; where that is now is another question
            return s.there(scope.item) and scope.this in s.past and self.was_so(last_of(s, scope.this))
        n = scope.this & NUMBER_MASK
        c = s.cards[n]
        match self.what:
            case "in play":
                return s.in_play(n)
            case "in your resource row":
                return s.in_resources(n) and c.controller == scope.you
            case "in hand":
                return s.kind_of_zone(c.zone) == HAND
            case "in your KO'd pile":
                return s.kind_of_zone(c.zone) == KOD and c.owner == scope.you
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

    def was_so(self, past: ev.Past) -> bool:
        """Was it so of an object that has left its zone, when it was last there?"""
        c = past.card
        # a card of the hand has no row, and is neither ready nor exhausted
        stood = c.zone % ZONES == ROWS and c.attached < 0
        match self.what:
            case "visible":
                return bool(stood and not c.hidden)
            case "in front":
                return bool(stood and c.row == FRONT)
            case "in support":
                return bool(stood and c.row == SUPPORT)
            case "attacking":
                return past.combat in ("attacking", "team attacking")
            case "team attacking" | "defending":
                return bool(past.combat == self.what)
            case "in combat":
                return bool(past.combat)
            case "cosmic":
                return bool(c.counter("cosmic") > 0)
            case "exhausted":
                return bool(c.exhausted)
            case "ready":
                return bool(c.zone % ZONES >= ROWS and not c.exhausted)
        return False

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name) or f"{p.name} is {self.what}"


@dataclass(frozen=True)
class RemainsExhausted(Condition):
    """A card "remains exhausted" (vs:513.1d, 513.6a): it is exhausted and has not been ready since.

    Since when: for a modifier since it was made, while resolving since the effect was put onto the chain.
    Also vs:G:Remains.
    """

    who: Who = This()
    facets: ClassVar[int] = F_STATUS | F_PLACE | F_RESOURCES

    def holds(self, s: VsState, scope: Scope) -> bool:
        since = scope.get("since")
        if since is None:
            since = s.items[scope.item & NUMBER_MASK].stamp if s.there(scope.item) else s.clock
        refs = self.who.refs(s, scope)
        return bool(refs) and all(remained_exhausted(s, r, since) for r in refs)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} remains exhausted"


@dataclass(frozen=True)
class Paid(Condition):
    """An optional additional cost of this card was paid (boost, vs:706.2), for the effect itself if that is what asks."""

    key: str = "boost"
    facets: ClassVar[int] = TEXT

    def holds(self, s: VsState, scope: Scope) -> bool:
        paid = scope.get("paid")
        return self.key in paid if paid is not None else any(k == self.key for k, _ in s.was(scope.this).paid)

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


@dataclass(frozen=True)
class EnduranceCompares(Condition):
    """You have more endurance than each of some players (">"), or less ("<"); totals below zero are compared as they are (vs:104.1a)."""

    op: str
    than: Who
    facets: ClassVar[int] = F_ENDURANCE | F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        mine = s.players[scope.you].endurance
        others = [s.players[r & NUMBER_MASK].endurance for r in self.than.refs(s, scope)]
        return bool(others) and all(mine > n if self.op == ">" else mine < n for n in others)

    def text(self, p: Printer) -> str:
        return f"you have {'more' if self.op == '>' else 'less'} endurance than {self.than.text(p)}"


@dataclass(frozen=True)
class AnOpponentControls(Condition):
    """One opponent alone controls so many cards of a query (written with "opponent" as its owner)."""

    query: Cards
    least: int = 1
    facets: ClassVar[int] = TEXT | F_RESOURCES

    def holds(self, s: VsState, scope: Scope) -> bool:
        return any(
            sum(s.cards[n].controller == p for n in self.query.numbers(s, scope)) >= self.least for p in s.opponents(scope.you)
        )

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p).replace(" an opponent controls", "", 1)
        return f"an opponent controls {counted(self.least, noun)}" + (" or more" if self.least > 1 else "")


@dataclass(frozen=True)
class WasReplaced(Condition):
    """Cards bound under a name were replaced (vs:708.8c), and all are, or are not, of a kind of card."""

    name: str = "chosen"
    kind: str = ""
    yes: bool = True

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = scope.get(self.name, ())
        done = [e.card for e in s.memory.since("turn", ev.Replaced)]
        return bool(refs) and all(r in done and (not self.kind or (s.was(r).printed.kind == self.kind) is self.yes) for r in refs)

    def text(self, p: Printer) -> str:
        return f"you replaced a {'' if self.yes else 'non-'}{self.kind + ' ' if self.kind else ''}card"


@dataclass(frozen=True)
class TwistsPlayed(Condition):
    """At most so many plot twists were played this turn, by anybody or (with `yours`) by you.

    With `other` the one that asks is left out, also where a copy of its effect asks: nobody played that (vs:505.5), its source is
    the same (vs:708.2c), and "you" is whoever controls the copy (vs:708.2d).
    """

    most: int
    words: str
    yours: bool = False
    other: bool = False
    facets: ClassVar[int] = F_PLAYS

    def holds(self, s: VsState, scope: Scope) -> bool:
        played = [e for e in s.memory.since("turn", ev.Played) if e.kind == "plot twist"]
        if self.yours:
            played = [e for e in played if e.player == scope.you]
        if self.other:
            played = [e for e in played if e.source != scope.this]
        return len(played) <= self.most

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class BeenInCombat(Condition):
    """A card, as the object it is now, has attacked or defended this turn (vs:G:In Combat)."""

    who: Who
    words: str
    facets: ClassVar[int] = F_COMBAT | F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = tuple(self.who.refs(s, scope))
        return any(e.card in refs for cls in (ev.Attacks, ev.Defends) for e in s.memory.since("turn", cls))

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class AllNamed(Condition):
    """Each name chosen under `key` is that of a card bound under `among` ("if both were revealed")."""

    key: str = "named"
    among: str = "revealed"

    def holds(self, s: VsState, scope: Scope) -> bool:
        found = [name for r in scope.get(self.among, ()) for name in s.seen(r).names]
        return all(name in found for name in scope.get(self.key, ()))

    def text(self, p: Printer) -> str:
        return f"a card with each chosen name was {self.among}"
