"""What brings cards into play, and moves them about there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.events.zones import DECKS, OnCard, by_place, move, taken_from
from longbox.games.champions.state import (
    ALL_SEATS,
    AREA,
    ATTACHMENT,
    F_COUNTERS,
    F_HAND,
    F_STATUS,
    F_TEXT,
    F_THREAT,
    MINION,
    OBLIGATION,
    PERMANENTS,
    VILLAIN_AREA,
    ZONES,
    duplicate,
    name_of,
)
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted, joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Face


class KeptOut(OnCard):
    """A card that should enter play can't: it changes nothing, and stands in the log. `double` is the card that is in its way."""

    __slots__ = ("double", "under")

    def __init__(self, card: int, under: str, double: int = -1) -> None:
        super().__init__(card)
        self.under = under
        self.double = double

    def cites(self, s: ChState) -> str:
        return self.under

    def told(self, s: ChState, seat: int) -> str:
        why = "there is nothing it could be attached to"
        # whoever tries to put it into play shows which it is, be it from a hand or a deck
        name = s.card(self.card).printed.faces[0].values.name
        if self.double >= 0:
            title = s.seen(self.double).name
            own = name == title
            why = f"{'another ' if own else ''}{title}, which is unique, is in play"
        elif self.under == "champions:max#p4":
            why = "as many of it are in play as there may be"
        return f"{name} can't enter play: {why}"


class EnterPlay(OnCard):
    """champions:enters-play a card enters play, under `player` or engaged with nobody yet, perhaps attached to `host`.

    `how` is "play", "put" (champions:play#p2) or "reveal"; `item` the play that did it. The card's area
    follows its type, or its host's (champions:villains-play-area#1, champions:villains-play-area#2,
    champions:environment#p2), and it stays until something makes it leave (champions:environment#1,
    champions:minion#1). It comes ready
    (champions:ready) with its starting threat (champions:side-scheme#1), counters (champions:uses-x-type) and toughness
    (champions:toughness, champions:keywords#17). champions:in-play-and-out-of-play#3, champions:minion#p2

    champions:ownership-and-control#1, champions:play#2, champions:play#3, champions:players-play-area#2
    """

    __slots__ = ("begun", "down", "host", "how", "item", "named")
    rule = "champions:enters-play"
    facets = F_TEXT | F_HAND | F_THREAT | F_STATUS | F_COUNTERS

    def __init__(
        self, card: int, player: int, source: int = -1, host: int = -1, how: str = "put", item: int = -1, down: bool = False
    ) -> None:
        super().__init__(card, player, source)
        self.host = host
        self.how = how
        self.item = item
        self.down = down
        self.named = ""
        #: the counters it has as it enters play
        self.begun: tuple[tuple[str, int], ...] = ()

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and not s.in_play(self.number) and (self.host < 0 or bool(s.alive(self.host)))

    def apply(self, s: ChState) -> None:
        if self.down and s.place(self.number) in DECKS:
            self.card = by_place(s, self.number)
        n = self.number
        card = s.cards[n]
        printed = card.printed.faces[0].values
        player = self.player
        if self.down:
            zone = player * ZONES + AREA
        elif card.owner >= 0 or printed.kind in (MINION, OBLIGATION):
            zone = player * ZONES + AREA
        elif printed.kind == ATTACHMENT and self.host >= 0:
            zone = s.cards[self.host & NUMBER_MASK].zone
        else:
            zone = s.shared(VILLAIN_AREA)
        origin = s.place(n)
        c = move(s, n, zone, known=not self.down)
        if not self.down:
            c.known = ALL_SEATS
        c.stamp = s.tick()
        c.host = self.host
        c.controller = player if card.owner >= 0 and not self.down else -1
        c.down = self.down
        if self.down or printed.kind == MINION:
            # it is in the player's area at once; engaging is the next thing that happens (champions:engage)
            c.engaged = player
        if not self.down:
            face = c.printed.faces[0]
            c.counters = self.begun = starting(s, face)
            c.threat = s.per_player(face.base_threat)
            if face.values.keywords.get("toughness"):
                c.status = frozenset({"tough"})
        if self.item >= 0 and s.there(self.item):
            play = s.write_play(self.item & NUMBER_MASK)
            play.made = (*play.made, c.ref)
        taken_from(s, n, origin)
        if self.how == "reveal" and printed.kind == OBLIGATION:
            # champions:obligation#p2, champions:surge whoever it is given to resolves it: its peril and surge are that player's
            s.revelations = tuple(r.given(player) if r.card == c.ref else r for r in s.revelations)
        self.card = c.ref
        self.named = c.up.values.name

    def told(self, s: ChState, seat: int) -> str:
        if self.down:
            return f"A card enters play face down, engaged with {s.players[self.player].name}"
        on = f", attached to {name_of(s, self.host, seat)}" if self.host >= 0 else ""
        card = s.cards[self.number]
        if card.owner >= 0 and card.owner != self.player:
            on += f" under {s.players[self.player].name}'s control"
        return f"{self.named} enters play{on}{self.bringing(s)}"

    def bringing(self, s: ChState) -> str:
        """What it enters play with: its threat (champions:side-scheme#1), a tough card (champions:toughness), counters (champions:uses-x-type)."""
        face = s.cards[self.number].printed.faces[0]
        values = face.values
        out = [f"{s.per_player(face.base_threat)} threat"] if s.per_player(face.base_threat) else []
        out += ["a tough status card"] if values.keywords.get("toughness") else []
        out += [counted(n, f"{name} counter" if name else "counter") for name, n in self.begun if n]
        return f" with {joined(out)}" if out else ""


def has_entered(s: ChState, card: int) -> bool:
    """Has a card entered play that was out of it? One that has left again is another object by now (champions:leaves-play#1)."""
    return not s.there(card) or s.in_play(card & NUMBER_MASK)


def starting(s: ChState, face: Face) -> tuple[tuple[str, int], ...]:
    """champions:uses-x-type the counters with which a card enters play, or turns to that side; some so many for each player."""
    return tuple((k.removeprefix("each "), n * s.starters if k.startswith("each ") else n) for k, n in face.counters)


class Engage(OnCard):
    """champions:engage a minion engages a player: as it enters play, or because a card says so.

    champions:engage#2, champions:engage#3. It stays so until another changes it or it leaves play (champions:engage#1).
    """

    __slots__ = ("entering",)
    rule = "champions:engage"
    facets = F_TEXT

    def __init__(self, card: int, player: int, source: int = -1, entering: bool = False) -> None:
        super().__init__(card, player, source)
        self.entering = entering

    def changes(self, s: ChState) -> bool:
        return (
            bool(s.alive(self.card)) and self.player in s.order and (self.entering or s.cards[self.number].engaged != self.player)
        )

    def apply(self, s: ChState) -> None:
        n = self.number
        if not self.entering:
            for m in (n, *s.attached_to(self.card)):
                if s.cards[m].owner < 0 or m == n:
                    move(s, m, self.player * ZONES + AREA)
        s.write(n).engaged = self.player

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} engages {s.players[self.player].name}"


class Attach(OnCard):
    """champions:attach-to a card in play is attached to another."""

    __slots__ = ("host",)
    rule = "champions:attach-to"
    facets = F_TEXT

    def __init__(self, card: int, host: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.host = host

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and bool(s.alive(self.host)) and s.cards[self.number].host != self.host

    def apply(self, s: ChState) -> None:
        c = s.cards[self.number]
        if c.owner < 0:
            move(s, self.number, s.cards[self.host & NUMBER_MASK].zone)
        s.write(self.number).host = self.host

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is attached to {name_of(s, self.host, seat)}"


def full(s: ChState, face: Face, player: int) -> bool:
    """champions:max#p4 has this player as many copies in play as there may be?"""
    most = next((k for per, k in face.most if per == "player"), 0)
    if not most:
        return False
    return bool(sum(s.now(n).name == face.values.name for n in s.controlled(player)) >= most)


class TakeControl(OnCard):
    """champions:ownership-and-control#4 a card in play comes under another player's control, as it is, with what is attached.

    champions:ownership-and-control#5, champions:ownership-and-control#6

    champions:ownership-and-control#7
    """

    __slots__ = ()
    rule = "champions:ownership-and-control#2"
    facets = F_TEXT

    def changes(self, s: ChState) -> bool:
        c = s.cards[self.number]
        return (
            self.player in s.order
            and bool(s.alive(self.card))
            and c.controller != self.player
            and c.up.values.kind in PERMANENTS
            and not full(s, c.up, self.player)
        )

    def apply(self, s: ChState) -> None:
        for n in (self.number, *s.attached_to(self.card)):
            move(s, n, self.player * ZONES + AREA)
            if n == self.number or s.cards[n].controller >= 0:
                s.write(n).controller = self.player

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} takes control of {name_of(s, self.card, seat)}"


def kept_out(s: ChState, card: int, player: int) -> KeptOut | None:
    """What keeps a card from being put into play: its double (champions:unique-icon#7, champions:unique-icon#1), or as many of it as
    the player may have (champions:max#p4). A line of the log; None if nothing does."""
    face = s.card(card).printed.faces[0]
    double = duplicate(s, face.values)
    if double >= 0:
        return KeptOut(card, f"champions:unique-icon#{7 if face.values.kind == MINION else 1}", double)
    return KeptOut(card, "champions:max#p4") if full(s, face, player) else None
