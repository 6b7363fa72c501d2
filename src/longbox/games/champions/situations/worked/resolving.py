"""How abilities resolve: alteration effects, "and", cancelling, choosing, what is delayed, and some examples of the rulebook."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import DealIt, EachTime, It, Mill, OfSet, WhenRevealed
from longbox.games.champions.situations import BLANK, Table, situation, stand_in
from longbox.situations import side
from longbox.situations.worked import example


@example("champions:alteration-effect#ex3")
def each_time_halts_what_is_resolving() -> Table:
    fanatic = [stand_in("minion", f"Fanatic {i}", set="kree_fanatic", hp=1, atk=1, sch=1) for i in range(3)]
    dare = stand_in(
        "treachery",
        "Dare",
        WhenRevealed(EachTime(Mill(5, True), (OfSet("kree_fanatic", "Kree Fanatic"),), DealIt(It("it", "that card")))),
    )
    deck = [BLANK, fanatic[0], fanatic[1], BLANK, BLANK, fanatic[2], BLANK]
    return situation(A=side("Captain Marvel", dealt=[dare]), B=side("She-Hulk"), encounter=deck)
