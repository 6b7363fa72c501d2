"""A third reading of 2PCG, chapter by chapter: what players would ask, answered from the book alone and laid as situations."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ANY,
    BUILD,
    COMBAT,
    ENEMY,
    FLIGHT,
    LOCATION,
    MAIN,
    MAIN_PHASE,
    MONSTROUS,
    RANGED,
    SUPPORTING,
    SWARM,
    TURN_LONG,
    YOURS,
    Ability,
    Change,
    Characters,
    ChooseIt,
    DrawCards,
    GainXP,
    InCombat,
    It,
    KoIt,
    LevelUp,
    OfIt,
    PlotTwist,
    PushIt,
    PutCounters,
    ReadyIt,
    SetsBase,
    StunIt,
    Switched,
    This,
    Triggers,
    gains,
    gets,
    one,
    reaction,
    seq,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, put, side, situation
from longbox.games.vs2pcg.state import BACK, FRONT, KO, CardDef

ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
CEE = define("Cee", MAIN, atk=3, def_=4, health=6)
DEE = define("Dee", MAIN, atk=3, def_=4, health=6)
FORTRESS = define("Fortress", LOCATION, symbol="Might")
FIGHTER = Characters(ANY, (InCombat(),))


def hero(
    name: str,
    atk: int = 2,
    def_: int = 2,
    *text: Ability,
    words: tuple[str, ...] = (),
    health: int = 2,
    team: str = "Red",
    aka: tuple[str, ...] = (),
) -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, health=health, cost=1, teams=(team,), words=words, text=text, aka=aka)


def twist(name: str, *effects: PlotTwist) -> CardDef:
    return define(name, "Plot Twist", text=effects)


def attack(t: Table, one: str, target: str) -> None:
    t.A.attacks(one, target)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()


def fight(t: Table, one: str, target: str) -> None:
    attack(t, one, target)
    t.passes()


def turns(t: Table, player: int, phase: str = "main") -> None:
    """On to this player's step."""
    t.match.choose((0,))
    while t.match.decision is not None and (t.s.active, t.s.phase) != (player, phase):
        t.match.choose((0,))


# -- combat -------------------------------------------------------------------------------------------------------------


def test_below_zero_atk_strikes_nobody_and_what_raises_it_starts_from_the_true_value() -> None:
    # -4 and +5 of 2 ATK is 3, not 5: the true value was -2
    weak = twist("Weak", PlotTwist(effect=gets(one(FIGHTER), -4), when=COMBAT))
    more = twist("More", PlotTwist(effect=gets(one(FIGHTER), 5), when=COMBAT))
    t = situation(A=side(ACE, front=[hero("Fist", 2, 9)], hand=[weak, more]), B=side(KING), windows="all")
    attack(t, "Fist", "King")
    t.A.plays("Weak")
    t.A.picks("Fist")
    assert t.A.stats("Fist") == (0, 9)
    t.B.done()
    t.A.plays("More")
    t.A.picks("Fist")
    assert t.A.stats("Fist") == (3, 9)


def test_a_negative_attacker_takes_nothing_from_its_team() -> None:
    weak = twist("Weak", PlotTwist(effect=gets(one(FIGHTER), -9), when=COMBAT))
    t = situation(A=side(ACE, front=[hero("Big", 4, 9), hero("Small", 1, 9)], hand=[weak]), B=side(KING))
    t.A.attacks("Big", "King")
    t.A.picks("Small")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.plays("Weak")
    t.A.picks("Small")
    t.passes()
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.B.picks("Big")
    assert t.B["King"].wounds == 1


def test_equal_atk_and_def_stuns_and_zero_against_def_one_does_not() -> None:
    t = situation(A=side(ACE, front=[hero("Even", 4, 4)]), B=side(KING))
    fight(t, "Even", "King")
    assert t.B["King"].wounds == 1 and t.A["Even"].wounds == 0
    t = situation(A=side(ACE, front=[hero("None", 0, 9)]), B=side(KING, front=[hero("Frail", 0, 1)]))
    fight(t, "None", "Frail")
    assert t.B["Frail"].wounds == 0


def test_the_defender_leaves_as_the_attack_is_declared_and_the_attackers_stay_exhausted() -> None:
    kicker = hero("Kicker", 2, 9, Triggers(when.Attacks(), KoIt(one(Characters(ENEMY, (InCombat(),))))))
    t = situation(A=side(ACE, front=[kicker]), B=side(KING, front=[hero("Prey", 9, 9)]))
    attack(t, "Kicker", "Prey")
    if t.match.decision is not None and t.match.decision.kind == "choose":
        t.A.picks("Prey")
    assert t.s.combat is None and t.B.ko == ["Prey"] and t.A["Kicker"].exhausted and t.A["Kicker"].wounds == 0


def test_a_strike_back_is_chosen_among_those_who_are_left() -> None:
    snap = twist("Snap", PlotTwist(effect=StunIt(one(FIGHTER)), when=COMBAT, any_turn=True))
    t = situation(A=side(ACE, front=[hero("One", 2, 2), hero("Two", 2, 2), hero("Three", 2, 2)]), B=side(KING, hand=[snap]))
    t.A.attacks("One", "King")
    t.A.picks("Two")
    t.A.picks("Three")
    t.A.picks()
    t.B.plays("Snap")
    t.B.picks("Two")
    t.passes()
    assert t.offered() == ["One", "Three"] and t.B["King"].wounds == 0
    t.B.picks("Three")
    assert t.A["Three"].wounds == 1 and t.A["One"].wounds == 0 and t.B["King"].wounds == 1


def test_with_one_attacker_left_of_a_team_nothing_is_chosen() -> None:
    snap = twist("Snap", PlotTwist(effect=StunIt(one(FIGHTER)), when=COMBAT, any_turn=True))
    t = situation(A=side(ACE, front=[hero("One", 2, 2), hero("Two", 2, 2)]), B=side(KING, hand=[snap]))
    t.A.attacks("One", "King")
    t.A.picks("Two")
    t.A.picks()
    t.B.plays("Snap")
    t.B.picks("Two")
    t.passes()
    assert t.A["One"].wounds == 1 and t.B["King"].wounds == 0


def test_monstrous_alone_against_one_strikes_back_once_and_against_three_at_each() -> None:
    t = situation(
        A=side(ACE, front=[hero(x, 2, 2) for x in ("One", "Two", "Three")]),
        B=side(KING, front=[hero("Beast", 5, 9, words=(MONSTROUS,))]),
    )
    t.A.attacks("One", "Beast")
    t.A.picks("Two")
    t.A.picks("Three")
    t.A.picks()
    t.passes()
    assert [t.A[x].wounds for x in ("One", "Two", "Three")] == [1, 1, 1] and t.A["Ace"].wounds == 0


def test_a_flier_passes_those_in_front_unless_one_of_them_flies_and_stands_up() -> None:
    bird = hero("Bird", 2, 9, words=(FLIGHT,))
    guard = hero("Guard", 1, 9, words=(FLIGHT,))
    t = situation(A=side(ACE, front=[bird]), B=side(KING, front=[guard], back=[hero("Prey")]))
    assert t.A.why_not("attack Prey with Bird") == ["vs2pcg:melee-starting-combat#2"]
    t.happens(ev.Stun(t.B["Guard"].ref))
    # King stands in front still, and does not fly
    assert t.A.why_not("attack Prey with Bird") == []
    assert t.A.why_not("attack Prey with Ace") == ["vs2pcg:melee-starting-combat#1"]


def test_a_team_flies_over_only_if_all_of_it_does() -> None:
    t = situation(
        A=side(ACE, front=[hero("Bird", 1, 9, words=(FLIGHT,)), hero("Kite", 1, 9, words=(FLIGHT,)), hero("Walker", 1, 9)]),
        B=side(KING, back=[hero("Prey", 0, 2)]),
    )
    t.A.attacks("Bird", "Prey")
    assert t.offered() == ["Kite"]


def test_teams_of_one_attack_share_one_team_all_of_them() -> None:
    # Red and Blue-Red and Blue: two and two share one, all three do not
    both = define("Both", SUPPORTING, atk=1, def_=9, health=2, teams=("Red", "Blue"))
    t = situation(A=side(CEE, front=[hero("Red", 1, 9), both, hero("Blue", 1, 9, team="Blue")]), B=side(DEE))
    t.A.attacks("Red", "Dee")
    assert t.offered() == ["Both"]
    t.A.picks("Both")
    # nobody else can join: Blue shares a team with Both alone
    assert t.match.decision is None or t.match.decision.kind != "join"


def test_a_ranged_attack_on_the_front_row_is_struck_back_at_by_ranged_alone() -> None:
    archer = hero("Archer", 1, 2, words=(RANGED,))
    t = situation(A=side(ACE, back=[archer]), B=side(KING, front=[hero("Bow", 3, 9, words=(RANGED,)), hero("Club", 3, 9)]))
    fight(t, "Archer", "Club")
    assert t.A["Archer"].wounds == 0
    t.happens(ev.Ready(t.A["Archer"].ref))
    fight(t, "Archer", "Bow")
    assert t.A["Archer"].wounds == 1


def test_ranged_from_the_front_row_is_a_melee_attack() -> None:
    archer = hero("Archer", 1, 2, words=(RANGED,))
    t = situation(A=side(ACE, front=[archer]), B=side(KING, front=[hero("Club", 3, 9)]))
    fight(t, "Archer", "Club")
    assert t.A["Archer"].wounds == 1


def test_readied_in_the_combat_the_attacker_is_ready_after_it() -> None:
    rouse = twist("Rouse", PlotTwist(effect=ReadyIt(one(FIGHTER)), when=COMBAT))
    t = situation(A=side(ACE, front=[hero("Fist", 1, 9)], hand=[rouse]), B=side(KING))
    attack(t, "Fist", "King")
    t.A.plays("Rouse")
    t.A.picks("Fist")
    t.passes()
    assert not t.A["Fist"].exhausted and t.A.why_not("attack King with Fist") == []


# -- stuns, wounds, KOs -----------------------------------------------------------------------------------------------------


def test_a_stun_at_the_last_wound_kos_and_never_lies_face_down() -> None:
    t = situation(A=side(ACE, front=[hero("Fist", 9, 9)]), B=side(KING, front=[put(hero("Old", 1, 2), wounds=1)]))
    fight(t, "Fist", "Old")
    assert t.B.ko == ["Old"] and t.s.card(t.s.zone(1, KO)[0]).wounds == 0


def test_both_are_stunned_at_once_though_the_first_had_stunned_alone() -> None:
    t = situation(A=side(ACE, front=[hero("Glass", 4, 1)]), B=side(KING))
    fight(t, "Glass", "King")
    assert t.A["Glass"].wounds == 1 and t.B["King"].wounds == 1


def test_two_minus_counters_on_two_def_stun_and_are_gone_and_one_more_is_no_second_stun() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Prey", 2, 2, health=3)]))
    t.happens(ev.PutCounter(t.B["Prey"].ref, -2))
    assert t.B["Prey"].wounds == 1 and t.B["Prey"].counters == 0 and t.s.stunned(t.B["Prey"].number)
    t.happens(ev.PutCounter(t.B["Prey"].ref, -1))
    assert t.B["Prey"].wounds == 1 and t.B["Prey"].counters == 0


def test_def_zero_by_an_effect_of_the_turn_stuns_and_again_after_it_recovers() -> None:
    shrink = super_power("Shrink Ray", MAIN_PHASE, "Might", gets(one(Characters(ENEMY)), 0, -2, TURN_LONG))
    wake = super_power("Wake", MAIN_PHASE, "", ReadyIt(This()))
    t = situation(
        A=side(ACE, front=[hero("Ray", 1, 9, shrink, wake)], up=[FORTRESS]), B=side(KING, front=[hero("Prey", 2, 2, health=3)])
    )
    t.A.uses("Ray", "Shrink Ray")
    t.A.picks("Prey")
    assert t.B["Prey"].wounds == 1
    t.happens(ev.Recover(t.B["Prey"].ref))
    # the effect lasts: its DEF is 0 again as it turns up
    assert t.B["Prey"].wounds == 2 and t.s.stunned(t.B["Prey"].number)


def test_counters_of_both_kinds_cancel_out_one_by_one() -> None:
    t = situation(A=side(ACE), B=side(KING))
    t.happens(ev.PutCounter(t.A["Ace"].ref, 3))
    t.happens(ev.PutCounter(t.A["Ace"].ref, -1))
    assert t.A["Ace"].counters == 2 and t.A.stats("Ace") == (5, 6)
    t.happens(ev.PutCounter(t.A["Ace"].ref, -3))
    assert t.A["Ace"].counters == -1 and t.A.stats("Ace") == (2, 3)


def test_a_level_up_keeps_wounds_counters_readiness_and_what_affects_it() -> None:
    up = LevelUp(when.Attacks(YOURS), GainXP(This()), need=1, title="Up")
    ace = define(
        "Ace", MAIN, atk=1, def_=9, health=6, teams=("Red",), text=(up,), then=define("Ace", MAIN, atk=5, def_=9, health=4)
    )
    t = situation(
        A=side(put(ace, wounds=3, counters=1), front=[hero("Fist", 1, 9)]),
        B=side(KING, front=[hero("Wall", 0, 9)]),
        windows="all",
    )
    t.happens(ev.Exhaust(t.A["Ace"].ref))
    attack(t, "Fist", "Wall")
    c = t.A["Ace"]
    assert c.level == 2 and (c.wounds, c.counters, c.exhausted, c.xp) == (3, 1, True, 0) and t.A.stats("Ace") == (6, 10)


def test_a_level_with_less_health_than_there_are_wounds_is_ko_d() -> None:
    up = LevelUp(when.Attacks(), GainXP(This()), need=1, title="Up")
    ace = define("Ace", MAIN, atk=1, def_=9, health=6, text=(up,), then=define("Ace", MAIN, atk=5, def_=9, health=4))
    t = situation(A=side(put(ace, wounds=4)), B=side(KING))
    attack(t, "Ace", "King")
    assert t.s.result is not None and t.s.result.winners == (1,)


# -- numbers ------------------------------------------------------------------------------------------------------------------


def test_a_base_that_is_set_later_is_below_counters_and_modifiers_that_came_earlier() -> None:
    base = Change(This(), (SetsBase(It("chosen"), of_base=True),), TURN_LONG)
    copy = super_power("Copy", MAIN_PHASE, "", seq(ChooseIt(one(Characters(ENEMY))), base))
    plus = super_power("Plus", MAIN_PHASE, "", gets(This(), 2, 0, TURN_LONG))
    t = situation(A=side(ACE, front=[put(hero("Shape", 1, 1, plus, copy), counters=1)]), B=side(KING))
    t.A.uses("Shape", "Plus")
    assert t.A.stats("Shape") == (4, 2)
    t.A.uses("Shape", "Copy")
    assert t.A.stats("Shape") == (3 + 1 + 2, 4 + 1)
    turns(t, 1)
    assert t.A.stats("Shape") == (2, 2)


def test_a_switch_turns_round_what_came_before_it_alone() -> None:
    flip = super_power("Flip", MAIN_PHASE, "", Change(This(), (Switched(),), TURN_LONG))
    plus = super_power("Plus", MAIN_PHASE, "", gets(This(), 3, 0, TURN_LONG))
    t = situation(A=side(ACE, front=[put(hero("Shape", 1, 5, flip, plus), counters=1)]), B=side(KING))
    t.A.uses("Shape", "Plus")
    assert t.A.stats("Shape") == (5, 6)
    t.A.uses("Shape", "Flip")
    assert t.A.stats("Shape") == (6, 5)
    # a counter that comes later counts before the switch, as all counters do
    t.happens(ev.PutCounter(t.A["Shape"].ref, 1))
    assert t.A.stats("Shape") == (7, 6)
    t.happens(ev.RemoveCounters(t.A["Shape"].ref, 1))
    assert t.A.stats("Shape") == (5, 4)


def test_two_switches_are_none() -> None:
    flip = twist("Flip", PlotTwist(effect=Change(one(Characters(YOURS)), (Switched(),), TURN_LONG), when=MAIN_PHASE))
    t = situation(A=side(ACE, front=[hero("Shape", 1, 5)], hand=[flip, flip]), B=side(KING))
    for want in ((5, 1), (1, 5)):
        t.A.plays("Flip")
        t.A.picks("Shape")
        assert t.A.stats("Shape") == want


def test_numbers_are_locked_in_as_an_effect_resolves() -> None:
    mirror = super_power(
        "Mirror", MAIN_PHASE, "", seq(ChooseIt(one(Characters(ENEMY))), gets(This(), OfIt("ATK", It("chosen")), 0, TURN_LONG))
    )
    t = situation(A=side(ACE, front=[hero("Glass", 1, 5, mirror)]), B=side(KING, front=[hero("Model", 4, 4)]))
    t.A.uses("Glass", "Mirror")
    t.A.picks("Model")
    assert t.A.stats("Glass") == (5, 5)
    t.happens(ev.PutCounter(t.B["Model"].ref, 3))
    assert t.A.stats("Glass") == (5, 5)
    t.happens(ev.Ko(t.B["Model"].ref))
    assert t.A.stats("Glass") == (5, 5)


# -- powers, twists, locations -----------------------------------------------------------------------------------------------


def test_a_power_is_used_once_a_turn_but_by_each_character_that_has_it_and_again_next_turn() -> None:
    strong = super_power("Strong", MAIN_PHASE, "", PutCounters(This()))
    t = situation(A=side(ACE, front=[hero("One", 1, 5, strong, words=(SWARM,)), hero("Two", 1, 5, strong)]), B=side(KING))
    t.A.uses("One", "Strong")
    t.A.uses("Two", "Strong")
    assert [o for o in t.offered() if o.startswith("use")] == []
    turns(t, 0)
    assert len([o for o in t.offered() if o.startswith("use")]) == 2


def test_a_power_of_the_build_phase_in_each_of_its_steps_but_once() -> None:
    early = super_power("Early", BUILD, "", PutCounters(This()))
    for step in ("resource", "recruit", "formation"):
        t = situation(A=side(ACE, front=[hero("One", 1, 5, early)]), B=side(KING), phase="turn")
        while t.s.phase != step:
            t.A.done()
        t.A.uses("One", "Early")
        assert t.A["One"].counters == 1 and [o for o in t.offered() if o.startswith("use")] == []


def test_a_location_of_a_team_does_not_pay_for_who_is_not_on_one_s_side() -> None:
    base = define("Base", LOCATION, teams=("Red",))
    rise = super_power("Rise", BUILD, "Might", PutCounters(This()), zones=("ko",))
    t = situation(A=side(ACE, ko=[hero("Ghost", 1, 1, rise)], up=[base]), B=side(KING), phase="turn")
    assert [o for o in t.offered() if o.startswith("use Ghost")] == []
    t = situation(A=side(ACE, ko=[hero("Ghost", 1, 1, rise)], up=[FORTRESS]), B=side(KING), phase="turn")
    assert [o for o in t.offered() if o.startswith("use Ghost")] != []


def test_a_twist_of_a_team_needs_somebody_of_it_who_stands_up_the_main_character_will_do() -> None:
    red = define("Red Twist", "Plot Twist", teams=("Red",), text=(PlotTwist(effect=DrawCards(), when=MAIN_PHASE),))
    t = situation(A=side(ACE, hand=[red]), B=side(KING))
    assert "play Red Twist" in t.offered()
    t.happens(ev.Stun(t.A["Ace"].ref))
    assert t.A.why_not("play Red Twist") == ["vs2pcg:playing-plot-twists#6"]
    # an enemy of that team is nobody on one's side
    t = situation(A=side(CEE, hand=[red]), B=side(KING, front=[hero("Red One")]))
    assert t.A.why_not("play Red Twist") == ["vs2pcg:playing-plot-twists#6"]


def test_a_location_discarded_to_pay_lies_in_the_ko_pile_and_one_turned_down_is_a_resource_still() -> None:
    strong = super_power("Strong", MAIN_PHASE, "Might", PutCounters(This()))
    t = situation(A=side(ACE, front=[hero("One", 1, 5, strong)], hand=[FORTRESS]), B=side(KING))
    t.A.uses("One", "Strong")
    assert t.A.ko == ["Fortress"] and t.A.hand == []
    t = situation(A=side(ACE, front=[hero("One", 1, 5, strong)], up=[FORTRESS]), B=side(KING))
    t.A.uses("One", "Strong")
    assert t.A.resources == ["(Fortress)"] and t.A.ko == []


def test_power_ups_by_aka_go_both_ways_and_as_often_as_there_are_cards() -> None:
    carol = hero("Captain", 2, 2, aka=("Major",))
    t = situation(
        A=side(ACE, front=[carol], hand=[hero("Major"), hero("Captain"), hero("Colonel", aka=("Major",))]), B=side(KING)
    )
    for card in ("Captain with Major", "Captain", "Captain with Colonel"):
        t.A.powers_up(card)
    assert t.A["Captain"].counters == 3 and t.A.hand == []


# -- names and sides -----------------------------------------------------------------------------------------------------------


def test_who_is_recruited_under_an_aka_of_one_on_that_side_kos_it_and_nobody_else() -> None:
    t = situation(
        A=side(ACE, front=[hero("Captain", aka=("Major",)), hero("Bystander")], hand=[hero("Major")], resources=["Academy"]),
        B=side(KING, front=[hero("Major")]),
        phase="turn",
    )
    t.A.done()
    t.A.recruits("Major")
    assert t.A.front == ["Ace", "Bystander", "Major"] and t.A.ko == ["Captain"] and "Major" in t.B.front


def test_a_character_of_the_main_character_s_aka_is_not_recruited() -> None:
    ace = define("Ace", MAIN, atk=3, def_=4, health=6, aka=("Baron",))
    t = situation(A=side(ace, hand=[hero("Baron")], resources=["Academy"]), B=side(KING), phase="turn")
    t.A.done()
    assert t.A.why_not("recruit Baron into the front row")[-1:] == ["vs2pcg:uniqueness#2"]


def test_who_comes_to_a_side_where_its_name_is_kos_the_one_that_was_there() -> None:
    t = situation(A=side(ACE, front=[put(hero("Twin", 1, 1), wounds=1)]), B=side(KING, front=[hero("Twin", 5, 5)]))
    number = t.B["Twin"].number
    t.happens(ev.ChangeSides(t.B["Twin"].ref, 0, FRONT))
    assert t.A["Twin"].number == number and t.A.ko == ["Twin"] and t.B.ko == [] and t.A.stats("Twin") == (5, 5)


def test_a_stolen_character_that_is_ko_d_goes_to_its_owner_s_pile() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Spy")]))
    t.happens(ev.ChangeSides(t.B["Spy"].ref, 0, BACK))
    t.happens(ev.Ko(t.A["Spy"].ref))
    assert t.B.ko == ["Spy"] and t.A.ko == []


# -- winning and losing ---------------------------------------------------------------------------------------------------------


def test_a_main_character_stolen_and_given_back_before_the_turn_loses_nothing() -> None:
    t = situation(A=side(ACE), B=side(KING))
    t.happens(ev.ChangeSides(t.B["King"].ref, 0, FRONT))
    assert t.s.result is None
    t.happens(ev.ChangeSides(t.A["King"].ref, 1, FRONT))
    turns(t, 1)
    assert t.s.result is None


def test_who_keeps_the_stolen_of_two_main_characters_is_out() -> None:
    t = situation(A=side(ACE), B=side(KING), C=side(CEE))
    t.happens(ev.ChangeSides(t.A["Ace"].ref, 2, FRONT))
    # A loses at the start of its own turn only; C's comes first, and C keeps the other's and loses by it
    turns(t, 1)
    t.match.choose((0,))
    while t.match.decision is not None and t.match.decision.kind != "keep":
        t.match.choose((0,))
    t.C.picks("Ace")
    assert (t.s.player(2).out and t.s.order == (0, 1)) or t.s.player(0).out


def test_three_players_the_two_that_are_left_go_on_and_who_is_out_has_nothing_left() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Left")], hand=[hero("Hand")]), C=side(CEE))
    t.happens(ev.Ko(t.B["King"].ref))
    assert t.s.result is None and t.s.order == (0, 2)
    assert t.B.front == t.B.hand == t.B.ko == t.B.deck == []
    turns(t, 2)
    assert t.s.active == 2


def test_two_vs_two_is_won_when_both_enemies_are_out_by_the_one_who_is_out_as_well() -> None:
    t = situation(A=side(ACE), B=side(KING), C=side(CEE), D=side(DEE), mode="2 vs 2")
    t.happens(ev.Ko(t.A["Ace"].ref))
    assert t.s.result is None
    t.happens(ev.Ko(t.B["King"].ref), ev.Ko(t.D["Dee"].ref))
    assert t.s.result is not None and t.s.result.winners == (0, 2)


def test_a_teammate_s_characters_are_not_attacked() -> None:
    t = situation(A=side(ACE), B=side(KING), C=side(CEE), D=side(DEE), mode="2 vs 2")
    assert t.A.why_not("attack Cee with Ace") == ["vs2pcg:two-vs-two#4"]
    assert {o for o in t.offered() if o.startswith("attack")} == {"attack King with Ace", "attack Dee with Ace"}


# -- the turn ---------------------------------------------------------------------------------------------------------------------


def test_what_is_frozen_in_one_s_own_turn_stays_exhausted_through_the_next_and_not_the_one_after() -> None:
    t = situation(A=side(ACE, front=[hero("Cold", 1, 5)]), B=side(KING))
    t.happens(ev.Freeze(t.A["Cold"].ref), ev.Exhaust(t.A["Cold"].ref))
    turns(t, 0)
    assert t.A["Cold"].exhausted and not t.A["Ace"].exhausted
    turns(t, 0)
    assert not t.A["Cold"].exhausted


def test_enemies_ready_in_their_own_recovery_phase_alone() -> None:
    t = situation(A=side(ACE, front=[hero("Mine", 1, 5)]), B=side(KING, front=[put(hero("Theirs", 1, 5), exhausted=True)]))
    t.happens(ev.Exhaust(t.A["Mine"].ref))
    turns(t, 1)
    assert t.A["Mine"].exhausted and not t.B["Theirs"].exhausted


def test_points_are_counted_once_the_resource_is_there_and_do_not_last() -> None:
    cheap, dear = hero("Cheap"), define("Dear", SUPPORTING, cost=2, def_=2)
    t = situation(A=side(ACE, hand=[cheap, dear, FORTRESS], resources=["Academy"]), B=side(KING), phase="turn")
    t.A.places("Fortress", up=True)
    assert t.s.points == 2
    t.A.recruits("Cheap")
    assert t.s.points == 1 and t.A.why_not("recruit Dear into the front row") == ["vs2pcg:recruit-step#1"]
    t.A.done()
    assert t.s.points == 0


def test_who_is_pushed_from_the_back_row_stays_and_is_no_trigger() -> None:
    shove = super_power("Shove", MAIN_PHASE, "", PushIt(one(Characters(ENEMY))))
    t = situation(A=side(ACE, front=[hero("Push", 1, 5, shove)]), B=side(KING, back=[hero("Behind")]))
    t.A.uses("Push", "Shove")
    t.A.picks("Behind")
    assert t.B.back == ["Behind"] and t.B.front == ["King"]


def test_a_keyword_of_this_turn_is_gone_with_it() -> None:
    wings = super_power("Wings", MAIN_PHASE, "", gains(This(), FLIGHT))
    t = situation(A=side(ACE, front=[hero("Climber", 1, 5, wings)]), B=side(KING))
    t.A.uses("Climber", "Wings")
    assert t.s.has(t.A["Climber"].ref, FLIGHT)
    turns(t, 1)
    assert not t.s.has(t.A["Climber"].ref, FLIGHT)


def test_nobody_reacts_to_its_own_stun_which_has_taken_its_powers_but_to_another_s() -> None:
    rise = reaction("Rise", "Might", when.IsStunned(YOURS), PutCounters(This()), after=True)
    t = situation(A=side(ACE, front=[hero("Phoenix", 2, 2, rise), hero("Mate")], up=[FORTRESS]), B=side(KING))
    t.happens(ev.Stun(t.A["Phoenix"].ref))
    assert t.match.decision is not None and t.match.decision.kind == "turn" and t.A.resources == ["Fortress"]
    t.happens(ev.Recover(t.A["Phoenix"].ref))
    t.happens(ev.Stun(t.A["Mate"].ref))
    assert t.match.decision is not None and t.match.decision.kind != "turn"
    t.A.gives(0)
    assert t.A["Phoenix"].counters == 1 and t.A.resources == ["(Fortress)"]
