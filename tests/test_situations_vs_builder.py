"""Tables of Vs. System laid by hand: what can be laid, asked and answered, and what is said to who writes something wrong."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    THIS,
    Activate,
    Activated,
    Aim,
    AtStart,
    ChooseOne,
    Draw,
    Effects,
    EntersPlay,
    Exists,
    GainEndurance,
    HasAttacked,
    Lasting,
    Negate,
    Nothing,
    PayEndurance,
    Skip,
    StunIt,
    T,
    Target,
    Triggered,
    WouldBeginStep,
    boost,
    characters,
    pump,
    yours,
)
from longbox.games.vs.situations import BLANK, put, stand_in, up
from longbox.kernel.decisions import IllegalAnswer
from longbox.lab import form
from longbox.situations import side, situation
from tests.rules.vs.standins import lay


def made(name: str, *text: Any, **facts: Any) -> Any:
    """A character made up."""
    return stand_in("character", name, *text, **{"teams": "X", **facts})


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"A": side(front=["Storm"])}, "several cards: Storm, Leader of the Morlocks"),
        ({"A": side(front=["Gambt"])}, "is it Gambit"),
        ({"A": side(frnt=[])}, "is front meant"),
        ({"A": side("Gambit")}, "has no hero"),
        ({"A": ["Gambit"]}, r"written side\(front"),
        ({"A": side(front=3)}, "front is a list of cards"),
        ({"A": side(endurance="50")}, "endurance is a number"),
        ({"A": side(front=[put("Gambit", counters={"+1/+1": 1})])}, "no counter '.1/.1' .* there are .1 ATK / .1 DEF"),
        ({"A": side(front=[put("Gambit", counters=2)])}, "counters are written"),
        ({"A": side(front=["Danger Room"])}, r"Danger Room is a location.*resources="),
        ({"A": side(front=["Batarang"])}, r"equipment=\["),
        ({"A": side(front=[put("Gambit", equipment=["Beast"])])}, "no equipment"),
        ({"A": side(front=[put("Gambit", col=1), "Beast"])}, "the same position"),
        ({"A": side(front=[put("Gambit", owner="E")])}, "owner is one of the players"),
        ({"A": side(hand=[put("Gambit", owner="B")])}, "in a zone of its owner"),
        ({"A": side(resources=[up("Gambit")])}, "only locations and plot twists lie face up"),
        ({"active": "A"}, "is no side"),
        ({"initiative": "C"}, "no player of this table"),
        ({"step": "combat"}, r"a step \(resource.*or a phase \(draw"),
    ],
)
def test_who_lays_something_wrongly_is_told_what_would_be_right(given: dict[str, Any], words: str) -> None:
    with pytest.raises((ValueError, LookupError), match=words):
        lay(**given)


@pytest.mark.parametrize(
    ("write", "words"),
    [
        (lambda: put("Gambit", stuned=True), "is stunned meant"),
        (lambda: stand_in("hero", "Ann"), "no type of card"),
        (lambda: made("Ann", strength=3), "a card has no 'strength'"),
        (lambda: made("Ann", Triggered(EntersPlay, Draw(1))), r"in Triggered, EntersPlay is written EntersPlay\(...\)"),  # type: ignore[arg-type]
        (lambda: made("Ann", Triggered(AtStart("combat"), Draw(1))), "'combat', which is no time; there are 'draw phase'"),
        (lambda: stand_in("plot twist", "Push", pump(T, 1, until="this turn"), targets=Aim(yours())), "which is no duration"),
        (lambda: stand_in("plot twist", "Push", pump(T, 1)), "speaks of a target that it does not have"),
        (lambda: stand_in("plot twist", "Push", pump(Target(1), 1), targets=Aim(yours())), "a target number 2"),
        (lambda: made("Ann", Draw(1)), "a character has powers, and Draw is an effect"),
        (lambda: made("Ann", "flight"), "neither a power nor an effect"),
        (lambda: made("Ann", keywords="evasive"), "is evasion meant"),
        (lambda: stand_in("plot twist", "Odd", Lasting(yours(), 3)), "the text of Odd makes no sense"),  # type: ignore[arg-type]
    ],
)
def test_who_makes_up_a_card_wrongly_is_told_so_at_once(write: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        write()


def test_a_made_up_card_has_the_powers_that_its_keywords_stand_for_and_the_other_way_round() -> None:
    ann, bob = made("Ann", keywords="Evasion"), made("Bob", boost(1, Triggered(EntersPlay(), GainEndurance(4))), cost=1)
    sly = made("Sly", keywords=["Concealed\N{EM DASH}Optional"], cost=1)
    t = lay(step="recruit", A=side(front=[ann], hand=[bob, sly], resources=3))
    assert "boost" in t.A["Bob"].keywords
    t.A.recruits("Bob", extra=True)
    t.resolve()
    t.A.recruits("Sly", hidden=True)
    assert (t.A.endurance, t.A.points, t["Sly"].hidden) == (54, 0, True)
    t.A.uses("Ann")
    t.resolve()
    assert t["Ann"].stunned and t.A.endurance == 51
    t.until("recovery phase")
    t.resolve()
    assert not t["Ann"].stunned


def test_costs_and_targets_may_be_written_without_brackets() -> None:
    pin = made("Pin", Activated(Activate(), StunIt(T), targets=Aim(characters())))
    t = lay(A=side(front=[pin]), B=side(front=["Gambit", "Beast"]))
    t.A.uses("Pin", on="Beast")
    t.resolve()
    assert t["Beast"].stunned and not t["Gambit"].stunned and t["Pin"].exhausted


def test_what_has_been_used_or_has_attacked_this_turn_can_be_laid() -> None:
    busy = made("Busy", Activated(PayEndurance(1), GainEndurance(3), limit=(2, "turn")))
    late = stand_in("plot twist", "Late", GainEndurance(1), only=Exists(yours(HasAttacked())))
    t = lay(A=side(front=[put(busy, used=1)], hand=[late]), B=side(front=[put(busy, used=2, attacked=True)], hand=[late]))
    assert (t.A.why_not("use", "Busy"), t.B.why_not("use", "Busy")) == ([], ["vs:501.4"])
    assert (t.A.why_not("play", "Late"), t.B.why_not("play", "Late")) == (["vs:304.7"], [])
    t.A.uses("Busy")
    t.resolve()
    assert t.A.why_not("use", "Busy") == ["vs:501.4"]


def test_a_card_of_another_player_and_one_removed_face_down_can_be_laid() -> None:
    t = lay(A=side(front=[put("Gambit", owner="B", equipment="Dual Sidearms")], removed=[put("Beast", down=True), "Cerebra"]))
    assert (t["Gambit"].controller, t["Gambit"].owner, t["Gambit"].equipment) == ("A", "B", ["Dual Sidearms"])
    assert (t.A["Beast"].down, t.A["Beast"].known, t.A["Cerebra"].down) == (True, 0, False)


def test_a_card_is_found_wherever_it_is_and_who_looks_in_vain_is_told_where_it_is() -> None:
    t = lay(A=side(front=["Gambit"], hand=["Beast"]), B=side(hand=["Gambit"], pile=["Beast"]))
    assert (t["Gambit"].controller, t["B's Gambit"].zone, t["Beast"].zone) == ("A", "hand", "hand")
    with pytest.raises(LookupError, match="B has it: KO'd pile"):
        lay(A=side(), B=side(pile=["Beast"])).A["Beast"]
    with pytest.raises(LookupError, match="no 'Bekst' on this table; is Beast meant"):
        lay(A=side(hand=["Beast"]))["Bekst"]


def test_what_is_asked_is_told_with_how_it_is_answered() -> None:
    pick = stand_in("plot twist", "Pick", ChooseOne((Draw(1), GainEndurance(3))))
    t = lay(A=side(front=["Gambit"], hand=[pick, "Beast"], resources=2), step="resource")
    assert t.asking().startswith("build of A [vs:403.1]") and "chooses(...) of ['Pick', 'Beast" in t.asking()
    with pytest.raises(AssertionError, match="first an answer is needed: build of A"):
        t.A.plays("Pick")
    t.A.builds(None)
    t.A.plays("Pick", mode="gain 3")
    t.resolve()
    assert t.A.endurance == 53
    t.until("formation step")
    with pytest.raises(AssertionError, match="nobody of that name can move: Rogue"):
        t.arranges(Rogue=("front", 1))
    with pytest.raises(AssertionError, match=r"can't go to \('front', 9\): there are front and support, columns \[-1, 0, 1\]"):
        t.arranges(Gambit=("front", 9))
    t.arranges({"Gambit, Remy LeBeau": ("support", 0)})
    assert t["Gambit"].row == "support"
    assert t.asked == ("A", "priority")
    with pytest.raises(AssertionError, match=r"no option has .* in it: priority of A"):
        t.A.does("flip")


def test_an_effect_on_the_chain_goes_by_words_of_what_it_is() -> None:
    push, pull = (stand_in("plot twist", n, pump(T, 1, until="turn"), targets=Aim(yours())) for n in ("Push", "Pull"))
    ann, ben = made("Ann", Activated((), GainEndurance(2), limit=(1, "turn"))), made("Ben")
    no = stand_in("plot twist", "No", Negate(T), targets=Aim(Effects()))
    t = lay(A=side(front=[ann], hand=[push, pull]), B=side(front=[ben], hand=[no]))
    t.A.plays("Push")
    t.A.plays("Pull")
    t.A.uses("Ann")
    t.B.plays("No", on="Push")
    t.resolve_all()
    assert t["Ann"].atk == 4 and t.A.endurance == 52
    # and where there is no choice it may be named all the same
    t = lay(A=side(front=[ann], hand=[push]), B=side(front=[ben], hand=[no]))
    t.A.plays("Push", on="Ann")
    t.B.plays("No", on="Push")
    t.resolve_all()
    assert t["Ann"].atk == 3


def test_a_reservist_is_recruited_with_what_takes_its_place() -> None:
    res = made("Res", keywords="reservist", cost=2)
    t = lay(step="recruit", A=side(resources=[BLANK, res, BLANK], hand=["Cerebra"]))
    t.A.recruits("Res", fill="Cerebra", at=("support", 1))
    assert t.A.resources == ["Blank", "Cerebra", "Blank"] and (t["Res"].row, t["Res"].col) == ("support", 1)
    none = lay(step="recruit", A=side(resources=[BLANK, res], hand=["Cerebra"]))
    none.A.recruits("Res")
    assert none.A.resources == ["Blank"] and none.A.hand == ["Cerebra"]


def test_this_means_the_card_itself() -> None:
    t = lay(A=side(front=[made("Ann", Activated((), pump(THIS, 2, until="turn"), limit=(1, "turn"))), made("Ben")]))
    t.A.uses("Ann")
    t.resolve()
    assert (t["Ann"].atk, t["Ben"].atk) == (5, 3)


@pytest.mark.rule("vs:101.6", "vs:708.14a")
def test_the_mulligan_can_be_laid_and_is_decided_by_the_player_with_the_initiative_first() -> None:
    hand = ["Gambit", "Beast", "Cerebra", "Blackbird"]
    deck = [made(name) for name in ("One", "Two", "Three", "Four", "Five")]
    t = lay(phase="mulligan", initiative="B", A=side(hand=hand, deck=deck), B=side(hand=hand, deck=deck))
    assert t.asked == ("B", "mulligan")
    t.B.says(False)
    t.A.says(True)
    t.A.picks("Cerebra", "Gambit", "Blackbird", "Beast")
    assert t.A.hand == ["One", "Two", "Three", "Four"] and t.A.deck[0] == "Five"
    assert t.A.deck[1:] == ["Cerebra", "Gambit, Remy LeBeau", "Blackbird", "Beast, Dr. Henry McCoy"]
    assert len(t.B.hand) == 4 and "Beast, Dr. Henry McCoy" in t.B.hand
    assert t.asked == ("B", "priority") and t.s.turn == 1 and len(t.chain) == 1


def test_of_several_cards_of_one_name_each_takes_part_and_those_first_that_can() -> None:
    pawn = made("Pawn", version="Army", atk=2)
    t = lay(A=side(front=[put(pawn, exhausted=True), pawn, pawn]), B=side(front=[made("Bob", def_=4, atk=0)]))
    assert t.A.why_not("Pawn + Pawn vs Bob") == [] and t.A.why_not("Pawn + Pawn + Pawn vs Bob") == ["vs:601.2b"]
    t.A.attacks(["Pawn", "Pawn"], "Bob")
    t.conclude()
    t.B.picks("Pawn")
    assert t["Bob"].stunned
    with pytest.raises(AssertionError, match="A has no further 'Pawn' in play"):
        t.A.attacks(["Pawn"] * 4, "B")


def test_who_asks_for_something_else_is_told_what_there_is() -> None:
    t = lay(A=side(front=["Gambit"], hand=["Flying Kick", "Focused Blast"], resources=3), B=side(front=["Beast"]))
    for ask, kind, words in (
        (lambda: t.A.attacks("Gambit", "Rogue"), LookupError, "there are Beast, Dr. Henry McCoy"),
        (lambda: t.until("second phase"), ValueError, "there are draw phase, build phase"),
        (lambda: t["Gambit"].strength, AttributeError, "there are atk, def_, stunned"),
        (lambda: t.why_not("E", "Gambit"), AssertionError, "there are A, B"),
        (lambda: t.A.builds("Gambit"), AssertionError, r"nothing is to be built: .*, 'propose an attack'\]"),
        (lambda: t.A.plays("Focused Blast", on="B"), AssertionError, r"paid: exhaust a character.* with range.*vs:203.9a"),
        (lambda: t.A.plays("Flying Kick", onto="Gambit"), ValueError, "on, pay, x, mode, extra, way"),
    ):
        with pytest.raises(kind, match=words):
            ask()  # type: ignore[no-untyped-call]


def test_of_up_to_so_many_all_that_are_named_are_paid_with() -> None:
    filler = stand_in("character", "Gain")
    for named, paid in ((["Gain", "Gain"], 2), ([["Gain"]], 1), (["Gain", "Gain", "Gain"], 3)):
        t = situation("vs", A=side(front=["Gambit"], hand=["Break You", *[filler] * 4], resources=2), B=side(front=["Longshot"]))
        t.A.attacks("Gambit", "Longshot")
        before = t["Gambit"].atk
        t.A.plays("Break You", on="Gambit", pay=named)
        t.resolve()
        assert len(t.A.hand) == 4 - paid and t["Gambit"].atk == before + 2 * paid


def test_several_who_move_at_once_are_placed_by_name_the_others_where_there_is_room() -> None:
    b = side(hand=2, deck=3, pile=1)
    t = lay(A=side(support=["Gambit", "Beast", "Iceman"], hidden_support=["Toad"], hand=["Charge!"], resources=2), B=b)
    assert (len(t.B.hand), len(t.B.deck), len(t.B.pile)) == (2, 3, 1)
    t.A.plays("Charge!")
    t.resolve()
    with pytest.raises(AssertionError, match=r"Iceman can't go to .*there are"):
        t.arranges(Iceman=("support", 0))
    t.arranges(Iceman=("front", 0), Gambit=("front", 2))
    assert (t["Iceman"].col, t["Gambit"].col) == (0, 2) and len(
        {(t[n].hidden, t[n].col) for n in ("Gambit", "Beast", "Iceman", "Toad")}
    ) == 4
    assert t.A.hidden == ["Toad, Mortimer Toynbee"] and len(t.A.front) == 4 and t.A.support == []


def test_what_time_it_is_and_where_everybody_stands_can_be_read() -> None:
    t = lay(A=side(front=[put("Gambit", stunned=True)], support=["Beast"]), B=side(), primary="A")
    assert (t.phase, t.step, t.turn, t.initiative, t.primary) == ("combat phase", "attack step", 5, "A", "A")
    assert (
        t["Beast"].adjacent == ["Gambit, Remy LeBeau"] == t.A.stunned == t.A.front and t["Beast"].ready and not t["Gambit"].ready
    )
    for ask, words in (
        (lambda: t.phse, "is phase meant"),
        (lambda: t.A.graveyard, "of a side: there are"),
        (lambda: t["Beast"].affiliations, "is teams meant"),
    ):
        with pytest.raises(AttributeError, match=words):
            ask()


def test_who_chooses_too_many_or_too_few_is_told_so() -> None:
    t = lay(A=side(hand=["Reign of Terror"], resources=4), B=side(front=["Toad", "Artie", "Dazzler"]))
    with pytest.raises(IllegalAnswer, match=r"Dazzler.* is no answer beside .*Artie.*; there could be no more"):
        t.A.plays("Reign of Terror", on=["Toad", "Artie", "Dazzler"])
    # machine code leaves no trace of the word
    with pytest.raises(ValueError, match="in Skip" if form() == "plain" else "text of Sleep makes no sense"):
        stand_in("plot twist", "Sleep", Lasting(Skip(WouldBeginStep("attack step"), Nothing()), "turn"))


def test_what_an_attack_has_triggered_may_be_waited_for_or_answered() -> None:
    for resolve in (True, False):
        t = lay(A=side(front=["Vulture"]), B=side())
        t.A.attacks("Vulture", "B")
        t.conclude(resolve=resolve)
        assert (t.chain, t.A.endurance) == (([], 54) if resolve else (["Vulture (triggered)"], 50)) and t.asked == (
            "A",
            "priority",
        )


def test_a_card_of_several_powers_can_be_used_if_one_of_them_can() -> None:
    t = lay(
        phase="recovery", A=side(front=[put("Gambit", stunned=True)], resources=[up("Muir Island")], hand=["Beast"]), B=side()
    )
    # one card of the X-Men is there, but no two cards
    assert (
        t.A.why_not("use", "Muir Island")
        == []
        == t.A.why_not("Muir Island on Gambit")
        == t.A.why_not("use", "Muir Island", index=1)
    )
    assert t.A.why_not("use", "Muir Island", index=0) == ["vs:203.3"] == t.A.why_not("use", "Muir Island", index=0, on="Gambit")
    t.A.uses("Muir Island", on="Gambit", pay="Beast")
    assert t.A.why_not("use", "Muir Island") == ["vs:G:Activate", "vs:G:Activate"]


def test_a_target_a_limit_and_facts_may_be_written_in_short() -> None:
    ann = made(
        "Ann", Activated(Activate(), StunIt(T), targets=characters(), limit="turn"), attack=5, affiliation="F", recruit_cost=2
    )
    push = stand_in("plot twist", "Push", pump(T, 2, 0, "turn"), targets=yours(), cost=2)
    t = lay(A=side(front=[ann], hand=[push], resources=2), B=side(front=["Gambit"]))
    assert (t["Ann"].atk, t["Ann"].teams, t["Ann"].cost) == (5, {"F"}, 2)
    t.A.plays("Push", on="Ann")
    t.resolve()
    t.A.uses("Ann", on="Gambit")
    t.resolve()
    assert t["Ann"].atk == 7 and t["Gambit"].stunned and "vs:501.4" in t.A.why_not("use", "Ann")
    assert lay(A=side(hand=[push], front=[ann], resources=1)).A.why_not("play", "Push") == ["vs:203.5b"]
