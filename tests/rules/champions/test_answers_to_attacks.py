"""What answers an attack, a thwart or an activation comes after all of it, once for each enemy attacked, and after keywords."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    CONFUSED,
    IT,
    ME,
    MINION,
    SCHEME,
    STUNNED,
    THE_VILLAIN,
    THIS,
    TO_ATTACK,
    YOU,
    YOU_,
    YOUR_HERO,
    Action,
    Clear,
    Deal,
    DrawCards,
    Each,
    EnemyActs,
    Engages,
    ExhaustIt,
    Give,
    HealIt,
    Interrupt,
    IsDefeated,
    It,
    Keyword,
    One,
    PutCounters,
    Resources,
    Response,
    Strikes,
    TakesDamage,
    Target,
    UsesBasic,
    Whom,
    attack,
    seq,
    thwart,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG, free

PLOT = stand_in("side_scheme", "Plot", base_threat=5)
ALPHA = stand_in("minion", "Alpha", hp=9, atk=1, sch=1)
BETA = stand_in("minion", "Beta", hp=9, atk=1, sch=1)
SPIKE = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=9, atk=1, sch=1)
#: an attack on each enemy there is, a thwart on each scheme
STORM = free("Storm", Action((), Deal(1, Each(AN_ENEMY)), labels=("attack",)))
SWEEP = free("Sweep", Action((), Clear(1, Each(SCHEME)), labels=("thwart",)))


def support(name: str, *text: Any) -> Any:
    """A support that answers to something."""
    return stand_in("support", name, *text)


# -- after all of it -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:after", "champions:triggering-condition#1", "champions:attack-player-action#3")
def test_a_card_that_the_attack_draws_can_answer_the_defeat() -> None:
    kick = free("Kick", attack(5, DrawCards(2)))
    t = situation(
        "champions",
        A=side("Spider-Man", hand=[kick], minions=[THUG], deck=["Chase Them Down", "Backflip", "Genius"]),
        threat=4,
    )
    t.A.plays("Kick")
    t.A.picks("Thug")
    # both sentences are over, and the minion has gone
    assert t.A.hand == ["Chase Them Down", "Backflip"] and t.A.minions == []
    t.A.picks("Chase Them Down")
    assert t.scheme.threat == 2 and t.A.deck == ["Genius"]
    # where it defeats nobody there is nothing to answer
    t = situation("champions", A=side("Spider-Man", hand=[kick], deck=["Chase Them Down", "Backflip"]), threat=4, villain_left=9)
    t.A.plays("Kick")
    assert t.kind == "turn" and t.scheme.threat == 4 and t.A.hand == ["Chase Them Down", "Backflip"]


@pytest.mark.rule("champions:triggering-condition#1", "champions:attack-player-action#3")
def test_between_the_halves_of_an_attack_on_two_nothing_answers() -> None:
    t = situation(
        "champions",
        A=side(
            "Spider-Man",
            hand=["Melee", "Genius", "Energy", "Chase Them Down"],
            minions=[THUG, put(ALPHA, damage=6)],
            play=["Interrogation Room"],
        ),
        threat=6,
    )
    t.A.plays("Melee", "Genius", "Energy")
    t.A.picks("Thug")
    # the first has fallen, and the second is chosen before anything answers to that
    assert t.kind == "choose" and t.A.minions == ["Alpha"] and not t.offered("Chase Them Down")
    t.A.picks("Alpha")
    assert t.A.minions == [] and t.kind == "window"
    # one card, for one of the two; the room once, too
    t.A.picks("Chase Them Down")
    t.A.picks("Interrogation Room")
    assert t.kind == "turn" and t.scheme.threat == 6 - 2 - 1


@pytest.mark.rule("champions:triggering-condition#1", "champions:response")
def test_what_answers_damage_or_defeat_has_the_one_window_of_the_attack() -> None:
    """A single attack is one occurrence, whether it is a basic attack or an event, of one sentence or of two."""
    hurt = support("Hurt", Response(TakesDamage(Whom("enemy"), after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    dead = support("Dead", Response(IsDefeated(Whom(MINION), by=YOU, after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    hit = support("Hit", Response(Strikes(YOUR_HERO, after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    for zap in (free("Zap", attack(3)), free("Zap", attack(3, Give(STUNNED, THE_VILLAIN)))):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[zap], minions=[THUG], play=[hurt, dead, hit], deck=["Genius"] * 9)
        )
        t.A.plays("Zap")
        t.A.picks("Thug")
        # in any order
        assert all(t.offered(name) for name in ("Hurt", "Dead", "Hit"))
        t.A.picks("Hit")
        t.A.picks("Hurt")
        t.A.picks("Dead")
        assert t.kind == "turn" and len(t.A.hand) == 3
    t = situation("champions", A=side("She-Hulk", minions=[THUG], play=[hurt, dead, hit]))
    t.A.attacks("She-Hulk", "Thug")
    assert all(t.offered(name) for name in ("Hurt", "Dead", "Hit"))


@pytest.mark.rule("champions:triggering-condition#1", "champions:response#2")
def test_what_the_event_does_besides_the_attack_is_answered_at_once() -> None:
    """Only what the attack itself deals belongs to it: a side scheme cleared by its second sentence is another occurrence."""
    won = support("Won", Response(IsDefeated(Whom("side scheme"), after=True), PutCounters(1, "won", ME), forced=True))
    dead = support("Dead", Response(IsDefeated(Whom(MINION), after=True), PutCounters(1, "dead", ME), forced=True))
    seen = support("Seen", Response(Strikes(YOU, after=True), PutCounters(1, "hit", ME), forced=True))
    burst = free("Burst", attack(3, Clear(1, Each(SCHEME)), DrawCards(1)))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[burst], minions=[THUG], play=[won, dead, seen], deck=["Genius"]),
        side_schemes=[put(PLOT, threat=1)],
    )
    t.A.plays("Burst")
    t.A.picks("Thug")
    on(t, "order")
    # the scheme's defeat has been told of already, those of the attack wait
    assert t["Won"].counter("won") == 1 and t.A.hand == ["Genius"]
    assert t["Dead"].counter("dead") == 0 and t["Seen"].counter("hit") == 0
    t.A.picks("Dead")
    assert t["Dead"].counter("dead") == 1 and t["Seen"].counter("hit") == 1


@pytest.mark.rule("champions:after", "champions:thwart#3", "champions:triggering-condition#1")
def test_a_card_that_the_thwart_draws_can_answer_it() -> None:
    sneak = free("Sneak", thwart(2, DrawCards(1)))
    cheer = free("Cheer", Response(Strikes(YOUR_HERO, "thwart", after=True), Deal(2, THE_VILLAIN)))
    won = free("Won", Response(IsDefeated(Whom("side scheme"), by=YOU, after=True), Deal(3, THE_VILLAIN)))
    for drawn, damage in ((cheer, 2), (won, 3)):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[sneak], deck=[drawn, "Genius"]),
            side_schemes=[put(PLOT, threat=2)],
            threat=3,
        )
        t.A.plays("Sneak")
        t.A.picks("Plot")
        assert not t.in_play("Plot") and t.A.hand == [drawn.faces[0].values.name]
        t.A.picks(drawn.faces[0].values.name)
        assert t.villain.damage == damage and t.scheme.threat == 3


@pytest.mark.rule("champions:after", "champions:attack-player-action#3", "champions:special")
def test_each_attack_of_several_has_its_own_answers() -> None:
    seen = support("Seen", Response(Strikes(YOU, after=True), PutCounters(1, "hit", ME), forced=True))
    t = situation(
        "champions", A=side("Spider-Man", hand=["Dance of Death", "Genius", "Energy"], minions=[ALPHA, THUG], play=[seen])
    )
    t.A.plays("Dance of Death")
    t.A.picks("Alpha")
    assert t["Seen"].counter("hit") == 1
    t.A.picks("Alpha")
    assert t["Seen"].counter("hit") == 2
    t.A.picks("Thug")
    assert t["Seen"].counter("hit") == 3
    t = situation(
        "champions",
        A=side(
            "Black Panther",
            hand=["Wakanda Forever!", "Genius"],
            play=["Panther Claws", "Energy Daggers", "Interrogation Room"],
            minions=[put(THUG, damage=1), ALPHA],
        ),
        threat=4,
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Panther Claws")
    t.A.picks("Thug")
    # the claws' attack is over while the event goes on
    assert t.offered("Interrogation Room") and t["Alpha"].damage == 0
    t.A.picks("Interrogation Room")
    assert t.scheme.threat == 3 and t["Alpha"].damage > 0


@pytest.mark.rule("champions:ally#3", "champions:triggering-condition#1", "champions:faq:tigra#1")
def test_an_ally_answers_what_it_defeated_before_it_pays_for_it() -> None:
    t = situation("champions", A=side("Spider-Man", play=[put("Tigra", damage=2)], minions=[put(THUG, damage=1)]))
    t.A.attacks("Tigra", "Thug")
    t.A.picks("Tigra")
    assert t.A.minions == [] and t["Tigra"].damage == 2 - 1 + 1
    # an attack that is an ability of an ally, of two sentences
    claw = stand_in(
        "ally", "Claw",
        Action((), seq(Deal(3, Target()), DrawCards(1)), targets=(One(TO_ATTACK),), labels=("attack",)),
        Response(IsDefeated(Whom(MINION), by=THIS, attack=True, after=True), HealIt(ME, 1)),
        hp=3, atk=1, thw=1,
    )  # fmt: skip
    t = situation("champions", A=side("Spider-Man", play=[put(claw, damage=2)], minions=[THUG], deck=["Genius", "Energy"]))
    t.A.uses("Claw")
    t.A.picks("Thug")
    assert t.A.hand == ["Genius"] and t.offered("Claw")
    t.A.picks("Claw")
    assert t["Claw"].damage == 1


@pytest.mark.rule("champions:activation", "champions:triggering-condition#1", "champions:attack-enemy-activation#4")
def test_what_answers_the_damage_of_an_enemys_attack_comes_after_all_of_it() -> None:
    ouch = support("Ouch", Response(TakesDamage(YOU, after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    over = support("Over", Response(EnemyActs(Whom("enemy"), whom="you", after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    t = situation("champions", A=side("Captain Marvel", play=[ouch, over]), encounter=[BLANK] * 9)
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.offered("Ouch") and t.offered("Over") and t.encounter_discard == ["Blank"]


@pytest.mark.rule("champions:triggering-condition#1", "champions:basic-power")
def test_using_a_basic_power_and_the_attack_are_one_occurrence() -> None:
    used = support("Used", Response(UsesBasic(YOU), DrawCards(1), cost=(ExhaustIt(ME),)))
    hit = support("Hit", Response(Strikes(YOU, after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    t = situation("champions", A=side("Captain Marvel", play=[used, hit]))
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.offered("Used") and t.offered("Hit")
    t.A.picks("Used")
    t.A.picks("Hit")
    assert t.kind == "turn" and len(t.A.hand) == 2
    # a stunned hero has used none
    t = situation("champions", A=side("Captain Marvel", play=[used, hit], status=[STUNNED]))
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.kind == "turn"
    # Quicksilver readies after his thwart, once
    t = situation("champions", A=side("Quicksilver"), threat=5)
    t.A.thwarts("Quicksilver", "The Break-In!")
    t.A.picks("Quicksilver")
    assert not t["Quicksilver"].exhausted


# -- an attack on several is an attack on each ---------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attack-player-action#3", "champions:after", "champions:faq:wasp#3")
def test_what_answers_an_attack_on_an_enemy_answers_for_each_that_was_attacked() -> None:
    hammer = stand_in(
        "upgrade", "Hammer",
        Response(Strikes(YOUR_HERO, after=True, target=Whom("enemy")), Deal(1, IT), cost=(Resources(1),)),
    )  # fmt: skip
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[STORM, "Haymaker", "Uppercut", "Backflip"], play=[hammer], minions=[ALPHA, BETA]),
    )
    t.A.plays("Storm")
    # an offer for each, and each is told by name
    assert [t.offered(f"({name})") for name in ("Rhino", "Alpha", "Beta", "Thug")] == [True, True, True, False]
    t.A.picks("(Alpha)")
    t.A.pays("Haymaker")
    assert not t.offered("(Alpha)") and t.offered("(Beta)")
    t.A.picks("(Rhino)")
    t.A.pays("Uppercut")
    assert t["Alpha"].damage == 2 and t.villain.damage == 2 and t["Beta"].damage == 1
    t.A.passes()
    assert t.kind == "turn" and t["Beta"].damage == 1
    # one that exhausts is used once, for the one of its player's choice
    bolt = stand_in(
        "upgrade", "Bolt", Response(Strikes(YOUR_HERO, after=True, target=Whom("enemy")), Deal(1, IT), cost=(ExhaustIt(ME),))
    )
    t = situation("champions", A=side("Captain Marvel", hand=[STORM], play=[bolt], minions=[ALPHA, BETA]))
    t.A.plays("Storm")
    t.A.picks("(Beta)")
    assert t.kind == "turn" and (t["Alpha"].damage, t["Beta"].damage, t.villain.damage) == (1, 2, 1)


@pytest.mark.rule("champions:attack-player-action#3", "champions:faq:jarnbjorn#1")
def test_jarnbjorn_strikes_after_each_enemy_that_melee_attacks() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Melee", "Genius", "Energy", "Strength"], play=["Jarnbjorn"], minions=[ALPHA, BETA]),
    )
    t.A.plays("Melee", "Genius", "Energy")
    t.A.picks("Alpha")
    t.A.picks("Beta")
    assert t.offered("(Alpha)") and t.offered("(Beta)")
    t.A.picks("(Alpha)")
    if t.kind == "pay":
        t.A.pays("Strength")
    t.A.picks("Beta")
    # nothing is left to pay with for the other
    assert t.kind == "turn" and t["Beta"].damage == 3 + 2 and t["Alpha"].damage == 3 and t.A.discard.count("Strength") == 1


@pytest.mark.rule("champions:attack-player-action#3", "champions:choose", "champions:choose#1", "champions:choose#5")
def test_the_attacked_enemy_is_one_of_several() -> None:
    visor = stand_in(
        "upgrade", "Visor",
        Response(Strikes(YOUR_HERO, after=True), Give(CONFUSED, It("it", "the attacked enemy")), cost=(ExhaustIt(ME),)),
    )  # fmt: skip
    t = situation("champions", A=side("Captain Marvel", hand=["Melee", "Genius", "Energy"], play=[visor], minions=[ALPHA, BETA]))
    t.A.plays("Melee", "Genius", "Energy")
    t.A.picks("Alpha")
    t.A.picks("Beta")
    t.A.picks("Visor")
    assert t.A.asked() and t.options() == ["Alpha (6 hit points left)", "Beta (6 hit points left)"]
    t.A.picks("Beta")
    assert t["Beta"].status == {CONFUSED} and not t["Alpha"].status and not t.villain.status and t.kind == "turn"
    # who is confused already is not asked about, nor who has fallen
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[STORM], play=[visor], minions=[put(ALPHA, status=CONFUSED), BETA, put(THUG, damage=2)]),
        villain_status=CONFUSED,
    )
    t.A.plays("Storm")
    t.A.picks("Visor")
    assert t["Beta"].status == {CONFUSED} and t.kind == "turn"
    # nobody left of whom it could be said
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Melee", "Genius", "Energy"], play=[visor], minions=[THUG, put(ALPHA, damage=6)]),
    )
    t.A.plays("Melee", "Genius", "Energy")
    t.A.picks("Thug")
    t.A.picks("Alpha")
    assert t.kind == "turn" and not t["Visor"].exhausted


@pytest.mark.rule("champions:attack-player-action#3", "champions:choose#1", "champions:forced")
def test_superhuman_strength_stuns_one_of_the_enemies_attacked() -> None:
    t = situation(
        "champions", A=side("She-Hulk", hand=["Melee", "Genius", "Energy"], play=["Superhuman Strength"], minions=[ALPHA, BETA])
    )
    t.A.plays("Melee", "Genius", "Energy")
    t.A.picks("Beta")
    t.A.picks("Alpha")
    assert t.A.asked() and sorted(t.options()) == ["Alpha (6 hit points left)", "Beta (6 hit points left)"]
    t.A.picks("Alpha")
    assert t["Alpha"].status == {STUNNED} and not t["Beta"].status and "Superhuman Strength" in t.A.discard
    # an ability that does not speak of them asks for none
    t = situation("champions", A=side("She-Hulk", hand=[STORM], play=["Superhuman Strength"]))
    t.A.plays("Storm")
    assert t.villain.status == {STUNNED} and t.kind == "turn"


@pytest.mark.rule("champions:attack-player-action#3", "champions:first-player#1")
def test_of_an_encounter_cards_ability_the_first_player_says_which_enemy_is_meant() -> None:
    rally = stand_in("environment", "Rally", Response(Strikes(Whom("hero"), after=True), Give("tough", IT), forced=True))
    for first in "AB":
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[STORM], minions=[ALPHA]),
            B=side("She-Hulk"),
            environments=[rally],
            first=first,
        )
        t.A.plays("Storm")
        assert t.kind == "choose" and (t.A if first == "A" else t.B).asked()
        t.pick("Alpha")
        assert t["Alpha"].status == {"tough"} and not t.villain.status


@pytest.mark.rule("champions:thwart#3", "champions:after", "champions:target")
def test_what_answers_a_thwart_of_a_scheme_answers_for_each() -> None:
    lens = stand_in(
        "upgrade", "Lens",
        Response(Strikes(YOUR_HERO, "thwart", after=True, target=Whom("scheme")), Clear(1, IT), cost=(Resources(1),)),
    )  # fmt: skip
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[SWEEP, "Haymaker", "Uppercut", "Backflip"], play=[lens]),
        side_schemes=[put(PLOT, threat=4)],
        threat=6,
    )
    t.A.plays("Sweep")
    assert t.offered("(Plot)") and t.offered("(The Break-In!)")
    t.A.picks("(Plot)")
    t.A.pays("Haymaker")
    t.A.picks("Lens")
    t.A.pays("Uppercut")
    assert t["Plot"].threat == 2 and t.scheme.threat == 4 and t.kind == "turn" and t.A.hand == ["Backflip"]
    # a scheme that the thwart did not touch was not thwarted
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[free("Talk", thwart(1)), "Haymaker"], play=[lens]),
        side_schemes=[put(PLOT, threat=4)],
        threat=6,
    )
    t.A.plays("Talk")
    t.A.picks("Plot")
    assert t.offered("Lens") and not t.offered("(The Break-In!)")


@pytest.mark.rule("champions:faq:wasp#3", "champions:attack-player-action#1", "champions:interrupt")
def test_a_divided_basic_attack_is_an_attack_on_each_also_before_it_lands() -> None:
    net = stand_in("upgrade", "Net", Interrupt(Strikes(YOUR_HERO, target=Whom("enemy")), Give(STUNNED, IT), cost=(Resources(1),)))
    t = situation("champions", A=side("Wasp", form="13001c", hand=["Haymaker", "Uppercut"], play=[net], minions=[ALPHA, BETA]))
    t.pick("Wasp attacks", "divided")
    t.A.picks("Alpha", "Beta")
    assert t.offered("(Alpha)") and t.offered("(Beta)") and not t.offered("(Rhino)") and t["Alpha"].damage == 0
    t.A.picks("(Beta)")
    t.A.pays("Haymaker")
    assert t["Beta"].status == {STUNNED} and not t["Alpha"].status
    t.A.passes()
    assert not t["Alpha"].status and (t["Alpha"].damage, t["Beta"].damage) == (1, 1) and t.kind == "turn"


# -- keywords come before abilities of the same moment ----------------------------------------------------------------------------


@pytest.mark.rule("champions:retaliate-x", "champions:ability", "champions:simultaneous-resolution")
def test_retaliate_comes_before_the_attackers_forced_response() -> None:
    mender = stand_in("ally", "Mender", Response(Strikes(THIS, after=True), HealIt(ME, 1), forced=True), hp=3, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", play=[mender], minions=[SPIKE]))
    t.A.attacks("Mender", "Spike")
    # hurt, then mended; nobody was asked
    assert t.kind == "turn" and t["Mender"].damage == 0 and told(t, "Mender heals 1 damage")
    t = situation("champions", A=side("Captain Marvel", play=[put(mender, damage=2)], minions=[SPIKE]))
    t.A.attacks("Mender", "Spike")
    assert t.kind == "turn" and not t.in_play("Mender") and t["Spike"].damage == 1
    # the hero, with an event
    calm = stand_in("upgrade", "Calm", Response(Strikes(YOU, after=True), HealIt(YOU_, 1), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[free("Zap", attack(2))], play=[calm], minions=[SPIKE]))
    t.A.plays("Zap")
    t.A.picks("Spike")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and told(t, "Captain Marvel heals 1 damage")


@pytest.mark.rule("champions:retaliate-x", "champions:ability", "champions:forced#2")
def test_retaliate_comes_before_what_the_enemys_own_card_says_after_its_attack() -> None:
    t = situation("champions", A=side("Black Panther", minions=["Tiger Shark"]), encounter=[BLANK] * 3)
    t.enemy_attacks("Tiger Shark")
    on(t, "turn")
    assert t["Tiger Shark"].damage == 1 and t["Tiger Shark"].status == {"tough"}
    shy = stand_in("minion", "Shy", Response(EnemyActs(THIS, after=True), Give("tough", ME), forced=True), hp=1, atk=1, sch=1)
    spiny = stand_in("ally", "Spiny", Keyword("retaliate", 1), hp=9, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", play=[spiny], minions=[shy]))
    t.enemy_attacks("Shy")
    t.A.defends("Spiny")
    assert t.A.minions == [] and t.kind == "turn"


@pytest.mark.rule("champions:quickstrike", "champions:ability", "champions:activation#5")
def test_quickstrike_comes_before_what_answers_the_engagement() -> None:
    quick = stand_in("minion", "Quick", Keyword("quickstrike"), hp=3, atk=2, sch=1)
    calm = support("Calm", Response(Engages(Whom(MINION), you=True), HealIt(YOU_, 9), forced=True))
    trap = support("Trap", Response(Engages(Whom(MINION), you=True), Deal(3, IT), cost=(ExhaustIt(ME),)))
    t = situation("champions", A=side("Captain Marvel", damage=3, play=[calm, trap]), encounter=[BLANK] * 3)
    t.reveals(quick)
    on(t, "defend")
    t.A.passes()
    # it has struck, then all was healed, and only then may it be trapped
    assert t["Captain Marvel"].damage == 0 and told(t, "Captain Marvel heals 5 damage")
    t.A.picks("Trap")
    assert t.A.minions == [] and t.kind == "turn"
