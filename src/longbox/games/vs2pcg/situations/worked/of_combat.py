"""Tables that show the rules of combat: who may attack whom, strikes and strike-backs, teams, Ferocious, keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    COMBAT,
    ENEMY,
    FACE_UP,
    FEROCIOUS,
    FLIGHT,
    LETHAL,
    MAIN,
    MONSTROUS,
    PLOT_TWIST,
    RANGED,
    SCHEMER,
    SHRINK,
    YOURS,
    BecomeDefender,
    Characters,
    InCombat,
    Not,
    PlotTwist,
    PutCounters,
    This,
    Triggers,
    one,
    when,
)
from longbox.games.vs2pcg.situations import Put, Table, side, situation
from longbox.games.vs2pcg.situations.worked.standins import ACE, EVEN_ACE, EVEN_KING, KING, hero
from longbox.situations.worked import shows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs2pcg.state import CardDef

# -- who attacks whom -----------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~one-after-the-other",
    "vs2pcg:main-phase#1",
    "vs2pcg:main-phase#2",
    "vs2pcg:melee-resolving-combat#5",
    title="One attack after the other",
    lies="Ace and Two stand in the front row, Back in the back row. Ace attacks King and stuns nobody.",
    then="Two may attack now; Ace is exhausted, and Back can't attack from where it stands.",
)
def one_attack_after_the_other_as_long_as_somebody_is_ready() -> Table:
    return situation(A=side(ACE, front=[hero("Two", team="Green")], back=[hero("Back", 9, 9)]), B=side(KING))


@shows(
    "vs2pcg:~front-row-protects",
    "vs2pcg:melee-starting-combat#1",
    "vs2pcg:melee-starting-combat#2",
    title="The front row protects, but not from flight",
    lies="Behind stands behind King. Flier has Flight, Ace has not.",
    then="Flier may attack Behind, Ace may not.",
)
def the_front_row_protects_but_not_from_flight(*, guards: Sequence[CardDef] = ()) -> Table:
    a = side(ACE, front=[hero("Flier", 1, 1, words=(FLIGHT,))])
    return situation(A=a, B=side(KING, front=list(guards), back=[hero("Behind", 1, 1)]))


@shows(
    "vs2pcg:~ranged",
    "vs2pcg:ranged-attack#2",
    "vs2pcg:ranged-attack#3",
    "vs2pcg:main-phase#3",
    title="From behind only with Ranged",
    lies="Archer (Ranged) and Brawler stand in the back row. King has no Ranged.",
    then="Archer may attack and Brawler may not; King is stunned and does not strike back.",
)
def only_ranged_attacks_from_behind_and_only_ranged_strikes_back() -> Table:
    back: list[CardDef | str | Put] = [hero("Archer", 3, 1, words=(RANGED,)), hero("Brawler", 3, 1)]
    return situation(A=side(EVEN_ACE, back=back), B=side(EVEN_KING, front=[hero("Gun", 1, 1, words=(RANGED,))]))


ARCHER = hero("Archer", 2, 3, words=(RANGED,))


@shows(
    "vs2pcg:~ranged-in-front",
    "vs2pcg:ranged-attack#1",
    "vs2pcg:ranged-attack#4",
    "vs2pcg:term-melee#1",
    title="In the front row Ranged is melee",
    lies="Archer has Ranged and stands in the front row.",
    then="It attacks in melee: King strikes back and stuns it.",
)
def a_ranged_character_in_front_attacks_in_melee(*, front: bool = True) -> Table:
    return situation(A=side(ACE, front=[ARCHER] if front else [], back=[] if front else [ARCHER]), B=side(KING))


@shows(
    "vs2pcg:~flight-and-ranged",
    "vs2pcg:flight-and-ranged#1",
    title="Flight and Ranged together",
    lies="Both (Flight and Ranged) and Bow (Ranged) stand in the back row, Behind stands behind King.",
    then="Both may attack Behind over the front row, and is not struck back; Bow may not.",
)
def flight_and_ranged_over_the_front_row_from_the_back_row() -> Table:
    both, ranged = hero("Both", 2, 3, words=(FLIGHT, RANGED)), hero("Bow", 2, 3, words=(RANGED,))
    return situation(A=side(ACE, back=[both, ranged]), B=side(KING, back=[hero("Behind", 3, 2)]))


# -- strikes --------------------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~both-stunned",
    "vs2pcg:melee-resolving-combat#2",
    "vs2pcg:melee-resolving-combat#3",
    title="Both are strong enough",
    lies="Ace attacks King; each has as much ATK as the other has DEF.",
    then="Both are stunned and have a wound, and Bystander has not.",
)
def both_are_stunned_and_wounded_and_nobody_else() -> Table:
    return situation(A=side(EVEN_ACE, front=[hero("Bystander", 1, 1)]), B=side(EVEN_KING))


@shows(
    "vs2pcg:~no-atk",
    "vs2pcg:melee-resolving-combat#1",
    "vs2pcg:melee-resolving-combat#4",
    title="Who has no ATK does not strike",
    lies="Weak has 0 ATK and attacks Harmless, who has 0 ATK as well. Then Ace attacks Harmless.",
    then="Nobody is stunned by the first attack; Ace stuns Harmless, and is not struck back.",
)
def a_strike_needs_one_atk() -> Table:
    # a DEF of 0 or less would be reached by an ATK of 0 as well
    return situation(A=side(ACE, front=[hero("Weak", 0, 3, team="Green")]), B=side(KING, front=[hero("Harmless", 0, 1)]))


@shows(
    "vs2pcg:~team",
    "vs2pcg:team-attacks#1",
    "vs2pcg:team-attacks#5",
    "vs2pcg:team-attacks#6",
    title="A team adds its ATK, and is struck back at one",
    lies="One, Two and Three are of one team and attack Giant together. Stranger is of another team.",
    then="Stranger can't join. Giant is stunned by 6 ATK, and stuns one of them, whom its player picks.",
)
def a_team_adds_its_atk_and_the_defender_strikes_back_at_one() -> Table:
    small: list[CardDef | str | Put] = [
        hero("One", 2, 2),
        hero("Two", 2, 2),
        hero("Three", 2, 2),
        hero("Stranger", 2, 2, team="Blue"),
    ]
    return situation(A=side(EVEN_KING, front=small), B=side(define("Giant", MAIN, atk=6, def_=6, health=5)))


@shows(
    "vs2pcg:~monstrous",
    "vs2pcg:keyword-monstrous#1",
    title="Monstrous strikes back at all of them",
    lies="One and Two attack Giant, who is Monstrous.",
    then="Giant stuns them both.",
)
def monstrous_strikes_back_at_each() -> Table:
    giant = define("Giant", MAIN, atk=6, def_=9, health=5, words=(MONSTROUS,))
    return situation(A=side(EVEN_KING, front=[hero("One", 2, 2), hero("Two", 2, 2)]), B=side(giant))


@shows(
    "vs2pcg:~ferocious",
    "vs2pcg:ferocious-solo-attack#2",
    "vs2pcg:keyword-ferocious#1",
    title="Ferocious strikes first",
    lies="Cat is Ferocious, with as much ATK as King has DEF, and 1 DEF. It attacks King.",
    then="King is stunned before he could strike back.",
)
def ferocious_strikes_first() -> Table:
    return situation(A=side(EVEN_ACE, front=[hero("Cat", 3, 1, words=(FEROCIOUS,), team="None")]), B=side(EVEN_KING))


@shows(
    "vs2pcg:~between-the-strikes",
    "vs2pcg:ferocious-solo-attack#3",
    title="Between the two strikes",
    lies="Cat and Beast are Ferocious and strike first; when an enemy is stunned Slow gets two +1/+1 counters.",
    then="Beast is stunned by the first strikes, and Slow has its counters before the others would strike.",
)
def what_triggers_between_the_strikes_is_resolved_there() -> Table:
    # as its friend is stunned, the second one gets a counter, in time for its own strike
    angry = Triggers(when.IsStunned(ENEMY), PutCounters(This(), 2))
    front = [hero("Cat", 2, 9, words=(FEROCIOUS,)), hero("Slow", 1, 9, angry)]
    return situation(A=side(ACE, front=list(front)), B=side(KING, front=[hero("Beast", 2, 2, words=(FEROCIOUS,))]))


# -- keywords -------------------------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~lethal",
    "vs2pcg:keyword-lethal#1",
    title="Lethal",
    lies="Killer is Lethal and attacks Prey, a supporting character with health left.",
    then="Prey is KO'd, not only stunned.",
)
def lethal_kos_the_defending_supporting_character_that_it_stuns() -> Table:
    killer = hero("Killer", 4, 9, words=(LETHAL,), team="Green")
    return situation(A=side(ACE, front=[killer]), B=side(KING, front=[hero("Prey", 1, 2, health=3), hero("Other")]))


@shows(
    "vs2pcg:~shrink",
    "vs2pcg:keyword-shrink#1",
    "vs2pcg:term-cancel-combat#1",
    title="Shrink cancels the first attack of a turn",
    lies="First attacks Small, who has Shrink. Then Second does.",
    then="The first combat is cancelled: nobody is stunned, and First stays exhausted. The second is not.",
)
def shrink_may_cancel_the_first_attack_each_turn() -> Table:
    front = [hero("First", 9, 9, team="Green"), hero("Second", 9, 9, team="White")]
    return situation(A=side(ACE, front=list(front)), B=side(KING, front=[hero("Small", 1, 2, words=(SHRINK,))]))


@shows(
    "vs2pcg:~schemer",
    "vs2pcg:keyword-schemer#1",
    title="Schemer draws for the first plot twist of a turn",
    lies="Schemer is face up, and two plot twists are in the hand.",
    then="For the first one a card may be drawn, for the second one not.",
)
def schemer_draws_for_the_first_plot_twist_each_turn() -> Table:
    twist, other = (
        define(name, PLOT_TWIST, text=(PlotTwist(effect=PutCounters(one(Characters(YOURS)))),))
        for name in ("Twist", "Other Twist")
    )
    return situation(A=side(ACE, front=[hero("Schemer", words=(SCHEMER,))], hand=[twist, other]), B=side(KING))


# -- in the midst of a combat ---------------------------------------------------------------------------------------------


@shows(
    "vs2pcg:~power-up",
    "vs2pcg:power-ups#1",
    "vs2pcg:term-power-up#1",
    "vs2pcg:melee-during-combat#1",
    title="A power-up in combat",
    lies="Ace attacks King, in whose hand there is a card of King's name, and one of Out's, who is not in the combat.",
    then="King may be powered up and Out may not. With one DEF more King is not stunned, and Ace is.",
)
def a_power_up_in_combat_saves_the_defender() -> Table:
    b = side(EVEN_KING, front=[hero("Out", 1, 1)], hand=[hero("King", 1, 1), hero("Out", 1, 1)])
    return situation(A=side(EVEN_ACE), B=b)


@shows(
    "vs2pcg:~step-in",
    "vs2pcg:melee-during-combat#3",
    "vs2pcg:playing-plot-twists#4",
    title="What is played resolves at once",
    lies="Ace attacks King and gets +2 ATK by a plot twist; another one lets Wall become the defender.",
    then="Ace has its 5 ATK before the other side is asked. Wall takes King's place, and nobody is stunned.",
)
def each_play_resolves_before_the_next_and_a_new_defender_may_step_in() -> Table:
    step_in = PlotTwist(effect=BecomeDefender(one(Characters(YOURS, (Not(InCombat()), FACE_UP)))), when=COMBAT, any_turn=True)
    twist = define("Step In", PLOT_TWIST, text=(step_in,))
    return situation(A=side(ACE, hand=["Open Fire"]), B=side(KING, back=[hero("Wall", 1, 9)], hand=[twist]), windows="all")


@shows(
    "vs2pcg:~survives",
    "vs2pcg:term-survives#1",
    title="Who survives a combat",
    lies="Glad gets a counter when it survives a combat. It attacks Weak.",
    then="Weak is stunned and Glad is not: it has survived.",
)
def who_survives_a_combat() -> Table:
    glad = Triggers(when.CombatEnds(surviving=True), PutCounters(This()))
    return situation(A=side(ACE, front=[hero("Glad", 4, 5, glad, team="Green")]), B=side(KING, front=[hero("Weak", 1, 1)]))
