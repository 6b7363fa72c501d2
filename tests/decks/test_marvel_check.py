"""Deck construction of Marvel Champions: each rule, what breaks it and what does not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from longbox import cli
from longbox.games.champions.catalog import index
from longbox.games.champions.decks.construction import ChampionsDeck, check, size, summary
from longbox.games.champions.decks.files import read_champions_deck, write
from longbox.games.champions.state import ASPECTS


def deck(hero: str, *aspects: str, fill: int = 40, but: Mapping[str, int] | None = None) -> ChampionsDeck:
    """The identity's own cards and those given, filled up with basic cards."""
    slots = {**index.own_cards(index.identities()[hero].set_), **(but or {})}
    slots = {code: count for code, count in slots.items() if count}
    made = ChampionsDeck("test", hero, aspects, slots)
    for code in basics():
        missing = fill - size(made)
        if missing > 0 and code not in slots and code not in (but or {}):
            slots[code] = 1
    return made


def basics() -> list[str]:
    """Basic cards that are not unique, team no one up and have no number of their own."""
    return [
        card.code
        for card in index.cards().values()
        if card.faction == "basic" and card.limit == 3 and not card.unique and not card.team and not card.set_
    ]


def rules(found: ChampionsDeck) -> list[str]:
    return [problem.rule.removeprefix("champions:") for problem in check(found)]


def messages(found: ChampionsDeck) -> list[str]:
    return [problem.message for problem in check(found)]


def test_a_deck_of_basic_cards_is_legal() -> None:
    for hero, identity in index.identities().items():
        how = index.building(hero)
        found = deck(hero, *ASPECTS[: how.aspects])
        assert messages(found) == [], identity.title
        assert sum(1 for each in found.known if each[0].faction == "basic") == 40 - size(deck(hero, fill=0))


@pytest.mark.rule("champions:deck-customization#2")
def test_forty_to_fifty_cards() -> None:
    assert [rules(deck("01001a", fill=cards)) for cards in (40, 50)] == [[], []]
    assert messages(deck("01001a", fill=39)) == ["39 cards; a deck has 40 to 50"]
    assert messages(deck("01001a", fill=51)) == ["51 cards; a deck has 40 to 50"]
    # permanents don't count: Spectrum has three
    spectrum = deck("21001a")
    assert (sum(spectrum.slots.values()), size(spectrum), rules(spectrum)) == (43, 40, [])


@pytest.mark.rule("champions:deck-customization#2")
def test_copies_that_marvelcdb_ignores_do_not_count() -> None:
    long = deck("01001a", fill=52)
    assert rules(long) == ["deck-customization#2"]
    ignored = {code: 1 for code in list(long.slots)[-2:]}
    assert rules(replace(long, ignored=ignored)) == []
    # no more than there are, and for the size alone
    assert size(replace(deck("01001a"), ignored={"01003": 5})) == 38
    four = deck("01001a", but={"01086": 4}, fill=41)
    assert rules(replace(four, ignored={"01086": 1})) == ["deck-customization#5"]


@pytest.mark.rule("champions:deck-customization#3", "champions:identity-specific-card#1")
def test_the_identitys_own_cards_exactly() -> None:
    assert messages(deck("01001a", but={"01003": 1, "01006": 0, "01008": 3})) == [
        "1 copy of Backflip; the deck of Spider-Man (Peter Parker) has exactly 2",
        "Aunt May is missing; the deck of Spider-Man (Peter Parker) has exactly 1",
        "3 copies of Web-Shooter; the deck of Spider-Man (Peter Parker) has exactly 2",
    ]
    # four of a title are right where they are the identity's own
    assert index.own_cards("scw")["15004"] == 4 and rules(deck("15001a")) == []


@pytest.mark.rule("champions:identity-specific-card#2")
def test_no_cards_of_another_identity() -> None:
    assert messages(deck("01001a", but={"01012": 1})) == [
        "Crisis Interdiction belongs to Captain Marvel (Carol Danvers), not to the deck of Spider-Man (Peter Parker)"
    ]
    # Venom Blast is Spider-Woman's, though it is of an aspect
    assert rules(deck("01001a", "aggression", but={"04035": 1})) == ["identity-specific-card#2"]
    assert rules(deck("09001a", but={"09032": 1})) == ["identity-specific-card#2"]  # an invocation, of a deck of its own


@pytest.mark.rule("champions:deck-customization#1")
def test_no_identity_among_the_cards() -> None:
    assert rules(deck("01001a", but={"01010a": 1})) == ["deck-customization#1"]
    assert rules(deck("01001a", but={"01001a": 1})) == ["deck-customization#1"]


@pytest.mark.rule("champions:player-deck", "champions:encounter-card")
def test_players_cards_only() -> None:
    assert messages(deck("01001a", but={"01101": 1, "04159a": 1})) == [
        f"{index.cards()['01101'].title} is an encounter card; a deck holds players' cards",
        "Basic Thwart Upgrade is a campaign card; a deck holds players' cards",
    ]
    assert rules(deck("01001a", but={"01165": 1})) == ["player-deck"]  # an obligation


@pytest.mark.rule("champions:deck-customization#4")
def test_cards_that_something_else_brings() -> None:
    found = messages(deck("01001a", "justice", but={"51036": 1, "56132": 1, "99999": 1}))
    assert found == [
        "Redemption is linked: another card brings it into play, no deck holds it",
        "Suit Up belongs to a set that a scenario brings, not to decks",
        "no card is known by the code 99999; it is newer than the cards Longbox knows, which end with Hercules (February 2026)",
    ]


@pytest.mark.rule("champions:deck-customization#4", "champions:aspect-card#1", "champions:basic-card#1", "champions:basic-card#3")
def test_one_aspect_and_basic_cards() -> None:
    justice = {"01060": 2, "01058": 1, "01088": 1}
    assert rules(deck("01001a", "justice", but=justice)) == []
    assert messages(deck("01001a", "justice", but={**justice, "01053": 1})) == [
        "Relentless Assault is of Aggression; the deck is built with Justice"
    ]
    assert messages(deck("01001a", "aggression", "justice", but={**justice, "01053": 1})) == [
        "Aggression, Justice are chosen; Spider-Man (Peter Parker) has one aspect"
    ]
    assert rules(deck("01001a", but=justice)) == ["deck-customization#4"] * 2
    assert rules(deck("44001a", "pool", but={"44018": 1})) == []
    assert messages(deck("44001a", "justice", but={"44018": 1})) == ["Cutupper is of 'Pool; the deck is built with Justice"]


@pytest.mark.example("champions:faq:jessica-drew#1")
@pytest.mark.rule("champions:faq:jessica-drew#1", "champions:deck-customization#7")
def test_spider_woman_has_two_aspects_in_equal_numbers() -> None:
    two = {"01060": 2, "01053": 1, "01054": 1}
    assert rules(deck("04031a", "aggression", "justice", but=two)) == []
    assert messages(deck("04031a", "aggression", "justice", but={**two, "01054": 2})) == [
        "Aggression 3, Justice 2; Spider-Woman (Jessica Drew) has as many cards of each aspect"
    ]
    assert messages(deck("04031a", "justice", but={"01060": 2})) == [
        "only Justice is chosen; Spider-Woman (Jessica Drew) has 2 aspects"
    ]
    assert rules(deck("04031a", "aggression", "justice", but={**two, "01054": 2})) == ["faq:jessica-drew#1"]
    assert rules(deck("04031a", "aggression", "justice", but={**two, "01069": 1})) == ["deck-customization#4"]
    assert rules(deck("04031a", "aggression", "justice", "leadership")) == ["deck-customization#4"]


@pytest.mark.rule("champions:deck-customization#7")
def test_adam_warlock_has_four_aspects_and_one_of_each_card() -> None:
    four = {"01060": 1, "01053": 1, "01069": 1, "01077": 1}
    assert rules(deck("21031a", *ASPECTS, but=four)) == []
    assert messages(deck("21031a", *ASPECTS, but={**four, "01060": 2, "01086": 2})) == [
        "Aggression 1, Justice 2, Leadership 1, Protection 1; Adam Warlock (Adam Warlock) has as many cards of each aspect",
        "2 copies of For Justice!; Adam Warlock (Adam Warlock) has at most 1 of a card",
        "2 copies of First Aid; Adam Warlock (Adam Warlock) has at most 1 of a card",
    ]


@pytest.mark.rule("champions:deck-customization#7")
def test_cards_of_other_aspects_that_identities_may_include() -> None:
    # Gamora: six attack and thwart events
    assert rules(deck("18001a", "justice", but={"01053": 3, "01054": 3})) == []
    assert messages(deck("18001a", "justice", but={"01053": 3, "01054": 3, "01052": 1})) == [
        "7 cards of other aspects; Gamora (Gamora) may include 6 such"
    ]
    assert rules(deck("18001a", "justice", but={"01057": 1})) == ["deck-customization#4"]  # no event
    assert rules(deck("18001a", "aggression", but={"01053": 3, "01054": 3, "01052": 3})) == []  # her own aspect
    # Cyclops: X-Men allies
    assert rules(deck("33001a", "justice", but={"35013": 1, "48012": 1})) == []
    assert rules(deck("33001a", "justice", but={"01066": 1})) == ["deck-customization#4"]
    # Cable: player side schemes
    schemes = {c.code: 1 for c in index.cards().values() if c.kind == "player_side_scheme" and c.faction == "leadership"}
    assert len(schemes) > 1 and rules(deck("40001a", "justice", but=schemes)) == []
    assert rules(deck("33001a", "justice", but=schemes)) == ["deck-customization#4"] * len(schemes)
    # Wonder Man: events with an energy resource
    assert rules(deck("58001a", "justice", but={"01053": 3})) == []
    assert rules(deck("58001a", "justice", but={"01054": 1})) == ["deck-customization#4"]
    energy = [c.code for c in index.cards().values() if c.kind == "upgrade" and c.faction == "aggression" and "e" in c.resources]
    assert rules(deck("58001a", "justice", but={energy[0]: 1})) == ["deck-customization#4"]


@pytest.mark.rule("champions:deck-customization#7")
def test_maria_hill_may_include_three_titles() -> None:
    supports = [
        c.code
        for c in index.cards().values()
        if c.kind == "support"
        and "S.H.I.E.L.D." in c.traits
        and c.faction in ("leadership", "protection", "aggression")
        and c.visible
    ]
    assert len(supports) >= 4
    of = {code: index.cards()[code].limit or 3 for code in supports}
    assert rules(deck("50001a", "justice", but={code: of[code] for code in supports[:3]})) == []
    assert messages(deck("50001a", "justice", but={code: 1 for code in supports[:4]})) == [
        "4 cards of other aspects by title; Maria Hill (Maria Hill) may include 3 such"
    ]


@pytest.mark.rule("champions:deck-customization#5")
def test_three_copies_by_title() -> None:
    assert rules(deck("01001a", but={"01086": 3})) == []
    assert messages(deck("01001a", but={"01086": 4})) == [
        "4 copies of First Aid; a deck has at most 3 of a card that is not unique"
    ]


@pytest.mark.rule("champions:max#p3")
def test_a_printed_number_per_deck() -> None:
    assert rules(deck("01001a", "justice", but={"01088": 1, "01062": 2})) == []
    assert messages(deck("01001a", "justice", but={"01088": 2, "01062": 3})) == [
        "2 copies of Energy; its text allows 1 in a deck",
        "3 copies of The Power of Justice; its text allows 2 in a deck",
    ]


@pytest.mark.rule("champions:deck-customization#6", "champions:unique-icon#2")
def test_one_of_each_unique_card() -> None:
    assert rules(deck("01010a", but={"01084": 1, "01083": 1})) == []
    assert messages(deck("01010a", but={"01084": 2})) == ["2 copies of Nick Fury, which is unique; a deck has one"]
    # the deck's own Nick Fury, and another with no subtitle either
    assert rules(deck("50034a", but={"01084": 1}))[-1:] == ["unique-icon#2"]
    # Captain Marvel's own Spider-Woman is the Jessica Drew that others are too
    assert messages(deck("01010a", "justice", but={"27041": 1})) == [
        "Spider-Woman (Jessica Drew) and Spider-Woman (Jessica Drew) are unique and of one title; a deck has one"
    ]


@pytest.mark.rule(
    "champions:deck-customization#6", "champions:unique-icon#p2", "champions:unique-icon#4", "champions:unique-icon#5"
)
def test_two_persons_of_one_title() -> None:
    assert rules(deck("01010a", "leadership", but={"01066": 1, "04011": 1})) == []  # two Hawkeyes
    # who has no subtitle is nobody else
    assert rules(deck("01010a", "aggression", but={"10011": 1})) == []
    assert rules(deck("29001a", "aggression", but={"10011": 1})) == ["deck-customization#6"]
    # the identity counts: Peter Parker is one Spider-Man, Miles Morales another
    assert messages(deck("01001a", "justice", but={"04045": 1})) == [
        "Spider-Man (Peter Parker) is the unique card that the identity Spider-Man (Peter Parker) is"
    ]
    assert rules(deck("01001a", "justice", but={"13019": 1})) == []
    assert rules(deck("27030a", "justice", but={"13019": 1})) == ["unique-icon#2"]
    assert rules(deck("27030a", "justice", but={"04045": 1})) == []
    assert rules(deck("18001a", but={"19020": 1})) == ["unique-icon#2"]


@pytest.mark.rule("champions:team-up")
def test_a_team_up_is_for_its_two() -> None:
    assert rules(deck("15001a", but={"14018": 1})) == []
    assert rules(deck("14001a", but={"14018": 1})) == []
    assert messages(deck("01001a", but={"14018": 1})) == [
        "Order and Chaos is a team-up of Quicksilver and Scarlet Witch, and Spider-Man (Peter Parker) is neither"
    ]
    # by alter-ego, and by both names
    assert rules(deck("01001a", but={"52024": 1})) == [] and rules(deck("27030a", but={"52024": 1})) == ["team-up"]
    assert rules(deck("01040a", but={"51025": 1})) == [] and rules(deck("51001a", but={"51025": 1})) == []


def test_problems_say_where(tmp_path: Path) -> None:
    found = deck("01001a", "justice", fill=39, but={"01086": 4})
    path = tmp_path / "deck.json"
    path.write_text(write(found, "json"), "utf-8")
    told = [str(problem) for problem in check(read_champions_deck(path))]
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if '"01086"' in text)
    assert told == [
        f"{path}: 39 cards; a deck has 40 to 50 [champions:deck-customization#2]",
        f"{path}:{line}: slots.01086: 4 copies of First Aid; a deck has at most 3 of a card that is not unique "
        "[champions:deck-customization#5]",
    ]


def test_a_deck_in_figures() -> None:
    found = summary(read_champions_deck("spider-man-justice"))
    assert (found.hero, found.cards, found.packs) == ("Spider-Man (Peter Parker)", 40, ("Core Set",))
    assert found.factions == {"hero": 15, "justice": 14, "basic": 11}
    assert found.kinds == {"event": 14, "upgrade": 9, "support": 7, "ally": 5, "resource": 5}


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["deck", "list", "champions"]) == 0
    out = capsys.readouterr().out
    assert "spider-man-justice\n  Spider-Man (Peter Parker), Justice: 40 cards\n" in out and out.count("40 cards") == 5
    assert cli.run(["deck", "check", "champions", "she-hulk-aggression"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("legal: She-Hulk: Aggression\nShe-Hulk (Jennifer Walters); 40 cards: ") and "Packs: Core Set\n" in out
    for format in ("json", "text", "o8d"):
        path = tmp_path / f"deck.{format}"
        assert cli.run(["deck", "convert", "champions", "iron-man-aggression", "--to", format, "--out", str(path)]) == 0
        assert read_champions_deck(path) == read_champions_deck("iron-man-aggression")
        # a file that is there is not written over
        assert cli.run(["deck", "convert", "champions", "she-hulk-aggression", "--to", format, "--out", str(path)]) == 2
        assert capsys.readouterr().err == f"longbox: {path} is there already: choose another file\n"
        assert read_champions_deck(path) == read_champions_deck("iron-man-aggression")
    assert cli.run(["deck", "convert", "champions", str(path), "--to", "text"]) == 0
    assert capsys.readouterr().out.startswith("Iron Man: Aggression\n\nIron Man\n\nPacks: Core Set\n\nUpgrades\n")
    path = tmp_path / "deck"
    path.write_text(write(deck("01001a", fill=39), "json"), "utf-8")
    assert cli.run(["deck", "check", "champions", str(path)]) == 1
    assert "39 cards" in capsys.readouterr().out
    path.write_text("Test\nThor\nAllies\n1x Nobody\n", "utf-8")
    assert cli.run(["deck", "check", "champions", str(path)]) == 1
    assert f'{path}:4: no card is named "Nobody"' in capsys.readouterr().out
    assert cli.run(["deck", "check", "champions", "nothing"]) == 2
    assert cli.run(["deck", "check", "champions", "iron-man-aggression", "--facts", str(path)]) == 2
    assert cli.run(["deck", "convert", "vs", "x-men", "--to", "text"]) == 2
    assert capsys.readouterr().err.count("\n") == 3
