"""The worked examples of chapters 1 and 2: golden rules, negative numbers, names and versions."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.decks.construction import DeckChoice, check
from longbox.games.vs.language.vocabulary import (
    CardDef,
    character,
)
from longbox.games.vs.situations import put
from longbox.games.vs.situations.worked.parts import DOOM_GIVER, KANG
from longbox.situations import side, situation
from tests.rules.vs.standins import BLOW, THUG, offered_in_full, up
from tests.worked import laid

# -- 102, 103, 104 --------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:102.2#ex1")
@pytest.mark.rule("vs:102.2")
@pytest.mark.parametrize(
    ("counters", "discards", "wins"), [(2, True, True), (3, False, True), (2, False, False), (1, True, False)]
)
def test_three_dream_counters_win_and_all_others_lose(counters: int, discards: bool, wins: bool) -> None:
    table = laid("vs:102.2#ex1", counters=counters)
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(discards)
    # the only X-Men character card in hand is discarded without asking
    assert table.A.pile == (["Longshot, Rebel Freedom Fighter"] if discards else [])
    assert table.winners == (["A"] if wins else [])
    assert (table.asked == ("", "")) is wins


@pytest.mark.example("vs:103.1#ex1")
@pytest.mark.rule("vs:103.1")
def test_the_text_of_nightcrawler_supersedes_the_rules_of_combat() -> None:
    table = laid("vs:103.1#ex1")
    mine, theirs = table.A["Nightcrawler"], table.B["Nightcrawler"]
    assert mine.atk >= theirs.def_ and theirs.atk >= mine.def_
    table.A.attack("Nightcrawler", "Nightcrawler")
    table.conclude()
    assert theirs.stunned and not mine.stunned
    assert table.A.endurance == 50
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:103.1#ex2")
@pytest.mark.rule("vs:103.1", "vs:601.2d", "vs:601.3e")
def test_sewer_system_lifts_hidden_and_protected_but_not_the_front_row() -> None:
    for name, row, objections in (("Thug", "support", ["vs:601.2d"]), ("Archer", "support", []), ("Thug", "front", [])):
        table = laid("vs:103.1#ex2", row=row)
        assert not table.A.can_attack(name, "Weakling") and not table.A.can_attack(name, "Longshot")
        table.A.uses("Sewer System", on=name)
        table.resolve()
        for victim in ("Weakling", "Longshot"):
            assert [o.rule for o in table.A.hinders_attack(name, victim)] == objections
        # nobody else was helped
        other = "Archer" if name == "Thug" else "Thug"
        assert not table.A.can_attack(other, "Weakling")


@pytest.mark.example("vs:103.2#ex1")
@pytest.mark.rule("vs:103.2")
@pytest.mark.parametrize("blinded_first", [True, False])
def test_what_cant_have_reinforcement_never_has_it(blinded_first: bool) -> None:
    table = laid("vs:103.2#ex1")

    def burn(name: str) -> None:
        table.A.plays("Burn Rubber", on=name)
        table.resolve()
        assert table.asked == ("A", "may")
        table.says(False)

    if not blinded_first:
        burn("Longshot")
        assert table.A["Longshot"].reinforcement
    table.B.plays("Blind Sided", on="Longshot")
    table.resolve()
    if blinded_first:
        burn("Longshot")
    assert not table.A["Longshot"].reinforcement
    burn("Dazzler")
    assert table.A["Dazzler"].reinforcement
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:103.2#ex2")
@pytest.mark.rule("vs:103.2")
def test_what_cant_happen_cant_be_replaced() -> None:
    for victim, kissed, lost in (("Inmate", True, 1), ("Inmate", False, 1 + 5), ("Weakling", True, 1 + 5)):
        table = laid("vs:103.2#ex2")
        table.A.attack("Mystique", victim)
        if kissed:
            table.B.plays("Paralyzing Kiss")
            table.resolve()
        table.conclude()
        assert table.B[victim].stunned
        # the stun itself, and five in place of Mystique's breakthrough where there would have been any
        assert table.B.endurance == 50 - lost
        assert table.asked == ("A", "priority")


@pytest.mark.example("vs:103.2#ex3")
@pytest.mark.rule("vs:103.2", "vs:701.12a")
def test_cosmic_radiation_cant_ready_a_stunned_character() -> None:
    table = laid("vs:103.2#ex3")
    table.A.plays("Cosmic Radiation")
    table.resolve()
    assert offered_in_full(table) == ["Fallen", "Tired", "Weary"]
    table.chooses("Fallen", "Tired")
    assert table.A["Fallen"].exhausted and table.A["Fallen"].stunned
    assert not table.A["Tired"].exhausted
    assert table.A["Weary"].exhausted and table.A["Thug"].exhausted
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:104.1b#ex1")
@pytest.mark.rule("vs:104.1")
def test_negative_def_counts_as_zero_except_for_changing_it_further() -> None:
    table = laid("vs:104.1b#ex1")
    table.A.attack("Toad", "Thug")
    table.A.uses("Savage Land")
    table.resolve()
    assert (table.A["Toad"].atk, table.A["Toad"].def_) == (6, 0)
    table.A.powers_up("Toad", pay="Toad")
    table.resolve()
    assert (table.A["Toad"].atk, table.A["Toad"].def_) == (7, 0)
    table.A.powers_up("Toad")
    table.resolve()
    assert (table.A["Toad"].atk, table.A["Toad"].def_) == (8, 1)
    table.conclude()
    # "this attack" is over
    assert not table.B["Thug"].stunned and table.A["Toad"].values.atk == 3


@pytest.mark.example("vs:104.1b#ex2")
@pytest.mark.rule("vs:104.1", "vs:104.1b")
@pytest.mark.parametrize(("endurance", "x", "y"), [(-29, 0, 0), (29, 2, 9), (7, 0, 7)])
def test_the_digits_of_a_negative_endurance_total_are_zero(endurance: int, x: int, y: int) -> None:
    table = laid("vs:104.1b#ex2", endurance=endurance)
    atk, def_ = table.A["Plastic Man"].atk, table.A["Plastic Man"].def_
    table.resolve()
    assert (table.A["Plastic Man"].atk, table.A["Plastic Man"].def_) == (atk + x, def_ + y)
    assert table.A.endurance == endurance
    assert table.asked == ("A", "priority")


# -- 201 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:201.2a#ex1")
@pytest.mark.rule("vs:201.2a")
def test_a_second_beetle_knows_nothing_of_the_boost_of_the_first() -> None:
    table = laid("vs:201.2a#ex1")
    atk, def_ = table.A["Beetle"].printed.values.atk, table.A["Beetle"].printed.values.def_
    beetle = table.A.recruits("Beetle", extra=True)
    assert table.A.points == 8 - 2 - 4
    table.resolve_all()
    assert (beetle.atk, beetle.def_) == (atk + 8, def_ + 8)
    table.B.plays("Reign of Terror", on="Beetle")
    table.resolve()
    assert table.A.hand == ["Beetle, Abner Jenkins"]
    beetle = table.A.recruits("Beetle")
    assert table.A.points == 0
    assert table.chain == [] and table.asked == ("A", "priority")
    assert (beetle.atk, beetle.def_) == (atk, def_)


@pytest.mark.rule("vs:201.2a")
def test_a_beetle_that_was_returned_before_its_boost_resolves_gets_nothing_later() -> None:
    table = situation("vs", step="recruit", A=side(hand=["Beetle"], resources=8), B=side(hand=["Reign of Terror"], resources=4))
    table.A.recruits("Beetle", extra=True)
    assert len(table.chain) == 1
    table.B.plays("Reign of Terror", on="Beetle")
    table.resolve_all()
    beetle = table.A.recruits("Beetle")
    assert beetle.atk == beetle.printed.values.atk


@pytest.mark.example("vs:201.2b#ex1")
@pytest.mark.rule("vs:201.2b")
def test_a_stunned_leader_is_no_leader() -> None:
    table = laid("vs:201.2b#ex1")
    assert not table.A.can("use", "Sinister Citadel")
    assert table.A.why_not("use", "Sinister Citadel") == ["vs:505.1c"]
    table.A.plays("Recover", on="Sub-Mariner")
    table.resolve()
    table.A.uses("Sinister Citadel")
    assert table.A["Sinister Citadel"].exhausted
    table.resolve()
    assert table.A["Sub-Mariner"].counters("+1 ATK / +1 DEF") == 1
    assert table.A["Thug"].counters("+1 ATK / +1 DEF") == 0


@pytest.mark.rule("vs:201.2b", "vs:508.2a")
def test_a_leader_that_is_stunned_in_response_is_an_illegal_target() -> None:
    table = situation("vs", A=side(front=["Sub-Mariner", THUG], resources=[up("Sinister Citadel")]), B=side(hand=[BLOW]))
    table.A.uses("Sinister Citadel")
    table.B.plays("Blow", on="Sub-Mariner")
    table.resolve_all()
    assert table.A["Sub-Mariner"].stunned
    assert table.A["Sub-Mariner"].counters("+1 ATK / +1 DEF") == 0


@pytest.mark.example("vs:201.2c#ex1")
@pytest.mark.rule("vs:201.2c")
def test_words_before_card_are_versions_traits_affiliations_or_classes() -> None:
    names = ("Trok", "Avalanche", "Omen", "Artie")
    table = laid("vs:201.2c#ex1")
    for i in range(4):
        table.A.uses("Seeker", i)
        if i == 3:
            # a trait makes its bearer a Mutant as well
            assert offered_in_full(table) == ["Avalanche, Freedom Force", "Artie, Arthur Maddicks"]
            table.chooses("Artie")
        table.resolve()
        assert [table.B[n].counters("found") for n in names] == [int(k <= i) for k in range(4)]
    assert table.B["Thug"].counters("found") == 0


@pytest.mark.example("vs:201.7#ex1")
@pytest.mark.rule("vs:201.7")
def test_decoy_program_changes_what_multiple_man_calls_himself_but_not_cards_named() -> None:
    table = laid("vs:201.7#ex1")
    before = table.A["Multiple Man"].text
    table.A.recruits("Decoy Program")
    man = table.A["Multiple Man"]
    assert man.equipment == ["Decoy Program"]
    assert (man.names, man.identities, man.versions) == (("Dr. Doom",), ("Jamie Madrox",), ())
    assert [
        t.replace("Whenever Multiple Man", "Whenever Dr. Doom").replace("remove Multiple Man", "remove Dr. Doom") for t in before
    ] == man.text
    assert man.text[0].count("named Multiple Man") == 1
    # without the version Army he is unique (vs:301.6)
    assert man.unique


@pytest.mark.example("vs:201.7#ex1")
@pytest.mark.rule("vs:201.7")
def test_multiple_man_called_dr_doom_still_brings_cards_named_multiple_man() -> None:
    doom = character("Dr. Doom", "Victor Von Doom", cost=6, atk=12, def_=12, source="stand-in")
    table = situation(
        "vs",
        A=side(front=[THUG]),
        B=side(
            front=[put("Multiple Man", equipment=["Decoy Program"]), DOOM_GIVER],
            support=[put("Doom-Bot")],
            hand=["Multiple Man", doom, "Multiple Man", "Multiple Man"],
        ),
    )
    table.A.attack("Thug", "Multiple Man")
    # to other cards he is Dr. Doom
    assert table.B.can("use", "Doom-Bot")
    table.conclude()
    assert table.B["Multiple Man"].stunned
    assert table.asked == ("B", "may")
    table.says(True)
    assert table.B.removed == ["Multiple Man <> Jamie Madrox, Army"]
    assert table.asked == ("B", "may")
    table.says(True)
    assert offered_in_full(table) == ["Multiple Man <> Jamie Madrox, Army"] * 3
    table.chooses("Multiple Man", "Multiple Man")
    while table.asked == ("B", "place"):
        table.match.choose(_any_answer(table))
    assert table.B.hand == ["Dr. Doom, Victor Von Doom", "Multiple Man <> Jamie Madrox, Army"]
    assert table.B.characters.count("Multiple Man <> Jamie Madrox, Army") == 2
    assert table.B["Multiple Man"].row == "front"
    assert table.asked[1] == "priority"


def _any_answer(table: Any) -> tuple[int, ...]:
    answer: tuple[int, ...] = ()
    while -1 not in table.decision.next(answer):
        answer = (*answer, table.decision.next(answer)[0])
    return answer


@pytest.mark.rule("vs:302.3a", "vs:708.12e")
def test_decoy_program_needs_an_army_character_of_doom() -> None:
    table = situation("vs", step="recruit", A=side(front=["Multiple Man"], hand=["Decoy Program"], resources=2), B=side())
    assert not table.A.can("recruit", "Decoy Program")
    table = situation("vs", step="recruit", A=side(front=[THUG, DOOM_GIVER], hand=["Decoy Program"], resources=2), B=side())
    assert not table.A.can("recruit", "Decoy Program")


@pytest.mark.example("vs:201.7a#ex1")
@pytest.mark.rule("vs:201.7a")
def test_a_gained_power_speaks_of_rogue_where_it_spoke_of_kang_himself() -> None:
    table = laid("vs:201.7a#ex1")
    assert table.asked == ("A", "target")
    table.chooses("Kang")
    table.resolve()
    rogue, kang = table.A["Rogue"], table.A["Kang"]
    assert rogue.text[1].startswith("Activate, stun another character you control named Kang >>> Remove all attackers")
    assert rogue.text[1].endswith("Use only if Rogue is defending.")
    table.all_pass()
    # while Kang defends, neither can use it: he has no other Kang to stun, and she does not defend
    table.B.attack("First", "Kang")
    assert not table.A.can("use", "Rogue") and not table.A.can("use", "Kang")
    table.conclude()
    assert not kang.stunned
    table.B.attack("Second", "Rogue")
    assert table.A.can("use", "Rogue")
    table.A.uses("Rogue")
    assert rogue.exhausted and kang.stunned
    table.resolve()
    assert not table.B["Second"].attacking
    table.conclude()
    assert not rogue.stunned and not table.B["Second"].stunned
    table.until("recovery phase")
    table.until("draw phase")
    # "this turn" is over
    assert len(rogue.text) == 1


@pytest.mark.example("vs:201.7a#ex1")
@pytest.mark.rule("vs:201.7a")
def test_a_character_named_rogue_does_not_pay_for_the_gained_power() -> None:
    namesake = character("Rogue", "Namesake", cost=1, atk=1, def_=1, source="stand-in")
    table = situation(
        "vs", phase="combat", primary="B", A=side(front=["Rogue, Power Absorption", namesake]), B=side(front=[THUG, KANG])
    )
    table.chooses("Kang")
    table.resolve()
    table.all_pass()
    table.B.attack("Thug", "Rogue, Power Absorption")
    assert len(table.A["Rogue, Power Absorption"].text) == 2
    assert not table.A.can("use", "Rogue, Power Absorption")


# -- 202 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:202.2#ex1")
@pytest.mark.rule("vs:202.2", "vs:101.2a")
def test_each_version_of_luke_cage_has_four_copies_of_its_own() -> None:
    cages = [character("Luke Cage", version, cost=1, source="stand-in") for version in ("Power Man", "Hero for Hire")]
    assert _problems(cages, 4, 4) == []
    assert _problems(cages, 5, 3) == ["vs:101.2"]


@pytest.mark.example("vs:202.2#ex2")
@pytest.mark.rule("vs:202.2", "vs:202.4", "vs:101.2b")
def test_a_deck_may_hold_any_number_of_an_army_card() -> None:
    initiate = character("Assassin Initiate", "Army", cost=1, source="stand-in")
    other = character("Assassin Initiate", "Master", cost=1, source="stand-in")
    assert _problems([initiate], 12) == []
    # a version of the same name that is no Army card is not free of the limit
    assert _problems([initiate, other], 12, 5) == ["vs:101.2"]


def _problems(cards: list[CardDef], *counts: int) -> list[str]:
    """The rules that object to a deck of these cards, filled up with others to 60."""
    all_cards = [*cards, character("Crowd", "Army", cost=1, source="stand-in")]
    entries: list[list[str | int]] = [[c.full_name, n] for c, n in zip(all_cards, (*counts, 60 - sum(counts)), strict=True)]
    return [problem.rule for problem in check(DeckChoice("some deck", entries), {c.full_name: c for c in all_cards})]


@pytest.mark.example("vs:202.2#ex2")
@pytest.mark.rule("vs:202.4a")
def test_several_army_characters_of_a_name_stay_in_play() -> None:
    table = laid("vs:202.2#ex2")
    table.A.recruits("Assassin Initiate")
    assert table.A.characters.count("Assassin Initiate, Army") == 6
    # one without the version is unique
    table.A.recruits("Longshot")
    assert table.A.characters.count("Longshot, Rebel Freedom Fighter") == 1
    assert table.A.pile == ["Longshot, Rebel Freedom Fighter"]


@pytest.mark.example("vs:202.3#ex1")
@pytest.mark.rule("vs:202.3")
def test_a_name_without_a_version_means_every_version() -> None:
    table = laid("vs:202.3#ex1")
    table.A.uses("Doom-Bot")
    assert table.asked == ("A", "target")
    assert offered_in_full(table) == [f"Dr. Doom, {v}" for v in ("Diabolic Genius", "Victor Von Doom", "Lord of Latveria")]
    table.chooses("Dr. Doom, Victor Von Doom")
    assert table.A.pile == ["Doom-Bot"]
    table.resolve()
    assert not table.A["Dr. Doom, Victor"].exhausted and table.A["Dr. Doom, Diabolic"].exhausted
    assert table.A["Kristoff"].exhausted and table.A["Doomstadt"].exhausted


@pytest.mark.example("vs:202.6#ex1", "vs:G:Version#ex1")
@pytest.mark.rule("vs:202.6")
def test_same_different_and_shared_versions() -> None:
    table = laid("vs:202.6#ex1")
    for i in range(3):
        table.A.uses("Asker", i)
        table.resolve()
    found = {
        n: [how for how in ("same", "different", "share") if table.B[n].counters(how)] for n in ("Both", "Else", "Only", "None")
    }
    assert found == {
        "Both": ["same", "share"],
        "Else": ["different", "share"],
        "Only": ["different", "share"],
        "None": ["different"],
    }
