"""Decks of Vs. System: construction with reasons, the decks that come with Longbox, and the commands that show decks and cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.decks import DeckError
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.decks.construction import DeckChoice, builtin, check, load_deck, summary
from longbox.games.vs.state import CardDef

CARDS = {
    c.full_name: c
    for c in (
        CardDef("character", "Hero", "First"),
        CardDef("character", "Hero", "Second"),
        CardDef("character", "Soldier", "Army"),
        CardDef("character", "Mask", "Third", identity="Hero"),
        CardDef("plot twist", "Plan"),
        CardDef("plot twist", "Secret", limit_per_deck=1),
        CardDef("character", "Only", "One", limit_per_deck=2),
        CardDef("character", "Only", "Two"),
    )
}
FILL: list[list[Any]] = [["Soldier, Army", 60]]


def problems(*entries: list[Any], fill: bool = True) -> list[tuple[str, str]]:
    deck = DeckChoice("test", [*entries, *(FILL if fill else [])])
    return [(p.rule, p.message) for p in check(deck, CARDS)]


@pytest.mark.rule("vs:101.1")
def test_a_deck_has_at_least_sixty_cards_and_may_have_more() -> None:
    assert problems(["Soldier, Army", 59], fill=False) == [("vs:101.1", "59 cards; a deck has at least 60, so 1 is missing")]
    assert problems(["Soldier, Army", 60], fill=False) == []
    assert problems(["Soldier, Army", 99], fill=False) == []


@pytest.mark.rule("vs:101.2", "vs:101.2a")
def test_four_copies_of_each_version() -> None:
    assert problems(["Hero, First", 4], ["Hero, Second", 4], ["Plan", 4]) == []
    found = problems(["Hero, First", 5], ["Plan", 6])
    assert [rule for rule, _ in found] == ["vs:101.2", "vs:101.2"]
    assert found[0][1].startswith("5 copies of Hero, First") and found[1][1].startswith("6 copies of Plan")
    # the same card on several lines is counted together
    assert [rule for rule, _ in problems(["Plan", 3], ["Plan", 2])] == ["vs:101.2"]


@pytest.mark.rule("vs:101.2")
def test_a_character_of_that_identity_is_another_card() -> None:
    assert problems(["Hero, First", 4], ["Mask <> Hero, Third", 4]) == []


@pytest.mark.rule("vs:101.2b", "vs:202.4")
def test_any_number_of_an_army_card() -> None:
    assert problems(["Soldier, Army", 20]) == []


@pytest.mark.rule("vs:513.3c")
def test_a_printed_limit_counts_the_name() -> None:
    assert problems(["Secret", 1], ["Only, One", 1], ["Only, Two", 1]) == []
    assert problems(["Secret", 2]) == [("vs:513.3c", "2 copies of Secret; its text allows 1 in a deck")]
    assert problems(["Only, One", 1], ["Only, Two", 2]) == [("vs:513.3c", "3 copies of Only; its text allows 2 in a deck")]


@pytest.mark.rule("vs:101.3", "vs:513.3c")
def test_a_printed_limit_holds_whatever_other_deck_rules_say() -> None:
    # neither the rule on size nor the one on copies, broken or kept, does away with it
    assert [rule for rule, _ in problems(["Secret", 2], fill=False)] == ["vs:101.1", "vs:513.3c"]
    assert [rule for rule, _ in problems(["Secret", 5])] == ["vs:101.2", "vs:513.3c"]
    assert [rule for rule, _ in problems(["Secret", 4])] == ["vs:513.3c"]


def test_problems_say_where(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("# A plan\n4 Storm, Ororo Munroe\n1 storm, ororo munroe\n")
    found = [str(p) for p in check(load_deck(path))]
    assert found[0].startswith(f"{path}: 5 cards; a deck has at least 60") and found[0].endswith("[vs:101.1]")
    assert found[1].startswith(f"{path}:3: 5 copies of Storm, Ororo Munroe;") and found[1].endswith("[vs:101.2]")


@pytest.mark.parametrize("name", builtin())
def test_builtin_decks_are_legal_and_work(name: str) -> None:
    deck = load_deck(name)
    assert check(deck) == []
    found = summary(deck)
    assert found.cards == 60
    assert deck.plan and len(deck.plan) > 100
    assert set(range(1, 6)) <= set(found.curve) and any(cost >= 7 for cost in found.curve)
    # a team that attacks together
    assert max(found.teams.values()) >= 10
    assert len(found.kinds) == 4


def test_there_are_four_builtin_decks_one_of_them_verified() -> None:
    assert len(builtin()) == 4
    assert summary(load_deck("x-men")).proxies == 0
    # each card of a deck is known by its full name
    assert all(entry[0] in CATALOG for name in builtin() for entry in load_deck(name).entries)


def test_a_deck_is_found_by_name_or_by_file() -> None:
    by_name = load_deck("X-Men")
    assert by_name.path is not None and load_deck(str(by_name.path)).entries == by_name.entries
    with pytest.raises(DeckError, match="built-in decks are: "):
        load_deck("nonesuch")


def test_the_command_says_legal(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["deck", "check", "vs", "x-men"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("legal: X-Men\n60 cards: ") and "Characters by recruit cost:" in out


def test_the_command_says_everything_that_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("4 Storm, Ororo Munro\n60 Flying Kick\n")
    assert cli.run(["deck", "check", "vs", str(path)]) == 1
    out = capsys.readouterr().out
    assert f"{path}:1: no card is " in out and "Storm, Ororo Munroe" in out
    path.write_text("60 Flying Kick\n")
    assert cli.run(["deck", "check", "vs", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:1: 60 copies of Flying Kick; a deck has at most 4")


def test_the_command_lists_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["deck", "list", "vs"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in builtin())


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["deck", "check", "vs", "nowhere/deck.txt"]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err == "longbox: nowhere/deck.txt: there is no such file\n"


def test_a_card_is_shown_with_its_text_sources_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["card", "vs", "fastball", "special"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Fastball Special\nplot twist, threshold cost 3\n")
    assert "exhaust two front row X-Men" in out
    assert "Source: card scan" in out and "vs:708.2d#ex1" in out and "~" not in out


def test_stand_in_figures_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(n for n, c in CATALOG.items() if {"cost", "atk"} <= set(c.proxy) and c.kind == "character")
    assert cli.run(["card", "vs", name]) == 0
    out = capsys.readouterr().out
    assert "recruit cost ~" in out and "stand-ins, given by no source: " in out


def test_versions_are_listed_and_nearest_names_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["card", "vs", "Storm"]) == 0
    assert "Storm, Ororo Munroe" in capsys.readouterr().out
    assert cli.run(["card", "vs", "Xaviers", "Dreem"]) == 2
    assert "nearest names: Xavier's Dream" in capsys.readouterr().err
    assert cli.run(["card", "vs"]) == 2
