"""Verbs of encounter cards: enemies that act, cards that are dealt, revealed and put into play, surge, boosts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.conditions import ALSO
from longbox.games.champions.language.consequences import WAITED, Turns, after, looking_back, seq, waiting
from longbox.games.champions.language.queries import InPlay
from longbox.games.champions.language.references import Each
from longbox.games.champions.language.verbs.base import CHANGES, done, fallen
from longbox.games.champions.language.verbs.damage import Assign, AttackIt, Clear, Deal
from longbox.games.champions.language.verbs.decks import searcher
from longbox.games.champions.state import BOOSTS, HERO, MINION, NEMESIS, SIDE_SCHEME, VILLAIN, likeness
from longbox.games.champions.state.bases import Effect, Procedure, Verb
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import Outcome, happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Every, It, Scope, value_of, walk
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted
from longbox.kernel.windows import Instead, Replacing, pending

if TYPE_CHECKING:
    from longbox.games.champions.state import Activation, ChState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Modifier
    from longbox.kernel.queries import Condition, Value, Who
    from longbox.kernel.text import Printer


class InTurn(Turns):
    """champions:activation#5 several enemies activate one after the other: the villain first, minions in the player's order.

    With `anew` (all that are engaged with a player are meant, or all of some sort) it is looked up before each who is left: one
    that comes meanwhile joins them (champions:minion#4), and one that engages another player by then is told so no more.
    Outcome: all their activations.
    """

    __slots__ = ("anew", "done", "events", "left", "player", "reckoned", "source", "waits")

    def __init__(self, left: tuple[Any, ...], player: int, anew: EnemiesAct | None = None) -> None:
        super().__init__()
        self.left = left
        self.player = player
        self.events: tuple[Any, ...] = ()
        self.anew = anew
        self.source: int = left[0].source
        #: of so many events there has come already what waited for the last of them
        self.reckoned = 0
        #: what is to wait for the last of them (`handed`: it has been given to that)
        self.waits: Modifier | None = left[0].waits
        #: the enemies whose turn it has been
        self.done: tuple[int, ...] = ()

    def run(self, s: ChState) -> Flow:
        if self.pc == 1:
            self.left = (self.left[s.answer[0]], *(e for i, e in enumerate(self.left) if i != s.answer[0]))
            self.pc = 2
        elif self.pc == 3:
            if s.outcome is not None:
                events = s.outcome.events
                if self.waits is not None and not self.handed:
                    events = tuple(_without(e) for e in events)
                self.events = (*self.events, *events)
                if self.handed:
                    # what came of these has come: of one that joins them now it comes besides
                    self.reckoned = len(self.events)
                    self.handed = False
            self.pc = 0
        if self.pc == 0:
            self.left = self.waiting(s)
            if not self.left:
                s.outcome = Outcome(len(self.events), 0, self.events)
                return DONE
            first = [e for e in self.left if s.now(e.enemy).kind == VILLAIN]
            # of those that are alike none need be chosen
            if first or len({(e.player, likeness(s, e.enemy)) for e in self.left}) == 1:
                head = first[0] if first else self.left[0]
                self.left = (head, *(e for e in self.left if e is not head))
                self.pc = 2
            else:
                self.pc = 1
                # champions:first-player#3 against several players the first player says which comes next
                one = all(e.player == self.left[0].player for e in self.left)
                chooser = self.left[0].player if one else s.first
                shape = Pick(tuple(e.enemy for e in self.left))
                return Decision(
                    chooser,
                    s.game.seat_of(s, chooser),
                    "champions:activation#5",
                    "order",
                    shape,
                    (chooser,),
                    "Which activates next?",
                )
        event, self.left = self.left[0], self.left[1:]
        self.done = (*self.done, event.enemy)
        event = event.fork()
        event.waits = None
        if self.waits is not None and not self.left:
            # champions:delayed-effect#1 what comes of them all waits for the last
            event.waits = after(self.waits, records(self.events[self.reckoned :]))
            self.handed = True
        self.pc = 3
        return happen(s, event)

    def waiting(self, s: ChState) -> tuple[Any, ...]:
        """Those whose turn has yet to come."""
        left = self.left
        if self.anew is not None:
            found: Sequence[Any] = self.anew.events(s, Scope(self.player, self.source))
            left = tuple(e for e in found if e.enemy not in self.done)
        return tuple(e for e in left if e.changes(s))

    def more(self, s: ChState) -> bool:
        return bool(self.waiting(s))


def _without(event: Event) -> Event:
    """The activation that what waits was taken back from: it was not the last of them."""
    if not isinstance(event, ev.Activates) or event.waits is None:
        return event
    new = event.fork()
    new.waits = None
    return new


def records(events: Sequence[Event]) -> tuple[Activation, ...]:
    """How the activations among these events stood at their end, also those that ended before their time."""
    return tuple(e.record for e in events if isinstance(e, ev.EndActivation))


@dataclass(frozen=True)
class EnemiesAct(Verb):
    """champions:activation#4 enemies attack (or scheme against) you, or with `engaged` each the player it is engaged with.

    Binds "activations" to what came of each, "amount" to damage dealt or threat placed, "hurt" to the characters damaged,
    "made" to whether any was made at all.
    """

    who: Who
    kind: str = "attack"
    engaged: bool = False
    #: only against heroes
    heroes: bool = False
    #: a character that is attacked, and with it its player (champions:faq:clash-of-titans#1)
    at: Who | None = None
    #: if so, it is given no boost card
    bare: Condition | None = None
    activates: ClassVar[bool] = True

    @property
    def everyone(self) -> bool:
        """Are they told to as those that are engaged with a player, be it all or those of some sort (champions:minion#4)?"""
        query = getattr(self.who, "query", None)
        if not isinstance(query, InPlay) or not isinstance(self.who, Each) or MINION not in query.kinds:
            return False
        return self.engaged or query.whose == "engaged" or any(f.__class__.__name__ == "Facing" for f in query.filters)

    def whos(self) -> Sequence[Who]:
        return (self.who,)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for ref in self.who.refs(s, scope):
            if not s.alive(ref):
                continue
            player = s.card(ref).engaged if self.engaged else scope.you
            target = -1
            if self.at is not None:
                found = self.at.refs(s, scope)
                if not found:
                    continue
                target = found[0]
                player = s.card(target).controller
            if player not in s.order or (self.heroes and not s.is_hero(player)):
                continue
            cls = ev.EnemyAttack if self.kind == "attack" else ev.EnemyScheme
            event = cls(ref, player, scope.this, target)
            event.given = -int(self.bare is not None and self.bare.holds(s, scope))
            event.waits = waiting(scope)
            out.append(event)
        return out

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if isinstance(self.who, Each) and not self.events(s, scope):
            return Objection(CHANGES, "there is no enemy to do it")
        return None

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        anew = self if self.everyone and self.at is None else None
        return InTurn(tuple(events), events[0].player, anew)

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        events = outcome.events if outcome else ()
        begun = [e for e in events if isinstance(e, ev.Activates) and not e.cancelled]
        made = bool(begun)
        bound = looking_back(s, scope, records(events)).bind(WAITED, any(e.waits is not None for e in begun) or None)
        bound = bound.bind("players attacked", tuple(e.player for e in begun if isinstance(e, ev.EnemyAttack)))
        return bound.bind("made", int(made)).with_did(made)

    def text(self, p: Printer) -> str:
        many = isinstance(self.who, Every)
        if self.kind == "scheme":
            return f"{self.who.text(p)} scheme{'' if many else 's'}"
        whom = "the player it is engaged with" if self.engaged else p.person
        if self.at is not None:
            whom = self.at.text(p)
        if self.heroes:
            whom = "the hero it is engaged with" if self.engaged else "your hero"
        words = f"{self.who.text(p)} attacks {whom}"
        if self.bare is not None:
            words += f". If {self.bare.text(p)}, this activation gets no boost card"
        return words


@dataclass(frozen=True)
class Drones(Verb):
    """The top cards of your deck enter play face down, engaged with you as Drone minions (champions:play#4)."""

    n: int = 1
    top_of: str = "your deck"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.DroneCome(scope.you, scope.this) for _ in range(self.n)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if any(e.changes(s) for e in self.events(s, scope)) else Objection(CHANGES, "there is no card in that deck")

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", done(outcome))

    def text(self, p: Printer) -> str:
        cards = f"card{'' if self.n == 1 else 's'}"
        n = "" if self.n == 1 else f"{self.n} "
        with_ = "you" if p.person == "you" else "them"
        noun = "a Drone minion" if self.n == 1 else "Drone minions"
        return f"{p.verb('put')} the top {n}{cards} of {p.their()} deck into play facedown, engaged with {with_} as {noun}"


@dataclass(frozen=True)
class PutIntoPlay(Verb):
    """champions:play#p2 cards enter play: a minion engaged with you (or the first player), an ally as yours.

    A card that attaches is attached to `host`, or as its text says.
    """

    who: Who
    first: bool = False
    said: str = ""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        you = s.first if self.first else scope.you
        return [ev.Puts(r, you, scope.this) for r in fallen(s, self.who, scope) if s.there(r) and not s.in_play(r & NUMBER_MASK)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if isinstance(self.who, Each) and not self.events(s, scope):
            return Objection(CHANGES, "there is no such card")
        return None

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        put = [e.card for e in outcome.events if isinstance(e, ev.Puts) and ev.has_entered(s, e.card)] if outcome else []
        if put and isinstance(self.who, It):
            # what comes next speaks of the card in play
            scope = scope.bind(self.who.name, tuple(s.ref(r & NUMBER_MASK) for r in put if s.in_play(r & NUMBER_MASK)))
        return scope.bind("amount", int(bool(put))).with_did(bool(put))

    def text(self, p: Printer) -> str:
        words = f"{p.verb('put')} {self.who.text(p)} into play"
        return words + (self.said or "")


@dataclass(frozen=True)
class RevealIt(Verb):
    """champions:reveal#p3 you reveal cards, from wherever they are; without `who` the top card of the encounter deck."""

    who: Who | None = None
    said: str = ""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        you = searcher(s, scope)
        if self.who is None:
            return [ev.Reveals(-1, you, scope.this)]
        return [ev.Reveals(r, you, scope.this) for r in self.who.refs(s, scope) if s.there(r)]

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        entered = (
            any(isinstance(e, ev.Reveals) and e.card >= 0 and ev.has_entered(s, e.card) for e in outcome.events)
            if outcome
            else False
        )
        return scope.bind("amount", done(outcome)).bind("entered", int(entered))

    def text(self, p: Printer) -> str:
        return (
            f"{p.verb('reveal')} {self.said or ('the top card of the encounter deck' if self.who is None else self.who.text(p))}"
        )


@dataclass(frozen=True)
class CancelIcons(Verb):
    """champions:cancel the boost icons of the card being turned up are cancelled."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.IconsCancelled(scope.get("pending"), scope.you, scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        from longbox.kernel.windows import pending

        event = pending(s, scope)
        if isinstance(event, ev.TurnBoost) and event.icons:
            return None
        return Objection(CHANGES, "there are no boost icons to cancel")

    def text(self, p: Printer) -> str:
        return f"{p.verb('cancel')} the boost icons on that card"


@dataclass(frozen=True)
class Encounters(Verb):
    """champions:deal-encounter-card#p2 facedown encounter cards are dealt: to you, or to players."""

    n: int = 1
    who: Who | None = None

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        players = (scope.you,) if self.who is None else tuple(r & NUMBER_MASK for r in self.who.refs(s, scope))
        return [ev.DealCards(q, self.n, scope.this) for q in players]

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", self.n * done(outcome))

    def text(self, p: Printer) -> str:
        whom = "yourself" if self.who is None else self.who.text(p)
        return f"{p.verb('deal')} {whom} {counted(self.n, 'encounter card')}"


@dataclass(frozen=True)
class Surge(Verb):
    """champions:surge this card gains surge."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.GainSurge(scope.this, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return "this card gains surge"


@dataclass(frozen=True)
class Accelerate(Verb):
    """champions:acceleration-token#2 acceleration tokens for the main scheme."""

    n: int = 1

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.AddAcceleration(self.n, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.verb('give')} the main scheme {counted(self.n, 'acceleration token')}"


@dataclass(frozen=True)
class AttackGains(Verb):
    """champions:gains this attack, a player's or an enemy's, gains a keyword, or does more with each instance (`plus`)."""

    word: str = ""
    plus: int = 0

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        event = pending(s, scope)
        waits = scope.get("pending") if isinstance(event, (ev.Strikes, ev.Activates)) else None
        players = bool(s.strikes) and s.strikes[-1].inside == len(s.activations)
        if isinstance(event, ev.Activates) or (waits is None and not players and s.activations):
            # an enemy's attack
            return [ev.ActivationGains(self.word, 0, 0, -self.plus, waits, scope.you, scope.this)]
        return [ev.AttackGains(self.word, self.plus, scope.you, scope.this, waits)]

    def text(self, p: Printer) -> str:
        return f"this attack gains {self.word}" if self.word else f"this does {self.plus} more with each instance"


@dataclass(frozen=True)
class ActivationGains(Verb):
    """The activation that initiates or is under way: a keyword, boost icons, additional boost cards, less of what it deals."""

    word: str = ""
    given: int = 0
    less: int = 0
    boosts: int | Value = 0
    noun: str = "the enemy"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        from longbox.kernel.windows import pending

        waiting = pending(s, scope)
        waits = scope.get("pending") if isinstance(waiting, ev.Activates) else None
        if waits is None and self.given:
            if self.noun == "the villain" and s.activations and s.activations[-1].enemy & NUMBER_MASK != s.villain:
                # a minion with villainous activates: the villain has no use for it
                return []
            # its boost cards are being turned up: another one joins them (champions:boost#3)
            return [ev.GiveBoost(scope.you, scope.this) for _ in range(self.given)]
        boosts = value_of(self.boosts).amount(s, scope)
        return [ev.ActivationGains(self.word, boosts, self.given, self.less, waits, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        if self.given:
            return f"{p.verb('give')} {self.noun} {counted(self.given, 'additional boost card')} for this activation"
        if self.less:
            return f"{p.verb('reduce')} the threat it places by {self.less}"
        if self.word:
            return f"the attack gains {self.word}"
        return f"{self.noun} gets {value_of(self.boosts).text(p)} more boost icons"


@dataclass(frozen=True)
class CancelRevealed(Verb):
    """champions:cancel#4 cancels the "When Revealed" effects (champions:triggered-abilities#5) of the card that is being revealed."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.Silenced(scope)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        from longbox.kernel.windows import pending

        event = pending(s, scope)
        if not isinstance(event, ev.Reveal) or event.silent or event.cancelled:
            return Objection("champions:cancel", "there is nothing to cancel")
        form = HERO if s.is_hero(event.player) else "alter_ego"
        # champions:choose#5: without an effect for that form there is nothing to cancel
        texts = [
            x
            for x in s.now(event.card).abilities
            if x.stage == "timed" and x.word == "When Revealed" and x.rule == "champions:when-revealed" and x.form in ("", form)
        ]
        return None if texts else Objection(CHANGES, "the card has no such effects")

    def text(self, p: Printer) -> str:
        return f'{p.verb("cancel")} its "When Revealed" effects'


@dataclass(frozen=True)
class JoinsYou(Verb):
    """This boost card, a minion, enters play engaged with you (champions:play#p2)."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        here = s.there(scope.this) and s.place(scope.this & NUMBER_MASK) == 100 + BOOSTS
        return [ev.Joins(scope.this, scope.you)] if here else []

    def text(self, p: Printer) -> str:
        return f"put {p.name} into play engaged with you"


@dataclass(frozen=True)
class AgainstOthers(Verb):
    """The attack of this enemy is resolved against each other hero as well, one after the other in player order."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        player: Any = scope.get("player", scope.you)
        return [again(scope.this, q) for q in s.in_order() if q != player and s.is_hero(q)]

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        return OneByOne(tuple(events))

    def text(self, p: Printer) -> str:
        return "also resolve this attack against each other hero"


def again(enemy: int, player: int) -> ev.EnemyAttack:
    """The attack of an enemy, against another player."""
    attack = ev.EnemyAttack(enemy, player, enemy)
    attack.words = ALSO
    return attack


class OneByOne(Procedure):
    """Events that happen one after the other, in the order given. Outcome: all of them."""

    __slots__ = ("did", "left")

    def __init__(self, left: tuple[Any, ...]) -> None:
        super().__init__()
        self.left = left
        self.did: tuple[Any, ...] = ()

    def run(self, s: ChState) -> Flow:
        if self.pc and s.outcome is not None:
            self.did = (*self.did, *s.outcome.events)
        self.pc = 1
        if not self.left:
            s.outcome = Outcome(len(self.did), 0, self.did)
            return DONE
        event, self.left = self.left[0], self.left[1:]
        return happen(s, event)


@dataclass(frozen=True)
class InsteadThen(Instead["ChState"]):
    """An effect instead of what would happen, and then another (champions:replacement-effect)."""

    rest: Effect

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [Replacing(scope, seq(self.effect, self.rest))]

    def text(self, p: Printer) -> str:
        return f"{super().text(p)}. Then, {self.rest.text(p)}"


@dataclass(frozen=True)
class GameEnds(Verb):
    """champions:winning-the-game#1 a condition of the scenario's own is met: the players win the game, or lose it."""

    won: bool

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        reason = f"{s.seen(scope.this).name} ends the game"
        return [ev.End(self.won, "champions:winning-the-game#1", reason)]

    def text(self, p: Printer) -> str:
        return f"the players {'win' if self.won else 'lose'} the game"


@dataclass(frozen=True)
class RaiseEvent(Verb):
    """champions:faq:embiggen#1, champions:faq:shrink#1 the event being played does so much more of its "damage", or "threat" removed.

    Every instance of it; without any there is nothing to raise. It is kept with the play, since what it deals comes later.
    """

    n: int
    what: str = "damage"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        event = pending(s, scope)
        if not isinstance(event, ev.Initiate):
            return []
        play = s.play(event.item)
        key = f"more {self.what}"
        return [ev.EventRaised(event.item, play.scope.bind(key, play.scope.get(key, 0) + self.n), self.what, self.n)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        event = pending(s, scope)
        kinds = (Deal, AttackIt, Assign) if self.what == "damage" else (Clear,)
        if isinstance(event, ev.Initiate) and any(isinstance(n, kinds) for n in walk(s.play(event.item).ability.effect)):
            return None
        return Objection(
            "champions:ability#3", f"that event {'deals no damage' if self.what == 'damage' else 'removes no threat'}"
        )

    def text(self, p: Printer) -> str:
        what = "damage that event deals" if self.what == "damage" else "threat that event removes"
        return f"{p.verb('increase')} the amount of {what} by {self.n}"


@dataclass(frozen=True)
class CountInstead(Verb):
    """champions:replacement-effect the boost icons on the card just discarded are counted instead."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        found = scope.get("cards", ())
        waiting = isinstance(pending(s, scope), ev.CountIcons)
        return [ev.IconsInstead(scope.get("pending"), found[0], scope.you, scope.this)] if found and waiting else []

    def text(self, p: Printer) -> str:
        return f"{p.verb('count')} those of that card instead"


@dataclass(frozen=True)
class NoDamage(ActivationGains):
    """champions:prevent all damage from the attack that initiates is prevented."""

    word: str = ev.HARMLESS

    def text(self, p: Printer) -> str:
        return f"{p.verb('prevent')} all damage from this attack"


@dataclass(frozen=True)
class DealIt(Verb):
    """champions:deal-encounter-card#p2 a known card is dealt to you face down as an encounter card."""

    who: Who

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.DealThis(r, scope.you, scope.this) for r in self.who.refs(s, scope) if s.there(r)]

    def text(self, p: Printer) -> str:
        whom = "yourself" if p.person == "you" else "themself"
        return f"{p.verb('deal')} {self.who.text(p)} to {whom} as a facedown encounter card"


@dataclass(frozen=True)
class ActiveCounter(Verb):
    """The counter of the active villain moves; with one villain in the game it stays with that one."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return []

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.verb('give')} the active counter to the villain of the side scheme with least threat"


@dataclass(frozen=True)
class ShadowOfThePast(Effect):
    """Your nemesis comes: minion and side scheme are revealed into play, the rest is shuffled into the encounter deck.

    champions:nemesis-encounter-set
    """

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            aside = [s.ref(n) for n in s.zone(you, NEMESIS)]
            # the minion, the scheme, and the rest of the set, which has neither of them in it, whether or not they can enter play
            named = [next((r for r in aside if s.card(r).printed.kind == kind), -1) for kind in (MINION, SIDE_SCHEME)]
            f.data = (*named, tuple(r for r in aside if r not in named))
            f.pos = 1
            if f.data[0] >= 0:
                # champions:unique-icon#7 one whose double is in play can't enter it, and stays aside
                why = ev.kept_out(s, f.data[0], you)
                return happen(s, ev.Reveals(f.data[0], you, f.scope.this) if why is None else why)
        if f.pos == 1:
            f.pos = 2
            f.scope = f.scope.with_did(f.data[0] >= 0 and ev.has_entered(s, f.data[0]))
            if f.data[1] >= 0:
                return happen(s, ev.Reveals(f.data[1], you, f.scope.this))
        if f.pos == 2:
            f.pos = 3
            rest = [r for r in f.data[2] if s.there(r) and s.place(r & NUMBER_MASK) == NEMESIS]
            if rest:
                return happen(s, *[ev.IntoDeck(r, you, f.scope.this) for r in rest], ev.Shuffle(-1, you, f.scope.this))
        if f.pos == 3:
            f.pos = 4
            if not f.scope.did:
                return happen(s, ev.GainSurge(f.scope.this, you, f.scope.this))
        return DONE

    def text(self, p: Printer) -> str:
        return (
            "reveal your set-aside nemesis minion and your set-aside nemesis side scheme, and put them into play. "
            "Shuffle the rest of your nemesis set into the encounter deck. If the minion does not enter play, this card gains surge"
        )
