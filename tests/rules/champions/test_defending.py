"""Attacks of enemies and their boost cards, and who may defend against them."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLIES,
    HERO,
    ME,
    THE_VILLAIN,
    VILLAINS,
    YOU,
    YOU_,
    YOUR_HERO,
    ActivationGains,
    Boost,
    BoostTurns,
    Constant,
    Deal,
    Defends,
    DrawCards,
    Each,
    EnemiesAct,
    EnemyActs,
    Gets,
    If,
    Interrupt,
    Keyword,
    PutCounters,
    Response,
    Undefended,
    UsesBasic,
    WhenRevealed,
    Whom,
)
from longbox.games.champions.situations import BLANK, Table, stand_in
from longbox.games.champions.situations.worked.of_attacks import PAL, duck
from longbox.games.champions.situations.worked.standins import FRIEND, THUG, TWO
from longbox.situations import side, situation
from tests.rules.champions.rounds import enforce, next_round, on, told
from tests.worked import laid

ONE_ = stand_in("treachery", "One", boost=1)
MY_HERO = Whom("your hero")


def shout(name: str = "Shout", n: int = 1) -> object:
    """An event played as an enemy attacks: a defense."""
    return stand_in("event", name, Interrupt(EnemyActs(Whom("enemy")), DrawCards(n), form=HERO, labels=("defense",)), cost=0)


def start(t: Table, enemy: str = "Rhino", player: str = "A") -> None:
    """The attack, up to the question who defends."""
    t.enemy_attacks(enemy, player)
    on(t, "defend")
    assert t.kind == "defend"


# -- the four steps ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attack-enemy-activation", "champions:attack-enemy-activation#1", "champions:boost")
@pytest.mark.rule(
    "champions:attack-enemy-activation#4",
    "champions:attack-enemy-activation#4.3",
    "champions:boost#p2",
    "champions:attack-enemy-activation#3.2",
)
@pytest.mark.rule("champions:attack-enemy-activation#3.3", "champions:boost#4", "champions:activation#3")
def test_a_villain_is_given_one_boost_card_whose_icons_add_to_its_attack() -> None:
    t = laid("champions:~boost")
    t.begins()
    # given before anybody defends, face down
    assert t.encounter_deck == ["Sandman", "Blank"] and "Boost card" not in t.log
    for _ in range(2):
        t.passes()
    assert t["Captain Marvel"].damage == 2 + 2 and t["She-Hulk"].damage == 0
    assert t.encounter_discard == ["Two"]
    # of the activation, not for good
    t = situation("champions", A=side("Captain Marvel"), encounter=[TWO, BLANK])
    for damage in (4, 6):
        t.enemy_attacks("Rhino")
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage


@pytest.mark.rule("champions:attack-enemy-activation#1", "champions:attack-enemy-activation#3")
def test_a_minion_without_villainous_has_no_boost_card() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), encounter=[TWO, BLANK])
    t.enemy_attacks("Thug")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1 and t.encounter_deck == ["Two", "Blank"]
    boss = stand_in("minion", "Boss", Keyword("villainous"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[boss]), encounter=[TWO, BLANK])
    t.enemy_attacks("Boss")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 3 and t.encounter_deck == ["Blank"]


@pytest.mark.rule("champions:attack-enemy-activation#4.3")
def test_an_undefended_attack_hits_an_alter_ego_as_well() -> None:
    t = laid("champions:~undefended")
    t.begins()
    on(t, "turn")
    assert t["Carol Danvers"].damage == 2 and t["Friend"].damage == 0


@pytest.mark.rule("champions:attack-enemy-activation#2", "champions:attack-enemy-activation#4.1", "champions:defend#2")
@pytest.mark.rule("champions:basic-power#3")
def test_a_hero_exhausts_to_take_off_its_defense() -> None:
    t = laid("champions:~hero-defends")
    t.begins()
    t.A.picks("Captain Marvel")
    assert t["Captain Marvel"].exhausted and t["Captain Marvel"].damage == 4 - 1
    # an exhausted hero can't
    t = situation("champions", A=side("Captain Marvel", exhausted=True), encounter=[TWO, BLANK])
    t.enemy_attacks("Rhino")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 4
    # more defense than attack
    t = situation("champions", A=side("Black Panther", minions=[THUG]), encounter=[BLANK])
    start(t, "Thug")
    t.A.picks("Black Panther")
    assert t["Black Panther"].damage == 0


@pytest.mark.rule("champions:attack-enemy-activation#4.2", "champions:defend#3", "champions:ally#4")
def test_an_ally_that_defends_takes_all_the_damage() -> None:
    t = laid("champions:~ally-defends")
    t.begins()
    t.A.picks("Pal")
    # four damage to one hit point: nothing carries over
    assert not t.in_play("Pal") and t["Captain Marvel"].damage == 0 and t["Friend"].damage == 0
    # an ally of another player
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", play=[FRIEND]), encounter=[BLANK] * 3)
    start(t)
    t.A.passes()
    t.B.picks("Friend")
    assert t["Friend"].damage == 2 and t["Friend"].exhausted and t["Captain Marvel"].damage == 0


@pytest.mark.rule(
    "champions:attack-enemy-activation#2", "champions:attack-enemy-activation#3", "champions:attack-enemy-activation#3.1"
)
@pytest.mark.rule("champions:boost#p3", "champions:boost#1", "champions:boost#2", "champions:boost#3")
def test_boost_cards_are_turned_up_after_defenders_one_at_a_time() -> None:
    trap = stand_in("treachery", "Trap", WhenRevealed(DrawCards(3)), Boost(Deal(1, YOU_)), boost=1, boost_star=True)
    thing = stand_in("minion", "Thing", Keyword("surge"), Constant(THE_VILLAIN, (Gets("atk", 5),)), hp=1, atk=1, sch=1, boost=1)
    more = stand_in("environment", "More", Interrupt(EnemyActs(VILLAINS), ActivationGains(given=1), forced=True))
    t = situation("champions", A=side("Captain Marvel"), encounter=[trap, thing, BLANK], environments=[more])
    start(t)
    assert "Boost card" not in t.log and t.encounter_deck == ["Blank"]
    t.passes()
    # 1 of the boost ability (its star is no icon), then 2 + 1 + 1; the other texts of those cards do nothing
    assert t["Captain Marvel"].damage == 1 + 2 + 1 + 1 and t.A.hand == []
    assert t.encounter_discard == ["Trap", "Thing"] and not t.in_play("Thing")
    first, ability, second = (t.log.index(x) for x in ("Boost card: Trap", "Trap: Boost", "Boost card: Thing"))
    assert first < ability < second


@pytest.mark.rule("champions:boost#3", "champions:boost#4")
def test_a_boost_card_given_by_a_boost_card_counts_as_well() -> None:
    extra = stand_in("treachery", "Extra", Boost(ActivationGains(given=1)), boost=1, boost_star=True)
    t = situation("champions", A=side("Captain Marvel"), encounter=[extra, TWO, BLANK])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 2 + 1 + 2 and t.encounter_discard == ["Extra", "Two"]


@pytest.mark.rule("champions:amplify-icon", "champions:amplify-icon#p2")
def test_each_amplify_icon_in_play_is_one_more_boost_icon_on_each_card() -> None:
    loud = stand_in("side_scheme", "Loud", base_threat=2, amplify=1)
    more = stand_in("environment", "More", Interrupt(EnemyActs(VILLAINS), ActivationGains(given=1), forced=True), amplify=1)
    t = situation("champions", A=side("Captain Marvel"), encounter=[ONE_, BLANK, BLANK], side_schemes=[loud], environments=[more])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 2 + (1 + 2) + (0 + 2)
    # of a scheme as well
    t = situation("champions", A=side("Captain Marvel"), encounter=[ONE_, BLANK], side_schemes=[loud])
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 1 + 1 + 1


# -- defending ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:defend", "champions:defend#1", "champions:defend#5", "champions:attack-enemy-activation#2")
def test_another_player_who_defends_becomes_the_target() -> None:
    spite = stand_in("treachery", "Spite", Boost(Deal(3, YOU_)), boost_star=True)
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), C=side("Iron Man"), encounter=[spite, BLANK])
    start(t)
    t.A.passes()
    assert t.B.asked()
    t.B.picks("She-Hulk")
    # C is not asked any more; "you" of the boost ability is the player who defends
    assert t.kind == "turn" and not t["Iron Man"].exhausted
    assert t["She-Hulk"].damage == 3 + 2 - 2 and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:defend#2", "champions:defend#3", "champions:defend#1")
def test_only_one_character_defends() -> None:
    t = laid("champions:~one-defender")
    t.begins()
    assert t.match.decision is not None
    with pytest.raises(ValueError):
        t.match.choose((0, 1))
    t.A.picks("Captain Marvel")
    assert t.kind == "turn" and not t["Friend"].exhausted and not t["She-Hulk"].exhausted


@pytest.mark.rule("champions:defend", "champions:defend#2")
def test_an_alter_ego_does_not_defend() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", form="alter-ego"),
        B=side("She-Hulk", form="alter-ego", play=[FRIEND]),
        encounter=[BLANK] * 3,
    )
    start(t)
    assert t.B.asked() and not t.offered("Jennifer Walters") and t.offered("Friend")


@pytest.mark.rule("champions:defend#4")
def test_a_defense_ability_makes_the_identity_the_defender_without_its_defense() -> None:
    t = laid("champions:~defense-events")
    t.begins()
    t.passes()
    assert t.kind == "window" and t.offered("Duck") and t.offered("Dive")
    # any number of them
    t.A.picks("Duck")
    t.A.picks("Dive")
    assert t["Captain Marvel"].damage == 4 - 2 and not t["Captain Marvel"].exhausted
    assert told(t, "Captain Marvel defends")


@pytest.mark.rule("champions:defend#4", "champions:defend#2")
def test_a_hero_may_use_its_power_and_defense_abilities() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=[duck()]), encounter=[TWO, BLANK])
    start(t)
    t.A.picks("Captain Marvel")
    t.A.picks("Duck")
    assert t["Captain Marvel"].damage == 4 - 1 - 1
    # also the other way round: an ability that is used as the attack initiates makes the hero its defender
    t = situation(
        "champions", A=side("Captain Marvel", hand=[shout()], play=[FRIEND]), B=side("She-Hulk"), encounter=[TWO, BLANK]
    )
    t.enemy_attacks("Rhino")
    t.A.picks("Shout")
    assert t.kind == "defend" and t.A.asked() and t.offered("Captain Marvel") and not t.offered("Friend")
    t.A.picks("Captain Marvel")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 4 - 1 and t["Captain Marvel"].exhausted


@pytest.mark.rule("champions:defend#4", "champions:defend#5", "champions:defend#6")
def test_a_defense_as_the_attack_initiates() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", hand=[shout()]), encounter=[BLANK] * 3)
    t.enemy_attacks("Rhino", "A")
    assert t.kind == "window" and t.B.asked()
    t.B.picks("Shout")
    # B is the target of the attack by now; only She-Hulk may use her power, and does not
    assert t.kind == "defend" and t.B.asked()
    t.B.passes()
    assert t.kind == "turn" and t["She-Hulk"].damage == 2 and t["Captain Marvel"].damage == 0 and len(t.B.hand) == 1
    # it is defended
    rage = stand_in("treachery", "Rage", Boost(If(Undefended(), Deal(5, YOU_))), boost_star=True)
    for who in (True, False):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[shout()] if who else [], exhausted=True), encounter=[rage, BLANK]
        )
        t.enemy_attacks("Rhino")
        if who:
            t.A.picks("Shout")
        assert t.kind == "turn" and t["Captain Marvel"].damage == (2 if who else 7)


@pytest.mark.rule("champions:defend#4", "champions:defend#1")
def test_no_other_player_resolves_defense_abilities() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[shout("Here")]),
        B=side("She-Hulk", hand=[shout("There")]),
        encounter=[BLANK] * 3,
    )
    t.enemy_attacks("Rhino")
    t.A.picks("Here")
    # B has no opportunity any more
    assert t.kind == "defend" and t.A.asked()
    t.A.passes()
    assert t.kind == "turn" and t.B.hand == ["There"]
    # nor once another player has defended with a character
    flinch = stand_in("event", "Flinch", Interrupt(BoostTurns(icons=False), DrawCards(1), form=HERO, labels=("defense",)), cost=0)
    for defends in (True, False):
        t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", hand=[flinch]), encounter=[BLANK] * 3)
        start(t)
        if defends:
            t.A.picks("Captain Marvel")
            assert t.kind == "turn"
        else:
            t.A.passes()
            t.B.passes()
            assert t.kind == "window" and t.B.asked()


@pytest.mark.rule("champions:defend#3", "champions:defend#4")
def test_no_defense_ability_while_an_ally_of_the_same_player_defends() -> None:
    flinch = stand_in("event", "Flinch", Interrupt(BoostTurns(icons=False), DrawCards(1), form=HERO, labels=("defense",)), cost=0)
    look = stand_in("support", "Look", Interrupt(BoostTurns(icons=False), DrawCards(2)))
    t = situation("champions", A=side("Captain Marvel", hand=[flinch], play=[FRIEND, look]), encounter=[BLANK] * 3)
    start(t)
    t.A.picks("Friend")
    # what is no defense may be used
    assert t.kind == "window" and t.offered("Look") and not t.offered("Flinch")
    t.passes()
    assert t["Friend"].damage == 2


@pytest.mark.rule("champions:defend#6")
def test_an_attack_is_undefended_without_a_defender_or_once_the_ally_has_gone() -> None:
    burn = stand_in("treachery", "Burn", Boost(Deal(1, Each(ALLIES))), boost=1, boost_star=True)
    count = stand_in("support", "Count", Response(Defends(Whom("ally")), PutCounters(1, "held", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", play=[PAL, count]), encounter=[burn, BLANK])
    start(t)
    t.A.picks("Pal")
    assert not t.in_play("Pal") and t["Captain Marvel"].damage == 3
    assert t["Count"].counter("held") == 0
    # another player's ally: that player is the target still
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", play=[PAL]), encounter=[burn, BLANK])
    start(t)
    t.A.passes()
    t.B.picks("Pal")
    assert t["She-Hulk"].damage == 3 and t["Captain Marvel"].damage == 0
    # one that stands it defends still
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND, count]), encounter=[burn, BLANK])
    start(t)
    t.A.picks("Friend")
    assert not t.in_play("Friend") and t["Captain Marvel"].damage == 0 and t["Count"].counter("held") == 1


@pytest.mark.rule("champions:defend#6")
def test_after_the_ally_has_gone_its_player_may_resolve_a_defense_ability() -> None:
    burn = stand_in("treachery", "Burn", Boost(Deal(1, Each(ALLIES))), boost=1, boost_star=True)
    t = situation("champions", A=side("Captain Marvel", play=[PAL], hand=[duck()]), B=side("She-Hulk"), encounter=[burn, BLANK])
    start(t)
    t.A.picks("Pal")
    assert t.kind == "window" and t.A.asked()
    t.A.picks("Duck")
    assert t["Captain Marvel"].damage == 3 - 1


@pytest.mark.rule("champions:defend")
def test_after_a_defense_and_a_bystander() -> None:
    pride = stand_in("support", "Pride", Response(Defends(YOUR_HERO), DrawCards(1), forced=True))
    t = situation("champions", A=side("Captain Marvel", play=[pride, FRIEND]), encounter=[BLANK] * 5)
    start(t)
    t.A.picks("Captain Marvel")
    assert len(t.A.hand) == 1
    t = situation("champions", A=side("Captain Marvel", play=[pride, FRIEND]), encounter=[BLANK] * 5)
    start(t)
    t.A.picks("Friend")
    assert t.A.hand == []


@pytest.mark.rule("champions:defend#4")
def test_a_defense_ability_when_the_hero_defends() -> None:
    guard = stand_in(
        "event",
        "Guard",
        Interrupt(Defends(YOUR_HERO, after=False), DrawCards(1), form=HERO, labels=("defense",)),
        cost=0,
    )
    t = situation("champions", A=side("Captain Marvel", hand=[guard], play=[FRIEND]), encounter=[BLANK] * 3)
    start(t)
    t.A.picks("Captain Marvel")
    t.A.picks("Guard")
    # one defense, with the power
    assert (
        t.kind == "turn"
        and len(told(t, "Captain Marvel defends")) == 1
        and t["Captain Marvel"].damage == 1
        and len(t.A.hand) == 1
    )


@pytest.mark.rule("champions:basic-power#3", "champions:defend#4")
def test_a_basic_defense_uses_the_power_and_a_defense_ability_does_not() -> None:
    seen = stand_in("support", "Seen", Response(UsesBasic(YOU, ("def",)), PutCounters(1, "def", ME), forced=True))
    for basic in (True, False):
        t = situation("champions", A=side("Captain Marvel", play=[seen, FRIEND], hand=[shout()]), encounter=[BLANK] * 3)
        t.enemy_attacks("Rhino")
        if basic:
            t.passes()
            t.A.picks("Captain Marvel")
        else:
            t.A.picks("Shout")
            t.passes()
        assert t.kind == "turn" and t["Seen"].counter("def") == int(basic)


# -- attachments -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attachment", "champions:attachment#1")
def test_an_attachment_changes_the_numbers_of_the_villain() -> None:
    t = situation("champions", A=side("Captain Marvel", dealt=["Enhanced Ivory Horn"]), encounter=[BLANK] * 5)
    t.reveals("Enhanced Ivory Horn")
    assert t["Rhino"].attached == ["Enhanced Ivory Horn"] and (t["Rhino"].atk, t["Rhino"].sch) == (3, 1)
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 3


# -- several ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attack-player-action#5", "champions:attack-player-action#6", "champions:activation#4")
def test_enemies_attack_in_step_two_and_when_a_card_says_so() -> None:
    rush = stand_in("treachery", "Rush", WhenRevealed(EnemiesAct(THE_VILLAIN)))
    noted = stand_in("support", "Noted", Response(EnemyActs(VILLAINS, after=True), PutCounters(1, "hit", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", dealt=[rush], play=[noted]), encounter=[BLANK] * 9)
    t.reveals("Rush")
    on(t, "turn")
    assert t["Noted"].counter("hit") == 1 and t["Captain Marvel"].damage == 2
    # it is an activation like any other: with a boost card
    assert len(t.encounter_discard) == 2
    t.A.ends_turn()
    enforce(t, "villain phase", 2)
    next_round(t)
    assert t["Noted"].counter("hit") == 2 and t["Captain Marvel"].damage == 4
    # what is not called an attack is none
    sting = stand_in("treachery", "Sting", WhenRevealed(Deal(1, YOU_)))
    t = situation("champions", A=side("Captain Marvel", dealt=[sting], play=[noted]))
    t.reveals("Sting")
    assert t["Captain Marvel"].damage == 1 and t["Noted"].counter("hit") == 0
