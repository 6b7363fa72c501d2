"""The Crossbones scenario: his stages and schemes, his weapons, and the sets that come with him."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog.catalog import texts
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS, named
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import YOU_, Constant, Gains
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.games.champions.state import ENCOUNTER_DECK, WEAPONS
from longbox.kernel.match import Match
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told

TWO = stand_in("treachery", "Two", boost=2)
PAL = stand_in("ally", "Pal", cost=0, hp=3, atk=1, thw=1)


def crossbones(stage: str = "I", **more: object) -> Table:
    """A table against Crossbones."""
    more.setdefault("A", side("Captain Marvel"))
    more.setdefault("encounter", [BLANK] * 12)
    t: Table = situation("champions", scenario="Crossbones", stage=stage, mode="expert" if stage == "III" else "standard", **more)
    return t


def armory(t: Table) -> list[str]:
    """The Experimental Weapons deck, top first."""
    return [t.state.things[n].printed.name for n in t.state.common(WEAPONS)]


# -- the scenario -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:errata:attack-on-mount-athena", "champions:setup#10")
def test_the_scenario_comes_with_hydra_assault_and_not_with_hydra_patrol() -> None:
    chosen = named("Crossbones")
    assert [MODULAR[m] for m in chosen.modular] == ["Hydra Assault", "Weapon Master", "Legions of Hydra"]
    (words,) = [p.print("") for p in texts()["04061a"] if type(p).__name__ == "Contents"]
    assert all(MODULAR[m] in words for m in chosen.modular) and "Hydra Patrol" not in words
    s = blank(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Crossbones"}, 1)
    sets = {s.things[n].printed.set_ for n in s.common(ENCOUNTER_DECK)}
    assert sets == {"crossbones", "standard", "hydra_assault", "weap_master", "legions_of_hydra"}
    # the Experimental Weapons lie apart
    assert {s.things[n].printed.set_ for n in s.common(WEAPONS)} == {"exper_weapon"} and len(s.common(WEAPONS)) == 4
    assert s.things[s.villain].printed.faces[0].stage == "I" and SCENARIOS["Crossbones"].expert == ("II", "III")


def test_a_game_against_crossbones_is_set_up_and_played_on() -> None:
    m = Match(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Crossbones", "mode": "expert"}, 1)
    s = m.state
    # the stage that the game begins with has found its gun
    gun = next(n for n in s.everything() if s.now(n).name == "Crossbones' Machine Gun")
    assert s.things[gun].counter("ammo") == 4 and s.things[gun].host == s.ref(s.villain)
    assert s.now(s.villain).keywords.get("piercing")
    # nobody knows the order of the weapons, and everybody which they are
    assert not any(s.things[n].known for n in s.common(WEAPONS))
    assert m.log is not None and "The Experimental Weapons deck is shuffled" in m.log.text()
    t = crossbones(A=side("Captain Marvel", form="alter-ego"))
    next_round(t)
    assert t.state.round == 2 and t.scheme.threat == 2


# -- stages ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:piercing")
def test_his_attacks_pierce_while_he_has_a_weapon() -> None:
    for attached, tough, damage in (([], set(), 0), (["Exo-Suit"], set(), 2), (["Crossbones' Armor"], set(), 0)):
        t = crossbones(A=side("Captain Marvel", status=["tough"]), environments=[put(c, on="Crossbones") for c in attached])
        t.enemy_attacks("Crossbones")
        on(t, "turn")
        assert t["Captain Marvel"].status == tough and t["Captain Marvel"].damage == damage


def test_the_second_stage_fetches_the_machine_gun() -> None:
    t = crossbones(villain_damage=11, encounter=[BLANK, "Crossbones' Machine Gun"])
    t.A.attacks("Captain Marvel", "Crossbones")
    assert t.villain.up.stage == "II" and t["Crossbones"].attached == ["Crossbones' Machine Gun"]
    assert t["Crossbones' Machine Gun"].counter("ammo") == 2
    # from the discard pile as well; in play already it stays where it is
    t = crossbones(villain_damage=11, encounter_discard=["Crossbones' Machine Gun"])
    t.A.attacks("Captain Marvel", "Crossbones")
    assert t["Crossbones"].attached == ["Crossbones' Machine Gun"]
    gun = put("Crossbones' Machine Gun", on="Crossbones", counters={"ammo": 1})
    t = crossbones(villain_damage=11, environments=[gun])
    t.A.attacks("Captain Marvel", "Crossbones")
    assert t["Crossbones' Machine Gun"].counter("ammo") == 1


def test_the_third_stage_and_the_later_schemes_reveal_experimental_weapons() -> None:
    t = situation(
        "champions",
        scenario="Crossbones",
        mode="expert",
        stage="II",
        villain_damage=13,
        A=side("Captain Marvel"),
        encounter=[BLANK] * 5,
    )
    first, *rest = armory(t)
    t.A.attacks("Captain Marvel", "Crossbones")
    assert t.villain.up.stage == "III" and t["Crossbones"].attached == [first] and armory(t) == rest
    assert told(t, f"A reveals {first}")
    # each of the later stages of the scheme one more, until there is none left
    for stage, name in (("1B", "The Infinity Stone"), ("2B", "The Getaway")):
        t = crossbones(scheme_stage=stage, threat=2 if stage == "1B" else 5)
        first, *rest = armory(t)
        t.happens(ev.Threat(t.scheme.ref, 1))
        assert t.scheme.name == name and t.scheme.threat == 1 and t["Crossbones"].attached == [first] and armory(t) == rest
    t = crossbones(threat=2)
    t.state.zones[t.state.shared(WEAPONS)] = ()
    t.happens(ev.Threat(t.scheme.ref, 1))
    assert t.kind == "turn" and t.scheme.up.stage == "2B" and t["Crossbones"].attached == []
    # and the last one completed loses the game
    t = crossbones(scheme_stage="3B", threat=4)
    t.happens(ev.Threat(t.scheme.ref, 1))
    assert t.result is not None and not t.result.won


# -- his own set ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:indirect-damage#1", "champions:uses-x-type#p2", "champions:uses-x-type#p3")
def test_the_machine_gun_spends_ammo_for_indirect_damage() -> None:
    gun = put("Crossbones' Machine Gun", on="Crossbones", counters={"ammo": 2})
    t = crossbones(
        A=side("Captain Marvel", play=[PAL]), B=side("She-Hulk"), environments=[gun], encounter=[TWO, BLANK, TWO, BLANK, BLANK]
    )
    t.enemy_attacks("Crossbones")
    # before the attack: the icons of the discarded card are divided among the characters of the player attacked
    assert t.kind == "spread" and t.A.asked() and t["Crossbones' Machine Gun"].counter("ammo") == 1
    t.A.table.answers(1, 1)
    assert t["Captain Marvel"].damage == 1 and t["Pal"].damage == 1 and t.kind == "defend"
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1 + 1 and t["She-Hulk"].damage == 0
    # with the last counter it is gone
    t.enemy_attacks("Crossbones", "B")
    on(t, "turn")
    assert not t.in_play("Crossbones' Machine Gun") and "Crossbones' Machine Gun" in t.encounter_discard
    assert t["She-Hulk"].damage == 2 + 1
    # it does not fire as he schemes
    t = crossbones(environments=[gun])
    t.enemy_schemes("Crossbones")
    assert t["Crossbones' Machine Gun"].counter("ammo") == 2


def test_the_armor_takes_five_damage() -> None:
    t = crossbones(environments=[put("Crossbones' Armor", on="Crossbones")])
    assert t["Crossbones"].atk == 2 and t["Crossbones"].sch == 2
    t.happens(ev.Damage(t.villain.ref, 4))
    assert t["Crossbones"].damage == 0 and t["Crossbones' Armor"].counter("damage") == 4
    t.happens(ev.Damage(t.villain.ref, 3))
    assert t["Crossbones"].damage == 0 and not t.in_play("Crossbones' Armor") and t["Crossbones"].atk == 1


def test_full_auto_discards_as_many_cards_as_his_atk() -> None:
    t = crossbones(environments=[put("Exo-Suit", on="Crossbones")], encounter=["Full Auto", TWO, "Hydra Bomber", TWO, BLANK])
    t.reveals("Full Auto")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 3 and t.encounter_discard == ["Two", "Hydra Bomber", "Full Auto"]
    t = crossbones(A=side("Captain Marvel", form="alter-ego"), encounter=["Full Auto", "Cornered Staff", BLANK])
    t.reveals("Full Auto")
    assert t["Carol Danvers"].damage == 0 and t.in_play("Cornered Staff")


def test_hard_as_nails_toughens_or_heals() -> None:
    for status, damage, left in (([], 5, 5), (["tough"], 5, 2)):
        t = crossbones(villain_status=status, villain_damage=damage, encounter=["Hard as Nails", BLANK])
        t.reveals("Hard as Nails")
        assert t.villain.status == {"tough"} and t.villain.damage == left
        t = crossbones(villain_status=status, villain_damage=damage, encounter=["Hard as Nails", BLANK])
        t.enemy_schemes("Crossbones")
        assert t.villain.status == {"tough"} and t.villain.damage == left and t.scheme.threat == 1


@pytest.mark.rule("champions:incite-x")
def test_raid_the_armory_incites_and_reveals_the_next_weapon() -> None:
    t = crossbones(encounter=["Raid the Armory", "Crossbones' Armor", "Hydra Bomber", "Combat Knife", BLANK])
    t.reveals("Raid the Armory")
    assert t.scheme.threat == 1 and t["Crossbones"].attached == ["Combat Knife"]
    assert t.encounter_discard == ["Crossbones' Armor", "Hydra Bomber", "Raid the Armory"]


@pytest.mark.rule("champions:when-defeated", "champions:activation#4")
def test_crossbones_activates_against_whoever_defeats_his_assault() -> None:
    for form, damage, threat in (("hero", 1, 0), ("alter-ego", 0, 1)):
        t = crossbones(
            A=side("Captain Marvel"),
            B=side("She-Hulk", form=form, play=[PAL]),
            active="B",
            side_schemes=[put("Crossbones' Assault", threat=1)],
        )
        t.B.thwarts("Pal", "Crossbones' Assault")
        on(t, "turn")
        who = "She-Hulk" if form == "hero" else "Jennifer Walters"
        assert not t.in_play("Crossbones' Assault") and t[who].damage == damage and t.scheme.threat == threat
        assert t["Captain Marvel"].damage == 0
    # nobody has defeated one that a card removes the threat from
    t = crossbones(side_schemes=[put("Crossbones' Assault", threat=1)])
    t.happens(ev.RemoveThreat(t.find("Crossbones' Assault"), 1))
    on(t, "turn")
    assert not t.in_play("Crossbones' Assault") and t["Captain Marvel"].damage == 0


def test_the_cornered_staff_has_more_threat_by_the_icons_discarded() -> None:
    t = crossbones(A=side("Captain Marvel"), B=side("She-Hulk"), encounter=["Cornered Staff", TWO, "Hydra Bomber", TWO, BLANK])
    t.reveals("Cornered Staff")
    assert t["Cornered Staff"].threat == 3 + 2 + 1 and t.encounter_discard == ["Two", "Hydra Bomber"]


# -- weapons ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ranged")
@pytest.mark.parametrize("weapon", ["Laser Rifle", "Hydra Sidearm"])
def test_rifle_and_sidearm_are_not_retaliated(weapon: str) -> None:
    coat = stand_in("upgrade", "Coat", Constant(YOU_, (Gains("retaliate", 1),)))
    for attached, damage in (([], 1), ([put(weapon, on="Crossbones")], 0)):
        t = crossbones(A=side("Captain Marvel", play=[coat]), environments=attached)
        t.enemy_attacks("Crossbones")
        on(t, "turn")
        assert t["Crossbones"].damage == damage and t["Captain Marvel"].damage == 1 + bool(attached)


def test_the_energy_shield_retaliates() -> None:
    t = crossbones(environments=[put("Energy Shield", on="Crossbones")])
    t.A.attacks("Captain Marvel", "Crossbones")
    assert t["Captain Marvel"].damage == 1


def test_the_power_gauntlets_take_a_card_of_whoever_is_damaged() -> None:
    gauntlets = [put("Power Gauntlets", on="Crossbones")]
    for defender, hand in (("", ["Energy"]), ("Pal", ["Energy", "Genius"])):
        t = crossbones(
            A=side("Captain Marvel", hand=["Energy", "Genius"], play=[PAL]),
            B=side("She-Hulk", hand=["Strength"]),
            environments=gauntlets,
        )
        t.enemy_attacks("Crossbones")
        t.A.picks(defender) if defender else t.A.passes()
        if not defender:
            t.B.passes()
            t.A.picks("Genius")
        assert t.kind == "turn" and t.A.hand == hand and t.B.hand == ["Strength"]


@pytest.mark.parametrize(
    ("weapon", "hand"),
    [
        ("Laser Rifle", ["Energy", "Strength"]),
        ("Energy Shield", ["Energy", "Genius"]),
        ("Power Gauntlets", ["Genius", "Strength"]),
        ("Exo-Suit", ["Energy", "Genius", "Strength"]),
        ("Combat Knife", ["Genius", "Strength"]),
        ("Hydra Sidearm", ["Genius", "Strength"]),
    ],
)
def test_a_hero_spends_resources_to_be_rid_of_a_weapon(weapon: str, hand: list[str]) -> None:
    t = crossbones(A=side("Captain Marvel", hand=hand), environments=[put(weapon, on="Crossbones")])
    t.A.uses(weapon, *hand)
    assert t["Crossbones"].attached == [] and t.encounter_discard == [weapon] and t.A.hand == []
    t = crossbones(A=side("Captain Marvel", hand=hand[1:]), environments=[put(weapon, on="Crossbones")])
    assert not t.offered("Use", weapon)
    t = crossbones(A=side("Captain Marvel", form="alter-ego", hand=hand), environments=[put(weapon, on="Crossbones")])
    assert not t.offered("Use", weapon)


@pytest.mark.rule("champions:piercing")
def test_the_combat_knife_pierces() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", status=["tough"]), encounter=[BLANK], environments=[put("Combat Knife", on="Rhino")]
    )
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].status == set() and t["Captain Marvel"].damage == 3


# -- the modular sets -----------------------------------------------------------------------------------------------------------------------


def test_the_flame_soldier_burns_a_support_of_whoever_does_not_defend() -> None:
    base = stand_in("support", "Base", cost=0)
    for defender, there in (("", False), ("Pal", True)):
        t = crossbones(
            A=side("Captain Marvel", play=[base, PAL], minions=["Hydra Flame-Soldier"]), B=side("She-Hulk", play=[base])
        )
        t.enemy_attacks("Hydra Flame-Soldier")
        t.A.picks(defender) if defender else t.A.passes()
        on(t, "turn")
        assert ("Base" in t.A.play) is there and t.B.play == ["Base"]
        # as a boost card it does the same in the villain's attack
        t = crossbones(A=side("Captain Marvel", play=[base, PAL]), encounter=["Hydra Flame-Soldier", BLANK])
        t.enemy_attacks("Crossbones")
        t.A.picks(defender) if defender else t.A.passes()
        on(t, "turn")
        assert ("Base" in t.A.play) is there


def test_the_jet_trooper_strikes_at_once_or_makes_the_villain_attack_again() -> None:
    t = crossbones(encounter=["Hydra Jet-Trooper", BLANK])
    t.reveals("Hydra Jet-Trooper")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 2
    t = crossbones(encounter=["Hydra Jet-Trooper", TWO, TWO])
    t.enemy_attacks("Crossbones")
    on(t, "turn")
    # two attacks, one boost card
    assert t["Captain Marvel"].damage == 1 + 1 and len(told(t, "Crossbones attacks")) == 2 and t.encounter_deck == ["Two", "Two"]
    t = crossbones(A=side("Captain Marvel", form="alter-ego"), encounter=["Hydra Jet-Trooper", TWO])
    t.enemy_schemes("Crossbones")
    assert t["Carol Danvers"].damage == 0 and not told(t, "Crossbones attacks")


def test_weapon_master_surges_if_the_villain_is_armed() -> None:
    for form in ("hero", "alter-ego"):
        for attached in ([], [put("Exo-Suit", on="Crossbones")]):
            t = crossbones(
                A=side("Captain Marvel", form=form),
                environments=attached,
                encounter=["Weapon Master", BLANK, "Cornered Staff", BLANK],
            )
            t.reveals("Weapon Master")
            on(t, "turn")
            assert t.in_play("Cornered Staff") is bool(attached)
            attacked = form == "hero"
            assert t.A.identity.damage == (1 + len(attached)) * attacked
            assert t.scheme.threat == (1 + len(attached)) * (not attacked)


@pytest.mark.rule("champions:alteration-effect#2")
def test_the_concussion_grenade_does_more_to_whoever_has_the_status_already() -> None:
    for status, damage in (([], 1), (["stunned"], 2)):
        t = crossbones(A=side("Captain Marvel", status=status), encounter=["Concussion Grenade", BLANK])
        t.reveals("Concussion Grenade")
        assert t["Captain Marvel"].status == {"stunned"} and t["Captain Marvel"].damage == damage and t.scheme.threat == 0
    for status, threat in (([], 1), (["confused"], 2)):
        t = crossbones(A=side("Captain Marvel", form="alter-ego", status=status), encounter=["Concussion Grenade", BLANK])
        t.reveals("Concussion Grenade")
        assert t["Carol Danvers"].status == {"confused"} and t["Carol Danvers"].damage == 0 and t.scheme.threat == threat
