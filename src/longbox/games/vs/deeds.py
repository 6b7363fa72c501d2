"""Verbs that take several steps: moving, searching, revealing, putting into play, copying, exchanging."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev, moments
from longbox.games.vs.effects import Act, is_many
from longbox.games.vs.orders import PlayerVerb
from longbox.games.vs.state import DECK, FRONT, ROW_NAMES, SUPPORT, VsState
from longbox.games.vs.terms import EachPlayer, T
from longbox.kernel.decisions import Decision
from longbox.kernel.effects import Effect, EffectFrame, choose
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import (
    Choose,
    Condition,
    Scope,
    Value,
    Who,
    You,
    value_of,
)
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event

CHOICE_RULE = "vs:508.2b"


def choose_who(s: VsState, f: EffectFrame, who: Who) -> Decision | None:
    """First lets the open choice of `who` be made, if there is one, and binds the answer; `f.pos` is 1 when that is done."""
    c = who.choice()
    if f.pos == 0:
        f.pos = 1
        f.data = choose(s, c, f.scope.you, f.scope, CHOICE_RULE) if c is not None else None
        return f.data  # type: ignore[no-any-return]
    if f.pos == 1 and f.data is not None:
        assert c is not None
        f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
    return None


# -- verbs: places and decks ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveIt(Effect):
    """To move characters, each to an empty position (vs:708.4); `rows` bounds where.

    They stay in their kind of area, visible or hidden, unless `hidden` says which one they move to (vs:700.2, vs:G:Move).
    The rows are those of the player who moves them, or with `home` of the one who controls each of them: that is stated then.
    """

    who: Who
    rows: tuple[int, ...] = (FRONT, SUPPORT)
    hidden: bool | None = None
    player: Who = You()
    home: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.formation import MoveSome

        asked = choose_who(s, f, self.who)
        if asked is not None:
            return asked
        mover = [r & NUMBER_MASK for r in self.player.refs(s, f.scope)]
        if f.pos == 1:
            f.pos = 2
            refs = [r for r in self.who.refs(s, f.scope) if s.there(r)] if mover else []
            whose = s.clockwise(s.primary) if self.home else mover[:1]
            groups = [(p, tuple(r for r in refs if not self.home or s.get(r).controller == p)) for p in whose]
            f.data = tuple(g for g in groups if g[1])
            f.scope = f.scope.with_did(bool(f.data))
        elif f.scope.collected is not None:
            scope = f.scope.copy()
            moves: tuple[Event, ...] = s.outcome
            scope.collected = (*f.scope.collected, *moves)
            f.scope = scope
        if f.pos - 2 < len(f.data) and mover:
            player, found = f.data[f.pos - 2]
            f.pos += 1
            done = f.scope.collected
            return MoveSome(player, found, self.rows, f.scope.this, done is not None, self.hidden, mover[0], done or ())
        return DONE

    def text(self, p: Printer) -> str:
        their = "its controller's" if self.home else p.their()
        where = "" if len(self.rows) == 2 else f" to {their} {ROW_NAMES[self.rows[0]]}"
        if self.hidden is not None:
            area = f"{their} {'hidden' if self.hidden else 'visible'} area"
            where = f"{where} in {area}" if where else f" to {area}"
        if isinstance(self.player, You):
            return f"{p.verb('move')} {self.who.text(p)}{where}"
        return f"{self.player.text(p)} moves {self.who.text(p)}{where}"


@dataclass(frozen=True)
class SwapPlaces(Effect):
    """To exchange the positions of two characters, each of which is then controlled by the other's controller (vs:G:Exchange).

    They stay the objects they are; nothing happens unless both are still in play as characters (vs:708.4b, vs:708.4d).
    """

    one: Who
    other: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            f.scope = f.scope.with_did(f.scope.did and (s.outcome is None or s.outcome.full == 2))
            return DONE
        found = [r for who in (self.one, self.other) for r in who.refs(s, f.scope) if s.there(r) and s.stands(r & NUMBER_MASK)]
        f.scope = f.scope.with_did(len(set(found)) == 2)
        if not f.scope.did:
            return DONE
        here, there = (s.get(r) for r in found)
        places = ((found[0], there), (found[1], here))
        moves: list[Event] = [ev.Move(r, to.controller, f.scope.this, to.row, to.col, to.hidden) for r, to in places]
        # if one of them can't move, neither does (vs:G:Exchange)
        return f.emit(s, moves) if f.scope.collected is not None else happen(s, *moves, atomic=True)

    def text(self, p: Printer) -> str:
        return f"exchange the positions of {self.one.text(p)} and {self.other.text(p)}"


@dataclass(frozen=True)
class Search(Effect):
    """To search a deck for up to `most` cards of a property, put them into the hand (or on "top"), shuffle (vs:708.10).

    With `to` "found" they are only bound under "found", for what is done with them then.
    """

    filters: tuple[Any, ...]
    most: int = 1
    to: str = "hand"
    show: bool = True
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.doing import Searching

        f.pos += 1
        if f.pos == 1:
            deck = self.player.refs(s, f.scope)[0]
            return Searching(f.scope.you, deck, self, f.scope)
        found = s.outcome
        f.scope = f.scope.bind("found", found).with_did(bool(found))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a

        noun = noun_phrase(self.filters, "card", p)
        what = a(noun) if self.most == 1 else f"up to {counted(self.most, noun)}"
        it = "it" if self.most == 1 else "them"
        where = f"put {it} into {p.their()} hand" if self.to == "hand" else f"shuffle, and put {it} on top of {p.their()} deck"
        reveal = f", reveal {it}" if self.show else ""
        if self.to == "found":
            return f"{p.verb('search')} {p.their()} deck for {what}"
        return f"{p.verb('search')} {p.their()} deck for {what}{reveal}, and {where}"


@dataclass(frozen=True)
class RevealTop(Effect):
    """To reveal cards from the top of a deck; those with a property go to the hand, the rest to the bottom.

    With `if_`, read with the revealed cards bound under "revealed", none go to the hand unless it is true.
    """

    n: int = 1
    keep: tuple[Any, ...] = ()
    rest: str = "bottom"
    player: Who = You()
    if_: Condition | None = None

    def count(self, s: VsState, scope: Scope) -> int:
        """How many cards are revealed."""
        return self.n

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.doing import RevealingTop

        f.pos += 1
        if f.pos == 1:
            return RevealingTop(self.player.refs(s, f.scope)[0], self, f.scope)
        f.scope = f.scope.bind("revealed", s.outcome).with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a, number_word, plural

        noun = noun_phrase(self.keep, "card", p)
        if self.n == 1:
            one = a(noun)
            return f"reveal the top card of your deck. {one[:1].upper()}{one[1:]} goes to your hand, any other to the bottom of your deck"
        put = f"put all revealed {plural(noun)} into your hand"
        start = f"reveal the top {number_word(self.n)} cards of your deck"
        if self.if_ is not None:
            return f"{start}. If {self.if_.text(p)}, {put}. The others go under your deck"
        return f"{start}. P{put[1:]} and the others under your deck"


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """To put cards into play in your rows, or those of another `player`, who places them (vs:214); `rows` bounds where."""

    who: Who
    rows: tuple[int, ...] = (FRONT, SUPPORT)
    stunned: bool = False
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.formation import PuttingIntoPlay

        asked = choose_who(s, f, self.who)
        if asked is not None:
            return asked
        if f.pos == 1:
            f.pos = 2
            refs = tuple(r for r in self.who.refs(s, f.scope) if s.there(r))
            whose = [r & NUMBER_MASK for r in self.player.refs(s, f.scope)]
            if not refs or not whose or whose[0] not in s.order:
                f.scope = f.scope.with_did(False)
                return DONE
            return PuttingIntoPlay(whose[0], refs, self.rows, f.scope.this, self.stunned)
        f.scope = f.scope.with_did(True)
        return DONE

    def text(self, p: Printer) -> str:
        mine = isinstance(self.player, You)
        where = "play" if len(self.rows) == 2 else f"{'your' if mine else 'their'} {ROW_NAMES[self.rows[0]]}"
        return f"{'put' if mine else self.player.text(p) + ' puts'} {self.who.text(p)} into {where}"


def _choosing_two(s: VsState, f: EffectFrame, what: Who, onto: Who) -> Flow:
    """The question for the one choice or the other of two that an effect begins with; `f.pos` is 4 when both are made.

    DONE, and not carried out, where there is nothing to choose.
    """
    for who, mark in ((what, 0), (onto, 2)):
        c = who.choice()
        if f.pos == mark:
            f.pos += 1
            if c is not None:
                f.data = choose(s, c, f.scope.you, f.scope, CHOICE_RULE)
                if f.data is None:
                    f.scope = f.scope.with_did(False)
                    return DONE
                asked: Flow = f.data
                return asked
        if f.pos == mark + 1:
            f.pos += 1
            if c is not None:
                f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
    return None


@dataclass(frozen=True)
class PutOnto(Effect):
    """To put equipment into play attached to a character, if that is legal; otherwise it stays where it is (vs:302.9)."""

    what: Who
    onto: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.recruit import attaching

        asked = _choosing_two(s, f, self.what, self.onto)
        if asked is not None:
            return asked
        if f.pos == 4:
            f.pos = 5
            what, hosts = ([r for r in who.refs(s, f.scope) if s.there(r)] for who in (self.what, self.onto))
            events = attaching(s, what[0], hosts[0], f.scope.you, f.scope.this) if what and hosts else []
            f.scope = f.scope.with_did(bool(events))
            return f.emit(s, events) if events else DONE
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.verb('put')} {self.what.text(p)} into play attached to {self.onto.text(p)}"


@dataclass(frozen=True)
class ToResources(Act):
    """To put a card face down into the resource row of the player told to (vs:217.1)."""

    under: Who = You()
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Build(ref, self.under.refs(s, scope)[0], scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} face down into {p.their()} resource row"


@dataclass(frozen=True)
class PileToHand(Act):
    """To put a card from a KO'd pile into its owner's hand."""

    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.FromDeckToHand(ref, scope.you, scope.this, True)

    def text(self, p: Printer) -> str:
        hand = "their owners' hands" if is_many(self.who, p) else "its owner's hand"
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} into {hand}"


def off_the_top(s: VsState, player: int, n: int, source: int, to: str) -> list[Event]:
    """So many cards leave the top of a deck."""
    refs = [s.ref(k) for k in s.zone(player, DECK)[: max(0, n)]]
    return [ev.RemoveFromGame(r, player, source) if to == "removed" else ev.ToPile(r, player, source) for r in refs]


@dataclass(frozen=True)
class Mill(PlayerVerb):
    """Cards from the top of a deck are removed from the game, or put into the KO'd pile."""

    n: int | Value
    to: str = "removed"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        players = self.player.refs(s, scope)
        if scope.collected is not None:
            return [ev.TakeOffTop(p, n, scope.this, self.to) for p in players]
        return [e for p in players for e in off_the_top(s, p, n, scope.this, self.to)]

    def text(self, p: Printer) -> str:
        n = "that many cards" if isinstance(self.n, Value) else counted(self.n, "card")
        where = "from the game" if self.to == "removed" else "into the KO'd pile"
        verb = "remove" if self.to == "removed" else "put"
        return self.say(
            p, verb, f"{n} from the top of {'your' if not self.subject(p) and p.person == 'you' else 'their'} deck {where}"
        )


@dataclass(frozen=True)
class TransferIt(Effect):
    """To transfer equipment to a character, one at a time, each only where it is legal (vs:708.12)."""

    what: Who
    onto: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.doing import Transferring

        asked = _choosing_two(s, f, self.what, self.onto)
        if asked is not None:
            return asked
        if f.pos == 4:
            f.pos = 5
            hosts = [r for r in self.onto.refs(s, f.scope) if s.there(r)]
            if not hosts:
                f.scope = f.scope.with_did(False)
                return DONE
            return Transferring(f.scope.you, tuple(self.what.refs(s, f.scope)), hosts[0], f.scope.this)
        f.scope = f.scope.with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        return f"transfer {self.what.text(p)} to {self.onto.text(p)}"


@dataclass(frozen=True)
class ChooseWord(Effect):
    """To choose an affiliation, name or other word of the game (vs:511.4), bound under `key`; `remember` keeps it on the source."""

    key: str
    what: str
    remember: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            words = s.game.words_of(s, self.what)
            from longbox.kernel.decisions import Name

            d = Decision(
                f.scope.you,
                s.game.seat_of(s, f.scope.you),
                "vs:511.4",
                "name",
                Name(words),
                (f.scope.this, self.what),
                f"Choose {self.what}",
            )
            f.data = d
            return d
        if f.pos == 1:
            f.pos = 2
            word = f.data.options[s.answer[0]]
            f.scope = f.scope.bind(self.key, word)
            if self.remember:
                return f.emit(s, [ev.ChooseFor(f.scope.this, self.key, word, f.scope.you)])
            return f.emit(s, [ev.Named(f.scope.you, (word,), f.scope.this)])
        return DONE

    def text(self, p: Printer) -> str:
        if self.what not in ("an affiliation", "a card name", "a version", "an identity", "a card type"):
            raise ValueError(
                f"{self.what!r} can't be chosen: there are an affiliation, a card name, a version, an identity, a card type"
            )
        return f"choose {self.what}"


@dataclass(frozen=True)
class CopyIt(Effect):
    """To copy an effect; with `retarget`, its controller may choose new targets (vs:708.2)."""

    who: Who = T
    retarget: bool = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.doing import Copying

        f.pos += 1
        if f.pos == 1:
            refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
            if not refs:
                f.scope = f.scope.with_did(False)
                return DONE
            return Copying(f.scope.you, refs[0], self.retarget)
        return DONE

    def text(self, p: Printer) -> str:
        return f"copy {self.who.text(p)}" + (". You may choose new targets for the copy" if self.retarget else "")


@dataclass(frozen=True)
class ExtraAttackStep(PlayerVerb):
    """An additional attack step after this one (vs:400.10)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [moments.Schedule(extra=(*s.extra, scope.you))]

    def text(self, p: Printer) -> str:
        return "after this attack step you get another"


@dataclass(frozen=True)
class WinTheGame(PlayerVerb):
    """A player wins (vs:102.2)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.WinGame(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "win", "the game") if self.subject(p) else "you win the game"


@dataclass(frozen=True)
class ExchangeResources(Effect):
    """To exchange the positions of two resources, if both choices can be made, then turn both face down (vs:G:Exchange)."""

    mine: Choose
    other: Choose

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            d = choose(s, self.mine, f.scope.you, f.scope, "vs:G:Exchange")
            if d is None or not self.other.query.numbers(s, f.scope):
                f.scope = f.scope.with_did(False)
                return DONE
            f.data = d
            return d
        if f.pos == 1:
            f.pos = 2
            f.scope = f.scope.bind(self.mine.name, tuple(f.data.options[i] for i in s.answer))
            d = choose(s, self.other, f.scope.you, f.scope, "vs:G:Exchange")
            if d is None:
                # its player has left the game meanwhile
                f.scope = f.scope.with_did(False)
                return DONE
            f.data = d
            return d
        if f.pos == 2:
            f.pos = 3
            f.scope = f.scope.bind(self.other.name, tuple(f.data.options[i] for i in s.answer))
            one, two = f.scope.get(self.mine.name)[0], f.scope.get(self.other.name)[0]
            return f.emit(s, [ev.Exchange(one, two, f.scope.you, f.scope.this)])
        if f.pos == 3:
            f.pos = 4
            one, two = f.scope.get(self.mine.name)[0], f.scope.get(self.other.name)[0]
            return f.emit(s, [ev.TurnDown(r, f.scope.you, f.scope.this) for r in (one, two)])
        return DONE

    def text(self, p: Printer) -> str:
        return f"choose {self.mine.text(p)} and {self.other.text(p)}. Those two trade places and turn face down"


@dataclass(frozen=True)
class GainControl(Effect):
    """To take control of characters, moving them into your rows (vs:700.1, 700.2); or `player` does, into that one's rows.

    Resources go to the right end of that player's resource row, face up or down as they are (vs:217.1a).
    """

    who: Who
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.formation import MoveSome

        f.pos += 1
        if f.pos == 1:
            takers = [r & NUMBER_MASK for r in self.player.refs(s, f.scope)]
            f.data = tuple(r for r in self.who.refs(s, f.scope) if s.there(r)) if takers else ()
            refs = tuple(r for r in f.data if s.stands(r & NUMBER_MASK))
            f.scope = f.scope.with_did(bool(refs))
            if refs:
                return MoveSome(takers[0], refs, (FRONT, SUPPORT), f.scope.this, False)
            f.pos = 2
        if f.pos == 2:
            f.pos = 3
            resources = [r for r in f.data if s.there(r) and s.in_resources(r & NUMBER_MASK)]
            if resources:
                f.scope = f.scope.with_did(True)
                taker = self.player.refs(s, f.scope)[0] & NUMBER_MASK
                return f.emit(s, [ev.TakeResource(r, taker, f.scope.this) for r in resources])
        return DONE

    def text(self, p: Printer) -> str:
        if isinstance(self.player, You):
            return f"gain control of {self.who.text(p)}, moving it into a row of yours"
        return f"{self.player.text(p)} gains control of {self.who.text(p)}, moving it into a row of their own"


ALL_PLAYERS = EachPlayer()
