"""The main characters of Legacy, some of three levels: their powers, how they level up, who is left alone."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.cards.legacy import TEXT
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import FRONT, HAND, MAIN, CardDef
from tests.cards.vs2pcg.common import FOE, NAMED_PLACES as PLACES, of_legacy as helper, stunned


def mine(
    number: str,
    level: int = 1,
    *,
    foe: Laid | None = None,
    phase: str = "main",
    windows: str = "turns",
    **more: list[CardDef | str],
) -> Table:
    """A table on which this main character is A's, at this level, with one location of each symbol."""
    t = situation(
        A=side(number, up=list(PLACES), **more),
        B=foe or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)]),
        phase=phase,
        windows=windows,
    )
    if level > 1:
        t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), level))
    return t


def attack(t: Table, one: str, target: str, *others: str) -> None:
    t.A.attacks(one, target)
    for name in others:
        t.A.picks(name)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    while t.match.decision is not None and t.match.decision.kind in ("trigger", "strike back"):
        # in whatever order
        t.match.choose((0,))
    t.passes()
    while t.match.decision is not None and t.match.decision.kind in ("trigger", "strike back"):
        t.match.choose((0,))


# -- three levels ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs2pcg:level-up-powers#2", "vs2pcg:golden-rules#1")
@pytest.mark.parametrize(
    ("number", "below", "figures"),
    [
        ("LEG-003", "MNB-007", [(2, 5, 5), (4, 10, 5), (6, 11, 6)]),
        ("LEG-012", "MNB-029", [(3, 4, 5), (6, 8, 5), (9, 8, 6)]),
        ("LEG-021", "MNB-059", [(1, 1, 6), (8, 8, 6), (10, 10, 7)]),
    ],
)
def test_a_main_character_of_three_levels_begins_with_that_of_an_earlier_set(
    number: str, below: str, figures: list[tuple[int, int, int]]
) -> None:
    c = catalog()[number]
    assert c.known_text and [(v.atk, v.def_, v.health) for v in c.faces] == figures
    assert c.faces[0].abilities == catalog()[below].faces[0].abilities
    t = mine(number)
    me = t.s.ref(t.s.main(0))
    for level in (1, 2):
        t.happens(ev.GainXP(me, c.faces[level - 1].level_up - 1))
        assert t.s.card(me).level == level
        t.happens(ev.PutCounter(me, 1), ev.GainXP(me, 1))
        assert (t.s.card(me).level, t.s.card(me).xp) == (level + 1, 0)
    # the third has nothing to level up to
    t.happens(ev.GainXP(me, 20))
    assert t.s.card(me).level == 3 and t.A.stats(c.name) == (figures[2][0] + 2, figures[2][1] + 2)
    # the earlier card has its own second level
    assert len(catalog()[below].faces) == 2


def test_spider_man_draws_for_his_amazing_friends() -> None:
    t = mine("LEG-003", 2, front=[helper("Friend"), helper("Mate")])
    t.A.done()
    assert t.A["Spider-Man"].xp == 2
    t = mine("LEG-003", 3, front=[helper("Friend"), helper("Down"), helper("Mate")], phase="turn")
    t.happens(ev.Stun(t.A["Down"].ref))
    t.happens(ev.Stun(t.B["One"].ref))
    before = len(t.A.hand)
    t.A.uses("Spider-Man", "His Amazing Friends")
    # the one stunned in the turn itself is not up
    assert len(t.A.hand) == before + 2


def test_wolverine_readies_in_his_kill_frenzy() -> None:
    t = mine("LEG-012", 2)
    attack(t, "Wolverine", "One")
    assert t.A["Wolverine"].xp == 1 and t.A["Wolverine"].exhausted
    t = mine("LEG-012", 3, front=[helper("Mate", team="X-Men")])
    t.A.uses("Wolverine", "Kill-Frenzy")
    attack(t, "Wolverine", "One")
    assert stunned(t) == ["One"] and not t.A["Wolverine"].exhausted
    # again and again, but alone
    attack(t, "Wolverine", "Two", "Mate")
    assert "Two" in stunned(t) and t.A["Wolverine"].exhausted


def test_groot_grows_with_his_resources() -> None:
    t = mine("LEG-021", 2)
    t.happens(ev.Resource(t.s.ref(t.s.zone(0, 0)[0]), 0, False))
    assert t.A["Groot"].xp == 1
    t = mine("LEG-021", 3)
    t.A.uses("Groot", "I am Groot")
    assert t.A["Groot"].counters == 4 and t.B["Foe"].counters == 0


# -- two levels -------------------------------------------------------------------------------------------------------------------


def test_thor_proves_worthy_by_each_good_attacker() -> None:
    t = mine("LEG-001", front=[helper("Good"), helper("Bad", team="Underworld")])
    attack(t, "Bad", "One")
    assert t.A["Thor"].xp == 0
    attack(t, "Thor", "One", "Good")
    assert t.A["Thor"].xp == 2 and t.A["Thor"].counters == 1 and t.A["Good"].counters == 0
    # an enemy's attack is none of his
    t.A.done()
    for _ in range(3):
        t.B.done()
    t = mine("LEG-001")
    t.A.uses("Thor", "Lightning Strike")
    t.A.picks("Foe")
    assert t.B["Foe"].counters == -3 and t.B["One"].counters == 0


def test_thor_the_god_of_thunder_doubles_counters() -> None:
    for yes in (True, False):
        t = mine("LEG-001", 2)
        t.happens(ev.PutCounter(t.A["Thor"].ref, 2), ev.PutCounter(t.B["One"].ref, -1), ev.PutCounter(t.B["Foe"].ref, -2))
        t.A.uses("Thor", "God of Thunder")
        t.A.answers(yes)
        if yes:
            assert sorted(t.offered()) == ["Foe", "One"]
            t.A.picks("Foe")
        assert (t.A["Thor"].counters, t.B["Foe"].counters, t.B["One"].counters) == (4, -4 if yes else -2, -1)


def test_cyclops_leads_the_x_men_and_blasts() -> None:
    hand = [helper("X", team="X-Men"), helper("Avenger")]
    t = mine("LEG-010", hand=hand, resources=[helper("R")] * 2, phase="turn")
    t.A.done()
    t.A.recruits("Avenger")
    assert t.A["Cyclops"].xp == 0
    t.A.recruits("X")
    assert t.A["Cyclops"].xp == 1
    t = mine("LEG-010", front=[helper("Mate")])
    t.A.uses("Cyclops", "Battle Tactics")
    t.A.picks("Mate")
    t.A.picks("back row")
    assert t.A.back == ["Mate"]
    foe = side(FOE, front=[helper("One")], back=[helper("Behind"), helper("Havok")])
    t = situation(A=side("LEG-010", front=[helper("Mine"), helper("Havok")], up=["Laboratory"] * 2), B=foe)
    t.happens(ev.LevelUp(t.A["Cyclops"].ref, 2))
    t.A.uses("Cyclops", "Optic Blast")
    assert sorted(t.offered()) == ["Mine", "One"]
    t.A.picks("One")
    assert stunned(t) == ["One"]


def of_levels(name: str, team: str, *levels: tuple[str, int, int, int]) -> CardDef:
    """A main character of these levels: the number of each text, its ATK, DEF and health; before them a plain level 1."""
    card: CardDef | None = None
    for number, atk, def_, health in reversed(levels):
        card = define(name, MAIN, atk=atk, def_=def_, health=health, teams=(team,), text=TEXT[number], then=card)
    return define(name, MAIN, atk=2, def_=5, health=5, teams=(team,), then=card)


def at_level(card: CardDef, level: int, *, up: list[CardDef | str] | None = None, **more: Any) -> Table:
    """A table on which A has this main character at this level."""
    foe = more.pop("foe", None) or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)])
    keep = {k: more.pop(k) for k in ("phase", "windows") if k in more}
    t = situation(A=side(card, up=list(PLACES) if up is None else up, **more), B=foe, **keep)
    t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), level))
    return t


def test_green_goblin_plays_his_game_with_whoever_has_nothing() -> None:
    t = mine("LEG-028", 2)
    t.happens(ev.Stun(t.B["One"].ref))
    t.happens(ev.Stun(t.B["Foe"].ref))
    assert t.A["Green Goblin"].xp == 2
    full = side(FOE, front=[helper("One")], hand=[helper("H")])
    t = mine("LEG-028", 3, foe=full, front=[helper("Imp")], hand=[helper("K")])
    t.A.uses("Green Goblin", "Goblin's Game")
    assert t.s.result is None and t.asked(t.A) == "turn"
    for empty in (side(FOE, front=[helper("One")]), side(FOE, hand=[helper("H")])):
        t = mine("LEG-028", 3, foe=empty, front=[helper("Imp")], hand=[helper("K")])
        t.A.uses("Green Goblin", "Goblin's Game")
        assert t.s.result is not None and t.s.result.winners == (0,)


@pytest.mark.rule("vs2pcg:uniqueness#3", "vs2pcg:golden-rules#1")
def test_ultron_is_many() -> None:
    hand: list[CardDef | str] = ["MNB-093", "MNB-093"]
    t = mine("LEG-030", hand=hand, ko=["MNB-093", helper("Dead")], phase="turn", foe=side(FOE, front=["MNB-093"]))
    t.A.uses("Ultron", "Iterate")
    assert t.offered() == ["Ultron", "Ultron", "Ultron"]
    t.A.gives(2)
    t.A.picks("back row")
    assert t.A.back == ["Ultron"] and t.A.front == ["Ultron"] and t.A.ko == ["Dead"]
    for _ in range(4):
        t.A.done()
    # himself and the other, not the enemy's
    assert t.A["Ultron"].xp == 2 or t.s.card(t.s.main(0)).xp == 2
    t = mine("LEG-030", 2, hand=hand, ko=["MNB-093"], phase="turn")
    t.A.uses("Ultron", "Reiterate")
    t.A.gives(0, 2)
    # a row for each
    t.A.picks("front row")
    t.A.picks("front row")
    assert t.A.front == ["Ultron"] * 3 and t.A.ko == [] and t.A.hand.count("Ultron") == 1
    # he may be recruited beside him as well
    t = mine("LEG-030", hand=["MNB-093"], resources=[helper("R")] * 6, phase="turn")
    t.A.done()
    t.A.recruits("Ultron")
    assert t.A.front == ["Ultron", "Ultron"]
    # a main character that doesn't swarm allows none of its name
    t = situation(
        A=side(define("Ultron", MAIN, def_=5), hand=["MNB-093"], resources=[helper("R")] * 6), B=side(FOE), phase="turn"
    )
    t.A.done()
    assert not any("recruit Ultron" in o for o in t.offered())


def test_jessica_jones_is_invulnerable_once_at_each_level() -> None:
    foe = side(FOE, front=[helper("One", 9, 9)])
    t = mine("LEG-037", windows="all", foe=foe, hand=["Fortress", "Fortress"])
    for level in (1, 2):
        attack_(t, "Jessica Jones", "One")
        assert any("Limited" in o for o in t.offered()) == (level == 1 or t.A["Jessica Jones"].level == 2)
        t.A.uses("Jessica Jones", "Limited Invulnerability")
        if t.match.decision is not None and t.match.decision.kind == "pay":
            t.match.choose(t.match.decision.shape.least())
        assert not any("Limited" in o for o in t.offered())
        t.passes()
        # tough: she may recover; she has no wound
        t.A.answers(True)
        assert t.A["Jessica Jones"].wounds == 0 and not t.s.stunned(t.A["Jessica Jones"].number)
        if level == 1:
            t.happens(ev.LevelUp(t.A["Jessica Jones"].ref, 2), ev.Ready(t.A["Jessica Jones"].ref))
    # it was for the turn
    t.A.done()
    t.happens(ev.Stun(t.A["Jessica Jones"].ref))
    assert t.A["Jessica Jones"].wounds == 1


def attack_(t: Table, one: str, target: str) -> None:
    t.A.attacks(one, target)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()


def test_jessica_jones_collars_a_character_of_a_hand() -> None:
    foe = side(FOE, front=[helper("One")], hand=[helper("H"), "Academy", helper("I")])
    t = mine("LEG-037", 2, foe=foe, hand=[helper("Own")])
    t.A.uses("Jessica Jones", "Collar the Suspect")
    # she sees the hand, and takes a character of it
    assert t.offered() == ["H", "I"]
    t.A.picks("I")
    assert t.B.hand == ["H", "Academy"] and t.B.ko == ["I"] and t.A.hand == ["Own"]
    assert all(t.s.card(n).known & 1 for n in t.s.zone(1, HAND))
    t = mine("LEG-037", 2, foe=side(FOE, hand=["Academy"]))
    t.A.uses("Jessica Jones", "Collar the Suspect")
    assert t.B.hand == ["Academy"]


def test_jessica_jones_stakes_out_who_appears_among_enemies() -> None:
    t = mine("LEG-037", foe=side(FOE, hand=[helper("New")]), hand=[helper("Own")])
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, HAND)[0]), 0, FRONT))
    assert t.A["Jessica Jones"].xp == 0
    t.happens(ev.Appear(t.s.ref(t.s.zone(1, HAND)[0]), 1, FRONT))
    assert t.A["Jessica Jones"].xp == 1


def test_daredevil_of_legacy_fears_nothing_and_ends_the_fighting() -> None:
    dare = of_levels("Daredevil", "Defenders", ("LEG-039", 5, 9, 5), ("LEG-040", 7, 10, 6))
    t = at_level(dare, 2, foe=side(FOE, front=[helper("Wall", 0, 10)]), windows="all")
    attack_(t, "Daredevil", "Wall")
    t.A.uses("Daredevil", "The Man Without Fear")
    assert t.A.stats("Daredevil") == (5, 9)
    t.passes()
    assert stunned(t) == ["Wall"] and t.A["Daredevil"].level == 2
    # attacked he gains XP if he protects somebody
    for back, level in (([helper("Behind")], 3), ([], 2)):
        t = situation(A=side(FOE), B=side(dare, back=list(back)))
        t.happens(ev.LevelUp(t.B["Daredevil"].ref, 2))
        attack_(t, "Foe", "Daredevil")
        t.passes()
        assert t.B["Daredevil"].level == level
    t = at_level(dare, 3, front=[helper("Mate")], windows="all")
    attack_(t, "Daredevil", "One")
    t.A.uses("Daredevil", "Savior of Hell's Kitchen")
    t.passes()
    assert "One" in stunned(t) and not any(o.startswith("attack") for o in t.offered())


def test_kingpin_of_legacy_takes_over_the_world() -> None:
    king = of_levels("Kingpin", "Underworld", ("LEG-047", 8, 9, 6))
    deck: list[CardDef | str] = [helper("D"), "Fortress", "Academy", helper("E")]
    t = at_level(king, 2, deck=deck, ko=["Laboratory", helper("Dead")])
    t.A.uses("Kingpin", "Take Over the World")
    assert sorted(t.offered()) == ["Academy", "Fortress", "Laboratory"]
    t.A.picks("Fortress", "Laboratory")
    # three of the four lie face down now: he has paid with them
    assert t.A.resources[-2:] == ["Fortress", "Laboratory"] and t.A.ko == ["Dead"]
    assert sorted(t.A.deck) == ["Academy", "D", "E"] and t.B.resources == []


def test_baron_mordo_hexes() -> None:
    foe = side("MNB-003", front=[helper("One")])
    t = mine("LEG-048", foe=foe)
    t.happens(ev.GainXP(t.B["Hulk"].ref, 9))
    assert (t.B["Hulk"].level, t.B["Hulk"].xp) == (1, 9)
    # his own side levels up; and once he is stunned, so do they
    t.happens(ev.Stun(t.A["Baron Mordo"].ref))
    assert (t.B["Hulk"].level, t.B["Hulk"].xp) == (2, 0)
    t = mine("LEG-048")
    t.happens(ev.GainXP(t.A["Baron Mordo"].ref, 4))
    assert t.A["Baron Mordo"].level == 2


def test_baron_mordo_mesmerizes_again_and_again_and_learns_by_it() -> None:
    foe = side(FOE, hand=[helper("H"), helper("I"), helper("J")])
    t = mine("LEG-048", foe=foe, hand=["Laboratory", helper("K")])
    for k in (1, 2):
        t.A.uses("Baron Mordo", "Mesmerize")
        if t.match.decision is not None and t.match.decision.kind == "pay":
            t.match.choose(t.match.decision.shape.least())
        t.A.picks("B")
        assert len(t.B.hand) == 3 - k and t.A["Baron Mordo"].xp == k
    # several cards at once are one occasion
    t = mine("LEG-048", foe=foe)
    t.happens(*[ev.Discard(t.s.ref(n), 1) for n in t.s.zone(1, HAND)])
    assert t.B.hand == [] and t.A["Baron Mordo"].xp == 1
    # his own are none
    t = mine("LEG-048", hand=[helper("K")])
    t.A.uses("Baron Mordo", "Mesmerize")
    t.A.picks("A")
    assert t.A.hand == [] and t.A["Baron Mordo"].xp == 0


def test_baron_mordo_hypnotizes_until_his_next_turn() -> None:
    foe = side("MNB-003", front=[helper("One")])
    t = mine("LEG-048", 2, foe=foe)
    t.s.write(t.B["Hulk"].number).level = 2
    t.A.uses("Baron Mordo", "Hypnotize")
    assert t.B["Hulk"].level == 1 and t.A["Baron Mordo"].level == 2
    t.A.done()
    assert t.B["Hulk"].level == 1
    for _ in range(4):
        t.B.done()
    assert t.B["Hulk"].level == 2


def test_singularity_inspires_and_finds_her_friends() -> None:
    for n, level in ((4, 2), (3, 1)):
        front: list[CardDef | str] = [helper(f"F{k}", team="A-Force") for k in range(n)]
        t = mine("LEG-055", front=[*front, helper("Other")], phase="turn")
        assert t.A["Singularity"].level == level
    t = mine("LEG-055", hand=[helper("New")], resources=[helper("R")], phase="turn")
    t.A.done()
    t.A.recruits("New")
    assert t.A["New"].counters == 1 and t.A["Singularity"].counters == 0


@pytest.mark.rule("vs2pcg:reaction-powers#1")
def test_singularity_envelops_who_has_been_ko_d() -> None:
    for use in (True, False):
        t = mine("LEG-055", front=[helper("Friend", health=1), helper("Mate", health=1)], windows="all")
        t.happens(ev.Stun(t.A["Friend"].ref))
        assert t.asked(t.A) == "window" and t.A.ko == ["Friend"]
        t.A.gives(*([0] if use else []))
        assert t.A.hand == (["Friend"] if use else []) and t.A.ko == ([] if use else ["Friend"])
        # once a turn
        t.happens(ev.Ko(t.A["Mate"].ref))
        if use:
            assert t.asked(t.A) == "turn" and t.A.ko == ["Mate"]
    # nothing for an enemy, nor without Energy
    t = mine("LEG-055", foe=side(FOE, front=[helper("One", health=1)]), windows="all")
    t.happens(ev.Ko(t.B["One"].ref))
    assert t.asked(t.A) == "turn" and t.B.ko == ["One"]
    t = situation(A=side("LEG-055", front=[helper("Friend", health=1)], up=["Fortress"]), B=side(FOE), windows="all")
    t.happens(ev.Ko(t.A["Friend"].ref))
    assert t.asked(t.A) == "turn" and t.A.ko == ["Friend"]


def test_singularity_s_gravity_vortex() -> None:
    t = mine("LEG-055", 2)
    t.A.uses("Singularity", "Gravity Vortex")
    assert t.offered() == ["One", "Two"]
    t.A.picks("Two")
    assert t.B.hand == ["Two"] and t.B.front == ["Foe", "One"]


def test_she_hulk_of_legacy_fights_on_and_finds_a_team() -> None:
    she = of_levels("She-Hulk", "A-Force", ("LEG-057", 7, 6, 6), ("LEG-058", 7, 9, 7))
    t = at_level(she, 2, front=[helper("Mate", team="A-Force"), helper("Out")])
    t.A.uses("She-Hulk", "A-Force Assemble!")
    attack(t, "She-Hulk", "One", "Mate")
    assert (t.A["She-Hulk"].xp, t.A["She-Hulk"].counters, t.A["Mate"].counters, t.A["Out"].counters) == (1, 1, 1, 0)
    attack(t, "Out", "Two")
    assert t.A["She-Hulk"].xp == 1
    deck: list[CardDef | str] = [
        helper("D0"),
        helper("D1"),
        helper("A"),
        helper("X", team="X-Men"),
        helper("B"),
        helper("C", team="X-Men"),
        helper("L", team="Defenders"),
    ]
    t = at_level(she, 3, deck=deck, phase="turn")
    t.A.uses("She-Hulk", "Welcome to the Team")
    assert "L" not in t.offered()
    t.A.picks("X")
    assert t.asked(t.A) == "choose" or "C" in t.A.hand
    if t.match.decision is not None and t.match.decision.kind == "choose":
        assert t.offered() == ["C"]
        t.A.picks("C")
    assert t.A.hand[-2:] == ["X", "C"] and sorted(t.A.deck) == ["A", "B", "L"]


def test_elektra_trains_and_assassinates_past_the_front_row() -> None:
    foe = side(FOE, front=[helper("One", 0, 1)], back=[helper("Behind", 0, 2), helper("Hidden", 0, 2)])
    t = mine("LEG-068", foe=foe)
    assert not any(o.startswith("attack Behind") for o in t.offered())
    t.A.uses("Elektra", "Ninja Training")
    attack(t, "Elektra", "Behind")
    assert stunned(t) == ["Behind"] and t.A["Elektra"].xp == 1
    t.happens(ev.Ready(t.A["Elektra"].ref))
    attack(t, "Elektra", "One")
    assert "One" in stunned(t) and t.A["Elektra"].xp == 1
    t.A.done()
    assert not any(a.label == "Stealth" for a in t.s.now(t.A["Elektra"].number).abilities)


def test_elektra_leaves_and_comes_back_as_she_was() -> None:
    t = mine("LEG-068", 2, front=[helper("Mate")])
    t.happens(ev.PutCounter(t.A["Elektra"].ref, 2), ev.Wound(t.A["Elektra"].ref, 3, source=t.A["Mate"].ref))
    t.A.uses("Elektra", "Hand Experience")
    assert t.A.hand == ["Elektra"] and t.A.front == ["Mate"] and t.s.result is None
    t.A.done()
    while t.s.active == 1:
        t.B.done()
    assert t.asked(t.A) == "row"
    t.A.picks("back row")
    me = t.A["Elektra"]
    assert t.A.back == ["Elektra"] and (me.counters, me.wounds, me.level) == (2, 3, 2) and t.A.stats("Elektra") == (8, 9)
    assert "Elektra" not in t.A.hand
