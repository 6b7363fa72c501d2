"""Leadership, Protection and basic cards of the core set: what each does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog.catalog import face
from longbox.games.champions.events import Damage, Threat
from longbox.games.champions.situations import BLANK, FILLER, Table, put
from longbox.situations import side
from tests.cards.champions.tables import RUNNER, THUG, nobody_defends, table
from tests.rules.champions.rounds import next_round, on
from tests.worked import laid

# -- Leadership -----------------------------------------------------------------------------------------------------------


def test_hawkeye_shoots_minions_that_enter_play() -> None:
    t = table(hand=("Hawkeye", "Energy", "Genius"), minions=[THUG], encounter=["Sandman", "Shocker", BLANK])
    t.A.plays("Hawkeye")
    assert t["Hawkeye"].counter("arrow") == 4
    t.reveals("Shocker")
    on(t, "window")
    t.A.picks("Hawkeye")
    on(t, "turn")
    assert t["Shocker"].damage == 2 and t["Thug"].damage == 0 and t["Hawkeye"].counter("arrow") == 3
    assert not t["Hawkeye"].exhausted


def test_hawkeye_also_minds_minions_of_others_and_stays_without_arrows() -> None:
    t = table(
        play=(put("Hawkeye", counters={"arrow": 1}),), B=side("She-Hulk"), encounter=["Hydra Mercenary", "Hydra Bomber", BLANK]
    )
    t.reveals("Hydra Mercenary", "B")
    t.A.picks("Hawkeye")
    assert t["Hydra Mercenary"].damage == 2 and t.in_play("Hawkeye") and t["Hawkeye"].counter("arrow") == 0
    t.reveals("Hydra Bomber", "A")
    assert t.kind != "window"


def test_maria_hill_lets_each_player_draw() -> None:
    t = table(hand=("Maria Hill", "Energy"), B=side("She-Hulk", form="alter-ego"))
    t.A.plays("Maria Hill")
    t.A.picks("Maria Hill")
    assert t.A.hand == ["Filler"] and t.B.hand == ["Filler"]
    t = table(hand=("Maria Hill", "Energy"), B=side("She-Hulk"))
    t.A.plays("Maria Hill")
    t.A.passes()
    assert t.A.hand == [] and t.B.hand == []


def test_vision_chooses_a_power_once_per_round() -> None:
    t = table(hand=("Energy", "Energy", "Genius"), play=("Vision", "Tigra"))
    t.A.does("Use Vision")
    t.A.pays("Energy")
    t.A.does("ATK")
    assert t["Vision"].atk == 4 and t["Vision"].thw == 1 and t["Tigra"].atk == 2
    assert len(t.A.hand) == 2 and not t.offered("Use Vision")
    next_round(t)
    assert t["Vision"].atk == 2 and t.offered("Use Vision")
    t.A.does("Use Vision")
    t.A.pays()
    t.A.does("THW")
    assert t["Vision"].atk == 2 and t["Vision"].thw == 3
    assert not table(hand=("Genius",), play=("Vision",)).offered("Use Vision")


def test_get_ready_readies_any_ally() -> None:
    t = table(
        hand=("Get Ready",),
        play=(put("Tigra", exhausted=True), "Vision"),
        exhausted=True,
        B=side("She-Hulk", play=[put("Luke Cage", exhausted=True)]),
    )
    t.A.does("Play Get Ready")
    assert sorted(o.split(" (")[0] for o in t.options()) == ["Luke Cage", "Tigra"]
    t.A.picks("Luke Cage")
    assert not t["Luke Cage"].exhausted and t["Tigra"].exhausted and t["Captain Marvel"].exhausted
    assert not table(hand=("Get Ready",), play=("Tigra",), exhausted=True).offered("Get Ready")


def test_lead_from_the_front_strengthens_all_of_one_player() -> None:
    t = table(hand=("Lead from the Front", "Energy"), play=("Tigra",), B=side("She-Hulk", play=["Luke Cage"]))
    t.A.plays("Lead from the Front")
    t.A.picks("B")
    assert (t["She-Hulk"].atk, t["She-Hulk"].thw, t["Luke Cage"].atk, t["Luke Cage"].thw) == (4, 2, 3, 2)
    assert (t["Captain Marvel"].atk, t["Tigra"].atk) == (2, 2)
    next_round(t)
    assert (t["She-Hulk"].atk, t["Luke Cage"].atk) == (3, 2)
    assert not table(hand=("Lead from the Front", "Energy"), form="alter-ego").offered("Lead from the Front")


@pytest.mark.example("champions:faq:make-the-call#1")
@pytest.mark.rule("champions:faq:make-the-call#1")
def test_make_the_call_pays_for_the_ally_as_a_card_of_its_aspect() -> None:
    # Hawkeye is a Leadership ally that costs three; Daredevil, who costs four, is one of Justice
    t = laid("champions:faq:make-the-call#1")
    t.A.plays("Make the Call")
    on(t, "turn")
    assert t.A.play == ["Hawkeye"] and t["Hawkeye"].counter("arrow") == 4 and t.A.hand == []
    t = laid("champions:faq:make-the-call#1", hand=("The Power of Leadership", "Haymaker", "Uppercut"), ally="Daredevil")
    assert not t.offered("Make the Call")
    t = laid("champions:faq:make-the-call#1", hand=("The Power of Justice", "Haymaker", "Uppercut"), ally="Daredevil")
    assert t.offered("Make the Call")


def test_make_the_call_reaches_any_players_pile_and_takes_control() -> None:
    t = table(hand=("Make the Call", "Energy"), discard=["Energy"], B=side("She-Hulk", discard=["Maria Hill", "Combat Training"]))
    t.A.plays("Make the Call")
    t.A.picks("Maria Hill")
    assert t.A.play == ["Maria Hill"] and t.B.discard == ["Combat Training"] and t.A.hand == ["Filler"] and t.B.hand == ["Filler"]
    # she goes back to the pile of her owner
    t.happens(Damage(t["Maria Hill"].ref, 5))
    assert t.B.discard == ["Combat Training", "Maria Hill"]


def test_make_the_call_calls_nobody_who_is_in_play_or_too_dear() -> None:
    t = table(hand=("Make the Call", "Energy"), discard=["Maria Hill"], B=side("She-Hulk", play=["Maria Hill"]))
    assert not t.offered("Make the Call")
    assert not table(hand=("Make the Call", "Energy"), discard=["Vision"]).offered("Make the Call")
    assert not table(hand=("Make the Call", "Energy"), discard=["Combat Training"]).offered("Make the Call")


def test_the_triskelion_makes_room_for_a_fourth_ally() -> None:
    allies = ("Tigra", "Vision", "Luke Cage")
    t = table(hand=("Maria Hill", "Energy"), play=("The Triskelion", *allies))
    t.A.plays("Maria Hill")
    on(t, "turn")
    assert set(t.A.play) == {"The Triskelion", "Maria Hill", *allies}
    t = table(hand=("Maria Hill", "Energy"), play=allies, B=side("She-Hulk", play=["The Triskelion"]))
    t.A.plays("Maria Hill")
    on(t, "discard")
    t.A.picks("Vision")
    assert sorted(t.A.play) == ["Luke Cage", "Maria Hill", "Tigra"]


def test_inspired_is_for_one_ally() -> None:
    t = table(hand=("Inspired", "Genius"), play=("Tigra", "Vision"))
    t.A.plays("Inspired")
    t.A.picks("Vision")
    assert (t["Vision"].atk, t["Vision"].thw) == (3, 2) and (t["Tigra"].atk, t["Captain Marvel"].atk) == (2, 2)
    assert not table(hand=("Inspired", "Genius"), play=("Tigra", put("Inspired", on="Tigra"))).offered("Play Inspired")
    assert not table(hand=("Inspired", "Genius")).offered("Play Inspired")


# -- Protection -----------------------------------------------------------------------------------------------------------


def test_black_widow_cancels_a_card_and_another_is_revealed() -> None:
    deck = ["Shocker", "Crowd Control", BLANK]
    t = table(hand=("Genius",), play=("Black Widow",), encounter=deck)
    t.reveals("Shocker")
    t.A.picks("Black Widow")
    assert not t.in_play("Shocker") and t.encounter_discard == ["Shocker"] and t["Captain Marvel"].damage == 0
    assert t.in_play("Crowd Control") and t["Black Widow"].exhausted and t.A.hand == []


def test_black_widow_cancels_surge_as_well() -> None:
    t = table(
        hand=("Genius",),
        play=("Black Widow",),
        encounter=["Kree Manipulator", "Crowd Control", "Bomb Scare"],
        hero="She-Hulk",
        threat=1,
    )
    t.reveals("Kree Manipulator")
    t.A.picks("Black Widow")
    assert t.scheme.threat == 1 and t.in_play("Crowd Control") and not t.in_play("Bomb Scare")


def test_black_widow_needs_a_mental_resource_and_to_be_ready() -> None:
    for hand, widow in ((("Energy",), put("Black Widow")), (("Genius",), put("Black Widow", exhausted=True))):
        t = table(hand=hand, play=(widow,), encounter=["Hydra Mercenary", "Crowd Control", BLANK])
        t.reveals("Hydra Mercenary")
        assert t.kind == "turn" and t.in_play("Hydra Mercenary")
    # a boost card is not revealed
    t = table(hand=("Genius",), play=("Black Widow",), form="alter-ego", encounter=["Hydra Mercenary", BLANK])
    t.enemy_schemes("Rhino")
    assert t.kind == "turn"


def test_luke_cage_comes_tough() -> None:
    t = table(hand=("Luke Cage", "Energy", "Genius"))
    t.A.plays("Luke Cage")
    assert t["Luke Cage"].status == {"tough"}
    t.happens(Damage(t["Luke Cage"].ref, 4))
    assert t["Luke Cage"].damage == 0 and t["Luke Cage"].status == frozenset()


def test_counter_punch_hits_the_attacker_with_the_heros_strength() -> None:
    t = table(hand=("Counter-Punch",), play=("Combat Training",), minions=[THUG])
    t.enemy_attacks("Thug")
    t.A.picks("Captain Marvel")
    t.A.picks("Counter-Punch")
    assert t["Thug"].damage == 3 and t["Rhino"].damage == 0


def test_counter_punch_needs_the_hero_to_have_defended() -> None:
    t = table(hand=("Counter-Punch",), play=("Luke Cage",))
    t.enemy_attacks("Rhino")
    t.A.picks("Luke Cage")
    assert t.kind == "turn"
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.kind == "turn" and t["Rhino"].damage == 0
    # a stunned hero's blow is lost
    t = table(hand=("Counter-Punch",), status=["stunned"])
    t.enemy_attacks("Rhino")
    t.A.picks("Captain Marvel")
    t.A.picks("Counter-Punch")
    assert t["Rhino"].damage == 0 and t["Captain Marvel"].status == frozenset()


def test_get_behind_me_turns_a_treachery_into_an_attack() -> None:
    deck = ["Hard to Keep Down", FILLER, BLANK]
    t = table(hand=("Get Behind Me!", "Genius"), encounter=deck, villain_damage=5, minions=[THUG], B=side("She-Hulk"))
    t.reveals("Hard to Keep Down", "B")
    t.A.picks("Get Behind Me!")
    t.A.pays()
    nobody_defends(t)
    # the villain attacks the one who played it
    assert t["Rhino"].damage == 5 and t["Captain Marvel"].damage == 2 and t["She-Hulk"].damage == 0
    assert "Hard to Keep Down" in t.encounter_discard


def test_get_behind_me_is_for_heroes_and_treacheries() -> None:
    t = table(hand=("Get Behind Me!", "Genius"), form="alter-ego", encounter=["Hard to Keep Down", BLANK], villain_damage=5)
    t.reveals("Hard to Keep Down")
    assert t.kind == "turn" and t["Rhino"].damage == 1
    t = table(hand=("Get Behind Me!", "Genius"), encounter=["Hydra Mercenary", BLANK])
    t.reveals("Hydra Mercenary")
    assert t.kind == "turn"


def test_the_med_team_heals_any_friendly_character_three_times() -> None:
    t = table(
        hand=("Med Team", "Energy", "Genius"),
        play=(put("Luke Cage", damage=3),),
        damage=1,
        villain_damage=5,
        B=side("She-Hulk", form="alter-ego", damage=4),
    )
    t.A.plays("Med Team")
    t.A.does("Use Med Team")
    assert sorted(o.split(" (")[0] for o in t.options()) == ["Captain Marvel", "Jennifer Walters", "Luke Cage"]
    t.A.picks("Jennifer Walters")
    assert t["Jennifer Walters"].damage == 2 and t["Luke Cage"].damage == 3
    assert t["Med Team"].counter("medical") == 2 and not t.offered("Use Med Team")
    t = table(play=(put("Med Team", counters={"medical": 1}),), damage=1)
    t.A.uses("Med Team")
    assert t["Captain Marvel"].damage == 0 and t.A.discard == ["Med Team"]
    assert not table(play=("Med Team",), villain_damage=5).offered("Use Med Team")


def test_indomitable_readies_a_hero_who_defended() -> None:
    t = table(play=("Indomitable", "Luke Cage"))
    t.enemy_attacks("Rhino")
    t.A.picks("Captain Marvel")
    t.A.picks("Indomitable")
    assert not t["Captain Marvel"].exhausted and t.A.discard == ["Indomitable"]
    t = table(play=("Indomitable", "Luke Cage"))
    t.enemy_attacks("Rhino")
    t.A.picks("Luke Cage")
    assert t.kind == "turn" and t["Luke Cage"].exhausted and "Indomitable" in t.A.play


# -- basic ----------------------------------------------------------------------------------------------------------------


def test_mockingbird_stuns_an_enemy() -> None:
    t = table(hand=("Mockingbird", "Energy", "Genius"), minions=[THUG, put(RUNNER, status=["stunned"])])
    t.A.plays("Mockingbird")
    t.A.picks("Mockingbird")
    assert not t.offered("Runner")
    t.A.picks("Thug")
    assert t["Thug"].status == {"stunned"} and t["Rhino"].status == frozenset()
    t = table(hand=("Mockingbird", "Energy", "Genius"), villain_status=["stunned"])
    t.A.plays("Mockingbird")
    assert t.kind == "turn"


def fury(**more: object) -> Table:
    t = table(hand=("Nick Fury", "Energy", "Genius"), minions=[THUG], threat=4, **more)
    t.A.plays("Nick Fury")
    assert t.kind == "mode"
    return t


def test_nick_fury_does_one_of_three_things() -> None:
    t = fury()
    t.A.does("Remove")
    assert t.scheme.threat == 2 and t.A.hand == [] and t["Thug"].damage == 0
    t = fury()
    t.A.does("Draw")
    assert t.scheme.threat == 4 and t.A.hand == ["Filler"] * 3
    t = fury()
    t.A.does("Deal")
    t.A.picks("Thug")
    assert t["Thug"].damage == 4 and t["Rhino"].damage == 0 and t.scheme.threat == 4 and t.A.hand == []


def test_nick_fury_leaves_at_the_end_of_the_round() -> None:
    t = fury(B=side("She-Hulk", play=["Tigra"]))
    t.A.does("Draw")
    t.A.ends_turn()
    assert t.in_play("Nick Fury")
    next_round(t)
    assert not t.in_play("Nick Fury") and "Nick Fury" in t.A.discard and t.in_play("Tigra")


def test_nick_fury_may_be_gone_before() -> None:
    t = fury()
    t.A.does("Draw")
    t.happens(Damage(t["Nick Fury"].ref, 3))
    next_round(t)
    assert t.A.discard.count("Nick Fury") == 1


def test_emergency_takes_one_threat_off_the_villains_scheme() -> None:
    t = table(hand=("Emergency",), form="alter-ego", encounter=[BLANK] * 3, threat=1, minions=[THUG])
    t.enemy_schemes("Thug")
    assert t.kind == "turn" and t.scheme.threat == 2
    t.enemy_schemes("Rhino")
    t.A.picks("Emergency")
    assert t.scheme.threat == 2 and t.A.discard == ["Emergency"]


def test_emergency_is_a_thwart_against_any_players_villain_and_not_against_other_threat() -> None:
    t = table(hand=("Emergency",), B=side("Iron Man", form="alter-ego"), encounter=[BLANK] * 3, threat=1)
    t.happens(Threat(t.scheme.ref, 2))
    assert t.kind == "turn" and t.scheme.threat == 3
    t.enemy_schemes("Rhino", "B")
    t.A.picks("Emergency")
    assert t.scheme.threat == 3
    t = table(hand=("Emergency",), form="alter-ego", status=["confused"], encounter=[BLANK] * 3, threat=1)
    t.enemy_schemes("Rhino")
    t.A.picks("Emergency")
    assert t.scheme.threat == 2 and t["Carol Danvers"].status == frozenset()


def test_first_aid_heals_two_from_anybody() -> None:
    t = table(
        hand=("First Aid", "Haymaker"), damage=3, minions=[put(THUG, damage=3)], B=side("She-Hulk", damage=1), villain_damage=4
    )
    t.A.plays("First Aid")
    t.A.picks("Captain Marvel")
    assert t["Captain Marvel"].damage == 1 and t["She-Hulk"].damage == 1 and t["Thug"].damage == 3 and t["Rhino"].damage == 4
    t = table(hand=("First Aid", "Haymaker"), minions=[put(THUG, damage=3)])
    t.A.plays("First Aid")
    assert t["Thug"].damage == 1
    assert not table(hand=("First Aid", "Haymaker")).offered("First Aid")


@pytest.mark.parametrize(("title", "type_"), [("Energy", "energy"), ("Genius", "mental"), ("Strength", "physical")])
def test_the_doubles_have_two_resources_and_are_not_played(title: str, type_: str) -> None:
    t = table(hand=(title, "Haymaker"))
    assert "champions:resource-cards" in t.why_not("A", title)
    t.A.plays("Haymaker")
    assert t["Rhino"].damage == 3 and t.A.discard == [title, "Haymaker"]
    code = {"Energy": "01088", "Genius": "01089", "Strength": "01090"}[title]
    assert face(code).values.pips() == (type_, type_)


def test_the_avengers_mansion_lets_a_player_draw() -> None:
    t = table(play=("Avengers Mansion",), B=side("She-Hulk"))
    t.A.uses("Avengers Mansion")
    t.A.picks("B")
    assert t.B.hand == ["Filler"] and t.A.hand == [] and t["Avengers Mansion"].exhausted
    t = table(hand=("Avengers Mansion", "Energy", "Genius"), play=("Avengers Mansion",))
    assert not t.offered("Play Avengers Mansion")


def test_the_helicarrier_makes_the_next_card_of_a_player_cheaper() -> None:
    t = table(play=("Helicarrier",), hand=("First Aid", FILLER), damage=3)
    assert not t.offered("Play First Aid")
    t.A.uses("Helicarrier")
    t.A.plays("First Aid")
    assert t["Captain Marvel"].damage == 1 and t["Helicarrier"].exhausted
    t = table(play=("Helicarrier",), hand=("First Aid", "First Aid", FILLER), damage=6)
    t.A.uses("Helicarrier")
    t.A.plays("First Aid")
    # only the next card: the second has to be paid for
    assert not t.offered("Play First Aid")


def test_the_helicarrier_is_for_the_player_chosen_and_for_this_phase() -> None:
    t = table(play=("Helicarrier",), hand=("First Aid",), damage=3, B=side("She-Hulk", hand=["First Aid"]))
    t.A.uses("Helicarrier")
    t.A.picks("B")
    assert not t.offered("Play First Aid")
    t.A.ends_turn()
    assert t.offered("Play First Aid")
    t = table(play=("Helicarrier",), hand=("First Aid",), damage=3, deck=[FILLER] * 20)
    t.A.uses("Helicarrier")
    next_round(t)
    assert not t.offered("Play First Aid")
    assert not table(play=("Helicarrier",), hand=("Helicarrier", "Energy", "Genius")).offered("Play Helicarrier")


def test_tenacity_readies_the_hero_for_a_physical_resource() -> None:
    t = table(play=("Tenacity", put("Tigra", exhausted=True)), hand=("Strength",), exhausted=True)
    t.A.uses("Tenacity")
    assert not t["Captain Marvel"].exhausted and t["Tigra"].exhausted and sorted(t.A.discard) == ["Strength", "Tenacity"]
    assert not table(play=("Tenacity",), hand=("Strength",)).offered("Use Tenacity")
    assert not table(play=("Tenacity",), hand=("Energy",), exhausted=True).offered("Use Tenacity")
    assert not table(play=("Tenacity",), hand=("Strength",), exhausted=True, form="alter-ego").offered("Use Tenacity")


# -- wording --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("01008", "and remove 1 web counter from it → generate"),
        ("01009", "discard Webbed Up instead. Then, stun that enemy."),
        ("01015", "→ draw 1 card (2 instead if you are Carol Danvers)."),
        ("01016", "gets +1 DEF (+2 instead if"),
        ("01021", "where X is your sustained damage (to a maximum of 15)."),
        ("01042", "Shuffle up to 3 different cards from your discard pile into your deck."),
        ("01060", "Remove 3 threat (4 instead if"),
        ("01066", "1 arrow counter from Hawkeye → deal 2 damage"),
        ("01164", "Titania attacks your hero."),
        ("01166", "each facedown card here to its owner's hand."),
        ("01174", "5 cards of their deck. Each player takes X damage, where X is"),
        ("01175", "or you are stunned."),
    ],
)
def test_numbers_and_names_are_said_as_one_would_say_them(code: str, words: str) -> None:
    f = face(code)
    assert any(words in part.print(f.values.name) for part in f.text)
