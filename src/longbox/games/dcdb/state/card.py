"""A card as printed: facts, text, and the values that modifiers work on (chapters 4 to 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.abilities import Continuous

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Ability
    from longbox.kernel.effects import Effect

# dcdb:5.010, dcdb:6.530 the card types
LOCATION, STARTER, SUPER_POWER, VILLAIN, WEAKNESS = "Location", "Starter", "Super Power", "Villain", "Weakness"
BASIC, BREAKTHROUGH, EQUIPMENT, CONSTRUCT, HERO = "Basic", "Breakthrough", "Equipment", "Hard-Light Construct", "Hero"
TYPES = (BASIC, BREAKTHROUGH, EQUIPMENT, CONSTRUCT, HERO, LOCATION, STARTER, SUPER_POWER, VILLAIN, WEAKNESS)
#: dcdb:4.010 what is no card, and so has no type of one
MAIN_CHARACTER = "Main Character"
#: dcdb:6.100, dcdb:6.101 the colors by printed type; what adds a type adds no color (dcdb:6.102)
COLORS = {
    HERO: "blue",
    WEAKNESS: "green",
    EQUIPMENT: "grey",
    BASIC: "indigo",
    SUPER_POWER: "orange",
    LOCATION: "violet",
    VILLAIN: "red",
    CONSTRUCT: "white",
    STARTER: "yellow",
}
#: dcdb:5.040 what an asterisk is worth before the end of the game
ASTERISK = 3


class Values:
    """What a card is: as printed, or what modifiers have made of it.

    dcdb:6.270 its name; dcdb:6.120 its cost; `vp` is what it is worth in victory points (dcdb:6.550), `worth` says how much in
    place of an asterisk; `play` is the text that resolves as it is played, `abilities` all other text.
    """

    __slots__ = ("abilities", "color", "cost", "name", "play", "types", "vp", "words", "worth")

    def __init__(
        self,
        name: str,
        types: tuple[str, ...],
        cost: int,
        vp: int,
        color: str = "",
        words: frozenset[str] = frozenset(),
        play: Effect | None = None,
        abilities: tuple[Ability, ...] = (),
        worth: bool = False,
    ) -> None:
        self.name = name
        self.types = types
        self.cost = cost
        self.vp = vp
        self.color = color
        #: keywords and subtypes (dcdb:6.220, dcdb:6.450)
        self.words = words
        self.play = play
        self.abilities = abilities
        self.worth = worth

    def copy(self) -> Values:
        """A copy that may be written."""
        return Values(self.name, self.types, self.cost, self.vp, self.color, self.words, self.play, self.abilities, self.worth)


class CardDef:
    """A card as printed: its facts, with what they rest on, and its text in the language of cards.

    `kind` is its type, "Super-Villain" for those of the stack, or "Main Character"; `listens` says whether any of its text
    can matter while it merely lies in play.
    """

    __slots__ = (
        "aside",
        "copies",
        "digest_key",
        "kind",
        "known_text",
        "listens",
        "name",
        "owned",
        "reaches",
        "set",
        "sources",
        "tier",
        "values",
    )

    def __init__(
        self,
        name: str,
        set: str,
        kind: str,
        cost: int = 0,
        vp: int | str = 0,
        play: Effect | None = None,
        abilities: Sequence[Ability] = (),
        copies: int = 1,
        words: frozenset[str] = frozenset(),
        sources: tuple[str, ...] = (),
        known_text: bool = True,
        tier: int = 0,
        aside: str = "",
    ) -> None:
        self.name = name
        #: dcdb:6.420
        self.set = set
        self.kind = kind
        self.copies = copies
        self.sources = sources
        self.known_text = known_text
        #: dcdb:13.020 the points that a main character takes in the draft; 0 for one that is not drafted
        self.tier = tier
        #: why it is not played here: no rule that this game follows says how
        self.aside = aside
        # dcdb:6.275 a Super-Villain is a Villain; dcdb:6.460, dcdb:6.470 a Super-Hero of that stack is a Super-Villain, and a Hero
        stacked = HERO if SUPER_HERO in words else VILLAIN
        types = () if kind == MAIN_CHARACTER else (stacked,) if kind == SUPER_VILLAIN else (kind,)
        asterisk = vp == "*"
        self.values = Values(
            name,
            types,
            cost,
            ASTERISK if asterisk else int(vp),
            COLORS.get(types[0], "") if types else "",
            words,
            play,
            tuple(abilities),
            asterisk,
        )
        #: what it is while a player owns or plays it, if that is anything else
        self.owned: Values | None = None
        self.listens = any(a.stage not in _STILL or isinstance(a, Continuous) for a in abilities)
        #: dcdb:6.141 for its player's turn it gives control of cards elsewhere
        self.reaches = any(a.stage == CONTROL for a in abilities)
        self.digest_key = f"dcdb {set} {name}"

    @property
    def full_name(self) -> str:
        """Its name, which other sets may have as well."""
        return self.name

    @property
    def is_card(self) -> bool:
        """dcdb:4.010 main characters are no cards."""
        return self.kind != MAIN_CHARACTER

    def __repr__(self) -> str:
        return f"{self.name} ({self.set})"


#: the type word of those that start in the Super-Villain stack
SUPER_VILLAIN = "Super-Villain"
#: the subtype of those of that stack who are heroes
SUPER_HERO = "Super-Hero"
#: dcdb:6.440 a subtype that only main characters have; none of them is in the game (dcdb:7.041)
SIDEKICK = "Sidekick"
#: the stage of what gives control of cards elsewhere (dcdb:6.141)
CONTROL = "control"
#: stages of abilities that are looked up when their moment has come, and listen to nothing
_STILL = frozenset({"", CONTROL, "avoid", "worth", "first appearance", "goes first", "new hand", "any time", "while owned"})

__all__ = [
    "ASTERISK",
    "BASIC",
    "BREAKTHROUGH",
    "COLORS",
    "CONTROL",
    "CONSTRUCT",
    "EQUIPMENT",
    "HERO",
    "LOCATION",
    "MAIN_CHARACTER",
    "SIDEKICK",
    "STARTER",
    "SUPER_HERO",
    "SUPER_POWER",
    "SUPER_VILLAIN",
    "TYPES",
    "VILLAIN",
    "WEAKNESS",
    "CardDef",
    "Values",
]
