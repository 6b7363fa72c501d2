"""Legacy, card by card: supporting characters and plot twists, what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.decks.files import check, read_deck
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import MAIN, RESOURCE, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import FOE, NAMED_PLACES as PLACES, counters, of_legacy as helper, solo, stunned

ACE = define("Ace", MAIN, atk=2, def_=5, health=9, teams=("Avengers",))


def table(
    *front: CardDef | str, foe: Laid | None = None, phase: str = "main", windows: str = "turns", **more: list[CardDef | str]
) -> Table:
    """A with these in front and a location of each symbol; against it Foe, One and Two."""
    b = foe or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)])
    return situation(A=side(ACE, front=list(front), up=list(PLACES), **more), B=b, phase=phase, windows=windows)


# -- supporting characters -----------------------------------------------------------------------------------------------------


def test_peggy_carter_makes_avengers_cheaper() -> None:
    dear = define("Dear", SUPPORTING, cost=3, atk=2, def_=2, teams=("Avengers",))
    other = define("Other", SUPPORTING, cost=3, atk=2, def_=2, teams=("X-Men",))
    t = situation(A=side(ACE, front=["LEG-006"], hand=[dear, other], resources=[helper("R")] * 2), B=side(FOE), phase="turn")
    t.A.done()
    assert t.s.points == 2
    assert any("recruit Dear" in o for o in t.offered()) and not any("recruit Other" in o for o in t.offered())
    t.A.recruits("Dear")
    assert t.s.points == 0
    # an enemy Peggy is no help
    t = situation(A=side(ACE, hand=[dear], resources=[helper("R")] * 2), B=side(FOE, front=["LEG-006"]), phase="turn")
    t.A.done()
    assert not any("recruit Dear" in o for o in t.offered())


def test_mockingbird_counts_the_supporting_characters_of_one_side() -> None:
    t = situation(
        A=side(ACE, front=["LEG-007"], up=["Training Ground"]),
        B=side(FOE, front=[helper("One")], back=[helper("Two")]),
        C=side(define("Third", MAIN, atk=1, def_=5, health=5), front=[helper("Lone")]),
    )
    t.A.uses("Mockingbird", "Martial Mastery")
    t.A.picks("B")
    assert counters(t, "Mockingbird", "Ace", "One") == [2, 0, 0]


def test_captain_britain_is_powered_up_threefold() -> None:
    t = table("LEG-008", helper("Mate"), hand=["LEG-008", helper("Mate")])
    t.A.powers_up("Mate")
    assert counters(t, "Captain Britain", "Mate") == [0, 1]
    t.A.powers_up("Captain Britain")
    assert counters(t, "Captain Britain", "Mate", "Ace") == [3, 1, 0]


def test_bishop_drinks_the_energy_of_his_own_side() -> None:
    t = table("LEG-015", "Thor", "Spider-Man")
    t.A.uses("Spider-Man", "Websling")
    assert counters(t, "*Bishop*") == [0]
    t.A.uses("Thor", "Lightning Strike")
    t.A.picks("Foe")
    assert counters(t, "*Bishop*", "Thor", "Foe") == [2, 0, -3]
    # an enemy's power is none of his
    t = situation(A=side(ACE, front=["Thor"], up=["Laboratory"]), B=side(FOE, front=["LEG-015"]))
    t.A.uses("Thor", "Lightning Strike")
    t.A.picks("Foe")
    assert t.B["*Bishop*"].counters == 0


def test_psylocke_makes_the_player_of_a_stunned_defender_discard() -> None:
    foe = side(FOE, front=[helper("One", 1, 3), helper("Wall", 9, 9)], hand=[helper("H"), helper("K")])
    t = table("LEG-016", foe=foe, hand=[helper("Mine")])
    solo(t, "Psylocke", "One")
    t.passes()
    t.B.picks("H")
    assert t.B.ko == ["H"] and t.B.hand == ["K"] and "Mine" in t.A.hand
    t = table("LEG-016", foe=foe)
    solo(t, "Psylocke", "Wall")
    t.passes()
    assert t.B.hand == ["H", "K"]


def test_havok_blasts_all_but_cyclops_and_himself() -> None:
    a = side(ACE, front=["LEG-017", helper("Friend"), helper("Cyclops")], up=["Laboratory"] * 3)
    t = situation(A=a, B=side(FOE, front=[helper("One")], back=[helper("Behind")]))
    t.A.uses("Havok", "Plasma Blast")
    assert stunned(t) == ["Friend", "One", "Behind"]
    # two Laboratories don't do
    t = situation(A=side(ACE, front=["LEG-017"], up=["Laboratory"] * 2), B=side(FOE))
    assert not any("Plasma" in o for o in t.offered())


def test_white_tiger_has_more_with_each_counter() -> None:
    t = table("LEG-042", helper("Mate"))
    for n, words in enumerate(((), ("Flight",), ("Ferocious", "Flight"), ("Ferocious", "Flight", "Lethal"))):
        found = [w for w in ("Ferocious", "Flight", "Lethal") if t.s.has(t.A["White Tiger"].number, w)]
        assert tuple(found) == words, n
        t.happens(ev.PutCounter(t.A["White Tiger"].ref, 1), ev.PutCounter(t.A["Mate"].ref, 1))
    assert not t.s.has(t.A["Mate"].number, "Lethal")
    # she leaps on her own turn alone
    t.A.done()
    assert not t.s.has(t.A["White Tiger"].number, "Flight") and t.s.has(t.A["White Tiger"].number, "Ferocious")


def test_kate_bishop_draws_quickly() -> None:
    archer = helper("Archer", 9, 3, 2, "Underworld", "Ranged")
    t = table(back=["LEG-059"], foe=side(FOE, front=[archer]))
    t.A.attacks("*Hawkeye*", "Archer")
    t.passes()
    assert stunned(t) == ["Archer"]
    # in melee she is struck back at
    t = table("LEG-059", foe=side(FOE, front=[archer]))
    solo(t, "*Hawkeye*", "Archer")
    t.passes()
    assert "*Hawkeye*" in t.A.ko


def test_calypso_may_take_all_counters_of_a_character() -> None:
    for yes in (True, False):
        t = table(hand=["LEG-070"], resources=[helper("R")], phase="turn")
        t.happens(ev.PutCounter(t.B["One"].ref, 3), ev.PutCounter(t.B["Two"].ref, 1))
        t.A.done()
        t.A.recruits("Calypso")
        t.A.answers(yes)
        if yes:
            t.A.picks("One")
        assert counters(t, "One", "Two") == ([0, 1] if yes else [3, 1])


def test_hela_waits_for_all_enemies_to_lie() -> None:
    t = table("LEG-073")
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Two"].ref))
    t.A.uses("Hela", "Touch of Death")
    assert counters(t, "Hela") == [0]
    t = table("LEG-073")
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Two"].ref), ev.Stun(t.B["Foe"].ref))
    t.A.uses("Hela", "Touch of Death")
    assert counters(t, "Hela", "Ace") == [5, 0]


def test_shadowcat_slips_in_from_the_hand_and_calls_the_combat_off() -> None:
    for where in ("front", "back"):
        weak = helper("Weak", 1, 1, 2, "X-Men")
        rows: dict[str, list[CardDef | str]] = {where: [weak]}
        if where == "back":
            rows["front"] = []
        b = side(FOE, hand=["LEG-014"], up=["Laboratory"], main_back=where == "back", **rows)
        t = situation(A=side(ACE, front=[helper("Big", 9, 9)]), B=b, windows="all")
        assert not any("Intangible" in o for o in t.offered())
        solo(t, "Big", "Weak")
        t.A.done()
        t.B.uses("Shadowcat", "Intangible Escape")
        assert t.s.combat is None and stunned(t) == [] and t.B.resources == ["(Laboratory)"]
        assert "Shadowcat" in (t.B.front if where == "front" else t.B.back) and t.B.hand == []
    # attacking as well; in play she has no such power
    t = table("LEG-014", hand=["LEG-014"], windows="all")
    solo(t, "Ace", "Foe")
    assert len([o for o in t.offered() if "Intangible" in o]) == 1
    t.A.uses("Shadowcat", "Intangible Escape")
    # uniqueness: the earlier one goes
    assert t.A.ko == ["Shadowcat"] and t.s.combat is None
    # in a combat of others she stays where she is
    sides = {"A": side(ACE), "B": side(FOE), "C": side(define("Third", MAIN, atk=1, def_=5), hand=["LEG-014"], up=["Laboratory"])}
    t = situation(windows="all", **sides)
    solo(t, "Ace", "Foe")
    t.A.done()
    t.B.done()
    t.C.uses("Shadowcat", "Intangible Escape")
    assert t.C.hand == ["Shadowcat"] and t.s.combat is not None


def test_the_grandmaster_enforces_that_characters_are_recruited_from_hands() -> None:
    t = table("LEG-033", hand=[helper("New")], resources=[helper("R")], ko=[helper("Dead")], phase="turn")
    t.A.done()
    t.A.recruits("New")
    assert "New" in t.A.front
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, 2)[0]), 0, 3))
    assert t.A.ko == ["Dead"] and "The Grandmaster" in t.A.front


@pytest.mark.parametrize(("k", "word"), list(enumerate(("Flight", "Ranged", "Ferocious", "Lethal"))))
def test_mister_sinister_gives_a_keyword_for_good(k: int, word: str) -> None:
    t = table("LEG-034", helper("Pet"))
    t.A.uses("Mister Sinister", "Genetic Manipulation")
    assert sorted(t.offered()) == ["One", "Pet", "Two"]
    t.A.picks("Pet")
    t.A.gives(k)
    assert t.s.has(t.A["Pet"].number, word) and not t.s.has(t.B["One"].number, word)
    t.A.done()
    assert t.s.has(t.A["Pet"].number, word)


def test_mister_sinister_gives_berserker_and_dodge() -> None:
    archer = helper("Archer", 1, 1, 2, "Underworld", "Ranged")
    t = table("LEG-034", helper("Pet"), windows="all")
    t.A.uses("Mister Sinister", "Genetic Manipulation")
    t.A.picks("Pet")
    t.A.gives(4)
    solo(t, "Pet", "Foe")
    assert counters(t, "Pet", "Mister Sinister") == [1, 0]
    t = situation(A=side(ACE, front=["LEG-034", helper("Pet")], up=["Laboratory"]), B=side(FOE, back=[archer]))
    t.A.uses("Mister Sinister", "Genetic Manipulation")
    t.A.picks("Pet")
    t.A.gives(5)
    t.A.done()
    for _ in range(3):
        t.B.done()
    assert "attack Ace with Archer" in t.offered() and "attack Pet with Archer" not in t.offered()


def test_mister_sinister_is_a_genius() -> None:
    for name in ("LEG-034", "Hawkeye"):
        t = table(name, phase="turn")
        assert len(t.A.hand) == (3 if name == "LEG-034" else 2)


def test_jessica_jones_is_tough_and_shuts_minds() -> None:
    for yes in (True, False):
        t = table("LEG-043")
        t.happens(ev.Stun(t.A["Jessica Jones"].ref))
        t.A.answers(yes)
        assert t.A["Jessica Jones"].wounds == 1 and t.s.stunned(t.A["Jessica Jones"].number) is not yes
    t = table("MNB-071", "Thor", foe=side(FOE, front=["LEG-043"]))
    assert any("use Thor" in o for o in t.offered()) and not any("[Intellect]" in o for o in t.offered())
    # stunned she lets them; and her own side may
    t.happens(ev.Stun(t.B["Jessica Jones"].ref))
    t.B.answers(False)
    assert any("[Intellect]" in o for o in t.offered())
    t = table("LEG-043", "MNB-071")
    assert any("[Intellect]" in o for o in t.offered())


def test_misty_knight_looks_at_a_hand_and_is_strong_in_melee() -> None:
    t = table(hand=["LEG-041"], resources=[helper("R")], foe=side(FOE, hand=[helper("H")]), phase="turn")
    t.A.done()
    assert not t.s.card(t.s.zone(1, 1)[0]).known & 1
    t.A.recruits("Misty Knight")
    assert t.s.card(t.s.zone(1, 1)[0]).known & 1 and t.B.hand == ["H"]
    for back in (False, True):
        rows: dict[str, list[CardDef | str]] = {"back": ["LEG-041"]} if back else {}
        t = table(*([] if back else ["LEG-041"]), windows="all", **rows)
        t.A.attacks("Misty Knight", "Foe")
        if t.match.decision is not None and t.match.decision.kind == "join":
            t.A.picks()
        t.A.uses("Misty Knight", "Bionic Arm")
        assert t.A.stats("Misty Knight") == ((2, 3) if back else (4, 5)) and t.A.stats("Ace") == (2, 5)


def test_stick_trains_a_main_character_and_daredevil_twice() -> None:
    for main, n in ((ACE, 2), (define("Daredevil", MAIN, atk=2, def_=5, health=5), 4)):
        t = situation(
            A=side(main, front=[helper("Mate")], hand=["LEG-044"], resources=[helper("R")] * 4), B=side(FOE), phase="turn"
        )
        t.A.done()
        t.A.recruits("Stick")
        assert counters(t, main.name, "Mate", "Stick") == [n, 0, 0]
    t = table(back=[helper("Archer", 1, 1, 2, "Avengers", "Ranged")], foe=side(FOE, front=["LEG-044"]))
    assert "attack Foe with Archer" in t.offered() and "attack Stick with Archer" not in t.offered()


def test_leader_alone_leads_and_catches_up_on_cards() -> None:
    cap, x = "MNB-015", helper("Mate")
    t = table(cap, x)
    t.A.attacks("Captain America", "Foe")
    t.A.picks("Mate")
    t.A.picks()
    t.passes()
    assert t.asked(t.A) == "strike back"
    for leader_at in ("A", "B"):
        a: list[CardDef | str] = [cap, x, *(["LEG-050"] if leader_at == "A" else [])]
        t = situation(A=side(ACE, front=a), B=side(FOE, front=["LEG-050"] if leader_at == "B" else []))
        t.A.attacks("Captain America", "Foe")
        t.A.picks("Mate")
        t.A.picks()
        t.passes()
        # Captain America has lost it
        assert t.asked(t.B) == "strike back"
    t = table("LEG-050", helper("U", team="Underworld"), foe=side(FOE, hand=[helper("H")] * 4), hand=[helper("K")])
    t.A.uses("Leader", "Massive Brain")
    assert len(t.A.hand) == 4 and len(t.B.hand) == 4
    t = table("LEG-050", foe=side(FOE, hand=[helper("H")]), hand=[helper("K")] * 3)
    t.A.uses("Leader", "Massive Brain")
    assert len(t.A.hand) == 3
    t = table("LEG-050", helper("U", team="Underworld"))
    t.A.attacks("Leader", "Foe")
    t.A.picks("U")
    t.passes()
    assert t.asked(t.A) == "strike back"


def test_crystal_draws_on_each_type_of_basic_location() -> None:
    for name, words, figures in (
        ("Laboratory", ["Flight"], (5, 5)),
        ("Training Ground", ["Ranged"], (5, 5)),
        ("Fortress", [], (10, 5)),
        ("Academy", [], (5, 10)),
        ("Avengers Mansion", [], (5, 5)),
    ):
        t = situation(A=side(ACE, front=["LEG-062", helper("Mate")], up=[name, name]), B=side(FOE))
        assert [w for w in ("Flight", "Ranged") if t.s.has(t.A["Crystal"].number, w)] == words
        assert t.A.stats("Crystal") == figures and t.A.stats("Mate") == (2, 2)
        # what lies face down is no location that anybody sees
        for n in t.s.zone(0, RESOURCE):
            t.happens(ev.TurnLocation(t.s.ref(n), False))
        assert t.A.stats("Crystal") == (5, 5) and not t.s.has(t.A["Crystal"].number, "Flight")


# -- plot twists -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "team", "other"),
    [
        ("LEG-009", "Avengers", "MNB-035"),
        ("LEG-018", "X-Men", "MNB-010"),
        ("LEG-027", "Guardians", "MNB-010"),
        ("LEG-036", "Supervillains", "MNB-010"),
        ("LEG-045", "Defenders", "MNB-010"),
        ("LEG-054", "Underworld", "MNB-010"),
        ("LEG-065", "A-Force", "MNB-010"),
        ("LEG-074", "Femme Fatales", "MNB-010"),
    ],
)
def test_loyalty_keeps_cards_of_other_teams_out_of_the_deck(number: str, team: str, other: str) -> None:
    def problems(*lines: str) -> list[str]:
        deck = read_deck("\n".join(["Main Character: Loki (MNB-081)", f"4 {catalog()[number].name} ({number})", *lines]), "X")
        return [p for p in check(deck) if "can't be in this deck" in p]

    # cards of no team, and a main character of another, are no matter
    assert problems("4 MNB-109", "4 MNB-105") == []
    name = catalog()[other].name
    found = problems(f"1 {name} ({other})")
    assert len(found) == 1 and f"{name} is of another team than {team}" in found[0]
    assert catalog()[number].values.teams == (team,)


def test_avenge_stuns_an_exhausted_supporting_character() -> None:
    t = table(helper("Tired"), hand=["Avenge"])
    t.happens(ev.Exhaust(t.B["One"].ref), ev.Exhaust(t.B["Foe"].ref))
    t.A.plays("Avenge")
    assert stunned(t) == ["One"]


def test_gifted_and_talented_is_for_the_build_phase() -> None:
    t = table(helper("X", team="X-Men"), hand=["Gifted and Talented"], phase="turn")
    before = len(t.A.hand)
    t.A.plays("Gifted and Talented")
    assert len(t.A.hand) == before + 1 and t.B.hand == []
    t = table(helper("X", team="X-Men"), hand=["Gifted and Talented"])
    assert not any("Gifted" in o for o in t.offered())


def test_we_are_groot_helps_one_in_the_combat() -> None:
    t = table(helper("Tree", 1, 1, 2, "Guardians"), hand=["We Are Groot"], windows="all")
    solo(t, "Tree", "Foe")
    t.A.plays("We Are Groot")
    assert sorted(t.offered()) == ["Foe", "Tree"]
    t.A.picks("Tree")
    assert t.A.stats("Tree") == (5, 5) and t.B.stats("Foe") == (2, 5) and t.A.stats("Ace") == (2, 5)


def test_steel_and_flame_weakens_all_enemy_supporting_characters() -> None:
    t = table(helper("V", team="Supervillains"), hand=["Steel and Flame"])
    t.A.plays("Steel and Flame")
    assert counters(t, "One", "Two", "Foe", "V") == [-2, -2, 0, 0]


def test_reality_shift_heals_one_of_one_s_own() -> None:
    t = table(helper("D", team="Defenders"), hand=["Reality Shift"])
    for c in (t.A["Ace"], t.A["D"], t.B["Foe"]):
        t.s.write(c.number).wounds = 1
    t.A.plays("Reality Shift")
    assert sorted(t.offered()) == ["Ace", "D"]
    t.A.picks("Ace")
    assert (t.A["Ace"].wounds, t.A["D"].wounds, t.B["Foe"].wounds) == (0, 1, 1)


def test_not_finished_yet_brings_an_enemy_round() -> None:
    t = table(helper("U", team="Underworld"), hand=["Not Finished Yet"])
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Two"].ref))
    t.A.plays("Not Finished Yet")
    t.A.picks("One")
    assert stunned(t) == ["Two"] and t.B["One"].exhausted and t.B["One"].wounds == 1


def test_ready_for_anything_readies_one_s_side() -> None:
    t = table(helper("F", team="A-Force"), hand=["Ready For Anything"])
    t.happens(ev.Exhaust(t.A["Ace"].ref), ev.Exhaust(t.A["F"].ref), ev.Exhaust(t.B["One"].ref))
    t.A.plays("Ready For Anything")
    assert not t.A["Ace"].exhausted and not t.A["F"].exhausted and t.B["One"].exhausted


def test_fatal_attraction_puts_three_counters() -> None:
    t = table(helper("W", team="Femme Fatales"), hand=["Fatal Attraction"])
    t.A.plays("Fatal Attraction")
    t.A.picks("W")
    assert counters(t, "W", "Ace", "One") == [3, 0, 0]
