"""Effects that come onto the chain, are played, resolve and are negated (213.6, 505, 508, 509)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from longbox.games.vs.events.zones import FromDeckToHand, OffChain, OnCard
from longbox.games.vs.state import F_PLAYS, F_TEXT, name_of
from longbox.games.vs.state.bases import Event, Procedure
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.vs.state import ChainItem, Values, VsState
    from longbox.kernel.queries import Scope


class Awaited(Protocol):
    """A trigger that waits to go onto the chain, as far as the events of the chain know it (`rules.chain.Pending`)."""

    key: Hashable
    others: tuple[Scope, ...]

    def without(self, taken: Scope | None) -> Awaited:
        """The same, no longer about what another effect of the same trigger is about."""


class ChainAdd(Event):
    """vs:213.6c an effect goes on top of the chain."""

    __slots__ = ("about", "item", "pending")
    rule = "vs:213.6c"

    def __init__(self, item: ChainItem, pending: Awaited | None = None, about: Scope | None = None) -> None:
        super().__init__(item.controller, item.source)
        self.item = item
        self.pending = pending
        #: of several things that the trigger could be about, the one that it is about
        self.about = about

    def apply(self, s: VsState) -> None:
        item = self.item.fork()
        number = s.add_thing(item)
        scope = item.scope.copy()
        scope.item = item.ref
        item.scope = scope
        item.stamp = s.tick()
        s.chain = (*s.chain, number)
        if self.pending is not None:
            i = next(i for i, p in enumerate(s.pending) if p is self.pending)
            left = s.pending[:i] + s.pending[i + 1 :]
            if self.pending.others:
                left = tuple([p.without(self.about) if p.others and p.key == self.pending.key else p for p in left])
            s.pending = left


class ChainSet(Event):
    """A choice made while announcing an effect is noted on it (vs:505.1b, 505.1c)."""

    __slots__ = ("number", "scope")
    rule = "vs:505.1b"

    def __init__(self, number: int, scope: Scope) -> None:
        super().__init__()
        self.number = number
        self.scope = scope

    def apply(self, s: VsState) -> None:
        s.write_item(self.number).scope = self.scope


class ChainDrop(Event):
    """An effect leaves the chain: it is done resolving (vs:508.2l), could not be announced (vs:506.4) or was negated."""

    __slots__ = ("item", "negated", "words")
    rule = "vs:508.2l"

    def __init__(self, item: int, negated: bool = False) -> None:
        super().__init__()
        #: a reference
        self.item = item
        self.negated = negated
        self.words = ""

    def changes(self, s: VsState) -> bool:
        return s.there(self.item) and self.item & NUMBER_MASK in s.chain

    def apply(self, s: VsState) -> None:
        n = self.item & NUMBER_MASK
        self.words = s.items[n].words
        s.chain = tuple(k for k in s.chain if k != n)
        s.drop_thing(n)

    def told(self, s: VsState, seat: int) -> str:
        return f"{self.words} is negated" if self.negated else ""


class Negate(ChainDrop):
    """vs:509.1 an effect is negated: all of it leaves the chain (vs:509.3), nothing is refunded (vs:509.2).

    A card that represents it goes to the KO'd pile, or back to the hand if it was only revealed (vs:708.9d, vs:706.15a,
    vs:706.16a).
    """

    __slots__ = ()
    rule = "vs:509.1"
    #: what hears of it looks at the effect as it was
    looks_back = True

    def __init__(self, item: int, player: int, source: int) -> None:
        super().__init__(item, True)
        self.player = player
        self.source = source

    def affected(self, s: VsState) -> int:
        controller: int = s.items[self.item & NUMBER_MASK].controller
        return controller if controller in s.order else s.primary

    def parts(self, s: VsState) -> tuple[Event, ...]:
        item = s.items[self.item & NUMBER_MASK]
        if item.card < 0 or s.cards[item.card].zone != s.chain_zone:
            return ()
        ref = s.ref(item.card)
        return (FromDeckToHand(ref, -1, -1, True),) if "returns" in item.types else (OffChain(ref),)


class Played(Event):
    """vs:505.1e an effect becomes played; a recruit effect's card becomes recruited."""

    __slots__ = ("card", "item", "kind", "words")
    rule = "vs:505.1e"
    facets = F_PLAYS

    def __init__(self, item: ChainItem) -> None:
        super().__init__(item.controller, item.source)
        self.item = item.ref
        self.kind = item.kind
        self.words = item.words
        #: the values of the card it was played from, as they are on the chain (vs:301.4)
        self.card: Values | None = None

    def apply(self, s: VsState) -> None:
        self.card = s.seen(self.source) if self.source >= 0 else None
        item = s.items[self.item & NUMBER_MASK]
        if item.kind == "recruit":
            self.card = s.now(item.card)
        elif item.origin == "resource row" and s.there(self.source):
            # vs:304.10 its ongoing powers become active
            s.write(self.source & NUMBER_MASK).face = 1
            s.mark(F_TEXT)


class Announced:
    """A line of the log: vs:505.1 what a player plays, with the targets that are chosen by now; what is paid for it stands below."""

    __slots__ = ("item",)

    def __init__(self, item: ChainItem) -> None:
        self.item = item

    def cites(self, s: VsState) -> str:
        """The rule of the line."""
        return "vs:505.1"

    def told(self, s: VsState, seat: int) -> str:
        """As this seat may read of it."""
        on = [name_of(s, r & NUMBER_MASK, seat) for chosen in self.item.scope.targets for r in chosen]
        return f"{s.players[self.item.controller].name}: {self.item.words}{' on ' if on else ''}{' and '.join(on)}"


class EffectResolving(Procedure):
    """An effect of the chain that is resolving just now (vs:508.1); what it goes through is `rules.chain.Resolving`.

    `ref` is the effect, -1 until it has begun.
    """

    __slots__ = ("ref",)

    def __init__(self) -> None:
        super().__init__()
        self.ref = -1


class Resolving(Event):
    """vs:508.1 the top effect of the chain begins to resolve."""

    __slots__ = ("words",)
    rule = "vs:508.1"

    def __init__(self, words: str, player: int) -> None:
        super().__init__(player)
        self.words = words

    def told(self, s: VsState, seat: int) -> str:
        return f"Resolves: {self.words}"


class Use(Event):
    """vs:501.4 one use of a power is counted, for "only once per turn" and the like."""

    __slots__ = ("key", "span")
    rule = "vs:501.4"

    def __init__(self, key: Hashable, span: str) -> None:
        super().__init__()
        self.key = key
        self.span = span

    def apply(self, s: VsState) -> None:
        s.memory.use(self.key, self.span)


class Noted(OnCard):
    """A paid additional cost is noted on a card on the chain."""

    __slots__ = ("keys",)
    rule = "vs:706.2"
    facets = F_TEXT

    def __init__(self, card: int, keys: tuple[tuple[str, int], ...]) -> None:
        super().__init__(card)
        self.keys = keys

    def apply(self, s: VsState) -> None:
        s.write(self.number).paid = self.keys
