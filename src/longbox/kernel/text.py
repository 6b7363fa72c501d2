"""Abilities as English: a printer that knows what was mentioned, and small helpers for wording."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

#: what follows the head of a noun phrase
_TAILS = (
    " with ",
    " you ",
    " an ",
    " that ",
    " in ",
    " from ",
    " named ",
    " controlled ",
    " adjacent ",
    " other ",
    " its ",
    " who ",
    " each ",
    " on ",
    " of that ",
    " of those ",
    " of your ",
    " of their ",
    " of each ",
    " which ",
    " below ",
    " revealed ",
    " discarded ",
    " seen ",
    " left ",
    " they ",
    " played ",
    " under ",
    " drawn ",
    " gained ",
    " chosen ",
)
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_word(n: int) -> str:
    """Small numbers in words."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def a(noun: str) -> str:
    """The noun with its indefinite article, which a bracket before it does not change."""
    said = noun.lstrip("[")
    if said[:2] in ("X-", "X "):
        return f"an {noun}"
    if noun.startswith("other "):
        return f"an{noun}"
    return ("an " if said[:1].lower() in "aeiou" else "a ") + noun


def plural(noun: str) -> str:
    """The plural of the head of a noun phrase, which stands before any "you control", "with ..."; of several ("Hero or Villain") of each."""
    at, mark = min([(noun.index(m), m) for m in _TAILS if m in noun], default=(-1, ""))
    if mark:
        head, tail = noun[:at], noun[at + len(mark) :]
        if mark == " that " and tail.split(" ")[0] == "shares":
            tail = tail.replace("shares", "share", 1)
        return plural(head) + mark + tail
    if " or " in noun:
        head, last = noun.rsplit(" or ", 1)
        return ", ".join([plural(n) for n in head.split(", ")]) + f" or {plural(last)}"
    if noun.endswith("quipment"):
        return noun
    if noun.endswith(("ero", "ss", "ch", "x")):
        return noun + "es"
    if noun.endswith("s"):
        return noun
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def possessive(name: str) -> str:
    """Whose it is: Rhino's, Crossbones'."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def joined(parts: Sequence[str], word: str = "and") -> str:
    """A list in prose: "a, b and c"."""
    shown = [p for p in parts if p]
    if len(shown) <= 1:
        return "".join(shown)
    return ", ".join(shown[:-1]) + f" {word} {shown[-1]}"


def alike(names: Sequence[str]) -> str:
    """Names in prose, each once with its number, where it came first: "3 Punch and Kick"."""
    return joined([name if (n := names.count(name)) == 1 else f"{n} {name}" for name in dict.fromkeys(names)])


def counted(n: int, noun: str) -> str:
    """ "a card", "two cards"."""
    return a(noun) if n == 1 else f"{number_word(n)} {plural(noun)}"


def sentence(text: str) -> str:
    """First letter upper case, one full stop at the end."""
    text = text.strip()
    if not text:
        return ""
    if not text[0].isupper():
        text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", '"')) else text + "."


def third(base: str) -> str:
    """A verb in the third person: draws, ready -> readies, goes."""
    if base.endswith(("s", "x", "ch", "sh", "o")):
        return base + "es"
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        return base[:-1] + "ies"
    return base + "s"


#: the verbs with which lines of the log say what happens
_HAPPENS = (
    *("attack", "become", "cause", "change", "come", "deal", "defend", "discard", "draw", "engage", "enter", "exhaust", "flip"),
    *("gain", "get", "go", "heal", "leave", "lose", "move", "ready", "recover", "resolve", "reveal", "scheme", "shuffle", "take"),
    *("thwart", "turn", "win"),
)
_BASES = {"is": "be", "are": "be", **{third(base): base for base in _HAPPENS}, **{base: base for base in ("come", "go")}}


def would(words: str) -> str:
    """A line of the log said of what has not happened yet: "Ann becomes stunned" -> "Ann would become stunned".

    Without what it would leave ("...: 40 left"), which nobody knows yet. Words that name it only would come: "Combat phase".
    """
    parts = words.split(" ")
    for i, word in enumerate(parts):
        if i and word in _BASES:
            rest = " ".join(parts[i + 1 :]).partition(": ")[0]
            return f"{' '.join(parts[:i])} would {_BASES[word]} {rest}".rstrip()
    return f"{words} would come" if words else ""


def signed(n: int) -> str:
    """ "+2", "-1", "+0"."""
    return f"+{n}" if n >= 0 else str(n)


class Mentioned(Protocol):
    """A target, as far as it is put into words."""

    def text(self, p: Printer) -> str:
        """The full noun."""

    def again(self, p: Printer) -> str:
        """What it is called after the first time."""


class Printer:
    """Prints one ability: knows the name of its card and which bound things were mentioned already.

    `person` is "you" or the noun of whoever the present clause speaks of ("that player").
    """

    def __init__(self, name: str, targets: Sequence[Mentioned] = ()) -> None:
        self.name = name
        self.targets = targets
        self.mentioned: set[str] = set()
        self.person = "you"

    def target(self, index: int) -> str:
        """A target: its full noun at the first mention, "that character" afterwards."""
        spec = self.targets[index] if index < len(self.targets) else None
        key = f"target{index}"
        if key in self.mentioned:
            return spec.again(self) if spec is not None else "that target"
        self.mentioned.add(key)
        return spec.text(self) if spec is not None else "the target"

    def first(self, key: str) -> bool:
        """True at the first mention of `key`."""
        if key in self.mentioned:
            return False
        self.mentioned.add(key)
        return True

    def verb(self, base: str) -> str:
        """The verb as the present person takes it: "draw" for you and for "they", "draws" for others."""
        if self.person in ("you", "they"):
            return base
        return third(base)

    def subject(self) -> str:
        """The subject before a verb: nothing for you (the imperative), else the noun and a space."""
        return "" if self.person == "you" else f"{self.person} "

    def their(self) -> str:
        """The possessive of the present person."""
        return "your" if self.person == "you" else "their"
