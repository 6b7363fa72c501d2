"""Modifiers and their arithmetic, hit points, healing, moving damage and threat, indirect damage."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    FRIENDS,
    ME,
    MINIONS,
    THE_VILLAIN,
    YOU_,
    YOUR_CHARACTERS,
    Action,
    Assign,
    Changes,
    Constant,
    Count,
    Doubles,
    Fixed,
    Gains,
    Gets,
    HealIt,
    Interrupt,
    Last,
    MoveDamage,
    PutCounters,
    Response,
    SetTo,
    TakesDamage,
    ThreatComes,
    WhenRevealed,
    Whom,
    YouPlay,
    named,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


def aura(name: str, *writes: object, who: object = YOU_) -> object:
    """A support that changes the numbers of its player's identity."""
    return stand_in("support", name, Constant(who, tuple(writes)))  # type: ignore[arg-type]


# -- arithmetic -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:modifiers", "champions:modifiers#p2", "champions:gets", "champions:gets#1")
def test_values_follow_what_modifies_them() -> None:
    crowd = aura("Crowd", Gets("atk", Count(MINIONS)))
    t = situation("champions", A=side("Captain Marvel", play=[crowd, aura("Plus", Gets("atk", 1))], minions=[THUG]))
    assert t["Captain Marvel"].atk == 4
    t.happens(ev.Damage(t.find("Thug"), 3))
    assert t["Captain Marvel"].atk == 3
    t.happens(ev.Discard(t.find("Plus")))
    # recalculated from the printed value
    assert t["Captain Marvel"].atk == 2 and t["Rhino"].atk == 2


@pytest.mark.rule("champions:modifiers#1")
@pytest.mark.parametrize("flip", [False, True])
def test_sums_come_before_doubling_and_halving(flip: bool) -> None:
    parts = [aura("Double", Doubles("atk")), aura("Plus", Gets("atk", 3)), aura("Less", Gets("atk", -1))]
    t = situation("champions", A=side("Captain Marvel", play=parts[::-1] if flip else parts))
    assert t["Captain Marvel"].atk == (2 + 3 - 1) * 2
    t = situation("champions", A=side("Captain Marvel", play=[aura("Half", Doubles("atk", -2)), aura("Plus", Gets("atk", 4))]))
    assert t["Captain Marvel"].atk == 3


@pytest.mark.rule("champions:modifiers#2")
def test_a_setting_overrides_and_the_latest_counts() -> None:
    four, one = aura("Four", SetTo("atk", 4)), aura("One", SetTo("atk", 1))
    more = [aura("Plus", Gets("atk", 3)), aura("Double", Doubles("atk"))]
    t = situation("champions", A=side("Captain Marvel", play=[four, *more]))
    assert t["Captain Marvel"].atk == 4
    t = situation("champions", A=side("Captain Marvel", play=[four, one, *more]))
    assert t["Captain Marvel"].atk == 1
    t.happens(ev.Discard(t.find("One")))
    assert t["Captain Marvel"].atk == 4
    t.happens(ev.Discard(t.find("Four")))
    assert t["Captain Marvel"].atk == 10


@pytest.mark.rule("champions:modifiers#3")
def test_below_zero_is_zero() -> None:
    weak = aura("Weak", Gets("atk", -5), Gets("thw", -5), Gets("def_", -5), Gets("hand", -9))
    t = situation("champions", A=side("Captain Marvel", play=[weak, aura("Plus", Gets("atk", 1))]), threat=3)
    v = t["Captain Marvel"]
    assert (v.atk, v.thw, v.def_, v.hand) == (0, 0, 0, 0)
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Rhino"].damage == 0
    # a cost below zero costs nothing, and gives nothing back
    cheap = stand_in("support", "Cheap", Changes(YouPlay(), Fixed(-3), words="cards cost less"))
    card = stand_in("support", "Card", cost=1)
    t = situation("champions", A=side("Captain Marvel", play=[cheap], hand=[card, "Energy"]))
    t.A.plays("Card")
    assert t.in_play("Card") and t.A.hand == ["Energy"]
    # all is added up before that: minus five and plus four is minus one and not four
    t = situation("champions", A=side("Captain Marvel", play=[weak, aura("Plus", Gets("atk", 4))]))
    assert t["Captain Marvel"].atk == 1


@pytest.mark.rule("champions:modifiers#4")
def test_fractions_are_rounded_up_once_at_the_end() -> None:
    half, double = aura("Half", Doubles("atk", -2)), aura("Double", Doubles("atk"))
    t = situation("champions", A=side("She-Hulk", play=[half]))
    assert t["She-Hulk"].atk == 2
    # three halved is one and a half, and doubled three again: nothing is rounded in between
    for order in ([half, double], [double, half]):
        t = situation("champions", A=side("She-Hulk", play=order))
        assert t["She-Hulk"].atk == 3
    t = situation("champions", A=side("She-Hulk", play=[half, half]))
    assert t["She-Hulk"].atk == 1
    t = situation("champions", A=side("She-Hulk", play=[half, half, aura("Plus", Gets("atk", 2))]))
    assert t["She-Hulk"].atk == 2


# -- hit points --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:hit-points", "champions:hit-points#p2", "champions:hit-points#1")
def test_damage_reduces_what_is_left() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND], minions=[THUG]))
    assert [t[n].left for n in ("Captain Marvel", "Friend", "Thug", "Rhino")] == [12, 3, 3, 14]
    t.happens(*[ev.Damage(t.find(n), 2) for n in ("Captain Marvel", "Friend", "Thug", "Rhino")])
    assert [t[n].left for n in ("Captain Marvel", "Friend", "Thug", "Rhino")] == [10, 1, 1, 12]
    assert [t[n].hp for n in ("Captain Marvel", "Friend", "Thug", "Rhino")] == [12, 3, 3, 14]


@pytest.mark.rule(
    "champions:hit-points#2", "champions:hit-points#3", "champions:hit-points#4", "champions:minion#2", "champions:minion#1"
)
def test_without_hit_points_a_character_is_defeated() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND], minions=[THUG]), B=side("She-Hulk"))
    t.happens(ev.Damage(t.find("Friend"), 2), ev.Damage(t.find("Thug"), 2), ev.Damage(t.find("She-Hulk"), 14))
    assert t.in_play("Friend") and t.in_play("Thug") and not t.B.out
    t.happens(ev.Damage(t.find("Friend"), 1), ev.Damage(t.find("Thug"), 4))
    assert t.A.discard == ["Friend"] and t.encounter_discard == ["Thug"]
    t.happens(ev.Damage(t.find("She-Hulk"), 1))
    assert t.B.out and not t.in_play("She-Hulk") and t.result is None
    t.happens(ev.Damage(t.find("Rhino"), 28))
    # a stage of the villain: the next comes
    assert t.villain.up.stage == "II" and t.villain.damage == 0 and t.result is None
    t.happens(ev.Damage(t.find("Rhino"), 30))
    assert t.result is not None and t.result.won


@pytest.mark.rule("champions:hit-points#p3")
def test_infinite_hit_points_are_damaged_and_never_run_out() -> None:
    wall = stand_in("minion", "Wall", hp_infinite=True, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[wall, THUG]))
    t.A.attacks("Captain Marvel", "Wall")
    assert t["Wall"].damage == 2
    t.happens(ev.Damage(t.find("Wall"), 9999), ev.Damage(t.find("Thug"), 9999))
    assert t.in_play("Wall") and t["Wall"].damage == 10001 and not t.in_play("Thug")


@pytest.mark.rule("champions:maximum-hit-points", "champions:gets#2")
def test_hit_points_that_are_got_count_for_what_is_left_and_for_the_maximum() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", damage=3, play=[aura("Armor", Gets("hp", 4)), aura("Rust", Gets("hp", -1))])
    )
    assert t.A.identity.hp == 15 and t.A.identity.left == 12
    t.happens(ev.Heal(t.A.identity.ref, 9))
    assert t.A.identity.left == 15
    # it ends: both go down
    t.happens(ev.Discard(t.find("Armor")))
    assert t.A.identity.hp == 11 and t.A.identity.left == 11
    # what is left may be nothing
    t = situation(
        "champions", A=side("Captain Marvel", play=[put(FRIEND, damage=4), aura("Armor", Gets("hp", 2), who=named("Friend"))])
    )
    assert t["Friend"].left == 1
    t.happens(ev.Discard(t.find("Armor")))
    assert not t.in_play("Friend") and t.A.discard == ["Armor", "Friend"]


@pytest.mark.rule("champions:gets#1", "champions:gets#2")
def test_hit_points_got_for_a_phase_end_with_it_and_so_may_the_character() -> None:
    boost = stand_in("event", "Boost", Action((), Last(named("Friend"), (Gets("hp", 2), Gets("atk", 1)), "phase")), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[boost], play=[put(FRIEND, damage=2), put("Tac Team")]))
    t.A.plays("Boost")
    t.happens(ev.Damage(t.find("Friend"), 1))
    assert t["Friend"].left == 2 and t["Friend"].atk == 2
    t.A.ends_turn()
    on(t, "defend", "turn")
    # gone before the villain phase has done anything
    log = t.log
    assert not t.in_play("Friend") and log.index("Friend is defeated") < log.index("The villain phase")


@pytest.mark.rule("champions:heal", "champions:heal#1")
def test_healing_takes_damage_off_up_to_the_maximum() -> None:
    mend = stand_in("event", "Mend", Action((), HealIt(YOU_, 4)), cost=0)
    t = situation("champions", A=side("Captain Marvel", damage=6, hand=[mend, mend, mend]))
    t.A.plays("Mend")
    assert t.A.identity.damage == 2
    t.A.plays("Mend")
    assert t.A.identity.damage == 0 and t.A.identity.left == 12 and not t.offered("Play Mend")


# -- moving --------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:move", "champions:move#1", "champions:move#2", "champions:move#3", "champions:move#4", "champions:move#5"
)
def test_damage_moves_between_characters() -> None:
    shift = stand_in("event", "Shift", Action((), MoveDamage(2, YOU_, named("Thug"))), cost=0)
    back = stand_in("event", "Back", Action((), MoveDamage(2, named("Thug"), YOU_)), cost=0)
    t = situation("champions", A=side("Captain Marvel", damage=3, hand=[shift, shift, back], minions=[THUG]))
    t.A.plays("Shift")
    # from a dial to a card ...
    assert t.A.identity.left == 11 and t["Thug"].damage == 2
    t.A.plays("Back")
    # ... and from a card to a dial
    assert t.A.identity.left == 9 and t["Thug"].damage == 0
    # nothing to move, or nowhere to move it
    t = situation("champions", A=side("Captain Marvel", hand=[shift], minions=[THUG]))
    assert not t.offered("Play Shift") and t.why_not("A", "Shift") == ["champions:move#2"]
    t = situation("champions", A=side("Captain Marvel", damage=3, hand=[shift]))
    assert not t.offered("Play Shift")
    # not to where it is already
    same = ev.Moved(t.A.identity.ref, t.A.identity.ref, 2)
    t.happens(same)
    assert t.A.identity.damage == 3 and not same.changes(t.state)
    # no more than there is
    t = situation("champions", A=side("Captain Marvel", damage=1, hand=[shift], minions=[THUG]))
    t.A.plays("Shift")
    assert t.A.identity.damage == 0 and t["Thug"].damage == 1


@pytest.mark.rule("champions:move#6")
def test_moved_damage_is_dealt() -> None:
    count = Interrupt(TakesDamage(Whom("minion")), PutCounters(1, "hurt", ME), forced=True)
    watch = stand_in("support", "Watch", count)
    shift = stand_in("event", "Shift", Action((), MoveDamage(3, YOU_, named("Thug"))), cost=0)
    t = situation("champions", A=side("Captain Marvel", damage=3, hand=[shift], minions=[THUG], play=[watch]))
    t.A.plays("Shift")
    assert t["Watch"].counter("hurt") == 1 and not t.in_play("Thug") and t.A.identity.damage == 0


@pytest.mark.rule("champions:move#7", "champions:move#1")
def test_moved_threat_is_placed() -> None:
    plot = stand_in(
        "side_scheme",
        "Plot",
        Response(ThreatComes(Whom("this"), after=True), PutCounters(1, "told", ME), forced=True),
        base_threat=2,
    )
    t = situation("champions", A=side("Captain Marvel"), threat=3, side_schemes=[plot])
    t.happens(ev.MoveThreat(t.scheme.ref, t.find("Plot"), 2))
    assert t.scheme.threat == 1 and t["Plot"].threat == 4 and t["Plot"].counter("told") == 1
    t.happens(ev.MoveThreat(t.scheme.ref, t.scheme.ref, 1))
    assert t.scheme.threat == 1
    # threat that comes to its target by being moved completes the scheme
    t.state.write(t.find("Plot") & 0xFFF).threat = 9
    t.happens(ev.MoveThreat(t.find("Plot"), t.scheme.ref, 8))
    assert t.result is not None and not t.result.won


# -- indirect damage -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:indirect-damage", "champions:indirect-damage#1", "champions:indirect-damage#3")
def test_indirect_damage_is_divided_among_ones_characters() -> None:
    rain = stand_in("treachery", "Rain", WhenRevealed(Assign(5, YOUR_CHARACTERS, yours=True)))
    t = situation("champions", A=side("Captain Marvel", play=[put(FRIEND, status=["tough"])], dealt=[rain]), B=side("She-Hulk"))
    t.reveals("Rain")
    d = t.match.decision
    assert t.kind == "spread" and t.A.asked() and d is not None and d.shape.total == 5
    # the identity and the ally, whose three hit points are the most it can be assigned, tough or not; not B's hero
    assert list(d.shape.caps) == [12, 3]
    with pytest.raises(ValueError):
        t.match.choose((1, 4))
    t.answers(2, 3)
    assert t.A.identity.damage == 2 and t["Friend"].damage == 0 and t["Friend"].status == frozenset()
    assert t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:indirect-damage#2")
def test_indirect_damage_to_all_is_divided_among_all() -> None:
    rain = stand_in("treachery", "Rain", WhenRevealed(Assign(4, FRIENDS)))
    t = situation("champions", A=side("Captain Marvel", dealt=[rain]), B=side("She-Hulk", play=[FRIEND]), first="B", active="A")
    t.reveals("Rain")
    assert t.kind == "spread" and t.B.asked()
    order = [t.state.now(r).name for r in t.match.decision.about[1:]]  # type: ignore[union-attr]
    assert sorted(order) == ["Captain Marvel", "Friend", "She-Hulk"]
    t.answers(*[{"Captain Marvel": 1, "Friend": 3, "She-Hulk": 0}[n] for n in order])
    assert t["Captain Marvel"].damage == 1 and not t.in_play("Friend") and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:indirect-damage#4")
def test_an_attack_with_indirect_damage_is_divided_in_step_four() -> None:
    spray = stand_in("environment", "Spray", Constant(THE_VILLAIN, (Gains("indirect"),)))
    hit = stand_in("treachery", "Hit", boost=2)
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND]), environments=[spray], encounter=[hit, BLANK])
    t.enemy_attacks("Rhino")
    # the players may defend first, and the boost card is turned up
    assert t.kind == "defend"
    t.A.picks("Captain Marvel")
    assert t.kind == "spread" and t.A.asked() and t.match.decision is not None
    assert t.match.decision.shape.total == 2 + 2 - 1
    t.answers(1, 2)
    assert t.A.identity.damage == 1 and t["Friend"].damage == 2 and t.kind == "turn"
    # without it, all goes to whoever is attacked
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND]), encounter=[hit, BLANK])
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.A.identity.damage == 4 and t["Friend"].damage == 0
