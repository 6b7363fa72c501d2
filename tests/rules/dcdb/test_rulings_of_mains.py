"""Rulings on main characters, played as they are written; a stand-in has the text that the ruling speaks of."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    HERO,
    PLAY,
    SUPER_POWER,
    Cards,
    Continuous,
    DestroyIt,
    DiscardIt,
    Discards,
    DrawCards,
    FirstAppearance,
    GainVP,
    GainWeaknesses,
    HasTypes,
    It,
    Kind,
    OnceEachTurn,
    Passes,
    PassLeft,
    RevealTop,
    Triggers,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.worked.rulings_of_mains import FIEND, GIFT, IDOL, TOOL
from longbox.games.dcdb.state import CardDef
from tests.worked import laid

POWERS = Kind((SUPER_POWER,))
HEROES = Kind((HERO,))


@pytest.mark.example("dcdb:MC:Aquaman (Confrontations)#3")
def test_aquaman_is_in_a_confrontation_in_his_turn_and_has_power_for_every_seven_cards() -> None:
    t = laid("dcdb:MC:Aquaman (Confrontations)#3")
    t.A.plays("Duel")
    assert t.power == 1
    t.A.uses("Aquaman")
    assert t.power == 1 + 4 and not [o for o in t.offered() if o.startswith("use Aquaman")]
    t.A.ends()
    t.B.plays("Duel")
    assert t.power == 0
    t = laid("dcdb:MC:Aquaman (Confrontations)#3", cards=13)
    t.A.uses("Aquaman")
    assert t.power == 2


@pytest.mark.example(
    "dcdb:MC:Aquaman (Dark Nights: Metal)#2",
    "dcdb:MC:Doctor Fate (Dark Nights: Metal)#2",
    "dcdb:MC:Kendra Saunders (Dark Nights: Metal)#2",
    "dcdb:MC:Wonder Woman (Dark Nights: Metal)#2",
)
@pytest.mark.parametrize(
    ("id", "one", "other"),
    [
        ("dcdb:MC:Aquaman (Dark Nights: Metal)#2", FIEND, GIFT),
        ("dcdb:MC:Doctor Fate (Dark Nights: Metal)#2", IDOL, TOOL),
        ("dcdb:MC:Kendra Saunders (Dark Nights: Metal)#2", FIEND, IDOL),
        ("dcdb:MC:Wonder Woman (Dark Nights: Metal)#2", TOOL, GIFT),
    ],
    ids=["Aquaman", "Fate", "Kendra", "Wonder Woman"],
)
def test_two_of_either_type_or_one_of_each(id: str, one: CardDef, other: CardDef) -> None:
    rest = next(c for c in (IDOL, FIEND, GIFT, TOOL) if c not in (one, other))
    for cards, able in (((), True), ((one, one), True), ((other, other), True), ((one,), False), ((one, rest), False)):
        t = laid(id, play=cards)
        assert sorted(t.A.play) == sorted([c.name for c in cards or (one, other)])
        assert bool([o for o in t.offered() if o.startswith("use")]) is able
        if able:
            t.A.uses(id.partition(" (")[0][8:])
            assert t.A.vp == 1


@pytest.mark.example("dcdb:MC:Arsenal (Crisis 4)#2", "dcdb:MC:Arsenal (Crisis 4)#3")
def test_arsenal_looks_at_the_cost_and_at_the_first_that_is_lowest() -> None:
    t = laid("dcdb:MC:Arsenal (Crisis 4)#3")
    t.A.buys("C5")
    assert t.asked == ("A", "turn")
    t.A.buys("C3")
    t.A.picks("Arsenal")
    assert t.A.vp == 1
    # the next is the lowest by now, but it has triggered this turn
    t.A.buys("C4")
    assert t.asked == ("A", "turn") and t.A.vp == 1 and t.B.vp == 0
    # what one pays less for a card is not its cost
    t = laid("dcdb:MC:Arsenal (Crisis 4)#2")
    assert "buy C5 for 1" in t.offered()
    t.A.buys("C5")
    assert t.asked == ("A", "turn")


@pytest.mark.example("dcdb:MC:Bane [Crisis] (Crisis 3)#3", "dcdb:MC:Bane [Crisis] (Crisis 3)#4")
def test_bane_keeps_what_he_owned_and_destroys() -> None:
    t = laid("dcdb:MC:Bane [Crisis] (Crisis 3)#3")
    t.A.plays("Burn")
    t.A.picks("Bane")
    assert t.A.below == ["Kick"] and t.destroyed == []
    # what lies below a main character is nobody's
    t.A.uses("Roy Harper")
    assert t.asked == ("A", "turn") and t.destroyed == ["Kick"] and t.A.below == []
    # what somebody else owns stays where it is
    t = laid("dcdb:MC:Bane [Crisis] (Crisis 3)#4")
    t.A.plays("Pipes")
    t.A.plays("Burn")
    assert t.asked == ("A", "turn") and "Kick" in t.A.play and t.A.below == []


@pytest.mark.example(
    "dcdb:MC:Batgirl [Crisis] (Crisis 2)#2", "dcdb:MC:Batgirl [Crisis] (Crisis 2)#3", "dcdb:MC:Batgirl [Crisis] (Crisis 2)#4"
)
@pytest.mark.parametrize(
    ("id", "drawn"),
    [
        ("dcdb:MC:Batgirl [Crisis] (Crisis 2)#2", 1),
        ("dcdb:MC:Batgirl [Crisis] (Crisis 2)#3", 0),
        ("dcdb:MC:Batgirl [Crisis] (Crisis 2)#4", 1),
    ],
)
def test_batgirl_draws_one_card_at_most_and_for_herself(id: str, drawn: int) -> None:
    t = laid(id)
    t.A.uses("Batgirl")
    assert len(t.A.hand) == drawn and t.B.hand == [] and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:MC:Batman (Crossover 8)#2", "dcdb:MC:Batman (Crossover 8)#3")
def test_the_first_card_that_batman_begins_has_ninjutsu() -> None:
    t = laid("dcdb:MC:Batman (Crossover 8)#3")
    t.A.plays("X-Ray Vision")
    t.A.picks("Kid Flash")
    # it is asked once the other card has resolved, of the first one
    assert t.asked == ("A", "may") and "Kid Flash" not in t.A.play
    t.A.says(True)
    assert "X-Ray Vision" in t.line_up and t.A.play == []
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.A.play == ["Kick"]
    # it is up to the player, and nobody else has it
    t = laid("dcdb:MC:Batman (Crossover 8)#2")
    t.A.plays("Kick")
    t.A.says(False)
    assert t.A.play == ["Kick"] and t.power == 2
    t.A.ends()
    t.B.plays("Kick")
    assert t.asked == ("B", "turn")


@pytest.mark.example("dcdb:MC:Black Adam (Forever Evil)#2")
def test_a_card_to_destroy_must_be_a_super_power_just_then() -> None:
    adam = stand_in(
        "Adam", "Main Character", OnceEachTurn((DestroyIt(a_card(Cards((PLAY,), (POWERS,)))),), seq(DrawCards(1), GainVP(1)))
    )
    turns = stand_in("Turns", "Location", Continuous(Cards((PLAY,), (HEROES,)), (HasTypes((SUPER_POWER,)),)), words=("Ongoing",))
    t = situation(A=side([adam], play=[IDOL]), B=side())
    assert not [o for o in t.offered() if o.startswith("use Adam")]
    t = situation(A=side([adam], play=[IDOL, turns]), B=side())
    t.A.uses("Adam")
    assert t.destroyed == ["Idol"] and t.A.vp == 1


@pytest.mark.example("dcdb:MC:Black Lightning (Promo)#3")
def test_black_lightning_may_discard_for_nothing() -> None:
    t = laid("dcdb:MC:Black Lightning (Promo)#3")
    t.A.uses("Black Lightning")
    t.A.picks("Punch")
    assert t.A.hand == ["Punch"] and t.A.discard == ["Mera", "Punch"]
    # with a card of that cost it comes to the hand; none is discarded for cost 0
    t = laid("dcdb:MC:Black Lightning (Promo)#3", punches=3, discard=("Robin", "Punch"))
    t.A.uses("Black Lightning")
    with pytest.raises(ValueError, match="stops too early"):
        t.A.picks_none()
    t.A.picks("Punch", "Punch", "Punch")
    assert t.A.hand == ["Robin"]


@pytest.mark.example("dcdb:MC:Catwoman (Crossover 8)#3")
def test_catwoman_buys_what_is_attached_as_if_it_lay_in_the_line_up() -> None:
    t = laid("dcdb:MC:Catwoman (Crossover 8)#3")
    t.A.plays("Monkey")
    assert t.attached == ["Robin"]
    t.A.buys("Robin")
    assert t.A.discard == ["Robin"] and t.attached == [] and t.power == 9
    # as from the Line-Up: no Super-Villain is defeated in the same turn where that is barred
    t = laid("dcdb:MC:Catwoman (Crossover 8)#3", format="cube")
    t.A.plays("Monkey")
    t.A.buys("Robin")
    assert "dcdb:6.092" in t.A.why_not("Menace 1")
    # nobody else may
    t = laid("dcdb:MC:Catwoman (Crossover 8)#3", mine=False)
    t.A.plays("Monkey")
    assert not [o for o in t.offered() if o.startswith("buy Robin")]


@pytest.mark.example(
    "dcdb:MC:Chameleon Boy (Crossover 3)#2",
    "dcdb:MC:Chameleon Boy (Crossover 3)#3",
    "dcdb:MC:Chameleon Boy (Crossover 3)#4",
    "dcdb:MC:Chameleon Boy (Crossover 3)#5",
    "dcdb:MC:Chameleon Boy (Crossover 3)#6",
)
def test_chameleon_boy_time_travels_a_card_of_the_cost_of_the_one_discarded() -> None:
    t = laid("dcdb:MC:Chameleon Boy (Crossover 3)#5")
    t.A.uses("Chameleon Boy")
    t.A.picks("Robin")
    # both of them cost 4: there is nothing of cost 3, and Robin is discarded for nothing
    assert t.A.discard == ["Robin"] and sorted(t.line_up) == ["Bane", "Zatanna Zatara"]
    t = laid("dcdb:MC:Chameleon Boy (Crossover 3)#2")
    t.A.uses("Chameleon Boy")
    t.A.picks("Robin")
    # no other card is discarded, neither has the keyword, and it counts as Time Travelled
    assert sorted(t.A.hand) == ["Kick", "Punch"] and t.asked == ("A", "may")
    t.A.says(False)
    assert t.A.play == ["Idol"] and t.power == 1
    t.A.ends()
    assert "Idol" in t.line_up
    # what one pays less is not its cost
    t = laid("dcdb:MC:Chameleon Boy (Crossover 3)#6")
    t.A.uses("Chameleon Boy")
    assert t.line_up == ["Five"] and t.A.discard == ["Robin"]


@pytest.mark.example("dcdb:MC:Constantine (Crisis 1)#3", "dcdb:3.042")
def test_constantine_destroys_the_card_only_where_it_resolved() -> None:
    t = laid("dcdb:MC:Constantine (Crisis 1)#3")
    t.A.uses("Constantine")
    t.A.says(True)
    assert t.power == 2 and t.A.play == ["Cadmus Labs", "Alfred Pennyworth"]
    t.A.uses("Cadmus Labs")
    t.A.plays("Alfred Pennyworth")
    assert t.power == 3
    t.A.ends()
    assert t.destroyed == [] and t.A.discard[-1] == "Alfred Pennyworth"
    # where it has stayed it is destroyed
    t = laid("dcdb:MC:Constantine (Crisis 1)#3", labs=False)
    t.A.uses("Constantine")
    t.A.says(True)
    t.A.ends()
    assert t.destroyed == ["Alfred Pennyworth"] and "Alfred Pennyworth" not in t.A.discard


@pytest.mark.example(
    "dcdb:MC:Cosmic Boy (Crossover 3)#2", "dcdb:MC:Lightning Lad (Crossover 3)#2", "dcdb:MC:Saturn Girl (Crossover 3)#2"
)
def test_the_first_card_from_the_hand_need_not_be_the_first_that_is_played() -> None:
    t = laid("dcdb:MC:Cosmic Boy (Crossover 3)#2")
    t.A.uses("Team")
    assert "Bane" in t.A.play and t.asked == ("A", "turn")
    t.A.plays("Kick")
    t.A.picks("Boy")
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.A.vp == 1 and t.B.vp == 0


@pytest.mark.example("dcdb:MC:Felix Faust (Confrontations)#2", "dcdb:MC:Felix Faust (Confrontations)#3")
@pytest.mark.example("dcdb:MC:Mister Terrific (Dark Nights: Metal)#2", "dcdb:MC:Mister Terrific (Dark Nights: Metal)#3")
@pytest.mark.parametrize(
    "id",
    [
        "dcdb:MC:Felix Faust (Confrontations)#2",
        "dcdb:MC:Felix Faust (Confrontations)#3",
        "dcdb:MC:Mister Terrific (Dark Nights: Metal)#2",
        "dcdb:MC:Mister Terrific (Dark Nights: Metal)#3",
    ],
)
def test_a_weakness_as_a_price_may_come_from_the_reserve(id: str) -> None:
    for weaknesses in (None, 2):
        t = laid(id) if weaknesses is None else laid(id, weaknesses=weaknesses)
        before, reserve = t.weaknesses, t.reserve
        able = before + reserve > 0
        assert bool([o for o in t.offered() if o.startswith("use")]) is able
        assert able is (weaknesses is not None or id.endswith("#2"))
        if able:
            t.A.uses(id.partition(" (")[0][8:])
            assert t.A.discard == ["Weakness"] and t.A.hand == ["Robin"]
            assert (t.weaknesses, t.reserve) == (max(0, before - 1), reserve - (not before))
    # another ability takes none of the reserve
    other = stand_in("Other", "Main Character", OnceEachTurn((GainWeaknesses(1),), DrawCards(1)))
    t = situation(A=side([other]), B=side(), weaknesses=0, reserve=3)
    assert not [o for o in t.offered() if o.startswith("use Other")]


@pytest.mark.example("dcdb:MC:Golden Glider (Crossover 5)#2")
def test_golden_glider_does_not_own_what_she_has_given_up_with_ninjutsu() -> None:
    for used in (True, False):
        t = laid("dcdb:MC:Golden Glider (Crossover 5)#2")
        t.A.plays("Shade")
        t.A.says(used)
        if used:
            t.A.picks("Golden Glider")
        assert t.asked == ("A", "turn") and t.A.hand == (["Robin"] if used else []) and t.line_up == (["Shade"] if used else [])


@pytest.mark.example("dcdb:MC:Harley Quinn (Forever Evil)#2")
def test_harley_discards_from_the_hand_or_passes_and_not_from_the_deck() -> None:
    t = laid("dcdb:MC:Harley Quinn (Forever Evil)#2")
    t.A.plays("Starro")
    assert t.asked == ("A", "turn") and t.B.discard == ["The Batcave"] and len(t.B.hand) == 3
    t.A.plays("Constructs of Fear")
    t.B.picks("Punch", "Punch")
    t.B.picks("Harley Quinn")
    assert sorted(t.B.hand) == ["Kick", "Mallet"] and t.asked == ("A", "turn")
    t.A.ends()
    t.B.plays("Mallet")
    t.B.takes_mode(1)
    t.B.picks("Harley Quinn")
    assert sorted(t.B.hand) == ["Bane", "Kick"] and t.B.discard[-1] == "Weakness"


@pytest.mark.example("dcdb:MC:Harley Quinn (Forever Evil)#2", "dcdb:MC:Harley Quinn (Forever Evil)#4")
def test_each_discard_from_the_hand_and_each_pass_in_a_players_turn() -> None:
    harley = stand_in("Harley", "Main Character", Triggers(Discards(), GainVP(1)), Triggers(Passes(), GainVP(1)))
    mallet = stand_in("Mallet", "Equipment", DiscardIt(a_card(Cards((HAND,)))))
    gift = stand_in("Give", "Equipment", PassLeft(a_card(Cards((DISCARD,)))))
    mill = stand_in("Mill", "Equipment", seq(RevealTop(), DiscardIt(It("it"))))
    t = situation(A=side([harley], hand=[mallet, gift, mill, "Punch"], discard=["Kick"]), B=side([harley]))
    t.A.plays("Mill")
    assert t.asked == ("A", "turn") and len(t.A.discard) == 2
    t.A.plays("Mallet")
    t.A.picks("Punch")
    t.A.picks("Harley")
    assert t.A.vp == 1
    t.A.plays("Give")
    t.A.picks("Kick")
    t.A.picks("Harley")
    assert t.A.vp == 2 and t.B.vp == 0
    # no player has a turn while a Super-Villain appears
    raid = stand_in("Raid", "Super-Villain", FirstAppearance(DiscardIt(a_card(Cards((HAND,))))), cost=9)
    t = situation(A=side([harley], deck=["Kick"] * 5), B=side([harley], hand=["Punch"]), super_villains=[raid], face_up=False)
    t.A.ends()
    t.A.picks("Kick")
    assert t.A.vp == 0 and t.B.vp == 0 and t.B.discard == ["Punch"] and t.active == "B"


@pytest.mark.example("dcdb:MC:John Diggle (Crossover 2)#4")
def test_diggle_finds_a_defense_in_the_hand_that_discards_another_card() -> None:
    t = laid("dcdb:MC:John Diggle (Crossover 2)#4")
    t.A.plays("Bane")
    t.B.picks("Donna Troy")
    assert t.B.hand == ["Donna Troy"] and t.B.discard == ["Punch"] and t.asked == ("B", "trigger")
    t.B.picks("John Diggle")
    assert t.B.below == ["Donna Troy"] and t.B.hand == [] and t.B.deck == ["Kick"] and t.B.discard == ["Punch"]


@pytest.mark.example("dcdb:MC:John Diggle (Crossover 2)#5")
@pytest.mark.parametrize("first", ["John Diggle", "Scandal Savage"])
def test_diggle_finds_a_defense_in_play_before_it_is_discarded(first: str) -> None:
    t = laid("dcdb:MC:John Diggle (Crossover 2)#5")
    t.A.plays("Bane")
    t.B.picks("Scandal Savage")
    assert t.B.play == ["Scandal Savage"] and len(t.offered()) == 2
    t.B.picks(first)
    # once it is in the discard pile there is nothing for Diggle
    assert t.asked == ("A", "turn") and t.B.play == [] and t.B.deck == ["Kick"]
    assert (t.B.below, t.B.discard) == ((["Scandal Savage"], []) if first == "John Diggle" else ([], ["Scandal Savage"]))


@pytest.mark.example("dcdb:MC:Kid Flash (Promo)#2", "dcdb:MC:Kid Flash (Promo)#3")
@pytest.mark.example("dcdb:MC:Kid Flash (Promo)~2#2", "dcdb:MC:Kid Flash (Promo)~2#3")
def test_kid_flash_adds_a_card_each_time_and_at_that_time() -> None:
    t = laid("dcdb:MC:Kid Flash (Promo)#2")
    t.A.buys("Kid Flash")
    t.A.picks("Kid")
    t.A.buys("Catwoman")
    t.A.picks("Kid")
    assert t.line_up == ["Mera", "Lobo", "Bane"]
    t.A.buys("Mera")
    t.A.picks_none()
    # it can't be caught up with later
    assert t.asked == ("A", "turn") and t.line_up == ["Lobo", "Bane"] and not [o for o in t.offered() if o.startswith("use")]
    t.A.buys("Bane")
    t.A.picks("Kid")
    assert t.line_up == ["Lobo", "Robin"] and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:MC:Superman (Dark Nights: Metal)#3")
def test_capturing_is_ignored_whoever_is_there() -> None:
    t = laid("dcdb:MC:Superman (Dark Nights: Metal)#3")
    t.A.plays("Trap")
    assert t.power == 2 and t.asked == ("A", "turn") and not t.B.flipped


@pytest.mark.example("dcdb:MC:Deathstroke (Promo)#2", "dcdb:MC:Deathstroke (Promo)#3")
def test_deathstroke_triggers_once_in_each_players_turn() -> None:
    t = laid("dcdb:MC:Deathstroke (Promo)#2")
    t.A.plays("Burn")
    t.A.picks("Punch")
    t.A.picks("Deathstroke")
    t.A.plays("Burn")
    assert t.asked == ("A", "turn") and t.A.vp == 1 and t.destroyed == ["Punch", "Punch"]
    t = laid("dcdb:MC:Deathstroke (Promo)#3")
    t.A.ends()
    # both destroy a card while nobody has a turn
    t.A.picks("Kick")
    t.B.picks("Punch")
    assert t.A.vp == 0 and t.active == "B"
    t.B.plays("Raze")
    t.A.picks("Kick")
    # in the turn of another player it triggers
    t.A.picks("Deathstroke")
    assert t.A.vp == 1
    # and again in one's own
    t.B.ends()
    t.A.ends()
    assert t.A.vp == 1 and len([e for e in t.destroyed if e == "Kick"]) == 2


@pytest.mark.example("dcdb:MC:Wonder Woman (Confrontations)#3")
def test_wonder_woman_draws_for_each_card_with_a_defense_or_block() -> None:
    t = laid("dcdb:MC:Wonder Woman (Confrontations)#3")
    for name in ("Shield", "Lasso of Truth"):
        t.A.plays(name)
        t.A.picks("Wonder Woman")
    t.A.plays("Kick")
    t.A.plays("Duel")
    assert sorted(t.A.hand) == ["Mera", "Robin"] and t.asked == ("A", "turn") and t.power == 1 + 2 + 1
