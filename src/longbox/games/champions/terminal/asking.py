"""Asking for the answers of Marvel Champions: what to do in a turn, how to pay, how damage is shared out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.games.champions.rules.plays import AskAnother, Basic, Change, Pass, Play, Use
from longbox.games.champions.terminal.table import resources
from longbox.kernel.payment import Typed
from longbox.terminal.screen import Para, as_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Act, Answer, Pay, PayTest, Spread
    from longbox.terminal.answers import Asker

#: headings of a turn's options, in this order
_GROUPS: Final = ("Play", "Use", "Attack", "Thwart", "Identity", "Others")
_END: Final = ("e", "end", "0", "p", "pass")


def group_of(deed: object) -> str:
    """Under which heading an option of a turn stands."""
    if isinstance(deed, Basic):
        return {"atk": "Attack", "thw": "Thwart", "rec": "Identity"}[deed.power]
    if isinstance(deed, Change):
        return "Identity"
    if isinstance(deed, AskAnother):
        return "Others"
    if isinstance(deed, Use):
        return "Use"
    return "Play" if isinstance(deed, Play) else "Others"


def ask_deed(asker: Asker, shape: Act) -> Answer | None:
    """One of the things that may be done in a turn, by number; e ends it."""
    passing = next((i for i, o in enumerate(shape.options) if isinstance(o, Pass)), None)
    if passing is None:
        return asker.act(shape)
    distinct = asker.distinct([i for i in range(len(shape.options)) if i != passing], shape.options)
    # an event is played for its ability
    played = [i for i in distinct if asker.words(shape.options[i]).startswith("Play ")]
    titles = {i: "Play" if i in played else group_of(shape.options[i]) for i in distinct}
    shown = asker.grouped(shape.options, titles, _GROUPS)
    turn = asker.decision.kind == "turn"
    while True:
        text = asker.desk.line(
            "a number; e: end your turn" if turn and shown else "e: end your turn" if turn else "Enter: nothing"
        )
        if text.lower() in _END or (text == "" and not turn):
            return (passing,)
        number = as_number(text)
        if number is not None and 1 <= number <= len(shown):
            return (shown[number - 1],)
        if not text:
            asker.wrong("Type a number, or e to end your turn.")
        else:
            which = f"a number from 1 to {len(shown)}, " if len(shown) > 1 else "1, " if shown else ""
            asker.wrong(f"{text!r} is not an option: type {which}{'e to end your turn' if turn else 'Enter'}, or ? for help.")


# -- paying ---------------------------------------------------------------------------------------------------------------


def ask_pay(asker: Asker, shape: Pay) -> Answer | None:
    """A payment: the cheapest one is proposed; Enter takes it, numbers take sources in or out, n shows the next proposal."""
    count = len(shape.sources)
    sources = [asker.words(r) for r in shape.sources]
    test = shape.test
    gives = test.gives if isinstance(test, Typed) else [()] * count
    at = 0
    proposals = _thrifty(shape.proposals, sources, test)
    chosen = list(proposals[0]) if proposals else []
    while True:
        _show_sources(asker, shape.sources, sources, gives, chosen)
        enough = test.enough(tuple(chosen))
        paid = sum(len(gives[i]) for i in chosen)
        spare = [i for i in sorted(chosen) if enough and test.enough(tuple(k for k in chosen if k != i))]
        if spare:
            names = dict.fromkeys(sources[i].removeprefix("use ") for i in spare)
            asker.screen.note(f"More than needed: it is paid without {' or '.join(names)} too.")
        if enough:
            hint = f"Enter: pay with {'those' if len(chosen) > 1 else 'that'} marked"
        else:
            hint = f"{paid} so far, not enough"
        hint += "; numbers: take in or out"
        hint += "; n: another way" if len(proposals) > 1 else ""
        text = asker.desk.line(hint)
        if text == "":
            if enough:
                return tuple(sorted(chosen))
            asker.wrong("That does not pay for it: take in more, by number. undo takes the play back.")
        elif text.lower() == "n" and proposals:
            at = (at + 1) % len(proposals)
            chosen = list(proposals[at])
        elif text.lower() == "b":
            asker.wrong("The play has been declared: undo takes it back.")
        else:
            numbers = asker.numbers_in(text, count)
            for n in dict.fromkeys(numbers or ()):
                chosen = [i for i in chosen if i != n - 1] if n - 1 in chosen else [*chosen, n - 1]


def _thrifty(proposals: Sequence[Answer], sources: Sequence[str], test: PayTest) -> list[Answer]:
    """The proposals, first the one that loses the fewest resources of those that give up as many cards as the best does."""
    if not proposals or not isinstance(test, Typed):
        return list(proposals)

    def cards(answer: Answer) -> int:
        return sum(not sources[i].startswith("use ") for i in answer)

    alike = [p for p in proposals if len(p) == len(proposals[0]) and cards(p) == cards(proposals[0])]
    first = min(alike, key=lambda p: sum(len(test.gives[i]) for i in p))
    return [first, *(p for p in proposals if p != first)]


def _show_sources(
    asker: Asker, refs: Sequence[int], sources: Sequence[str], gives: Sequence[Sequence[Sequence[str]]], chosen: Sequence[int]
) -> None:
    wide = len(str(len(sources)))
    asker.desk.numbers = {i + 1: r for i, r in enumerate(refs)}
    for i, words in enumerate(sources):
        counts = Counter([pip[0] for pip in gives[i]])
        given = resources([f"{n} {name}" if n > 1 else name for name, n in counts.items()])
        line = Text(words, "bold" if i in chosen else "").append("  ").append_text(given)
        mark = "*" if i in chosen else " "
        asker.screen.say(Para(line, Text(f" {mark} {i + 1:>{wide}} ", "bold green" if i in chosen else "bold cyan")))


# -- sharing out ------------------------------------------------------------------------------------------------------------


def ask_spread(asker: Asker, shape: Spread) -> Answer | None:
    """How much goes to each of several: numbers in their order."""
    refs = asker.decision.about[1:]
    names = [asker.words(r) for r in refs] if len(refs) == len(shape.caps) else [str(i + 1) for i in range(len(shape.caps))]
    while True:
        asker.show([(chr(ord("a") + i), f"{name}: up to {shape.caps[i]}") for i, name in enumerate(names)])
        how = " ".join(map(str, shape.least()))
        text = asker.desk.line(f"{len(names)} numbers, {shape.total} in all, such as {how}")
        numbers = [as_number(part) for part in text.replace(",", " ").split()]
        if len(numbers) != len(names) or any(n is None for n in numbers):
            asker.wrong(f"Type {len(names)} numbers, one for each.")
            continue
        answer = tuple(n for n in numbers if n is not None)
        if asker.allowed(answer):
            return answer
        if sum(answer) != shape.total:
            asker.wrong(f"They make {sum(answer)}, and {shape.total} are to be shared out.")
        else:
            asker.wrong("One of them takes more than it can.")
