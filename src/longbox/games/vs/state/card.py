"""Cards of Vs. System as printed (chapters 2 and 3): definitions, and the values that modifiers work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.abilities import Activated, Triggered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Ability
    from longbox.kernel.effects import Effect
    from longbox.kernel.queries import Condition, Value


# vs:300.1 the four card types
CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST = "character", "equipment", "location", "plot twist"


class Values:
    """Names, qualities and numbers of a card just now (vs:513.2h). Printed ones are shared: copy before writing.

    Icons, versions and position give characteristics (vs:300.2). Every number is there, 0 where nothing else is said (vs:104.3):
    characters have ATK, DEF and willpower (vs:211.1), other cards have 0 of each and neither identity nor affiliation (vs:301.7).
    `atk`, `def_` and `willpower` are raw: below zero they count as 0 except for raising and lowering (vs:104.1).
    `bars` are what it can't have, whatever grants it (vs:103.2).
    Qualities are here; the characteristics that change in play are on the card and in the attack (vs:G:Characteristic,
    vs:G:Qualities).
    """

    __slots__ = (
        "abilities",
        "atk",
        "bars",
        "classes",
        "cost",
        "def_",
        "flight",
        "gained",
        "identities",
        "keywords",
        "kind",
        "names",
        "ongoing",
        "range",
        "reinforcement",
        "shelter",
        "teams",
        "traits",
        "unique",
        "versions",
        "willpower",
    )

    def __init__(self) -> None:
        self.kind = ""
        self.names: tuple[str, ...] = ()
        self.versions: tuple[str, ...] = ()
        self.identities: tuple[str, ...] = ()
        self.cost = 0
        self.atk = 0
        self.def_ = 0
        self.willpower = 0
        self.flight = False
        self.range = False
        self.reinforcement = False
        #: 1 if a modifier makes it protected, -1 if unprotected, 0 where its position decides (vs:513.2h)
        self.shelter = 0
        self.teams: frozenset[str] = frozenset()
        self.traits: frozenset[str] = frozenset()
        self.classes: frozenset[str] = frozenset()
        self.keywords: frozenset[str] = frozenset()
        self.bars: frozenset[str] = frozenset()
        self.abilities: tuple[Ability, ...] = ()
        #: powers that are not printed, each with the time it was added (vs:515.3)
        self.gained: tuple[tuple[Ability, int], ...] = ()
        self.unique = False
        self.ongoing = False

    def copy(self) -> Values:
        """A copy that may be written."""
        new = Values.__new__(Values)
        new.kind = self.kind
        new.names = self.names
        new.versions = self.versions
        new.identities = self.identities
        new.cost = self.cost
        new.atk = self.atk
        new.def_ = self.def_
        new.willpower = self.willpower
        new.flight = self.flight
        new.range = self.range
        new.reinforcement = self.reinforcement
        new.shelter = self.shelter
        new.teams = self.teams
        new.traits = self.traits
        new.classes = self.classes
        new.keywords = self.keywords
        new.bars = self.bars
        new.abilities = self.abilities
        new.gained = self.gained
        new.unique = self.unique
        new.ongoing = self.ongoing
        return new

    @property
    def name(self) -> str:
        """The first name, or "a face-down card"."""
        return self.names[0] if self.names else "a face-down card"


class CardDef:
    """A card as printed. `text` are its abilities; a plot twist has its effect and envelope as well.

    Each paragraph is a power of its own (vs:210.1). Below the name stands the `version` (vs:202.1), which tells cards of one
    name apart, is the keyword Army, Unique or Non-Unique, or a tag (vs:202.2); `versions` are several (vs:202.1a). What
    follows a diamond is the `identity`, else the name is (vs:201.6). A character has any number of affiliations, `teams`
    (vs:206.1, vs:206.1b), and on its class tab (vs:207.1) `classes`, "Mutant" alone so far (vs:207.1a), and `traits`,
    "Energy", "Mental" and "Physical" (vs:207.1b). The icons are `flight`, `range_`, `ongoing` (vs:212.1, vs:304.8), `brand`.

    `source` names where the figures come from; `proxy` lists those that no source gives ("cost", "atk", "def_",
    "threshold", "flight", "range"): they are stand-ins on the observed curve and are shown as such.
    Also vs:G:Card, vs:G:Printed.
    """

    __slots__ = (
        "activated",
        "blank",
        "brand",
        "code",
        "digest_key",
        "effect",
        "elsewhere",
        "extras",
        "face_down",
        "from_stunned",
        "identity",
        "kind",
        "limit_per_deck",
        "name",
        "notes",
        "ongoing_text",
        "only",
        "plan",
        "proxy",
        "source",
        "statics",
        "targets",
        "text",
        "threshold",
        "values",
        "version",
        "x",
    )

    def __init__(
        self,
        kind: str,
        name: str,
        version: str = "",
        *,
        identity: str = "",
        cost: int = 0,
        threshold: int = 0,
        atk: int = 0,
        def_: int = 0,
        willpower: int = 0,
        flight: bool = False,
        range_: bool = False,
        teams: Sequence[str] = (),
        traits: Sequence[str] = (),
        classes: Sequence[str] = (),
        keywords: Sequence[str] = (),
        versions: Sequence[str] = (),
        text: Sequence[Ability] = (),
        ongoing: Sequence[Ability] | None = None,
        effect: Effect | None = None,
        targets: Sequence[Any] = (),
        extras: Sequence[Any] = (),
        only: Sequence[Condition] = (),
        x: Value | None = None,
        unique: bool | None = None,
        brand: str = "",
        code: str = "",
        source: str = "",
        proxy: Sequence[str] = (),
        notes: str = "",
        limit_per_deck: int | None = None,
    ) -> None:
        self.kind = kind
        self.name = name
        self.version = version
        self.identity = identity or name
        self.threshold = threshold
        self.text = tuple(text)
        self.ongoing_text = tuple(ongoing) if ongoing is not None else None
        self.effect = effect
        self.targets = tuple(targets)
        self.extras = tuple(extras)
        self.only = tuple(only)
        self.x = x
        self.brand = brand
        self.code = code
        self.source = source
        self.proxy = tuple("def_" if fact == "def" else fact for fact in proxy)
        self.notes = notes
        self.limit_per_deck = limit_per_deck
        self.digest_key = f"card:{self.full_name}"
        all_versions = tuple(versions) or ((version,) if version else ())
        keys = set(keywords)
        keys.update(word.lower() for word in all_versions if word in ("Army", "Unique", "Non-Unique"))
        # vs:201.2b, vs:706.2 who may be paid a boost for has the keyword
        keys.update("boost" for extra in extras if getattr(extra, "key", "") == "boost")
        v = Values()
        v.kind = kind
        v.names = (name,)
        v.versions = all_versions
        v.identities = (self.identity,) if kind == CHARACTER else ()
        v.cost = threshold if kind in (LOCATION, PLOT_TWIST) else cost
        v.atk, v.def_, v.willpower = atk, def_, willpower
        v.flight, v.range = flight, range_
        v.teams = frozenset(teams)
        v.traits = frozenset(traits)
        v.classes = frozenset(classes) | (frozenset(("Mutant",)) if traits else frozenset())
        v.keywords = frozenset(keys)
        v.abilities = (*self.text, *(self.ongoing_text or ()))
        v.ongoing = ongoing is not None
        v.unique = is_unique(kind, all_versions) if unique is None else unique
        self.values = v
        self.blank = blanked(v)
        self.face_down = Values()
        #: zones, other than play, in which some payment power of it works
        self.elsewhere = frozenset(z for a in v.abilities if isinstance(a, Activated) for z in a.zones) - {"play"}
        self.activated = tuple((i, a) for i, a in enumerate(v.abilities) if isinstance(a, Activated))
        self.statics = tuple((i, a) for i, a in enumerate(v.abilities) if not isinstance(a, Activated))
        #: triggered powers that still listen while the text is inactive (vs:502.4), and no others (vs:701.12f)
        self.from_stunned = tuple(
            (i, a) for i, a in self.statics if isinstance(a, Triggered) and getattr(a.on, "while_inactive", False)
        )

    @property
    def full_name(self) -> str:
        """`Name, Version` or `Name <> Identity, Version`."""
        name = self.name if self.identity in ("", self.name) else f"{self.name} <> {self.identity}"
        return f"{name}, {self.version}" if self.version else name

    @property
    def cost(self) -> int:
        """The printed recruit or threshold cost."""
        return self.values.cost

    def __repr__(self) -> str:
        return f"<{self.full_name}>"


def is_unique(kind: str, versions: Sequence[str]) -> bool:
    """Has a card of this type and these versions the unique characteristic (vs:301.6, vs:302.8, vs:303.4, vs:304.11)?

    Characters have it except for Army (vs:202.4a) and Non-Unique ones (vs:202.9), locations except for Non-Unique ones,
    equipment only as Unique (vs:202.8), plot twists never.
    Also vs:701.15, vs:G:Unique, vs:G:Army, vs:G:Non-Unique.
    """
    if kind == EQUIPMENT:
        return "Unique" in versions
    if kind == PLOT_TWIST or "Non-Unique" in versions:
        return False
    return kind == LOCATION or "Army" not in versions


def blanked(v: Values) -> Values:
    """The values of a stunned character: its text box is inactive (vs:701.12b, 211.3a)."""
    b = v.copy()
    b.abilities = ()
    b.keywords = v.keywords & frozenset(("army", "unique", "non-unique"))
    b.willpower = 0
    return b
