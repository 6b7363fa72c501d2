"""The worked examples of delayed triggers, replacements, dependency and timestamps (513.4 to 515), played as they are written."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import Activated, Draw
from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.situations.worked.replacements import LEX
from longbox.situations import side, situation
from tests.rules.vs.standins import COLOSSUS, RECOVER_ONE, ROGUE, STORM, STUN_ONE, stand_in
from tests.worked import laid

# -- 513.4 delayed triggered modifiers -----------------------------------------------------------------------------------


@pytest.mark.example("vs:513.4a#ex1", "vs:513.4b#ex1")
@pytest.mark.rule("vs:513.4a", "vs:513.4b")
def test_destinys_modifier_outlives_her_and_its_effect_is_triggered_only() -> None:
    table = laid("vs:513.4a#ex1")
    table.A.uses("Destiny", on="Colossus")
    table.resolve()
    assert table.B.endurance == 50
    table.A.plays("Fall", on="Destiny")
    table.resolve()
    assert table.A.characters == []
    table.A.plays("Knock Down", on="Longshot")
    table.resolve()
    assert table.chain == [] and table.B.endurance == 49
    table.A.plays("Knock Down", on="Colossus")
    table.resolve()
    assert table.B.endurance == 49 - 5
    (item,) = (table.s.things[n] for n in table.s.chain)
    assert item.types == ("triggered",) and item.source_kind == ""
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 40)


@pytest.mark.rule("vs:513.4a")
def test_destinys_modifier_ends_with_the_turn() -> None:
    table = situation(
        "vs", step="recruit", A=side(front=["Destiny, Irene Adler"], hand=[STUN_ONE]), B=side(front=[COLOSSUS], endurance=50)
    )
    table.A.uses("Destiny", on="Colossus")
    table.resolve()
    table.until("draw phase")
    table.A.plays("Knock Down", on="Colossus")
    table.all_pass()
    assert table.B["Colossus"].stunned
    assert table.B.endurance == 45 and len(table.chain) == 1, "only the drawing of cards is on the chain"


@pytest.mark.example("vs:513.4a#ex2")
@pytest.mark.rule("vs:513.4a", "vs:505.3")
def test_outback_stronghold_readies_rogue_for_the_next_recovery_only() -> None:
    table = laid("vs:513.4a#ex2")
    table.A.uses("Outback Stronghold")
    assert table.A["Outback Stronghold"].exhausted and table.A["Longshot"].exhausted
    table.resolve()
    table.A.plays("Phoenix Rising", pay="Rogue, Power Absorption")
    table.resolve()
    assert not table.A["Rogue"].stunned and table.A["Rogue"].exhausted
    assert len(table.chain) == 1
    table.resolve()
    assert not table.A["Rogue"].exhausted
    table.A.plays("Knock Down", on="Rogue")
    table.resolve()
    table.A.plays("Phoenix Rising", pay="Rogue, Power Absorption")
    table.resolve()
    assert not table.A["Rogue"].stunned and table.A["Rogue"].exhausted
    assert table.chain == []
    assert table.A.removed == ["Rogue, Power Absorption"] * 2


@pytest.mark.rule("vs:505.3", "vs:513.2g")
def test_outback_stronghold_is_for_the_combat_phase() -> None:
    resources = [put("Outback Stronghold", down=False), *[FILLER] * 5]
    table = situation("vs", step="recruit", A=side(front=[put(ROGUE, stunned=True), "Longshot"], resources=resources), B=side())
    assert not table.A.can("use", "Outback Stronghold")
    assert table.A.why_not("use", "Outback Stronghold") == ["vs:505.3"]


@pytest.mark.rule("vs:513.4a")
def test_outback_stronghold_does_not_reach_the_recovery_phase() -> None:
    resources = [put("Outback Stronghold", down=False), *[FILLER] * 5]
    table = situation(
        "vs",
        A=side(front=[put(ROGUE, stunned=True), "Longshot"], hand=[RECOVER_ONE], resources=resources),
        B=side(),
    )
    table.A.uses("Outback Stronghold")
    table.resolve()
    table.until("recovery phase")
    table.A.plays("Wake Up")
    table.resolve()
    assert not table.A["Rogue"].stunned and table.chain == []


@pytest.mark.rule("vs:508.2f")
def test_phoenix_rising_recovers_only_a_character_of_the_removed_cards_name() -> None:
    table = situation(
        "vs",
        A=side(front=[put(ROGUE, stunned=True)], hand=["Phoenix Rising"], pile=["Dazzler", "Longshot"], resources=5),
        B=side(),
    )
    table.A.plays("Phoenix Rising", pay="Longshot")
    table.resolve()
    assert table.A["Rogue"].stunned
    assert table.A.removed == ["Longshot, Rebel Freedom Fighter"]


@pytest.mark.example("vs:513.4d#ex1")
@pytest.mark.rule("vs:513.4d")
def test_brimstones_effect_leaves_the_chain_when_its_target_has_gone() -> None:
    table = laid("vs:513.4d#ex1")
    table.A.uses("Brimstone", on="Danger Room")
    assert table.asked == ("A", "priority") and table.A.points == 3
    table.resolve()
    table.A.plays("Sink", on="Danger Room")
    table.resolve()
    assert table.B.resources == ["Filler"]
    table.until("combat phase")
    assert table.chain == []
    assert table.B.resources == ["Filler"] and len(table.A.resources) == 4


@pytest.mark.rule("vs:513.4d")
def test_brimstone_kos_the_resource_chosen_when_the_power_was_used() -> None:
    table = situation(
        "vs", step="recruit", A=side(front=["Brimstone"], resources=4), B=side(resources=["Danger Room", FILLER], hand=[])
    )
    table.A.uses("Brimstone", on="Danger Room")
    table.resolve()
    assert table.B.resources == ["Danger Room", "Filler"]
    table.until("combat phase")
    assert len(table.chain) == 1
    assert table.asked == ("A", "priority"), "no target is chosen anew"
    table.resolve()
    assert table.B.pile == ["Danger Room"]


@pytest.mark.example("vs:513.4e#ex1")
@pytest.mark.rule("vs:513.4e")
def test_starforce_strikes_choice_is_made_as_the_later_effect_resolves() -> None:
    table = laid("vs:513.4e#ex1")
    table.A.attack("Longshot", "Kree")
    table.B.plays("Starforce Strike")
    table.resolve()
    assert table.B["Kree"].atk == 6
    assert table.asked == ("A", "priority")
    table.conclude()
    table.until("recovery phase")
    assert len(table.chain) == 1
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(True)
    assert table.B.hand == ["Kree"] and table.B.characters == []


@pytest.mark.rule("vs:508.2f")
def test_starforce_strike_offers_nothing_to_others_than_kree() -> None:
    table = situation("vs", A=side(front=["Longshot"]), B=side(front=[COLOSSUS], hand=["Starforce Strike"], resources=4))
    table.A.attack("Longshot", "Colossus")
    table.B.plays("Starforce Strike")
    table.resolve()
    assert table.B["Colossus"].atk == 12
    table.conclude()
    table.until("recovery phase")
    assert table.chain == []


@pytest.mark.example("vs:513.4f#ex1")
@pytest.mark.rule("vs:513.4f")
def test_carnages_delayed_bonus_finds_its_characters_when_combat_begins() -> None:
    table = laid("vs:513.4f#ex1")
    table.A.recruits("Carnage", extra=True, pay="Blank")
    assert len(table.A.resources) == 5
    table.resolve()
    assert (table.A["Carnage"].atk, table.A["Dazzler"].atk) == (8, 1)
    table.A.recruits("Longshot")
    table.until("combat phase")
    assert table.asked == ("A", "trigger order")
    table.chooses(table.decision.options[0])
    table.resolve_all()
    assert (table.A["Carnage"].atk, table.A["Longshot"].atk, table.A["Dazzler"].atk) == (10, 4, 3)
    assert table.B["Shadowcat"].atk == 3, "characters of all players"
    assert (table.A.endurance, table.B.endurance) == (45, 50)


@pytest.mark.rule("vs:706.2")
def test_carnage_without_boost_keeps_the_resources_and_gives_nothing() -> None:
    table = situation("vs", step="recruit", A=side(hand=["Carnage, Psychopath"], resources=6), B=side())
    table.A.recruits("Carnage", extra=False)
    assert len(table.A.resources) == 6 and table.chain == []
    table.until("combat phase")
    table.resolve_all()
    assert table.A["Carnage"].atk == 8 and table.A.endurance == 44


# -- 513.5 replacement modifiers -----------------------------------------------------------------------------------------


@pytest.mark.example("vs:513.5c#ex1")
@pytest.mark.rule("vs:513.5c", "vs:513.5e")
@pytest.mark.parametrize("first", ["Toad", "Kevlar Body Armor"])
def test_toads_controller_chooses_which_replacement_applies_first(first: str) -> None:
    table = laid("vs:513.5c#ex1")
    table.A.attack("Colossus", "Toad")
    table.all_pass()
    assert table.asked == ("B", "replacement")
    table.chooses(first)
    assert table.asked == ("B", "may")
    table.says(True)
    if first == "Toad":
        # his equipment goes with him
        assert table.B.hand == ["Toad, Mortimer Toynbee"] and table.B.pile == ["Kevlar Body Armor"]
    else:
        assert not table.B["Toad"].stunned and table.B["Toad"].zone == "play"
        assert table.B.pile == ["Kevlar Body Armor"]
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:513.5c", "vs:513.5e")
def test_declining_both_replacements_stuns_toad() -> None:
    toad = put("Toad, Mortimer Toynbee", equipment=["Kevlar Body Armor"])
    table = situation("vs", A=side(hand=[STUN_ONE]), B=side(front=[toad]))
    table.A.plays("Knock Down")
    table.resolve()
    table.chooses("Toad")
    table.says(False)
    assert table.asked == ("B", "may")
    table.says(False)
    assert table.B["Toad"].stunned and table.B.endurance == 48
    assert table.B.pile == []


@pytest.mark.example("vs:513.5f#ex1")
@pytest.mark.rule("vs:513.5f")
def test_emperor_joker_replaces_the_loss_even_when_the_deck_is_empty() -> None:
    table = laid("vs:513.5f#ex1")
    table.A.recruits("The Joker")
    table.resolve()
    table.A.plays("Knock Down", on="Gambit")
    table.resolve()
    assert table.B["Gambit"].stunned and table.B.endurance == 50
    assert len(table.B.removed) == 4 and len(table.B.deck) == 1
    table.A.plays("Knock Down", on="Storm")
    table.resolve()
    assert table.B["Storm"].stunned and table.B.endurance == 50
    assert table.B.deck == [] and len(table.B.removed) == 5


@pytest.mark.rule("vs:513.5d")
def test_emperor_joker_replaces_no_payment_and_no_loss_of_his_own_side() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=["The Joker, Emperor Joker", STUN_ONE], front=["Gambit, Remy LeBeau"], resources=8),
        B=side(front=["Storm, Ororo Munroe"], deck=[FILLER] * 5),
    )
    table.A.recruits("The Joker")
    table.resolve()
    table.B.uses("Storm")
    table.resolve()
    assert table.B.endurance == 48 and len(table.B.deck) == 5
    table.A.plays("Knock Down", on="Gambit")
    table.resolve()
    assert table.A.endurance == 46


@pytest.mark.example("vs:513.5i#ex1")
@pytest.mark.rule("vs:513.5i")
@pytest.mark.parametrize("moondragons", [1, 2])
def test_each_moondragon_adds_one_card_to_the_first_draw_of_a_phase(moondragons: int) -> None:
    table = laid("vs:513.5i#ex1", moondragons=moondragons)
    table.A.plays("Study")
    table.resolve()
    if moondragons == 2:
        assert table.asked == ("A", "replacement")
        table.choose_option(0)
    assert len(table.A.hand) == 1 + 1 + moondragons
    table.A.plays("Study")
    table.resolve()
    assert len(table.A.hand) == 2 + moondragons, "one out, one in"
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:513.5i")
def test_moondragon_counts_in_every_phase_and_for_her_controller_only() -> None:
    table = situation("vs", phase="draw", A=side(front=["Moondragon"]), B=side())
    table.all_pass()
    assert len(table.A.hand) == 3 and len(table.B.hand) == 2


# -- 514 interaction ------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:514.2#ex1")
@pytest.mark.rule("vs:514.2", "vs:514.4")
@pytest.mark.parametrize("deathstroke_first", [True, False])
def test_deathstrokes_modifier_waits_for_ras_al_ghuls(deathstroke_first: bool) -> None:
    table = laid("vs:514.2#ex1", deathstroke_first=deathstroke_first)
    assert table.A["Colossus"].teams == {"Deathstroke"}
    assert table.A["Deathstroke"].teams == {"Deathstroke"}
    assert table.A["Ra's"].teams == table.A["Agent"].teams == {"League of Assassins"}
    assert table.B["Dazzler"].teams == frozenset() and table.B["Agent"].teams == {"League of Assassins"}
    # so those two may attack as a team, and nobody of the League with them
    assert not table.A.can_attack(["Deathstroke", "Ra's"], "Dazzler")
    table.A.attack(["Deathstroke", "Colossus"], "Dazzler")
    assert table.A["Colossus"].attacking


@pytest.mark.rule("vs:103.2")
def test_ras_al_ghul_stops_payment_powers_of_others_than_his_league() -> None:
    draw = Activated((), Draw(1), limit=(1, "turn"))
    agent = stand_in("Agent", teams=["League of Assassins"], text=[draw])
    table = situation(
        "vs", A=side(front=["Ra's al Ghul, The Demon's Head", agent, STORM]), B=side(front=["Pyro, St. John Allerdyce"])
    )
    assert table.A.can("use", "Agent") and not table.A.can("use", "Storm")
    assert not table.B.can("use", "Pyro")
    assert table.B.why_not("use", "Pyro") == ["vs:103.2"]


@pytest.mark.example("vs:514.4#ex1")
@pytest.mark.rule("vs:514.4")
def test_danger_room_waits_for_mutant_nation_though_it_was_flipped_first() -> None:
    table = laid("vs:514.4#ex1")
    before = table.A["Pyro"].atk
    table.A.flips("Danger Room")
    assert table.A["Pyro"].atk == before
    table.A.plays("Mutant Nation")
    table.resolve()
    assert table.A["Pyro"].teams == {"Brotherhood", "X-Men"}
    assert table.A["Pyro"].atk == before + 1
    assert table.A["Destiny"].teams == {"Brotherhood", "X-Men"} and table.A["Destiny"].atk == 2
    assert table.B["Toad"].teams == {"Brotherhood"}


@pytest.mark.example("vs:514.4a#ex1")
@pytest.mark.rule("vs:514.4a")
@pytest.mark.parametrize("order", [("Mutant Nation", "Heroes United"), ("Heroes United", "Mutant Nation")])
def test_the_loop_of_mutant_nation_and_heroes_united_gives_everyone_all_three(order: tuple[str, ...]) -> None:
    table = laid("vs:514.4a#ex1", order=order)
    everything = {"Brotherhood", "Fantastic Four", "X-Men"}
    assert table.A["Toad"].teams == table.A["Thing"].teams == table.A["Colossus"].teams == everything
    assert table.A["Doom"].teams == {"Doom"}
    in_hand = table.s.zone(0, 1)[0]
    assert table.s.now(table.s.ref(in_hand)).teams == everything
    assert table.B["Destiny"].teams == {"Brotherhood"}
    assert not table.A.can_attack(["Toad", "Doom"], "Destiny")
    table.A.attack(["Toad", "Thing", "Colossus"], "Destiny")
    assert table.A["Toad"].attacking and table.A["Thing"].attacking and table.A["Colossus"].attacking


# -- 515 timestamps -------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:515.3#ex1")
@pytest.mark.rule("vs:515.2", "vs:515.3")
def test_flying_kick_resolving_after_storm_gives_flight() -> None:
    table = laid("vs:515.3#ex1")
    table.A.plays("Flying Kick", on="Longshot")
    table.B.uses("Storm")
    table.resolve()
    assert not table.A["Longshot"].flight
    table.resolve()
    assert table.A["Longshot"].flight


@pytest.mark.example("vs:515.3#ex2")
@pytest.mark.rule("vs:515.3")
def test_lex_luthors_power_gets_a_new_timestamp_when_it_comes_back_but_not_when_somebody_moves() -> None:
    table = laid("vs:515.3#ex2")
    added = {"Secret Society", "Revenge Squad"}
    stamp = stamp_of(table, LEX)
    assert stamp is not None and table.A["Longshot"].teams == {"X-Men"}
    table.arranges(Longshot=("front", 1))
    assert table.A["Longshot"].teams == {"X-Men", *added}
    assert table.A["Dazzler"].teams == {"X-Men", *added} and table.A["Lex"].teams == {"Secret Society"}
    assert stamp_of(table, LEX) == stamp
    table.until("combat phase")
    assert table.asked == ("B", "target")
    table.chooses("Lex Luthor")
    table.resolve()
    assert stamp_of(table, LEX) is None
    assert "leader" not in table.A["Lex"].keywords and table.A["Longshot"].teams == {"X-Men"}
    now = table.s.clock
    table.until("draw phase")
    assert "leader" in table.A["Lex"].keywords and table.A["Longshot"].teams == {"X-Men", *added}
    assert stamp_of(table, LEX) > now


def stamp_of(table, name: str, index: int = 0) -> int | None:
    """The timestamp of the modifier of a card's power, if it makes one just now."""
    number = table.find(name, 0)
    found = [a for a in table.s.game.actives(table.s, number, table.s.now(number)) if a.key[1] == index]
    return found[0].stamp if found else None


@pytest.mark.example("vs:515.3#ex3")
@pytest.mark.rule("vs:515.3", "vs:706.7a")
def test_valkyras_two_cosmic_powers_start_together_when_she_gets_her_counter() -> None:
    table = laid("vs:515.3#ex3")
    table.A.attack("Herald", "Dazzler")
    assert (table.A["Valkyra"].def_, table.A["Herald"].def_) == (6, 4)
    assert stamp_of(table, "Valkyra", 0) is None and stamp_of(table, "Valkyra", 1) is None
    before = table.s.clock
    table.A.plays("Spark", on="Valkyra")
    table.resolve()
    assert (table.A["Valkyra"].def_, table.A["Herald"].def_, table.A["Longshot"].def_) == (8, 7, 1)
    assert stamp_of(table, "Valkyra", 0) > before and stamp_of(table, "Valkyra", 1) > before
    assert table.asked == ("A", "priority"), "two bonuses are the same in either order: nothing is asked"
