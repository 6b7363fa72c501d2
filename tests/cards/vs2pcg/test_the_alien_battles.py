"""The Alien Battles, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define, levels
from longbox.games.vs2pcg.decks.files import check, read_deck
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import MAIN, RESOURCE, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import NAMED_PLACES as PLACES, counters, printed_well, solo, stunned

ACE = define("Ace", MAIN, atk=2, def_=5, health=9, teams=("The Company",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=9, teams=("Xenomorph",))


def helper(name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "The Company", *words: str) -> CardDef:
    return define(name, SUPPORTING, cost=1, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def table(
    *front: CardDef | str, foe: Laid | None = None, phase: str = "main", windows: str = "turns", **more: list[CardDef | str]
) -> Table:
    """A with these in front and a location of each symbol; against it Foe, One and Two."""
    b = foe or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)])
    return situation(A=side(ACE, front=list(front), up=list(PLACES), **more), B=b, phase=phase, windows=windows)


def test_newt_gets_back_into_the_hand_as_she_is_attacked() -> None:
    t = table(foe=side(FOE, front=["ALN-009", helper("One", 1, 1)]))
    solo(t, "Ace", "Newt")
    assert t.B.hand == ["Newt"] and t.s.combat is None and stunned(t) == [] and t.A["Ace"].exhausted
    t = table(helper("Friend"), foe=side(FOE, front=["ALN-009", helper("One", 1, 1)]))
    solo(t, "Friend", "One")
    t.passes()
    # another is attacked: she stays
    assert t.B.hand == [] and "Newt" in t.B.front and "One" in stunned(t)


def test_vriess_stays_where_he_is_and_hurts_on_an_enemys_turn() -> None:
    t = table("ALN-010", helper("Mobile"), phase="turn", hand=[])
    t.A.done()
    t.A.done()
    assert "move Mobile to the other row" in t.offered() and not any("move Vriess" in o for o in t.offered())
    # a power still moves him
    t.happens(ev.Shift(t.A["Vriess"].ref, 0, 4, source=t.A["Ace"].ref))
    assert t.A.back == ["Vriess"]
    # stunned on his own turn he does nothing
    t.happens(ev.Stun(t.A["Vriess"].ref))
    assert t.asked(t.A) == "turn" and counters(t, "Foe", "One") == [0, 0]
    foe = side(FOE, front=["ALN-010", helper("Beside")])
    t = table(helper("Strong", 5, 5), foe=foe)
    solo(t, "Strong", "Vriess")
    t.passes()
    assert sorted(t.offered()) == ["Ace", "Strong"]
    t.B.picks("Strong")
    assert counters(t, "Strong", "Ace", "Beside") == [-1, 0, 0]


def test_kane_explores_for_a_basic_location() -> None:
    deck: list[CardDef | str] = [helper("Top"), "Avengers Mansion", "Fortress", "Academy"]
    t = table(hand=["ALN-011"], resources=[helper("R")] * 2, deck=deck, phase="turn")
    # two of the deck are drawn first
    t.A.done()
    t.A.recruits("Kane")
    assert "Fortress" in t.A.hand and t.A.deck == ["Academy"]
    # the special one is no basic location: it was drawn, not found
    t = table(
        hand=["ALN-011"], deck=[helper("D")] * 2 + ["Avengers Mansion", helper("Last")], resources=[helper("R")] * 2, phase="turn"
    )
    t.A.done()
    t.A.recruits("Kane")
    assert sorted(t.A.deck) == ["Avengers Mansion", "Last"] and t.B.hand == []


def test_captain_dallas_gives_orders_to_another_of_the_company() -> None:
    t = table("ALN-012", helper("Crew"), helper("Stranger", team="Avengers"), phase="turn")
    for _ in range(3):
        t.A.done()
    assert t.offered() == ["Ace", "Crew"]
    t.A.picks("Crew")
    assert counters(t, "Captain Dallas", "Crew", "Stranger", "Ace", "One") == [0, 1, 0, 0, 0]


def test_call_powers_up_anyone_from_the_hand_alone() -> None:
    t = table(helper("Crew"), hand=["ALN-013", helper("Nobody")])
    assert "power up Crew with Call" in t.offered() and "power up Crew with Nobody" not in t.offered()
    t.A.powers_up("Crew with Call")
    assert counters(t, "Crew", "Ace", "One") == [1, 0, 0] and t.A.ko == ["Call"]
    # in a combat: who is in it
    t = table(helper("Crew"), hand=["ALN-013"], windows="all")
    solo(t, "Ace", "Foe")
    assert "power up Ace with Call" in t.offered() and "power up Crew with Call" not in t.offered()
    # in play she is no card of the hand
    t = table("ALN-013", helper("Crew"))
    assert not any("power up" in o for o in t.offered())


def test_parker_prods_an_enemy_back_and_takes_its_counters() -> None:
    t = table("ALN-015")
    for name in ("One", "Two"):
        t.happens(ev.PutCounter(t.B[name].ref, 2))
    t.A.uses("Parker", "Cattle Prod")
    t.A.picks("One")
    assert t.B.back == ["One"] and counters(t, "One", "Two") == [0, 2]
    assert "ALN-015" not in t.offered() and not any("Cattle Prod" in o for o in t.offered())


def test_christie_s_bullets_hit_all_of_that_name_on_that_side() -> None:
    swarm = helper("Bug", 1, 3, 2, "Xenomorph", "Swarm")
    t = table("ALN-017", foe=side(FOE, front=[swarm, swarm, helper("One", 1, 3)], back=[swarm]))
    t.A.attacks("Christie", "Bug")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.passes()
    assert stunned(t) == ["Bug", "Bug", "Bug"]
    # who is stunned by another stuns nobody else
    t = table("ALN-017", helper("Strong", 5, 5), foe=side(FOE, front=[swarm, swarm]))
    solo(t, "Strong", "Bug")
    t.passes()
    assert stunned(t) == ["Bug"]


def test_private_hudson_stuns_melee_attackers_again_and_again() -> None:
    b = side(FOE, front=[helper("Weak", 1, 1)], back=["ALN-019"], up=["Training Ground"])
    t = situation(A=side(ACE, front=[helper("Big", 9, 9), helper("Huge", 9, 9)]), B=b, windows="all")
    solo(t, "Big", "Weak")
    t.A.done()
    t.B.uses("Private Hudson", "You Want Some Of This?")
    assert stunned(t) == ["Big"] and t.s.combat is None
    t.happens(ev.TurnLocation(t.s.ref(t.s.zone(1, RESOURCE)[0]), True))
    solo(t, "Huge", "Foe")
    t.A.done()
    t.B.uses("Private Hudson", "You Want Some Of This?")
    assert stunned(t) == ["Big", "Huge"] and "Ace" not in stunned(t)
    # against a ranged attack he can't
    archer = helper("Archer", 9, 9, 2, "The Company", "Ranged")
    b = side(FOE, front=[helper("Weak", 1, 1)], back=["ALN-019"], up=["Training Ground"])
    t = situation(A=side(ACE, back=[archer]), B=b, windows="all")
    t.A.attacks("Archer", "Foe")
    t.A.done()
    t.B.uses("Private Hudson", "You Want Some Of This?")
    t.passes()
    assert stunned(t) == ["Foe"]


def test_private_hudson_takes_his_main_character_along() -> None:
    t = table("ALN-019", helper("Other", health=1))
    t.happens(ev.Ko(t.A["Other"].ref))
    assert t.A["Ace"].wounds == 0
    t.happens(ev.Ko(t.A["Private Hudson"].ref))
    assert t.A["Ace"].wounds == 1 and t.B["Foe"].wounds == 0 and not t.s.stunned(t.A["Ace"].number)


def test_johner_hurts_people_in_melee() -> None:
    t = table("ALN-020", windows="all")
    assert t.A.stats("Johner") == (5, 5)
    solo(t, "Johner", "Foe")
    assert t.A.stats("Johner") == (10, 10) and t.B.stats("Foe") == (2, 5)
    t.passes()
    assert t.A.stats("Johner") == (5, 5)
    t = table(back=["ALN-020"], windows="all")
    t.A.attacks("Johner", "Foe")
    assert t.A.stats("Johner") == (5, 5)


def test_ash_serves_whoever_has_him() -> None:
    t = table(hand=["ALN-021"], resources=[helper("R")] * 6, phase="turn")
    t.A.done()
    t.A.recruits("Ash")
    t.A.answers(True)
    assert t.B.back == ["Ash"] and "Ash" not in t.A.front
    t.A.done()
    t.A.done()
    # on B's turn B stuns another of its own
    assert stunned(t) == []
    t.A.done()
    for _ in range(3):
        t.B.done()
    assert t.offered() == ["Foe", "One", "Two"]
    t.B.picks("Two")
    assert stunned(t) == ["Two"]
    # kept
    t = table(hand=["ALN-021"], resources=[helper("R")] * 6, phase="turn")
    t.A.done()
    t.A.recruits("Ash")
    t.A.answers(False)
    assert "Ash" in t.A.front
    # and sent off by his power
    t = table("ALN-021", helper("Crew"))
    t.A.uses("Ash", "Twitchy")
    assert t.B.back == ["Ash"] and "Crew" in t.A.front


def test_corporal_hicks_stays_frosty() -> None:
    t = table("ALN-022", helper("Ready"), helper("Tired"))
    solo(t, "Tired", "Foe")
    t.passes()
    t.A.done()
    assert counters(t, "Corporal Hicks", "Ready", "Ace", "Tired", "One") == [0, 2, 2, 0, 0]


# -- xenomorphs -----------------------------------------------------------------------------------------------------------------


def test_adolescent_xenomorphs_grow_together_and_are_up_to_eight_in_a_deck() -> None:
    t = table("ALN-036", helper("Crew"), hand=["ALN-036"], resources=[helper("R")], phase="turn")
    t.A.done()
    t.A.recruits("Adolescent Xenomorph")
    found = sorted([t.s.card(n).counters for n in t.s.side(0) if t.s.card(n).printed.name == "Adolescent Xenomorph"])
    assert found == [0, 1] and counters(t, "Crew") == [0]
    rest = "\n".join(["4 MNB-109", "4 MNB-110", "4 MNB-111", "4 MNB-112"])
    head = "Main Character: Hulk (MNB-003)\n"
    eight, nine = (check(read_deck(f"{head}{n} Adolescent Xenomorph (ALN-036)\n{rest}", "X")) for n in (8, 9))
    assert not any("copies" in p for p in eight)
    assert any("9 copies of Adolescent Xenomorph; at most 8" in p for p in nine)


def test_a_xenomorph_ambusher_in_the_back_row_can_t_be_attacked() -> None:
    flyer = helper("Flyer", 2, 2, 2, "The Company", "Flight")
    t = table(flyer, foe=side(FOE, front=["ALN-037"], back=[helper("Behind")]))
    assert "attack Xenomorph Ambusher with Flyer" in t.offered()
    t = table(flyer, foe=side(FOE, front=[helper("One")], back=["ALN-037", helper("Behind")]))
    assert "attack Behind with Flyer" in t.offered()
    assert not any(o.startswith("attack Xenomorph Ambusher") for o in t.offered())


def test_a_leaping_xenomorph_flies_on_its_own_turn_alone() -> None:
    t = table("ALN-038", helper("Walker"), foe=side(FOE, back=[helper("Behind")]))
    assert t.s.has(t.A["Leaping Xenomorph"].number, "Flight") and not t.s.has(t.A["Walker"].number, "Flight")
    assert "attack Behind with Leaping Xenomorph" in t.offered() and "attack Behind with Walker" not in t.offered()
    t.A.done()
    assert not t.s.has(t.A["Leaping Xenomorph"].number, "Flight")


def test_a_ferocious_xenomorph_strikes_first() -> None:
    t = table("ALN-039", foe=side(FOE, front=[helper("One", 5, 3)]))
    solo(t, "Ferocious Xenomorph", "One")
    t.passes()
    assert stunned(t) == ["One"]


def test_a_salivating_xenomorph_fills_the_hand_up_to_three() -> None:
    t = table("ALN-040", hand=[helper("H")])
    t.A.uses("Salivating Xenomorph", "Salivate")
    assert len(t.A.hand) == 3 and t.B.hand == []
    t = table("ALN-040", hand=[helper("H")] * 4)
    t.A.uses("Salivating Xenomorph", "Salivate")
    assert len(t.A.hand) == 4


def test_an_acid_blood_xenomorph_bleeds_once_it_is_wounded() -> None:
    for wounds in (0, 1):
        t = table("ALN-041", windows="all")
        t.s.write(t.A["Acid Blood Xenomorph"].number).wounds = wounds
        solo(t, "Acid Blood Xenomorph", "One")
        assert counters(t, "One", "Two", "Acid Blood Xenomorph") == [-wounds, 0, 0]
    # defending it drips on each attacker
    b = side(FOE, front=["ALN-041"])
    t = situation(A=side(ACE, front=[helper("Mate", 1, 5), helper("Out", 1, 5)]), B=b, windows="all")
    t.s.write(t.B["Acid Blood Xenomorph"].number).wounds = 1
    t.A.attacks("Ace", "Acid Blood Xenomorph")
    t.A.picks("Mate")
    t.A.picks()
    assert counters(t, "Ace", "Mate", "Out") == [-1, -1, 0]


def test_xenomorph_spitters_spit_together() -> None:
    t = table("ALN-042", foe=side(FOE, front=[helper("One", 1, 9)]))
    t.A.uses("Xenomorph Spitter", "Spit Acid")
    t.A.picks("One")
    assert t.asked(t.A) == "turn" and counters(t, "One", "Foe") == [-2, 0]
    t = table("ALN-042", "ALN-042", helper("Crew"), foe=side(FOE, front=[helper("One", 1, 9), helper("Two", 1, 9)]))
    t.A.uses("Xenomorph Spitter", "Spit Acid")
    t.A.picks("One")
    t.A.picks("Two")
    assert counters(t, "One", "Two", "Foe", "Crew") == [-2, -2, 0, 0] and t.asked(t.A) == "turn"


def test_a_screeching_xenomorph_rouses_a_swarm() -> None:
    bug = helper("Bug", 1, 1, 2, "Xenomorph", "Swarm")
    t = table("ALN-043", bug, bug, helper("Crew"))
    t.A.uses("Screeching Xenomorph", "Screech")
    assert "Crew" not in t.offered()
    t.A.picks("Bug")
    found = [t.s.card(n).counters for n in t.s.side(0) if t.s.card(n).printed.name == "Bug"]
    assert found == [2, 2] and counters(t, "Screeching Xenomorph", "Crew", "One") == [0, 0, 0]


def test_the_perfect_organism_strikes_twice_as_hard_or_thrice() -> None:
    for where, down in (("up", False), ("hand", True)):
        wall = helper("Wall", 0, 12)
        a = side(ACE, front=["ALN-045"], up=["Academy"] if where == "up" else [], hand=["Academy"] if where == "hand" else [])
        t = situation(A=a, B=side(FOE, front=[wall]), windows="all")
        solo(t, "The Perfect Organism", "Wall")
        t.A.uses("The Perfect Organism", "This Thing is Huge!")
        assert t.A.stats("The Perfect Organism") == (4, 8)
        t.passes()
        # 8 do not stun it, 12 do
        assert stunned(t) == (["Wall"] if down else [])


def test_the_newborn_throws_a_tantrum() -> None:
    for where, n in (("up", 2), ("hand", 5)):
        a = side(ACE, front=["ALN-046"], up=["Fortress"] if where == "up" else [], hand=["Fortress"] if where == "hand" else [])
        t = situation(A=a, B=side(FOE), windows="all")
        assert not any("Tantrum" in o for o in t.offered())
        solo(t, "The Newborn", "Foe")
        t.A.uses("The Newborn", "Tantrum")
        assert counters(t, "The Newborn", "Ace", "Foe") == [n, 0, 0]


def test_the_queen_finds_eggs_and_lays_them_if_a_location_was_discarded() -> None:
    egg = define("Ovomorph", SUPPORTING, cost=1, atk=0, def_=4, teams=("Xenomorph",), words=("Swarm",))
    for where in ("up", "hand"):
        places: list[CardDef | str] = ["Laboratory"]
        a = side(
            ACE,
            front=["ALN-047"],
            up=places if where == "up" else [],
            hand=[egg, *(places if where == "hand" else [])],
            deck=[helper("D"), egg],
            ko=[egg, helper("K")],
        )
        t = situation(A=a, B=side(FOE), windows="all")
        solo(t, "The Queen", "Foe")
        t.A.uses("The Queen", "Who's Laying The Eggs?")
        assert t.offered() == ["Ovomorph", "Ovomorph", "Ovomorph"]
        t.A.gives(0, 2)
        if where == "hand":
            t.A.answers(True)
            assert t.A.back == ["Ovomorph", "Ovomorph"] and t.A.hand == ["Ovomorph"]
        else:
            assert t.A.hand == ["Ovomorph"] * 3 and t.A.back == []
        assert t.A.deck == ["D"] and sorted(t.A.ko)[:1] == ["K"]
    # she chooses whom the defender strikes back at
    t = situation(A=side(ACE, front=["ALN-047", helper("X", team="Xenomorph")]), B=side(FOE))
    t.A.attacks("The Queen", "Foe")
    t.A.picks("X")
    t.passes()
    assert t.asked(t.A) == "strike back"


# -- plot twists -------------------------------------------------------------------------------------------------------------------


XENO = helper("Xeno", 1, 9, 2, "Xenomorph", "Ranged")


def test_chestburst_needs_melee() -> None:
    t = table(XENO, hand=["Chestburst"], windows="all")
    solo(t, "Xeno", "Foe")
    t.A.plays("Chestburst")
    assert sorted(t.offered()) == ["Foe", "Xeno"]
    t.A.picks("Foe")
    assert counters(t, "Foe", "One") == [-2, 0]
    t = table(back=[XENO], hand=["Chestburst"], windows="all")
    t.A.attacks("Xeno", "Foe")
    t.A.plays("Chestburst")
    assert counters(t, "Foe", "One", "Xeno") == [0, 0, 0] and t.A.ko == ["Chestburst"]


def test_spook_dazes_whoever_is_not_protected() -> None:
    t = table(XENO, hand=["Spook"], foe=side(FOE, front=[helper("One", 1, 3)], back=[helper("Behind")]))
    t.A.plays("Spook")
    assert t.offered() == ["Foe", "One"]
    t.A.picks("One")
    assert stunned(t) == ["One"] and t.B["One"].wounds == 0


def test_build_the_hive_turns_an_enemy_location_down() -> None:
    t = table(XENO, hand=["Build the Hive"], foe=side(FOE, up=["Fortress", "Academy"], resources=["Laboratory"]))
    t.A.plays("Build the Hive")
    assert sorted(t.offered()) == ["Academy", "Fortress"]
    t.A.picks("Academy")
    assert t.B.resources == ["(Laboratory)", "Fortress", "(Academy)"]
    assert all("(" not in r for r in t.A.resources)


def test_let_s_rock_for_an_attacker_or_a_defender() -> None:
    for mode, figures in ((0, [(3, 5), (2, 5)]), (1, [(2, 5), (2, 7)])):
        t = table(helper("Out"), hand=["ALN-054"], windows="all")
        solo(t, "Ace", "Foe")
        t.A.plays("Let's Rock!")
        t.A.gives(mode)
        assert [t.A.stats("Ace"), t.B.stats("Foe")] == figures and t.A.stats("Out") == (2, 2)


@pytest.mark.parametrize(
    ("number", "symbol"),
    [("ALN-055", "Energy"), ("ALN-056", "Skill"), ("ALN-057", "Intellect"), ("ALN-058", "Might")],
)
def test_a_basic_location_pays_its_symbol_alone(number: str, symbol: str) -> None:
    hero = "MNB-095"
    t = situation(A=side(ACE, front=[hero], up=[number]), B=side(FOE))
    found = [o for o in t.offered() if o.startswith("use ")]
    assert len(found) == 1 and f"[{symbol}]" in found[0]


def test_every_number_has_a_text_or_a_reason_and_prints_it() -> None:
    from longbox.games.vs2pcg.cards.the_alien_battles import TEXT, UNBUILT

    assert sorted([*TEXT, *UNBUILT]) == [f"ALN-{n:03}" for n in range(1, 61)]
    for number in dict.fromkeys([levels()[number] for number in TEXT]):
        printed_well(number)
