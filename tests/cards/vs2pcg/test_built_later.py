"""Cards that wanted more of the language than their sets: hands face down, those who come from nowhere, the four who are missing."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import COMBAT, YOURS, Attacker, Characters, PlotTwist, PutCounters, one
from longbox.games.vs2pcg.rules.endings import TakeOffer
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import HAND, MAIN, PLOT_TWIST, REMOVED, CardDef
from longbox.games.vs2pcg.terminal import asking
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    PLACES,
    Cards,
    counters,
    ends_turn,
    helper,
    offered,
    printed_well,
    recruited,
    stunned,
    table,
    theirs,
)


@pytest.mark.parametrize(
    "number", ["BOY-023", "HOX-014", "FND-001", "FND-012", "CV5-011", "CV5-013", "AEW-053", "AEW-054", "BOY-007"]
)
def test_it_prints(number: str) -> None:
    printed_well(number)


# -- Starlight --------------------------------------------------------------------------------------------------------------------


def test_starlight_dazes_an_attacker_the_first_time_each_turn() -> None:
    b = side(FOE, front=["BOY-023", helper("Beside", 1, 9)])
    t = situation(A=side(ACE, front=[helper("One", 1, 3), helper("Two", 1, 3)]), B=b, windows="turns")
    t.A.attacks("One", "Starlight")
    t.A.picks("Two")
    t.B.answers(True)
    assert sorted(t.offered()) == ["One", "Two"]
    t.B.picks("Two")
    t.passes()
    assert t.A["Two"].wounds == 0 and "Two" in stunned(t) and "Ace" not in stunned(t)
    t.A.attacks("Ace", "Starlight")
    # the second time nobody is asked
    assert t.match.decision is None or t.match.decision.kind != "may"


@pytest.mark.rule("vs2pcg:term-remove#1")
def test_starlight_burns_a_hand_away_that_comes_back_bit_by_bit() -> None:
    hand: Cards = [helper(f"Card {k}") for k in range(5)]
    t = table("BOY-023", B=theirs(hand=hand, deck=[]), hand=[helper("Mine")])
    t.A.uses("Starlight", "Touch Me")
    assert t.B.hand == [] and t.A.hand == ["Mine"]
    gone = t.s.zones[t.s.index(REMOVED)]
    # face down: whose they were knows them, nobody else does
    assert len(gone) == 5 and all([t.s.card(n).known == 2 and t.s.card(n).face == 1 for n in gone])
    for left in (3, 1, 0):
        ends_turn(t, 0)
        assert len(t.B.hand) == 5 - left and len(t.s.zones[t.s.index(REMOVED)]) == left
        assert all([t.s.card(n).known == 2 for n in t.s.zone(1, HAND)])
        while t.s.active == 1 and t.match.decision is not None:
            t.match.choose((0,))
        assert len(t.B.hand) == 5 - left and len(t.A.hand) >= 1


# -- Quicksilver --------------------------------------------------------------------------------------------------------------------


def test_quicksilver_comes_out_of_nowhere_in_a_later_recruit_step() -> None:
    t = recruited("HOX-014", helper("Mate"))
    t.A.answers(True)
    assert "Quicksilver" not in t.A.front and not offered(t, "Quicksilver: put it onto your side")
    ends_turn(t, 0)
    # not on an enemy's turn
    t.B.done()
    assert not offered(t, "Quicksilver")
    ends_turn(t, 1)
    assert not offered(t, "Quicksilver: put")
    t.A.done()
    at = next(i for i, o in enumerate(t.offered()) if o.startswith("Quicksilver: put it onto your side"))
    points = t.s.points
    t.A.gives(at)
    t.A.picks("back row")
    assert t.A.back == ["Quicksilver"] and t.s.points == points and not offered(t, "Quicksilver: put")
    # once he is back there is nothing more to come of it
    t.happens(ev.Ko(t.A["Quicksilver"].ref))
    assert not offered(t, "Quicksilver: put")


def test_quicksilver_may_stay() -> None:
    t = recruited("HOX-014", helper("Mate"))
    t.A.answers(False)
    assert "Quicksilver" in t.A.front
    t = table(helper("Mate"), ko=["HOX-014"])
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, 2)[0]), 0, 3, source=t.A["Ace"].ref))
    # he was not recruited
    assert t.match.decision is not None and t.match.decision.kind == "turn" and "Quicksilver" in t.A.front


# -- *Ant-Man* and the four who are missing -------------------------------------------------------------------------------------------

FOUR: Cards = [helper(name, 3, 3, cost=0) for name in ("Human Torch", "Invisible Woman", "Mister Fantastic", "Thing")]


def in_turn(number: int, *hand: object, level: int = 1) -> Table:
    """The build phase of that turn of A, who has *Ant-Man*."""
    t = situation(
        A=side("FND-001", hand=list(hand), deck=[helper("New")] * 40, resources=[helper("R")] * 3),  # type: ignore[list-item]
        B=side(FOE),
        phase="turn",
        windows="all",
    )
    if level > 1:
        t.happens(ev.LevelUp(t.A["*Ant-Man*"].ref, level))
    for _ in range(number - 1):
        ends_turn(t, 0)
        ends_turn(t, 1)
    return t


def test_the_four_cannot_appear_while_ant_man_is_in_charge() -> None:
    t = in_turn(1, *FOUR[:2], helper("Other", cost=0))
    t.A.done()
    assert offered(t, "recruit Other") and not offered(t, "recruit Human Torch")
    assert t.A.why_not("recruit Human Torch into the front row") == ["vs2pcg:golden-rules#1"]
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, HAND)[0]), 0, 3, source=t.A["*Ant-Man*"].ref))
    assert t.A.front == ["*Ant-Man*"]
    # stunned he keeps nobody away
    t.happens(ev.Stun(t.A["*Ant-Man*"].ref))
    assert offered(t, "recruit Human Torch")


@pytest.mark.rule("vs2pcg:level-up-powers#1")
def test_ant_man_misplaces_the_four_from_his_fourth_turn_on() -> None:
    assert not offered(in_turn(3, *FOUR), "Uh-Oh")
    t = in_turn(4, *FOUR, helper("Kept"))
    before = len(t.A.hand)
    t.A.uses("*Ant-Man*", "Uh-Oh")
    if t.match.decision is not None and t.match.decision.kind == "order":
        t.A.gives(0, 1, 2, 3)
    assert t.A["*Ant-Man*"].level == 2 and len(t.A.hand) == before and "Kept" in t.A.hand
    assert t.s.memory.count(("turn", 0), "game") == 4


def test_ant_man_reveals_in_vain_without_all_four() -> None:
    t = in_turn(4, *FOUR[:3])
    t.A.uses("*Ant-Man*", "Uh-Oh")
    assert t.A["*Ant-Man*"].level == 1 and t.A.hand.count("Thing") == 0 and t.A.hand.count("Human Torch") == 1
    assert not offered(t, "Uh-Oh") and all([t.s.card(n).known == (1 << 16) - 1 for n in t.s.zone(0, HAND)])


def test_the_four_return_in_his_eighth_turn_at_once() -> None:
    assert not offered(in_turn(7, *FOUR, level=2), "The Fantastic Four Return")
    t = in_turn(8, *FOUR, helper("Kept"), level=2)
    t.A.uses("*Ant-Man*", "The Fantastic Four Return")
    while t.match.decision is not None and t.match.decision.kind == "row":
        t.A.picks("front row")
    assert set(t.A.front) == {"*Ant-Man*", "Human Torch", "Invisible Woman", "Mister Fantastic", "Thing"}
    assert "Kept" in t.A.hand and not offered(t, "The Fantastic Four Return")
    # each of them shrinks now
    assert all([t.s.has(t.A[name].number, "Shrink") for name in t.A.front])


# -- others -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "attacks", "back"), [(0, False, False), (1, True, True)])
def test_medusa_makes_an_enemy_passive_or_immobile(mode: int, attacks: bool, back: bool) -> None:
    t = table("FND-012", B=theirs(helper("Theirs", 9, 3)))
    t.A.uses("Medusa", "Hair She Is")
    t.A.picks("Theirs")
    t.A.gives(mode)
    t.A.attacks("Ace", "Theirs")
    t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
    t.passes()
    # passive it does not strike back
    assert ("Ace" in stunned(t)) is back
    t = table("FND-012", B=theirs(helper("Theirs", 9, 9)))
    t.A.uses("Medusa", "Hair She Is")
    t.A.picks("Theirs")
    t.A.gives(mode)
    ends_turn(t, 0)
    t.B.done()
    t.B.done()
    assert offered(t, "move Theirs to the other row") is not (mode == 1) and offered(t, "move Foe to the other row")


def test_wardlow_wounds_the_same_one_again_and_again() -> None:
    t = table("AEW-053", B=theirs(helper("One", health=4), helper("Two", health=4)), hand=["MNB-112"])
    t.A.uses("Wardlow", "Powerbomb")
    t.A.picks("Fortress") if t.match.decision is not None and t.match.decision.kind == "pay" else None
    assert sorted(t.offered()) == ["One", "Two"]
    t.A.picks("One")
    t.A.uses("Wardlow", "Powerbomb")
    t.A.picks("Fortress") if t.match.decision is not None and t.match.decision.kind == "pay" else None
    assert (t.B["One"].wounds, t.B["Two"].wounds) == (2, 0)


def test_kenny_omega_stuns_what_each_enemy_chooses_at_once() -> None:
    t = situation(
        A=side(ACE, hand=["AEW-054"], resources=[helper("R")] * 7),
        B=theirs(helper("One"), helper("Two")),
        C=side(define("Third", MAIN, atk=1, def_=5, health=9), front=[helper("Three")]),
        phase="turn",
    )
    t.A.done()
    t.A.recruits("Kenny Omega")
    assert sorted(t.offered()) == ["Foe", "One", "Two"] and stunned(t) == []
    t.B.picks("One")
    assert sorted(t.offered()) == ["Third", "Three"] and stunned(t) == []
    t.C.picks("Three")
    assert sorted(stunned(t)) == ["One", "Three"]


def test_fandral_heals_each_of_the_others_once() -> None:
    t = recruited("CV5-011", helper("Hogun"), B=theirs(helper("Hogun"), helper("Volstagg")))
    t.happens(ev.Wound(t.A["Hogun"].ref))
    t = table(helper("Hogun"), ko=["CV5-011"], B=theirs(helper("Hogun"), helper("Volstagg")))
    t.happens(ev.Wound(t.A["Hogun"].ref), ev.Wound(t.B["Hogun"].ref), ev.Wound(t.B["Volstagg"].ref))
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, 2)[0]), 0, 3, source=t.A["Ace"].ref))
    t.A.picks("Hogun (A)")
    t.A.picks("Volstagg")
    assert (t.A["Hogun"].wounds, t.B["Hogun"].wounds, t.B["Volstagg"].wounds) == (0, 1, 0)
    assert counters(t, "Ace") == [0] and PLACES


# -- Kimiko -----------------------------------------------------------------------------------------------------------------------

FOR_ONES_OWN = define(
    "Push On", PLOT_TWIST, text=(PlotTwist(effect=PutCounters(one(Characters(YOURS, (Attacker(),)))), when=COMBAT),)
)


def kimiko_attacked(*attackers: CardDef, level: int = 2, who: str = "Kimiko", **more: Cards) -> Table:
    """Those attack Kimiko, or her mate, as a team, and B may play."""
    a = side(FOE, front=[*attackers, helper("Idle", 2, 3)], hand=[FOR_ONES_OWN])
    t = situation(A=a, B=side("BOY-007", front=[helper("Mate", 1, 3)], up=list(PLACES), **more), windows="all")
    t.s.write(t.B["Kimiko"].number).level = level
    t.happens(ev.PutCounter(t.B["Mate"].ref, 1))
    t.A.attacks(str(attackers[0]), who)
    for mate in attackers[1:]:
        t.A.picks(str(mate))
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.done()
    return t


@pytest.mark.parametrize(("uses", "xp"), [(True, 2), (False, 1)])
def test_kimiko_strikes_an_additional_time_and_learns_by_each(uses: bool, xp: int) -> None:
    t = kimiko_attacked(helper("One", 1, 9), level=1)
    if uses:
        t.B.uses("Kimiko", "The Female")
    t.passes()
    assert t.B["Kimiko"].xp == xp and stunned(t) == []
    # who is stunned by the first strike is struck no more
    t = kimiko_attacked(helper("One", 1, 3), level=1)
    t.B.uses("Kimiko", "The Female")
    t.passes()
    assert t.B["Kimiko"].xp == 1 and stunned(t) == ["One"]


@pytest.mark.rule("vs2pcg:team-attacks#6")
def test_kimiko_strikes_back_at_one_after_the_other() -> None:
    t = kimiko_attacked(helper("One", 0, 3), helper("Two", 0, 3), level=1)
    t.B.uses("Kimiko", "The Female")
    t.passes()
    assert sorted(t.offered()) == ["One", "Two"]
    t.B.picks("Two")
    assert sorted(stunned(t)) == ["One", "Two"] and t.B["Kimiko"].xp == 2


def test_who_struck_kimiko_down_first_is_not_struck_twice() -> None:
    t = kimiko_attacked(helper("One", 9, 9), level=1)
    t.B.uses("Kimiko", "The Female")
    t.passes()
    # she had one strike before she was out of the combat
    assert stunned(t) == ["Kimiko"] and t.s.combat is None and t.B["Kimiko"].xp == 1


@pytest.mark.rule("vs2pcg:term-cancel-combat#1")
def test_kimiko_turns_the_tables_on_all_who_attack_her() -> None:
    t = kimiko_attacked(helper("One", 1, 3), helper("Two", 2, 3), hand=[FOR_ONES_OWN])
    t.B.uses("Kimiko", "More Deadlier")
    c = t.s.combat
    assert c is not None and c.attackers == (t.B["Kimiko"].ref,) and [t.s.card(r).name for r in c.defenders] == ["One", "Two"]
    assert not c.ranged and stunned(t) == []
    # it is her attack: she plays first, also what is for one's own turn
    assert t.s.active == 0 and offered(t, "play Push On")
    t.B.plays("Push On")
    assert counters(t, "Kimiko") == [1]
    # her enemy may not, although it is that player's turn: nobody of that side attacks
    t.passes()
    assert sorted(stunned(t)) == ["One", "Two"] and t.B["Kimiko"].wounds == 0 and t.B["Kimiko"].exhausted and t.s.phase == "main"
    assert t.A.front == ["Foe", "One", "Two", "Idle"] and t.s.active == 0


def test_each_of_them_strikes_kimiko_by_itself() -> None:
    t = kimiko_attacked(helper("One", 4, 9), helper("Two", 4, 9))
    t.B.uses("Kimiko", "More Deadlier")
    t.passes()
    # 4 and 4 against 7 do nothing; together they would
    assert stunned(t) == []
    t = kimiko_attacked(helper("One", 4, 9), helper("Two", 7, 9))
    t.B.uses("Kimiko", "More Deadlier")
    t.passes()
    assert stunned(t) == ["Kimiko"]


def test_one_of_them_may_be_gone_by_then() -> None:
    t = kimiko_attacked(helper("One", 4, 9), helper("Two", 4, 3))
    t.B.uses("Kimiko", "More Deadlier")
    t.happens(ev.Stun(t.A["One"].ref))
    c = t.s.combat
    assert c is not None and [t.s.card(r).name for r in c.defenders] == ["Two"]
    t.passes()
    assert sorted(stunned(t)) == ["One", "Two"] and t.s.combat is None


def test_kimiko_turns_nothing_where_another_defends() -> None:
    t = kimiko_attacked(helper("One", 1, 9), who="Mate")
    assert not offered(t, "More Deadlier")


def test_whatever_may_be_done_has_a_heading_at_the_table() -> None:
    assert isinstance(TakeOffer.rule, str) and (TakeOffer, "Use") in asking._GROUPS
