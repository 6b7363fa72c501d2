"""Further events that texts listen to: cards drawn, discarded, put into piles, effects played, attacks that are over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev, moments
from longbox.games.vs.doing import Replaced
from longbox.games.vs.patterns import NO, YES, Subject, is_meant, said, subject_text
from longbox.games.vs.state import KOD, VsState
from longbox.games.vs.terms import THIS
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Filter, Scope, Who, noun_phrase
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    from collections.abc import Sequence

_WHO = {"you": "you", "opponent": "an opponent", "any": "a player"}


def theirs_or_yours(player: int, whose: str, scope: Scope) -> bool:
    """Is this player meant: "you", an "opponent" or "any"?"""
    return whose == "any" or (player == scope.you) is (whose == "you")


def _does(whose: str, verb: str) -> str:
    return f"{_WHO[whose]} {verb}{'' if whose == 'you' else 's'}"


@dataclass(frozen=True)
class WhereItWent(Who):
    """The card of the event that triggered it, as it is in the zone it went to."""

    words: str = "that card"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        ref = getattr(scope.event, "fresh", -1)
        return (ref,) if ref >= 0 and s.there(ref) else ()

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class WhereItLies(Who):
    """The card that an object was, in the zone to which the effect itself has brought it, until it leaves that (vs:213.1c, vs:501.4a).

    For "remove target character from the game; at the start of ... its owner puts that card into play".
    """

    who: Who
    words: str = "that card"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        gone = [r for r in self.who.known(s, scope) if r >= 0]
        now = [(s.ref(r & NUMBER_MASK), r) for r in gone if not s.in_play(r & NUMBER_MASK)]
        # one change of zones ago it was what is meant
        return [new for new, old in now if new >> NUMBER_BITS == (old >> NUMBER_BITS) + 1]

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Draws(Pattern):
    """A player draws a card: once for each (vs:213.3c)."""

    whose: str = "you"
    classes = (ev.Draw,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if theirs_or_yours(event.player, self.whose, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'draw')} a card"


@dataclass(frozen=True)
class Discards(Pattern):
    """A player discards a card of some properties: once for each (vs:213.4c)."""

    filters: tuple[Filter, ...] = ()
    whose: str = "you"
    classes = (ev.Discard,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        n = event.number
        if not theirs_or_yours(s.things[n].owner, self.whose, scope) or not all(f.test(s, n, scope) for f in self.filters):
            return NO
        # the card in the pile, or in the hand still where it only would be discarded
        return ((("that", event.fresh if event.fresh >= 0 else event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'discard')} {a(noun_phrase(self.filters, 'card', p))}"


@dataclass(frozen=True)
class EntersPile(Pattern):
    """A card of some properties is put into the KO'd pile of a player, whatever puts it there (vs:G:Enters a KO'd Pile).

    With `from_play` only cards that leave play count, as they were there (vs:502.4).
    """

    filters: tuple[Filter, ...] = ()
    whose: str = "any"
    from_play: bool = False
    classes = (ev.ToPile, ev.UniquenessPut, ev.Discard, ev.OffChain)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        n = event.number
        out = isinstance(event, ev.ToPile) and s.in_play(n)
        if event.to != KOD or (self.from_play and not out) or not theirs_or_yours(s.things[n].owner, self.whose, scope):
            return NO
        return ((("that", event.card),),) if all(f.test(s, n, scope) for f in self.filters) else NO

    def text(self, p: Printer) -> str:
        whose = {"you": "your", "opponent": "an opponent's", "any": "a"}[self.whose]
        noun = a(noun_phrase(self.filters, "card", p))
        return f"whenever {noun} enters {whose} KO'd pile{' from play' if self.from_play else ''}"


@dataclass(frozen=True)
class UsesPower(Pattern):
    """A player uses a payment power of some card, or (`activated`) an activated one (vs:501.3, vs:500.3a)."""

    who: Subject | None = None
    whose: str = "any"
    activated: bool = False
    classes = (moments.Played,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if event.kind != "payment" or not theirs_or_yours(event.player, self.whose, scope):
            return NO
        if self.activated and "activated" not in s.get(event.item).types:
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
    classes = (moments.Played,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not theirs_or_yours(event.player, self.whose, scope):
            return NO
        found = [r for chosen in s.get(event.item).scope.targets for r in chosen if is_meant(s, r, self.at, scope)]
        return tuple((("that", r), ("effect", event.item)) for r in found)

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'play')} an effect that targets {subject_text(self.at, p)}"


@dataclass(frozen=True)
class IsAttached(Pattern):
    """Equipment becomes attached to a character: it enters play so, or is transferred (vs:708.12)."""

    to: Subject = field(default_factory=lambda: THIS)
    classes = (ev.EnterPlay, ev.Transfer)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if (self.name and event.name != self.name) or not is_meant(s, event.card, self.who, scope):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {a(self.name + ' counter') if self.name else 'a counter'} is put on {subject_text(self.who, p)}"


@dataclass(frozen=True)
class ReplacesResource(Pattern):
    """A player has replaced a resource (vs:708.8c)."""

    whose: str = "you"
    classes = (Replaced,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if theirs_or_yours(event.player, self.whose, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {_does(self.whose, 'replace')} a resource"


@dataclass(frozen=True)
class AttackEnds(Pattern):
    """An attack has concluded, of the player ("you", an "opponent" or "any") who made it; what it triggers waits (vs:602.8h)."""

    whose: str = "any"
    classes = (moments.EndAttack,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if theirs_or_yours(s.step_player, self.whose, scope) else NO

    def text(self, p: Printer) -> str:
        whose = {"you": "an attack of yours", "opponent": "an opponent's attack", "any": "an attack"}[self.whose]
        return f"whenever {whose} concludes"
