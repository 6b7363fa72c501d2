"""The language that cards are written in: the contents page of it."""

from longbox.games.dcdb.language.abilities import Avoids, FirstAppearance, GoesFirst, Triggers, Worth
from longbox.games.dcdb.language.conditions import Distinct, FirstCard, HavePlayed, ItIs, There
from longbox.games.dcdb.language.filters import Cost, Kind, Marked, Named, NotKind, OddCost, Other, Trait
from longbox.games.dcdb.language.patterns import Buying, DefeatsThis, DrawsByCard, Gains, GainsThis, GameEnding, Plays, TurnEnding
from longbox.games.dcdb.language.queries import Among, Cards, DiscardedByAttack, GainedCards, InDeck, PlayedCards, TopOf
from longbox.games.dcdb.language.references import (
    ANY_NUMBER,
    All,
    EachPlayer,
    Foes,
    This,
    YourMains,
    a_card,
    cards,
    up_to,
)
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
    PassLeft,
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
from longbox.games.dcdb.language.verbs.lasting import AtEndOfTurn, ThisTurn
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
from longbox.kernel.abilities import Ability, Activated, Amount
from longbox.kernel.effects import ChooseOne, Effect, If, IfYouDo, Nothing, seq
from longbox.kernel.queries import Count, Fixed, It, You

__all__ = [
    "ANY_NUMBER", "Ability", "Activated", "AddToLineUp", "All", "Among", "Amount", "AnyNumber", "AtEndOfTurn", "AttackFoes", "Avoids",
    "BELOW", "BOTTOM", "Buying", "Cards", "CasterDraws", "ChooseOne", "ChooseToDeal", "Cost", "Count", "DECK", "DISCARD", "DealBack",
    "DefeatsThis", "DestroyIt", "DiscardAtRandom", "DiscardHand", "DiscardIt", "DiscardTop", "DiscardedByAttack", "Distinct", "DrawCards",
    "DrawLater", "DrawsByCard", "EQUIPMENT", "Each", "EachPlayer", "Effect", "FirstAppearance", "FirstCard", "Fixed", "Foes", "FoesWith",
    "ForEach", "FreezeIt", "GainIt", "GainTop", "GainVP", "GainWeaknesses", "GainedCards", "Gains", "GainsThis", "GameEnding", "GoesFirst", "HAND",
    "HERO", "HandLeft", "HavePlayed", "If", "IfYouDo", "IfYouPlay", "InDeck", "It", "ItIs", "KICKS", "Kind", "LINE_UP", "LOCATION",
    "LookAtTop", "MAIN_DECK", "Marked", "May", "Named", "NotKind", "Nothing", "OddCost", "OrElse", "Other", "PLAY", "PassLeft", "Pay",
    "PerCard", "PlayAgain", "PlayAll", "PlayIt", "PlayedCards", "Plays", "Points", "Power", "PutIt", "PutUnderAtRandom", "Received",
    "ReplaceIt", "ReturnFromBelow", "ReturnIt", "RevealAtRandom", "RevealHand", "RevealIt", "RevealTop", "STARTER", "SUPER_POWER",
    "SUPER_VILLAINS", "TOP", "There", "This", "ThisTurn", "TopOf", "Trait", "Triggers", "TurnAllUp", "TurnEnding", "TurnFaceDown", "Unless",
    "VILLAIN", "WEAKNESS", "Worth", "You", "YourMains", "YourPower", "a_card", "cards", "seq", "up_to",
]  # fmt: skip
