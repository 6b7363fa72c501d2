"""Encounter cards are revealed and resolved (champions:reveal).

Also champions:surge, champions:engage, champions:obligation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.state import ATTACHMENT, ENVIRONMENT, MINION, OBLIGATION, SIDE_SCHEME, duplicate, hosts
from longbox.games.champions.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Face, Values
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


class Revealing(Procedure):
    """champions:reveal#p2 one card is turned up and resolved; with surge another from the deck follows (champions:surge#1).

    champions:keywords#15
    """

    __slots__ = ("card", "more", "origin", "player", "source")

    def __init__(self, player: int, card: int = -1, source: int = -1, origin: str = "deck") -> None:
        super().__init__()
        self.player = player
        #: the card, or -1 for the top card of the encounter deck
        self.card = card
        self.source = source
        self.origin = origin
        self.more = False

    def guard(self, s: ChState) -> bool:
        return self.player in s.order or self.pc > 1

    @step("champions:reveal#p2")
    def turn_up(self, s: ChState) -> Flow:
        if self.card < 0:
            mv_top = ev.top(s, -1)
            if mv_top is None:
                if ev.Anew().changes(s):
                    self.goto("turn_up")
                    return happen(s, ev.Anew())
                return happen(s, ev.TakeFromDeck())
            self.card = s.ref(mv_top)
        elif not s.there(self.card):
            return DONE
        return happen(s, ev.TurnUp(self.card, self.player))

    @step("champions:reveal")
    def reveal(self, s: ChState) -> Flow:
        if self.card < 0:
            return DONE
        return happen(s, ev.Reveal(self.card, self.player, self.source, self.origin))

    @step("champions:treachery#2")
    def discard(self, s: ChState) -> Flow:
        # what did not enter play, or was cancelled, lies on the table still (champions:cancel#4)
        left = s.there(self.card) and s.place(self.card & NUMBER_MASK) == TABLE_PLACE
        return happen(s, ev.Discard(self.card, self.player)) if left else None

    @step("champions:surge")
    def surge(self, s: ChState) -> Flow:
        if not s.revelations or s.revelations[-1].card != self.card:
            return DONE
        self.more = s.revelations[-1].surge
        # the player resolving it, who is another than the one revealing it where an obligation is given away
        self.player = s.revelations[-1].player
        return happen(s, ev.EndReveal(self.card, self.player))

    @step("champions:surge#1")
    def another(self, s: ChState) -> Flow:
        return Revealing(self.player) if self.more and self.player in s.order else DONE


TABLE_PLACE = 106


class Resolving(Procedure):
    """champions:reveal a revealed card is resolved by its type, its keywords and its "When Revealed" abilities.

    champions:reveal#1, champions:reveal#2, champions:reveal#3, champions:reveal#4, champions:reveal#5, champions:reveal#6,
    champions:treachery#1, champions:side-scheme#p2, champions:side-scheme#2, champions:support#2, champions:upgrade#1,
    champions:when-revealed, champions:hinder-x, champions:incite-x,
    champions:keywords#2, champions:keywords#3. A face-up card enters play
    first, a minion then engages (champions:engage, champions:engage#p2), and what it says When Revealed comes last.
    """

    __slots__ = ("card", "host", "kind", "options", "player", "silent")

    def __init__(self, card: int, player: int, silent: bool) -> None:
        super().__init__()
        self.card = card
        self.player = player
        self.silent = silent
        self.kind = ""
        self.host = -1
        self.options: tuple[int, ...] = ()

    @step("champions:reveal")
    def where(self, s: ChState) -> Flow:
        face = s.card(self.card).printed.faces[0]
        self.kind = face.values.kind
        if self.kind == OBLIGATION:
            return Obligation(self.card, self.player)
        if self.kind == MINION and (double := duplicate(s, face.values)) >= 0:
            self.kind = ""
            return Doubled(self.card, self.player, double)
        if self.kind == ATTACHMENT:
            return self.choose_host(s, face)
        return None

    def choose_host(self, s: ChState, face: Face) -> Flow:
        """champions:reveal#1,
        champions:attachment what it is attached to; of several the first player chooses (champions:first-player#1)."""
        self.options = tuple(hosts(s, face, self.player, self.card))
        if not self.options:
            return None
        about = (self.card,)
        rule = "champions:attachment"
        return Decision(s.first, s.game.seat_of(s, s.first), rule, "attach", Pick(self.options), about, "Attach it to which?")

    @step("champions:enters-play")
    def enter(self, s: ChState) -> Flow:
        if self.kind in ("", OBLIGATION):
            return DONE
        if self.kind == ATTACHMENT:
            if not self.options:
                # champions:attach-to#3, champions:faq:counterspell#1 it can't be attached, and is discarded
                return happen(s, ev.KeptOut(self.card, "champions:attach-to#3"))
            self.host = self.options[s.answer[0]]
        if self.kind in (ATTACHMENT, MINION, ENVIRONMENT, SIDE_SCHEME):
            return happen(s, ev.EnterPlay(self.card, self.player, self.card, self.host, "reveal"))
        return None

    @step("champions:engage")
    def engage(self, s: ChState) -> Flow:
        # unless it has engaged somebody else by now, in answer to its entering play
        if self.kind == MINION and s.alive(self.card) and s.card(self.card).engaged == self.player:
            return happen(s, ev.Engage(self.card, self.player, entering=True))
        return None

    @step("champions:keywords#1")
    def keywords(self, s: ChState) -> Flow:
        # they belong to the reveal (champions:reveal#p2), and so come though the card has left play by now
        v = s.seen(self.card)
        out: list[Event] = []
        if incite := numbered(s, v, "incite"):
            out.append(ev.Threat(s.ref(s.scheme), incite, self.player, self.card, ev.INCITE))
        if (hinder := numbered(s, v, "hinder")) and s.alive(self.card):
            out.append(ev.Threat(self.card, hinder, self.player, self.card, ev.HINDER))
        return happen(s, *out) if out else None

    @step("champions:when-revealed#p2")
    def when_revealed(self, s: ChState) -> Flow:
        # champions:reveal#p2 they belong to the reveal: what has left play in answer to its entering resolves as it was
        if self.player not in s.order:
            return None
        texts = ev.timed(s, self.card, "When Revealed", self.player, self.silent)
        return happen(s, *texts) if texts else None


def numbered(s: ChState, v: Values, word: str) -> int:
    """The number of a keyword; champions:per-player-icon some have so much for each player who started."""
    return int(v.keywords.get(word, 0) + v.keywords.get(f"{word} each", 0) * s.starters)


class Doubled(Procedure):
    """champions:unique-icon#6 a unique minion whose double is in play is discarded, and another card is revealed."""

    __slots__ = ("card", "double", "player")

    def __init__(self, card: int, player: int, double: int) -> None:
        super().__init__()
        self.card = card
        self.player = player
        self.double = double

    @step("champions:unique-icon#6")
    def told(self, s: ChState) -> Flow:
        return happen(s, ev.KeptOut(self.card, "champions:unique-icon#6", self.double))

    @step("champions:unique-icon#6")
    def discard(self, s: ChState) -> Flow:
        return happen(s, ev.Discard(self.card, self.player))

    @step("champions:unique-icon#6")
    def another(self, s: ChState) -> Flow:
        return Revealing(self.player)


class Obligation(Procedure):
    """champions:obligation#p2 an obligation goes to the player it names, who resolves it; one whose identity is out is ignored.

    champions:obligation#p3, champions:obligation#4, champions:reveal#6
    """

    __slots__ = ("card", "player", "to")

    def __init__(self, card: int, player: int) -> None:
        super().__init__()
        self.card = card
        self.player = player
        self.to = player

    @step("champions:obligation#p2")
    def give(self, s: ChState) -> Flow:
        named = s.card(self.card).printed.set_
        found = [p for p in range(s.starters) if s.identity(p).printed.set_ == named]
        if found:
            self.to = found[0]
            if self.to not in s.order:
                return happen(s, ev.Remove(self.card, self.player))
        return happen(s, ev.EnterPlay(self.card, self.to, self.card, -1, "reveal"))

    @step("champions:obligation#4")
    def ignored(self, s: ChState) -> Flow:
        if self.to not in s.order:
            self.pc = len(self.steps)
            return Revealing(self.player)
        return None

    @step("champions:obligation#p2")
    def resolve(self, s: ChState) -> Flow:
        texts = ev.timed(s, self.card, "When Revealed", self.to)
        return happen(s, *texts) if texts else None


class PuttingIntoPlay(Procedure):
    """champions:play#p2 a card enters play without being played or revealed; a minion then engages `player`.

    Its "When Revealed" abilities do not trigger (champions:when-revealed#2); a unique minion that has its double in play
    does not enter it (champions:unique-icon#7), nor what its player has as many of as may be (champions:max#p4) or what can't be
    attached (champions:play#4). Outcome of the frame: whether it entered, as `s.outcome`.
    """

    __slots__ = ("card", "down", "host", "options", "player", "source")

    def __init__(self, card: int, player: int, source: int = -1, host: int = -1, down: bool = False) -> None:
        super().__init__()
        self.card = card
        self.player = player
        self.source = source
        self.host = host
        self.down = down
        self.options: tuple[int, ...] = ()

    @step("champions:play#4")
    def attach(self, s: ChState) -> Flow:
        # champions:attach-to its player chooses what it is attached to, the first player for an encounter card
        if not s.there(self.card) or self.player not in s.order or s.in_play(self.card & NUMBER_MASK):
            # it may have come into play meanwhile, with another that was put there before it
            return DONE
        card = s.card(self.card)
        face = card.printed.faces[0]
        if self.down or self.host >= 0 or face.attach is None:
            return None
        self.options = tuple(hosts(s, face, self.player, self.card))
        if not self.options:
            self.pc = len(self.steps)
            return happen(s, ev.KeptOut(self.card, "champions:attach-to#3"))
        you = self.player if card.owner >= 0 else s.first
        about = (self.card,)
        rule = "champions:attach-to"
        return Decision(you, s.game.seat_of(s, you), rule, "attach", Pick(self.options), about, "Attach it to which?")

    @step("champions:play#p2")
    def enter(self, s: ChState) -> Flow:
        if not s.there(self.card) or self.player not in s.order:
            return DONE
        if self.options:
            self.host = self.options[s.answer[0]]
        if not self.down and (why := ev.kept_out(s, self.card, self.player)) is not None:
            self.pc = len(self.steps)
            return happen(s, why)
        return happen(s, ev.EnterPlay(self.card, self.player, self.source, self.host, "put", down=self.down))

    @step("champions:engage")
    def engage(self, s: ChState) -> Flow:
        # what comes face down off a deck has another number by now
        self.card = next((e.card for e in s.outcome.events if isinstance(e, ev.EnterPlay)), self.card)
        if s.alive(self.card) and s.card(self.card).engaged == self.player:
            return happen(s, ev.Engage(self.card, self.player, entering=True))
        return None
