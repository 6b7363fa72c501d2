"""Continuous modifiers: current values of everything, computed in one pass with timestamps and dependency."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple

from longbox.kernel.abilities import Ability, Continuous, InWindow
from longbox.kernel.ordering import by_stamp, ordered
from longbox.kernel.queries import Query
from longbox.kernel.state import ALL_FACETS, NUMBER_BITS, NUMBER_MASK, TEXT
from longbox.kernel.variables import Abil, V

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Stage
    from longbox.kernel.queries import Scope
    from longbox.kernel.state import State


#: what tells one ability at work from all others: ("modifier", its timestamp), (the object, its place there) ...
Key = tuple[object, ...]


class Active(Generic[Abil]):
    """An ability at work: from the text of an object, or as a modifier that an effect made.

    `key` tells instances apart for good; `flagged` are the objects of a modifier that writes qualities (vs:513.2c),
    `amounts` the numbers it was made with, one per write.
    """

    __slots__ = ("ability", "amounts", "flagged", "key", "scope", "stamp")

    def __init__(
        self,
        ability: Abil,
        scope: Scope,
        stamp: int,
        key: Key,
        flagged: tuple[int, ...] | None = None,
        amounts: tuple[object, ...] | None = None,
    ) -> None:
        self.ability = ability
        self.scope = scope
        self.stamp = stamp
        self.key = key
        self.flagged = flagged
        self.amounts = amounts


class Modifier(Active):
    """A continuous modifier from an effect, independent of its source (vs:513.2b). `until` names the span that ends it.

    "" lasts for the game (vs:513.2e).

    `uses` counts down for modifiers that work a number of times (-1: any number). Never changed in place.
    """

    __slots__ = ("until", "uses")

    def __init__(
        self,
        ability: Ability,
        scope: Scope,
        stamp: int,
        until: str,
        flagged: tuple[int, ...] | None,
        amounts: tuple[object, ...] | None,
        uses: int = -1,
    ) -> None:
        super().__init__(ability, scope, stamp, ("modifier", stamp), flagged, amounts)
        self.until = until
        self.uses = uses

    def stamped(self, stamp: int) -> Modifier:
        """The modifier with its timestamp, as it is made."""
        return Modifier(self.ability, self.scope, stamp, self.until, self.flagged, self.amounts, self.uses)

    def lasting(self, until: str) -> Modifier:
        """The modifier with another span."""
        new = Modifier(self.ability, self.scope, self.stamp, until, self.flagged, self.amounts, self.uses)
        new.key = self.key
        return new

    def used(self) -> Modifier:
        """The modifier after it has worked once more."""
        new = Modifier(self.ability, self.scope, self.stamp, self.until, self.flagged, self.amounts, self.uses - 1)
        new.key = self.key
        return new


def wears(modifiers: Sequence[Modifier], key: Key) -> bool:
    """Is there a modifier of this key that works a number of times?"""
    return any([m.key == key and m.uses > 0 for m in modifiers])


def worn(modifiers: Sequence[Modifier], key: Key) -> tuple[Modifier, ...]:
    """The modifiers after those of a key have worked once more: one that has no use left is gone."""
    out = []
    for m in modifiers:
        if m.key != key:
            out.append(m)
        elif m.uses > 1:
            out.append(m.used())
    return tuple(out)


_NONE: tuple[Active, ...] = ()


class Writing(NamedTuple, Generic[V]):
    """A modifier that was applied to an object, and the values after it: for whoever asks where those come from."""

    active: Active
    number: int
    values: V


class Table(Generic[V]):
    """What the pass found. Never changed once finished, so clones share it."""

    __slots__ = (
        "_way",
        "afar",
        "apart",
        "at_work",
        "continuous",
        "counters",
        "far",
        "groups",
        "heard",
        "index",
        "later",
        "met",
        "printed",
        "reads",
        "settled",
        "stages",
        "states",
        "values",
        "works",
    )

    def __init__(self, later: frozenset[str]) -> None:
        self.values: dict[int, V] = {}
        self.index: dict[tuple[type, str], list[Active]] = {}
        #: the classes that anything listens to, and those that something meets before it is done (is not `later`)
        self.heard: set[type] = set()
        self.met: set[type] = set()
        self.later = later
        #: the stages that anything is indexed under
        self.stages: set[str] = set()
        self._way: tuple[int, ...] = ()
        #: the facets on which anything here depends, and those on which it depends what is at work
        self.reads = 0
        self.works = 0
        #: the same two, but for what the settling of powers depends on
        self.apart = (0, 0)
        #: the printed values, and the continuous modifiers, in groups as `ordered` gives them
        self.printed: dict[int, V] = {}
        self.groups: list[list[Active]] = []
        #: the values in which powers had been settled before all else was applied, where any came or went
        self.settled: dict[int, V] | None = None
        #: what is indexed and grouped here: modifiers of effects and abilities of cards; and what counters do, grouped with those
        self.at_work: tuple[tuple[Active, ...], list[Active]] | None = None
        self.counters: tuple[Active, ...] = ()
        #: what is grouped, but for counters
        self.continuous: list[Active] = []
        #: state-triggered abilities, which listen to no event
        self.states: list[Active] = []
        #: continuous modifiers that also work on cards elsewhere, in groups as `ordered` gives them, and the values they gave
        self.far: list[list[Active]] = []
        self.afar: dict[tuple[int, int], V] = {}

    def emptied(self) -> Table[V]:
        """The same without any values: for a pass in which nothing but values can have changed."""
        new: Table[V] = Table.__new__(Table)
        new.values = dict(self.printed)
        new.index = self.index
        new.heard = self.heard
        new.met = self.met
        new.later = self.later
        new.stages = self.stages
        new._way = self._way
        new.reads = self.reads
        new.works = self.works
        new.apart = self.apart
        new.printed = self.printed
        new.groups = self.groups
        new.settled = None
        new.at_work = self.at_work
        new.counters = self.counters
        new.continuous = self.continuous
        new.states = self.states
        new.far = []
        new.afar = {}
        return new

    def settled_anew(self) -> Table[V]:
        """The same as it was when powers were settled and nothing else was applied."""
        new = self.emptied()
        if self.settled is not None:
            new.settled = self.settled
            new.values = {n: v if v is self.printed[n] else v.copy() for n, v in self.settled.items()}
        return new

    def take_over(self, old: Table[V], counters: tuple[Active, ...]) -> None:
        """What is at work is what was: the index is that of the table before, which changes no more; the groups are, if the counters are."""
        self.index = old.index
        self.heard = old.heard
        self.met = old.met
        self.stages = old.stages
        self._way = old._way
        self.states = old.states
        self.apart = old.apart
        self.at_work = old.at_work
        self.continuous = old.continuous
        self.counters = counters
        self.groups = old.groups if counters == old.counters else ordered([*old.continuous, *counters])

    def listening(self, cls: type, stage: str) -> Sequence[Active]:
        """The abilities indexed under an event or question class and a stage."""
        return self.index.get((cls, stage), _NONE)

    def way(self, stages: Sequence[Stage]) -> tuple[int, ...]:
        """From each stage the next that is gone through: windows in which nothing listens are passed by."""
        if not self._way:
            following = len(stages)
            found: list[int] = []
            for i in range(len(stages) - 1, -1, -1):
                key = stages[i].key
                if not key or key in self.stages:
                    following = i
                found.append(following)
            self._way = tuple(found[::-1])
        return self._way

    def add(self, active: Active) -> None:
        """Index an ability under what it listens to."""
        stage, places = active.ability.indexed
        self.stages.add(stage)
        self._way = ()
        if stage == "state":
            self.states.append(active)
        index = self.index
        for place in places:
            listed = index.get(place)
            if listed is None:
                index[place] = [active]
                self.heard.add(place[0])
                if stage not in self.later:
                    self.met.add(place[0])
            else:
                listed.append(active)

    def elsewhere(self, s: State, number: int, told: list[Writing] | None = None) -> V:
        """Current values of a card that the pass did not cover; what makes them so is added to `told`."""
        printed: V = s.game.printed(s, number)
        if not self.far:
            return printed
        key = (number, s.things[number].inc)
        found = self.afar.get(key) if told is None else None
        if found is None:
            found = printed
            self.afar[key] = found
            for group in self.far:
                left = list(group)
                # in a loop of dependencies: the earliest that applies starts, then round the loop (vs:514.4a)
                while (active := next((a for a in left if s.game.reaches(s, a, number)), None)) is not None:
                    left.remove(active)
                    found = _write(s, active, number, found, printed, told)
                    self.afar[key] = found
        return found


def _write(s: State, active: Active, number: int, values: V, printed: V, told: list[Writing] | None = None) -> V:
    """Values with the writes of one modifier; what is printed, icons among it, never changes: it is copied first (vs:212.4)."""
    if values is printed:
        values = values.copy()
    writes = active.ability.writes
    amounts = active.amounts
    for i, w in enumerate(writes):
        w.apply(s, values, amounts[i] if amounts is not None else w.amount(s, active.scope), active.scope, number)
    if told is not None:
        told.append(Writing(active, number, values.copy()))
    return values


def build_table(s: State) -> Table:
    """One pass: what text is active, gained and lost powers first, then the continuous modifiers in their order (vs:514.1).

    Later ones change what earlier ones gave or took (vs:513.2f). One-shot modifiers have no place in it: they find its result
    (vs:515.4).

    Powers may be given or taken by what other modifiers make of the cards ("those that fly lose ..."): then the pass is made
    again with the cards it has found, until it finds the same (vs:514.2).
    """
    known: dict[Key, tuple[int, ...]] = {}
    for _ in range(4):
        table, takers = _pass(s, known)
        found = {a.key: _meant(s, a, tuple(table.values)) for a in takers}
        if all(found[a.key] == used for a, used in takers.items()):
            break
        known = found
    return table


def _meant(s: State, active: Active, numbers: Sequence[int]) -> tuple[int, ...]:
    """The cards that a modifier applies to with the values there are."""
    during = active.ability.during
    return tuple(objects_of(s, active, numbers)) if during is None or during.holds(s, active.scope) else ()


def _settle_powers(
    s: State,
    lasting: Sequence[Active],
    numbers: Sequence[int],
    printed: dict[int, V],
    known: dict[Key, tuple[int, ...]],
    takers: dict[Active, tuple[int, ...]],
) -> tuple[list[Active], int]:
    """Powers that come and go are settled before everything else. The abilities at work in the end, and the facets read.

    Those that give and take powers are applied by their timestamps (vs:514.1), `lasting` ones of effects among those that stand
    on cards; and a power that one of them takes away gives and takes nothing itself (vs:500.5). Where two take each other
    away, the earliest is there, and what it takes is not (vs:514.4a).
    """
    assert s.table is not None
    values = s.table.values
    kept: dict[Key, Active] = {}
    tried: list[frozenset[Key]] = []
    found = [a for n in numbers for a in s.game.actives(s, n, printed[n])]
    there = [*lasting, *_early(found)]
    reads = 0
    for _ in range(ROUNDS):
        # also one that is taken away is looked at again when that on which it depends has changed
        for active in there:
            reads |= _reads(active)
            for w in active.ability.writes:
                # a power that is given may be looked for as it is applied, whatever is flagged
                reads |= w.all_facets
        values.update(printed)
        takers.clear()
        for active in sorted(there, key=by_stamp):
            if active.flagged is None and active.ability.marks[0]:
                takers[active] = meant = known[active.key] if active.key in known else _meant(s, active, numbers)
                for n in meant:
                    if n in values:
                        values[n] = _write(s, active, n, values[n], printed[n])
            else:
                _apply_to_all(s, active, numbers, values, printed)
        found = [a for n in numbers for a in s.game.actives(s, n, values[n])]
        now = [*lasting, *_early(found)]
        here = frozenset(a.key for a in now)
        now.extend(a for a in kept.values() if a.key not in here)
        before, after = frozenset(a.key for a in there), frozenset(a.key for a in now)
        if after == before:
            break
        if after in tried:
            # it goes round: the earliest of those in dispute stays
            first = min((a for a in (*there, *now) if (a.key in before) is not (a.key in after)), key=by_stamp)
            kept[first.key] = first
            now = [*(a for a in now if a.key in before and a.key != first.key), first]
            tried.clear()
        tried.append(before)
        there = now
    return found, reads


#: powers that give powers that give powers ... are followed so far
ROUNDS = 24


def _early(actives: Sequence[Active]) -> list[Active]:
    return [a for a in actives if isinstance(a.ability, Continuous) and a.ability.early]


def _pass(s: State, known: dict[Key, tuple[int, ...]]) -> tuple[Table, dict[Active, tuple[int, ...]]]:
    """One pass, and those that give or take powers by other values, with the cards they were applied to.

    `known` are the cards that an earlier pass has found for them, by their keys.
    """
    game = s.game
    old = s.table
    table = Table(game.later)
    takers: dict[Active, tuple[int, ...]] = {}
    # queries asked during the pass see what it has reached; nothing starts another pass
    s.table = table
    s.dirty = 0
    numbers = game.covered(s)
    printed = game.all_printed(s, numbers)
    table.printed = printed
    values = table.values
    values.update(printed)
    found = [a for n in numbers for a in game.actives(s, n, values[n])]
    before = old.at_work if old is not None else None
    # nothing settles powers among what was there before without any doing so
    same = old is not None and old.settled is None and before is not None and before[0] == s.modifiers and before[1] == found
    early: list[Active] = []
    settling = 0
    if not same and ((early := _early(s.modifiers)) or _early(found)):
        found, settling = _settle_powers(s, early, numbers, printed, known, takers)
        early.extend(_early(found))
        table.settled = {n: v if v is printed[n] else v.copy() for n, v in values.items()}
        same = before is not None and before[0] == s.modifiers and before[1] == found
    counters = tuple(game.counters(s, numbers))
    if same and old is not None:
        table.take_over(old, counters)
    else:
        _put_to_work(s, table, early, found, counters)
    table.reads = table.apart[0] | settling
    # what those that look at other values have found depends on whatever makes these
    table.works = ALL_FACETS if known or takers else table.apart[1] | settling
    fill(s, table, numbers)
    s.dirty = 0
    return table, takers


def _put_to_work(s: State, table: Table, early: Sequence[Active], found: list[Active], counters: tuple[Active, ...]) -> None:
    """What is at work is indexed and grouped: modifiers of effects (those in `early` have settled powers), what was found on cards, counters."""
    continuous: list[Active] = []
    reads = works = TEXT | s.game.always_read
    for m in s.modifiers:
        ability = m.ability
        reads |= _reads(m)
        works |= ability.standing_facets
        if not isinstance(ability, Continuous):
            table.add(m)
        elif not ability.early:
            continuous.append(m)
    for a in early:
        for part in a.ability.later:
            continuous.append(Active(part, a.scope, a.stamp, (a.key, "later"), a.flagged))
    for active in found:
        ability = active.ability
        if isinstance(ability, Continuous):
            reads |= _reads(active)
            works |= ability.standing_facets
            if not ability.early:
                continuous.append(active)
            continue
        if not isinstance(ability, InWindow):
            # what one of those asks is asked when its window opens
            standing = ability.standing_facets
            reads |= standing
            works |= standing
        if ability.stage:
            table.add(active)
    table.apart = (reads, works)
    table.at_work = (s.modifiers, found)
    table.continuous = continuous
    table.counters = counters
    table.groups = ordered([*continuous, *counters])


def fill(s: State, table: Table, numbers: Sequence[int], told: list[Writing] | None = None) -> None:
    """The current values: the continuous modifiers in their order, then what the game rounds off. Each is added to `told`."""
    for group in table.groups:
        if len(group) == 1:
            _apply_to_all(s, group[0], numbers, table.values, table.printed, told)
            if s.game.is_far(group[0]):
                table.far.append(group)
            continue
        _apply_loop(s, group, numbers, table.values, table.printed, told)
        far = [a for a in group if s.game.is_far(a)]
        if far:
            table.far.append(far)
    # what was asked of cards elsewhere during the pass knew a part of the modifiers only
    table.afar.clear()
    if table.groups:
        s.game.finish(s, numbers, table.values)


def _reads(active: Active) -> int:
    """The facets on which the table depends by way of an ability. What is only asked when something happens is no part of it."""
    ability = active.ability
    if not isinstance(ability, Continuous):
        found: int = ability.standing_facets
    elif active.flagged is not None and active.amounts is not None:
        found = ability.flagged_facets
    else:
        found = ability.all_facets
    return found


def objects_of(s: State, active: Active, numbers: Sequence[int]) -> list[int]:
    """The covered objects a continuous modifier applies to just now: looked for anew by that of a power (vs:513.3b)."""
    ability = active.ability
    on = ability.on
    assert s.table is not None
    if active.flagged is not None:
        covered, things = s.table.values, s.things
        found = []
        for r in active.flagged:
            n = r & NUMBER_MASK
            if things[n].inc == r >> NUMBER_BITS and n in covered:
                found.append(n)
    elif isinstance(on, Query):
        # a query that stays with what is covered finds its cards faster than each card finds out about itself
        if len(numbers) < 3 or s.game.is_far(active):
            found = [n for n in numbers if on.holds(s, n, active.scope)]
        else:
            covered = s.table.values
            found = [n for n in on.numbers(s, active.scope) if n in covered]
    else:
        found = [r & NUMBER_MASK for r in on.refs(s, active.scope) if s.there(r)]
    for f in ability.each:
        found = [n for n in found if f.test(s, n, active.scope)]
    return found


def _apply_to_all(
    s: State,
    active: Active,
    numbers: Sequence[int],
    values: dict[int, V],
    printed: dict[int, V],
    told: list[Writing] | None = None,
) -> None:
    ability = active.ability
    if ability.during is not None and not ability.during.holds(s, active.scope):
        return
    for n in objects_of(s, active, numbers):
        if n in values:
            values[n] = _write(s, active, n, values[n], printed[n], told)


def _apply_loop(
    s: State,
    group: Sequence[Active],
    numbers: Sequence[int],
    values: dict[int, V],
    printed: dict[int, V],
    told: list[Writing] | None = None,
) -> None:
    """A loop of dependencies, object by object: the earliest that applies starts, then round the loop (vs:514.4a)."""
    for n in numbers:
        left = list(group)
        while left:
            for active in left:
                ability = active.ability
                if (ability.during is None or ability.during.holds(s, active.scope)) and n in objects_of(s, active, (n,)):
                    values[n] = _write(s, active, n, values[n], printed[n], told)
                    left.remove(active)
                    break
            else:
                break
