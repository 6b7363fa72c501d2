"""Lasting effects, and how abilities are initiated step by step."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    FRIENDS,
    ME,
    THE_VILLAIN,
    VILLAINS,
    YOU,
    YOU_,
    Action,
    AtEnd,
    Changes,
    Deal,
    Delay,
    DiscardIt,
    DrawCards,
    EnemyActs,
    ExhaustIt,
    Fixed,
    Gets,
    HealIt,
    InForm,
    Instead,
    Interrupt,
    Last,
    One,
    PlayOnly,
    Plays,
    PutCounters,
    Resources,
    Response,
    Stat,
    TakesDamage,
    Target,
    ToHandIt,
    Whom,
    YouPlay,
    seq,
)
from longbox.games.champions.situations import stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


# -- lasting effects ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:lasting-effects", "champions:lasting-effects#p2", "champions:lasting-effects#1")
def test_a_lasting_effect_goes_on_without_its_source_until_its_time_is_over() -> None:
    horn = stand_in("support", "Horn", Action((DiscardIt(ME),), Last(YOU_, (Gets("atk", 2),), "phase")))
    t = situation("champions", A=side("Captain Marvel", play=[horn]), B=side("She-Hulk"))
    t.A.uses("Horn")
    assert not t.in_play("Horn") and t["Captain Marvel"].atk == 4 and t["She-Hulk"].atk == 3
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Rhino"].damage == 4
    # the turn is over, the phase is not
    t.A.ends_turn()
    assert t.B.asked() and t["Captain Marvel"].atk == 4
    t.B.ends_turn()
    on(t, "defend")
    assert t.state.phase == "villain phase" and t["Captain Marvel"].atk == 2


@pytest.mark.rule("champions:lasting-effects#2")
def test_what_comes_later_is_affected_as_well() -> None:
    cheer = stand_in("event", "Cheer", Action((), Last(FRIENDS, (Gets("atk", 1),), "round")), cost=0)
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", hand=[cheer, FRIEND]), B=side("She-Hulk"))
    t.A.plays("Cheer")
    assert t["She-Hulk"].atk == 4 and t["Rhino"].atk == 2
    t.A.plays("Friend")
    assert t["Friend"].atk == 2
    # one that comes to fit by what becomes of it
    t.pick("Change form to")
    assert t["Captain Marvel"].atk == 3
    next_round(t)
    assert t["Friend"].atk == 1 and t["She-Hulk"].atk == 3


@pytest.mark.rule("champions:lasting-effects#3")
def test_a_lasting_effect_has_expired_as_the_end_of_its_time_is_answered() -> None:
    armor = stand_in("event", "Armor", Action((), Last(YOU_, (Gets("atk", 5),), "round")), cost=0)
    blast = Response(AtEnd("round"), Deal(Stat(YOU_, "atk"), THE_VILLAIN), forced=True)
    t = situation("champions", A=side("Captain Marvel", hand=[armor], play=[stand_in("support", "Blast", blast)]))
    t.A.plays("Armor")
    next_round(t)
    assert t["Rhino"].damage == 2
    # the same of a phase, and of a delayed effect
    both = seq(Last(YOU_, (Gets("atk", 5),), "phase"), Delay(AtEnd("phase"), Deal(Stat(YOU_, "atk"), THE_VILLAIN)))
    armor = stand_in("event", "Armor", Action((), both), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[armor]))
    t.A.plays("Armor")
    t.A.ends_turn()
    on(t, "defend")
    assert t["Rhino"].damage == 2


@pytest.mark.rule("champions:lasting-effects#4")
def test_what_lasts_for_an_attack_can_begin_only_in_one() -> None:
    guard = stand_in("support", "Guard", Action((), Last(YOU_, (Gets("def_", 2),), "activation")))
    t = situation("champions", A=side("Captain Marvel", play=[guard]))
    assert not t.offered("Use Guard") and t.why_not("A", "Guard", "Use") == ["champions:lasting-effects#4"]
    shield = stand_in("support", "Shield", Interrupt(EnemyActs(VILLAINS), Last(YOU_, (Gets("def_", 2),), "activation")))
    t = situation("champions", A=side("Captain Marvel", play=[shield]))
    t.enemy_attacks("Rhino")
    t.A.picks("Shield")
    assert t.kind == "defend" and t["Captain Marvel"].def_ == 3
    t.A.picks("Captain Marvel")
    # the attack is over, and so is that
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and t["Captain Marvel"].def_ == 1


# -- initiating ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:initiating-abilities", "champions:initiating-abilities#1", "champions:initiating-abilities#p2")
def test_restrictions_are_checked_first() -> None:
    away = stand_in("event", "Away", PlayOnly(InForm("alter_ego")), Action((), DrawCards(1)), cost=1)
    idle = stand_in("event", "Idle", Action((), HealIt(YOU_, 1)), cost=0)
    form = stand_in("event", "Form", Action((), DrawCards(1), form="alter_ego"), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[away, idle, form, "Energy"]))
    assert [t.why_not("A", n)[:1] for n in ("Away", "Idle", "Form")] == [
        ["champions:play-restrictions#1"], ["champions:ability#3"], ["champions:triggered-abilities#4"],
    ]  # fmt: skip
    assert not any(t.offered(f"Play {n}") for n in ("Away", "Idle", "Form"))
    t.pick("Change form to")
    assert t.offered("Play Away") and t.offered("Play Form") and not t.offered("Play Idle")


@pytest.mark.rule("champions:initiating-abilities#2", "champions:initiating-abilities#3", "champions:initiating-abilities#4")
def test_costs_are_determined_with_their_modifiers_and_paid_or_nothing_is() -> None:
    card = stand_in("support", "Card", cost=2)
    cheap = stand_in("support", "Cheap", Changes(YouPlay(), Fixed(-1), words="cards cost 1 less"))
    dear = stand_in("environment", "Dear", Changes(YouPlay(anyone=True), Fixed(1), words="cards cost 1 more"))
    one = stand_in("resource", "One", resources={"wild": 1})
    t = situation("champions", A=side("Captain Marvel", hand=[card, one]))
    assert not t.offered("Play Card") and t.why_not("A", "Card", "Play") == ["champions:resource#3"]
    t = situation("champions", A=side("Captain Marvel", hand=[card, one], play=[cheap]))
    t.A.plays("Card")
    assert t.in_play("Card") and t.A.discard == ["One"]
    t = situation("champions", A=side("Captain Marvel", hand=[card, one], play=[cheap]), environments=[dear])
    assert not t.offered("Play Card") and t.A.hand == ["Card", "One"]
    # of a cost in two parts neither is paid if one can't be
    gun = stand_in("support", "Gun", Action((ExhaustIt(ME), Resources(2)), Deal(3, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", hand=[one], play=[gun]))
    assert not t.offered("Use Gun") and not t["Gun"].exhausted and t.A.hand == ["One"]


@pytest.mark.rule("champions:initiating-abilities#5", "champions:initiating-abilities#7")
def test_what_is_chosen_is_chosen_once_it_is_paid_for() -> None:
    zap = stand_in("event", "Zap", Action((), Deal(2, Target()), targets=(One(AN_ENEMY),)), cost=1)
    one = stand_in("resource", "One", resources={"wild": 1})
    t = situation("champions", A=side("Captain Marvel", hand=[zap, one], minions=[THUG]))
    t.A.plays("Zap")
    assert t.kind == "choose" and t.A.discard == ["One"] and t.offered("Rhino") and t.offered("Thug")
    t.A.picks("Thug")
    assert t["Thug"].damage == 2 and t.A.discard == ["One", "Zap"]
    # what stays in play enters it
    t = situation("champions", A=side("Captain Marvel", hand=[FRIEND]))
    t.A.plays("Friend")
    assert t.A.play == ["Friend"] and t.A.discard == []


@pytest.mark.rule("champions:initiating-abilities#6", "champions:initiating-abilities#8", "champions:initiating-abilities#9")
def test_the_steps_of_playing_open_windows_of_their_own() -> None:
    # exhausting as a cost may be answered before the effect; playing it after that has resolved
    fan = stand_in("support", "Fan", Response(Plays(Whom("event")), DrawCards(1)))
    zap = stand_in("event", "Zap", Action((), Deal(2, YOU_)), cost=0)
    shield = stand_in("support", "Shield", Interrupt(TakesDamage(YOU), Instead(PutCounters(1, "blow", ME)), side="would"))
    t = situation("champions", A=side("Captain Marvel", hand=[zap], play=[fan, shield]))
    t.A.plays("Zap")
    assert t.kind == "window" and t.offered("Shield") and t.A.identity.damage == 0
    t.A.picks("Shield")
    assert t["Shield"].counter("blow") == 1 and t.kind == "window" and t.offered("Fan")
    t.A.picks("Fan")
    assert len(t.A.hand) == 1 and t.A.discard == ["Zap"]
    # and the cost of an ability is answered before its effect comes
    pain = stand_in("support", "Pain", Action((Deal(1, YOU_),), DrawCards(2)))
    t = situation("champions", A=side("Captain Marvel", play=[pain, shield]))
    t.A.uses("Pain")
    assert t.kind == "window" and t.offered("Shield") and t.A.hand == []
    t.A.passes()
    assert t.A.identity.damage == 1 and len(t.A.hand) == 2


@pytest.mark.rule("champions:initiating-abilities#10")
def test_an_ability_goes_on_when_its_card_leaves_play() -> None:
    bomb = stand_in("upgrade", "Bomb", Action((DiscardIt(ME),), seq(Deal(2, Target()), DrawCards(1)), targets=(One(AN_ENEMY),)))
    t = situation("champions", A=side("Captain Marvel", play=[bomb], minions=[THUG]))
    t.A.uses("Bomb")
    assert t.A.play == [] and t.kind == "choose"
    t.A.picks("Thug")
    assert t["Thug"].damage == 2 and len(t.A.hand) == 1
    # in the midst of its effects too
    fade = stand_in("support", "Fade", Action((), seq(ToHandIt(ME), Deal(2, THE_VILLAIN))))
    t = situation("champions", A=side("Captain Marvel", play=[fade]))
    t.A.uses("Fade")
    assert t.A.hand == ["Fade"] and t["Rhino"].damage == 2
