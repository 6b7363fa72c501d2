"""Sanctioned events (chapters 9 to 14): rounds, tables, points, play-offs, standings, Singleton Cube, judges."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longbox.errors import UserError
from longbox.games import game
from longbox.games.dcdb.decks.sanctioned import EVENT
from longbox.kernel.match import Match
from longbox.tournament import paper
from longbox.tournament.events import Concede, Drop, Enter, Head, Pair, Penalty, Report, Time
from longbox.tournament.model import SWISS, Tournament
from longbox.tournament.playing import match_of, play
from longbox.tournament.rounds import next_round
from longbox.tournament.standings import Row, final, swiss
from longbox.tournament.structure import Outcome, Seating

EIGHT = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def event(names: tuple[str, ...] = EIGHT, way: str = "cube", agent: str = "", seed: int = 1, every: int = 0) -> Tournament:
    """A tournament that these have entered."""
    t = Tournament(Head("dcdb", way, seed, every=every), EVENT)
    for name in names:
        t.take(Enter(name, agent))
    return t


def tables(*seated: str, stage: str = SWISS) -> Pair:
    """A round with these tables, players named by their first letters."""
    names = {n[0]: n for n in EIGHT}
    return Pair(stage, tuple([Seating(tuple([names[c] for c in each]), 0, 5) for each in seated]))


def ended(round: int, table: int, places: str, **played: str) -> Report:
    """A table's result."""
    names = {n[0]: n for n in EIGHT}
    return Report(round, table, Outcome(tuple([names[c] for c in places]), {}, {names[k]: (v,) for k, v in played.items()}))


def row(t: Tournament, letter: str) -> Row:
    return next(r for r in swiss(t) if r.name.startswith(letter))


def play_all(t: Tournament) -> None:
    """End all tables of the round under way, the players in the order of their seats."""
    r = t.under_way
    assert r is not None
    for i, table in enumerate(r.tables, 1):
        t.take(Report(r.number, i, Outcome(table.seating.players)))


@pytest.mark.rule("dcdb:9.010")
@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (8, (4, 4)),
        (9, (3, 3, 3)),
        (10, (4, 3, 3)),
        (11, (4, 4, 3)),
        (13, (4, 3, 3, 3)),
        (16, (4, 4, 4, 4)),
        (17, (4, 4, 3, 3, 3)),
    ],
)
def test_tables_are_of_four_whenever_possible_and_those_at_the_top_are(players: int, wanted: tuple[int, ...]) -> None:
    t = event(tuple([f"P{i}" for i in range(players)]))
    pair = next_round(t)
    assert tuple([len(s.players) for s in pair.tables]) == wanted
    assert sorted([n for s in pair.tables for n in s.players]) == sorted(t.players)
    t.take(pair)
    play_all(t)
    second = next_round(t)
    assert tuple([len(s.players) for s in second.tables]) == wanted
    points = [[row.points for row in swiss(t) if row.name in s.players] for s in second.tables]
    assert all([min(a) >= max(b) for a, b in pairwise(points)])


@pytest.mark.rule("dcdb:9.010")
def test_seats_and_who_has_the_choice_are_drawn_by_lot_and_noted() -> None:
    pairs = {next_round(event(seed=seed)) for seed in range(30)}
    assert {s.first for p in pairs for s in p.tables} == {0, 1, 2, 3}
    assert len(pairs) == 30 and next_round(event(seed=3)) == next_round(event(seed=3))


@pytest.mark.rule("dcdb:9.060")
def test_a_tournament_takes_eight_players() -> None:
    with pytest.raises(UserError, match="at least 8 players; 7 have entered"):
        next_round(event(EIGHT[:7]))
    assert next_round(event()).stage == SWISS


@pytest.mark.rule("dcdb:9.070")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [(8, 3), (9, 4), (16, 4), (17, 5), (32, 5), (33, 6), (64, 6), (65, 7), (128, 7), (129, 8)],
)
def test_rounds_by_the_number_of_players(players: int, rounds: int) -> None:
    assert EVENT.rounds(players) == rounds


@pytest.mark.rule("dcdb:9.070")
def test_the_organizer_may_have_another_number_of_rounds() -> None:
    t = Tournament(Head("dcdb", "cube", 1, rounds=1), EVENT)
    for name in EIGHT:
        t.take(Enter(name))
    t.take(next_round(t))
    play_all(t)
    assert next_round(t).stage == "finals"


@pytest.mark.rule("dcdb:9.080", "dcdb:9.100")
@pytest.mark.example("dcdb:9.101")
def test_after_three_rounds_the_best_four_play_the_finals_seated_by_their_standings() -> None:
    t = event()
    for _ in range(3):
        t.take(next_round(t))
        play_all(t)
    ranked = [r.name for r in swiss(t)]
    final_round = next_round(t)
    assert final_round.stage == "finals"
    (table,) = final_round.tables
    # clockwise by rank; the best has the choice
    assert table.players == tuple(ranked[:4]) and table.first == 0
    t.take(final_round)
    t.take(Report(4, 1, Outcome((ranked[2], ranked[0], ranked[3], ranked[1]))))
    assert t.over
    assert [r.name for r in final(t)] == [ranked[2], ranked[0], ranked[3], ranked[1], *ranked[4:]]
    assert [r.name for r in swiss(t)] == ranked
    with pytest.raises(UserError, match="the tournament is over"):
        next_round(t)


@pytest.mark.rule("dcdb:9.081", "dcdb:9.100")
@pytest.mark.example("dcdb:9.101")
def test_after_five_rounds_the_best_eight_play_semi_finals() -> None:
    t = event(tuple([f"P{i}" for i in range(17)]))
    for _ in range(5):
        t.take(next_round(t))
        play_all(t)
    n = [r.name for r in swiss(t)]
    semis = next_round(t)
    assert semis.stage == "semi-finals"
    assert [s.players for s in semis.tables] == [(n[0], n[3], n[4], n[7]), (n[1], n[2], n[5], n[6])]
    assert [s.first for s in semis.tables] == [0, 0]
    t.take(semis)
    t.take(Report(6, 1, Outcome((n[7], n[3], n[0], n[4]))))
    t.take(Report(6, 2, Outcome((n[1], n[6], n[5], n[2]))))
    finals = next_round(t)
    # the first two of each, by their standings after the rounds
    assert finals.stage == "finals" and [s.players for s in finals.tables] == [(n[1], n[3], n[6], n[7])]
    t.take(finals)
    play_all(t)
    assert [r.name for r in final(t)] == [n[1], n[3], n[6], n[7], n[0], n[2], n[4], n[5], *n[8:]]


@pytest.mark.rule("dcdb:9.090", "dcdb:9.110")
def test_points_and_tie_breakers_in_their_order() -> None:
    t = event()
    t.take(tables("ABCD", "EFGH"))
    t.take(ended(1, 1, "ABCD"))
    t.take(ended(1, 2, "EFGH"))
    assert [(row(t, c).points, row(t, c).firsts) for c in "ABCD"] == [(4, 1), (2, 0), (0, 0), (0, 0)]
    t.take(tables("BFCG", "AEDH"))
    t.take(ended(2, 1, "FBGC"))
    t.take(ended(2, 2, "DAHE"))
    # A 4+2, B 2+2, C 0, D 0+4, E 4+0, F 2+4, G 0, H 0
    assert {r.name[0]: r.points for r in swiss(t)} == {"A": 6, "B": 4, "C": 0, "D": 4, "E": 4, "F": 6, "G": 0, "H": 0}
    assert {r.name[0]: r.firsts for r in swiss(t)} == {"A": 1, "B": 0, "C": 0, "D": 1, "E": 1, "F": 1, "G": 0, "H": 0}
    # whom they met: A met B C D E D H, F met E G H B C G
    assert row(t, "A").their_points == 4 + 0 + 4 + 4 + 4 + 0 and row(t, "F").their_points == 4 + 0 + 0 + 4 + 0 + 0
    assert row(t, "A").their_firsts == 0 + 0 + 1 + 1 + 1 + 0 and row(t, "F").their_firsts == 1
    order = [r.name[0] for r in swiss(t)]
    # D and E met A B C A E H and F G H A D H: 20 and 16 points; B has as many points as they, but no first place
    assert row(t, "D").their_points == 6 + 4 + 0 + 6 + 4 + 0 and row(t, "E").their_points == 6 + 0 + 0 + 6 + 4 + 0
    assert order[:5] == ["A", "F", "D", "E", "B"]
    # the others have no points: by whom they met
    assert [row(t, c).their_points for c in order[5:]] == sorted([row(t, c).their_points for c in "CGH"], reverse=True)


@pytest.mark.rule("dcdb:9.110")
def test_what_nothing_else_decides_is_decided_by_a_number_drawn_once() -> None:
    orders = set()
    for seed in range(20):
        t = event(seed=seed)
        assert [r.name for r in swiss(t)] == [r.name for r in swiss(t)]
        orders.add(tuple([r.name for r in swiss(t)]))
    assert len(orders) > 10


@pytest.mark.rule("dcdb:9.030", "dcdb:9.040")
def test_who_drops_between_rounds_is_not_seated_and_keeps_its_points() -> None:
    t = event((*EIGHT, "Ida"))
    t.take(next_round(t))
    play_all(t)
    leader = swiss(t)[0]
    t.take(Drop(leader.name))
    pair = next_round(t)
    assert leader.name not in [n for s in pair.tables for n in s.players] and [len(s.players) for s in pair.tables] == [4, 4]
    assert row(t, leader.name).points == 4
    for _ in range(3):
        t.take(next_round(t))
        play_all(t)
    (table,) = next_round(t).tables
    assert leader.name not in table.players


@pytest.mark.rule("dcdb:9.040")
def test_who_drops_or_concedes_in_a_match_is_last_whatever_its_points() -> None:
    t = event()
    t.take(tables("ABCD", "EFGH"))
    t.take(Concede("Ann", *t.plays_at("Ann")))
    t.take(Drop("Bob", False, "", *t.plays_at("Bob")))
    t.take(ended(1, 1, "ABCD"))
    t.take(ended(1, 2, "EFGH"))
    assert t.table(1, 1).places == ("Cat", "Dan", "Ann", "Bob")
    assert [row(t, c).points for c in "ABCDE"] == [0, 0, 4, 2, 4]
    assert row(t, "A").firsts == 0 and row(t, "C").firsts == 1
    # conceding a match is not leaving
    assert [e.name for e in t.there] == [n for n in EIGHT if n != "Bob"]
    assert t.plays_at("Ann") == (0, 0)
    with pytest.raises(UserError, match="plays no match at table 1"):
        t.take(Concede("Ann", 1, 1))


@pytest.mark.rule("dcdb:9.090", "dcdb:9.040")
def test_at_a_table_of_three_the_last_place_brings_nothing_even_to_two() -> None:
    t = event()
    t.take(tables("ABC", "DEFG"))
    t.take(Concede("Ann", 1, 1))
    t.take(Concede("Bob", 1, 1))
    t.take(ended(1, 1, "CBA"))
    assert [row(t, c).points for c in "ABC"] == [0, 0, 4]


@pytest.mark.rule("dcdb:9.120")
def test_each_table_has_a_stack_of_its_own() -> None:
    t = event(tuple([f"P{i}" for i in range(16)]))
    stacks = [s.drawn for s in next_round(t).tables]
    assert len(set(stacks)) == 4 and all([len(set(s)) == 5 for s in stacks])
    t.take(next_round(t))
    match = match_of(t, 1, 2)
    assert match.setup["super_villains"] == list(stacks[1])
    assert [p.name for p in match.players] == list(t.table(1, 2).seating.players)
    assert match.decision is not None and match.decision.player == t.table(1, 2).seating.first


@pytest.mark.rule("dcdb:14.300", "dcdb:14.310")
def test_in_the_singleton_cube_a_character_played_again_means_the_last_place_of_that_round() -> None:
    t = event(way="singleton")
    t.take(tables("ABCD", "EFGH"))
    t.take(ended(1, 1, "ABCD", A="Batman", B="Robin", C="Flash", D="Cyborg"))
    t.take(ended(1, 2, "EFGH", E="Batman"))
    t.take(tables("ABCD", "EFGH"))
    # Ann plays Batman again; Bob plays what Ann has played, which is nothing to him
    t.take(ended(2, 1, "ABCD", A="Batman", B="Batman", C="Robin", D="Aquaman"))
    t.take(ended(2, 2, "EFGH", E="Flash"))
    assert t.table(2, 1).places == ("Bob", "Cat", "Dan", "Ann")
    assert [row(t, c).points for c in "ABCE"] == [4, 2 + 4, 2, 8]
    # the first time was no wrong
    assert t.table(1, 1).places == ("Ann", "Bob", "Cat", "Dan")
    assert t.played("Ann", 3) == ("Batman",) and t.played("Bob", 3) == ("Robin", "Batman")


@pytest.mark.rule("dcdb:14.300")
def test_the_organizer_may_let_characters_come_again_after_some_rounds() -> None:
    t = event(way="singleton", every=2)
    for n, name in enumerate(("Batman", "Robin", "Batman", "Batman"), 1):
        t.take(tables("ABCD"))
        t.take(ended(n, 1, "ABCD", A=name))
    assert [t.table(n, 1).places[0] for n in (1, 2, 3, 4)] == ["Ann", "Ann", "Ann", "Bob"]


@pytest.mark.rule("dcdb:14.200")
def test_in_the_cube_a_character_may_be_played_in_every_round() -> None:
    t = event()
    for n in (1, 2):
        t.take(tables("ABCD"))
        t.take(ended(n, 1, "ABCD", A="Batman"))
    assert t.table(2, 1).places[0] == "Ann" and t.played("Ann", 3) == ()


@pytest.mark.rule("dcdb:14.300")
def test_agents_of_a_singleton_cube_are_not_offered_what_they_have_played() -> None:
    setup = EVENT.setup(
        EVENT.ways[1], Seating(("Ann", "Bob", "Cat"), 0, 1, EVENT.draw(lambda n: 0)), {"Cat": ["Batman (Base Set)"]}
    )
    match = Match(game("dcdb"), setup, 3)
    match.choose(0)
    offered: dict[str, set[str]] = {"Ann": set(), "Bob": set(), "Cat": set()}
    while (d := match.decision) is not None and d.kind == "draft":
        offered[match.players[d.player].name] |= {match.state.card(o).printed.name for o in d.options}
        match.choose(())
    assert "Batman" not in offered["Cat"] and "Batman" in offered["Ann"] & offered["Bob"]
    assert offered["Cat"] == offered["Ann"] - {"Batman"}


@pytest.mark.rule("dcdb:14.100")
def test_there_are_two_formats() -> None:
    assert [(w.name, w.singleton) for w in EVENT.ways] == [("cube", False), ("singleton", True)]
    with pytest.raises(UserError, match="there are: cube, singleton"):
        event(way="base")


@pytest.mark.rule("dcdb:9.020")
@pytest.mark.parametrize(("players", "turn", "left"), [(3, 0, 5), (4, 3, 4), (4, 1, 6)])
def test_time_is_called_and_so_many_turns_follow(players: int, turn: int, left: int) -> None:
    t = event()
    t.take(tables("ABCDEFGH"[:players], "FGH"))
    t.take(Time(1, 1, turn))
    assert EVENT.turns_left(players, turn) == left
    assert f"at most {left} turns follow" in paper.pairings(t, t.rounds[0])
    assert t.table(1, 2).time is None


@pytest.mark.rule("dcdb:10.010", "dcdb:10.020", "dcdb:10.030", "dcdb:10.060", "dcdb:10.070", "dcdb:11.030")
def test_a_judge_notes_penalties_and_is_told_what_is_to_be_done() -> None:
    t = event()
    for kind, rule in (("ongoing", "10.020"), ("shown", "10.010"), ("looking", "10.030"), ("slow-play", "10.060")):
        e = Penalty("Ann", kind, "seen by Bob")
        t.take(e)
        assert f"[dcdb:{rule}]" in paper.told(t, e) and "seen by Bob" in paper.told(t, e)
    assert "leaves the game" in paper.told(t, Penalty("Ann", "banned")) and "warning" in paper.told(t, Penalty("Ann", "warning"))
    assert [k for k, _ in t.players["Ann"].penalties] == ["ongoing", "shown", "looking", "slow-play"]
    assert t.players["Bob"].penalties == []
    with pytest.raises(UserError, match="no penalty is called 'yawning'; there are: shown, ongoing"):
        t.take(Penalty("Ann", "yawning"))


@pytest.mark.rule("dcdb:10.080")
def test_who_is_taken_out_by_the_head_judge_stands_behind_all_others() -> None:
    t = event()
    t.take(tables("ABCD", "EFGH"))
    t.take(ended(1, 1, "ABCD"))
    t.take(ended(1, 2, "EFGH"))
    t.take(Drop("Ann", ruled=True))
    assert final(t)[-1].name == "Ann" and "out, no prizes" in paper.standings(t, final(t))
    assert final(t)[0].name == "Eve" and final(t)[1].points == 2


@pytest.mark.rule("dcdb:12.060", "dcdb:12.070", "dcdb:12.080", "dcdb:12.090")
def test_slips_have_round_table_names_and_room_for_what_is_noted() -> None:
    t = event()
    t.take(next_round(t))
    text = paper.slips(t, t.rounds[0])
    for slip, table, number in zip(text.split("- - "), t.rounds[0].tables, (1, 2), strict=False):
        assert f"table {number}" in text and (number == 2 or slip.startswith("DC Deck-Building Game, round 1, table 1"))
        for name in table.seating.players:
            line = next(x for x in text.splitlines() if name in x)
            assert all([word in line for word in ("place", "VP", "characters", "signed")])
    assert text.count("Super-Villains, from the top") == 2 and text.count("each player signs") == 2


@pytest.mark.rule("dcdb:9.090", "dcdb:9.110", "dcdb:9.080")
def test_eight_seats_of_greedy_and_random_finish_a_tournament() -> None:
    """Its standings are those that are counted here by hand, from the places of each table."""
    t = Tournament(Head("dcdb", "cube", 7), EVENT)
    for i in range(4):
        t.take(Enter(f"greedy {i}", "greedy"))
        t.take(Enter(f"random {i}", "random"))
    while not t.over:
        t.take(next_round(t))
        r = t.under_way
        assert r is not None
        for i in range(1, len(r.tables) + 1):
            t.take(play(t, r.number, i))
    assert [r.stage for r in t.rounds] == [SWISS, SWISS, SWISS, "finals"]
    points = {name: 0 for name in t.players}
    firsts = dict(points)
    met: dict[str, list[str]] = {name: [] for name in points}
    for r in t.rounds[:3]:
        for table in r.tables:
            assert table.outcome is not None
            first, second, third, fourth = table.outcome.places
            scores = [table.outcome.scores[n] for n in table.outcome.places]
            assert scores == sorted(scores, reverse=True) and all([table.outcome.characters[n] for n in table.outcome.places])
            points[first] += 4
            points[second] += 2
            firsts[first] += 1
            for n in (first, second, third, fourth):
                met[n] += [m for m in (first, second, third, fourth) if m != n]
    for row in swiss(t):
        assert (row.points, row.firsts, row.played) == (points[row.name], firsts[row.name], 3)
        assert row.their_points == sum([points[m] for m in met[row.name]])
        assert row.their_firsts == sum([firsts[m] for m in met[row.name]])
    assert sum(points.values()) == 3 * 2 * (4 + 2)
    keys = [(r.points, r.firsts, r.their_points, r.their_firsts, r.lot) for r in swiss(t)]
    assert keys == sorted(keys, reverse=True)
    finals = t.rounds[3].tables[0]
    assert finals.seating.players == tuple([r.name for r in swiss(t)[:4]])
    assert [r.name for r in final(t)] == [*finals.places, *[r.name for r in swiss(t)[4:]]]
    # who plays well wins
    assert final(t)[0].name.startswith("greedy")
