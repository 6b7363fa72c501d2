"""Questions from outside, asked once more: cards of several packs and keywords that meet, with what comes of it."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLIES,
    EVERYBODY,
    IT,
    ME,
    MINIONS,
    THE_VILLAIN,
    YOU_,
    Action,
    Constant,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    EnemiesAct,
    Engages,
    Gains,
    HealIt,
    Instead,
    Interrupt,
    IsDefeated,
    Keyword,
    Leaves,
    Lends,
    MoveDamage,
    Response,
    ShuffleIn,
    Strikes,
    WhenRevealed,
    Whom,
    attack,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid, on, told
from tests.rules.champions.standins import THUG, free

ONE = stand_in("treachery", "One", boost=1)
TWO = stand_in("treachery", "Two", boost=2)
LOUD = stand_in("side_scheme", "Loud", base_threat=3, amplify=1)


@pytest.mark.rule("champions:activation#6", "champions:villain-defeat#p2")
def test_a_stage_that_falls_as_it_initiates_its_attack_does_not_attack_nor_does_the_next() -> None:
    t = laid(A=side("Iron Man", hand=["Energy"], play=["Nova"]), villain_left=2)
    t.enemy_attacks("Rhino")
    t.A.picks("Nova")
    assert t.kind == "turn" and t.villain.stage == "II" and t["Iron Man"].damage == 0
    # it was announced before what interrupted it, and the log says that nothing comes of it
    assert len(told(t, "Rhino attacks")) == 1 and len(told(t, "Rhino would attack", "that comes to nothing")) == 1
    assert len(t.encounter_deck) == 12
    # he goes on against the next player, and the minions against theirs
    t = laid(
        A=side("Iron Man", hand=["Energy"], play=["Nova"], minions=[THUG]),
        B=side("Captain Marvel"),
        villain_left=2,
        phase="villain",
        step=2,
    )
    t.A.picks("Nova")
    on(t, "turn")
    assert t["Iron Man"].damage == 1 and t["Captain Marvel"].damage == 3
    # who is only hurt attacks
    t = laid(A=side("Iron Man", hand=["Energy"], play=["Nova"]), villain_left=3)
    t.enemy_attacks("Rhino")
    t.A.picks("Nova")
    on(t, "turn")
    assert t.villain.stage == "I" and t["Iron Man"].damage == 2


@pytest.mark.rule("champions:amplify-icon#p2", "champions:faq:attacrobatics#1")
def test_the_icons_of_amplify_icons_are_on_the_card_that_is_turned_up() -> None:
    # they are cancelled with the others, and there is something to cancel on a card that has none of its own
    for card, cancelled in ((ONE, 2), (BLANK, 1)):
        t = laid(A=side("Captain Marvel", play=["Attacrobatics"]), side_schemes=[LOUD], encounter=[card, BLANK])
        t.enemy_attacks("Rhino")
        t.A.passes()
        t.A.picks("Attacrobatics")
        on(t, "turn")
        assert t.villain.damage == cancelled and t["Captain Marvel"].damage == 2
    # a card that is discarded for its icons is not turned up
    for first, second, damage in ((ONE, TWO, 2 + 2), (TWO, ONE, 2 + 1), (TWO, BLANK, 2)):
        t = laid(A=side("Scarlet Witch"), side_schemes=[LOUD], encounter=[first, second, BLANK])
        t.enemy_attacks("Rhino")
        t.A.passes()
        t.A.picks("Scarlet Witch")
        on(t, "turn")
        assert t["Scarlet Witch"].damage == damage
    t = laid(A=side("Scarlet Witch"), side_schemes=[LOUD], encounter=[ONE, TWO, BLANK])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Scarlet Witch"].damage == 2 + 1 + 1 and told(t, "Boost card: One, 2 boost icons")


@pytest.mark.rule("champions:ally#3", "champions:consequential-damage")
def test_an_ally_whose_target_falls_before_its_blow_was_used_all_the_same() -> None:
    t = laid(A=side("Captain Marvel", play=[put("Iron Fist", counters={"mystic": 2})], minions=[put(THUG, left=1)]))
    t.A.attacks("Iron Fist", "Thug")
    t.A.picks("Iron Fist")
    assert t.kind == "turn" and not t.in_play("Thug") and t["Iron Fist"].damage == 1 and t["Iron Fist"].exhausted
    assert len(told(t, "Iron Fist attacks Thug")) == 1 and told(t, "Iron Fist would attack Thug: that comes to nothing")
    # a status card takes the place of the attack, and of what it costs
    t = laid(A=side("Captain Marvel", play=[put("Iron Fist", counters={"mystic": 2}, status="stunned")], minions=[THUG]))
    t.A.attacks("Iron Fist", "Thug")
    assert t.kind == "turn" and t["Iron Fist"].damage == 0 and t["Iron Fist"].exhausted and t["Iron Fist"].counter("mystic") == 2


@pytest.mark.rule("champions:overkill#1", "champions:keywords#4")
def test_what_overkill_deals_on_is_damage_of_the_attack() -> None:
    for left, stone in ((1, ["Power Stone"]), (3, [])):
        t = laid(
            A=side("She-Hulk", hand=["Relentless Assault", "Strength"], minions=[put("Hydra Mercenary", left=left)]),
            villain_attached=["Power Stone"],
        )
        t.A.plays("Relentless Assault", "Strength")
        assert t.villain.damage == 5 - left and t["She-Hulk"].attached == stone


#: an ally that would be defeated heals two instead
SAVE = stand_in("upgrade", "Save", Interrupt(IsDefeated(Whom("your ally")), Instead(HealIt(IT, 2)), cost=(DiscardIt(ME),)))


@pytest.mark.rule("champions:damage#2", "champions:hit-points#4", "champions:excess-damage")
def test_damage_beyond_its_hit_points_lies_on_an_ally_too() -> None:
    for amount, saved in ((3, True), (4, True), (5, False)):
        t = laid(A=side("Captain Marvel", play=["Tigra", SAVE]))
        t.hurts("Tigra", amount)
        t.A.picks("Save")
        on(t, "turn")
        assert t.in_play("Tigra") is saved
        if saved:
            assert t["Tigra"].damage == amount - 2


@pytest.mark.rule("champions:damage#2", "champions:permanent", "champions:move#5", "champions:damage#1")
def test_damage_beyond_its_hit_points_lies_on_a_minion_that_cannot_leave_play() -> None:
    stay = stand_in("minion", "Stayer", Keyword("permanent"), hp=4, atk=1, sch=1)
    mend = free("Mend", Action((), HealIt(Each(MINIONS), 2)))
    move = free("Shift", Action((), MoveDamage(9, Each(MINIONS), THE_VILLAIN)))
    t = laid(A=side("Captain Marvel", hand=[free("Big", attack(7)), mend, move], minions=[stay]))
    t.A.plays("Big")
    t.A.picks("Stayer")
    assert (t["Stayer"].damage, t["Stayer"].left) == (7, 0) and t.offered("Captain Marvel attacks Stayer (2; 0 hit points left)")
    t.A.plays("Mend")
    assert (t["Stayer"].damage, t["Stayer"].left) == (5, 0)
    t.A.plays("Shift")
    assert (t["Stayer"].damage, t.villain.damage) == (0, 5)
    # a dial stops at zero: nothing of what is beyond it lies on the next stage
    t = laid(A=side("Captain Marvel", hand=[free("Big", attack(7))]), villain_left=2)
    t.A.plays("Big")
    assert (t.villain.stage, t.villain.damage) == ("II", 0)


@pytest.mark.rule("champions:piercing")
def test_the_log_tells_of_the_tough_status_card_before_the_damage() -> None:
    t = laid(
        A=side("Hawkeye", hand=["Vibranium Arrow", "Energy"], play=["Hawkeye's Bow"], minions=[put(THUG, status="tough")]),
    )
    t.A.plays("Vibranium Arrow")
    t.A.picks("Thug")
    lines = [line.partition("  [")[0] for line in t.log.splitlines()]
    assert lines.index("Thug loses a tough status card") < lines.index("Thug takes 6 damage")


@pytest.mark.rule(
    "champions:status-cards", "champions:stalwart#1", "champions:scheme-enemy-activation#2.1", "champions:player-deck#3"
)
def test_the_log_names_the_rule_under_which_it_happens() -> None:
    # a status card that an effect takes, one that stalwart takes, and one that prevents what was coming
    t = laid(A=side("Doctor Strange", invocations=["Vapors of Valtorr"]), villain_status="tough")
    t.A.does("Use Doctor Strange")
    t.A.picks("Stun that character")
    assert t.villain.status == {"stunned"} and told(t, "Rhino loses a tough status card", "[champions:status-cards]")
    rock = stand_in("upgrade", "Rock", Constant(YOU_, (Gains("stalwart"),)), cost=0)
    t = laid(A=side("Captain Marvel", status="stunned", hand=[rock]))
    t.A.plays("Rock")
    assert told(t, "Captain Marvel loses a stunned status card", "[champions:stalwart#1]")
    # boost abilities of attacks and of schemes
    for form, rule in (("hero", "attack-enemy-activation#3.1"), ("alter-ego", "scheme-enemy-activation#2.1")):
        t = laid(A=side("Captain Marvel", form=form), encounter=["Electric Whip Attack", BLANK])
        t.enemy_activates("Rhino")
        on(t, "turn")
        assert told(t, "Electric Whip Attack: Boost", f"[champions:{rule}]")
    # a villain that is turned over, and one whose next stage comes
    t = laid(A=side("She-Hulk"), villain="Norman Osborn", environments=["Criminal Enterprise"])
    t.A.attacks("She-Hulk", "Norman Osborn")
    assert told(t, "Green Goblin is face up", "[champions:in-play-and-out-of-play#6]")
    t = laid(A=side("She-Hulk"), villain_left=1)
    t.A.attacks("She-Hulk", "Rhino")
    assert told(t, "Rhino, stage II is face up", "[champions:villain-defeat#p2]")
    # cards of a player's deck, discarded until one is found
    t = laid(A=side("Kamala Khan", deck=["Energy", "Shrink", "Genius"]))
    t.A.uses("Kamala Khan")
    assert t.A.hand == ["Shrink"] and told(t, "From A's deck Energy and Shrink are discarded", "[champions:player-deck#3]")
    # an attack of which all damage is prevented
    t = laid(A=side("Captain Marvel", hand=["Energy"], play=["04004"]))
    t.enemy_attacks("Rhino")
    t.A.picks("Mockingbird")
    assert told(t, "All damage from it is prevented", "[champions:prevent]")


@pytest.mark.rule("champions:player-elimination#4")
def test_the_last_player_who_falls_as_another_is_being_eliminated_ends_the_game() -> None:
    # as the minion of the first that falls is about to engage the second, the villain attacks that one
    revenge = stand_in("environment", "Revenge", Interrupt(Engages(Whom("minion")), EnemiesAct(THE_VILLAIN), forced=True))
    for left, lost in ((2, True), (3, False)):
        t = laid(
            A=side("Iron Man", left=1, exhausted=True, minions=[THUG]),
            B=side("Captain Marvel", left=left, exhausted=True),
            environments=[revenge],
            active="B",
            first="B",
        )
        t.hurts("Iron Man", 1)
        if lost:
            assert t.result is not None and not t.result.won and t.result.rule == "champions:player-elimination#4"
        else:
            assert t.result is None and t.A.out and t.B.minions == ["Thug"] and t["Captain Marvel"].left == 1


@pytest.mark.rule("champions:limit", "champions:lasting-effects#p2")
def test_an_ability_that_is_lent_has_a_limit_of_its_own() -> None:
    draw = Response(Strikes(Whom("your"), "attack", after=True), DrawCards(1), limit=(1, "round"))
    t = laid(A=side("Captain Marvel", hand=[free("Lesson", Action((), Lends(draw)))], play=["Tigra"], deck=["Energy"] * 5))
    t.A.plays("Lesson")
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.kind == "window"
    t.A.picks("Lesson")
    assert t.A.hand == ["Energy"]
    t.A.attacks("Tigra", "Rhino")
    assert t.kind == "turn" and t.A.hand == ["Energy"]


@pytest.mark.rule("champions:guard", "champions:attack-player-action#3")
def test_an_attack_that_hurts_friends_as_well_is_no_matter_of_guard_for_them() -> None:
    blast = free("Blast", Action((), Deal(2, Each(EVERYBODY)), labels=("attack",)))
    t = laid(A=side("Captain Marvel", hand=[blast], play=["Tigra"]), B=side("Iron Man"))
    assert t.A.why("Blast") == ["Play Blast - nothing hinders it"]
    t.A.plays("Blast")
    assert t.villain.damage == t["Captain Marvel"].damage == t["Iron Man"].damage == t["Tigra"].damage == 2


@pytest.mark.rule("champions:replacement-effect", "champions:leaves-play")
def test_what_does_not_go_into_the_deck_is_told() -> None:
    keep = stand_in("upgrade", "Keep", Interrupt(Leaves(Whom("your ally")), Instead(DrawCards(1)), cost=(DiscardIt(ME),)))
    t = laid(A=side("Captain Marvel", play=["Tigra", keep], deck=["Energy"] * 2))
    t.reveals(stand_in("treachery", "Rout", WhenRevealed(ShuffleIn(Each(ALLIES)))))
    t.A.picks("Keep")
    assert t.in_play("Tigra") and t.A.hand == t.A.deck == ["Energy"]
    assert told(t, "instead of this: Tigra is shuffled into A's deck", "[champions:replacement-effect]")
