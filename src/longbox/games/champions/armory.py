"""The Experimental Weapons deck of Crossbones, and other words that his scenario needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from longbox.games.champions import moves as mv
from longbox.games.champions.abilities import Part
from longbox.games.champions.card import Face
from longbox.games.champions.further import DealtToYou
from longbox.games.champions.state import F_TEXT, WEAPONS, ChState
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Condition, Filter, Scope, Who
from longbox.kernel.text import Printer, joined


class ShuffleWeapons(Event):
    """The Experimental Weapons deck is shuffled as the scheme is set up (champions:setup#11)."""

    __slots__ = ()
    rule = "champions:setup#11"

    def apply(self, s: ChState) -> None:
        mv.gather(s, s.common(WEAPONS), s.shared(WEAPONS), s.shared(WEAPONS))

    def told(self, s: ChState, seat: int) -> str:
        return "The Experimental Weapons deck is shuffled"


@dataclass(frozen=True)
class WeaponsDeck(Verb):
    """The Experimental Weapons deck is made: its set lies apart from the encounter deck, shuffled."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ShuffleWeapons()]

    def text(self, p: Printer) -> str:
        return "shuffle the Experimental Weapons set, and set it next to the main scheme as a deck of its own"


@dataclass(frozen=True)
class TopWeapon(Who):
    """What lies on top of the Experimental Weapons deck; nothing of an empty one."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in s.common(WEAPONS)[:1]]

    def text(self, p: Printer) -> str:
        return "the top card of the Experimental Weapons deck"


@dataclass(frozen=True)
class Contents(Part):
    """champions:setup#10 the sets that a scenario is made of, as side 1A of its main scheme lists them."""

    sets: tuple[str, ...]
    modular: tuple[str, ...]

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return f"contents: the sets {joined(list(self.sets))}, and the modular sets {joined(list(self.modular))}"


@dataclass(frozen=True)
class OnVillain(Filter):
    """Attached to the villain."""

    facets = F_TEXT
    place = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].host == s.ref(s.villain))

    def text(self, p: Printer) -> str:
        return "attached to the villain"


@dataclass(frozen=True)
class InWords(Effect):
    """A part that the card says in words of its own."""

    part: Effect
    words: str

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            return f.child(self.part)
        f.adopt(s)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return self.part.possible(s, scope)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class WhoDefeated(Who):
    """The player who defeated this scheme."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        player = s.was(scope.this).hurt[2]
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return "the player who defeated this scheme"


@dataclass(frozen=True)
class HitYou(DealtToYou):
    """The attack just over dealt damage to your identity."""

    def text(self, p: Printer) -> str:
        return "this attack dealt damage to you"


@dataclass(frozen=True)
class WasUndefended(Condition):
    """champions:defend#6 the attack just over was undefended."""

    of_activation: ClassVar[bool] = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        record = getattr(scope.event, "record", None)
        return record is not None and record.undefended

    def text(self, p: Printer) -> str:
        return "the attack was undefended"
