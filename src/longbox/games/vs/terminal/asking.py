"""How a person is asked for what Vs. System asks in its own way: attacks, and places in the formation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.vs.view.table import RANGE
from longbox.kernel.decisions import END
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined
from longbox.tables.table import Card, table_of
from longbox.terminal.screen import as_number, shortened

if TYPE_CHECKING:
    from longbox.games.vs.rules.combat import AttackShape
    from longbox.kernel.decisions import Answer, Place
    from longbox.terminal.answers import Asker


def ask_attack(asker: Asker, shape: AttackShape) -> Answer | None:
    """The target, then the attackers one by one or all on a line; None when the person steps back to the other options."""
    table = table_of(asker.view)
    cards = {c.ref & NUMBER_MASK: c for side in table.sides for c in side.area("formation").known}
    while True:
        items = []
        for k, (defender, victim) in enumerate(shape.targets):
            if defender >= 0:
                whose = table.sides[cards[defender].controller].name
                target = f"{cards[defender].title} {_figures(cards[defender])}" + (f" ({whose})" if len(table.sides) > 2 else "")
            else:
                target = f"{table.sides[victim].name} directly"
            able = ", ".join(f"{cards[n].short} {_figures(cards[n])}" for n in shape.attackers[k])
            items.append((k + 1, f"{target}, by {able}"))
        meant = [cards[d].ref if d >= 0 else None for d, _ in shape.targets]
        asker.screen.note("Attack whom?")
        asker.show(items, meant)
        text = asker.desk.line("b: back")
        if text.lower() == "b":
            return None
        numbers = asker.numbers_in(text, len(items)) if text else None
        if numbers is None or len(numbers) != 1:
            if not text or numbers:
                asker.wrong("Type the number of one target; b goes back.")
            continue
        chosen = numbers[0] - 1
        team = _attackers(asker, shape, chosen, cards)
        if team is not None:
            return (chosen, *team)


def _attackers(asker: Asker, shape: AttackShape, target: int, cards: dict[int, Card]) -> Answer | None:
    able = shape.attackers[target]
    defender, _ = shape.targets[target]
    if len(able) == 1:
        return (0,)
    chosen: list[int] = []
    while True:
        free = [i for i in range(len(able)) if i not in chosen and _legal(shape, target, sorted([*chosen, i]))]
        if chosen and not free:
            return tuple(sorted(chosen))
        asker.screen.note("With whom?" if not chosen else _so_far(chosen, able, cards, defender))
        asker.show(
            [(i + 1, f"{cards[able[i]].title} {_figures(cards[able[i]])}") for i in free], [cards[able[i]].ref for i in free]
        )
        text = asker.desk.line("b: take back, Enter: done" if chosen else "numbers, such as 1 or 1 2; b: back")
        if text.lower() == "b":
            if not chosen:
                return None
            chosen.pop()
        elif text == "" and chosen:
            return tuple(sorted(chosen))
        elif text == "":
            asker.wrong("Choose at least one attacker; b goes back.")
        else:
            numbers = asker.numbers_in(text, len(able))
            if numbers is None:
                continue
            new = list(dict.fromkeys([*chosen, *(n - 1 for n in numbers)]))
            if not _legal(shape, target, sorted(new)):
                asker.wrong("They can't attack together: a team shares an affiliation (vs:601.5a).")
                continue
            chosen = new
            if len(numbers) > 1:
                return tuple(sorted(chosen))


def _legal(shape: AttackShape, target: int, chosen: list[int]) -> bool:
    """May these attack together?"""
    prefix: tuple[int, ...] = (target,)
    for i in chosen:
        if i not in shape.next(prefix):
            return False
        prefix = (*prefix, i)
    return END in shape.next(prefix)


def _so_far(chosen: list[int], able: tuple[int, ...], cards: dict[int, Card], defender: int) -> str:
    who = joined([cards[able[i]].short for i in chosen])
    atk = sum(cards[able[i]].value("ATK") for i in chosen)
    against = f", {atk} ATK against {cards[defender].value('DEF')} DEF" if defender >= 0 else f", {atk} ATK"
    return f"So far {who}{against}. Who else?"


def _figures(card: Card) -> str:
    return f"{card.value('ATK')}/{card.value('DEF')}"


FRONT, SUPPORT = 0, 1


_LETTERS = "fs"


_ROWS = ("front", "support")


def ask_place(asker: Asker, shape: Place) -> Answer | None:
    """Where the pieces go. A formation is offered as a few whole arrangements first."""
    board = _Board(asker, shape)
    if asker.decision.kind != "formation":
        board.suggest()
        return board.ask()
    while True:
        # one that only shifts everybody to the side looks like what is there already
        offers: dict[str, Answer] = {}
        for answer in shape.defaults:
            offers.setdefault(board.sketch(answer), answer)
        answers = list(offers.values())
        items = [(k + 1, f"{board.title(answer)}: {sketch}") for k, (sketch, answer) in enumerate(offers.items())]
        asker.show([*items, (len(items) + 1, "place them one by one")])
        chosen = asker.pick_number(len(answers) + 1, "Enter: as it stands", ("0", "p", "pass"))
        if chosen is None:
            return ()
        if chosen < len(answers):
            return answers[chosen]
        found = _Board(asker, shape).ask()
        if found is not None:
            return found


class _Board:
    """The cells with who stands where so far. Cells are called f1, s2 ... (front, support, column), hf1 ... in the hidden area."""

    def __init__(self, asker: Asker, shape: Place) -> None:
        self.asker = asker
        self.shape = shape
        self.where = list(shape.at)
        self.past: list[list[int]] = []
        table = table_of(asker.view)
        cards = [c for side in table.sides for c in side.area("formation").known]
        cards += [c for effect in table.area("chain").known for c in effect.attached]
        known = {c.ref & NUMBER_MASK: c for c in cards}
        # one that comes from elsewhere, a pile, say, is known by its name
        self.cards = [known.get(ref & NUMBER_MASK) or Card(ref, asker.words(ref)) for ref in shape.pieces]
        mine = {ref & NUMBER_MASK for ref in shape.pieces}
        self.others = {
            ("hidden" in c.marks, c.row, c.column): c
            for c in table.sides[asker.decision.player].area("formation").known
            if c.ref & NUMBER_MASK not in mine
        }
        columns = {hidden: sorted({col for side, _, col in shape.cells if side is hidden}) for hidden in (True, False)}
        self.columns = columns
        self.labels = [
            f"{'h' if hidden else ''}{_LETTERS[row]}{columns[hidden].index(col) + 1}" for hidden, row, col in shape.cells
        ]

    # -- whole arrangements ---------------------------------------------------------------------------------------------

    def title(self, answer: Answer) -> str:
        """What a default arrangement is about."""
        if not answer:
            return "as it stands"
        rows = {self.shape.cells[cell][1] for cell in self.shape.placed(answer)}
        return "all in front" if rows == {FRONT} else "sheltered"

    def sketch(self, answer: Answer) -> str:
        """An arrangement in words: who is in front from left to right, and who behind whom."""
        where = self.shape.placed(answer)
        standing = {self.shape.cells[cell]: card.short for cell, card in zip(where, self.cards)}
        parts = []
        for hidden in (True, False):
            for row in (FRONT, SUPPORT):
                names = []
                for (side, at, col), name in sorted(standing.items()):
                    if side is hidden and at == row:
                        front = standing.get((hidden, FRONT, col)) if row == SUPPORT else None
                        names.append(f"{name} (behind {front})" if front else name)
                if names:
                    parts.append(f"{'hidden ' if hidden else ''}{_ROWS[row]} {', '.join(names)}")
        return "; ".join(parts)

    # -- piece by piece -------------------------------------------------------------------------------------------------

    def suggest(self) -> None:
        """Put what comes from elsewhere where one would mostly want it: in front, or behind somebody if it has range."""
        for piece, at in enumerate(self.where):
            if at >= 0:
                continue
            free = [c for c in self.shape.allowed[piece] if c not in self.shape.taken and c not in self.where]
            if free:
                self.where[piece] = min(free, key=lambda c, p=piece: self.liking(p, c))  # type: ignore[misc]

    def liking(self, piece: int, cell: int) -> tuple[int, int, int, int]:
        """How well a cell suits, the smaller the better."""
        hidden, row, col = self.shape.cells[cell]
        behind = (hidden, FRONT, col) in self.others
        ranged = RANGE in self.cards[piece].keywords
        good = row == SUPPORT and behind if ranged else row == FRONT
        taken = [c for h, _, c in self.others if h is hidden]
        distance = min((abs(col - c) for c in taken), default=abs(col))
        # a column of its own, right of the others, unless it shelters behind one of them
        return (not good, row, distance, -col if taken else abs(col))

    def ask(self) -> Answer | None:
        """Moves until the person is content; None when stepping back beyond the first."""
        one = len(self.cards) == 1
        while True:
            self.draw()
            done = self.complete()
            if one:
                shown = f"Enter: {self.labels[self.where[0]]}" if done else ""
                hint = f"a place, such as {self.free_label(0)}" + (f"; {shown}" if shown else "")
            else:
                hint = f"who and where, such as 1 {self.free_label(0)}; b: take back" + ("; Enter: done" if done else "")
            self.asker.desk.numbers = {k + 1: ref for k, ref in enumerate(self.shape.pieces)}
            text = self.asker.desk.line(hint).lower()
            if text == "" and done:
                return self.answer()
            if text == "b":
                if not self.past:
                    return None
                self.where = self.past.pop()
                continue
            moved = self.move(text, one)
            if moved and one and self.complete():
                return self.answer()

    def move(self, text: str, one: bool) -> bool:
        """Carry out something like "2 f3"; whoever stood there changes places. False, with a word about it, if it can't be."""
        parts = text.replace(",", " ").split()
        if one and len(parts) == 1:
            parts = ["1", *parts]
        number = as_number(parts[0]) if len(parts) == 2 else None
        if number is None or not 1 <= number <= len(self.cards) or parts[1] not in self.labels:
            example = self.free_label(0)
            what = f"a place such as {example}" if one else f"a number and a place, such as 1 {example}"
            self.asker.wrong(f"{text!r} is not {what}." if text else f"Type {what}.")
            return False
        piece, cell = number - 1, self.labels.index(parts[1])
        who = self.cards[piece].short
        if cell not in self.shape.allowed[piece] or cell in self.shape.taken:
            self.asker.wrong(f"{who} can't go to {parts[1]}.")
            return False
        new = list(self.where)
        if cell in new and new.index(cell) != piece:
            other = new.index(cell)
            if new[piece] >= 0 and new[piece] not in self.shape.allowed[other]:
                self.asker.wrong(f"{self.cards[other].short} stands there and can't change places with {who}.")
                return False
            new[other] = new[piece]
        new[piece] = cell
        self.past.append(self.where)
        self.where = new
        return True

    def complete(self) -> bool:
        """Does everyone stand somewhere?"""
        return all(cell >= 0 for cell in self.where)

    def answer(self) -> Answer:
        """The moves as the decision wants them: piece and cell for each that moved, pieces ascending."""
        return tuple(x for i, cell in enumerate(self.where) if cell != self.shape.at[i] for x in (i, cell))

    def free_label(self, piece: int) -> str:
        """A place that is free, for the example."""
        free = [c for c in self.shape.allowed[piece] if c not in self.shape.taken and c not in self.where]
        return self.labels[free[0]] if free else self.labels[0]

    def draw(self) -> None:
        """The cells: free ones by what they are called, taken ones by who stands there."""
        screen = self.asker.screen
        count = sum(len(columns) for columns in self.columns.values())
        width = max(5, min(20, (screen.width - 10) // max(1, count) - 1))
        for row in (FRONT, SUPPORT):
            line = Text(f"  {_ROWS[row]:<8}", "dim")
            drawn = False
            for hidden in (True, False):
                for col in self.columns[hidden]:
                    words, style = self.cell((hidden, row, col))
                    drawn = drawn or bool(words)
                    line.append(f"{shortened(words, width, screen.marks):<{width + 1}}", style)
                if hidden and self.columns[True]:
                    line.append(f"{screen.marks.wall} ", "magenta")
            line.rstrip()
            if drawn:
                screen.say(line)

    def cell(self, cell: tuple[bool, int, int]) -> tuple[str, str]:
        """What is written in a cell, and how."""
        if cell in self.others:
            return self.others[cell].short, "dim"
        if cell not in self.shape.cells:
            return "", ""
        index = list(self.shape.cells).index(cell)
        if index in self.where:
            piece = self.where.index(index)
            name = self.cards[piece].short
            return f"{piece + 1} {name}" if len(self.cards) > 1 else f"[{name}]", "bold"
        return self.labels[index], "cyan"
