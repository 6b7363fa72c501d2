"""Questions that rules put to abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.dcdb.state import DcState

if TYPE_CHECKING:
    from longbox.kernel.modifiers import Active
    from longbox.kernel.origins import Told


class ToBuy:
    """How much Power does it take to buy a card (dcdb:6.120)? `origin` is the kind of zone it is bought from."""

    __slots__ = ("card", "origin", "player")

    def __init__(self, card: int, player: int, origin: int) -> None:
        self.card = card
        self.player = player
        self.origin = origin


def number(s: DcState, question: Any, base: int, told: Told | None = None) -> int:
    """What a number comes to, with all that changes it (added to `told`); never below zero."""
    found: list[Active] = list(s.facts().listening(question.__class__, "amount"))
    for active in found:
        ability = active.ability
        if ability.on.matches(s, question, active.scope) and (ability.during is None or ability.during.holds(s, active.scope)):
            base += ability.change.amount(s, active.scope)
            if told is not None:
                told.append((ability, active.scope, base))
    return max(0, base)


def cost_to_buy(s: DcState, player: int, number_: int, told: Told | None = None) -> int:
    """dcdb:6.120, dcdb:6.094 the Power that a player needs to buy a card where it lies."""
    return number(s, ToBuy(s.ref(number_), player, s.place(number_)), s.now(number_).cost, told)


__all__ = ["ToBuy", "cost_to_buy", "number"]
