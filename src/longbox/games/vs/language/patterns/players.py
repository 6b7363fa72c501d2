"""When players do something or suffer it, when effects are played, and when a phase or step begins."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.patterns.subjects import NO, YES, _does, is_meant, subject_text, theirs_or_yours
from longbox.games.vs.language.queries import Effects
from longbox.games.vs.state import CHARACTER, HAND
from longbox.games.vs.state.bases import Pattern
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import You, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import a

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.patterns.subjects import Subject
    from longbox.games.vs.state import ChainItem, VsState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Filter, Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class AtStart(Pattern):
    """At the start of a phase, or of a player's step (`whose`: "your", "opponent" or "each")."""

    span: str
    whose: str = "your"
    classes = (ev.BeginPhase, ev.StartOfStep, ev.BeginSubstep)

    def matches(self, s: VsState, event: ev.BeginPhase | ev.StartOfStep | ev.BeginSubstep, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.BeginPhase):
            return YES if event.phase == self.span else NO
        if isinstance(event, ev.StartOfStep):
            meant = self.whose == "each" or (event.player == scope.you) is (self.whose == "your")
            return YES if event.step == self.span and meant else NO
        return YES if self.span == "attack substep" else NO

    def text(self, p: Printer) -> str:
        if self.span.endswith("phase"):
            return f"at the start of the {self.span}"
        whose = {"your": "your", "opponent": "an opponent's"}.get(self.whose, "each")
        return f"at the start of {whose} {self.span}"


@dataclass(frozen=True)
class IsRecruited(Pattern):
    """You ("you"), an "opponent" or "any" player recruits a character, or with `kind` equipment, that has some properties.

    It is recruited once it is paid for (vs:505.1e), and is seen as it is on the chain, with the affiliations it has there (vs:301.4).
    """

    filters: tuple[Filter, ...] = ()
    whose: str = "you"
    kind: str = CHARACTER
    classes = (ev.Played,)

    def matches(self, s: VsState, event: ev.Played, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        if event.kind != "recruit" or (self.whose != "any" and mine is not (self.whose == "you")):
            return NO
        number = s.item(event.item).card
        if s.cards[number].printed.kind != self.kind or not all(f.test(s, number, scope) for f in self.filters):
            return NO
        return ((("that", s.ref(number)),),)

    def text(self, p: Printer) -> str:
        who = {"opponent": "an opponent recruits", "you": "you recruit", "any": "a player recruits"}[self.whose]
        return f"whenever {who} {a(noun_phrase(self.filters, self.kind, p))}"


@dataclass(frozen=True)
class PlaysTwist(Pattern):
    """A player plays a plot twist."""

    whose: str = "opponent"
    classes = (ev.Played,)

    def matches(self, s: VsState, event: ev.Played, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: ev.LoseEndurance | ev.Breakthrough, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        return NO if mine is (self.whose == "opponent") else YES

    def text(self, p: Printer) -> str:
        return "if an opponent would lose endurance" if self.whose == "opponent" else "if you would lose endurance"


@dataclass(frozen=True)
class WouldDrawFirst(Pattern):
    """Your first draw in a phase, before it happens."""

    classes = (ev.Draw,)

    def matches(self, s: VsState, event: ev.Draw, scope: Scope) -> Sequence[Bindings]:
        if event.player != scope.you or any(e.player == scope.you for e in s.memory.since("phase", ev.Draw)):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        return "if you would draw your first card in a phase"


@dataclass(frozen=True)
class WouldBegin(Pattern):
    """A phase would begin (for "skip the combat phase", vs:400.9a)."""

    phase: str
    classes = (ev.BeginPhase,)

    def matches(self, s: VsState, event: ev.BeginPhase, scope: Scope) -> Sequence[Bindings]:
        return YES if event.phase == self.phase else NO

    def text(self, p: Printer) -> str:
        return f"if the {self.phase} would begin"


@dataclass(frozen=True)
class WouldBeginStep(Pattern):
    """A player's step would begin (for "target player skips the next attack step", vs:400.9a)."""

    step: str
    who: Who = You()
    classes = (ev.BeginStep,)

    def matches(self, s: VsState, event: ev.BeginStep, scope: Scope) -> Sequence[Bindings]:
        return YES if event.step == self.step and event.player in [r & NUMBER_MASK for r in self.who.refs(s, scope)] else NO

    def text(self, p: Printer) -> str:
        return f"if the {self.step} of {self.who.text(p)} would begin"


@dataclass(frozen=True)
class IsNegated(Pattern):
    """An effect is negated: by another one, or by the rules for want of a legal target or of its condition (vs:509.1, vs:508.2a).

    `whose` effects are meant; "effect" is bound to it.
    """

    what: Effects = field(default_factory=Effects)
    whose: str = "any"
    classes = (ev.Negate,)

    def matches(self, s: VsState, event: ev.Negate, scope: Scope) -> Sequence[Bindings]:
        n = event.item & NUMBER_MASK
        item = s.items[n]
        if self.whose != "any" and (item.controller == scope.you) is not (self.whose == "you"):
            return NO
        return ((("effect", event.item),),) if self.what.holds(s, n, scope) else NO

    def text(self, p: Printer) -> str:
        whose = {"any": "", "you": " you control", "opponent": " an opponent controls"}[self.whose]
        return f"whenever {subject_text(self.what, p)}{whose} is negated"


@dataclass(frozen=True)
class Builds(Pattern):
    """A player builds a resource: puts a card from the hand face down into the resource row (vs:403.1, vs:G:Build)."""

    whose: str = "you"
    classes = (ev.Build,)

    def matches(self, s: VsState, event: ev.Build, scope: Scope) -> Sequence[Bindings]:
        origin = event.origin if event.origin >= 0 else s.kind_of_zone(s.cards[event.number].zone)
        if origin != HAND or (self.whose != "any" and (event.under == scope.you) is not (self.whose == "you")):
            return NO
        return ((("that", event.fresh if event.fresh >= 0 else event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you build', 'opponent': 'an opponent builds', 'any': 'a player builds'})[self.whose]} a resource"


@dataclass(frozen=True)
class GainsPoints(Pattern):
    """A player gains resource points, as the recruit step starts or otherwise (vs:404.1)."""

    whose: str = "you"
    classes = (ev.Points,)

    def matches(self, s: VsState, event: ev.Points, scope: Scope) -> Sequence[Bindings]:
        if event.amount <= 0 or event.cost:
            return NO
        return YES if self.whose == "any" or (event.player == scope.you) is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you gain', 'opponent': 'an opponent gains', 'any': 'a player gains'})[self.whose]} resource points"


@dataclass(frozen=True)
class Draws(Pattern):
    """A player draws a card: once for each (vs:213.3c)."""

    whose: str = "you"
    classes = (ev.Draw,)

    def matches(self, s: VsState, event: ev.Draw, scope: Scope) -> Sequence[Bindings]:
        return YES if theirs_or_yours(event.player, self.whose, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'draw')} a card"


@dataclass(frozen=True)
class Discards(Pattern):
    """A player discards a card of some properties: once for each (vs:213.4c)."""

    filters: tuple[Filter, ...] = ()
    whose: str = "you"
    classes = (ev.Discard,)

    def matches(self, s: VsState, event: ev.Discard, scope: Scope) -> Sequence[Bindings]:
        n = event.number
        if not theirs_or_yours(s.cards[n].owner, self.whose, scope) or not all(f.test(s, n, scope) for f in self.filters):
            return NO
        # the card in the pile, or in the hand still where it only would be discarded
        return ((("that", event.fresh if event.fresh >= 0 else event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'discard')} {a(noun_phrase(self.filters, 'card', p))}"


@dataclass(frozen=True)
class UsesPower(Pattern):
    """A player uses a payment power of some card, or (`activated`) an activated one (vs:501.3, vs:500.3a)."""

    who: Subject | None = None
    whose: str = "any"
    activated: bool = False
    classes = (ev.Played,)

    def matches(self, s: VsState, event: ev.Played, scope: Scope) -> Sequence[Bindings]:
        if event.kind != "payment" or not theirs_or_yours(event.player, self.whose, scope):
            return NO
        if self.activated and "activated" not in s.item(event.item).types:
            return NO
        if self.who is not None and not is_meant(s, event.source, self.who, scope):
            return NO
        return ((("that", event.source), ("effect", event.item)),)

    def text(self, p: Printer) -> str:
        power = "an activated power" if self.activated else "a payment power"
        of = "" if self.who is None else f" of {subject_text(self.who, p)}"
        return f"whenever {_does(self.whose, 'use')} {power}{of}"


@dataclass(frozen=True)
class PlaysEffect(Pattern):
    """A player plays an effect with one of some cards as its target (vs:504.3, vs:505.1e); "effect" is bound to it."""

    at: Subject
    whose: str = "any"
    classes = (ev.Played,)

    def matches(self, s: VsState, event: ev.Played, scope: Scope) -> Sequence[Bindings]:
        if not theirs_or_yours(event.player, self.whose, scope):
            return NO
        found = [r for chosen in s.item(event.item).scope.targets for r in chosen if is_meant(s, r, self.at, scope)]
        return tuple((("that", r), ("effect", event.item)) for r in found)

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'play')} an effect that targets {subject_text(self.at, p)}"


@dataclass(frozen=True)
class GainsEndurance(Pattern):
    """A player ("you", an "opponent", or "any") gains endurance."""

    whose: str = "you"
    classes = (ev.GainEndurance,)

    def matches(self, s: VsState, event: ev.GainEndurance, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        return YES if self.whose == "any" or mine is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you gain', 'opponent': 'an opponent gains', 'any': 'a player gains'})[self.whose]} endurance"


_WHO = {"you": "you", "opponent": "an opponent", "any": "a player"}


def effect_at_work(s: VsState) -> ChainItem | None:
    """The effect that is resolving just now, or None."""
    for frame in s.frames[::-1]:
        if isinstance(frame, ev.EffectResolving):
            return s.item(frame.ref) if s.there(frame.ref) else None
    return None


@dataclass(frozen=True)
class ByEffect(Pattern):
    """What another pattern means, done by a resolving effect: one of a player's, perhaps from a kind of card (vs:504.2, vs:504.4).

    What combat, costs and the wrap-up do is done by no effect, nor what a replacement does instead, whose source is another
    (vs:513.5h).
    """

    inner: Pattern
    whose: str = "any"
    kind: str = ""

    def listens(self) -> Sequence[type]:
        return self.inner.listens()

    def matches(self, s: VsState, event: Event, scope: Scope) -> Sequence[Bindings]:
        item = None if event.cost else effect_at_work(s)
        if item is not None and event.spent and event.source != item.source:
            return NO
        if item is None or (self.kind and not item.source_kind.endswith(self.kind)):
            return NO
        if self.whose != "any" and (item.controller == scope.you) is not (self.whose == "you"):
            return NO
        return self.inner.matches(s, event, scope)

    def text(self, p: Printer) -> str:
        whose = {"any": "", "you": " you control", "opponent": " an opponent controls"}[self.whose]
        return f"{self.inner.text(p)} by {'a ' + self.kind if self.kind else 'an'} effect{whose}"


@dataclass(frozen=True)
class LosesThrough(Pattern):
    """A player loses endurance as "stun" endurance loss (vs:708.11b) or "breakthrough" (vs:602.6b)."""

    kind: str
    whose: str = "you"
    classes = (ev.LoseEndurance,)

    def matches(self, s: VsState, event: ev.LoseEndurance | ev.Breakthrough, scope: Scope) -> Sequence[Bindings]:
        meant = self.whose == "any" or (event.player == scope.you) is (self.whose == "you")
        return YES if meant and event.kind == self.kind else NO

    def text(self, p: Printer) -> str:
        verb = "lose" if self.whose == "you" else "loses"
        return f"whenever {_WHO[self.whose]} {verb} {self.kind} endurance"


@dataclass(frozen=True)
class LosesTheGame(Pattern):
    """A player loses the game otherwise than by conceding (vs:102.3, vs:102.5), for "can't lose the game"."""

    whose: str = "you"
    classes = (ev.LoseGame,)

    def matches(self, s: VsState, event: ev.LoseGame, scope: Scope) -> Sequence[Bindings]:
        return YES if self.whose == "any" or (event.player == scope.you) is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"{_WHO[self.whose]} {'lose' if self.whose == 'you' else 'loses'} the game"


@dataclass(frozen=True)
class AtNextStart(AtStart):
    """At the start of the next step of this kind, for delayed triggers (vs:513.4a)."""

    def text(self, p: Printer) -> str:
        return f"at the start of {'your' if self.whose == 'your' else 'the'} next {self.span}"
