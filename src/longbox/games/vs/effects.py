"""The verbs of Vs. System texts (708 and the glossary): what is done to objects and by players, and lasting modifiers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.state import DECK, VsState
from longbox.games.vs.terms import RemainsExhausted
from longbox.games.vs.writes import AddTeam, ClearTeams, GainTeamsOf, Gets
from longbox.kernel.abilities import Ability, Continuous, Replacement, Triggered, Write
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Verb, choose
from longbox.kernel.events import Occurrence
from longbox.kernel.modifiers import Modifier, objects_of
from longbox.kernel.queries import (
    Choose,
    Condition,
    Every,
    Fixed,
    Query,
    Scope,
    Target,
    This,
    Value,
    Who,
    value_of,
)
from longbox.kernel.text import Printer, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event

CHOICE_RULE = "vs:508.2b"


# -- verbs: objects -----------------------------------------------------------------------------------------------------


#: what befalls a card only once
_ONCE = (ev.KO, ev.Discard, ev.Exhaust, ev.ReplaceResource, ev.ToHand, ev.ToDeck, ev.RemoveFromGame)


def befalls_already(s: VsState, scope: Scope, event: Event) -> bool:
    """Does this happen to the card already, instead of something else in the same moment (vs:702.2)?

    It can't happen once more, so that another card is chosen (vs:508.2c). Several stuns of one character are another matter (vs:708.11d).
    """
    if scope.collected is None or not isinstance(event, _ONCE):
        return False
    occ = next((f for f in reversed(s.frames) if isinstance(f, Occurrence)), None)
    return occ is not None and any([e.__class__ is event.__class__ and e.card == event.card for e in occ.ready])


@dataclass(frozen=True)
class Act(Verb):
    """A verb done to cards, one event for each, all at once. `word` is its infinitive.

    It is a one-shot modifier: a game action, done and over (vs:512.1, vs:512.2).
    All choices come before the events, which happen together (vs:702.2, vs:708.1).
    """

    who: Who
    word: ClassVar[str] = ""
    one_by_one: ClassVar[bool] = False

    def rule_of_choice(self) -> str:
        return CHOICE_RULE

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        """vs:508.2c as much as possible is done: what can't happen to a card (vs:103.2) is done to another, if there is one."""
        choices = self.choices
        if k >= len(choices):
            return None
        c = choices[k]
        fit: Sequence[int] | None = None
        known = scope.collected is not None or "prohibit" in s.facts().stages
        if c.least and known and self.__class__.event is not Act.event:
            events = [(n, self.event(s, s.ref(n), scope)) for n in c.query.numbers(s, scope)]
            fit = [n for n, e in events if not s.game.barred(s, e) and not befalls_already(s, scope, e)] or None
        return choose(s, c, self.chooser(s, scope), scope, CHOICE_RULE, among=fit)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        """What befalls one card."""
        raise NotImplementedError

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope)]

    def possible(self, s: VsState, scope: Scope) -> Objection | None:
        c = self.who.choice()
        if c is not None and c.least > 0 and not any(self.able(s, n, scope) for n in c.query.numbers(s, scope)):
            return Objection(CHOICE_RULE, f"there is no {c.query.noun(Printer('it'))}")
        return None

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb(self.word)} {self.who.text(p)}"


def is_many(who: Who, p: Printer) -> bool:
    """Does it speak of several cards?"""
    if isinstance(who, Choose):
        return (who.most or who.least) > 1
    if isinstance(who, Target):
        aim = p.targets[who.index] if who.index < len(p.targets) else None
        return aim is not None and (aim.most or aim.least) > 1
    return isinstance(who, Every)


def owners(who: Who, p: Printer) -> str:
    """ "its owner's" or "their owners'"."""
    return "their owners'" if is_many(who, p) else "its owner's"


def _s(who: Who, p: Printer) -> str:
    return "s" if is_many(who, p) else ""


@dataclass(frozen=True)
class StunIt(Act):
    """To stun (vs:708.11)."""

    word = "stun"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return (
            s.in_rows(number)
            and not s.things[number].stunned
            and not s.game.barred(s, ev.Stun(s.ref(number), scope.you, scope.this))
        )

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, scope.you, scope.this)


@dataclass(frozen=True)
class KOIt(Act):
    """To KO (vs:708.13)."""

    word = "KO"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.KO(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ExhaustIt(Act):
    """To exhaust (vs:708.16)."""

    word = "exhaust"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and not s.things[number].exhausted

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, scope.you, scope.this)


@dataclass(frozen=True)
class Activate(ExhaustIt):
    """The cost "activate": exhausting the object with the power (vs:G:Activate)."""

    who: Who = This()
    activates = True

    def text(self, p: Printer) -> str:
        return "activate"


@dataclass(frozen=True)
class ReadyIt(Act):
    """To ready (vs:708.15)."""

    word = "ready"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and bool(s.things[number].exhausted)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Ready(ref, scope.you, scope.this)


@dataclass(frozen=True)
class RecoverIt(Act):
    """To recover (vs:708.6)."""

    word = "recover"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].stunned)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Recover(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ReturnToHand(Act):
    """To return a card to its owner's hand."""

    word = "return"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ToHand(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('return')} {self.who.text(p)} to {owners(self.who, p)} hand{_s(self.who, p)}"


@dataclass(frozen=True)
class RemoveIt(Act):
    """To remove from the game (vs:213.7c), perhaps face down (vs:213.7b)."""

    face_down: bool = False
    word = "remove"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveFromGame(ref, scope.you, scope.this, self.face_down)

    def text(self, p: Printer) -> str:
        down = " face down" if self.face_down else ""
        return f"{p.subject()}{p.verb('remove')} {self.who.text(p)} from the game{down}"


@dataclass(frozen=True)
class PutOnDeck(Act):
    """To put on the top or bottom of the owner's deck; the owner orders several (vs:511.5)."""

    top: bool = False
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ToDeck(ref, scope.you, scope.this, self.top, any(ref in mine for _, mine in self.heaps(s, scope)))

    def heaps(self, s: VsState, scope: Scope) -> list[tuple[int, tuple[int, ...]]]:
        """The owners of several of the cards, each with those cards."""
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        found = [(p, tuple(r for r in refs if s.get(r).owner == p)) for p in s.clockwise(s.primary)]
        return [(p, mine) for p, mine in found if len(mine) > 1]

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        choices = sum(w.choice() is not None for w in self.whos())
        if k < choices:
            return Act.asks(self, s, scope, k)
        heaps = self.heaps(s, scope)
        if k - choices >= len(heaps):
            return None
        owner, mine = heaps[k - choices]
        shape = Pick(mine, len(mine), len(mine), ordered=True)
        return Decision(owner, s.game.seat_of(s, owner), "vs:511.5", "order", shape, (scope.this,), "In which order, top first?")

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind != "order":
            return Act.bind(self, s, scope, k, decision, answer)
        return scope.bind(f"order of {decision.player}", tuple(decision.options[i] for i in answer))

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        refs = list(self.who.refs(s, scope))
        for owner, mine in self.heaps(s, scope):
            order = scope.get(f"order of {owner}", mine)
            if sorted(order) == sorted(mine):
                refs = [*(r for r in refs if r not in mine), *order]
        return [self.event(s, r, scope) for r in (reversed(refs) if self.top else refs)]

    def text(self, p: Printer) -> str:
        where = f"the {'top' if self.top else 'bottom'} of {owners(self.who, p)} deck{_s(self.who, p)}"
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} on {where}"


@dataclass(frozen=True)
class PowerUpIt(Act):
    """To power-up (vs:708.5)."""

    word = "power-up"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.PowerUp(ref, scope.you, scope.this)


@dataclass(frozen=True)
class TurnFaceDown(Act):
    """To turn a resource face down (vs:701.11d)."""

    word = "turn"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_resources(number) and not s.things[number].down

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.TurnDown(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('turn')} {self.who.text(p)} face down"


@dataclass(frozen=True)
class ReplaceIt(Act):
    """To replace a resource (vs:708.8). As a cost the deck must have as many cards (vs:G:Replace)."""

    word = "replace"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_resources(number) and bool(s.zone(scope.you, DECK))

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ReplaceResource(ref, scope.you, scope.this)

    def after(self, s: VsState, scope: Scope, outcome: Any) -> Scope:
        """vs:708.8c replaced means that a card of the deck took its place, too."""
        from longbox.games.vs.doing import Replaced

        refs = tuple(self.who.refs(s, scope))
        done = {e.card for e in s.memory.since("turn", Replaced)}
        return scope.with_did(scope.did and all(r in done for r in refs))


@dataclass(frozen=True)
class RemoveFromCombat(Act):
    """To remove from an attack (vs:602.2, 602.3)."""

    word = "remove"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return moments.RemoveFromAttack(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"remove {self.who.text(p)} from this attack"


@dataclass(frozen=True)
class JoinsAttack(Act):
    """To become an attacker or, with `defends`, the defender (vs:602.2c, vs:602.3b)."""

    defends: bool = False
    word = "become"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return moments.JoinAttack(ref, scope.you, scope.this, self.defends)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} becomes {'the defender' if self.defends else 'an attacker'}"


@dataclass(frozen=True)
class PutCounters(Act):
    """To put counters on a card; the name says what they do ("+1 ATK / +1 DEF")."""

    name: str = "+1 ATK / +1 DEF"
    n: int | Value = 1
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.PutCounter(ref, self.name, value_of(self.n).amount(s, scope), scope.you, scope.this)

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number)

    def text(self, p: Printer) -> str:
        if not isinstance(self.n, (int, Fixed)):
            return f"{p.subject()}{p.verb('put')} {self.name} counters on {self.who.text(p)} equal to {value_of(self.n).text(p)}"
        return f"{p.subject()}{p.verb('put')} {counted(value_of(self.n).amount(None, None), self.name + ' counter')} on {self.who.text(p)}"  # type: ignore[arg-type]


@dataclass(frozen=True)
class RemoveCounters(Act):
    """To remove counters from a card."""

    name: str = "+1 ATK / +1 DEF"
    n: int = 1
    word = "remove"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].counter(self.name) >= self.n)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveCounter(ref, self.name, self.n, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('remove')} {counted(self.n, self.name + ' counter')} from {self.who.text(p)}"


@dataclass(frozen=True)
class RevealIt(Act):
    """To reveal a card (vs:708.9)."""

    word = "reveal"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        # vs:203.6c a face-up resource can't be revealed to pay a cost
        return not s.in_resources(number) or bool(s.things[number].down)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Reveal(ref, scope.you, scope.this)


@dataclass(frozen=True)
class Negate(Act):
    """To negate an effect (vs:509)."""

    word = "negate"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return moments.Negate(ref, scope.you, scope.this)


# -- verbs: players -----------------------------------------------------------------------------------------------------


# -- verbs: modifiers -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lasting(Verb):
    """Makes a continuous modifier: an ability that works "attack", "turn", "phase" or, with "", for the game (vs:513.2e).

    It spans one duration, and all that is said within it (vs:513.1a, vs:513.1b): an effect with portions of several durations
    has a node for each, besides its one-shot verbs (vs:508.2g, vs:511.1, vs:511.1c, vs:513.1, vs:513.1f).

    `until` may also be the name of a phase or step, in which alone the effect may then be played (vs:505.3).
    One that writes qualities flags its objects and fixes its numbers now (vs:513.2c); others stay live (vs:513.2d).
    `uses` bounds how often a delayed trigger or replacement works ("the next time").
    """

    ability: Ability
    until: str = "turn"
    uses: int = -1

    def whos(self) -> Sequence[Who]:
        return ()

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        if not within(s, self.until):
            return []
        remains = getattr(self.ability, "during", None)
        if isinstance(remains, RemainsExhausted) and not remains.holds(s, scope):
            return []
        m = lasting(s, self.ability, scope, self.until, self.uses)
        if m.flagged == ():
            return []
        return [ev.AddModifier(m, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        words = self.ability.text(p)
        # vs:513.4c a delayed trigger may be worded in more than one way
        if self.uses == 1 and words.startswith("whenever "):
            words = "the next time " + words.removeprefix("whenever ")
        span = f" this {self.until}" if self.until else ""
        if isinstance(self.ability, (Triggered, Replacement)) and ", " in words:
            head, tail = words.split(", ", 1)
            return f"{head}{'' if ' this ' in head else span}, {tail}"
        for mark in (" for each ", ", where X is "):
            if mark in words:
                head, tail = words.split(mark, 1)
                return f"{head}{span}{mark}{tail}"
        return words + span


def within(s: VsState, span: str) -> bool:
    """vs:505.3 is it inside a duration? An effect that was not played may resolve outside it: then there is nothing to last."""
    if span == "attack":
        return s.attack is not None and s.attack.begun
    return not span.endswith(("phase", "step")) or span in (s.phase, s.step)


def lasting(s: VsState, ability: Ability, scope: Scope, until: str, uses: int = -1) -> Modifier:
    """A modifier about to be made, of the effect's player for good (vs:511.7). Delayed triggers flag nothing (vs:513.4f)."""
    kept = scope.bind("since", s.clock)
    kept.collected = None
    if not isinstance(ability, Continuous):
        return Modifier(ability, kept, 0, until, None, None, uses)
    if not s.game.flags_affiliations and all(isinstance(w, (AddTeam, ClearTeams, GainTeamsOf)) for w in ability.writes):
        # taken literally, affiliations are no qualities, and what gives them flags nothing (VS-A7)
        return Modifier(ability, kept, 0, until, None, None, uses)
    probe = Modifier(ability, kept, 0, until, None, None, uses)
    each = ability.each
    bare = Continuous(ability.on, ability.writes) if each else ability
    probe.ability = bare
    s.facts()  # the objects are looked for on the table as it is now
    flagged = tuple(s.ref(n) for n in objects_of(s, probe, s.game.covered(s)))
    amounts = tuple(w.amount(s, scope) for w in ability.writes)
    return Modifier(ability, kept, 0, until, flagged, amounts, uses)


POWER_UP = Continuous(Target(0), (Gets(1, 1),))
"""vs:708.5a +1 ATK / +1 DEF this attack."""


def pump(
    who: Who | Query,
    atk: int | Value = 0,
    def_: int | Value = 0,
    until: str = "attack",
    *also: Write,
    each: tuple[Any, ...] = (),
    during: Condition | None = None,
) -> Lasting:
    """ "Target defender gets +5 ATK this attack", perhaps with further writes ("and has flight")."""
    writes: tuple[Write, ...] = (Gets(atk, def_), *also) if atk or def_ else also
    return Lasting(Continuous(who, writes, each=each, during=during), until)


def gives(who: Who | Query, *writes: Write, until: str = "turn", each: tuple[Any, ...] = ()) -> Lasting:
    """ "Target character has flight this turn"."""
    return Lasting(Continuous(who, writes, each=each), until)
