"""Can't, may, costs less, enters play so: what cards answer to the questions of rules."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.patterns.subjects import NO, YES, is_meant, said, subject_text
from longbox.games.vs.language.references import THIS, Opponents
from longbox.games.vs.state import F_COMBAT, F_HAND, F_PLACE
from longbox.games.vs.state.bases import Ability, Pattern
from longbox.kernel.abilities import Permission, Prohibition
from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import a, counted, joined, plural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.patterns.subjects import Subject
    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Condition, Query, Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class EntersWith(Ability):
    """ "Enters play exhausted", "enters play stunned", "enters play with <counters>" (vs:214.3): this card, or those of `who`.

    The text of a card that is put into the resource row says nothing there (vs:217.2).
    """

    exhausted: bool = False
    stunned: bool = False
    counters: tuple[tuple[str, int | Value], ...] = ()
    who: Query | None = None
    stage = "enters"

    def listens(self) -> Sequence[type]:
        return (ev.HowEnters,)

    def text(self, p: Printer) -> str:
        subject = p.name if self.who is None else plural(self.who.noun(p))
        said = ["stunned"] if self.stunned else ["exhausted"] if self.exhausted else []
        for name, n in self.counters:
            if isinstance(n, int):
                said.append(f"with {counted(n, name + ' counter')} on {'it' if self.who is None else 'them'}")
            else:
                said.append(f"with {name} counters equal to {n.text(p)}")
        return f"{subject} {'enters' if self.who is None else 'enter'} play {joined(said)}"


@dataclass(frozen=True)
class AttackQuestion(Pattern):
    """A question about an attack by some characters on some others, or on players (`direct`), over an obstacle.

    `on` are the players that are attacked, or whose characters are (vs:601.4b).
    """

    who: Subject | None = None
    whom: Subject | None = None
    need: str = ""
    direct: bool | None = None
    on: Who | None = None
    classes = (ev.MayAttack,)
    facets: ClassVar[int] = F_COMBAT | F_PLACE | TEXT

    def matches(self, s: VsState, event: ev.MayAttack, scope: Scope) -> Sequence[Bindings]:
        q = event
        if self.need and q.need != self.need:
            return NO
        if self.who is not None and not is_meant(s, s.ref(q.attacker), self.who, scope):
            return NO
        if self.direct is not None and self.direct is not (q.defender < 0):
            return NO
        if self.on is not None and q.victim not in tuple(r & NUMBER_MASK for r in self.on.refs(s, scope)):
            return NO
        if self.whom is not None and (q.defender < 0 or not is_meant(s, s.ref(q.defender), self.whom, scope)):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        who = subject_text(self.who, p) if self.who is not None else "characters"
        return f"{who} attack"


@dataclass(frozen=True)
class About(Pattern):
    """A question about a card: it is meant if it is the subject."""

    question: type
    who: Subject | None = None
    source_kind: str = ""
    kind: str = ""
    activated_only: bool = False
    facets: ClassVar[int] = TEXT | F_PLACE

    def listens(self) -> Sequence[type]:
        return (self.question,)

    def matches(self, s: VsState, event: ev.CardQuestion, scope: Scope) -> Sequence[Bindings]:
        if self.source_kind and not (isinstance(event, ev.MayTarget) and event.source_kind.endswith(self.source_kind)):
            return NO
        if self.kind and not (isinstance(event, ev.MayPlay) and event.kind == self.kind):
            return NO
        if self.activated_only and not (isinstance(event, ev.MayUse) and event.activated):
            return NO
        if self.who is not None and not is_meant(s, s.ref(event.card), self.who, scope):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        return subject_text(self.who, p) if self.who is not None else "cards"


@dataclass(frozen=True)
class Considered(Ability):
    """ "You are considered to control <name>" (vs:G:Considered to)."""

    name: str
    stage = "permit"

    def listens(self) -> Sequence[type]:
        return (ev.ConsideredToControl,)

    def forbids(self, s: VsState, event: ev.ConsideredToControl, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Does it answer yes?"""
        return event.name == self.name and event.player == scope.you

    def text(self, p: Printer) -> str:
        return f"you are considered to control {self.name}"


@dataclass(frozen=True)
class Costs(Ability):
    """Changes a cost or limit: `what` as in HowMuch, for cards of a query (None: the source itself)."""

    what: str
    change: int | Value
    who: Query | None = None
    during: Condition | None = None
    words: str = ""
    #: `change` is not added: the number is raised to it ("can be equipped with up to two equipment")
    up_to: bool = False
    stage = "amount"

    def listens(self) -> Sequence[type]:
        return (ev.HowMuch,)

    def applies_to(self, s: VsState, q: ev.HowMuch, scope: Scope) -> bool:
        """Is this the number it changes?"""
        if q.what != self.what or (self.during is not None and not self.during.holds(s, scope)):
            return False
        if self.who is None:
            return q.card == scope.this & NUMBER_MASK
        return self.who.holds(s, q.card, scope)

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class Looks(Ability):
    """The top card of your deck is yours to see "at any time": whenever you have priority (vs:511.8)."""

    stage = "permit"

    def listens(self) -> Sequence[type]:
        return (ev.MayLookAtTop,)

    def forbids(self, s: VsState, event: ev.MayLookAtTop, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Does it answer yes?"""
        return event.player == scope.you

    def text(self, p: Printer) -> str:
        return "you may look at your deck's top card whenever you have priority"


@dataclass(frozen=True)
class RecoversMore(Ability):
    """ "You may recover an additional character" as the recovery phase ends (vs:408.2b, vs:103.1)."""

    n: int = 1
    stage = "permit"

    def listens(self) -> Sequence[type]:
        return (ev.HowManyRecover,)

    def forbids(self, s: VsState, event: ev.HowManyRecover, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Is it this player's?"""
        return event.player == scope.you

    def text(self, p: Printer) -> str:
        more = "an additional character" if self.n == 1 else f"{self.n} additional characters"
        return f"you may recover {more} at the end of the recovery phase"


@dataclass(frozen=True)
class MayAttach(Ability):
    """ "Equip only to ...": what equipment may be attached to (vs:708.12e)."""

    query: Query
    stage = "attach"

    def allows(self, s: VsState, host: int, scope: Scope) -> bool:
        """May it be attached to this character?"""
        return self.query.holds(s, host, scope)

    def text(self, p: Printer) -> str:
        return f"equip only to {a(self.query.noun(p))}"


def cant(words: str, on: Pattern, during: Condition | None = None, **kw: Any) -> Prohibition:
    """ "<words> can't ..." as a prohibition; `{name}` in the words is the card's name."""
    return Prohibition(on, words=words, during=during, **kw)


def can(words: str, on: Pattern, during: Condition | None = None, **kw: Any) -> Permission:
    """A permission over one obstacle."""
    return Permission(on, words=words, during=during, **kw)


@dataclass(frozen=True)
class Overcomes(AttackQuestion):
    """A question about any of several obstacles to an attack: "hidden", "protected" (vs:601.3), "row" (vs:601.2d)."""

    needs: tuple[str, ...] = ()

    def matches(self, s: VsState, event: ev.MayAttack, scope: Scope) -> Sequence[Bindings]:
        return AttackQuestion.matches(self, s, event, scope) if event.need in self.needs else NO


@dataclass(frozen=True)
class TeamsUp(Pattern):
    """A question about a team attack in which some character takes part (with `every`: of such characters alone), on `whom`.

    "Can't team attack", "can't be team attacked" (vs:601.2c, vs:601.3c), or "can team attack with each other" (vs:103.1).
    With `alone` it is about an attack by one of them alone: "can't attack alone".
    """

    who: Subject | None = None
    whom: Subject | None = None
    every: bool = False
    alone: bool = False
    classes = (ev.MayTeamUp,)
    facets: ClassVar[int] = F_COMBAT

    def matches(self, s: VsState, event: ev.MayTeamUp, scope: Scope) -> Sequence[Bindings]:
        if (len(event.attackers) == 1) is not self.alone:
            return NO
        if self.who is not None:
            meant = [is_meant(s, s.ref(n), self.who, scope) for n in event.attackers]
            if not (all(meant) if self.every else any(meant)):
                return NO
        if self.whom is not None and (event.defender < 0 or not is_meant(s, s.ref(event.defender), self.whom, scope)):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        return f"{subject_text(self.who, p) if self.who is not None else 'characters'} {'attack alone' if self.alone else 'team attack'}"


@dataclass(frozen=True)
class AboutYours(About):
    """A question about a card that is put for you: only what you would do with it is meant."""

    def matches(self, s: VsState, event: ev.CardQuestion, scope: Scope) -> Sequence[Bindings]:
        yours = isinstance(event, (ev.MayUse, ev.MayPlay, ev.MayPlayFrom)) and event.player == scope.you
        return About.matches(self, s, event, scope) if yours else NO


@dataclass(frozen=True)
class AboutTheirs(About):
    """A question about a card that is put for an opponent: what opponents would target or use ("effects opponents control")."""

    def matches(self, s: VsState, event: ev.CardQuestion, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.MayTarget):
            player = event.controller
        else:
            player = event.player if isinstance(event, (ev.MayUse, ev.MayPlay, ev.MayPlayFrom)) else -1
        return About.matches(self, s, event, scope) if player not in (scope.you, -1) else NO


def attacks_if_able(words: str, who: Subject = THIS) -> Permission:
    """ "... attacks if able" (vs:600.4), as a power or, in a Lasting, for a time: its controller can't pass instead."""
    return can(words, About(ev.MustAttack, who))


@dataclass(frozen=True)
class Helps(Pattern):
    """A question about a character that would reinforce a defender though it lacks some of what is needed (vs:708.7b).

    For a permission: "can reinforce characters it is not adjacent to", "... from the front row", "... of any affiliation".
    """

    who: Subject = field(default_factory=lambda: THIS)
    needs: tuple[str, ...] = ("adjacent",)
    whom: Subject | None = None
    classes = (ev.MayHelp,)

    def matches(self, s: VsState, event: ev.MayHelp, scope: Scope) -> Sequence[Bindings]:
        if event.need not in self.needs or not is_meant(s, s.ref(event.card), self.who, scope):
            return NO
        return YES if self.whom is None or is_meant(s, s.ref(event.defender), self.whom, scope) else NO

    def text(self, p: Printer) -> str:
        return said(self.who, p, "reinforces a defender")


@dataclass(frozen=True)
class PlaysWithTopRevealed(Ability):
    """ "Each opponent plays with the top card of their deck revealed" (vs:708.10c)."""

    stage = "permit"

    def listens(self) -> Sequence[type]:
        # what puts another card on top, or begins or ends something: the game looks anew after each
        return (
            ev.TopRevealed, ev.Draw, ev.Shuffle, ev.ToDeck, ev.FromDeckToHand, ev.Build, ev.RemoveFromGame, ev.EnterPlay,
            ev.ChainDrop, ev.BeginStep, ev.BeginPhase,
        )  # fmt: skip

    def forbids(self, s: VsState, event: object, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Does it answer yes?"""
        return isinstance(event, ev.TopRevealed) and event.player != scope.you

    def text(self, p: Printer) -> str:
        return "each opponent plays with the top card of their deck revealed"


@dataclass(frozen=True)
class PlaysWithHandRevealed(Ability):
    """ "Your opponents play with their hands revealed": a zone made public for as long as this works (vs:708.9a, vs:213.1e).

    What has been seen stays known; what comes to the hand afterwards is secret again.
    """

    who: Who = field(default_factory=Opponents)
    stage = "permit"
    facets: ClassVar[int] = F_HAND

    def listens(self) -> Sequence[type]:
        # what brings cards to a hand: the game looks anew after each
        return (ev.HandRevealed, ev.Draw, ev.ToHand, ev.FromDeckToHand, ev.ChainDrop, ev.BeginStep, ev.BeginPhase)

    def forbids(self, s: VsState, event: object, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Does it answer yes?"""
        return isinstance(event, ev.HandRevealed) and event.player in tuple(self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        who = self.who.text(p)
        return f"{who} {'plays' if not who.endswith('s') and who != 'you' else 'play'} with {p.their() if who == 'you' else 'their'} hand revealed"
