"""Values and conditions that count: what is in play, and what happened this turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import moments
from longbox.games.vs.sets import Cards
from longbox.games.vs.state import (
    F_COUNTERS,
    F_ENDURANCE,
    F_HAND,
    F_PLACE,
    F_PLAYS,
    F_RESOURCES,
    F_TIME,
    HAND,
    RESOURCES,
    ROWS,
    VsState,
)
from longbox.kernel.queries import Condition, Filter, Scope, Value, Who, You, noun_phrase
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, counted

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class RecruitedThisTurn(Value):
    """How many character cards with some affiliation you recruited this turn, seen as they were on the chain (vs:301.4)."""

    team: str
    facets: ClassVar[int] = F_PLAYS

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(1 for fact in s.memory.since("turn", moments.Played) if self.counts(fact, scope))

    def counts(self, fact: moments.Played, scope: Scope) -> bool:
        """Was this a character of that affiliation, recruited by you?"""
        if fact.kind != "recruit" or fact.player != scope.you or fact.card is None:
            return False
        return bool(fact.card.kind == "character" and self.team in fact.card.teams)

    def text(self, p: Printer) -> str:
        return f"the number of {noun_phrase((), self.team + ' characters', p)} you recruited this turn"


@dataclass(frozen=True)
class CountersInPlay(Value):
    """How many counters of a name there are on objects in play, whatever put them there (vs:215.1b)."""

    name: str
    facets: ClassVar[int] = F_COUNTERS | F_PLACE

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(s.things[n].counter(self.name) for p in s.order for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES)))

    def text(self, p: Printer) -> str:
        return f"the number of {self.name} counters in play"


@dataclass(frozen=True)
class CardsInHand(Value):
    """How many cards you have in your hand."""

    facets: ClassVar[int] = F_HAND

    def amount(self, s: VsState, scope: Scope) -> int:
        return len(s.zone(scope.you, HAND))

    def text(self, p: Printer) -> str:
        return "the number of cards in your hand"


@dataclass(frozen=True)
class EnduranceTotal(Value):
    """The endurance of a player, your own or another's; a total below zero counts as 0 here (vs:104.1)."""

    player: Who = field(default_factory=You)
    facets: ClassVar[int] = F_ENDURANCE

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(max(0, int(s.things[r & NUMBER_MASK].endurance)) for r in self.player.refs(s, scope))

    def text(self, p: Printer) -> str:
        return "your endurance" if isinstance(self.player, You) else f"the endurance of {self.player.text(p)}"


@dataclass(frozen=True)
class EnduranceCompares(Condition):
    """You have more endurance than each of some players (">"), or less ("<"); totals below zero are compared as they are (vs:104.1a)."""

    op: str
    than: Who
    facets: ClassVar[int] = F_ENDURANCE | F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        mine = s.things[scope.you].endurance
        others = [s.things[r & NUMBER_MASK].endurance for r in self.than.refs(s, scope)]
        return bool(others) and all(mine > n if self.op == ">" else mine < n for n in others)

    def text(self, p: Printer) -> str:
        return f"you have {'more' if self.op == '>' else 'less'} endurance than {self.than.text(p)}"


@dataclass(frozen=True)
class AnOpponent(Who):
    """An opponent, whoever of them will: asked clockwise (vs:G:Unless)."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return s.opponents(scope.you)

    def text(self, p: Printer) -> str:
        return "an opponent"


@dataclass(frozen=True)
class AnOpponentControls(Condition):
    """One opponent alone controls so many cards of a query (written with "opponent" as its owner)."""

    query: Cards
    least: int = 1
    facets: ClassVar[int] = TEXT | F_RESOURCES

    def holds(self, s: VsState, scope: Scope) -> bool:
        return any(
            sum(s.things[n].controller == p for n in self.query.numbers(s, scope)) >= self.least for p in s.opponents(scope.you)
        )

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p).replace(" an opponent controls", "", 1)
        return f"an opponent controls {counted(self.least, noun)}" + (" or more" if self.least > 1 else "")


@dataclass(frozen=True)
class WasReplaced(Condition):
    """Cards bound under a name were replaced (vs:708.8c), and all are, or are not, of a kind of card."""

    name: str = "chosen"
    kind: str = ""
    yes: bool = True

    def holds(self, s: VsState, scope: Scope) -> bool:
        from longbox.games.vs.doing import Replaced

        refs = scope.get(self.name, ())
        done = [e.card for e in s.memory.since("turn", Replaced)]
        return bool(refs) and all(r in done and (not self.kind or (s.was(r).printed.kind == self.kind) is self.yes) for r in refs)

    def text(self, p: Printer) -> str:
        return f"you replaced a {'' if self.yes else 'non-'}{self.kind + ' ' if self.kind else ''}card"


@dataclass(frozen=True)
class TwistsPlayed(Condition):
    """At most so many plot twists were played this turn, by anybody or (with `yours`) by you.

    With `other` the one that asks is left out, also where a copy of its effect asks: nobody played that (vs:505.5), its source is
    the same (vs:708.2c), and "you" is whoever controls the copy (vs:708.2d).
    """

    most: int
    words: str
    yours: bool = False
    other: bool = False
    facets: ClassVar[int] = F_PLAYS

    def holds(self, s: VsState, scope: Scope) -> bool:
        def counts(e: moments.Played) -> bool:
            return (
                e.kind == "plot twist"
                and (not self.yours or e.player == scope.you)
                and not (self.other and e.source == scope.this)
            )

        return sum(1 for _ in s.memory.since("turn", moments.Played, counts)) <= self.most

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class WithWillpower(Filter):
    """Has so much willpower or more (vs:211.3)."""

    least: int = 1
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.now(number).willpower >= self.least)

    def text(self, p: Printer) -> str:
        return f"with willpower {self.least} or more"
