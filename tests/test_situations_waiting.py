"""Tables of Marvel Champions that wait where nothing is asked, that begin with a rigged set-up, and what they tell of themselves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from longbox.games.champions.language import vocabulary
from longbox.games.champions.language.vocabulary import (
    MINIONS,
    VILLAINS,
    YOUR_HERO,
    Constant,
    DrawCards,
    EnemyActs,
    Gets,
    Response,
    Strikes,
    Surge,
    WhenRevealed,
)
from longbox.games.champions.situations import BLANK, FILLER, identity, put, stand_in, valued
from longbox.games.champions.view.reading import text_of
from longbox.situations import side, situation
from tests.rules.champions.rounds import laid

# -- what lies on the table -------------------------------------------------------------------------------------------------------


def test_what_is_said_of_a_drone_is_so() -> None:
    tougher = stand_in("environment", "Tougher", Constant(MINIONS, (Gets("hp", 2),)))
    t = laid(
        A=side("Spider-Man", drones=[put("Backflip", damage=1), put("Genius", status="tough", attached=["Webbed Up"])]),
        B=side("Iron Man", drones=1),
        scenario="Ultron",
        environments=["Ultron Drones", tougher],
    )
    flip, genius, blank = t.each("Drone")
    assert (flip.damage, flip.left, flip.hp, flip.status) == (1, 2, 3, frozenset())
    assert (genius.damage, genius.status, genius.attached) == (0, {"tough"}, ["Webbed Up"])
    assert (flip.card, genius.card, blank.card) == ("Backflip", "Genius", "Filler")
    assert t.A.drones == ["Backflip", "Genius"] and t.B.drones == ["Filler"]
    assert (flip.engaged_with, blank.engaged_with, flip.owned_by, flip.controlled_by) == ("A", "B", "A", "")
    # the damage counts
    t.hurts(flip, 2)
    assert t.A.discard == ["Backflip"] and t.A.drones == ["Genius"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"A": side("Spider-Man", drones=[put("Backflip", damage=1)]), "scenario": "Ultron"}, "Drone has 1 hit point: with 1"),
        ({"A": side("Spider-Man", drones=["Shocker"]), "scenario": "Ultron"}, "Shocker is a minion"),
        ({"A": side("Spider-Man", drones=[put("Backflip", threat=1)])}, "is a drone, and no scheme"),
        ({"A": side("Spider-Man", hand=[put("Backflip", damage=1)])}, "Backflip is not laid into play, and has no 'damage'"),
        ({"A": side("Spider-Man", deck=[put("Tigra", exhausted=True)])}, "not laid into play"),
        ({"A": side("Spider-Man", play=[put("Tigra", threat=1)])}, "an ally, and no scheme"),
        ({"A": side("Spider-Man", play=[put("Web-Shooter", status="tough")])}, "an upgrade, and no character"),
        ({"A": side("Spider-Man", play=[put("Web-Shooter", counters=2)])}, "counters are written"),
        ({"A": side("Spider-Man", play=[put("Tigra", damage="1")])}, "a number from 0 on"),
        ({"A": side("Spider-Man", play=[put("Tigra", damage=1, left=2)])}, "either 'damage' is told or what is 'left'"),
        ({"A": side("Spider-Man", play=[put("Tigra", owner="C")])}, "the owner of Tigra is one of the sides"),
        ({"A": side("Spider-Man", hand=[put("Tigra", owner="A")])}, "lies with its owner"),
        ({"A": side("Spider-Man", minions=3)}, "minions is a list of cards, not 3"),
        ({"A": side("Spider-Man", hand=[None])}, "a card is a title"),
        ({"A": side("Spider-Man", changed_form="no")}, "changed_form is True or False"),
        ({"A": side("Spider-Man"), "windows": "every"}, "windows is 'turns'"),
        ({"A": side("Spider-Man"), "step": 2}, "phase='villain'"),
        ({"A": side("Spider-Man"), "round": 0}, "rounds are counted from 1"),
        ({"A": side("Spider-Man"), "threat": -1}, "threat is a number from 0 on"),
        ({"A": side("Spider-Man"), "modular": ["Bomb Scare"]}, "goes with phase='setup'"),
        ({"A": side("Spider-Man"), "side_schemes": [put("Bomb Scare", threat=0)]}, "without threat is defeated"),
        ({"A": side("Spider-Man", invocations=["Vapors of Valtorr"])}, "Doctor Strange has one"),
        ({"A": side("Spider-Man", form="giant")}, "Peter Parker 01001b"),
        ({"A": side("Spider-Man"), "until": "noon"}, "no moment 'noon' to wait for"),
        ({"A": side("Spider-Man"), "phase": "setup", "threat": 2}, "no 'threat'"),
        ({"A": side("Spider-Man", form="hero"), "phase": "setup"}, "begins in alter-ego form"),
        ({"A": side("Spider-Man", hand=["Shocker"]), "phase": "setup"}, "Shocker is a minion"),
        ({"A": side(stand_in("ally", "Ann", hp=2))}, "Ann is no hero: identity"),
    ],
)
def test_what_could_not_be_so_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(LookupError) as told:
        situation("champions", **given)
    assert said in str(told.value)


def test_numbers_stand_for_blank_cards() -> None:
    t = situation("champions", A=side("Spider-Man", hand=2, deck=3, dealt=1), encounter=4)
    assert t.A.hand == ["Filler"] * 2 and t.A.deck == ["Filler"] * 3 and t.A.dealt == 1 and t.encounter_deck == ["Blank"] * 4


def test_a_card_of_another_player_lies_before_the_one_who_controls_it_and_goes_home() -> None:
    t = laid(A=side("Spider-Man"), B=side("Iron Man", play=[put("Tigra", owner="A"), "Hawkeye"]))
    assert t.B.play == ["Tigra", "Hawkeye"] and (t["Tigra"].owned_by, t["Tigra"].controlled_by) == ("A", "B")
    t.hurts("Tigra", 9)
    assert t.A.discard == ["Tigra"] and t.B.discard == [] and t.B.play == ["Hawkeye"]


def test_a_second_copy_of_a_nemesis_is_laid_by_its_title() -> None:
    t = laid(A=side("Spider-Man", minions=[put("Vulture", copy=True)]))
    assert t.A.minions == ["Vulture"] and t.A.nemesis.count("Vulture") == 1
    assert "Vulture" not in laid(A=side("Spider-Man", minions=["Vulture"])).A.nemesis
    assert laid(A=side("Spider-Man", nemesis=["Shocker"])).A.nemesis == ["Shocker"]


def test_a_card_in_play_is_not_revealed_and_stays() -> None:
    t = laid(A=side("Spider-Man", minions=["Sandman"], hand=["Backflip"]), side_schemes=["Bomb Scare"])
    for card in ("Rhino", "Sandman", "Bomb Scare", "Spider-Man", "Backflip", "The Break-In!"):
        with pytest.raises(LookupError, match="is not revealed"):
            t.reveals(card)
    assert (
        t.A.minions == ["Sandman"] and t.A.hand == ["Backflip"] and t.in_play("Rhino") and t.in_play("Bomb Scare") and not t.log
    )
    t.reveals("Bomb Scare", copy=True)
    assert len(t.each("Bomb Scare")) == 2 and t.A.minions == ["Sandman"]
    # one that lies in the deck or is set aside is that one
    t = laid(A=side("Spider-Man", minions=["Hydra Mercenary"]), encounter=["Hydra Mercenary", BLANK])
    t.reveals("Hydra Mercenary")
    assert t.A.minions == ["Hydra Mercenary"] * 2 and t.encounter_deck == ["Blank"]
    t.reveals("Vulture")
    assert "Vulture" in t.A.minions and "Vulture" not in t.A.nemesis


def test_heroes_can_be_made_up() -> None:
    ann = identity(
        "Ann", Response(Strikes(YOUR_HERO, after=True), DrawCards(1)), atk=3, hp=8, alter_ego={"name": "Anna", "rec": 5}
    )
    t = laid(A=side(ann, deck=["Genius"]), B=side("Spider-Man"))
    assert (t["Ann"].hp, t["Ann"].atk, t["Ann"].thw, t["Ann"].hand_size) == (8, 3, 1, 5) and t.A.nemesis == []
    assert "Eviction Notice" in t.set_aside
    t.A.attacks("Ann", "Rhino")
    t.A.picks("Ann")
    assert t.A.hand == ["Genius"] and t.villain.damage == 3
    t.hurts("Ann", 6)
    t.A.does("Change form to Anna")
    assert t.A.form == "alter_ego" and (t["Anna"].rec, t["Anna"].left, t["Anna"].hand_size) == (5, 2, 6)
    with pytest.raises(LookupError, match="perhaps hp"):
        identity("Ann", hpp=3)


def test_cards_may_have_other_figures() -> None:
    t = laid(
        A=side(valued("Spider-Man", hp=3, atk=5), play=[valued("Tigra", hp=9), valued("Hawkeye", cost=0)]),
        villain=valued("Rhino", atk=7),
        stage="I",
    )
    assert (t["Spider-Man"].hp, t["Spider-Man"].atk, t["Spider-Man"].thw, t["Tigra"].hp, t["Tigra"].atk) == (3, 5, 1, 9, 2)
    assert (t.villain.atk, t.villain.stage, t.villain.hp) == (7, "I", 14)
    # the stages are those of the mode
    assert [f.stage for f in t.state.things[t.state.villain].printed.faces] == ["I", "II"]
    assert laid(A=side("Spider-Man"), villain=valued("Rhino", atk=7), stage="III").villain.stage == "III"
    # what the card says it says still
    t.enemy_attacks("Rhino", "A")
    assert t.offered("Spider-Man: Interrupt")
    with pytest.raises(LookupError, match="Backflip has no 'hp'"):
        valued("Backflip", hp=3)
    with pytest.raises(LookupError, match="no figure 'strength'"):
        valued("Tigra", strength=3)


# -- looking ----------------------------------------------------------------------------------------------------------------------


def test_of_several_cards_with_one_title_each_can_be_named() -> None:
    t = laid(
        A=side(
            "Spider-Man", minions=["Hydra Mercenary", put("Hydra Mercenary", damage=1)], hand=["Haymaker", "Energy", "Genius"]
        ),
        side_schemes=[put("Bomb Scare", threat=4), put("Bomb Scare", threat=3)],
    )
    with pytest.raises(AssertionError, match=r"names one card"):
        t.A.attacks("Spider-Man", "Hydra Mercenary")
    first, second = t.each("Hydra Mercenary")
    t.A.plays("Haymaker", "Energy", "Genius")
    t.A.picks(second)
    assert first.there and not second.there
    t.A.thwarts("Spider-Man", t.each("Bomb Scare")[1])
    assert [c.threat for c in t.each("Bomb Scare")] == [4, 2]


def test_main_schemes_and_stages_can_be_made_up() -> None:
    t = laid(A=side("Spider-Man"), B=side("Iron Man"), main_scheme=valued("The Break-In!", threat=3), threat=5)
    assert (t.scheme.target, t.scheme.stage, t.scheme.threat) == (6, "1B", 5)
    t = laid(A=side("Spider-Man"), main_scheme=stand_in("main_scheme", "Plan", threat=9))
    assert (t.scheme.name, t.scheme.target) == ("Plan", 9)
    stages = [stand_in("villain", "Doom", hp=n, atk=n, sch=1, stage=stage) for n, stage in ((2, "I"), (7, "II"))]
    t = laid(A=side("Spider-Man"), villain=stages)
    t.A.attacks("Spider-Man", "Doom")
    assert (t.villain.stage, t.villain.hp, t.result) == ("II", 7, None)


def test_zones_go_by_name_and_schemes_tell_their_limit() -> None:
    t = laid(
        A=side("Spider-Man", hand=["Energy"]),
        B=side("Iron Man", nemesis=[]),
        side_schemes=[put("Highway Robbery", threat=2, under=["Backflip"])],
        set_aside=["Shocker"],
        victory=["Hydra Mercenary"],
        removed=["Advance"],
    )
    assert "Vulture" in t.A.nemesis and t.B.nemesis == [] and "Shocker" in t.set_aside
    assert (t.victory, t.removed) == (["Hydra Mercenary"], ["Advance"])
    assert t["Highway Robbery"].under == t.zone("under a card") == ["Backflip"] and t["Backflip"].attached_to == "Highway Robbery"
    assert t.A.zone("hand") == ["Energy"] and (t["Energy"].zone, t["Rhino"].zone) == ("hand", "villain's play area")
    assert (t.scheme.target, t.scheme.acceleration, t["Highway Robbery"].target) == (7 * 2, 1 * 2, 0)
    with pytest.raises(LookupError, match="perhaps set aside"):
        t.zone("set asid")
    with pytest.raises(LookupError, match="a side has no zone 'victory display'"):
        t.A.zone("victory display")


def test_what_may_be_done_can_be_listed() -> None:
    guard = stand_in("minion", "Brute", hp=4, atk=1, sch=1)
    t = laid(
        A=side(
            "Spider-Man", play=["Tigra", put("Hawkeye", exhausted=True)], minions=[guard], hand=["Haymaker", "Energy", "Backflip"]
        ),
        threat=2,
    )
    assert t.A.legal_attacks == [(w, m) for w in ("Spider-Man", "Tigra") for m in ("Rhino", "Brute")]
    assert t.A.legal_thwarts == [("Spider-Man", "The Break-In!"), ("Tigra", "The Break-In!")]
    assert t.A.playable == ["Haymaker"] and t.A.targets("Haymaker") == ["Rhino", "Brute"] and t.A.legal_defenders == []
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.A.legal_defenders == ["Spider-Man", "Tigra"] and t.A.legal_attacks == t.A.playable == []


def test_all_questions_so_far_are_told_with_their_answers() -> None:
    t = laid(A=side("Spider-Man", play=["Tigra"], hand=["Haymaker", "Energy", "Genius"]), B=side("Iron Man"))
    t.A.plays("Haymaker", "Genius")
    t.A.ends_turn()
    kinds = [(q.player, q.kind) for q in t.questions]
    assert kinds == [("A", "turn"), ("A", "pay"), ("A", "turn"), ("B", "turn")]
    assert t.questions[1].answer is not None and "Genius" in str(t.questions[1].answer[0])
    assert t.questions[2].answer == ["End your turn"] and t.questions[3].answer is None
    assert "Spider-Man attacks Rhino (2; 28 hit points left)" in t.questions[0].options
    assert [q.kind for q in t.B.questions] == ["turn"] and "open" in repr(t.B.questions[0])
    t.match.undo()
    assert len(t.questions) == 3 and t.questions[-1].answer is None


def test_with_all_windows_a_question_with_one_answer_is_put() -> None:
    one: dict[str, Any] = {
        "A": side("Spider-Man", minions=["Shocker"]),
        "B": side("Carol Danvers"),
        "phase": "villain",
        "step": 2,
    }
    asked = [q.kind for q in laid(**one).questions]
    assert "order" not in asked
    hand = {"A": side("Spider-Man", hand=["Haymaker", "Energy", "Genius"])}
    t = laid(**hand)
    t.A.plays("Haymaker", "Energy", "Genius")
    assert t.villain.damage == 3
    t = laid(**hand, windows="all")
    t.A.plays("Haymaker", "Energy", "Genius")
    # there is nobody else, but it is asked all the same
    assert t.kind == "choose" and t.options() == ["Rhino (14 hit points left)"] and t.villain.damage == 0
    t.A.picks("Rhino")
    assert t.villain.damage == 3


# -- waiting ------------------------------------------------------------------------------------------------------------------------


def test_the_villain_phase_can_be_stopped_in_its_midst() -> None:
    t = laid(
        A=side("Spider-Man", minions=["Shocker"]),
        B=side("Carol Danvers"),
        phase="villain",
        step=2,
        until="step 2",
        encounter=["Hydra Mercenary", BLANK, "Advance", BLANK, BLANK, BLANK],
    )
    assert (t.kind, t.phase, t.state.step, t.scheme.threat) == ("", "villain phase", 2, 0) and "'step 2'" in t.asking()
    t.until("boost cards")
    assert t.boost_cards == ["Hydra Mercenary"] and t.A.identity.damage == 0 and t.encounter_discard == []
    t.until("damage")
    assert t.boost_cards == [] and t.encounter_discard == ["Hydra Mercenary"] and t.A.identity.damage == 0
    t.until("activation")
    villains = t.A.identity.damage
    assert villains == 2 + 1
    t.until("activation")
    # the minion's
    assert t.A.identity.damage == villains + 2 and t.scheme.threat == 0
    t.until("end of step 2")
    assert t.scheme.threat == 1 and t.A.dealt == t.B.dealt == 0
    # while it waits, things may be let happen
    t.reveals("Hydra Mercenary", "B", copy=True)
    t.hurts("Spider-Man", 1)
    assert t.B.minions == ["Hydra Mercenary"] and t.A.identity.damage == villains + 3 and "'end of step 2'" in t.asking()
    t.until("end of step 3")
    assert (t.A.facedown, t.B.facedown) == (["Advance"], ["Blank"])
    t.until("reveal")
    assert (t.A.facedown, t.B.facedown) == ([], ["Blank"])
    t.until("end of step 4")
    assert (t.B.facedown, t.first, t.round) == ([], "A", 1)
    t.until("end of step 5")
    assert (t.first, t.round) == ("B", 1)
    t.goes_on()
    assert (t.kind, t.active, t.round) == ("turn", "B", 2)


def test_a_moment_comes_after_the_questions_on_the_way() -> None:
    t = laid(A=side("Iron Man", play=["Vision"]), side_schemes=["Bomb Scare"])
    t.until("activation", "defend")
    assert t.kind == "defend" and t.phase == "villain phase"
    t.A.defends("Vision")
    assert t.kind == "" and "'activation'" in t.asking() and t["Vision"].damage == 2
    t.goes_on()
    assert (t.kind, t.round) == ("turn", 2)
    # nothing waits any more
    t.goes_on()
    assert (t.kind, t.round) == ("turn", 3)
    t = laid(A=side("Iron Man", left=1))
    with pytest.raises(AssertionError, match="'end of step 3' never came"):
        t.until("end of step 3")
    assert not t.result.won


def test_a_table_is_laid_at_a_moment_and_a_stunned_enemy_has_had_its_turn() -> None:
    t = laid(A=side("Spider-Man", minions=["Shocker"]), villain_status="stunned", phase="villain", step=2, until="activation")
    assert not t.villain.status and t.A.identity.damage == 0 and t.round == 1
    t.until("activation")
    assert t.A.identity.damage == 2 and t.A.dealt == 0
    t = laid(A=side("Spider-Man"), until="end of step 3")
    # what was asked on the way was declined
    assert (t.kind, t.A.dealt, t.scheme.threat, t.A.identity.damage) == ("", 1, 1, 2) and len(t.questions) > 2
    assert laid(A=side("Spider-Man"), phase="villain", until="villain phase").scheme.threat == 0


def test_the_end_of_the_player_phase_comes_before_discarding() -> None:
    t = laid(A=side("Spider-Man", hand=["Energy"] * 7, play=[put("Tigra", exhausted=True)]))
    t.until("end of player phase")
    assert len(t.A.hand) == 7 and t["Tigra"].exhausted
    t.until("villain phase")
    assert len(t.A.hand) == 5 and not t["Tigra"].exhausted


def test_an_activation_is_over_with_all_that_came_of_it() -> None:
    again = stand_in("minion", "Brute", hp=9, atk=1, sch=1)
    t = laid(A=side("Black Panther", minions=[again]), phase="villain", step=2, until="step 2")
    t.until("activation")
    # he has retaliated against the villain and not yet against the minion
    assert (t.villain.damage, t["Brute"].damage) == (1, 0)
    t.until("activation")
    assert (t.villain.damage, t["Brute"].damage) == (1, 1)


def test_what_lasts_can_be_laid_too() -> None:
    t = laid(A=side("Spider-Man", play=["Tigra"]), B=side("Iron Man"))
    t.lasts("Tigra", atk=2)
    t.lasts("Rhino", until="round", atk=-1)
    assert (t["Tigra"].atk, t.villain.atk) == (4, 1)
    t.until("villain phase")
    assert (t["Tigra"].atk, t.villain.atk) == (2, 1)
    with pytest.raises(LookupError, match="'phase', 'round' or 'turn'"):
        t.lasts("Tigra", until="ever", atk=1)
    with pytest.raises(LookupError, match="perhaps atk"):
        t.lasts("Tigra", atkk=1)


def test_further_things_can_be_let_happen() -> None:
    t = laid(A=side("Spider-Man", play=["Tigra"], damage=3, deck=["Genius", FILLER]), threat=4, encounter=["Advance", BLANK])
    t.heals("Spider-Man", 2)
    t.removes("The Break-In!", 3)
    t.draws("A")
    t.deals("A")
    t.counts("Tigra", "all-purpose", 2)
    t.exhausts("Tigra")
    assert (t.A.identity.damage, t.scheme.threat, t.A.hand, t.A.facedown) == (1, 1, ["Genius"], ["Advance"])
    assert t["Tigra"].exhausted and t["Tigra"].counter("all-purpose") == 2
    t.readies("Tigra")
    t.discards("Tigra")
    assert t.A.discard == ["Tigra"]


# -- the set-up -------------------------------------------------------------------------------------------------------------------


def test_the_set_up_may_have_rigged_decks() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Backflip", "Aunt May"], deck=["Genius", FILLER]),
        B=side("Iron Man"),
        scenario="Klaw",
        phase="setup",
        encounter=["Shocker", "Advance", "Eviction Notice"],
        seed=3,
    )
    # the set-up discards until there is a minion; an obligation comes in later, and lies where it was said
    assert t.A.minions == ["Shocker"] and t.encounter_deck[:2] == ["Advance", "Eviction Notice"]
    assert t.A.hand[:4] == ["Backflip", "Aunt May", "Genius", "Filler"] and len(t.A.hand) == 6 and t.kind == "mulligan"
    assert t.encounter_deck.count("Eviction Notice") == 1 and len(t.B.hand) == 6
    t.A.picks("Backflip")
    assert "Backflip" in t.A.discard
    # of two copies on top one is taken by the set-up, and the other lies there still
    t = situation(
        "champions", A=side("Spider-Man"), scenario="Klaw", phase="setup", encounter=["Hydra Mercenary"] * 2 + ["Advance"]
    )
    assert t.A.minions == ["Hydra Mercenary"] and t.encounter_deck[:2] == ["Hydra Mercenary", "Advance"]
    # with the sets that are asked for
    t = situation("champions", A=side("Spider-Man"), phase="setup", modular=["Under Attack"])
    assert t.encounter_deck.count("Bomb Scare") == 0 and "Concussive Blast" in t.encounter_deck


# -- cards made up ------------------------------------------------------------------------------------------------------------------


def test_made_up_cards_say_what_stands_beside_them_on_the_page() -> None:
    page = (Path(__file__).parents[1] / "docs" / "situations.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z_]+) \| (.+) \| `(.+)` \|$", page, re.MULTILINE)
    assert len(rows) > 35
    words = {name: getattr(vocabulary, name) for name in dir(vocabulary)}
    for kind, says, written in rows:
        card = eval(f"stand_in({kind!r}, 'Ann', {written})", {**words, "stand_in": stand_in})
        assert " ".join(text_of(card.faces[0])) == says


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (lambda: stand_in("trechery", "Ann"), "perhaps treachery"),
        (lambda: stand_in("minion", "Ann", hpp=3), "perhaps hp"),
        (lambda: stand_in("treachery", "Ann", Surge()), "Surge is an effect: it goes into WhenRevealed"),
        (lambda: stand_in("treachery", "Ann", "surge"), "'surge' is no ability"),
        (lambda: stand_in("treachery", "Ann", WhenRevealed), r"WhenRevealed is written WhenRevealed\(...\)"),
        (lambda: stand_in("treachery", "Ann", WhenRevealed(Surge)), r"Surge is written Surge\(...\)"),  # type: ignore[arg-type]
        (lambda: stand_in("upgrade", "Ann", Response(EnemyActs(VILLAINS, "attack"), DrawCards(1))), "kinds is several"),  # type: ignore[arg-type]
    ],
)
def test_who_makes_up_a_card_wrongly_is_told_so_at_once(write: Any, said: str) -> None:
    with pytest.raises(LookupError, match=said):
        write()
