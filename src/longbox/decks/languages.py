"""Deck lists in other languages: Longbox knows cards by their English names, and says so when most of a list fails."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

#: names that nobody knows before a language is thought of
FEWEST: Final = 3

#: scripts that tell a language by themselves
_SCRIPTS: Final = (
    ("Korean", re.compile(r"[\uac00-\ud7af\u1100-\u11ff]")),
    ("Japanese", re.compile(r"[\u3040-\u30ff]")),
    ("Chinese", re.compile(r"[\u4e00-\u9fff]")),
    ("Russian", re.compile(r"[\u0400-\u04ff]")),
    ("Greek", re.compile(r"[\u0370-\u03ff]")),
    ("Thai", re.compile(r"[\u0e00-\u0e7f]")),
)
#: small words and letters of languages in the Latin script; no card's English name lives on them
_WORDS: Final = {
    "English": "the of and a an to for in with on from your my is at by as no do up out",
    "Spanish": "el la los las del de y un una en con por para contra a al es tu su mi que",
    "French": "le la les des du de et un une en avec pour contre au aux dans sur est ce d l",
    "German": "der die das den dem des und ein eine einer im am vom zum zur mit für gegen auf von ist",
    "Italian": "il lo gli i della del dello dei delle di e un una uno con per contro nel al che l",
    "Portuguese": "o os as do da dos das de e um uma em com para contra no na ao que",
    "Polish": "i w z na do się od nie za po przez",
    "Dutch": "de het een en van der met voor tegen op in te",
}
_LETTERS: Final = {
    "Spanish": "ñ¡¿áíóú",
    "French": "èêàçœëùîô",
    "German": "äöüß",
    "Italian": "àèìòù",
    "Portuguese": "ãõçâêôá",
    "Polish": "ąćęłńśźż",
}
#: endings that are common in one of them
_ENDINGS: Final = {
    "Spanish": ("ción", "dad", "ador", "ero", "ento"),
    "French": ("eur", "euse", "eux", "ment", "ité", "aire"),
    "German": ("ung", "heit", "keit", "schaft", "lich", "isch"),
    "Italian": ("zione", "tà", "ezza", "ento", "atore"),
    "Portuguese": ("ção", "ções", "dade", "ador", "ento"),
}


def complaint(unknown: int, named: int, words: Iterable[str]) -> str | None:
    """What to say of a list with so many unknown ones among the cards it names, if most are: only English names are known."""
    if unknown < FEWEST or unknown * 2 <= named:
        return None
    found = likely(words)
    if not found:
        return None
    return f"{unknown} of the {named} cards it names are unknown; only English names are known, and this list seems to be {found}"


def likely(words: Iterable[str]) -> str | None:
    """The language that the words are most likely in; None where nothing tells."""
    text = " ".join(words)
    scripts = Counter({language: len(letters.findall(text)) for language, letters in _SCRIPTS})
    # kana tell Japanese from Chinese, whose signs it shares
    if scripts["Japanese"]:
        return "Japanese"
    language, most = scripts.most_common(1)[0]
    if most >= 3:
        return language
    score: Counter[str] = Counter()
    for word in re.findall(r"\w+", text.casefold()):
        for language, small in _SMALL.items():
            score[language] += 2 * (word in small) + (len(word) > 5 and word.endswith(_ENDINGS.get(language, ())))
            score[language] += 2 * any(letter in word for letter in _LETTERS.get(language, ""))
    (language, most), (_, next_most) = score.most_common(2)
    return language if most >= 3 and most > next_most and language != "English" else None


_SMALL: Final = {language: frozenset(small.split()) for language, small in _WORDS.items()}
