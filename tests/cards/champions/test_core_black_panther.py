"""Black Panther's cards of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog.catalog import face
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.games.champions.state import DECK
from longbox.kernel.match import Match
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=6, atk=1, sch=1)
RUNNER = stand_in("minion", "Runner", hp=2, atk=1, sch=1)
DAGGERS, CLAWS, GENIUS, SUIT = "Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"
UPGRADES = {DAGGERS, CLAWS, GENIUS, SUIT}


def forever(*play: object, **more: object) -> Table:
    """Black Panther plays Wakanda Forever! (paid with one card) over these upgrades."""
    table = {k: more.pop(k) for k in ("B", "threat", "side_schemes", "villain_status", "encounter") if k in more}
    t = situation("champions", A=side("Black Panther", hand=["01043a", FILLER, "Haymaker"], play=list(play), **more), **table)
    t.A.plays("Wakanda Forever!")
    return t


# -- identity -------------------------------------------------------------------------------------------------------------


@pytest.mark.example("champions:faq:black-panther#1")
@pytest.mark.rule("champions:faq:black-panther#1", "champions:retaliate-x")
def test_black_panther_does_not_hit_back_when_another_defends() -> None:
    t = laid("champions:faq:black-panther#1")
    t.begins()
    t.A.picks("Luke Cage")
    assert t["Rhino"].damage == 0 and t["Luke Cage"].damage == 2 and t["Black Panther"].damage == 0
    t = situation("champions", A=side("Black Panther"), B=side("She-Hulk"))
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.B.picks("She-Hulk")
    assert t["Rhino"].damage == 0


@pytest.mark.example("champions:faq:black-panther#2")
@pytest.mark.rule("champions:faq:black-panther#2", "champions:retaliate-x")
def test_black_panther_hits_back_when_he_defends_and_when_he_does_not() -> None:
    t = laid("champions:faq:black-panther#2")
    t.begins()
    t.A.picks("Black Panther")
    assert t["Rhino"].damage == 1 and t["Black Panther"].damage == 0
    # also when he defends another player
    t = situation("champions", A=side("Black Panther"), B=side("She-Hulk"))
    t.enemy_attacks("Rhino", "B")
    t.B.passes()
    t.A.picks("Black Panther")
    assert t["Rhino"].damage == 1 and t["She-Hulk"].damage == 0
    # also undefended, whoever attacks
    t = situation("champions", A=side("Black Panther", minions=[THUG]))
    t.enemy_attacks("Thug")
    t.A.passes()
    assert t["Thug"].damage == 1 and t["Rhino"].damage == 0 and t["Black Panther"].damage == 1


def test_tchalla_does_not_hit_back() -> None:
    t = situation("champions", A=side("Black Panther", form="alter-ego", minions=[THUG]))
    t.enemy_attacks("Thug")
    on(t, "turn")
    assert t["Thug"].damage == 0 and t["T'Challa"].damage == 1


@pytest.mark.rule("champions:ability#6", "champions:setup#15")
def test_tchalla_finds_an_upgrade_during_set_up() -> None:
    m = Match(GAME, {"heroes": ["Black Panther"], "scenario": "Rhino"}, 1)
    assert m.decision is not None
    t = Table(m.state)
    # whatever is asked before: it is one more than the opening hand
    while t.kind not in ("search", "turn"):
        t.match.choose(())
    assert t.kind == "search"
    names = {o.split(" (")[0] for o in t.options()}
    assert names and names <= UPGRADES
    before = len(t.A.hand)
    t.A.picks(t.options()[0].split(" (")[0])
    assert len(t.A.hand) == before + 1 and UPGRADES & set(t.A.hand)
    assert told(t, "shuffle") or told(t, "Shuffle")


# -- Shuri, Ancestral Knowledge, The Golden City, Vibranium -------------------------------------------------------------------


@pytest.mark.rule("champions:search", "champions:search#1")
def test_shuri_finds_any_upgrade_as_she_enters_play() -> None:
    deck = ["Energy", "Combat Training", CLAWS, "Tac Team", *[FILLER] * 3]
    t = situation("champions", A=side("Black Panther", hand=["Shuri", "Genius"], deck=deck))
    t.A.plays("Shuri")
    t.A.picks("Shuri")
    assert t.kind == "search" and [o.split(" (")[0] for o in t.options()] == ["Combat Training", CLAWS]
    t.A.picks(CLAWS)
    assert t.A.hand == [CLAWS] and len(t.A.deck) == 6


def test_shuri_need_not_search_and_may_find_nothing() -> None:
    t = situation("champions", A=side("Black Panther", hand=["Shuri", "Genius"], deck=[CLAWS, FILLER]))
    t.A.plays("Shuri")
    t.A.passes()
    assert t.kind == "turn" and t.A.hand == [] and t.A.deck == [CLAWS, "Filler"]
    t = situation("champions", A=side("Black Panther", hand=["Shuri", "Genius"], deck=["Energy", FILLER]))
    t.A.plays("Shuri")
    if t.kind == "window":
        t.A.picks("Shuri")
    assert t.kind == "turn" and t.A.hand == [] and t.A.play == ["Shuri"]


def remembering(discard: list[object]) -> Table:
    hand = ["Ancestral Knowledge", "Haymaker"]
    t = situation("champions", A=side("Black Panther", form="alter-ego", hand=hand, discard=discard, deck=[FILLER] * 4))
    t.A.does("Play Ancestral Knowledge")
    return t


def test_ancestral_knowledge_shuffles_up_to_three_cards_into_the_deck() -> None:
    t = remembering(["Energy", "Genius", "Strength", "Shuri"])
    t.A.picks("Energy")
    t.A.picks("Strength")
    t.A.picks("Shuri")
    assert sorted(t.A.deck) == sorted(["Energy", "Strength", "Shuri", *["Filler"] * 4])
    # what paid for it lay there already, the event itself did not
    assert sorted(t.A.discard) == ["Ancestral Knowledge", "Genius", "Haymaker"]


def test_ancestral_knowledge_may_take_fewer() -> None:
    t = remembering(["Energy", "Genius", "Strength"])
    t.A.picks("Genius")
    t.A.passes()
    assert t.kind == "turn" and sorted(t.A.deck) == sorted(["Genius", *["Filler"] * 4])
    assert "Energy" in t.A.discard and "Strength" in t.A.discard


@pytest.mark.example("champions:faq:ancestral-knowledge#1")
@pytest.mark.rule("champions:faq:ancestral-knowledge#1", "champions:copy")
def test_ancestral_knowledge_takes_one_wakanda_forever_of_whichever_printing() -> None:
    t = laid("champions:faq:ancestral-knowledge#1")
    t.A.does("Play Ancestral Knowledge")
    found = [o for o in t.options() if "Wakanda Forever!" in o]
    assert len(found) == 3
    t.A.picks("[physical]")
    assert not t.offered("Wakanda Forever!")
    if t.kind == "choose":
        t.A.passes()
    assert t.A.deck.count("Wakanda Forever!") == 1 and t.A.discard.count("Wakanda Forever!") == 2
    cards = [t.state.things[n].printed for n in t.state.zone(0, DECK)]
    assert [c.code for c in cards if c.name == "Wakanda Forever!"] == ["01043c"]


def test_two_copies_are_not_different_cards() -> None:
    t = remembering(["Energy", "Energy"])
    t.A.picks("Energy")
    assert not t.offered("Energy")


def test_ancestral_knowledge_is_for_alter_egos_with_something_to_remember() -> None:
    t = situation("champions", A=side("Black Panther", hand=["Ancestral Knowledge", "Haymaker"], discard=["Energy"]))
    assert not t.offered("Ancestral Knowledge")
    t = situation(
        "champions",
        A=side("Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Haymaker"]),
        B=side("She-Hulk", discard=["Energy"]),
    )
    assert not t.offered("Ancestral Knowledge")


def test_the_golden_city_draws_two_for_an_alter_ego() -> None:
    t = situation("champions", A=side("Black Panther", form="alter-ego", play=["The Golden City"]), B=side("She-Hulk"))
    t.A.uses("The Golden City")
    assert t.A.hand == ["Filler"] * 2 and t["The Golden City"].exhausted and t.B.hand == []
    assert not t.offered("Use The Golden City")
    t = situation("champions", A=side("Black Panther", play=["The Golden City"]))
    assert not t.offered("Use The Golden City")


def test_vibranium_is_two_wild_resources() -> None:
    assert face("01044").values.pips() == ("wild", "wild")
    t = situation("champions", A=side("Black Panther", hand=["For Justice!", "Vibranium"]), threat=5)
    t.A.plays("For Justice!")
    # one of them is the mental resource that it asks for
    assert t.scheme.threat == 1 and "champions:resource-cards" in situation(
        "champions", A=side("Black Panther", hand=["Vibranium"])
    ).why_not("A", "Vibranium")


# -- Wakanda Forever! and the upgrades ----------------------------------------------------------------------------------------


@pytest.mark.rule("champions:special")
def test_wakanda_forever_resolves_each_upgrade_once_in_an_order_of_choice() -> None:
    t = forever(DAGGERS, CLAWS, GENIUS, SUIT, damage=3, threat=5, minions=[THUG])
    assert t.kind == "order" and sorted(o.split(" (")[0] for o in t.options()) == sorted(UPGRADES)
    t.A.picks(SUIT)
    t.A.picks("Thug")
    assert t["Black Panther"].damage == 2 and t["Thug"].damage == 1
    assert not t.offered(SUIT)
    t.A.picks(DAGGERS)
    assert t["Thug"].damage == 2 and t["Rhino"].damage == 1
    t.A.picks(GENIUS)
    assert t.scheme.threat == 4
    # the last one is the final step of the sequence
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 5 and t["Thug"].damage == 2
    assert t.kind == "turn" and not t["Black Panther"].exhausted and not any(t[u].exhausted for u in UPGRADES)


def test_of_each_upgrade_the_final_step_is_the_bigger_one() -> None:
    for last, first, damage, threat, hurt in (
        (DAGGERS, CLAWS, 2 + 2, 5, 3),
        (CLAWS, DAGGERS, 1 + 4, 5, 3),
        (GENIUS, CLAWS, 2, 3, 3),
        (SUIT, CLAWS, 2 + 2, 5, 1),
    ):
        t = forever(first, last, damage=3, threat=5)
        t.A.picks(first)
        assert t.kind == "turn"
        assert (t["Rhino"].damage, t.scheme.threat, t["Black Panther"].damage) == (damage, threat, hurt)


def test_a_single_upgrade_is_the_first_and_the_final_step() -> None:
    t = forever(CLAWS)
    assert t["Rhino"].damage == 4 and t.kind == "turn"


def test_wakanda_forever_needs_the_hero_and_an_upgrade_that_could_do_something() -> None:
    def offered(*play: object, **more: object) -> bool:
        t = situation("champions", A=side("Black Panther", hand=["01043d", "Haymaker"], play=list(play), **more))
        return t.offered("Wakanda Forever!")

    assert offered(CLAWS)
    assert not offered(CLAWS, form="alter-ego")
    assert not offered() and not offered("Combat Training")
    # no threat to remove, no damage to move
    assert not offered(GENIUS) and not offered(SUIT)
    assert offered(SUIT, damage=1)


def test_wakanda_forever_minds_the_upgrades_of_its_player_alone() -> None:
    t = forever(CLAWS, B=side("She-Hulk", play=[DAGGERS]))
    assert t["Rhino"].damage == 4 and t.kind == "turn"
    # they have no action of their own
    t = situation("champions", A=side("Black Panther", play=[CLAWS, DAGGERS]))
    assert not t.offered("Use Panther Claws") and not t.offered("Use Energy Daggers")


def test_an_upgrade_without_a_target_is_a_step_all_the_same() -> None:
    # without threat Tactical Genius does nothing as the final step: the claws were not it
    t = forever(CLAWS, GENIUS)
    t.A.picks(CLAWS)
    assert t["Rhino"].damage == 2 and t.kind == "turn"


def test_all_four_printings_do_the_same_for_another_resource() -> None:
    for code, resource in (("01043a", "energy"), ("01043b", "mental"), ("01043c", "physical"), ("01043d", "wild")):
        assert face(code).values.pips() == (resource,) and face(code).text == face("01043a").text


def test_energy_daggers_reach_the_villain_and_the_minions_of_one_player() -> None:
    t = forever(DAGGERS, minions=[THUG], B=side("She-Hulk", minions=[RUNNER], play=["Tigra"]))
    t.A.picks("B")
    assert (t["Rhino"].damage, t["Thug"].damage) == (2, 0) and not t.in_play("Runner")
    assert t["Tigra"].damage == 0 and t["She-Hulk"].damage == 0
    t = forever(DAGGERS, minions=[THUG], B=side("She-Hulk", minions=[RUNNER]))
    t.A.picks("A")
    assert (t["Rhino"].damage, t["Thug"].damage, t["Runner"].damage) == (2, 2, 0)


def test_energy_daggers_are_no_attack() -> None:
    t = forever(DAGGERS, status=["stunned"], minions=["Whiplash"])
    assert t["Rhino"].damage == 2 and t["Whiplash"].damage == 2
    assert t["Black Panther"].status == {"stunned"} and t["Black Panther"].damage == 0


@pytest.mark.rule("champions:status-stunned#3")
def test_panther_claws_and_vibranium_suit_are_attacks_each_of_its_own() -> None:
    t = forever(CLAWS, SUIT, damage=3, status=["stunned"])
    t.A.picks(CLAWS)
    # the stun took the place of the first attack only, and the suit is the final step
    assert t["Rhino"].damage == 2 and t["Black Panther"].damage == 1 and t["Black Panther"].status == frozenset()
    t = forever(CLAWS, SUIT, damage=3, minions=["Whiplash"])
    t.A.picks(CLAWS)
    t.A.picks("Whiplash")
    assert t["Black Panther"].damage == 4 and t["Whiplash"].damage == 2
    t.A.picks("Whiplash")
    assert not t.in_play("Whiplash") and t["Black Panther"].damage in (2, 3)


def test_guard_stands_in_the_way_of_the_claws_not_of_the_daggers() -> None:
    guard = stand_in("minion", "Guard", Keyword("guard"), hp=6, atk=1, sch=1)
    t = forever(CLAWS, DAGGERS, minions=[guard])
    t.A.picks(CLAWS)
    assert t["Guard"].damage == 4 and t["Rhino"].damage == 2


def test_tactical_genius_is_a_thwart() -> None:
    t = forever(GENIUS, status=["confused"], threat=5)
    assert t.scheme.threat == 5 and t["Black Panther"].status == frozenset()
    t = forever(GENIUS, threat=5, side_schemes=[put("Bomb Scare", threat=3)])
    t.A.picks("Bomb Scare")
    assert t["Bomb Scare"].threat == 1 and t.scheme.threat == 5


@pytest.mark.example("champions:faq:vibranium-suit#1")
@pytest.mark.rule("champions:faq:vibranium-suit#1", "champions:move#6")
def test_moved_damage_takes_a_tough_status_card_away() -> None:
    t = laid("champions:faq:vibranium-suit#1")
    t.A.plays("Wakanda Forever!")
    assert t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()


def test_the_vibranium_suit_moves_no_more_damage_than_there_is() -> None:
    t = forever(SUIT, damage=1, minions=[THUG])
    t.A.picks("Thug")
    assert t["Thug"].damage == 1 and t["Black Panther"].damage == 0 and t["Rhino"].damage == 0


# -- obligation -------------------------------------------------------------------------------------------------------------


def test_affairs_of_state_exhausts_tchalla_and_is_gone() -> None:
    t = situation("champions", A=side("Black Panther", form="alter-ego", dealt=["Affairs of State"], play=[CLAWS]))
    t.reveals("Affairs of State")
    t.A.does("Exhaust T'Challa")
    assert t.A.identity.exhausted and t.A.play == [CLAWS]
    assert t.encounter_discard == [] and not t.in_play("Affairs of State")


def test_affairs_of_state_takes_a_black_panther_upgrade_otherwise() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", dealt=["Affairs of State"], play=[CLAWS, DAGGERS, "Combat Training"]),
        B=side("She-Hulk", play=[GENIUS]),
    )
    t.reveals("Affairs of State")
    t.says(False)
    assert sorted(t.options()) == [DAGGERS, CLAWS]
    t.A.picks(CLAWS)
    assert t.A.discard == [CLAWS] and t.A.play == [DAGGERS, "Combat Training"] and t.B.play == [GENIUS]
    assert t.encounter_discard == ["Affairs of State"] and not t.A.identity.exhausted


def test_affairs_of_state_with_nothing_to_take_is_discarded() -> None:
    t = situation("champions", A=side("Black Panther", dealt=["Affairs of State"], play=["Combat Training"]))
    t.reveals("Affairs of State")
    t.says(False)
    assert t.kind == "turn" and t.A.play == ["Combat Training"] and t.encounter_discard == ["Affairs of State"]


# -- nemesis set ------------------------------------------------------------------------------------------------------------


def test_usurp_the_throne_has_threat_by_the_number_of_players() -> None:
    t = situation("champions", A=side("Black Panther"), B=side("She-Hulk"))
    t.reveals("Usurp The Throne")
    assert t["Usurp The Throne"].threat == 6 and t["Usurp The Throne"].icons == {"hazard": 1} and face("01156").text == ()


def test_killmonger_takes_no_damage_from_black_panther_upgrades() -> None:
    t = forever(DAGGERS, CLAWS, SUIT, damage=3, minions=["Killmonger", THUG])
    t.A.picks(CLAWS)
    assert not t.offered("Killmonger")
    t.A.picks("Thug")
    t.A.picks(SUIT)
    assert not t.offered("Killmonger")
    t.A.picks("Thug")
    assert t["Killmonger"].damage == 0 and t["Thug"].damage == 5 and t["Rhino"].damage == 2


def test_killmonger_takes_any_other_damage() -> None:
    t = situation("champions", A=side("Black Panther", hand=["Haymaker", "Energy"], play=[CLAWS], minions=["Killmonger"]))
    t.A.attacks("Black Panther", "Killmonger")
    assert t["Killmonger"].damage == 2
    # retaliate is Black Panther's own
    t.enemy_attacks("Killmonger")
    on(t, "turn")
    assert t["Killmonger"].damage == 3
    t = situation("champions", A=side("Black Panther", hand=["Haymaker", "Energy"], minions=["Killmonger"]))
    t.A.plays("Haymaker")
    t.A.picks("Killmonger")
    assert t["Killmonger"].damage == 3


def test_the_heart_shaped_herb_toughens_the_villain_and_your_minions_and_surges() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", minions=[THUG], play=["Tigra"]),
        B=side("She-Hulk", minions=[RUNNER]),
        encounter=["Crowd Control", BLANK],
    )
    t.reveals("Heart-Shaped Herb")
    assert t["Rhino"].status == {"tough"} and t["Thug"].status == {"tough"} and t["Runner"].status == frozenset()
    assert t["Tigra"].status == frozenset() and t.A.identity.status == frozenset()
    assert t.in_play("Crowd Control") and t.encounter_deck == ["Blank"]


def test_the_heart_shaped_herb_as_a_boost_card_toughens_the_villain_whoever_activates() -> None:
    t = situation("champions", A=side("Black Panther", minions=[THUG]), encounter=["Heart-Shaped Herb", BLANK])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    # its boost icon counts as well; the retaliation took the tough status card at once
    assert t["Black Panther"].damage == 3
    assert told(t, "Rhino", "tough") and t["Thug"].status == frozenset()


def combat(**more: object) -> Table:
    t = situation("champions", A=side("Black Panther", **more), B=side("She-Hulk"), encounter=["Killmonger", BLANK], threat=1)
    t.reveals("Ritual Combat")
    return t


def test_ritual_combat_is_one_more_than_the_boost_icons_of_the_discarded_card() -> None:
    # Killmonger has two boost icons
    t = combat()
    t.A.does("Deal")
    assert t["Black Panther"].damage == 3 and t.scheme.threat == 1 and t["She-Hulk"].damage == 0
    assert t.encounter_discard == ["Killmonger", "Ritual Combat"]
    t = combat()
    t.A.does("Place")
    assert t["Black Panther"].damage == 0 and t.scheme.threat == 4


def test_ritual_combat_leaves_an_alter_ego_no_choice() -> None:
    t = combat(form="alter-ego")
    assert t.kind == "turn" and t.scheme.threat == 4 and t.A.identity.damage == 0
