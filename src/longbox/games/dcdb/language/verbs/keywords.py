"""Keywords that are verbs or come with one: Teamwork, Time Travel, Ninjutsu, Confrontation, attach, swap, pass, Unity (chapter 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.filters import Marked
from longbox.games.dcdb.language.patterns import Plays
from longbox.games.dcdb.language.references import LeftNeighbour
from longbox.games.dcdb.language.verbs.base import Act, DcVerb
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import DISCARD, MAIN, PLAY, ZONE_NAMES, DcState
from longbox.games.dcdb.state.bases import Ability, Effect
from longbox.kernel.abilities import Activated
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, yes_or_no
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Event, Outcome, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who, You
from longbox.kernel.text import Printer, sentence


@dataclass(frozen=True)
class Teamwork(DcVerb):
    """Teamwork a foe (dcdb:6.500): the card that has been played is "it", the foe is bound as "foe"."""

    rule = "dcdb:6.500"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Teamwork(scope.you, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        if ev.foes_to_team_with(s, scope.you):
            return None
        return Objection("dcdb:6.501", "no foe has a deck or a discard pile")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [e for e in outcome.events if isinstance(e, ev.Teamworked)] if outcome is not None else []
        return scope.bind("it", tuple([e.card for e in found])).bind("foe", tuple([e.foe for e in found]))

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('Teamwork')} a foe"


@dataclass(frozen=True)
class TimeTravelIt(Act):
    """Time Travel cards: play them without the discard; they have the keyword this turn, and go back at its end (dcdb:6.512)."""

    rule = "dcdb:6.512"
    word: ClassVar[str] = "Time Travel"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.TimeTravel(ref, scope.you, scope.this)

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [e.card for e in outcome.events if isinstance(e, ev.TimeTravelled)] if outcome is not None else []
        return scope.bind(self.name, tuple(found))


@dataclass(frozen=True)
class Ninjutsu(Effect):
    """Text that a card has if it resolves in the Line-Up instead of the play zone, as its owner may have it (dcdb:6.290).

    dcdb:6.291 that is decided at the first such text of a card, for all of them. One that is played again is as it was (dcdb:1.030).
    """

    effect: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 3
            used: bool | None = f.scope.get("ninjutsu", None)
            if used is None:
                you, this = f.scope.you, f.scope.this
                used = ev.left_by_ninjutsu(s, you, this)
                if not used and s.there(this) and s.place(s.card(this).number) == PLAY and s.card(this).owner == you:
                    f.pos = 1
                    about = (this, self)
                    return Decision(you, s.game.seat_of(s, you), "dcdb:6.291", "may", yes_or_no(""), about, "Use Ninjutsu?")
                f.scope = f.scope.bind("ninjutsu", used)
            return f.child(self.effect) if used else DONE
        if f.pos == 1:
            if s.answer != (1,):
                f.scope = f.scope.bind("ninjutsu", False)
                return DONE
            f.pos = 2
            return happen(s, ev.UseNinjutsu(f.scope.this, f.scope.you, f.scope.this))
        if f.pos == 2:
            f.pos = 3
            f.scope = f.scope.bind("ninjutsu", True)
            f.scope.this = s.card(f.scope.this).ref
            return f.child(self.effect)
        f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        return f"Ninjutsu: {self.effect.text(p)}"


@dataclass(frozen=True)
class FirstHasNinjutsu(Ability):
    """The first card that its player begins to resolve each turn has Ninjutsu: by itself, and as that player likes (dcdb:6.290)."""

    def text(self, p: Printer) -> str:
        return "the first card you play on each of your turns has Ninjutsu"


def gives_ninjutsu(s: DcState, player: int) -> bool:
    """Has a player a main character that gives the first card Ninjutsu?"""
    mains = [n for n in s.zone(player, MAIN) if not s.card(n).face]
    return any([isinstance(a, FirstHasNinjutsu) for n in mains for a in s.now(n).abilities])


@dataclass(frozen=True)
class Confrontation(Activated):
    """An ability by which a player enters a Confrontation, and what it then receives (dcdb:6.110). dcdb:1.090 it has no cost: once a turn."""

    cost: tuple[DcVerb, ...] = field(default=(), init=False)
    limit: tuple[int, str] | None = field(default=(1, "turn"), kw_only=True)

    def text(self, p: Printer) -> str:
        return f"Confrontation: {sentence(self.effect.text(p))}"


@dataclass(frozen=True)
class AttachIt(Act):
    """Attach cards to the Super-Villain that lies face up (dcdb:6.050); so is what it is said to gain (dcdb:6.053)."""

    rule = "dcdb:6.050"
    word: ClassVar[str] = "attach"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Attach(ref, scope.you, scope.this)

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        if s.super_villain() < 0:
            return Objection("dcdb:6.051", "no Super-Villain lies face up on the stack")
        return Act.possible(self, s, scope)

    def rest(self, p: Printer) -> str:
        return "to the Super-Villain"


@dataclass(frozen=True)
class SwapIt(DcVerb):
    """Swap cards of one zone with as many of another (dcdb:6.490); what has no counterpart stays."""

    one: Who
    other: Who
    rule = "dcdb:6.490"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        pairs = zip(self.one.refs(s, scope), self.other.refs(s, scope))
        return [ev.Swap(a, b, scope.you, scope.this) for a, b in pairs]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('swap')} {self.one.text(p)} with {self.other.text(p)}"


@dataclass(frozen=True)
class SwapZones(DcVerb):
    """Swap all cards of two of your zones, also where one of them has none (dcdb:6.490; GC:Interceptor (Rivals 2)#1)."""

    one: int
    other: int
    rule = "dcdb:6.490"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        pairs = ((self.one, self.other), (self.other, self.one))
        return [ev.Put(s.ref(n), to, scope.you, None, scope.you, scope.this) for at, to in pairs for n in s.zone(scope.you, at)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('swap')} {their(p)} {ZONE_NAMES[self.one]} with {their(p)} {ZONE_NAMES[self.other]}"


@dataclass(frozen=True)
class PassIt(Act):
    """Pass cards to another player (dcdb:6.331): the one on the left unless another is named, into its discard pile unless another zone is."""

    to: Who = LeftNeighbour()
    kind: int = DISCARD
    rule = "dcdb:6.331"
    word: ClassVar[str] = "pass"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Pass(ref, self.kind, self.to.refs(s, scope)[0], None, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        if isinstance(self.to, You):
            return f"into {their(p)} {ZONE_NAMES[self.kind]}"
        return f"to {self.to.text(p)}" if self.kind == DISCARD else f"to {self.to.text(p)}, into the {ZONE_NAMES[self.kind]}"


def PassLeft(who: Who, kind: int = DISCARD) -> PassIt:
    """Pass cards to the player on the left."""
    return PassIt(who, LeftNeighbour(), kind)


@dataclass(frozen=True)
class UnityPlayed(Plays):
    """A card with Unity is played (dcdb:6.540)."""

    filters: tuple[Marked, ...] = field(default=(Marked("Unity"),), init=False)

    def text(self, p: Printer) -> str:
        return "Unity (each time you play a card with Unity)"


def unity(effect: Effect, category: str = "A") -> Triggers:
    """dcdb:6.540 what each card with Unity that the active player controls does when a card with Unity is played."""
    return Triggers(UnityPlayed(), effect, category=category)
