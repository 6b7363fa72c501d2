"""Rulings on main characters, played as they are written; a stand-in has the text that the ruling speaks of."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    MAIN_DECK,
    AddToLineUp,
    All,
    AlwaysConfronts,
    AttackFoes,
    Avoids,
    Capture,
    DiscardIt,
    DrawCards,
    Gains,
    GainVP,
    HasDefense,
    If,
    InConfrontation,
    Plays,
    Power,
    Teamwork,
    This,
    TopOf,
    Triggers,
    Uses,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.build import Put
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import CardDef
from longbox.situations.worked import example


@example("dcdb:MC:Cosmic Boy (Crossover 3)#2", "dcdb:MC:Lightning Lad (Crossover 3)#2", "dcdb:MC:Saturn Girl (Crossover 3)#2")
def the_first_card_from_the_hand_need_not_be_the_first_that_is_played() -> Table:
    boy = stand_in("Boy", "Main Character", Triggers(Plays((), 1, from_hand=True), GainVP(1)))
    team = stand_in("Team", "Location", Uses((), Teamwork(), limit=(1, "turn")), words=("Ongoing",))
    return situation(A=side([boy], play=[team], hand=["Kick", "Kick"]), B=side([boy], deck=["Bane"]))


@example(
    "dcdb:MC:Kid Flash (Promo)#2", "dcdb:MC:Kid Flash (Promo)#3", "dcdb:MC:Kid Flash (Promo)~2#2", "dcdb:MC:Kid Flash (Promo)~2#3"
)
def kid_flash_adds_a_card_each_time_and_at_that_time() -> Table:
    kid = stand_in("Kid", "Main Character", Triggers(Gains(), AddToLineUp(All(TopOf(MAIN_DECK)))))
    deck: list[str | CardDef | Put] = ["Lobo", "Bane", "Robin"]
    return situation(A=side([kid]), B=side([kid]), line_up=["Kid Flash", "Mera", "Catwoman"], main_deck=deck, power=20)


@example("dcdb:MC:Superman (Dark Nights: Metal)#3")
def capturing_is_ignored_whoever_is_there() -> Table:
    trap = stand_in("Trap", "Villain", seq(Power(2), AttackFoes(Capture())))
    return situation(A=side("Batman", hand=[trap]), B=side("Superman"))


@example("dcdb:MC:Wonder Woman (Confrontations)#3")
def wonder_woman_draws_for_each_card_with_a_defense_or_block() -> Table:
    wonder = stand_in("Wonder", "Main Character", AlwaysConfronts(), Triggers(Plays((HasDefense(blocks=True),)), DrawCards(1)))
    shield = stand_in("Shield", "Equipment", Avoids(DiscardIt(This()), zones=("hand",), word="Block"))
    duel = stand_in("Duel", "Super Power", If(InConfrontation(), Power(1)))
    hand = [shield, "Lasso of Truth", "Kick", duel]
    return situation(A=side([wonder], hand=hand, deck=["Robin", "Mera", "Lobo"]), B=side())
