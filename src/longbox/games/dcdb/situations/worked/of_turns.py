"""Tables that show how cards are bought and Super-Villains defeated, who avoids an attack, and what keywords do."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import Avoids, DiscardIt, GainVP, Power, This
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.situations.worked.keywords import BANE, LEGION, PIPER
from longbox.situations.worked import shows

# -- buying ---------------------------------------------------------------------------------------------------------------


@shows(
    "dcdb:~buy",
    "dcdb:6.090",
    "dcdb:6.120",
    "dcdb:6.200",
    title="To buy a card",
    lies="A has 5 Power. Bane costs 4, Robin 3.",
    then="A pays 4 and gains Bane into the discard pile; 1 Power is left, too little for Robin.",
)
def to_buy_is_to_pay_the_cost_and_gain_the_card() -> Table:
    return situation(A=side(), B=side(), line_up=["Bane", "Robin"], power=5)


@shows(
    "dcdb:~line-up-or-super-villain",
    "dcdb:6.092",
    title="The Line-Up or the Super-Villain",
    lies="A Cube. A has 20 Power and buys Robin of the Line-Up.",
    then="No Super-Villain can be defeated in the same turn.",
)
def the_line_up_and_the_super_villain_do_not_go_together() -> Table:
    return situation(A=side(), B=side(), line_up=["Robin"], power=20, format="cube")


@shows(
    "dcdb:~defeat",
    "dcdb:6.160",
    "dcdb:6.480",
    title="To defeat a Super-Villain",
    lies="A has 9 Power. The Super-Villain that lies face up costs 8.",
    then="A pays for it and gains it; the next one is not turned up before the end of the turn.",
)
def to_defeat_a_super_villain_is_to_buy_it_from_its_stack() -> Table:
    return situation(A=side(), B=side(), power=9)


# -- attacks --------------------------------------------------------------------------------------------------------------


@shows(
    "dcdb:~attack",
    "dcdb:6.060",
    "dcdb:6.062",
    "dcdb:6.064",
    title="An attack",
    lies="It is B's turn, who plays Bane: each foe discards a card. C has a Defense.",
    then="C is asked first and avoids it, D chooses a card, and A has only one to discard.",
)
def each_foe_in_turn_order_avoids_the_attack_or_suffers_it() -> Table:
    return situation(
        A=side(hand=["Robin"]),
        B=side(hand=["Bane", "Punch"]),
        C=side(hand=["Lasso of Truth", "Kick"]),
        D=side(hand=["Punch", "Kick"]),
        active="B",
    )


@shows(
    "dcdb:~defense-kept",
    "dcdb:6.170",
    "dcdb:6.173",
    title="A Defense may be kept",
    lies="A plays Scarecrow, which gives each foe a Weakness. B holds a Defense.",
    then="B may do without it, and gains the Weakness. Against anything but an attack it is not to be used.",
)
def a_defense_is_used_only_against_attacks_and_may_be_kept() -> Table:
    return situation(A=side(hand=["Scarecrow", "Lasso of Truth"]), B=side(hand=["Lasso of Truth"]))


@shows(
    "dcdb:~defense",
    "dcdb:6.172",
    title="What a Defense gives",
    lies="A plays Scarecrow. B holds Super Speed.",
    then="B discards it to avoid the attack, gains no Weakness, and draws two cards.",
)
def who_avoids_suffers_nothing_and_has_the_benefit() -> Table:
    return situation(A=side(hand=["Scarecrow"]), B=side(hand=["Super Speed"]), weaknesses=5)


@shows(
    "dcdb:~block",
    "dcdb:6.080",
    "dcdb:6.081",
    "dcdb:6.083",
    title="A Block",
    lies="A plays Scarecrow. Wall lies in front of B, and can be discarded as a Block.",
    then="B avoids the attack with it as with a Defense, and gains 1 VP.",
)
def a_block_avoids_as_a_defense_does() -> Table:
    wall = stand_in("Wall", "Equipment", Avoids(DiscardIt(This()), GainVP(1), word="Block", zones=("play",)), words=("Ongoing",))
    return situation(A=side(hand=["Scarecrow"]), B=side(play=[wall]))


# -- keywords -------------------------------------------------------------------------------------------------------------


@shows(
    "dcdb:~teamwork-thrice",
    "dcdb:6.503",
    title="Teamwork three times",
    lies="A has three cards that Teamwork a foe. B's deck begins with Punch, Kick and Bane.",
    then="All three are played, and at the end of the turn B's deck is as it was.",
)
def several_teamworked_cards_leave_the_deck_as_it_was() -> Table:
    return situation(A=side(hand=[PIPER, PIPER, PIPER]), B=side(deck=["Punch", "Kick", "Bane", "Lobo"]))


@shows(
    "dcdb:~time-travel",
    "dcdb:6.510",
    title="Time Travel",
    lies="Legion lies in the Line-Up and has Time Travel. A holds a Punch, a Kick and Bane.",
    then="A discards a card with a cost (a Punch has none) to play it, and it returns to the Line-Up as the turn ends.",
)
def a_card_with_time_travel_is_played_from_the_line_up_for_a_discard() -> Table:
    return situation(A=side(hand=["Punch", "Kick", "Bane"]), B=side(), line_up=[LEGION, "Robin"])


TYRANT = stand_in("Tyrant", "Super-Villain", Power(4), cost=9, vp=5, words=("Time Travel",))


@shows(
    "dcdb:~time-travel-super-villain",
    "dcdb:6.510",
    "dcdb:1.140",
    title="A Super-Villain that Time Travels",
    lies="Tyrant lies face up on the stack and has Time Travel.",
    then="It is played for a discard, and returns face up to the top of its stack.",
)
def a_super_villain_that_time_travels_returns_face_up_on_top() -> Table:
    return situation(A=side(hand=["Kick"]), B=side(), super_villains=[TYRANT, "Lex Luthor"])


@shows(
    "dcdb:~ninjutsu",
    "dcdb:6.290",
    title="Ninjutsu",
    lies="A holds Shinobi, a Villain with Ninjutsu.",
    then="If A likes, it resolves in the Line-Up: it gives 2 Power more, and is nobody's by then.",
)
def ninjutsu_has_the_card_resolve_in_the_line_up() -> Table:
    return situation(A=side("Batman", hand=[BANE, "Kick"]), B=side(), line_up=["Robin"])
