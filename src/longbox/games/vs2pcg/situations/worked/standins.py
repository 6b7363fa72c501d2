"""Cards that stand in at the tables by which rules are shown: two main characters, supporting characters of any figures, a location."""

from __future__ import annotations

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import LOCATION, MAIN, SUPPORTING, Ability
from longbox.games.vs2pcg.state import CardDef

#: the other has one DEF more than either has ATK
ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
#: these two stun each other
EVEN_ACE = define("Ace", MAIN, atk=3, def_=3, health=3, teams=("Red",))
EVEN_KING = define("King", MAIN, atk=3, def_=3, health=3, teams=("Blue",))
FORTRESS = define("Fortress", LOCATION, symbol="Might")


def hero(
    name: str,
    atk: int = 2,
    def_: int = 2,
    *text: Ability,
    words: tuple[str, ...] = (),
    cost: int = 1,
    health: int = 2,
    team: str = "Red",
) -> CardDef:
    """A supporting character."""
    return define(name, SUPPORTING, atk=atk, def_=def_, health=health, cost=cost, teams=(team,), words=words, text=text)
