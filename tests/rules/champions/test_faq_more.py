"""What the FAQ says of more cards of hero packs."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog import catalog
from longbox.games.champions.events import Discard
from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, FILLER, put, stand_in
from longbox.games.champions.situations.worked.faq_more import BIG, GIANT, GUARD
from longbox.games.champions.situations.worked.identities import ALLY
from longbox.games.champions.situations.worked.standins import PIP
from longbox.games.champions.state import COLLECTION
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.worked import laid


@pytest.mark.example("champions:faq:unstoppable-force#1")
@pytest.mark.rule("champions:faq:unstoppable-force#1")
def test_unstoppable_force_paid_with_nothing_draws_nothing() -> None:
    # reduced to 0 (by 2), paid with physical resources only, paid with another as well
    for helicarriers, hand, drawn in ((2, [], 0), (0, ["Strength"], 1), (0, ["Energy"], 0), (1, ["Haymaker"], 0)):
        t = laid("champions:faq:unstoppable-force#1", helicarriers=helicarriers, hand=tuple(hand))
        for _ in range(helicarriers):
            t.pick("Use Helicarrier")
            t.pick("A")
        t.A.plays("Unstoppable Force")
        on(t, "turn")
        assert len(t.A.hand) == drawn and not t["Hulk"].exhausted
        assert t["Captain Marvel"].exhausted and t.B.hand == []


def test_hulk_loses_his_hand_as_his_turn_ends_and_banner_changes_a_card() -> None:
    t = situation("champions", A=side("Hulk", hand=["Energy", "Genius"]), B=side("She-Hulk", hand=["Energy"]))
    t.A.ends_turn()
    assert t.A.hand == [] and t.A.discard == ["Energy", "Genius"] and t.B.hand == ["Energy"]
    t.B.ends_turn()
    assert t.B.discard == []
    t = situation("champions", A=side("Hulk", form="alter-ego", hand=["Energy"], deck=["Genius", "Strength"]))
    t.A.uses("Bruce Banner")
    t.A.picks("Energy")
    assert t.A.hand == ["Genius"] and t.A.discard == ["Energy"] and not t.offered("Use Bruce Banner")
    t.A.ends_turn()
    assert "Genius" not in t.A.discard


@pytest.mark.example("champions:faq:quicksilver#1")
@pytest.mark.rule("champions:faq:quicksilver#1")
def test_super_speed_needs_a_basic_power_that_was_used() -> None:
    for status, power, what in (("stunned", "attacks", "Rhino"), ("confused", "thwarts", "The Break-In!")):
        t = laid("champions:faq:quicksilver#1", status=status)
        t.A.does(f"Quicksilver {power} {what}")
        assert t.kind == "turn" and t["Quicksilver"].exhausted and t["Quicksilver"].status == frozenset()
        assert t.villain.damage == 0 and t.scheme.threat == 3
    # the other status card does not matter
    t = situation("champions", A=side("Quicksilver", status=["confused"]), threat=3)
    t.A.attacks("Quicksilver", "Rhino")
    t.A.picks("Quicksilver")
    assert t.villain.damage == 1 and not t["Quicksilver"].exhausted
    # once each phase
    t.A.thwarts("Quicksilver", "The Break-In!")
    t = situation("champions", A=side("Quicksilver"), B=side("She-Hulk"), threat=3)
    t.A.attacks("Quicksilver", "Rhino")
    t.A.picks("Quicksilver")
    t.A.thwarts("Quicksilver", "The Break-In!")
    assert t.kind == "turn" and t["Quicksilver"].exhausted and t.scheme.threat == 2
    # a basic defense too, in the next phase; and nobody else's power
    t.A.ends_turn()
    t.B.attacks("She-Hulk", "Rhino")
    assert t.kind == "turn" and t["Quicksilver"].exhausted and t["She-Hulk"].exhausted
    t = situation("champions", A=side("Quicksilver"), encounter=[BLANK] * 4)
    t.enemy_attacks("Rhino")
    on(t, "defend")
    t.A.picks("Quicksilver")
    t.A.picks("Quicksilver")
    on(t, "turn")
    assert t["Quicksilver"].damage == 1 and not t["Quicksilver"].exhausted


def test_pietro_trades_two_cards_for_two_or_three() -> None:
    t = situation("champions", A=side("Quicksilver", form="alter-ego", hand=["Energy", "Genius"]))
    t.A.uses("Pietro Maximoff")
    on(t, "turn")
    assert len(t.A.hand) == 2 and t.A.discard == ["Energy", "Genius"] and not t.offered("Use Pietro")


@pytest.mark.example("champions:faq:steve-rogers#2")
@pytest.mark.rule("champions:faq:steve-rogers#2")
def test_living_legend_is_for_the_first_ally_of_the_round() -> None:
    pay = [PIP] * 4
    t = situation("champions", A=side("Captain America", form="alter-ego", hand=[ALLY, ALLY, *pay]))
    t.A.plays("Helper")
    on(t, "turn")
    assert t.A.hand.count("Pip") == 3
    t.A.plays("Helper")
    on(t, "turn")
    assert t.A.hand.count("Pip") == 1
    # one that was played as Captain America was the first: there it cost all
    t = laid("champions:faq:steve-rogers#2")
    t.A.plays("Helper")
    assert t.A.hand.count("Pip") == 4
    t.A.does("Change form")
    t.A.plays("Helper")
    on(t, "turn")
    assert t.A.hand.count("Pip") == 2
    # not for other cards, and anew each round
    t = situation(
        "champions", A=side("Captain America", form="alter-ego", hand=["Avengers Mansion", *pay, ALLY]), encounter=[BLANK] * 9
    )
    t.A.plays("Avengers Mansion")
    on(t, "turn")
    assert t.A.hand.count("Pip") == 0


def test_captain_america_readies_for_a_card_and_his_shield_helps_him_alone() -> None:
    t = situation(
        "champions",
        A=side("Captain America", hand=["Energy", "Genius"], play=["Captain America's Shield"], exhausted=True),
        B=side("She-Hulk", exhausted=True),
        encounter=[BLANK] * 5,
    )
    t.A.uses("Captain America")
    t.A.picks("Energy")
    assert not t["Captain America"].exhausted and t["She-Hulk"].exhausted and t.A.hand == ["Genius"]
    assert not t.offered("Use Captain America")
    assert t["Captain America"].def_ == 3 and t["She-Hulk"].def_ == 2
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t.villain.damage == 1
    t.enemy_attacks("Rhino", "B")
    on(t, "turn")
    assert t.villain.damage == 1


@pytest.mark.example("champions:faq:steve-rogers#1")
@pytest.mark.rule("champions:faq:steve-rogers#1")
def test_steve_rogers_does_not_find_his_shield_among_the_drones() -> None:
    t = laid("champions:faq:steve-rogers#1")
    on(t, "turn")
    assert t.A.minions == ["Drone"] and t.A.hand == [] and t.A.deck == [] and t.A.discard == []
    # from the deck he fetches it: it may be in the hand already in so small a deck, but not in a large one
    t = laid("champions:faq:steve-rogers#1", scenario="Rhino", others=40)
    on(t, "turn")
    assert "Captain America's Shield" in t.A.hand and len(t.A.hand) >= 6
    assert t.A.minions == [] and "Captain America's Shield" not in t.A.deck


@pytest.mark.example("champions:faq:embiggen#1")
@pytest.mark.rule("champions:faq:embiggen#1")
def test_embiggen_raises_every_instance_of_an_attack_events_damage() -> None:
    for used, damage in ((True, 5), (False, 3)):
        t = laid("champions:faq:embiggen#1")
        t.A.plays("Melee")
        while t.kind != "turn":
            if t.kind == "window":
                t.A.picks(*["Embiggen!"][: int(used)])
            else:
                t.A.picks("Big" if not t["Big"].damage else "Rhino")
        assert t["Big"].damage == damage and t.villain.damage == damage and t["Embiggen!"].exhausted is used
    # the next event is not raised, nor an attack with the basic power
    t = situation("champions", A=side("Captain Marvel", play=["Embiggen!"], hand=["Haymaker", "Haymaker", *["Energy", "Genius"]]))
    t.A.plays("Haymaker", "Energy")
    t.A.picks("Embiggen!")
    on(t, "turn")
    assert t.villain.damage == 5
    t.A.plays("Haymaker")
    assert t.kind == "turn" and t.villain.damage == 8
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.villain.damage == 10
    # each of several attacks that one event makes
    t = situation("champions", A=side("Captain Marvel", play=["Embiggen!"], hand=["Dance of Death", "Energy", "Genius"]))
    t.A.plays("Dance of Death")
    t.A.picks("Embiggen!")
    on(t, "turn")
    assert t.villain.damage == 3 + 4 + 5
    # another player's event is none that you play, and a thwart is no Attack event
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Haymaker", "Energy", "For Justice!", PIP, PIP]),
        B=side("She-Hulk", play=["Embiggen!"]),
        threat=5,
    )
    t.A.plays("Haymaker", "Energy")
    on(t, "turn")
    assert t.villain.damage == 3 and not t["Embiggen!"].exhausted


@pytest.mark.example("champions:faq:shrink#1")
@pytest.mark.rule("champions:faq:shrink#1")
def test_shrink_raises_what_is_removed_and_not_what_is_prevented() -> None:
    t = laid("champions:faq:shrink#1")
    t.A.plays("For Justice!")
    t.pick("The Break-In!")
    t.A.picks("Shrink")
    on(t, "turn")
    assert t.scheme.threat == 6 - 3 - 2 and t["Bomb Scare"].threat == 6 and t["Shrink"].exhausted
    # Emergency prevents threat: there is nothing that Shrink could raise
    t = situation("champions", A=side("Captain Marvel", play=["Shrink"], hand=["Emergency"]), encounter=[BLANK] * 4, threat=3)
    t.enemy_schemes("Rhino")
    t.A.picks("Emergency")
    on(t, "turn")
    assert t.scheme.threat == 3 + t.villain.sch - 1 and not t["Shrink"].exhausted and t.A.discard == ["Emergency"]


@pytest.mark.example("champions:faq:hex-bolt#1")
@pytest.mark.rule("champions:faq:hex-bolt#1")
def test_hex_bolt_discards_all_three_before_anything_of_it_resolves() -> None:
    cards = [stand_in("treachery", f"Icons {n}", boost=n) for n in range(4)]
    t = laid("champions:faq:hex-bolt#1")
    t.A.plays("Hex Bolt")
    assert t.encounter_discard == ["Icons 0", "Icons 2", "Icons 0"] and t.encounter_deck == ["Blank"]
    assert t.villain.damage == 0 and t.A.hand == []
    t.pick("Draw")
    assert len(t.A.hand) == 1 and t.villain.damage == 4 and t.scheme.threat == 4 and t.kind == "turn"
    # one icon, and three or more
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Hex Bolt", PIP, PIP], minions=[BIG]),
        encounter=[cards[1], cards[3], cards[1], BLANK],
        threat=5,
    )
    t.A.plays("Hex Bolt")
    for words in ("Choose to stun", "Stun", "Big"):
        t.pick(words)
    on(t, "turn")
    assert t.scheme.threat == 1 and t["Big"].status == frozenset({"stunned"}) and t.villain.status == frozenset()
    assert t.villain.damage == 0 and t.A.hand == []


@pytest.mark.example("champions:faq:counterspell#1")
@pytest.mark.rule("champions:faq:counterspell#1")
def test_counterspell_finds_no_hero_in_alter_ego_form() -> None:
    after = stand_in("treachery", "After")
    t = laid("champions:faq:counterspell#1")
    t.begins()
    # not to the other player's hero, and nothing in its place
    assert t.encounter_discard == ["Counterspell"] and t.encounter_deck == ["After"] and t["She-Hulk"].attached == []
    # attached to a hero it cancels that player's next event
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Haymaker", "Haymaker", "Energy", "Genius"]),
        B=side("She-Hulk", hand=["First Aid", PIP], damage=3),
        encounter=["Counterspell", after],
    )
    t.reveals("Counterspell")
    assert t["Captain Marvel"].attached == ["Counterspell"]
    t.A.plays("Haymaker", "Energy")
    on(t, "turn")
    assert t.villain.damage == 0 and t.A.discard == ["Energy", "Haymaker"] and t.encounter_discard == ["Counterspell"]
    t.A.plays("Haymaker")
    assert t.villain.damage == 3


def test_counterspell_leaves_the_other_player_and_other_cards_alone() -> None:
    t = situation(
        "champions",
        active="B",
        A=side("Captain Marvel"),
        B=side("She-Hulk", hand=["Haymaker", "Energy"]),
        encounter=["Counterspell", BLANK],
    )
    t.reveals("Counterspell")
    t.B.plays("Haymaker")
    assert t.villain.damage == 3 and t["Captain Marvel"].attached == ["Counterspell"]
    t = situation("champions", A=side("Captain Marvel", hand=[ALLY, PIP, PIP]), encounter=["Counterspell", BLANK])
    t.reveals("Counterspell")
    t.A.plays("Helper")
    on(t, "turn")
    assert t.in_play("Helper") and t["Captain Marvel"].attached == ["Counterspell"]


@pytest.mark.example("champions:faq:hawkeyes-quiver#1")
@pytest.mark.rule("champions:faq:hawkeyes-quiver#1")
def test_the_whole_deck_is_shuffled_after_the_quivers_search() -> None:
    t = laid("champions:faq:hawkeyes-quiver#1")
    t.A.uses("Hawkeye's Quiver")
    # only the top five are looked at
    assert t.kind == "turn" or t.options() == ["Explosive Arrow"]
    on(t, "turn")
    top = ["Mark 0", "Mark 1", "Mark 2", "Mark 3"]
    assert sorted(t.A.deck) == sorted([f"Mark {n}" for n in range(12)] + ["Vibranium Arrow"])
    assert t.A.deck[:4] != top and t.A.deck != [*(f"Mark {n}" for n in range(12)), "Vibranium Arrow"]
    assert t.A.hand == [] and t["Hawkeye's Quiver"].exhausted
    s = t.state
    arrow = s.things[t.find("Explosive Arrow") & 0xFFF]
    assert arrow.host == t.find("Hawkeye's Quiver") and not s.in_play(arrow.number)


def test_an_arrow_on_the_quiver_is_played_as_if_from_the_hand() -> None:
    t = situation(
        "champions",
        A=side(
            "Hawkeye",
            play=["Hawkeye's Quiver", "Hawkeye's Bow"],
            deck=["Explosive Arrow", *[FILLER] * 9],
            hand=[PIP],
            minions=[BIG],
        ),
        B=side("She-Hulk", minions=[put(stand_in("minion", "Other", hp=9))]),
    )
    assert not t.offered("Play Explosive Arrow")
    t.A.uses("Hawkeye's Quiver")
    on(t, "turn")
    t.A.plays("Explosive Arrow")
    t.pick("A")
    on(t, "turn")
    assert t.villain.damage == 3 and t["Big"].damage == 3 and t["Other"].damage == 0
    assert t["Hawkeye's Bow"].exhausted and sorted(t.A.discard) == ["Explosive Arrow", "Pip"]
    # with the quiver its arrows are gone
    t = situation("champions", A=side("Hawkeye", play=["Hawkeye's Quiver"], deck=["Explosive Arrow", *[FILLER] * 9]))
    t.A.uses("Hawkeye's Quiver")
    on(t, "turn")
    t.happens(Discard(t.find("Hawkeye's Quiver")))
    assert sorted(t.A.discard) == ["Explosive Arrow", "Hawkeye's Quiver"]


def test_hawkeye_readies_his_bow_and_clint_finds_it() -> None:
    t = situation(
        "champions",
        A=side("Hawkeye", play=[put("Hawkeye's Bow", exhausted=True)]),
        B=side("She-Hulk", play=[put("Focused Rage", exhausted=True)]),
    )
    t.A.uses("Hawkeye")
    assert not t["Hawkeye's Bow"].exhausted and t["Hawkeye"].exhausted and t["Focused Rage"].exhausted
    assert t["Hawkeye"].atk == 3
    # his arrows are ranged: nobody retaliates; an attack of another kind is not
    spiky = stand_in("minion", "Spiky", Keyword("retaliate", 2), Keyword("toughness"), hp=20)
    t = situation(
        "champions",
        A=side("Hawkeye", play=["Hawkeye's Bow"], hand=["Vibranium Arrow", PIP, PIP], minions=[put(spiky, status=["tough"])]),
    )
    t.A.plays("Vibranium Arrow")
    t.pick("Spiky")
    on(t, "turn")
    assert t["Spiky"].damage == 6 and t["Spiky"].status == frozenset() and t["Hawkeye"].damage == 0
    t.A.attacks("Hawkeye", "Spiky")
    assert t["Hawkeye"].damage == 2
    t = situation("champions", A=side("Hawkeye", form="alter-ego", hand=[PIP, PIP], discard=["Hawkeye's Bow"]))
    t.A.uses("Clint Barton")
    on(t, "turn")
    assert sorted(t.A.hand) == ["Hawkeye's Bow", "Pip"] and not t.offered("Use Clint")


PATROL = stand_in("minion", "Patrol", Keyword("patrol"), hp=2, atk=1, sch=1)


@pytest.mark.example("champions:faq:wasp#1")
@pytest.mark.rule("champions:faq:wasp#1")
def test_giant_wasp_takes_no_threat_off_a_main_scheme_that_is_guarded_as_she_thwarts() -> None:
    # a crisis icon that goes with the side scheme she clears
    t = laid("champions:faq:wasp#1")
    t.pick("Wasp thwarts", "divided")
    t.A.picks("The Break-In!", "Crisis")
    on(t, "turn")
    assert t.scheme.threat == 4 and not t.in_play("Crisis") and t["Bomb Scare"].threat == 3 and t["Wasp"].exhausted
    # a minion with patrol
    t = situation("champions", A=side("Wasp", form=GIANT, minions=[PATROL]), threat=4, side_schemes=[put("Bomb Scare", threat=3)])
    t.pick("Wasp thwarts", "divided")
    t.A.picks("The Break-In!", "Bomb Scare")
    on(t, "turn")
    assert t.scheme.threat == 4 and t["Bomb Scare"].threat == 2
    # with nothing in the way both lose some, as she likes
    for answer, left in (((0, 2), (4, 1)), ((1, 1), (3, 2))):
        t = situation("champions", A=side("Wasp", form=GIANT), threat=4, side_schemes=[put("Bomb Scare", threat=3)])
        t.pick("Wasp thwarts", "divided")
        t.A.picks(*["The Break-In!", "Bomb Scare"][int(answer[0] == 0) :])
        on(t, "turn")
        assert (t.scheme.threat, t["Bomb Scare"].threat) == left
    # as long as there is anything she can do
    t = situation("champions", A=side("Wasp", form=GIANT, minions=[PATROL]), threat=4)
    assert not t.offered("Wasp thwarts")


@pytest.mark.example("champions:faq:wasp#2")
@pytest.mark.rule("champions:faq:wasp#2")
def test_giant_wasp_does_no_damage_to_a_guarded_villain() -> None:
    t = laid("champions:faq:wasp#2")
    t.pick("Wasp attacks", "divided")
    t.A.picks("Rhino", "Guard")
    on(t, "turn")
    assert t.villain.damage == 0 and not t.in_play("Guard") and t["Big"].damage == 0
    # without it she divides freely; all on one is no division
    t = situation("champions", A=side("Wasp", form=GIANT, minions=[BIG]))
    t.pick("Wasp attacks", "divided")
    t.A.picks("Rhino", "Big")
    on(t, "turn")
    assert t.villain.damage == 1 and t["Big"].damage == 1
    t = situation("champions", A=side("Wasp", form=GIANT, minions=[BIG]))
    t.pick("Wasp attacks", "divided")
    t.A.picks("Big")
    assert t.kind == "turn" and t.villain.damage == 0 and t["Big"].damage == 2
    # more to divide: the shares are asked for
    t = situation("champions", A=side("Wasp", form=GIANT, minions=[BIG], play=["Combat Training"]))
    t.pick("Wasp attacks", "divided")
    t.A.picks("Rhino", "Big")
    t.answers(0, 1)
    assert t.kind == "turn" and t.villain.damage == 1 and t["Big"].damage == 2


@pytest.mark.example("champions:faq:wasp#3")
@pytest.mark.rule("champions:faq:wasp#3")
def test_each_enemy_with_retaliate_that_giant_wasp_attacks_answers_in_her_order() -> None:
    spiky = [stand_in("minion", f"Spiky {n}", Keyword("retaliate", n), hp=6) for n in (1, 2)]
    t = laid("champions:faq:wasp#3")
    t.pick("Wasp attacks", "divided")
    t.A.picks("Spiky 1", "Spiky 2")
    # it is her order, though another is the first player
    assert t.kind == "order" and t.A.asked() and t["Wasp"].damage == 0
    t.A.picks("Spiky 2")
    on(t, "turn")
    assert t["Wasp"].damage == 3 and t["Spiky 1"].damage == 1 and t["Spiky 2"].damage == 1 and t["She-Hulk"].damage == 0
    lines = [line for line in t.log.splitlines() if "Wasp takes" in line]
    assert len(lines) == 2 and "takes 2" in lines[0] and "takes 1" in lines[1]
    # one that she did not attack does not
    t = situation("champions", A=side("Wasp", form=GIANT, minions=spiky))
    t.pick("Wasp attacks", "divided")
    t.A.picks("Spiky 1")
    on(t, "turn")
    assert t["Wasp"].damage == 1


def test_tiny_wasp_hits_the_villain_when_she_defeats_somebody() -> None:
    weak = stand_in("minion", "Weak", hp=1)
    t = situation("champions", A=side("Wasp", minions=[weak]), B=side("She-Hulk", minions=[stand_in("minion", "Weaker", hp=1)]))
    t.A.attacks("Wasp", "Weak")
    t.A.picks("Wasp")
    assert t.villain.damage == 1 and not t.in_play("Weak")
    t.A.ends_turn()
    t.B.attacks("She-Hulk", "Weaker")
    assert t.kind == "turn" and t.villain.damage == 1
    t = situation("champions", A=side("Wasp"), side_schemes=[put("Bomb Scare", threat=1)])
    t.A.thwarts("Wasp", "Bomb Scare")
    t.A.picks("Wasp")
    assert t.villain.damage == 1
    t = situation("champions", A=side("Wasp", form="alter-ego", deck=[FILLER], discard=["Genius", "Energy", "Genius", "Genius"]))
    t.A.uses("Nadia Van Dyne")
    t.A.picks("Genius", "Genius")
    on(t, "turn")
    assert sorted(t.A.discard) == ["Energy", "Genius"] and sorted(t.A.deck) == ["Filler", "Genius", "Genius"]


@pytest.mark.example("champions:faq:rocket-raccoon#1")
@pytest.mark.rule("champions:faq:rocket-raccoon#1")
def test_rocket_draws_though_the_upgrade_goes_into_the_collection() -> None:
    for collector, pile in ((True, []), (False, ["Thruster Boots"])):
        t = laid("champions:faq:rocket-raccoon#1", collector=collector)
        t.A.uses("Rocket Raccoon")
        on(t, "turn")
        assert len(t.A.hand) == 2 and t.A.discard == pile and t.A.play == ["Hawkeye"]
        assert [t.state.things[n].printed.name for n in t.state.common(COLLECTION)] == ["Thruster Boots"][len(pile) :]
        assert not t.offered("Use Rocket")
    # what is not in play goes to its pile as ever: a card that is spent, an event
    t = situation(
        "champions",
        villain=catalog.card("16070"),
        A=side("Captain Marvel", hand=["Haymaker", "Energy"], minions=[put(GUARD, damage=1)]),
    )
    t.A.plays("Haymaker")
    on(t, "turn")
    assert t.A.discard == ["Energy", "Haymaker"] and not t.in_play("Guard") and t.encounter_discard == []
    assert [t.state.things[n].printed.name for n in t.state.common(COLLECTION)] == ["Guard"]


def test_rocket_draws_for_excess_damage_that_he_deals() -> None:
    weak = stand_in("minion", "Weak", hp=1)
    exact = stand_in("minion", "Exact", hp=2)
    t = situation(
        "champions", A=side("Rocket Raccoon", play=["Cybernetic Skeleton"], minions=[weak]), B=side("She-Hulk", minions=[exact])
    )
    assert t["Rocket Raccoon"].atk == 2 and t["Rocket Raccoon"].hp == 12
    t.A.attacks("Rocket Raccoon", "Weak")
    t.A.picks("Rocket")
    assert len(t.A.hand) == 1
    t = situation("champions", A=side("Rocket Raccoon", play=["Cybernetic Skeleton", "Hawkeye"], minions=[exact, weak]))
    t.A.attacks("Rocket Raccoon", "Exact")
    assert t.kind == "turn" and t.A.hand == [] and not t.in_play("Exact")


@pytest.mark.example("champions:faq:salvage#1")
@pytest.mark.rule("champions:faq:salvage#1")
def test_hulk_does_all_that_salvage_asks_for_in_his_players_order() -> None:
    for first in ("Discard", "2 damage"):
        t = laid("champions:faq:salvage#1")
        t.A.attacks("Hulk", "Rhino")
        before = t.villain.damage
        assert t.kind == "order" and t.A.asked() and len(t.options()) == 3 and t.A.discard == ["Salvage"]
        t.pick(first)
        assert t.in_play("Hulk") is (first != "Discard")
        on(t, "turn")
        # mental and wild: discarded, 2 damage to an enemy, 1 to everybody
        assert sorted(t.A.discard) == ["Hulk", "Salvage"] and t["Captain Marvel"].damage == 1 and t["She-Hulk"].damage == 1
        assert t.villain.damage == before + 3


def test_salvage_that_is_spent_puts_a_tech_upgrade_on_top() -> None:
    t = situation(
        "champions", A=side("Rocket Raccoon", hand=["Salvage", "Helicarrier", PIP], discard=["Thruster Boots", "Tenacity"])
    )
    t.A.plays("Helicarrier")
    t.A.picks("Salvage")
    on(t, "turn")
    assert t.in_play("Helicarrier") and t.A.deck[0] == "Thruster Boots" and sorted(t.A.discard) == ["Pip", "Salvage", "Tenacity"]
    # one in the pile does not answer for another card, and one that is discarded otherwise not at all
    t = situation("champions", A=side("Rocket Raccoon", hand=["Energy", "Haymaker"], discard=["Thruster Boots", "Salvage"]))
    t.A.plays("Haymaker")
    on(t, "turn")
    assert t.A.discard == ["Thruster Boots", "Salvage", "Energy", "Haymaker"]
