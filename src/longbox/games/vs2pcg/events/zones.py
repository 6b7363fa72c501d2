"""Cards that move from zone to zone (vs2pcg:basic-game-concepts#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.state import (
    ALL_SEATS,
    DECK,
    F_PILES,
    F_PLAY,
    F_STATE,
    F_TEXT,
    GONE,
    HAND,
    KO,
    MAIN,
    REMOVED,
    RESOURCE,
    ROWS,
    ZONE_NAMES,
    ZONES,
    PcgCard,
    PcgState,
    Values,
    bases,
    name_of,
    player_name,
)
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted, possessive

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

#: what a card leaves when it goes from play, and what it comes to when it goes there
IN_PLAY = (*ROWS, RESOURCE)


def move(s: PcgState, n: int, kind: int, player: int, face: int = 0, arrived: int = -1) -> None:
    """A card goes to the end of a zone; unless it goes from row to row it is a new object there, ready and without counters.

    Which main or supporting character it has become goes with it (vs2pcg:changing-status#1). `arrived` is the same for what comes at once.
    """
    was = s.place(n)
    rows = was in ROWS and kind in ROWS
    c: PcgCard = s.write(n)
    if s.combat is not None and not (rows and s.player_of(c.zone) == player):
        s.combat = s.combat.without(c.ref)
    if not rows or s.player_of(c.zone) != player:
        c.arrived = arrived if arrived >= 0 else s.tick()
    s.take(c.zone, n)
    if not rows:
        c.inc += 1
        c.exhausted = False
        c.counters = c.wounds = c.xp = c.frozen = 0
        c.blame = ()
        c.level = 1
        # what it became in play it is no more
        c.printed = c.printed.own or c.printed
        c.face = face
        c.stamp = s.tick()
        c.under = c.owner
    c.zone = s.index(kind, player)
    s.put(c.zone, n)
    own = 1 << s.player(player).seat if player >= 0 else 0
    hidden = (kind == HAND and not open_hand(s, player)) or (bool(face) and kind == RESOURCE)
    c.known = c.known | own if hidden else 0 if kind == DECK else ALL_SEATS
    if rows or kind in ROWS or was in ROWS:
        s.mark(F_PLAY | F_TEXT | F_PILES)
    else:
        s.mark(F_STATE | F_PILES)


def open_hand(s: PcgState, player: int) -> bool:
    """Does something make this player play with a revealed hand?"""
    return any([getattr(m.ability, "opens_hands", False) and player in s.foes(m.scope.you) for m in s.modifiers])


def unseen(s: PcgState, n: int, player: int, kind: int = HAND) -> int:
    """A card has gone face down out of a hand or deck: its new number, which tells nobody which one of them it was.

    vs2pcg:resources-and-locations#1 only its owner may look at it; so nobody else knows any more what is left of the hand.
    """
    if kind == HAND and (open_hand(s, player) or was_turned(s, n, 1)):
        # whoever saw the hand has seen which one went
        return n
    cards = (n, *[each for each in s.zone(player, kind) if kind != HAND or not was_turned(s, each)])
    own = 1 << s.player(player).seat
    for each in cards:
        c: PcgCard = s.write(each)
        c.known = own if kind == HAND or each == n else c.known & own
    return s.mingle(s.shuffled(cards) if kind == HAND else cards)[n]


def was_turned(s: PcgState, ref: int, ago: int = 0) -> bool:
    """Is this card of a hand turned around, or was it so many moves ago?"""
    c = s.card(ref)
    return s.memory.count(turned(c.number, c.inc - ago), "game") > 0


def turned(number: int, inc: int) -> Hashable:
    """Under what is noted that a card of a hand has been turned around; another object that it becomes has not."""
    return ("turned", number, inc)


def put(s: PcgState, n: int, kind: int, player: int) -> None:
    """A card goes out of play; vs2pcg:token-characters#1 a token ceases to exist."""
    if s.card(n).printed.token:
        kind = GONE
    move(s, n, kind, player if kind < ZONES else -1)


def with_counters(s: PcgState, n: int, go: Callable[[], None]) -> None:
    """A card goes somewhere with its counters on it: its level stays as well (vs2pcg:basic-game-concepts#9)."""
    c = s.card(n)
    kept = (c.counters, c.wounds, c.xp, c.level)
    go()
    new: PcgCard = s.write(n)
    new.counters, new.wounds, new.xp, new.level = kept


class OnCard(bases.OnCard):
    """An event that befalls a card."""

    __slots__ = ()
    facets = F_PLAY | F_TEXT

    def lapsed(self, s: PcgState) -> bool:
        return not s.there(self.card)

    def affected(self, s: PcgState) -> int:
        # nobody may have done it
        return self.player if self.player >= 0 else s.decider(self.card)


class Moves(OnCard):
    """A card goes to another zone. `landed` is what it has become there, `values`, `origin` and `side` what it was, where, and whose."""

    __slots__ = ("landed", "origin", "side", "stunned", "values")
    # what has changed depends on where from and where to: `move` says it
    facets = 0

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.landed = card
        self.origin = -1
        self.side = -1
        self.stunned = False
        self.values: Values | None = None

    def apply(self, s: PcgState) -> None:
        n = self.number
        self.origin = s.place(n)
        self.side = s.controller(n)
        self.stunned = s.stunned(n) and self.origin in ROWS
        self.values = s.now(n)
        self.take(s)
        if self.landed == self.card and s.place(n) != GONE:
            self.landed = s.ref(n)

    def take(self, s: PcgState) -> None:
        """Put it there."""
        raise NotImplementedError

    def send(self, s: PcgState, kind: int) -> None:
        """Off to its owner's zone, out of play or wherever it lies.

        vs2pcg:changing-status#3 a main character that was demoted is removed from the game as it leaves play; vs2pcg:token-characters#1 a token
        ceases to exist.
        """
        c = s.card(self.card)
        from_play = s.place(c.number) in ROWS
        if from_play and c.printed.kind == MAIN and c.role and c.role != MAIN:
            kind = REMOVED
        put(s, c.number, kind, c.owner)


class Draw(Event):
    """vs2pcg:basic-game-concepts#3 a player draws cards; vs2pcg:running-out-of-cards#1 draws from an empty deck are skipped."""

    __slots__ = ("amount", "drawn")
    rule = "vs2pcg:basic-game-concepts#3"
    facets = F_PILES

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount
        self.drawn: tuple[int, ...] = ()

    def changes(self, s: PcgState) -> bool:
        self.amount = min(self.amount, len(s.zone(self.player, DECK)))
        return self.amount > 0 and not s.player(self.player).out

    def apply(self, s: PcgState) -> None:
        top = s.zone(self.player, DECK)[: self.amount]
        for n in top:
            move(s, n, HAND, self.player)
        self.drawn = tuple([s.ref(n) for n in top])

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} draws {counted(self.amount, 'card')}"


class Shuffle(Event):
    """A player shuffles the deck, with `hand` the hand into it (vs2pcg:setting-up#7)."""

    __slots__ = ("hand", "keep", "why")
    rule = "vs2pcg:setting-up#6"
    facets = F_PILES

    def __init__(self, player: int, hand: bool = False, why: str = "vs2pcg:setting-up#6", keep: tuple[int, ...] = ()) -> None:
        super().__init__(player)
        self.hand = hand
        self.why = why
        #: the numbers of those that are held back meanwhile
        self.keep = keep

    def cites(self, s: PcgState) -> str:
        return self.why

    def apply(self, s: PcgState) -> None:
        if self.hand:
            for n in s.zone(self.player, HAND):
                move(s, n, DECK, self.player)
        for n in s.zone(self.player, DECK):
            if n not in self.keep:
                s.write(n).known = 0
        s.shuffle(s.index(DECK, self.player), self.keep)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} shuffles {'the hand into ' if self.hand else ''}the deck"


class Resource(Moves):
    """vs2pcg:resource-step#1 a card becomes a resource, face down; a location may lie face up.

    vs2pcg:basic-game-concepts#8 always in its owner's resource row.
    """

    __slots__ = ("up",)
    rule = "vs2pcg:resource-step#1"

    def __init__(self, card: int, player: int, up: bool, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.up = up

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card)

    def cites(self, s: PcgState) -> str:
        return self.rule if self.source < 0 else "vs2pcg:basic-game-concepts#8"

    def take(self, s: PcgState) -> None:
        owner = s.card(self.card).owner
        # which card goes from the top of a deck all have seen
        on_top = s.zone(owner, DECK)[:1] == (self.number,)
        move(s, self.number, RESOURCE, owner, 0 if self.up else 1)
        if not self.up and not on_top and self.origin in (HAND, DECK):
            self.landed = s.ref(unseen(s, self.number, owner, self.origin))
            self.card = self.landed

    def told(self, s: PcgState, seat: int) -> str:
        face = "up" if self.up else "down"
        whose = player_name(s, s.card(self.card).owner)
        return f"{whose} puts {name_of(s, self.number, seat)} face {face} into the resource row"


class TurnLocation(OnCard):
    """vs2pcg:resources-and-locations#1 a resource is turned face down, or (a location) by an effect face up."""

    __slots__ = ("up", "why")
    rule = "vs2pcg:resources-and-locations#1"
    facets = F_STATE

    def __init__(self, card: int, up: bool, player: int = -1, source: int = -1, why: str = "") -> None:
        super().__init__(card, player, source)
        self.up = up
        self.why = why or self.rule

    def cites(self, s: PcgState) -> str:
        return self.why

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.card(self.card).face == (1 if self.up else 0)

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        c.face = 0 if self.up else 1
        if self.up:
            c.known = ALL_SEATS

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is turned face {'up' if self.up else 'down'}"


class Appear(Moves):
    """vs2pcg:term-appears#1 a character enters play in a row: of its owner's side, if nothing else is said.

    Recruited it costs points (vs2pcg:recruit-step#1). `down` it appears stunned; face up with so many `counters` (vs2pcg:counters#1).
    `kept`: what lies on it stays there.
    """

    __slots__ = ("counters", "down", "kept", "moment", "payer", "price", "recruited", "row")
    rule = "vs2pcg:supporting-characters#1"

    def __init__(
        self,
        card: int,
        player: int,
        row: int,
        price: int = 0,
        recruited: bool = False,
        source: int = -1,
        down: bool = False,
        counters: int = 0,
        kept: bool = False,
        payer: int = -1,
    ) -> None:
        super().__init__(card, player, source)
        #: who pays, if not the player of that side
        self.payer = player if payer < 0 else payer
        self.counters = counters
        self.kept = kept
        self.row = row
        self.price = price
        self.recruited = recruited
        self.down = down
        #: when it comes, the same for all that come at once
        self.moment = -1

    def changes(self, s: PcgState) -> bool:
        self.moment = s.clock if self.moment < 0 else self.moment
        return s.there(self.card) and not s.in_play(self.number)

    def cites(self, s: PcgState) -> str:
        return "vs2pcg:recruit-step#1" if self.recruited else "vs2pcg:term-appears#1"

    def take(self, s: PcgState) -> None:
        if self.price:
            s.write_player(self.payer).points -= self.price
        own = s.now(self.number).abilities
        self.down = self.down or any([getattr(a, "appears_stunned", False) for a in own])
        counters = self.counters + sum([getattr(a, "appears_with", 0) for a in own])
        face = 1 if self.down else 0
        if self.kept:
            with_counters(s, self.number, lambda: move(s, self.number, self.row, self.player, face, self.moment))
        else:
            move(s, self.number, self.row, self.player, face, self.moment)
        if self.down:
            s.write(self.number).exhausted = True
        else:
            s.write(self.number).counters += counters

    def told(self, s: PcgState, seat: int) -> str:
        word = "recruits" if self.recruited else "puts"
        return f"{player_name(s, self.player)} {word} {name_of(s, self.number, seat)} into the {ZONE_NAMES[self.row]}"


class Shift(OnCard):
    """A character goes to the other row: as formations are arranged, pushed (vs2pcg:term-push#1) or pulled (vs2pcg:term-pull#1)."""

    __slots__ = ("row",)
    rule = "vs2pcg:formation-step#1"

    def __init__(self, card: int, player: int, row: int, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.row = row

    def cites(self, s: PcgState) -> str:
        if self.source < 0:
            return self.rule
        return "vs2pcg:term-push#1" if ZONE_NAMES[self.row] == "back row" else "vs2pcg:term-pull#1"

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.in_play(self.number) and s.place(self.number) != self.row

    def apply(self, s: PcgState) -> None:
        if self.source < 0:
            s.moved = (*s.moved, self.card)
        move(s, self.number, self.row, s.controller(self.number))

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} moves to the {ZONE_NAMES[self.row]}"


class SwitchPlaces(Event):
    """vs2pcg:term-switch#1 two characters go to where the other was, at once; unless both can, both stay."""

    __slots__ = ("moment", "one", "other")
    rule = "vs2pcg:term-switch#1"
    facets = F_PLAY | F_TEXT

    def __init__(self, one: int, other: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.one = one
        self.other = other
        self.moment = -1

    def changes(self, s: PcgState) -> bool:
        self.moment = s.clock if self.moment < 0 else self.moment
        both = [r & NUMBER_MASK for r in (self.one, self.other)]
        if not (s.there(self.one) and s.there(self.other) and all([s.in_play(n) for n in both])):
            return False
        return s.card(self.one).zone != s.card(self.other).zone

    def apply(self, s: PcgState) -> None:
        a, b = self.one & NUMBER_MASK, self.other & NUMBER_MASK
        here, there = (s.place(a), s.controller(a)), (s.place(b), s.controller(b))
        move(s, a, *there, arrived=self.moment)
        move(s, b, *here, arrived=self.moment)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.one, seat)} and {name_of(s, self.other, seat)} switch places"


class ChangeSides(OnCard):
    """A character goes to another player's side; it does not appear there (vs2pcg:term-appears#1)."""

    __slots__ = ("before", "moment", "row")
    rule = "vs2pcg:term-on-your-side#1"

    def __init__(self, card: int, player: int, row: int, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.row = row
        self.moment = -1
        #: the player and the row that it comes from
        self.before = (-1, -1)

    def changes(self, s: PcgState) -> bool:
        self.moment = s.clock if self.moment < 0 else self.moment
        return s.there(self.card) and s.in_play(self.number) and s.controller(self.number) != s.home(self.player)

    def apply(self, s: PcgState) -> None:
        self.before = (s.controller(self.number), s.place(self.number))
        move(s, self.number, self.row, self.player, arrived=self.moment)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} comes to {possessive(player_name(s, self.player))} side"


class Ko(Moves):
    """vs2pcg:term-ko#1 a card goes from play to its owner's KO pile. `blame`: whose strike or effect it was."""

    __slots__ = ("blame", "why")
    rule = "vs2pcg:term-ko#1"
    looks_back = True

    def __init__(
        self, card: int, why: str = "vs2pcg:term-ko#1", player: int = -1, source: int = -1, blame: tuple[int, ...] = ()
    ) -> None:
        super().__init__(card, player, source)
        self.why = why
        self.blame = blame or ((source,) if source >= 0 else ())

    def cites(self, s: PcgState) -> str:
        return self.why

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.place(self.number) in IN_PLAY

    def merges(self, other: Event) -> bool:
        return isinstance(other, Ko) and other.card == self.card

    def take(self, s: PcgState) -> None:
        c = s.card(self.card)
        if c.kind == MAIN:
            # vs2pcg:main-vs-supporting#4
            s.write_player(c.under).fallen = True
        elif c.printed.person:
            # vs2pcg:golden-rules#1 a player who is KO'd in person is out, whatever is left on that side
            s.write_player(c.owner).beaten = True
        self.send(s, KO)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is KO'd"


class Discard(Moves):
    """vs2pcg:basic-game-concepts#4 a card of a hand goes to its owner's KO pile (vs2pcg:basic-game-concepts#3)."""

    __slots__ = ("why",)
    rule = "vs2pcg:basic-game-concepts#4"

    def __init__(self, card: int, player: int, why: str = "vs2pcg:basic-game-concepts#4", source: int = -1) -> None:
        super().__init__(card, player, source)
        self.why = why

    def cites(self, s: PcgState) -> str:
        return self.why

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.place(self.number) == HAND

    def take(self, s: PcgState) -> None:
        self.send(s, KO)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} discards {name_of(s, self.number, seat)}"


class ToPile(Moves):
    """vs2pcg:basic-game-concepts#1 a card goes to its owner's KO pile from a deck or hand; that is not to be KO'd (vs2pcg:term-ko#1)."""

    __slots__ = ()
    rule = "vs2pcg:basic-game-concepts#1"

    def take(self, s: PcgState) -> None:
        self.send(s, KO)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} goes to {possessive(player_name(s, s.card(self.card).owner))} KO pile"


class ToHand(Moves):
    """vs2pcg:basic-game-concepts#1 a card goes to its owner's hand; with `kept` what lay on it is set aside for it."""

    __slots__ = ("kept",)
    rule = "vs2pcg:basic-game-concepts#1"
    looks_back = True

    def __init__(self, card: int, player: int = -1, source: int = -1, kept: bool = False) -> None:
        super().__init__(card, player, source)
        self.kept = kept

    def take(self, s: PcgState) -> None:
        if self.kept:
            with_counters(s, self.number, lambda: self.send(s, HAND))
        else:
            self.send(s, HAND)

    def told(self, s: PcgState, seat: int) -> str:
        owner = player_name(s, s.card(self.card).owner)
        return f"{name_of(s, self.number, seat)} goes to {possessive(owner)} hand"


class ToDeck(Moves):
    """vs2pcg:basic-game-concepts#1 a card goes into its owner's deck: to the bottom, to the `top`, or where nobody knows as that is shuffled next.

    Whoever puts one that it knows on top knows it still.
    """

    __slots__ = ("top",)
    rule = "vs2pcg:basic-game-concepts#1"
    looks_back = True

    def __init__(self, card: int, player: int = -1, source: int = -1, top: bool = False) -> None:
        super().__init__(card, player, source)
        self.top = top

    def take(self, s: PcgState) -> None:
        known = s.card(self.card).known
        self.send(s, DECK)
        c = s.card(self.number)
        if self.top and s.place(c.number) == DECK:
            s.take(c.zone, c.number)
            s.put(c.zone, c.number, 0)
            if self.player >= 0:
                s.write(c.number).known = known & 1 << s.player(self.player).seat

    def told(self, s: PcgState, seat: int) -> str:
        owner = player_name(s, s.card(self.card).owner)
        return f"a card goes into {possessive(owner)} deck"


class Remove(Moves):
    """vs2pcg:term-remove#1 a card is set aside out of play, face up (vs2pcg:basic-game-concepts#9), `kept` with its counters.

    With `collected` it comes to a player's collection, whose teams are noted; `down` it lies face down, for its owner alone to know.
    """

    __slots__ = ("collected", "down", "kept")
    rule = "vs2pcg:term-remove#1"
    looks_back = True

    def __init__(
        self, card: int, player: int = -1, source: int = -1, kept: bool = False, collected: bool = False, down: bool = False
    ) -> None:
        super().__init__(card, player, source)
        self.kept = kept
        self.collected = collected
        self.down = down

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.place(self.number) not in (REMOVED, GONE)

    def take(self, s: PcgState) -> None:
        if self.collected and self.values is not None:
            for team in self.values.teams:
                s.memory.use(collected(self.player, team), "game")
        if self.kept:
            with_counters(s, self.number, lambda: put(s, self.number, REMOVED, -1))
        else:
            known = s.card(self.card).known
            put(s, self.number, REMOVED, -1)
            if self.down:
                c: PcgCard = s.write(self.number)
                c.known = known
                c.face = 1

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is removed from the game{' face down' if self.down else ''}"


class RemoveUnplayed(Remove):
    """The same of a card that is not in play: what triggers on it looks at what is left, of a hand say."""

    __slots__ = ()
    looks_back = False


def removal(s: PcgState, ref: int, player: int, source: int) -> Remove:
    """A card is removed from the game, from wherever it lies."""
    return (Remove if s.place(ref & NUMBER_MASK) in IN_PLAY else RemoveUnplayed)(ref, player, source)


def collected(player: int, team: str) -> Hashable:
    """Under what is counted that a player has collected a character of a team."""
    return ("collected", player, team)


class Reveal(OnCard):
    """A card is shown to all."""

    __slots__ = ()
    rule = "vs2pcg:resolving-effects#1"
    facets = F_PILES

    def apply(self, s: PcgState) -> None:
        s.write(self.number).known = ALL_SEATS

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is revealed"


class TurnAround(OnCard):
    """vs2pcg:golden-rules#1 a card of a hand is turned around, its face to the other players, for as long as it is in that hand."""

    __slots__ = ()
    rule = "vs2pcg:golden-rules#1"
    facets = F_PILES

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        c.known = ALL_SEATS
        s.memory.use(turned(c.number, c.inc), "game")

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} watches the game from the hand of {player_name(s, self.player)}"


class Look(OnCard):
    """A player looks at a card."""

    __slots__ = ()
    rule = "vs2pcg:resolving-effects#1"
    facets = F_PILES

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        c.known |= 1 << s.player(self.player).seat


__all__ = [
    "Appear",
    "ChangeSides",
    "Discard",
    "Draw",
    "Ko",
    "Look",
    "Moves",
    "OnCard",
    "Remove",
    "RemoveUnplayed",
    "Resource",
    "Reveal",
    "Shift",
    "Shuffle",
    "collected",
    "SwitchPlaces",
    "ToDeck",
    "ToHand",
    "ToPile",
    "TurnAround",
    "TurnLocation",
    "move",
    "put",
    "removal",
    "unseen",
    "was_turned",
]
