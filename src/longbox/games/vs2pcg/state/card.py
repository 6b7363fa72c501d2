"""A card as printed, and the values that modifiers work on."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from longbox.kernel.abilities import Ability

MAIN, SUPPORTING, PLOT_TWIST, LOCATION = "Main Character", "Supporting Character", "Plot Twist", "Location"
KINDS: Final = (MAIN, SUPPORTING, PLOT_TWIST, LOCATION)
# vs2pcg:locations#2
SYMBOLS: Final = ("Energy", "Intellect", "Might", "Skill")
# vs2pcg:golden-rules#1 those that cards of later sets have besides; they are paid as the others
LATER_SYMBOLS: Final = ("Alien", "Earth", "Humanity", "Space")
# vs2pcg:keywords#2, vs2pcg:keyword-ferocious#1, vs2pcg:keyword-monstrous#1, vs2pcg:keyword-swarm#1
FLIGHT, RANGED, FEROCIOUS, MONSTROUS, SWARM = "Flight", "Ranged", "Ferocious", "Monstrous", "Swarm"
# vs2pcg:keyword-lethal#1, vs2pcg:keyword-schemer#1, vs2pcg:keyword-shrink#1
LETHAL, SCHEMER, SHRINK = "Lethal", "Schemer", "Shrink"
KEYWORDS: Final = (FLIGHT, RANGED, FEROCIOUS, LETHAL, MONSTROUS, SCHEMER, SHRINK, SWARM)
# vs2pcg:term-good-evil#1 as the list of the rulebook has them, then those of later sets as their cards have them
GOOD: Final = ("Avengers", "Guardians", "X-Men", "A-Force", "Defenders", "Babyfaces", "Fantastic")
EVIL: Final = ("Supervillains", "Femme Fatales", "Underworld", "Brotherhood of Mutants", "Frightful", "Heels")
#: an infinite ATK: whatever is added to it or taken from it, it stays so
INFINITE: Final = 1_000_000
#: what a character may be barred from gaining
KEYWORD_POWERS, SUPER_POWERS = "keyword powers", "super powers"


class Values:
    """What a card is: as printed, or what modifiers have made of it (vs2pcg:term-atk-def#1, vs2pcg:term-health#1).

    `aka` are its other names (vs2pcg:term-aka#1), `words` its keywords, `level_up` the XP for the next level (0: it has none), `bars` the kinds
    of power that it can't gain, `guards` whether it protects those behind it (vs2pcg:term-protection#1); `base_atk` and `base_def` are what
    counters and other modifiers start from (vs2pcg:base-atk-def#1).
    """

    __slots__ = (
        "abilities",
        "aka",
        "atk",
        "bars",
        "base_atk",
        "base_def",
        "cost",
        "def_",
        "guards",
        "health",
        "level_up",
        "name",
        "teams",
        "words",
    )

    def __init__(
        self,
        name: str,
        cost: int,
        atk: int,
        def_: int,
        health: int,
        teams: tuple[str, ...],
        words: frozenset[str],
        abilities: tuple[Ability, ...] = (),
        aka: tuple[str, ...] = (),
        level_up: int = 0,
    ) -> None:
        self.name = name
        self.cost = cost
        self.atk = self.base_atk = atk
        self.def_ = self.base_def = def_
        self.health = health
        self.teams = teams
        self.words = words
        self.abilities = abilities
        self.aka = aka
        self.level_up = level_up
        self.bars: frozenset[str] = frozenset()
        self.guards = True

    def copy(self) -> Values:
        """A copy that may be written."""
        new = Values(
            self.name,
            self.cost,
            self.atk,
            self.def_,
            self.health,
            self.teams,
            self.words,
            self.abilities,
            self.aka,
            self.level_up,
        )
        new.base_atk = self.base_atk
        new.base_def = self.base_def
        new.bars = self.bars
        new.guards = self.guards
        return new

    def alike(self, other: Values) -> bool:
        """Do these say the same as others that are printed?"""
        figures = (self.name, self.aka, self.cost, self.atk, self.def_, self.health, self.level_up)
        theirs = (other.name, other.aka, other.cost, other.atk, other.def_, other.health, other.level_up)
        return figures == theirs and (self.teams, self.words, self.abilities) == (other.teams, other.words, other.abilities)

    @property
    def names(self) -> tuple[str, ...]:
        """vs2pcg:term-aka#1 all its names."""
        return (self.name, *self.aka)

    def stunned(self) -> Values:
        """vs2pcg:stunned-characters#3 the same without powers, but for those that work while it is stunned; vs2pcg:keyword-swarm#1.

        vs2pcg:level-up-powers#5 the level up power is off as well.
        """
        new = self.copy()
        new.words = self.words & {SWARM}
        new.abilities = tuple([a for a in self.abilities if works_stunned(a)])
        return new


def works_stunned(ability: Ability) -> bool:
    """vs2pcg:stunned-characters#3 does it work though its character is stunned?

    vs2pcg:character-powers#1 what triggers as its own character gets KO'd could work no other way: who is KO'd lies stunned before.
    """
    return "stunned" in ability.zones or bool(getattr(getattr(ability, "on", None), "of_own_ko", False))


class CardDef:
    """A card as printed; of a main character all its levels, the first one first (vs2pcg:main-characters#1).

    Of a location `symbols` are those that it gives, and with a team it gives them for that team only (vs2pcg:locations#3).
    """

    __slots__ = (
        "as_appears",
        "digest_key",
        "down",
        "elsewhere",
        "faces",
        "from_deck",
        "kind",
        "known_text",
        "name",
        "number",
        "own",
        "person",
        "set",
        "sources",
        "symbols",
        "token",
    )

    def __init__(
        self,
        name: str,
        kind: str,
        faces: tuple[Values, ...],
        symbols: tuple[str, ...] = (),
        *,
        number: str = "",
        set_name: str = "",
        sources: tuple[str, ...] = (),
        known_text: bool = True,
        token: bool = False,
        person: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.faces = faces
        #: the faces as they are while it is stunned
        self.down = tuple([v.stunned() for v in faces])
        #: vs2pcg:character-powers#1 has it a power that works from the hand or the KO pile?
        self.elsewhere = any([z in ("hand", "ko") for v in faces for a in v.abilities for z in a.zones])
        #: vs2pcg:golden-rules#1 may it be recruited from the deck?
        self.from_deck = any([getattr(a, "from_deck", False) for a in faces[0].abilities])
        self.symbols = symbols
        self.number = number
        self.set = set_name
        self.sources = sources
        self.known_text = known_text
        self.token = token
        #: it stands for a player who is attacked, and there is no card of it
        self.person = person
        #: of what a card is in play as, for as long as it is there: what it is elsewhere
        self.own: CardDef | None = None
        #: has it a power that works just as it appears?
        self.as_appears = any([getattr(a, "as_appears", False) for a in faces[0].abilities])
        self.digest_key = f"vs2pcg {number or kind} {name}"

    def alike(self, other: CardDef) -> bool:
        """Is it the same card to play with, perhaps from another set, so that it is no matter which of the two one takes?"""
        if self is other:
            return True
        same = (self.name, self.kind, self.symbols, len(self.faces)) == (other.name, other.kind, other.symbols, len(other.faces))
        return same and all([one.alike(two) for one, two in zip(self.faces, other.faces, strict=True)])

    @property
    def values(self) -> Values:
        """Its values, of a main character those of level 1."""
        return self.faces[0]

    @property
    def full_name(self) -> str:
        """Its name."""
        return self.name

    @property
    def is_character(self) -> bool:
        """Is it a main or supporting character?"""
        return self.kind in (MAIN, SUPPORTING)

    def __repr__(self) -> str:
        return self.name


@cache
def in_play_as(own: CardDef, other: CardDef, level: int = 0, named: str = "") -> CardDef:
    """What a card is in play that has become another, which has that level; or a copy of one level of it, with a name of its own (`named`).

    The same for the same, wherever it is asked for. Out of play it is what it was.
    """
    own = own.own or own
    faces = other.faces
    if named:
        face = faces[level - 1].copy()
        face.name = named
        face.aka = ()
        faces = (face,)
    made = CardDef(
        named or other.name,
        own.kind,
        faces,
        number=other.number,
        set_name=other.set,
        sources=other.sources,
        known_text=other.known_text,
    )
    made.own = own
    made.as_appears = False
    made.digest_key = f"{own.digest_key} as {other.digest_key}{f' {level}' if named else ''}"
    return made


__all__ = [
    "EVIL",
    "FEROCIOUS",
    "FLIGHT",
    "GOOD",
    "INFINITE",
    "KEYWORDS",
    "KEYWORD_POWERS",
    "KINDS",
    "LATER_SYMBOLS",
    "LETHAL",
    "LOCATION",
    "MAIN",
    "MONSTROUS",
    "PLOT_TWIST",
    "RANGED",
    "SCHEMER",
    "SHRINK",
    "SUPER_POWERS",
    "SUPPORTING",
    "SWARM",
    "SYMBOLS",
    "CardDef",
    "Values",
    "in_play_as",
]
