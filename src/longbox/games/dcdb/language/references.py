"""Who and what: players, the top of a deck, all cards of a query, what is up to you."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.language.filters import Trait, card_words, fit
from longbox.games.dcdb.state import MAIN, DcState
from longbox.games.dcdb.state.bases import Who
from longbox.kernel import queries
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose, Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, plural

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class This(queries.This):
    """This very card."""

    def text(self, p: Printer) -> str:
        return "this card"


@dataclass(frozen=True)
class ThisAnd(Who):
    """This very card and what is bound under a name, together."""

    name: str = "it"
    words: str = "those cards"

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return (scope.this, *scope.get(self.name, ()))

    def text(self, p: Printer) -> str:
        return f"this card and {self.words}"


@dataclass(frozen=True)
class Foes(Who):
    """Your foes, in turn order."""

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return s.foes(scope.you)

    def text(self, p: Printer) -> str:
        return "each foe"


@dataclass(frozen=True)
class EachPlayer(Who):
    """All players, in turn order from you on."""

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return s.from_player(scope.you)

    def text(self, p: Printer) -> str:
        return "each player"


@dataclass(frozen=True)
class LeftNeighbour(Who):
    """The player on your left: the next in turn order."""

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return s.from_player(scope.you + 1)[:1]

    def text(self, p: Printer) -> str:
        return f"the player on {'your' if p.person == 'you' else 'their'} left"


@dataclass(frozen=True)
class ItBeing(Who):
    """What is bound as "it", if it has these properties now."""

    filters: tuple[Trait, ...]

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return [r for r in scope.get("it", ()) if s.there(r) and fit(self.filters, s.now(r & NUMBER_MASK))]

    def text(self, p: Printer) -> str:
        return f"that {card_words(self.filters, p)}"


@dataclass(frozen=True)
class YourMains(Who):
    """Your main characters, face up or down (dcdb:4.020)."""

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in s.zone(scope.you, MAIN)]

    def text(self, p: Printer) -> str:
        return f"{'your' if p.person == 'you' else 'their'} Super Hero"


@dataclass(frozen=True)
class All(Who):
    """All cards of a query, if there are any."""

    query: Query

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in self.query.numbers(s, scope)]

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        return f"the {noun}" if noun.startswith(("top ", "bottom ")) else f"all {plural(noun)}"


@dataclass(frozen=True)
class ThisAndAll(Who):
    """This very card and all cards of a query."""

    query: Query
    words: str

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return [scope.this, *[s.ref(n) for n in self.query.numbers(s, scope)]]

    def text(self, p: Printer) -> str:
        return f"this card and {self.words}"


@dataclass(frozen=True)
class Chosen(Choose):
    """So many cards of a query, as you choose; `least` 0 leaves it to you whether there are any."""

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        most = self.most or self.least
        if self.least == most:
            return counted(most, noun)
        if most == 1:
            return counted(1, noun)
        return f"any number of {plural(noun)}" if most >= 99 else f"up to {counted(most, noun)}"


def several(who: Who, p: Printer) -> bool:
    """Are these cards spoken of as several?"""
    c = who.choice()
    return who.text(p).startswith("all ") if c is None else max(c.least, c.most) > 1


def a_card(query: Query, name: str = "chosen") -> Chosen:
    """A card of a query."""
    return Chosen(query, 1, 1, name)


def cards(n: int, query: Query, name: str = "chosen") -> Chosen:
    """So many cards of a query."""
    return Chosen(query, n, n, name)


def up_to(n: int, query: Query, name: str = "chosen") -> Chosen:
    """Up to so many cards of a query; up to one is one that "may" be chosen."""
    return Chosen(query, 0, n, name)


#: as many as one likes
ANY_NUMBER = 99
