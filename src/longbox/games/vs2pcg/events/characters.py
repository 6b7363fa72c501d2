"""What befalls characters: exhausting, stuns, wounds, recovery, counters, levels, what they are."""

from __future__ import annotations

from longbox.games.vs2pcg.events.questions import AskCounters, allowed
from longbox.games.vs2pcg.events.zones import OnCard
from longbox.games.vs2pcg.state import (
    F_STATE,
    FROZEN,
    FROZEN_NOW,
    MAIN,
    CardDef,
    Combat,
    PcgCard,
    PcgState,
    Values,
    name_of,
)
from longbox.games.vs2pcg.state.bases import Event, Undertaking
from longbox.kernel.text import counted


class OfCharacter(OnCard):
    """Something that befalls a character in play."""

    __slots__ = ()

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.in_play(self.number)


class Exhaust(OfCharacter):
    """vs2pcg:basic-game-concepts#10 a character is exhausted; vs2pcg:term-ready#1 one that is so already is left as it is."""

    __slots__ = ()
    rule = "vs2pcg:basic-game-concepts#10"
    facets = F_STATE

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and not s.card(self.card).exhausted

    def apply(self, s: PcgState) -> None:
        s.write(self.number).exhausted = True

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is exhausted"


class Ready(OfCharacter):
    """vs2pcg:recovery-phase#1 a character is readied, unless it is frozen this turn (vs2pcg:term-freeze#1); vs2pcg:term-ready#1."""

    __slots__ = ()
    rule = "vs2pcg:recovery-phase#1"
    facets = F_STATE

    def cites(self, s: PcgState) -> str:
        return self.rule if self.source < 0 else "vs2pcg:term-ready#1"

    def changes(self, s: PcgState) -> bool:
        c = s.card(self.card)
        return OfCharacter.changes(self, s) and c.exhausted and not c.frozen & FROZEN_NOW

    def apply(self, s: PcgState) -> None:
        s.write(self.number).exhausted = False

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is readied"


class Freeze(OfCharacter):
    """vs2pcg:term-freeze#1 a character can't ready during its next turn."""

    __slots__ = ()
    rule = "vs2pcg:term-freeze#1"
    facets = F_STATE

    def apply(self, s: PcgState) -> None:
        s.write(self.number).frozen |= FROZEN

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is frozen"


class Wound(OfCharacter):
    """vs2pcg:term-wounds#1 a character gets wounds. `blame` has those who are to blame, if they KO it: whose strike it was, or whose effect.

    `stun` is the stun that it is a part of; what triggers on it looks at the table before it, as for that.
    """

    __slots__ = ("amount", "blame", "stun")
    rule = "vs2pcg:term-wounds#1"
    looks_back = True
    facets = F_STATE

    def __init__(
        self,
        card: int,
        amount: int = 1,
        player: int = -1,
        source: int = -1,
        blame: tuple[int, ...] = (),
        stun: Stun | None = None,
    ) -> None:
        super().__init__(card, player, source)
        self.amount = amount
        self.blame = blame or ((source,) if source >= 0 else ())
        self.stun = stun

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        c.wounds += self.amount
        c.blame = self.blame

    def cites(self, s: PcgState) -> str:
        return "vs2pcg:stunned-characters#6" if self.source >= 0 else self.rule

    def told(self, s: PcgState, seat: int) -> str:
        c = s.card(self.card)
        return f"{name_of(s, self.number, seat)} gets {counted(self.amount, 'wound')}: {c.wounds} of {s.now(c.number).health}"


class Heal(OfCharacter):
    """Wounds of a character are taken away."""

    __slots__ = ("amount",)
    rule = "vs2pcg:term-health#1"
    facets = F_STATE

    def __init__(self, card: int, amount: int = 1, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and s.card(self.card).wounds > 0

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        self.amount = min(self.amount, c.wounds)
        c.wounds -= self.amount

    def told(self, s: PcgState, seat: int) -> str:
        return f"{counted(self.amount, 'wound')} of {name_of(s, self.number, seat)} is healed"


class Stun(OfCharacter):
    """vs2pcg:stunned-characters#1 a character loses its counters, turns face down, exhausted, and gets a wound; it leaves the combat.

    `strikers` are the characters whose strike it was, `daze` leaves out the wound (vs2pcg:stunned-characters#5). `side`, `values` and `combat`
    are those of just before. What triggers on it looks at the table before it, where the stunned one still had its powers.
    """

    __slots__ = ("combat", "daze", "side", "strikers", "values", "why")
    rule = "vs2pcg:stunned-characters#1"
    looks_back = True

    def __init__(
        self, card: int, player: int = -1, strikers: tuple[int, ...] = (), daze: bool = False, source: int = -1, why: str = ""
    ) -> None:
        super().__init__(card, player, source)
        self.strikers = strikers
        self.daze = daze
        self.why = why
        self.side = -1
        self.values: Values | None = None
        self.combat: Combat | None = None

    def cites(self, s: PcgState) -> str:
        return "vs2pcg:term-daze#1" if self.daze else "vs2pcg:melee-resolving-combat#4" if self.strikers else self.rule

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and not s.stunned(self.card)

    def merges(self, other: Event) -> bool:
        if not isinstance(other, Stun) or other.card != self.card:
            return False
        other.strikers = (*other.strikers, *[r for r in self.strikers if r not in other.strikers])
        other.daze = other.daze and self.daze
        return True

    def parts(self, s: PcgState) -> tuple[Event, ...]:
        by = self.strikers or ((self.source,) if self.source >= 0 else ())
        return () if self.daze else (Wound(self.card, 1, self.player, blame=by, stun=self),)

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        self.side = s.controller(c.number)
        self.values = s.now(c.number)
        self.combat = s.combat
        # vs2pcg:counters#3, vs2pcg:term-stunned#1
        if not (c.counters and allowed(s, AskCounters(self.card, 1 if c.counters > 0 else -1))):
            c.counters = 0
        c.face = 1
        c.exhausted = True
        if s.combat is not None:
            s.combat = s.combat.without(self.card)
        for r in self.strikers or ((self.source,) if self.source >= 0 else ()):
            s.memory.use(("stunned", r, c.number), "game")

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is {'dazed' if self.daze else 'stunned'}"


class Recover(OfCharacter):
    """vs2pcg:basic-game-concepts#13 a stunned character turns face up and keeps its wounds; it stays exhausted (vs2pcg:recovering-characters#2)."""

    __slots__ = ()
    rule = "vs2pcg:basic-game-concepts#13"

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and s.stunned(self.card)

    def apply(self, s: PcgState) -> None:
        s.write(self.number).face = 0

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} recovers"


class PutCounter(OfCharacter):
    """vs2pcg:counters#1 a character gets +1/+1 counters (or below 0 -1/-1 counters); opposite ones cancel out (vs2pcg:counters#2)."""

    __slots__ = ("amount",)
    rule = "vs2pcg:counters#1"

    def __init__(self, card: int, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        if not OfCharacter.changes(self, s) or self.amount == 0:
            return False
        # vs2pcg:stunned-characters#3 a stunned character can't gain any, unless something says that it can (vs2pcg:golden-rules#1)
        return not s.stunned(self.card) or allowed(s, AskCounters(self.card, 1 if self.amount > 0 else -1))

    def apply(self, s: PcgState) -> None:
        s.write(self.number).counters += self.amount

    def told(self, s: PcgState, seat: int) -> str:
        kind = "+1/+1" if self.amount > 0 else "-1/-1"
        return f"{name_of(s, self.number, seat)} gets {counted(abs(self.amount), f'{kind} counter')}"


class RemoveCounters(OfCharacter):
    """Counters of a character are taken away: of which kind, all of them unless so many are given."""

    __slots__ = ("amount", "sign")
    rule = "vs2pcg:counters#1"

    def __init__(self, card: int, sign: int, amount: int = 0, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.sign = sign
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and s.card(self.card).counters * self.sign > 0

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        there = abs(c.counters)
        self.amount = min(self.amount or there, there)
        c.counters -= self.sign * self.amount

    def told(self, s: PcgState, seat: int) -> str:
        kind = "+1/+1" if self.sign > 0 else "-1/-1"
        return f"{name_of(s, self.number, seat)} loses {counted(self.amount, f'{kind} counter')}"


class PoweredUp(OfCharacter):
    """vs2pcg:power-ups#1 a character has been powered up, by discarding the card `with_`."""

    __slots__ = ("with_",)
    rule = "vs2pcg:power-ups#1"
    facets = 0

    def __init__(self, card: int, player: int, with_: int) -> None:
        super().__init__(card, player)
        self.with_ = with_

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is powered up"


class GainXP(OfCharacter):
    """vs2pcg:level-up-powers#2 a main character gains XP."""

    __slots__ = ("amount",)
    rule = "vs2pcg:level-up-powers#2"
    facets = F_STATE

    def __init__(self, card: int, amount: int = 1, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and self.amount > 0 and s.card(self.card).printed.kind == MAIN

    def apply(self, s: PcgState) -> None:
        s.write(self.number).xp += self.amount

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} gains {self.amount} XP: {s.card(self.card).xp}"


class LevelUp(OfCharacter):
    """vs2pcg:level-up-powers#2, vs2pcg:main-vs-supporting#3 a main character is replaced by that of another level (vs2pcg:level-up-powers#4).

    vs2pcg:level-up-powers#3 it stays ready or exhausted, face up or stunned, with its wounds and counters, and what affects it goes on.
    `back`: an effect that has put it down is over.
    """

    __slots__ = ("back", "before", "level")
    rule = "vs2pcg:level-up-powers#2"
    #: what triggers on it may stand on the level that is left
    looks_back = True

    def __init__(self, card: int, level: int, player: int = -1, source: int = -1, back: bool = False) -> None:
        super().__init__(card, player, source)
        self.level = level
        self.before = level
        self.back = back

    def changes(self, s: PcgState) -> bool:
        c = s.card(self.card)
        return OfCharacter.changes(self, s) and c.level != self.level and 1 <= self.level <= len(c.printed.faces)

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        self.before = c.level
        c.level = self.level
        c.xp = 0

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} becomes level {self.level}"


class Transform(OfCharacter):
    """A character becomes another in play, or a copy of one: as a next level it stays as it lies, with what is on it and what affects it.

    (vs2pcg:golden-rules#1, after vs2pcg:level-up-powers#3)
    """

    __slots__ = ("before", "level", "printed")
    rule = "vs2pcg:golden-rules#1"

    def __init__(self, card: int, printed: CardDef, level: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.printed = printed
        self.level = level
        self.before = ""

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        self.before = c.name
        c.printed = self.printed
        c.level = self.level
        c.xp = 0

    def told(self, s: PcgState, seat: int) -> str:
        return f"{self.before} becomes {self.printed.faces[self.level - 1].name}"


class AsItAppears(Undertaking):
    """vs2pcg:term-appears#1 a character has appeared that does something just as it does, before anything that triggers on that."""

    __slots__ = ("card",)
    rule = "vs2pcg:term-appears#1"

    def __init__(self, card: int, player: int) -> None:
        super().__init__(player, card)
        self.card = card


class SetRole(OfCharacter):
    """vs2pcg:changing-status#1 a supporting character is promoted to a main character of that player, or a main character demoted."""

    __slots__ = ("role",)
    rule = "vs2pcg:changing-status#1"

    def __init__(self, card: int, role: str, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.role = role

    def changes(self, s: PcgState) -> bool:
        return OfCharacter.changes(self, s) and s.card(self.card).kind != self.role

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        c.role = self.role
        if self.role == MAIN:
            c.under = self.player if c.printed.kind != MAIN else c.owner

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} becomes a {self.role.lower()}"


class Duplicates(Undertaking):
    """vs2pcg:uniqueness#1 characters of one name have come to a side at once: its player picks which are KO'd."""

    __slots__ = ("cards",)
    rule = "vs2pcg:uniqueness#1"

    def __init__(self, player: int, cards: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cards = cards


__all__ = [
    "AsItAppears",
    "Duplicates",
    "Exhaust",
    "Freeze",
    "GainXP",
    "Heal",
    "LevelUp",
    "OfCharacter",
    "PoweredUp",
    "PutCounter",
    "Ready",
    "Recover",
    "RemoveCounters",
    "SetRole",
    "Stun",
    "Transform",
    "Wound",
]
