"""The Alien Battles: the text of its cards, by number. The facts stand in `catalog/facts/the_alien_battles.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import LEADER
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN = It("chosen")
MINE, ENEMIES = Characters(YOURS), Characters(ENEMY)
MY_OTHERS = Characters(YOURS, (Other(),))
LEAP = Continuous(This(), (Gains((FLIGHT,)),), during=YourTurn(), label="Leap")
#: it says something about equipment only, of which rulebook 001 has none
EGGS = It("chosen", "them")
CREATURE = Remark("{name} can't be equipped", label="Creature")


def striking(times: int, word: str) -> Effect:
    """It strikes with a multiple of its ATK this combat."""
    words = f"{{name}} strikes with {word} its ATK"
    return Lasting(Amount(Strength(), AsMuchAgain(times), words=words), COMBAT_LONG)


#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    "ALN-009": (Triggers(when.IsAttacked(), ToHand(This()), title="We'd Better Get Back"),),
    "ALN-010": (
        Prohibition(Rearranged(), label="Immobile"),
        Triggers(when.IsStunned(), PutCounters(one(ENEMIES), sign=-1), when=EnemyTurn(), title="I'll Put Holes In You!"),
    ),
    "ALN-011": (
        Triggers(
            when.Appears(),
            seq(RevealUntil((Basic(),)), ToHand(It("found"), yours=True), ShuffleDeck()),
            title="Explore",
        ),
    ),
    "ALN-012": (
        Triggers(
            when.PhaseBegins("main"),
            PutCounters(one(Characters(YOURS, (Other(), OfTeam("The Company"))))),
            title="You Have Your Orders",
        ),
    ),
    "ALN-013": (PowersUpAny(label="Full of Surprises"),),
    "ALN-015": (
        super_power(
            "Cattle Prod", MAIN_PHASE, "Energy", seq(PushIt(one(Characters(ENEMY, (IN_FRONT,)))), RemoveCounters(CHOSEN))
        ),
    ),
    "ALN-017": (
        Triggers(
            when.Stuns(defending=True),
            StunIt(All(Characters(ENEMY, (NotIt("it"), OfPlayer(), SharesName("it"))))),
            title="Ricocheting Bullets",
        ),
    ),
    "ALN-019": (
        super_power(
            "You Want Some Of This?",
            ANY_COMBAT,
            "Skill",
            StunIt(one(Characters(ANY, (MeleeAttacking(),)))),
            any_turn=True,
            free=True,
        ),
        Triggers(when.IsKod(), WoundIt(YourMain()), title="Game Over, Man!"),
    ),
    "ALN-020": (
        Continuous(This(), (AtkDef(5, 5),), during=TakesPart(ranged=False), label="I Mostly Just Hurt People"),
    ),
    "ALN-021": (
        Triggers(
            when.Appears(), May(seq(ChoosePlayer(other=True), ToPlayersRow(This(), ThatPlayer()))), title="Special Order"
        ),
        Triggers(when.PhaseBegins("main"), StunIt(one(MY_OTHERS)), title="Crew Expendable"),
        super_power("Twitchy", MAIN_PHASE, "Intellect", seq(ChoosePlayer(other=True), ToPlayersRow(This(), ThatPlayer()))),
    ),
    "ALN-022": (
        Triggers(
            when.TurnEnds(), PutCounters(All(Characters(YOURS, (Other(), Exhausted(False)))), 2), title="Stay Frosty"
        ),
    ),
    "ALN-036": (
        CREATURE,
        Legion(copies=8, label="Legion"),
        Triggers(
            when.Appears(),
            PutCounters(All(Characters(YOURS, (Other(), Named("Adolescent Xenomorph"))))),
            title="Accelerated Growth",
        ),
    ),
    "ALN-037": (
        CREATURE,
        Prohibition(
            Attacked(), during=InRowNow(BACK), words="while {name} is in the back row, {name} can't be attacked", label="Camouflage"
        ),
    ),
    "ALN-038": (CREATURE, LEAP),
    "ALN-039": (CREATURE,),
    "ALN-040": (CREATURE, super_power("Salivate", MAIN_PHASE, "Intellect", DrawUpTo(3))),
    "ALN-041": (
        CREATURE,
        Triggers(
            when.Fights(),
            PutCounters(All(Characters(ENEMY, (InCombat(),))), sign=-1),
            when=Is(This(), (Wounded(),)),
            title="Bleed Acid",
        ),
    ),
    "ALN-042": (
        CREATURE,
        super_power(
            "Spit Acid",
            MAIN_PHASE,
            "Energy",
            Repeat(ForEach(Characters(YOURS, (Other(), Named("Xenomorph Spitter")))), PutCounters(one(ENEMIES), 2, -1), again=True),
        ),
    ),
    "ALN-043": (
        CREATURE,
        super_power(
            "Screech",
            MAIN_PHASE,
            "Might",
            seq(ChooseIt(one(Characters(YOURS, (Having(SWARM),)))), PutCounters(All(Characters(YOURS, (SharesName(),))), 2)),
        ),
    ),
    "ALN-045": (
        CREATURE,
        super_power(
            "This Thing is Huge! It's... It's Big!",
            COMBAT,
            "Intellect",
            If(PaidFromHand(), striking(2, "triple"), striking(1, "double")),
            any_turn=True,
        ),
    ),
    "ALN-046": (
        CREATURE,
        super_power(
            "Tantrum", COMBAT, "Might", If(PaidFromHand(), PutCounters(This(), 5), PutCounters(This(), 2)), any_turn=True
        ),
    ),
    "ALN-047": (
        CREATURE,
        LEADER,
        super_power(
            "Who's Laying The Eggs?",
            COMBAT,
            "Energy",
            seq(
                SearchDeck(),
                ChooseIt(up_to(2, CardsOf((DECK, HAND, KO), (Named("Ovomorph"),)))),
                RevealIt(EGGS),
                If(PaidFromHand(), May(PutOntoSide(EGGS, BACK))),
                # those that have gone there are others now
                ToHand(It("chosen", "those that are not in play"), yours=True),
                ShuffleDeck(),
            ),
            any_turn=True,
        ),
    ),
    # plot twists
    "ALN-048": (
        PlotTwist(
            effect=If(MeleeCombat(), PutCounters(one(Characters(ANY, (InCombat(),))), 2, -1)), when=COMBAT, any_turn=True
        ),
    ),
    "ALN-049": (PlotTwist(effect=DazeIt(one(Characters(ENEMY, (Protected(False),))))),),
    "ALN-050": (PlotTwist(effect=TurnDown(one(Resources(ENEMY, True, True)))),),
    "ALN-054": (
        PlotTwist(
            effect=ChooseOne((gets(one(Characters(ANY, (Attacker(),))), 1, 0), gets(one(Characters(ANY, (Defender(),))), 0, 2))),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    # locations: what they give is among their facts
    "ALN-055": (),
    "ALN-056": (),
    "ALN-057": (),
    "ALN-058": (),
}  # fmt: skip

_EQUIPMENT = "needs equipment cards, which rulebook 001 does not know"
_EARTH = "needs the power symbol Earth, which rulebook 001 does not know"
_SPACE = "needs the power symbol Space, which rulebook 001 does not know"
_FACEHUGGERS = "needs a Facehugger pile, which rulebook 001 does not know"

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    **dict.fromkeys([f"ALN-{n:03}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 14, 16, 18, 26, 59)], _EARTH),
    **dict.fromkeys([f"ALN-{n:03}" for n in (23, 24, 25)], _EQUIPMENT),
    **dict.fromkeys([f"ALN-{n:03}" for n in (27, 28, 29, 30, 31, 32, 33, 34, 44, 51, 60)], _SPACE),
    **dict.fromkeys([f"ALN-{n:03}" for n in (35, 52, 53)], _FACEHUGGERS),
}
