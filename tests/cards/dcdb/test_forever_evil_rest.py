"""Forever Evil: cards that are destroyed or destroy, that pass, that attack cards of others; main characters; the stack's Heroes."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import card as printed
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from tests.worked import laid


def table(card: str, *hand: str, b: list[str] | None = None, **more: object) -> Table:
    """A has a card and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play", "vp") if k in more}
    t = situation(A=side(hand=[card, *hand], **given), B=side(hand=b or [], discard=["Kick"]), C=side(hand=["Robin"]), **more)  # type: ignore[arg-type]
    t.A.plays(card.partition(" (")[0])
    return t


def untouched(t: Table) -> bool:
    """B and C have what they had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == [] and t.B.discard == ["Kick"]


def attacked(card: str, *more: str, **b: object) -> Table:
    """A plays Scarecrow; B has a card that avoids the attack, C has none."""
    t = situation(A=side(hand=["Scarecrow"], vp=2), B=side(hand=[card, *more], **b), C=side())
    t.A.plays("Scarecrow")
    t.B.picks(card.partition(" (")[0])
    return t


FIVE = ["Punch", "Kick", "Punch", "Bane", "Robin"]


def appears(name: str, a: list[str], b: list[str], **more: object) -> Table:
    """A ends its turn and a Super-Villain appears: A has drawn the first hand, B has the other."""
    of_b = {k: more.pop(k) for k in ("discard", "play", "vp") if k in more}
    t = situation(
        A=side(deck=a), B=side(hand=b, **of_b), super_villains=[f"{name} (Forever Evil)", "Darkseid"], face_up=False, **more
    )  # type: ignore[arg-type]
    t.A.ends()
    return t


def categories(name: str) -> list[str]:
    """The categories of what triggers on a main character of the set."""
    return [a.category for a in printed(f"{name} (Forever Evil)", main=True).values.abilities if isinstance(a, Triggers)]


# -- when you destroy this card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_cards_that_bring_something_as_they_are_destroyed(zone: str) -> None:
    def burned(name: str) -> Table:
        t = situation(A=side(**{"hand": ["Heat Vision"], zone: [*(["Heat Vision"] if zone == "hand" else []), name]}), B=side())
        t.A.plays("Heat Vision")
        t.A.picks(name)
        return t

    assert burned("Venom Injector").power == 5
    t = burned("Emperor Penguin")
    t.A.picks("Emperor Penguin")
    assert t.A.vp == 2 and t.B.vp == 0 and t.destroyed == ["Emperor Penguin"]
    t = burned("Emperor Penguin")
    t.A.picks_none()
    assert t.A.vp == 0
    t = burned("Steve Trevor")
    t.A.picks("Steve Trevor")
    assert len(t.A.hand) == 2
    t.A.picks("Filler")
    assert t.A.hand == ["Filler"] and t.A.discard == ["Filler"]
    t = burned("Word of Power")
    t.A.picks("Word of Power")
    assert t.power == 3 and "it costs 4, and you have 3 Power" in t.A.why("Menace 1")[0]


def test_what_is_destroyed_by_another_brings_its_owner_nothing() -> None:
    # played, it does nothing; destroyed by whoever attacks, it stays and brings that player its Power
    assert table("Venom Injector").power == 0
    t = situation(A=side(hand=["Broadsword"]), B=side(discard=["Venom Injector"]), C=side(discard=["Kick"]))
    t.A.plays("Broadsword")
    assert t.B.discard == ["Venom Injector"] and t.destroyed == [] and t.power == 4
    assert t.C.discard == ["Kick"]


def test_destroyed_as_a_super_villain_appears() -> None:
    t = appears("Batman", FIVE, ["Venom Injector", "Mera"])
    # B destroys it outside its turn: no Power for anybody
    assert t.destroyed == ["Venom Injector"] and t.power == 0 and t.A.discard == ["Weakness"]
    t = appears("Wonder Woman", ["Emperor Penguin", *FIVE[:4]], ["Mera"])
    t.A.picks("Emperor Penguin")
    t.A.picks("Emperor Penguin")
    assert t.A.vp == 2 and t.B.discard == ["Weakness"] and "Bane" in t.A.hand


# -- Equipment and Heroes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:5.030", "dcdb:6.099")
def test_broadsword() -> None:
    t = situation(
        A=side("Deathstroke (Forever Evil)", hand=["Broadsword"]),
        B=side(discard=["Robin", "Bulletproof", "Kick"]),
        C=side(discard=["Super Strength", "Weakness"]),
    )
    t.A.plays("Broadsword")
    # A chooses, of each foe; what the foe owns stays, and counts as destroyed
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Kick", "Robin"]
    t.A.picks("Robin")
    assert t.B.discard == ["Robin", "Bulletproof", "Kick"] and t.C.discard == ["Super Strength", "Weakness"]
    assert t.destroyed == [] and t.power == 3 and "stays where it is" in t.log


def test_cosmic_staff() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Cosmic Staff"]), C=side(), main_deck=["Bane", "Lobo"])
    t.A.plays("Scarecrow")
    t.B.picks("Cosmic Staff")
    assert t.B.discard == ["Cosmic Staff", "Lobo"] and t.main_deck == ["Bane"] and t.C.discard == ["Weakness"]
    assert table("Cosmic Staff").power == 2


@pytest.mark.rule("dcdb:1.110", "dcdb:6.333")
def test_mallet() -> None:
    t = table("Mallet", deck=["Weakness", "Kick"])
    t.A.takes_mode(1)
    assert t.A.discard == ["Weakness"] and t.A.deck == ["Kick"] and t.A.hand == [] and untouched(t)
    t = table("Mallet", deck=["Bane", "Kick"])
    t.A.takes_mode(0)
    assert t.A.hand == ["Bane"] and t.A.discard == []
    assert table("Mallet", deck=[]).asked == ("A", "turn")


def test_man_bat_serum() -> None:
    t = table("Man-Bat Serum", vp=4)
    assert t.power == 4
    t.A.ends()
    assert "Man-Bat Serum" in t.A.discard and t.destroyed == []
    t = table("Man-Bat Serum", vp=5)
    assert t.power == 5 and t.destroyed == []
    t.A.ends()
    assert t.destroyed == ["Man-Bat Serum"] and untouched(t)


def test_pandoras_box_and_pandora() -> None:
    t = table("Pandora's Box", line_up=["Bane"], main_deck=["Nth Metal", "Lobo", "Mera"])
    assert t.line_up == ["Bane", "Nth Metal", "Lobo", "Mera"][: 1 + 3] and t.main_deck == []
    t = table("Pandora's Box", line_up=["Bane"], main_deck=["Kick", "Lobo", "Mera", "Robin", "Bane"])
    assert t.line_up == ["Bane", "Kick", "Lobo", "Mera"] and t.power == 0
    t = table("Pandora", line_up=["Bane", "Robin"], main_deck=["Kick", "Lobo"])
    # costs 4, 3, 3
    assert t.line_up == ["Bane", "Robin", "Kick"] and t.power == 2 and untouched(t)


def test_catwoman() -> None:
    t = situation(A=side(hand=["Catwoman (Forever Evil)"], vp=1), B=side(vp=2), C=side())
    t.A.plays("Catwoman")
    assert t.A.vp == 2 and t.B.vp == 1 and t.C.vp == 0 and t.power == 1


@pytest.mark.rule("dcdb:5.040")
def test_phantom_stranger_and_deathstorm() -> None:
    t = table("Phantom Stranger", "Punch", "Bane", discard=["Weakness", "Robin"])
    t.A.picks("Punch")
    t.A.picks("Weakness")
    assert t.destroyed == ["Punch", "Weakness"] and t.A.hand == ["Bane"] and untouched(t)
    t = situation(
        A=side(deck=["Phantom Stranger"], discard=["Punch"] * 3), B=side(deck=["Phantom Stranger"], discard=["Punch"] * 12)
    )
    assert t.A.points == 7 and t.B.points == 0
    t = table("Deathstorm", "Punch", discard=["Weakness"])
    assert t.offered() == ["Punch"]
    t.A.picks_none()
    assert t.destroyed == []
    t = situation(A=side(deck=["Deathstorm"] + ["Kick"] * 19), B=side(deck=["Deathstorm"] + ["Kick"] * 22))
    # three more than twenty
    assert t.A.points == 10 + 19 and t.B.points == 7 + 22


def test_central_city() -> None:
    t = situation(A=side(hand=["Kick", "Bulletproof", "Super Strength", "Bane"], play=["Central City"]), B=side())
    for name, power in (("Kick", 2), ("Bulletproof", 5), ("Super Strength", 11), ("Bane", 13)):
        t.A.plays(name)
        assert t.power == power


# -- Super Powers ---------------------------------------------------------------------------------------------------------


def test_insanity_passes_to_the_left_at_once() -> None:
    t = table("Insanity", "Punch", "Weakness", b=["Bane", "Lobo"])
    t.A.picks("Weakness")
    # nothing has gone yet: B does not choose of what it will get
    assert t.asked == ("B", "choose") and sorted(t.offered()) == ["Bane", "Lobo"]
    t.B.picks("Bane")
    assert t.A.hand == ["Punch", "Robin"] and t.B.hand == ["Lobo", "Weakness"] and t.C.hand == ["Bane"]
    # not as the second card
    t = situation(A=side(hand=["Punch", "Insanity", "Bane"]), B=side(hand=["Kick"]))
    t.A.plays("Punch")
    t.A.plays("Insanity")
    assert t.A.hand == ["Bane"] and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:5.020")
def test_insanity_avoids() -> None:
    t = attacked("Insanity", "Punch", discard=["Bane"])
    t.B.picks("Bane")
    # what B owns comes to B's hand, whoever's hand it would be put into
    assert t.B.hand == ["Punch", "Bane"] and t.B.discard == ["Insanity"] and t.A.hand == [] and t.C.discard == ["Weakness"]


@pytest.mark.example("dcdb:GC:Invulnerable (Forever Evil)#1")
def test_invulnerable() -> None:
    t = attacked("Invulnerable", discard=["Vulnerability", "Kick"])
    assert t.asked == ("B", "mode") and len(t.offered()) == 2
    t.B.takes_mode(1)
    assert t.destroyed == ["Vulnerability"] and t.B.hand == ["Invulnerable"] and t.B.discard == ["Kick"]
    assert "B reveals Invulnerable" in t.log and t.C.discard == ["Weakness"]
    # without a Vulnerability it can only be discarded
    t = attacked("Invulnerable", discard=["Kick"])
    assert t.asked == ("A", "turn") and t.B.discard == ["Kick", "Invulnerable"] and t.destroyed == []
    assert table("Invulnerable").power == 1


def test_power_drain() -> None:
    t = table("Power Drain", b=["Punch", "Bane"])
    # A chooses of the hand that it sees; of C's there is nothing to choose
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Bane", "Punch"]
    t.A.picks("Bane")
    assert t.B.hand == ["Punch"] and t.B.discard == ["Kick", "Bane"] and t.C.discard == ["Robin"] and t.power == 2


def test_transmutation() -> None:
    t = table("Transmutation", "Kick", "Bane", line_up=["Robin", "Lobo", "Super Strength"])
    t.A.picks("Kick")
    assert t.A.vp == 1 and t.offered() == ["Robin"]
    t.A.picks("Robin")
    assert t.A.discard == ["Robin"] and t.destroyed == ["Kick"] and t.line_up == ["Lobo", "Super Strength"] and untouched(t)
    t = table("Transmutation", line_up=["Robin"])
    # nothing is destroyed, and so nothing is of equal or lesser cost
    assert t.asked == ("A", "turn") and t.A.vp == 1 and t.A.discard == []


# -- Super-Villains and Villains ------------------------------------------------------------------------------------------


def test_aquaman() -> None:
    t = table("Aquaman", discard=["Bane", "Lobo", "Robin", "Kick"])
    t.A.orders("Robin", "Bane")
    assert t.A.deck[:2] == ["Robin", "Bane"] and t.power == 0 and t.A.discard == ["Lobo", "Kick"]
    t = table("Aquaman", discard=["Bane"])
    t.A.picks_none()
    assert t.power == 3 and t.A.discard == ["Bane"]
    t = situation(
        A=side(deck=FIVE, discard=["Punch", "Weakness", "Bane", "Punch", "Punch", "Punch"]),
        B=side(hand=[], discard=["Kick"]),
        C=side(discard=["Punch"]),
        super_villains=["Aquaman", "Darkseid"],
        face_up=False,
    )
    t.A.ends()
    t.A.orders("Punch", "Weakness", "Punch", "Punch")
    assert t.A.deck == ["Punch", "Weakness", "Punch", "Punch"] and sorted(t.A.discard) == ["Bane", "Punch"]
    # with fewer than four all of them; with none a Weakness
    assert t.C.deck[0] == "Punch" and t.C.discard == [] and t.B.discard == ["Kick", "Weakness"]


@pytest.mark.parametrize(
    ("name", "kinds", "other"),
    [("Cyborg", ["Super Strength", "Nth Metal"], "Robin"), ("Martian Manhunter", ["Kid Flash", "Cheetah"], "Nth Metal")],
)
def test_cyborg_and_martian_manhunter(name: str, kinds: list[str], other: str) -> None:
    t = situation(A=side(hand=[kinds[0], f"{name} (Forever Evil)", "Green Arrow's Bow", "Robin"]), B=side())
    t.A.plays(kinds[0])
    before = t.power
    t.A.plays(name)
    # Martian Manhunter is a Villain, and has been played then
    own = 2 if name == "Martian Manhunter" else 0
    assert t.power == before + 2 + own
    t.A.plays("Robin" if own else "Green Arrow's Bow")
    assert t.power == before + 2 + own + (1 if own else 2) + 2
    t = appears(name, [*kinds, "Punch", "Punch", "Punch"], [other])
    assert sorted(t.A.discard) == sorted(kinds) and t.A.hand == ["Punch"] * 3
    assert t.B.discard == ["Weakness"] and t.B.hand == [other] and "B reveals a hand" in t.log


def test_cyborg_appears_to_who_has_one_of_the_two() -> None:
    t = appears("Cyborg", FIVE, ["Nth Metal", "Robin"])
    assert t.A.discard == ["Kick"] and t.B.discard == ["Nth Metal"] and t.B.hand == ["Robin"]


def test_green_arrow() -> None:
    t = situation(A=side(hand=["Punch", "Green Arrow (Forever Evil)", "Punch", "Kick"]), B=side(hand=["Punch"]))
    t.A.plays("Punch")
    t.A.plays("Green Arrow")
    assert t.power == 1
    t.A.plays("Punch")
    assert t.power == 3
    t.A.plays("Kick")
    t.A.ends()
    assert t.A.play == ["Green Arrow"]
    t.B.plays("Punch")
    assert t.power == 1
    t = appears("Green Arrow", ["Punch", "Punch", "Punch", "Kick", "Kick"], ["Punch", "Kick"])
    t.A.picks("Punch", "Punch")
    assert t.A.discard == ["Punch", "Punch"] and sorted(t.B.discard) == ["Punch", "Weakness"] and t.B.hand == ["Kick"]
    assert [a.category for a in printed("Green Arrow (Forever Evil)").values.abilities if isinstance(a, Triggers)] == ["B"]


@pytest.mark.example("dcdb:SV:Shazam! (Forever Evil)#1")
def test_shazam() -> None:
    t = table("Shazam! (Forever Evil)", main_deck=["Kid Flash", "Super Strength", "Bane"], deck=["Mera"])
    t.A.picks("Super Strength")
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Kid Flash", "Super Strength"]
    t.A.picks("Kid Flash")
    assert t.power == 5 and t.A.hand == ["Mera"] and t.destroyed == ["Kid Flash"] and "Super Strength" in t.A.play
    assert t.main_deck == ["Bane"] and untouched(t)
    # the second is not played if it has left the discard pile, and what has left play is not destroyed
    t = table("Shazam! (Forever Evil)", main_deck=["Man of Steel", "Super Strength"])
    t.A.picks("Man of Steel")
    assert t.A.hand == ["Super Strength"] and t.power == 3 and t.destroyed == ["Man of Steel"]
    t = appears("Shazam!", FIVE, ["Super Strength", "Kick"])
    assert t.main_deck[-1] == "Super Strength" and t.B.hand == ["Kick"] and t.B.discard == [] and t.A.discard == ["Weakness"]


@pytest.mark.rule("dcdb:3.030")
def test_swamp_thing() -> None:
    t = situation(
        A=side(hand=["Swamp Thing (Forever Evil)"], play=["The Batcave"]),
        B=side(play=["Titans Tower", "Arkham Asylum"]),
        line_up=["Fortress of Solitude"],
    )
    t.A.plays("Swamp Thing")
    assert t.power == 6
    t = appears("Swamp Thing", FIVE, [], play=["Titans Tower", "Arkham Asylum"])
    t.B.picks("Titans Tower")
    assert t.B.play == ["Arkham Asylum"] and t.B.discard == ["Titans Tower"] and t.A.discard == ["Weakness"]


def test_man_bat() -> None:
    t = attacked("Man-Bat")
    assert t.A.vp == 1 and t.B.vp == 1 and t.C.discard == ["Weakness"] and t.C.vp == 0
    assert table("Man-Bat").power == 2


@pytest.mark.parametrize(
    ("name", "cards", "other", "power"),
    [
        ("Batman", ["Nth Metal", "Power Ring", "Batmobile"], "Robin", 3),
        ("Green Lantern", ["Kid Flash", "Supergirl", "Robin"], "Bane", 3),
        ("Wonder Woman", ["Gorilla Grodd", "Doomsday", "Lobo"], "Robin", 3),
        ("Superman", ["Super Strength", "Kick", "X-Ray Vision"], "Robin", 4),
    ],
)
def test_those_that_revive(name: str, cards: list[str], other: str, power: int) -> None:
    full = f"{name} (Forever Evil)"
    t = table(full, destroyed=[*cards, other], main_deck=["Bane"])
    assert other not in t.offered()
    t.A.picks_none()
    assert t.power == power and t.destroyed == [*cards, other]
    t = appears(name, FIVE, [])
    assert "Weakness" in t.B.discard


@pytest.mark.example(
    "dcdb:SV:Batman (Forever Evil)#1", "dcdb:SV:Green Lantern (Forever Evil)#1", "dcdb:SV:Wonder Woman (Forever Evil)#1"
)
def test_what_is_revived_is_declared_first_and_put_back_in_an_order_of_choice() -> None:
    t = table("Wonder Woman (Forever Evil)", destroyed=["Gorilla Grodd", "Doomsday", "Lobo", "The Penguin"], main_deck=["Bane"])
    # Doomsday and Lobo cost more than six
    assert "Bane" not in t.offered()
    t.A.picks("Gorilla Grodd", "The Penguin")
    assert t.asked == ("A", "play")
    t.A.picks("The Penguin")
    if t.asked[1] == "choose":
        t.A.picks("Filler", "Filler")
    assert t.power == 3 and t.asked == ("A", "order") and len(t.offered()) == 2
    t.A.picks("Gorilla Grodd", "The Penguin")
    assert t.main_deck[0] == "Bane" and sorted(t.main_deck[1:]) == ["Gorilla Grodd", "The Penguin"]
    assert t.destroyed == ["Doomsday", "Lobo"] and "is put on the bottom of the main deck" in t.log


def test_superman_appears_with_two_weaknesses() -> None:
    t = appears("Superman", ["Super Strength", "Punch", "Punch", "Bane", "Robin"], ["Mera"])
    assert t.destroyed == ["Super Strength"] and t.A.discard == [] and t.B.discard == ["Weakness", "Weakness"]


@pytest.mark.example("dcdb:SV:Constantine (Forever Evil)#1")
def test_constantine() -> None:
    t = table("Constantine", deck=["Weakness", "Bane", "Robin", "Kick"], vp=3)
    assert sorted(t.offered()) == ["Bane", "Robin", "Weakness"]
    t.A.picks("Bane")
    assert sorted(t.offered()) == ["Robin", "Weakness"]
    t.A.picks("Weakness")
    assert t.A.hand == ["Bane"] and t.destroyed == ["Weakness"] and t.A.vp == 2 and t.A.deck == ["Robin", "Kick"] and untouched(t)
    t = table("Constantine", deck=["Robin"])
    # one card is drawn; there is none to destroy
    assert t.A.hand == ["Robin"] and t.A.vp == 0 and t.destroyed == []
    t = situation(A=side(deck=FIVE, vp=2), B=side(vp=4), C=side(), super_villains=["Constantine", "Darkseid"], face_up=False)
    t.A.ends()
    assert t.A.vp == 0 and t.B.vp == 1 and t.A.discard == t.B.discard == [] and t.C.discard == ["Weakness"]


# -- main characters ------------------------------------------------------------------------------------------------------


def test_bane() -> None:
    t = situation(A=side("Bane", hand=["Kick", "Mera"]), B=side("Bane"))
    t.A.plays("Kick")
    t.A.picks("Bane")
    assert t.destroyed == ["Kick"] and t.power == 4
    t.A.plays("Mera")
    assert t.asked == ("A", "turn") and t.A.play == ["Mera"]
    # the first card costs nothing: no later one is the first
    t = situation(A=side("Bane", hand=["Punch", "Kick"]), B=side())
    t.A.plays("Punch")
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.destroyed == []
    t = situation(A=side("Bane", hand=["Kick"]), B=side())
    t.A.plays("Kick")
    t.A.picks_none()
    assert t.power == 2 and t.A.play == ["Kick"]


@pytest.mark.rule("dcdb:1.105")
def test_bizarro() -> None:
    assert categories("Bizarro") == ["C"]
    t = situation(A=side("Bizarro", hand=["Heat Vision"], discard=["Weakness"] * 3), B=side("Bizarro"), weaknesses=5)
    t.A.plays("Heat Vision")
    t.A.picks("Weakness")
    # of category C, it is not asked
    assert t.destroyed == ["Weakness"] and t.A.discard == ["Weakness"] * 3 and t.B.discard == [] and t.weaknesses == 4
    t.A.uses("Bizarro")
    if t.asked[1] == "choose":
        t.A.picks("Weakness", "Weakness")
    assert t.weaknesses == 6 and t.A.discard == ["Weakness"] and len(t.A.hand) == 1
    assert not [o for o in t.offered() if o.startswith("use")]


@pytest.mark.rule("dcdb:MC:Black Adam (Forever Evil)#1")
@pytest.mark.example("dcdb:MC:Black Adam (Forever Evil)#2")
def test_black_adam() -> None:
    assert categories("Black Adam") == ["A"]
    t = laid("dcdb:MC:Black Adam (Forever Evil)#2")
    t.A.plays("Robin")
    t.A.plays("Kick")
    t.A.picks("Black Adam")
    assert t.destroyed == ["Kick"] and t.A.vp == 1 and len(t.A.hand) == 2 and t.power == 3 and t.B.vp == 0
    t.A.plays("Bulletproof")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:MC:Black Manta (Forever Evil)#1")
@pytest.mark.example("dcdb:MC:Black Manta (Forever Evil)#2")
def test_black_manta() -> None:
    assert categories("Black Manta") == ["A"]
    t = situation(A=side("Black Manta", deck=["Punch"]), B=side("Black Manta"), line_up=["Robin", "Bane"], power=10)
    t.A.buys("Robin")
    t.A.picks("Black Manta")
    assert t.A.deck == ["Punch", "Robin"] and t.A.discard == []
    t.A.buys("Kick")
    assert t.asked == ("A", "turn") and t.A.discard == ["Kick"]
    t.A.buys("Bane")
    t.A.picks_none()
    assert t.A.discard == ["Kick", "Bane"] and t.B.deck == ["Filler"] * 10


@pytest.mark.rule("dcdb:MC:Deathstroke (Forever Evil)#1")
def test_deathstroke() -> None:
    assert categories("Deathstroke") == ["A"]
    t = situation(A=side("Deathstroke", hand=["Lobo", "Punch", "Punch"]), B=side("Deathstroke"))
    t.A.plays("Lobo")
    t.A.picks("Punch", "Punch")
    assert t.power == 5 and t.destroyed == ["Punch", "Punch"]


@pytest.mark.rule("dcdb:MC:Harley Quinn (Forever Evil)#1")
@pytest.mark.example(
    "dcdb:MC:Harley Quinn (Forever Evil)#2", "dcdb:MC:Harley Quinn (Forever Evil)#3", "dcdb:MC:Harley Quinn (Forever Evil)#4"
)
def test_harley_quinn() -> None:
    assert categories("Harley Quinn") == ["A"]
    # in a foe's turn, of the hand, once
    t = situation(
        A=side(hand=["Constructs of Fear", "Bane"]), B=side("Harley Quinn", hand=["Punch"] * 4), C=side(hand=["Punch"] * 3)
    )
    t.A.plays("Constructs of Fear")
    t.B.picks("Punch", "Punch")
    t.B.picks("Harley Quinn")
    t.C.picks("Punch", "Punch")
    assert sorted(t.B.hand) == ["Filler", "Punch", "Punch"] and t.C.hand == ["Punch"]
    t.A.plays("Bane")
    t.B.picks("Punch")
    assert t.asked == ("A", "turn") and sorted(t.B.hand) == ["Filler", "Punch"]
    # a card that is passed, from the deck as well
    t = laid("dcdb:MC:Harley Quinn (Forever Evil)#3")
    # what is discarded from play is not from the hand
    t.A.uses("Azarath Metrion Zinthos")
    assert t.asked == ("A", "turn") and t.A.hand == ["Mallet", "Mera"]
    t.A.plays("Mallet")
    t.A.takes_mode(1)
    t.A.picks("Harley Quinn")
    assert t.A.discard == ["Azarath Metrion Zinthos", "Weakness"] and t.A.hand == ["Mera", "Kick"]
    # not what is discarded from the deck, nor as a Super-Villain appears
    t = situation(A=side(hand=["Starro"]), B=side("Harley Quinn", deck=["Punch", "Kick"]))
    t.A.plays("Starro")
    assert t.B.discard == ["Punch"] and t.B.hand == []
    t = laid("dcdb:MC:Harley Quinn (Forever Evil)#4")
    t.A.ends()
    assert t.B.discard == ["Punch", "Punch"] and t.B.hand == [] and t.asked == ("B", "turn")


@pytest.mark.rule("dcdb:MC:Sinestro (Forever Evil)#1", "dcdb:MC:Sinestro (Forever Evil)#2")
@pytest.mark.example("dcdb:MC:Sinestro (Forever Evil)#3")
def test_sinestro() -> None:
    assert categories("Sinestro") == ["A", "A"]
    t = situation(A=side("Sinestro", hand=["Scarecrow", "Bane"]), B=side(hand=["Bulletproof"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Bulletproof")
    t.B.picks_none()
    t.A.picks("Sinestro")
    assert t.A.vp == 1
    t.A.picks("Sinestro")
    assert len(t.A.hand) == 2
    t.A.plays("Bane")
    t.A.picks("Sinestro")
    # the second point is gained, without a card for it
    assert t.A.vp == 2 and t.asked == ("A", "turn") and t.B.vp == t.C.vp == 0
    # all avoid it
    t = situation(A=side("Sinestro", hand=["Scarecrow"]), B=side(hand=["Bulletproof"]))
    t.A.plays("Scarecrow")
    t.B.picks("Bulletproof")
    t.B.picks_none()
    assert t.asked == ("A", "turn") and t.A.vp == 0


@pytest.mark.rule("dcdb:4.010")
def test_the_joker_and_an_attack_that_is_not_played() -> None:
    t = situation(
        A=side(["The Joker (Forever Evil)", "Sinestro"], hand=["Doomsday", "Bane"], play=["Cheetah"]), B=side(), C=side()
    )
    assert not [o for o in t.offered() if o.startswith("use")]
    t.A.plays("Doomsday")
    t.A.uses("The Joker")
    assert t.destroyed == ["Doomsday"] and len(t.A.hand) == 2 and t.B.discard == t.C.discard == ["Weakness"]
    # no card was played for that attack, and so Sinestro does not trigger
    assert t.asked == ("A", "turn") and t.A.vp == 0
    assert not [o for o in t.offered() if o.startswith("use")] and t.A.play == ["Cheetah"]


# -- cards that are more than they are ------------------------------------------------------------------------------------


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#1", "dcdb:GC:Element Woman (Forever Evil)#5", "dcdb:1.021")
def test_element_woman() -> None:
    t = situation(
        A=side(
            "Wonder Woman",
            hand=["Element Woman", "Green Lantern (Forever Evil)"],
            deck=["Element Woman"],
            discard=["Element Woman"],
        ),
        B=side(),
        line_up=["Element Woman"],
        power=4,
    )
    s = t.s
    of_a = [n for kind in (0, 1, 2) for n in s.zone(0, kind)]
    assert [s.now(n).types for n in of_a if s.card(n).printed.name == "Element Woman"] == [
        ("Hero", "Super Power", "Equipment", "Villain")
    ] * 3
    assert s.now(s.line_up()[0]).types == ("Hero",) and {s.now(n).color for n in s.line_up()} == {"blue"}
    # bought as a Hero
    t.A.buys("Element Woman")
    assert t.asked == ("A", "turn") and t.A.adjustments == ()
    t.A.plays("Element Woman")
    assert t.power == 2 and s.now(t.s.zone(0, 3)[0]).types[1:] == ("Super Power", "Equipment", "Villain")


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#2")
def test_element_woman_will_do_for_two_types() -> None:
    t = appears("Cyborg", ["Element Woman", "Nth Metal", "Punch", "Punch", "Punch"], ["Element Woman"])
    assert t.A.discard == ["Element Woman"] and "Nth Metal" in t.A.hand and t.B.discard == ["Element Woman"]
    t = laid("dcdb:GC:Element Woman (Forever Evil)#2")
    t.A.plays("Element Woman")
    t.A.plays("Cyborg")
    # one card of either kind
    assert t.power == 4


@pytest.mark.example("dcdb:2.011")
def test_firestorm_matrix() -> None:
    t = situation(A=side("Batman", hand=["Firestorm Matrix"], deck=["Robin", *["Kick"] * 12], discard=["Nth Metal"]), B=side())
    t.A.plays("Firestorm Matrix")
    # Robin has resolved, and then it is asked
    assert t.A.hand == ["Nth Metal"] and t.power == 1 and t.asked == ("A", "may")
    t.A.says(True)
    assert t.destroyed == ["Firestorm Matrix"] and t.A.play == ["Robin"]
    t.A.uses("Robin")
    assert t.power == 3 and not [o for o in t.offered() if o.startswith("use")]
    t.A.ends()
    assert t.A.play == ["Robin"]
    t.B.ends()
    t.A.uses("Robin")
    assert t.power == 1 and t.A.play == ["Robin"] and "Nth Metal" in t.A.hand
    # left alone, or for a card that costs too much, it is a card that is played
    t = situation(A=side(hand=["Firestorm Matrix"], deck=["Robin"]), B=side())
    t.A.plays("Firestorm Matrix")
    t.A.says(False)
    assert t.destroyed == [] and not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side(hand=["Firestorm Matrix"], deck=["Super Strength"]), B=side())
    t.A.plays("Firestorm Matrix")
    assert t.power == 5 and t.asked == ("A", "turn")


def test_what_the_matrix_has_kept_is_destroyed_at_the_end_of_the_game() -> None:
    t = situation(A=side(hand=["Firestorm Matrix"], deck=["Robin"]), B=side(), super_villains=["Bane"], power=9, format="base")
    t.A.plays("Firestorm Matrix")
    t.A.says(True)
    t.A.buys("Bane")
    assert t.result is not None and "Robin" in t.destroyed and t.A.points == printed("Bane").values.vp


def test_firestorm() -> None:
    t = situation(A=side("Superman", hand=["Firestorm"], deck=["Super Strength", "Kid Flash", "Bane"]), B=side())
    t.A.plays("Firestorm")
    # the text of Super Strength is Firestorm's own: no Super Power was played
    assert t.power == 5 and t.A.play == ["Firestorm"] and "Super Strength" not in t.A.deck + t.A.discard + t.A.play
    t = situation(A=side(hand=["Firestorm", "Clayface"], deck=["Kid Flash", "Super Strength", "Bane"]), B=side())
    t.A.plays("Firestorm")
    assert t.A.hand == ["Clayface", "Super Strength"]
    t.A.ends()
    # in a later turn it has what lies there
    assert "Kid Flash" not in t.A.deck + t.A.hand + t.A.discard
