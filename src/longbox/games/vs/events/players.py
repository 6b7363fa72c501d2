"""What befalls players: endurance, points, drawing, discarding, decks that are shuffled, chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.events.zones import Draw, RemoveFromGame, ToPile
from longbox.games.vs.state import DECK, F_ENDURANCE, F_PILES, F_RESOURCES, HAND, ZONES, name_of
from longbox.games.vs.state.bases import Event, Frame, Procedure
from longbox.kernel.events import Outcome, happen, report
from longbox.kernel.frames import DONE, step
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.frames import Flow


class OnPlayer(Event):
    """An event that befalls a player."""

    __slots__ = ("amount",)

    def __init__(self, player: int, amount: int = 0, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def changes(self, s: VsState) -> bool:
        return self.amount > 0


class LoseEndurance(OnPlayer):
    """A player loses endurance. `kind` is "stun", "breakthrough", "payment" or "" (vs:203.8b)."""

    __slots__ = ("kind", "left")
    rule = "vs:101.5"
    facets = F_ENDURANCE

    def __init__(self, player: int, amount: int, source: int = -1, kind: str = "") -> None:
        super().__init__(player, amount, source)
        self.kind = kind
        self.left = 0

    def cites(self, s: VsState) -> str:
        if self.kind == "breakthrough":
            return breakthrough_rule(s)
        return {"stun": "vs:708.11b", "payment": "vs:203.8b"}.get(self.kind, "vs:512.1")

    def apply(self, s: VsState) -> None:
        p = s.write_player(self.player)
        p.endurance -= self.amount
        self.left = p.endurance

    def told(self, s: VsState, seat: int) -> str:
        p = s.players[self.player]
        how = {"payment": "pays", "": "loses"}.get(self.kind, "loses")
        why = {"stun": " (stun)", "breakthrough": " (breakthrough)"}.get(self.kind, "")
        return f"{p.name} {how} {self.amount} endurance{why}: {self.left} left"


class GainEndurance(OnPlayer):
    """A player gains endurance."""

    __slots__ = ()
    rule = "vs:512.1"
    facets = F_ENDURANCE

    def apply(self, s: VsState) -> None:
        s.write_player(self.player).endurance += self.amount

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} gains {self.amount} endurance: {s.players[self.player].endurance} now"


class Points(OnPlayer):
    """Resource points are gained (vs:404.1), spent (a negative amount) or lost (vs:404.5, vs:G:Resource Points)."""

    __slots__ = ()
    rule = "vs:404.1"
    facets = F_RESOURCES

    def changes(self, s: VsState) -> bool:
        return self.amount != 0

    def apply(self, s: VsState) -> None:
        s.write_player(self.player).points += self.amount

    def told(self, s: VsState, seat: int) -> str:
        if self.amount > 0:
            return f"{s.players[self.player].name} has {self.amount} resource point{'' if self.amount == 1 else 's'}"
        return ""


def breakthrough_rule(s: VsState) -> str:
    """What breakthrough is caused by: a direct attack, or an attack on a character."""
    return "vs:602.9c" if s.attack is not None and s.attack.direct >= 0 else "vs:602.6b"


class Breakthrough(OnPlayer):
    """vs:602.6b, 602.9c breakthrough that one attacker causes to a player, who loses that much endurance.

    It is that loss: where the loss is replaced or can't happen, no breakthrough was caused (vs:513.5a), and the player who would
    lose endurance orders what would replace either (vs:513.5c).
    """

    __slots__ = ("attacker",)
    rule = "vs:602.6b"
    looks_back = True
    counts_as = (LoseEndurance,)
    kind: ClassVar[str] = "breakthrough"

    def __init__(self, attacker: int, player: int, amount: int) -> None:
        super().__init__(player, amount, attacker)
        self.attacker = attacker

    def cites(self, s: VsState) -> str:
        return breakthrough_rule(s)

    def parts(self, s: VsState) -> tuple[Event, ...]:
        return (LoseEndurance(self.player, self.amount, self.attacker, "breakthrough"),)

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.attacker & NUMBER_MASK, seat)} causes {self.amount} breakthrough"


class DrawCards(OnPlayer):
    """A player draws cards, one at a time (vs:213.3c)."""

    __slots__ = ()
    rule = "vs:213.3c"

    def body(self, s: VsState) -> Frame | None:
        return Drawing(tuple((self._draw(),) for _ in range(self.amount)))

    def _draw(self) -> Draw:
        """One of the draws; what has replaced a draw by this can't replace it again (vs:513.5i)."""
        one = Draw(self.player, self.source)
        one.spent = self.spent
        return one


class TakeOffTop(OnPlayer):
    """So many cards from the top of a deck are removed from the game, or put into the pile.

    What happens instead of several things at once takes them each in turn, so that none is taken twice (vs:213.2b, vs:513.5f).
    """

    __slots__ = ("to",)
    rule = "vs:513.5f"

    def __init__(self, player: int, amount: int, source: int, to: str) -> None:
        super().__init__(player, amount, source)
        self.to = to

    def body(self, s: VsState) -> Frame | None:
        return TakingOff(self)


class Shuffle(OnPlayer):
    """A deck is shuffled by its owner (vs:213.2d): nobody knows its order any more.

    What a search has `found` is not among what is shuffled (vs:708.10c), and who searched still knows it.
    """

    __slots__ = ("found",)
    rule = "vs:213.2d"
    facets = F_PILES

    def __init__(self, player: int, amount: int = 0, source: int = -1, found: tuple[int, ...] = ()) -> None:
        super().__init__(player, amount, source)
        self.found = found

    def changes(self, s: VsState) -> bool:
        return True

    def apply(self, s: VsState) -> None:
        z = self.player * ZONES + DECK
        held = [r & NUMBER_MASK for r in self.found if s.there(r)]
        s.shuffle(z, held)
        for n in s.zones[z]:
            if s.cards[n].known and n not in held:
                s.write(n).known = 0

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} shuffles"


class LookAt(Event):
    """A seat learns which cards some hidden ones are."""

    __slots__ = ("cards", "searched")
    rule = "vs:213.1e"

    def __init__(self, player: int, cards: tuple[int, ...], source: int = -1, searched: str = "") -> None:
        super().__init__(player, source)
        self.cards = cards
        #: what is searched, if this is the looking of a search (vs:708.10a)
        self.searched = searched

    def cites(self, s: VsState) -> str:
        return "vs:708.10a" if self.searched else self.rule

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} searches {self.searched}" if self.searched else ""

    def apply(self, s: VsState) -> None:
        bit = 1 << s.players[self.player].seat
        for ref in self.cards:
            s.write(ref & NUMBER_MASK).known |= bit


class OneByOne(Frame):
    """Events that happen one after the other though they were asked for together: draws, discards (vs:213.3c, vs:213.4c)."""

    __slots__ = ("at", "full", "rounds")

    def __init__(self, rounds: tuple[tuple[Event, ...], ...]) -> None:
        super().__init__()
        #: what happens at once in each round
        self.rounds = rounds
        self.at = 0
        self.full = 0

    def run(self, s: VsState) -> Flow:
        if self.at:
            self.full += s.outcome.full
        if self.at == len(self.rounds):
            s.outcome = Outcome(self.full, self.full, tuple(e for r in self.rounds for e in r))
            return DONE
        self.at += 1
        return happen(s, *self.rounds[self.at - 1])


class Drawing(OneByOne):
    """The draws of one instruction. Those that really happened are told to its occurrence, for an "if you do" (vs:508.2i)."""

    __slots__ = ("drawn",)

    def __init__(self, rounds: tuple[tuple[Event, ...], ...]) -> None:
        super().__init__(rounds)
        self.drawn: tuple[Event, ...] = ()

    def run(self, s: VsState) -> Flow:
        if self.at and s.outcome.full:
            self.drawn = (*self.drawn, *(e for e in s.outcome.events if isinstance(e, Draw)))
        flow = OneByOne.run(self, s)
        if flow is DONE:
            report(s, self, self.drawn)
        return flow


class TakingOff(Procedure):
    """Cards leave the top of a deck, those that are there once it is their turn."""

    __slots__ = ("event",)

    def __init__(self, event: TakeOffTop) -> None:
        super().__init__()
        self.event = event

    @step("vs:513.5f")
    def take(self, s: VsState) -> Flow:
        return happen(s, *off_the_top(s, self.event.player, self.event.amount, self.event.source, self.event.to))


def off_the_top(s: VsState, player: int, n: int, source: int, to: str) -> list[Event]:
    """So many cards leave the top of a deck."""
    refs = [s.ref(k) for k in s.zone(player, DECK)[: max(0, n)]]
    return [RemoveFromGame(r, player, source) if to == "removed" else ToPile(r, player, source) for r in refs]


class CoinFlip(Event):
    """vs:G:Coin Flip a fair coin is flipped: heads or tails."""

    __slots__ = ("heads",)
    rule = "vs:G:Coin Flip"

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.heads = False

    def apply(self, s: VsState) -> None:
        self.heads = s.below(2) == 1

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} flips a coin: {'heads' if self.heads else 'tails'}"


class DrawLots(Event):
    """Chance picks so many cards of a hand."""

    __slots__ = ("amount", "picked")
    rule = "vs:213.4c"

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount
        self.picked: tuple[int, ...] = ()

    def apply(self, s: VsState) -> None:
        self.picked = tuple(s.ref(n) for n in s.shuffled(s.zone(self.player, HAND))[: self.amount])
