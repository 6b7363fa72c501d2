"""The cards of the made-up game: each uses a piece of the kernel's machinery."""

from __future__ import annotations

from longbox.kernel.abilities import Activated, InWindow, Prohibition, Replacement, When
from longbox.kernel.effects import ChooseOne, Effect, May, seq
from longbox.kernel.plays import Owe
from longbox.kernel.queries import Choose, It, Target, This, X
from longbox.kernel.windows import Cancel, Instead, Prevent
from tests.kernel.madeup.paying import Purse, Resources
from tests.kernel.madeup.state import ALLY, EVENT, GEAR, MENACE, MINION, TREACHERY, WATCHER, Definition, Values
from tests.kernel.madeup.words import (
    A_HURT_ONE,
    AN_ENEMY,
    ENEMY,
    ME,
    MINE,
    THIS,
    Attacks,
    Deal,
    Defends,
    DiscardIt,
    DischargeIt,
    DrawCards,
    EachEnemy,
    ExhaustIt,
    HealIt,
    InHand,
    Initiates,
    IsDefeated,
    IsReady,
    Kind,
    Lasts,
    LifeAtMost,
    LookAtThreat,
    NoCharges,
    Plus,
    PutIntoPlay,
    Raise,
    ReadyIt,
    RevealThreat,
    Rises,
    ShuffleDecks,
    Table,
    Takes,
    TurnIt,
    Turns,
    Yours,
    YourTurn,
    YourWatcher,
)

this = This()
it = It("it", "that enemy")
OVERKILL = frozenset({"overkill"})
YOUR_ALLIES = Table((Kind((ALLY,), "ally"), Yours()))
MINIONS = Table((Kind((MINION,), "minion"),))


def comes(n: int, *needs: str) -> Activated:
    """How a card is played that enters play."""
    return Activated((Resources(n, needs),), PutIntoPlay(this))


def event(name: str, n: int, effect: Effect, *needs: str, gives: tuple[str, ...] = ("red",), **more: object) -> Definition:
    """An event played in one's turn."""
    cost = (Resources(n, needs),) if n else ()
    play = Activated(cost, effect, **more)  # type: ignore[arg-type]
    return Definition(name, Values(EVENT, name), play=play, gives=gives)


def in_time(name: str, ability: InWindow, gives: tuple[str, ...] = ("blue",)) -> Definition:
    """An event played in a window, from the hand."""
    return Definition(name, Values(EVENT, name, abilities=(ability,)), gives=gives)


WATCHERS = [
    Definition(
        "Lamplighter",
        Values(
            WATCHER, "Ada Poole", 0, 0, 11,
            (Activated((ExhaustIt(this),), seq(DrawCards(2), HealIt(this, 1)), limit=(1, "turn")),),
        ),
        Values(
            WATCHER, "Lamplighter", 2, 2, 11,
            (
                Activated((Resources(1),), Deal(Target(), 1), targets=(AN_ENEMY,), limit=(1, "turn")),
                InWindow(Turns(), DrawCards(1), side="response", limit=(1, "round")),
            ),
        ),
    ),
    Definition(
        "Night Porter",
        Values(WATCHER, "Ben Okoye", 0, 1, 13, (InWindow(Rises(), Prevent(1), side="interrupt", limit=(1, "round")),)),
        Values(
            WATCHER, "Night Porter", 1, 3, 13,
            (InWindow(IsDefeated(ENEMY, after=True), ReadyIt(this), side="response", limit=(1, "round")),),
        ),
    ),
]  # fmt: skip

PLAYER_CARDS = [
    Definition("Apprentice", Values(ALLY, "Apprentice", 1, 1, 2), play=comes(1), gives=("blue",)),
    Definition(
        "Medic",
        Values(ALLY, "Medic", 0, 1, 3, (Activated((ExhaustIt(this),), HealIt(Target(), 2), targets=(A_HURT_ONE,)),)),
        play=comes(2),
        gives=("blue",),
    ),
    Definition(
        "Bouncer",
        Values(ALLY, "Bouncer", 2, 1, 3, (InWindow(Defends(), Deal(it, 2), side="response"),)),
        play=comes(3, "red"),
    ),
    Definition(
        "Lookout",
        Values(ALLY, "Lookout", 1, 0, 2, (Prohibition(Rises(), during=IsReady(), words="while {name} is ready, the alarm can't rise"),)),
        play=comes(2, "blue"),
        gives=("blue",),
    ),
    Definition(
        "Duelist",
        Values(ALLY, "Duelist", 1, 1, 3, (InWindow(Takes(THIS, after=True), Deal(EachEnemy(MINIONS), 1), side="response", forced=True),)),
        play=comes(2),
    ),
    Definition("Shield", Values(GEAR, "Shield", abilities=(Replacement(Takes(ME), DiscardIt(this)),)), play=comes(1), gives=("blue",)),
    Definition(
        "Bodyguard",
        Values(ALLY, "Bodyguard", 1, 1, 4, (Replacement(Takes(ME), Deal(this, 1), pay=(ExhaustIt(this),), may=True),)),
        play=comes(3),
    ),
    Definition(
        "Cloak",
        Values(GEAR, "Cloak", abilities=(InWindow(Takes(ME), Prevent(2), cost=(ExhaustIt(this),), side="interrupt"),)),
        play=comes(2),
    ),
    Definition(
        "Battery",
        Values(
            GEAR, "Battery",
            abilities=(
                Activated((DischargeIt(this),), Lasts(YourWatcher(), (Plus(attack=1),)), limit=(2, "turn")),
                When(NoCharges(), DiscardIt(this)),
            ),
        ),
        play=comes(1),
        charges=2,
    ),
    Definition("Kiosk", Values(GEAR, "Kiosk"), play=comes(1), gives=("red", "blue"), generates=("red", "blue")),
    Definition("Second Wind", Values(GEAR, "Second Wind", abilities=(
        InWindow(IsDefeated(ME), Instead(seq(HealIt(YourWatcher(), 4), DiscardIt(this))), side="interrupt"),)), play=comes(1), gives=("blue",),
    ),
    Definition(
        "Gramophone",
        Values(GEAR, "Gramophone", abilities=(
            InWindow(Initiates(EVENT, after=True), DrawCards(1), cost=(ExhaustIt(this),), side="response"),)),
        play=comes(2),
    ),
    in_time("Not Today", InWindow(Attacks(ME), Cancel("that attack"), cost=(Resources(1, ("blue",)),), side="interrupt", zones=("hand",))),
    in_time("Foil", InWindow(Initiates(TREACHERY), Cancel("its effects"), cost=(Resources(1),), side="interrupt", zones=("hand",))),
    in_time("Trap", InWindow(Attacks(ME), Deal(it, 3), cost=(Resources(1),), side="interrupt", zones=("hand",)), gives=("red",)),
    in_time("Brace", InWindow(Takes(MINE), Prevent(), side="interrupt", zones=("hand",)), gives=("red", "blue")),
    in_time("Encore", InWindow(Initiates(EVENT, after=True), DrawCards(1), side="response", zones=("hand",))),
    event("Haymaker", 2, Deal(Target(), 4, OVERKILL), "red", targets=(AN_ENEMY,)),
    event("Sweep", 3, Deal(EachEnemy(), 1), gives=("blue",)),
    Definition("Volley", Values(EVENT, "Volley"), play=Activated((Resources(X()),), Deal(AN_ENEMY, X()), x=Purse())),
    event("Either Way", 1, ChooseOne((Raise(-2), DrawCards(2))), gives=("red", "blue")),
    event("Borrowed Time", 1, seq(DrawCards(3), Owe(DiscardIt(Choose(InHand(), name="owed")))), gives=("blue",)),
    event("Scout Ahead", 0, LookAtThreat(), gives=("blue",), only=(YourTurn(),)),
    event("Confusion", 1, seq(ShuffleDecks(), May(Raise(-1)))),
]  # fmt: skip
MENACES = [
    Definition(
        "The Landlord",
        Values(MENACE, "The Landlord", 1, 0, 20, (When(LifeAtMost(10), seq(TurnIt(this), Raise(1))),)),
        Values(MENACE, "The Landlord, Cornered", 2, 0, 20, (
            InWindow(Attacks(THIS), Lasts(this, (Plus(attack=1),), "attack"), side="interrupt", forced=True),)),
    ),
]  # fmt: skip

THREAT_CARDS = [
    Definition("Thug", Values(MINION, "Thug", 1, 0, 2), boost=1),
    Definition("Brute", Values(MINION, "Brute", 2, 0, 4, (
        InWindow(Attacks(THIS), Lasts(this, (Plus(attack=1),), "attack"), side="interrupt", forced=True),)), boost=2),
    Definition("Briar", Values(MINION, "Briar", 1, 0, 3, (
        InWindow(Takes(THIS, after=True), Deal(YourWatcher(), 1), side="response", forced=True),)), boost=0),
    Definition("Messenger", Values(MINION, "Messenger", 0, 0, 2, (
        InWindow(IsDefeated(THIS), Raise(1), side="interrupt", forced=True),
        InWindow(Attacks(THIS, after=True), RevealThreat(), side="response", forced=True, limit=(1, "round")))), boost=1),
    Definition("Bomb", Values(MINION, "Bomb", 0, 0, 3, (
        InWindow(Attacks(THIS), DischargeIt(this), side="interrupt", forced=True),
        When(NoCharges(), seq(Deal(YourWatcher(), 3), DiscardIt(this))))), boost=2, charges=2),
    Definition("Eviction", Values(TREACHERY, "Eviction"), play=Activated((), Raise(2)), boost=1),
    Definition("Rent Day", Values(TREACHERY, "Rent Day"), play=Activated((), DiscardIt(Choose(InHand(), 1, 2, "rent"))), boost=0),
    Definition("Blackout", Values(TREACHERY, "Blackout"), play=Activated((), seq(TurnIt(YourWatcher()), Deal(YourWatcher(), 1))), boost=2),
    Definition("Riot", Values(TREACHERY, "Riot"), play=Activated((), seq(Lasts(EachEnemy(MINIONS), (Plus(attack=1),)), RevealThreat())), boost=1),
]  # fmt: skip

CATALOG = {d.name: d for d in (*WATCHERS, *PLAYER_CARDS, *MENACES, *THREAT_CARDS)}
