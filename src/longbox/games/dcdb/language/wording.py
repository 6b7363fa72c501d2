"""Words of the game in the plural, and whose something is."""

from __future__ import annotations

from longbox.kernel.text import Printer, a, number_word

#: what follows the head of a noun phrase
_TAILS = (
    " with ",
    " in ",
    " you ",
    " that ",
    " named ",
    " from ",
    " on ",
    " below ",
    " revealed ",
    " discarded ",
    " seen ",
    " left ",
    " of ",
    " they ",
    " played ",
    " under ",
    " drawn ",
    " gained ",
    " chosen ",
)
_SAME = frozenset({"Equipment"})


def many(noun: str) -> str:
    """The plural of a noun phrase; of several nouns ("Hero or Villain") of each."""
    for tail in _TAILS:
        if tail in noun:
            head, rest = noun.split(tail, 1)
            return many(head) + tail + rest
    if " or " in noun:
        head, last = noun.rsplit(" or ", 1)
        return ", ".join(many(n) for n in head.split(", ")) + f" or {many(last)}"
    if noun in _SAME or noun.endswith(" Equipment"):
        return noun
    if noun.endswith(("Hero", "ss", "ch", "x")):
        return noun + "es"
    if noun.endswith("ity"):
        return noun[:-1] + "ies"
    return noun + "s"


def so_many(n: int, noun: str) -> str:
    """ "a card", "two cards", "an Equipment"."""
    return a(noun) if n == 1 else f"{number_word(n)} {many(noun)}"


def their(p: Printer) -> str:
    """Whose, of the person that the present clause speaks of."""
    return "your" if p.person == "you" else "their"
