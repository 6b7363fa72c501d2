"""What an ability makes of an attack or scheme that it brings about: it waits for that to be over (champions:delayed-effect)."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Any

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Later
from longbox.games.champions.language.patterns.cards import AtEnd
from longbox.games.champions.language.verbs.choices import EachPlayer
from longbox.games.champions.state.bases import Effect, Procedure
from longbox.kernel import effects
from longbox.kernel.effects import Sequence_, Verb
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import walk

if TYPE_CHECKING:
    from longbox.games.champions.state import Activation, ChState
    from longbox.kernel.actions import Objection
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Node, Scope
    from longbox.kernel.text import Printer


#: names under which the records of activations are bound, what these dealt or placed, and the characters they damaged
RECORDS, AMOUNT, HURT = "activations", "amount", "hurt"


#: ... what is to wait for the activation about to be brought about, and what has waited for one
WAITS, WAITED = "comes of it", "came of it"


#: what may do its part more than once
_OFTEN = (EachPlayer, effects.ForEach, effects.Repeat, effects.RepeatUntil)


def looking_back(s: ChState, scope: Scope, found: tuple[Activation, ...]) -> Scope:
    """The scope once it is bound what came of these activations."""
    amount = sum(a.dealt if a.kind == "attack" else a.placed for a in found)
    hurt = tuple(r for a in found for r in a.hurt if s.alive(r))
    return scope.bind(RECORDS, found).bind(AMOUNT, amount).bind(HURT, hurt)


def looks_back(node: Node) -> bool:
    """Does an effect begin with words for what came of the activation before it?"""
    if isinstance(node, Sequence_):
        for part in node.parts:
            if looks_back(part):
                return True
            if any(isinstance(n, Verb) for n in walk(part)):
                # what follows looks back to that
                return False
        return False
    if isinstance(node, effects.If):
        return any(looks_back(child) for child in node.children())
    return any(getattr(n, "of_activation", False) or getattr(n, "name", "") in (RECORDS, AMOUNT, HURT) for n in walk(node))


def acts(effect: Effect) -> bool:
    """Is the last thing that an effect does to let enemies activate?"""
    if isinstance(effect, Sequence_):
        return acts(effect.parts[-1])
    found = walk(effect)
    return any(getattr(n, "activates", False) for n in found) and not any(isinstance(n, (Acting, *_OFTEN)) for n in found)


def seq(*parts: Effect) -> Effect:
    """Parts one after the other; those that look back to an activation just before them wait for it."""
    out: list[Effect] = []
    rest = list(parts)
    while rest:
        part = rest.pop(0)
        following: list[Effect] = []
        if acts(part):
            while rest and looks_back(rest[0]):
                following.append(rest.pop(0))
        out.append(Acting(part, effects.seq(*following)) if following else part)
    return effects.seq(*out)


@dataclass(frozen=True)
class Acting(Effect):
    """champions:delayed-effect enemies activate, and something comes of what that deals, damages or places.

    champions:delayed-effect#1 it does so as soon as the activation is over, before anything answers to that. Of several activations it
    waits for the last one; of one that was not made it is asked at once.
    """

    part: Effect
    then: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            f.scope = f.scope.bind(WAITED, None).bind(WAITS, (self.then, f.scope.you))
            return f.child(self.part)
        f.adopt(s)
        if f.pos == 2:
            waited = f.scope.get(WAITED)
            f.scope = f.scope.bind(WAITS, None).bind(WAITED, None)
            if waited is None:
                return f.child(self.then)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if self.part.possible(s, scope) is None:
            return None
        return self.then.possible(s, scope)

    def text(self, p: Printer) -> str:
        words = self.then.text(p)
        return f"{self.part.text(p)}. {words[:1].upper()}{words[1:]}"


class Turns(Procedure):
    """Several enemies activate one after the other; what comes of that waits for the last of them."""

    __slots__ = ("handed",)

    def __init__(self) -> None:
        super().__init__()
        #: an activation that was the last of them, as it began, has been given what waits
        self.handed = False

    def more(self, s: ChState) -> bool:
        """Has another joined them since (champions:minion#4), and has its turn yet to come?"""
        raise NotImplementedError


@dataclass(frozen=True)
class OfActivation(Effect):
    """What comes of the activation that has just ended, and of those before it that were brought about together with it.

    If it was not the last of them after all, nothing comes of it yet.
    """

    part: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            record: Any = f.scope.event
            for i in range(len(s.frames) - 1, -1, -1):
                turns = s.frames[i]
                if isinstance(turns, Turns):
                    if turns.more(s):
                        f.pos += 1
                        return happen(s, ev.PutOff(i, f.scope.you, f.scope.this))
                    break
            f.scope = looking_back(s, f.scope, (*f.scope.get(RECORDS, ()), record.record))
            return f.child(self.part)
        if f.pos == 2:
            f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        return self.part.text(p)


@dataclass(frozen=True)
class Consequence(Later):
    """champions:delayed-effect#1 what waits for an activation's damage or threat, and so comes before what waits for its end."""

    side: str = field(default="consequence", kw_only=True)


@cache
def _later(part: Effect) -> Later:
    return Consequence(AtEnd("activation"), OfActivation(part))


def waiting(scope: Scope) -> Modifier | None:
    """What is to wait for the activation that this scope's effect brings about, if something is."""
    found = scope.get(WAITS)
    if found is None:
        return None
    part, you = found
    inner = scope.bind(WAITS, None).bind(RECORDS, ())
    inner.you = you
    return Modifier(_later(part), inner, 0, "", None, None, 1)


def after(waits: Modifier, earlier: tuple[Activation, ...]) -> Modifier:
    """The same, with the activations that went before the one that it waits for."""
    return Modifier(waits.ability, waits.scope.bind(RECORDS, earlier), 0, "", None, None, 1)
