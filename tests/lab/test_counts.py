"""What `bench --counts` counts."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import pytest

from longbox import cli
from longbox.agents.uniform import Uniform
from longbox.games import entry
from longbox.kernel.match import Match
from longbox.lab.bench import Course
from longbox.lab.counts import Counts, counted, same_table
from tests.forms import plain


def course(game: str) -> Course:
    at = entry(game)
    found: Course = at.find(at.commands["bench"])()
    return found


@plain
@pytest.mark.parametrize("name", ["vs", "champions"])
def test_a_decision_comes_to_so_many_things(name: str) -> None:
    found = counted(entry(name).rules, course(name).setups, 1)
    assert found.decisions > 20 and found.calls > 50 * found.decisions
    assert found.events > found.decisions and found.procedures > 0
    assert 0 < found.tables_same < found.tables
    assert 0 < found.queries_same < found.queries
    assert 0 < found.offers_idle < found.offers
    assert 0 < found.objections < found.checks and {"cost"} <= set(found.objected)
    # what came to nothing but passing, or to an option, had been asked for
    assert found.offers - found.offers_idle <= found.decisions
    # the same matches count the same, but for what is called to work something out once and for all
    again = counted(entry(name).rules, course(name).setups, 1)
    assert replace(again, calls=0) == replace(found, calls=0)


@plain
def test_the_hook_is_gone_afterwards() -> None:
    before = sys.getprofile()
    counted(entry("champions").rules, course("champions").setups, 1)
    assert sys.getprofile() is before


def test_nothing_counted_is_nothing_a_decision() -> None:
    assert Counts().per_decision(0) == 0


@plain
def test_tables_are_the_same_if_values_and_listeners_are() -> None:
    match = Match(entry("vs").rules, course("vs").setups[0], 1, history=False, logging=False)
    agent = Uniform(1)
    while match.decision is not None and not match.state.facts().values:
        match.apply(agent.choose(match.view(match.decision.seat), match.decision))
    one = match.state.facts()
    other = match.state.refresh()
    number, values = next(iter(one.values.items()))
    assert other is not one and same_table(one, other)
    other.values[number] = values.copy()
    assert same_table(one, other)
    other.values[number].atk += 1
    assert not same_table(one, other)


def test_the_command_counts_in_either_form(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.run("bench champions --counts --matches 2 --json".split()) == 0
    data = json.loads(capfd.readouterr().out)
    assert set(data) == {"champions"}
    assert data["champions"]["decisions"] > 0 and data["champions"]["calls"] > 0 and data["champions"]["objected"]
    assert cli.run("bench champions --counts --matches 1".split()) == 0
    assert "nothing but passing" in capfd.readouterr().out
