"""Teen Titans: cards that choose types, wait for the next turn or the next card, and reach for main characters."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import catalog
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import BREAKTHROUGH, DISCARD, MAIN, PLAY, CardDef
from tests.worked import laid


def of(name: str) -> CardDef:
    """A card of the set."""
    return catalog()[("Teen Titans", name)]


def can_use(t: Table, name: str) -> bool:
    """Is the ability of this card offered?"""
    return any([o.startswith(f"use {name}:") for o in t.offered()])


# -- types and colors -----------------------------------------------------------------------------------------------------


def test_bunker() -> None:
    t = situation(A=side(hand=[of("Bunker")], deck=["Bane", "Catwoman", "Doomsday", "Robin"]), B=side(deck=["Kick", "Kick"]))
    t.A.plays("Bunker")
    # a Hero and one of two Villains
    assert t.asked == ("A", "choose") and set(t.offered()) == {"Bane", "Doomsday"}
    t.A.picks("Doomsday")
    assert sorted(t.A.hand) == ["Catwoman", "Doomsday"] and t.A.discard == ["Bane"] and t.A.deck == ["Robin"] and t.power == 0
    assert t.B.deck == ["Kick", "Kick"]
    # three of a kind: one of them
    t = situation(A=side(hand=[of("Bunker")], deck=["Bane", "Bane", "Bane", "Robin"]), B=side())
    t.A.plays("Bunker")
    t.A.picks("Bane")
    assert t.A.hand == ["Bane"] and t.A.discard == ["Bane", "Bane"]


@pytest.mark.rule("dcdb:6.151")
def test_bunker_with_too_few_cards() -> None:
    t = situation(A=side(hand=[of("Bunker")], deck=["Bane"], discard=["Nth Metal"]), B=side())
    t.A.plays("Bunker")
    assert sorted(t.A.hand) == ["Bane", "Nth Metal"] and t.A.discard == [] and t.A.deck == []


@pytest.mark.rule("dcdb:6.100", "dcdb:3.030")
def test_dr_light() -> None:
    gate = stand_in("Gate", BREAKTHROUGH, words=("Ongoing",))
    t = situation(
        A=side(hand=["Punch", of("Dr. Light")], play=["Catwoman", "Robin"]),
        B=side(play=["The Batcave", gate], hand=["Kick"]),
        C=side(),
    )
    t.A.plays("Punch")
    t.A.plays("Dr. Light")
    # yellow, red (its own), blue, and violet in the play zone of a foe; the Breakthrough has none
    assert t.power == 1 + 4 and t.B.play == ["The Batcave", "Gate"] and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:3.030", "dcdb:6.185")
def test_hawk_and_dove() -> None:
    def power(a: list[str | CardDef], b: list[str | CardDef]) -> int:
        t = situation(A=side(hand=[of("Hawk & Dove")], play=a), B=side(play=b), C=side(play=["The Batcave"]))
        t.A.plays("Hawk & Dove")
        return t.power

    assert power(["Catwoman", "Robin"], []) == 2
    assert power(["Catwoman", "Catwoman"], []) == 3
    # of all players; itself counts; cards of one name in two sets are different
    assert power(["The Watchtower"], ["The Batcave"]) == 3
    assert power([], [of("Hawk & Dove")]) == 3
    assert power(["Superboy (Heroes Unite)", "Brother Blood (Heroes Unite)"], [of("Brother Blood")]) == 2
    # one more at the most
    assert power(["Catwoman", "Catwoman", "Robin", "Robin"], []) == 3


# -- Garfield Logan -------------------------------------------------------------------------------------------------------


def logan(*hand: str | CardDef, main: str | CardDef | None = None, kind: str = "Hero", **given: object) -> Table:
    """A has used Garfield Logan and chosen a type."""
    mains = (main,) if main is not None else ()
    t = situation(
        A=side(*mains, play=[of("Garfield Logan")], hand=list(hand), **given), B=side(hand=["Kick"], play=["The Batcave"])
    )
    t.A.uses("Garfield Logan")
    t.A.picks(kind)
    return t


@pytest.mark.example("dcdb:1.033")
def test_garfield_logan_and_a_card_played_again() -> None:
    t = logan("Kick", "Clayface", main="Hawkman (Heroes Unite)")
    t.A.plays("Kick")
    # Hawkman counts Heroes
    assert t.power == 2 + 1
    t.A.plays("Clayface")
    assert t.power == 3 + 2 + 1
    assert not can_use(t, "Garfield Logan") and t.B.hand == ["Kick"]


@pytest.mark.example("dcdb:6.103")
def test_garfield_logan_gives_no_color() -> None:
    t = logan("Punch", "Punch", main="Hawkman (Heroes Unite)")
    t.A.plays("Punch")
    values = t.s.now(t.s.zone(0, PLAY)[-1])
    assert t.power == 1 + 1 and set(values.types) == {"Starter", "Hero"} and values.color == "yellow"
    # the one after it is what it was
    t.A.plays("Punch")
    assert t.power == 2 + 1
    t.A.ends()
    assert all([t.s.now(n).types == ("Starter",) for n in t.s.zone(0, DISCARD)])


@pytest.mark.rule("dcdb:1.020", "dcdb:6.192")
def test_garfield_logan_and_what_is_discarded() -> None:
    # Beast Boy discards a Punch that is a Hero as well: a Hero comes back
    t = logan("Punch", main=of("MC:Beast Boy"), discard=["Catwoman", "Bane"])
    t.A.uses("Beast Boy")
    assert t.A.hand == ["Catwoman"] and set(t.A.discard) == {"Punch", "Bane"}
    # what is discarded from the deck or from play is not the next card
    t = logan("Jervis Tetch (Heroes Unite)", "Punch", main="Hawkman (Heroes Unite)", deck=["Bane", "Kick"])
    t.A.plays("Jervis Tetch")
    t.A.takes_mode(1)
    t.A.plays("Punch")
    assert t.power == 1 + 1 + 1


def test_garfield_logan_and_the_end_of_the_turn() -> None:
    t = logan("Punch")
    t.A.ends()
    t.B.plays("Kick")
    assert t.s.now(t.s.zone(1, PLAY)[-1]).types == ("Super Power",)


# -- Jaime Reyes ----------------------------------------------------------------------------------------------------------


def defended(punches: int = 9) -> Table:
    """B has avoided an attack with Jaime Reyes."""
    t: Table = laid("dcdb:GC:Jaime Reyes (Teen Titans)#2", punches=punches)
    t.A.plays("Scarecrow")
    t.B.picks("Jaime Reyes")
    return t


@pytest.mark.rule(
    "dcdb:GC:Jaime Reyes (Teen Titans)#1", "dcdb:GC:Jaime Reyes (Teen Titans)#2", "dcdb:GC:Jaime Reyes (Teen Titans)#3"
)
@pytest.mark.example("dcdb:GC:Jaime Reyes (Teen Titans)#2", "dcdb:GC:Jaime Reyes (Teen Titans)#3")
def test_jaime_reyes() -> None:
    t = defended()
    assert t.B.play == ["Jaime Reyes"] and t.B.hand == ["Punch"] and t.B.discard == [] and t.C.discard == ["Weakness"]
    assert "Ongoing" not in t.s.now(t.s.zone(1, PLAY)[0]).words
    t.A.ends()
    # on B's turn it is played from where it lies, at any time, and once
    t.B.plays("Punch")
    t.B.plays("Jaime Reyes")
    assert t.power == 1 + 2 and t.B.play == ["Punch", "Jaime Reyes"]
    assert "play Jaime Reyes" not in t.offered()
    # nothing speaks of him any more: the table of current values leaves him out
    (jaime,) = [n for n in t.s.zone(1, PLAY) if t.s.card(n).printed.name == "Jaime Reyes"]
    assert jaime not in t.s.facts().values
    t.B.ends()
    assert t.B.play == [] and "Jaime Reyes" in t.B.discard


def test_jaime_reyes_who_is_not_played() -> None:
    t = defended(punches=8)
    t.A.ends()
    assert "play Jaime Reyes" in t.offered()
    t.B.ends()
    assert t.B.play == [] and "Jaime Reyes" in t.B.discard
    # and not on the turn after that
    t.C.ends()
    t.A.ends()
    assert t.active == "B" and "Jaime Reyes" not in t.B.play


def test_jaime_reyes_is_controlled_meanwhile() -> None:
    t = situation(
        A=side(hand=["Scarecrow"]), B=side(hand=[of("Jaime Reyes"), of("Birdarang")], deck=["Punch"] * 9), line_up=["Bane"] * 5
    )
    t.A.plays("Scarecrow")
    t.B.picks("Jaime Reyes")
    t.A.ends()
    t.B.plays("Birdarang")
    assert t.power == 2
    # played from the hand it gives Power and nothing else
    t = situation(A=side(hand=[of("Jaime Reyes")]), B=side())
    t.A.plays("Jaime Reyes")
    assert t.power == 2 and t.A.play == ["Jaime Reyes"]


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.099")
def test_jericho() -> None:
    t = situation(
        A=side(of("MC:Raven"), hand=[of("Jericho"), "Nth Metal", "Lasso of Truth"], deck=["Punch"] * 9),
        B=side(["Batman", of("MC:Blue Beetle")], hand=["Kick"]),
        C=side("Superman", hand=["Super Speed"]),
        D=side("Aquaman"),
        line_up=["Bane"],
        power=4,
    )
    t.A.plays("Jericho")
    # A chooses between B's two; C avoids it; D has one
    assert t.asked == ("A", "choose") and set(t.offered()) == {"Batman", "Blue Beetle"}
    t.A.picks("Batman")
    t.C.picks("Super Speed")
    assert t.power == 5
    t.A.plays("Lasso of Truth")
    assert t.power == 5 + 1 + 1
    t.A.buys("Bane")
    t.A.picks("Raven")
    assert t.A.deck[0] == "Bane" and t.B.hand == ["Kick"]
    # it is over with the turn
    t.A.ends()
    assert len(t.s.now(t.s.zone(0, MAIN)[0]).abilities) == 1


def test_jericho_gains_what_is_used() -> None:
    t = situation(
        A=side(of("MC:Raven"), hand=[of("Jericho")], play=["Kick"] * 6, deck=["Bane", "Robin"]),
        B=side(of("MC:Blue Beetle")),
        C=side(),
    )
    t.A.plays("Jericho")
    t.A.uses("Raven")
    assert t.A.hand == ["Bane"] and not can_use(t, "Raven")


def test_superboy_prime() -> None:
    t = situation(
        A=side(["Batman", "Superman"], hand=[of("Superboy Prime"), "Punch", "Batarang"], deck=["Bane", "Robin"]),
        B=side("Aquaman"),
        outside=["Wonder Woman", of("MC:Blue Beetle")],
    )
    t.A.plays("Superboy Prime")
    assert t.power == 2 and set(t.offered()) == {"Wonder Woman", "Blue Beetle"}
    t.A.picks("Blue Beetle")
    assert set(t.offered()) == {"Batman", "Superman"}
    t.A.picks("Batman")
    mains = [t.s.card(n).printed.name for n in t.s.zone(0, MAIN)]
    assert mains == ["Blue Beetle", "Superman"] and sorted(t.removed) == ["Batman", "Wonder Woman"]
    t.A.plays("Batarang")
    assert t.power == 2 + 2
    t = situation(A=side("Batman", hand=[of("Superboy Prime")]), B=side("Aquaman"), outside=["Wonder Woman"])
    t.A.plays("Superboy Prime")
    t.A.picks_none()
    assert t.power == 2 and t.removed == ["Wonder Woman"] and t.asked == ("A", "turn")


# -- Psimon and Terra -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:1.080", "dcdb:1.120")
def test_psimon() -> None:
    t = situation(
        A=side(hand=[of("Psimon"), "Nth Metal"], deck=["Bane", "Catwoman", "Robin", "Kick", "Punch", "Doomsday"]),
        B=side(deck=["Kick"], hand=["Punch"]),
    )
    t.A.plays("Psimon")
    assert set(t.offered()) == {"Bane", "Catwoman", "Robin", "Kick", "Punch"}
    t.A.picks("Catwoman", "Punch")
    # which is played first; then the rest in any order
    t.A.picks("Punch")
    assert t.A.play == ["Psimon", "Punch", "Catwoman"] and t.power == 3 and t.A.hand == ["Nth Metal"]
    assert t.asked == ("A", "order")
    t.A.orders("Kick", "Bane", "Robin")
    assert t.A.deck == ["Kick", "Bane", "Robin", "Doomsday"] and t.B.deck == ["Kick"] and t.B.hand == ["Punch"]


def test_psimon_is_a_card_that_has_one_draw() -> None:
    # The Flash draws another card as cards tell him to
    t = situation(A=side("The Flash", hand=[of("Psimon")], deck=["Bane", "Kick", "Punch", "Robin"]), B=side())
    t.A.plays("Psimon")
    t.A.picks("Kick", "Punch")
    t.A.picks("Kick")
    t.A.orders("Robin", "Bane")
    t.A.picks("The Flash")
    assert t.A.hand == ["Robin"] and t.A.deck == ["Bane"]


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#8")
def test_psimon_and_jay_garrick() -> None:
    deck = ["Bane", "Catwoman", "Robin", "Weakness", "Punch", "Doomsday", "Kick"]
    t = situation(A=side("Jay Garrick", hand=[of("Psimon")], deck=deck), B=side(deck=["Kick"]))
    t.A.plays("Psimon")
    # any of the five may be the one that goes
    assert sorted(t.offered()) == sorted(deck[:5])
    t.A.picks("Weakness")
    t.A.says(True)
    assert t.A.discard == ["Weakness"]
    # five are looked at again, and two of them drawn and played
    assert sorted(t.offered()) == ["Bane", "Catwoman", "Doomsday", "Punch", "Robin"]
    t.A.picks("Doomsday", "Punch")
    t.A.picks("Punch")
    t.A.orders("Robin", "Catwoman", "Bane")
    assert t.A.deck == ["Robin", "Catwoman", "Bane", "Kick"] and t.power == 5 and t.B.deck == ["Kick"]
    # the card may be left
    t = situation(A=side("Jay Garrick", hand=[of("Psimon")], deck=deck), B=side())
    t.A.plays("Psimon")
    t.A.picks("Weakness")
    t.A.says(False)
    assert sorted(t.offered()) == sorted(deck[:5]) and t.A.discard == []


@pytest.mark.rule("dcdb:SV:Terra (Teen Titans)#1", "dcdb:SV:Terra (Teen Titans)#2", "dcdb:1.040")
@pytest.mark.example("dcdb:SV:Terra (Teen Titans)#2")
def test_terra() -> None:
    t = laid("dcdb:SV:Terra (Teen Titans)#2")
    t.A.plays("Terra")
    # it may be destroyed itself: it was played this turn
    assert can_use(t, "Terra")
    t.A.plays("Punch")
    t.A.plays("Kick")
    t.A.uses("Terra")
    assert set(t.offered()) == {"Terra", "Punch", "Kick"}
    t.A.picks("Punch")
    assert t.destroyed == ["Punch"] and t.power == 3 and not can_use(t, "Terra")
    assert t.A.play == ["The Batcave", "Terra", "Kick"] and t.B.play == ["Terra"]
    # what lay there before the turn was not played in it
    t = situation(A=side(play=[of("Terra"), "The Batcave"], hand=[of("Bumblebee"), "Punch"]), B=side())
    assert not can_use(t, "Terra")
    t.A.plays("Bumblebee")
    t.A.uses("Bumblebee")
    # it has left the play zone
    assert not can_use(t, "Terra")
