"""What attacks, activations and revealed cards gain while they are under way (champions:gains), and effects that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, cast

from longbox.games.champions.events.attacks import Strikes
from longbox.games.champions.events.encounters import Reveal
from longbox.games.champions.events.zones import OnCard
from longbox.games.champions.state import F_ACTIVATION, F_TEXT, name_of
from longbox.games.champions.state.bases import Event
from longbox.kernel import events
from longbox.kernel.events import Occurrence, forked
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.modifiers import Modifier
    from longbox.kernel.queries import Scope


#: the word of an attack of which all damage is prevented
HARMLESS = "harmless"


class Keyed(Protocol):
    """An attack or activation that waits to begin."""

    key: int


class AttackGains(Event):
    """An attack gains a keyword (champions:gains), or deals more with each instance of its damage.

    `waits` is where it waits to be made (champions:interrupt#2), None for the one under way.
    """

    __slots__ = ("plus", "waits", "word")
    rule = "champions:gains"
    facets = F_ACTIVATION

    def __init__(
        self, word: str, plus: int = 0, player: int = -1, source: int = -1, waits: tuple[int, int, int, bool] | None = None
    ) -> None:
        super().__init__(player, source)
        self.word = word
        self.plus = plus
        self.waits = waits

    def changes(self, s: ChState) -> bool:
        return self.waits is not None or bool(s.strikes)

    def apply(self, s: ChState) -> None:
        if self.waits is not None:
            depth, _, i, _ = self.waits
            event = forked(s, depth, i, Strikes)
            event.words = event.words | {self.word} if self.word else event.words
            event.plus += self.plus
            return
        top = s.strikes[-1]
        words = top.words | {self.word} if self.word else top.words
        s.strikes = (*s.strikes[:-1], top.changed(words=words, plus=top.plus + self.plus))

    def told(self, s: ChState, seat: int) -> str:
        return f"This attack gains {self.word}" if self.word else f"This does {self.plus} more"


class GainSurge(OnCard):
    """champions:surge the card being revealed gains surge."""

    __slots__ = ()
    rule = "champions:surge"

    def changes(self, s: ChState) -> bool:
        return any(r.card & NUMBER_MASK == self.number for r in s.revelations)

    def apply(self, s: ChState) -> None:
        s.revelations = tuple(r.surging() if r.card & NUMBER_MASK == self.number else r for r in s.revelations)

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} gains surge"


class Lasting(Event):
    """champions:lasting-effects an effect that lasts begins: it works as a constant ability would until its time is over.

    champions:lasting-effects#p2, champions:lasting-effects#1
    """

    __slots__ = ("modifier", "waits")
    rule = "champions:lasting-effects"
    facets = F_TEXT

    def __init__(
        self, modifier: Modifier, player: int = -1, source: int = -1, waits: tuple[int, int, int, bool] | None = None
    ) -> None:
        super().__init__(player, source)
        self.modifier = modifier
        #: where the activation waits to begin that it belongs to, None for the innermost one under way
        self.waits = waits

    def within(self, s: ChState) -> str:
        """Of "until the end of this attack": is it a player's ("strike") or an enemy's ("activation")? The innermost is meant."""
        if self.waits is not None:
            depth, _, i, _ = self.waits
            occ = s.frames[depth]
            return "strike" if isinstance(occ, Occurrence) and isinstance(occ.ready[i], Strikes) else "activation"
        return "strike" if s.strikes and s.strikes[-1].inside == len(s.activations) else "activation"

    def key(self, s: ChState) -> int:
        """The key of the activation that it belongs to; one that waits to begin gets it now."""
        if self.waits is not None:
            depth, _, i, _ = self.waits
            event = cast("Keyed", forked(s, depth, i, events.Event))
            event.key = event.key or s.tick()
            return event.key
        return s.activations[-1].key if s.activations else -1

    def apply(self, s: ChState) -> None:
        made = self.modifier.stamped(s.tick())
        if made.until in ("attack", "thwart"):
            within = self.within(s)
            made.until = "activation"
            if within == "strike":
                # what it belongs to gets a key now, if it has none yet
                key = self.key(s) if self.waits is not None else s.strikes[-1].key or s.tick()
                if self.waits is None:
                    s.strikes = (*s.strikes[:-1], s.strikes[-1].changed(key=key))
                made.until = f"strike {key}"
                s.modifiers = (*s.modifiers, made)
                return
        key = self.key(s)
        made.scope = made.scope.bind("activation key", key)
        if made.until == "activation":
            made.until = f"activation {key}" if key >= 0 else "phase"
        s.modifiers = (*s.modifiers, made)


class UseUp(Event):
    """A lasting effect that works so many times has worked once more."""

    __slots__ = ("key",)
    rule = "champions:lasting-effects"
    facets = F_TEXT

    def __init__(self, key: object) -> None:
        super().__init__()
        self.key = key

    def apply(self, s: ChState) -> None:
        left = []
        for m in s.modifiers:
            if m.key == self.key:
                if m.uses > 1:
                    left.append(m.used())
                continue
            left.append(m)
        s.modifiers = tuple(left)


class Silenced(Event):
    """champions:cancel#4 the "When Revealed" effects of a card that is being revealed are cancelled."""

    __slots__ = ("card", "scope")
    rule: ClassVar[str] = "champions:cancel#4"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope.you, scope.this)
        self.scope = scope
        self.card = -1

    def changes(self, s: ChState) -> bool:
        from longbox.kernel.windows import pending

        return isinstance(pending(s, self.scope), Reveal)

    def apply(self, s: ChState) -> None:
        depth, _, i, _ = self.scope.get("pending")
        event = forked(s, depth, i, Reveal)
        event.silent = True
        self.card = event.card

    def told(self, s: ChState, seat: int) -> str:
        return f"The When Revealed effects of {name_of(s, self.card, seat)} are cancelled"
