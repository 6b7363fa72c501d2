"""Playing and using: the envelope in the order the game gives, limits, payment, records, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import plays
from longbox.kernel.decisions import Pay
from longbox.kernel.frames import Step
from longbox.kernel.plays import Play
from longbox.kernel.state import number_of
from tests.kernel.madeup import times
from tests.kernel.madeup.actions import Play as PlayIt, Strike, TurnOver, Use, wanted
from tests.kernel.madeup.game import GAME
from tests.kernel.madeup.state import HAND, PILE, PLAY
from tests.kernel.madeup.tables import Table


def records(table: Table, cls: type = times.Leave) -> list[Play]:
    """The closed records of this round's plays, oldest first."""
    return [e.record for e in table.s.memory.since("round", cls)][::-1]


def test_it_is_paid_before_targets_are_chosen() -> None:
    table = Table()
    table.put("Haymaker", "hand")
    for _ in range(2):
        table.put("Sweep", "hand")
        table.put("Kiosk")
    thug = table.put("Thug", "lair")
    table.turn()
    table.choose("play Haymaker")
    assert table.asked == ("Ann", "pay")
    table.choose("Sweep", "Kiosk")
    assert table.asked == ("Ann", "choose") and table.options == ["The Landlord", "Thug"]
    table.choose("Thug")
    assert not table.s.there(thug) and table.card(table.menace).damage == 2, "overkill"
    (play,) = records(table)
    assert [t for _, t in play.paid] == ["red", "blue"]
    assert play.values.title == "Haymaker" and play.landed == table.s.own(0, PILE) and play.scope.targets == ((thug,),)


def test_another_order_is_the_games_to_give(monkeypatch: pytest.MonkeyPatch) -> None:
    order = list(GAME.envelope)
    names = [st.name for st in order]
    pay, targets = names.index("pay"), names.index("choose_targets")
    order.insert(pay, order.pop(targets))
    monkeypatch.setattr(GAME, "envelope", tuple(order))
    table = Table()
    table.put("Haymaker", "hand")
    for _ in range(3):
        table.put("Kiosk")
    table.put("Thug", "lair")
    table.turn()
    table.choose("play Haymaker")
    assert table.asked == ("Ann", "choose")
    table.choose("Thug")
    assert table.asked == ("Ann", "pay")


def test_proposals_come_best_first_and_a_person_may_take_any_sufficient_set() -> None:
    table = Table()
    table.put("Haymaker", "hand")
    table.put("Kiosk")
    table.put("Sweep", "hand")
    table.put("Bouncer", "hand")
    table.turn()
    table.choose("play Haymaker")
    assert table.match is not None and table.match.decision is not None
    shape = table.match.decision.shape
    assert isinstance(shape, Pay)
    named = [[table.card(shape.sources[i]).printed.name for i in p] for p in shape.proposals]
    # the generator and an ally are given up before an event
    assert named == [["Bouncer", "Kiosk"], ["Sweep", "Kiosk"], ["Sweep", "Bouncer"]]
    table.choose("Sweep", "Bouncer", "Kiosk")
    assert table.asked == ("Ann", "turn"), "there is one enemy only"
    assert len(records(table)[0].paid) == 2, "the third was too much, and is lost"
    assert table.s.zone(0, HAND) == ()


def test_x_is_announced_then_paid() -> None:
    table = Table()
    table.put("Volley", "hand")
    table.put("Kiosk")
    table.put("Kiosk")
    table.turn()
    table.choose("play Volley")
    assert table.asked == ("Ann", "x") and list(table.match.decision.next(())) == [0, 1, 2]  # type: ignore[union-attr]
    table.match.choose((2,))  # type: ignore[union-attr]
    assert table.asked == ("Ann", "turn") and table.card(table.menace).damage == 2


def test_an_x_of_nothing_costs_nothing() -> None:
    table = Table()
    table.put("Volley", "hand")
    table.put("Kiosk")
    table.turn()
    table.choose("play Volley")
    table.match.choose((0,))  # type: ignore[union-attr]
    assert table.asked == ("Ann", "turn") and table.card(table.menace).damage == 0


def test_a_mode_that_would_change_nothing_is_not_offered() -> None:
    table = Table()
    table.put("Either Way", "hand")
    table.put("Kiosk")
    table.put("Thug", "deck")
    table.put("Thug", "deck")
    table.turn()
    table.choose("play Either Way")
    # there is no alarm to lower: cards are drawn without a question
    assert table.asked == ("Ann", "turn") and len(table.s.zone(0, HAND)) == 2


def test_of_two_modes_one_is_chosen() -> None:
    table = Table()
    table.put("Either Way", "hand")
    table.put("Kiosk")
    table.put("Thug", "deck")
    table.s.alarm = 3
    table.turn()
    table.choose("play Either Way")
    assert table.asked == ("Ann", "mode") and table.options == ["lower the alarm by 2", "draw two cards"]
    table.choose("lower the alarm by 2")
    assert table.s.alarm == 1


def test_what_a_play_owes_is_due_as_it_ends_and_the_record_is_closed() -> None:
    table = Table()
    table.put("Borrowed Time", "hand")
    table.put("Kiosk")
    for name in ("Apprentice", "Medic", "Bouncer"):
        table.put(name, "deck")
    table.turn()
    table.choose("play Borrowed Time")
    assert table.asked == ("Ann", "choose") and len(table.options) == 3
    assert table.log[-1] == "Borrowed Time is discarded", "it has resolved and been put away"
    table.choose("Medic")
    assert len(table.s.zone(0, HAND)) == 2
    (play,) = records(table)
    assert len(play.owes) == 1


def test_a_record_says_what_it_brought_into_the_game_and_where_its_card_is() -> None:
    table = Table()
    table.put("Apprentice", "hand")
    table.put("Kiosk")
    table.turn()
    table.choose("play Apprentice")
    (play,) = records(table)
    (ally,) = play.made
    assert table.s.there(ally) and table.card(ally).printed.name == "Apprentice"
    assert not table.s.there(play.source) and play.landed == table.s.own(0, PLAY), "a new object of the same card"


def test_numbers_of_records_are_used_again_but_not_their_references() -> None:
    table = Table()
    for _ in range(2):
        table.put("Scout Ahead", "hand")
    table.turn()
    things = len(table.s.things)
    table.choose("play Scout Ahead")
    table.choose("play Scout Ahead")
    assert len(table.s.things) == things + 1 and len(table.s.free) == 1
    one, other = records(table)
    assert one.scope.item != other.scope.item and number_of(one.scope.item) == number_of(other.scope.item)
    assert not table.s.there(one.scope.item)


def test_an_ability_is_used_as_often_as_its_limit_says() -> None:
    table = Table()
    table.card(table.watcher()).face = 1
    for _ in range(3):
        table.put("Kiosk")
    table.turn()
    assert "use Lamplighter" in table.options
    table.choose("use Lamplighter")
    table.choose("Kiosk")
    assert table.asked == ("Ann", "turn") and "use Lamplighter" not in table.options
    why = {str(o.rule): o.text for act, found in table.s.game.why_not(table.s, 0, table.watcher()) for o in found}
    assert why["madeup:3.1"] == "it has been used as often as it may be"


def test_why_not_names_every_objection_with_its_rule() -> None:
    table = Table()
    haymaker = table.put("Haymaker", "hand")
    watcher = table.watcher()
    table.turn()
    found = {type(act): [(o.rule, o.text) for o in why] for act, why in table.s.game.why_not(table.s, 0, haymaker)}
    assert found == {PlayIt: [("madeup:3", "its cost can't be paid")]}
    found = {type(act): [o.text for o in why] for act, why in table.s.game.why_not(table.s, 0, watcher)}
    assert found[TurnOver] == [] and found[Strike] == ["it has no attack"] and Use in found
    table.s.turn = -1
    found = {type(act): [o.text for o in why] for act, why in table.s.game.why_not(table.s, 0, watcher)}
    assert found[Strike] == ["it is not your turn", "it has no attack"], "all that hinders, not the first only"


def test_what_has_no_target_can_not_be_played() -> None:
    table = Table()
    medic = table.put("Medic")
    table.turn()
    (act,) = [a for a in wanted(table.s, 0, medic) if isinstance(a, Use)]
    assert [o.text for o in act.why_not(table.s)] == ["there is no target for it"]
    assert act.objection(table.s) is not None and "use Medic" not in table.options


def test_steps_are_known_by_their_functions_and_rules() -> None:
    assert [(st.name, st.rule) for st in GAME.envelope][2] == ("pay", "madeup:3")
    step: Any = Step("madeup:3", plays.pay)
    assert step.do is plays.pay


def test_every_card_of_the_made_up_game_prints() -> None:
    from tests.kernel.madeup.cards import CATALOG

    texts = {name: d.text() for name, d in CATALOG.items()}
    assert texts["Second Wind"].splitlines()[0] == (
        "Interrupt: When your watcher is defeated, heal 4 damage from your watcher. Discard Second Wind instead."
    )
    assert texts["Battery"].splitlines()[1] == "When Battery has no charges, discard Battery."
    assert texts["Brute"] == "Forced interrupt: When Brute attacks, Brute gets +1 attack until the end of the attack."
    assert texts["Haymaker"] == "Spend 2 ([red]) >>> Deal 4 damage to an enemy with overkill."
    assert all("None" not in t and "  " not in t for t in texts.values())
