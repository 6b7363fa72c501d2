"""Campaign mode: the log, what is removed for good, the campaign's own cards, and the modes of each scenario."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from longbox.games.champions.catalog import catalog
from longbox.games.champions.decks import campaign, files as decks
from longbox.games.champions.decks.campaign import CampaignError, Played
from longbox.games.champions.decks.scenarios import of_campaign
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.abilities import _TEXTS
from longbox.games.champions.situations import Table
from longbox.games.champions.state import ASIDE, DECK, ENCOUNTER_DECK, HAND, NEMESIS, ChState
from longbox.kernel.match import Match, replay
from longbox.kernel.setups import SetupError
from tests.rules.champions.rounds import MUST, next_round, on

#: cards of the campaigns of two products, whose texts stand for themselves here
STIMS, MARKET, BLITZ = "04155", "16150", "16178a"
LOG: dict[str, Any] = {
    "campaign": "The Rise of Red Skull",
    "product": "trors",
    "heroes": [{"hero": "Captain Marvel"}, {"hero": "Spider-Man (Peter Parker)"}],
}


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The campaign cards as cards without text, which Longbox knows."""
    for code in (STIMS, MARKET, BLITZ, "04163"):
        monkeypatch.setitem(_TEXTS, code, ())


def log(**more: Any) -> dict[str, Any]:
    """A log of two heroes with more in it."""
    return {**LOG, **more}


def game(data: dict[str, Any], **setup: Any) -> ChState:
    """A game of a campaign as it is laid out."""
    return blank(GAME, {"campaign": data, "scenario": "Rhino", **setup}, 1)


def owned(s: ChState, player: int) -> Counter[str]:
    """The codes of the cards of a player's deck, wherever they lie."""
    return Counter(s.things[n].printed.code for z in (DECK, HAND) for n in s.zone(player, z))


def encounter(s: ChState) -> Counter[str]:
    """The codes of the encounter cards out of play."""
    zones = [s.common(ENCOUNTER_DECK), s.common(ASIDE), *(s.zone(p, NEMESIS) for p in range(s.starters))]
    return Counter(s.things[n].printed.code for zone in zones for n in zone)


def write(path: Path, data: Any) -> Path:
    """A log as a file."""
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# -- the log ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:campaign-mode", "champions:campaign-mode#2")
def test_scenarios_are_played_one_after_another_with_what_the_log_keeps(tmp_path: Path, cards: None) -> None:
    path = write(
        tmp_path / "log.json",
        log(
            heroes=[{"hero": "Captain Marvel", "name": "Ann", "cards": {STIMS: 1}}, {"hero": "01001a", "name": "Bob"}],
            scenarios=["Rhino", "Klaw"],
            counters={"delay": 2},
            notes=["Bob has a debt"],
        ),
    )
    kept = campaign.load(path)
    assert [m.hero for m in kept.heroes] == ["01010a", "01001a"] and kept.next == "Rhino"
    # a game of it: the heroes, their decks and what they have gained come from the log
    match = Match(GAME, {"campaign": kept.setup(), "scenario": kept.next, "modular": []}, 5)
    assert owned(match.state, 0)[STIMS] == 1 and owned(match.state, 1)[STIMS] == 0
    match.concede(0)
    match.concede(1)
    lost = Played("Rhino", match.result.won, rounds=match.state.round, reason=match.result.reason, seed=5)
    campaign.note(path, lost)
    # it was lost: the same scenario is next; once won, the one after it
    assert campaign.load(path).next == "Rhino"
    campaign.note(path, Played("Rhino", True, "expert", heroic=1, modular=("bomb_scare",), rounds=7, seed=6))
    kept = campaign.load(path)
    assert kept.next == "Klaw" and [(p.scenario, p.won, p.mode, p.heroic) for p in kept.played] == [
        ("Rhino", False, "standard", 0),
        ("Rhino", True, "expert", 1),
    ]
    # whatever else stands in the log is as it was
    assert kept.counters == {"delay": 2} and kept.notes == ("Bob has a debt",) and kept.heroes[0].cards == {STIMS: 1}
    campaign.note(path, Played("Klaw", True))
    assert campaign.load(path).next == ""
    # however their names are written
    more = campaign.read(log(scenarios=["rhino", " KLAW"], played=[{"scenario": "Rhino", "won": True}]))
    assert more.next == " KLAW"


@pytest.mark.rule("champions:campaign-mode#2")
def test_a_log_that_is_read_and_written_stays_the_same(tmp_path: Path, cards: None) -> None:
    data = log(
        expert=True,
        scenarios=["Rhino"],
        encounter={"04163": 2},
        removed=[{"card": "01101", "copies": 2}, {"card": "01091", "of": "Captain Marvel"}],
        played=[{"scenario": "Rhino", "won": False}],
    )
    first = campaign.read(data)
    campaign.save(first, tmp_path / "log.json")
    again = campaign.load(tmp_path / "log.json")
    assert again == first and again.expert and again.removed[1].of == "01010a" and again.encounter == {"04163": 2}
    assert campaign.read(first.data()) == first and list(tmp_path.iterdir()) == [tmp_path / "log.json"]
    # a game told twice stands there once
    for won in (False, True, True):
        campaign.note(tmp_path / "log.json", Played("Klaw", won, seed=9))
    assert [(p.scenario, p.won) for p in campaign.load(tmp_path / "log.json").played] == [("Rhino", False), ("Klaw", True)]


@pytest.mark.rule("champions:campaign-mode#2")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"campaign": ""}, "campaign: must be its name"),
        ({"produkt": "trors"}, 'has no "produkt"; there are: campaign, product'),
        ({"product": "trorz"}, 'product: no product is called "trorz"'),
        ({"expert": "yes"}, "expert: must be true or false"),
        ({"heroes": []}, "heroes: must be a list of one to four"),
        ({"heroes": [{"hero": "Captain Marvle"}]}, 'heroes[0].hero: "Captain Marvle" is no hero'),
        ({"heroes": [{"hero": "01010a"}, {"hero": "Carol Danvers"}]}, "heroes[1].hero: Carol Danvers is there twice"),
        ({"heroes": [{"hero": "01010a", "deck": 7}]}, "heroes[0].deck: must be a file"),
        ({"heroes": [{"hero": "01010a", "deck": {"01010": 0}}]}, 'heroes[0].deck["01010"]: must be a number of copies'),
        ({"heroes": [{"hero": "01010a", "cards": {"01091": 1}}]}, "heroes[0].cards: Avengers Mansion is no campaign card"),
        ({"heroes": [{"hero": "01010a", "gold": 3}]}, 'heroes[0]: has no "gold"'),
        ({"encounter": {"01091": 1}}, "encounter: Avengers Mansion is of a type that can't be there: support"),
        ({"encounter": {"Hydra Mercenary": 1}}, 'encounter: "Hydra Mercenary" can be any of'),
        ({"removed": [{"card": "Nothing"}]}, 'removed[0].card: no card is called "Nothing"'),
        ({"removed": [{"card": "01101"}, {"card": "01091"}]}, "removed[1].of: must name the hero whose Avengers Mansion it was"),
        ({"removed": [{"card": "01091", "of": "Iron Man"}]}, "removed[0].of: Iron Man is not among the heroes"),
        ({"removed": [{"card": "01101", "copies": 0}]}, "removed[0].copies: must be a number of copies"),
        ({"removed": [{"card": "01094"}]}, "removed[0].card: Rhino is a villain"),
        ({"counters": {"delay": "two"}}, 'counters["delay"]: must be a number'),
        ({"notes": [3]}, "notes[0]: must be a sentence"),
        ({"played": [{"scenario": "Rhino"}]}, "played[0]: lacks 'won'"),
        ({"played": [{"scenario": "Rhino", "won": 1}]}, "played[0].won: must be true or false"),
    ],
)
def test_what_is_wrong_with_a_log_is_said_with_its_place(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    path = write(tmp_path / "log.json", log(**change))
    with pytest.raises(CampaignError) as caught:
        campaign.load(path)
    assert str(caught.value).startswith(f"{path}: {said}")
    # a set-up is told the same
    with pytest.raises(SetupError, match="'campaign'") as told:
        game(log(**change))
    assert said in str(told.value)


@pytest.mark.rule("champions:campaign-mode#2")
def test_a_file_that_is_no_log_is_told_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "log.json").write_text('{"campaign": "X",\n "heroes" []}')
    with pytest.raises(CampaignError, match=r"log\.json:2: no JSON"):
        campaign.load(tmp_path / "log.json")
    assert (tmp_path / "log.json").read_text().startswith('{"campaign": "X"')


@pytest.mark.rule("champions:campaign-mode", "champions:campaign-mode#2")
def test_a_campaigns_heroes_play_its_scenarios() -> None:
    # some of them, or all; nobody else
    assert game(LOG).starters == 2 and game(LOG, heroes=["Spider-Man"]).starters == 1
    with pytest.raises(SetupError, match="She-Hulk is not among the heroes of the campaign The Rise of Red Skull"):
        game(LOG, heroes=["She-Hulk"])
    # with the deck that the log has, in whatever way it is written
    named = game(log(heroes=[{"hero": "Spider-Man (Peter Parker)", "deck": "spider-man-justice"}]))
    slots = decks.read_champions_deck("spider-man-justice").slots
    tabled = game(log(heroes=[{"hero": "Spider-Man (Peter Parker)", "deck": dict(slots)}]))
    assert owned(named, 0) == owned(tabled, 0) == Counter(slots)
    with pytest.raises(SetupError, match="is no built-in deck"):
        game(log(heroes=[{"hero": "Spider-Man (Peter Parker)", "deck": "nothing"}]))


# -- cards that are removed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:campaign-mode#3")
def test_removed_cards_are_in_no_deck_for_the_rest_of_the_campaign() -> None:
    plain = game(LOG)
    assert encounter(plain)["01101"] == 2 and owned(plain, 0)["01088"] == owned(plain, 1)["01088"] == 1
    removed = [{"card": "01101"}, {"card": "01088", "of": "Captain Marvel"}]
    # also when the scenario in which it was removed is tried again, and in others
    for scenario, played in (("Rhino", []), ("Rhino", [{"scenario": "Rhino", "won": False}]), ("Klaw", [])):
        s = game(log(removed=removed, played=played), scenario=scenario)
        before = game(log(played=played), scenario=scenario)
        gone = Counter({"01101": 1}) if scenario == "Rhino" else Counter()
        assert encounter(before) - encounter(s) == gone and not encounter(s) - encounter(before)
        # of that hero's deck, and not of the other's
        assert owned(before, 0) - owned(s, 0) == Counter({"01088": 1}) and owned(s, 1) == owned(before, 1)
    # all copies
    s = game(log(removed=[{"card": "01101", "copies": 2}]))
    assert encounter(s)["01101"] == 0 and encounter(plain) - encounter(s) == Counter({"01101": 2})


@pytest.mark.rule("champions:campaign-mode#3")
@pytest.mark.parametrize("code", ["01165", "01168", "01186", "01109"])
def test_a_removed_card_is_gone_whatever_set_it_was_of(code: str) -> None:
    # an obligation, one of a nemesis set, of the standard set, of a modular set
    found = game(LOG, modular=["Bomb Scare"])
    s = game(log(removed=[{"card": code}]), modular=["Bomb Scare"])
    assert encounter(found) - encounter(s) == Counter({code: 1})


@pytest.mark.rule("champions:campaign-mode#3")
def test_a_removed_card_does_not_turn_up_in_play() -> None:
    match = Match(GAME, {"campaign": log(removed=[{"card": "01101", "copies": 2}]), "scenario": "Rhino", "modular": []}, 3)
    t = Table(match.state)
    while t.kind == "mulligan":
        t.passes()
    for _ in range(3):
        if t.kind:
            next_round(t)
    on(t, "turn")
    assert "Hydra Mercenary" not in t.log and "Hydra Mercenary" not in t.encounter_deck
    # without the campaign nothing is removed
    other = Match(GAME, {"heroes": ["Captain Marvel"], "scenario": "Rhino", "modular": []}, 3)
    assert sum(getattr(c, "printed", None) is not None and c.printed.code == "01101" for c in other.state.things) == 2


# -- cards of a campaign ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:campaign-specific-card", "champions:campaign-specific-card#1")
def test_campaign_cards_are_used_in_the_campaign_of_their_own_product_only(cards: None) -> None:
    heroes = [{"hero": "Captain Marvel", "cards": {STIMS: 1}}]
    assert owned(game(log(heroes=heroes)), 0)[STIMS] == 1
    for product in ("gmw", ""):
        with pytest.raises(
            SetupError, match=r"heroes\[0\]\.cards: Adrenal Stims is a card of the campaign of The Rise of Red Skull"
        ):
            game(log(heroes=heroes, product=product))
    with pytest.raises(SetupError, match="Brainstorm is a card of the campaign of The Galaxy's Most Wanted"):
        game(log(heroes=[{"hero": "Captain Marvel", "cards": {MARKET: 1}}]))
    with pytest.raises(SetupError, match="encounter: Badoon Blitz is a card of the campaign of The Galaxy's Most Wanted"):
        game(log(encounter={BLITZ: 1}))
    # not without a campaign, and in no deck: they come besides it
    slots = {**decks.read_champions_deck("captain-marvel-leadership").slots, STIMS: 1}
    for data in (None, LOG):
        setup = {"heroes": ["Captain Marvel"], "decks": [slots], "scenario": "Rhino", **({"campaign": data} if data else {})}
        with pytest.raises(SetupError, match=r"deck 1 has the campaign card Adrenal Stims; .*champions:campaign-specific-card#1"):
            blank(GAME, setup, 1)


@pytest.mark.rule("champions:campaign-specific-card#2")
def test_a_campaign_says_how_its_cards_are_used(cards: None) -> None:
    # the log puts them into decks, in whatever number
    plain = game(LOG)
    s = game(log(encounter={"04163": 2, "01186": 1}, heroes=[{"hero": "01010a", "cards": {STIMS: 2}}, {"hero": "01001a"}]))
    assert encounter(s) - encounter(plain) == Counter({"04163": 2, "01186": 1})
    assert owned(s, 0) - owned(plain, 0) == Counter({STIMS: 2}) and owned(s, 1) == owned(plain, 1)
    # they are drawn from there like the others
    match = Match(GAME, {"campaign": log(heroes=[{"hero": "01010a", "cards": {STIMS: 60}}]), "scenario": "Rhino"}, 1)
    assert STIMS in [match.state.things[n].printed.code for n in match.state.zone(0, HAND)]
    # and may be removed in their turn
    gone = log(heroes=[{"hero": "01010a", "cards": {STIMS: 2}}], removed=[{"card": STIMS, "of": "01010a"}])
    assert owned(game(gone), 0)[STIMS] == 1


@pytest.mark.rule("champions:campaign-specific-card#3")
def test_campaign_cards_are_told_by_their_set() -> None:
    facts = catalog.all_facts()
    found = {f["set"] for f in facts.values() if of_campaign(f)}
    assert found == {"hydra_camp", "expcamp", "the_market", "challenge"}
    assert not any(of_campaign(facts[c]) for c in ("01101", "01186", "01091", "01010a", "16059"))


# -- modes ----------------------------------------------------------------------------------------------------------------------------


def modes(s: ChState) -> tuple[str, ...]:
    """What of the modes can be seen on the table: the stages of the villain, whether the Expert set is in, the heroic level."""
    sets = {s.things[n].printed.set_ for n in s.common(ENCOUNTER_DECK)}
    stages = "+".join(f.stage for f in s.things[s.villain].printed.faces)
    return (stages, "expert" if "expert" in sets else "", str(s.heroic))


@pytest.mark.rule("champions:campaign-mode#1", "champions:campaign-mode#4", "champions:faq:campaign-mode#1")
@pytest.mark.example("champions:faq:campaign-mode#1")
def test_an_expert_campaign_locks_its_scenarios_into_no_mode() -> None:
    for expert in (False, True):
        data = log(expert=expert)
        assert modes(game(data)) == ("I+II", "", "0")
        assert modes(game(data, mode="expert")) == ("II+III", "expert", "0")
        assert modes(game(data, heroic=2)) == ("I+II", "", "2")
    # what it brings is what its own rules add
    assert encounter(game(log(expert=True))) == encounter(game(log(expert=False)))
    more = log(expert=True, encounter={"01186": 1})
    assert encounter(game(more)) - encounter(game(LOG)) == Counter({"01186": 1})


@pytest.mark.rule("champions:campaign-mode#4", "champions:campaign-mode#5", "champions:faq:campaign-mode#2")
@pytest.mark.rule("champions:skirmish-mode#2", "champions:expert-mode#2", "champions:heroic-mode#2")
@pytest.mark.example("champions:faq:campaign-mode#2")
def test_each_scenario_has_the_modes_that_are_chosen_for_it(tmp_path: Path) -> None:
    path = write(tmp_path / "log.json", LOG)
    seen = []
    for scenario, more in (
        ("Rhino", {"heroic": 1, "skirmish": "II"}),
        ("Klaw", {"mode": "expert"}),
        ("Ultron", {}),
        ("Rhino", {"mode": "expert", "heroic": 3, "skirmish": "III"}),
    ):
        kept = campaign.load(path)
        s = game(kept.setup(), scenario=scenario, **more)
        seen.append(modes(s))
        campaign.note(path, Played(scenario, True, s.setup.get("mode", "standard"), s.heroic, str(s.setup.get("skirmish", ""))))
    # nothing of one scenario's modes goes over to the next
    assert seen == [("II", "", "1"), ("II+III", "expert", "0"), ("I+II", "", "0"), ("III", "expert", "3")]
    assert [(p.mode, p.heroic, p.skirmish) for p in campaign.load(path).played] == [
        ("standard", 1, "II"),
        ("expert", 0, ""),
        ("standard", 0, ""),
        ("expert", 3, "III"),
    ]


@pytest.mark.rule("champions:campaign-mode")
def test_a_game_of_a_campaign_is_kept_and_replayed_like_another(cards: None) -> None:
    data = log(heroes=[{"hero": "01010a", "cards": {STIMS: 1}}], removed=[{"card": "01101"}])
    match = Match(GAME, {"campaign": data, "scenario": "Klaw", "mode": "expert"}, 4)
    for _ in range(6):
        d = match.decision
        assert d is not None
        match.choose((0,) if d.kind in ("turn", *MUST) else ())
    again = replay(GAME, json.loads(json.dumps(match.record())))
    assert again.answers == match.answers and owned(again.state, 0) == owned(match.state, 0)
