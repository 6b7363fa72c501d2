"""Setting up a game, step by step, and what the FAQ says of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog import catalog
from longbox.games.champions.decks import files as decks, scenarios
from longbox.games.champions.decks.construction import check
from longbox.games.champions.decks.setup import add, blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.abilities import _TEXTS
from longbox.games.champions.language.vocabulary import (
    ALTER_EGO,
    YOU,
    YOU_,
    AtSetup,
    Constant,
    Deal,
    DrawCards,
    Each,
    Gets,
    Keyword,
    Named,
    PutIntoPlay,
    Response,
    RevealIt,
    TakesDamage,
    WhenRevealed,
    encounter,
)
from longbox.games.champions.rules.rounds import Game as WholeGame
from longbox.games.champions.situations import Table, stand_in
from longbox.games.champions.state import (
    ASIDE,
    DECK,
    ENCOUNTER_DECK,
    HAND,
    NEMESIS,
    PLAYER_PHASE,
    VILLAIN_AREA,
    ZONES,
    CardDef,
    ChState,
)
from longbox.kernel.setups import SetupError
from tests.rules.champions.rounds import told

TWO = {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino", "names": ["Ann", "Bob"], "seats": [0, 1]}


def start(seed: int = 1, **setup: Any) -> Table:
    """A game of two as it begins, at the first question."""
    return Table(GAME.start({**TWO, **setup}, seed))


def keep(t: Table) -> None:
    """Nobody takes a mulligan."""
    while t.kind == "mulligan":
        t.passes()


def names(s: ChState, zone: tuple[int, ...]) -> list[str]:
    """Titles of the cards of a zone."""
    return [s.things[n].printed.name for n in zone]


@pytest.mark.rule("champions:setup")
def test_the_steps_come_in_their_order() -> None:
    t = start(scenario="Klaw")
    keep(t)
    log = t.log
    steps = [
        "Ann's deck is shuffled",
        "Underground Distribution: Setup",
        "Underground Distribution: When Revealed",
        "is shuffled into the encounter deck",
        "Ann draws",
    ]
    places = [log.index(words) for words in steps]
    assert places == sorted(places) and log.index("Ann draws") < log.index("Bob draws")
    assert t.kind == "turn"


@pytest.mark.rule("champions:setup#1", "champions:deck-customization#1")
def test_each_player_selects_one_identity_and_begins_as_the_alter_ego() -> None:
    t = start()
    assert t.A.form == t.B.form == ALTER_EGO
    assert (t["Peter Parker"].ref, t["Jennifer Walters"].ref) == (t.A.identity.ref, t.B.identity.ref)
    # no two the same, at least one and at most four
    for heroes in (["Spider-Man", "Spider-Man"], [], ["Spider-Man", "She-Hulk", "Iron Man", "Black Panther", "Captain Marvel"]):
        with pytest.raises(SetupError, match="'heroes'"):
            start(heroes=heroes, names=None, seats=None)


@pytest.mark.rule("champions:setup#2", "champions:setup#9", "champions:remaining-hit-points#1")
def test_identities_and_the_villain_begin_with_all_their_hit_points() -> None:
    t = start()
    assert (t["Peter Parker"].left, t["Jennifer Walters"].left) == (10, 15)
    # the villain's are printed for each player
    assert t["Rhino"].left == 14 * 2
    assert start(heroes=["Spider-Man"], names=["Ann"], seats=[0])["Rhino"].left == 14
    assert start(scenario="Klaw")["Klaw"].left == 12 * 2


@pytest.mark.rule("champions:setup#3", "champions:first-player#p2")
def test_the_group_selects_the_first_player() -> None:
    for first, one, two in ((0, "Ann", "Bob"), (1, "Bob", "Ann")):
        t = start(first=first)
        assert t.state.first == first
        # who is the first player is asked first, and takes the first turn
        assert t.match.decision is not None and t.match.decision.player == first
        keep(t)
        assert t.kind == "turn" and t.match.decision.player == first
        assert t.log.index(f"{one} draws") < t.log.index(f"{two} draws")
    with pytest.raises(SetupError, match="'first'"):
        start(first=2)


@pytest.mark.rule("champions:setup#4", "champions:setup#12", "champions:obligation#1", "champions:set-aside")
def test_obligations_are_set_aside_and_shuffled_in_once_the_scheme_is_set_up() -> None:
    s = blank(GAME, TWO, 1)
    aside = names(s, s.common(ASIDE))
    assert sorted(aside) == ["Eviction Notice", "Legal Work"]
    assert not set(aside) & set(names(s, s.common(ENCOUNTER_DECK)))
    t = start()
    s = t.state
    assert not s.common(ASIDE) and set(aside) <= set(names(s, s.common(ENCOUNTER_DECK)))
    # nobody else's, and nobody knows where they lie
    assert "Affairs of State" not in t.encounter_deck
    assert all(not s.things[n].known for n in s.common(ENCOUNTER_DECK))


@pytest.mark.rule("champions:setup#5", "champions:nemesis-encounter-set", "champions:nemesis-encounter-set#2")
def test_nemesis_sets_are_set_aside_for_each_identity() -> None:
    t = start()
    s = t.state
    for p, set_ in ((0, "spider_man_nemesis"), (1, "she_hulk_nemesis")):
        found = [s.things[n].printed for n in s.zone(p, NEMESIS)]
        assert {d.set_ for d in found} == {set_} and len(found) == 5
    everywhere = [c.printed.set_ for c in s.things if getattr(c, "printed", None) is not None]
    assert "iron_man_nemesis" not in everywhere
    assert not {"Vulture", "Titania"} & set(t.encounter_deck) and not t.in_play("Vulture")


@pytest.mark.rule("champions:setup#6", "champions:shuffle")
def test_player_decks_are_shuffled() -> None:
    orders = []
    for seed in (1, 2):
        s = start(seed).state
        orders.append([names(s, (*s.zone(p, HAND), *s.zone(p, DECK))) for p in (0, 1)])
    one, two = orders
    for p in (0, 1):
        # other seeds, other orders of the same cards; and not the order in which the deck was laid out
        assert one[p] != two[p] and sorted(one[p]) == sorted(two[p])
        assert one[p] != names(blank(GAME, TWO, 1), blank(GAME, TWO, 1).zone(p, DECK))
    assert sorted(one[0]) != sorted(one[1])


@pytest.mark.rule("champions:setup#7", "champions:component-limitations")
def test_tokens_and_status_cards_do_not_run_out() -> None:
    t = start()
    keep(t)
    for who in ("Peter Parker", "Jennifer Walters", "Rhino"):
        for status in ("stunned", "confused", "tough"):
            t.happens(ev.GiveStatus(t.find(who), status))
        assert t[who].status == {"stunned", "confused", "tough"}
    t.happens(ev.Counters(t.find("Rhino"), "charge", 500))
    assert t["Rhino"].counter("charge") == 500


@pytest.mark.rule("champions:setup#8", "champions:scenario-specific-card#2")
def test_the_villain_deck_and_the_main_scheme_deck_are_put_into_play() -> None:
    s = blank(GAME, {**TWO, "scenario": "Klaw"}, 1)
    assert [s.things[n].printed.kind for n in s.common(VILLAIN_AREA)] == ["villain", "main_scheme"]
    assert [f.stage for f in s.things[s.villain].printed.faces] == ["I", "II"]
    assert [f.stage for f in s.things[s.scheme].printed.faces] == ["1A", "1B", "2A", "2B"]
    assert (s.things[s.villain].up.stage, s.things[s.scheme].up.stage) == ("I", "1A")
    # they are in no other deck
    kinds = {s.things[n].printed.kind for n in s.common(ENCOUNTER_DECK)}
    assert not kinds & {"villain", "main_scheme", "obligation"}
    with pytest.raises(SetupError, match="no scenario is called 'Loki'"):
        start(scenario="Loki")


@pytest.mark.rule("champions:setup#10", "champions:encounter-deck", "champions:scenario-specific-card#1")
def test_the_encounter_deck_has_the_sets_that_the_scenario_names() -> None:
    for scenario, mode, modular, sets in (
        ("Rhino", "standard", None, ["bomb_scare", "rhino", "standard"]),
        ("Klaw", "expert", ["Legions of Hydra"], ["expert", "klaw", "legions_of_hydra", "standard"]),
        ("Ultron", "standard", [], ["standard", "ultron"]),
    ):
        setup = {**TWO, "scenario": scenario, "mode": mode}
        if modular is not None:
            setup["modular"] = modular
        s = blank(GAME, setup, 1)
        found = [s.things[n].printed for n in s.common(ENCOUNTER_DECK)]
        assert sorted({d.set_ for d in found}) == sets
        # each set whole, every card as often as it is printed
        for set_ in sets:
            wanted = [c.name for c in scenarios.encounter_cards(set_)]
            assert sorted(d.name for d in found if d.set_ == set_) == sorted(wanted)


def dealt_with(*cards: Any, heroes: int = 1, text: tuple[Any, ...] = ()) -> Table:
    """A game whose encounter deck has these cards as well, and whose main scheme says `text` on its A side."""
    setup = {"heroes": ["Spider-Man", "She-Hulk"][:heroes], "scenario": "Rhino", "modular": []}
    s = blank(GAME, setup, 1)
    for card in cards:
        add(s, card, -1, s.shared(ENCOUNTER_DECK))
    if text:
        scheme = stand_in("main_scheme", "Plan", *text, stage="1A")
        back = stand_in("main_scheme", "Plan", stage="1B", threat=9)
        s.things[s.scheme].printed = CardDef([*scheme.faces, *back.faces], "plan")
    s.frames.append(WholeGame())
    return Table(s)


@pytest.mark.rule("champions:setup#11", "champions:ability#6")
def test_the_scheme_is_set_up_by_its_a_side_and_then_shows_its_b_side() -> None:
    plot = stand_in("side_scheme", "Plot", base_threat=3)
    t = dealt_with(plot, text=(AtSetup(RevealIt(Each(encounter(Named("Plot"))))),))
    assert t.kind == "mulligan" and t["Plot"].threat == 3 and t.state.things[t.state.scheme].up.stage == "1B"
    # before the obligations come in and the first hands are drawn
    assert t.log.index("Plan: Setup") < t.log.index("is shuffled into the encounter deck") < t.log.index("draws")
    # without such instructions nothing enters play
    t = dealt_with(plot)
    assert not t.in_play("Plot") and "Plot" in t.encounter_deck


@pytest.mark.rule("champions:setup#11", "champions:when-revealed#1")
@pytest.mark.parametrize("how", ["put", "reveal", "keyword"])
def test_when_revealed_of_a_card_that_enters_play_in_set_up_resolves_once(how: str) -> None:
    words = (Keyword("setup"),) if how == "keyword" else ()
    plot = stand_in("side_scheme", "Plot", *words, WhenRevealed(Deal(2, YOU_)), base_threat=3)
    other = stand_in("side_scheme", "Other", WhenRevealed(Deal(7, YOU_)), base_threat=3)
    which = Each(encounter(Named("Plot")))
    text = {"put": (AtSetup(PutIntoPlay(which)),), "reveal": (AtSetup(RevealIt(which)),), "keyword": ()}[how]
    t = dealt_with(plot, other, text=text)
    assert t.in_play("Plot") and t.A.identity.damage == 2 and not t.in_play("Other")
    assert len(told(t, "Plot: When Revealed")) == 1
    # later on, a card put into play has not been revealed
    keep(t)
    t.happens(ev.EnterPlay(t.find("Other"), 0))
    assert t.in_play("Other") and t.A.identity.damage == 2


@pytest.mark.rule("champions:setup#11", "champions:when-revealed#1")
def test_what_is_revealed_in_set_up_is_for_the_first_player_or_whom_it_engages() -> None:
    brute = stand_in("minion", "Brute", WhenRevealed(Deal(2, YOU_)), hp=3, atk=1, sch=1)
    t = dealt_with(brute, heroes=2, text=(AtSetup(PutIntoPlay(Each(encounter(Named("Brute"))), first=True)),))
    assert t.A.minions == ["Brute"] and t.A.identity.damage == 2 and t.B.identity.damage == 0


@pytest.mark.rule("champions:ability#6", "champions:setup#15")
def test_abilities_of_player_cards_are_not_used_in_set_up_but_for_setup_ones() -> None:
    s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "modular": []}, 1)
    watch = stand_in("support", "Watch", Keyword("setup"), Response(TakesDamage(YOU, after=True), DrawCards(1)))
    add(s, watch, 0, DECK)
    brute = stand_in("side_scheme", "Brute", Keyword("setup"), WhenRevealed(Deal(2, YOU_)), base_threat=1)
    add(s, brute, -1, s.shared(ENCOUNTER_DECK))
    s.frames.append(WholeGame())
    t = Table(s)
    # the identity was hurt with the support in play, and nobody was asked
    assert t.kind == "mulligan" and t.A.play == ["Watch"] and t.A.identity.damage == 2
    assert not told(t, "Watch", "Response")


@pytest.mark.rule("champions:setup-keyword", "champions:keywords#13", "champions:setup#13")
def test_a_card_with_setup_begins_in_play_and_is_not_drawn() -> None:
    s = blank(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino", "modular": []}, 1)
    for p in (0, 1):
        add(s, stand_in("support", f"Base {p}", Keyword("setup")), p, p * ZONES + DECK)
        add(s, stand_in("support", f"Hut {p}"), p, p * ZONES + DECK)
    s.frames.append(WholeGame())
    t = Table(s)
    assert (t.A.play, t.B.play) == (["Base 0"], ["Base 1"])
    assert not t.in_play("Hut 0") and "Hut 0" in t.A.hand + t.A.deck and "Base 0" not in t.A.hand + t.A.deck
    assert not t["Base 0"].exhausted and t.state.things[t.find("Base 0") & 0xFFF].controller == 0


@pytest.mark.rule("champions:setup#13")
def test_each_player_draws_to_the_hand_size_of_the_identity() -> None:
    t = start()
    # six cards of each alter-ego
    assert (len(t.A.hand), len(t.B.hand)) == (6, 6)
    t = start(heroes=["Iron Man", "Captain Marvel"])
    assert (len(t.A.hand), len(t.B.hand)) == (6, 6)
    s = blank(GAME, TWO, 1)
    big = stand_in("support", "Desk", Keyword("setup"), Constant(YOU_, (Gets("hand", 2),)))
    add(s, big, 0, DECK)
    s.frames.append(WholeGame())
    t = Table(s)
    assert (len(t.A.hand), len(t.B.hand)) == (8, 6)


@pytest.mark.rule("champions:setup#14")
def test_a_mulligan_discards_any_number_and_draws_as_many() -> None:
    t = start()
    hand = t.A.hand
    assert t.kind == "mulligan" and t.A.asked() and len(t.options()) == 6
    deck = t.A.deck
    t.answers(0, 2, 5)
    # the cards stay in the discard pile, and the next three of the deck come
    assert sorted(t.A.discard) == sorted(hand[i] for i in (0, 2, 5)) and len(t.A.hand) == 6
    assert sorted(t.A.hand) == sorted([hand[i] for i in (1, 3, 4)] + deck[:3]) and t.A.deck == deck[3:]
    # once each, in player order
    assert t.B.asked()
    b = t.B.hand
    t.passes()
    assert t.B.hand == b and t.B.discard == [] and t.kind == "turn"
    # all of them, or none
    t = start(seed=3)
    t.answers(0, 1, 2, 3, 4, 5)
    assert len(t.A.hand) == 6 and len(t.A.discard) == 6


@pytest.mark.rule("champions:setup#15")
def test_setup_abilities_of_identities_come_last() -> None:
    t = start(heroes=["Black Panther", "She-Hulk"], scenario="Rhino")
    keep(t)
    # T'Challa looks for one of his upgrades once the hands are complete
    assert t.kind == "search" and t.A.asked() and len(t.A.hand) == 6
    t.match.choose((0,))
    assert t.kind == "turn" and len(t.A.hand) == 7 and len(t.B.hand) == 6


@pytest.mark.rule("champions:setup#p2")
def test_then_the_game_begins_with_the_first_players_turn() -> None:
    t = start(first=1)
    assert t.state.round == 0
    keep(t)
    assert t.state.round == 1 and t.state.active == 1 and t.kind == "turn" and t.offered("End your turn")
    assert t.state.phase == PLAYER_PHASE


# -- what the FAQ says ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:faq:slipping-sanity#1", "champions:obligation#2", "champions:obligation#3")
@pytest.mark.example("champions:faq:slipping-sanity#1")
def test_an_identity_with_two_obligations_brings_both(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [c for c in catalog.of_set("scw") if catalog.all_facts()[c]["kind"] == "obligation"]
    found = {catalog.all_facts()[c]["name"]: catalog.all_facts()[c]["quantity"] for c in codes}
    assert sum(found.values()) == 2 and "Slipping Sanity" in found
    for code in codes:
        monkeypatch.setitem(_TEXTS, code, ())
    witch = stand_in("hero", "Scarlet Witch", hp=10, hand=5, set="scw")
    assert len(scenarios.obligations(witch)) == 2
    # others have one, and those of other sets are not theirs
    other = stand_in("hero", "Spider-Man", hp=10, hand=5, set="spider_man")
    assert [c.name for c in scenarios.obligations(other)] == ["Eviction Notice"]


@pytest.mark.rule("champions:faq:galaxys-most-wanted#1", "champions:modular-encounter-set")
@pytest.mark.example("champions:faq:galaxys-most-wanted#1")
def test_the_modular_sets_of_galaxys_most_wanted() -> None:
    assert sorted(scenarios.modular_sets("gmw")) == [
        "badoon_headhunter",
        "band_of_badoon",
        "galactic_artifacts",
        "kree_militant",
        "menagerie_medley",
        "power_stone",
        "ship_command",
        "space_pirates",
    ]
    # neither a scenario's own, nor the campaign's, nor an identity's
    gmw = {f["set"] for f in catalog.facts("gmw").values() if f.get("set")}
    assert {"nebula", "ronan", "the_market", "groot_nemesis"} <= gmw
    # and those of the core set are five of those that can be chosen
    assert set(scenarios.modular_sets("core")) == set(scenarios.MODULAR) - {"hydra_assault", "weap_master"}


# -- the players' decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:deck-customization")
@pytest.mark.parametrize(
    ("change", "rules"),
    [
        ({}, []),
        ({"01012": 2, "01091": 2}, ["champions:deck-customization#3"]),  # one of her own
        ({"01005": 1}, ["champions:identity-specific-card#2"]),  # one of another's
        ({"01050": 1}, ["champions:deck-customization#4"]),  # a second aspect
        ({"01091": 4}, ["champions:deck-customization#5"]),
        ({"01083": 2}, ["champions:unique-icon#2"]),
        ({"01091": 0, "01083": 0}, ["champions:deck-customization#2"]),
    ],
)
def test_a_deck_follows_the_rules_of_deck_customization(change: dict[str, int], rules: list[str]) -> None:
    deck = decks.read_champions_deck("captain-marvel-leadership")
    slots = {code: n for code, n in {**deck.slots, **change}.items() if n}
    assert [p.rule for p in check(replace(deck, slots=slots))] == rules
