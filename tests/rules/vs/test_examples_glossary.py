"""Worked examples of the glossary."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import THIS, VersionsLike
from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.situations.worked.glossary import BORIS, FACE_UP_A, FACE_UP_B, TEAM_UP
from longbox.kernel.queries import Scope
from longbox.situations import side, situation
from tests.rules.vs.standins import CYCLOPS, someone
from tests.worked import laid


@pytest.mark.example("vs:G:As Though#ex1")
@pytest.mark.rule("vs:G:As Though")
def test_nightcrawler_still_attacks_a_protected_character_when_storm_takes_flight_away() -> None:
    table = laid("vs:G:As Though#ex1")
    assert not table.A["Nightcrawler"].flight and not table.A["Nightcrawler"].range
    assert table.A.can_attack("Bird", "Sheltered")
    table.B.uses("Storm")
    table.resolve()
    assert not table.A.can_attack("Bird", "Sheltered")
    table.A.attack("Nightcrawler", "Sheltered")
    assert table.A["Nightcrawler"].attacking and table.B["Sheltered"].defending


@pytest.mark.example("vs:G:Characteristic#ex1")
@pytest.mark.rule("vs:G:Characteristic", "vs:701.12", "vs:701.12c", "vs:701.12d", "vs:701.19")
def test_what_a_stunned_phantazia_in_the_support_row_still_is() -> None:
    table = laid("vs:G:Characteristic#ex1")
    card = table.A["Phantazia"]
    assert card.stunned and card.exhausted and card.row == "support" and not card.hidden
    assert card.range and card.unique and card.printed.brand == "Marvel"
    # not among those listed, but a stunned character always is (vs:701.12d)
    assert not card.protected
    assert not (card.attacking or card.defending or card.flight or card.reinforcement)
    assert card.keywords == frozenset()


@pytest.mark.example("vs:G:Class#ex1")
@pytest.mark.rule("vs:G:Class", "vs:207.3")
def test_any_mental_card_pays_for_emma_frost() -> None:
    table = laid("vs:G:Class#ex1")
    table.A.uses("Emma Frost")
    assert table.asked == ("A", "pay")
    assert table.options == ["Mind", "Relay"]
    table.chooses("Relay")
    table.resolve()
    assert table.A["Danger Room"].down
    assert table.A.hand == ["Mind", "Body"]


@pytest.mark.example("vs:G:Considered to#ex1")
@pytest.mark.rule("vs:G:Considered to")
@pytest.mark.parametrize("doomstadt", ["face up", "face down", "of an opponent"])
def test_boris_serves_whoever_is_considered_to_control_dr_doom(doomstadt: str) -> None:
    table = laid("vs:G:Considered to#ex1", doomstadt=doomstadt)
    if doomstadt != "face up":
        assert table.A.why_not("use", "Boris") == ["vs:501.3"]
        return
    table.A.uses("Boris")
    assert table.A.deck == ["Air Strike", "Filler", BORIS]
    table.resolve()
    assert table.options == ["Air Strike", "Filler"]
    table.chooses("Air Strike")
    assert table.A.hand == ["Air Strike"]


@pytest.mark.example("vs:G:Considered to#ex2")
@pytest.mark.rule("vs:G:Considered to", "vs:203.9a")
def test_kristoff_is_not_exhausted_as_dr_doom() -> None:
    table = laid("vs:G:Considered to#ex2")
    assert table.s.game.controls_name(table.s, 0, "Dr. Doom")
    assert table.A.why_not("play", "Mystical Paralysis") == ["vs:203.9a"]
    assert not table.A.can("play", "Mystical Paralysis")
    # Dr. Doom himself pays
    table.A.plays("Take", on="Dr. Doom")
    table.resolve()
    table.places("Dr. Doom")
    table.A.plays("Mystical Paralysis")
    assert table.A["Dr. Doom"].exhausted and not table.A["Kristoff"].exhausted


@pytest.mark.example("vs:G:Exchange#ex1")
@pytest.mark.rule("vs:G:Exchange")
def test_eminent_domain_exchanges_two_resources_and_turns_them_face_down() -> None:
    table = laid("vs:G:Exchange#ex1")
    table.A.plays("Eminent Domain")
    table.resolve()
    assert table.A.resources == ["Filler", "Common Cause, Team-Up", "Clocktower", "Filler"]
    assert table.B.resources == ["Danger Room", "Filler"]
    clocktower, room = table.A["Clocktower"], table.B["Danger Room"]
    assert clocktower.down and room.down
    assert (clocktower.controller, clocktower.owner, room.controller, room.owner) == ("A", "B", "B", "A")
    assert not table.A["Common Cause"].down


@pytest.mark.example("vs:G:Exchange#ex1")
@pytest.mark.rule("vs:G:Exchange")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ([FILLER] * 4, [FACE_UP_B]),
        ([put(TEAM_UP, down=False), FILLER, FILLER, FILLER], [FACE_UP_B]),
        ([FACE_UP_A, FILLER, FILLER, FILLER], []),
    ],
)
def test_eminent_domain_exchanges_nothing_without_a_legal_choice_on_either_side(mine: list[Any], theirs: list[Any]) -> None:
    table = situation("vs", A=side(hand=["Eminent Domain"], resources=mine), B=side(resources=theirs))
    before = (table.A.resources, table.B.resources)
    face_down = [c.down for c in table.s.things if getattr(c, "printed", None) is not None]
    table.A.plays("Eminent Domain")
    table.resolve()
    assert (table.A.resources, table.B.resources) == before
    assert [c.down for c in table.s.things if getattr(c, "printed", None) is not None] == face_down
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:G:Non-<something>#ex1")
@pytest.mark.rule("vs:G:Non-<something>", "vs:504.4")
def test_fizzle_does_not_reach_the_effect_of_an_ongoing_plot_twist() -> None:
    table = laid("vs:G:Non-<something>#ex1")
    table.A.plays("Dynamic Duo")
    assert table.B.why_not("play", "Fizzle") == ["vs:505.1c"]
    table.A.plays("Faces of Doom")
    table.B.plays("Fizzle")
    # there was one effect it could target
    table.resolve()
    assert table.chain == ["plays Dynamic Duo"]
    assert table.A.pile == ["Faces of Doom"]


@pytest.mark.example("vs:G:That <Something>, The <Something>#ex1")
@pytest.mark.rule("vs:G:That <Something>, The <Something>", "vs:513.5a")
@pytest.mark.parametrize("swap", [True, False])
def test_that_character_is_still_tim_drake_when_dove_is_stunned_instead(swap: bool) -> None:
    table = laid("vs:G:That <Something>, The <Something>#ex1")
    table.A.attack(["Tim Drake", "Dawn Granger"], "Wall")
    table.B.plays("Search and Destroy", on="Tim Drake")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(swap)
    assert table.A["Dawn Granger"].stunned is swap
    assert table.A["Tim Drake"].stunned is not swap
    assert table.A.hand == ["Dawn Granger <> Dove", "Filler"]
    assert table.A.pile == ["Tim Drake, Red Robin"]
    # the whole hand has been seen
    assert all(c.known >> 1 & 1 for c in (table.s.things[n] for n in table.s.zone(0, 1)))


@pytest.mark.example("vs:G:That <Something>, The <Something>#ex2")
@pytest.mark.rule("vs:G:That <Something>, The <Something>", "vs:708.11d", "vs:708.11f")
def test_anarchist_kos_the_character_that_was_stunned_even_if_it_has_recovered() -> None:
    table = laid("vs:G:That <Something>, The <Something>#ex2")
    table.A.attack(["Anarchist", "Battering Ram"], "Cyclops")
    table.all_pass()
    if table.asked[1] == "strike":
        table.chooses("Battering Ram")
    assert table.B["Cyclops"].stunned
    # both stunned him, but he became stunned once
    assert len(table.chain) == 1
    table.B.plays("Children of the Atom")
    table.resolve()
    assert not table.B["Cyclops"].stunned
    table.resolve()
    assert table.B["Cyclops"].zone == "KO'd pile"
    assert table.B["Friend"].zone == "play"


@pytest.mark.rule("vs:502.1")
def test_anarchist_alone_kos_nobody() -> None:
    table = situation("vs", A=side(front=["Anarchist"]), B=side(front=[CYCLOPS]))
    table.A.attack("Anarchist", "Cyclops")
    table.conclude()
    assert table.B["Cyclops"].stunned and table.B["Cyclops"].zone == "play"


@pytest.mark.example("vs:G:Unless#ex1")
@pytest.mark.rule("vs:G:Unless", "vs:508.2i")
@pytest.mark.parametrize(("hand", "willing", "saved"), [(3, True, True), (3, False, False), (1, True, False), (0, True, False)])
def test_brother_blood_kos_unless_two_cards_are_discarded(hand: int, willing: bool, saved: bool) -> None:
    table = laid("vs:G:Unless#ex1", hand=hand)
    table.A.attack("Brother Blood", "Victim")
    table.conclude()
    assert table.asked == ("B", "may")
    table.says(willing)
    if hand == 3 and willing:
        assert table.asked == ("B", "choose")
        table.match.choose((0, 2))
    assert table.B["Victim"].zone == ("play" if saved else "KO'd pile")
    assert len(table.B.hand) == (1 if saved else 3 if not willing else 0)
    assert table.B["Friend"].zone == "play"
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:G:Up To#ex1")
@pytest.mark.rule("vs:G:Up To")
@pytest.mark.parametrize("chosen", [[], ["Two"], ["One", "Three"]])
def test_up_to_two_targets_are_none_one_or_two(chosen: list[str]) -> None:
    table = laid("vs:G:Up To#ex1")
    table.A.attack("Banshee", "Wall")
    assert table.asked == ("A", "target")
    with pytest.raises(ValueError):
        table.match.choose((0, 1, 2))
    table.chooses(*chosen)
    table.resolve_all()
    assert [n for n in ("One", "Two", "Three") if table.B[n].exhausted] == chosen


@pytest.mark.example("vs:G:Version#ex1")
@pytest.mark.rule("vs:G:Version")
def test_versions_are_the_same_all_or_shared_in_part() -> None:
    cards = {"One": ["A", "B"], "Two": ["A", "B"], "Three": ["A", "C"], "Four": ["A"], "Five": ["D"]}
    table = situation("vs", A=side(front=[someone(name, versions=versions) for name, versions in cards.items()]), B=side())
    numbers = {name: table.A[name].number for name in cards}

    def those(how: str, name: str) -> list[str]:
        scope = Scope(0, table.A[name].ref)
        return [n for n, number in numbers.items() if VersionsLike(how, THIS).test(table.s, number, scope)]

    assert those("same", "One") == ["One", "Two"]
    assert those("same", "Three") == ["Three"]
    assert those("same", "Four") == ["Four"]
    assert those("share", "One") == ["One", "Two", "Three", "Four"] == those("share", "Four")
    assert those("share", "Five") == ["Five"]
