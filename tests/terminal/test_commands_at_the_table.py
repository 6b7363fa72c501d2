"""What may be typed at any prompt: reading cards and rules, asking why not, the log, and being left alone."""

from __future__ import annotations

from typing import Any

import pytest

from longbox import rulebook
from longbox.games.vs.situations import put
from longbox.games.vs.state import CardDef
from longbox.kernel.effects import Nothing
from longbox.situations import side, situation
from longbox.terminal.session import _COMMANDS
from tests.terminal.players import Typist, at_table, new_match, seated, standin

BIG = standin("Big", 4, 7, 7)
SMALL = standin("Small", 2, 3, 2)
FLYER = standin("Flyer", 2, 2, 2, flight=True)
WALL = standin("Wall", 3, 2, 5)
BACK = standin("Back", 1, 1, 1)
TWIST = CardDef("plot twist", "Idle Talk", threshold=0, source="stand-in", effect=Nothing())


def words(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


# -- reading ---------------------------------------------------------------------------------------------------------------


def test_a_card_is_read_by_name_with_facts_source_text_and_values_now() -> None:
    table = situation("vs", A=side(front=[put("Storm, Ororo Munroe", counters={"+1 ATK": 1})]), B=side(support=[WALL]))
    _, text = at_table(table, "i storm")
    said = words(text[text.index("> i storm") :])
    assert "Storm, Ororo Munroe MOR character, recruit cost 4; 7 ATK / 6 DEF; flight and range; affiliation: X-Men" in said
    assert "Pay 2 endurance >>> Characters an opponent controls lose flight this turn." in said
    assert "Source: card scan." in said
    assert "Now: 8↑/6 fly rng, front row, A; 1 +1 ATK counter" in said


def test_a_stand_in_is_marked_where_it_is_read() -> None:
    proxy = standin("Guess", 5, 9, 8, proxy=("cost", "def_"))
    _, text = at_table(situation("vs", A=side(front=[proxy]), B=side(front=[WALL])), "i guess")
    said = words(text)
    assert "recruit cost ~5; 9 ATK / ~8 DEF" in said and "~ marks stand-ins that no source gives: cost, DEF." in said


def test_a_card_is_read_by_the_number_of_an_option() -> None:
    table = situation("vs", A=side(front=[BIG], resources=3, hand=[SMALL, WALL]), B=side(), step="recruit")
    _, text = at_table(table, "i 2")
    assert "Wall\n" in text[text.index("> i 2") :].replace("  \n", "\n") and "Now: in hand, A" in text


def test_a_card_that_is_not_on_the_table_can_be_read_too() -> None:
    _, text = at_table(situation("vs", A=side(front=[BIG]), B=side()), "i rogue, energy")
    assert "Rogue, Energy Drain" in text and "Not on the table as far as you can see." in text


def test_a_name_that_several_cards_have_lists_them() -> None:
    _, text = at_table(situation("vs", A=side(front=[BIG]), B=side()), "i jean grey")
    assert "'jean grey' can be any of" in text and "Jean Grey, Phoenix Force" in text


def test_a_card_hidden_from_a_seat_is_read_as_if_it_were_not_there() -> None:
    hand = ["Storm, Ororo Munroe"]
    table = situation("vs", A=side(front=[BIG]), B=side(front=[WALL], hand=hand, resources=[hand[0]], deck=hand))
    _, text = at_table(table, "i storm, ororo", "why storm")
    assert "Not on the table as far as you can see." in text and "Now:" not in text
    assert "You have no card called 'storm'." in text


# -- why not -----------------------------------------------------------------------------------------------------------------


def test_why_gives_each_objection_with_its_rule_and_title() -> None:
    table = situation("vs", A=side(front=[BIG], resources=2, hand=[WALL]), B=side(), step="recruit")
    _, text = at_table(table, "why wall")
    said = words(text)
    assert "Wall (hand) recruit Wall (3): no it costs 3, and you have 2 resource points vs:203.4b" in said
    assert rulebook.rule("vs:203.4b").title in said


def test_why_says_so_if_nothing_hinders_it() -> None:
    table = situation("vs", A=side(front=[BIG], resources=3, hand=[WALL]), B=side(), step="recruit")
    _, text = at_table(table, "why wall")
    assert "recruit Wall (3): nothing hinders it" in text


def test_why_of_a_character_tells_whom_it_can_attack() -> None:
    table = situation("vs", A=side(front=[BIG, FLYER]), B=side(front=[WALL], support=[BACK]))
    _, text = at_table(table, "why big", "why flyer")
    big, flyer = text[text.index("> why big") :].split("> why flyer")
    assert "attack Wall: nothing hinders it" in big
    assert "attack Back: no" in big and "Back is protected by Wall, and Big has no flight" in words(big) and "vs:601.3d" in big
    assert "attack B directly: no" in big and "vs:601.4a" in big
    assert "attack Back: nothing hinders it" in flyer


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("big vs wall", "Big against Wall: nothing hinders it"),
        ("big vs back", "Back is protected by Wall, and Big has no flight vs:601.3d"),
        ("big against back", "Big against Back: no"),
        ("big + stranger vs wall", "they share no affiliation vs:601.5a"),
        ("big+flyer vs wall", "Big and Flyer against Wall: nothing hinders it"),
        ("tired vs wall", "Tired is exhausted vs:601.2b"),
        ("big vs b", "Big against B directly: no"),
        ("nobody vs wall", "You control no character called 'nobody'."),
        ("big vs nobody", "No opponent is called 'nobody', and none controls such a character."),
        ("wall", "Wall is not yours. To ask about an attack: why YOURS vs Wall."),
    ],
)
def test_why_not_attack(asked: str, said: str) -> None:
    tired = put(standin("Tired", 2, 3, 3), exhausted=True)
    stranger = standin("Stranger", 2, 3, 3, teams=("Others",))
    table = situation("vs", A=side(front=[BIG, FLYER, tired, stranger]), B=side(front=[WALL], support=[BACK]))
    _, text = at_table(table, f"why {asked}")
    assert said in words(text)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("cap on big", "recruit Cap (1), on big: nothing hinders it"),
        ("cap on down", "Down is stunned vs:302.3a"),
        ("cap on wall", "Wall is not controlled by that player vs:302.3a"),
        ("flying kick on wall", "play Flying Kick, on wall: nothing hinders it"),
        ("flying kick on cap", "Cap is no character vs:505.1c"),
        ("flying kick on nobody", "There is no card, player or effect called 'nobody'."),
        ("big on wall", "Nothing that Big does has a target. vs:504.3b"),
        ("nothing on wall", "You have no card called 'nothing'."),
        ("wall", "Only who controls it uses its powers and attacks with it. vs:501.2, vs:601.2e"),
        ("down", "recover Down: no you may recover one stunned character at the end of the recovery phase"),
        ("can't I attack wall?", "Big against Wall: no it is not your attack step"),
        ("attack", "Down attack: no it is not your attack step vs:601.1a"),
        ("attack down", "Down attack: no it is not your attack step vs:601.1a"),
        ("build cap", "> why build cap build Cap as a resource: no"),
        ("recruit", "recruit Cap (1): nothing hinders it"),
        ("recover big", "You have no card called 'big' to recover."),
        ("cap", "build Cap as a resource: no you may build one card as your own resource step starts"),
    ],
)
def test_why_with_a_target_and_of_what_takes_no_priority(asked: str, said: str) -> None:
    cap = CardDef("equipment", "Cap", cost=1, source="stand-in")
    down = put(standin("Down"), stunned=True)
    side_a = side(front=[BIG, down], hand=[cap, "Flying Kick"], resources=2)
    table = situation("vs", A=side_a, B=side(front=[WALL]), step="recruit")
    _, text = at_table(table, f"why {asked}")
    assert said in words(text)


def test_why_outside_one_s_attack_step() -> None:
    table = situation("vs", A=side(front=[BIG], resources=4), B=side(front=[WALL]), step="recruit")
    _, text = at_table(table, "why big vs wall", "why big")
    assert words(text).count("it is not your attack step vs:601.1a") == 2


def test_why_while_something_else_is_asked() -> None:
    table = situation("vs", A=side(front=[BIG], hand=[TWIST]), B=side(front=[WALL]), step="resource")
    assert table.asked == ("A", "build")
    _, text = at_table(table, "why idle")
    assert "Just now you are asked something else" in text


# -- rules and the log --------------------------------------------------------------------------------------------------------


def test_a_rule_is_read_with_or_without_its_game() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[WALL]))
    _, text = at_table(table, "rule 601.3d", "rule vs:601.3d", "rule 601.3")
    assert words(text).count(rulebook.rule("vs:601.3d").title) >= 3


def test_the_log_is_shown_as_the_seat_reads_it() -> None:
    match = new_match(3, initiative=0)
    session, out = seated(match, Typist("n", "log", "log 1"))
    session.run()
    text = out.getvalue()
    log = text[text.index("> log\n") :]
    assert "Bot 1 draws 4 cards" in log and "Person 1 draws" in log
    assert len(log.split("> log 1\n")[1].split("[")[0].splitlines()) == 1


def test_what_happened_since_is_printed_once_and_short() -> None:
    match = new_match(3, initiative=0)
    session, out = seated(match, Typist("n", "", "", "", "", ""))
    session.run()
    text = out.getvalue()
    assert text.count("Bot 1 draws 4 cards") == 1
    assert " draws a card" not in text.split("Turn 1")[0]
    assert match.log is not None and len(match.log.lines) >= session.read[0] > 8


def test_the_help_names_every_command() -> None:
    _, text = at_table(situation("vs", A=side(front=[BIG]), B=side(front=[WALL])), "?")
    listed = {line.split()[0] for line in text.splitlines() if line.startswith("  ") and line.split()}
    for name in ("i", "why", "undo", "auto", "log", "table", "piles", "rule", "save", "concede", "quit"):
        assert name in listed and name in _COMMANDS


def test_piles_lists_them() -> None:
    table = situation("vs", A=side(front=[BIG], pile=[SMALL]), B=side(front=[WALL], removed=[BACK]))
    _, text = at_table(table, "piles")
    assert "A, KO'd pile: Small" in text and "B, removed from the game: Back" in text


# -- being left alone ---------------------------------------------------------------------------------------------------------


class Attacker:
    """Seat 1: attacks with everything it may, and passes otherwise."""

    name = "attacker"

    def choose(self, view: Any, decision: Any) -> tuple[int, ...]:
        answer: tuple[int, ...] = ()
        if decision.kind == "priority" and decision.options[-1].shape is not None:
            answer = (len(decision.options) - 1,)
        while -1 not in decision.next(answer):
            answer = (*answer, decision.next(answer)[0])
        return answer


def alone(table: Any, *lines: str) -> tuple[Any, str]:
    session, out = seated(table.match, Typist(*lines))
    session.agents = {1: Attacker()}
    session.run()
    return session, out.getvalue()


def test_auto_stops_when_one_is_attacked() -> None:
    table = situation("vs", A=side(front=[WALL], hand=[TWIST]), B=side(front=[BIG]), primary="A", initiative="A")
    _, text = alone(table, "auto")
    assert "auto stops: an attack on you" in text
    assert table.s.attack is not None and not table.s.attack.begun and table.asked == ("A", "priority")


def test_auto_again_lets_that_attack_be_and_stops_at_the_next_question() -> None:
    table = situation("vs", A=side(front=[WALL], hand=[TWIST]), B=side(front=[BIG]), primary="A", initiative="A")
    session, text = alone(table, "auto", "auto")
    assert text.count("auto stops") == 1 and table.asked[1] != "priority" and table.A["Wall"].stunned
    assert session.auto == {}


def test_auto_stops_when_an_opponent_s_effect_could_be_answered() -> None:
    table = situation("vs", A=side(front=[BIG], hand=[TWIST]), B=side(front=[WALL], hand=[TWIST]), primary="A", initiative="A")

    class Plays(Attacker):
        def choose(self, view: Any, decision: Any) -> tuple[int, ...]:
            return (1,) if decision.kind == "priority" and len(decision.options) > 1 else super().choose(view, decision)

    session, out = seated(table.match, Typist("auto"))
    session.agents = {1: Plays()}
    session.run()
    assert "auto stops: B: plays Idle Talk" in out.getvalue() and len(table.s.chain) == 1


def test_auto_is_for_priority_only() -> None:
    table = situation("vs", A=side(front=[BIG], hand=[TWIST]), B=side(front=[WALL]), step="resource")
    session, text = at_table(table, "auto")
    assert "Answer this first: auto passes where you may pass." in text and session.auto == {}


def test_undo_takes_back_all_that_auto_passed() -> None:
    table = situation("vs", A=side(front=[WALL], hand=[TWIST]), B=side(front=[BIG]), primary="A", initiative="A")
    session, text = alone(table, "auto", "auto", "undo")
    assert table.asked == ("A", "priority") and table.s.attack is not None and not table.s.attack.begun
    assert text.count("Back to before your last answer.") == 1 and len(session.by_itself) >= 1
