"""Questions that rules put to cards: who may attack, be targeted, use, play; how much something costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.moves import HowEnters
from longbox.games.vs.patterns import NO, YES, Subject, is_meant, subject_text
from longbox.games.vs.state import F_COMBAT, F_PLACE, VsState
from longbox.kernel.abilities import Ability, Bindings, Pattern, Permission, Prohibition
from longbox.kernel.queries import Condition, Query, Scope, Value, Who
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, a, counted, joined, plural

if TYPE_CHECKING:
    from collections.abc import Sequence


class MayAttack:
    """May this character attack that character or player? `need` is what is in the way: "protected", "hidden", "row", "".

    Permissions lift one obstacle, prohibitions stop the attack altogether. `victim` is the player attacked, or who controls the
    character attacked, -1 where that is not asked.
    Also vs:G:As Though.
    """

    __slots__ = ("attacker", "defender", "need", "player", "victim")

    def __init__(self, attacker: int, defender: int, player: int, need: str, victim: int = -1) -> None:
        self.attacker = attacker
        self.defender = defender
        self.player = player
        self.need = need
        self.victim = victim


class MayTarget:
    """May this card be targeted by an effect of this controller from this kind of source?"""

    __slots__ = ("card", "controller", "source_kind")

    def __init__(self, card: int, controller: int, source_kind: str) -> None:
        self.card = card
        self.controller = controller
        self.source_kind = source_kind


class MayUse:
    """May this card's payment powers (or, `activated`, its activated powers) be used?"""

    __slots__ = ("activated", "card", "player")

    def __init__(self, card: int, player: int, activated: bool) -> None:
        self.card = card
        self.player = player
        self.activated = activated


class MayPlay:
    """May this player play (or recruit) this card?"""

    __slots__ = ("card", "kind", "player")

    def __init__(self, card: int, player: int, kind: str) -> None:
        self.card = card
        self.player = player
        self.kind = kind


class MayPlayFrom:
    """May this player recruit or play this card from another zone than usual (vs:500.2): its owner's KO'd pile?"""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player


class MayReinforce:
    """May this character give others reinforcement (vs:701.10d)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class MayHelp:
    """May this character be exhausted to reinforce that defender, though it lacks what is needed: "row", "adjacent", "team" (vs:708.7b)?"""

    __slots__ = ("card", "defender", "need")

    def __init__(self, card: int, defender: int, need: str) -> None:
        self.card = card
        self.defender = defender
        self.need = need


class MayTeamUp:
    """May these characters attack together, that character or a player (-1)?

    Prohibitions stop the team attack; permissions are for characters that share no affiliation.
    """

    __slots__ = ("attackers", "defender", "player")

    def __init__(self, attackers: tuple[int, ...], player: int, defender: int) -> None:
        self.attackers = attackers
        self.player = player
        self.defender = defender


class MustAttack:
    """Does this character attack if able (vs:600.4)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class TopRevealed:
    """Does this player play with the top card of the deck revealed (vs:708.10c)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class HandRevealed:
    """Does this player play with the hand revealed (vs:708.9a)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class MayLookAtTop:
    """May this player look at the top card of the deck whenever having priority (vs:511.8)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class ConsideredToControl:
    """Is a player considered to control an object of this name (vs:G:Considered to)?"""

    __slots__ = ("name", "player")

    def __init__(self, name: str, player: int) -> None:
        self.name = name
        self.player = player


class HowManyRecover:
    """May this player recover more than one character in the wrap-up (vs:408.2b)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class HowMuch:
    """A number that rules ask for: "recruit cost", "threshold", "equipment limit"; of a card, for a player."""

    __slots__ = ("card", "player", "what")

    def __init__(self, what: str, card: int, player: int) -> None:
        self.what = what
        self.card = card
        self.player = player


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
        return (HowEnters,)

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
    classes = (MayAttack,)
    facets: ClassVar[int] = F_COMBAT | F_PLACE | TEXT

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
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

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        q = event
        if self.source_kind and not getattr(q, "source_kind", "").endswith(self.source_kind):
            return NO
        if self.kind and getattr(q, "kind", "") != self.kind:
            return NO
        if self.activated_only and not q.activated:
            return NO
        if self.who is not None and not is_meant(s, s.ref(q.card), self.who, scope):
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
        return (ConsideredToControl,)

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Does it answer yes?"""
        return bool(event.name == self.name and event.player == scope.you)

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
        return (HowMuch,)

    def applies_to(self, s: VsState, q: HowMuch, scope: Scope) -> bool:
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
        return (MayLookAtTop,)

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Does it answer yes?"""
        return bool(event.player == scope.you)

    def text(self, p: Printer) -> str:
        return "you may look at your deck's top card whenever you have priority"


@dataclass(frozen=True)
class RecoversMore(Ability):
    """ "You may recover an additional character" as the recovery phase ends (vs:408.2b, vs:103.1)."""

    n: int = 1
    stage = "permit"

    def listens(self) -> Sequence[type]:
        return (HowManyRecover,)

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Is it this player's?"""
        return bool(event.player == scope.you)

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
