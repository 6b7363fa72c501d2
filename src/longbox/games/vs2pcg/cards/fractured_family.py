"""Fractured Family: the text of its cards, by number. The facts stand in `catalog/facts/fractured_family.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.language.vocabulary import *

HOTHEAD = super_power("Hothead", COMBAT, "Skill", If(FirstAttack(), StrikeIt(TheDefender())))
PROTECTOR = super_power(
    "We Got People to Protect",
    ANY_COMBAT,
    "Skill",
    If(
        There(Characters(YOURS, (Other(), SameRow(), Defender()))),
        seq(PushIt(TheDefender()), BecomeDefender(This(), switch=False)),
    ),
    any_turn=True,
)
SURFED_WORDS = "supporting character with cost 7 or less or main character of level 2 or lower in the combat"
SURFED, SURFED_MAIN = Characters(ANY, (SUPPORTERS, Costing(0, 7), InCombat())), Characters(ANY, (MAINS, OfLevel(1, 2), InCombat()))

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "FRF-003": (
        HOTHEAD,
        LevelUp(when.Attacks(team=False), GainXP(This()), when=FirstAttack(), need=3, title="Hot Stuff"),
    ),
    "FRF-004": (
        HOTHEAD,
        super_power(
            "Hottest Guy in the Galaxy",
            MAIN_PHASE,
            "Energy or Alien",
            Lasting(Triggers(when.Fights(melee=True), PutCounters(All(Characters(ENEMY, (InCombat(),))), 2, -1)), FOREVER),
            times=2,
        ),
    ),
    "FRF-009": (
        PROTECTOR,
        LevelUp(
            OthersFight(),
            If(AllAre(Characters(ANY, (InCombat(),)), (Aligned(True),)), GainXP(This(), 2), GainXP(This())),
            need=5,
            title="Don't you see What You're Doing?",
        ),
        Triggers(
            ThisLevelsUp(),
            seq(
                SetAside(This()),
                Later(
                    Triggers(when.TurnBegins(), Later(Triggers(when.TurnEnds(), ComeBack(It("aside", "that character"), one=True)))),
                    FOREVER,
                ),
            ),
            title="Checking Outta the Country",
        ),
    ),
    "FRF-010": (
        PROTECTOR,
        super_power("Il Est Temps De Battre!", MAIN_PHASE, "Might or Humanity", PutCounters(This(), 10), times=2),
    ),
    # supporting characters and plot twists
    "FRF-013": (
        super_power(
            "Smartest Girl in Existence", BUILD, "Intellect", DrawUpTo(AsManyAs(Characters(), "as many cards as there are characters in play"))
        ),
    ),
    "FRF-014": (HOTHEAD,),
    "FRF-015": (
        super_power(
            "Universal Shaper",
            BUILD,
            "Energy",
            seq(
                ShuffleIn(All(Resources(YOURS)), name="shuffled"),
                Repeat(ThatMany("shuffled"), ToResources(All(TopOfDeck(1)), may_be_up=False)),
                TurnUp(up_to(ANY_NUMBER, Resources(YOURS, False, True))),
            ),
        ),
    ),
    "FRF-016": (
        Triggers(
            when.Stuns(defending=True),
            seq(PushIt(It("it"), name="pushed"), Cannot(It("it"), (BeReadied(), BeMoved()), THEIR_TURN)),
            title="Clobber",
        ),
    ),
    "FRF-020": (
        super_power(
            "The Power Cosmic",
            COMBAT,
            "Alien or Humanity",
            StunIt(one(Together((SURFED, SURFED_MAIN), SURFED_WORDS))),
            any_turn=True,
        ),
    ),
    "FRF-021": (PlotTwist(effect=PutCounters(one(Characters(ANY, (InCombat(),))), 4), when=COMBAT, any_turn=True),),
}  # fmt: skip

_INVENTIONS = "needs Inventions, which rulebook 001 does not know"
_MULTIVERSE = "needs a pile of decks beside the deck, which rulebook 001 does not know"
_UNIVERSES = "its rule about decks asks for the universe that a card is of, and no source says that of every set"
_WALL = "needs terrain, which rulebook 001 does not know"
#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "FRF-001": _MULTIVERSE,
    "FRF-002": _MULTIVERSE,
    "FRF-005": "needs hidden characters, which neither it nor rulebook 001 explains",
    "FRF-006": _WALL,
    "FRF-007": _INVENTIONS,
    "FRF-008": "needs Inventions and clones, which rulebook 001 does not know",
    "FRF-011": _UNIVERSES,
    "FRF-012": _UNIVERSES,
    "FRF-017": _INVENTIONS,
    "FRF-018": "needs terrain, which rulebook 001 does not know, and the only source does not give its health",
    "FRF-019": _INVENTIONS,
    "FRF-022": "needs equipment cards and Inventions, which rulebook 001 does not know",
    "FRF-023": _INVENTIONS,
    "FRF-024": "is a token of terrain, which rulebook 001 does not know",
}
