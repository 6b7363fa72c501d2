"""Whose points they are, what waits for the turn of who has left, who can't be struck at all."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.striking import StrikeIt
from longbox.games.vs2pcg.language.vocabulary import (
    COMBAT,
    ENEMY,
    MAIN_PHASE,
    Characters,
    DrawCards,
    InCombat,
    It,
    PutCounters,
    This,
    Triggers,
    WoundIt,
    one,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Laid, Table, put, side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import ANY_PLACES, helper, kind, next_turn_of, to_turn_of


def main(name: str) -> CardDef:
    return define(name, MAIN, atk=2, def_=5, health=5)


# -- recruit points -----------------------------------------------------------------------------------------------------------


def heads(a: Laid, b: Laid) -> Table:
    """Two-headed teammates, as their turn begins."""
    return situation(A=a, B=b, C=side(main("Cee")), D=side(main("Dee")), mode="two-headed", phase="turn", turns=2)


@pytest.mark.rule("vs2pcg:two-headed#4", "vs2pcg:recruit-step#1")
def test_what_the_second_head_gains_is_its_own_and_not_the_first_one_s() -> None:
    # Silver Sable lies in the giant row, and is B's
    mine, dear = helper("Mine", cost=1), helper("Dear", cost=2)
    t = heads(side(main("Ace"), hand=[mine]), side(main("Bee"), front=["AFF-040"], resources=[helper("R")], hand=[dear]))
    t.A.done()
    t.B.done()
    assert t.asked(t.A) == "turn" and t.s.phase == "recruit"
    assert t.s.points == 0 and not [o for o in t.offered() if o.startswith("recruit")]
    t.A.done()
    assert t.asked(t.B) == "turn" and t.s.points == 2
    t.B.recruits("Dear")
    assert "Dear" in t.B.front and t.s.points == 0


@pytest.mark.rule("vs2pcg:two-headed#4", "vs2pcg:recruit-step#2")
def test_what_the_first_head_gains_and_leaves_goes_away_with_its_step() -> None:
    mine, dear = helper("Mine", cost=1), helper("Dear", cost=2)
    t = heads(side(main("Ace"), front=["AFF-040"], hand=[mine]), side(main("Bee"), resources=[helper("R")], hand=[dear]))
    t.A.done()
    t.B.done()
    assert t.s.points == 1 and any("recruit Mine" in o for o in t.offered())
    # what the other one gains meanwhile waits for its own step
    t.happens(ev.GetPoints(1, 1))
    assert t.s.points == 1 and not any("recruit Dear" in o for o in t.offered())
    t.A.done()
    assert [t.s.player(p).points for p in (0, 1)] == [0, 2] and t.asked(t.B) == "turn"
    t.B.done()
    assert t.s.phase == "formation" and [t.s.player(p).points for p in (0, 1)] == [0, 0]


@pytest.mark.rule("vs2pcg:two-vs-two#6")
def test_who_recruits_to_a_teammate_s_row_pays() -> None:
    gift = side(main("Ace"), hand=[helper("Gift", cost=2)], resources=[helper("R")] * 3)
    b, c, d = side(main("Bee")), side(main("Cee")), side(main("Dee"))
    t = situation(A=gift, B=b, C=c, D=d, mode="2 vs 2", teammates_rows=True, phase="turn")
    t.A.done()
    before = t.s.points
    t.A.gives(next(i for i, o in enumerate(t.offered()) if "C's front row" in o))
    assert "Gift" in t.C.front and t.s.points == before - 2 and t.s.player(2).points == 0


# -- a turn that never comes --------------------------------------------------------------------------------------------------


def levels(t: Table) -> list[int]:
    """Of the main characters of B and C."""
    return [t.s.card(t.s.original(p)).level for p in (1, 2)]


@pytest.mark.rule("vs2pcg:resolving-effects#3")
@pytest.mark.parametrize("leaves", ["is KO'd", "concedes"])
def test_hypnotize_is_over_when_mordo_s_player_leaves(leaves: str) -> None:
    mains = [put(number, level=2) for number in ("LEG-048", "MNB-003", "MNB-059")]
    t = situation(A=side(mains[0], up=ANY_PLACES), B=side(mains[1]), C=side(mains[2]))
    t.A.uses("Baron Mordo", "Hypnotize")
    t.A.picks("Hulk")
    assert levels(t) == [1, 2]
    if leaves == "concedes":
        t.match.concede(0)
    else:
        t.happens(ev.Ko(t.A["Baron Mordo"].ref))
    assert t.s.order == (1, 2) and levels(t) == [2, 2]
    # and that was all: what happens to it from now on stays so
    t.happens(ev.LevelUp(t.s.ref(t.s.main(1)), 1))
    next_turn_of(t, 1)
    assert levels(t) == [1, 2]


@pytest.mark.rule("vs2pcg:resolving-effects#3")
def test_a_hand_that_was_removed_comes_back_though_who_removed_it_has_left() -> None:
    hand = [helper(f"Card {n}") for n in range(5)]
    t = situation(A=side(main("Ace"), front=["BOY-023"], up=ANY_PLACES), B=side(main("Bee"), hand=hand), C=side(main("Cee")))
    t.A.uses("Starlight", "Touch Me and I'll Burn Your Eyes Out")
    t.A.gives(0)
    assert t.B.hand == []
    t.happens(ev.Ko(t.A["Ace"].ref))
    to_turn_of(t, 1)
    assert len([n for n in t.B.hand if n.startswith("Card")]) == 2
    # two more in each turn, as long as there are any
    for there in (4, 5):
        next_turn_of(t, 1)
        assert len([n for n in t.B.hand if n.startswith("Card")]) == there


# -- to be struck -------------------------------------------------------------------------------------------------------------

SLAP = super_power("Slap", COMBAT, "Might", StrikeIt(one(Characters(ENEMY, (InCombat(),)))), any_turn=True)


@pytest.mark.rule("vs2pcg:melee-resolving-combat#1", "vs2pcg:team-attacks#1")
def test_who_can_t_be_struck_while_team_attacking_is_not_by_a_power_either() -> None:
    strong = define("Strong", SUPPORTING, cost=5, atk=9, def_=20, health=5, text=(SLAP,))
    friends = [helper(n, 1, 1, team="X-Men") for n in ("One", "Two")]
    b = side(main("Bee"), front=[strong], up=ANY_PLACES)
    for mates in ((), ("Two",)):
        t = situation(A=side(put("XFC-005", level=2), front=[*friends, helper("Loner")], up=ANY_PLACES), B=b)
        t.A.uses("Wolverine", "A New Family")
        t.A.attacks("One", "Strong")
        for mate in mates:
            t.A.picks(mate)
        while kind(t) == "join":
            t.A.picks()
        t.B.uses("Strong", "Slap")
        if kind(t) == "choose":
            t.B.picks("One")
        assert t.s.stunned(t.A["One"].number) is not bool(mates), "alone one is struck"
        t.passes()
        assert not any(t.s.stunned(t.A[n].number) for n in mates)
        # it is for what strikes in such an attack, not for other stuns
        if mates:
            t.happens(ev.Stun(t.A["Two"].ref))
            assert t.s.stunned(t.A["Two"].number)


# -- powers of one symbol -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs2pcg:super-powers#2")
def test_one_of_two_symbols_is_one_symbol() -> None:
    other = main("Foe")
    for symbols, times, there in (
        ("Skill or Might", 1, True),
        ("Skill", 1, True),
        ("Skill Might", 1, False),
        ("Skill or Might", 2, False),
    ):
        trick = super_power("Trick", MAIN_PHASE, symbols, DrawCards(1), times=times)
        able = define("Able", SUPPORTING, cost=1, atk=1, def_=1, health=1, text=(trick,))
        t = situation(A=side(main("Ace"), front=["PNY-043"], up=ANY_PLACES), B=side(other, front=[able]))
        t.A.uses("Doctor Octopus", "Figure Out Anything")
        # the only one that there is; he draws by it, and pays for his own power alone
        assert kind(t) == "turn" and t.A.hand == ["Filler"] * there and t.B.hand == [], (symbols, times)
        assert len([r for r in t.A.resources if r.startswith("(")]) == 1


# -- nothing to put in order --------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs2pcg:timing#1")
def test_two_that_do_the_same_are_not_put_in_order() -> None:
    b = side(main("Foe"), front=[helper("One"), helper("Two"), helper("Three")])
    t = situation(A=side("LEG-028", front=[helper("Mine")]), B=b)
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Two"].ref))
    assert kind(t) == "turn" and t.A["Green Goblin"].xp == 2 and not t.s.pending


@pytest.mark.rule("vs2pcg:timing#1")
def test_who_looks_at_the_occasion_is_put_in_order_and_of_those_alike_one_is_offered() -> None:
    gains = Triggers(when.IsStunned(ENEMY), PutCounters(This()), title="Gains")
    wounds = Triggers(when.IsStunned(ENEMY), WoundIt(It("it", "it")), title="Wounds")
    b = side(main("Foe"), front=[helper("One", health=9), helper("Two", health=9)])

    def two(*texts: Triggers) -> Table:
        own = [define(f"Own {k}", SUPPORTING, cost=1, atk=1, def_=1, health=1, text=(x,)) for k, x in enumerate(texts)]
        t = situation(A=side(main("Ace"), front=own), B=b)
        t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Two"].ref))
        return t

    # each wounds another one
    assert len(two(wounds).offered()) == 2
    # two cards of the same text are two
    assert len(two(gains, gains).offered()) == 2
    # of what does the same twice one is offered beside the others, and again once it is done
    t = two(gains, wounds)
    assert kind(t) == "trigger" and [o.split(":")[0] for o in t.offered()] == ["Own 0", "Own 1", "Own 1"]
    t.A.gives(0)
    assert t.A["Own 0"].counters == 1 and sorted(o.split(":")[0] for o in t.offered()) == ["Own 0", "Own 1", "Own 1"]
    t.A.gives(next(k for k, o in enumerate(t.offered()) if o.startswith("Own 0")))
    assert t.A["Own 0"].counters == 2 and [o.split(":")[0] for o in t.offered()] == ["Own 1", "Own 1"]
    t.A.gives(1)
    assert kind(t) == "turn" and [t.B[n].wounds for n in ("One", "Two")] == [2, 2]
