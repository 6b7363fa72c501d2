"""Questions that rules put to cards: what something costs, who may play it."""

from __future__ import annotations


class CostOf:
    """What does this card cost this player (champions:initiating-abilities#2)?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class MayPlay:
    """May this player play this card?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class PlayFrom:
    """May this player play this card, which is not in the hand, from where it is (champions:play-restrictions#2)?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class PayFor:
    """This player pays for playing this card: does anything add to that (champions:cost#8)?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


#: a question about a card that a player would play
Question = CostOf | MayPlay | PlayFrom | PayFor
