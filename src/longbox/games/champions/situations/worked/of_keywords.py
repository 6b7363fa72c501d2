"""Tables that show what keywords and icons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.language.vocabulary import (
    ME,
    YOU_,
    Action,
    Constant,
    DrawCards,
    Gains,
    Keyword,
    RemoveCounters,
    TeamUp,
    Uses,
    attack,
)
from longbox.games.champions.situations import BLANK, Table, put, situation, stand_in
from longbox.games.champions.situations.worked.standins import FRIEND, THUG
from longbox.situations import side
from longbox.situations.worked import shows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import CardDef


def thug(*words: Keyword, hp: int = 3, atk: int = 1) -> CardDef:
    """A minion with keywords."""
    return stand_in("minion", "Thug", *words, hp=hp, atk=atk, sch=1)


def gloves(word: str) -> CardDef:
    """An upgrade that gives its hero's attacks a keyword."""
    return stand_in("upgrade", "Gloves", Constant(YOU_, (Gains(word),)))


# -- who may be attacked, and what may be thwarted ------------------------------------------------------------------------


@shows(
    "champions:~guard",
    "champions:guard",
    "champions:keywords#1",
    title="Guard",
    lies="Thug, who has guard, and Sandman are engaged with Captain Marvel. She and Friend might attack.",
    then="Neither may attack Rhino, also not with an event; Thug and Sandman may be attacked. Damage that is no attack gets through.",
)
def guard() -> Table:
    zap = stand_in("event", "Zap", attack(1), cost=0)
    a = side("Captain Marvel", minions=[thug(Keyword("guard")), "Sandman"], play=[FRIEND], hand=[zap])
    return situation(A=a, B=side("She-Hulk"))


@shows(
    "champions:~patrol",
    "champions:patrol",
    "champions:keywords#5",
    title="Patrol",
    lies="Thug, who has patrol, is engaged with Captain Marvel. There is a side scheme as well.",
    then="She can't thwart the main scheme, but the side scheme.",
)
def patrol() -> Table:
    plot = stand_in("side_scheme", "Plot", base_threat=2)
    return situation(A=side("Captain Marvel", minions=[thug(Keyword("patrol"))]), threat=3, side_schemes=[plot])


@shows(
    "champions:~crisis",
    "champions:crisis-icon",
    title="A crisis icon",
    lies="A side scheme with a crisis icon is in play. Captain Marvel and Friend might thwart.",
    then="The main scheme can't be thwarted. When she has cleared the side scheme, Friend may thwart it.",
)
def crisis() -> Table:
    card = stand_in("side_scheme", "Crisis", base_threat=2, crisis=1)
    return situation(A=side("Captain Marvel", play=[FRIEND]), threat=4, side_schemes=[put(card, threat=2)])


# -- attacks of players ---------------------------------------------------------------------------------------------------


@shows(
    "champions:~overkill",
    "champions:overkill#p2",
    "champions:keywords#4",
    title="Overkill against a minion",
    lies="Bash deals 5 damage, and Captain Marvel's gloves give it overkill. Thug has 3 hit points.",
    then="Thug is defeated, and Rhino takes the 2 that were too much.",
)
def overkill() -> Table:
    bash = stand_in("event", "Bash", attack(5), cost=0)
    return situation(A=side("Captain Marvel", minions=[THUG], hand=[bash], play=[gloves("overkill")]))


@shows(
    "champions:~overkill-of-an-enemy",
    "champions:overkill",
    title="Overkill of an enemy",
    lies="Thug has overkill and 5 ATK and attacks Captain Marvel. Friend, who has 3 hit points, may defend.",
    then="Friend is defeated, and Captain Marvel takes the 2 that were too much.",
)
def overkill_of_an_enemy(*, words: Sequence[Keyword] = (Keyword("overkill"),)) -> Table:
    t = situation(A=side("Captain Marvel", minions=[thug(*words, atk=5)], play=[FRIEND]))
    t.next("Thug attacks Captain Marvel").enemy_attacks("Thug")
    return t


@shows(
    "champions:~piercing",
    "champions:piercing",
    "champions:keywords#8",
    title="Piercing",
    lies="Rhino is tough. Bash deals 2 damage, and Captain Marvel's gloves give it piercing.",
    then="The tough status card is discarded first, and Rhino takes 2 damage.",
)
def piercing(*, play: Sequence[CardDef] = (gloves("piercing"),)) -> Table:
    bash = stand_in("event", "Bash", attack(2), cost=0)
    return situation(A=side("Captain Marvel", hand=[bash], play=list(play)), villain_status=["tough"])


@shows(
    "champions:~retaliate",
    "champions:retaliate-x",
    "champions:keywords#12",
    title="Retaliate",
    lies="Thug has retaliate 2. Captain Marvel might attack it.",
    then="Her attack deals its 2 damage, and then she takes 2.",
)
@shows(
    "champions:~ranged",
    "champions:ranged",
    "champions:keywords#10",
    given={"play": (gloves("ranged"),)},
    title="Ranged",
    lies="Thug has retaliate 2. Captain Marvel's gloves give her attacks ranged.",
    then="Her attack deals its 2 damage, and she takes none.",
)
def retaliate(*, play: Sequence[CardDef] = ()) -> Table:
    return situation(A=side("Captain Marvel", minions=[thug(Keyword("retaliate", 2))], play=list(play)))


# -- as a card is revealed ------------------------------------------------------------------------------------------------


@shows(
    "champions:~hinder",
    "champions:hinder-x",
    "champions:keywords#2",
    title="Hinder",
    lies="Web is a side scheme with 2 threat and hinder 3. It is revealed.",
    then="It has 5 threat, and the main scheme what it had.",
)
def hinder() -> Table:
    web = stand_in("side_scheme", "Web", Keyword("hinder", 3), base_threat=2)
    t = situation(A=side("Captain Marvel", dealt=[web]), threat=1)
    t.next("Captain Marvel reveals Web").reveals("Web")
    return t


@shows(
    "champions:~incite",
    "champions:incite-x",
    "champions:keywords#3",
    title="Incite",
    lies="Thug has incite 2 and is revealed.",
    then="2 threat are placed on the main scheme, and none on the side scheme.",
)
def incite() -> Table:
    a = side("Captain Marvel", dealt=[thug(Keyword("incite", 2))])
    t = situation(A=a, threat=1, side_schemes=["Crowd Control"])
    t.next("Captain Marvel reveals Thug").reveals("Thug")
    return t


@shows(
    "champions:~quickstrike",
    "champions:quickstrike",
    "champions:keywords#9",
    title="Quickstrike",
    lies="Thug has quickstrike and is revealed by Captain Marvel, who is in hero form.",
    then="It attacks her as soon as it is engaged with her. An alter-ego it would not attack.",
)
def quickstrike(*, form: str = "hero") -> Table:
    t = situation(A=side("Captain Marvel", form=form, dealt=[thug(Keyword("quickstrike"))]))
    t.next("A reveals Thug").reveals("Thug")
    return t


@shows(
    "champions:~surge",
    "champions:surge",
    "champions:keywords#15",
    title="Surge",
    lies="Thug has surge and is revealed. Sandman lies on top of the encounter deck.",
    then="Sandman is revealed as well.",
)
def surge(*, words: Sequence[Keyword] = (Keyword("surge"),)) -> Table:
    t = situation(A=side("Captain Marvel", dealt=[thug(*words)]), encounter=["Sandman", BLANK])
    t.next("Captain Marvel reveals Thug").reveals("Thug")
    return t


@shows(
    "champions:~toughness",
    "champions:toughness",
    "champions:keywords#17",
    title="Toughness",
    lies="Thug has toughness, Shocker has not. Both are revealed.",
    then="Thug enters play with a tough status card, Shocker without one.",
)
def toughness() -> Table:
    t = situation(A=side("Captain Marvel", dealt=[thug(Keyword("toughness")), "Shocker"]))
    for name in ("Thug", "Shocker"):
        t.next(f"Captain Marvel reveals {name}").reveals(name)
    return t


# -- attacks of enemies, and the end of a card ----------------------------------------------------------------------------


@shows(
    "champions:~villainous",
    "champions:villainous",
    "champions:keywords#20",
    title="Villainous",
    lies="Thug is villainous and attacks Captain Marvel. The card on top of the encounter deck has two boost icons.",
    then="It is given a boost card as a villain is: undefended she takes 3 damage.",
)
def villainous(*, words: Sequence[Keyword] = (Keyword("villainous"),)) -> Table:
    hit = stand_in("treachery", "Hit", boost=2)
    t = situation(A=side("Captain Marvel", minions=[thug(*words)]), encounter=[hit, BLANK])
    t.next("Thug attacks Captain Marvel").enemy_attacks("Thug")
    return t


@shows(
    "champions:~victory",
    "champions:victory-x",
    "champions:keywords#19",
    title="Victory",
    lies="Thug has victory 1, Shocker has not. Both are defeated.",
    then="Thug goes to the victory display, Shocker to the encounter discard pile.",
)
def victory() -> Table:
    t = situation(A=side("Captain Marvel", minions=[thug(Keyword("victory", 1)), "Shocker"]))
    t.next("Thug takes 3 damage").hurts("Thug", 3)
    t.next("Shocker takes 9 damage").hurts("Shocker", 9)
    return t


# -- cards of players -----------------------------------------------------------------------------------------------------


@shows(
    "champions:~restricted",
    "champions:restricted",
    "champions:keywords#11",
    title="Restricted",
    lies="Captain Marvel has two guns in play and one in hand; each is restricted.",
    then="If the third one is played, one of them is discarded: there are two.",
)
def restricted() -> Table:
    guns = [stand_in("upgrade", f"Gun {i}", Keyword("restricted"), cost=0) for i in range(3)]
    return situation(A=side("Captain Marvel", play=guns[:2], hand=[guns[2]]))


@shows(
    "champions:~team-up",
    "champions:keywords#16",
    title="Team-up",
    lies="Both is an event that needs Captain Marvel and Friend. Friend is in hand.",
    then="It can be played once Friend is in play, and only while she is in hero form.",
)
def team_up() -> Table:
    both = stand_in("event", "Both", TeamUp("Captain Marvel", "Friend"), Action((), DrawCards(1)), cost=0)
    return situation(A=side("Captain Marvel", hand=[both, FRIEND]))


@shows(
    "champions:~uses",
    "champions:uses-x-type",
    "champions:keywords#18",
    title="Uses",
    lies="Kit enters play with two aid counters, and each use takes one off it.",
    then="After the second use, when its effect has resolved, it is discarded.",
)
def uses() -> Table:
    kit = stand_in("support", "Kit", Uses(2, "aid"), Action((RemoveCounters(1, "aid", ME),), DrawCards(1)), cost=0)
    return situation(A=side("Captain Marvel", hand=[kit]))
