"""A card that is put face down by lot is told by nothing; what is left of the hand goes on doing what it does."""

from longbox.games.champions.situations import FILLER
from longbox.kernel.modifiers import build_table
from longbox.situations import side, situation


def test_cards_of_a_hand_answer_under_the_numbers_they_have_after_one_was_hidden_by_lot() -> None:
    # the hand is renumbered when one of it goes under Highway Robbery: what listens in it listens under its new number
    hand = ["Backflip", FILLER, "Counter-Punch", FILLER, "Spider-Tracer", FILLER]
    renumbered = 0
    for seed in range(6):
        deck = ["Shadow of the Past", "Crowd Control", "Shocker"]
        t = situation("champions", A=side("Spider-Man", hand=hand), encounter=deck, seed=seed)
        before = [n for n in t.state.facts().values if t.state.things[n].printed.listens]
        t.reveals("Shadow of the Past")
        while t.kind != "turn":
            t.passes()
        s = t.state
        listening = [n for n in s.facts().values if s.things[n].printed.listens]
        renumbered += before != listening
        anew = s.clone()
        anew.table = None
        assert sorted(s.facts().values) == sorted(build_table(anew).values)
    assert renumbered, "no case in which a number changes was met"
