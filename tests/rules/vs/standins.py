"""Stand-in cards and shorthands that several files' tests are played with."""

from __future__ import annotations

import re
from typing import Any

from longbox.games.vs.language.verbs.choosing import ByAmount
from longbox.games.vs.language.vocabulary import (
    STUNNED,
    Activated,
    Aim,
    CardDef,
    Cards,
    Continuous,
    CopyIt,
    Effects,
    Every,
    ExhaustIt,
    GainEndurance,
    JoinsAttack,
    KOIt,
    Lasting,
    LosePowers,
    LosesEndurance,
    MoveIt,
    Negate,
    PutCounters,
    RecoverIt,
    RemoveFromCombat,
    Replacement,
    ReturnToHand,
    StunIt,
    T,
    TurnFaceDown,
    Would,
    character,
    characters,
    location,
    pump,
    yours,
)
from longbox.games.vs.situations import up as up
from longbox.games.vs.situations.worked.standins import (
    ANYONE as ANYONE,
    BLOW as BLOW,
    COLOSSUS as COLOSSUS,
    CYCLOPS as CYCLOPS,
    DOOM as DOOM,
    FREE as FREE,
    GAIN as GAIN,
    KO as KO,
    KO_ONE as KO_ONE,
    RECOVER_STUNNED as RECOVER_STUNNED,
    ROGUE as ROGUE,
    SPARE as SPARE,
    STORM as STORM,
    STUN as STUN,
    STUN_ONE as STUN_ONE,
    T_JET as T_JET,
    TAKE as TAKE,
    THUG as THUG,
    TRANSFER as TRANSFER,
    WAKE as WAKE,
    WEAKLING as WEAKLING,
    gear as gear,
    someone as someone,
    stand_in as stand_in,
    twist as twist,
)
from longbox.games.vs.view.table import side as side_of
from longbox.kernel.queries import Scope
from longbox.situations import side, situation

TEAM = ("X",)

# -- cards of given values -------------------------------------------------------------------------------------------------


def hero(name: str, *text: Any, atk: int = 4, def_: int = 4, cost: int = 3, **more: Any) -> CardDef:
    """A character with given values, of team X unless told otherwise."""
    return character(
        name, atk=atk, def_=def_, cost=cost, teams=more.pop("teams", TEAM), source="stand-in", text=list(text), **more
    )


def unit(name: str, atk: int = 4, def_: int = 4, cost: int = 3, **more: Any) -> CardDef:
    """The same with its values in order."""
    return hero(name, *more.pop("text", ()), atk=atk, def_=def_, cost=cost, **more)


def pawn(name: str, atk: int = 4, def_: int = 4, cost: int = 1, **more: Any) -> CardDef:
    """The same for 1 resource."""
    return unit(name, atk, def_, cost, **more)


def on_one(name: str, effect: Any, query: Any = None) -> CardDef:
    """A plot twist with one target, any character unless said."""
    return twist(name, effect, Aim(query or characters()))


def place(name: str, *text: Any, threshold: int = 0, **more: Any) -> CardDef:
    """A location."""
    return location(name, threshold=threshold, text=list(text), source="stand-in", **more)


def marker(*filters: Any, where: str = "characters", name: str = "Seeker", mark: str = "found") -> CardDef:
    """A pawn that may mark any card of some properties, as often as it likes."""
    return pawn(name, text=[Activated(FREE, PutCounters(T, mark), targets=(Aim(Cards(where, filters)),))])


def more(n: int, whose: str = "you") -> Any:
    """A power that changes how much endurance a player loses."""
    return Replacement(
        Would(LosesEndurance(whose), "a player would lose endurance"), ByAmount(n, f"that player loses {n:+} endurance")
    )


# -- cards -----------------------------------------------------------------------------------------------------------------

PLUS = "+1 ATK / +1 DEF"


FOE = someone("Foe", 6, 9, 9)

BIG = twist("Big", pump(T, 5, 0), ANYONE)
BOUNCE = twist("Bounce", ReturnToHand(T), ANYONE)
COPY = twist("Echo", CopyIt(T), Aim(Effects()))
FLASH = twist("Flash", StunIt(T), ANYONE)
HEAL = twist("Heal", RecoverIt(T), ANYONE)
HIDE = twist("Hide", TurnFaceDown(T), Aim(Cards("locations")))
JOIN = twist("Join", JoinsAttack(T), Aim(yours()))
KILL = twist("Kill", KOIt(T), ANYONE)
KO_ANYTHING = twist("Fall", KOIt(T), Aim(Cards("play")))
NEGATE = twist("Negate", Negate(T), Aim(Effects()))
NO = twist("No", Negate(T), Aim(Effects()))
OUT = twist("Out", RemoveFromCombat(T), ANYONE)
RECOVER = twist("Recover", RecoverIt(T), ANYONE)
RECOVER_ONE = twist("Wake Up", RecoverIt(T), Aim(characters(STUNNED)))
SIP = twist("Sip", GainEndurance(1))
STEP = twist("Step", MoveIt(T), Aim(yours()))
STOP = twist("Stop", Negate(T), Aim(Effects()))
STRIP = twist("Strip", Lasting(Continuous(T, (LosePowers(),)), "turn"), ANYONE)
STUN_ALL = twist("Storm", StunIt(Every(characters())))
TIRE = twist("Tire", ExhaustIt(T), ANYONE)

# -- playing ---------------------------------------------------------------------------------------------------------------


def plays(player: Any, card: str, on: str) -> None:
    """Play a plot twist on a target, which is not asked for where there is no other."""
    player.plays(card)
    if player.table.asked[1] == "target":
        player.table.chooses(on)


def plays_out(player: Any, card: str, on: str = "") -> None:
    """Play a plot twist on a target and let it resolve."""
    plays(player, card, on)
    player.table.resolve()


def take(table: Any, name: str, at: tuple[str, int] | None = None) -> None:
    """A takes control of a character."""
    table.A.plays("Take")
    if table.asked[1] == "target":
        table.chooses(name)
    table.resolve()
    table.places(name, at)


def takes(table: Any, name: str) -> None:
    """B takes control of a character by the top effect of the chain."""
    plays_out(table.B, "Take", name)
    if table.asked[1] != "priority":
        table.places(name)
    assert table.B[name].controller == "B"


# -- looking ---------------------------------------------------------------------------------------------------------------


def cells(table: Any) -> set[tuple[bool, str]]:
    """The areas and rows offered for the first card that is placed."""
    assert table.decision is not None
    shape: Any = table.decision.shape
    return {(shape.cells[i][0], ("front", "support")[shape.cells[i][1]]) for i in shape.next((0,))}


def fits(table: Any, filter_: Any, *looks: Any) -> list[bool]:
    """Which of some cards have a property."""
    return [filter_.test(table.s, look.number, Scope(0, -1)) for look in looks]


def offered(table: Any) -> list[str]:
    """The names of the cards that may be chosen."""
    return [re.sub(r" (\d+/\d+|\().*", "", o) for o in table.options]


def offered_in_full(table: Any) -> list[str]:
    """The full names of the cards that may be chosen."""
    return [table.s.get(o).printed.full_name for o in table.decision.options]


def sees(table: Any, seat: int, player: int) -> dict[str, Any]:
    """What a seat sees of a player's side: names, None for cards it does not know."""
    found = side_of(table.s, player, seat)

    def names(key: str) -> list[str | None]:
        # the latest at the end
        cards = found.area(key).cards
        return [None if c is None or not c.name else c.title for c in (cards[::-1] if key == "pile" else cards)]

    return {
        **{key: names(key) for key in ("hand", "pile", "removed", "resources")},
        "characters": names("formation"),
        "equipment": [e.title for c in found.area("formation").known for e in c.attached],
        "deck": found.area("deck").count,
        "top": next(iter(names("deck")), None),
    }


def targets_of(table: Any, user: str, index: int = 0) -> list[str]:
    """The full names of all cards that a power may target; nothing is answered for good."""
    table.A.get_priority()
    number = table.A[user].number
    (ability,) = [a for i, a in enumerate(table.s.now(number).abilities) if i == index]
    scope = Scope(0, table.s.ref(number))
    return [table.s.things[n].printed.full_name for n in ability.targets[0].candidates(table.s, scope)]


def lay(**given: Any) -> Any:
    """A table of Vs. System, its sides empty unless given."""
    return situation("vs", **{"A": side(), "B": side(), **given})
