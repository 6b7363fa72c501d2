"""Moving, exchanging, transferring, putting into play, taking control (708.4, 708.12, 214, 700)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.references import THIS
from longbox.games.vs.language.verbs.base import Act, _choosing_two, choose_who, is_many
from longbox.games.vs.state import FRONT, ROW_NAMES, SUPPORT
from longbox.games.vs.state.bases import Effect
from longbox.kernel.effects import choose
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import You
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Choose, Scope, Who
    from longbox.kernel.text import Printer


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
        asked = choose_who(s, f, self.who)
        if asked is not None:
            return asked
        mover = [r & NUMBER_MASK for r in self.player.refs(s, f.scope)]
        if f.pos == 1:
            f.pos = 2
            refs = [r for r in self.who.refs(s, f.scope) if s.there(r)] if mover else []
            whose = s.clockwise(s.primary) if self.home else mover[:1]
            groups = [(p, tuple(r for r in refs if not self.home or s.card(r).controller == p)) for p in whose]
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
            return ev.MoveSome(player, found, self.rows, f.scope.this, done is not None, self.hidden, mover[0], done or ())
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
        here, there = (s.card(r) for r in found)
        places = ((found[0], there), (found[1], here))
        moves: list[Event] = [ev.Move(r, to.controller, f.scope.this, to.row, to.col, to.hidden) for r, to in places]
        # if one of them can't move, neither does (vs:G:Exchange)
        return f.emit(s, moves) if f.scope.collected is not None else happen(s, *moves, atomic=True)

    def text(self, p: Printer) -> str:
        return f"exchange the positions of {self.one.text(p)} and {self.other.text(p)}"


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """To put cards into play in your rows, or those of another `player`, who places them (vs:214); `rows` bounds where."""

    who: Who
    rows: tuple[int, ...] = (FRONT, SUPPORT)
    stunned: bool = False
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
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
            return ev.PuttingIntoPlay(whose[0], refs, self.rows, f.scope.this, self.stunned)
        f.scope = f.scope.with_did(True)
        return DONE

    def text(self, p: Printer) -> str:
        mine = isinstance(self.player, You)
        where = "play" if len(self.rows) == 2 else f"{'your' if mine else 'their'} {ROW_NAMES[self.rows[0]]}"
        return f"{'put' if mine else self.player.text(p) + ' puts'} {self.who.text(p)} into {where}"


@dataclass(frozen=True)
class PutOnto(Effect):
    """To put equipment into play attached to a character, if that is legal; otherwise it stays where it is (vs:302.9)."""

    what: Who
    onto: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        asked = _choosing_two(s, f, self.what, self.onto)
        if asked is not None:
            return asked
        if f.pos == 4:
            f.pos = 5
            what, hosts = ([r for r in who.refs(s, f.scope) if s.there(r)] for who in (self.what, self.onto))
            events = ev.attaching(s, what[0], hosts[0], f.scope.you, f.scope.this) if what and hosts else []
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


@dataclass(frozen=True)
class TransferIt(Effect):
    """To transfer equipment to a character, one at a time, each only where it is legal (vs:708.12)."""

    what: Who
    onto: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        asked = _choosing_two(s, f, self.what, self.onto)
        if asked is not None:
            return asked
        if f.pos == 4:
            f.pos = 5
            hosts = [r for r in self.onto.refs(s, f.scope) if s.there(r)]
            if not hosts:
                f.scope = f.scope.with_did(False)
                return DONE
            return ev.Transferring(f.scope.you, tuple(self.what.refs(s, f.scope)), hosts[0], f.scope.this)
        f.scope = f.scope.with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        return f"transfer {self.what.text(p)} to {self.onto.text(p)}"


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
        f.pos += 1
        if f.pos == 1:
            takers = [r & NUMBER_MASK for r in self.player.refs(s, f.scope)]
            f.data = tuple(r for r in self.who.refs(s, f.scope) if s.there(r)) if takers else ()
            refs = tuple(r for r in f.data if s.stands(r & NUMBER_MASK))
            f.scope = f.scope.with_did(bool(refs))
            if refs:
                return ev.MoveSome(takers[0], refs, (FRONT, SUPPORT), f.scope.this, False)
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


@dataclass(frozen=True)
class ExchangePlaces(Effect):
    """Two characters exchange their positions, and their controllers if these differ, if both are still there (vs:G:Exchange).

    Who stood in another area loses equipment on the way as by any move (vs:708.4c).
    """

    one: Who
    other: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            f.scope = f.scope.with_did(f.scope.did and (s.outcome is None or s.outcome.full == 2))
            return DONE
        both = [r for who in (self.one, self.other) for r in who.refs(s, f.scope) if s.there(r) and s.stands(s.get(r).number)]
        f.scope = f.scope.with_did(len(both) == 2)
        if len(both) != 2:
            return DONE
        places = [(c.controller, c.row, c.col, c.hidden) for c in (s.card(r) for r in both[::-1])]
        moves: list[Event] = [
            ev.Move(r, p, f.scope.this, row, col, side) for r, (p, row, col, side) in zip(both, places, strict=True)
        ]
        # if one of them can't move, neither does (vs:G:Exchange)
        return f.emit(s, moves) if f.scope.collected is not None else happen(s, *moves, atomic=True)

    def text(self, p: Printer) -> str:
        return f"exchange the positions of {self.one.text(p)} and {self.other.text(p)}"


@dataclass(frozen=True)
class PutItIntoPlay(Effect):
    """To put a card into play with the uniqueness rule checked, as substituting it does (vs:704.1, 706.16b, vs:706.16b)."""

    who: Who = THIS

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
        if f.pos or not refs:
            f.scope = f.scope.with_did(bool(f.pos))
            return DONE
        f.pos = 1
        return ev.PlayAlone(refs[0], f.scope.you)

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
