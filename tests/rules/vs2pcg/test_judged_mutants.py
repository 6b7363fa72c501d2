"""What nothing else shows: questions to which a changed program gave another answer, and no test noticed."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ANY,
    MAIN,
    MAIN_PHASE,
    SUPPORTERS,
    Characters,
    GainXP,
    LevelUp,
    StunIt,
    This,
    one,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, put, side, situation

#: Academy, Laboratory, Fortress, Training Ground
INTELLECT, ENERGY, MIGHT, SKILL = "MNB-111", "MNB-110", "MNB-112", "MNB-109"


def kind(t: Table) -> str:
    """What is asked."""
    return "" if t.s.decision is None else str(t.s.decision.kind)


def attack(t: Table, attacker: str, target: str, *mates: str) -> None:
    """An attack with those mates and nobody else."""
    t.A.attacks(attacker, target)
    for mate in mates:
        t.A.picks(mate)
    if kind(t) == "join":
        t.A.picks()


def test_vision_who_is_not_there_strikes_nobody_and_is_not_struck() -> None:
    t = situation(A=side("MNB-003", front=["MNB-021"]), B=side("DEF-001", front=["DEF-019"], up=[ENERGY]))
    attack(t, "Thor", "Vision")
    t.B.uses("Vision")
    t.passes()
    # 6 against 5, and 5 against 5
    assert t.A["Thor"].wounds == 0 and t.B["Vision"].wounds == 0


def test_who_stuns_by_a_power_kos_by_it() -> None:
    # the last wound comes of the stun: whoever's power that was has KO'd
    stab = super_power("Stab", MAIN_PHASE, "Skill", StunIt(one(Characters(ANY, (SUPPORTERS,)))))
    slayer = define("Slayer", MAIN, atk=2, def_=5, health=5, text=(stab, LevelUp(when.Kos(), GainXP(This()), need=9)))
    t = situation(A=side(slayer, up=[SKILL]), B=side("MNB-083", front=["MNB-018"]))
    t.A.uses("Slayer", "Stab")
    assert t.B.ko == ["Luke Cage"] and t.A["Slayer"].xp == 1
    # one of two health lies stunned, and is not KO'd
    t = situation(A=side(slayer, up=[SKILL]), B=side("MNB-083", front=[put("MNB-021")]))
    t.A.uses("Slayer", "Stab")
    assert t.A["Slayer"].xp == 0
    # and what lies stunned is not stunned once more
    t.happens(ev.Stun(t.B["Thor"].ref))
    assert t.B["Thor"].wounds == 1
