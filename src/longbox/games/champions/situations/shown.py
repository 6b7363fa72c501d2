"""A table laid by hand as it is looked at: cards by title, zones, the time, what has been asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.situations.complaints import NAMES, near
from longbox.games.champions.situations.look import Seen, spelt
from longbox.games.champions.state import ENCOUNTER_DECK, ENCOUNTER_DISCARD, REMOVED, SHARED_NAMES, VICTORY, ChCard, ChState
from longbox.situations.table import AnyTable

if TYPE_CHECKING:
    from longbox.games.champions.situations.moments import Halting
    from longbox.games.champions.state import Result


class Shown(AnyTable[ChState]):
    """What can be seen of a table."""

    match: Halting

    @property
    def state(self) -> ChState:
        """The state just now."""
        return self.s

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        ended: Result | None = self.match.state.result
        return ended

    def find(self, name: str | Seen) -> int:
        """A reference to the card of this title (or that was looked at): in play first, then anywhere. LookupError if there is none."""
        s = self.state
        if isinstance(name, Seen):
            return name.ref
        wanted = spelt(name)
        for n in s.everything():
            if spelt(s.now(n).name) == wanted:
                return s.ref(n)
        for c in self._bearing(wanted):
            return c.ref
        there = {s.now(n).name for n in s.everything()}
        close = near(name, (c.up.values.name for c in s.things if isinstance(c, ChCard))).partition("there are")[0]
        raise LookupError(f"there is no {name!r} on this table; {close}in play are: {', '.join(sorted(there))}")

    def _bearing(self, wanted: str) -> list[ChCard]:
        """The cards with a side of this title, spelt so."""
        cards = [c for c in self.state.things if isinstance(c, ChCard)]
        return [c for c in cards if any(spelt(x) == wanted for x in (c.printed.name, *(f.values.name for f in c.printed.faces)))]

    def knows(self, name: str) -> bool:
        """Is this the title of a card of the game, wherever it is?"""
        return bool(self._bearing(spelt(name)))

    def __getitem__(self, name: str) -> Seen:
        return Seen(self.state, self.find(name))

    def each(self, name: str) -> list[Seen]:
        """All cards of this title in play."""
        s = self.state
        return [Seen(s, s.ref(n)) for n in s.everything() if spelt(s.now(n).name) == spelt(name)]

    def in_play(self, name: str) -> bool:
        """Is a card of this title in play?"""
        return bool(self.each(name))

    @property
    def villain(self) -> Seen:
        """The villain."""
        return Seen(self.state, self.state.ref(self.state.villain))

    @property
    def scheme(self) -> Seen:
        """The main scheme."""
        return Seen(self.state, self.state.ref(self.state.scheme))

    @property
    def encounter_deck(self) -> list[str]:
        """The titles of the encounter deck, top first."""
        return [self.state.cards[n].printed.name for n in self.state.common(ENCOUNTER_DECK)]

    @property
    def encounter_discard(self) -> list[str]:
        """The titles of the encounter discard pile, top last."""
        return [self.state.cards[n].printed.name for n in self.state.common(ENCOUNTER_DISCARD)]

    @property
    def first(self) -> str:
        """The first player: "A", "B" ..."""
        return NAMES[self.state.first]

    @property
    def active(self) -> str:
        """The player whose turn it is, "" in the villain phase."""
        return NAMES[self.state.active] if self.state.active >= 0 else ""

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self.state.round)

    @property
    def phase(self) -> str:
        """ "player phase" or "villain phase"."""
        return str(self.state.phase)

    @property
    def accelerations(self) -> int:
        """The acceleration tokens next to the main scheme."""
        return int(self.state.accelerations)

    @property
    def removed(self) -> list[str]:
        """The titles of what is removed from the game."""
        return [self.state.cards[n].printed.name for n in self.state.common(REMOVED)]

    @property
    def victory(self) -> list[str]:
        """The titles in the victory display."""
        return [self.state.cards[n].printed.name for n in self.state.common(VICTORY)]

    @property
    def set_aside(self) -> list[str]:
        """The titles of what is set aside, but for nemesis sets: those are `A.nemesis`."""
        return self.zone("set aside")

    @property
    def boost_cards(self) -> list[str]:
        """The titles of the boost cards that have been given and not been discarded yet."""
        return self.zone("boost cards")

    def zone(self, name: str) -> list[str]:
        """The titles in a zone that belongs to no player, in order; "under a card" is all that lies so."""
        known = {spelt(n): i for i, n in enumerate(SHARED_NAMES)}
        if spelt(name) not in known:
            raise LookupError(f"the table has no zone {name!r}: {near(name, SHARED_NAMES)}; and those of a player: t.A.zone(...)")
        return [self.state.cards[n].printed.name for n in self.state.common(known[spelt(name)])]
