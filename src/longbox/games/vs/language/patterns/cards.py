"""When something befalls a card: it is stunned, KO'd, moved, enters or leaves play ..."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.modifiers import Has
from longbox.games.vs.language.patterns.subjects import NO, YES, _does, is_meant, said, subject_text, theirs_or_yours
from longbox.games.vs.language.queries import characters
from longbox.games.vs.language.references import THIS
from longbox.games.vs.state import F_TIME, KOD, RESOURCES, ROW_NAMES, ROWS
from longbox.games.vs.state.bases import Pattern
from longbox.kernel.abilities import Continuous
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import This, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import a

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.patterns.subjects import Subject
    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Filter, Query, Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class BecomesStunned(Pattern):
    """A character becomes stunned; `by` says by what (the source, or characters in an attack).

    What vengeance powers listen to (vs:707.4, vs:G:Vengeance).
    """

    who: Subject = This()
    classes = (ev.Stun,)

    def matches(self, s: VsState, event: ev.Stun, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes stunned')}"


@dataclass(frozen=True)
class Stuns(Pattern):
    """A character stuns another in an attack, or is the source of what stunned it (vs:708.11e to 708.11g)."""

    who: Subject = This()
    what: Query | None = None
    in_attack: bool = False
    classes = (ev.Stun,)

    def matches(self, s: VsState, event: ev.Stun, scope: Scope) -> Sequence[Bindings]:
        if self.what is not None and not self.what.holds(s, event.card & NUMBER_MASK, scope):
            return NO
        by = event.stunners if self.in_attack else (*event.stunners, *(r for r in event.sources if r not in event.stunners))
        return tuple((("that", event.card), ("stunner", r)) for r in by if is_meant(s, r, self.who, scope))

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'stuns ' + (a(self.what.noun(p)) if self.what else 'a character'))}"


@dataclass(frozen=True)
class EntersPlay(Pattern):
    """A character or equipment enters play (vs:G:Enters Play)."""

    who: Subject = This()
    classes = (ev.EnterPlay,)

    def matches(self, s: VsState, event: ev.EnterPlay, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.fresh),),) if is_meant(s, event.fresh, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return (
            f"when {said(self.who, p, 'enters play')}"
            if isinstance(self.who, This)
            else f"whenever {said(self.who, p, 'enters play')}"
        )


@dataclass(frozen=True)
class LeavesPlay(Pattern):
    """An object leaves play; still heard when its text is inactive (vs:502.4)."""

    who: Subject = This()
    classes = (ev.ToPile, ev.UniquenessPut, ev.ToHand, ev.ToDeck, ev.RemoveFromGame, ev.Build)
    while_inactive: ClassVar[bool] = True

    def matches(
        self, s: VsState, event: ev.ToPile | ev.ToHand | ev.ToDeck | ev.RemoveFromGame | ev.Build, scope: Scope
    ) -> Sequence[Bindings]:
        # a face-up resource leaves play as well; what a face-down one says is not text for this (vs:701.11b)
        n = event.number
        gone = s.in_rows(n) or (s.in_resources(n) and not s.cards[n].down)
        if not gone or not is_meant(s, event.card, self.who, scope):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"when {said(self.who, p, 'leaves play')}"


@dataclass(frozen=True)
class IsKOd(Pattern):
    """An object is KO'd."""

    who: Subject = This()
    classes = (ev.KO,)
    while_inactive: ClassVar[bool] = True

    def matches(self, s: VsState, event: ev.KO, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'is KO' + chr(39) + 'd')}"


@dataclass(frozen=True)
class BecomesPoweredUp(Pattern):
    """A character becomes powered-up, each time (vs:708.5b).

    What ally powers listen to (vs:707.2, vs:G:Ally).
    """

    who: Subject = This()
    classes = (ev.PowerUp,)

    def matches(self, s: VsState, event: ev.PowerUp, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes powered-up')}"


@dataclass(frozen=True)
class Recovers(Pattern):
    """A character recovers."""

    who: Subject = This()
    classes = (ev.Recover,)

    def matches(self, s: VsState, event: ev.Recover, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'recovers')}"


@dataclass(frozen=True)
class BecomesExhausted(Pattern):
    """A ready object becomes exhausted (vs:708.16b), by being stunned too (vs:701.12, vs:G:Becomes)."""

    who: Subject = This()
    classes = (ev.Exhaust, ev.Collapse)

    def matches(self, s: VsState, event: ev.Exhaust, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes exhausted')}"


@dataclass(frozen=True)
class Readies(Pattern):
    """An exhausted object becomes ready (vs:708.15b)."""

    who: Subject = This()
    classes = (ev.Ready,)

    def matches(self, s: VsState, event: ev.Ready, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'readies')}"


@dataclass(frozen=True)
class FlipsLocation(Pattern):
    """A player (an "opponent", "you" or "any") flips a location."""

    whose: str = "opponent"
    classes = (ev.TurnUp,)

    def matches(self, s: VsState, event: ev.TurnUp, scope: Scope) -> Sequence[Bindings]:
        if (
            not event.flip
            or (self.whose == "opponent" and event.player == scope.you)
            or (self.whose == "you" and event.player != scope.you)
        ):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return (
            "whenever "
            + {"opponent": "an opponent flips", "you": "you flip", "any": "a player flips"}[self.whose]
            + " a location"
        )


@dataclass(frozen=True)
class ReadiesIn(Pattern):
    """A card would ready during a phase (what "can't ready during the recovery phase" forbids)."""

    who: Subject
    phase: str
    classes = (ev.Ready,)
    facets: ClassVar[int] = F_TIME

    def matches(self, s: VsState, event: ev.Ready, scope: Scope) -> Sequence[Bindings]:
        return YES if s.phase == self.phase and is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"{subject_text(self.who, p)} readies during the {self.phase}"


@dataclass(frozen=True)
class Would(Pattern):
    """ "If <a card> would ...": the event of another pattern, about to happen."""

    inner: Pattern
    words: str

    def listens(self) -> Sequence[type]:
        return self.inner.listens()

    def matches(self, s: VsState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return self.inner.matches(s, event, scope)

    def text(self, p: Printer) -> str:
        return "if " + self.words.format(name=p.name)


@dataclass(frozen=True)
class WouldEnterPile(Pattern):
    """A card in play is about to go to a KO'd pile; `own` narrows it to cards you own, `character` to character cards.

    Also vs:G:Enters a KO'd Pile.
    """

    own: bool = False
    character: bool = False
    classes = (ev.ToPile, ev.UniquenessPut)

    def matches(self, s: VsState, event: ev.ToPile, scope: Scope) -> Sequence[Bindings]:
        c = s.cards[event.number]
        if s.kind_of_zone(c.zone) not in (ROWS, RESOURCES):
            return NO
        if (self.own and c.owner != scope.you) or (self.character and c.printed.kind != "character"):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        what = "a character card" if self.character else "a card"
        return f"if {what} would enter {'your' if self.own else 'a'} KO'd pile from play"


@dataclass(frozen=True)
class Befalls(Pattern):
    """Something befalls one card, and nothing more is asked about it."""

    who: Subject = field(default_factory=lambda: THIS)

    def matches(self, s: VsState, event: ev.OnCard, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO


@dataclass(frozen=True)
class Moves(Pattern):
    """A character moves, by an effect or in the formation step, perhaps to one of the rows (vs:708.4, vs:405.1).

    Being placed where it stood is a move as well (vs:708.4a).
    """

    who: Subject = field(default_factory=lambda: THIS)
    row: int | None = None
    classes = (ev.Move, ev.MoveAll)

    def matches(self, s: VsState, event: ev.Move | ev.MoveAll, scope: Scope) -> Sequence[Bindings]:
        moved = event.places if isinstance(event, ev.MoveAll) else ((event.card, event.row, event.col),)
        found = [r for r, row, _ in moved if self.row in (None, row) and is_meant(s, r, self.who, scope)]
        return tuple((("that", r),) for r in found)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'moves')}" + ("" if self.row is None else f" to the {ROW_NAMES[self.row]}")


@dataclass(frozen=True)
class ChangesArea(Pattern):
    """A character becomes hidden, or visible: it moves from one kind of area to the other (vs:701.17, vs:701.18)."""

    who: Subject = field(default_factory=lambda: THIS)
    hidden: bool = True
    classes = (ev.Move,)

    def matches(self, s: VsState, event: ev.Move, scope: Scope) -> Sequence[Bindings]:
        meant = event.side is self.hidden and event.crosses(s) and is_meant(s, event.card, self.who, scope)
        return ((("that", event.card),),) if meant else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes')} {'hidden' if self.hidden else 'visible'}"


@dataclass(frozen=True)
class WouldEnterPlay(Pattern):
    """A character or equipment card of some properties is about to enter play under a player's control (vs:214.1).

    It is read as it is in the zone that it comes from.
    """

    filters: tuple[Filter, ...] = ()
    whose: str = "any"
    classes = (ev.EnterPlay,)

    def matches(self, s: VsState, event: ev.EnterPlay, scope: Scope) -> Sequence[Bindings]:
        if event.fresh >= 0 or (self.whose != "any" and (event.under == scope.you) is not (self.whose == "you")):
            return NO
        return ((("that", event.card),),) if all(f.test(s, event.number, scope) for f in self.filters) else NO

    def text(self, p: Printer) -> str:
        whose = {"any": "", "you": " under your control", "opponent": " under an opponent's control"}[self.whose]
        return f"if {a(noun_phrase(self.filters, 'card', p))} would enter play{whose}"


@dataclass(frozen=True)
class IsTransferred(Pattern):
    """Equipment is transferred to another character (vs:708.12a)."""

    what: Subject = field(default_factory=lambda: THIS)
    classes = (ev.Transfer,)

    def matches(self, s: VsState, event: ev.Transfer, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.what, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.what, p, 'is transferred')}"


@dataclass(frozen=True)
class ChangesControl(Pattern):
    """Another player than its controller gains control of an object (vs:700.1): of equipment with its character, or by a transfer."""

    who: Subject = field(default_factory=lambda: THIS)
    classes = (ev.Move, ev.TakeResource, ev.Transfer)

    def matches(self, s: VsState, event: ev.Move | ev.TakeResource | ev.Transfer, scope: Scope) -> Sequence[Bindings]:
        # asked about before it happens, or once it has
        if not event.takes(s):
            return NO
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever a player gains control of {subject_text(self.who, p)}"


@dataclass(frozen=True)
class GoesHome(Befalls):
    """An object returns to its owner's hand (vs:213.1d)."""

    classes = (ev.ToHand,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'returns')} to its owner's hand"


@dataclass(frozen=True)
class IsRemoved(Befalls):
    """A card is removed from the game (vs:213.7c)."""

    classes = (ev.RemoveFromGame,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'is removed')} from the game"


@dataclass(frozen=True)
class TurnsDown(Befalls):
    """A resource turns face down (vs:701.11d)."""

    classes = (ev.TurnDown,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'turns')} face down"


@dataclass(frozen=True)
class LosesCounter(Pattern):
    """A counter (of a name) is removed from a card by an effect or cost (vs:215.2)."""

    who: Subject = field(default_factory=lambda: THIS)
    name: str = ""
    classes = (ev.RemoveCounter,)

    def matches(self, s: VsState, event: ev.RemoveCounter, scope: Scope) -> Sequence[Bindings]:
        if (self.name and event.name != self.name) or not is_meant(s, event.card, self.who, scope):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever a {self.name + ' ' if self.name else ''}counter is removed from {subject_text(self.who, p)}"


@dataclass(frozen=True)
class EntersPile(Pattern):
    """A card of some properties is put into the KO'd pile of a player, whatever puts it there (vs:G:Enters a KO'd Pile).

    With `from_play` only cards that leave play count, as they were there (vs:502.4).
    """

    filters: tuple[Filter, ...] = ()
    whose: str = "any"
    from_play: bool = False
    classes = (ev.ToPile, ev.UniquenessPut, ev.Discard, ev.OffChain)

    def matches(self, s: VsState, event: ev.ToPile | ev.Discard | ev.OffChain, scope: Scope) -> Sequence[Bindings]:
        n = event.number
        out = isinstance(event, ev.ToPile) and s.in_play(n)
        if event.to != KOD or (self.from_play and not out) or not theirs_or_yours(s.cards[n].owner, self.whose, scope):
            return NO
        return ((("that", event.card),),) if all(f.test(s, n, scope) for f in self.filters) else NO

    def text(self, p: Printer) -> str:
        whose = {"you": "your", "opponent": "an opponent's", "any": "a"}[self.whose]
        noun = a(noun_phrase(self.filters, "card", p))
        return f"whenever {noun} enters {whose} KO'd pile{' from play' if self.from_play else ''}"


@dataclass(frozen=True)
class IsAttached(Pattern):
    """Equipment becomes attached to a character: it enters play so, or is transferred (vs:708.12)."""

    to: Subject = field(default_factory=lambda: THIS)
    classes = (ev.EnterPlay, ev.Transfer)

    def matches(self, s: VsState, event: ev.EnterPlay | ev.Transfer, scope: Scope) -> Sequence[Bindings]:
        if event.host < 0 or not is_meant(s, event.host, self.to, scope):
            return NO
        return ((("that", event.host), ("equipment", s.ref(event.number))),)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.to, p, 'becomes equipped')}"


@dataclass(frozen=True)
class GetsCounter(Pattern):
    """A counter (of a name) is put on a card (vs:215.1)."""

    who: Subject = field(default_factory=lambda: THIS)
    name: str = ""
    classes = (ev.PutCounter,)

    def matches(self, s: VsState, event: ev.PutCounter, scope: Scope) -> Sequence[Bindings]:
        if (self.name and event.name != self.name) or not is_meant(s, event.card, self.who, scope):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {a(self.name + ' counter') if self.name else 'a counter'} is put on {subject_text(self.who, p)}"


@dataclass(frozen=True)
class ReplacesResource(Pattern):
    """A player has replaced a resource (vs:708.8c)."""

    whose: str = "you"
    classes = (ev.Replaced,)

    def matches(self, s: VsState, event: ev.Replaced, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if theirs_or_yours(event.player, self.whose, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'replace')} a resource"


@dataclass(frozen=True)
class BecomesStunnedBy(Pattern):
    """A character becomes stunned by one of some characters, however many of them stun it at once (vs:708.11d to 708.11g)."""

    by: Subject
    who: Subject = field(default_factory=characters)
    classes = (ev.Stun,)

    def matches(self, s: VsState, event: ev.Stun, scope: Scope) -> Sequence[Bindings]:
        stunners = (*event.stunners, *event.sources)
        if not is_meant(s, event.card, self.who, scope) or not any(is_meant(s, r, self.by, scope) for r in stunners):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes stunned')} by {subject_text(self.by, p)}"


@dataclass(frozen=True)
class Reinforces(Pattern):
    """A character reinforces another: it is the source of a modifier that gives it reinforcement (vs:701.10c, vs:708.7c).

    The character exhausted for the game-based effect is the source of what that effect makes.
    """

    who: Subject = field(default_factory=lambda: THIS)
    classes = (ev.AddModifier,)

    def matches(self, s: VsState, event: ev.AddModifier, scope: Scope) -> Sequence[Bindings]:
        m = event.modifier
        if event.source < 0 or not isinstance(m.ability, Continuous) or not is_meant(s, event.source, self.who, scope):
            return NO
        writes = zip(m.ability.writes, m.amounts or (), strict=False)
        if not any(isinstance(w, Has) and w.what == "reinforcement" and given for w, given in writes):
            return NO
        # who can't have reinforcement was given none (vs:103.2)
        got = [r for r in m.flagged or () if s.now(r).reinforcement]
        return tuple((("that", r),) for r in got if r != event.source)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'reinforces another character')}"
