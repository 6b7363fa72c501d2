"""Who is meant: this card, its controller, an opponent, the card of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.state import DECK
from longbox.games.vs.state.bases import Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import It, Target, This, You, value_of
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Scope, Value
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class ControllerOf(Who):
    """The controller of a card (its last one if it has gone). Without `words` the card is named."""

    who: Who
    words: str = "its controller"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return [s.was(r).controller for r in self.who.known(s, scope)]

    def text(self, p: Printer) -> str:
        return self.words or f"the controller of {self.who.text(p)}"


@dataclass(frozen=True)
class OwnerOf(Who):
    """The owner of a card."""

    who: Who
    words: str = "its owner"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return [s.card(r).owner for r in self.who.known(s, scope)]

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Opponents(Who):
    """Each opponent, clockwise."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return s.opponents(scope.you)

    def text(self, p: Printer) -> str:
        return "each opponent"


@dataclass(frozen=True)
class EachPlayer(Who):
    """Each player, clockwise from the primary player (vs:702.1)."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return s.clockwise(s.primary)

    def text(self, p: Printer) -> str:
        return "each player"


@dataclass(frozen=True)
class EventPlayer(Who):
    """The player of the event that triggered it."""

    words: str = "that player"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return (scope.event.player,) if scope.event is not None else ()

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Host(Who):
    """The character that this equipment is attached to."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        card = s.was(scope.this)
        return (card.attached,) if card.attached >= 0 else ()

    def text(self, p: Printer) -> str:
        return "equipped character"


THAT = It("that", "that character")


EQUIPPED_CHARACTER = Host()


T = Target(0)


T1 = Target(1)


THIS = This()


@dataclass(frozen=True)
class AnOpponent(Who):
    """An opponent, whoever of them will: asked clockwise (vs:G:Unless)."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return s.opponents(scope.you)

    def text(self, p: Printer) -> str:
        return "an opponent"


@dataclass(frozen=True)
class PlayerInAttack(Who):
    """The attacking player or the defending player of the attack under way, nobody outside one (vs:602.1f, vs:602.1g, vs:602.8c, vs:602.8d)."""

    attacking: bool = False

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        a = s.attack
        if a is None or not a.begun or not a.legal:
            return ()
        player = a.player if self.attacking else a.defending
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return f"the {'attacking' if self.attacking else 'defending'} player"


@dataclass(frozen=True)
class TopOf(Who):
    """The top cards of a player's deck."""

    n: int | Value = 1
    player: Who = You()

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        n = value_of(self.n).amount(s, scope)
        return [s.ref(k) for p in self.player.refs(s, scope) for k in s.zone(p, DECK)[:n]]

    def text(self, p: Printer) -> str:
        whose = "your" if isinstance(self.player, You) else f"{self.player.text(p)}'s"
        n = value_of(self.n).text(p)
        return f"the top {'card' if n == '1' else n + ' cards'} of {whose} deck"


@dataclass(frozen=True)
class WhereItWent(Who):
    """The card of the event that triggered it, as it is in the zone it went to."""

    words: str = "that card"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        ref = getattr(scope.event, "fresh", -1)
        return (ref,) if ref >= 0 and s.there(ref) else ()

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class WhereItLies(Who):
    """The card that an object was, in the zone to which the effect itself has brought it, until it leaves that (vs:213.1c, vs:501.4a).

    For "remove target character from the game; at the start of ... its owner puts that card into play".
    """

    who: Who
    words: str = "that card"

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        gone = [r for r in self.who.known(s, scope) if r >= 0]
        now = [(s.ref(r & NUMBER_MASK), r) for r in gone if not s.in_play(r & NUMBER_MASK)]
        # one change of zones ago it was what is meant
        return [new for new, old in now if new >> NUMBER_BITS == (old >> NUMBER_BITS) + 1]

    def text(self, p: Printer) -> str:
        return self.words


ALL_PLAYERS = EachPlayer()
