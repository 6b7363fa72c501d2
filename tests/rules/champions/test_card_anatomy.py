"""What is printed on cards, field by field, and what each field does in a game (Appendix III)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog import catalog
from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.decks import files as decks, scenarios
from longbox.games.champions.decks.construction import check
from longbox.games.champions.language.vocabulary import (
    HERO,
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    Constant,
    Deal,
    Each,
    ExhaustIt,
    Gains,
    Gets,
    HealIt,
    InPlay,
    Named,
    One,
    Target,
    Trait,
    WhenRevealed,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.view.reading import facts, paragraphs, title, where_from
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


def friend(name: str = "Friend", **facts: Any) -> Any:
    """An ally."""
    return stand_in("ally", name, **{"cost": 0, "hp": 3, "atk": 1, "thw": 1, **facts})


def printed(code: str) -> Any:
    """The facts that are printed on a card of the core set."""
    return catalog.all_facts()[code]


# -- players' cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:card-anatomy-player#1")
@pytest.mark.rule("champions:card-anatomy-scenario#1")
def test_the_title_is_the_name_of_the_card() -> None:
    for code, name in (("01002", "Black Cat"), ("01010a", "Captain Marvel"), ("01098", "Armored Rhino Suit"), ("01094", "Rhino")):
        assert CATALOG[code].name == name == catalog.face(code).values.name
    # it is what abilities call the card by
    mend = stand_in(
        "event", "Mend", Action((), HealIt(Target(), 1), targets=(One(InPlay(frozenset(), (Named("Pal"),))),)), cost=0
    )
    t = situation(
        "champions", A=side("Captain Marvel", hand=[mend], play=[put(friend("Pal"), damage=2), put(friend(), damage=2)])
    )
    t.A.plays("Mend")
    assert t["Pal"].damage == 1 and t["Friend"].damage == 2


@pytest.mark.rule("champions:card-anatomy-player#2")
def test_the_type_says_how_a_players_card_is_used() -> None:
    kinds = {"01002": "ally", "01005": "event", "01091": "support", "01088": "resource", "01010a": "hero", "01010b": "alter_ego"}
    assert {code: catalog.face(code).values.kind for code in kinds} == kinds
    cards = [
        stand_in(kind, kind.capitalize(), *text, cost=0, hp=1, atk=1, thw=1)
        for kind, text in (
            ("ally", ()),
            ("event", (Action((), Deal(1, THE_VILLAIN)),)),
            ("upgrade", ()),
            ("support", ()),
            ("resource", ()),
        )
    ]
    t = situation("champions", A=side("Captain Marvel", hand=list(cards)))
    # four types are played; of those an event is discarded, the others stay in play; a resource card is not played
    assert not t.offered("Play Resource")
    for name in ("Ally", "Event", "Upgrade", "Support"):
        t.A.plays(name)
    assert t.A.play == ["Ally", "Upgrade", "Support"] and t.A.discard == ["Event"] and t["Rhino"].damage == 1
    assert t.offered("Ally attacks Rhino") and not t.offered("Upgrade attacks")


@pytest.mark.rule("champions:card-anatomy-player#3", "champions:card-anatomy-scenario#3")
def test_traits_are_what_abilities_ask_for() -> None:
    assert catalog.face("01010a").values.traits == {"Avenger", "Soldier"} and catalog.face("01094").values.traits == {
        "Brute",
        "Criminal",
    }
    rally = stand_in("event", "Rally", Action((), HealIt(Each(InPlay(frozenset(), (Trait("Brute"),))), 1)), cost=0)
    cards = [put(friend("Big", traits=["Brute"]), damage=2), put(friend("Small", traits=["Spy"]), damage=2)]
    goon = stand_in("minion", "Goon", hp=3, atk=1, sch=1, traits=["Brute"])
    t = situation("champions", A=side("Captain Marvel", hand=[rally], play=cards, minions=[put(goon, damage=2)]))
    t.A.plays("Rally")
    assert (t["Big"].damage, t["Small"].damage, t["Goon"].damage) == (1, 2, 1)


@pytest.mark.rule("champions:card-anatomy-player#4", "champions:text-box")
def test_the_text_of_a_players_card_is_what_it_does() -> None:
    hut = stand_in("support", "Hut", Action((ExhaustIt(ME),), Deal(1, THE_VILLAIN), form=HERO))
    t = situation("champions", A=side("Captain Marvel", play=[hut, friend()]))
    assert t.offered("Use Hut") and not t.offered("Use Friend")
    t.A.uses("Hut")
    assert t["Rhino"].damage == 1 and t["Hut"].exhausted
    # every ability of a card stands in its text, in words
    assert [p.split(":")[0] for p in paragraphs("01091")] == ["Max 1 per player.", "Action"]


@pytest.mark.rule("champions:card-anatomy-player#5", "champions:cost")
def test_the_cost_is_what_it_takes_to_play_the_card() -> None:
    assert catalog.face("01066").values.cost == 3 and catalog.face("01088").values.cost is None
    for cost, hand, offered in ((0, 0, True), (2, 1, False), (2, 2, True)):
        pay = [stand_in("resource", f"R{i}", resources={"energy": 1}) for i in range(hand)]
        t = situation("champions", A=side("Captain Marvel", hand=[friend(cost=cost), *pay]))
        assert t.offered("Play Friend") is offered
        if offered:
            t.A.plays("Friend")
            assert t.A.play == ["Friend"] and len(t.A.discard) == cost


@pytest.mark.rule("champions:card-anatomy-player#6", "champions:card-anatomy-scenario#5")
def test_hit_points_are_how_much_a_character_stands() -> None:
    assert [catalog.face(c).values.hp for c in ("01010a", "01002", "01094", "01101")] == [12, 2, 14, 3]
    t = situation("champions", A=side("Captain Marvel", play=[friend()], minions=[THUG]))
    for name in ("Friend", "Thug"):
        t.happens(ev.Damage(t.find(name), 2))
        assert t.in_play(name) and t[name].left == 1
        t.happens(ev.Damage(t.find(name), 1))
        assert not t.in_play(name)
    # the villain's are for each player
    assert situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"))["Rhino"].left == 28


@pytest.mark.rule("champions:card-anatomy-player#7")
def test_the_resources_are_what_discarding_the_card_generates() -> None:
    assert CATALOG["01088"].values.pips() == ("energy", "energy") and CATALOG["01066"].values.pips() == ("energy",)
    for resources, offered in (
        ({"mental": 1}, False),
        ({"energy": 1}, False),
        ({"energy": 2}, True),
        ({"energy": 1, "mental": 1}, True),
    ):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[friend(cost=2), stand_in("event", "E", cost=9, resources=resources)])
        )
        assert t.offered("Play Friend") is offered


@pytest.mark.rule("champions:card-anatomy-player#8", "champions:classifications")
def test_the_classification_says_which_decks_may_hold_the_card() -> None:
    assert (CATALOG["01002"].faction, CATALOG["01002"].set_) == ("hero", "spider_man")
    assert (CATALOG["01066"].faction, CATALOG["01091"].faction) == ("leadership", "basic")
    deck = decks.read_champions_deck("captain-marvel-leadership")
    for code, rules in (
        ("01002", ["champions:identity-specific-card#2"]),  # another hero's
        ("01050", ["champions:deck-customization#4"]),  # another aspect's
        ("01069", []),  # of her aspect
        ("01092", []),  # basic
    ):
        slots = {**deck.slots, code: deck.slots.get(code, 0) + 1, "01091": 0}
        assert [p.rule for p in check(replace(deck, slots={c: n for c, n in slots.items() if n}))] == rules


@pytest.mark.rule("champions:card-anatomy-player#9", "champions:card-anatomy-player#10")
def test_thw_and_atk_are_what_thwarts_and_attacks_come_to() -> None:
    for atk, thw in ((1, 3), (2, 0), (3, 1)):
        t = situation(
            "champions", A=side("Captain Marvel", play=[friend("F1", atk=atk, thw=thw), friend("F2", atk=atk, thw=thw)]), threat=5
        )
        t.A.attacks("F1", "Rhino")
        t.A.thwarts("F2", "The Break-In!")
        assert t["Rhino"].damage == atk and t.scheme.threat == 5 - thw
    t = situation("champions", A=side("Captain Marvel"), threat=5)
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert t.scheme.threat == 3 and (catalog.face("01010a").values.thw, catalog.face("01010a").values.atk) == (2, 2)


@pytest.mark.rule("champions:card-anatomy-player#11")
def test_def_is_what_defending_takes_off() -> None:
    for hero, value in (("Captain Marvel", 1), ("Spider-Man", 3)):
        t = situation("champions", A=side(hero, minions=[stand_in("minion", "Bull", hp=3, atk=5, sch=1)]))
        t.enemy_attacks("Bull")
        on(t, "defend")
        t.A.picks(hero)
        on(t, "turn")
        assert t[hero].damage == 5 - value and t.A.identity.def_ == value


@pytest.mark.rule("champions:card-anatomy-player#12")
def test_rec_is_what_recovering_heals() -> None:
    for hero, alter_ego, value in (("Captain Marvel", "Carol Danvers", 4), ("Spider-Man", "Peter Parker", 3)):
        t = situation("champions", A=side(hero, form="alter-ego", damage=9))
        t.A.does(f"{alter_ego} recovers ({value})")
        assert t.A.identity.damage == 9 - value


@pytest.mark.rule("champions:card-anatomy-player#13", "champions:consequential-damage")
def test_consequential_damage_stands_with_each_power() -> None:
    assert (catalog.face("01002").values.atk_cost, catalog.face("01002").values.thw_cost) == (0, 1)
    for atk_cost, thw_cost in ((0, 1), (2, 0), (1, 2)):
        t = situation(
            "champions",
            A=side("Captain Marvel", play=[friend(n, atk_cost=atk_cost, thw_cost=thw_cost) for n in ("F1", "F2")]),
            threat=5,
        )
        t.A.attacks("F1", "Rhino")
        t.A.thwarts("F2", "The Break-In!")
        assert (t["F1"].damage, t["F2"].damage) == (atk_cost, thw_cost) and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:card-anatomy-player#14", "champions:hand-size")
def test_the_hand_size_is_what_the_hand_is_reset_to() -> None:
    for form, size in (("hero", 5), ("alter-ego", 6)):
        t = situation("champions", A=side("Captain Marvel", form=form), encounter=[BLANK] * 9)
        assert t.A.hand == [] and t.A.identity.hand == size
        next_round(t)
        assert len(t.A.hand) == size
    # with more cards than that, so many are discarded
    more = [stand_in("event", f"E{i}", cost=9) for i in range(8)]
    t = situation("champions", A=side("Captain Marvel", hand=more), encounter=[BLANK] * 9)
    t.A.ends_turn()
    assert t.A.asked() and t.kind == "discard"
    with pytest.raises(ValueError):
        t.answers(0)
    t.answers(0, 1, 2)
    on(t, "turn")
    assert len(t.A.hand) == 5


@pytest.mark.rule("champions:card-anatomy-player#15", "champions:card-anatomy-scenario#15")
def test_where_a_card_comes_from_is_known() -> None:
    assert where_from("01002") == "Core Set, Spider-Man" and where_from("01098") == "Core Set, Rhino"
    assert where_from("01091") == "Core Set"
    # the number within the product is the code's last part, each once
    codes = [c for c, f in catalog.all_facts().items() if f["pack"] == "core"]
    assert len(codes) == len(set(codes)) and all(c.startswith("01") for c in codes)


@pytest.mark.rule("champions:card-anatomy-player#16", "champions:unique-icon")
def test_the_unique_icon_allows_one_copy_in_play() -> None:
    assert catalog.face("01002").values.unique and not catalog.face("01091").values.unique
    for unique in (True, False):
        t = situation("champions", A=side("Captain Marvel", hand=[friend(unique=unique)], play=[friend(unique=unique)]))
        assert t.offered("Play Friend") is not unique


@pytest.mark.rule("champions:card-anatomy-player#17", "champions:subtitle")
def test_the_subtitle_is_another_identity_of_the_ally() -> None:
    assert catalog.face("01066").values.subname == "Clint Barton" and title(printed("01066")) == "Hawkeye (Clint Barton)"
    for subname, offered in (("Clint Barton", False), ("Kate Bishop", True)):
        one, other = (friend("Hawkeye", unique=True, subname=n) for n in ("Clint Barton", subname))
        t = situation("champions", A=side("Captain Marvel", hand=[other], play=[one]))
        assert t.offered("Play Hawkeye") is offered


# -- cards of scenarios -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:card-anatomy-scenario#2")
def test_the_type_says_how_a_card_of_a_scenario_is_used() -> None:
    kinds = {
        "01094": "villain",
        "01097a": "main_scheme",
        "01098": "attachment",
        "01101": "minion",
        "01107": "side_scheme",
        "01186": "treachery",
        "01165": "obligation",
        "01140": "environment",
    }
    assert {code: catalog.face(code).values.kind for code in kinds} == kinds
    # the same words on a treachery and on a side scheme: one goes, one stays
    for kind, stays in (("treachery", False), ("side_scheme", True), ("environment", True)):
        card = stand_in(kind, "Card", WhenRevealed(Deal(1, YOU_)), base_threat=2)
        t = situation("champions", A=side("Captain Marvel", dealt=[card]))
        t.reveals("Card")
        assert t.in_play("Card") is stays and t["Captain Marvel"].damage == 1


@pytest.mark.rule("champions:card-anatomy-scenario#4")
def test_the_text_of_a_scenarios_card_is_what_it_does() -> None:
    rage = stand_in("environment", "Rage", Constant(THE_VILLAIN, (Gets("atk", 2), Gains("overkill"))))
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), environments=[rage])
    assert t["Rhino"].atk == 4 and t["Rhino"].keywords.get("overkill") and t["Thug"].atk == 1
    t.happens(ev.Discard(t.find("Rage")))
    assert t["Rhino"].atk == 2 and not t["Rhino"].keywords.get("overkill")
    assert paragraphs("01186") and all(":" in p for p in paragraphs("01186"))


@pytest.mark.rule("champions:card-anatomy-scenario#6", "champions:card-anatomy-scenario#7")
def test_sch_and_atk_are_what_an_enemys_schemes_and_attacks_come_to() -> None:
    assert [(catalog.face(c).values.sch, catalog.face(c).values.atk) for c in ("01094", "01101")] == [(1, 2), (0, 1)]
    for sch, atk in ((1, 3), (2, 0), (4, 1)):
        minion = stand_in("minion", "M", hp=3, atk=atk, sch=sch)
        t = situation("champions", A=side("Captain Marvel", minions=[minion]))
        t.enemy_schemes("M")
        assert t.scheme.threat == sch and t["Captain Marvel"].damage == 0
        t.enemy_attacks("M")
        on(t, "turn")
        assert t.scheme.threat == sch and t["Captain Marvel"].damage == atk


@pytest.mark.rule("champions:card-anatomy-scenario#8", "champions:icons#9")
def test_boost_icons_add_to_the_attack_or_scheme_that_the_card_boosts() -> None:
    assert [catalog.face(c).boost for c in ("01107", "01101", "01098")] == [2, 1, 0]
    for boost in (0, 1, 3):
        card = stand_in("treachery", "Card", boost=boost)
        t = situation("champions", A=side("Captain Marvel"), encounter=[card, card, BLANK])
        t.enemy_attacks("Rhino")
        on(t, "turn")
        t.enemy_schemes("Rhino")
        assert t["Captain Marvel"].damage == 2 + boost and t.scheme.threat == 1 + boost
        assert t.encounter_discard == ["Card", "Card"]


@pytest.mark.rule("champions:card-anatomy-scenario#9", "champions:side-scheme#1", "champions:per-player-icon")
def test_the_starting_threat_is_placed_as_the_scheme_enters_play() -> None:
    for facts_, one, two in (({"base_threat": 3}, 3, 6), ({"base_threat": 3, "base_fixed": True}, 3, 3)):
        plot = stand_in("side_scheme", "Plot", **facts_)
        for heroes, threat in ((1, one), (2, two)):
            sides = {"A": side("Captain Marvel", dealt=[plot])} | ({"B": side("She-Hulk")} if heroes == 2 else {})
            t = situation("champions", threat=1, **sides)
            t.reveals("Plot")
            assert t["Plot"].threat == threat and t.scheme.threat == 1


@pytest.mark.rule("champions:card-anatomy-scenario#10", "champions:main-scheme#1", "champions:villain-phase#1")
def test_the_acceleration_is_what_a_main_scheme_gains_each_round() -> None:
    assert catalog.face("01097b").acceleration == (1, True)
    for heroes in (1, 2):
        sides = {"A": side("Captain Marvel")} | ({"B": side("She-Hulk")} if heroes == 2 else {})
        t = situation("champions", encounter=[BLANK] * 20, **sides)
        next_round(t)
        assert t.scheme.threat == heroes
    assert told(t, "2 threat is placed on The Break-In!", "champions:villain-phase#1")


@pytest.mark.rule("champions:card-anatomy-scenario#11", "champions:target-threat", "champions:main-scheme#p2")
def test_the_target_threat_is_what_completes_a_stage() -> None:
    assert catalog.face("01116b").target == (6, True)
    for heroes, target in ((1, 6), (2, 12)):
        sides = {"A": side("Captain Marvel")} | ({"B": side("She-Hulk")} if heroes == 2 else {})
        t = situation("champions", scenario="Klaw", threat=target - 2, **sides)
        t.happens(ev.Threat(t.find("Underground Distribution"), 1))
        assert t.scheme.threat == target - 1 and t.state.things[t.state.scheme].up.stage == "1B"
        t.happens(ev.Threat(t.find("Underground Distribution"), 1))
        assert t.state.things[t.state.scheme].up.stage == "2B" and t.result is None


@pytest.mark.rule("champions:card-anatomy-scenario#12", "champions:villain#p2")
def test_the_stages_come_in_the_order_of_their_numbers() -> None:
    assert [printed(c)["stage"] for c in ("01094", "01095", "01096", "01097a", "01097b")] == ["I", "II", "III", "1A", "1B"]
    t = situation("champions", A=side("Captain Marvel"), scenario="Ultron", encounter=[BLANK] * 20)
    assert t.state.things[t.state.villain].up.stage == "I"
    t.happens(ev.Damage(t.find("Ultron"), 17))
    assert t.state.things[t.state.villain].up.stage == "II" and t["Ultron"].left == 22
    assert [f.stage for f in t.state.things[t.state.scheme].printed.faces] == ["1A", "1B", "2A", "2B", "3A", "3B"]
    assert facts(printed("01095"))[0] == "villain, stage II, unique"


@pytest.mark.rule("champions:card-anatomy-scenario#13", "champions:card-anatomy-scenario#14", "champions:encounter-set")
def test_each_encounter_card_belongs_to_a_set_of_so_many_cards() -> None:
    for set_, name, total in (
        ("rhino", "Rhino", 17),
        ("bomb_scare", "Bomb Scare", 6),
        ("standard", "Standard", 7),
        ("expert", "Expert", 3),
    ):
        found = scenarios.encounter_cards(set_)
        assert {c.set_ for c in found} == {set_} and name.casefold().replace(" ", "_") == set_
        # each card as often as it is printed, one after the other by number
        assert len(found) == total == sum(printed(c)["quantity"] for c in dict.fromkeys(d.code for d in found))
        assert [c.code for c in found] == sorted(c.code for c in found)
    assert CATALOG["01101"].quantity == 2 and where_from("01101") == "Core Set, Rhino"
