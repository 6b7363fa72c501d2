"""What comes with the next card, or on the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.modifiers import HasTypes
from longbox.games.dcdb.language.references import This
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.state import PLAY, DcState
from longbox.games.dcdb.state.bases import Ability, Event
from longbox.kernel.abilities import Continuous
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class OnNextCard(Ability):
    """What the next card that its player plays, or discards of the hand (dcdb:6.192), is given for the turn."""

    given: Continuous
    stage: ClassVar[str] = ev.NEXT_CARD

    def text(self, p: Printer) -> str:
        writes = self.given.writes
        return f"the next card you play or discard this turn {' and '.join([w.words(p, False) for w in writes])} this turn"


@dataclass(frozen=True)
class NextIsOfThatType(DcVerb):
    """The next card that you play or discard has the type that was chosen as well, for this turn.

    dcdb:1.020, dcdb:1.033 it has it as it is recorded; dcdb:6.103 its color stays.
    """

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        given = Continuous(This(), (HasTypes((scope.get("type"),)),))
        return [this_turn(OnNextCard(given), scope)]

    def text(self, p: Printer) -> str:
        return "until the end of this turn, your next card that is played or discarded is of that type as well"


@dataclass(frozen=True)
class AsIfInHand(Ability):
    """A card of the play zone may be played as if it were in the hand."""

    stage: ClassVar[str] = ev.WAITS

    def text(self, p: Printer) -> str:
        return "it may be played as if it were in your hand"


def waits_in_play(s: DcState, player: int, number: int) -> bool:
    """May this player play a card that lies in its play zone?"""
    if s.place(number) != PLAY or s.player_of(s.card(number).zone) != player:
        return False
    ref = s.ref(number)
    return any([isinstance(m.ability, AsIfInHand) and ref in (m.flagged or ()) for m in s.modifiers])


@dataclass(frozen=True)
class PlayNextTurn(DcVerb):
    """This card, which has been put into play, may be played on your next turn as if it were in your hand.

    Until it is, it is no more than a card that you control; unplayed it goes with the others at the end of that turn (dcdb:8.040).
    """

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        ref = s.card(scope.this).ref
        if s.place(s.card(ref).number) != PLAY:
            return []
        return [this_turn(AsIfInHand(), scope, until=ev.turn_of(scope.you), on=(ref,))]

    def text(self, p: Printer) -> str:
        return "you may play it during your next turn as if it were in your hand"
