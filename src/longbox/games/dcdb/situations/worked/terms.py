"""Terms (chapters 1, 3, 5 and 6): marks, attacks, what must be shown, types; time is called (9.020)."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    HERO,
    PLAY,
    VILLAIN,
    AttackFoes,
    Cards,
    DestroyIt,
    DiscardIt,
    DrawCards,
    FirstAppearance,
    GainMove,
    Gains,
    GainsMove,
    GainVP,
    GainWeaknesses,
    IfYouDo,
    It,
    Kind,
    Marked,
    Named,
    Nothing,
    PayMove,
    PlayAgain,
    PlayedCards,
    Power,
    PutIt,
    RevealIt,
    Triggers,
    Unless,
    Uses,
    You,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.build import Put
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import CardDef
from longbox.situations.worked import example


@example("dcdb:9.021")
def time_in_the_turn_of_the_first_of_three_leaves_five_turns() -> Table:
    return situation(A=side(), B=side(), C=side(), format="cube")


@example("dcdb:9.022")
def time_in_the_turn_of_the_last_of_four_leaves_four_turns() -> Table:
    return situation(A=side(), B=side(), C=side(), D=side(), active="D", format="cube")


@example("dcdb:9.023")
def the_last_super_villain_may_end_it_before_the_turns_are_taken() -> Table:
    last: list[str | CardDef | Put] = [stand_in("Last", "Super-Villain", cost=0, vp=5)]
    return situation(A=side(), B=side(), C=side(), D=side(), active="B", format="cube", super_villains=last)


@example("dcdb:9.024")
def the_last_super_villain_in_the_turn_in_which_time_is_called() -> Table:
    last: list[str | CardDef | Put] = [stand_in("Last", "Super-Villain", cost=0, vp=5)]
    return situation(A=side(), B=side(), C=side(), D=side(), active="D", format="cube", super_villains=last)


@example("dcdb:6.302")
def an_ongoing_card_works_while_it_lies_in_its_players_play_zone() -> Table:
    armor = stand_in("Silent Armor", "Equipment", seq(Power(2), DiscardIt(a_card(Cards((PLAY,), (Named(("The Batcave",)),))))))
    return situation(A=side(hand=[armor], play=["The Batcave"]), B=side(play=["The Batcave"]))


@example("dcdb:6.031")
def marks_do_nothing_but_can_be_asked_for(word: str = "Assist") -> Table:
    marked = stand_in("Marked One", "Hero", words=(word,))
    krypto = stand_in("Krypto", "Hero", PutIt(a_card(Cards((DISCARD,), (Marked(word),))), HAND))
    return situation(A=side(hand=[krypto, marked], discard=[marked, "Robin"]), B=side())


@example("dcdb:6.383")
def what_is_put_somewhere_is_neither_gained_nor_discarded() -> Table:
    return situation(A=side("Aquaman", hand=["Supergirl"]), B=side())


@example("dcdb:6.070")
def what_an_attack_triggers_for_a_player_is_resolved_before_the_next_one_in_an_order_of_its_own() -> Table:
    donna = stand_in("Donna", "Main Character", Triggers(Gains(), DestroyIt(It("it")), turns="any"))
    return situation(A=side(hand=["Scarecrow"]), B=side(donna), C=side(hand=["Lasso of Truth"]))


@example("dcdb:3.051")
def who_cannot_do_what_must_be_done_with_the_hand_shows_it() -> Table:
    gizmo = stand_in(
        "Gizmo",
        "Super-Villain",
        FirstAppearance(IfYouDo(DiscardIt(a_card(Cards((HAND,), (Kind(("Equipment",)),)))), Nothing(), GainWeaknesses())),
    )
    return situation(A=side(deck=["Kick"] * 5), B=side(hand=["Robin"]), super_villains=[gizmo], face_up=False)


@example("dcdb:3.052")
def what_may_be_shown_need_not_be() -> Table:
    scythe = stand_in(
        "Scythe", "Villain", AttackFoes(Unless(GainWeaknesses(), You(), RevealIt(a_card(Cards((HAND,), (Kind(("Starter",)),))))))
    )
    return situation(A=side(hand=[scythe, scythe]), B=side(hand=["Punch"]))


@example("dcdb:6.097", "dcdb:1.021")
def a_card_counts_as_what_it_was_where_it_was_bought() -> Table:
    return situation(A=side("Wonder Woman"), B=side("Wonder Woman"), line_up=["Robin", "Cheetah"], power=9)


@example("dcdb:5.021")
def a_card_that_another_owns_goes_to_that_player() -> Table:
    bounce = stand_in("Bounce", "Equipment", PutIt(a_card(PlayedCards((Named(("Mera",)),))), HAND))
    return situation(A=side(hand=["Brainiac", bounce]), B=side(hand=["Mera"]))


@example("dcdb:GC:Batmobile (Rebirth)#3", "dcdb:GC:Batmobile (Rebirth)#4")
def movement_points_trigger_and_are_gone() -> Table:
    batmobile = stand_in("Batmobile R", "Equipment", Uses((DiscardIt(a_card(Cards((HAND,)))),), GainMove(1)), words=("Ongoing",))
    racer = stand_in("Racer", "Main Character", Triggers(GainsMove(), GainVP(1)), Uses((PayMove(1),), DrawCards(1)))
    return situation(A=side([racer], hand=["Punch", "Kick"], play=[batmobile]), B=side([racer]))


@example("dcdb:1.011")
def what_a_card_gave_lasts_though_it_has_left_play() -> Table:
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(PlayedCards())))
    return situation(A=side(hand=["Punch", burn]), B=side())


HEROES, VILLAINS = Kind((HERO,)), Kind((VILLAIN,))


@example("dcdb:6.012")
def a_card_played_again_is_another_card_for_itself() -> Table:
    again = stand_in("Again", "Super Power", PlayAgain(a_card(PlayedCards((HEROES,)))))
    return situation(A=side(hand=["Winged Warrior", again]), B=side())
