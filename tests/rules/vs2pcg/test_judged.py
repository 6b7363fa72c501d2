"""A second reading of 2PCG: what players would ask, answered from the book alone and laid as situations."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    BUILD,
    COMBAT,
    ENEMY,
    FACE_UP,
    FEROCIOUS,
    LETHAL,
    LOCATION,
    MAIN,
    MONSTROUS,
    RANGED,
    SHRINK,
    SUPPORTING,
    SWARM,
    TURN_LONG,
    YOURS,
    Ability,
    All,
    Cancel,
    Characters,
    DrawCards,
    ForEach,
    GainXP,
    HealIt,
    InCombat,
    Is,
    LevelUp,
    PutCounters,
    PutOntoSide,
    ReadyIt,
    StunIt,
    Stunned,
    This,
    Triggers,
    gets,
    one,
    reaction,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import BACK, FRONT, HAND, KO, CardDef, Values

ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
CEE = define("Cee", MAIN, atk=3, def_=4, health=6)
FORTRESS = define("Fortress", LOCATION, symbol="Might")


def hero(
    name: str, atk: int = 2, def_: int = 2, *text: Ability, words: tuple[str, ...] = (), health: int = 2, team: str = "Red"
) -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, health=health, cost=1, teams=(team,), words=words, text=text)


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


def attack(t: Table, one: str, target: str) -> None:
    t.A.attacks(one, target)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.passes()


def turns(t: Table, player: int, phase: str = "main") -> None:
    """On to this player's step."""
    t.match.choose((0,))
    while (t.s.active, t.s.phase) != (player, phase):
        t.match.choose((0,))


def test_a_main_character_is_not_kod_for_a_name_that_its_next_level_has() -> None:
    ms = define("Captain", MAIN, atk=4, def_=6, health=5, aka=("Marvel",))
    low = define("Captain", MAIN, atk=3, def_=4, health=5, text=(LevelUp(when.IsStunned(), GainXP(This()), need=1),), then=ms)
    t = situation(A=side(low, front=[hero("Marvel"), hero("Other")]), B=side(KING))
    t.happens(ev.GainXP(t.A["Captain"].ref))
    # the exception of the main character: the other of the name goes, though it came later
    assert t.s.result is None and t.A.front == ["Captain", "Other"] and t.A.ko == ["Marvel"] and t.A["Captain"].level == 2


def test_two_heads_may_have_main_characters_of_one_name() -> None:
    t = situation(A=side(ACE), B=side(ACE), C=side(KING), D=side(CEE), mode="two-headed")
    t.happens(ev.Exhaust(t.C["King"].ref))
    assert t.match.decision is not None and t.match.decision.kind == "turn"
    assert t.A.front == ["Ace", "Ace"] and t.A.ko == [] and t.B.ko == []


def test_the_name_of_a_promoted_main_character_is_kept_from_others_and_that_of_a_demoted_one_is_not() -> None:
    ace, vice = hero("Ace"), hero("Vice")
    t = situation(A=side(ACE, front=[vice], ko=[ace, vice]), B=side(KING, front=[hero("Vice")]))
    new = [t.s.ref(n) for n in t.s.zone(0, KO)]
    t.happens(ev.Appear(new[0], 0, FRONT))
    assert t.A.front == ["Ace", "Vice"] and t.A.ko == ["Ace", "Vice"]
    t.happens(ev.SetRole(t.A["Vice"].ref, MAIN, 0))
    t.happens(ev.SetRole(t.A["Ace"].ref, SUPPORTING, 0))
    first = t.A["Vice"].ref
    t.happens(ev.Appear(new[1], 0, FRONT), ev.ChangeSides(t.B["Vice"].ref, 0, FRONT))
    assert t.s.there(first) and t.A.front == ["Ace", "Vice"] and t.B.front == ["King", "Vice"]
    # the one that was the main character is like any other now: the new one stays
    t.happens(ev.Appear(new[0], 0, FRONT))
    assert t.A.front == ["Vice", "Ace"] and t.A["Ace"].kind == SUPPORTING and t.A.ko == ["Vice"] and t.s.result is None


def test_a_stolen_main_character_is_no_exception() -> None:
    t = situation(A=side(ACE, front=[hero("King")]), B=side(KING), C=side(CEE))
    t.happens(ev.ChangeSides(t.B["King"].ref, 0, FRONT))
    assert t.A.front == ["Ace", "King"] and t.A["King"].owner == 1 and t.A.ko == ["King"] and not t.s.player(1).out


def test_a_stunned_character_of_the_name_is_kod_as_well() -> None:
    t = situation(A=side(ACE, front=[hero("Twin")], ko=[hero("Twin")]), B=side(KING, front=[hero("Twin")]))
    t.happens(ev.Stun(t.A["Twin"].ref))
    old = t.A["Twin"].ref
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, KO)[0]), 0, FRONT))
    assert not t.s.there(old) and not t.s.stunned(t.A["Twin"].number) and t.B.front == ["King", "Twin"]


def test_who_has_left_the_game_in_its_own_turn_orders_nothing_more() -> None:
    mourns = Triggers(when.IsStunned(ENEMY), PutCounters(This()))
    ace = define("Ace", MAIN, atk=3, def_=3, health=1)
    t = situation(A=side(ace), B=side(KING, front=[hero("B1", 9, 9, mourns)]), C=side(CEE, front=[hero("C1", 2, 2, mourns)]))
    t.A.attacks("Ace", "B1")
    t.passes()
    # A is out by its own attack; of those left the next in turn order says which comes first
    assert t.s.player(0).out
    assert t.asked(t.B) == "trigger"
    t.B.gives(0)
    assert t.B["B1"].counters == 1 and t.C["C1"].counters == 1 and t.s.active == 1


def test_a_power_that_works_from_the_ko_pile_is_not_used_in_play() -> None:
    back = super_power("Back", BUILD, "Might", PutOntoSide(This()), zones=("ko",))
    for where in ("front", "ko"):
        pool = hero("Pool", 2, 2, back)
        a = side(ACE, front=[pool] if where == "front" else [], ko=[pool] if where == "ko" else [], up=[FORTRESS])
        t = situation(A=a, B=side(KING), phase="turn")
        assert t.s.phase == "resource"
        assert any("Back" in o for o in t.offered()) is (where == "ko")


def test_a_frozen_character_that_changes_sides_in_the_turn_it_can_t_ready_thaws_with_that_turn() -> None:
    t = situation(A=side(ACE, front=[hero("Cold")]), B=side(KING), phase="turn")
    t.happens(ev.Exhaust(t.A["Cold"].ref), ev.Freeze(t.A["Cold"].ref))
    turns(t, 1)
    turns(t, 0)
    assert t.A["Cold"].exhausted
    t.happens(ev.Ready(t.A["Cold"].ref))
    assert t.A["Cold"].exhausted
    t.happens(ev.ChangeSides(t.A["Cold"].ref, 1, FRONT))
    turns(t, 1)
    assert not t.B["Cold"].exhausted


def test_a_stunned_and_frozen_character_recovers_and_stays_exhausted() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Cold"), hero("Warm")]))
    t.happens(*[ev.Stun(t.B[n].ref) for n in ("Cold", "Warm")], ev.Freeze(t.B["Cold"].ref))
    turns(t, 1)
    assert stunned(t) == [] and t.B["Cold"].exhausted and not t.B["Warm"].exhausted
    # whoever is exhausted of A's is not readied in B's turn
    t.happens(ev.Exhaust(t.A["Ace"].ref))
    turns(t, 1, "main") if t.s.active != 1 else None
    assert t.A["Ace"].exhausted


def test_xp_by_a_stun_comes_while_it_lies_stunned_and_the_next_level_lies_so_too() -> None:
    high = define("Hulk", MAIN, atk=6, def_=6, health=6)
    low = define("Hulk", MAIN, atk=3, def_=3, health=6, text=(LevelUp(when.IsStunned(), GainXP(This()), need=1),), then=high)
    t = situation(A=side(ACE), B=side(low))
    attack(t, "Ace", "Hulk")
    c = t.B["Hulk"]
    assert (c.level, c.wounds, c.exhausted, t.s.stunned(c.number)) == (2, 1, True, True)


def test_def_zero_from_counters_stuns_and_the_counters_are_gone() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Small", 2, 2)]))
    t.happens(ev.PutCounter(t.B["Small"].ref, -2))
    assert stunned(t) == ["Small"] and t.B["Small"].counters == 0 and t.B["Small"].wounds == 1
    t.happens(ev.PutCounter(t.B["Small"].ref, -2))
    assert t.B["Small"].counters == 0 and t.B["Small"].wounds == 1
    t.happens(ev.Recover(t.B["Small"].ref))
    assert t.B.stats("Small") == (2, 2) and t.B["Small"].exhausted


def test_an_attacker_stunned_by_def_zero_leaves_the_team_and_the_others_strike() -> None:
    t = situation(A=side(ACE, front=[hero("Weak", 2, 2)]), B=side(KING), windows="all")
    t.A.attacks("Ace", "King")
    t.A.picks("Weak")
    t.happens(ev.PutCounter(t.A["Weak"].ref, -2))
    t.passes()
    # 3 ATK alone does not stun DEF 4
    assert stunned(t) == ["Weak"] and t.A["Ace"].wounds == 0


def test_a_reaction_may_be_reacted_to_and_the_last_resolves_first() -> None:
    draw = super_power("Think", COMBAT, "Might", DrawCards(1))
    no = reaction("No", "Might", when.UsesPower(ENEMY), Cancel())
    t = situation(
        A=side(ACE, front=[hero("Doer", 9, 9, draw), hero("Backer", 1, 1, no)], up=[FORTRESS, FORTRESS]),
        B=side(KING, front=[hero("Stops", 1, 1, no)], up=[FORTRESS]),
    )
    t.A.attacks("Doer", "King")
    t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
    t.A.uses("Doer")
    while t.match.decision is not None and t.match.decision.kind != "turn":
        t.match.choose((0,))
    # B said no to it, A to that: the card is drawn, and all three are paid for
    assert t.A.hand == ["Filler"] and t.A.resources == ["(Fortress)", "(Fortress)"] and t.B.resources == ["(Fortress)"]


def test_a_power_used_before_a_stun_is_not_used_again_after_recovering() -> None:
    ready = super_power("Again", "Main", "Might", ReadyIt(This()))
    t = situation(A=side(ACE, front=[hero("Doer", 2, 2, ready, health=4)], up=[FORTRESS, FORTRESS]), B=side(KING))
    assert any("Again" in o for o in t.offered())
    t.A.uses("Doer")
    t.A.picks("Fortress")
    t.happens(ev.Stun(t.A["Doer"].ref))
    t.happens(ev.Recover(t.A["Doer"].ref))
    assert t.A.resources == ["(Fortress)", "Fortress"] and t.offered() == ["done", "attack King with Ace"]


def test_a_location_face_down_counts_as_a_resource_but_pays_for_nothing() -> None:
    do = super_power("Do", "Main", "Might", DrawCards(1))
    t = situation(A=side(ACE, front=[hero("Doer", 2, 2, do)], resources=[FORTRESS]), B=side(KING))
    assert not any("Do." in o for o in t.offered())
    t = situation(A=side(ACE, hand=[hero("New")], resources=[FORTRESS]), B=side(KING), phase="turn")
    while t.s.phase != "recruit":
        t.A.done()
    assert t.s.points == 1 and "recruit New into the back row" in t.offered()


def test_a_team_s_location_pays_in_the_hand_too_but_for_its_team_alone() -> None:
    mansion = CardDef("Mansion", LOCATION, (Values("Mansion", 0, 0, 0, 0, ("Red",), frozenset()),), ("Might", "Skill"))
    do = super_power("Do", "Main", "Might", DrawCards(1))
    for team, offered in (("Red", True), ("Blue", False)):
        t = situation(A=side(ACE, front=[hero("Doer", 2, 2, do, team=team)], hand=[mansion]), B=side(KING))
        assert any("Do." in o for o in t.offered()) is offered
    t = situation(A=side(ACE, front=[hero("Doer", 2, 2, do)], hand=[mansion]), B=side(KING))
    t.A.uses("Doer")
    assert t.A.ko == ["Mansion"] and t.A.hand == ["Filler"]


def test_a_ferocious_attacker_that_falls_in_its_step_adds_nothing_to_the_next() -> None:
    wolf = hero("Wolf", 2, 2, words=(FEROCIOUS,))
    bear = hero("Bear", 9, 4, words=(FEROCIOUS,), team="Blue")
    t = situation(A=side(ACE, front=[wolf]), B=side(KING, front=[bear]))
    t.A.attacks("Ace", "Bear")
    t.A.picks("Wolf")
    t.passes()
    t.B.picks("Wolf")
    # 2 + 3 would have been enough for DEF 4; it struck already and strikes the Ace no more
    assert stunned(t) == ["Wolf"] and t.A["Ace"].wounds == 0 and t.B["Bear"].wounds == 0


def test_monstrous_in_the_back_row_strikes_back_at_one_ranged_attacker_at_most() -> None:
    bow = [hero(n, 1, 1, words=(RANGED,)) for n in ("B1", "B2")]
    for words, struck in (((MONSTROUS,), []), ((MONSTROUS, RANGED), ["B1"])):
        t = situation(A=side(ACE, back=list(bow)), B=side(KING, front=[hero("Ogre", 5, 9, words=words)]))
        t.A.attacks("B1", "Ogre")
        t.A.picks("B2")
        t.passes()
        if t.match.decision is not None and t.match.decision.kind == "strike back":
            t.B.picks("B1")
        assert stunned(t) == struck


def test_pushed_in_the_midst_of_a_melee_it_is_struck_back_at_all_the_same() -> None:
    t = situation(A=side(ACE, front=[hero("Bow", 1, 1, words=(RANGED,), team="Green")]), B=side(KING), windows="all")
    t.A.attacks("Bow", "King")
    t.happens(ev.Shift(t.A["Bow"].ref, 1, BACK, t.B["King"].ref))
    t.passes()
    assert t.A.back == ["Bow"] and stunned(t) == ["Bow"]


def test_who_appears_in_the_midst_of_a_combat_is_not_in_it() -> None:
    t = situation(A=side(ACE, ko=[hero("Late", 9, 9)]), B=side(KING), windows="all")
    t.A.attacks("Ace", "King")
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, KO)[0]), 0, FRONT))
    assert not t.s.fighting(t.A["Late"].ref)
    t.passes()
    # ready it came, and may attack next
    assert stunned(t) == [] and "attack King with Late" in t.offered()


def test_a_power_up_needs_a_face_up_character_and_one_in_the_combat() -> None:
    t = situation(A=side(ACE, front=[hero("Pal")], hand=[hero("Pal"), hero("Ace")]), B=side(KING, hand=[hero("Ace")]))
    assert [o for o in t.offered() if "power up" in o] == ["power up Ace", "power up Pal"]
    t.A.attacks("Ace", "King")
    t.A.picks() if t.match.decision is not None and t.match.decision.kind == "join" else None
    assert [o for o in t.offered() if "power up" in o] == ["power up Ace"]
    t.A.powers_up("Ace")
    # nobody could do anything more, and the counter stays; B, who has an Ace in hand, was not asked
    assert t.s.combat is None and stunned(t) == ["King"] and t.A.stats("Ace") == (4, 5) and t.A.ko == ["Ace"] and t.B.ko == []


def test_both_last_main_characters_are_kod_by_one_combat() -> None:
    for active in (0,):
        last = [define(n, MAIN, atk=4, def_=4, health=1) for n in ("Ace", "King")]
        t = situation(A=side(last[0]), B=side(last[1]))
        attack(t, "Ace", "King")
        assert t.s.result is not None and t.s.result.winners == (active,)


def test_ferocious_makes_it_one_after_the_other_and_the_first_ko_ends_the_game() -> None:
    ace = define("Ace", MAIN, atk=4, def_=4, health=1)
    king = define("King", MAIN, atk=4, def_=4, health=1, words=(FEROCIOUS,))
    t = situation(A=side(ace), B=side(king))
    attack(t, "Ace", "King")
    assert t.s.result is not None and t.s.result.winners == (1,)


def test_a_third_player_plays_in_a_combat_of_two_others_and_may_be_attacked_next() -> None:
    help_ = super_power("Help", "Any Combat", "Might", gets(one(Characters("any", (InCombat(),))), 5, 5), any_turn=True)
    t = situation(
        A=side(ACE, front=[hero("Two", team="Green")]), B=side(KING), C=side(CEE, front=[hero("Aid", 1, 1, help_)], up=[FORTRESS])
    )
    t.A.attacks("Ace", "King")
    t.C.uses("Aid")
    t.C.picks("King")
    t.passes()
    assert stunned(t) == ["Ace"]
    assert "attack Cee with Two" in t.offered() and "attack King with Two" in t.offered()


def test_an_if_is_asked_again_though_the_power_is_another_player_s() -> None:
    still = Is(This(), (FACE_UP,))
    slow = Triggers(when.IsAttacked(), DrawCards(1), still=still)
    fast = Triggers(when.Attacks(), StunIt(All(Characters(ENEMY))))
    t = situation(
        A=side(ACE, front=[hero("Fast", 1, 1, fast, team="Green")]), B=side(KING, front=[hero("Slow", 1, 1, slow, health=3)])
    )
    t.A.attacks("Fast", "Slow")
    assert t.asked(t.A) == "trigger"
    t.A.gives(next(i for i, o in enumerate(t.offered()) if o.startswith("Fast")))
    assert stunned(t) == ["King", "Slow"] and t.B.hand == [] and t.s.combat is None and not t.s.stunned(t.A["Fast"].number)


def test_swarm_and_a_copy_that_has_it_not() -> None:
    t = situation(A=side(ACE, front=[hero("Ant", words=(SWARM,)), hero("Ant", words=(SWARM,))]), B=side(KING))
    t.happens(ev.Stun(t.A["Ant"].ref))
    # Swarm can't be turned off, by a stun neither
    assert t.A.front == ["Ace", "Ant", "Ant"]


def test_a_dazed_character_is_stunned_without_a_wound_and_triggers_what_a_stun_does() -> None:
    watcher = Triggers(when.IsStunned(ENEMY), PutCounters(This()))
    t = situation(A=side(ACE, front=[hero("Watcher", 1, 9, watcher)]), B=side(KING, front=[hero("Frail", 1, 1, health=1)]))
    t.happens(ev.Stun(t.B["Frail"].ref, daze=True))
    assert stunned(t) == ["Frail"] and t.B["Frail"].wounds == 0 and t.A["Watcher"].counters == 1 and t.B.ko == []


def test_what_a_stolen_character_has_is_its_new_player_s() -> None:
    count = Characters(YOURS)
    grow = Triggers(when.Attacks(), PutCounters(All(count)))
    t = situation(A=side(ACE), B=side(KING, front=[hero("Chief", 1, 9, grow, team="Green")]))
    t.happens(ev.ChangeSides(t.B["Chief"].ref, 0, FRONT))
    attack(t, "Chief", "King")
    assert t.A["Ace"].counters == 1 and t.A["Chief"].counters == 1 and t.B["King"].counters == 0


def test_stunned_and_stolen_it_recovers_in_its_new_player_s_turn() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Fell"), hero("Stays")]))
    t.happens(*[ev.Stun(t.B[n].ref) for n in ("Fell", "Stays")])
    t.happens(ev.ChangeSides(t.B["Fell"].ref, 0, FRONT))
    turns(t, 1)
    assert stunned(t) == ["Fell"] and t.A["Fell"].wounds == 1
    turns(t, 0)
    assert stunned(t) == [] and not t.A["Fell"].exhausted


def test_an_attacker_that_is_readied_in_its_combat_attacks_again() -> None:
    up = super_power("Up", COMBAT, "Might", ReadyIt(This()))
    t = situation(A=side(ACE, front=[hero("Quick", 2, 9, up, team="Green")], up=[FORTRESS]), B=side(KING), windows="all")
    t.A.attacks("Quick", "King")
    t.A.uses("Quick")
    t.passes()
    assert t.s.phase == "main" and "attack King with Quick" in t.offered()


def test_the_next_level_in_the_midst_of_a_combat_strikes_with_its_own_numbers() -> None:
    high = define("Hulk", MAIN, atk=9, def_=9, health=6)
    low = define("Hulk", MAIN, atk=1, def_=1, health=6, text=(LevelUp(when.Attacks(), GainXP(This()), need=1),), then=high)
    t = situation(A=side(low), B=side(KING))
    t.happens(ev.PutCounter(t.A["Hulk"].ref, 1))
    attack(t, "Hulk", "King")
    # exhausted as it was, with its counter
    assert stunned(t) == ["King"] and t.A["Hulk"].exhausted and t.A.stats("Hulk") == (10, 10)


def test_the_defender_s_player_leaves_in_the_midst_of_a_combat_and_the_attacker_goes_on() -> None:
    t = situation(A=side(ACE, front=[hero("Two", team="Green")]), B=side(KING), C=side(CEE), windows="all")
    t.A.attacks("Ace", "King")
    t.happens(ev.Ko(t.B["King"].ref))
    t.passes()
    assert t.s.player(1).out and t.s.combat is None and t.s.phase == "main" and t.asked(t.A) == "turn"
    assert t.A["Ace"].exhausted and t.offered() == ["done", "attack Cee with Two"]


def test_a_wound_kos_what_lies_stunned_and_what_a_stun_can_t_do_again_it_does_not() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Fell", 2, 2, health=2)]))
    t.happens(ev.Stun(t.B["Fell"].ref))
    t.happens(ev.Stun(t.B["Fell"].ref))
    assert t.B["Fell"].wounds == 1
    t.happens(ev.Wound(t.B["Fell"].ref))
    assert t.B.front == ["King"] and t.B.ko == ["Fell"]


def test_of_two_draws_with_one_card_left_one_is_drawn_and_the_game_goes_on() -> None:
    t = situation(A=side(ACE, deck=[hero("Last")]), B=side(KING), phase="turn")
    assert t.A.hand == ["Last"] and t.A.deck == [] and t.s.result is None
    t.happens(ev.Draw(0, 3))
    assert t.A.hand == ["Last"] and t.s.result is None


def test_lethal_in_a_team_kos_and_a_main_character_is_none_of_its() -> None:
    killer = hero("Killer", 1, 9, words=(LETHAL,))
    t = situation(A=side(ACE, front=[killer]), B=side(KING, front=[hero("Prey", 1, 4, health=3)]))
    t.A.attacks("Ace", "Prey")
    t.A.picks("Killer")
    t.passes()
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.B.picks("Ace")
    assert t.B.ko == ["Prey"] and t.A["Killer"].exhausted
    t = situation(A=side(ACE, front=[hero("Killer", 9, 9, words=(LETHAL,), team="Green")]), B=side(KING))
    attack(t, "Killer", "King")
    assert stunned(t) == ["King"] and t.B["King"].wounds == 1 and t.s.result is None


def test_lethal_does_nothing_for_a_defender() -> None:
    t = situation(
        A=side(ACE, front=[hero("Foe", 1, 2, team="Green")]), B=side(KING, front=[hero("Killer", 9, 9, words=(LETHAL,))])
    )
    attack(t, "Foe", "Killer")
    assert stunned(t) == ["Foe"] and t.A.ko == []


def test_shrink_counts_the_first_attack_though_it_was_not_cancelled_and_not_who_steps_in() -> None:
    small = hero("Small", 1, 9, words=(SHRINK,))
    t = situation(A=side(ACE, front=[hero(n, team=n) for n in ("One", "Two")]), B=side(KING, front=[small]), windows="all")
    t.A.attacks("One", "Small")
    t.B.answers(False)
    t.passes()
    t.A.attacks("Two", "Small")
    t.passes()
    assert t.s.phase == "main" and t.s.combat is None and stunned(t) == []
    t = situation(A=side(ACE, front=[hero(n, team=n) for n in ("One", "Two")]), B=side(KING, front=[small]), windows="all")
    t.A.attacks("One", "King")
    t.happens(ev.ReplaceDefender(t.B["Small"].ref, 1))
    t.passes()
    # to become the defender is not to be attacked: the first attack is still to come
    assert t.s.phase == "main"
    t.A.attacks("Two", "Small")
    t.B.answers(True)
    assert t.s.combat is None and t.A["Two"].exhausted and t.A["One"].exhausted


def test_two_switch_places_across_sides_and_each_is_the_other_player_s() -> None:
    t = situation(A=side(ACE, front=[hero("Mine")]), B=side(KING, back=[hero("Thine")]))
    t.happens(ev.SwitchPlaces(t.A["Mine"].ref, t.B["Thine"].ref, 0))
    assert t.A.front == ["Ace", "Thine"] and t.B.back == ["Mine"] and t.B.front == ["King"]
    # a name that the other side's main character has: neither moves
    t = situation(A=side(ACE, front=[hero("King")]), B=side(KING, back=[hero("Thine")]))
    t.happens(ev.SwitchPlaces(t.A["King"].ref, t.B["Thine"].ref, 0))
    assert t.A.front == ["Ace", "King"] and t.B.back == ["Thine"]


def test_a_stolen_main_character_gains_xp_and_is_kod_for_its_own_player() -> None:
    xp = LevelUp(when.Attacks(), GainXP(This()), need=3)
    bee = define("Bee", MAIN, atk=9, def_=9, health=2, text=(xp,))
    t = situation(A=side(ACE), B=side(bee), C=side(CEE))
    t.happens(ev.ChangeSides(t.B["Bee"].ref, 0, FRONT))
    attack(t, "Bee", "Cee")
    assert t.A["Bee"].xp == 1 and stunned(t) == ["Cee"]
    t.happens(ev.Wound(t.A["Bee"].ref, 2))
    assert t.s.player(1).out and not t.s.player(0).out and t.s.result is None and t.A.front == ["Ace"]


def test_a_new_defender_with_ranged_strikes_back_at_a_ranged_attacker() -> None:
    for words, struck in (((), []), ((RANGED,), ["Bow"])):
        t = situation(
            A=side(ACE, back=[hero("Bow", 1, 2, words=(RANGED,))]),
            B=side(KING, back=[hero("Steps", 3, 3, words=words)]),
            windows="all",
        )
        t.A.attacks("Bow", "King")
        t.happens(ev.ReplaceDefender(t.B["Steps"].ref, 1))
        t.passes()
        assert stunned(t) == struck


def test_a_card_that_costs_nothing_is_recruited_without_resources() -> None:
    free = define("Free", SUPPORTING, cost=0, atk=1, def_=1, teams=("Red",))
    t = situation(A=side(ACE, hand=[free, hero("Dear")]), B=side(KING), phase="turn")
    while t.s.phase != "recruit":
        t.A.done()
    assert t.s.points == 0 and [o for o in t.offered() if o.startswith("recruit")] == [
        "recruit Free into the front row",
        "recruit Free into the back row",
    ]


def test_what_ends_with_the_combat_ends_with_a_cancelled_one_too() -> None:
    help_ = super_power("Help", COMBAT, "Might", gets(This(), 5, 5))
    t = situation(A=side(ACE, front=[hero("Doer", 2, 9, help_, team="Green")], up=[FORTRESS]), B=side(KING), windows="all")
    t.A.attacks("Doer", "King")
    t.A.uses("Doer")
    t.happens(ev.CancelCombat(0, -1))
    t.passes()
    assert stunned(t) == [] and t.A.stats("Doer") == (2, 9) and t.A["Doer"].exhausted and t.s.phase == "main"


def test_a_trigger_at_the_attack_that_stuns_the_defender_leaves_the_attackers_exhausted() -> None:
    fast = Triggers(when.Attacks(), StunIt(All(Characters(ENEMY))))
    t = situation(A=side(ACE, front=[hero("Fast", 1, 1, fast)]), B=side(KING))
    t.A.attacks("Ace", "King")
    t.A.picks("Fast")
    assert t.s.combat is None and stunned(t) == ["King"] and t.B["King"].wounds == 1
    assert t.A["Ace"].exhausted and t.A["Fast"].exhausted and t.offered() == ["done"]


def test_two_players_react_to_one_power_each_with_its_own() -> None:
    note = reaction("Note", "Might", when.UsesPower(ENEMY), PutCounters(This()))
    do = super_power("Do", "Main", "Might", PutCounters(This()))
    t = situation(
        A=side(ACE, front=[hero("Doer", 2, 2, do)], up=[FORTRESS]),
        B=side(KING, front=[hero("B1", 1, 1, note)], up=[FORTRESS]),
        C=side(CEE, front=[hero("C1", 1, 1, note)], up=[FORTRESS]),
    )
    t.A.uses("Doer")
    asked = []
    while t.match.decision is not None and t.match.decision.kind != "turn":
        asked.append(t.match.decision.player)
        t.match.choose((0,))
    assert t.B["B1"].counters == 1 and t.C["C1"].counters == 1 and t.A["Doer"].counters == 1
    assert asked == sorted(asked)


def test_a_character_that_has_left_and_come_back_may_use_its_power_again_this_turn() -> None:
    do = super_power("Do", "Main", "Might", PutCounters(This()))
    t = situation(A=side(ACE, front=[hero("Doer", 2, 2, do)], up=[FORTRESS, FORTRESS]), B=side(KING))
    t.A.uses("Doer")
    t.A.picks("Fortress")
    assert t.A["Doer"].counters == 1 and t.offered() == ["done", "attack King with Ace", "attack King with Doer"]
    # only what is once per game counts wherever it has been
    t.happens(ev.ToHand(t.A["Doer"].ref))
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, HAND)[0]), 0, FRONT))
    assert t.A["Doer"].counters == 0 and any("Do." in o for o in t.offered())


def test_a_head_uses_powers_of_the_other_s_characters_with_its_own_locations_and_powers_them_up() -> None:
    do = super_power("Do", "Main", "Might", PutCounters(This()))
    t = situation(
        A=side(ACE, hand=[hero("Doer")], up=[FORTRESS]),
        B=side(KING, front=[hero("Doer", 2, 2, do)], hand=[FORTRESS]),
        C=side(CEE),
        D=side(define("Dee", MAIN, atk=1, def_=4, health=6)),
        mode="two-headed",
    )
    t.A.uses("Doer")
    assert t.A.resources == ["(Fortress)"] and t.B.hand == ["Fortress"] and t.A["Doer"].counters == 1
    # used once, by whichever of them
    assert not any("Do." in o for o in t.offered())
    t.A.powers_up("Doer")
    assert t.A["Doer"].counters == 2 and t.A.ko == ["Doer"] and t.A["Doer"].owner == 1
    while t.match.decision is not None and t.match.decision.player != 1:
        t.A.done()
    assert not any("Do." in o for o in t.offered())


def test_a_player_whose_power_is_cancelled_has_used_and_paid_for_it() -> None:
    no = reaction("No", "Might", when.UsesPower(ENEMY), Cancel())
    do = super_power("Do", "Main", "Might", PutCounters(This()))
    t = situation(
        A=side(ACE, front=[hero("Doer", 2, 2, do)], up=[FORTRESS, FORTRESS]),
        B=side(KING, front=[hero("Stops", 1, 1, no)], up=[FORTRESS]),
    )
    t.A.uses("Doer")
    while t.match.decision is not None and t.match.decision.kind != "turn":
        t.match.choose((0,))
    assert t.A["Doer"].counters == 0 and t.A.resources == ["(Fortress)", "Fortress"] and not any("Do." in o for o in t.offered())


def test_locked_in_numbers_stay_and_a_later_comer_is_not_changed() -> None:
    all_ = super_power("All", "Main", "Might", gets(All(Characters(YOURS)), ForEach(Characters(YOURS)), 0, span=TURN_LONG))
    t = situation(A=side(ACE, front=[hero("Doer", 2, 2, all_)], up=[FORTRESS], ko=[hero("Late")]), B=side(KING))
    t.A.uses("Doer")
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, KO)[0]), 0, FRONT))
    assert t.A.stats("Ace") == (5, 4) and t.A.stats("Doer") == (4, 2) and t.A.stats("Late") == (2, 2)
    # a stun takes counters, not what an effect gave
    t.happens(ev.PutCounter(t.A["Ace"].ref, 2))
    t.happens(ev.Stun(t.A["Ace"].ref))
    t.happens(ev.Recover(t.A["Ace"].ref))
    assert t.A.stats("Ace") == (5, 4)


def test_zero_counters_for_nobody_and_the_power_was_used_all_the_same() -> None:
    none = super_power("None", "Main", "Might", PutCounters(This(), ForEach(Characters(YOURS, (Stunned(),)))))
    xp = LevelUp(when.UsesPower(), GainXP(This()), need=9)
    ace = define("Ace", MAIN, atk=3, def_=4, health=6, text=(xp,))
    t = situation(A=side(ace, front=[hero("Doer", 2, 2, none)], up=[FORTRESS]), B=side(KING))
    t.A.uses("Doer")
    assert t.A["Doer"].counters == 0 and t.A["Ace"].xp == 1 and t.A.resources == ["(Fortress)"]


def test_a_stun_that_kos_comes_before_the_power_that_would_heal() -> None:
    heal = Triggers(when.IsStunned(), HealIt(This()))
    t = situation(A=side(ACE), B=side(KING, front=[hero("Last", 1, 2, heal, health=1), hero("More", 1, 2, heal, health=2)]))
    t.happens(ev.Stun(t.B["Last"].ref), ev.Stun(t.B["More"].ref))
    while t.match.decision is not None and t.match.decision.kind == "trigger":
        t.match.choose((0,))
    assert t.B.ko == ["Last"] and t.B["More"].wounds == 0 and t.s.stunned(t.B["More"].number)


def test_who_has_no_main_character_left_has_not_the_fewest_wounds_and_with_a_head_its_team_wins() -> None:
    dee = define("Dee", MAIN, atk=1, def_=4, health=6)
    for mode, down, winners in (("two-headed", True, (0, 1)), ("two-headed", False, (2, 3)), ("2 vs 2", False, (1, 3))):
        t = situation(A=side(ACE, deck=[]), B=side(KING, deck=[]), C=side(CEE, deck=[]), D=side(dee, deck=[]), mode=mode)
        t.happens(ev.Wound(t.A["Ace"].ref, 2), ev.Wound(t.B["King"].ref, 1), ev.Wound(t.C["Cee"].ref, 3))
        if down:
            t.happens(ev.Ko(t.D["Dee"].ref))
        while t.s.result is None:
            t.match.choose((0,))
        assert t.s.result.winners == winners and t.s.result.rule == "vs2pcg:running-out-of-cards#1"


def test_a_main_character_that_is_removed_with_the_side_that_stole_it_takes_its_player_along() -> None:
    t = situation(A=side(ACE), B=side(KING, front=[hero("Left")]), C=side(CEE))
    t.happens(ev.ChangeSides(t.B["King"].ref, 0, FRONT))
    t.happens(ev.Ko(t.A["Ace"].ref))
    # there is but one main character left, so that the game is over
    assert t.s.result is not None and t.s.result.winners == (2,)
    dee = define("Dee", MAIN, atk=1, def_=4, health=6)
    t = situation(A=side(ACE, front=[hero("Pal")]), B=side(KING), C=side(CEE), D=side(dee))
    t.happens(ev.ChangeSides(t.A["Pal"].ref, 1, FRONT), ev.ChangeSides(t.B["King"].ref, 0, FRONT))
    t.happens(ev.Ko(t.A["Ace"].ref))
    # with four the two others play on
    assert t.s.result is None and t.s.order == (2, 3) and t.s.active == 2


def test_who_has_lost_a_stolen_main_character_as_the_turn_begins_has_nothing_of_its_start() -> None:
    last = define("Ace", MAIN, atk=3, def_=4, health=1)
    revenge = Triggers(when.TurnBegins(), StunIt(All(Characters(ENEMY))))
    for stolen, winner in ((True, 0), (False, 1)):
        t = situation(A=side(last), B=side(KING, front=[hero("Avenger", 1, 1, revenge)]))
        if stolen:
            t.happens(ev.ChangeSides(t.B["King"].ref, 0, FRONT))
        t.A.done()
        assert t.s.result is not None and t.s.result.winners == (winner,)
