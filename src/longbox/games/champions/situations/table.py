"""A table set by hand, acted on by name: what tests of rules and cards speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.situations.answering import Answering
from longbox.games.champions.situations.asking import deeds_with, hinders
from longbox.games.champions.situations.complaints import near
from longbox.games.champions.situations.look import LOOKS
from longbox.games.champions.situations.moments import Halting, Stop
from longbox.games.champions.situations.side import Side
from longbox.games.champions.view.why import defending, waiting

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState


class Table(Answering):
    """A table under test."""

    def __init__(self, state: ChState, until: str = "") -> None:
        self.match = Halting.of(state, run=False)
        self.A = Side(self, 0)
        self.B = Side(self, 1)
        self.C = Side(self, 2)
        self.D = Side(self, 3)
        if until:
            self.match.moment = "the beginning"
            self.until(until)
        else:
            self.match.resume()

    def __getattr__(self, name: str) -> Any:
        if name in LOOKS:
            raise AttributeError(f"a table has no {name!r}: t.villain.{name}, t.scheme.{name}, t['Tigra'].{name} are of a card")
        raise AttributeError(f"a table has no {name!r}: {near(name, (n for n in dir(Table) if not n.startswith('_')))}")

    def goes_on(self, *kinds: str) -> None:
        """The turn ends, and nobody does anything that need not be done, until a question of these kinds ("turn" unless named) comes.

        Of what must be chosen the first is.
        """
        waited = self.match.halted
        if waited:
            self.match.resume()
        for n in range(200):
            d = self.match.decision
            if d is None or ((n or waited) and d.kind in (kinds or ("turn",))):
                return
            self.match.choose(d.shape.least())

    def until(self, moment: str, *kinds: str) -> None:
        """Go on in the same way until a moment at which nothing is asked, or until a question of these kinds is put (which answered, that
        moment still comes).

        The moments: "end of player phase", "villain phase", "step 1" to "step 5" of it (which has begun), "end of step 1" to "end of
        step 5", "activation" (the next one is over, with all that came of it), "reveal" (the next card that is revealed is done with), and
        within an activation "boost cards" (before they are turned up) and "damage" (before that of an attack is dealt). While the table
        waits there things may be let happen; `goes_on`, or another `until`, goes on.
        """
        self.match.stop = Stop(moment, self.match.moment == moment and self.match.halted)
        if self.match.halted:
            self.match.resume()
        for n in range(200):
            d = self.match.decision
            if self.match.halted or (d is not None and n and d.kind in kinds):
                return
            if d is None:
                break
            self.match.choose(d.shape.least())
        self.match.stop = None
        raise AssertionError(f"{moment!r} never came: {self.asking()}")

    def why_not(self, player: str, card: str, kind: str = "") -> list[str]:
        """The rules that keep a player from doing anything with a card: of each deed (whose label has `kind` in it) its objections.

        With `kind` "answer" of its interrupts, responses and resource abilities, which are looked at anyway if there are no deeds;
        with "defend" what keeps the character from defending. In words: `A.why(...)`.
        """
        s = self.state
        p = self._number(player)
        if kind == "defend":
            ref = self.find(card)
            return [o.rule for n, found in defending(s, p) for o in found if s.ref(n) == ref]
        ref, deeds = deeds_with(self, p, card, bool(kind))
        out = [o.rule for deed in deeds if kind in deed.label(s) for o in hinders(s, deed)]
        if kind == "answer" or not deeds:
            out.extend(o.rule for o in waiting(s, p, ref))
        return out
