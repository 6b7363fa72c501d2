"""Cards of one's own in the DC Deck-Building Game: the notation, the file, what is refused, and a game played with them."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from longbox.errors import UserError
from longbox.games.dcdb.agent.greedy import GreedyDc
from longbox.games.dcdb.cards import base_set
from longbox.games.dcdb.catalog import cube_facts, standard
from longbox.games.dcdb.decks import notation
from longbox.games.dcdb.decks.files import read_setup
from longbox.games.dcdb.decks.own import own_card, own_collection
from longbox.games.dcdb.decks.setup import blank
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import HAND, Cards, Cost, DestroyIt, Power, up_to
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.state import MAIN_DECK
from longbox.games.dcdb.terminal.play import new_match
from longbox.games.dcdb.terminal.reading import card, unknown_cards
from longbox.kernel.match import Match, replay
from longbox.outside import OutsideError

PAGE = (Path(__file__).parents[2] / "docs" / "setups.md").read_text("utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[1]


def written(folder: Path, text: str, name: str = "own.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


# -- the notation -----------------------------------------------------------------------------------------------------


def paragraphs() -> list[tuple[str, int, str]]:
    """Every paragraph of the Base Set as it is written there: card, place, source."""
    tree = ast.parse(Path(base_set.__file__).read_text("utf-8"))
    text = next(n.value for n in tree.body if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", "") == "TEXT")
    assert isinstance(text, ast.Dict)
    found = []
    for key, value in zip(text.keys, text.values, strict=True):
        assert isinstance(key, ast.Constant) and isinstance(value, ast.List)
        found += [(str(key.value), i, ast.unparse(each)) for i, each in enumerate(value.elts)]
    return found


def test_the_base_set_can_be_written_so_and_is_read_as_it_is() -> None:
    found = paragraphs()
    assert len(found) > 80
    for name, i, source in found:
        assert notation.read_text(source) == base_set.TEXT[name][i], name


def test_a_list_of_one_needs_no_brackets_and_words_may_be_named() -> None:
    short = notation.read_text("DestroyIt(up_to(n=1, query=Cards(HAND, Cost(0, most=3))))")
    assert short == DestroyIt(up_to(1, Cards((HAND,), (Cost(0, 3),))))
    assert notation.read_text("Power(-1)") == Power(-1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "of 1 to 2,000 characters"),
        ("Power(1)" + " " * 2000, "of 1 to 2,000 characters"),
        (3, "of 1 to 2,000 characters"),
        ("Power(", "can't be read: write words with their parts in brackets"),
        ("Power(1); Power(2)", "can't be read"),
        ("Powr(1)", "no word 'Powr'; perhaps Power"),
        ("Power", "Power wants its parts in brackets after it: Power("),
        ("Power()", "Power lacks"),
        ("Power('two')", "must be a whole number or a Value, not 'two'"),
        ("Power(true)", "must be a whole number or a Value, not True"),
        ("Power(1, 2, 3, 4, 5, 6, 7)", "Power has"),
        ("Power(1, strength=3)", "Power has no part 'strength' left to be given"),
        ("Power(100)", "numbers go to 99"),
        ("Power(1.5)", "no part of a text"),
        ("Power(b'1')", "no part of a text"),
        ("Power(1 + 1)", "no word of the language"),
        ("DrawCards(Cost(1))", "'n' must be a whole number or a Value, not Cost"),
        ("DestroyIt(Power(1))", "'who' must be a Who, not"),
        ("Cost(1)", "no text of a card by itself"),
        ("HAND", "no text of a card by itself"),
        ("HAND(1)", "HAND has no parts"),
        ("seq()", "seq lacks its parts"),
        ("seq(*[Power(1)])", "can't begin with *"),
        ("Effect()", "no word 'Effect'"),
        ("__import__('os').system('true')", "no word of the language"),
        ("__import__('os')", "no word '__import__'"),
        ("open('x')", "no word 'open'"),
        ("Power.__class__", "no word of the language"),
        ("(lambda: Power(1))()", "no word of the language"),
        ("[Power(1) for x in (1,)]", "no word of the language"),
        ("f'{Power(1)}'", "no word of the language"),
        ("May(" * 20 + "Power(1)" + ")" * 20, "more than 16 deep"),
        ("May(" * 240 + "Power(1)" + ")" * 240, "can't be read"),
        ("seq(" + "Power(1)," * 210 + ")", "more than 200 words"),
        ("Power(" + "9" * 1900 + ")", "no part of a text"),
    ],
)
def test_what_is_no_text_is_refused_with_what_would_be_right(text: object, words: str) -> None:
    with pytest.raises(OutsideError) as caught:
        notation.read_text(text)
    assert words in str(caught.value) and str(caught.value).isprintable() and len(str(caught.value)) < 500


# -- the file ---------------------------------------------------------------------------------------------------------


def test_the_example_of_the_page_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, EXAMPLE)
    there = own_collection(path)
    blank_, arsenal, watch = there.card("Blank"), there.card("Arsenal", main=True), there.card("Night Watch")
    assert (blank_.kind, blank_.values.cost, blank_.values.vp, blank_.copies) == ("Villain", 1, 1, 2)
    assert blank_.known_text and blank_.sources[-1] == "your own file"
    assert (arsenal.tier, arsenal.set, watch.set, watch.values.cost) == (4, "Crisis 4", "My Set", 5)
    # the catalog itself is as it was
    assert not standard().called("Night Watch") and not any(
        [c.name == "Blank" and c.known_text for c in standard().cards.values()]
    )
    card("night", "watch", cards=path)
    assert "+2 Power. You may destroy a Punch or Vulnerability" in " ".join(capsys.readouterr().out.split())
    assert not any([line.startswith("Blank (Crisis 4)") for line in unknown_cards(there)])


def test_what_is_written_does_what_it_says() -> None:
    there = own_collection(None)
    assert there is standard()
    mine = own_card("Night Watch (My Set)", {"type": "Hero", "cost": 5, "vp": 1, "text": ["seq(Power(2), DrawCards(1))"]})
    t = situation(A=side(hand=[mine], deck=["Kick"]), B=side())
    t.A.plays("Night Watch")
    assert t.power == 2 and t.A.hand == ["Kick"] and t.B.hand == []


def test_copies_of_a_known_card_may_be_said_and_nothing_else(tmp_path: Path) -> None:
    there = own_collection(written(tmp_path, '["Kid Flash (Base Set)"]\ncopies = 9'))
    assert there.card("Kid Flash").copies == 9 and standard().card("Kid Flash").copies != 9
    assert there.card("Kid Flash").values.play == standard().card("Kid Flash").values.play
    setup = {"format": "base", "cards": {"Kid Flash (Base Set)": {"copies": 9}}}
    s = blank(GAME, setup, 0)
    assert [s.card(n).printed.name for n in s.shared(MAIN_DECK)].count("Kid Flash") == 9


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 0, "no card in it"),
        ("x = [", 1, "no TOML"),
        ("x = 1", 1, "'x': it must be a table"),
        ('["Blank (Crisis 4)"]\ntext = ["Power(1)"]\ncolor = 1', 3, "'Blank (Crisis 4)': a card has no 'color'"),
        ('["Blank (Crisis 4)"]\ncost = 2', 2, "its 'cost' is known to be 1"),
        ('["Blank (Crisis 4)"]\ncost = "2"', 2, "'cost' must be a whole number from 0 to 30, not '2'"),
        ('["Blank (Crisis 4)"]\ncopies = 0', 2, "'copies' must be a whole number from 1 to 99, not 0"),
        ('["Blank (Crisis 4)"]\n\ntext = [\n"Power(1)",\n"Powr(2)"]', 5, "no word 'Powr'"),
        ('["Blank (Crisis 4)"]\ntext = "Power(1)"', 2, "'text' must be a list of at most 10 paragraphs"),
        ('["Kid Flash"]\ntext = ["Power(1)"]', 2, "its text is known"),
        ('["My Card"]\ntext = ["Power(1)"]', 1, "its 'type' is not known"),
        ('["My Card"]\ntype = "Hero"\ntext = ["Power(1)"]', 1, "its 'cost' is not known"),
        ('["My Card"]\ntype = "Heroine"', 2, "'type' must be one of Basic"),
        ('["My Card"]\ntype = "Main Character"\ntier = 9', 3, "'tier' must be a whole number from 1 to 6"),
        ('["Cold Gun"]\ncopies = 2', 1, "several sets have it: write 'Cold Gun ("),
    ],
)
def test_a_bad_file_of_cards_is_refused_with_line_and_reason(text: str, line: int, words: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as caught:
        own_collection(written(tmp_path, text))
    message = str(caught.value)
    assert words in message and "\n" not in message
    assert f"own.toml:{line}:" in message if line else "own.toml:" in message


def test_a_set_up_file_names_the_cards_and_a_stranger_s_file_no_other_place(tmp_path: Path) -> None:
    written(tmp_path, EXAMPLE)
    text = 'format = "cube"\nsets = ["Base Set"]\ncards = "own.toml"\n[deck]\n"Night Watch" = 3\n"Blank" = 4'
    found = read_setup(written(tmp_path, text, "mine.toml"))
    assert found.setup["deck"] == [["Night Watch", 3], ["Blank", 4]] and not found.missing
    with pytest.raises(UserError, match=r"mine.toml:1: 'cards' must be the name of a file in the same folder"):
        read_setup(written(tmp_path, 'cards = "../own.toml"', "mine.toml"))
    with pytest.raises(UserError, match=r"nowhere.toml: there is no such file"):
        read_setup(written(tmp_path, 'cards = "nowhere.toml"', "mine.toml"))


def test_a_game_with_one_s_own_cards_is_kept_and_replayed_without_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, '["Night Watch (My Set)"]\ntype = "Hero"\ncost = 1\nvp = 1\ntext = ["Power(9)"]')
    list_ = written(
        tmp_path,
        "40 Night Watch\nMC: Batman\nMC: Aquaman\nMC: Superman\nMC: Wonder Woman (Base Set)\n"
        "Atrocitus (Base Set)\nDarkseid (Base Set)\nParallax (Base Set)\n",
        "list.txt",
    )
    match = new_match(GAME, None, 2, None, "greedy", False, ["Zoe"], 3, str(list_), path)
    path.unlink()
    agents = [GreedyDc(p) for p in range(2)]
    while (d := match.decision) is not None:
        match.choose(agents[d.seat].choose(match.view(d.seat), d))
    assert any([c.printed.name == "Night Watch" and c.owner >= 0 for c in match.state.things if hasattr(c, "printed")])
    record = json.loads(json.dumps(match.record()))
    again: Match = replay(GAME, record)
    assert again.result.points == match.result.points


def test_a_bad_card_in_a_record_is_refused() -> None:
    for bad, words in (
        ({"x": 1}, "must be a table"),
        ([], "must be a table"),
        ({"Blank": {"text": ["open('x')"]}}, "no word 'open'"),
    ):
        with pytest.raises(ValueError, match=f"'cards': .*{words}"):
            Match(GAME, {"format": "base", "cards": bad}, 1)


# -- names ------------------------------------------------------------------------------------------------------------


def test_a_name_that_several_sets_have_says_how_it_is_written(tmp_path: Path) -> None:
    with pytest.raises(
        UserError, match=r"list.txt:2: 'Power Ring' is the name of several cards: write 'Power Ring \(Base Set\)' or "
    ):
        read_setup(written(tmp_path, "Batmobile\nPower Ring\n", "list.txt"))
    found = read_setup(written(tmp_path, "Batmobile\nPower Ring (base set) x2\n", "list.txt"))
    assert found.setup["deck"] == [["Batmobile", 1], ["Power Ring (base set)", 2]]


def test_super_villains_and_main_characters_may_stand_in_a_cube_list(tmp_path: Path) -> None:
    found = read_setup(
        written(tmp_path, "Batmobile x3\nParallax (Base Set)\nBrainiac (Base Set)\nMC: Batman\nGolden Glider\n", "list.txt")
    )
    assert found.setup["super_villain_pool"] == ["Parallax (Base Set)", "Brainiac (Base Set)"] and found.setup[
        "main_characters"
    ] == [
        "Batman",
        "Golden Glider",
    ]
    assert found.setup["deck"] == [["Batmobile", 3]]


def test_what_the_cube_names_is_found_in_brackets_and_without() -> None:
    assert {"name", "set", "section"} <= set(cube_facts()[0])
