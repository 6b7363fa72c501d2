"""What comes for each such card that one plays or has played this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.conditions import identity, played, plays_of
from longbox.games.dcdb.language.filters import Trait, card_words
from longbox.games.dcdb.language.patterns import Plays
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.verbs.players import Power
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Condition, Effect, Value
from longbox.kernel.effects import EffectFrame, Repeat
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Fixed, Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.dcdb import events as ev
    from longbox.kernel.abilities import Bindings


@dataclass(frozen=True)
class PerPlay(Effect):
    """Something for each such card that you have played this turn, and again whenever you play another (dcdb:2.020, dcdb:1.106).

    With `other` this very play is none of them: what has been played so far never is (dcdb:2.020), and this card itself does not count when it
    has resolved, but when it is played again (dcdb:6.012).
    """

    filters: tuple[Trait, ...]
    part: Effect
    other: bool = False

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            so_far = played(s, f.scope.you, self.filters)
            return f.child(Repeat(Fixed(len(so_far)), self.part)) if so_far else None
        if f.pos == 2:
            ability = Triggers(Plays(self.filters, other=self.other), self.part, category="A")
            return happen(s, this_turn(ability, f.scope.bind("own plays", plays_of(s, f.scope.this & NUMBER_MASK))))
        return DONE

    def text(self, p: Printer) -> str:
        words = card_words(self.filters, p)
        return f"{self.part.text(p)} for each {'other ' if self.other else ''}{words} you play or have played this turn"


@dataclass(frozen=True)
class PlaysNew(Plays):
    """You play such a card that differs (dcdb:6.185) from all played this turn and from those counted as this began."""

    different: bool = True

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        this: ev.Played = event  # type: ignore[assignment]
        return Plays.matches(self, s, event, scope) if identity(s, this.card, this) not in scope.get("counted", ()) else ()


@dataclass(frozen=True)
class PerDifferent(Effect):
    """Something for each different card (dcdb:6.185) that a query finds now or that you play or have played this turn."""

    filters: tuple[Trait, ...]
    query: Query
    part: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            lying = tuple(sorted({identity(s, n) for n in self.query.numbers(s, f.scope)}))
            found = {*lying, *[identity(s, e.card, e) for e in played(s, f.scope.you, self.filters)]}
            f.scope = f.scope.bind("counted", lying)
            return f.child(Repeat(Fixed(len(found)), self.part)) if found else None
        if f.pos == 2:
            return happen(s, this_turn(Triggers(PlaysNew(self.filters), self.part), f.scope))
        return DONE

    def text(self, p: Printer) -> str:
        words = card_words(self.filters, p)
        place = self.query.noun(p).removeprefix(words).strip()
        return f"{self.part.text(p)} for each different {words} {place} or that you play or have played this turn"


@dataclass(frozen=True)
class DifferentPlayed(Condition):
    """So many different (dcdb:6.185) such cards you have played this turn."""

    filters: tuple[Trait, ...]
    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return len({identity(s, e.card, e) for e in played(s, scope.you, self.filters)}) >= self.least

    def text(self, p: Printer) -> str:
        return f"you have played {counted(self.least, f'different {card_words(self.filters, p)}')} this turn"


@dataclass(frozen=True)
class IfYouPlayDifferent(Effect):
    """Something once you have played so many different such cards this turn, or will have (dcdb:2.020)."""

    filters: tuple[Trait, ...]
    least: int
    then: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        enough = DifferentPlayed(self.filters, self.least)
        if enough.holds(s, f.scope):
            return f.child(self.then)
        return happen(s, this_turn(Triggers(Plays(self.filters), self.then, when=enough), f.scope, 1))

    def text(self, p: Printer) -> str:
        what = counted(self.least, f"different {card_words(self.filters, p)}")
        return f"if you play or have played {what} this turn, {self.then.text(p)}"


@dataclass(frozen=True)
class PlaysNewType(Plays):
    """You play a card with card types of which none was played this turn before; they are counted (dcdb:6.530, dcdb:1.022)."""

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if not Plays.matches(self, s, event, scope):
            return ()
        this: ev.Played = event  # type: ignore[assignment]
        before = [t for e in played(s, scope.you, ()) if e is not event for t in e.values.types]
        new = len([t for t in this.values.types if t not in before])
        return ((("new types", new),),) if new else ()

    def text(self, p: Printer) -> str:
        return "when you play a card of a new card type during your turn"


@dataclass(frozen=True)
class NewTypes(Value):
    """So many for each card type that is new."""

    n: int

    def amount(self, s: DcState, scope: Scope) -> int:
        new: int = scope.get("new types", 0)
        return self.n * new

    def text(self, p: Printer) -> str:
        return f"{self.n} for each new type"


@dataclass(frozen=True)
class PowerPerType(Effect):
    """So much Power for each different card type that you play or have played this turn, this card's too once it has resolved."""

    n: int

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            types = {t for e in played(s, f.scope.you, ()) for t in e.values.types}
            return f.child(Power(self.n * len(types)))
        if f.pos == 2:
            return happen(s, this_turn(Triggers(PlaysNewType(), Power(NewTypes(self.n))), f.scope))
        return DONE

    def text(self, p: Printer) -> str:
        return f"{self.n:+} Power for each card type, once, among what you play this turn, earlier cards included"
