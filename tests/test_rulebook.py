"""The rulebook: its data hangs together, look-up and search, how rules are cited and by what."""

from pathlib import Path

import pytest

from longbox import rulebook
from longbox.errors import UserError
from longbox.rulebook import book, cites
from longbox.rulebook.notation import citations
from longbox.situations.worked import laid_by

COUNTS = {"vs": 803, "vs2pcg": 208, "dcdb": 685, "champions": 873}


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_a_game_has_all_its_rules(game: str) -> None:
    assert len(rulebook.rules(game)) == COUNTS[game]
    assert all(r.game == game and r.title and r.section and r.chapter for r in rulebook.rules(game))


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_link_leads_somewhere(game: str) -> None:
    for r in rulebook.rules(game):
        for ref in r.refs:
            assert rulebook.exists(ref) or rulebook.heading(ref), f"{r.id} refers to {ref}"
        for other in r.restates:
            assert rulebook.rule(other).game == game


def test_no_rule_restates_itself_by_a_detour() -> None:
    def follow(id: str, path: tuple[str, ...]) -> None:
        assert id not in path, path
        for other in rulebook.rule(id).restates:
            follow(other, (*path, id))

    for game in rulebook.GAMES:
        for r in rulebook.rules(game):
            follow(r.id, ())


def test_every_example_belongs_to_a_rule() -> None:
    examples = [e for game in rulebook.GAMES for e in rulebook.examples(game)]
    assert len(examples) == len({e.id for e in examples}) == 500
    assert sum(e.testable for e in examples) == 490
    for e in examples:
        assert rulebook.rule(e.rule).game == e.game
        assert e.situation and e.expected and e.testable is not bool(e.why_not)


def test_an_example_is_a_table_or_says_why_it_is_told_in_words_only() -> None:
    for game in rulebook.GAMES:
        laid = set(laid_by(game))
        for e in rulebook.examples(game):
            assert (e.id in laid) is not bool(e.words_only), e.id
            assert not e.words_only or e.words_only.endswith(".")


def test_a_rule_is_found_by_its_full_id() -> None:
    r = rulebook.rule("vs:602.6a")
    assert (r.game, r.chapter, r.kind) == ("vs", "6", "engine")
    assert rulebook.rule("vs:404.3").restates == ("vs:301.2", "vs:302.2")
    assert rulebook.rule("dcdb:MC:Bane [Crisis] (Crisis 3)#2").card == "Bane [Crisis] (Crisis 3)"
    assert not rulebook.exists("602.6a")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("602.6a", "vs:602.6a"),
        ("vs:602.66", "vs:602.6"),  # no such rule
        ("vs:g:as though", "vs:G:As Though"),
        ("champions:atack-enemy-activation#3", "champions:attack-enemy-activation#3"),  # no such rule
    ],
)
def test_an_unknown_id_names_the_nearest(wrong: str, right: str) -> None:
    with pytest.raises(rulebook.UnknownRule) as caught:
        rulebook.rule(wrong)
    assert right in caught.value.nearest
    assert wrong in str(caught.value) and right in str(caught.value)


def test_an_unknown_game_is_a_users_mistake() -> None:
    with pytest.raises(UserError, match="vs2pcg"):
        rulebook.rules("chess")


def test_headings_hold_the_rules_under_them() -> None:
    assert [r.id for r in rulebook.heading("vs:203.6")] == ["vs:203.6a", "vs:203.6b", "vs:203.6c", "vs:203.6d"]
    assert all(r.section.startswith("602.") for r in rulebook.heading("vs:602"))
    assert all(r.chapter == "6" for r in rulebook.heading("vs:ch6"))
    assert rulebook.heading("vs:602.6a") == ()


def test_rules_know_what_refers_to_them() -> None:
    assert "vs:404.3" in {r.id for r in rulebook.referring("vs:301.2")}


def test_search_wants_every_word_and_puts_titles_first() -> None:
    found = rulebook.search("stun ENDURANCE")
    assert found and all("stun" in f"{r.section} {r.title}".casefold() for r in found)
    in_title = ["stun" in r.title.casefold() and "endurance" in r.title.casefold() for r in found]
    assert in_title == sorted(in_title, reverse=True)
    assert rulebook.search("") == rulebook.search("nowhere-to-be-found") == []


def test_our_own_words_come_from_a_file_beside_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "vs.words.toml").write_text('"vs:602.6a" = "Enough ATK stuns."\n')
    monkeypatch.setattr(book, "_DATA", tmp_path)
    r = rulebook.rule("vs:602.6a")
    book._words.cache_clear()
    try:
        assert r.text == "Enough ATK stuns."
        assert rulebook.rule("vs:602.6b").text == ""
    finally:
        book._words.cache_clear()


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("(vs:701.12d/vs:701.12e)", ["vs:701.12d", "vs:701.12e"]),
        ("as vs:602.6a.", ["vs:602.6a"]),
        ("vs:602.6a-style", ["vs:602.6a"]),
        ("vs:203.6a-d", ["vs:203.6a", "vs:203.6b", "vs:203.6c", "vs:203.6d"]),
        ("vs:101.1-101.3", ["vs:101.1", "vs:101.2", "vs:101.2a", "vs:101.2b", "vs:101.3"]),
        ("vs:203.6a-vs:203.6b", ["vs:203.6a", "vs:203.6b"]),
        ("dcdb:6.061-6.063", ["dcdb:6.061", "dcdb:6.062", "dcdb:6.063"]),
        ("champions:setup#3-5", ["champions:setup#3", "champions:setup#4", "champions:setup#5"]),
        ("champions:draw#p2-p3", ["champions:draw#p2", "champions:draw#p3"]),
        ("vs:G:Enters a KO'd Pile, too", ["vs:G:Enters a KO'd Pile"]),
        ("dcdb:MC:Bane [Crisis] (Crisis 3)#2)", ["dcdb:MC:Bane [Crisis] (Crisis 3)#2"]),
        ("vs2pcg:term-switch#2: so", ["vs2pcg:term-switch#2"]),
        ("vs:102.2#ex1", ["vs:102.2#ex1"]),
        ("see vs:602, vs:203.6 and champions:setup", ["vs:602", "vs:203.6", "champions:setup"]),
        ("{vs: 602}, x[vs:y], envs:602.6a", []),
    ],
)
def test_what_a_citation_names(text: str, ids: list[str]) -> None:
    assert [id for citation in citations(text) for id in citation.ids] == ids


@pytest.mark.parametrize(
    "text",
    [
        "vs:602.66",  # no such rule
        "vs:602.6aa",  # no such rule
        "vs:G:Nowhere",  # no such rule
        "vs:203.6a-z",  # no such rule
        "vs:101.1-102.3",  # no such rule
        "vs:102.2#ex9",  # no such rule
        "champions:attack-enemy",  # no such rule
    ],
)
def test_what_looks_like_a_citation_and_names_nothing(text: str) -> None:
    assert [(citation.text, citation.ids) for citation in citations(f"({text})")] == [(text, ())]


def test_cites_are_found_by_file_and_line(tmp_path: Path) -> None:
    wrong = "vs:" + "602.66"
    file = tmp_path / "combat.py"
    file.write_text(f'"""vs:203.6a-b"""\n\nx = "vs:602.6a"\ny = "{wrong}"\nz = "{wrong}"  {"# no such" + " rule"}\n')
    assert [(cite.id, cite.line, cite.exists) for cite in cites.scan([tmp_path])] == [
        ("vs:203.6a", 1, True),
        ("vs:203.6b", 1, True),
        ("vs:602.6a", 3, True),
        (wrong, 4, False),
    ]


def test_tests_are_known_as_they_stand_in_the_checkout() -> None:
    cited = [str(cite) for cite in cites.tests()["vs:701.12e"]]
    assert any(cite.startswith("tests/test_rulebook.py:") for cite in cited)


def test_an_installed_longbox_knows_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cites, "CHECKOUT", None)
    assert cites.tests() == {}
