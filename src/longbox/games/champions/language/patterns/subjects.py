"""Of whom a pattern speaks, and how that is worded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longbox.games.champions.state import ALTER_EGO, ENEMIES, HERO, SIDE_SCHEME
from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import a

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Filter, Scope
    from longbox.kernel.text import Printer


YES: Sequence[Bindings] = ((),)


NO: Sequence[Bindings] = ()


@dataclass(frozen=True)
class Whom:
    """Who is meant: "this", "host", "you" (your identity), "your hero", "your", "enemy", "minion", "villain", "hero", "any" ...

    `filters` narrow it.
    """

    word: str
    filters: tuple[Filter, ...] = ()
    said: str = ""

    def meant(self, s: ChState, ref: int, scope: Scope) -> bool:
        """Is this card meant?"""
        if ref < 0 or not self._word(s, ref, scope):
            return False
        return all(f.test(s, ref & NUMBER_MASK, scope) for f in self.filters)

    def _word(self, s: ChState, ref: int, scope: Scope) -> bool:
        word = self.word
        if word == "this":
            return ref == scope.this
        if word == "host":
            return bool(ref == s.was(scope.this).host)
        if word == "any":
            return True
        v = s.seen(ref)
        kind = v.kind
        if word in ("you", "your hero", "your alter-ego"):
            if scope.you not in s.order or ref != s.identity_ref(scope.you):
                return False
            return word == "you" or kind == (HERO if word == "your hero" else ALTER_EGO)
        if word == "your":
            # a character you control
            return kind in (HERO, ALTER_EGO, "ally") and s.was(ref).controller == scope.you
        if word == "your ally":
            return bool(kind == "ally" and s.was(ref).controller == scope.you)
        if word == "enemy":
            return kind in ENEMIES
        if word == "friendly":
            return kind in (HERO, ALTER_EGO, "ally")
        if word == "side scheme":
            return bool(kind == SIDE_SCHEME)
        if word == "minion or side scheme":
            return kind in ("minion", SIDE_SCHEME)
        if word == "scheme":
            return kind in (SIDE_SCHEME, "main_scheme")
        return bool(kind == word)

    def text(self, p: Printer) -> str:
        """The noun phrase."""
        if self.said:
            return self.said
        if self.word == "this":
            return p.name
        words = " ".join([*(f.text(p) for f in self.filters if f.text(p)), ""]).strip()
        noun = {
            "host": "attached character",
            "you": "you",
            "your hero": "your hero",
            "your": "a character you control",
            "your ally": "an ally you control",
            "villain": "the villain",
            "any": "a character",
            "friendly": "a friendly character",
        }.get(self.word)
        if noun is None:
            return a(f"{words} {self.word}".strip())
        return noun


THIS, HOST, YOU, YOUR_HERO, YOURS = Whom("this"), Whom("host"), Whom("you"), Whom("your hero"), Whom("your")


ENEMY, MINIONS, VILLAINS, ANYONE, HERO_ = Whom("enemy"), Whom("minion"), Whom("villain"), Whom("any"), Whom("hero")


def agree(whom: Whom, verb: str, p: Printer) -> str:
    """The subject with its verb: "you attack", "Tigra attacks"."""
    words = whom.text(p)
    return f"{words} {verb}" if words == "you" else f"{words} {p_third(verb)}"


def p_third(verb: str) -> str:
    """The third person of a verb."""
    first, _, rest = verb.partition(" ")
    out = first + ("es" if first.endswith(("s", "x", "ch", "sh")) else "s") if first != "would" else first
    return f"{out} {rest}".strip()
