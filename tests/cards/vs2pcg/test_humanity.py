"""Cards that are paid with the symbols Humanity and Alien: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.language.filters import Aligned
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import KO, LOCATION, MAIN
from longbox.kernel.queries import Scope
from tests.cards.vs2pcg.common import Cards, counters, ends_turn, fights, helper, offered, pays, printed_well, stunned

PLACES: Cards = ["MNB-109", "MNB-110", "MNB-111", "MNB-112", "AEW-067"]
ALIEN = define("Battleworld", LOCATION, symbol="Alien")
FOE = define("Foe", MAIN, atk=2, def_=5, health=9, teams=("Heels",))
NUMBERS = [9, 16, 20, 21, 29, 34, 38, 40, 48, 49, 58, 67]


def led(number: str, *front: object, level: int = 1, windows: str = "turns", **more: Cards) -> Table:
    """A has this main character, of that level, and a location of each of five symbols; B has Foe, One and Two."""
    b = side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)], up=list(PLACES))
    t = situation(A=side(number, front=list(front), up=list(PLACES), **more), B=b, windows=windows)  # type: ignore[arg-type]
    if level == 2:
        t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), 2))
    return t


def attacked(*front: object, who: str, by: str = "Strong", **more: Cards) -> Table:
    """B has these and locations; one of them is attacked by a 9/3, and B may play."""
    a = side(FOE, front=[helper("Strong", 9, 3, team="X"), helper("Weak", 2, 3, team="Y")])
    t = situation(A=a, B=side("AEW-009", front=list(front), up=list(PLACES), **more), windows="all")  # type: ignore[arg-type]
    t.A.attacks(by, who)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.done()
    return t


@pytest.mark.parametrize("number", [*[f"AEW-{n:03}" for n in NUMBERS], "FRF-003", "FRF-009", "FRF-020"])
def test_it_prints(number: str) -> None:
    printed_well(number)


def test_the_tunnels_pay_humanity_for_their_team() -> None:
    assert card("AEW-029").symbols == ("Humanity", "Intellect", "Might", "Skill") == card("AEW-058").symbols
    for place, yes in (("AEW-029", True), ("AEW-058", False), ("AEW-067", True)):
        b = side(FOE, front=[helper("One", 1, 3)])
        t = situation(A=side("AEW-009", up=[place]), B=b)
        t.happens(ev.Stun(t.B["One"].ref))
        assert offered(t, "Night Fever") is yes


def test_statlander_finishes_who_lies_down_and_learns_by_her_places() -> None:
    t = led("AEW-009")
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Foe"].ref))
    t.A.uses("Kris Statlander", "Night Fever")
    assert t.B.ko == ["One"] and t.B.front == ["Foe", "Two"]
    t = situation(A=side("AEW-009", hand=["AEW-067", "MNB-110"]), B=side(FOE), phase="turn")
    t.A.places("Revolution", up=True)
    assert t.A["Kris Statlander"].xp == 1
    t.happens(ev.Resource(t.s.ref(t.s.zone(0, 1)[0]), 0, True, t.A["Kris Statlander"].ref))
    assert t.A["Kris Statlander"].xp == 1


def test_statlander_of_level_two_invades() -> None:
    b = side(FOE, back=[helper("Behind", 9, 3)], main_back=True)
    t = situation(A=side("AEW-009", up=list(PLACES)), B=b)
    t.happens(ev.LevelUp(t.A["Kris Statlander"].ref, 2))
    t.A.uses("Kris Statlander", "Area 451")
    assert t.s.has(t.A["Kris Statlander"].number, "Flight")
    t.A.attacks("Kris Statlander", "Behind")
    t.passes()
    assert stunned(t) == ["Behind"]


def test_britt_baker_gives_her_atk_and_counts_powers() -> None:
    t = led("AEW-034", helper("Mate"))
    t.A.uses("Dr. Britt Baker, D.M.D.", "Role Model")
    assert counters(t, "Mate", "Dr. Britt Baker, D.M.D.", "One") == [3, 0, 0]
    t.happens(ev.Wound(t.B["One"].ref))
    t.happens(ev.Wound(t.A["Mate"].ref))
    assert t.A["Dr. Britt Baker, D.M.D."].xp == 2
    b = side(FOE, front=["MNB-044", helper("Other")])
    t = situation(A=side("AEW-034", up=list(PLACES)), B=b, windows="all")
    t.happens(ev.LevelUp(t.A["Dr. Britt Baker, D.M.D."].ref, 2))
    t.A.attacks("Dr. Britt Baker, D.M.D.", "Wolverine")
    t.A.uses("Dr. Britt Baker, D.M.D.", "Lockjaw")
    # Berserker and Regeneration
    assert counters(t, "Wolverine", "Other") == [-2, 0]


def test_malakai_black_learns_by_evil_attackers() -> None:
    for team, xp in (("X-Men", 0), ("Underworld", 1)):
        t = led("AEW-038", helper("Mate", team=team))
        fights(t, "Mate", "One")
        assert t.A["Malakai Black"].xp == xp
    # he is Evil himself
    fights(t, "Malakai Black", "Two")
    assert t.A["Malakai Black"].xp == 2


@pytest.mark.rule("vs2pcg:melee-resolving-combat#1")
@pytest.mark.parametrize(("uses", "blows"), [(True, 3), (False, 1)])
def test_each_strike_is_heard_of(uses: bool, blows: int) -> None:
    # whom he strikes gets a wound each time it is struck
    b = side("AEW-007", front=[helper("Aside")])
    t = situation(A=side("AEW-038", up=list(PLACES)), B=b, windows="all")
    t.A.attacks("Malakai Black", "Darby Allin")
    if uses:
        t.A.uses("Malakai Black", "Skilled Striker")
    t.passes()
    level = 2 if blows == 3 else 1
    assert (t.B["Darby Allin"].level, t.B["Darby Allin"].xp) == (level, 0 if level == 2 else 1) and stunned(t) == []


def test_black_mist_keeps_somebody_from_attacking_next_turn() -> None:
    t = led("AEW-038", level=2)
    t.A.uses("Malakai Black", "Black Mist")
    t.A.picks("One")
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    assert not offered(t, "attack Malakai Black with One") and offered(t, "attack Malakai Black with Two")


def test_mjf_buys_somebody_evil_out_of_the_deck_and_learns_by_strength() -> None:
    deck: Cards = [helper("Dear", cost=3, team="Heels"), helper("Evil", cost=1, team="Heels"), helper("Good", team="X-Men")]
    a = side("AEW-040", up=list(PLACES), deck=[helper("A"), helper("B"), *deck])
    t = situation(A=a, B=side(FOE, front=[helper("Weak", 1, 9)]), phase="turn")
    t.A.done()
    points = t.s.points
    t.A.uses("MJF", "Salt of the Earth")
    t.A.gives(1 if t.match.decision is not None and min(t.match.decision.answers()) == (0,) else 0)
    while t.match.decision is not None and t.match.decision.kind in ("choose", "row"):
        t.match.choose((0,))
    assert "Evil" in t.A.front and "Dear" not in t.A.front and t.s.points == points - 1
    for foe, xp in (("Weak", 1), ("Foe", 0)):
        b = side(define("Foe", MAIN, atk=4, def_=9, health=9), front=[helper("Weak", 1, 9)])
        t = situation(A=side("AEW-040"), B=b)
        t.A.attacks("MJF", foe)
        assert t.A["MJF"].xp == xp


def test_mjf_of_level_two_is_better_for_the_rest_of_the_game_and_wears_a_ring() -> None:
    big = define("Foe", MAIN, atk=7, def_=8, health=9)
    a = side("AEW-040", up=["AEW-067"] * 3 + ["MNB-109"] * 3)
    t = situation(A=a, B=side(big, front=[helper("Small", 1, 9)]), windows="all")
    t.happens(ev.LevelUp(t.A["MJF"].ref, 2))
    t.A.uses("MJF", "...And You Know It!")
    pays(t)
    t.A.uses("MJF", "Dynamite Diamond Ring")
    pays(t)
    t.A.attacks("MJF", "Foe")
    assert t.A.stats("MJF") == (8, 10)
    t.passes()
    # the wound of the stun, and one more
    assert t.B["Foe"].wounds == 2 and t.A.stats("MJF") == (4, 10)
    t.happens(ev.Ready(t.A["MJF"].ref), ev.Stun(t.B["Small"].ref, source=t.A["MJF"].ref))
    assert t.B["Small"].wounds == 1
    assert not offered(t, "Dynamite Diamond Ring")


def test_danhausen_is_both_and_curses_by_lot() -> None:
    seen = set()
    for seed in range(25):
        t = situation(A=side(FOE, front=["AEW-016"], up=list(PLACES)), B=side(FOE, front=[helper("One", 1, 3)]), seed=seed)
        n = t.A["Danhausen"].number
        scope = Scope(0, t.A["Foe"].ref)
        assert Aligned(True).test(t.s, n, scope) and Aligned(False).test(t.s, n, scope)
        t.A.uses("Danhausen", "Be Cursed")
        t.A.picks("One")
        seen.add("stunned" if stunned(t) == ["One"] else str(len(t.s.modifiers)))
        assert "Foe" not in stunned(t)
    assert {"stunned", "0", "1"} <= seen
    # wherever he is
    t.happens(ev.Stun(t.A["Danhausen"].ref))
    assert t.A.ko == ["Danhausen"] and Aligned(False).test(t.s, t.s.zone(0, KO)[0], scope)


def test_jungle_boy_pays_with_the_hand_alone() -> None:
    t = attacked("AEW-020", helper("Mate"), who="Mate")
    assert not offered(t, "Snare Trap")
    t = attacked("AEW-020", helper("Mate"), who="Jungle Boy")
    # locations that lie there do not do
    assert not offered(t, "Snare Trap")
    t = attacked("AEW-020", helper("Mate"), who="Jungle Boy", hand=["AEW-067"])
    t.B.uses("Jungle Boy", "Snare Trap")
    assert stunned(t) == ["Strong"] and t.B.ko == ["Revolution"] and "Revolution" in t.B.resources


def test_jungle_boy_is_monstrous_by_luchasaurus() -> None:
    t = attacked("AEW-020", helper("Mate"), who="Jungle Boy", hand=["AEW-015"])
    t.B.powers_up("Jungle Boy")
    assert t.s.has(t.B["Jungle Boy"].number, "Monstrous") and counters(t, "Jungle Boy", "Mate") == [1, 0]


def test_sammy_guevara_pounces_and_moves_for_a_turn() -> None:
    t = led("AEW-009", "AEW-021")
    t.happens(ev.PutCounter(t.B["Foe"].ref, 9), ev.Exhaust(t.B["Foe"].ref))
    t.A.uses("Sammy Guevara", "Spanish God")
    fights(t, "Sammy Guevara", "Foe")
    assert stunned(t) == [] and offered(t, "use Sammy Guevara: Mobile")
    t = led("AEW-009", "AEW-021")
    t.happens(ev.PutCounter(t.B["Foe"].ref, 9))
    t.A.uses("Sammy Guevara", "Spanish God")
    fights(t, "Sammy Guevara", "Foe")
    # a ready defender strikes him
    assert t.A.ko == ["Sammy Guevara"]


def test_matt_jackson_spares_another_its_wounds() -> None:
    for yes in (True, False):
        t = attacked("AEW-048", helper("Mate", 1, 3), who="Mate")
        t.passes()
        assert t.match.decision is not None and t.match.decision.player == 1
        if yes:
            t.B.gives(next(i for i, o in enumerate(t.offered()) if "Whatever It Takes" in o))
            pays(t)
        else:
            t.match.choose(t.match.decision.shape.least())
        assert stunned(t) == ["Mate"] and t.B["Mate"].wounds == (0 if yes else 1)
    # not his own
    t = attacked("AEW-048", helper("Mate", 1, 3), who="Matt Jackson")
    t.passes()
    assert t.B.ko == ["Matt Jackson"]


def test_the_young_bucks_power_each_other_up() -> None:
    t = attacked("AEW-048", helper("Mate"), who="Matt Jackson", hand=["AEW-049"])
    t.B.powers_up("Matt Jackson")
    assert t.B["Matt Jackson"].counters == 1 and t.A["Strong"].counters == -2 and t.A["Weak"].counters == 0
    t = attacked("AEW-049", helper("Mate"), who="Nick Jackson", hand=["AEW-048"])
    t.B.powers_up("Nick Jackson")
    assert t.B["Nick Jackson"].counters == 3 and t.B["Mate"].counters == 0


def test_nick_jackson_kicks_with_others() -> None:
    t = led("AEW-009", "AEW-049", helper("Mate", 3, 3), helper("Other", 9, 9))
    t.A.uses("Nick Jackson", "Superkick Party")
    assert sorted(t.offered()) == ["Kris Statlander", "Mate", "Other"]
    t.A.picks("Mate")
    t.A.picks("Foe")
    # 6 and 3 against 5: each strikes by itself
    assert stunned(t) == ["Foe"] and t.A["Nick Jackson"].exhausted and t.A["Mate"].exhausted and not t.A["Other"].exhausted
    t = situation(A=side(FOE, front=["AEW-049"], up=list(PLACES)), B=side(FOE, front=[helper("One", 1, 3)]))
    t.happens(ev.Exhaust(t.A["Foe"].ref))
    t.A.uses("Nick Jackson", "Superkick Party")
    assert not t.A["Nick Jackson"].exhausted and stunned(t) == []


# -- Fractured Family -----------------------------------------------------------------------------------------------------------


def test_the_torch_learns_by_first_attacks_alone_and_burns_in_melee() -> None:
    t = led("FRF-003", helper("Mate", team="Fantastic"))
    t.A.attacks("Human Torch", "One")
    t.A.picks()
    assert t.A["Human Torch"].xp == 1
    t = led("FRF-003", helper("Mate", team="X"))
    t.A.attacks("Mate", "One")
    t.passes()
    t.A.attacks("Human Torch", "Two")
    assert t.A["Human Torch"].xp == 0
    a = side("FRF-003", up=["MNB-110", ALIEN, "MNB-110"])
    t = situation(A=a, B=side(FOE, front=[helper("One", 1, 12), helper("Aside", 1, 9)]))
    t.happens(ev.LevelUp(t.A["Human Torch"].ref, 2))
    t.A.uses("Human Torch", "Hottest Guy")
    assert t.match.decision is not None and t.match.decision.kind == "pay"
    t.match.choose((0, 1))
    assert t.A.resources == ["(Laboratory)", "(Battleworld)", "Laboratory"]
    t.A.attacks("Human Torch", "One")
    assert counters(t, "One", "Aside") == [-2, 0]


def test_the_thing_takes_a_blow_for_somebody_of_his_row() -> None:
    b = side("FRF-009", front=[helper("Mate", 1, 2)], back=[helper("Behind", 1, 2)], up=list(PLACES))
    t = situation(A=side(FOE, front=[helper("Strong", 3, 9)]), B=b, windows="all")
    t.A.attacks("Strong", "Mate")
    t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
    t.A.done()
    t.B.uses("Thing", "We Got People")
    assert t.B.back == ["Behind", "Mate"] and t.s.combat is not None and t.s.combat.defender == t.B["Thing"].ref
    t.passes()
    assert stunned(t) == []
    # who attacks from behind meets somebody who is not in his row
    b = side("FRF-009", back=[helper("Behind", 1, 2)], up=list(PLACES))
    t = situation(A=side(FOE, front=[helper("Flyer", 3, 9, "Flight")]), B=b, windows="all")
    t.A.attacks("Flyer", "Behind")
    t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
    t.A.done()
    t.B.uses("Thing", "We Got People")
    assert t.s.combat is not None and t.s.combat.defender == t.B["Behind"].ref


def test_the_thing_learns_by_fights_of_others_and_leaves_the_country() -> None:
    good = define("Good", MAIN, atk=1, def_=9, health=9, teams=("X-Men",))
    for team, xp in (("X-Men", 2), ("Heels", 1)):
        t = situation(
            A=side(good, front=[helper("One", 1, 9, team=team)]), B=side("FRF-009", front=[helper("Mate", 1, 9, team="X-Men")])
        )
        t.A.attacks("One", "Mate")
        t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
        assert t.B["Thing"].xp == xp
        t.passes()
        t.A.attacks("Good", "Thing")
        assert t.B["Thing"].xp == xp
    t = situation(A=side(good), B=side("FRF-009", front=[helper("Mate")]))
    t.happens(ev.Wound(t.B["Thing"].ref), ev.GainXP(t.B["Thing"].ref, 5))
    assert t.B.front == ["Mate"] and t.s.result is None
    ends_turn(t, 0)
    assert t.B.front == ["Mate"]
    while t.match.decision is not None and t.match.decision.kind == "turn" and t.s.active == 1:
        t.B.done()
    t.B.picks("front row")
    assert (t.B["Thing"].level, t.B["Thing"].wounds) == (2, 1) and t.s.result is None and t.s.main(1) == t.B["Thing"].number


def test_it_is_time_to_fight_for_two_symbols() -> None:
    t = led("FRF-009", level=2)
    ends_turn(t, 0)
    ends_turn(t, 1)
    while t.match.decision is not None and t.match.decision.kind == "turn" and t.s.active == 0 and "Thing" not in t.A.front:
        t.A.done()
    t = situation(A=side("FRF-009", up=["AEW-067", "MNB-112", "MNB-110"]), B=side(FOE))
    t.s.write(t.A["Thing"].number).level = 2
    t.happens(ev.PutCounter(t.A["Thing"].ref, 1))
    t.A.uses("Thing", "Il Est Temps")
    assert t.A["Thing"].counters == 11 and t.A.resources == ["(Revolution)", "(Fortress)", "Laboratory"]


def test_the_surfer_stuns_the_lesser_ones_in_his_combat() -> None:
    t = attacked("FRF-020", helper("Mate"), who="Silver Surfer")
    t.B.uses("Silver Surfer", "The Power Cosmic")
    assert stunned(t) == ["Strong"] and t.s.combat is None
    # nobody dearer
    dear = helper("Dear", 9, 3, team="X", cost=9)
    a = side(FOE, front=[dear])
    t = situation(A=a, B=side("AEW-009", front=["FRF-020"], up=list(PLACES)), windows="all")
    t.A.attacks("Dear", "Silver Surfer")
    t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
    t.A.done()
    t.B.uses("Silver Surfer", "The Power Cosmic")
    if t.match.decision is not None and t.match.decision.kind == "choose":
        assert t.offered() == ["Silver Surfer"]
    assert "Dear" not in stunned(t)
