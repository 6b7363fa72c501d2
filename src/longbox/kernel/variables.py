"""The type variables that stand for the state of the game at hand, its current values, cards and players.

What is of any game, because it is only carried about, says no more than `Event`, `Frame` ...: for who checks types they have defaults.
They stand in a file of their own because a compiler goes by what types say, where the two are not the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from typing_extensions import TypeVar as Defaulting

    from longbox.kernel.abilities import Ability
    from longbox.kernel.actions import Action
    from longbox.kernel.game import Game
    from longbox.kernel.state import Card, Copied, Defined, Player, State

    #: a game
    G = Defaulting("G", bound=Game, covariant=True, default=Game)
    #: a state; current values; a card; a player
    S = Defaulting("S", bound=State, default=Any)
    V = Defaulting("V", bound=Copied, default=Any)
    C = Defaulting("C", bound=Card[Defined], default=Any)
    P = Defaulting("P", bound=Player, default=Any)
    #: an action, an ability
    Act = Defaulting("Act", bound=Action, default=Any)
    Abil = Defaulting("Abil", bound=Ability, default=Any)
else:
    G, S, V, C, P = TypeVar("G", covariant=True), TypeVar("S"), TypeVar("V"), TypeVar("C"), TypeVar("P")
    Act, Abil = TypeVar("Act"), TypeVar("Abil")
