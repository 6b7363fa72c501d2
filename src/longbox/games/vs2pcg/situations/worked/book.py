"""The worked examples of the 2PCG rulebook, as written; cards whose text it quotes stand in by their figures."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ANY,
    COMBAT,
    ENEMY,
    FACE_UP,
    FEROCIOUS,
    FOREVER,
    KEYWORD_POWERS,
    LOCATION,
    MAIN,
    MAIN_PHASE,
    SUPER_POWERS,
    SUPPORTERS,
    SUPPORTING,
    Cancel,
    Change,
    Characters,
    ChooseIt,
    Costing,
    FreezeIt,
    GainXP,
    It,
    LevelUp,
    Loses,
    OfIt,
    Other,
    Protected,
    Protecting,
    PutCounters,
    StunIt,
    This,
    Triggers,
    gets,
    one,
    reaction,
    seq,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Put, Table, put, side, situation
from longbox.games.vs2pcg.situations.worked.standins import hero
from longbox.games.vs2pcg.state import CardDef
from longbox.situations.worked import example

SYMBOL = {"Academy": "Intellect", "Fortress": "Might"}


ACADEMY, FORTRESS = (define(name, LOCATION, symbol=symbol) for name, symbol in SYMBOL.items())


FOE = define("Foe", MAIN, atk=2, def_=6, health=6, teams=("Blue",))


ACE = define("Ace", MAIN, atk=2, def_=6, health=6, teams=("Red",))


AIM = super_power("Infallible Aim", MAIN_PHASE, "Intellect Intellect", StunIt(one(Characters(ENEMY, (SUPPORTERS,)))))


SKIN = super_power("Impervious Skin", COMBAT, "Might", gets(This(), 0, 3), any_turn=True)


@example("vs2pcg:team-attacks#ex1")
def three_small_ones_stun_a_big_one_that_stuns_one_of_them() -> Table:
    big = define("Big", MAIN, atk=6, def_=6, health=6)
    return situation(A=side(ACE, front=[hero(n, 2, 2) for n in ("One", "Two", "Three")]), B=side(big))


@example("vs2pcg:ferocious-team-attack#ex1")
def black_panther_strikes_first_and_his_atk_counts_again() -> Table:
    panther, fury = hero("Black Panther", 3, 2, words=(FEROCIOUS,)), hero("Nick Fury", 1, 5)
    return situation(A=side(ACE, front=[panther, fury]), B=side(FOE, front=[hero("Major Victory", 2, 4)]))


LOKI_2 = define("Loki", MAIN, atk=4, def_=8, health=5)


LOKI = define("Loki", MAIN, atk=1, def_=6, health=5, then=LOKI_2, text=(LevelUp(when.PlaysTwist(), GainXP(This()), need=6),))


@example("vs2pcg:calculating-atk-def#ex1")
def loki_switches_his_numbers_and_levels_up() -> Table:
    hand: list[CardDef | str | Put] = ["Find Cover", "Trickster God", "Savage Surprise"]
    villain = define("Villain", SUPPORTING, atk=0, def_=1, teams=("Supervillains",))
    return situation(A=side(ACE), B=side(put(LOKI, xp=3), front=[villain], hand=hand), windows="all")


@example("vs2pcg:super-powers#ex1")
def a_main_power_is_not_used_during_combat() -> Table:
    return situation(A=side(ACE, front=[hero("Bullseye", 3, 3, AIM)], up=[ACADEMY, ACADEMY]), B=side(FOE), windows="all")


@example("vs2pcg:super-powers#ex2")
def luke_cage_may_on_any_turn_but_in_his_own_combat_only() -> Table:
    return situation(A=side(ACE), B=side(FOE, front=[hero("Luke Cage", 2, 2, SKIN)], up=[FORTRESS]), windows="all")


@example("vs2pcg:super-powers#ex3")
def bullseye_pays_with_two_academies_at_once(*, up: tuple[CardDef, ...] = (ACADEMY, ACADEMY, FORTRESS)) -> Table:
    return situation(A=side(ACE, front=[hero("Bullseye", 3, 3, AIM)], up=list(up)), B=side(FOE, front=[hero("Mark", 1, 9)]))


@example("vs2pcg:super-powers#ex4")
def luke_cage_pays_with_a_fortress_of_the_hand() -> Table:
    cage = hero("Luke Cage", 2, 2, SKIN)
    return situation(A=side(ACE), B=side(FOE, front=[cage], hand=[FORTRESS, ACADEMY]))


OBJECTION = reaction("Rules Lawyer", "Intellect", when.UsesPower(ENEMY), Cancel("that super power"))


SMASH = super_power("Smash", MAIN_PHASE, "Might", PutCounters(This(), 3))


@example("vs2pcg:reaction-powers#ex1")
def she_hulk_objects_and_the_power_never_resolves() -> Table:
    ace, she_hulk = (
        define(name, MAIN, atk=2, def_=6, health=6, text=(text,)) for name, text in (("Ace", SMASH), ("She-Hulk", OBJECTION))
    )
    return situation(A=side(ace, up=[FORTRESS, FORTRESS]), B=side(she_hulk, up=[ACADEMY, ACADEMY]))


@example("vs2pcg:changing-status#ex1")
def a_demoted_main_character_keeps_its_xp_and_still_levels() -> Table:
    groot2 = define("Groot", MAIN, atk=7, def_=7, health=6)
    groot = define(
        "Groot", MAIN, atk=1, def_=1, health=6, then=groot2, text=(LevelUp(when.GetsResource(), GainXP(This()), need=3),)
    )
    t = situation(A=side(put(groot, xp=2), hand=[ACADEMY]), B=side(FOE), phase="turn")
    t.next("Groot becomes a supporting character").happens(ev.SetRole(t.A["Groot"].ref, SUPPORTING, 0))
    return t


@example("vs2pcg:changing-status#ex2")
def an_original_main_character_costs_zero() -> Table:
    arrow = super_power("Yaka Arrow", MAIN_PHASE, "Might", StunIt(one(Characters(ANY, (SUPPORTERS, Costing(0, 3))))))
    a = side(ACE, front=[hero("Yondu", 1, 2, arrow, cost=1)], up=[FORTRESS])
    t = situation(A=a, B=side(FOE, front=[hero("Dear", 1, 1, cost=4)]))
    t.next("Foe becomes a supporting character").happens(ev.SetRole(t.B["Foe"].ref, SUPPORTING, 1))
    return t


@example("vs2pcg:power-ups#ex1")
def luke_cage_is_powered_up_by_a_supporting_card_of_his_name() -> Table:
    cage = define("Luke Cage", MAIN, atk=3, def_=4, health=5)
    return situation(A=side(cage, hand=[hero("Luke Cage", 7, 6), hero("Other", 1, 1)]), B=side(FOE), windows="all")


@example("vs2pcg:resolving-effects#ex1")
def mystique_keeps_what_masquerade_gave_her() -> Table:
    masquerade = super_power(
        "Masquerade",
        COMBAT,
        "Might",
        seq(ChooseIt(one(Characters(ANY, (FACE_UP, Other())))), gets(This(), OfIt("ATK", It("chosen")))),
    )
    a = side(define("Mystique", MAIN, atk=1, def_=5, health=5, text=(masquerade,)), up=[FORTRESS])
    return situation(A=a, B=side(FOE, front=[hero("Venom", 3, 9)], hand=["Savage Surprise"]), windows="all")


@example("vs2pcg:resolving-effects#ex2")
def what_iceman_froze_stays_frozen_when_cosmo_takes_his_powers() -> Table:
    iceman = hero("Iceman", 2, 1, Triggers(when.Appears(), FreezeIt(one(Characters(ENEMY)))))
    nullify = Change(one(Characters(ENEMY)), (Loses((KEYWORD_POWERS, SUPER_POWERS), True),), FOREVER)
    cosmo = hero("Cosmo", 1, 3, Triggers(when.Appears(), nullify))
    one_cost: list[CardDef | str] = [hero("R", 1, 1)] * 2
    return situation(
        A=side(ACE, hand=[iceman], resources=list(one_cost)),
        B=side(FOE, hand=[cosmo], resources=list(one_cost), front=[hero("Free", 1, 1)]),
        phase="turn",
    )


@example("vs2pcg:intervening-if#ex1")
def daredevil_gains_no_xp_when_nobody_is_left_to_protect() -> Table:
    protector = LevelUp(when.IsAttacked(), GainXP(This()), still=Protecting(), need=9, title="Protector")
    devil = define("Daredevil", MAIN, atk=2, def_=6, health=6, text=(protector,))
    behind = Characters(ENEMY, (Protected(),))
    sting = Triggers(when.Attacks(), seq(PutCounters(It("it"), sign=-1), PutCounters(one(behind), sign=-1)))
    return situation(A=side(ACE, front=[hero("Mary Walker", 2, 2, sting)]), B=side(devil, back=[hero("Black Widow", 2, 1)]))


CAPTAIN = define("Captain Marvel", SUPPORTING, atk=4, def_=4, cost=1, health=2, teams=("Red",), aka=("Ms. Marvel",))


@example("vs2pcg:term-aka#ex1")
def captain_marvel_is_ms_marvel_as_well() -> Table:
    return situation(A=side(ACE, front=[CAPTAIN], hand=[hero("Ms. Marvel", 3, 3)]), B=side(FOE))
