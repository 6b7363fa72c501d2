"""The table of a situation: look at cards, act and answer by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.rules.chain import Priority
from longbox.games.vs.rules.combat import attacker_objection
from longbox.games.vs.situations.asking import EVERYWHERE, MOMENTS, like, question
from longbox.games.vs.situations.following import arrange, chosen, place
from longbox.games.vs.situations.look import Look, Moments
from longbox.games.vs.situations.side import Side
from longbox.games.vs.state import CHAIN, RESOURCES, ROWS, VsCard, name_of
from longbox.kernel.asked import questions
from longbox.kernel.decisions import Name, Number, Pick
from longbox.kernel.match import Match
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import CardDef, VsState
    from longbox.kernel.asked import Question
    from longbox.kernel.decisions import Decision


class Table(Moments):
    """The table of a situation: sides A to D, what is asked, and ways to answer it by name."""

    def __init__(self, s: VsState, names: list[str]) -> None:
        self.names = names
        self.match = Match.of(s)
        for i, name in enumerate(names):
            setattr(self, name, Side(self, i))

    A: Side
    B: Side
    C: Side
    D: Side

    @property
    def s(self) -> VsState:
        """The state."""
        s: VsState = self.match.state
        return s

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return self.match.decision

    @property
    def asked(self) -> tuple[str, str]:
        """(player's name, kind of decision) of what is asked, or ("", "") when the game is over."""
        d = self.decision
        return ("", "") if d is None else (self.names[d.player], d.kind)

    @property
    def prompt(self) -> str:
        """The question in words."""
        d = self.decision
        return "" if d is None else self.match.game.prompt(self.s, d.seat, d)

    def asking(self) -> str:
        """What is asked of whom, with the rule and what may be answered how."""
        return question(self)

    def __getitem__(self, name: str) -> Look:
        """The card of this name: in play if one is, whoever controls it; "B's Rogue" is that of B."""
        for kinds in ((ROWS, RESOURCES), EVERYWHERE):
            for player in range(len(self.names)):
                try:
                    return Look(self, self.find(name, player, kinds))
                except LookupError:
                    continue
        raise LookupError(f"there is no {name!r} on this table{like(self, 0, name)}")

    def why_not(self, player: str, asked: str, card: Any = None, index: int | None = None, *, on: str | None = None) -> list[str]:
        """The rules that keep a player from something; see `Side.why`."""
        assert player in self.names, f"there is no player {player!r}: there are {', '.join(self.names)}"
        side: Side = getattr(self, player)
        return side.why_not(asked, card, index, on=on)

    @property
    def options(self) -> list[str]:
        """What may be answered, in words: names of cards, labels of actions."""
        d = self.decision
        if d is None:
            return []
        return [self.match.game.option_text(self.s, d.seat, d, o) for o in d.options]

    @property
    def chain(self) -> list[str]:
        """The effects on the chain, bottom first, in words, with their targets: "plays Fizzle on plays Flying Kick"."""
        return [self._on_chain(n) for n in self.s.chain]

    def _on_chain(self, number: int) -> str:
        item = self.s.things[number]
        aimed = [self._called(ref) for chosen in item.scope.targets for ref in chosen]
        return f"{item.words} on {joined(aimed)}" if aimed else str(item.words)

    def _called(self, ref: int) -> str:
        """A card, player or effect by the name it goes by here."""
        thing = self.s.things[ref & NUMBER_MASK]
        return thing.printed.full_name if isinstance(thing, VsCard) else str(getattr(thing, "words", "") or thing.name)

    @property
    def questions(self) -> list[Question]:
        """All questions put so far, in order: each has `player`, `kind`, `rule`, `prompt`, `options` and `answer` (None while it is open)."""
        return questions(self.match)

    @property
    def result(self) -> Any:
        """The verdict."""
        return self.match.result

    @property
    def winners(self) -> list[str]:
        """The names of the winners, once it is over."""
        return [self.names[p] for p in self.result.winners] if self.result is not None else []

    @property
    def log(self) -> str:
        """The log."""
        assert self.match.log is not None
        return self.match.log.text()

    # -- finding --------------------------------------------------------------------------------------------------

    def find(self, name: str, player: int, kinds: tuple[int, ...] = EVERYWHERE) -> int:
        """The number of a card by (the start of) its full name, among what a player controls or owns."""
        return self.find_all(name, player, kinds)[0]

    def find_all(self, name: str, player: int, kinds: tuple[int, ...] = EVERYWHERE) -> list[int]:
        """The numbers of all such cards (at least one), zone by zone; "B's <name>" is looked for with B."""
        for i, other in enumerate(self.names):
            if name.startswith(f"{other}'s "):
                player, name = i, name.removeprefix(f"{other}'s ")
        zones = [self.s.zones[self.s.chain_zone] if kind == CHAIN else self.s.zone(player, kind) for kind in kinds]
        found = [n for zone in zones for n in zone if _named(self.s.things[n].printed, name)]
        # "Al" is rather the one called so than Alf
        found = [n for n in found if _called(self.s.things[n].printed, name)] or found
        if not found:
            raise LookupError(f"{self.names[player]} has no {name!r} there{like(self, player, name)}")
        return found

    def find_team(self, names: Sequence[str], player: int) -> list[int]:
        """The numbers of that player's characters of these names; of several of one name, those that can attack come first."""
        out: list[int] = []
        for name in names:
            found = [n for n in self.find_all(name, player, (ROWS,)) if n not in out]
            assert found, f"{self.names[player]} has no further {name!r} in play"
            out.append(min(found, key=lambda n: attacker_objection(self.s, n, player) is not None))
        return out

    def find_opposing(self, name: str, player: int) -> int:
        """The number of a character that an opponent controls."""
        for p in self.s.opponents(player):
            theirs = [n for n in self.s.characters(p) if _named(self.s.things[n].printed, name)]
            if theirs:
                return next((n for n in theirs if _called(self.s.things[n].printed, name)), theirs[0])
        there = [name_of(self.s, n, self.s.things[player].seat) for p in self.s.opponents(player) for n in self.s.characters(p)]
        raise LookupError(f"no opponent has a character {name!r} in play; there are {'; '.join(there) or 'none'}")

    # -- answering ------------------------------------------------------------------------------------------------

    def choose_option(self, index: int) -> None:
        """Answer by the index of an option."""
        self.match.choose((index,))

    def chooses(self, *names: str | int) -> None:
        """Answer a pick by names (of cards, players or words), in the order given where order matters."""
        d = self.decision
        assert d is not None, "nothing is asked"
        if isinstance(d.shape, Number):
            self.match.choose(tuple(int(n) for n in names))
            return
        assert isinstance(d.shape, (Pick, Name)), f"that is not answered by names: {self.asking()}"
        picked: list[int] = []
        for name in names:
            meant = [i for i, o in enumerate(d.options) if i not in picked and self.is_meant(o, name)]
            i = next((i for i in meant if self._exactly(d.options[i], name)), meant[0] if meant else None)
            assert i is not None, f"{name!r} is not among what there is: {self.asking()}"
            picked.append(i)
        if isinstance(d.shape, Pick) and not d.shape.ordered:
            picked.sort()
        self.match.choose(chosen(self, picked) if isinstance(d.shape, Pick) else tuple(picked))

    def is_named(self, number: int, name: str | int) -> bool:
        """Does the thing of this number go by this name?"""
        thing = self.s.things[number]
        if isinstance(thing, VsCard) and isinstance(name, str):
            return self._answers_to(thing, name)
        return self._goes_by(thing, name)

    @staticmethod
    def _goes_by(thing: Any, name: str | int) -> bool:
        """A player by name, an effect by words of what it says it is."""
        return name == getattr(thing, "name", None) or str(name) in getattr(thing, "words", "")

    def _answers_to(self, c: VsCard, name: str) -> bool:
        """A card goes by (the start of) its full name, and by "B's <name>" while B controls it."""
        mine = f"{self.names[c.controller]}'s "
        return _named(c.printed, name) or (name.startswith(mine) and _named(c.printed, name.removeprefix(mine)))

    def is_meant(self, option: Any, name: str | int) -> bool:
        """Does this name mean this option?"""
        if isinstance(option, str):
            return option == name
        if isinstance(name, int):
            return bool(option == name)
        if isinstance(option, int):
            thing = self.s.get(option)
            if isinstance(thing, VsCard):
                return self._answers_to(thing, name)
            return self._goes_by(thing, name)
        return False

    def _exactly(self, option: Any, name: str | int) -> bool:
        """Is it the very name of this option, and not only the start of it?"""
        thing = self.s.get(option) if isinstance(option, int) else None
        if not isinstance(thing, VsCard) or not isinstance(name, str):
            return False
        return _called(thing.printed, name) or _called(thing.printed, name.removeprefix(f"{self.names[thing.controller]}'s "))

    def says(self, yes: bool) -> None:
        """Answer a yes-or-no question."""
        d = self.decision
        assert d is not None and list(d.options) == ["no", "yes"], f"that is not a yes-or-no question: {self.asking()}"
        self.match.choose((int(yes),))

    def places(self, name: str, at: tuple[str, int] | None = None, hidden: bool | None = None) -> None:
        """Answer a placement: of this card to ("front" or "support", column), anywhere if not given; of others where there is room."""
        place(self, {name: at}, hidden)

    def arranges(self, places: dict[str, tuple[str, int]] | None = None, **more: tuple[str, int]) -> None:
        """Answer a formation, or where several go at once: {name: ("front" or "support", column)}, or Name=... (spaces as _)."""
        arrange(self, {**(places or {}), **{key.replace("_", " "): at for key, at in more.items()}})

    # -- moving on ------------------------------------------------------------------------------------------------

    def all_pass(self) -> None:
        """Everyone passes once in succession: the top of the chain resolves, or the step or substep goes on."""
        d = self.decision
        assert d is not None and d.kind == "priority", f"nobody has priority: {self.asking()}"
        frame = self._priority()
        for _ in self.s.order:
            d = self.decision
            if d is None or d.kind != "priority":
                return
            self.choose_option(0)
            if self._priority() is None or self._priority().passes == 0:
                return
        del frame

    def _priority(self) -> Any:
        return next((f for f in reversed(self.s.frames) if isinstance(f, Priority)), None)

    def resolve(self) -> None:
        """Everyone passes so that the top effect of the chain resolves (or stops to ask something)."""
        assert self.s.chain, "the chain is empty"
        self.all_pass()

    def resolve_all(self) -> None:
        """Pass until the chain is empty, or something else is asked."""
        while self.s.chain and self.asked[1] == "priority":
            self.all_pass()

    def finish(self) -> None:
        """The same, where triggered effects go onto the chain in the order in which they are offered."""
        while self.asked[1] == "trigger order" or (self.s.chain and self.asked[1] == "priority"):
            if self.asked[1] == "priority":
                self.all_pass()
            else:
                self.choose_option(0)

    def begin_attack(self) -> None:
        """Pass until the proposed attack has begun its substep, or something else is asked."""
        while self.s.attack is not None and not self.s.attack.begun and self.asked[1] == "priority":
            self.all_pass()

    def conclude(self, resolve: bool = True) -> None:
        """Pass until the attack is over and (unless `resolve` is false) what it triggered has resolved, or something else is asked."""
        while (self.s.attack is not None or (resolve and self.s.chain)) and self.asked[1] == "priority":
            self.all_pass()

    def until(self, moment: str) -> None:
        """Pass, and answer nothing else but "no" and "leave it", until a phase or step ("combat phase", "recovery phase") begins."""
        if moment not in MOMENTS:
            raise ValueError(f"there is no {moment!r} to wait for; there are {', '.join(MOMENTS)}")
        start = (self.s.turn, self.s.phase, self.s.step)
        for _ in range(400):
            d = self.decision
            if d is None:
                return
            now = (self.s.turn, self.s.phase, self.s.step)
            if now != start and moment in (self.s.phase, self.s.step):
                return
            follow = d.next(())
            if d.kind == "priority":
                self.choose_option(0)
            else:
                answer: tuple[int, ...] = ()
                while -1 not in d.next(answer):
                    answer = (*answer, d.next(answer)[0])
                self.match.choose(answer)
            del follow
        raise AssertionError(f"{moment} never came")


def _called(printed: CardDef, name: str) -> bool:
    return name in (printed.full_name, printed.name)


def _named(printed: CardDef, name: str) -> bool:
    return printed.full_name == name or printed.name == name or printed.full_name.startswith(name)
