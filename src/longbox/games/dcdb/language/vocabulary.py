"""The language that cards are written in: the contents page of it."""

from longbox.games.dcdb.language.abilities import Avoids, FirstAppearance, GoesFirst, Triggers, Worth
from longbox.games.dcdb.language.conditions import (
    AlwaysConfronts,
    Distinct,
    FirstCard,
    HavePlayed,
    InConfrontation,
    ItIs,
    OnYourTeam,
    There,
)
from longbox.games.dcdb.language.control import AlsoControls
from longbox.games.dcdb.language.counts import CardTypes, ForEachDifferent, ForEvery, ThatMany
from longbox.games.dcdb.language.filters import Cost, HasDefense, Kind, Marked, Named, NotKind, OddCost, Other, Trait
from longbox.games.dcdb.language.modifiers import HasColor, HasCost, HasTypes, HasWords
from longbox.games.dcdb.language.patterns import (
    Buying,
    DefeatsThis,
    DrawsByCard,
    Gains,
    GainsThis,
    GameEnding,
    Passes,
    Plays,
    Teams,
    TurnEnding,
)
from longbox.games.dcdb.language.queries import Among, Cards, DiscardedByAttack, Extreme, GainedCards, InDeck, PlayedCards, TopOf
from longbox.games.dcdb.language.references import (
    ANY_NUMBER,
    All,
    EachPlayer,
    Foes,
    LeftNeighbour,
    This,
    YourMains,
    a_card,
    cards,
    up_to,
)
from longbox.games.dcdb.language.times import AvoidsAttack, OnceEachTurn, TurnBeginning
from longbox.games.dcdb.language.values import FoesWith, ForEach, Points, YourPower
from longbox.games.dcdb.language.verbs.attacks import AttackFoes, ChooseToDeal, DealBack, Received
from longbox.games.dcdb.language.verbs.base import Each, May, OrElse, PerCard, Unless
from longbox.games.dcdb.language.verbs.cards import (
    BOTTOM,
    TOP,
    AddToLineUp,
    CasterDraws,
    DestroyIt,
    DiscardAtRandom,
    DiscardHand,
    DiscardIt,
    DiscardTop,
    DrawCards,
    FreezeIt,
    GainIt,
    GainTop,
    GainWeaknesses,
    HandLeft,
    LookAtTop,
    PutIt,
    PutUnderAtRandom,
    ReplaceIt,
    ReturnFromBelow,
    ReturnIt,
    RevealAtRandom,
    RevealHand,
    RevealIt,
    RevealTop,
    TurnAllUp,
    TurnFaceDown,
)
from longbox.games.dcdb.language.verbs.gains import DeckToDiscard, GainTo, IfCannot
from longbox.games.dcdb.language.verbs.keywords import (
    AttachIt,
    Confrontation,
    Ninjutsu,
    PassIt,
    PassLeft,
    SwapIt,
    Teamwork,
    TimeTravelIt,
    unity,
)
from longbox.games.dcdb.language.verbs.lasting import AtEndOfTurn, ThisTurn
from longbox.games.dcdb.language.verbs.perplay import PerPlay
from longbox.games.dcdb.language.verbs.players import DrawLater, GainVP, Pay, Power
from longbox.games.dcdb.language.verbs.plays import AnyNumber, IfYouPlay, PlayAgain, PlayAll, PlayIt
from longbox.games.dcdb.state import (
    BELOW,
    DECK,
    DISCARD,
    EQUIPMENT,
    HAND,
    HERO,
    KICKS,
    LINE_UP,
    LOCATION,
    MAIN_DECK,
    PLAY,
    STARTER,
    SUPER_POWER,
    SUPER_VILLAINS,
    VILLAIN,
    WEAKNESS,
)
from longbox.kernel.abilities import Ability, Activated, Amount, Continuous
from longbox.kernel.effects import ChooseOne, Effect, If, IfYouDo, Nothing, seq
from longbox.kernel.queries import Count, Fixed, It, You

__all__ = [
    "AvoidsAttack", "CardTypes", "DeckToDiscard", "ForEachDifferent", "ForEvery", "GainTo", "HasDefense", "IfCannot", "OnceEachTurn", "PerPlay",
    "ThatMany", "TurnBeginning",
    "ANY_NUMBER", "Ability", "Activated", "AddToLineUp", "All", "AlsoControls", "AlwaysConfronts", "Among", "Amount", "AnyNumber", "AtEndOfTurn",
    "AttachIt", "AttackFoes", "Avoids", "BELOW", "BOTTOM", "Buying", "Cards", "CasterDraws", "ChooseOne", "ChooseToDeal", "Confrontation",
    "Continuous", "Cost", "Count", "DECK", "DISCARD", "DealBack", "DefeatsThis", "DestroyIt", "DiscardAtRandom", "DiscardHand", "DiscardIt",
    "DiscardTop", "DiscardedByAttack", "Distinct", "DrawCards", "DrawLater", "DrawsByCard", "EQUIPMENT", "Each", "EachPlayer", "Effect",
    "Extreme", "FirstAppearance", "FirstCard", "Fixed", "Foes", "FoesWith", "ForEach", "FreezeIt", "GainIt", "GainTop", "GainVP", "GainWeaknesses",
    "GainedCards", "Gains", "GainsThis", "GameEnding", "GoesFirst", "HAND", "HERO", "HandLeft", "HasColor", "HasCost", "HasTypes",
    "HasWords", "HavePlayed", "If", "IfYouDo", "IfYouPlay", "InConfrontation", "InDeck", "It", "ItIs", "KICKS", "Kind", "LINE_UP",
    "LOCATION", "LeftNeighbour", "LookAtTop", "MAIN_DECK", "Marked", "May", "Named", "Ninjutsu", "NotKind", "Nothing", "OddCost", "OnYourTeam",
    "OrElse",
    "Other", "PLAY", "PassIt", "PassLeft", "Passes", "Pay", "PerCard", "PlayAgain", "PlayAll", "PlayIt", "PlayedCards", "Plays", "Points",
    "Power", "PutIt", "PutUnderAtRandom", "Received", "ReplaceIt", "ReturnFromBelow", "ReturnIt", "RevealAtRandom", "RevealHand",
    "RevealIt", "RevealTop", "STARTER", "SUPER_POWER", "SUPER_VILLAINS", "SwapIt", "TOP", "Teams", "Teamwork", "There", "This", "ThisTurn",
    "TimeTravelIt", "TopOf", "Trait", "Triggers", "TurnAllUp", "TurnEnding", "TurnFaceDown", "Unless", "VILLAIN", "WEAKNESS", "Worth",
    "You", "YourMains", "YourPower", "a_card", "cards", "seq", "unity", "up_to",
]  # fmt: skip
