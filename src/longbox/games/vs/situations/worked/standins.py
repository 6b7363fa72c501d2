"""Cards made up for worked examples, and shorthands for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from longbox.games.vs.language.vocabulary import (
    STUNNED,
    T1,
    Ability,
    Aim,
    CardDef,
    Cards,
    Effect,
    GainControl,
    GainEndurance,
    KOIt,
    PayEndurance,
    ReadyIt,
    RecoverIt,
    StunIt,
    T,
    TransferIt,
    character,
    characters,
    equipment,
    plot_twist,
    theirs,
    yours,
)


class Facts(TypedDict, total=False):
    """What may be said of a card besides; the vocabulary has more."""

    teams: Sequence[str]
    targets: Sequence[Aim]
    text: Sequence[Ability]
    flight: bool
    range_: bool
    brand: str
    concealed: bool
    unique: bool
    threshold: int
    identity: str
    keywords: Sequence[str]
    traits: Sequence[str]


def someone(name: str, cost: int = 3, atk: int = 3, def_: int = 3, version: str = "", **facts: Unpack[Facts]) -> CardDef:
    """A character who is only there."""
    return character(name, version, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


def twist(name: str, effect: Effect | Sequence[Effect] | None = None, *aims: Aim, **facts: Unpack[Facts]) -> CardDef:
    """A plot twist that makes something happen; its targets may be given by name too."""
    given: Facts = facts if "targets" in facts else {**facts, "targets": aims}
    return plot_twist(name, effect=effect, source="stand-in", **given)


def gear(name: str, cost: int = 1, **facts: Unpack[Facts]) -> CardDef:
    """Equipment that does nothing unless told otherwise."""
    return equipment(name, cost=cost, source="stand-in", **facts)


def stand_in(name: str, version: str = "", cost: int = 3, atk: int = 4, def_: int = 4, **facts: Unpack[Facts]) -> CardDef:
    """A character with given values and no name in the catalog."""
    return character(name, version, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


CYCLOPS = "Cyclops, Slim"
COLOSSUS = "Colossus, Steadfast Protector"
ROGUE = "Rogue, Energy Drain"
STORM = "Storm, Ororo Munroe"

ANYONE = Aim(characters())
FREE = (PayEndurance(0),)
BLOW = twist("Blow", StunIt(T), ANYONE)
KO = twist("Finish", KOIt(T), ANYONE)
DOOM = someone("Dr. Doom", 4, 6, 6, version="Diabolic Genius", teams=["Doom"])
T_JET = gear("T-Jet", 2)
STUN = twist("Stun", StunIt(T), ANYONE)
TRANSFER = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))
THUG = someone("Thug", 1, 9, 9)
SPARE = someone("Spare")
WAKE = twist("Wake", ReadyIt(T), ANYONE)
TAKE = twist("Take", GainControl(T), Aim(theirs()))
GAIN = twist("Gain", GainEndurance(10))
RECOVER_STUNNED = twist("Recover", RecoverIt(T), Aim(characters(STUNNED)))
KO_ONE = twist("Fall", KOIt(T), ANYONE)
STUN_ONE = twist("Knock Down", StunIt(T), ANYONE)
WEAKLING = someone("Weakling", 1, 1, 1)
