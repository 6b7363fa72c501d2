"""Games read line by line: what a line of the log says happened, under which rule, and in what order; what prompts say."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import AN_ENEMY, Action, Deal, Each, Keyword
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told

BOOST = stand_in("treachery", "Push", boost=1)


@pytest.mark.rule("champions:scheme-enemy-activation#2", "champions:attack-enemy-activation#3")
def test_a_boost_card_is_turned_up_under_the_rule_of_its_activation() -> None:
    for form, rule, other in (
        ("alter-ego", "champions:scheme-enemy-activation#2", "champions:attack-enemy-activation#3"),
        ("hero", "champions:attack-enemy-activation#3", "champions:scheme-enemy-activation#2"),
    ):
        t = situation("champions", A=side("Iron Man", form=form), phase="villain", step=2, encounter=[BOOST, *[BLANK] * 9])
        on(t, "turn")
        assert told(t, "Boost card: Push, 1 boost icon", f"[{rule}]") and not told(t, "Boost card", f"[{other}]")
    # the icon counts for either: 2 ATK and 1
    assert t["Iron Man"].damage == 3


@pytest.mark.rule("champions:reveal#p2", "champions:interrupt#2", "champions:cancel#4")
def test_a_card_is_revealed_before_what_interrupts_it() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", hand=["Get Behind Me!", "Energy"], dealt=["Advance"]),
        phase="villain",
        step=4,
        encounter=[BLANK] * 6,
    )
    assert told(t, "A reveals Advance", "[champions:reveal#p2]")
    t.A.picks("Get Behind Me!")
    t.A.passes()
    lines = t.log.splitlines()
    order = [
        next(i for i, line in enumerate(lines) if words in line)
        for words in ("A reveals Advance", "A plays Get", "Rhino attacks")
    ]
    assert order == sorted(order) and len(told(t, "A reveals Advance")) == 1
    assert t["Black Panther"].damage == 2 and t.scheme.threat == 0


@pytest.mark.rule("champions:player-elimination#3", "champions:first-player#p3")
def test_an_elimination_tells_who_is_first_now_and_names_no_hidden_card() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Backflip"], deck=["Webbed Up"], play=["Aunt May"], damage=9),
        B=side("She-Hulk", hand=["Uppercut"]),
        C=side("Iron Man"),
        encounter=[BLANK] * 3,
    )
    t.hurts("Spider-Man", 1)
    assert t.A.out and t.state.first == 1 and t.A.hand == t.A.deck == []
    assert told(t, "A is eliminated", "B becomes the first player", "[champions:player-elimination]")
    assert told(t, "Aunt May is removed from the game") and not told(t, "Backflip") and not told(t, "Webbed Up")
    # somebody else who goes takes no token along
    t.hurts("Iron Man", 9)
    assert told(t, "C is eliminated") and not told(t, "C is eliminated", "first player") and t.B.hand == ["Uppercut"]


@pytest.mark.rule("champions:ownership-and-control#4", "champions:player-elimination#3")
def test_a_card_whose_owner_is_out_leaves_the_game_and_is_not_discarded() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        A=side("Spider-Man", deck=["Aunt May", "Energy"], damage=9),
        B=side("She-Hulk", hand=["Uppercut", "Energy", "Genius"], deck=["Strength", "Tenacity"]),
        environments=["Ultron Drones"],
        encounter=[BLANK] * 3,
    )
    t.reveals("Android Efficiency")
    t.hurts("Spider-Man", 1)
    assert t.B.minions == ["Drone", "Drone"]
    # her own is discarded, the other one is gone
    t.B.attacks("She-Hulk", "Drone")
    assert t.B.minions == ["Drone"] and t.B.discard == ["Strength"] and told(t, "Strength is discarded")
    t.B.plays("Uppercut", "Energy", "Genius")
    t.B.picks("a drone")
    assert t.B.minions == [] and t.B.discard == ["Strength", "Energy", "Genius", "Uppercut"] and t.A.discard == []
    assert told(t, "Aunt May is removed from the game", "[champions:player-elimination#3]") and not told(
        t, "Aunt May is discarded"
    )


@pytest.mark.rule("champions:toughness", "champions:uses-x-type")
def test_what_a_card_enters_play_with_is_said() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Web-Shooter", "Energy"], dealt=["Sandman"]),
        B=side("Iron Man", hand=["Armored Vest", "Genius"]),
    )
    t.A.plays("Web-Shooter")
    t.reveals("Sandman")
    assert told(t, "Web-Shooter enters play with three web counters") and told(t, "Sandman enters play with a tough status card")
    assert t["Web-Shooter"].counter("web") == 3 and t["Sandman"].status == {"tough"}
    t.A.ends_turn()
    t.B.plays("Armored Vest")
    t.B.picks("A")
    assert told(t, "Armored Vest enters play under A's control") and t.A.play == ["Web-Shooter", "Armored Vest"]


@pytest.mark.rule("champions:side-scheme#1", "champions:per-player-icon")
def test_the_threat_a_scheme_enters_play_with_is_said_so_that_the_log_adds_up() -> None:
    t = situation("champions", A=side("Spider-Man", dealt=["Breakin' & Takin'", "Crowd Control", "Shocker"]), B=side("Iron Man"))
    t.reveals("Breakin' & Takin'")
    # two of its own, and one for each player when revealed
    assert told(t, "Breakin' & Takin' enters play with 2 threat") and told(t, "2 threat is placed on Breakin' & Takin'")
    assert t["Breakin' & Takin'"].threat == 4
    t.reveals("Crowd Control")
    assert told(t, "Crowd Control enters play with 4 threat") and t["Crowd Control"].threat == 4
    t.reveals("Shocker")
    assert told(t, "Shocker enters play") and not told(t, "Shocker enters play with")


@pytest.mark.rule("champions:choose#1", "champions:max")
def test_the_player_that_is_chosen_is_named() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", play=["Helicarrier"], hand=["Haymaker"]), B=side("She-Hulk", hand=["Tenacity"])
    )
    t.A.uses("Helicarrier")
    t.A.picks("B")
    assert told(t, "A uses Helicarrier") and told(t, "A chooses B for Helicarrier")
    # nobody is chosen where there is nobody else
    t = situation("champions", A=side("Captain Marvel", play=["Helicarrier"]))
    t.A.uses("Helicarrier")
    assert told(t, "A uses Helicarrier") and not told(t, "for Helicarrier")


@pytest.mark.rule("champions:retaliate-x", "champions:faq:wasp#3")
def test_retaliation_says_how_much() -> None:
    spike = stand_in("minion", "Spike", Keyword("retaliate", 2), hp=9, atk=1, sch=1)
    storm = stand_in("event", "Storm", Action((), Deal(1, Each(AN_ENEMY)), labels=("attack",)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[storm], minions=[spike]), villain_attached=["Concussion Blasters"])
    t.A.plays("Storm")
    assert t.kind == "order" and t.offered("Use Rhino: Retaliate 1: deal 1 damage to the attacker")
    assert t.match.view(0).prompt() == "Captain Marvel has attacked Rhino and Spike. Which keyword comes first?"
    t.A.picks("Retaliate 2")
    assert t["Captain Marvel"].damage == 1 + 2


@pytest.mark.rule("champions:attack-enemy-activation")
def test_the_question_who_defends_names_keywords_and_nothing_else() -> None:
    t = situation(
        "champions", scenario="Klaw", A=side("Captain Marvel", minions=["Whirlwind"]), B=side("She-Hulk"), encounter=[BLANK] * 9
    )
    t.enemy_attacks("Whirlwind")
    view = t.match.view(t.match.decision.seat)
    assert view.prompt() == "Whirlwind attacks She-Hulk for 2. B, who defends?"
    t = situation("champions", A=side("Captain Marvel"), villain_attached=["Charge"], encounter=[BLANK] * 9)
    t.enemy_attacks("Rhino")
    assert "Rhino attacks Captain Marvel for 5 with overkill, boost not counted" in t.match.view(0).prompt()


@pytest.mark.rule("champions:scheme-enemy-activation", "champions:prevent#2", "champions:replacement-effect")
def test_less_threat_is_threat_and_what_does_not_happen_is_said_to_be_replaced() -> None:
    t = situation(
        "champions", A=side("Iron Man", form="alter-ego", hand=["Emergency"]), phase="villain", step=2, encounter=[BLANK] * 9
    )
    t.A.picks("Emergency")
    on(t, "turn")
    assert told(t, "1 less threat is placed") and t.scheme.threat == 0
    t = situation(
        "champions", A=side("Spider-Man", play=[put("Webbed Up", on="Rhino")]), phase="villain", step=2, encounter=[BLANK] * 9
    )
    on(t, "turn")
    assert told(t, "Something else happens instead of this: Rhino attacks Spider-Man") and t["Spider-Man"].damage == 0


@pytest.mark.rule("champions:response#1", "champions:identity#4")
def test_a_drone_that_was_attacked_is_still_called_one() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        A=side("She-Hulk", hand=["One-Two Punch", "Strength"], minions=[put("Genius", down=True, owner=0)]),
        environments=["Ultron Drones"],
    )
    t.A.attacks("She-Hulk", "Drone")
    assert t.kind == "window" and "She-Hulk has attacked a drone" in t.match.view(0).prompt()
    t.A.picks("One-Two Punch")
    t.A.pays()
    assert not t["She-Hulk"].exhausted and t.A.discard == ["Genius", "Strength", "One-Two Punch"]


@pytest.mark.rule("champions:toughness")
def test_a_drone_brings_nothing_of_what_is_printed_on_it() -> None:
    tough = stand_in("ally", "Hard One", Keyword("toughness"), cost=1, hp=3, atk=1, thw=1)
    t = situation(
        "champions", scenario="Ultron", A=side("She-Hulk", deck=[tough]), environments=["Ultron Drones"], encounter=[BLANK] * 9
    )
    t.reveals("Android Efficiency")
    assert t.A.minions == ["Drone"] and not told(t, "tough status card")
    assert t["Drone"].status == frozenset()


@pytest.mark.rule("champions:defeat#1", "champions:in-play-and-out-of-play#12")
def test_a_defeated_drone_is_not_called_by_what_is_printed_on_it() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        A=side("Spider-Man", play=["Interrogation Room"], deck=["Aunt May", "Energy"]),
        environments=["Ultron Drones"],
        encounter=[BLANK] * 3,
        threat=2,
    )
    t.reveals("Android Efficiency")
    t.A.attacks("Spider-Man", "Drone")
    assert t.match.view(0).prompt() == "Just now: a drone is defeated. A, use a response?"
    t.A.picks("Interrogation Room")
    assert t.scheme.threat == 1 and t.A.discard == ["Aunt May"] and told(t, "Aunt May is discarded")


@pytest.mark.rule("champions:choose#1", "champions:interrupt#2")
def test_questions_are_whole_sentences() -> None:
    t = situation("champions", A=side("Iron Man", hand=["Energy"], play=["Vision"]))
    t.A.uses("Vision")
    assert t.options() == ["Vision gets +2 THW until the end of the phase", "Vision gets +2 ATK until the end of the phase"]
    t.match.choose((1,))
    assert (t["Vision"].thw, t["Vision"].atk) == (1, 4)
    t = situation("champions", A=side("She-Hulk", form="alter-ego"), phase="villain", encounter=[BLANK] * 9)
    assert t.match.view(0).prompt() == "About to happen: 1 threat is placed on The Break-In! A, use an interrupt?"
    t.A.picks("Jennifer Walters")
    on(t, "turn")
    # of the one that the villain places nothing is prevented any more
    assert t.scheme.threat == 1


@pytest.mark.rule("champions:cannot", "champions:choose#5")
def test_what_bars_damage_is_said() -> None:
    t = situation("champions", A=side("She-Hulk", hand=["Energy"], minions=["Madame Hydra"]), side_schemes=["Legions of Hydra"])
    t.A.attacks("She-Hulk", "Madame Hydra")
    assert t["Madame Hydra"].damage == 0
    assert len(told(t, "Madame Hydra can't take damage while Legions of Hydra is in play", "[champions:cannot]")) == 1
    t = situation("champions", A=side("She-Hulk", hand=["Energy"], minions=["Madame Hydra"]))
    t.A.attacks("She-Hulk", "Madame Hydra")
    assert t["Madame Hydra"].damage == 3 and not told(t, "can't")


@pytest.mark.rule("champions:obligation#p2", "champions:reveal#6", "champions:reveal#1")
def test_what_says_nothing_when_revealed_is_not_told_to() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Spider-Man", hand=["Backflip"]), encounter=[BLANK] * 3)
    t.reveals("Eviction Notice")
    t.B.picks("no")
    assert told(t, "B resolves Eviction Notice", "[champions:reveal#6]") and t.B.discard == ["Backflip"]
    assert not told(t, "Eviction Notice: When Revealed")
    # an attachment has found its host, and there is nothing more to tell
    t = situation("champions", A=side("She-Hulk", minions=["Shocker"]), encounter=[BLANK] * 3)
    t.reveals("Genetically Enhanced")
    assert t["Shocker"].left == 6 and not told(t, "When Revealed") and not told(t, "surge")
    t = situation("champions", A=side("She-Hulk"), encounter=["Shocker", *[BLANK] * 3])
    t.reveals("Genetically Enhanced")
    assert told(t, "Genetically Enhanced gains surge") and t.A.minions == ["Shocker"]


@pytest.mark.rule("champions:incite-x", "champions:hinder-x", "champions:cancel#4")
def test_threat_of_a_keyword_is_placed_under_its_rule() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"]), encounter=[BLANK] * 3)
    t.reveals("Raid the Armory")
    t.A.picks("Enhanced Spider-Sense")
    assert t.scheme.threat == 1 and told(t, "1 threat is placed on", "[champions:incite-x]")
    slow = stand_in("side_scheme", "Long Way", Keyword("hinder", 2))
    t = situation("champions", A=side("Spider-Man"), encounter=[slow, *[BLANK] * 3])
    t.reveals("Long Way")
    assert t["Long Way"].threat == 2 and told(t, "2 threat is placed on Long Way", "[champions:hinder-x]")


@pytest.mark.rule("champions:copy", "champions:choose#2")
def test_the_first_of_several_different_cards_differs_from_none() -> None:
    t = situation(
        "champions",
        A=side(
            "Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Energy"], discard=["Genius", "Genius", "Strength"]
        ),
    )
    t.A.plays("Ancestral Knowledge")
    assert t.match.view(0).prompt() == "Ancestral Knowledge: Choose a card from your discard pile"
    t.A.picks("Genius")
    assert t.match.view(0).prompt() == "Ancestral Knowledge: Choose up to one different card from your discard pile"
    assert not t.offered("Genius") and t.offered("Strength")
