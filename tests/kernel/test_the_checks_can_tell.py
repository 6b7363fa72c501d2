"""The conformance checks find what they are there to find: each is shown a game with one thing wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from longbox.kernel import decisions, frames, match
from longbox.kernel.state import StateOf
from tests.forms import plain
from tests.kernel import conformance
from tests.kernel.conformance import Check, Conserved, Maker, walk
from tests.kernel.madeup import events as ev, game as madeup
from tests.kernel.madeup.state import DECK, MadeUpState
from tests.kernel.makers import MADEUP2

Patch = Callable[[pytest.MonkeyPatch], None]


def shows_the_deck(patch: pytest.MonkeyPatch) -> None:
    real = madeup.MadeUpGame.layout

    def layout(self: Any, s: Any, seat: int) -> dict[str, Any]:
        return {**real(self, s, seat), "peek": [s.things[n].printed.name for p in s.order for n in s.zone(p, DECK)[:1]]}

    patch.setattr(madeup.MadeUpGame, "layout", layout)


def shows_a_spectator_all_hands(patch: pytest.MonkeyPatch) -> None:
    real = ev.knows
    patch.setattr(ev, "knows", lambda c, seat: seat < 0 or real(c, seat))


def prompts_with_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    def prompt(self: Any, s: Any, seat: int, decision: Any) -> str:
        return str([s.things[n].printed.name for p in s.order for n in s.zone(p, DECK)[:1]])

    patch.setattr(madeup.MadeUpGame, "prompt", prompt)


def offers_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    real = madeup.MadeUpGame.options

    def options(self: Any, s: Any, player: int) -> list[Any]:
        found = real(self, s, player)
        return found if s.things[s.zone(player, DECK)[0]].printed.gives == ("red",) else found[:1]

    patch.setattr(madeup.MadeUpGame, "options", options)


def permutes_what_is_known(patch: pytest.MonkeyPatch) -> None:
    def groups(self: Any, s: Any, seats: Any) -> list[list[int]]:
        return [[t.number for t in s.things if isinstance(t, madeup.MadeUpCard) and t.owner == p] for p in s.order]

    patch.setattr(madeup.MadeUpGame, "hidden_groups", groups)


def foretells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(conformance, "determinize", lambda s, seats, seed: s.clone())


def shares_its_zones(patch: pytest.MonkeyPatch) -> None:
    real = MadeUpState.copy_into

    def copy_into(self: Any, new: Any) -> None:
        real(self, new)
        new.zones = self.zones

    patch.setattr(MadeUpState, "copy_into", copy_into)


def shares_its_cards(patch: pytest.MonkeyPatch) -> None:
    for name in ("write", "write_player", "write_thing"):
        patch.setattr(StateOf, name, lambda self, number: self.things[number])


def shares_events_that_wait(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "to_itself", lambda value: list(value) if isinstance(value, list) else value)


def loses_a_card(patch: pytest.MonkeyPatch) -> None:
    real = ev.Spend.apply

    def apply(self: Any, s: Any) -> None:
        real(self, s)
        s.take(s.get(self.card).zone, self.number)

    patch.setattr(ev.Spend, "apply", apply)


def forgets_a_facet(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ev.TurnOver, "facets", 0)


def takes_any_integer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decisions.Shape, "check", lambda self, answer: None)


def chokes_on_its_own_option(patch: pytest.MonkeyPatch) -> None:
    from tests.kernel.madeup.actions import TurnOver

    def flow(self: Any, s: Any, rest: Any) -> Any:
        raise LookupError("no such thing")

    patch.setattr(TurnOver, "flow", flow)


def keeps_asking_those_who_left(patch: pytest.MonkeyPatch) -> None:
    def apply(self: Any, s: Any) -> None:
        s.order = tuple(p for p in s.order if p != self.player)

    patch.setattr(ev.Eliminate, "apply", apply)


@pytest.mark.parametrize(
    ("wrong", "check", "words"),
    [
        (shows_the_deck, conformance.view_hides_the_hidden, "can tell hidden cards by its table"),
        (shows_a_spectator_all_hands, conformance.view_hides_the_hidden, "a spectator sees what seat"),
        (prompts_with_a_hidden_card, conformance.view_hides_the_hidden, "can tell hidden cards by its prompt"),
        (offers_by_hidden_cards, conformance.view_hides_the_hidden, "depends on hidden cards"),
        (permutes_what_is_known, conformance.view_hides_the_hidden, "can tell hidden cards by its table"),
        (foretells, conformance.determinized_can_be_played, "foretells the true randomness"),
        (shares_its_zones, conformance.clone_is_independent, "changed"),
        (shares_its_cards, conformance.clone_is_independent, "changed"),
        (loses_a_card, Conserved(), "times in a zone"),
        (forgets_a_facet, conformance.current_values_are_current, "stale"),
        pytest.param(takes_any_integer, conformance.illegal_answers_are_refused, "was taken for an answer", marks=plain),
        (chokes_on_its_own_option, conformance.every_option_is_accepted, "no such thing"),
        (keeps_asking_those_who_left, conformance.anyone_may_concede, "who leaves is asked something"),
    ],
)
def test_a_wrong_game_fails(wrong: Patch, check: Check, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    walk(MADEUP2, 0, [check], 0.1)
    wrong(monkeypatch)
    with pytest.raises(AssertionError, match=words):
        for seed in range(12):
            if isinstance(check, Conserved):
                check = Conserved()
            walk(MADEUP2, seed, [check], 0.3)


def test_events_that_wait_belong_to_one_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Applying changes an event: were it shared, a clone played on would rewrite what the original remembers."""
    shares_events_that_wait(monkeypatch)
    with pytest.raises(AssertionError, match="changed"):
        for seed in range(60):
            walk(MADEUP2, seed, [conformance.clone_is_independent], 0.3)


def test_a_talkative_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    conformance.log_is_true_and_discreet(MADEUP2, 1)
    monkeypatch.setattr(ev.Draw, "told", lambda self, s, seat: f"draws {s.get(self.drawn).printed.name}")
    with pytest.raises(AssertionError, match="which it can't know"):
        conformance.log_is_true_and_discreet(MADEUP2, 1)
    monkeypatch.setattr(ev.Draw, "told", lambda self, s, seat: "draws" if s.round else "")
    monkeypatch.setattr(ev.Draw, "rule", "madeup:99")
    with pytest.raises(AssertionError, match="which is no rule"):
        conformance.log_is_true_and_discreet(MADEUP2, 1)


def test_another_path_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    real = match.digest
    monkeypatch.setattr(conformance, "digest", lambda s: real(s)[:-1] + "x")
    with pytest.raises(AssertionError, match="another state at answer 0"):
        conformance.replayed_elsewhere(MADEUP2, [1], tmp_path)


def test_undo_that_loses_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = match.Match.undo

    def undo(self: Any, seat: int | None = None) -> bool:
        found = real(self, seat)
        self.state.rng += 1
        return found

    monkeypatch.setattr(match.Match, "undo", undo)
    with pytest.raises(AssertionError, match="is not the same"):
        conformance.undo_and_redo(MADEUP2, 1, every=0.5)


def test_a_match_without_end_is_found() -> None:
    endless = Maker("nowhere:ENDLESS", MADEUP2.game, MADEUP2.setup, most=5)
    with pytest.raises(AssertionError, match="no end after 5 answers"):
        walk(endless, 1, [])


def test_a_dead_end_is_found() -> None:
    class DeadEnd(decisions.Shape):
        __slots__ = ()

        def next(self, prefix: Any) -> Any:
            return () if prefix else (0, 1)

    with pytest.raises(AssertionError, match="a dead end"):
        conformance.random_answer(decisions.Decision(0, 0, "madeup:1", "x", DeadEnd()), random.Random(1))
