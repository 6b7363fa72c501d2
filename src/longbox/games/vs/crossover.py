"""Affiliations that reach beyond play (708.3, 301.4): the one place for texts that also change cards in other zones.

For whoever writes a card: `crossover("X-Men", "Morlocks")` is the keyword action, `all_of_them("X-Men", "Brotherhood")` the
longer wording (which goes through the zones one by one), and
`ChooseTeams(2)` the cost of choosing affiliations whose key `all_of_them()` without names reads. `OwnCards` is the set of cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.card import CHARACTER
from longbox.games.vs.filters import chosen
from longbox.games.vs.orders import PlayerVerb
from longbox.games.vs.state import CHAIN, DECK, F_PLACE, HAND, KOD, REMOVED, RESOURCES, ROWS, VsState
from longbox.games.vs.writes import AddTeam
from longbox.kernel.abilities import Continuous
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.queries import ANY, Filter, Mark, Query, Scope
from longbox.kernel.state import TEXT
from longbox.kernel.text import Printer, joined, number_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event

#: the zones that "cards in your deck, hand and KO'd pile" names
OUTSIDE = (DECK, HAND, KOD)
#: every zone, for cards that a player owns (vs:511.2a, vs:708.3a)
EVERYWHERE = (DECK, HAND, KOD, REMOVED, ROWS, RESOURCES, CHAIN)


@dataclass(frozen=True)
class AnyTeamOf(Filter):
    """Has at least one of these affiliations, or of those chosen under `key`."""

    teams: tuple[str, ...] = ()
    key: str = ""
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return not s.now(number).teams.isdisjoint(self.teams or _chosen(s, scope, self.key))

    def reads(self) -> tuple[Mark, ...]:
        return tuple(("team", t) for t in self.teams) or (("team", ANY),)

    def text(self, p: Printer) -> str:
        if not self.teams:
            return "with either of the chosen affiliations"
        which = "either" if len(self.teams) == 2 else "any of"
        return f"with {which} the {joined(self.teams, 'or')} affiliation"


def _chosen(s: VsState, scope: Scope, key: str) -> tuple[str, ...]:
    found = chosen(s, scope, key)
    return () if found is None else found if isinstance(found, tuple) else (found,)


@dataclass(frozen=True)
class OwnCards(Query):
    """Characters you control and, in other zones, character cards you own (vs:708.3a, 301.4).

    A card on the chain keeps the affiliations it came with, so only a text that speaks of every zone reaches it there.
    """

    filters: tuple[Filter, ...] = ()
    zones: tuple[int, ...] = OUTSIDE
    facets: ClassVar[int] = TEXT | F_PLACE
    #: it also reaches cards that the table of current values does not cover
    far: ClassVar[bool] = True

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        whose = s.clockwise(scope.you) if ROWS in self.zones else (scope.you,)
        out = [n for p in whose for n in s.characters(p) if self.holds(s, n, scope)]
        for kind in self.zones:
            pool = s.zones[s.chain_zone] if kind == CHAIN else s.zone(scope.you, kind)
            out.extend(n for n in pool if n not in out and self.holds_far(s, n, scope))
        return out

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.things[number]
        if c.printed.kind != CHARACTER:
            return False
        if s.in_rows(number):
            if c.attached >= 0 or (c.controller != scope.you and (c.owner != scope.you or ROWS not in self.zones)):
                return False
        elif c.owner != scope.you or s.kind_of_zone(c.zone) not in self.zones:
            return False
        return all([f.test(s, number, scope) for f in self.filters])

    def holds_far(self, s: VsState, number: int, scope: Scope) -> bool:
        """Does it reach this card outside play?"""
        return not s.in_rows(number) and self.holds(s, number, scope)

    def noun(self, p: Printer) -> str:
        where = "cards you own in all zones" if ROWS in self.zones else "cards in your deck, hand and KO'd pile"
        which = "".join(f", {f.text(p)}" for f in self.filters)
        return f"character you control, as well as {where}{which}"


@dataclass(frozen=True)
class AllOfThem(AddTeam):
    """The same affiliations that the sentence has named already: "have both of them"."""

    def words(self, p: Printer, many: bool) -> str:
        both = "all of them" if len(self.teams) > 2 else "both of them"
        return f"{'have' if many else 'has'} {both}"


@dataclass(frozen=True)
class Crossover(Continuous):
    """vs:708.3a the keyword action: who has any of some affiliations has all of them (vs:G:Crossover)."""

    def text(self, p: Printer) -> str:
        (write,) = self.writes
        assert isinstance(write, AddTeam)
        return f"crossover {joined(write.teams)}"


def crossover(*teams: str) -> Crossover:
    """ "Crossover X-Men and Morlocks" (vs:708.3a)."""
    return Crossover(OwnCards((AnyTeamOf(teams),), EVERYWHERE), (AddTeam(teams),))


def all_of_them(*teams: str, key: str = "teams") -> Continuous:
    """Characters you control and cards of yours outside play with either of two affiliations have both.

    Without names the affiliations are those chosen under `key` (see ChooseTeams).
    """
    if teams:
        return Continuous(OwnCards((AnyTeamOf(teams),)), (AllOfThem(teams),))
    return Continuous(OwnCards((AnyTeamOf(key=key),)), (AllOfThem(key=key),))


@dataclass(frozen=True)
class ChooseTeams(PlayerVerb):
    """The cost of choosing affiliations among characters you control, remembered by the source under `key` (vs:513.1e).

    vs:203.3 it can't be paid without enough of them.
    """

    n: int = 2
    key: str = "teams"

    def found(self, s: VsState, scope: Scope) -> list[str]:
        """The affiliations there are to choose from."""
        return sorted(frozenset().union(*(s.now(k).teams for k in s.characters(scope.you))))

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Are there enough?"""
        found: frozenset[str] = frozenset()
        for k in s.characters(scope.you):
            found |= s.now(k).teams
            if len(found) >= self.n:
                return True
        return False

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        shape = Pick(self.found(s, scope), self.n, self.n)
        return Decision(
            scope.you, s.game.seat_of(s, scope.you), "vs:513.1e", "pay", shape, (scope.this, self), "Choose affiliations"
        )

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind(self.key, tuple(decision.options[i] for i in answer))

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.ChooseFor(scope.this, self.key, scope.get(self.key), scope.you)]

    def text(self, p: Printer) -> str:
        return f"choose {number_word(self.n)} different affiliations among characters you control"
