"""Ban lists of 2PCG, as the community's pages have them: an option of checking a deck, no rule of the book.

Only the cards of sets that Longbox has are here, by number. Source of all: jrroosevelt/VS2PCG, pages on formats and on bans (to 2025-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.catalog import reprinted
from longbox.outside import shown

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import CardDef

#: a list's name -> what it is, and its cards
BANS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "official": ("the publisher's bans for every tournament", ("AFF-015", "MNB-061", "MNB-085")),
    "modern": ("Modern, the community's format, fourth iteration of January 2024", ("AFF-029", "AEW-059", "FRF-007")),
    "incursion": (
        "Incursion, bans as of August 2024",
        (
            "AEW-042",
            "AEW-043",
            "AFF-009",
            "AFF-033",
            "AFF-050",
            "ALN-011",
            "BOY-045",
            "DEF-029",
            "DEF-054",
            "FND-013",
            "FRF-007",
            "HOX-003",
            "HOX-050",
            "LEG-014",
            "LEG-043",
            "LEG-046",
            "LEG-066",
            "MNB-064",
            "MNB-100",
            "MNB-108",
            "XFC-011",
        ),
    ),
}


def check_bans(name: str) -> str:
    """The name of a ban list, or "" for none. LookupError if there is no such list."""
    if name and name not in BANS:
        raise LookupError(f"no ban list is called {shown(name)}; there are {', '.join(BANS)}")
    return name


def banned(c: CardDef, name: str) -> str:
    """What bans a card in that list ("" for no list); "" if nothing does."""
    if not name:
        return ""
    title, numbers = BANS[name]
    return title if c.number in numbers or reprinted(c) in numbers else ""


__all__ = ["BANS", "banned", "check_bans"]
