"""Fractured Family: the text of its cards, by number. The facts stand in `catalog/facts/fractured_family.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.language.vocabulary import *

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    "FRF-013": (
        super_power(
            "Smartest Girl in Existence", BUILD, "Intellect", DrawUpTo(AsManyAs(Characters(), "as many cards as there are characters in play"))
        ),
    ),
    "FRF-014": (
        super_power("Hothead", COMBAT, "Skill", If(FirstAttack(), StrikeIt(TheDefender()))),
    ),
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
    "FRF-021": (PlotTwist(effect=PutCounters(one(Characters(ANY, (InCombat(),))), 4), when=COMBAT, any_turn=True),),
}  # fmt: skip

_SYMBOLS = "needs power symbols other than the four of rulebook 001"
_INVENTIONS = "needs Inventions, which rulebook 001 does not know"
_MULTIVERSE = "needs a pile of decks beside the deck, which rulebook 001 does not know"
#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "FRF-001": _MULTIVERSE,
    "FRF-002": _MULTIVERSE,
    "FRF-003": "is the first level of FRF-004, which needs power symbols other than the four of rulebook 001",
    "FRF-004": _SYMBOLS,
    "FRF-005": "needs hidden characters, which rulebook 001 does not know",
    "FRF-006": f"{_SYMBOLS}, and terrain",
    "FRF-007": _INVENTIONS,
    "FRF-008": f"{_SYMBOLS}, Inventions and clones",
    "FRF-009": "is the first level of FRF-010, which needs power symbols other than the four of rulebook 001",
    "FRF-010": _SYMBOLS,
    "FRF-011": "needs the universe that a card is of, which rulebook 001 does not know",
    "FRF-012": _SYMBOLS,
    "FRF-017": _INVENTIONS,
    "FRF-018": f"{_SYMBOLS}, and terrain; the only source does not give its health",
    "FRF-019": _INVENTIONS,
    "FRF-020": _SYMBOLS,
    "FRF-022": "needs equipment cards and Inventions, which rulebook 001 does not know",
    "FRF-023": _INVENTIONS,
    "FRF-024": "is a token of terrain, which rulebook 001 does not know",
}
