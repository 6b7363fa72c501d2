"""What a player may do: actions with named checks, and objections that say which rule stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from longbox.kernel.variables import Act, S

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.kernel.decisions import Shape


class Objection:
    """Why something is not legal: the rule, and a sentence for the person who asked, put together when it is read."""

    __slots__ = ("_words", "about", "rule")

    def __init__(self, rule: str, words: str | Callable[[], str], about: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self._words = words
        self.about = about

    @property
    def text(self) -> str:
        """The sentence."""
        words = self._words
        return words if isinstance(words, str) else words()

    def __repr__(self) -> str:
        return f"Objection({self.rule}: {self.text})"


class Check(Generic[S, Act]):
    """A named check of an action: an objection, or None when it has nothing against it."""

    __slots__ = ("name", "rule", "test")

    def __init__(self, name: str, rule: str, test: Callable[[S, Act], Objection | None]) -> None:
        self.name = name
        self.rule = rule
        self.test = test


class Action(Generic[S]):
    """Something a player might do, as data anyone can build. Legal means that no check objects.

    `player` acts, `ref` is the card or character it is done with; subclasses add what else they need. An action with
    a `shape` is answered on within the same answer (an attack: whom, with whom).
    """

    __slots__ = ("player", "ref")
    checks: ClassVar[tuple[Check, ...]] = ()
    #: what offering asks in place of these, where whether something stands in the way is found faster than what
    offering: ClassVar[tuple[Check, ...]] = ()
    rule: ClassVar[str] = ""

    def __init__(self, player: int, ref: int = -1) -> None:
        self.player = player
        self.ref = ref

    @property
    def shape(self) -> Shape | None:
        """How it is answered on."""
        return None

    def objection(self, s: S) -> Objection | None:
        """The first objection, or None: what offering asks."""
        for check in self.offering or self.checks:
            found = check.test(s, self)
            if found is not None:
                return found
        return None

    def why_not(self, s: S) -> list[Objection]:
        """Every objection: what a person asks."""
        out = []
        for check in self.checks:
            found = check.test(s, self)
            if found is not None:
                out.append(found)
        return out

    def label(self, s: S) -> str:
        """A few words for the list of options."""
        return self.__class__.__name__
