"""Effects that make continuous modifiers (513), and power-up (708.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.conditions import RemainsExhausted
from longbox.games.vs.language.modifiers import AddTeam, ClearTeams, GainTeamsOf, Gets, _Gap
from longbox.games.vs.language.verbs.base import Act
from longbox.games.vs.state.bases import Verb
from longbox.kernel.abilities import Continuous, Replacement, Triggered
from longbox.kernel.modifiers import Modifier, objects_of
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Ability, Write
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Condition, Filter, Query, Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class PowerUpIt(Act):
    """To power-up (vs:708.5)."""

    word = "power-up"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.PowerUp(ref, scope.you, scope.this)


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
    each: tuple[Filter, ...] = (),
    during: Condition | None = None,
) -> Lasting:
    """ "Target defender gets +5 ATK this attack", perhaps with further writes ("and has flight")."""
    writes: tuple[Write, ...] = (Gets(atk, def_), *also) if atk or def_ else also
    return Lasting(Continuous(who, writes, each=each, during=during), until)


def gives(who: Who | Query, *writes: Write, until: str = "turn", each: tuple[Filter, ...] = ()) -> Lasting:
    """ "Target character has flight this turn"."""
    return Lasting(Continuous(who, writes, each=each), until)


def switches_stats(who: Who, until: str = "turn") -> Lasting:
    """A character's ATK and DEF are switched: each is changed by the difference there is just then (vs:G:Switch)."""
    return pump(who, _Gap(who, "atk"), _Gap(who, "def"), until)
