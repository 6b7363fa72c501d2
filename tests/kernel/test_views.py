"""What a seat may see, and copies of the state in which the rest is dealt anew."""

from __future__ import annotations

from longbox.kernel.match import digest
from longbox.kernel.views import any_answer, determinize
from tests.kernel.conformance import definitions, shown
from tests.kernel.madeup import events as ev
from tests.kernel.madeup.state import DECK, HAND
from tests.kernel.madeup.tables import Table
from tests.kernel.makers import MADEUP3, TWOHANDED


def names(s: object, player: int, kind: int) -> list[str]:
    return [s.things[n].printed.name for n in s.zone(player, kind)]  # type: ignore[attr-defined]


def dealt() -> Table:
    """Two players with cards in hand and deck."""
    table = Table(2)
    for player in (0, 1):
        for name in ("Apprentice", "Medic", "Bouncer", "Lookout", "Duelist", "Cloak", "Battery", "Kiosk"):
            table.put(name, "deck" if name in ("Apprentice", "Medic", "Cloak", "Kiosk") else "hand", player)
    return table


def test_a_view_shows_a_seat_its_own_cards_only() -> None:
    table = dealt()
    table.turn(0)
    assert table.match is not None
    view, other = table.match.view(0), table.match.view(1)
    assert view.table["players"][0]["hand"] == ["Bouncer", "Lookout", "Duelist", "Battery"]
    assert view.table["players"][1]["hand"] == [None] * 4 and view.table["players"][0]["deck"] == [None] * 4
    assert view.table is view.table, "laid out once"
    assert view.decision is table.match.decision and view.prompt() == "What do you do?"
    assert other.decision is None and other.prompt() == ""
    assert shown(table.s, -1)["table"]["players"][0]["hand"] == [None] * 4


def test_the_seats_own_cards_and_known_places_stay_the_others_are_permuted() -> None:
    table = dealt()
    s = table.s
    seen = s.zone(1, DECK)[2]
    s.things[seen].known = 1
    changed = 0
    for seed in range(20):
        other = determinize(s, (0,), seed)
        assert names(other, 0, HAND) == names(s, 0, HAND)
        assert other.things[seen].printed is s.things[seen].printed
        assert sorted(names(other, 1, HAND) + names(other, 1, DECK)) == sorted(names(s, 1, HAND) + names(s, 1, DECK))
        assert definitions(other) == definitions(s)
        changed += names(other, 1, HAND) != names(s, 1, HAND)
    assert changed > 10
    assert names(s, 1, HAND) == ["Bouncer", "Lookout", "Duelist", "Battery"], "the truth stays"


def test_two_backs_are_kept_apart() -> None:
    s = dealt().s
    for seed in range(10):
        other = determinize(s, (0,), seed)
        assert all(t.printed.name == "Thug" for t in (other.things[n] for n in other.shared(0)))


def test_a_determinized_copy_has_other_randomness_and_the_same_for_the_same_seed() -> None:
    s = dealt().s
    one, same, other = determinize(s, (0,), 5), determinize(s, (0,), 5), determinize(s, (0,), 6)
    assert digest(one) == digest(same) != digest(other) and s.rng not in (one.rng, other.rng)


def test_seats_together_know_what_any_of_them_knows() -> None:
    s = dealt().s
    for seed in range(5):
        other = determinize(s, (0, 1), seed)
        assert names(other, 0, HAND) == names(s, 0, HAND) and names(other, 1, HAND) == names(s, 1, HAND)


def test_sealed_answers_of_others_are_drawn_anew() -> None:
    """Bob's search must not learn from its own copies what Ann has pledged."""
    match = MADEUP3.match(1)
    assert match.decision is not None and match.decision.sealed
    match.choose((2,))
    frame = match.state.frames[-1]
    assert frame.answers == [(2,), None]
    drawn = {tuple(determinize(match.state, (match.decision.seat,), seed).frames[-1].answers) for seed in range(40)}
    assert len(drawn) > 3 and all(second is None for _, second in drawn)
    assert frame.answers == [(2,), None]
    mine = {tuple(determinize(match.state, (0,), seed).frames[-1].answers) for seed in range(10)}
    assert mine == {((2,), None)}, "Ann knows her own"


def test_one_seat_with_two_hands_sees_both() -> None:
    match = TWOHANDED.match(1)
    hands = [p["hand"] for p in match.view(0).table["players"]]
    assert None not in hands[0] and hands[1] == [None] * len(hands[1]) and None not in hands[2]
    assert [p.seat for p in match.players] == [0, 1, 0]


def test_a_look_is_known_to_the_one_who_looked_until_the_shuffle() -> None:
    table = dealt()
    top = table.s.ref(table.s.shared(0)[0])
    table.happens(ev.LookAt(top, 0))
    assert table.match is not None
    assert table.match.view(0).table["threats"][0] == "Thug" and table.match.view(1).table["threats"][0] is None
    table.happens(ev.Shuffle(table.s.common(0)))
    assert table.match.view(0).table["threats"] == [None] * 4


def test_any_answer_is_a_legal_one() -> None:
    match = MADEUP3.match(1)
    assert match.decision is not None
    s = match.state.clone()
    for _ in range(30):
        match.decision.check(any_answer(s, match.decision))
