"""Cards of the sections on modifiers: what each does, does not do, and whom it leaves alone (more in the worked examples)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.cards.quoted_modifiers import CARDS
from longbox.games.vs.language.vocabulary import Aim, Cards, Draw, KOIt, StunIt, T, character, characters, plot_twist
from longbox.games.vs.situations import FILLER, put
from longbox.kernel.text import Printer
from longbox.situations import side, situation

COLOSSUS = "Colossus, Steadfast Protector"
GAMBIT = "Gambit, Remy LeBeau"


def stand_in(name: str, **facts: Any) -> Any:
    """A character of 4 ATK / 4 DEF."""
    return character(name, source="stand-in", **{"cost": 3, "atk": 4, "def_": 4, **facts})


def twist(name: str, effect: Any, *aims: Aim) -> Any:
    """A plot twist that costs nothing."""
    return plot_twist(name, effect=effect, targets=aims, source="stand-in")


STUN_ONE = twist("Knock Down", StunIt(T), Aim(characters()))
KO_ONE = twist("Fall", KOIt(T), Aim(Cards("play")))
STUDY = twist("Study", Draw(1))


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.full_name)
def test_what_no_source_gives_is_named(card: Any) -> None:
    assert card.source
    wanted = ("cost", "atk", "def_", "flight", "range") if card.kind == "character" else ("threshold",)
    if card.source == "rulebook":
        assert set(wanted) <= set(card.proxy)


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.full_name)
def test_every_text_prints_with_the_name_of_its_card_filled_in(card: Any) -> None:
    words = [a.print(card.name) for a in (*card.text, *(card.ongoing_text or ()))]
    if card.effect is not None:
        words.append(card.effect.text(Printer(card.name, card.targets)))
    assert words and all(w and "{" not in w for w in words)


def test_jetstream_gives_flight_to_his_own_side_and_may_stay() -> None:
    table = situation("vs", A=side(front=[COLOSSUS, "Longshot"], hand=[STUN_ONE]), B=side(front=["Jetstream", "Dazzler"]))
    assert table.B["Jetstream"].flight and table.B["Dazzler"].flight and not table.A["Longshot"].flight
    table.A.plays("Knock Down", on="Jetstream")
    table.resolve()
    assert sorted(o.split(",")[0] for o in table.options) == ["Colossus", "Dazzler", "Jetstream", "Longshot"]
    table.chooses("Colossus")
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(False)
    assert table.B["Jetstream"].zone == "play" and not table.A["Colossus"].exhausted


def test_nova_draws_only_with_three_or_fewer_and_a_cosmic_counter() -> None:
    nova = "Frankie Raye"
    full = situation("vs", phase="combat", A=side(front=[nova], hand=[FILLER] * 4), B=side())
    assert full.chain == []
    dull = situation("vs", phase="combat", A=side(front=[put(nova, counters={})]), B=side())
    assert dull.chain == []
    table = situation("vs", phase="combat", A=side(front=[nova], hand=[FILLER]), B=side(hand=[]))
    table.resolve()
    assert len(table.A.hand) == 4 and table.B.hand == []


def test_nova_does_nothing_if_the_hand_has_grown_meanwhile() -> None:
    table = situation(
        "vs", phase="combat", A=side(front=["Frankie Raye"], hand=[FILLER, FILLER, FILLER, STUDY, STUDY][2:]), B=side()
    )
    table.A.plays("Study")
    table.resolve()
    table.A.plays("Study")
    table.resolve()
    assert len(table.A.hand) == 3
    table.resolve()
    assert len(table.A.hand) == 4


def test_arcannas_stun_of_a_defender_with_reinforcement_is_no_breakthrough_to_replace() -> None:
    table = situation(
        "vs",
        A=side(front=["Arcanna"]),
        B=side(front=["Longshot", "Shadowcat"], support=["Dazzler"]),
    )
    table.A.attack("Arcanna", "Longshot")
    table.B.reinforces("Dazzler")
    table.resolve()
    table.conclude()
    assert table.B["Longshot"].stunned and not table.B["Shadowcat"].stunned and not table.B["Dazzler"].stunned
    assert table.B.endurance == 49 and table.asked == ("A", "priority")


def test_charaxes_keeps_his_cards_when_his_player_declines() -> None:
    inmate = stand_in("Inmate", teams=["Arkham Inmates"])
    table = situation("vs", A=side(front=["Charaxes, Killer Moth"], pile=[inmate] * 3), B=side(front=["Longshot"]))
    table.A.attack("Charaxes", "Longshot")
    table.conclude()
    table.says(False)
    assert len(table.A.pile) == 3 and table.B.pile == [] and table.B["Longshot"].stunned


def test_connie_webb_searches_only_while_she_is_in_play() -> None:
    bishop = stand_in("Bishop", cost=4, teams=["Checkmate"])
    table = situation("vs", A=side(front=["Connie Webb"], hand=[KO_ONE], deck=[bishop, FILLER]), B=side())
    table.A.uses("Connie Webb")
    table.A.plays("Fall")
    table.resolve()
    table.resolve()
    assert table.asked == ("A", "priority")
    assert table.A.hand == [] and table.A.deck == ["Bishop", "Filler"]
    assert table.A.pile == ["Connie Webb", "Fall"] or table.A.pile == ["Fall", "Connie Webb"]


def test_connie_webb_finds_checkmate_characters_of_cost_4_or_less() -> None:
    cards = [
        stand_in("Small", cost=4, teams=["Checkmate"]),
        stand_in("Big", cost=5, teams=["Checkmate"]),
        stand_in("Other", cost=1),
        plot_twist("Plot", source="stand-in"),
    ]
    table = situation("vs", A=side(front=["Connie Webb"], deck=cards), B=side())
    table.A.uses("Connie Webb")
    table.resolve()
    assert table.asked == ("A", "search") and table.options == ["Small"]
    table.chooses("Small")
    assert table.A.hand == ["Small"] and table.A.deck[0] == "Connie Webb" and len(table.A.deck) == 4


def test_valentina_vostok_is_for_the_build_phase() -> None:
    table = situation("vs", A=side(front=["Valentina Vostok"]), B=side(front=["Longshot"]))
    assert table.A.why_not("use", "Valentina Vostok") == ["vs:501.3"]


@pytest.mark.parametrize("counters", [{"cosmic": 1}, {}])
def test_human_torch_turns_breakthrough_of_his_side_into_endurance(counters: dict[str, int]) -> None:
    torch = put("Human Torch, The Invisible Man", counters=counters)
    table = situation("vs", A=side(front=[torch, GAMBIT]), B=side(front=["Longshot"]))
    table.A.attack("Gambit", "Longshot")
    table.conclude()
    assert table.B["Longshot"].stunned
    assert (table.A.endurance, table.B.endurance) == ((55, 49) if counters else (50, 44))


def test_destiny_taxes_every_stun_of_her_target_and_no_other() -> None:
    wake = "Phoenix Rising"
    table = situation(
        "vs",
        step="recruit",
        A=side(front=["Destiny, Irene Adler"], hand=[STUN_ONE] * 3),
        B=side(front=[GAMBIT, "Longshot"], hand=[wake], pile=[GAMBIT], resources=4),
    )
    table.A.uses("Destiny", on="Gambit")
    table.resolve()
    table.A.plays("Knock Down", on="Gambit")
    table.resolve_all()
    assert table.B.endurance == 50 - 4 - 4
    table.B.plays(wake)
    table.resolve()
    table.A.plays("Knock Down", on="Gambit")
    table.resolve_all()
    assert table.B.endurance == 42 - 8
    table.A.plays("Knock Down", on="Longshot")
    table.resolve_all()
    assert table.B.endurance == 33


def test_toad_stays_and_is_stunned_when_his_controller_likes() -> None:
    table = situation("vs", A=side(front=[COLOSSUS]), B=side(front=["Toad, Mortimer Toynbee"]))
    table.A.attack("Colossus", "Toad")
    table.all_pass()
    assert table.asked == ("B", "may")
    table.says(False)
    assert table.B["Toad"].stunned and table.B.endurance == 50 - 2 - 8


def test_toad_goes_home_and_his_attackers_breakthrough_stays() -> None:
    table = situation("vs", A=side(front=[COLOSSUS]), B=side(front=["Toad, Mortimer Toynbee"]))
    table.A.attack("Colossus", "Toad")
    table.all_pass()
    table.says(True)
    assert table.B.hand == ["Toad, Mortimer Toynbee"] and table.B.endurance == 50 - 8


def test_emperor_jokers_replacement_ends_with_the_turn() -> None:
    table = situation(
        "vs", step="recruit", A=side(hand=["The Joker, Emperor Joker", STUN_ONE], resources=8), B=side(front=["Longshot"])
    )
    table.A.recruits("The Joker")
    table.resolve()
    table.until("draw phase")
    table.A.plays("Knock Down", on="Longshot")
    table.resolve()
    assert table.B.endurance == 49 and table.B.removed == []


def test_the_generals_target_loses_leader_powers_for_the_turn() -> None:
    lex, general = "Lex Luthor, Criminal Genius", "The General, Wade Eiling"
    table = situation("vs", phase="combat", A=side(front=[general, "Longshot"]), B=side(front=[lex, "Dazzler"]))
    assert table.asked == ("A", "target") and len(table.options) == 4
    table.chooses("Lex Luthor")
    assert table.B["Dazzler"].teams == {"X-Men", "Secret Society", "Revenge Squad"}
    table.resolve()
    assert table.B["Dazzler"].teams == {"X-Men"} and "leader" not in table.B["Lex Luthor"].keywords


def test_lex_luthor_reaches_only_adjacent_characters_of_his_own_side() -> None:
    table = situation(
        "vs",
        A=side(front=["Lex Luthor, Criminal Genius", "Longshot", "Dazzler"], support=["Shadowcat", "Archangel"]),
        B=side(front=["Beast, Dr. Henry McCoy"]),
    )
    both = {"X-Men", "Secret Society", "Revenge Squad"}
    assert table.A["Longshot"].teams == table.A["Shadowcat"].teams == both
    assert table.A["Dazzler"].teams == table.A["Archangel"].teams == table.B["Beast"].teams == {"X-Men"}


def test_valkyra_helps_adjacent_attackers_with_cosmic_alone() -> None:
    herald = stand_in("Herald", keywords=["cosmic"], flight=True)
    table = situation("vs", A=side(front=[herald, "Valkyra", "Longshot", herald]), B=side(front=["Dazzler", "Shadowcat"]))
    assert table.A["Herald"].def_ == 4 and table.A["Valkyra"].def_ == 8
    table.A.attack("Longshot", "Dazzler")
    assert table.A["Longshot"].def_ == 1
    table.conclude()
    table.A.attack("Herald", "Shadowcat")
    assert table.A["Herald"].def_ == 7


def test_valkyra_loses_both_powers_with_her_cosmic_counter() -> None:
    table = situation("vs", A=side(front=[put("Valkyra", counters={})]), B=side())
    assert table.A["Valkyra"].def_ == 6


def test_mutant_nation_reaches_cards_of_its_controller_outside_play() -> None:
    table = situation(
        "vs",
        A=side(
            hand=["Longshot"], deck=["Dazzler"], pile=["Toad, Mortimer Toynbee"], resources=[put("Mutant Nation", down=False)]
        ),
        B=side(hand=["Longshot"], front=["Shadowcat"]),
    )
    both = {"X-Men", "Brotherhood"}
    assert table.A["Longshot"].teams == table.A["Dazzler"].teams == table.A["Toad"].teams == both
    assert table.B["Longshot"].teams == table.B["Shadowcat"].teams == {"X-Men"}


def test_ras_al_ghul_spares_affiliations_gained_later() -> None:
    ras = "Ra's al Ghul, The Demon's Head"
    table = situation("vs", A=side(front=[ras]), B=side(front=["Lex Luthor, Criminal Genius", "Longshot"]))
    # his power depends on nothing that Lex Luthor gives, so the older of the two applies first
    assert table.B["Longshot"].teams == {"Secret Society", "Revenge Squad"}
    assert table.B["Lex Luthor"].teams == frozenset()
