"""What nothing else shows: questions to which a changed program gave another answer, and no test noticed."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.language.vocabulary import (
    ANY,
    MAIN,
    MAIN_PHASE,
    SUPPORTERS,
    SUPPORTING,
    Characters,
    GainXP,
    InYourPile,
    LevelUp,
    PutCounters,
    PutOntoSide,
    StunIt,
    This,
    one,
    super_power,
    when,
)
from longbox.games.vs2pcg.rules.actions import PowerUp, Rearrange
from longbox.games.vs2pcg.situations import Table, put, side, situation
from longbox.games.vs2pcg.state import FRONT, HAND
from longbox.kernel.match import Match

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


def three_to_set_up() -> Match:
    """Three players who are about to set up; the first one begins."""
    cards = [["MNB-011", 4], ["MNB-067", 4], ["MNB-094", 4], ["MNB-112", 48]]
    decks = [["MNB-003", cards], ["MNB-083", cards], ["MNB-029", cards]]
    return Match(GAME, {"decks": decks, "first": 0}, 1)


def test_who_gives_up_in_the_set_up_is_asked_nothing_more() -> None:
    m = three_to_set_up()
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("row", 0)
    m.concede(1)
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("row", 0)
    m.choose((0,))
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("row", 2)
    m.choose((1,))
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("mulligan", 0)
    # and nothing that was decided is decided anew as somebody leaves
    m.concede(0)
    assert m.state.first == 0 and m.result is not None and m.result.winners == (2,)


def test_who_gives_up_while_another_is_asked_for_a_mulligan() -> None:
    m = three_to_set_up()
    for _ in range(3):
        m.choose((0,))
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("mulligan", 0)
    m.concede(2)
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("mulligan", 0)
    m.choose((0,))
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("mulligan", 1)
    m.choose((0,))
    assert m.state.turn == 1 and m.state.active == 0


def test_two_heads_of_which_one_main_character_is_gone_and_the_other_stolen_are_out_as_their_turn_begins() -> None:
    t = situation(
        A=side("MNB-083"), B=side("MNB-029"), C=side("MNB-003", front=["MNB-010"]), D=side("MNB-055"), mode="two-headed"
    )
    t.happens(ev.Ko(t.C["Hulk"].ref))
    assert t.s.order == (0, 1, 2, 3)
    t.happens(ev.ChangeSides(t.C["Star-Lord"].ref, 0, FRONT))
    assert t.s.result is None
    while t.s.result is None and t.s.active == 0:
        t.match.choose((0,))
    assert t.s.result is not None and t.s.result.winners == (0, 1)


def test_two_heads_play_on_while_one_has_its_main_character() -> None:
    t = situation(
        A=side("MNB-083"), B=side("MNB-029"), C=side("MNB-003", front=["MNB-010"]), D=side("MNB-055"), mode="two-headed"
    )
    t.happens(ev.ChangeSides(t.C["Star-Lord"].ref, 0, FRONT))
    while t.s.result is None and t.s.active == 0:
        t.match.choose((0,))
    assert t.s.result is None and t.s.order == (0, 1, 2, 3)


def test_of_a_card_in_the_pile_that_power_alone_is_used_which_works_there() -> None:
    rise = super_power("Rise", MAIN_PHASE, "Might", PutOntoSide(This()), zones=("ko",), only=(InYourPile(),))
    flex = super_power("Flex", MAIN_PHASE, "Skill", PutCounters(This()))
    ghost = define("Ghost", SUPPORTING, atk=1, def_=3, health=1, cost=1, text=(rise, flex))
    t = situation(A=side("MNB-003", ko=[ghost], up=[MIGHT, SKILL]), B=side("MNB-083"))
    assert [x for x in t.offered() if "Flex" in x] == [] and len([x for x in t.offered() if "Rise" in x]) == 1
    t.A.uses("Ghost", "Rise")
    t.A.picks("front row")
    # and in play the other one
    assert [x for x in t.offered() if "Rise" in x] == [] and len([x for x in t.offered() if "Flex" in x]) == 1


def test_who_is_removed_otherwise_is_not_collected() -> None:
    # Satana has removed an Avenger: the Collector may have one still
    t = situation(
        A=side("AFF-027", front=["AFF-045", "LEG-026"], up=[ENERGY, INTELLECT]),
        B=side("MNB-083", front=["MNB-018"], ko=["MNB-021"]),
    )
    t.A.uses("Satana", "Consume Soul")
    assert t.B.ko == []
    t.A.uses("The Collector", "Add to the Collection")
    assert "Luke Cage" in t.offered()
    t.A.picks("Luke Cage")
    assert "Luke Cage" not in t.B.front


def test_nobody_powers_up_or_moves_a_character_of_an_enemy() -> None:
    t = situation(A=side("MNB-003", hand=["MNB-021"]), B=side("MNB-083", front=["MNB-021"]))
    card, thor = t.s.ref(t.s.zone(0, HAND)[0]), t.B["Thor"].ref
    assert "vs2pcg:term-on-your-side#1" in [o.rule for o in PowerUp(0, thor, card).why_not(t.s)]
    assert "vs2pcg:term-on-your-side#1" in [o.rule for o in Rearrange(0, thor).why_not(t.s)]


def test_a_combat_that_is_cancelled_is_not_resolved() -> None:
    # the Scarlet Witch's coins are flipped as a combat resolves
    for cancels in (True, False):
        t = situation(A=side("MNB-003", hand=["MNB-024"]), B=side("MNB-083", front=["HOX-018"]), windows="all")
        name = str(t.s.card(t.s.side(1)[1]).name)
        attack(t, "Hulk", name)
        if cancels:
            t.A.plays("Think Again")
        t.passes()
        assert ("Change Probability" in t.log) is not cancels, t.log


def test_charlie_27_who_is_stronger_gains_nothing() -> None:
    t = situation(A=side("MNB-059", front=[put("LEG-023", counters=30)], up=[MIGHT]), B=side("MNB-083"), windows="all")
    attack(t, "Charlie-27", "Magneto")
    t.A.uses("Charlie-27", "Jovian Strength")
    assert t.A.stats("Charlie-27") == (31, 31)
    t.passes()
    t = situation(A=side("MNB-059", front=[put("LEG-023", counters=3)], up=[MIGHT]), B=side("MNB-083"), windows="all")
    attack(t, "Charlie-27", "Magneto")
    t.A.uses("Charlie-27", "Jovian Strength")
    assert t.A.stats("Charlie-27") == (27, 27)


def test_doctor_octopus_leads_from_the_front_alone() -> None:
    # attacked in the back row, nobody being in front, he learns nothing
    for behind in (True, False):
        t = situation(A=side("MNB-003"), B=side("PNY-031", main_back=behind))
        attack(t, "Hulk", "Doctor Octopus")
        assert t.B["Doctor Octopus"].xp == (0 if behind else 1)


def test_impervious_skin_keeps_off_the_wound_of_the_stun_and_no_other() -> None:
    t = situation(A=side("MNB-003"), B=side("DEF-007", up=[MIGHT]), windows="all")
    attack(t, "Hulk", "Luke Cage")
    t.A.done()
    t.B.uses("Luke Cage", "Impervious Skin")
    t.happens(ev.Wound(t.B["Luke Cage"].ref))
    assert t.B["Luke Cage"].wounds == 1
    t.passes()
    # 3 against 3: stunned without a wound more
    assert t.s.stunned(t.B["Luke Cage"].number) and t.B["Luke Cage"].wounds == 1


def test_jessica_jones_is_invulnerable_once_at_each_level() -> None:
    t = situation(A=side("LEG-037", up=[MIGHT, MIGHT]), B=side("MNB-003"), windows="all")
    attack(t, "Jessica Jones", "Hulk")
    t.A.uses("Jessica Jones", "Limited Invulnerability")
    if kind(t) == "pay":
        t.A.picks("Fortress")
    t.passes()
    t.A.done()
    while not (t.s.active == 1 and t.s.phase == "main"):
        t.match.choose((0,))
    t.B.attacks("Hulk", "Jessica Jones")
    t.B.done()
    assert t.A.why_not("use Jessica Jones: Limited Invulnerability") == ["vs2pcg:once-per-game#1"]
    t.happens(ev.LevelUp(t.A["Jessica Jones"].ref, 2))
    assert t.A.why_not("use Jessica Jones: Limited Invulnerability") == []


def test_who_can_t_strike_does_not_strike_by_a_power_either() -> None:
    # Miro has appeared: enemy characters can't strike this turn; Deadpool recovers at once, and would strike
    for miro in (True, False):
        hand = ["AEW-052"] if miro else []
        t = situation(
            A=side("MNB-003", front=["MNB-010"], hand=hand, resources=[MIGHT] * 6),
            B=side("MNB-083", front=["XFC-013"]),
            phase="turn",
        )
        while t.s.phase != "recruit":
            t.A.done()
        if miro:
            t.A.recruits("Miro")
        t.happens(ev.Stun(t.B["Deadpool"].ref))
        t.B.answers(True)
        if kind(t) == "choose":
            t.B.picks("Black Widow")
        assert t.A.ko == ([] if miro else ["Black Widow"])


def test_a_friend_on_the_side_and_in_the_hand_is_one_less_and_not_two() -> None:
    # Medusa costs 3, one less with the Invisible Woman on that side, or revealed
    woman = define("Invisible Woman", SUPPORTING, atk=1, def_=3, health=1, cost=3)
    hand = ["FND-012", woman]
    t = situation(A=side("MNB-003", front=[woman], hand=hand, resources=[MIGHT] * 4), B=side("MNB-083"), phase="turn")
    while t.s.phase != "recruit":
        t.A.done()
    offered = [x for x in t.offered() if x.startswith("recruit Medusa")]
    assert len(offered) == 2 and not [x for x in offered if "revealing" in x]
    t.A.recruits("Medusa")
    assert t.s.points == 2
