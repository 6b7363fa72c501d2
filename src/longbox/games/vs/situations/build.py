"""Situations of Vs. System: set a table, act on it by name, look at what came of it.

    table = situation("vs", A=side(front=["Wolverine, James Howlett"], resources=4), B=side(front=["Rogue, Energy Drain"]))
    table.A.attacks("Wolverine", "Rogue")
    table.conclude()
    assert table["Rogue"].stunned

A side takes `front`, `support`, `hidden_front`, `hidden_support` (lists in columns; None leaves a column empty),
`hand`, `deck`, `pile`, `removed`, `resources` (a number of blank face-down ones, or a list), `endurance`, `points`.
The table takes `step` ("attack" unless given, "resource", "recruit", "formation") of the player `primary`, or a `phase` ("draw",
"build", "combat", "recovery") that begins, or phase "mulligan" before the first turn; `initiative`, `turn`, `seed`.
A card is a full name, the start of one, a CardDef (see `stand_in`) or `put(card, stunned=True, ...)`. In answers "B's Rogue" is
the one that B controls. docs/situations-vs.md has more.
"""

from __future__ import annotations

import difflib
import inspect
from dataclasses import dataclass, field, fields, is_dataclass, replace
from types import NoneType
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, TypeVar, Unpack

from longbox.games.vs import events as ev
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.decks.setup import PLAYER_NAMES, add, blank
from longbox.games.vs.game import GAME
from longbox.games.vs.language.keywords import cosmic_surge, evasion, substitute, terraform, transferable
from longbox.games.vs.language.modifiers import GainPowers
from longbox.games.vs.rules.combat import AttackStep
from longbox.games.vs.rules.powers import UsePower
from longbox.games.vs.rules.setup import SettingUp
from longbox.games.vs.rules.turn import AttackSteps, BuildSteps, Game, Phase, Turn
from longbox.games.vs.situations.table import Table
from longbox.games.vs.situations.words import aims, check_call, check_card, check_counters, check_state, like_word as _like
from longbox.games.vs.state import (
    ALL_SEATS,
    ATTACK,
    BUILD,
    CHARACTER,
    COMBAT,
    DECK,
    DRAW,
    EQUIPMENT,
    FORMATION,
    FRONT,
    HAND,
    KOD,
    LOCATION,
    PHASES,
    PLOT_TWIST,
    RECOVERY,
    RECRUIT,
    REMOVED,
    RESOURCE,
    RESOURCES,
    ROWS,
    SUPPORT,
    ZONES,
    CardDef,
    VsPlayer,
)
from longbox.games.vs.view.reading import paragraphs
from longbox.kernel.abilities import Ability, Activated
from longbox.kernel.effects import Effect, seq
from longbox.kernel.frames import Procedure

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.games.vs.state import VsCard, VsState


BLANK = CardDef("plot twist", "Blank", source="stand-in", threshold=99)


FILLER = CardDef("plot twist", "Filler", source="stand-in", threshold=99)


class State(TypedDict, total=False):
    """What is said of a card (see `put`)."""

    stunned: bool
    exhausted: bool
    counters: Mapping[str, int]
    equipment: Given | list[Given]
    down: bool
    col: int
    owner: str
    chosen: Mapping[str, str | tuple[str, ...]]
    paid: Mapping[str, int]
    used: int
    attacked: bool


#: a card as it is given, perhaps with more to say of it
Given: TypeAlias = str | CardDef | tuple[str | CardDef, State]


@dataclass(slots=True)
class Laid:
    """A card that is to be laid, with what is said of it, and its equipment."""

    card: CardDef
    state: State = field(default_factory=lambda: State())
    worn: list[Laid] = field(default_factory=list)


@dataclass(slots=True)
class LaidSide:
    """What is to be laid for one player: the rows in columns, the resource row (blank ones, if it is a number), the other zones."""

    rows: dict[str, list[Laid | None]]
    resources: int | list[Laid]
    heaps: dict[str, list[Laid]]
    endurance: int
    points: int
    spent: int


_STATE = ("stunned", "exhausted", "counters", "equipment", "down", "col", "owner", "chosen", "paid", "used", "attacked")


_STEPS = {"resource": RESOURCE, "recruit": RECRUIT, "formation": FORMATION, "attack": ATTACK}


#: given as a phase: the opening hands have been drawn
MULLIGAN = "mulligan"


_PHASES = {"draw": DRAW, "build": BUILD, "combat": COMBAT, "recovery": RECOVERY}


#: the lists of a side in which characters stand, with row and whether it is the hidden one
_PLACES = {
    "front": (FRONT, False),
    "support": (SUPPORT, False),
    "hidden_front": (FRONT, True),
    "hidden_support": (SUPPORT, True),
}


_HEAPS = {"hand": HAND, "pile": KOD, "removed": REMOVED, "deck": DECK}


_SIDE = (*_PLACES, "resources", *_HEAPS, "endurance", "points", "spent")


#: what a card may have other figures for
_FIGURES = (
    *("cost", "threshold", "atk", "def_", "willpower", "flight", "range_"),
    *("teams", "traits", "classes", "keywords", "version", "versions", "unique"),
)


#: friendlier words for what CardDef calls otherwise
_FACTS = {
    **{"defense": "def_", "attack": "atk", "range": "range_", "team": "teams", "affiliation": "teams", "affiliations": "teams"},
    **{"trait": "traits", "keyword": "keywords", "target": "targets", "recruit_cost": "cost"},
}


#: keywords that stand for a power which is written out on a card
_MEANING: dict[str, Ability] = {
    "evasion": evasion(),
    "transferable": transferable(),
    "terraform": terraform(),
    "substitute": substitute(),
    "cosmic-surge": cosmic_surge()[0],
}


#: vs:706, vs:707
KEYWORDS = (
    *("ally", "backup", "boost", "concealed", "concealed-optional", "cosmic", "cosmic-surge", "dual loyalty", "evasion"),
    *("invulnerability", "leader", "loyalty", "loyalty-reveal", "press", "reservist", "substitute", "terraform", "transferable"),
    "vengeance",
)


def put(card: str | CardDef, **state: Unpack[State]) -> tuple[str | CardDef, State]:
    """A card with more to say of it.

    In play: `stunned`, `exhausted`, counters={"+1 ATK / +1 DEF": 2, "dream": 1}, equipment=[...], `col` (its column), owner="B" (of what
    another player owns), `used` (how often each power with a limit has been used this turn), `attacked` (this turn). In the resource
    row: down=False for a card that is face up, `chosen` what has been chosen for it ({"teams": (...)}), `paid`. Removed from the
    game: down=True.
    """
    for word in state:
        if word not in _STATE:
            raise ValueError(f"nothing is known of {word!r}; a card is put with {', '.join(_STATE)}{_like(word, _STATE)}")
    return card, state


def up(card: str | CardDef, **state: Unpack[State]) -> tuple[str | CardDef, State]:
    """A face-up resource: a flipped location, or a plot twist that was played from the row."""
    given: State = {**state, "down": False}
    return put(card, **given)


def stand_in(kind: str, name: str, *text: object, **facts: Any) -> CardDef:
    """A made-up card: "character", "equipment", "location" or "plot twist", its name, and what stands on it.

    Facts are those of CardDef: cost, atk, def_, flight, range_, teams, keywords, threshold ... (a character is 3/3 for 3 unless told
    otherwise). The text of a plot twist is its effect, with `targets`; what follows "ongoing" is given as ongoing=[...]. Any
    other text is powers. All words are in `longbox.games.vs.vocabulary`.
    """
    if kind not in (CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST):
        raise ValueError(f"{kind!r} is no type of card; there are {CHARACTER}, {EQUIPMENT}, {LOCATION} and {PLOT_TWIST}")
    given = {_FACTS.get(word, word): value for word, value in facts.items()}
    known = tuple(p for p in inspect.signature(CardDef).parameters if p not in ("kind", "name"))
    for word in given:
        if word not in known:
            raise ValueError(f"a card has no {word!r}; it has {', '.join(known)}{_like(word, known)}")
    for word in ("teams", "traits", "keywords", "versions", "classes"):
        if isinstance(given.get(word), str):
            given[word] = (given[word],)
    for word in ("targets", "extras", "only", "ongoing"):
        if word in given and not isinstance(given[word], (list, tuple, NoneType)):
            given[word] = (given[word],)
    given["targets"] = aims(given.get("targets") or ())
    if kind == CHARACTER:
        given = {"cost": 3, "atk": 3, "def_": 3, **given}
    elif kind in (LOCATION, PLOT_TWIST) and "cost" in given:
        # vs:203.5a what is printed in that corner is their threshold cost
        given.setdefault("threshold", given.pop("cost"))
    # "boost" gives an additional cost and the text that is gained for it
    boosts = [x for x in text if isinstance(x, dict)]
    for facts_ in boosts:
        given["extras"] = (*given.get("extras", ()), *facts_["extras"])
    said = [*(x for x in text if not isinstance(x, dict)), *(a for b in boosts for a in b["text"])]
    effects = [x for x in said if isinstance(x, Effect)]
    powers = [_spelt(x) for x in said if not isinstance(x, Effect)]
    given["keywords"] = _keywords(given.get("keywords", ()), powers)
    if effects and kind != PLOT_TWIST:
        words = "Triggered(pattern, effect), Activated(cost, effect) or Continuous(set, writes)"
        raise ValueError(f"a {kind} has powers, and {type(effects[0]).__name__} is an effect: put it into {words}")
    if effects:
        given["effect"] = effects[0] if len(effects) == 1 else seq(*effects)
    if given.get("ongoing") is not None:
        given["ongoing"] = [_spelt(x) for x in given["ongoing"]]
    card = CardDef(kind, name, **{"source": "stand-in", "text": powers, **given})
    try:
        paragraphs(card)
    except (AttributeError, TypeError, ValueError, LookupError, AssertionError, NotImplementedError) as e:
        why = f"{type(e).__name__} {e}".rstrip()
        raise ValueError(
            f"the text of {name} makes no sense: in {_word_of(e)} ({why}). Is each word given what its docstring asks for?"
        ) from e
    check_card(card)
    return card


def valued(card: str | CardDef, **figures: Any) -> CardDef:
    """A card with other figures than are printed on it (cost, atk, def_, flight, teams, keywords ...): its text is the same."""
    d = definition(card)
    given = {_FACTS.get(word, word): value for word, value in figures.items()}
    for word in given:
        if word not in _FIGURES:
            raise ValueError(f"a card has no figure {word!r} to be changed; it has {', '.join(_FIGURES)}{_like(word, _FIGURES)}")
    for word in ("teams", "traits", "keywords", "versions", "classes"):
        if isinstance(given.get(word), str):
            given[word] = (given[word],)
    if d.kind in (LOCATION, PLOT_TWIST) and "cost" in given:
        given.setdefault("threshold", given.pop("cost"))
    powers = list(d.text)
    if "keywords" in given:
        given["keywords"] = _keywords(given["keywords"], powers)
    v = d.values
    same = {word: getattr(v, {"range_": "range"}.get(word, word)) for word in _FIGURES if word not in ("threshold", "version")}
    same |= {"threshold": d.threshold, "version": d.version, "identity": d.identity, "text": powers, "ongoing": d.ongoing_text}
    same |= {"effect": d.effect, "targets": d.targets, "extras": d.extras, "only": d.only, "x": d.x}
    same |= {"brand": d.brand, "code": d.code, "source": d.source, "limit_per_deck": d.limit_per_deck}
    return CardDef(d.kind, d.name, **{**same, **given})


def _word_of(error: BaseException) -> str:
    """The innermost word of the vocabulary that could not be put into a text, as far as the error's trace tells."""
    found, at = "it", error.__traceback__
    while at is not None:
        word = at.tb_frame.f_locals.get("self")
        if is_dataclass(word):
            found = type(word).__name__
        at = at.tb_next
    return found


def _keywords(words: Sequence[str], powers: list[Ability]) -> tuple[str, ...]:
    """The keywords of a card, however they are spelt; those that stand for a power of their own bring it, and the other way round."""
    out = []
    for word in words:
        plain = word.casefold().replace("\N{EM DASH}", "-").replace(": ", "-").replace(" - ", "-")
        if plain not in KEYWORDS:
            raise ValueError(f"{word!r} is no keyword; there are {', '.join(KEYWORDS)}{_like(plain, KEYWORDS)}")
        out.append(plain)
    labels = [a.label.casefold().split(" ")[0] for a in powers]
    for word, power in _MEANING.items():
        if word in out and word not in labels:
            powers.insert(0, power)
    out += [label for label in labels if label in KEYWORDS]
    return tuple(dict.fromkeys(out))


def _spelt(power: object) -> Ability:
    """A power whose costs, targets and so on may have been given without the brackets of a list of one."""
    if not isinstance(power, Ability):
        raise ValueError(f"{power!r} is neither a power nor an effect; the words are in longbox.games.vs.vocabulary")
    new: dict[str, Any] = {}
    for part in fields(power) if is_dataclass(power) else ():
        check_call(power, getattr(power, part.name))
    if isinstance(getattr(power, "limit", None), (str, int)):
        # "turn" for once a turn, 2 for twice a turn
        times = getattr(power, "limit")  # noqa: B009
        new["limit"] = (1, times) if isinstance(times, str) else (times, "turn")
    for word in ("cost", "targets", "only", "writes", "each", "pay"):
        value = getattr(power, word, ())
        if not isinstance(value, tuple):
            new[word] = tuple(value) if isinstance(value, list) else (value,)
    if aims(targets := new.get("targets", getattr(power, "targets", ()))) != tuple(targets):
        new["targets"] = aims(targets)
    writes = new.get("writes", getattr(power, "writes", ()))
    if any(isinstance(w, GainPowers) for w in writes):
        new["writes"] = tuple(
            replace(w, powers=tuple(_spelt(x) for x in (w.powers if isinstance(w.powers, (list, tuple)) else (w.powers,))))
            if isinstance(w, GainPowers)
            else w
            for w in writes
        )
    return replace(power, **new) if new else power


def definition(card: str | CardDef) -> CardDef:
    """A card by full name, by its name or the start of it if only one fits, or the definition itself."""
    if isinstance(card, CardDef):
        return card
    if not isinstance(card, str):
        raise ValueError(f"{card!r} is no card; a card is a name, a stand_in(...) or put(...) with one of these")
    found = CATALOG.get(card)
    if found is not None:
        return found
    named = [c for c in CATALOG.values() if c.name == card]
    fits = named if len(named) == 1 else [c for name, c in CATALOG.items() if name.startswith(card)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise LookupError(f"{card!r} names several cards: {'; '.join(c.full_name for c in fits)}")
    # vs:202.1 the version is told apart from the name: either may be misspelt
    names = [*CATALOG, *(c.name for c in CATALOG.values())]
    near = list(dict.fromkeys(difflib.get_close_matches(card, names, 3, 0.7)))
    more = f"; is it {' or '.join(near)}?" if near else "; make one up with stand_in(...)"
    raise LookupError(f"{card!r} names no card that Longbox knows{more}")


def situation(
    *,
    step: str | None = None,
    phase: str | None = None,
    primary: str = "A",
    initiative: str | None = None,
    windows: str = "all",
    seed: int = 1,
    turn: int = 5,
    **sides: object,
) -> Table:
    """A table at the beginning of a player's step, or (with `phase`) of a phase. The steps and phases after it follow."""
    if step is not None and phase is not None:
        raise ValueError(f"a situation begins with a step or with a phase: not with both {step!r} and {phase!r}")
    step = "attack" if step is None else step
    if step not in _STEPS or (phase is not None and phase not in (*_PHASES, MULLIGAN)):
        raise ValueError(f"a situation begins with a step ({', '.join(_STEPS)}) or a phase ({', '.join(_PHASES)}, {MULLIGAN})")
    names = sorted(sides)
    for word in names:
        if word not in PLAYER_NAMES:
            known = ("step", "phase", "primary", "initiative", "turn", "seed", "windows")
            raise ValueError(
                f"{word!r} is no side and nothing else known here: there are A to D, {', '.join(known)}{_like(word, known)}"
            )
    if names != list(PLAYER_NAMES[: len(names)]) or len(names) < 2:
        raise ValueError("sides are A and B, and perhaps C and D")
    for who_ in (primary, initiative):
        if who_ is not None and who_ not in names:
            raise ValueError(f"{who_!r} is no player of this table; there are {', '.join(names)}")
    if windows not in ("needed", "all"):
        raise ValueError(
            f"windows is 'all' (whoever has priority is asked) or 'needed' (only who could do something), not {windows!r}"
        )
    for word, value in (("turn", turn), ("seed", seed)):
        if type(value) is not int or value < 0:
            raise ValueError(f"{word} is a number from 0 on, not {value!r}")
    for name in names:
        if (
            isinstance(given := sides[name], dict)
            and given.get("spent")
            and (phase is not None or step != "recruit" or name != primary)
        ):
            raise ValueError(f"points are spent in one's own recruit step: step='recruit', primary={name!r}")
    s = blank(GAME, {"decks": [[] for _ in names], "names": names, "windows": windows}, seed)
    numbers: dict[int, int] = {}
    laid: list[LaidSide] = []
    for i, name in enumerate(names):
        laid.append(_checked(sides[name]))
        _set_side(s, i, laid[i], numbers)
    for change in [e for e in (ev.lost_and_found(s, n) for n in GAME.covered(s)) if e is not None]:
        change.apply(s)
    who = names.index(primary)
    s.initiative = names.index(initiative) if initiative is not None else who
    s.turn = turn
    s.memory.begin("turn")
    for side in laid:
        _remember(s, side, numbers)
    if phase == MULLIGAN:
        # vs:101.6 the hands have been drawn, and the first turn has not begun
        s.turn = 0
        setting_up = SettingUp()
        setting_up.left = s.clockwise(s.initiative)
        s.frames.append(_at(setting_up, "ask_mulligan"))
        return Table(s, names)
    s.frames.append(_at(Game(), "next_turn"))
    if phase is not None:
        name = _PHASES[phase]
        s.schedule = PHASES[PHASES.index(name) :]
        s.frames.append(_at(Turn(), "phase"))
    else:
        order = s.clockwise(s.initiative)
        rest = order[order.index(who) :]
        name = COMBAT if step == "attack" else BUILD
        s.phase = name
        s.schedule = PHASES[PHASES.index(name) :]
        s.frames.append(_at(Turn(), "next_phase"))
        s.frames.append(_at(Phase(name), "end"))
        if step == "attack":
            s.frames.append(AttackSteps(rest[1:]))
            s.frames.append(AttackStep(who))
        else:
            s.frames.extend(BuildSteps(p) for p in reversed(rest[1:]))
            at = {"resource": "resource_step", "recruit": "recruit_step", "formation": "formation_step"}[step]
            s.frames.append(_at(BuildSteps(who), at))
    return Table(s, names)


#: a procedure
P = TypeVar("P", bound="Procedure[VsState]")


def _at(frame: P, name: str) -> P:
    frame.goto(name)
    return frame


def _checked(given: object) -> LaidSide:
    """What is given of a side, each list a list of cards with what is said of them."""
    if not isinstance(given, dict):
        raise ValueError(f"a side is written side(front=[...], hand=[...] ...), not {given!r}")
    out = dict(given)
    for word in out:
        if word == "hero":
            raise ValueError("a side of Vs. System has no hero: it begins with names of fields, such as side(front=[...])")
        if word not in _SIDE:
            raise ValueError(f"a side has no {word!r}; it has {', '.join(sorted(_SIDE))}{_like(word, _SIDE)}")
    for word in ("endurance", "points", "spent"):
        if type(out.get(word, 0)) is not int:
            raise ValueError(f"{word} is a number, not {out[word]!r}")
    for word in ("points", "spent"):
        if out.get(word, 0) < 0:
            raise ValueError(f"{word} is a number from 0 on, not {out[word]!r}")
    rows = {word: _cards(word, out[word], True) for word in _PLACES if out.get(word) is not None}
    heaps = {word: [c for c in _cards(word, out[word]) if c is not None] for word in _HEAPS if out.get(word) is not None}
    given = out.get("resources")
    resources: int | list[Laid] = 0
    if given is not None:
        blank = type(given) is int and given >= 0
        resources = given if blank else [c for c in _cards("resources", given) if c is not None]
    endurance, points, spent = out.get("endurance", 50), out.get("points", 0), out.get("spent", 0)
    return LaidSide(rows, resources, heaps, endurance, points, spent)


def _cards(word: str, entries: object, gaps: bool = False) -> list[Laid | None]:
    """The cards of a list of a side; with `gaps` None stands for a column that stays empty."""
    if type(entries) is int and entries < 0:
        raise ValueError(f"{word} is a list of cards, or how many blank ones lie there, not {entries!r}")
    if isinstance(entries, (str, CardDef, tuple)):
        entries = [entries]
    elif word in _HEAPS and type(entries) is int:
        entries = [BLANK] * entries
    if not isinstance(entries, list):
        raise ValueError(f"{word} is a list of cards, not {entries!r}")
    out = [None if e is None and gaps else _entry(e) for e in entries]
    where = "rows" if gaps else word
    for laid in out:
        if laid is not None:
            check_state(laid.card, laid.state, where)
            for worn in laid.worn:
                check_state(worn.card, worn.state, where)
    return out


def _entry(entry: Given) -> Laid:
    """A card with what is said of it."""
    card, state = entry if isinstance(entry, tuple) else (entry, State())
    worn = state.get("equipment", [])
    return Laid(definition(card), {**state}, [_entry(e) for e in (worn if isinstance(worn, list) else [worn] if worn else [])])


def _remember(s: VsState, given: LaidSide, numbers: dict[int, int]) -> None:
    """Note what the cards of a side have been used for this turn, and which of them have attacked."""
    stand = [c for row in given.rows.values() for c in row if c is not None]
    for laid in (*stand, *([] if isinstance(given.resources, int) else given.resources)):
        for each in (laid, *laid.worn):
            c = s.cards[numbers[id(each)]]
            used = each.state.get("used", 0)
            powers = [(i, a) for i, a in enumerate(s.now(c.ref).abilities if used else ()) if isinstance(a, Activated)]
            if used and not any(a.limit is not None for _, a in powers):
                raise ValueError(f"{c.printed.full_name} has no power with a limit that could have been used")
            for i, a in powers:
                if a.limit is not None:
                    for _ in range(used):
                        s.memory.use(UsePower(c.controller, c.ref, i, a).key(s), a.limit[1])
            if each.state.get("attacked"):
                s.memory.record(ev.Attacks(c.ref, -1, c.controller, False, False))


def _set_side(s: VsState, p: int, given: LaidSide, numbers: dict[int, int]) -> None:
    player = s.write_player(p)
    player.endurance = given.endurance
    # what has been spent is missing from what is gained as the step begins (vs:404.1)
    player.points = given.points - given.spent
    for key, (row, hidden) in _PLACES.items():
        for col, entry in enumerate(given.rows.get(key, ())):
            if entry is not None:
                _set_character(s, p, entry, row, col, hidden, numbers)
    resources = [Laid(BLANK) for _ in range(given.resources)] if isinstance(given.resources, int) else given.resources
    if player.points + len(resources) < 0:
        raise ValueError(f"{given.spent} points can't have been spent: there are fewer resources")
    for laid in resources:
        card = laid.card
        c = _set_card(s, p, laid, RESOURCES, numbers)
        c.down = laid.state.get("down", True)
        if not c.down and card.kind not in (LOCATION, PLOT_TWIST):
            raise ValueError(f"{card.full_name} is a {card.kind}: only locations and plot twists lie face up in a resource row")
        c.face = 0 if c.down else 1
        c.known |= 1 << player.seat
        if not c.down:
            c.known = ALL_SEATS
    for key, kind in _HEAPS.items():
        usual = [Laid(FILLER) for _ in range(10)] if key == "deck" else []
        for laid in given.heaps.get(key, usual):
            c = _set_card(s, p, laid, kind, numbers)
            c.known = 1 << player.seat if kind == HAND else 0 if kind == DECK else ALL_SEATS
            if kind == REMOVED and laid.state.get("down"):
                # vs:213.7b nobody may look at it
                c.down = True
                c.known = 0


def _set_card(s: VsState, p: int, laid: Laid, kind: int, numbers: dict[int, int]) -> VsCard:
    card, state = laid.card, laid.state
    if "owner" in state and state["owner"] not in [t.name for t in s.things if isinstance(t, VsPlayer)]:
        raise ValueError(f"owner is one of the players, not {state['owner']!r}")
    owner = PLAYER_NAMES.index(state["owner"]) if "owner" in state else p
    if owner != p and kind not in (ROWS, RESOURCES):
        raise ValueError(f"{card.full_name} can't lie there: a card outside of play is in a zone of its owner's")
    n = add(s, card, owner, kind)
    numbers[id(laid)] = n
    c: VsCard = s.write(n)
    if owner != p:
        s.take(c.zone, n)
        c.zone = p * ZONES + kind
        s.put(c.zone, n)
        c.controllers = (owner,)
    c.controller = p
    c.stunned = state.get("stunned", False)
    c.exhausted = state.get("exhausted", c.stunned)
    if kind in (ROWS, RESOURCES):
        # counters come onto what is in play already
        c.stamp = c.text_stamp = s.tick()
    check_counters(state.get("counters", {}))
    c.counters = tuple((name, k, s.tick()) for name, k in state.get("counters", {}).items())
    c.chosen = tuple(state.get("chosen", {}).items())
    c.paid = tuple(state.get("paid", {}).items())
    return c


def _set_character(s: VsState, p: int, entry: Laid, row: int, col: int, hidden: bool, numbers: dict[int, int]) -> None:
    card, state = entry.card, entry.state
    if card.kind != CHARACTER:
        where = "resources=[...]" if card.kind in (LOCATION, PLOT_TWIST) else 'put(character, equipment=["..."])'
        raise ValueError(f"{card.full_name} is a {card.kind}, and only characters stand in rows: it goes into {where}")
    col = state.get("col", col)
    other = s.at(p, hidden, row, col)
    if other >= 0:
        raise ValueError(f"{card.full_name} and {s.cards[other].printed.full_name} are put on the same position")
    c = _set_card(s, p, entry, ROWS, numbers)
    c.row, c.col, c.hidden = row, col, hidden
    c.known = ALL_SEATS
    if "cosmic" in c.printed.values.keywords and not c.stunned and "counters" not in state:
        c.counters = (("cosmic", 1, s.tick()),)
    for worn in entry.worn:
        if worn.card.kind != EQUIPMENT:
            raise ValueError(f"{worn.card.full_name} is a {worn.card.kind}, and no equipment")
        e = _set_card(s, p, worn, ROWS, numbers)
        e.attached = c.ref
        e.known = ALL_SEATS
