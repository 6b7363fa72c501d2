"""Text that is had of other cards: of all that lie on a main character, of the main characters of foes; a card kept in play."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.patterns import GameEnding
from longbox.games.dcdb.language.references import This
from longbox.games.dcdb.language.times import OnceEachTurn
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.cards import DestroyIt
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.verbs.plays import PlayIt
from longbox.games.dcdb.language.verbs.texts import GainText, HasText
from longbox.games.dcdb.state import MAIN, DcState
from longbox.games.dcdb.state.bases import Effect, Query
from longbox.kernel.abilities import Continuous
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame, clause
from longbox.kernel.events import Event
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import It, Scope, Who
from longbox.kernel.text import Printer, plural

#: for the rest of the game
GAME = ""
#: what the card whose text has been had is bound as
_OF = "text of"


@dataclass(frozen=True)
class GainTexts(Effect):
    """This card gains the text of each card of a query this turn; one after the other, in an order of your choice (dcdb:2.010).

    What it has the text of already it does not get twice.
    """

    query: Query

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: what is asked about, what is done
        asked, done = f.data or ((), ())
        if f.pos == 1:
            return self._gain(f, asked[s.answer[0]], done)
        had = [m.scope.get(_OF) for m in s.modifiers if m.scope.this == f.scope.this]
        refs = [s.ref(n) for n in self.query.numbers(s, f.scope)]
        left = tuple([r for r in refs if r not in done and (r,) not in had])
        if not left:
            return DONE
        if len(left) == 1:
            return self._gain(f, left[0], done)
        f.pos = 1
        f.data = (left, done)
        you = f.scope.you
        seat = s.game.seat_of(s, you)
        return Decision(you, seat, "dcdb:2.010", "play", Pick(left, 1, 1), (f.scope.this,), "The text of which card next?")

    def _gain(self, f: EffectFrame, ref: int, done: tuple[int, ...]) -> Flow:
        f.pos = 0
        f.data = ((), (*done, ref))
        return EffectFrame(GainText(It(_OF)), f.scope.bind(_OF, (ref,)))

    def text(self, p: Printer) -> str:
        return f"this card gains the text of all {plural(self.query.noun(p))} this turn"


@dataclass(frozen=True)
class HaveTextsOfFoes(DcVerb):
    """You have the text of each foe's main characters this turn, as they are now (dcdb:1.010); those face down have none."""

    rule = "dcdb:1.010"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        own = [n for n in s.zone(scope.you, MAIN) if not s.card(n).face]
        foes = [n for p in s.foes(scope.you) for n in s.zone(p, MAIN) if not s.card(n).face]
        given = tuple([a for n in foes for a in s.now(n).abilities])
        if not own or not given:
            return []
        return [this_turn(Continuous(This(), (HasText(None, given, ()),)), scope, on=(s.ref(own[0]),))]

    def text(self, p: Printer) -> str:
        return "you have the text of each foe's Super Hero this turn"


@dataclass(frozen=True)
class KeepIt(DcVerb):
    """A card stays in front of you for the rest of the game: it is Ongoing, and may be played once in each of your turns.

    At the end of the game it is destroyed. dcdb:3.040 once it has left play it is a card like others.
    """

    who: Who

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        abilities = (
            OnceEachTurn((), PlayIt(This())),
            Triggers(GameEnding(), DestroyIt(This()), category="C", turns="any"),
        )
        kept = Continuous(This(), (HasText(None, abilities, ("Ongoing",)),))
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return [this_turn(kept, scope, until=GAME, on=(r,)) for r in refs]

    def text(self, p: Printer) -> str:
        return (
            f"{self.who.text(p)} is Ongoing for as long as it stays in play, and you may play it once during each of your turns. "
            "At the end of the game, destroy it"
        )


@dataclass(frozen=True)
class AtEndOfGame(DcVerb):
    """Something happens at the end of the game (dcdb:12.010)."""

    effect: Effect

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [this_turn(Triggers(GameEnding(), self.effect, category="C", turns="any"), scope, until=GAME)]

    def text(self, p: Printer) -> str:
        return f"at the end of the game, {clause(self.effect, p)}"
