"""Marvel Champions in the terminal: the table, answers, payments, windows, what a person may ask, whole games."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longbox import rulebook
from longbox.games.champions.catalog.catalog import heroes
from longbox.games.champions.game import GAME
from longbox.games.champions.situations import put
from longbox.games.champions.state import HAND
from longbox.kernel.match import Match, digest, read_record, replay
from longbox.situations import side, situation
from tests.terminal.players import Monkey, Typist, at_table, seated

TWO = list(heroes())[:2]
needs_two = pytest.mark.skipif(len(TWO) < 2, reason="one hero only is known")


def words(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


class Fan(Monkey):
    """Types what is on the screen, ends turns, pays in other ways than proposed."""

    others = ("e", "e", "n", "y", "1", "2", "1 2", "b", "0", "1 1")


def table(**more: Any) -> Any:
    """Spider-Man, with something to do, against Rhino and a minion."""
    given: dict[str, Any] = {
        "hand": ["Backflip", "Heroic Intuition", "Swinging Web Kick", "Energy"],
        "play": ["Mockingbird", "Web-Shooter", "Aunt May"],
        "minions": ["Hydra Mercenary"],
        **more,
    }
    return situation("champions", A=side("Spider-Man", **given), threat=3, side_schemes=["Bomb Scare"])


# -- the table -------------------------------------------------------------------------------------------------------------


def test_the_table_shows_everything_that_lies_there() -> None:
    t = table(damage=3, dealt=["Shocker"], discard=["Strength"])
    _, text = at_table(t, width=100)
    text = text[text.index("Round 1") :]
    lines = {line.split()[0]: line for line in reversed(text.splitlines()) if line.strip()}
    assert "Rhino I" in lines["villain"] and "14/14 hp" in lines["villain"] and "SCH 1 ATK 2" in lines["villain"]
    assert "The Break-In! 1B  3/7 threat, 2 more each round" in lines["scheme"]  # the side scheme accelerates it
    assert "Bomb Scare" in text and "(acceleration)" in text
    assert (
        "Spider-Man (hero)" in lines["identity"] and "7/10 hp" in lines["identity"] and "THW 1 ATK 2 DEF 3" in lines["identity"]
    )
    assert "Hydra Mercenary" in lines["engaged"] and "guard" in lines["engaged"]
    assert "Mockingbird  3/3 hp  THW 1 ATK 1" in lines["allies"]
    assert "Web-Shooter (3 web)" in lines["upgrades"] and "Aunt May" in lines["supports"]
    assert (
        "0 Backflip event physical" in text and "2 Heroic Intuition upgrade energy" in text and "Energy resource 2 energy" in text
    )
    assert "deck 20, discarded 1, hand size 5, 1 encounter card waiting" in text and "Shocker" not in text
    assert max(len(line) for line in text.splitlines()) <= 100


@pytest.mark.parametrize("width", [60, 80, 100, 132, 140, 200])
def test_no_card_of_the_hand_is_broken_over_lines(width: int) -> None:
    hand = ["Interrogation Room", "Backflip", "Heroic Intuition", "Swinging Web Kick", "Energy", "The Power of Justice"]
    _, text = at_table(table(hand=hand), width=width)
    for card in ("1 Interrogation Room support energy", "3 Swinging Web Kick event mental", "The Power of Justice resource wild"):
        assert card in text


def test_the_hands_of_others_are_counted_only() -> None:
    t = table()
    view = t.match.view(-1)
    assert view.table.sides[0].area("hand").cards == (None,) * 4


def test_attachments_stand_with_what_they_are_attached_to() -> None:
    t = table(play=[put("Webbed Up", on="Rhino"), put("Spider-Tracer", on="Hydra Mercenary")])
    _, text = at_table(t)
    assert re.search(r"villain .*Rhino I.*\+Webbed Up", text) and re.search(
        r"engaged .*Hydra Mercenary.*\+Spider-Tracer", words(text)
    )


def test_statuses_and_exhausted_cards_are_marked() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", status=["stunned"], exhausted=True, play=[put("Mockingbird", exhausted=True)]),
        villain_status=["tough"],
        threat=3,
    )
    _, text = at_table(t, "table")
    assert re.search(r"Rhino I .* tough", text) and re.search(r"Spider-Man \(hero\) \S+ exhausted .* stunned", text)
    assert "Mockingbird  3/3 hp  THW 1 ATK 1 ↷" in text or "Mockingbird  3/3 hp  THW 1 ATK 1 @" in text


# -- a turn ----------------------------------------------------------------------------------------------------------------


def test_options_of_a_turn_are_grouped_and_ended_with_e() -> None:
    t = table()
    session, text = at_table(t, "e")
    shown = text[text.index("your turn") :]
    groups = ["Play ", "Attack ", "Thwart ", "Identity "]
    assert [shown.index(f"\n{g}") for g in groups] == sorted(shown.index(f"\n{g}") for g in groups)
    assert "Swinging Web Kick (3, event): Deal 8 damage to an enemy." in words(shown)
    assert "Mockingbird attacks Hydra Mercenary (1; 3 hit points left)" in words(shown)
    assert "Mockingbird attacks Rhino" not in shown  # guard
    assert "Mockingbird thwarts The Break-In! (1; 3 threat)" in words(shown)
    assert t.kind == "discard" and session.match.answers == [(0,)]


@pytest.mark.parametrize("typed", ["", "99", "x", "-1", "1 2"])
def test_what_is_no_option_of_a_turn_gets_one_line(typed: str) -> None:
    t = table()
    _, text = at_table(t, typed)
    said = text[text.rindex("end your turn] > ", 0, text.rindex("end your turn] > ")) :]
    assert said.count("to end your turn") <= 3 and ("is not an option" in said or "Type a number, or e to end your turn." in said)
    assert t.kind == "turn" and not t.match.answers


def test_an_attack_is_made_by_its_number() -> None:
    t = table()
    _, text = at_table(t)
    number = next(m[1] for m in re.finditer(r"(\d+) Mockingbird attacks Hydra Mercenary", text))
    t = table()
    at_table(t, number)
    assert t["Hydra Mercenary"].damage == 1 and t["Mockingbird"].damage == 1 and t["Rhino"].damage == 0


# -- paying ----------------------------------------------------------------------------------------------------------------


def paying(*typed: str) -> tuple[Any, str]:
    """Heroic Intuition is being played, and this is typed then."""
    t = table(form="hero")
    _, text = at_table(t)
    number = next(m[1] for m in re.finditer(r"(\d+) Heroic Intuition \(2, upgrade\)", text))
    t = table(form="hero")
    _, text = at_table(t, number, *typed)
    return t, text[text.index("Pay 2 for Heroic Intuition") :]


def test_enter_takes_the_cheapest_payment() -> None:
    t, text = paying("")
    # a resource card is worth less than two others
    assert re.search(r"\* \d Energy  2 energy", text)
    assert t.A.discard == ["Energy"] and "Heroic Intuition" in t.A.play
    assert t.A.hand == ["Backflip", "Swinging Web Kick"]


def test_of_payments_with_as_many_cards_that_which_loses_nothing_is_proposed() -> None:
    hand = ["Mockingbird", "Strength", "Genius", "Spider-Tracer", "Backflip"]
    t = table(hand=hand, play=[], minions=[])
    number = next(m[1] for m in re.finditer(r"(\d+) Mockingbird \(3, ally\)", at_table(t)[1]))
    t = table(hand=hand, play=[], minions=[])
    _, text = at_table(t, number, "")
    # two resource cards would do, but one of their resources would be lost
    assert len(t.A.discard) == 2 and len({"Strength", "Genius"} & set(t.A.discard)) == 1
    assert "Backflip" in t.A.discard and {"Spider-Tracer"} < set(t.A.hand)
    # the other way is still there, and a free resource comes before a card
    assert "n: another way" in text
    t = table(hand=["Web-Shooter", "Strength", "Backflip"], play=[], minions=[], form="alter-ego")
    _, text = at_table(t, "1", "")
    assert t.A.discard == [] and t.A.hand == ["Strength", "Backflip"]


def test_a_payment_is_changed_by_number() -> None:
    _, text = paying()
    at = {name: re.search(rf"[ *] (\d) {name}", text)[1] for name in ("Energy", "Backflip", "Swinging Web Kick")}  # type: ignore[index]
    t, text = paying(f"{at['Energy']} {at['Backflip']}", "", at["Swinging Web Kick"], "")
    assert "1 so far, not enough" in text and "That does not pay for it" in text
    assert sorted(t.A.discard) == ["Backflip", "Swinging Web Kick"] and "Energy" in t.A.hand


def test_what_can_be_paid_in_one_way_only_is_paid_at_once_and_undone() -> None:
    t = table(hand=["Heroic Intuition", "Energy"], play=[], minions=[])
    session, text = at_table(t, "1", "undo", "?")
    assert "Pay 2" not in text and "A spends Energy" in text
    assert "What can be paid in one way only is paid at once; undo takes it back." in words(text)
    s = session.match.state
    assert sorted(s.things[n].printed.name for n in s.zone(0, HAND)) == ["Energy", "Heroic Intuition"]


def test_the_next_proposal_is_another_way() -> None:
    t, text = paying("n", "")
    assert "n: another way" in text and t.A.discard != ["Energy"] and "Heroic Intuition" in t.A.play


def test_a_payment_that_is_begun_is_taken_back_with_undo() -> None:
    t, text = paying("b", "9", "undo")
    assert "The play has been declared: undo takes it back." in words(text) and "'9' is not an option" in text
    assert t.kind == "turn" and "Heroic Intuition" in t.A.hand


# -- windows and picks -------------------------------------------------------------------------------------------------------


def test_a_window_says_what_is_about_to_happen_and_who_may_use_what() -> None:
    t = table(hand=["Backflip"], minions=[])
    t.enemy_attacks("Rhino")
    _, text = at_table(t, "", "", "1")
    said = words(text)
    # once, by the question
    assert said.count("About to happen: Rhino attacks Spider-Man. A, use an interrupt? champions:interrupt") == 1
    assert "window" not in said and "interrupts of" not in said
    assert "now Rhino attacks Spider-Man, a boost card face down champions:attack-enemy-activation" in said
    assert "Rhino attacks Spider-Man for 2, boost not counted." in said and "Enter: nobody" in said
    assert "1 Spider-Man, DEF 3 (10 of 10 hit points left)" in said
    assert "About to happen: Spider-Man takes 2 damage from Rhino." in said
    assert "Play Backflip (0): Interrupt (defense)" in said
    assert t["Spider-Man"].damage == 0 and t.A.discard == ["Backflip"]


def test_a_response_says_what_has_just_happened() -> None:
    t = table(hand=[], play=["Daredevil"], minions=["Shocker"])
    t.A.thwarts("Daredevil", "The Break-In!")
    _, text = at_table(t)
    assert "Just now: Daredevil has thwarted The Break-In! A, use a response? champions:response" in words(text)


@needs_two
def test_with_several_players_a_minion_is_shown_with_whom_it_is_engaged() -> None:
    sides = {name: side(hero, minions=["Hydra Mercenary"]) for name, hero in zip("AB", TWO)}
    t = situation("champions", **sides)
    _, text = at_table(t, "", people=2)
    shown = text[text.rindex("A, your turn") :]
    assert "Hydra Mercenary (" in shown and "engaged with A)" in words(shown) and "engaged with B)" in words(shown)


def test_discarding_takes_several_on_a_line() -> None:
    t = table(hand=["Backflip", "Heroic Intuition", "Energy"])
    _, text = at_table(t, "e", "1 3")
    assert "the player phase ends, and you will draw up to 5 cards" in words(text) and "Enter: none" in text
    assert {"Backflip", "Energy"} <= set(t.A.discard) and "Heroic Intuition" in t.A.hand


# -- asking -----------------------------------------------------------------------------------------------------------------


def test_why_gives_each_objection_with_rule_and_title() -> None:
    t = table()
    _, text = at_table(t, "why mockingbird", "why spider-man vs rhino", "why mockingbird vs hydra")
    said = words(text)
    assert (
        "Mockingbird attacks Rhino (1; 14 hit points left) - no Hydra Mercenary, engaged with you, has guard champions:guard"
        in said
    )
    assert rulebook.rule("champions:guard").title in said
    assert "Spider-Man attacks Rhino (2; 14 hit points left) - no" in said
    assert "Mockingbird attacks Hydra Mercenary (1; 3 hit points left) - nothing hinders it" in said


def test_why_of_a_card_that_can_not_be_paid_for() -> None:
    t = table(hand=["Avengers Mansion", "Backflip"], play=[])
    _, text = at_table(t, "why avengers")
    assert "Play Avengers Mansion (4, support) - no it costs 4, and you could generate 1" in words(text)


def test_why_of_an_interrupt_says_what_it_waits_for() -> None:
    t = table()
    _, text = at_table(t, "why backflip", "why energy", "why nonsense")
    said = words(text)
    assert "When you would take damage from an attack, prevent all of it." in said
    assert "it waits for that, and is offered then champions:interrupt" in said
    assert "a resource card is not played: it pays for others champions:resource-cards" in said
    assert "There is no card called 'nonsense'" in said


def test_a_card_is_read_with_facts_source_and_how_it_lies() -> None:
    t = table(damage=3)
    _, text = at_table(t, "i spider-man", "i peter", "i web-shooter", "i 1", "i charge", "i qqqq", "i")
    said = words(text)
    assert "hero, unique; THW 1, ATK 2, DEF 3; 10 hit points; hand size 5" in said
    assert "Peter Parker 01001b" in said and said.count("Now: in play, ") >= 3
    assert "7 of 10 hit points left" in said and "3 web counters" in said
    assert "Source: MarvelCDB's data" in said and "Not on the table as far as you can see." in said
    assert "No card is called 'qqqq'." in said


def test_a_hidden_card_is_read_as_if_it_were_not_there() -> None:
    t = table(deck=["Black Cat"], dealt=["Shocker"])
    _, text = at_table(t, "i shocker", "i black cat", "why black cat")
    assert words(text).count("Not on the table as far as you can see.") == 2 and "Now:" not in text


def test_a_face_down_card_is_not_read_through() -> None:
    t = table(minions=[put("Black Cat", down=True, known=0)])
    _, text = at_table(t, "i drone", "i black cat")
    said = words(text)
    assert "A card that lies face down. Now: in play; " in said and "engaged with A" in said
    assert said.count("Not on the table as far as you can see.") == 1


def test_the_help_is_that_of_the_game() -> None:
    _, text = at_table(table(), "?", "piles")
    assert "ends your turn" in text and "ATK/DEF" not in text and "KO'd" not in text and "\n  auto" in text
    assert "Encounter discard pile: empty" in text


def test_auto_ends_the_turn_and_leaves_what_has_to_be_chosen() -> None:
    t = table()
    session, text = at_table(t, "auto")
    assert "Discard which cards?" in text and session.auto == {} and len(t.match.answers) == 1
    state, given = t.match.answered()[0]
    assert state.decision.options[given[0]].ends


# -- whole games ----------------------------------------------------------------------------------------------------------------


def new_match(seed: int, hero: list[str] | None = None, **more: Any) -> Match:
    """A game against Rhino."""
    chosen = hero or ["Spider-Man"]
    return Match(GAME, {"heroes": chosen, "scenario": "Rhino", "agents": ["person"] * len(chosen), **more}, seed)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_played_to_its_end_and_its_record_replays(seed: int, tmp_path: Path) -> None:
    match = new_match(seed)
    session, out = seated(match, Fan(seed, commands=True), save=tmp_path / "game.json")
    session.run()
    assert match.result is not None
    text = out.getvalue()
    assert GAME.result_text(match.state).lower() in text.lower()
    assert f"{match.state.round} round" in text
    assert max(len(line) for line in text.splitlines() if "> " not in line and "replay" not in line) <= 80
    again = replay(GAME, read_record(tmp_path / "game.json"))
    assert again.answers == match.answers and digest(again.state) == digest(match.state)


def test_a_record_has_the_same_digests_in_every_process() -> None:
    """Sets in the text of cards have an order of their own in each process; digests do not."""
    code = (
        "from longbox.games.champions.game import GAME\n"
        "from longbox.kernel.match import Match, _node_key\n"
        "from longbox.games.champions.language.queries import FRIENDS\n"
        "print(_node_key(FRIENDS))"
    )
    found = set()
    for seed in range(6):
        env = {**os.environ, "PYTHONHASHSEED": str(seed)}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1


def test_the_log_is_short() -> None:
    match = new_match(2)
    session, out = seated(match, Typist("", "e", "", "e", "", "e", ""))
    session.run()
    text = words(out.getvalue())
    assert "The encounter deck and Spider-Man's deck are shuffled" in text
    assert "is given a boost card" not in text and "Boost card: " in text
    assert "The villain phase" in text


def test_undo_takes_back_the_last_answer_and_giving_up() -> None:
    match = new_match(2)
    session, out = seated(match, Typist("", "concede", "y", "undo"))
    session.run()
    assert match.result is None and match.answers == [()] and "The players lose" in out.getvalue()


@needs_two
def test_one_person_plays_two_heroes_and_gives_up_with_both() -> None:
    match = new_match(1, TWO, seats=[0, 0])
    session, out = seated(match, Typist("", "", "concede", "y", "undo", "concede", "y"))
    session.run()
    text = out.getvalue()
    assert "Pass the keyboard" not in text and match.result is not None and not match.result.won
    assert text.count("Back to before your last answer.") == 1 and match.answers == [(), (), (-1, 0), (-1, 1)]


@needs_two
def test_two_people_at_one_keyboard_see_their_own_hands() -> None:
    match = new_match(1, TWO)
    session, out = seated(match, Fan(1), 2)
    session.run()
    text = out.getvalue()
    assert match.result is not None
    assert all(f"Pass the keyboard to {p.name}." in text for p in match.players)


@needs_two
@pytest.mark.parametrize("seed", range(2))
def test_a_bot_plays_along(seed: int) -> None:
    match = new_match(seed, TWO)
    session, out = seated(match, Fan(seed), 1)
    session.run()
    assert match.result is not None and "Pass the keyboard" not in out.getvalue()
