"""The worked examples of the sections on modifiers, durations and flagged objects (511 to 513.2), played as they are written."""

from __future__ import annotations

import pytest

from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.situations.worked.modifiers import FANTASTIC, LANTERN, READY_ONE
from longbox.situations import side, situation
from tests.rules.vs.standins import COLOSSUS, STUN_ONE, stand_in
from tests.worked import laid

# -- 511 modifiers ------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:511.1a#ex1")
@pytest.mark.rule("vs:511.1a")
def test_the_paragraphs_of_mind_over_matter_make_two_modifiers() -> None:
    table = laid("vs:511.1a#ex1")
    table.A.plays("Mind over Matter")
    table.resolve()
    assert table.asked == ("A", "choose")
    table.chooses("Longshot")
    assert table.A.hand == ["Longshot, Rebel Freedom Fighter"]
    who = table.A["Anarchist"]
    assert (who.atk, who.def_, who.flight, who.range) == (7, 4, True, True)
    assert (table.A["Dazzler"].atk, table.A["Dazzler"].flight) == (1, False)
    assert len(table.s.modifiers) == 1, "the return has no duration, the rest is one modifier"
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:511.1a", "vs:511.1d")
def test_mind_over_matter_may_return_its_own_target() -> None:
    anarchist = stand_in("Anarchist", teams=["X-Statix"])
    table = situation("vs", A=side(front=[anarchist, "Longshot"], hand=["Mind over Matter"], resources=8), B=side())
    table.A.plays("Mind over Matter")
    table.resolve()
    table.chooses("Anarchist")
    assert table.A.hand == ["Anarchist"]
    assert table.s.modifiers == ()
    assert table.A["Longshot"].atk == 2


@pytest.mark.example("vs:511.1d#ex1")
@pytest.mark.rule("vs:511.1d")
def test_jetstream_exhausts_his_target_even_when_he_is_gone() -> None:
    table = laid("vs:511.1d#ex1")
    table.A.attack("Colossus", "Jetstream")
    assert table.B["Dazzler"].flight
    table.all_pass()
    assert table.asked == ("B", "target")
    table.chooses("Longshot")
    assert table.B["Jetstream"].stunned and not table.B["Dazzler"].flight
    table.A.plays("Fall", on="Jetstream")
    table.resolve()
    assert table.B.pile == ["Jetstream, Hellion"]
    assert not table.A["Longshot"].exhausted
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(True)
    assert table.A["Longshot"].exhausted
    assert not table.B["Dazzler"].exhausted
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:511.1d#ex2")
@pytest.mark.rule("vs:511.1d")
def test_nova_draws_the_one_card_that_is_left() -> None:
    table = laid("vs:511.1d#ex2")
    assert len(table.chain) == 1
    table.resolve()
    assert table.A.hand == ["Filler", "Filler", "Longshot, Rebel Freedom Fighter"]
    assert table.A.deck == [] and table.B.deck == ["Filler"]
    assert table.asked == ("A", "priority") and table.chain == []


@pytest.mark.example("vs:511.1d#ex3")
@pytest.mark.rule("vs:511.1d", "vs:513.5f")
def test_arcanna_has_another_character_stunned_instead_of_breakthrough() -> None:
    table = laid("vs:511.1d#ex3")
    table.A.attack("Arcanna", "Longshot")
    table.all_pass()
    assert table.asked == ("B", "choose")
    assert [o.split(",")[0] for o in table.options] == ["Dazzler", "Rogue"]
    table.chooses("Dazzler")
    assert table.B["Longshot"].stunned and table.B["Dazzler"].stunned and not table.B["Rogue"].stunned
    assert table.B.endurance == 50 - 1 - 1, "stun endurance loss twice, no breakthrough"


@pytest.mark.example("vs:511.1d#ex3")
@pytest.mark.rule("vs:511.1d", "vs:513.5f")
def test_arcannas_breakthrough_is_replaced_though_nobody_else_can_be_stunned() -> None:
    table = situation(
        "vs",
        A=side(front=["Arcanna, Arcanna Jones", "Rogue, Energy Drain"]),
        B=side(front=["Longshot", put(COLOSSUS, stunned=True)]),
    )
    table.A.attack("Arcanna", "Longshot")
    table.conclude()
    assert table.B["Longshot"].stunned
    assert table.B.endurance == 50 - 1
    assert table.asked == ("A", "priority")
    # a direct attack is no attack on a character
    table.A.attack("Rogue", "B")
    table.conclude()
    assert table.B.endurance == 49 - 4


@pytest.mark.example("vs:511.6#ex1")
@pytest.mark.rule("vs:511.6", "vs:508.2i")
def test_charaxes_puts_back_the_one_card_there_is_and_kos_nobody() -> None:
    table = laid("vs:511.6#ex1")
    table.A.attack("Charaxes", "Longshot")
    table.conclude()
    assert table.asked == ("A", "may")
    table.says(True)
    assert table.A.deck == ["Filler", "Inmate"]
    assert table.A.pile == ["Dazzler, Alison Blaire"]
    assert table.B["Longshot"].stunned and table.B.pile == []
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:511.6", "vs:511.5")
def test_charaxes_kos_for_three_cards_whose_order_their_owner_arranges() -> None:
    inmates = [stand_in(name, teams=["Arkham Inmates"]) for name in ("One", "Two", "Three")]
    table = situation(
        "vs", A=side(front=["Charaxes, Killer Moth"], pile=inmates, deck=[FILLER]), B=side(front=["Longshot", "Dazzler"])
    )
    table.A.attack("Charaxes", "Longshot")
    table.conclude()
    table.says(True)
    assert table.asked == ("A", "order")
    table.chooses("Two", "Three", "One")
    assert table.A.deck == ["Filler", "Two", "Three", "One"]
    assert table.B.pile == ["Longshot, Rebel Freedom Fighter"]
    assert table.B.characters == ["Dazzler, Alison Blaire"]


def knows(table, side_name, name, where="deck") -> bool:
    """Does this player know the card in that zone?"""
    player = table.names.index(side_name)
    card = next(table.s.things[n] for n in table.s.zone(player, 0) if table.s.things[n].printed.name == name)
    return bool(card.known >> table.s.things[player].seat & 1)


@pytest.mark.example("vs:511.8#ex1")
@pytest.mark.rule("vs:511.8")
def test_night_vision_shows_the_top_card_before_and_after_connie_webb_but_not_in_between() -> None:
    table = laid("vs:511.8#ex1")
    assert table.asked == ("A", "priority")
    assert knows(table, "A", "Card 0") and not knows(table, "A", "Card 1")
    table.A.uses("Connie Webb")
    table.resolve()
    assert table.asked == ("A", "search")
    table.chooses("Bishop")
    assert table.A.hand == ["Bishop"]
    assert table.A.deck[0] == "Connie Webb"
    # what lies under her after the shuffle was never looked at
    assert len(table.A.deck) == 7
    assert not any(knows(table, "A", f"Card {i}") for i in range(6))
    assert knows(table, "A", "Connie Webb")


@pytest.mark.rule("vs:511.8")
def test_nobody_else_looks_and_without_night_vision_nobody_does() -> None:
    card = stand_in("Card")
    table = situation(
        "vs", A=side(front=["Longshot"], resources=[put("Night Vision", down=False)], deck=[card]), B=side(deck=[card])
    )
    assert knows(table, "A", "Card")
    assert not table.s.things[table.s.zone(0, 0)[0]].known >> 1 & 1
    table.A.passes()
    assert table.asked == ("B", "priority") and not knows(table, "B", "Card")
    down = situation("vs", A=side(front=["Longshot"], resources=["Night Vision"], deck=[card]), B=side())
    assert not knows(down, "A", "Card")


# -- 512 one-shot modifiers ---------------------------------------------------------------------------------------------


@pytest.mark.example("vs:512.1#ex1")
@pytest.mark.rule("vs:512.1")
def test_pyros_modifier_is_one_shot() -> None:
    table = laid("vs:512.1#ex1")
    table.A.uses("Pyro", on="B")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 47)
    assert table.s.modifiers == ()


# -- 513.1 and 513.2: durations, flagged objects -----------------------------------------------------------------------


@pytest.mark.example("vs:513.1d#ex1")
@pytest.mark.rule("vs:513.1d")
def test_valentina_vostoks_first_effect_makes_no_modifier_once_she_has_readied() -> None:
    table = laid("vs:513.1d#ex1")
    table.A.uses("Valentina")
    table.A.plays("Get Up", on="Valentina")
    table.resolve()
    assert not table.A["Valentina"].exhausted
    table.A.uses("Valentina")
    assert len(table.chain) == 2
    table.resolve()
    assert table.B["Colossus"].def_ == 7
    table.resolve()
    assert table.B["Colossus"].def_ == 7, "the first activation makes none"
    assert len(table.s.modifiers) == 1


@pytest.mark.rule("vs:513.1d")
def test_her_modifier_ends_for_good_when_she_readies() -> None:
    table = situation(
        "vs", step="recruit", A=side(front=["Valentina Vostok, Bishop"], hand=[READY_ONE]), B=side(front=[COLOSSUS])
    )
    table.A.uses("Valentina")
    table.resolve()
    assert table.B["Colossus"].def_ == 7 and table.A["Valentina"].def_ == 1
    table.A.plays("Get Up", on="Valentina")
    table.resolve()
    assert table.B["Colossus"].def_ == 10
    table.A.uses("Valentina")
    assert table.A["Valentina"].exhausted and table.B["Colossus"].def_ == 10
    table.resolve()
    assert table.B["Colossus"].def_ == 7


@pytest.mark.example("vs:513.1g#ex1")
@pytest.mark.rule("vs:513.1g", "vs:701.10a")
def test_human_torchs_reinforcement_covers_the_breakthrough_of_his_own_stun() -> None:
    table = laid("vs:513.1g#ex1")
    table.A.attack("Brute", "Human Torch")
    assert table.B["Human Torch"].reinforcement and not table.B["Longshot"].reinforcement
    table.conclude()
    assert table.B["Human Torch"].stunned
    assert table.B.endurance == 50 - 6
    table.A.attack("Gambit", "Longshot")
    table.conclude()
    assert table.B.endurance == 44 - 1 - 5, "Longshot is no Herald"


@pytest.mark.example("vs:513.2a#ex1")
@pytest.mark.rule("vs:513.2a")
def test_a_child_named_valeria_checks_for_its_condition_once() -> None:
    table = laid("vs:513.2a#ex1")
    table.A.builds(None)
    table.A.plays("A Child Named Valeria")
    table.resolve()
    table.A.plays("Fall", on="Mr. Fantastic")
    table.resolve()
    assert table.A.characters == ["Invisible Woman", "Dazzler, Alison Blaire"]
    table.A.plays("Knock Down", on="Dazzler")
    table.resolve()
    assert not table.A["Dazzler"].stunned
    table.A.plays("Knock Down", on="Invisible Woman")
    table.resolve()
    assert table.A["Invisible Woman"].stunned, "she costs 5"


@pytest.mark.rule("vs:513.2a")
def test_a_child_named_valeria_does_nothing_without_both() -> None:
    table = situation("vs", A=side(front=[FANTASTIC, "Dazzler"], hand=["A Child Named Valeria", STUN_ONE], resources=5), B=side())
    table.A.plays("A Child Named Valeria")
    table.resolve()
    table.A.plays("Knock Down", on="Dazzler")
    table.resolve()
    assert table.A["Dazzler"].stunned


@pytest.mark.example("vs:513.2c#ex1")
@pytest.mark.rule("vs:513.2c")
def test_combat_protocols_misses_the_sentinel_that_comes_later() -> None:
    table = laid("vs:513.2c#ex1")
    table.A.builds(None)
    table.A.plays("Combat Protocols")
    table.resolve()
    assert table.asked == ("A", "name")
    table.chooses("X-Men")
    table.until("recruit step")
    table.A.recruits("Late Sentinel", at=("support", 0))
    table.until("combat phase")
    table.until("attack step")
    assert table.A["Sentinel"].atk == 4
    table.A.attack("Sentinel", "Longshot")
    assert table.A["Sentinel"].atk == 6
    table.conclude()
    assert table.A["Sentinel"].atk == 4
    table.A.attack("Master Mold", "Dazzler")
    assert table.A["Master Mold"].atk == 4
    table.conclude()


@pytest.mark.example("vs:513.2c#ex1")
@pytest.mark.rule("vs:513.2c")
def test_combat_protocols_gives_the_latecomer_nothing_in_its_own_attack() -> None:
    sentinel = stand_in("Sentinel", "Army", cost=2, teams=["Sentinel"])
    late = stand_in("Late Sentinel", "Army", cost=2, teams=["Sentinel"])
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[sentinel], hand=["Combat Protocols", late], resources=5, deck=[]),
        B=side(front=["Longshot", stand_in("Stranger")]),
    )
    table.A.plays("Combat Protocols")
    table.resolve()
    table.chooses("X-Men")
    table.A.recruits("Late Sentinel", at=("front", 1))
    table.until("combat phase")
    table.until("attack step")
    table.A.attack("Late Sentinel", "Longshot")
    assert table.A["Late Sentinel"].atk == 4
    table.conclude()
    table.A.attack("Sentinel", "Stranger")
    assert table.A["Sentinel"].atk == 4, "not one of the chosen affiliation"


@pytest.mark.example("vs:513.2c#ex2")
@pytest.mark.rule("vs:513.2c")
def test_golden_death_leaves_a_defender_alone_that_is_exhausted_only_later() -> None:
    table = laid("vs:513.2c#ex2")
    table.A.attack("Lantern", "Longshot")
    table.B.reinforces("Dazzler")
    table.resolve()
    assert table.B["Longshot"].reinforcement
    table.A.plays("Golden Death")
    table.resolve()
    assert table.A["Lantern"].atk == 11
    table.A.plays("Tire", on="Longshot")
    table.resolve()
    assert table.B["Longshot"].exhausted and table.B["Longshot"].reinforcement


@pytest.mark.rule("vs:513.2c")
def test_golden_death_takes_reinforcement_from_an_exhausted_defender_and_bars_it() -> None:
    table = situation(
        "vs",
        A=side(front=[LANTERN], hand=["Golden Death"], resources=5),
        B=side(front=[put("Longshot", exhausted=True)], support=["Dazzler"]),
    )
    table.A.attack("Lantern", "Longshot")
    table.A.plays("Golden Death")
    table.resolve()
    table.B.reinforces("Dazzler")
    table.resolve()
    assert not table.B["Longshot"].reinforcement
    table.conclude()
    assert table.B.endurance == 50 - 1 - 10


@pytest.mark.rule("vs:508.2f")
def test_golden_death_of_another_team_only_raises_atk() -> None:
    table = situation(
        "vs",
        A=side(front=[COLOSSUS], hand=["Golden Death"], resources=5),
        B=side(front=[put("Longshot", exhausted=True)], support=["Dazzler"]),
    )
    table.A.attack("Colossus", "Longshot")
    table.A.plays("Golden Death")
    table.resolve()
    assert table.A["Colossus"].atk == 12
    table.B.reinforces("Dazzler")
    table.resolve()
    assert table.B["Longshot"].reinforcement


@pytest.mark.example("vs:513.2d#ex1")
@pytest.mark.rule("vs:513.2d")
def test_a_child_named_valeria_covers_a_human_torch_recruited_later() -> None:
    table = laid("vs:513.2d#ex1")
    table.A.builds(None)
    table.A.plays("A Child Named Valeria")
    table.resolve()
    table.until("recruit step")
    table.A.recruits("Human Torch")
    table.A.plays("Knock Down", on="Human Torch")
    table.resolve()
    assert not table.A["Human Torch"].stunned


@pytest.mark.example("vs:513.2f#ex1")
@pytest.mark.rule("vs:513.2f")
def test_storm_and_flying_kick_undo_each_other_in_turn() -> None:
    table = laid("vs:513.2f#ex1")
    table.A.uses("Storm")
    table.resolve()
    assert not table.B["Flier"].flight
    table.B.plays("Flying Kick", on="Longshot")
    table.resolve()
    assert table.B["Longshot"].flight and not table.B["Flier"].flight
    table.A.uses("Storm")
    table.resolve()
    assert not table.B["Longshot"].flight
    assert table.A["Storm"].flight


@pytest.mark.example("vs:513.2g#ex1")
@pytest.mark.rule("vs:513.2g", "vs:505.3")
def test_nasty_surprise_lasts_for_its_attack_alone() -> None:
    table = laid("vs:513.2g#ex1")
    assert "vs:505.3" in table.B.why_not("play", "Nasty Surprise")
    table.A.attack("Shadowcat", "Beast")
    table.B.plays("Nasty Surprise")
    table.resolve()
    assert table.B["Beast"].atk == 7
    table.conclude()
    table.A.attack("Longshot", "Beast")
    assert table.B["Beast"].defending and table.B["Beast"].atk == 2
