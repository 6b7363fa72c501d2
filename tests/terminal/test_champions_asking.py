"""What a player of Marvel Champions asks the terminal: why not, which rule, what came of an attack, and orders left as they are."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from longbox import rulebook
from longbox.games.champions.decks.scenarios import MODULAR
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import THE_VILLAIN, EnemiesAct, Keyword, WhenRevealed
from longbox.games.champions.situations import put, stand_in
from longbox.games.champions.terminal.face import ChampionsFace
from longbox.games.champions.terminal.options import setup_for
from longbox.games.champions.terminal.play import introduce
from longbox.games.champions.view import reading
from longbox.kernel.match import LogLine, Match
from longbox.situations import side, situation
from longbox.terminal.screen import Screen
from tests.terminal.players import Typist, at_table, seated


def words(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


def table(**more: Any) -> Any:
    """Spider-Man and his friends against Rhino, a minion that guards him and a scheme with a crisis icon."""
    given: dict[str, Any] = {
        "hand": ["Backflip", "Swinging Web Kick", "Mockingbird", "Web-Shooter"],
        "play": [put("Mockingbird", exhausted=True), "Daredevil", "Avengers Mansion"],
        "minions": ["Hydra Mercenary"],
        "discard": ["Strength"],
        "deck": ["Jessica Jones"],
        "dealt": ["Shocker"],
        **more,
    }
    return situation("champions", A=side("Spider-Man", **given), threat=3, side_schemes=["Crowd Control"])


def asked(t: Any, *lines: str, **more: Any) -> str:
    """What is said to these commands, from the first of them on."""
    _, text = at_table(t, *lines, **more)
    return words(text[text.index(f"> {lines[0]}") :])


# -- why not ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said", "rule"),
    [
        ("daredevil vs rhino", "Hydra Mercenary, engaged with you, has guard", "champions:guard"),
        ("daredevil vs break-in", "Crowd Control has a crisis icon", "champions:crisis-icon"),
        ("mockingbird vs hydra", "Mockingbird is exhausted", "champions:exhausted#1"),
        ("mockingbird", "another Mockingbird is in play", "champions:unique-icon#1"),
        ("strength", "in A's discard pile", "champions:play"),
        ("jessica jones", "neither in play nor in your hand", "champions:in-play-and-out-of-play#8"),
        ("shocker", "neither in play nor in your hand", "champions:in-play-and-out-of-play#8"),
        ("web-shooter", "it is offered while you pay for something", "champions:resource-ability"),
        ("recover", "you are in hero form", "champions:recover"),
        ("defend", "each ready hero and ally is offered when an enemy attacks", "champions:attack-enemy-activation#2"),
        ("backflip vs rhino", "it waits for that, and is offered then", "champions:interrupt"),
        ("parker vs rhino", "Hydra Mercenary, engaged with you, has guard", "champions:guard"),
    ],
)
def test_why_names_what_is_in_the_way_and_its_rule(typed: str, said: str, rule: str) -> None:
    found = asked(table(), f"why {typed}")
    assert said in found and f"{rule} {rulebook.rule(rule).title}" in found


@pytest.mark.parametrize(("typed", "deeds"), [("attack", 6), ("thwart", 6), ("change form", 1), ("flip", 1), ("recover", 1)])
def test_why_of_doing_something_at_all_goes_through_all_characters(typed: str, deeds: int) -> None:
    _, text = at_table(table(), f"why {typed}", width=200)
    answer = text[text.index(f"> why {typed}") : text.rindex("[a number")]
    lines = [line for line in answer.splitlines()[1:] if line.startswith("  ") and not line.startswith("    ")]
    verbs = {"attack": "attacks", "thwart": "thwarts", "recover": "recovers"}
    assert all(verbs.get(typed, "Change form") in line for line in lines)
    # Spider-Man, Mockingbird and Daredevil, against two enemies or two schemes
    assert len(lines) == deeds


def test_changing_form_twice_is_refused_with_its_rule() -> None:
    t = table()
    t.pick("Change form")
    assert "you have changed form this round already champions:form#1" in asked(t, "why change form")


def test_who_can_not_defend_and_why() -> None:
    found = asked(table(), "why defend")
    assert "Spider-Man defends - nothing hinders it" in found and "Daredevil defends - nothing hinders it" in found
    assert "Mockingbird defends - no Mockingbird is exhausted" in found and "just now none does" in found
    t = table(form="alter-ego")
    assert "Peter Parker defends - no only a hero defends" in asked(t, "why defend")


def test_a_power_that_is_a_dash_has_no_figure() -> None:
    found = asked(table(), "why recover")
    assert "Spider-Man recovers - no" in found and "None" not in found


def test_an_ability_of_a_card_in_hand_is_no_use_yet_and_costs_nothing_by_itself() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", hand=["Aunt May"], damage=3))
    found = asked(t, "why aunt may")
    assert "Use Aunt May: Exhaust Aunt May" in found and "it is not in play champions:ability#2" in found
    assert "it would change nothing" not in found
    # in play and hurt there is nothing in the way
    t = situation("champions", A=side("Spider-Man", form="alter-ego", play=["Aunt May"], damage=3))
    assert "nothing hinders it" in asked(t, "why aunt may")


def test_a_hidden_card_and_one_that_is_not_in_the_game_are_answered_alike() -> None:
    t = situation("champions", A=side("Spider-Man", deck=["Black Cat"]), B=side("She-Hulk", hand=["Gamma Slam"]))
    found = asked(t, "why black cat", "why gamma slam", "why repulsor blast")
    assert found.count("as far as you can see it is neither in play nor in your hand") == 3


def test_what_is_no_card_gets_the_names_near_it_and_the_other_questions() -> None:
    found = asked(table(), "why jesica jones", "why nonsense")
    assert "There is no card called 'jesica jones'. Perhaps: Jessica Jones" in found
    assert "There is no card called 'nonsense'. Or ask why with attack" in found


def test_another_players_character_is_not_yours_to_use() -> None:
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk"))
    assert "you don't control it champions:ownership-and-control#8" in asked(t, "why she-hulk")


def test_a_stunned_character_is_told_what_an_attack_comes_to() -> None:
    t = table(minions=[], status=["stunned"])
    found = words(at_table(t)[1])
    assert "Spider-Man attacks Rhino (2; 14 hit points left; stunned: the card is lost instead)" in found
    assert "Daredevil attacks Rhino (2; 14 hit points left)" in found


# -- cards and rules ----------------------------------------------------------------------------------------------------------


def test_a_card_of_another_box_is_known_by_name_and_pack() -> None:
    found = asked(table(), "i Wolverine's Claws")
    assert "Longbox does not know yet what it does" in found and "No card is called" not in found


def test_a_number_in_a_window_stands_for_the_card_that_is_offered() -> None:
    t = table(minions=[])
    t.enemy_attacks("Rhino")
    found = asked(t, "i 1", "why 1")
    assert "Spider-Man 01001a" in found and "stands for no card" not in found


def test_rules_are_found_by_a_word_and_shown_with_their_parts() -> None:
    found = asked(table(), "rule boost icon", "rule form", "rule zzzz", "rule", width=120)
    assert "champions:boost#p2" in found and rulebook.rule("champions:boost#p2").title in found
    assert "champions:form#1 One voluntary change per round" in found
    assert "There is no rule" in found and "zzzz. Perhaps" in found and "such as champions:guard" in found and "601" not in found


# -- prompts and the log --------------------------------------------------------------------------------------------------------


def test_a_choice_says_what_is_chosen_and_what_for() -> None:
    t = table(hand=["Swinging Web Kick", "Energy", "Energy"], minions=["Hydra Bomber"])
    t.A.plays("Swinging Web Kick")
    text = words(at_table(t)[1])
    assert "Swinging Web Kick: Choose an enemy champions:initiating-abilities#5" in text and "Choose one" not in text


def test_one_hit_point_is_one() -> None:
    t = table(minions=[put("Hydra Mercenary", damage=2)])
    text = words(at_table(t)[1])
    assert "Hydra Mercenary (2; 1 hit point left)" in text and "1 hit points" not in text


def test_what_a_tough_enemy_is_shows_before_it_is_attacked() -> None:
    t = situation("champions", A=side("Spider-Man", minions=["Hydra Bomber"]), villain_status=["tough"])
    text = words(at_table(t)[1])
    assert "Spider-Man attacks Rhino (2; 14 hit points left, tough)" in text
    assert "Spider-Man attacks Hydra Bomber (2; 2 hit points left)" in text


def test_the_log_says_what_paid_for_a_card() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", hand=["Web-Shooter", "Energy"]))
    _, text = at_table(t, "1", "", "log")
    said = words(text)
    assert "A generates resources with Peter Parker champions:resource-ability#1" in said
    assert t.A.play == ["Web-Shooter"] and t.A.hand == ["Energy"]


def test_the_log_adds_an_attack_up_and_says_what_was_prevented() -> None:
    t = table(minions=[], hand=["Backflip"])
    t.enemy_attacks("Rhino")
    _, text = at_table(t, "", "1", "1", "log")
    assert "Rhino's attack: ATK 2 - DEF 3 = 0 damage champions:attack-enemy-activation#4" in words(text)
    t = table(minions=[], hand=["Backflip"])
    t.enemy_attacks("Rhino")
    _, text = at_table(t, "", "", "1")
    assert "2 is prevented of this: Spider-Man takes 2 damage from Rhino champions:prevent#1" in words(text)


def test_the_order_of_a_discard_may_be_left_as_it_is() -> None:
    t = situation(
        "champions", A=side("Iron Man", play=["Pepper Potts"], hand=["Nick Fury", "Strength", "Genius", "Uppercut", "Haymaker"])
    )
    t.A.ends_turn()
    assert t.kind == "discard"
    session, text = at_table(t, "1 2 3 4", "", "undo")
    assert "Which goes to the discard pile first?" in words(text) and "Enter: as listed" in text
    # one Enter answered all of it, and one undo takes all of it back
    assert text.count("Which goes to the discard pile first?") == 2 and len(session.match.answers) == 2
    session, text = at_table(t, "")
    assert t.A.discard[-4:] == ["Nick Fury", "Strength", "Genius", "Uppercut"]


@pytest.mark.parametrize("peril", [True, False])
def test_with_peril_the_others_are_told_to_keep_out(peril: bool) -> None:
    keywords = (Keyword("peril"),) if peril else ()
    woe = stand_in("treachery", "Woe", *keywords, WhenRevealed(EnemiesAct(THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", dealt=[woe]), B=side("She-Hulk"))
    t.reveals("Woe")
    text = words(at_table(t, "", people=2)[1])
    assert t.kind == "defend" and "A reveals Woe" in text
    assert ("A reveals Woe: peril, the others neither advise nor act champions:peril" in text) is peril
    # one who plays alone has nobody to keep out
    t = situation("champions", A=side("Captain Marvel", dealt=[woe]))
    t.reveals("Woe")
    text = words(at_table(t)[1])
    assert "A reveals Woe" in text and "neither advise" not in text


# -- beginning and leaving --------------------------------------------------------------------------------------------------------


def test_heroes_may_stand_in_one_word_with_commas() -> None:
    apart, _ = setup_for({"heroes": ["Spider-Man", "Iron Man"]})
    assert setup_for({"heroes": ["Spider-Man,Iron Man"]})[0] == apart == setup_for({"heroes": ["Spider-Man, Iron Man"]})[0]


def test_modular_sets_left_to_chance_are_named_as_they_were_drawn() -> None:
    setup, _ = setup_for({"heroes": ["Spider-Man"], "modular": ["random"], "scenario": "Klaw"})
    seen = set()
    for seed in range(6):
        match = Match(GAME, {**setup, "agents": ["person"]}, seed)
        out = io.StringIO()
        introduce(match, Screen(Typist(), out, width=100))
        line = next(line for line in out.getvalue().splitlines() if line.startswith("Against Klaw"))
        title = line.removeprefix("Against Klaw, standard, with ").rstrip(".")
        code = next(code for code, name in MODULAR.items() if name == title)
        assert any(getattr(c, "printed", None) is not None and c.printed.set_ == code for c in match.state.things)
        seen.add(title)
    assert len(seen) > 1


class Fingers(Typist):
    """Types; ^C stands for an interrupt."""

    def readline(self) -> str:
        line = super().readline()
        if line == "^C\n":
            raise KeyboardInterrupt
        return line


def test_an_interrupt_leaves_an_unsaved_game_only_when_it_is_meant() -> None:
    setup, _ = setup_for({"heroes": ["Spider-Man"]})
    match = Match(GAME, {**setup, "agents": ["person"]}, 1)
    session, out = seated(match, Fingers("", "^C", "", "log", "^C", "^C"))
    session.run()
    text = out.getvalue()
    assert text.count("This game is not saved: save FILE keeps it") == 2 and text.count("> log") == 1
    assert "The game was not saved" in text and session.match.answers == [()]


# -- what is told as it happens -----------------------------------------------------------------------------------------------


def test_the_log_says_that_a_deck_ran_out() -> None:
    t = situation(
        "champions", A=side("Spider-Man", hand=[], deck=["Haymaker", "Strength"], discard=["Backflip", "Energy"]), encounter=[]
    )
    t.A.ends_turn()
    _, text = at_table(t)
    said = words(text)
    assert "A's deck has run out and is made anew; A is dealt an encounter card champions:player-deck#p2" in said
    t = situation("champions", A=side("Spider-Man"), encounter=["Shocker"], encounter_discard=["Hydra Mercenary"])
    t.reveals("Shocker")
    _, text = at_table(t, "log")
    anew = "The encounter deck has run out and is made anew, with an acceleration token champions:encounter-deck#p2"
    assert anew in words(text)


def test_several_encounter_cards_for_one_player_are_counted() -> None:
    face = ChampionsFace()
    rule = "champions:deal-encounter-card#p2"

    def compact(*who: str) -> list[str]:
        lines = [LogLine(rule, f"{name} is dealt an encounter card", (f"{name} is dealt an encounter card",), 0) for name in who]
        return [line.text for line in face.compact(lines, 0)]

    assert compact("Thor") == ["Thor is dealt an encounter card"]
    assert compact("Thor", "Thor") == ["Thor is dealt 2 encounter cards"]
    assert compact("Thor", "Hulk") == ["Thor and Hulk are dealt an encounter card each"]
    assert compact("Thor", "Hulk", "Thor", "Hulk") == ["Thor and Hulk are dealt 2 encounter cards each"]
    assert compact("Thor", "Hulk", "Thor") == ["Thor is dealt 2 encounter cards and Hulk is dealt an encounter card"]


def test_a_question_says_why_it_is_asked() -> None:
    allies = ["Black Cat", "Daredevil", "Jessica Jones", "Mockingbird"]
    t = situation("champions", A=side("Spider-Man", play=allies[:3], hand=["Mockingbird", "Energy", "Backflip"]))
    t.A.plays("Mockingbird", "Energy", "Backflip")
    _, text = at_table(t)
    assert "Spider-Man: more allies than the limit. Discard which?" in words(text)
    t = situation("champions", A=side("She-Hulk", hand=["Haymaker"] * 6))
    t.A.ends_turn()
    _, text = at_table(t)
    said = words(text)
    assert "A, the player phase ends, and your hand size is 4: discard 2 or more. Discard which cards?" in said


def test_the_possessive_of_a_name_that_ends_in_s() -> None:
    for scenario, said in (("Crossbones", "Crossbones' attack: ATK"), ("Rhino", "Rhino's attack: ATK")):
        t = situation("champions", A=side("Spider-Man"), scenario=scenario, encounter=["Shocker"] * 4)
        t.enemy_attacks(scenario)
        _, text = at_table(t, "", "1", "log")
        assert said in words(text)


def test_the_keywords_of_an_attack_are_told_before_somebody_defends() -> None:
    t = situation("champions", A=side("Spider-Man"), encounter=["Charge", "Shocker", "Shocker"])
    t.reveals("Charge")
    t.enemy_attacks("Rhino")
    _, text = at_table(t, "")
    assert "Rhino attacks Spider-Man for 5 with overkill, boost not counted." in words(text)


def test_a_name_without_its_article_or_mark_is_that_card_and_not_one_that_begins_alike() -> None:
    t = situation("champions", A=side("Spider-Man", play=["Mockingbird"]), threat=3, side_schemes=["Breakin' & Takin'"])
    for asked in ("break-in", "break-in!", "The Break-In!"):
        _, text = at_table(t, f"why mockingbird vs {asked}")
        assert "Mockingbird thwarts The Break-In! (1; 3 threat)" in words(text).partition("> why")[2], asked
    _, text = at_table(t, "why mockingbird vs breakin' & takin'")
    assert "Mockingbird thwarts Breakin' & Takin' (1; 2 threat)" in words(text).partition("> why")[2]
    assert "thwarts The Break-In!" not in words(text).partition("> why")[2]


def test_a_card_that_a_search_shows_is_read_by_number() -> None:
    deck = ["Masters of Mayhem", "Melter", "Shocker", "Whirlwind"]
    t = situation("champions", A=side("Spider-Man", form="hero"), encounter=deck)
    t.reveals("Masters of Mayhem")
    asked = at_table(t)[1]
    number = next(m[1] for m in re.finditer(r"(\d+) Melter", asked))
    _, text = at_table(t, f"i {number}", number)
    said = words(text)
    assert "Melter 01132 minion, unique; SCH 1, ATK 3; 5 hit points" in said
    assert "Core Set, Masters of Evil. Source" in said and "That is not a card you can read" not in said
    # it is out of sight once the search is over and the deck shuffled: only the page of the shelf is left
    t = situation("champions", A=side("Spider-Man", form="hero"), encounter=deck)
    t.reveals("Masters of Mayhem")
    assert "Not on the table as far as you can see" in words(at_table(t, number, "i whirlwind")[1])


def test_a_set_is_called_as_its_hero_or_its_product_is() -> None:
    assert [
        reading.set_title(code) for code in ("spider_man", "she_hulk_nemesis", "weap_master", "klaw", "legions_of_hydra")
    ] == [
        "Spider-Man",
        "She-Hulk Nemesis",
        "Weapon Master",
        "Klaw",
        "Legions of Hydra",
    ]


def test_a_payment_of_more_than_is_needed_is_remarked_on() -> None:
    def paying(*lines: str) -> str:
        t = table(minions=[], play=[], hand=["Heroic Intuition", "Backflip", "Backflip", "Great Responsibility"])
        return at_table(t, "1", *lines)[1].partition("Pay 2 for Heroic Intuition")[2]

    proposed = paying()
    assert "More than needed" not in proposed
    spare = next(line.split()[0] for line in proposed.splitlines()[1:4] if "*" not in line)
    text = paying(spare)
    assert text.count("More than needed") == 1
    assert "More than needed: it is paid without Backflip or Great Responsibility too." in words(text)


def test_cards_that_were_drawn_are_on_the_table_before_a_window_asks_for_them() -> None:
    t = table(minions=[], hand=[], deck=["Backflip", "Great Responsibility", "Haymaker", "Strength", "Energy", "Genius"])
    t.A.ends_turn()
    session, text = at_table(t)
    assert session.match.decision is not None and session.match.decision.kind == "window"
    assert "hand      0 Backflip event physical" in text and "The villain phase" not in text


def test_what_differs_in_nothing_is_offered_once_and_what_differs_twice() -> None:
    play = ["Rocket Boots", "Rocket Boots", put("Powered Gauntlets", exhausted=True), "Powered Gauntlets"]
    t = situation("champions", A=side("Iron Man", hand=["Genius"], play=play, drones=3), scenario="Ultron")
    _, text = at_table(t, "1")
    offered = words(text).partition("your turn")[2].partition("> 1")[0]
    assert offered.count("Iron Man attacks Drone") == 1 and offered.count("Exhaust Rocket Boots") == 1
    assert "Iron Man attacks Ultron" in offered and offered.count("Exhaust Powered Gauntlets") == 1
    # hurt, engaged with another, with something on it: no longer the same
    hurt = [
        put("Hydra Mercenary", damage=1),
        "Hydra Mercenary",
        "Hydra Mercenary",
        put("Hydra Mercenary", attached=["Spider-Tracer"]),
    ]
    t = situation("champions", A=side("Spider-Man", minions=hurt), B=side("She-Hulk", minions=["Hydra Mercenary"]))
    _, text = at_table(t, "1")
    offered = words(text).partition("your turn")[2].partition("> 1")[0]
    assert offered.count("Spider-Man attacks Hydra Mercenary") == 4
    assert offered.count("2 hit points left, engaged with A") == 1 and offered.count("engaged with B") == 1


def test_a_choice_among_twins_is_asked_once_and_strikes_one() -> None:
    t = situation("champions", A=side("Iron Man", play=["Powered Gauntlets"], drones=3), scenario="Ultron")
    session, text = at_table(t, "1", "2")
    assert "1 Ultron (17 hit points left)" in words(text)
    assert words(text).count("a drone (1 hit point left)") == 1
    assert len(session.match.view(0).table.sides[0].area("minions").cards) == 2


def test_a_trait_that_is_gained_is_on_the_table_as_long_as_it_lasts() -> None:
    t = situation("champions", A=side("Iron Man", hand=["Genius", "Haymaker"], play=["Rocket Boots", "Tigra"]))
    assert "Aerial" not in asked(t, "table").replace("gain the Aerial", "")
    t.A.uses("Rocket Boots")
    said = asked(t, "table", "i iron man", "i tigra")
    assert "DEF 1 (Aerial)" in said and "DEF 1, Aerial trait" in said and said.count("Aerial trait") == 1
    t.goes_on("defend")
    assert "(Aerial)" not in asked(t, "table")
