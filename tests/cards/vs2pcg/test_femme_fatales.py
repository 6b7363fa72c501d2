"""The team Femme Fatales of the set A-Force, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.decks.files import Deck, check
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import MAIN, RESOURCE, CardDef
from tests.cards.vs2pcg.common import (
    FOE,
    NAMED_PLACES as PLACES,
    Cards,
    at_level_two,
    counters,
    fights as attack,
    helper,
    kind,
    lead,
    offered,
    recruited,
    stunned,
    table,
    theirs,
    up_and_fights,
)

VILLAIN = define("Villain", MAIN, atk=3, def_=6, health=9, teams=("Underworld",))
BRUTE = helper("Brute", 9, 9, team="Underworld", health=3)


def against(*front: CardDef | str, attackers: tuple[CardDef | str, ...] = (BRUTE,), **more: Cards) -> Table:
    """A is about to attack B, who has these characters in front and one location of each symbol."""
    return situation(
        A=side(VILLAIN, front=list(attackers)), B=side(FOE, front=list(front), up=list(PLACES), **more), windows="all"
    )


# -- main characters --------------------------------------------------------------------------------------------------------------


def test_black_cat_makes_an_enemy_player_discard() -> None:
    t = lead("AFF-027", hand=["AFF-010"], B=theirs(hand=["Extinguish", "MNB-010"]))
    t.A.uses("Black Cat", "Bad Luck")
    # that player chooses
    assert t.asked(t.B) == "choose"
    t.B.picks("Extinguish")
    assert t.B.ko == ["Extinguish"] and t.B.hand == ["Black Widow"] and len(t.A.hand) == 1


@pytest.mark.parametrize(("mine", "yours", "xp"), [(4, 1, 3), (2, 2, 0), (1, 3, 0)])
def test_black_cat_gains_the_difference_of_hands(mine: int, yours: int, xp: int) -> None:
    t = lead("AFF-027", hand=[helper("H")] * mine, B=theirs(hand=[helper("H")] * yours))
    t.A.done()
    assert t.A["Black Cat"].xp == xp


def test_black_cat_of_level_two_dazes_enemies_in_her_combat() -> None:
    t = situation(A=side(VILLAIN, front=[BRUTE, helper("Out", team="Underworld")]), B=side("AFF-027", up=["Training Ground"]))
    t.happens(ev.LevelUp(t.B["Black Cat"].ref, 2))
    t.A.attacks("Villain", "Black Cat")
    t.A.picks("Brute")
    t.A.picks()
    t.B.uses("Black Cat", "Cross their Path")
    assert stunned(t) == ["Villain", "Brute"] and t.A["Brute"].wounds == 0 and t.s.combat is None


def test_dark_phoenix_makes_resources_of_the_top_two() -> None:
    deck: Cards = ["Academy", "Fortress", helper("Rest")]
    t = situation(A=side("AFF-029", up=["Academy", "Academy"], deck=deck), B=theirs())
    t.A.uses("Dark Phoenix", "What Was")
    # each of the two locations may lie face up
    t.A.answers(True)
    t.A.answers(False)
    assert t.A.resources == ["(Academy)", "(Academy)", "Academy", "(Fortress)"] and t.A.deck == ["Rest"]


@pytest.mark.parametrize(("many", "level"), [(17, 1), (18, 2)])
def test_dark_phoenix_levels_up_at_twenty_resources(many: int, level: int) -> None:
    a = side("AFF-029", up=["Academy", "Fortress"], hand=["Academy"])
    t = situation(A=a, B=side(FOE, resources=[helper("R")] * (many - 1)), phase="turn")
    t.A.places("Academy", up=False)
    # one more of hers makes two and one and theirs
    assert t.A["Dark Phoenix"].level == (2 if 3 + many - 1 >= 20 else 1)
    assert t.A["Dark Phoenix"].level == level


def test_dark_phoenix_of_level_two_kos_all_resources() -> None:
    up: Cards = ["Laboratory", "Laboratory", "Fortress", "Academy"]
    t = situation(A=side("AFF-029", up=up), B=side(FOE, up=["Academy"], resources=[helper("R")], front=[helper("One")]))
    at_level_two(t, "Dark Phoenix")
    t.A.uses("Dark Phoenix", "Ravager of Worlds")
    assert t.A.resources == [] and t.B.resources == [] and t.B.front == ["Foe", "One"]
    assert sorted(t.B.ko) == ["Academy", "R"]


def test_enchantress_imbues_who_appeared_this_turn() -> None:
    hand: Cards = [helper("New")]
    t = situation(A=side("AFF-031", front=[helper("Old")], hand=hand, up=["Laboratory"]), B=theirs(), phase="turn")
    t.A.done()
    t.A.recruits("New")
    for _ in range(2):
        t.A.done()
    t.A.uses("Enchantress", "Imbue with Power")
    # there is one alone
    assert counters(t, "New", "Old", "Enchantress") == [2, 0, 0]


@pytest.mark.parametrize(("mine", "yours", "xp"), [(4, 3, 1), (3, 3, 0), (2, 5, 0)])
def test_enchantress_gains_xp_for_a_champion(mine: int, yours: int, xp: int) -> None:
    t = lead("AFF-031", helper("Mine", mine), B=theirs(helper("Theirs", yours)))
    t.A.done()
    assert t.A["Enchantress"].xp == xp


def test_a_stunned_champion_does_not_count() -> None:
    t = lead("AFF-031", helper("Mine", 9), B=theirs(helper("Theirs", 1)))
    t.happens(ev.Stun(t.A["Mine"].ref))
    t.A.done()
    assert t.A["Enchantress"].xp == 0


def test_enchantress_of_level_two_readies_who_has_a_counter() -> None:
    t = lead("AFF-031", helper("With"), helper("Without"), B=theirs(helper("Theirs")))
    at_level_two(t, "Enchantress")
    for name in ("With", "Without"):
        t.happens(ev.Exhaust(t.A[name].ref))
    t.happens(ev.PutCounter(t.A["With"].ref, 1), ev.Exhaust(t.B["Theirs"].ref), ev.PutCounter(t.B["Theirs"].ref, 1))
    t.A.uses("Enchantress", "I'll Not Sully My Hands")
    assert not t.A["With"].exhausted and t.A["Without"].exhausted and t.B["Theirs"].exhausted


def test_mystique_rises_to_the_atk_of_another_and_gains_so_much_xp() -> None:
    t = lead("AFF-033", helper("Friend", 5), B=theirs(helper("Wall", 0, 9), helper("Down", 9)), windows="all")
    t.happens(ev.Stun(t.B["Down"].ref))
    t.A.attacks("Mystique", "Wall")
    t.A.uses("Mystique", "Masquerade")
    assert t.offered() == ["Friend", "Foe", "Wall"]
    t.A.picks("Friend")
    assert t.A.stats("Mystique") == (5, 6) and t.A["Mystique"].xp == 4
    # a counter is 1 ATK more
    t.happens(ev.PutCounter(t.A["Mystique"].ref, 2), ev.PutCounter(t.A["Friend"].ref, 3))
    assert t.A["Mystique"].xp == 6
    t.passes()
    assert t.A.stats("Mystique") == (3, 8) and t.A["Mystique"].xp == 6


def test_mystique_gains_nothing_by_who_is_weaker() -> None:
    t = lead("AFF-033", helper("Friend", 1), B=theirs(helper("Wall", 0, 9)), windows="all")
    t.A.attacks("Mystique", "Wall")
    t.A.uses("Mystique", "Masquerade")
    t.A.picks("Friend")
    assert t.A.stats("Mystique") == (1, 6) and t.A["Mystique"].xp == 0
    # -1/-1 counters and DEF alone are no ATK
    t.happens(ev.PutCounter(t.A["Mystique"].ref, -1))
    assert t.A["Mystique"].xp == 0


def test_mystique_of_level_two_alone_is_ferocious() -> None:
    fierce = helper("Fierce", 9, 5, "Ferocious", team="Underworld", health=3)
    t = lead("AFF-033", B=theirs(fierce), windows="all")
    at_level_two(t, "Mystique")
    t.A.attacks("Mystique", "Fierce")
    t.A.uses("Mystique", "Martial Savagery")
    assert t.s.has(t.A["Mystique"].number, "Ferocious") and not t.s.has(t.B["Fierce"].number, "Ferocious")
    t.passes()
    # she strikes first, and is not struck back
    assert stunned(t) == ["Fierce"] and not t.s.has(t.A["Mystique"].number, "Ferocious")


# -- supporting characters ------------------------------------------------------------------------------------------------------------


def test_black_cat_pounces_on_who_is_exhausted() -> None:
    for tired in (True, False):
        t = table("AFF-035", B=theirs(helper("Wall", 9, 3)))
        if tired:
            t.happens(ev.Exhaust(t.B["Wall"].ref))
        attack(t, "Black Cat", "Wall")
        assert stunned(t) == ["Wall"] and (t.A.ko == []) is tired


def test_black_cat_takes_the_luck_of_the_defender() -> None:
    t = table("AFF-035", B=theirs(helper("Wall", 0, 9), helper("By", 0, 9)), windows="all")
    t.happens(ev.PutCounter(t.B["Wall"].ref, 2), ev.PutCounter(t.B["By"].ref, 2))
    up_and_fights(t, "Black Cat", "Wall")
    assert counters(t, "Wall", "By") == [0, 2]
    t.happens(ev.PutCounter(t.B["Wall"].ref, 1), ev.PutCounter(t.B["By"].ref, -1), ev.PutCounter(t.A["Black Cat"].ref, 1))
    assert counters(t, "Wall", "By", "Black Cat") == [0, 1, 1]
    t.passes()
    t.happens(ev.PutCounter(t.B["Wall"].ref, 1))
    assert counters(t, "Wall") == [1]


def test_madame_masque_is_duplicated_as_she_is_powered_up() -> None:
    for yes in (True, False):
        t = table("AFF-036", hand=["AFF-036"])
        t.A.powers_up("Madame Masque")
        t.A.answers(yes)
        if yes:
            t.A.picks("back row")
        # they swarm
        assert (t.A.back, t.A.ko) == ((["Madame Masque"], []) if yes else ([], ["Madame Masque"]))
        assert t.A["Madame Masque"].counters == 1
    # not for another that is powered up
    t = table("AFF-036", "AFF-009", hand=["AFF-009"])
    t.A.powers_up("Wasp")
    assert t.A.ko == ["Wasp"] and kind(t) == "turn"


def test_titania_gets_up_from_what_is_no_strike() -> None:
    t = table("AFF-037", helper("Other"), B=theirs(helper("Wall", 9, 9)))
    t.happens(ev.Stun(t.A["Titania"].ref), ev.Stun(t.A["Other"].ref))
    assert stunned(t) == ["Other"] and t.A["Titania"].wounds == 0 and t.A["Other"].wounds == 1
    # DEF 0 is no strike either
    t.happens(ev.PutCounter(t.A["Titania"].ref, -2))
    assert stunned(t) == ["Other"] and counters(t, "Titania") == [0]
    t.happens(ev.Ready(t.A["Titania"].ref))
    attack(t, "Titania", "Wall")
    assert stunned(t) == ["Titania", "Other"] and t.A["Titania"].wounds == 1


def test_titania_stays_down_while_she_has_no_def() -> None:
    t = against("AFF-037", hand=["DEF-050"])
    up_and_fights(t, "Brute", "Titania")
    t.A.done()
    t.B.plays("Pain and Suffering")
    t.B.picks("Titania")
    # she would be stunned again and again; she is out of the combat, and not wounded
    assert stunned(t) == ["Titania"] and t.B["Titania"].wounds == 0 and t.s.combat is None and t.s.result is None


def test_titania_grows_in_a_combat() -> None:
    t = against("AFF-037")
    up_and_fights(t, "Brute", "Titania")
    t.A.done()
    t.B.uses("Titania", "Cellular Augmentation")
    assert t.B.stats("Titania") == (5, 5) and t.A.stats("Brute") == (9, 9)


def test_sin_stuns_who_is_melee_attacking_her() -> None:
    t = against("AFF-038")
    t.A.attacks("Brute", "Sin")
    t.A.picks("Villain")
    t.A.done()
    t.B.uses("Sin", "Like Father")
    assert t.offered() == ["Villain", "Brute"] or t.offered() == ["Brute", "Villain"]
    t.B.picks("Brute")
    assert stunned(t) == ["Brute"] and t.s.combat is not None
    # not from afar
    archer = helper("Archer", 1, 9, "Ranged", team="Underworld")
    t = situation(A=side(VILLAIN, back=[archer]), B=side(FOE, front=["AFF-038"], up=["Training Ground"]), windows="all")
    up_and_fights(t, "Archer", "Sin")
    t.A.done()
    t.B.uses("Sin", "Like Father")
    assert stunned(t) == []


def test_moonstone_keeps_enemies_on_the_ground() -> None:
    flyer = helper("Flyer", 2, 3, "Flight")
    t = situation(A=side(FOE, front=["AFF-039", flyer]), B=side(VILLAIN, front=[flyer]))
    assert t.s.has(t.A["Flyer"].number, "Flight") and not t.s.has(t.B["Flyer"].number, "Flight")
    t.happens(ev.Stun(t.A["Moonstone"].ref))
    assert t.s.has(t.B["Flyer"].number, "Flight")


def test_silver_sable_is_rich_and_for_hire() -> None:
    t = situation(
        A=side(VILLAIN, front=["AFF-040"], hand=[helper("Dear", cost=2)], resources=["Academy"]), B=theirs(), phase="turn"
    )
    t.A.done()
    assert t.s.points == 2
    t.A.recruits("Dear")
    # she teams with any main character, and with nobody else of another team
    t = situation(A=side(VILLAIN, front=["AFF-040", helper("Other", team="X-Men")]), B=theirs(helper("Wall", 0, 99)))
    t.A.attacks("Silver Sable", "Wall")
    assert t.offered() == ["Villain"]


def test_nebula_serves_an_evil_main_character_of_level_two() -> None:
    for number, name, level, much in (("MNB-083", "Magneto", 2, 6), ("MNB-083", "Magneto", 1, 3), ("MNB-003", "Hulk", 2, 3)):
        t = situation(A=side(number, front=["AFF-041"]), B=side(FOE, front=[helper("By")]))
        t.happens(ev.LevelUp(t.A[name].ref, level))
        assert t.A.stats("Nebula") == (much, much) and t.B.stats("By") == (2, 3)


def test_goblin_queen_summons_up_to_four() -> None:
    t = situation(A=side(VILLAIN, front=["AFF-042"], up=["Academy"]), B=theirs())
    t.A.uses("Goblin Queen", "Summon Goblins")
    assert t.A.front == ["Villain", "Goblin Queen", *["Demon Goblin"] * 4] and t.A.stats("Demon Goblin") == (1, 1)
    # one that is stunned ceases to exist; then one more is summoned
    t.happens(ev.Stun(t.A["Demon Goblin"].ref))
    assert t.A.front.count("Demon Goblin") == 3 and t.A.ko == []
    t.A.done()
    for _ in range(4):
        t.B.done()
    for _ in range(3):
        t.A.done()
    t.happens(ev.TurnLocation(t.s.ref(t.s.zone(0, 5)[0]), True))
    t.A.uses("Goblin Queen", "Summon Goblins")
    assert t.A.front.count("Demon Goblin") == 4


def test_a_demon_goblin_is_no_card_of_a_deck() -> None:
    deck = Deck("goblins")
    deck.main = catalog()["MNB-003"]
    deck.cards = [(catalog()["AFF-054"], 60)]
    assert any("is a token" in words for words in check(deck))


def test_spiral_moves_once_a_turn_in_the_main_phase() -> None:
    t = situation(A=side(VILLAIN, front=["AFF-043", helper("Other")]), B=theirs(helper("Wall", 0, 99)), windows="all")
    t.A.uses("Spiral", "Mobile")
    assert t.A.back == ["Spiral"]
    assert not offered(t, "use Spiral")
    t = situation(A=side(VILLAIN, front=["AFF-043", helper("Other")]), B=theirs(helper("Wall", 0, 99)), windows="all")
    up_and_fights(t, "Villain", "Wall")
    # not in a combat
    assert not offered(t, "use Spiral")


def test_spiral_is_ferocious() -> None:
    t = situation(A=side(VILLAIN, front=["AFF-043"]), B=theirs(helper("Wall", 9, 7)))
    attack(t, "Spiral", "Wall")
    assert stunned(t) == ["Wall"]


def test_viper_poisons_and_the_poison_works() -> None:
    t = table("AFF-044", B=theirs(helper("One", 2, 9), helper("Two", 2, 9), helper("Three", 2, 9)))
    t.A.uses("Viper", "Poison Darts")
    t.A.picks("One", "Two")
    t.happens(ev.PutCounter(t.B["Two"].ref, -1), ev.PutCounter(t.B["Three"].ref, 2), ev.PutCounter(t.A["Viper"].ref, -1))
    t.A.done()
    assert counters(t, "One", "Two", "Three", "Viper") == [-2, -4, 2, -1]


def test_satana_makes_the_femme_fatales_lethal() -> None:
    mate = helper("Mate", 3, 3, team="Femme Fatales")
    t = situation(A=side(VILLAIN, front=["AFF-045", mate, helper("Other", 3)]), B=theirs(helper("One", 0, 3, health=3)))
    assert [t.s.has(t.A[n].number, "Lethal") for n in ("Satana", "Mate", "Other", "Villain")] == [True, True, False, False]
    attack(t, "Mate", "One")
    assert t.B.ko == ["One"]


def test_satana_consumes_all_that_bear_a_name() -> None:
    b = side(FOE, ko=["AFF-009", "AFF-009", "Extinguish"], hand=["AFF-009", "AFF-010"], deck=["AFF-009", "AFF-010", "MNB-010"])
    t = situation(A=side(VILLAIN, front=["AFF-045"], up=["Laboratory"], ko=["AFF-009"], hand=["AFF-009"]), B=b)
    t.A.uses("Satana", "Consume Soul")
    t.match.choose((0,))
    assert t.B.ko == ["Extinguish"] and t.B.hand == ["Sister Grimm"] and sorted(t.B.deck) == ["Black Widow", "Sister Grimm"]
    # what is hers stays
    assert t.A.ko == ["Wasp"] and t.A.hand == ["Wasp"]
    assert all(t.s.card(n).known for n in t.s.zone(1, 1))


@pytest.mark.parametrize(("target", "def_", "wounds"), [("Foe", 5, 2), ("Foe", 7, 0)])
def test_lady_deathstrike_wounds_a_main_character_twice(target: str, def_: int, wounds: int) -> None:
    foe = define("Foe", MAIN, atk=3, def_=def_, health=9)
    t = situation(A=side(VILLAIN, front=["AFF-046"], up=["Fortress"]), B=side(foe, front=[helper("By")]), windows="all")
    up_and_fights(t, "Lady Deathstrike", target)
    t.A.uses("Lady Deathstrike", "Death Strike")
    t.passes()
    assert t.B["Foe"].wounds == wounds and t.B["By"].wounds == 0


def test_lady_deathstrike_must_survive_and_it_is_for_main_characters() -> None:
    foe = define("Foe", MAIN, atk=9, def_=5, health=9)
    t = situation(A=side(VILLAIN, front=["AFF-046"], up=["Fortress"]), B=side(foe), windows="all")
    up_and_fights(t, "Lady Deathstrike", "Foe")
    t.A.uses("Lady Deathstrike", "Death Strike")
    t.passes()
    assert t.B["Foe"].wounds == 1 and stunned(t) == ["Lady Deathstrike", "Foe"]
    t = situation(A=side(VILLAIN, front=["AFF-046"], up=["Fortress"]), B=theirs(helper("One", 0, 3, health=5)), windows="all")
    up_and_fights(t, "Lady Deathstrike", "One")
    t.A.uses("Lady Deathstrike", "Death Strike")
    t.passes()
    assert t.B["One"].wounds == 1


def test_morgan_le_fay_grows_in_magic_all_game_long() -> None:
    t = situation(A=side(VILLAIN, front=["AFF-047"], up=["Academy"]), B=theirs())
    for k in (1, 2):
        t.A.uses("Morgan le Fay", "Growing Magic")
        assert len(t.A.hand) == (1 if k == 1 else 1 + 2 + 2)
        if k == 1:
            t.A.done()
            for _ in range(4):
                t.B.done()
            for _ in range(3):
                t.A.done()
            t.happens(ev.TurnLocation(t.s.ref(t.s.zone(0, 5)[0]), True))


def test_morgan_le_fay_may_go_into_the_deck() -> None:
    for yes in (True, False):
        t = situation(A=side(VILLAIN, front=["AFF-047", helper("Other")]), B=theirs())
        t.happens(ev.Ko(t.A["Other"].ref), ev.Ko(t.A["Morgan le Fay"].ref))
        t.A.answers(yes)
        assert ("Morgan le Fay" in t.A.deck) is yes and t.A.ko == (["Other"] if yes else ["Other", "Morgan le Fay"])


def test_enchantress_sends_a_champion_who_attacks_twice() -> None:
    t = table("AFF-048", helper("Champion", 2, 9), helper("Other", 2, 9), B=theirs(helper("Wall", 0, 99)))
    t.A.uses("Enchantress", "Go Forth")
    assert t.offered() == ["Champion", "Other"]
    t.A.picks("Champion")
    assert counters(t, "Champion", "Other", "Enchantress") == [2, 0, 0]
    attack(t, "Other", "Wall")
    assert t.A["Other"].exhausted
    attack(t, "Champion", "Wall")
    assert not t.A["Champion"].exhausted
    attack(t, "Champion", "Wall")
    # once
    assert t.A["Champion"].exhausted


# -- plot twists ----------------------------------------------------------------------------------------------------------------------


def test_femme_fatality_counts_ones_supporting_characters() -> None:
    t = situation(
        A=side("AFF-031", front=[helper("A1"), helper("A2")], hand=["AFF-049"]),
        B=theirs(helper("One", 2, 9), helper("Two", 2, 9)),
    )
    t.happens(ev.Stun(t.A["A2"].ref))
    t.A.plays("Femme Fatality")
    t.A.picks("One")
    # stunned ones are supporting characters too
    assert counters(t, "One", "Two", "A1") == [-2, 0, 0]


def test_an_entrance_puts_another_in_the_place_of_the_defender() -> None:
    t = situation(
        A=side(VILLAIN, front=[BRUTE]),
        B=side("AFF-031", front=[helper("Weak", 0, 1)], hand=["AFF-050", helper("New", 1, 20), "MNB-010"]),
        windows="all",
    )
    up_and_fights(t, "Brute", "Weak")
    t.A.done()
    t.B.plays("Dramatic Entrance")
    t.B.answers(True)
    t.B.picks("New")
    assert t.B.front == ["Enchantress", "Weak", "New"]
    assert t.s.combat is not None and t.s.combat.defender == t.B["New"].ref
    t.passes()
    # nobody is stunned, and the new one is KO'd
    assert stunned(t) == [] and t.B.front == ["Enchantress", "Weak"] and t.B.ko == ["Dramatic Entrance", "New"]


def test_no_entrance_for_the_defender_of_another() -> None:
    t = situation(
        A=side("AFF-031", front=[helper("Mine")], hand=["AFF-050", helper("New")]), B=theirs(helper("Wall", 0, 9)), windows="all"
    )
    up_and_fights(t, "Mine", "Wall")
    t.A.plays("Dramatic Entrance")
    assert t.A.hand == ["New"] and t.B.front == ["Foe", "Wall"] and kind(t) == "turn"
    # one may do without
    t = situation(A=side(VILLAIN, front=[BRUTE]), B=side("AFF-031", hand=["AFF-050", helper("New")]), windows="all")
    up_and_fights(t, "Brute", "Enchantress")
    t.A.done()
    t.B.plays("Dramatic Entrance")
    t.B.answers(False)
    assert t.B.hand == ["New"] and t.s.combat is not None and t.s.combat.defender == t.B["Enchantress"].ref


def test_an_entrance_of_ones_own_name() -> None:
    hand: Cards = ["AFF-050", helper("Weak", 1, 20)]
    t = situation(A=side(VILLAIN, front=[BRUTE]), B=side("AFF-031", front=[helper("Weak", 0, 1)], hand=hand), windows="all")
    up_and_fights(t, "Brute", "Weak")
    t.A.done()
    t.B.plays("Dramatic Entrance")
    t.B.answers(True)
    # the first of that name is KO'd; the new one defends
    assert t.B.ko[:1] == ["Weak"] and t.s.combat is not None and t.s.combat.defender == t.B["Weak"].ref
    t.passes()
    assert t.B.ko == ["Weak", "Dramatic Entrance", "Weak"]


def test_cat_fight_helps_an_attacker() -> None:
    t = situation(A=side("AFF-031", hand=["AFF-051"]), B=theirs(helper("Wall", 0, 9)), windows="all")
    up_and_fights(t, "Enchantress", "Wall")
    t.A.plays("Cat Fight")
    assert t.A.stats("Enchantress") == (6, 5) and t.B.stats("Wall") == (0, 9)
    t.passes()
    assert t.A.stats("Enchantress") == (2, 5)


def test_main_strength_is_for_a_main_character_in_the_combat() -> None:
    for main in (True, False):
        t = situation(A=side(VILLAIN, front=[helper("Other")], hand=["AFF-053"]), B=theirs(helper("Wall", 0, 9)), windows="all")
        up_and_fights(t, "Villain" if main else "Other", "Wall")
        t.A.plays("Main Strength")
        assert t.A.stats("Villain") == ((5, 6) if main else (3, 6)) and t.A.stats("Other") == (2, 3)


def test_madripoor_serves_femme_fatales_alone() -> None:
    t = situation(A=side("AFF-027", front=["MNB-066"], up=["Madripoor"]), B=theirs(hand=["Extinguish"]))
    assert offered(t, "use Black Cat") and not offered(t, "use Rocket")
    assert catalog()["AFF-052"].symbols == ("Energy", "Intellect", "Might", "Skill")


def test_spiral_and_others_recruited_have_nothing_that_triggers() -> None:
    t = recruited("AFF-041")
    assert kind(t) == "turn" and t.A.stats("Nebula") == (3, 3)


@pytest.mark.rule("vs2pcg:basic-game-concepts#8")
def test_both_top_cards_become_resources_and_the_rest_of_the_deck_lies_as_it_lay() -> None:
    deck: list[CardDef | str] = [helper("First"), helper("Second"), helper("Third"), helper("Fourth")]
    t = situation(A=side("AFF-029", up=["Academy", "Academy"], deck=deck), B=theirs())
    t.A.uses("Dark Phoenix", "What Was")
    assert t.A.resources == ["(Academy)", "(Academy)", "(First)", "(Second)"] and t.A.deck == ["Third", "Fourth"]
    # whoever could not see them does not know them
    assert [t.s.card(n).known for n in t.s.zone(0, RESOURCE)[2:]] == [1, 1] and t.B.resources == []
