"""What abilities listen to: events as texts describe them, and the questions that rules put to cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.card import CHARACTER
from longbox.games.vs.state import F_TIME, RESOURCES, ROWS, VsState
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Filter, Query, Scope, This, Who, You, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    from collections.abc import Sequence

YES: tuple[Bindings, ...] = ((),)
NO: tuple[Bindings, ...] = ()

Subject = Who | Query


def is_meant(s: VsState, ref: int, subject: Subject, scope: Scope) -> bool:
    """Is the card behind a reference the one (or one of those) a text speaks of?"""
    if isinstance(subject, Query):
        return s.there(ref) and subject.holds(s, ref & NUMBER_MASK, scope)
    return ref in tuple(subject.refs(s, scope))


def subject_text(subject: Subject, p: Printer, article: bool = True) -> str:
    """The subject in words."""
    if isinstance(subject, Query):
        noun = subject.noun(p)
        return a(noun) if article else noun
    return subject.text(p)


def said(subject: Subject, p: Printer, base: str) -> str:
    """Subject and verb in the third person."""
    return f"{subject_text(subject, p)} {base}"


# -- triggers -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AtStart(Pattern):
    """At the start of a phase, or of a player's step (`whose`: "your", "opponent" or "each")."""

    span: str
    whose: str = "your"
    classes = (moments.BeginPhase, moments.StartOfStep, moments.BeginSubstep)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        cls = event.__class__
        if cls is moments.BeginPhase:
            return YES if event.phase == self.span else NO
        if cls is moments.StartOfStep:
            meant = self.whose == "each" or (event.player == scope.you) is (self.whose == "your")
            return YES if event.step == self.span and meant else NO
        return YES if self.span == "attack substep" else NO

    def text(self, p: Printer) -> str:
        if self.span.endswith("phase"):
            return f"at the start of the {self.span}"
        whose = {"your": "your", "opponent": "an opponent's"}.get(self.whose, "each")
        return f"at the start of {whose} {self.span}"


@dataclass(frozen=True)
class BecomesStunned(Pattern):
    """A character becomes stunned; `by` says by what (the source, or characters in an attack).

    What vengeance powers listen to (vs:707.4, vs:G:Vengeance).
    """

    who: Subject = This()
    classes = (ev.Stun,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        # a face-up resource leaves play as well; what a face-down one says is not text for this (vs:701.11b)
        n = event.number
        gone = s.in_rows(n) or (s.in_resources(n) and not s.things[n].down)
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'is KO' + chr(39) + 'd')}"


@dataclass(frozen=True)
class CausesBreakthrough(Pattern):
    """A character causes breakthrough to a player ("that much" is the event's amount). `whom` narrows the defender.

    With `least` it counts only if it is so much, each attacker's by itself (vs:602.9c).
    """

    who: Subject = This()
    whom: Query | None = None
    least: int = 0
    classes = (ev.Breakthrough,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if event.amount < self.least:
            return NO
        if self.whom is not None:
            a = s.attack
            if a is None or a.defender < 0 or not is_meant(s, a.defender, self.whom, scope):
                return NO
            if is_meant(s, event.attacker, self.who, scope):
                return ((("that player", event.player), ("defender", a.defender)),)
        return ((("that player", event.player),),) if is_meant(s, event.attacker, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        some = f"{self.least} or more " if self.least else ""
        return f"whenever {said(self.who, p, f'causes {some}breakthrough')}"


@dataclass(frozen=True)
class BecomesPoweredUp(Pattern):
    """A character becomes powered-up, each time (vs:708.5b).

    What ally powers listen to (vs:707.2, vs:G:Ally).
    """

    who: Subject = This()
    classes = (ev.PowerUp,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes powered-up')}"


@dataclass(frozen=True)
class Recovers(Pattern):
    """A character recovers."""

    who: Subject = This()
    classes = (ev.Recover,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'recovers')}"


@dataclass(frozen=True)
class BecomesExhausted(Pattern):
    """A ready object becomes exhausted (vs:708.16b), by being stunned too (vs:701.12, vs:G:Becomes)."""

    who: Subject = This()
    classes = (ev.Exhaust, ev.Collapse)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes exhausted')}"


@dataclass(frozen=True)
class Readies(Pattern):
    """An exhausted object becomes ready (vs:708.15b)."""

    who: Subject = This()
    classes = (ev.Ready,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'readies')}"


@dataclass(frozen=True)
class CharacterAttacks(Pattern):
    """A character attacks: it gains the attacker characteristic (vs:602.4). `whom` narrows the defender.

    With `team` it team attacks; `direct` says whether it is a player that is attacked.
    """

    who: Subject = This()
    whom: Query | None = None
    team: bool = False
    direct: bool | None = None
    classes = (moments.Attacks,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not is_meant(s, event.card, self.who, scope):
            return NO
        if self.whom is not None and (event.defender < 0 or not is_meant(s, event.defender, self.whom, scope)):
            return NO
        if (self.team and not event.team) or (self.direct is not None and event.direct is not self.direct):
            return NO
        return ((("that", event.card), ("defender", event.defender)),)

    def text(self, p: Printer) -> str:
        whom = a(self.whom.noun(p)) if self.whom else "" if self.direct is None else "a player" if self.direct else "a character"
        return f"whenever {said(self.who, p, 'team attacks' if self.team else 'attacks')}" + (f" {whom}" if whom else "")


@dataclass(frozen=True)
class CharacterDefends(Pattern):
    """A character defends: once per character that becomes a defender (vs:602.4), or `against` each of some attackers."""

    who: Subject = This()
    against: Query | None = None
    classes = (moments.Defends, moments.DefendsAgainst)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not is_meant(s, event.card, self.who, scope):
            return NO
        if self.against is None:
            return NO if isinstance(event, moments.DefendsAgainst) else ((("that", event.card),),)
        return tuple((("that", event.card), ("attacker", r)) for r in event.attackers if is_meant(s, r, self.against, scope))

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'defends')}" + (f" against {a(self.against.noun(p))}" if self.against else "")


@dataclass(frozen=True)
class EntersCombat(Pattern):
    """A character enters combat (attacks or defends), or does so `with_` each of some characters (vs:G:Enters Combat)."""

    who: Subject = This()
    with_: Query | None = None
    classes = (moments.Attacks, moments.Defends, moments.DefendsAgainst)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not is_meant(s, event.card, self.who, scope):
            return NO
        if self.with_ is None:
            # who defends already does not enter combat again
            return NO if isinstance(event, moments.DefendsAgainst) else ((("that", event.card),),)
        facing = (event.defender,) if event.__class__ is moments.Attacks else event.attackers
        return tuple((("that", event.card), ("other", r)) for r in facing if r >= 0 and is_meant(s, r, self.with_, scope))

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'enters combat')}" + (f" with {a(self.with_.noun(p))}" if self.with_ else "")


@dataclass(frozen=True)
class FlipsLocation(Pattern):
    """A player (an "opponent", "you" or "any") flips a location."""

    whose: str = "opponent"
    classes = (ev.TurnUp,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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
class IsRecruited(Pattern):
    """You ("you"), an "opponent" or "any" player recruits a character, or with `kind` equipment, that has some properties.

    It is recruited once it is paid for (vs:505.1e), and is seen as it is on the chain, with the affiliations it has there (vs:301.4).
    """

    filters: tuple[Filter, ...] = ()
    whose: str = "you"
    kind: str = CHARACTER
    classes = (moments.Played,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        if event.kind != "recruit" or (self.whose != "any" and mine is not (self.whose == "you")):
            return NO
        number = s.get(event.item).card
        if s.things[number].printed.kind != self.kind or not all(f.test(s, number, scope) for f in self.filters):
            return NO
        return ((("that", s.ref(number)),),)

    def text(self, p: Printer) -> str:
        who = {"opponent": "an opponent recruits", "you": "you recruit", "any": "a player recruits"}[self.whose]
        return f"whenever {who} {a(noun_phrase(self.filters, self.kind, p))}"


@dataclass(frozen=True)
class PlaysTwist(Pattern):
    """A player plays a plot twist."""

    whose: str = "opponent"
    classes = (moments.Played,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if (
            event.kind != "plot twist"
            or (self.whose == "opponent" and event.player == scope.you)
            or (self.whose == "you" and event.player != scope.you)
        ):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        return (
            "whenever "
            + {"opponent": "an opponent plays", "you": "you play", "any": "a player plays"}[self.whose]
            + " a plot twist"
        )


@dataclass(frozen=True)
class LosesEndurance(Pattern):
    """A player loses endurance."""

    whose: str = "opponent"
    classes = (ev.LoseEndurance,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        return NO if mine is (self.whose == "opponent") else YES

    def text(self, p: Printer) -> str:
        return "if an opponent would lose endurance" if self.whose == "opponent" else "if you would lose endurance"


@dataclass(frozen=True)
class ReadiesIn(Pattern):
    """A card would ready during a phase (what "can't ready during the recovery phase" forbids)."""

    who: Subject
    phase: str
    classes = (ev.Ready,)
    facets: ClassVar[int] = F_TIME

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if s.phase == self.phase and is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"{subject_text(self.who, p)} readies during the {self.phase}"


# -- replacements: "would" ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Would(Pattern):
    """ "If <a card> would ...": the event of another pattern, about to happen."""

    inner: Pattern
    words: str

    def listens(self) -> Sequence[type]:
        return self.inner.listens()

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        c = s.things[event.number]
        if s.kind_of_zone(c.zone) not in (ROWS, RESOURCES):
            return NO
        if (self.own and c.owner != scope.you) or (self.character and c.printed.kind != "character"):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        what = "a character card" if self.character else "a card"
        return f"if {what} would enter {'your' if self.own else 'a'} KO'd pile from play"


@dataclass(frozen=True)
class WouldDrawFirst(Pattern):
    """Your first draw in a phase, before it happens."""

    classes = (ev.Draw,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if event.player != scope.you or any(True for _ in s.memory.since("phase", ev.Draw, lambda e: e.player == scope.you)):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        return "if you would draw your first card in a phase"


@dataclass(frozen=True)
class WouldBegin(Pattern):
    """A phase would begin (for "skip the combat phase", vs:400.9a)."""

    phase: str
    classes = (moments.BeginPhase,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if event.phase == self.phase else NO

    def text(self, p: Printer) -> str:
        return f"if the {self.phase} would begin"


@dataclass(frozen=True)
class WouldBeginStep(Pattern):
    """A player's step would begin (for "target player skips the next attack step", vs:400.9a)."""

    step: str
    who: Who = You()
    classes = (moments.BeginStep,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if event.step == self.step and event.player in [r & NUMBER_MASK for r in self.who.refs(s, scope)] else NO

    def text(self, p: Printer) -> str:
        return f"if the {self.step} of {self.who.text(p)} would begin"


# -- rule questions: who may, and how much ----------------------------------------------------------------------------------
