"""Cards by where they lie: at the bottom of the main deck, on top of it, in play anywhere."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.language.filters import Trait, card_words, fit
from longbox.games.dcdb.language.queries import PlayedCards
from longbox.games.dcdb.state import F_PLAY, PLAY, ZONE_NAMES, DcState
from longbox.games.dcdb.state.bases import Query, Value
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, amount_of
from longbox.kernel.text import Printer, number_word


@dataclass(frozen=True)
class TopsOf(Query):
    """So many cards on top of a shared deck or stack, as far as there are."""

    kind: int
    n: int | Value

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return list(s.shared(self.kind)[: amount_of(self.n, s, scope)])

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        deck = ZONE_NAMES[self.kind]
        if isinstance(self.n, int):
            return f"top {number_word(self.n)} cards of the {deck}"
        return f"top X cards of the {deck}, where X is {self.n.text(p).removeprefix('Power equal to ')}"


@dataclass(frozen=True)
class BottomOf(Query):
    """The bottom card of a shared deck."""

    kind: int

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return list(s.shared(self.kind)[-1:])

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"bottom card of the {ZONE_NAMES[self.kind]}"


@dataclass(frozen=True)
class NotAnothers(Query):
    """Of the cards of a query those that no other player owns (dcdb:6.320)."""

    query: Query

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return [n for n in self.query.numbers(s, scope) if s.card(n).owner in (-1, scope.you)]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{self.query.noun(p)} that no other player owns"


@dataclass(frozen=True)
class PlayedInPlay(PlayedCards):
    """Of the cards that you have played this turn those that lie in your play zone (SV:Terra (Teen Titans))."""

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return [n for n in PlayedCards.numbers(self, s, scope) if n in s.zone(scope.you, PLAY)]

    def noun(self, p: Printer) -> str:
        return f"{PlayedCards.noun(self, p)} that is in your play zone"


@dataclass(frozen=True)
class InPlay(Query):
    """dcdb:3.030 the cards in the play zones of all players."""

    filters: tuple[Trait, ...] = ()
    facets: ClassVar[int] = F_PLAY

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return [n for p in s.from_player(scope.you) for n in s.zone(p, PLAY) if fit(self.filters, s.now(n))]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{card_words(self.filters, p)} in play"
