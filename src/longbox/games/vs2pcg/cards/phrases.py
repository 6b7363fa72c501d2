"""Powers that stand on cards of several sets, each in one tree."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import BERSERKER, DODGE, GENIUS, GRAB
from longbox.games.vs2pcg.language.vocabulary import *

LEAP = Continuous(This(), (Gains((FLIGHT,)),), during=YourTurn(), label="Leap")
HUNTER = Continuous(This(), (AtkDef(3, 0),), during=TakesPart("attacker"), label="Hunter")
STEALTH = Permission(PastProtection(ranged=False), label="Stealth")
SNIPER = Permission(PastProtection(ranged=True), label="Sniper")
QUICK_DRAW = Prohibition(
    IsStruck(),
    during=AllOf((TakesPart("attacker"), MeleeCombat(True))),
    words="while {name} is ranged attacking, it can't be struck",
    label="Quick Draw",
)
COMBAT_MASTER = Prohibition(
    EnemyTwists(), during=TakesPart(), words="while {name} is in combat, enemy players can't play plot twists", label="Combat Master"
)
SUPER_STRENGTH = amended(WouldGrow(), "Super Strength", times=2)
SINISTER = Triggers(
    when.Fights(melee=True), PutCounters(All(Characters(ENEMY, (InCombat(),))), sign=-1), title="Sinister"
)
TOUGH = Triggers(when.IsStunned(), May(RecoverIt(This())), title="Tough")
MOBILE = KeywordAction(effect=MoveIt(This()), title="Mobile")
SPIDER_SENSE = KeywordAction(effect=gets(This(), 0, 3), title="Spider-Sense", when=COMBAT, any_turn=True)
WEBSLING = super_power("Websling", MAIN_PHASE, "Skill", PullIt(one(Characters(ENEMY, (IN_BACK,)))))

__all__ = [
    "BERSERKER",
    "COMBAT_MASTER",
    "DODGE",
    "GENIUS",
    "GRAB",
    "HUNTER",
    "LEAP",
    "MOBILE",
    "QUICK_DRAW",
    "SINISTER",
    "SNIPER",
    "SPIDER_SENSE",
    "STEALTH",
    "SUPER_STRENGTH",
    "TOUGH",
    "WEBSLING",
]
