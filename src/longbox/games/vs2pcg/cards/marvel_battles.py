"""The Marvel Battles: the text of its cards, by number. The facts stand in `catalog/facts/marvel_battles.jsonl`.

Keywords of the rulebook are facts; a card that has nothing else has an empty text here.
"""

from __future__ import annotations

from longbox.games.vs2pcg.language.vocabulary import *

IT = It("it")
THAT = It("chosen", "that character")
ENEMIES, MINE, FOES_MINIONS = Characters(ENEMY), Characters(YOURS), Characters(ENEMY, (SUPPORTERS,))
FIGHTER, ATTACKER, DEFENDER = (Characters(ANY, (f,)) for f in (InCombat(), Attacker(), Defender()))


def pump(who: Characters, atk: int, def_: int) -> PlotTwist:
    """A character in the combat, of your choice, gets so much more this combat, on any turn."""
    return PlotTwist(effect=gets(one(who), atk, def_), when=COMBAT, any_turn=True)


SMASH = super_power("Smash", MAIN_PHASE, "Might", PutCounters(This(), OfIt("wounds", This())))
FORCE_FIELD = super_power("Magnetic Force Field", COMBAT, "Energy", gets(This(), 0, 4), any_turn=True)
BERSERKER = Triggers(when.Attacks(), PutCounters(This()), title="Berserker")

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "MNB-003": (SMASH, LevelUp(when.IsStunned(), GainXP(This()), need=4, title="You Won't Like Him When He's Angry")),
    "MNB-004": (
        SMASH,
        super_power(
            "Banner's Influence",
            BUILD,
            "Intellect",
            seq(RemoveCounters(This()), DrawCards(Remembered())),
        ),
    ),
    "MNB-083": (
        FORCE_FIELD,
        LevelUp(when.TurnBegins(), GainXP(This()), still=Is(This(), (FACE_UP,)), need=4, title="Mutant Master"),
    ),
    "MNB-084": (FORCE_FIELD, super_power("Mutant Supremacy", MAIN_PHASE, "Might", KoIt(one(Resources(ANY, up=False))))),
    # supporting characters
    "MNB-009": (),
    "MNB-010": (Triggers(when.Appears(), PutCounters(one(ENEMIES), sign=-1), title="Sting"),),
    "MNB-011": (),
    "MNB-012": (
        Prohibition(AttackedRanged(), label="Dodge"),
        Amount(
            Strength(),
            AsMuchAgain(),
            during=TakesPart("attacker", against=(MAINS,)),
            words="while attacking a main character, {name} strikes with double its ATK",
            label="Fearless",
        ),
    ),
    "MNB-015": (
        Permission(ChoosesStrikeBack(), label="Leader"),
        Triggers(when.Appears(YOURS, (Other(),)), PutCounters(IT), title="Inspire"),
    ),
    "MNB-018": (
        super_power(
            "Impervious Skin",
            COMBAT,
            "Might",
            Lasting(Prohibition(HappensToThis((Wound,), "{name} doesn't receive a wound if it gets stunned")), COMBAT_LONG),
            any_turn=True,
        ),
    ),
    "MNB-021": (super_power("Lightning Strike", MAIN_PHASE, "Energy", PutCounters(one(ENEMIES), 3, -1)),),
    "MNB-067": (),
    "MNB-070": (Continuous(This(), (AtkDef(ForEach(Resources(YOURS)), ForEach(Resources(YOURS))),), label="I Am Groot"),),
    "MNB-089": (
        Prohibition(FlownOver(), during=InRowNow(FRONT), label="Grab"),
        Triggers(when.TurnBegins(), May(DrawCards(1)), still=Is(This(), (FACE_UP,)), title="Genius"),
    ),
    "MNB-091": (
        Prohibition(AttackedRanged(), label="Dodge"),
        super_power("Dust of Death", COMBAT, "Skill", If(MeleeCombat(), StunIt(one(ATTACKER))), any_turn=True, only=(TakesPart("defender"),)),
    ),
    "MNB-092": (BERSERKER,),
    "MNB-094": (),
    "MNB-095": (
        super_power("Makluan Rings", MAIN_PHASE, "Intellect", DrawCards(1)),
        super_power("Makluan Rings", MAIN_PHASE, "Skill", seq(ChoosePlayer(), Each(ThatPlayer(), DiscardIt(one(CardsIn(HAND)))))),
        super_power("Makluan Rings", MAIN_PHASE, "Might", PutCounters(one(Characters()))),
        super_power("Makluan Rings", MAIN_PHASE, "Energy", PutCounters(one(Characters()), sign=-1)),
    ),
    "MNB-098": (),
    "MNB-100": (super_power("Welcome Death", MAIN_PHASE, "Might", WoundIt(All(Characters(ANY, (Stunned(),))))),),
    # plot twists
    "MNB-023": (pump(FIGHTER, 2, 2),),
    "MNB-024": (PlotTwist(effect=CancelCombat(), when=COMBAT, any_turn=True),),
    "MNB-025": (
        PlotTwist(
            effect=seq(PutCounters(one(MINE)), gains(It("chosen"), RANGED)),
        ),
    ),
    "MNB-101": (PlotTwist(effect=KoIt(one(Characters(ANY, (Stunned(), SUPPORTERS))))),),
    "MNB-102": (PlotTwist(effect=PutCounters(All(Characters(ENEMY, (InCombat(),))), sign=-1), when=COMBAT, any_turn=True),),
    "MNB-103": (PlotTwist(effect=Change(one(FIGHTER), (Switched(),), COMBAT_LONG), when=COMBAT, any_turn=True),),
    "MNB-105": (pump(ATTACKER, 2, 0),),
    "MNB-106": (pump(ATTACKER, 0, 5),),
    "MNB-107": (pump(DEFENDER, 4, 0),),
    "MNB-108": (pump(DEFENDER, 0, 3),),
    # locations: what they give is among their facts
    "MNB-026": (),
    "MNB-052": (),
    "MNB-078": (),
    "MNB-104": (),
    "MNB-109": (),
    "MNB-110": (),
    "MNB-111": (),
    "MNB-112": (),
}  # fmt: skip
