"""Cards that chapters 1 to 3 of the rulebook quote: what each does, does not do, and whom it leaves alone."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.language.modifiers import all_of_them, crossover
from longbox.games.vs.language.vocabulary import Aim, CardDef, StunIt, T, character, characters, location, plot_twist
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

THUG = character("Thug", cost=1, atk=9, def_=9, source="stand-in")
WEAKLING = character("Weakling", cost=1, atk=1, def_=1, source="stand-in")
BLOW = plot_twist("Blow", source="stand-in", targets=[Aim(characters())], effect=StunIt(T))


def member(name: str, *teams: str) -> CardDef:
    return character(name, cost=1, atk=1, def_=1, teams=teams, source="stand-in")


def test_nightcrawler_attacks_as_though_he_had_flight_and_range_without_having_them() -> None:
    table = situation("vs", A=side(support=["Nightcrawler, Kurt Wagner", THUG]), B=side(front=[THUG], support=[WEAKLING]))
    assert table.A.can_attack("Nightcrawler", "Weakling")
    assert not table.A.can_attack("Thug", "Weakling")
    assert not table.A["Nightcrawler"].flight and not table.A["Nightcrawler"].range


def test_nightcrawler_is_stunned_while_defending() -> None:
    table = situation("vs", A=side(front=[THUG]), B=side(front=["Nightcrawler, Kurt Wagner"]))
    table.A.attack("Thug", "Nightcrawler")
    table.conclude()
    assert table.B["Nightcrawler"].stunned


def test_nightcrawler_does_not_reach_hidden_characters() -> None:
    table = situation("vs", A=side(front=["Nightcrawler, Kurt Wagner"]), B=side(hidden_front=[WEAKLING]))
    assert [o.rule for o in table.A.hinders_attack("Nightcrawler", "Weakling")] == ["vs:601.3e"]


def test_burn_rubber_may_move_its_target_after_it_has_reinforcement() -> None:
    table = situation("vs", A=side(front=[THUG, WEAKLING], hand=["Burn Rubber"], resources=2), B=side(front=[THUG]))
    table.A.plays("Burn Rubber", on="Weakling")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    table.places("Weakling", ("support", 0))
    assert table.A["Weakling"].row == "support" and table.A["Weakling"].reinforcement
    assert table.A["Thug"].row == "front" and not table.A["Thug"].reinforcement
    assert table.asked == ("A", "priority")


def test_artie_weakens_one_character_this_turn() -> None:
    table = situation("vs", A=side(front=[THUG]), B=side(front=["Artie, Arthur Maddicks", THUG]))
    table.A.attack("Thug", "Artie")
    table.all_pass()
    assert table.asked == ("B", "target")
    table.chooses("Thug")
    table.resolve_all()
    assert sorted((table.A["Thug"].atk, table.B["Thug"].atk)) == [8, 9]
    assert table.asked == ("A", "priority")


def test_kang_removes_all_attackers_at_the_price_of_another_kang() -> None:
    other = character("Kang", "Another", cost=3, atk=4, def_=3, source="stand-in")
    table = situation(
        "vs", A=side(front=[member("Left", "Foes"), member("Right", "Foes")]), B=side(front=["Kang, Ultimate Kang", other, THUG])
    )
    assert table.B.why_not("use", "Kang, Ultimate Kang") == ["vs:501.3"]
    table.A.attack(["Left", "Right"], "Kang, Ultimate Kang")
    table.B.uses("Kang, Ultimate Kang")
    assert table.B["Kang, Ultimate Kang"].exhausted and table.B["Kang, Another"].stunned
    table.resolve()
    assert not table.A["Left"].attacking and not table.A["Right"].attacking
    table.conclude()
    assert not any(table.A[n].stunned for n in ("Left", "Right"))
    assert not table.B["Kang, Ultimate Kang"].stunned


def test_plastic_man_evades_and_comes_back_in_the_recovery_phase() -> None:
    table = situation("vs", A=side(front=["Plastic Man", put(THUG, stunned=True)]), B=side())
    table.A.uses("Plastic Man")
    assert table.A["Plastic Man"].stunned
    table.resolve()
    table.until("recovery phase")
    table.resolve_all()
    assert not table.A["Plastic Man"].stunned and table.A["Thug"].stunned


def test_reign_of_terror_counts_combined_cost() -> None:
    three, two, one = (character(n, cost=c, atk=1, def_=1, source="stand-in") for n, c in (("Three", 3), ("Two", 2), ("One", 1)))
    table = situation("vs", A=side(hand=["Reign of Terror"], resources=4), B=side(front=[three, two, one]))
    table.A.plays("Reign of Terror", on=[["Two", "One"]])
    assert table.asked == ("A", "priority")
    table.resolve()
    assert table.B.hand == ["Two", "One"]
    assert table.B.characters == ["Three"]


def test_doom_bot_is_koed_for_dr_doom_alone() -> None:
    doom = put(character("Dr. Doom", "Anybody", cost=6, atk=12, def_=12, source="stand-in"), exhausted=True)
    table = situation("vs", A=side(front=["Doom-Bot", put(THUG, exhausted=True)]), B=side())
    assert not table.A.can("use", "Doom-Bot")
    table = situation("vs", A=side(front=["Doom-Bot", doom, put(THUG, exhausted=True)]), B=side())
    table.A.uses("Doom-Bot")
    table.resolve()
    assert not table.A["Dr. Doom"].exhausted and table.A["Thug"].exhausted
    assert table.A.pile == ["Doom-Bot"]


def test_xaviers_dream_asks_nothing_while_somebody_is_stunned() -> None:
    dream = put("Xavier's Dream", down=False, counters={"dream": 3})
    table = situation(
        "vs", phase="recovery", A=side(resources=[dream], hand=["Longshot"]), B=side(front=[put(THUG, stunned=True)])
    )
    assert table.chain == []
    assert table.winners == []
    # a stun in response makes the effect fail as it resolves (vs:502.1c)
    table = situation("vs", phase="recovery", A=side(resources=[dream], hand=["Longshot"]), B=side(front=[THUG], hand=[BLOW]))
    assert len(table.chain) == 1
    table.B.plays("Blow")
    table.resolve_all()
    assert table.B["Thug"].stunned
    assert table.winners == [] and table.A.hand == ["Longshot, Rebel Freedom Fighter"]


def test_goblin_glider_counts_recruits_of_this_player_and_affiliation_only() -> None:
    syndicate, crook = member("Hobgoblin", "Sinister Syndicate"), member("Crook", "Crime Lords")
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[THUG], hand=[syndicate, crook, "Goblin Glider"], resources=4),
        B=side(front=[syndicate]),
    )
    table.A.recruits("Crook")
    table.A.recruits("Hobgoblin")
    assert table.A.points == 2
    table.A.recruits("Goblin Glider", on="Thug")
    assert table.A.points == 0


# -- affiliations that reach beyond play ------------------------------------------------------------------------------------


def test_marvel_team_up_merges_two_affiliations_chosen_among_your_characters() -> None:
    table = situation(
        "vs",
        A=side(
            front=[member("Left", "Heroes"), member("Right", "Crooks"), member("Third", "Others")],
            hand=[member("Hand", "Heroes")],
            pile=[member("Pile", "Crooks")],
            deck=[member("Deck", "Heroes"), member("Odd", "Others")],
            removed=[member("Gone", "Heroes")],
            resources=["Marvel Team-Up", FILLER],
        ),
        B=side(front=[member("Enemy", "Heroes")], hand=[member("Theirs", "Heroes")]),
    )
    table.A.plays("Marvel Team-Up", pay=[["Crooks", "Heroes"]])
    table.resolve()
    both = frozenset(("Crooks", "Heroes"))
    assert {n: table.A[n].teams for n in ("Left", "Right", "Hand", "Pile", "Deck")} == dict.fromkeys(
        ("Left", "Right", "Hand", "Pile", "Deck"), both
    )
    assert [table.A[n].teams for n in ("Third", "Odd", "Gone")] == [{"Others"}, {"Others"}, {"Heroes"}]
    assert table.B["Enemy"].teams == {"Heroes"} and table.B["Theirs"].teams == {"Heroes"}
    assert table.A.can_attack(["Left", "Right"], "Enemy") and not table.A.can_attack(["Left", "Third"], "Enemy")


def test_marvel_team_up_cant_be_played_with_a_single_affiliation_to_choose() -> None:
    table = situation(
        "vs", A=side(front=[member("Left", "Heroes"), member("Twin", "Heroes")], resources=["Marvel Team-Up", FILLER]), B=side()
    )
    assert not table.A.can("play", "Marvel Team-Up")
    assert table.A.why_not("play", "Marvel Team-Up") == ["vs:203.9a"]


def ongoing(*abilities: Any) -> Any:
    return put(plot_twist("Above and Below", source="stand-in", ongoing=abilities), down=False)


def test_crossover_reaches_all_zones() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[member("Front", "X-Men")],
            hand=[member("Hand", "Morlocks")],
            removed=[member("Gone", "X-Men")],
            resources=[ongoing(crossover("X-Men", "Morlocks"))],
        ),
        B=side(front=[member("Enemy", "X-Men"), put(member("Lent", "X-Men"), owner="A")]),
    )
    both = frozenset(("X-Men", "Morlocks"))
    assert all(table.A[n].teams == both for n in ("Front", "Hand", "Gone"))
    assert table.B["Enemy"].teams == {"X-Men"}
    assert table.B["Lent"].teams == both
    table.A.recruits("Hand", resolve=False)
    assert table.A["Hand"].zone == "chain" and table.A["Hand"].teams == both
    table.resolve()


def test_two_mergers_that_depend_on_each_other_meet_in_the_hand_as_in_play() -> None:
    # whichever came first (vs:514.4a): a card with one of the outer affiliations ends with all three
    for first, second in ((("A", "B"), ("B", "C")), (("B", "C"), ("A", "B"))):
        table = situation(
            "vs",
            A=side(
                front=[member("Front", "C"), member("Other", "A")],
                hand=[member("Hand", "C"), member("Card", "A")],
                resources=[ongoing(all_of_them(*first)), ongoing(all_of_them(*second))],
            ),
            B=side(),
        )
        for name in ("Front", "Other", "Hand", "Card"):
            assert table.A[name].teams == {"A", "B", "C"}, (name, first)


def test_a_merger_that_is_turned_face_down_no_longer_reaches_the_hand() -> None:
    nation = put(location("Nation", source="stand-in", text=[all_of_them("A", "B")]), down=False)
    table = situation(
        "vs",
        A=side(front=[member("Front", "B")], hand=[member("Hand", "A")], resources=[nation]),
        B=side(hand=["Concrete Jungle"], resources=3),
    )
    assert table.A["Hand"].teams == table.A["Front"].teams == {"A", "B"}
    table.B.plays("Concrete Jungle")
    table.resolve()
    assert table.A["Nation"].down
    assert (table.A["Hand"].teams, table.A["Front"].teams) == ({"A"}, {"B"})


def test_a_card_on_the_chain_keeps_the_affiliations_it_came_with() -> None:
    nation = put(location("Nation", source="stand-in", text=[all_of_them("A", "B")]), down=False)
    jungle = side(hand=["Concrete Jungle"], resources=3)
    table = situation("vs", step="recruit", A=side(front=[THUG], hand=[member("Hand", "A")], resources=[nation]), B=jungle)
    table.A.recruits("Hand", resolve=False)
    table.B.plays("Concrete Jungle")
    table.resolve()
    assert table.A["Nation"].down
    assert table.A["Hand"].zone == "chain" and table.A["Hand"].teams == {"A", "B"}
    table.resolve()
    table.places("Hand")
    assert table.A["Hand"].teams == {"A"}
