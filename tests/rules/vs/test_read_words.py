"""What a player reads in whole games: lines of the log with the rules they cite, and questions that say what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.verbs.cards import ExhaustIt
from longbox.games.vs.language.vocabulary import (
    FRONT,
    Aim,
    Cards,
    Choose,
    Discard,
    EachKOs,
    Every,
    GainEndurance,
    May,
    MoveIt,
    Players,
    PutOnDeck,
    Search,
    T,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, STUN, TIRE, hero, pawn, sees, twist, up


def lines(table: Any) -> dict[str, str]:
    """The public lines of the log with their rules."""
    return {line.public: line.rule.removeprefix("vs:") for line in table.match.log.lines}


@pytest.mark.rule("vs:708.11b", "vs:602.6b", "vs:602.9c", "vs:203.8b", "vs:512.1", "vs:408.2a")
def test_each_loss_of_endurance_names_what_it_comes_from() -> None:
    table = situation(
        "vs",
        A=side(front=["Pyro, St. John Allerdyce", hero("Abe", atk=6), hero("Ann", atk=3), "Storm, Ororo Munroe"]),
        B=side(front=[hero("Bea", cost=2)], endurance=16),
        C=side(front=[hero("Cid", cost=2)]),
    )
    table.A.uses("Storm")
    table.A.uses("Pyro")
    table.chooses("B")
    table.resolve_all()
    table.A.attack("Abe", "Bea")
    table.conclude()
    table.A.attack("Ann", "B")
    table.conclude()
    table.A.attack("Storm", "B")
    table.conclude()
    found = lines(table)
    assert found["A pays 2 endurance: 48 left"] == "203.8b"
    assert found["B loses 3 endurance: 13 left"] == "512.1"
    assert found["B loses 2 endurance (breakthrough): 11 left"] == "602.6b"
    assert found["B loses 2 endurance (stun): 9 left"] == "708.11b"
    assert found["B loses 3 endurance (breakthrough): 6 left"] == "602.9c"
    assert table.B.endurance == -1
    table.until("draw phase")
    assert lines(table)["B loses the game"] == "408.2a" and "C loses the game" not in lines(table)


@pytest.mark.rule("vs:511.4", "vs:708.10a", "vs:708.8a", "vs:513.1e")
def test_chosen_names_searches_and_replaced_resources_are_told() -> None:
    team = twist("Neighbours")
    table = situation(
        "vs",
        A=side(
            front=["Longshot", "Atrophos", hero("Abe", teams=["X-Men"])],
            resources=[up("Clocktower"), "Danger Room"],
            deck=[pawn("Dan"), pawn("Dot"), pawn("Dee"), pawn("Dov"), pawn("Dag")],
            hand=["Marvel Team-Up"],
        ),
        B=side(front=[hero("Bea", atk=1, def_=1)], hand=[team], deck=[pawn("Bob")]),
    )
    table.A.uses("Longshot")
    table.resolve()
    assert table.prompt == "Longshot, Rebel Freedom Fighter - Choose a card name"
    table.chooses("Cerebra")
    table.chooses("Beetle")
    assert lines(table)["A chooses Cerebra and Beetle"] == "511.4"
    assert table.prompt == "Longshot, Rebel Freedom Fighter - In which order (the first is the topmost)?"
    table.chooses("Dot", "Dan", "Dee", "Dov")
    assert table.A.deck == ["Dag", "Dot", "Dan", "Dee", "Dov"]
    table.A.uses("Clocktower")
    table.resolve()
    assert lines(table)["A puts a card face down into the resource row"] == "708.8a"
    table.A.attack("Atrophos", "Bea")
    table.conclude()
    assert lines(table)["A searches B's deck and hand"] == "708.10a"


@pytest.mark.rule("vs:508.2b", "vs:706.2")
def test_a_question_says_what_is_chosen_and_what_is_paid() -> None:
    ditch = twist("Ditch", Discard(player=T), Aim(Players()))
    edict = twist("Edict", EachKOs(player=T), Aim(Players()))
    rush = twist("Rush", MoveIt(Every(yours()), (FRONT,)))
    table = situation(
        "vs",
        A=side(hand=[ditch, edict, rush], front=[hero("Abe"), hero("Ann")]),
        B=side(front=[hero("Bea"), hero("Bob")], hand=[STUN, twist("Other")]),
    )
    table.A.plays("Ditch")
    table.chooses("B")
    table.resolve()
    assert table.asked == ("B", "choose") and table.prompt == "Ditch - Choose: discard a card"
    table.chooses("Other")
    table.A.plays("Edict")
    table.chooses("B")
    table.resolve()
    assert table.prompt == "Edict - Choose: KO a character you control"
    table.chooses("Bob")
    table.A.plays("Rush")
    table.resolve()
    assert table.prompt == "Abe and Ann - Where do they move?"
    table = situation("vs", step="recruit", A=side(hand=["Mr. Zsasz"], points=4), B=side(front=[pawn("Bea")]))
    table.A.recruits("Mr. Zsasz", resolve=False)
    assert table.prompt == "recruits Mr. Zsasz - Pay the additional cost: pay 1 resource point?"


@pytest.mark.rule("vs:213.2c", "vs:511.5", "vs:708.10c")
def test_cards_put_on_top_of_a_deck_lie_there_in_the_order_that_is_answered() -> None:
    back = twist("Back", PutOnDeck(Choose(Cards("hand", (), "you"), 2), top=True))
    seek = twist("Seek", Search((), 2, "top"))
    deck = [pawn("Dan"), pawn("Dot"), pawn("Dee"), pawn("Dov")]
    table = situation("vs", A=side(hand=[back, hero("Abe"), hero("Ann")], deck=deck[:1]), B=side())
    table.A.plays("Back")
    table.resolve()
    assert table.prompt.endswith("In which order (the first is the topmost)?")
    table.chooses("Ann", "Abe")
    assert table.A.deck == ["Ann", "Abe", "Dan"]
    table = situation("vs", A=side(hand=[seek], deck=deck), B=side())
    table.A.plays("Seek")
    table.resolve()
    table.chooses("Dee", "Dan")
    assert table.asked == ("A", "order")
    table.chooses("Dee", "Dan")
    assert table.A.deck[:2] == ["Dee", "Dan"] and sorted(table.A.deck[2:]) == ["Dot", "Dov"]
    # both were shown, but not which of them lies where
    assert sees(table, 1, 0)["top"] is None and sees(table, 0, 0)["top"] == "Dee"


@pytest.mark.rule("vs:511.6", "vs:513.5c", "vs:507.1b", "vs:505.1d")
def test_a_question_names_the_targets_and_whose_event_would_be_replaced() -> None:
    perhaps = twist("Perhaps", May(ExhaustIt(T)), Aim(Cards("play")))
    storm = hero("Storm", atk=1, def_=3)
    table = situation(
        "vs",
        A=side(hand=[perhaps, storm, storm], front=[storm]),
        B=side(front=[put(hero("Bea", atk=1, def_=1), equipment=["Kevlar Body Armor"]), hero("B.O.B.")]),
    )
    table.A.plays("Perhaps")
    table.chooses("B.O.B.")
    table.resolve()
    assert table.prompt == "Perhaps: exhaust B.O.B.?"
    table.says(False)
    table.A.attack("Storm", "Bea")
    table.A.powers_up("Storm")
    assert table.prompt == "power-up of Storm - Pay: discard a character card that shares a name with Storm"
    table.chooses("Storm")
    table.conclude()
    assert table.prompt.endswith("instead, you may KO Kevlar Body Armor. Do it for Bea?")


@pytest.mark.rule("vs:602.1a")
def test_why_a_proposed_attack_is_no_longer_legal_is_told() -> None:
    for card, target, why in (
        (TIRE, "Abe", "Abe is exhausted"),
        (STUN, "Bea", "Bea is stunned"),
        (BOUNCE, "Abe", "an attacker is gone"),
        (BOUNCE, "Bea", "the defender is gone"),
    ):
        table = situation("vs", A=side(front=[hero("Abe")], hand=[card]), B=side(front=[hero("Bea"), hero("Bob")]))
        table.A.attack("Abe", "Bea", begin=False)
        table.A.plays(card.full_name, on=target)
        table.resolve()
        table.all_pass()
        assert f"The proposed attack is no longer legal: {why}" in lines(table)


@pytest.mark.rule("vs:102.3")
def test_what_becomes_of_effects_and_borrowed_cards_as_a_player_leaves_is_told() -> None:
    stray = put(hero("Eva"), owner="D")
    table = situation(
        "vs",
        A=side(front=[put(hero("Bea"), owner="B"), hero("Ann")], hand=[twist("Gift", GainEndurance(2))]),
        B=side(front=[hero("Bob")]),
        C=side(front=[stray]),
        D=side(front=[hero("Dan")]),
    )
    table.A.plays("Gift")
    table.A.concedes()
    found = [(line.public, line.rule) for line in table.match.log.lines]
    # what follows is told before the line that brings it about
    assert found[-3:] == [
        ("plays Gift is negated: A leaves the game", "vs:102.3"),
        ("Bea goes back to B: A leaves the game", "vs:102.3"),
        ("A concedes", "vs:102.5"),
    ]
    assert table.B["Bea"].controller == "B"
    table.D.concedes()
    table.C.concedes()
    assert "Eva" not in str([line.public for line in table.match.log.lines])
