"""Deck files of Marvel Champions as people have them: what they copied from sites, wrote themselves or saved oddly."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from longbox.cli import run
from longbox.decks import DeckError
from longbox.decks.dragncards import database_id
from longbox.decks.model import MOST_ENTRIES, MOST_TOLD
from longbox.games.champions.catalog import index
from longbox.games.champions.decks.construction import check
from longbox.games.champions.decks.files import builtin, read_champions_deck, write

SPIDER = """Spidey

Spider-Man

Packs: Core Set

Ally
1x Black Cat (Core Set)

Event
2x Backflip (Core Set)

Resource
1x Energy (Core Set)
"""
SLOTS = {"01002": 1, "01003": 2, "01088": 1}
MARVELCDB: dict[str, Any] = {"name": "Spidey", "hero_code": "01001a", "slots": SLOTS}


def saved(folder: Path, text: str | bytes, name: str = "deck.txt") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refusal(path: Path | str) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_champions_deck(path)
    return [re.sub(r"^.*/(deck|decks)\.", r"\1.", str(problem)) for problem in caught.value.problems]


def hero_and_slots(path: Path | str) -> tuple[str, dict[str, int]]:
    deck = read_champions_deck(path)
    return deck.hero, dict(deck.slots)


# -- what a file is --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "title", ["[Solo] Spidey", "{Solo} Spidey", "<3 Spidey", "[1] Spidey", "<Solo> Spidey", "[]", "[b]Spidey[/b]"]
)
def test_a_title_may_begin_with_any_bracket(title: str, tmp_path: Path) -> None:
    path = saved(tmp_path, SPIDER.replace("Spidey", title))
    assert hero_and_slots(path) == ("01001a", SLOTS)
    assert read_champions_deck(path).name == title


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Spidey\n\n[b]Spider-Man[/b]\n2x [url=x]Backflip[/url]\n",
            "deck.txt:3: BBCode, as forums have it ([/b]); save the list as ",
        ),
        ("Spidey\n<ul>\n<li>2x Backflip</li></ul>\n", "deck.txt:3: HTML (</li>); save the list as plain text, as in 2x Name"),
    ],
)
def test_what_pages_are_made_of_is_told_by_name(text: str, said: str, tmp_path: Path) -> None:
    (problem,) = refusal(saved(tmp_path, text))
    assert problem.startswith(said)


def test_json_with_a_mistake_is_still_json_and_xml_still_xml(tmp_path: Path) -> None:
    (problem,) = refusal(saved(tmp_path, '{"hero_code": "01001a",\n"slots": {"01003": 2,}}'))
    assert problem.startswith("deck.txt:2: not well-formed JSON: ")
    (problem,) = refusal(saved(tmp_path, "<deck>\n<section>\n<card/>\n</deck>"))
    assert problem == "deck.txt:4: not well-formed XML: mismatched tag"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig"])
def test_texts_and_json_in_other_encodings(encoding: str, tmp_path: Path) -> None:
    assert hero_and_slots(saved(tmp_path, SPIDER.replace("\n", "\r\n").encode(encoding))) == ("01001a", SLOTS)
    assert hero_and_slots(saved(tmp_path, json.dumps(MARVELCDB).encode(encoding), "deck.json")) == ("01001a", SLOTS)


def test_a_markdown_copy(tmp_path: Path) -> None:
    text = (
        "# Spidey\n\n**Spider-Man**\n\n## Allies (1)\n\n* 1x [Black Cat](https://marvelcdb.com/card/01002) _(Core Set)_\n\n"
        "## Events (2)\n* 2x [Backflip](/card/01003)\n\n### **Resources**\n- **1x** Energy *(Core Set)*\n"
    )
    path = saved(tmp_path, text, "deck.md")
    assert hero_and_slots(path) == ("01001a", SLOTS)
    assert read_champions_deck(path).name == "Spidey"
    # a link tells cards of one name apart, and must agree with the name
    link = "* 2x [Wakanda Forever!](https://marvelcdb.com/card/01043d)"
    assert read_champions_deck(saved(tmp_path, f"# P\n\nShuri\n\n## Events\n{link}")).slots == {"01043d": 2}
    assert refusal(saved(tmp_path, f"# P\n\nShuri\n\n## Events\n{link.replace('01043d', '01003')}")) == [
        'deck.txt:6: the code 01003 is not that of "Wakanda Forever!"; it belongs to: Backflip [01003] (Core Set)'
    ]


# -- namesakes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:deck-customization#3")
@pytest.mark.parametrize("name", builtin())
def test_an_export_without_codes_is_decided_by_the_identity_s_own_cards(name: str, tmp_path: Path) -> None:
    deck = read_champions_deck(name)
    text = re.sub(r" \[[0-9]{5}[a-z]?\]", "", write(deck, "text"))
    path = saved(tmp_path, text)
    assert read_champions_deck(path) == deck and check(read_champions_deck(path)) == []


@pytest.mark.rule("champions:deck-customization#3")
def test_other_cards_decide_between_two_heroes_of_one_name_and_nothing_else_does(tmp_path: Path) -> None:
    assert hero_and_slots(saved(tmp_path, SPIDER))[0] == "01001a"
    neither = SPIDER.replace("1x Black Cat (Core Set)", "").replace("2x Backflip (Core Set)", "")
    told = (
        '"Spider-Man" can be any of 2 heroes; write one of: '
        "Spider-Man (Peter Parker) [01001a] | Spider-Man (Miles Morales) [27030a]"
    )
    assert refusal(saved(tmp_path, neither)) == [f"deck.txt:3: {told}"]
    others = [card for code in index.own_cards("spider_man_morales") if len(index.named((card := index.cards()[code]).name)) == 1]
    miles = neither + f"\nCards\n1x {others[0].name}\n"
    assert hero_and_slots(saved(tmp_path, miles))[0] == "27030a"
    # cards of both decide nothing
    assert refusal(saved(tmp_path, miles + "1x Backflip\n")) == [f"deck.txt:3: {told}"]


@pytest.mark.rule("champions:deck-customization#3")
def test_copies_that_are_not_those_of_the_identity_decide_nothing(tmp_path: Path) -> None:
    lines = "Panther\n\nBlack Panther\n\nEvents\n1x Ancestral Knowledge\n{}x Wakanda Forever! (Core Set)\n"
    deck = read_champions_deck(saved(tmp_path, lines.format(5)))
    assert deck.hero == "01040a"
    assert {code: n for code, n in deck.slots.items() if code.startswith("01043")} == {
        "01043a": 1,
        "01043b": 1,
        "01043c": 1,
        "01043d": 2,
    }
    (said,) = refusal(saved(tmp_path, lines.format(4)))
    assert said.startswith(
        'deck.txt:7: "Wakanda Forever! (Core Set)" can be any of 4 cards; write one of: Wakanda Forever! [01043a]'
    )
    # copies with codes are no longer open
    more = lines.format(3) + "2x Wakanda Forever! [01043d]\n"
    assert read_champions_deck(saved(tmp_path, more)).slots == deck.slots


def test_candidates_have_subtitle_code_and_pack(tmp_path: Path) -> None:
    (said,) = refusal(saved(tmp_path, "T\n\nThor\n\nAllies\n1x Spider-Man (Sinister Motives)\n"))
    assert said.startswith(
        'deck.txt:6: "Spider-Man (Sinister Motives)" can be any of 3 cards; write one of: Spider-Man (Miles Morales) [27011]'
    )
    label = said.split(": ")[-1].split(" | ")[1]
    assert read_champions_deck(saved(tmp_path, f"T\n\nThor\n\nAllies\n1x {label}\n")).slots == {"27017": 1}


# -- how people write ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Spidey\nSpider-Man\nAllies (1)\n1x Black Cat\nEvents (2):\n2x Backflip\nResources - 1\n1x Energy",
        "Spidey\nHero: Spider-Man\nBlack Cat x1\nBackflip x2\nEnergy (x1)\nTotal: 4",
        "Hero: Spider-Man (Peter Parker)\nName: Spidey\n- 1 Black Cat (core)\n- 2× Backflip (core)\n- 1xEnergy (core)\n4 cards",
        "Spidey\nSpider-Man\n\nPacks:\nCore Set\n\nAllies\n1x Black Cat (core)\nEvents\n2x Backflip [Core Set]\nBasic:\n1x Energy",
        "Spidey\nSpider-Man\n\nPacks:\n- Core Set\n- Thor\nBackflip x2\nBlack Cat\nEnergy",
        "Spidey\nSpider-Man\nHero cards (3)\n1 Black Cat\n2 Backflip\nBasic (1)\n1 Energy\n0x Haymaker",
        "Spidey\n\nHero\n1x Spider-Man\n\nCards:\n1x Black Cat\n---\n2x Backflip\n1x Energy",
        "Spidey\nby Ann\nSpider-Man (Core Set)\nJustice\n\n1x Black Cat\n2x Backflip\n1x Energy",
        "Spidey\nSpider-Man [01001]\n1x Black Cat [01002]\n2x Backflip\n1x Energy",
    ],
)
def test_lists_that_people_write(text: str, tmp_path: Path) -> None:
    path = saved(tmp_path, text)
    assert hero_and_slots(path) == ("01001a", SLOTS)
    assert read_champions_deck(path).name == "Spidey"


def test_an_aspect_that_a_text_names(tmp_path: Path) -> None:
    assert read_champions_deck(saved(tmp_path, "T\nAspect: Leadership\n" + SPIDER.partition("\n\n")[2])).aspects == (
        "leadership",
    )


def test_lines_without_a_count_that_are_no_cards_are_told(tmp_path: Path) -> None:
    assert refusal(saved(tmp_path, "T\nThor\nEvents\n1x Haymaker\nWhat a deck\nSide notes:\nTigre")) == [
        'deck.txt:5: "What a deck" is neither a heading nor a card, as in 2x Name (Pack)',
        'deck.txt:6: "Side notes:" is not a heading; headings are: Upgrades | Events | Supports | Resources | Allies | '
        "Player Side Schemes | Hero | Aspect | Basic",
        'deck.txt:7: no card is named "Tigre"; nearest names: Tigra',
    ]


@pytest.mark.parametrize(
    "name", ["2x Fun", "Hero: Thor", "Name: x", "# 1", "[a](b)", "Events (9)", "*x*", "Total: 5", "<deck>", "{}"]
)
def test_whatever_a_deck_is_called_it_is_read_back(name: str, tmp_path: Path) -> None:
    deck = read_champions_deck(saved(tmp_path, json.dumps({**MARVELCDB, "name": name}), "deck.json"))
    for format in ("text", "json", "o8d"):
        assert read_champions_deck(saved(tmp_path, write(deck, format), f"again.{format}")) == deck


# -- JSON ------------------------------------------------------------------------------------------------------------------


def load_list(*codes: str) -> list[dict[str, Any]]:
    return [{"databaseId": database_id(code), "quantity": 1, "loadGroupId": "player1Deck"} for code in codes]


def test_a_bare_load_list(tmp_path: Path) -> None:
    path = saved(tmp_path, json.dumps(load_list("01001a", "01002", "01003", "01003", "01088")), "deck.json")
    assert hero_and_slots(path) == ("01001a", SLOTS)


def test_prebuilt_decks_are_named_and_one_is_chosen(tmp_path: Path) -> None:
    decks = {
        "spidey": {"label": "Spidey", "cards": load_list("01001a", "01088"), "postLoadActionList": []},
        "marvel": {"label": "Marvel", "cards": load_list("01010a", "01089")},
    }
    path = saved(tmp_path, json.dumps({"preBuiltDecks": decks}), "decks.json")
    assert refusal(path) == ["decks.json: 2 decks; name one of them behind the file and a #: Spidey | Marvel"]
    assert hero_and_slots(f"{path}#marvel") == ("01010a", {"01089": 1})
    assert hero_and_slots(f"{path}#Spidey") == ("01001a", {"01088": 1})
    assert refusal(f"{path}#Thor") == [
        'decks.json: no deck called "Thor"; name one of them behind the file and a #: Spidey | Marvel'
    ]


@pytest.mark.parametrize("wrap", [lambda d: [d], lambda d: {"decklist": d}, lambda d: {"success": True, "data": [d]}])
def test_answers_that_wrap_a_deck(wrap: Any, tmp_path: Path) -> None:
    path = saved(tmp_path, json.dumps(wrap(MARVELCDB), indent=1), "deck.json")
    assert hero_and_slots(path) == ("01001a", SLOTS)
    wrong = saved(tmp_path, json.dumps(wrap({**MARVELCDB, "slots": {"01003": -1}}), indent=1), "deck.json")
    (problem,) = refusal(wrong)
    line = int(problem.split(":")[1])
    assert "01003" in wrong.read_text().splitlines()[line - 1] and problem.endswith("slots.01003: -1 copies; a slot has 1 to 99")


def test_answers_that_are_a_list_of_decks(tmp_path: Path) -> None:
    decks = [{**MARVELCDB, "id": 7}, {**MARVELCDB, "id": 8, "slots": {"01088": 1}}, {**MARVELCDB, "id": 9, "name": "Other"}]
    path = saved(tmp_path, json.dumps(decks), "decks.json")
    assert refusal(path) == ["decks.json: 3 decks; name one of them behind the file and a #: 7 (Spidey) | 8 (Spidey) | Other"]
    assert hero_and_slots(f"{path}#8") == ("01001a", {"01088": 1})
    assert read_champions_deck(f"{path}#other").name == "Other"
    # a name with the sign that stands between them
    decks[2]["name"] = "A | B"
    assert refusal(saved(tmp_path, json.dumps(decks), "decks.json"))[0].endswith('#: 7 (Spidey) | 8 (Spidey) | "A | B"')
    assert read_champions_deck(f"{path}#A | B").name == "A | B"
    assert refusal(f"{saved(tmp_path, SPIDER)}#Other") == [
        'deck.txt: holds one deck, none called "Other"; name the file without the # behind it'
    ]


def test_counts_as_text_and_counts_of_none(tmp_path: Path) -> None:
    slots = {"01002": "1", "01003": " 2 ", "01088": 1, "01083": 0, "01084": "0"}
    assert hero_and_slots(saved(tmp_path, json.dumps({**MARVELCDB, "slots": slots}), "deck.json")) == ("01001a", SLOTS)
    cards = load_list("01001a", "01002", "01088", "01003", "01083")
    cards[3]["quantity"], cards[4]["quantity"] = "2", 0
    assert hero_and_slots(saved(tmp_path, json.dumps(cards), "deck.json")) == ("01001a", SLOTS)


def test_codes_without_their_letter(tmp_path: Path) -> None:
    assert hero_and_slots(saved(tmp_path, json.dumps({**MARVELCDB, "hero_code": "01001"}), "deck.json")) == ("01001a", SLOTS)
    # several cards behind one number are not guessed
    (said,) = refusal(saved(tmp_path, json.dumps({**MARVELCDB, "slots": {"01043": 1}}), "deck.json"))
    assert said.startswith(
        'deck.json:1: slots.01043: "01043" can be any of 4 cards; write one of: Wakanda Forever! [01043a] (Core'
    )


def test_a_code_that_is_newer_says_so(tmp_path: Path) -> None:
    newer = "it is newer than the cards Longbox knows, which end with Hercules (February 2026)"
    (said,) = [
        p
        for p in check(read_champions_deck(saved(tmp_path, json.dumps({**MARVELCDB, "slots": {"61001": 1}}))))
        if "61001" in str(p)
    ]
    assert str(said).endswith(f"no card is known by the code 61001; {newer} [champions:player-card#1]")
    (said,) = [
        p
        for p in check(read_champions_deck(saved(tmp_path, json.dumps({**MARVELCDB, "slots": {"01999": 1}}))))
        if "01999" in str(p)
    ]
    assert str(said).endswith("no card is known by the code 01999, so it can't be checked [champions:player-card#1]")
    assert refusal(saved(tmp_path, json.dumps({**MARVELCDB, "hero_code": "61001a"}), "deck.json")) == [
        f"deck.json:1: hero_code: no hero is known by the code 61001a; {newer}"
    ]


# -- other languages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "language"),
    [
        ("1x Voltereta hacia atrás\n1x La gata negra\n2x Telaraña del héroe\n1x El sentido de la araña", "Spanish"),
        ("1x Salto arrière\n1x La Chatte noire\n2x Le sens de l'araignée\n1x Énergie du héros", "French"),
        ("1x Der Rückwärtssalto\n1x Die schwarze Katze\n2x Kräfte und Stärke", "German"),
        ("1x 뒤로 공중제비\n1x 블랙캣\n2x 거미줄", "Korean"),
    ],
)
def test_names_in_another_language(lines: str, language: str, tmp_path: Path) -> None:
    (said,) = refusal(saved(tmp_path, f"T\n\nThor\n\n{lines}\n1x Energy\n"))
    assert re.fullmatch(
        rf"deck.txt: [34] of the [45] cards it names are unknown; only English names are known, and this list seems to be {language}",
        said,
    )


def test_a_few_misspelt_names_are_no_language(tmp_path: Path) -> None:
    said = refusal(saved(tmp_path, "T\n\nThor\n\n1x Enrgy\n1x Haymaxer\n1x Geniuss of the Mind\n"))
    assert len(said) == 3 and all("no card is named" in each for each in said)


# -- bounds ----------------------------------------------------------------------------------------------------------------


def test_very_many_unknown_names_are_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = "".join(f"1x Nobody Nr {n} Known\n" for n in range(MOST_ENTRIES))
    path = saved(tmp_path, f"T\n\nThor\n\n{many}")
    start = time.perf_counter()
    assert run(["deck", "check", "champions", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == MOST_TOLD + 1 and lines[-1] == f"and {MOST_ENTRIES - MOST_TOLD:,} more problems"
    assert refusal(saved(tmp_path, f"T\n\nThor\n\n{many * 30}")) == [
        f"deck.txt: {30 * MOST_ENTRIES:,} cards are listed; a deck list has at most {MOST_ENTRIES:,}"
    ]
    keys = json.dumps({**MARVELCDB, "slots": {f"{n:05}": 1 for n in range(40_000)}})
    assert "at most 1,000" in refusal(saved(tmp_path, keys, "deck.json"))[0]
    assert time.perf_counter() - start < 10  # it took minutes


def test_escape_sequences_of_a_file_never_reach_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "\x1b[2J\x07\x9b31m\u202e"
    files = [
        saved(tmp_path, f"T{evil}\nThor{evil}\n1x Energy{evil}\n{evil}\nAspect: {evil}x\n", "a.txt"),
        saved(tmp_path, json.dumps({**MARVELCDB, "hero_code": evil, "slots": {evil: evil}, "meta": evil}), "b.json"),
        saved(tmp_path, json.dumps([{**MARVELCDB, "name": f"A{evil}"}, {**MARVELCDB, "name": f"B{evil}"}]), "c.json"),
        saved(tmp_path, '<deck game="x&#x9b;31m"><section name="&#x202e;"><card qty="&#x9b;"/></section></deck>', "d.o8d"),
        saved(tmp_path, json.dumps({**MARVELCDB, "name": evil + "A"}), "e.json"),
        saved(tmp_path, f"T{evil}\n\nThor\n\nEvents\n1x Haymaker\n", "f.txt"),
    ]
    for file in files:
        for game in ("champions", "vs"):
            run(["deck", "check", game, str(file)])
        run(["deck", "convert", "champions", str(file), "--to", "text"])
    told = capsys.readouterr()
    for text in (told.out, told.err):
        assert text and not [c for c in text if not c.isprintable() and c != "\n"]


def test_lone_surrogates_are_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, '{"hero_code": "01001a",\n"name": "a\\ud800", "slots": {"01088": 1}}', "deck.json")
    assert refusal(path) == ["deck.json:2: half a character (a lone surrogate) in a text; that can't be shown or written"]
    assert refusal(saved(tmp_path, b"T\nThor\n1x En\xed\xa0\x80ergy")) == [
        "deck.txt:3: byte 0xed is not UTF-8 text; save it as UTF-8"
    ]
    whole = saved(tmp_path, json.dumps({**MARVELCDB, "name": "\U0001f577 Spidey"}), "deck.json")
    assert read_champions_deck(whole).name == "\U0001f577 Spidey"


def test_convert_names_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, json.dumps({**MARVELCDB, "slots": {"61001": 1}}), "deck.json")
    assert run(["deck", "convert", "champions", str(path), "--to", "text"]) == 2
    assert capsys.readouterr().err == f"longbox: {path}: no card is known by the code 61001, so only json can name it\n"
    out = tmp_path / "out.json"
    out.write_text("mine")
    assert run(["deck", "convert", "champions", str(path), "--to", "json", "--out", str(out)]) == 2
    assert capsys.readouterr().err == f"longbox: {out} is there already: choose another file\n"
    assert out.read_text() == "mine"
