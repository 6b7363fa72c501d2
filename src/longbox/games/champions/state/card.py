"""Cards of Marvel Champions as printed: definitions with their faces, and the values that modifiers work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.queries import walk

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


HERO, ALTER_EGO = "hero", "alter_ego"


ALLY, EVENT, UPGRADE, SUPPORT, RESOURCE = "ally", "event", "upgrade", "support", "resource"


VILLAIN, MAIN_SCHEME, SIDE_SCHEME, MINION = "villain", "main_scheme", "side_scheme", "minion"


ATTACHMENT, TREACHERY, ENVIRONMENT, OBLIGATION = "attachment", "treachery", "environment", "obligation"


#: their types of card are champions:environment, champions:minion and so on
#: champions:ally, champions:upgrade, champions:support, champions:treachery, champions:villain, champions:side-scheme,
#: champions:scheme-card-type; champions:card-types#1,
#: champions:player-card what players' decks hold, and of those what stays in play
PLAYER_KINDS = (ALLY, EVENT, UPGRADE, SUPPORT, RESOURCE)


PERMANENTS = (ALLY, UPGRADE, SUPPORT)


#: champions:card-types#2, champions:encounter-card
ENCOUNTER_KINDS = (ATTACHMENT, ENVIRONMENT, MAIN_SCHEME, MINION, OBLIGATION, SIDE_SCHEME, TREACHERY, VILLAIN)


#: champions:character
CHARACTERS = frozenset({HERO, ALTER_EGO, ALLY, VILLAIN, MINION})


ENEMIES = frozenset({VILLAIN, MINION})


SCHEMES = frozenset({MAIN_SCHEME, SIDE_SCHEME})


#: champions:resource#2, champions:energy-resource, champions:mental-resource, champions:icons#1-4
TYPES = ("energy", "mental", "physical", "wild")


#: champions:aspect-card
ASPECTS = ("aggression", "justice", "leadership", "protection")


STUNNED, CONFUSED, TOUGH = "stunned", "confused", "tough"


#: champions:ally-limit
ALLY_LIMIT = 3


#: champions:hit-points#p3 more than any damage comes to: printed as "hp_infinite"
INFINITE = 1 << 20


class Values:
    """What a face is and has just now. Printed ones are shared: copy before writing.

    `atk`, `thw`, `def_`, `rec`, `sch` are None for a dash, which can't be used (champions:dash-value), and 0 for a star or
    an X (champions:star-icon#5, champions:non-numerical-variable). `keywords` maps a keyword to its number (1 where it has
    none), `icons` counts acceleration, crisis, hazard and amplify icons. `late` are doublings and settings, which come after
    all that is added (champions:modifiers#1, champions:modifiers#2).

    Player cards: champions:card-anatomy-player#1, champions:card-anatomy-player#2, champions:card-anatomy-player#3,
    champions:card-anatomy-player#4, champions:card-anatomy-player#5, champions:card-anatomy-player#6,
    champions:card-anatomy-player#7,
    champions:card-anatomy-player#9, champions:card-anatomy-player#10, champions:card-anatomy-player#11,
    champions:card-anatomy-player#12, champions:card-anatomy-player#13, champions:card-anatomy-player#14,
    champions:card-anatomy-player#16, champions:card-anatomy-player#17, champions:subtitle, champions:traits#1,
    champions:traits#2, champions:printed.
    Scenario cards: champions:card-anatomy-scenario#1, champions:card-anatomy-scenario#2, champions:card-anatomy-scenario#3,
    champions:card-anatomy-scenario#4, champions:card-anatomy-scenario#5, champions:card-anatomy-scenario#6,
    champions:card-anatomy-scenario#7,
    champions:physical-resource, champions:wild-resource, champions:star-icon.

    Of the icons (champions:icons) those of resources stand in `resources`, champions:icons#5-8 in `icons`, what an ally
    takes for acting in `atk_cost` and `thw_cost` (champions:icons#11), the unique icon in `unique` (champions:icons#13).
    """

    __slots__ = (
        "abilities",
        "ally_limit",
        "atk",
        "atk_cost",
        "bars",
        "cost",
        "def_",
        "hand",
        "hp",
        "icons",
        "keywords",
        "kind",
        "late",
        "name",
        "rec",
        "resources",
        "sch",
        "subname",
        "sums",
        "thw",
        "thw_cost",
        "traits",
        "unique",
    )

    def __init__(self) -> None:
        self.kind = ""
        self.name = ""
        self.subname = ""
        self.cost: int | None = None
        self.atk: int | None = None
        self.thw: int | None = None
        self.def_: int | None = None
        self.rec: int | None = None
        self.sch: int | None = None
        self.hp: int | None = None
        self.hand = 0
        self.atk_cost = 0
        self.thw_cost = 0
        self.ally_limit = 0
        self.traits: frozenset[str] = frozenset()
        self.keywords: Mapping[str, int] = {}
        self.icons: Mapping[str, int] = {}
        self.resources: Mapping[str, int] = {}
        self.bars: frozenset[str] = frozenset()
        self.late: tuple[tuple[str, str, int], ...] = ()
        #: ATK and SCH as all additions and subtractions have them, before they are doubled, set or kept from below zero
        self.sums: tuple[int | None, int | None] | None = None
        self.abilities: tuple[Any, ...] = ()
        self.unique = False

    def copy(self) -> Values:
        """A copy that may be written."""
        new = Values.__new__(Values)
        new.kind = self.kind
        new.name = self.name
        new.subname = self.subname
        new.cost = self.cost
        new.atk = self.atk
        new.thw = self.thw
        new.def_ = self.def_
        new.rec = self.rec
        new.sch = self.sch
        new.hp = self.hp
        new.hand = self.hand
        new.atk_cost = self.atk_cost
        new.thw_cost = self.thw_cost
        new.ally_limit = self.ally_limit
        new.traits = self.traits
        new.keywords = self.keywords
        new.icons = self.icons
        new.resources = self.resources
        new.bars = self.bars
        new.late = self.late
        new.sums = self.sums
        new.abilities = self.abilities
        new.unique = self.unique
        return new

    def pips(self) -> tuple[str, ...]:
        """The printed resources, one entry each."""
        return tuple(t for t in TYPES for _ in range(self.resources.get(t, 0)))


class Face:
    """One side of a card: its printed values and everything else printed on it.

    `boost` counts boost icons (champions:icons#9), `star` says that it has a boost ability (champions:icons#10);
    `base_threat`, `target` and `acceleration` are
    (number, per player); `attach` says what it attaches to; `only` are play restrictions, `most` the copies in play at once.

    champions:card-anatomy-scenario#8, champions:card-anatomy-scenario#9, champions:card-anatomy-scenario#10,
    champions:card-anatomy-scenario#11, champions:card-anatomy-scenario#12, champions:text-box, champions:text-box#1,
    champions:boost#1,
    champions:star-icon#1, champions:star-icon#2, champions:star-icon#3, champions:star-icon#4, champions:star-icon#6,
    champions:remaining-hit-points#1
    """

    __slots__ = (
        "acceleration",
        "activated",
        "attach",
        "base_threat",
        "boost",
        "boosts",
        "code",
        "counters",
        "facts",
        "hp_per_player",
        "most",
        "only",
        "resources",
        "special",
        "stage",
        "star",
        "statics",
        "target",
        "text",
        "timed",
        "under",
        "values",
    )

    def __init__(self, facts: Mapping[str, Any], text: Sequence[Any] = ()) -> None:
        v = Values()
        v.kind = facts["kind"]
        v.name = facts["name"]
        v.subname = facts.get("subname", "")
        v.cost = facts.get("cost")
        v.atk, v.thw, v.def_ = _power(facts, "atk"), _power(facts, "thw"), _power(facts, "def")
        v.rec, v.sch = _power(facts, "rec"), _power(facts, "sch")
        v.hp = INFINITE if facts.get("hp_infinite") else facts.get("hp")
        v.hand = facts.get("hand", 0)
        v.atk_cost, v.thw_cost = facts.get("atk_cost", 0), facts.get("thw_cost", 0)
        v.traits = frozenset(facts.get("traits", ()))
        v.icons = {k: facts[k] for k in ("acceleration", "crisis", "hazard", "amplify") if facts.get(k)}
        v.resources = dict(facts.get("resources", {}))
        v.unique = bool(facts.get("unique"))
        v.ally_limit = ALLY_LIMIT if v.kind in (HERO, ALTER_EGO) else 0
        self.values = v
        self.facts = facts
        self.code: str = facts["code"]
        self.text = tuple(text)
        self.boost: int = facts.get("boost", 0)
        self.star = bool(facts.get("boost_star"))
        self.stage: str = facts.get("stage", "")
        self.hp_per_player = bool(facts.get("hp_per_player"))
        self.base_threat = (max(0, facts.get("base_threat", 0)), not facts.get("base_fixed", False))
        self.target = (facts.get("threat", 0), not facts.get("threat_fixed", False))
        self.acceleration = (facts.get("escalation", 0), not facts.get("escalation_fixed", False))
        self.attach: Any = None
        self.under = False
        self.only: tuple[Any, ...] = ()
        self.most: tuple[tuple[str, int], ...] = ()
        self.counters: tuple[tuple[str, int], ...] = ()
        for part in text:
            part.print_on(self)
        abilities = v.abilities
        self.activated = tuple((i, a) for i, a in enumerate(abilities) if a.stage == "action")
        self.resources = tuple((i, a) for i, a in enumerate(abilities) if a.stage == "resource")
        self.timed = tuple((i, a) for i, a in enumerate(abilities) if a.stage == "timed")
        self.special = tuple((i, a) for i, a in enumerate(abilities) if a.stage == "special")
        self.boosts = tuple((i, a) for i, a in enumerate(abilities) if a.stage == "boost")
        self.statics = tuple((i, a) for i, a in enumerate(abilities) if a.stage not in NOT_STATIC)


#: the abilities that work only when something uses them
NOT_STATIC = frozenset({"action", "resource", "timed", "special", "boost", ""})


def _power(facts: Mapping[str, Any], key: str) -> int | None:
    """A printed power: None for a dash; a star or an X counts as 0."""
    value: int | None = facts.get(key)
    return value if value is None else max(0, value)


class CardDef:
    """A card: one face, or several (identity and alter-ego, the stages of a villain, the sides of a scheme deck).

    `faction` is "hero" (champions:identity-specific-card#3), an aspect, "basic" or "encounter"; `set_` the set it belongs to
    (champions:encounter-card#1, champions:expert-set#2, champions:modular-encounter-set#3); `limit` its copies per deck.

    champions:classifications, champions:classifications#1, champions:classifications#2, champions:classifications#3,
    champions:classifications#4, champions:classifications#5, champions:classifications#6, champions:classifications#7,
    champions:classifications#8, champions:card-anatomy-player#8, champions:card-anatomy-scenario#13,
    champions:card-anatomy-scenario#14, champions:aspect-card#2, champions:basic-card, champions:basic-card#2,
    champions:basic-card#3, champions:standard-set#2, champions:scenario-specific-card#3
    """

    __slots__ = (
        "code",
        "digest_key",
        "faces",
        "faction",
        "kind",
        "limit",
        "listens",
        "name",
        "octgn",
        "pack",
        "piles",
        "quantity",
        "set_",
    )

    def __init__(self, faces: Sequence[Face], code: str = "") -> None:
        facts = faces[0].facts
        self.faces = tuple(faces)
        self.code: str = code or (facts["code"].rstrip("abc") if len(self.faces) > 1 else facts["code"])
        self.name: str = facts["name"]
        #: the type of the first face
        self.kind: str = self.faces[0].values.kind
        self.faction: str = facts["faction"]
        self.set_: str = facts.get("set", "")
        #: how many of it its pack holds; so there is one Leadership card fewer than of the others (champions:faq:general#1)
        self.quantity: int = facts.get("quantity", 1)
        self.limit: int | None = facts.get("limit")
        self.octgn: str = facts.get("octgn", "")
        self.pack: str = facts.get("pack", "core")
        self.digest_key = f"card:{self.code}"
        #: it is an event that can be played in a window, or a resource that answers to being spent
        self.listens = self.kind in (EVENT, RESOURCE) and bool(self.faces[0].statics)
        #: what of its text looks at the order of a discard pile (champions:discard#3)
        self.piles: tuple[Any, ...] = tuple(
            n for f in self.faces for part in f.text for n in walk(part) if getattr(n, "reads_pile", False)
        )

    @property
    def values(self) -> Values:
        """The printed values of the first face."""
        return self.faces[0].values

    @property
    def alter_ego(self) -> Face | None:
        """The alter-ego's side of an identity."""
        return next((f for f in self.faces if f.values.kind == ALTER_EGO), None)

    def __repr__(self) -> str:
        return f"<{self.name} {self.code}>"


def _drone() -> Face:
    return Face(
        {
            "code": "drone",
            "name": "Drone",
            "kind": MINION,
            "faction": "encounter",
            "hp": 0,
            "atk": 0,
            "sch": 0,
            "traits": ["Drone"],
        }
    )


#: a player's card in play face down as a minion: nothing of what is printed on it counts
DRONE = _drone()
