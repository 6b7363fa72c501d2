"""Playing what lies on top of foes' decks, one of each (GC:Bane (Crossover 8)#1)."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.plays import played_of
from longbox.games.dcdb.state import DECK, DcState
from longbox.games.dcdb.state.bases import Effect
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class PlayTopOfEachFoe(Effect):
    """Reveal the top card of each foe's deck and play them all, in an order of your choice.

    One that goes elsewhere before it is played is replaced: another is revealed of that deck. What was played is "played".
    """

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: whose card is still to be played, with the card that is revealed (-1: none yet); pos 2: one has been played
        if f.data is None:
            f.data = tuple([(p, -1) for p in s.foes(f.scope.you)])
            f.scope = f.scope.bind("played", ())
        if f.pos == 3:
            shown = s.outcome.events[0].card if s.outcome.events else -1
            f.data = self._seen(f.data, shown)
        elif f.pos == 2:
            f.scope = f.scope.bind("played", (*f.scope.get("played"), *played_of(s.outcome)))
        elif f.pos == 1:
            return self._play(s, f, s.answer[0])
        f.data = tuple([(p, r if r >= 0 and self._on_top(s, p, r) else -1) for p, r in f.data])
        for p, r in f.data:
            if r < 0:
                f.pos = 3
                return happen(s, ev.RevealTop(p, f.scope.you, f.scope.this))
        if not f.data:
            return DONE
        if len(f.data) == 1:
            return self._play(s, f, 0)
        f.pos = 1
        you = f.scope.you
        shape = Pick(tuple([r for _, r in f.data]), 1, 1)
        return Decision(you, s.game.seat_of(s, you), "dcdb:1.120", "play", shape, (f.scope.this,), "Play which card next?")

    def _seen(self, data: tuple[tuple[int, int], ...], shown: int) -> tuple[tuple[int, int], ...]:
        """What is left to be done once the first unseen card is seen; who has no card left has none to play."""
        first = next(i for i, (_, r) in enumerate(data) if r < 0)
        left = [(p, shown if i == first else r) for i, (p, r) in enumerate(data)]
        return tuple([x for i, x in enumerate(left) if i != first or shown >= 0])

    def _on_top(self, s: DcState, player: int, ref: int) -> bool:
        deck = s.zone(player, DECK)
        return bool(deck) and s.there(ref) and deck[0] == s.card(ref).number

    def _play(self, s: DcState, f: EffectFrame, i: int) -> Flow:
        ref = f.data[i][1]
        f.data = tuple([x for j, x in enumerate(f.data) if j != i])
        f.pos = 2
        return happen(s, ev.PlayCard(ref, f.scope.you, f.scope.this))

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        found = [p for p in s.foes(scope.you) if ev.has_deck(s, p)]
        return None if found else Objection("dcdb:6.351", "no foe has a card to play")

    def text(self, p: Printer) -> str:
        return "reveal the top card of each foe's deck and play them in any order"
