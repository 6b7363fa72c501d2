"""Tables that show the rules of characters: stuns, wounds, recovery, counters, names, rows, levels; and of a turn and its resources."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ANY_COMBAT,
    ENEMY,
    IN_BACK,
    IN_FRONT,
    LOCATION,
    MAIN,
    MAIN_PHASE,
    PLOT_TWIST,
    SWARM,
    YOURS,
    Characters,
    DazeIt,
    DrawCards,
    Effect,
    GainXP,
    LevelUp,
    PlotTwist,
    PullIt,
    PushIt,
    PutCounters,
    RecoverIt,
    StunIt,
    Stunned,
    SuperPower,
    SwitchIt,
    This,
    WoundIt,
    one,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, put, side, situation
from longbox.games.vs2pcg.situations.worked.standins import ACE, EVEN_ACE, EVEN_KING, FORTRESS, KING, hero
from longbox.games.vs2pcg.state import CardDef
from longbox.situations.worked import shows


def power(effect: Effect) -> SuperPower:
    """A super power of the main phase that costs one Might."""
    return super_power("Power", MAIN_PHASE, "Might", effect)


def doing(effect: Effect, front: tuple[CardDef, ...] = (), back: tuple[CardDef, ...] = ()) -> Table:
    """A table on which A may use a power with this effect, paid with a Fortress."""
    return situation(
        A=side(ACE, front=[hero("Doer", 1, 1, power(effect))], up=[FORTRESS]), B=side(KING, front=list(front), back=list(back))
    )


# -- stuns and wounds -----------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~a-stun",
    "vs2pcg:stunned-characters#1",
    "vs2pcg:counters#3",
    "vs2pcg:basic-game-concepts#11",
    title="What a stun does",
    lies="Marked has a +1/+1 counter, Worn has one wound and two health. Both are stunned.",
    then="Marked loses the counter, lies face down and exhausted, and has a wound. Worn has wounds enough and is KO'd.",
)
def a_stun_strips_turns_down_exhausts_wounds_and_kos_what_has_wounds_enough() -> Table:
    front = [put(hero("Marked", 1, 4), counters=1), put(hero("Worn", 1, 4), wounds=1), put(hero("Bystander", 1, 4), counters=1)]
    t = situation(A=side(ACE, front=list(front)), B=side(KING))
    for name in ("Marked", "Worn"):
        t.next(f"{name} is stunned").happens(ev.Stun(t.A[name].ref))
    return t


@shows(
    "vs2pcg:~stun-in-combat",
    "vs2pcg:stunned-characters#2",
    title="Stunned in the midst of a combat",
    lies="Ace attacks King, and Sniper stuns King by a super power before anybody has struck.",
    then="The combat is over: nobody strikes, and Ace stays exhausted.",
)
def a_stun_in_the_midst_of_a_combat_ends_it_and_nobody_readies() -> Table:
    shot = super_power("Shot", ANY_COMBAT, "Might", StunIt(one(Characters(ENEMY))))
    return situation(A=side(ACE, front=[hero("Sniper", 1, 1, shot)], up=[FORTRESS]), B=side(KING, front=[hero("Other")]))


@shows(
    "vs2pcg:~stunned-protects-nobody",
    "vs2pcg:stunned-characters#3",
    title="Who is stunned protects nobody",
    lies="Behind stands behind King, who lies stunned.",
    then="Behind may be attacked; King may not.",
)
def a_stunned_character_protects_nobody_nor_is_it_attacked(*, stunned: bool = True) -> Table:
    return situation(A=side(ACE), B=side(put(KING, stunned=stunned, wounds=int(stunned)), back=[hero("Behind")]))


@shows(
    "vs2pcg:~daze",
    "vs2pcg:stunned-characters#5",
    "vs2pcg:term-daze#1",
    title="To daze is to stun without a wound",
    lies="Doer dazes Weak, who has one health.",
    then="Weak is stunned and exhausted without a wound, and so is not KO'd.",
)
def daze_stuns_without_a_wound() -> Table:
    return doing(DazeIt(one(Characters(ENEMY))), front=(hero("Weak", health=1), hero("Other")))


@shows(
    "vs2pcg:~wound",
    "vs2pcg:stunned-characters#6",
    "vs2pcg:term-wounds#1",
    title="A wound without a stun",
    lies="Doer wounds Hit, who has two health.",
    then="Hit has a wound and stands as it stood. With one health it would be KO'd.",
)
def a_wound_does_not_stun_but_may_ko(*, health: int = 2) -> Table:
    return doing(WoundIt(one(Characters(ENEMY))), front=(hero("Hit", health=health), hero("Other")))


@shows(
    "vs2pcg:~main-character-ko",
    "vs2pcg:basic-game-concepts#12",
    "vs2pcg:ending-the-game#1",
    "vs2pcg:term-ko#1",
    title="The last wound of a main character",
    lies="Ace attacks Weak, a main character with one health.",
    then="Weak is stunned, has as many wounds as health and is KO'd: Ace's player has won.",
)
def a_main_character_with_as_many_wounds_as_health_is_kod_and_the_game_is_over() -> Table:
    return situation(A=side(EVEN_ACE), B=side(define("Weak", MAIN, atk=1, def_=3, health=1)))


# -- recovery -------------------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~recovery-phase",
    "vs2pcg:recovery-phase#1",
    title="The recovery phase",
    lies="Ace and King are strong enough to stun each other. After that A ends the turn, and B's begins.",
    then="King recovers and readies, and keeps his wound. Ace stays stunned until his own turn.",
)
def in_the_recovery_phase_ones_own_recover_and_ready_and_stay_wounded() -> Table:
    return situation(A=side(EVEN_ACE), B=side(EVEN_KING))


@shows(
    "vs2pcg:~recovered-by-an-effect",
    "vs2pcg:recovering-characters#2",
    "vs2pcg:basic-game-concepts#13",
    title="Recovered by an effect",
    lies="Down and Also lie stunned. Doer recovers one of them.",
    then="Down is face up, but exhausted, and keeps its wound.",
)
def an_effect_recovers_exhausted_and_heals_nothing() -> Table:
    doer = hero("Doer", 1, 1, power(RecoverIt(one(Characters(YOURS, (Stunned(),))))))
    down, also = (put(hero(name), stunned=True, wounds=1) for name in ("Down", "Also"))
    return situation(A=side(ACE, front=[doer, down, also], up=[FORTRESS]), B=side(KING))


# -- counters and figures -------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~counters",
    "vs2pcg:counters#1",
    "vs2pcg:counters#2",
    title="Counters add up and cancel out",
    lies="One (2/2) gets two +1/+1 counters, and then three -1/-1 counters.",
    then="It is 4/4, and then 1/1 with one -1/-1 counter.",
)
def counters_change_atk_and_def_and_cancel_out() -> Table:
    t = situation(A=side(ACE, front=[hero("One")]), B=side(KING))
    t.next("One gets two +1/+1 counters").happens(ev.PutCounter(t.A["One"].ref, 2))
    t.next("One gets three -1/-1 counters").happens(ev.PutCounter(t.A["One"].ref, -3))
    return t


@shows(
    "vs2pcg:~def-zero",
    "vs2pcg:counters#4",
    title="A DEF of zero stuns at once",
    lies="Frail has 1 DEF, Tough has 2. Each gets a -1/-1 counter.",
    then="Frail is stunned at once, and loses the counter; Tough keeps it.",
)
def def_zero_stuns_at_once() -> Table:
    t = situation(A=side(ACE, front=[hero("Frail", 1, 1), hero("Tough", 1, 2)]), B=side(KING))
    for name in ("Frail", "Tough"):
        t.next(f"{name} gets a -1/-1 counter").happens(ev.PutCounter(t.A[name].ref, -1))
    return t


# -- rows and names -------------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~push",
    "vs2pcg:term-push#1",
    title="Push",
    lies="Doer pushes Pushed.",
    then="It goes from the front row into the back row.",
)
def push() -> Table:
    return doing(PushIt(one(Characters(ENEMY, (IN_FRONT,)))), front=(hero("Pushed"),))


@shows(
    "vs2pcg:~pull",
    "vs2pcg:term-pull#1",
    title="Pull",
    lies="Doer pulls Pulled.",
    then="It comes from the back row into the front row.",
)
def pull() -> Table:
    return doing(PullIt(one(Characters(ENEMY, (IN_BACK,)))), back=(hero("Pulled"), hero("Other")))


@shows(
    "vs2pcg:~switch",
    "vs2pcg:term-switch#1",
    title="Two switch positions",
    lies="Doer lets an enemy of the front row and one of the back row switch positions.",
    then="Both move. Where one of the two is not there, none does.",
)
def two_switch_positions_both_or_neither(*, back: tuple[CardDef, ...] = (hero("Back"),)) -> Table:
    first, second = one(Characters(ENEMY, (IN_FRONT,)), "first"), one(Characters(ENEMY, (IN_BACK,)), "second")
    return doing(SwitchIt(first, second), front=(hero("Front"),), back=back)


@shows(
    "vs2pcg:~one-of-a-name",
    "vs2pcg:uniqueness#1",
    "vs2pcg:uniqueness#2",
    title="One of a name on a side",
    lies="Twin stands on the side, and another Twin is recruited. In the hand is an Ace, and the main character is called so.",
    then="The first Twin is KO'd. Ace can't be recruited.",
)
@shows(
    "vs2pcg:~swarm",
    "vs2pcg:uniqueness#3",
    "vs2pcg:keyword-swarm#1",
    given={"words": (SWARM,)},
    title="Swarm",
    lies="Twin has Swarm, and another one is recruited.",
    then="Both stay.",
)
def of_one_name_the_first_is_kod_unless_they_swarm(*, words: tuple[str, ...] = ()) -> Table:
    twin = hero("Twin", 1, 1, words=words)
    a = side(ACE, front=[twin], hand=[twin, hero("Ace", 1, 1)], resources=[twin])
    return situation(A=a, B=side(KING), phase="turn")


# -- a turn ---------------------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~place-a-resource",
    "vs2pcg:resource-step#1",
    "vs2pcg:locations#1",
    title="A resource each turn",
    lies="A turn begins, with a location and a character in the hand.",
    then="One card may be placed face down, or the location face up, or none.",
)
def one_card_a_turn_is_placed_or_none_and_only_a_location_face_up() -> Table:
    spot = define("Spot", LOCATION, symbol="Might")
    return situation(A=side(EVEN_ACE, hand=[spot, hero("One", 1, 1, cost=2)]), B=side(EVEN_KING, hand=[spot]), phase="turn")


@shows(
    "vs2pcg:~recruit",
    "vs2pcg:recruit-step#1",
    title="What is recruited is paid for",
    lies="With the one placed this turn there are three resources. Two and Other cost 2, One costs 1.",
    then="After Two there is 1 point left: for One, not for Other.",
)
def what_is_recruited_is_paid_for() -> Table:
    two, other, one_ = hero("Two", 1, 1, cost=2), hero("Other", 1, 1, cost=2), hero("One", 1, 1, cost=1)
    return situation(A=side(ACE, hand=[two, other, one_], resources=[two, two]), B=side(KING), phase="turn")


# -- powers ---------------------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~once-a-turn",
    "vs2pcg:super-powers#5",
    "vs2pcg:resources-and-locations#4",
    title="Each super power once a turn",
    lies="Doer has two super powers, and so has each of two Swarmers one. There are four locations.",
    then="Each use takes one location, and each power is used once: Doer's first one no second time.",
)
def each_super_power_once_a_turn_each_paid_by_itself() -> Table:
    text = (super_power("One", MAIN_PHASE, "Might", DrawCards(1)), super_power("Two", MAIN_PHASE, "Might", DrawCards(1)))
    swarmer = hero("Swarmer", 2, 2, text[0], words=(SWARM,))
    return situation(A=side(ACE, front=[hero("Doer", 2, 2, *text), swarmer, swarmer], up=[FORTRESS] * 4), B=side(KING))


@shows(
    "vs2pcg:~team-plot-twist",
    "vs2pcg:playing-plot-twists#6",
    title="A plot twist of a team",
    lies="Red Twist has the symbol of Red; the only Red character on the side is Member. It may put a counter on anybody.",
    then="It may be played while Member is face up, and on a character of another team. Were Member stunned, it could not.",
)
def a_plot_twist_of_a_team_needs_a_face_up_member_and_affects_whom_it_will(*, stunned: bool = False) -> Table:
    mine = define("Red Twist", PLOT_TWIST, teams=("Red",), text=(PlotTwist(effect=PutCounters(one(Characters()))),))
    member = put(hero("Member"), stunned=stunned, wounds=int(stunned))
    return situation(A=side(KING, front=[member], hand=[mine]), B=side(ACE, front=[hero("Blue One", team="Blue")]))


@shows(
    "vs2pcg:~level-up",
    "vs2pcg:level-up-powers#2",
    "vs2pcg:level-up-powers#3",
    title="Experience, and the second level",
    lies="Ace gains 1 XP whenever an enemy is stunned, and levels up with 2. He is exhausted, and has a wound and a +1/+1 counter.",
    then="With the second stun he is of level 2: his XP is gone, he stays exhausted, keeps wound and counter, and is 7/8.",
)
def levels_and_experience(*, stunned: bool = False) -> Table:
    more = super_power("More", MAIN_PHASE, "Might", DrawCards(2))
    second = define("Ace", MAIN, atk=6, def_=7, health=4, text=(power(DrawCards(1)), more))
    gains = LevelUp(when.IsStunned(ENEMY), GainXP(This()), need=2)
    first = define("Ace", MAIN, atk=2, def_=3, health=4, then=second, text=(power(DrawCards(1)), gains))
    ace = put(first, exhausted=True, wounds=1, counters=int(not stunned), stunned=stunned)
    t = situation(A=side(ace, up=[FORTRESS]), B=side(KING, front=[hero("One"), hero("Two")]))
    for name in ("One", "Two"):
        t.next(f"{name} is stunned").happens(ev.Stun(t.B[name].ref))
    return t
