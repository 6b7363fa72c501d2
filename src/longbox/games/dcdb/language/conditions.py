"""Whether."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.filters import Trait, card_words, fit
from longbox.games.dcdb.state import F_TURN, MAIN, DcState
from longbox.games.dcdb.state.bases import Ability, Condition, Filter
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, number_word, plural


def played(s: DcState, player: int, filters: tuple[Trait, ...]) -> list[ev.Played]:
    """What a player has played this turn, as it was recorded (dcdb:1.022), the latest first."""
    return [e for e in s.memory.since("turn", ev.Played) if e.player == player and fit(filters, e.values)]


#: the mark of a card that is different from all others, and from itself each time that it is played (GC:Kyle Rayner (Heroes Unite)#3)
UNIQUE: Final = "Unique"


def identity(s: DcState, ref: int, play: ev.Played | None = None) -> tuple[str, str]:
    """dcdb:6.185 what tells cards apart: printed name and set; of a unique one which card, and which play of it."""
    c = s.card(ref)
    if UNIQUE in (play.values.words if play is not None else s.now(c.number).words):
        return f"{c.printed.name} {c.number} {play.time if play is not None else 0}", c.printed.set
    return c.printed.name, c.printed.set


def plays_of(s: DcState, number: int) -> int:
    """How many times a card has been played this turn so far."""
    return len([e for e in s.memory.since("turn", ev.Played) if e.number == number])


@dataclass(frozen=True)
class HavePlayed(Condition):
    """You have played so many such cards this turn; those that have resolved (dcdb:2.020).

    With `other` the play that asks is none of them: it has not resolved. This card itself played before is (dcdb:6.012).
    """

    filters: tuple[Trait, ...]
    least: int = 1
    other: bool = False

    def holds(self, s: DcState, scope: Scope) -> bool:
        found = played(s, scope.you, self.filters)
        this = s.card(scope.this).number
        if self.other and this not in s.playing:
            # dcdb:6.012 what is not meant is this one play: an earlier one of the same card is another
            own = next((e for e in found if e.number == this), None)
            found = [e for e in found if e is not own]
        return len(found) >= self.least

    def text(self, p: Printer) -> str:
        words = card_words(self.filters, p)
        if self.other and self.least == 1:
            return f"you have already played another {words} this turn"
        return f"you have already played {counted(self.least, f'other {words}' if self.other else words)} this turn"


@dataclass(frozen=True)
class TypesPlayed(Condition):
    """So many different card types have the cards that you have played this turn, as they were then (dcdb:1.022, dcdb:6.530)."""

    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return len({t for e in played(s, scope.you, ()) for t in e.values.types}) >= self.least

    def text(self, p: Printer) -> str:
        return f"you have played {number_word(self.least)} or more different card types this turn"


@dataclass(frozen=True)
class CostPlayed(Condition):
    """The cards of a kind that you have played this turn have so much cost in all, as they were then (dcdb:1.022)."""

    filters: tuple[Trait, ...]
    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return sum([e.values.cost for e in played(s, scope.you, self.filters)]) >= self.least

    def text(self, p: Printer) -> str:
        return f"you have played {plural(card_words(self.filters, p))} with total cost {self.least} or greater this turn"


@dataclass(frozen=True)
class FirstCard(Condition):
    """This is the first card that you play this turn (dcdb:2.020: none has resolved yet)."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        return not played(s, scope.you, ())

    def text(self, p: Printer) -> str:
        return "this is the first card you play this turn"


@dataclass(frozen=True)
class NotYetPlayed(Condition):
    """You have not played this card this turn, and it is not just being played (dcdb:2.020)."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        if s.card(scope.this).number in s.playing:
            return False
        return not any([e.card == scope.this for e in s.memory.since("turn", ev.Played)])

    def text(self, p: Printer) -> str:
        return "you have not played it this turn"


@dataclass(frozen=True)
class Distinct(Condition):
    """So many of such cards that you have played this turn have different names."""

    filters: tuple[Trait, ...]
    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return len({e.values.name for e in played(s, scope.you, self.filters)}) >= self.least

    def text(self, p: Printer) -> str:
        return f"it is one of {counted(self.least, card_words(self.filters, p))} with different names"


@dataclass(frozen=True)
class There(Condition):
    """There are at least so many cards of a query, and at most so many."""

    query: Query
    least: int = 1
    most: int = 9999

    def holds(self, s: DcState, scope: Scope) -> bool:
        return self.least <= len(self.query.numbers(s, scope)) <= self.most

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.most == 0:
            return f"there is no {noun}"
        control = f" {p.person if p.person == 'you' else 'they'} control"
        if self.least > 1 and noun.endswith(control):
            head, _, rest = counted(self.least, noun.removesuffix(control)).partition(" ")
            return f"{control.strip()} {head} or more {rest}"
        if self.least > 1:
            words = counted(self.least, noun)
            head, _, rest = words.partition(" ")
            return f"you have {head} or more {rest}"
        return (
            f"there is {counted(1, noun)}"
            if not noun.endswith(control)
            else f"{control.strip()} {counted(1, noun.removesuffix(control))}"
        )


@dataclass(frozen=True)
class HaveTeamworked(Condition):
    """You have Teamworked a foe this turn (dcdb:6.504: the card has resolved)."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        return any([e.player == scope.you for e in s.memory.since("turn", ev.Teamworked)])

    def text(self, p: Printer) -> str:
        return "you have Teamworked a foe this turn"


@dataclass(frozen=True)
class StillThere(Condition):
    """The card bound under a name has not left the zone in which it has resolved (dcdb:3.040, dcdb:1.040)."""

    name: str = "it"

    def holds(self, s: DcState, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return any([s.there(r) for r in refs])

    def text(self, p: Printer) -> str:
        return "it has not left the zone in which it resolved"


@dataclass(frozen=True)
class InConfrontation(Condition):
    """You are in a Confrontation (dcdb:6.110, dcdb:6.111): having entered one this turn, or as a main character has it."""

    facets: ClassVar[int] = F_TURN

    def holds(self, s: DcState, scope: Scope) -> bool:
        if s.active != scope.you:
            return False
        mains = [n for n in s.zone(scope.you, MAIN) if not s.card(n).face]
        return s.confrontation or any([isinstance(a, AlwaysConfronts) for n in mains for a in s.now(n).abilities])

    def text(self, p: Printer) -> str:
        return "you are in a Confrontation"


@dataclass(frozen=True)
class AlwaysConfronts(Ability):
    """Its player is in a Confrontation during each of its turns."""

    def text(self, p: Printer) -> str:
        return "during your turn you are in a Confrontation"


@dataclass(frozen=True)
class OnYourTeam(Condition):
    """One of your main characters is called so: a card with that name does not do (dcdb:7.040)."""

    name: str

    def holds(self, s: DcState, scope: Scope) -> bool:
        return any([s.now(n).name == self.name for n in s.zone(scope.you, MAIN)])

    def text(self, p: Printer) -> str:
        return f"{self.name} is on your team"


@dataclass(frozen=True)
class ItIs(Condition):
    """What is bound under a name has these properties."""

    filters: tuple[Filter, ...]
    name: str = "it"
    words: str = "it"

    def holds(self, s: DcState, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return bool(refs) and all([f.test(s, refs[0] & NUMBER_MASK, scope) for f in self.filters])

    def text(self, p: Printer) -> str:
        return f"{self.words} is {counted(1, card_words(self.filters, p))}"
