"""Control beyond the play zone (6.141)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.language.filters import Trait, card_words, fit
from longbox.games.dcdb.state import ATTACHED, CONTROL, LINE_UP, MAIN, PLAY, DcState, Values
from longbox.games.dcdb.state.bases import Ability
from longbox.kernel.nodes import dataclass
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class AlsoControls(Ability):
    """During its turn its player controls such cards of all play zones and of the Line-Up; they stay where they are (dcdb:6.141)."""

    filters: tuple[Trait, ...]

    stage = CONTROL

    def text(self, p: Printer) -> str:
        return f"during your turn, you control each {card_words(self.filters, p)} in play and in the Line-Up"


@dataclass(frozen=True)
class BuysAttached(Ability):
    """Its player may buy cards that are attached to the Super-Villain as if they lay in the Line-Up (MC:Catwoman (Crossover 8)#3)."""

    def text(self, p: Printer) -> str:
        return "you may buy cards attached to Super-Villains"


def attached_for_sale(s: DcState, player: int) -> tuple[int, ...]:
    """The attached cards that a player may buy."""
    mains = [s.card(n) for n in s.zone(player, MAIN)]
    found = any([isinstance(a, BuysAttached) for c in mains if not c.face for a in c.printed.values.abilities])
    return s.shared(ATTACHED) if found else ()


def reach(s: DcState, player: int) -> Sequence[AlsoControls]:
    """What gives a player control of other cards just now: of main characters as printed, since current values rest on it.

    dcdb:8.010 it is for the player's turn, which is over once its end has been announced.
    """
    if s.active != player or s.over:
        return ()
    mains = [s.card(n) for n in s.zone(player, MAIN)]
    return [a for c in mains if not c.face for a in c.printed.values.abilities if isinstance(a, AlsoControls)]


def also_controls(s: DcState, player: int, number: int, values: Values) -> bool:
    """Does a player control this card, with these values, though it is not in its play zone?"""
    c = s.card(number)
    if s.kind_of(c.zone) not in (PLAY, LINE_UP) or s.player_of(c.zone) == player:
        return False
    return any([fit(a.filters, values) for a in reach(s, player)])


def controlled(s: DcState, player: int) -> Sequence[int]:
    """dcdb:6.140, dcdb:6.141 the cards that a player controls: first those of its play zone."""
    mine = s.controls(player)
    if not reach(s, player):
        return mine
    others = [n for p in s.foes(player) for n in s.zone(p, PLAY)]
    return (*mine, *[n for n in (*others, *s.line_up()) if also_controls(s, player, n, s.now(n))])
