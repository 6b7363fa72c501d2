"""More words for card texts: the keywords of 706 that are powers of their own, searches that remove, hands shown, stuns by many."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.deeds import TransferIt
from longbox.games.vs.effects import Act, PutCounters, RemoveIt, ReturnToHand, RevealIt
from longbox.games.vs.filters import FACE_DOWN, READY, Cost, _status, chosen
from longbox.games.vs.orders import PlayerVerb
from longbox.games.vs.patterns import NO, AtStart, Subject, is_meant, said, subject_text
from longbox.games.vs.questions import About, MustAttack, TopRevealed, can
from longbox.games.vs.sets import Cards, characters, yours
from longbox.games.vs.state import DECK, F_COMBAT, F_RESOURCES, FORMATION, HAND, RECOVERY, RECRUIT, VsState
from longbox.games.vs.terms import THIS, CostOf, During, EventPlayer
from longbox.kernel.abilities import Ability, Activated, Bindings, Pattern, Permission, Triggered
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, IfYouDo, May
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, Procedure, step
from longbox.kernel.queries import ANY, Choose, Condition, Filter, Mark, Scope, Who
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, counted, joined, plural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event

TRAITS = ("Energy", "Mental", "Physical")

NOT_IN_COMBAT = _status(
    "NotInCombat", "not attacking or defending", lambda s, n: not s.attacking(n) and not s.defending(n), F_COMBAT, "after"
)


# -- filters, conditions and patterns ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CanCarry(Filter):
    """Is a character that equipment could be transferred to just now (vs:708.12a). It is understood, not said."""

    what: Who

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        from longbox.games.vs.recruit import may_attach

        return any(
            s.there(r) and may_attach(s, r & NUMBER_MASK, number, scope.you, moving=True) is None
            for r in self.what.refs(s, scope)
        )

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class NamedAs(Filter):
    """Has the name that was chosen under `key`."""

    key: str
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return chosen(s, scope, self.key) in s.now(number).names

    def text(self, p: Printer) -> str:
        return "with that name"


@dataclass(frozen=True)
class SharesVersion(Filter):
    """Shares a version with a card: at least one of its versions (vs:G:Version)."""

    who: Who
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number).versions
        return any(v in mine for r in self.who.refs(s, scope) for v in s.seen(r).versions)

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares a version with {self.who.text(p)}"


@dataclass(frozen=True)
class SameVersion(SharesVersion):
    """Has the same version as a card: all of its versions and no other (vs:G:Version)."""

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = frozenset(s.now(number).versions)
        return any(mine == frozenset(s.seen(r).versions) for r in self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"with the same version as {self.who.text(p)}"


@dataclass(frozen=True)
class AnOpponentControls(Condition):
    """One opponent alone controls so many cards of a query (written with "opponent" as its owner)."""

    query: Cards
    least: int = 1
    facets: ClassVar[int] = TEXT | F_RESOURCES

    def holds(self, s: VsState, scope: Scope) -> bool:
        return any(
            sum(s.things[n].controller == p for n in self.query.numbers(s, scope)) >= self.least for p in s.opponents(scope.you)
        )

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p).replace(" an opponent controls", "", 1)
        return f"an opponent controls {counted(self.least, noun)}" + (" or more" if self.least > 1 else "")


@dataclass(frozen=True)
class WasReplaced(Condition):
    """Cards bound under a name were replaced (vs:708.8c), and all are, or are not, of a kind of card."""

    name: str = "chosen"
    kind: str = ""
    yes: bool = True

    def holds(self, s: VsState, scope: Scope) -> bool:
        from longbox.games.vs.doing import Replaced

        refs = scope.get(self.name, ())
        done = [e.card for e in s.memory.since("turn", Replaced)]
        return bool(refs) and all(r in done and (not self.kind or (s.was(r).printed.kind == self.kind) is self.yes) for r in refs)

    def text(self, p: Printer) -> str:
        return f"you replaced a {'' if self.yes else 'non-'}{self.kind + ' ' if self.kind else ''}card"


@dataclass(frozen=True)
class BecomesStunnedBy(Pattern):
    """A character becomes stunned by one of some characters, however many of them stun it at once (vs:708.11d to 708.11g)."""

    by: Subject
    who: Subject = field(default_factory=characters)
    classes = (ev.Stun,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        stunners = (*event.stunners, *event.sources)
        if not is_meant(s, event.card, self.who, scope) or not any(is_meant(s, r, self.by, scope) for r in stunners):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes stunned')} by {subject_text(self.by, p)}"


@dataclass(frozen=True)
class AboutYours(About):
    """A question about a card that is put for you: only what you would do with it is meant."""

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return About.matches(self, s, event, scope) if event.player == scope.you else NO


# -- verbs ------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RevealHand(PlayerVerb):
    """A player reveals the whole hand (vs:708.9a)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Reveal(s.ref(n), p, scope.this) for p in self.player.refs(s, scope) for n in s.zone(p, HAND)]

    def text(self, p: Printer) -> str:
        return self.say(p, "reveal", "your hand" if p.person == "you" and not self.subject(p) else "their hand")


@dataclass(frozen=True)
class ChooseTrait(PlayerVerb):
    """The cost of choosing a Mutant trait among characters you control, remembered by the source under `key` (vs:513.1e)."""

    key: str = "trait"

    def found(self, s: VsState, scope: Scope) -> list[str]:
        """The traits there are to choose from."""
        return [t for t in TRAITS if any(t in s.now(n).traits for n in s.characters(scope.you))]

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Is there one (vs:203.3)?"""
        return bool(self.found(s, scope))

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        shape = Pick(self.found(s, scope))
        return Decision(scope.you, s.game.seat_of(s, scope.you), "vs:513.1e", "pay", shape, (scope.this, self), "Choose a trait")

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind(self.key, decision.options[answer[0]])

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.ChooseFor(scope.this, self.key, scope.get(self.key), scope.you)]

    def text(self, p: Printer) -> str:
        return "choose a Mutant trait among characters you control"


@dataclass(frozen=True)
class PutItIntoPlay(Effect):
    """To put a card into play with the uniqueness rule checked, as substituting it does (vs:704.1, 706.16b)."""

    who: Who = THIS

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.recruit import PlayAlone

        refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
        if f.pos or not refs:
            f.scope = f.scope.with_did(bool(f.pos))
            return DONE
        f.pos = 1
        return PlayAlone(refs[0], f.scope.you)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} into play"


@dataclass(frozen=True)
class BuildIt(Act):
    """To put a card face down into your resource row from where a payment effect holds it (vs:706.15)."""

    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Build(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} face down into your resource row"


_ZONE_WORDS = {DECK: "deck", HAND: "hand"}


@dataclass(frozen=True)
class SearchAll(Effect):
    """To search zones of a player for all cards of a property and remove them from the game; a deck is shuffled (vs:708.10b).

    With `copies` one such card is chosen first, and all its copies are meant: same name, version and identity (vs:708.2f).
    """

    filters: tuple[Filter, ...]
    zones: tuple[int, ...] = (DECK,)
    player: Who = field(default_factory=EventPlayer)
    copies: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return SearchingAll(f.scope.you, self.player.refs(s, f.scope)[0], self, f.scope)
        f.scope = f.scope.with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase

        noun = noun_phrase(self.filters, "card", p)
        what = f"copies of a {noun}" if self.copies else plural(noun)
        where = joined([_ZONE_WORDS[z] for z in self.zones])
        return f"search {self.player.text(p)}'s {where} for all {what} and remove them from the game"


class SearchingAll(Procedure):
    """vs:708.10c one game action: look, find as many as one likes (vs:708.10a), remove them, shuffle. Outcome: what was found."""

    __slots__ = ("decision", "found", "like", "node", "owner", "player", "scope")

    def __init__(self, player: int, owner: int, node: SearchAll, scope: Scope) -> None:
        super().__init__()
        self.player = player
        self.owner = owner
        self.node = node
        self.scope = scope
        self.like: Any = None
        self.found: tuple[int, ...] = ()
        self.decision: Decision | None = None

    def _there(self, s: VsState) -> list[int]:
        cards = [n for z in self.node.zones for n in s.zone(self.owner, z)]
        return [s.ref(n) for n in cards if all(f.test(s, n, self.scope) for f in self.node.filters)]

    def _ask(self, s: VsState, refs: Sequence[int], least: int, most: int) -> Decision | None:
        if not refs:
            return None
        shape = Pick(refs, least, most)
        about = (self.scope.this,)
        self.decision = Decision(
            self.player, s.game.seat_of(s, self.player), "vs:708.10a", "search", shape, about, "What is found?"
        )
        return self.decision

    @step("vs:708.10a")
    def look(self, s: VsState) -> Flow:
        cards = tuple(s.ref(n) for z in self.node.zones for n in s.zone(self.owner, z))
        return happen(s, ev.LookAt(self.player, cards, self.scope.this)) if cards else None

    @step("vs:708.2f")
    def choose_what(self, s: VsState) -> Flow:
        return self._ask(s, self._there(s), 0, 1) if self.node.copies else None

    @step("vs:708.10a")
    def find(self, s: VsState) -> Flow:
        refs = self._there(s)
        if self.node.copies:
            if self.decision is None or not s.answer:
                return self.goto("shuffle")
            self.like = s.get(self.decision.options[s.answer[0]]).printed.full_name
            refs = [r for r in refs if s.get(r).printed.full_name == self.like]
        self.decision = None
        return self._ask(s, refs, 0, len(refs))

    @step("vs:708.10c")
    def remove(self, s: VsState) -> Flow:
        if self.decision is None:
            return None
        self.found = tuple(self.decision.options[i] for i in s.answer)
        return happen(s, *[ev.RemoveFromGame(r, self.player, self.scope.this) for r in self.found]) if self.found else None

    @step("vs:708.10b")
    def shuffle(self, s: VsState) -> Flow:
        return happen(s, ev.Shuffle(self.owner)) if DECK in self.node.zones else None

    @step("vs:708.10a")
    def end(self, s: VsState) -> Flow:
        s.outcome = self.found
        return DONE


# -- continuous powers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlaysWithTopRevealed(Ability):
    """ "Each opponent plays with the top card of their deck revealed" (vs:708.10c)."""

    stage = "permit"

    def listens(self) -> Sequence[type]:
        # what puts another card on top, or begins or ends something: the game looks anew after each
        return (
            TopRevealed, ev.Draw, ev.Shuffle, ev.ToDeck, ev.FromDeckToHand, ev.Build, ev.RemoveFromGame, ev.EnterPlay,
            moments.ChainDrop, moments.BeginStep, moments.BeginPhase,
        )  # fmt: skip

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Does it answer yes?"""
        return bool(event.__class__ is TopRevealed and event.player != scope.you)

    def text(self, p: Printer) -> str:
        return "each opponent plays with the top card of their deck revealed"


def attacks_if_able(words: str, who: Subject = THIS) -> Permission:
    """ "... attacks if able" (vs:600.4), as a power or, in a Lasting, for a time: its controller can't pass instead."""
    return can(words, About(MustAttack, who))


# -- keywords that are powers -------------------------------------------------------------------------------------------------


def transferable() -> Triggered:
    """vs:706.4 at the start of your formation step you may transfer this card."""
    onto = Choose(yours(CanCarry(THIS)), name="onto")
    return Triggered(AtStart(FORMATION), May(TransferIt(THIS, onto)), label="Transferable")


def cosmic_surge(*abilities: Any) -> tuple[Any, ...]:
    """vs:706.8b the trigger of cosmic-surge, and the powers that its counter gives. The keyword "cosmic-surge" goes with it."""
    from longbox.games.vs.vocabulary import cosmic

    surge = Triggered(AtStart(RECOVERY), PutCounters(THIS, "cosmic"), label="Cosmic-Surge")
    return (surge, *(replace(cosmic(a), label="Cosmic-Surge") for a in abilities))


YOUR_RECRUIT_STEP = During(RECRUIT, own=True)


def terraform() -> Activated:
    """vs:706.15 a payment power in the hand: this card takes the place among your resources of one that goes back."""
    back = ReturnToHand(Choose(Cards("resources", (FACE_DOWN,), "you"), name="returned"))
    effect = IfYouDo(May(back), BuildIt(THIS))
    return Activated((RevealIt(THIS),), effect, only=(YOUR_RECRUIT_STEP,), zones=("hand",), label="Terraform")


def substitute() -> Activated:
    """vs:706.16 a payment power in the hand: this card comes into play for a ready character of at least its cost."""
    gone = RemoveIt(Choose(yours(READY, Cost(">=", CostOf(THIS, "this card's cost"))), name="substituted"))
    effect = IfYouDo(May(gone), PutItIntoPlay())
    return Activated((RevealIt(THIS),), effect, only=(YOUR_RECRUIT_STEP,), zones=("hand",), label="Substitute")
