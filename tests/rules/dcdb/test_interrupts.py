"""Abilities that interrupt a card (DC-A13): Jay Garrick, Robin."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import (
    Among,
    DrawCards,
    DrawIt,
    IfYouDo,
    LookAtTheTops,
    cards,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.worked.interrupts import JAY, ROBIN, TWO, ZATANNA
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.match import Match, digest
from tests.worked import laid


@pytest.mark.example(
    "dcdb:MC:Jay Garrick (Crossover 1)#2", "dcdb:MC:Jay Garrick (Crossover 1)#3", "dcdb:MC:Jay Garrick (Crossover 1)#4"
)
def test_jay_interrupts_a_draw_that_a_card_tells_of() -> None:
    t = laid("dcdb:MC:Jay Garrick (Crossover 1)#2")
    t.A.plays("Two")
    # before anything is drawn, and before the rest of the card
    assert t.asked == ("A", "trigger") and t.A.hand == [] and t.power == 0
    t.A.picks("Jay")
    assert "Punch is revealed" in t.log
    t.A.says(True)
    assert t.A.discard == ["Punch"] and sorted(t.A.hand) == ["Kick", "Mera"] and t.power == 1
    # a main character is no card
    t.A.uses("Muse")
    assert t.asked == ("A", "turn") and len(t.A.hand) == 3
    # it may be left, and the card that is revealed may be left on top
    for answers in ((), (False,)):
        t = situation(A=side([JAY], hand=[TWO], deck=["Punch", "Kick", "Mera"]), B=side())
        t.A.plays("Two")
        t.A.picks("Jay") if answers else t.A.picks_none()
        for yes in answers:
            t.A.says(yes)
        assert sorted(t.A.hand) == ["Kick", "Punch"] and t.A.discard == []


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#5", "dcdb:MC:Jay Garrick (Crossover 1)#6")
def test_jay_has_a_turn_with_each_draw_even_if_nothing_is_drawn() -> None:
    t = laid("dcdb:MC:Jay Garrick (Crossover 1)#5")
    t.A.plays("Biz")
    for name in ("Punch", "Vulnerability"):
        t.A.picks("Jay")
        t.A.says(True)
        assert t.A.discard[-1] == name
    assert sorted(t.A.hand) == ["Kick", "Mera"]
    # with no card left at all there is nothing to reveal
    t = situation(A=side([JAY], hand=[TWO], deck=[]), B=side())
    t.A.plays("Two")
    assert t.A.hand == [] and t.power == 1 and t.asked == ("A", "turn")
    # and so he is where Robin takes the place of the draw
    one = stand_in("One", "Hero", DrawCards(1))
    t = situation(A=side([ROBIN, JAY], hand=[one], deck=["Punch", "Kick"], discard=["Batmobile"]), B=side())
    t.A.plays("One")
    t.A.picks("Boy Wonder")
    assert t.A.hand == ["Batmobile"]
    t.A.picks("Jay")
    t.A.says(True)
    assert t.A.hand == ["Batmobile"] and t.A.discard == ["Punch"] and t.A.deck == ["Kick"]


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#7", "dcdb:MC:Jay Garrick (Crossover 1)#8")
def test_a_set_of_which_jay_discards_a_card_is_formed_anew() -> None:
    psimon = stand_in("Psimon P", "Super-Villain", seq(LookAtTheTops(5), DrawIt(cards(2, Among("seen")))))
    deck = ["Punch", "Kick", "Mera", "Robin", "Bane", "Lobo", "Catwoman"]
    t = situation(A=side([JAY], hand=[psimon], deck=deck), B=side())
    t.A.plays("Psimon P")
    # of the five any may be the one on top that is discarded
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Bane", "Kick", "Mera", "Punch", "Robin"]
    t.A.picks("Punch")
    assert t.asked == ("A", "trigger")
    t.A.picks("Jay")
    t.A.says(True)
    # one more is looked at, so that there are five again
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Bane", "Kick", "Lobo", "Mera", "Robin"]
    t.A.picks("Lobo", "Mera")
    assert sorted(t.A.hand) == ["Lobo", "Mera"] and t.A.deck == ["Kick", "Robin", "Bane", "Catwoman"] and t.A.discard == ["Punch"]
    # if nothing is discarded the set is what it was
    t = situation(A=side([JAY], hand=[psimon], deck=deck), B=side())
    t.A.plays("Psimon P")
    t.A.picks("Punch")
    t.A.picks_none()
    assert sorted(t.offered()) == ["Bane", "Kick", "Mera", "Punch", "Robin"]


@pytest.mark.rule("dcdb:3.071")
@pytest.mark.example("dcdb:3.072")
def test_the_top_card_that_is_revealed_again_is_the_same() -> None:
    t = laid("dcdb:3.072")
    t.A.plays("John")
    t.A.picks("Jay")
    # it is Punch that may be discarded, which all have seen; nothing deeper is shown
    assert t.log.count("Punch is revealed") == 1 and "Kick" not in t.log and t.asked == ("A", "may")
    t.A.says(False)
    assert sorted(t.offered()) == ["Mera", "Punch"]
    t.A.picks("Mera")
    assert t.A.hand == ["Mera"] and t.A.deck == ["Punch", "Kick"]


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#9")
def test_the_next_card_is_revealed_and_drawn_if_jay_discards_the_one_that_was() -> None:
    t = laid("dcdb:MC:Jay Garrick (Crossover 1)#9")
    t.A.plays("Bane")
    t.B.picks("Orchid")
    t.B.picks("Jay")
    t.B.says(True)
    assert t.B.hand == ["Doomsday"] and t.B.vp == 2 and sorted(t.B.discard) == ["Orchid", "Punch"] and t.B.deck == ["Kick"]


@pytest.mark.example(
    "dcdb:MC:Robin (Crisis 1)#2", "dcdb:MC:Robin (Crisis 1)#3", "dcdb:MC:Robin (Crisis 1)#4", "dcdb:MC:Robin (Crisis 1)#6"
)
def test_robin_takes_the_place_of_the_first_card_drawn() -> None:
    t = laid("dcdb:MC:Robin (Crisis 1)#2")
    # a main character tells nobody to draw a card
    t.A.uses("Muse")
    assert t.asked == ("A", "turn") and t.A.hand == ["Two", "Kick"]
    t.A.plays("Two")
    assert t.asked == ("A", "trigger") and t.power == 0
    t.A.picks("Boy Wonder")
    assert sorted(t.A.hand) == ["Batmobile", "Kick", "Mera"] and t.power == 1
    # with no Equipment there it may still be used: a card less is drawn
    t = situation(A=side([ROBIN], hand=[TWO], deck=["Kick", "Mera"], discard=["Punch"]), B=side())
    t.A.plays("Two")
    t.A.picks("Boy Wonder")
    assert t.A.hand == ["Kick"] and t.A.discard == ["Punch"]


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#5", "dcdb:MC:Robin (Crisis 1)#7")
def test_what_robin_has_replaced_was_not_drawn() -> None:
    t = laid("dcdb:MC:Robin (Crisis 1)#5")
    t.A.plays("Kid")
    t.A.picks("Boy Wonder")
    assert sorted(t.A.hand) == ["Batmobile", "Punch"] and t.A.discard == ["Kick"]
    bizarro = stand_in("Biz", "Villain", IfYouDo(DrawCards(1), DrawCards(1)))
    t = situation(A=side([ROBIN], hand=[bizarro], deck=["Kick", "Mera"], discard=["Batmobile"]), B=side())
    t.A.plays("Biz")
    t.A.picks("Boy Wonder")
    assert t.A.hand == ["Batmobile"] and t.A.deck == ["Kick", "Mera"] and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#8")
def test_robin_can_be_used_at_the_first_draw_alone() -> None:
    t = laid("dcdb:MC:Robin (Crisis 1)#8")
    t.A.plays("Two")
    t.A.picks_none()
    t.A.plays("Two")
    assert t.asked == ("A", "turn") and t.A.discard == ["Batmobile"] and len(t.A.hand) == 4
    # used once it is gone for this turn, too, and it is there again in the next
    t = situation(A=side([ROBIN], hand=[TWO, TWO], deck=["Kick"] * 9, discard=["Batmobile", "Batmobile"]), B=side())
    t.A.plays("Two")
    t.A.picks("Boy Wonder")
    t.A.picks("Batmobile")
    t.A.plays("Two")
    assert t.asked == ("A", "turn") and t.A.hand.count("Batmobile") == 1


@pytest.mark.example("dcdb:MC:Kyle Rayner (Crisis 2)#2")
def test_kyle_rayner_discards_what_he_has_revealed_as_well() -> None:
    t = laid("dcdb:MC:Kyle Rayner (Crisis 2)#2")
    t.A.ends()
    t.B.picks("Kyle")
    assert sorted(t.B.discard) == ["Kick", "Punch", "Robin"] and t.B.hand == ["Mera"] * 5


@pytest.mark.example("dcdb:MC:Trickster (Crossover 5)#2", "dcdb:MC:Trickster (Crossover 5)#3")
def test_trickster_leaves_a_card_behind_in_the_midst_of_a_draw() -> None:
    t = laid("dcdb:MC:Trickster (Crossover 5)#2")
    t.A.uses("Kyle")
    # two cards were drawn before the shuffle, and are known as it is asked
    assert t.asked == ("A", "may") and sorted(t.A.hand) == ["Mera", "Robin"] and len(t.A.discard) == 5
    t.A.says(True)
    t.A.picks("Vulnerability")
    assert t.A.discard == ["Vulnerability"] and len(t.A.hand) == 5 and len(t.A.deck) == 1 and t.asked == ("A", "turn")
    # each time that it would be shuffled: for the new hand as well
    t.A.ends()
    assert t.asked == ("A", "may") and len(t.A.hand) == 1
    t.A.says(True)
    t.A.picks("Vulnerability")
    assert t.A.discard == ["Vulnerability"] and len(t.A.hand) == 5 and t.active == "B"


@pytest.mark.example("dcdb:MC:Trickster (Crossover 5)#4")
def test_a_lone_card_that_is_left_counts_as_drawn() -> None:
    for yes in (True, False):
        t = laid("dcdb:MC:Trickster (Crossover 5)#4")
        t.A.plays("Then")
        t.A.says(yes)
        assert t.A.hand == ([] if yes else ["Mera"]) and t.A.discard == (["Mera"] if yes else []) and t.power == 2


@pytest.mark.rule("dcdb:6.502")
@pytest.mark.example("dcdb:MC:Trickster (Crossover 5)#6", "dcdb:6.505")
def test_an_activated_teamwork_ability_of_a_main_character_is_not_offered() -> None:
    t = laid("dcdb:MC:Trickster (Crossover 5)#6")
    assert not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side("Trickster"), B=side(deck=["Kick"]))
    assert not [o for o in t.offered() if o.startswith("use")]


def test_interrupts_can_be_undone_and_copied() -> None:
    t = situation(A=side([JAY, ROBIN], hand=[TWO], deck=["Punch", "Kick", "Mera"], discard=["Batmobile"]), B=side())
    t.A.plays("Two")
    before = digest(t.s)
    branch = t.match.branch()
    t.A.picks("Jay")
    t.A.says(True)
    t.A.picks("Boy Wonder")
    after = digest(t.s)
    assert digest(branch.state) == before != after
    assert t.match.undo() and t.match.undo() and t.match.undo()
    assert digest(t.s) == before


@pytest.mark.example("dcdb:MC:Zatanna Zatara (Confrontations)#3", "dcdb:MC:Zatanna Zatara (Confrontations)#4")
def test_zatanna_looks_at_any_time_even_while_something_resolves() -> None:
    t = laid("dcdb:MC:Zatanna Zatara (Confrontations)#3")
    t.A.plays("Flash")
    # between the drawing and the discarding; the deck is empty, and is made anew for it
    assert t.asked == ("A", "choose") and t.A.deck == []
    t.match.interject(0)
    assert sorted(t.A.deck) == ["Bane", "Lobo"] and t.A.discard == [] and t.s.card(t.s.zone(0, 0)[0]).known == 1
    # the question is still there
    assert t.asked == ("A", "choose")
    t.A.picks("Punch")
    assert t.A.discard == ["Punch"] and t.asked == ("A", "turn")
    # in a foe's turn as well, while the foe is asked
    t.A.ends()
    assert t.asked == ("B", "turn")
    t.match.interject(0)
    assert t.asked == ("B", "turn")
    with pytest.raises(IllegalAnswer, match="player 1 has nothing just now"):
        t.match.interject(1)


@pytest.mark.example("dcdb:MC:Zatanna Zatara (Confrontations)#3")
def test_zatanna_does_not_look_in_the_draft() -> None:
    match = Match(GAME, {"players": 3, "format": "cube", "first": 0}, 1)
    assert match.decision is not None and match.decision.kind == "first"
    with pytest.raises(IllegalAnswer, match="nothing just now"):
        match.interject(0)


def test_an_interjection_is_an_answer_that_can_be_taken_back() -> None:
    t = situation(A=side([ZATANNA], deck=["Kick"]), B=side())
    before = digest(t.s)
    t.match.interject(0)
    assert t.match.answers == [(-3, 0, 0)] and digest(t.s) != before
    assert t.match.undo() and digest(t.s) == before and t.match.answers == []
