"""The agent `search` at the DC Deck-Building Game: what it looks into, what a hand that tries a purchase out tells it, and no secrets."""

from __future__ import annotations

from longbox.agents import make_agent
from longbox.agents.search import Line
from longbox.games.dcdb.agent.search import DcWays, turns_left
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import AttackFoes, DiscardTop, DrawCards, Power
from longbox.games.dcdb.rules.buying import Buy
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.build import stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import EQUIPMENT, HERO, VILLAIN
from longbox.kernel.decisions import Act
from longbox.kernel.frames import answer as give
from longbox.kernel.match import Match
from longbox.kernel.views import View, determinize

STRONG = stand_in("Strong", HERO, Power(5), cost=4, vp=1)
WEAK = stand_in("Weak", EQUIPMENT, AttackFoes(DiscardTop()), cost=4, vp=1)
DRAWS = stand_in("Draws", VILLAIN, DrawCards(3), cost=4, vp=1)
FIVE = ["Punch"] * 5


def bought(t: Table, line: Line) -> tuple[str, ...]:
    """What a line buys; its last answer ends the turn."""
    s = t.s.clone()
    out = []
    for k, (_, given) in enumerate(line):
        d = s.decision
        assert d is not None and isinstance(d.shape, Act)
        option = d.options[given[0]]
        assert isinstance(option, EndTurn if k == len(line) - 1 else Buy)
        if isinstance(option, Buy):
            out.append(s.card(option.ref).printed.name)
        give(s, given)
    return tuple(out)


def played_out(t: Table) -> Table:
    """All cards of the hand are played."""
    for _ in range(5):
        t.A.plays("Punch")
    return t


def test_it_looks_into_whole_purchases_the_first_being_greedy_s() -> None:
    t = played_out(situation(A=side(hand=FIVE), B=side(), line_up=["Kid Flash", "Nth Metal", "Lobo"]))
    d = t.match.decision
    assert d is not None
    found = [bought(t, line) for line, _ in DcWays().lines(t.s, d)]
    assert found[0] == ("Nth Metal", "Kid Flash") or set(found[0]) in ({"Kick", "Kid Flash"}, {"Nth Metal", "Kid Flash"})
    assert () in found and ("Kick",) in found and len(set(map(frozenset, found))) == len(found)
    assert not any(["Lobo" in each for each in found])


def test_nothing_is_looked_into_while_cards_are_to_be_played() -> None:
    t = situation(A=side(hand=FIVE), B=side(), line_up=["Kid Flash"])
    d = t.match.decision
    assert d is not None and DcWays().lines(t.s, d) == ()


def choice(t: Table, seed: int) -> str:
    """What search buys first, "" for nothing."""
    d = t.match.decision
    assert d is not None
    option = d.options[make_agent("search:60", seed, "dcdb").choose(t.match.view(d.seat), d)[0]]
    return t.s.card(option.ref).printed.name if isinstance(option, Buy) else ""


def test_a_purchase_is_judged_by_the_hand_that_it_makes() -> None:
    deck = ["Kick"] * 6
    for better in (STRONG, DRAWS):
        for line_up in ([WEAK, better], [better, WEAK]):
            t = played_out(situation(A=side(hand=FIVE, deck=deck), B=side(), line_up=line_up))
            # they cost and count alike: greedy can't tell them apart, their text does
            assert [choice(t, seed) for seed in (1, 2, 3)] == [better.name] * 3


def test_what_it_cannot_know_makes_no_difference() -> None:
    t = played_out(situation(A=side(hand=FIVE, deck=["Kick", "Bane", "Robin"]), B=side(hand=["Lobo"]), line_up=[WEAK, STRONG]))
    d = t.match.decision
    assert d is not None
    given = make_agent("search:20", 3, "dcdb").choose(t.match.view(0), d)
    for k in range(3):
        other = determinize(t.s, (0,), k)
        assert other.decision is not None
        assert make_agent("search:20", 3, "dcdb").choose(View(other, 0), other.decision) == given


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    t = played_out(situation(A=side(hand=FIVE, deck=["Kick"] * 6), B=side(), line_up=[WEAK, STRONG]))
    before = t.match.view(0).table
    choice(t, 1)
    assert t.match.view(0).table == before


def test_fewer_super_villains_are_fewer_turns() -> None:
    t = situation(A=side(hand=FIVE), B=side())
    u = situation(A=side(hand=FIVE), B=side(), super_villains=["Parallax"])
    assert turns_left(t.s, 0) > turns_left(u.s, 0) > 0


def test_it_plays_a_cube_to_its_end() -> None:
    setup = {"format": "cube", "players": 2, "super_villains": ["Ra's Al Ghul (Base Set)", "Parallax (Base Set)"]}
    match = Match(GAME, setup, 5, history=False, logging=False)
    agents = [make_agent("search:12", 1, "dcdb"), make_agent("random", 2, "dcdb")]
    while (d := match.decision) is not None:
        match.choose(agents[d.seat].choose(match.view(d.seat), d))
    assert match.result is not None and match.result.winners == (0,)
