"""Legacy: the text of its cards, by number. The facts stand in `catalog/facts/legacy.jsonl`.

Its main characters of level 2 and 3 are put on level 1 of an earlier set, as their facts say.
"""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import (
    BATTLE_TACTICS,
    GREAT_POWER,
    I_AM_GROOT,
    LEADER,
    SADISTIC,
    SNIKT,
)
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN = It("chosen")
MINE, ENEMIES, MINION = Characters(YOURS), Characters(ENEMY), Characters(ANY, (SUPPORTERS,))
FOES_MINIONS = Characters(ENEMY, (SUPPORTERS,))
MY_FACE_UP_MINIONS = Characters(YOURS, (FACE_UP, SUPPORTERS))
LIGHTNING = super_power("Lightning Strike", MAIN_PHASE, "Energy", PutCounters(one(ENEMIES), 3, -1))
BERSERKER = Triggers(when.Attacks(), PutCounters(This()), title="Berserker")
CALL_ENEMY = super_power("Call Enemy", MAIN_PHASE, "Intellect", PullIt(one(FOES_MINIONS)))


def loyal(team: str) -> Loyalty:
    """Its team's loyalty."""
    return Loyalty(teams=(team,), label="Loyalty")


#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "LEG-001": (
        BERSERKER,
        LIGHTNING,
        LevelUp(when.OneAttacks(YOURS, (Aligned(True),)), GainXP(This()), need=7, title="Worthiness"),
    ),
    "LEG-002": (
        BERSERKER,
        LIGHTNING,
        super_power(
            "God of Thunder",
            MAIN_PHASE,
            "Might",
            seq(DoubleCounters(This()), May(DoubleCounters(one(Characters(ANY, (Other(), WithCounter(-1)))), sign=-1))),
        ),
    ),
    "LEG-003": (
        GREAT_POWER,
        LevelUp(when.TurnEnds(), GainXP(This(), ForEach(MY_FACE_UP_MINIONS)), need=5, title="Greater Responsibility"),
    ),
    "LEG-004": (GREAT_POWER, super_power("His Amazing Friends", BUILD, "Intellect", DrawCards(ForEach(MY_FACE_UP_MINIONS)))),
    "LEG-010": (
        LEADER,
        BATTLE_TACTICS,
        LevelUp(when.Appears(YOURS, (OfTeam("X-Men"), SUPPORTERS)), GainXP(This()), need=5, title="Homo Superior"),
    ),
    "LEG-011": (
        LEADER,
        BATTLE_TACTICS,
        super_power(
            "Optic Blast",
            MAIN_PHASE,
            "Energy Energy",
            StunIt(one(Characters(ANY, (Protected(False), SUPPORTERS, OtherThan(("Cyclops", "Havok")))))),
        ),
    ),
    "LEG-012": (
        SNIKT,
        LevelUp(when.Stuns(team=False, defending=True), GainXP(This()), need=2, title="What He Does Isn't Very Nice"),
    ),
    "LEG-013": (
        SNIKT,
        super_power(
            "Kill-Frenzy", MAIN_PHASE, "Might", Lasting(Triggers(when.Stuns(team=False, defending=True), ReadyIt(This())))
        ),
    ),
    "LEG-021": (I_AM_GROOT, LevelUp(when.GetsResource(), GainXP(This()), need=3, title="I am Groot")),
    "LEG-022": (I_AM_GROOT, super_power("I am Groot", MAIN_PHASE, "Energy", PutCounters(This(), ForEach(Resources())))),
    "LEG-028": (SADISTIC, LevelUp(when.IsStunned(ENEMY), GainXP(This()), need=3, title="Mayhem and Devastation")),
    # supporting characters
    "LEG-006": (
        Amount(
            Recruiting((OfTeam("Avengers"),)),
            Fixed(-1),
            words="you pay 1 less to recruit [Avengers] characters",
            label="Honorary Avenger",
        ),
    ),
    "LEG-007": (
        super_power(
            "Martial Mastery",
            MAIN_PHASE,
            "Skill",
            seq(ChoosePlayer(), PutCounters(This(), ForEach(Characters(ENEMY, (OfPlayer(), SUPPORTERS))))),
        ),
    ),
    "LEG-008": (Triggers(when.PowersUp(this=True), PutCounters(This(), 2), title="Rule Britannia!"),),
    "LEG-015": (Triggers(when.UsesPower(symbol="Energy"), PutCounters(This(), 2), title="Energy Transference"),),
    "LEG-016": (
        Triggers(
            when.Stuns(defending=True), Each(ThatPlayer(), DiscardIt(one(CardsIn(HAND)))), title="Psychic Knife"
        ),
    ),
    "LEG-017": (
        super_power(
            "Plasma Blast",
            MAIN_PHASE,
            "Energy Energy Energy",
            StunIt(All(Characters(ANY, (SUPPORTERS, OtherThan(("Cyclops", "Havok")))))),
        ),
    ),
    "LEG-042": (
        Continuous(This(), (Gains((FLIGHT,)),), during=AllOf((Is(This(), (WithCounter(),)), YourTurn())), label="Mystical Tiger Amulets"),
        Continuous(This(), (Gains((FEROCIOUS,)),), during=Is(This(), (WithCounter(least=2),)), label="Mystical Tiger Amulets"),
        Continuous(This(), (Gains((LETHAL,)),), during=Is(This(), (WithCounter(least=3),)), label="Mystical Tiger Amulets"),
    ),
    "LEG-059": (Prohibition(StruckBack(ranged=True), label="Quick Draw"),),
    "LEG-070": (Triggers(when.Appears(), May(RemoveCounters(one(Characters()))), title="Voodoo Potion"),),
    "LEG-073": (
        super_power("Touch of Death", MAIN_PHASE, "Might", If(AllAre(ENEMIES, (Stunned(),)), PutCounters(This(), 5))),
    ),
    # plot twists
    "LEG-009": (loyal("Avengers"), PlotTwist(effect=StunIt(one(Characters(ANY, (Exhausted(), SUPPORTERS)))))),
    "LEG-018": (loyal("X-Men"), PlotTwist(effect=DrawCards(2), when=BUILD)),
    "LEG-027": (
        loyal("Guardians"),
        PlotTwist(
            effect=gets(one(Characters(ANY, (InCombat(),))), ForEach(Resources()), ForEach(Resources())),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "LEG-036": (loyal("Supervillains"), PlotTwist(effect=PutCounters(All(FOES_MINIONS), 2, -1))),
    "LEG-045": (loyal("Defenders"), PlotTwist(effect=HealIt(one(MINE)))),
    "LEG-054": (loyal("Underworld"), PlotTwist(effect=RecoverIt(one(ENEMIES)))),
    "LEG-065": (loyal("A-Force"), PlotTwist(effect=ReadyIt(All(MINE)))),
    "LEG-074": (loyal("Femme Fatales"), PlotTwist(effect=PutCounters(one(Characters()), 3))),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {}
