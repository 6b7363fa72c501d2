"""Crossover 2: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import card as printed, in_set
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.times import OnceEachTurn
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.view.reading import text
from tests.worked import laid

FIVE = ["Punch", "Kick", "Punch", "Bane", "Robin"]


def table(card: str, *hand: str, main: str | None = None, b: dict[str, object] | None = None, **more: object) -> Table:
    """A has a card and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play", "vp", "below") if k in more}
    a = side(main, hand=[card, *hand], **given) if main else side(hand=[card, *hand], **given)
    t = situation(A=a, B=side(**(b or {"discard": ["Kick"]})), C=side(hand=["Robin"], below=["Mera"]), **more)  # type: ignore[arg-type]
    t.A.plays(card.partition(" (")[0])
    return t


def untouched(t: Table) -> bool:
    """C has what it had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == [] and t.C.below == ["Mera"]


def appears(name: str, main_deck: list[str], a: list[str] | None = None, **b: object) -> Table:
    """A ends its turn and a Super-Villain appears: A has drawn that hand; five fillers come to the Line-Up first."""
    t = situation(
        A=side(deck=a or FIVE),
        B=side(**b),
        super_villains=[f"{name} (Crossover 2)", "Darkseid"],
        face_up=False,
        main_deck=["Filler"] * 5 + main_deck,
    )
    t.A.ends()
    return t


def categories(name: str) -> list[str]:
    """The categories of the abilities of a main character of the set."""
    found = printed(f"{name} (Crossover 2)", main=True).values.abilities
    return ["B" if isinstance(a, OnceEachTurn) else a.category for a in found if isinstance(a, (Triggers, OnceEachTurn))]


def test_all_of_the_set_is_there_with_sources_and_words() -> None:
    cards = in_set("Crossover 2")
    assert len(cards) == 27 and all(c.sources for c in cards)
    # what Slade Wilson does as it is played no source says
    assert [c.name for c in cards if not c.known_text] == ["Slade Wilson"] and all(text(c) for c in cards if c.known_text)


# -- Equipment ------------------------------------------------------------------------------------------------------------


def test_arrows_bow() -> None:
    t = table("Arrow's Bow", below=["Bane"])
    t.A.says(True)
    assert t.A.hand == ["Bane"] and t.A.below == [] and t.power == 0 and untouched(t)
    t = table("Arrow's Bow", below=["Bane"])
    t.A.says(False)
    assert t.power == 2 and t.A.below == ["Bane"]
    assert table("Arrow's Bow").power == 2


def test_collapsible_staff() -> None:
    t = table("Collapsible Staff", deck=["Kick"], line_up=["Bane", "Robin", "Lobo"])
    assert t.A.hand == ["Kick"] and sorted(t.A.below) == ["Bane", "Lobo"] and t.line_up == ["Robin"] and t.A.discard == []
    t = table("Collapsible Staff", deck=["Kick"], line_up=["Robin"])
    assert t.A.below == [] and untouched(t)


@pytest.mark.rule("dcdb:6.099")
def test_explosive_arrow() -> None:
    t = table("Explosive Arrow", b={"below": ["Bane", "Robin"]})
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Bane", "Robin"]
    t.A.picks("Bane")
    assert sorted(t.destroyed) == ["Bane", "Mera"] and t.B.below == ["Robin"] and t.A.below == ["Explosive Arrow"]
    assert t.A.play == [] and t.power == 1
    # it stays where it is if all avoid the attack
    t = situation(A=side(hand=["Explosive Arrow"]), B=side(hand=["Bulletproof"], below=["Bane"]))
    t.A.plays("Explosive Arrow")
    t.B.picks("Bulletproof")
    assert t.B.below == ["Bane"] and t.A.play == ["Explosive Arrow"]


# -- Heroes and Locations -------------------------------------------------------------------------------------------------


def test_detective_lance() -> None:
    t = table("Detective Lance", b={"below": ["Bane", "Robin"]})
    t.A.picks("Robin")
    assert t.asked == ("A", "foe") and t.offered() == ["B", "C"]
    t.A.takes_mode(0)
    assert t.power == 3 and t.A.discard == ["Robin"] and t.B.below == ["Bane"] and untouched(t)
    t = table("Detective Lance", b={"below": ["Bane"]})
    t.A.picks("Mera")
    t.A.takes_mode(0)
    assert t.A.discard == [] and t.B.below == ["Bane"] and untouched(t)


def test_laurel_lance() -> None:
    t = table("Laurel Lance", "Punch", below=["Bane"])
    t.A.picks("Punch")
    assert sorted(t.A.below) == ["Bane", "Punch"] and t.A.hand == [] and t.asked == ("A", "turn")
    t = table("Laurel Lance", "Punch", below=["Bane"])
    t.A.picks_none()
    t.A.picks("Bane")
    assert sorted(t.A.hand) == ["Bane", "Punch"] and t.A.below == []


@pytest.mark.rule("dcdb:5.040")
def test_moira_queen() -> None:
    t = table("Moira Queen", main_deck=["Bane", "Lobo"], below=["Bane", "Robin"], deck=[])
    assert sorted(t.A.below) == ["Bane", "Bane", "Robin"] and t.main_deck == ["Lobo"] and untouched(t)
    # two that are different; what lies under a main character counts for nobody
    assert t.A.points == 2


def test_shado() -> None:
    t = table("Shado", deck=["Kick"])
    assert t.power == 1 and t.A.hand == ["Kick"]
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Shado"], deck=["Bane", "Lobo"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Shado")
    t.B.picks("Lobo")
    assert sorted(t.B.below) == ["Lobo", "Shado"] and t.B.hand == ["Bane"] and t.B.discard == [] and t.C.discard == ["Weakness"]


def test_verdant() -> None:
    t = situation(A=side(), B=side(hand=["Punch", "Bane"], play=["Verdant"], deck=["Mera"]))
    t.A.ends()
    t.B.picks("Verdant")
    t.B.picks("Punch")
    assert t.B.below == ["Punch"] and t.B.hand == ["Bane", "Mera"] and t.A.below == []
    t = situation(A=side(), B=side(hand=["Punch"], play=["Verdant"]))
    t.A.ends()
    t.B.picks_none()
    assert t.B.below == [] and t.B.hand == ["Punch"] and t.asked == ("B", "turn")


# -- Super Powers and Villains --------------------------------------------------------------------------------------------


def test_mirakuru() -> None:
    t = table("Mirakuru", "Punch", "Bane", deck=["Kick"] * 5)
    t.A.says(True)
    assert sorted(t.A.below) == ["Bane", "Mirakuru", "Punch"] and t.A.hand == ["Kick"] * 4 and t.A.play == []
    t = table("Mirakuru", "Punch", deck=["Kick"] * 5)
    t.A.says(False)
    assert sorted(t.A.hand) == ["Kick", "Punch"] and t.A.below == []
    t = situation(A=side(hand=["Punch", "Mirakuru"], deck=["Kick"] * 5), B=side())
    t.A.plays("Punch")
    t.A.plays("Mirakuru")
    assert t.asked == ("A", "turn") and t.A.hand == ["Kick"] and t.A.below == []
    # the hand may be empty
    t = table("Mirakuru", deck=["Kick"] * 5)
    t.A.says(True)
    assert t.A.below == ["Mirakuru"] and t.A.hand == ["Kick"] * 4


def test_promise_to_a_friend() -> None:
    t = table("Promise to a Friend", "Heat Vision", "Blackgate Prison", discard=["Weakness"])
    assert t.power == 1
    t.A.plays("Heat Vision")
    # there is nothing that could be destroyed
    assert t.asked == ("A", "turn") and t.power == 4 and t.destroyed == []
    t.A.ends()
    t.B.ends()
    assert t.A.play == ["Promise to a Friend"]
    t.C.ends()
    assert t.active == "A" and t.power == 1
    # others may, and so may A in their turns
    t = situation(
        A=side(hand=["Heat Vision", "Scarecrow"], discard=["Weakness"]),
        B=side(hand=["Power Armor"], play=["Promise to a Friend"], discard=["Punch"]),
    )
    t.A.plays("Heat Vision")
    t.A.picks("Weakness")
    assert t.destroyed == ["Weakness"]
    t.A.plays("Scarecrow")
    t.B.picks("Power Armor")
    t.B.picks("Punch")
    assert t.destroyed == ["Weakness", "Punch"]


def test_what_must_be_destroyed_as_a_cost_cannot_be_used_with_promise_to_a_friend() -> None:
    t = situation(A=side("The Joker (Forever Evil)", hand=["Doomsday"], play=["Promise to a Friend"]), B=side())
    t.A.plays("Doomsday")
    assert not [o for o in t.offered() if o.startswith("use")]
    # and it is not asked whether to destroy a card
    t = situation(A=side(hand=["Firestorm Matrix"], deck=["Robin"], play=["Promise to a Friend"]), B=side())
    t.A.plays("Firestorm Matrix")
    assert t.asked == ("A", "turn") and t.destroyed == [] and t.power == 1


def test_you_have_failed_this_city() -> None:
    t = table("You Have Failed This City", "Kick", b={"hand": ["Punch", "Bane"]})
    assert t.power == 2 and len(t.B.hand) == 1 and len(t.B.discard) == 1 and t.C.discard == ["Robin"] and t.A.hand == ["Kick"]


def test_bronze_tiger() -> None:
    t = table("Bronze Tiger", b={"hand": ["Punch", "Bane"]}, deck=["Kick"] * 3)
    t.B.picks("Bane")
    # both have revealed one with such a cost
    assert t.B.below == ["Bane"] and sorted(t.C.below) == ["Mera", "Robin"] and t.A.hand == [] and t.power == 2
    t = table("Bronze Tiger", b={"hand": ["Punch", "Bane"]}, deck=["Kick"] * 3)
    t.B.picks("Punch")
    assert t.B.below == ["Punch"] and t.A.hand == ["Kick", "Kick"]
    t = table("Bronze Tiger", b={"hand": []}, deck=["Kick"] * 3)
    assert t.A.hand == ["Kick", "Kick"]


@pytest.mark.rule("dcdb:GC:Huntress (Crossover 2)#1")
@pytest.mark.example("dcdb:GC:Huntress (Crossover 2)#2")
def test_huntress() -> None:
    t = situation(
        A=side(hand=["Cheetah", "Huntress (Crossover 2)", "Punch"], discard=["Weakness"]),
        B=side(),
        line_up=["Bane", "Robin", "Scarecrow"],
        power=20,
    )
    t.A.plays("Cheetah")
    t.A.picks("Bane")
    t.A.plays("Huntress")
    assert t.asked == ("A", "turn") and t.power == 22
    t.A.buys("Robin")
    assert t.asked == ("A", "turn")
    t.A.buys("Scarecrow")
    t.A.picks("Huntress")
    t.A.picks("Weakness")
    assert t.destroyed == ["Weakness"] and t.A.hand == ["Punch"]


def test_mr_blank() -> None:
    t = table("Mr. Blank", b={"below": ["Bane", "Robin"]})
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Bane", "Robin"]
    t.A.picks("Robin")
    assert sorted(t.A.below) == ["Mera", "Robin"] and t.B.below == ["Bane"] and t.C.below == [] and t.power == 2


# -- Super-Villains -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "power", "spares", "other"),
    [
        ("China White", 3, "Robin", "Bane"),
        ("Deadshot", 3, "Robin", "Bane"),
        ("Malcolm Merlyn", 3, "Robin", "Bane"),
        ("Brother Blood", 4, "Super Strength", "Robin"),
    ],
)
def test_those_that_ambush(name: str, power: int, spares: str, other: str) -> None:
    t = appears(name, [spares, other, "Lobo"], a=["Super Strength"] * 5, hand=["Super Strength", "Super Strength"])
    assert t.A.below == [spares] and len(t.A.hand) == 5 and t.A.discard == []
    left = 0 if name == "Brother Blood" else 1
    assert t.B.below == [other] and len(t.B.hand) == left and t.main_deck == ["Lobo"]
    t = table(f"{name} (Crossover 2)", "Punch")
    if name == "China White":
        t.A.picks("Punch")
        assert t.destroyed == ["Punch"]
    assert t.power == power and untouched(t)


def test_brother_blood_draws_and_malcolm_merlyn_avoids() -> None:
    assert len(table("Brother Blood (Crossover 2)").A.hand) == 1
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Malcolm Merlyn"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Malcolm Merlyn")
    assert t.B.hand == ["Malcolm Merlyn"] and t.B.discard == [] and t.C.discard == ["Weakness"]


def test_deadshot_is_to_be_avoided_twice() -> None:
    def at(b: list[str], c: list[str]) -> Table:
        t = situation(A=side(hand=["Deadshot (Crossover 2)", "Scarecrow", "Bane"]), B=side("Stargirl", hand=b), C=side(hand=c))
        t.A.plays("Deadshot")
        t.A.plays("Scarecrow")
        return t

    t = at(["Bulletproof", "Lasso of Truth"], ["The Cape and Cowl"])
    t.B.picks("Bulletproof")
    t.B.picks_none()
    assert t.asked == ("B", "avoid")
    t.B.picks("Lasso of Truth")
    # it was avoided once, by both
    t.B.picks_none()
    t.C.picks("The Cape and Cowl")
    assert "Weakness" not in t.B.discard and t.C.discard == ["The Cape and Cowl", "Weakness"]
    # only the next attack
    t.A.plays("Bane")
    assert t.asked[0] in "BC" and t.asked[1] == "choose"
    t = at(["Bulletproof", "Lasso of Truth"], [])
    t.B.picks("Bulletproof")
    t.B.picks_none()
    t.B.picks_none()
    assert t.B.discard == ["Bulletproof", "Weakness"] and t.asked == ("A", "turn")
    # a Super-Villain's attack is not the player's
    t = situation(
        A=side(hand=["Deadshot (Crossover 2)"]),
        B=side(hand=["Bulletproof"]),
        super_villains=["Green Arrow (Forever Evil)"],
        face_up=False,
    )
    t.A.plays("Deadshot")
    t.A.ends()
    t.B.picks("Bulletproof")
    t.B.picks_none()
    assert "Weakness" not in t.B.discard


@pytest.mark.example("dcdb:6.334")
def test_count_vertigo() -> None:
    t = table("Count Vertigo", "Punch", deck=["Bane", "Kick", "Robin", "Lobo"])
    assert sorted(t.offered()) == ["Bane", "Kick", "Robin"]
    t.A.picks("Bane")
    assert t.A.below == ["Bane"] and sorted(t.A.hand) == ["Kick", "Punch", "Robin"] and untouched(t)
    t = situation(
        A=side(deck=[*FIVE, "Mera", "Lobo"]),
        B=side("Harley Quinn (Forever Evil)", deck=["Kick", "Bane"]),
        super_villains=["Count Vertigo", "Darkseid"],
        face_up=False,
    )
    t.A.ends()
    t.A.picks("Mera")
    t.B.picks("Bane")
    # nothing was passed
    assert sorted(t.A.below) == ["Kick", "Mera"] and sorted(t.B.below) == ["Bane", "Lobo"] and t.B.hand == []


def test_edward_fyers() -> None:
    t = situation(
        A=side(hand=["The Fastest Man Alive", "Kid Flash"], deck=["Bane", "Robin", "Mera"], play=["Edward Fyers"]), B=side()
    )
    t.A.plays("The Fastest Man Alive")
    t.A.picks("Edward Fyers")
    assert sorted(t.offered()) == ["Bane", "Robin"]
    t.A.picks("Robin")
    assert t.A.below == ["Robin"] and sorted(t.A.hand) == ["Bane", "Kid Flash"]
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn") and t.A.play[0] == "Edward Fyers"
    t.A.ends()
    assert t.A.play == ["Edward Fyers"]


@pytest.mark.rule("dcdb:1.110", "dcdb:3.060")
def test_isabel_rochev() -> None:
    t = table("Isabel Rochev", below=["Bane", "Kick"])
    # one's own, not C's
    assert sorted(t.offered()) == ["Bane", "Kick"]
    t.A.picks("Bane")
    assert t.A.hand == ["Bane"] and t.A.below == ["Kick"] and untouched(t)
    t = appears("Isabel Rochev", [], hand=["Punch", "Mera"])
    assert t.A.below == ["Bane"] and t.B.below == ["Mera"] and t.B.hand == ["Punch"] and "B reveals a hand" in t.log


# -- main characters ------------------------------------------------------------------------------------------------------


def test_felicity_smoak() -> None:
    assert categories("Felicity Smoak") == ["A"]
    t = situation(
        A=side("Felicity Smoak", hand=["Kid Flash", "Supergirl", "Catwoman"], below=["Bane"]),
        B=side(),
        main_deck=["Lobo", "Mera"],
    )
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn")
    t.A.plays("Catwoman")
    t.A.picks("Felicity Smoak")
    t.A.takes_mode(0)
    assert sorted(t.A.below) == ["Bane", "Lobo"] and t.main_deck == ["Mera"] and t.B.below == []
    t.A.plays("Supergirl")
    t.A.picks_none()
    assert t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:MC:John Diggle (Crossover 2)#1", "dcdb:MC:John Diggle (Crossover 2)#2")
@pytest.mark.example("dcdb:MC:John Diggle (Crossover 2)#3")
def test_john_diggle() -> None:
    assert categories("John Diggle") == ["A", "B"]
    t = laid("dcdb:MC:John Diggle (Crossover 2)#3")
    t.A.plays("Scarecrow")
    t.B.picks("Super Speed")
    t.B.picks("John Diggle")
    assert t.B.below == ["Super Speed"] and t.B.discard == [] and len(t.B.hand) == 3
    # one that stays in hand is put from there
    t.A.plays("Scarecrow")
    t.B.picks("Blue Beetle")
    t.B.picks("John Diggle")
    assert sorted(t.B.below) == ["Blue Beetle", "Super Speed"]
    t.A.ends()
    t.B.uses("John Diggle")
    t.B.picks("Blue Beetle")
    assert t.B.deck[0] == "Blue Beetle" and t.B.below == ["Super Speed"]
    assert not [o for o in t.offered() if o.startswith("use")]


@pytest.mark.rule("dcdb:MC:Oliver Queen (Crossover 2)#1")
def test_oliver_queen() -> None:
    assert categories("Oliver Queen") == ["A"]

    def starts(card: str, below: list[str]) -> Table:
        t = situation(A=side("Oliver Queen"), B=side("Oliver Queen", hand=["Nth Metal", "Punch"], below=below))
        t.A.ends()
        t.B.picks("Oliver Queen")
        t.B.picks(card)
        return t

    t = starts("Nth Metal", ["Bane"])
    t.B.says(True)
    assert t.B.below == ["Bane", "Nth Metal"] and t.B.hand == ["Punch"] and t.B.discard == []
    t = starts("Nth Metal", ["Bane"])
    t.B.says(False)
    assert t.B.below == ["Bane"] and t.B.discard == ["Nth Metal"]
    t = starts("Punch", ["Bane"])
    assert t.B.below == [] and sorted(t.B.hand) == ["Bane", "Nth Metal"] and t.B.discard == ["Punch"] and t.A.below == []
    # without a hand there is nothing to discard, and nothing comes
    t = situation(A=side(), B=side("Oliver Queen", below=["Bane"]))
    t.A.ends()
    assert t.asked == ("B", "turn") and t.B.below == ["Bane"]


def test_roy_harper() -> None:
    assert categories("Roy Harper") == ["B", "C"]
    t = situation(A=side("Roy Harper", below=["Punch"]), B=side("Roy Harper"), line_up=["Kick", "Bane"])
    t.A.uses("Roy Harper")
    assert t.A.below == ["Punch", "Kick"] and t.line_up == ["Bane"]
    assert not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side(), B=side("Roy Harper", below=["Punch", "Kick", "Bane", "Mera", "Robin"]))
    t.A.ends()
    t.B.picks("Punch", "Kick", "Bane", "Mera")
    assert t.power == 2 and t.B.below == ["Robin"] and len(t.destroyed) == 4
    t = situation(A=side(), B=side("Roy Harper", below=["Punch", "Kick", "Bane"]))
    t.A.ends()
    assert t.asked == ("B", "turn") and t.power == 0 and len(t.B.below) == 3


@pytest.mark.rule("dcdb:MC:Sara Lance (Crossover 2)#1", "dcdb:MC:Sara Lance (Crossover 2)#2")
def test_sara_lance() -> None:
    assert categories("Sara Lance") == ["A", "B"]
    t = situation(A=side("Sara Lance", deck=["Punch"]), B=side("Sara Lance"), line_up=["Bane", "Robin", "Lobo"], power=15)
    t.A.buys("Bane")
    t.A.picks("Sara Lance")
    assert t.A.below == ["Bane"] and t.A.discard == []
    t.A.buys("Robin")
    assert t.asked == ("A", "turn")
    t.A.buys("Lobo")
    t.A.picks_none()
    assert t.A.discard == ["Robin", "Lobo"]
    t.A.uses("Sara Lance")
    assert t.A.below == [] and t.A.deck == ["Punch", "Bane"] and not [o for o in t.offered() if o.startswith("use")]
