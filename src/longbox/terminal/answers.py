"""Asking a person for an answer: numbered options, picks of several, and steps that can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from rich.text import Text

from longbox.kernel.decisions import END, Act, IllegalAnswer, Name, Number, Pick, listed
from longbox.terminal.screen import Para, as_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer, Decision, Shape
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen

MANY = 14
"""More words than this are narrowed down by typing a part of one."""


#: asks a person for what a shape wants; None when the person steps back out of it
AskShape = Callable[["Asker", Any], "Answer | None"]


#: answers for a person who has said so; None where the person is to be asked again
Habit = Callable[["Decision"], "Answer | None"]


class Wording(Protocol):
    """How a game puts its questions: the part of its `Face` that asking needs."""

    #: how to ask for the shapes that this game asks for in its own way
    shapes: dict[type, AskShape]
    #: what choosing nothing means in a kind of question
    nothing: Mapping[str, str]
    #: the rules of questions of order that a person may leave as it is, the rest of them included
    any_order: frozenset[str]

    def option(self, view: View, decision: Decision, option: object, screen: Screen) -> str:
        """One option in words."""

    def likeness(self, view: View, decision: Decision, option: object) -> Hashable | None:
        """Options with the same likeness differ in nothing: one of them is enough to show. None: like no other."""


class Desk(Protocol):
    """Where the person sits: it reads lines, carries out commands, and hands over what is meant as an answer."""

    screen: Screen
    #: what the numbers on the screen stand for, so that commands can name them
    numbers: dict[int, object]

    @property
    def face(self) -> Wording:
        """The game that is asked about."""

    def line(self, hint: str) -> str:
        """The next line that is no command."""

    def leave_as_listed(self, decision: Decision) -> None:
        """The person does not care about this order, nor about the rest of it."""

    def go_on(self, decision: Decision, habit: Habit) -> None:
        """From now on a habit answers for the person, until it has no answer."""


class Asker:
    """Asks one decision of the person at a desk."""

    def __init__(self, desk: Desk, view: View, decision: Decision) -> None:
        self.desk = desk
        self.view = view
        self.decision = decision
        self.screen = desk.screen

    def answer(self) -> Answer:
        """A complete answer that the decision allows."""
        while True:
            shape = self.decision.shape
            self.desk.numbers = {}
            found = (
                self.desk.face.shapes[shape.__class__](self, shape)
                if shape.__class__ in self.desk.face.shapes
                else self.ask(shape)
            )
            if found is None:
                continue
            try:
                self.decision.check(found)
            except IllegalAnswer as error:
                self.wrong(str(error))
                continue
            return found

    def grouped(self, options: Sequence[object], titles: Mapping[int, str], order: Sequence[str]) -> list[int]:
        """Show options under headings, in their order, and numbered; `titles` has the heading of each by its index.

        The indices in the order shown.
        """
        shown = sorted(titles, key=lambda i: order.index(titles[i]))
        wide, before = len(str(len(shown))), ""
        width = max(9, max([len(titles[i]) for i in shown], default=0) + 1)
        for k, i in enumerate(shown, 1):
            title = titles[i]
            head = Text(f"{title if title != before else '':<{width}}", "dim").append(f"{k:>{wide}} ", "bold cyan")
            words = self.words(options[i])
            words = words[len(title) + 1 :] if words.casefold().startswith(f"{title.casefold()} ") else words
            self.screen.say(Para(words[:1].upper() + words[1:], head))
            before = title
        self.desk.numbers = {k: options[i] for k, i in enumerate(shown, 1)}
        return shown

    def ask(self, shape: Shape) -> Answer | None:
        """An answer to a shape that all games know; None when the person steps back out of it."""
        if isinstance(shape, Act):
            return self.act(shape)
        if isinstance(shape, Pick):
            options = [self.words(o) for o in shape.options]
            if list(shape.options) == ["no", "yes"]:
                return self.yes_or_no()
            return self.one(shape) if shape.hi <= 1 else self.several(shape, options)
        if isinstance(shape, Number):
            return self.number(shape.lo, shape.hi, shape.next(()))
        if isinstance(shape, Name):
            return self.name(shape.catalog)
        return self.step_by_step(shape)

    # -- showing ------------------------------------------------------------------------------------------------------

    def words(self, option: object) -> str:
        """An option in words."""
        return self.desk.face.option(self.view, self.decision, option, self.screen)

    def show(self, items: Sequence[tuple[int | str, str]], meant: Sequence[object] = ()) -> None:
        """Numbered lines. `meant` is what the numbers stand for."""
        self.desk.numbers = {n: m for (n, _), m in zip(items, meant) if isinstance(n, int)}
        wide = max((len(str(n)) for n, _ in items), default=1)
        for number, words in items:
            self.screen.say(Para(words, Text(f" {number:>{wide}} ", "bold cyan")))

    def wrong(self, words: str) -> None:
        """One clear line about what was typed."""
        self.screen.say(Para(Text(words, "red"), " "))

    # -- shapes -------------------------------------------------------------------------------------------------------

    def act(self, shape: Act) -> Answer | None:
        """One action; one with a shape of its own is answered on."""
        passing = next((i for i, o in enumerate(shape.options) if getattr(o, "passing", False)), None)
        shown = self.distinct([i for i in range(len(shape.options)) if i != passing], shape.options)
        items = [(k + 1, self.words(shape.options[i])) for k, i in enumerate(shown)]
        while True:
            self.show(items, [shape.options[i] for i in shown])
            hint = "Enter: pass" if passing is not None else ""
            chosen = self.pick_number(len(shown), hint, ("p", "pass", "0") if passing is not None else ())
            if chosen is None:
                return (passing,) if passing is not None else None
            option = shape.options[shown[chosen]]
            if option.shape is None:
                return (shown[chosen],)
            ask = self.desk.face.shapes.get(option.shape.__class__)
            rest = ask(self, option.shape) if ask is not None else self.step_by_step(option.shape)
            if rest is not None:
                return (shown[chosen], *rest)

    def one(self, shape: Pick) -> Answer | None:
        """One option, or none of them where that is allowed."""
        shown = self.distinct(range(len(shape.options)), shape.options)
        self.show([(k + 1, self.words(shape.options[i])) for k, i in enumerate(shown)], [shape.options[i] for i in shown])
        none = self.desk.face.nothing.get(self.decision.kind, "nothing")
        hint, words = (f"Enter: {none}", ("0",)) if shape.lo == 0 else ("", ())
        d = self.decision
        if shape.lo and d.kind == "order" and d.rule in self.desk.face.any_order:
            hint, words = "Enter: as listed", ("0",)
        chosen = self.pick_number(len(shown), hint, words)
        if chosen is None:
            if shape.lo:
                self.desk.leave_as_listed(d)
                return (0,)
            return ()
        return (shown[chosen],)

    def yes_or_no(self) -> Answer:
        """Yes or no."""
        while True:
            text = self.desk.line("y or n").lower()
            if text in ("y", "yes"):
                return (1,)
            if text in ("n", "no"):
                return (0,)
            self.wrong("Type y or n, or ? for help.")

    def several(self, shape: Pick, options: Sequence[str]) -> Answer | None:
        """Several options, on one line or one after the other."""
        count = len(options)
        if shape.lo == shape.hi:
            how = f"{shape.lo} numbers{', first to last' if shape.ordered else ''}, such as {' '.join(map(str, range(1, shape.lo + 1)))}"
        else:
            how = f"{shape.lo} to {shape.hi} numbers, such as 1 2" if shape.lo else f"up to {shape.hi} numbers, such as 1 2"
        self.show([(k + 1, words) for k, words in enumerate(options)], shape.options)
        none = self.desk.face.nothing.get(self.decision.kind, "nothing")
        chosen: list[int] = []
        while True:
            arranged = tuple(chosen if shape.ordered else sorted(chosen))
            done = self.allowed(arranged)
            hint = how if not chosen else f"so far {', '.join(str(i + 1) for i in chosen)}; b: take back"
            text = self.desk.line(hint + ("; Enter: done" if done and chosen else f"; Enter: {none}" if done else ""))
            if text.lower() == "b" and chosen:
                chosen.pop()
            elif text == "" and done:
                return arranged
            elif text == "" or text.lower() == "b":
                self.wrong(f"Choose {shape.lo - len(chosen)} more." if chosen else f"Choose {how}.")
            else:
                numbers = self.numbers_in(text, count)
                if numbers is None:
                    continue
                new = [*chosen, *(n - 1 for n in numbers)]
                if len(set(new)) < len(new):
                    self.wrong("Each can be chosen once.")
                elif len(new) > shape.hi:
                    self.wrong(f"At most {shape.hi} can be chosen.")
                elif shape.weights is not None and sum(shape.weights[i] for i in new) > shape.cap:
                    self.wrong(f"Together they may cost {shape.cap} at most.")
                else:
                    chosen = new
                    arranged = tuple(chosen if shape.ordered else sorted(chosen))
                    if self.allowed(arranged) and (len(numbers) > 1 or len(chosen) == min(shape.hi, count)):
                        return arranged

    def number(self, low: int, high: int, allowed: Sequence[int]) -> Answer:
        """A number."""
        while True:
            text = self.desk.line(f"a number from {low} to {high}")
            number = as_number(text)
            if number is not None and number in allowed:
                return (number,)
            self.wrong(f"Type a number from {low} to {high}.")

    def name(self, catalog: Sequence[str]) -> Answer:
        """A word of a list, by number, or by a part of it where the list is long."""
        shown = list(range(len(catalog)))
        while True:
            if len(shown) <= MANY:
                self.show([(k + 1, catalog[i]) for k, i in enumerate(shown)])
                text = self.desk.line("a number, or a part of the name" if len(catalog) > MANY else "a number")
            else:
                self.screen.note(f"{len(shown)} to choose from, such as {', '.join(catalog[i] for i in shown[:3])}.")
                text = self.desk.line("a part of the name")
            number = as_number(text)
            if number is not None and len(shown) <= MANY:
                if 1 <= number <= len(shown):
                    return (shown[number - 1],)
                self.wrong(self.no_such(text, len(shown)))
                continue
            if not text:
                self.wrong("Type a part of the name.")
                continue
            found = [i for i in range(len(catalog)) if text.casefold() in catalog[i].casefold()]
            exact = [i for i in found if catalog[i].casefold() == text.casefold()]
            if not found:
                self.wrong(f"None of them has {text!r} in it.")
            elif len(exact or found) == 1:
                return ((exact or found)[0],)
            else:
                shown = found

    def step_by_step(self, shape: Shape) -> Answer | None:
        """Integer by integer, as the shape allows: for shapes that have no better way yet."""
        prefix: list[int] = []
        while True:
            follow = list(shape.next(tuple(prefix)))
            if follow == [END]:
                return tuple(prefix)
            free = [i for i in follow if i != END]
            so_far = f"so far {' '.join(map(str, prefix))}; " if prefix else ""
            text = self.desk.line(f"{so_far}next: {listed(free)}; b: back{'; Enter: done' if END in follow else ''}")
            number = as_number(text)
            if text.lower() == "b":
                if not prefix:
                    return None
                prefix.pop()
            elif text == "" and END in follow:
                return tuple(prefix)
            elif number in free:
                prefix.append(number)
            else:
                self.wrong(f"Type one of the numbers, not {text!r}.")

    # -- reading ------------------------------------------------------------------------------------------------------

    def allowed(self, answer: Answer) -> bool:
        """Is this a complete answer?"""
        try:
            self.decision.check(answer)
        except IllegalAnswer:
            return False
        return True

    def distinct(self, indices: Sequence[int], options: Sequence[object]) -> list[int]:
        """The options to show: of those that differ in nothing, one."""
        seen = set()
        out = []
        for i in indices:
            key = self.desk.face.likeness(self.view, self.decision, options[i])
            if key is None or key not in seen:
                out.append(i)
                seen.add(key)
        return out

    def pick_number(self, count: int, hint: str, none: Sequence[str] = ()) -> int | None:
        """A number from 1 to `count`, as an index; None for one of the words for none, Enter among them."""
        while True:
            text = self.desk.line(hint)
            if none and (text == "" or text.lower() in none):
                return None
            number = as_number(text)
            if number is not None and 1 <= number <= count:
                return number - 1
            self.wrong(self.no_such(text, count))

    def numbers_in(self, text: str, count: int) -> list[int] | None:
        """The numbers on a line, each from 1 to `count`; None, with a word about it, if it holds anything else."""
        numbers = []
        for part in text.replace(",", " ").split():
            number = as_number(part)
            if number is None or not 1 <= number <= count:
                self.wrong(self.no_such(part, count))
                return None
            numbers.append(number)
        return numbers

    def no_such(self, text: str, count: int) -> str:
        """What is wrong with something typed in place of a number."""
        if not count:
            return f"{text!r} is not an option: press Enter, or type ? for help."
        numbers = "1" if count == 1 else f"a number from 1 to {count}"
        if not text:
            return f"Type {numbers}, or ? for help."
        return f"{text!r} is not an option: type {numbers}, or ? for help."
