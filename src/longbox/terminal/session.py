"""A match at a terminal: whose turn it is to answer, what is shown, and the commands that a person may type at any prompt."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.errors import UserError
from longbox.games import entry
from longbox.terminal.answers import Asker
from longbox.terminal.face import face_of
from longbox.terminal.interrupts import Interrupts, Stopped
from longbox.terminal.kept import Kept, SaveFile, named_file, quoted
from longbox.terminal.reading import print_lines, print_rule
from longbox.terminal.screen import InputEnded, Para, as_number

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping
    from pathlib import Path

    from longbox.agents import Agent
    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.match import Match
    from longbox.kernel.state import State
    from longbox.kernel.views import View
    from longbox.tables.passing import Passing
    from longbox.terminal.answers import Habit
    from longbox.terminal.face import Ending
    from longbox.terminal.screen import Screen

HELP: Final = (
    ("a number", "chooses an option; several are written on one line, such as 1 3"),
    ("Enter", "passes, is done, or takes what the line says"),
    ("b", "takes back the last step of an answer of several steps"),
    ("i NAME or NUMBER", "reads a card: facts, text, what it is like now"),
    ("why NAME", "asks what hinders plays with a card of yours, each reason with its rule"),
    ("why NAME vs NAME", "asks what hinders an attack; a team is written with +"),
    ("undo", "goes back to before your last answer"),
    ("auto", "passes until something happens to you, it is your step, or you are asked something else"),
    ("log [N]", "shows the last N lines of the log"),
    ("table", "draws the table, and asks again"),
    ("piles", "lists the cards in the KO'd piles"),
    ("rule ID", "reads a rule, such as rule 601.3d"),
    ("save [FILE]", "writes the game to a file; play --load FILE goes on with it"),
    ("concede", "gives up"),
    ("quit", "leaves the game"),
)
LOG_LINES: Final = 20
RECALLED: Final = 8


class Left(Exception):
    """The person leaves the table."""


class Undone(Exception):
    """The match went back."""


class Changed(Exception):
    """A command has answered the question, taken it away, or wants it asked anew."""


class Session:
    """Plays a match: agents answer for their seats, people at this terminal for all others.

    The match is kept after each answer: in the file `save`, or wherever `kept` says. `numbers` is what the numbers on the
    screen stand for.
    """

    def __init__(
        self,
        match: Match,
        screen: Screen,
        agents: Mapping[int, Agent],
        save: Path | None = None,
        program: str = "longbox",
        *,
        kept: Kept | None = None,
        ending: Ending | None = None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.agents = agents
        if kept is None:
            kept = Kept(SaveFile(save, list(match.answers) if save.exists() else None) if save is not None else None)
        self.kept = kept
        self.ending = ending
        self.program = program
        self.interrupts = Interrupts()
        self.face = face_of(match.game.name)
        at = entry(match.game.name)
        self.passing: Passing[State] | None = at.find(at.passing) if at.passing else None
        self.numbers: dict[int, object] = {}
        self.people = [p.seat for p in match.players if p.seat not in agents]
        self.present: int | None = self.people[0] if len(set(self.people)) == 1 else None
        self.asked: Decision | None = None
        #: how many lines of the log each seat has read; of a match that is gone on with, all but the last few
        self.read = dict.fromkeys(self.people, max(0, len(match.log.lines) - RECALLED) if match.answers and match.log else 0)
        #: what went on when a seat said "auto"
        self.auto: dict[int, set[Hashable]] = {}
        self.auto_since: dict[int, int] = {}
        #: which answers were passes of that sort, and the number of the first of them
        self.by_itself: dict[int, int] = {}
        #: the question of order that a person left as it is, as long as nothing else is asked, and the answer that did so
        self.as_listed: tuple[str, int, str] | None = None
        self.listed_since = 0
        #: what a person does by habit until that has no answer, and the seat and answer with which it began
        self.habit: tuple[Habit, int, int] | None = None
        #: what made "auto" stop
        self.stopped = ""
        self.answered_by: int | None = None
        #: whose eyes the table was last drawn for, and what lay on it
        self.drawn: tuple[int, object] = (-1, None)

    # -- the loop -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or the person leaves. Where the program has to end, it does so with the match kept."""
        stopped: Stopped | None = None
        with self.interrupts:
            try:
                while self.goes_on():
                    pass
            except Left:
                with self.interrupts.held():
                    self.parting()
            except InputEnded:
                with self.interrupts.held():
                    self.screen.say("")
                    self.parting()
            except Stopped as signal:
                stopped = signal
                self.close_up()
            except (Exception, SystemExit):  # what is wrong is told by whoever called; this tells where to go on
                self.close_up()
                raise
            finally:
                with self.interrupts.held():
                    self.kept.close(self.match)
        if stopped is not None:
            stopped.end()

    def goes_on(self) -> bool:
        """Play on; whether there is more to play once the match was over or Ctrl-C was pressed."""
        try:
            try:
                self.play()
                return self.after_the_end()
            except KeyboardInterrupt:
                # a slip of the fingers loses no game: it is quit, with its warning if there is one
                self.interrupts.dealt_with()
                self.screen.say("")
                self.do_quit("")
        except (Undone, Changed):
            pass
        except KeyboardInterrupt:
            self.screen.say("")
            raise Left from None
        self.answered_by = None
        return True

    def close_up(self) -> None:
        """Leave for a reason that is not the person's; nobody may be there to read about it."""
        with suppress(OSError):
            self.parting()

    def play(self) -> None:
        """Answer decisions until there are none."""
        self.keep()
        while (d := self.match.decision) is not None:
            agent = self.agents.get(d.seat)
            if agent is not None:
                self.match.choose(agent.choose(self.match.view(d.seat), d))
                self.answered_by = d.seat
                self.keep()
                continue
            try:
                answer = self.passes_by_itself(d)
                if answer is None:
                    answer = self.ask(d)
                self.match.choose(answer)
            except (Undone, Changed):
                self.answered_by = None
            else:
                self.answered_by = d.seat
            self.keep()

    def ask(self, d: Decision) -> Answer:
        """Show a person what has happened and what is asked, and read the answer."""
        self.hand_over(d)
        self.asked = d
        view = self.match.view(d.seat)
        table = self.face.wants_table(view, d, self.answered_by == d.seat)
        news = self.news(d.seat, not table)
        if table:
            scene = self.face.scene(view)
            if self.drawn == (d.seat, scene):
                self.screen.say("", *self.face.moment(view, self.screen))
            else:
                self.draw(view, d.player)
                self.drawn = (d.seat, scene)
        elif news:
            self.screen.say("")
        if self.stopped:
            self.screen.note(f"auto stops: {self.stopped}")
            self.stopped = ""
        self.screen.say(Para(Text(self.face.prompt(view, d), "bold").append(f"  {d.rule}", "not bold dim")))
        return Asker(self, view, d).answer()

    def hand_over(self, d: Decision) -> None:
        """With several people at one keyboard, see that only the one who is asked looks at the screen."""
        if self.present == d.seat or len(set(self.people)) < 2:
            self.present = d.seat
            return
        first, self.present = self.present is None, d.seat
        self.asked = None
        if not first:
            self.screen.clear()
        name = self.name_of(d.seat)
        self.screen.say(Text(f"Pass the keyboard to {name}.", "bold"))
        self.screen.ask(f"{name}: press Enter ")
        if not first:
            self.screen.clear()
        # what was there before is gone from the screen
        self.answered_by = None
        self.drawn = (-1, None)

    def news(self, seat: int, last_heading: bool = False) -> bool:
        """Print the log since this seat last read it; whether there was anything. The table, where it follows, says the phase."""
        log = self.match.log
        assert log is not None
        fresh = log.lines[self.read[seat] :]
        self.read[seat] = len(log.lines)
        return print_lines(self.screen, self.face.compact(fresh, seat), last_heading=last_heading)

    def draw(self, view: View, player: int) -> None:
        """The table."""
        self.screen.say("", *self.face.table(view, self.screen, player), "")

    def leave_as_listed(self, decision: Decision) -> None:
        """The person does not care about this order, nor about the rest of it."""
        self.as_listed = (decision.kind, decision.seat, decision.rule)
        self.listed_since = len(self.match.answers)

    def go_on(self, decision: Decision, habit: Habit) -> None:
        """From now on a habit answers for the person, until it has no answer."""
        self.habit = (habit, decision.seat, len(self.match.answers))

    # -- passing by itself ------------------------------------------------------------------------------------------------

    def passes_by_itself(self, d: Decision) -> Answer | None:
        """The pass, if this seat wants to be left alone and nothing has happened to it; the order as it is, if that was said."""
        if self.as_listed == (d.kind, d.seat, d.rule):
            self.by_itself[len(self.match.answers)] = self.listed_since
            return (0,)
        self.as_listed = None
        if self.habit is not None:
            habit, seat, since = self.habit
            answer = habit(d) if d.seat == seat else None
            if answer is not None:
                self.by_itself[len(self.match.answers)] = since
                return answer
            self.habit = None
        before = self.auto.get(d.seat)
        if before is None:
            return None
        passed = self.passing.passed(d) if self.passing is not None else None
        if self.passing is None or passed is None:
            del self.auto[d.seat]
            return None
        now = self.passing.concerns(self.match.state, d.player)
        fresh = [words for key, words in now.items() if key not in before]
        if fresh:
            del self.auto[d.seat]
            self.stopped = fresh[0]
            return None
        self.by_itself[len(self.match.answers)] = self.auto_since[d.seat]
        return passed

    # -- what a person types ----------------------------------------------------------------------------------------------

    def line(self, hint: str) -> str:
        """The next line that is an answer; commands are carried out on the way."""
        while True:
            rest = ""
            try:
                text = self.screen.ask(f"[{hint}] > " if hint else "> ")
                word, _, rest = text.partition(" ")
                command = _COMMANDS.get(word.casefold())
                if command is None or (rest and command in _ALONE):
                    return text
            except KeyboardInterrupt:
                # a slip of the fingers loses no game: it is quit, with its warning
                self.interrupts.dealt_with()
                self.screen.say("")
                command = "quit"
            try:
                getattr(self, f"do_{command}")(rest.strip())
            except UserError as error:
                self.complain(str(error))
            except OSError as error:
                if error.filename is None:
                    raise
                self.complain(f"can't write {error.filename}: {error.strerror}")

    def complain(self, words: str) -> None:
        """One clear line about what was typed."""
        self.screen.say(Para(Text(words, "red"), " "))

    @property
    def seat(self) -> int:
        """The seat of the person at the keyboard; of a spectator (-1) when several have played and it is over."""
        if self.asked is not None:
            return self.asked.seat
        return self.people[0] if len(set(self.people)) == 1 else -1

    def do_help(self, rest: str) -> None:
        """The commands."""
        own = self.face.help
        lines = [(name, own.get(name, words)) for name, words in HELP]
        lines[2:2] = [(name, words) for name, words in own.items() if name not in dict(HELP)]
        for name, words in lines:
            if words:
                self.screen.say(Para(words, Text(f"  {name:<18}", "cyan")))
        self.screen.note(self.face.legend(self.screen))

    def do_info(self, rest: str) -> None:
        """A card."""
        if not rest:
            self.complain("Type i and a card's name, or the number of an option.")
            return
        asked = self.meant(rest)
        if asked is not None:
            self.screen.say(*self.face.read(self.match, self.match.view(self.seat), asked, self.screen))

    def do_why(self, rest: str) -> None:
        """What hinders something."""
        if not rest:
            self.complain("Type why and the name of a card of yours, or: why NAME vs NAME.")
            return
        asked = self.meant(rest)
        if self.asked is None:
            self.complain("The game is over.")
        elif asked is not None:
            self.screen.say(*self.face.why(self.match, self.match.view(self.seat), self.asked.player, asked))

    def meant(self, text: str) -> str | int | None:
        """A name as it was typed, or what a number on the screen stands for; None, with a word about it, for nothing."""
        number = as_number(text)
        if number is None:
            return text
        option = self.numbers.get(number)
        ref = option if isinstance(option, int) else getattr(option, "ref", -1)
        if ref < 0:
            # an ability that is offered: the card it stands on
            ref = getattr(getattr(option, "scope", None), "this", -1)
        if ref < 0:
            self.complain(f"Number {text} stands for no card.")
            return None
        found: int = ref
        return found

    def do_log(self, rest: str) -> None:
        """Lines of the log."""
        count = as_number(rest) if rest else LOG_LINES
        if not count:
            self.complain("Type log, or log and how many lines.")
            return
        log = self.match.log
        assert log is not None
        seat = self.seat if self.seat >= 0 else None
        print_lines(self.screen, self.face.compact(log.lines, seat)[-count:], all_headings=True)

    def do_table(self, rest: str) -> None:
        """The table, and the question again."""
        if self.asked is None:
            self.draw(self.match.view(self.seat), -1)
            return
        self.drawn = (-1, None)
        raise Changed

    def do_piles(self, rest: str) -> None:
        """Open piles."""
        self.screen.say(*self.face.piles(self.match.view(self.seat), self.screen))

    def do_rule(self, rest: str) -> None:
        """A rule."""
        print_rule(self.screen, self.match.game.name, rest)

    def do_save(self, rest: str) -> None:
        """The match to a file."""
        file = self.kept.file
        path = named_file(rest) if rest else file.path if file is not None else None
        if path is None:
            self.complain("Type save and the name of a file.")
            return
        with self.interrupts.held():
            if file is not None and (path == file.path or (path.exists() and file.path.exists() and path.samefile(file.path))):
                file.write(self.match, {})
            elif path.exists():
                self.complain(f"{path} is there already: choose another name.")
                return
            else:
                self.kept.save_as(path, self.match)
            self.keep()
        self.screen.note(f"Saved to {path}, and from now on after each answer.")

    def do_undo(self, rest: str) -> None:
        """Back to before the last answer of this seat."""
        seat = self.seat if self.seat >= 0 else None
        over = self.match.decision is None
        with self.interrupts.held():
            if not self.match.undo(seat):
                self.complain("There is no answer of yours to take back.")
                return
            # what "auto" passed is taken back together
            start = self.by_itself.get(len(self.match.answers), len(self.match.answers))
            while len(self.match.answers) > start:
                self.match.undo(seat)
            self.kept.over = ""
            if over and self.ending is not None:
                self.ending.reopened()
        self.by_itself = {at: first for at, first in self.by_itself.items() if at < start}
        log = self.match.log
        assert log is not None
        self.read = {seat: min(read, len(log.lines)) for seat, read in self.read.items()}
        self.auto.pop(self.seat, None)
        self.as_listed = None
        self.habit = None
        self.screen.note("Back to before your last answer.")
        raise Undone

    def do_auto(self, rest: str) -> None:
        """Pass until something happens."""
        d = self.asked
        if self.passing is None:
            self.complain("There is nothing to pass by itself in this game.")
            return
        if d is None or self.passing.passed(d) is None:
            self.complain("Answer this first: auto passes where you may pass.")
            return
        self.auto[d.seat] = set(self.passing.concerns(self.match.state, d.player))
        self.auto_since[d.seat] = len(self.match.answers)
        raise Changed

    def do_concede(self, rest: str) -> None:
        """Give up, if the person means it."""
        if self.asked is None:
            self.complain("The game is over.")
            return
        if self.screen.ask("Give up the game? y or n > ").lower() not in ("y", "yes"):
            return
        first = len(self.match.answers)
        for p in [p.number for p in self.match.players if p.seat == self.asked.seat and not p.out]:
            if self.match.decision is not None:
                # a person who plays several gives up with all of them, and takes it back for all
                self.by_itself[len(self.match.answers)] = first
                self.match.concede(p)
        raise Changed

    def do_time(self, rest: str) -> None:
        """Call time, if the person means it."""
        if self.asked is None or self.match.game.calling_time(self.match.state) is None:
            self.complain("Time is called in tournaments of games that have them, and once.")
            return
        if self.screen.ask("Call time, so that only a few turns are left? y or n > ").lower() in ("y", "yes"):
            self.match.call_time()
            raise Changed

    def do_meanwhile(self, rest: str) -> None:
        """Use what may be used at any time; of several things what the person says."""
        s, game = self.match.state, self.match.game
        mine = [p.number for p in self.match.players if self.asked is not None and p.seat == self.asked.seat and not p.out]
        found = [(p, i, words) for p in mine for i, words in enumerate(game.interjections(s, p))]
        found = [(p, i, words) for p, i, words in found if game.interjecting(s, p, i) is not None]
        chosen = found[:1]
        if len(found) > 1:
            for k, (_, _, words) in enumerate(found, 1):
                self.screen.say(f"  {k} {words}")
            said = self.screen.ask("Which? Its number (anything else: none of them) > ").strip()
            chosen = [found[int(said) - 1]] if said.isdecimal() and 0 < int(said) <= len(found) else []
            if not chosen:
                return
        for p, i, _ in chosen:
            self.match.interject(p, i)
            raise Changed
        self.complain("You have nothing just now that may be used at any time.")

    def do_quit(self, rest: str) -> None:
        """Leave, after a warning if that would lose the game, or a part of it."""
        self.keep()
        if self.match.decision is not None and self.match.answers and not self.kept.whole(self.match):
            file = self.kept.file
            how = "This game is not saved" if file is None else f"Not all of this game is saved ({file.name}: {file.trouble})"
            self.screen.note(f"{how}: save FILE keeps it, quit leaves it for good.")
            try:
                text = self.screen.ask("quit or save FILE (anything else: go on) > ")
            except KeyboardInterrupt:  # once more: it was meant
                self.screen.say("")
                raise Left from None
            word, _, rest = text.partition(" ")
            if _COMMANDS.get(word.casefold()) == "save" and rest.strip():
                self.do_save(rest.strip())
                if not self.kept.whole(self.match):
                    return
            elif _COMMANDS.get(word.casefold()) != "quit":
                return
        raise Left

    # -- keeping ------------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the match as it is now, wherever it is kept."""
        with self.interrupts.held():
            moment = getattr(self.match.state, self.face.round_word, 0)
            for said in self.kept.keep(self.match, f"{self.face.round_word} {moment}"):
                self.complain(said)

    def parting(self) -> None:
        """What becomes of a match that is left."""
        self.keep()
        if self.match.decision is None:
            return
        file, shelf = self.kept.file, self.kept.shelf
        load = f"{self.program} play {self.match.game.name} --load {quoted(file.path)}" if file is not None else ""
        if file is not None and file.whole(self.match):
            self.screen.say("The game is saved. Go on with:")
            self.screen.copyable(load)
        elif shelf is not None and not self.match.answers:
            self.screen.say("Nothing was played yet, so nothing is kept.")
        elif shelf is not None and shelf.whole(self.match):
            if file is not None:
                self.screen.say(f"{file.name} can't be written ({file.trouble}); {file.said(self.match)}.")
            self.screen.say("The whole game is kept. Go on with:" if file is not None else "The game is kept. Go on with:")
            self.screen.copyable(f"{self.program} play --continue")
        elif file is not None and file.holds is not None:
            self.screen.say(
                f"Not all of the game is saved: {file.name} can't be written ({file.trouble}); {file.said(self.match)}."
            )
            self.screen.say("Go on from there with:")
            self.screen.copyable(load)
        else:
            self.screen.say("The game was not saved; with --save FILE it would have been.")

    def after_the_end(self) -> bool:
        """Tell how it ended; whether the person took that back and plays on."""
        log = self.match.log
        assert log is not None
        self.asked = None
        one = len(set(self.people)) == 1
        if not one:
            self.screen.clear()
        fresh = log.lines[max(self.read.values(), default=0) :]
        self.read = {seat: len(log.lines) for seat in self.read}
        result: str = self.match.game.result_text(self.match.state)
        if fresh and fresh[-1].public.casefold() == result.casefold():
            # how it ended is said below the table
            del fresh[-1]
        print_lines(self.screen, self.face.compact(fresh, self.people[0] if one else None))
        view = self.match.view(self.seat)
        self.draw(view, -1)
        self.screen.say(
            Text(f"{result[:1].upper()}{result[1:]}", "bold").append(
                f"  {self.match.game.result_rule(self.match.state)}", "not bold dim"
            ),
            f"{_count(self.match.turns, self.face.round_word)}, {_count(len(self.match.answers), 'answer')}.",
        )
        if self.ending is not None:
            with self.interrupts.held():
                said = self.ending.over(self.match)
            if said:
                self.screen.say(said)
        self.kept.over = result
        self.keep()
        file, shelf = self.kept.file, self.kept.shelf
        if file is not None and file.whole(self.match):
            self.screen.say("The record is kept. See it again with:")
            self.screen.copyable(f"{self.program} replay {quoted(file.path)}")
        elif shelf is not None and shelf.whole(self.match):
            self.screen.say("The record is kept for some days (save FILE keeps it for good). See it again with:")
            self.screen.copyable(f"{self.program} replay {quoted(shelf.shelved.path)}")
        else:
            self.screen.say("The record was not kept: save FILE keeps it.")
        try:
            while self.line("Enter: leave; save FILE, log, undo") not in ("", "b"):
                self.complain("The game is over: press Enter to leave, or type ? for the commands.")
        except Undone:
            return True
        except InputEnded:
            pass
        return False

    def name_of(self, seat: int) -> str:
        """The name of a seat's (first) player."""
        return next(str(p.name) for p in self.match.players if p.seat == seat)


_COMMANDS: Final = {
    **dict.fromkeys(("?", "h", "help"), "help"),
    **dict.fromkeys(("i", "info", "card"), "info"),
    **dict.fromkeys(("t", "table"), "table"),
    **dict.fromkeys(("pile", "piles"), "piles"),
    **dict.fromkeys(("u", "undo"), "undo"),
    **dict.fromkeys(("q", "quit", "exit"), "quit"),
    **{word: word for word in ("why", "log", "rule", "save", "auto", "concede", "time", "meanwhile")},
}
#: commands that take nothing after them: with more on the line it is an answer (a part of a card's name)
_ALONE: Final = frozenset(("help", "table", "piles", "undo", "quit", "auto", "concede", "time", "meanwhile"))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
