"""What players would ask of Legacy and The Alien Battles: two at once, nothing to do it to, gone by then, whose it is."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import FRONT, HAND, MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import FOE, NAMED_PLACES as PLACES, stunned

ACE = define("Ace", MAIN, atk=2, def_=5, health=9, teams=("Avengers",))


def helper(name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "Avengers", cost: int = 1) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,) if team else ())


def table(main: CardDef | str, *front: CardDef | str, foe: Laid | None = None, **more: list[CardDef | str]) -> Table:
    b = foe or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)])
    return situation(A=side(main, front=list(front), up=list(PLACES), **more), B=b, windows="all")


def to_turn_of(t: Table, player: int) -> None:
    """Everybody does nothing until the next turn of this player has begun."""
    turn = t.s.turn
    while t.s.turn == turn or t.s.active != player:
        assert t.match.decision is not None
        t.match.choose((0,))


@pytest.mark.parametrize(
    ("number", "figures"),
    [
        ("LEG-028", [(2, 5, 5), (6, 6, 5), (8, 8, 6)]),
        ("LEG-039", [(2, 5, 5), (5, 9, 5), (7, 10, 6)]),
        ("LEG-046", [(2, 5, 5), (7, 7, 5), (8, 9, 6)]),
        ("LEG-057", [(3, 4, 6), (7, 6, 6), (7, 9, 7)]),
    ],
)
def test_the_other_main_characters_of_three_levels(number: str, figures: list[tuple[int, int, int]]) -> None:
    c = catalog()[number]
    assert c.known_text and [(v.atk, v.def_, v.health) for v in c.faces][1:] == figures[1:]
    assert len(c.faces) == 3 and all(v.level_up for v in c.faces[:2]) and not c.faces[2].level_up
    # each level has the power that goes through all of them
    first = c.faces[0].abilities[0]
    assert all(first == v.abilities[0] for v in c.faces)


def test_whom_nightmare_has_weakened_does_not_come_round() -> None:
    t = table(ACE, "LEG-053")
    one = t.B["One"].ref
    t.happens(ev.Stun(one))
    t.happens(ev.PutCounter(one, -3))
    t.happens(ev.Recover(one))
    # with DEF 0 it is stunned at once (vs2pcg:counters#4), and that wound is its last
    assert t.B.ko == ["One"] and stunned(t) == []


def test_envelop_saves_one_of_two_that_go_at_once() -> None:
    t = table("LEG-055", helper("F", health=1), helper("G", health=1), helper("H"))
    t.happens(ev.Stun(t.A["F"].ref), ev.Stun(t.A["G"].ref))
    assert t.asked(t.A) == "window" and len(t.offered()) == 2
    t.A.gives(1)
    assert t.asked(t.A) == "turn" and len(t.A.hand) == 1 and len(t.A.ko) == 1 and "H" in t.A.front


def test_hypnotize_goes_down_all_levels_and_comes_back_to_the_same() -> None:
    t = table("LEG-048", foe=side("LEG-003", front=[helper("One")]))
    t.s.write(t.A["Baron Mordo"].number).level = 2
    t.s.write(t.B["Spider-Man"].number).level = 3
    t.happens(ev.PutCounter(t.B["Spider-Man"].ref, 1))
    t.A.uses("Baron Mordo", "Hypnotize")
    assert t.B["Spider-Man"].level == 1 and t.B.stats("Spider-Man") == (3, 6)
    to_turn_of(t, 0)
    assert t.B["Spider-Man"].level == 3 and t.B.stats("Spider-Man") == (7, 12)
    # one of level 1 is so already, and stays so
    t = table("LEG-048", foe=side("MNB-003"))
    t.happens(ev.LevelUp(t.A["Baron Mordo"].ref, 2))
    t.A.uses("Baron Mordo", "Hypnotize")
    to_turn_of(t, 0)
    assert t.B["Hulk"].level == 1


def test_shadowcat_does_not_join_a_main_character_of_her_name_but_the_combat_is_off() -> None:
    cat = define("Shadowcat", MAIN, atk=1, def_=5, health=5, teams=("X-Men",))
    t = situation(A=side(ACE), B=side(cat, hand=["LEG-014"], up=["Laboratory"]), windows="all")
    t.A.attacks("Ace", "Shadowcat")
    t.A.done()
    t.B.uses("Shadowcat", "Intangible Escape")
    assert t.s.combat is None and t.B.hand == ["Shadowcat"] and t.B.front == ["Shadowcat"] and stunned(t) == []


def test_no_card_to_discard_is_no_discard() -> None:
    t = table("LEG-048", foe=side(FOE))
    t.A.uses("Baron Mordo", "Mesmerize")
    t.A.picks("B")
    assert t.A["Baron Mordo"].xp == 0 and t.asked(t.A) == "turn"


def test_who_has_no_team_may_be_collected_beside_all_others() -> None:
    foe = side(FOE, front=[helper("N1", team=""), helper("N2", team=""), helper("X", team="X-Men")])
    t = table(ACE, "LEG-026", foe=foe)
    for name in ("N1", "N2"):
        t.A.uses("The Collector", "Add to the Collection")
        t.A.picks(name)
        to_turn_of(t, 0)
        while t.s.phase != "main":
            t.match.choose((0,))
        for n in t.s.zone(0, 5):
            t.happens(ev.TurnLocation(t.s.ref(n), True))
    assert t.B.front == ["Foe", "X"]


def test_martinex_does_not_cool_a_main_character_which_costs_nothing() -> None:
    t = table(ACE, "LEG-024", foe=side(FOE, front=[helper("Cheap", cost=3)]))
    t.A.uses("Martinex", "Cool Down")
    assert not t.B["Foe"].exhausted and not t.B["Cheap"].exhausted


def test_elektra_who_has_been_discarded_meanwhile_does_not_come_back() -> None:
    t = table("LEG-068", helper("Mate"))
    t.happens(ev.LevelUp(t.A["Elektra"].ref, 2))
    t.A.uses("Elektra", "Hand Experience")
    t.happens(ev.Discard(t.s.ref(t.s.zone(0, HAND)[0]), 0))
    assert t.A.ko == ["Elektra"] and t.s.result is None
    to_turn_of(t, 0)
    assert t.A.front == ["Mate"] and t.A.ko == ["Elektra"] and t.s.result is None


def test_ultron_is_many_also_while_he_lies_stunned() -> None:
    t = table("LEG-030", hand=["MNB-093"], foe=side(FOE))
    t.happens(ev.Stun(t.s.ref(t.s.main(0))))
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, HAND)[0]), 0, FRONT))
    # vs2pcg:keyword-swarm#1 that can't be turned off
    assert t.A.front == ["Ultron", "Ultron"] and t.A.ko == []


def test_newt_leaves_a_team_attack_without_a_defender() -> None:
    t = situation(A=side(ACE, front=[helper("Mate")]), B=side(FOE, front=["ALN-009"]), windows="all")
    t.A.attacks("Ace", "Newt")
    t.A.picks("Mate")
    assert t.s.combat is None and t.B.hand == ["Newt"] and t.A["Mate"].exhausted and t.A["Ace"].exhausted


def test_ash_is_ignored_where_a_main_character_has_his_name() -> None:
    ash = define("Ash", MAIN, atk=1, def_=5, health=5)
    t = table(ACE, "ALN-021", foe=side(ash))
    t.A.uses("Ash", "Twitchy")
    assert "Ash" in t.A.front and t.B.back == []
