"""Setting up a game, step by step (champions:setup)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions import events as ev
from longbox.games.champions.rules.defeating import TurnScheme
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.state import ASIDE, DECK, ENCOUNTER_DECK, HAND, INVOCATIONS, SIDE_SCHEME, hosts
from longbox.games.champions.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import step

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


class SettingUp(Procedure):
    """champions:setup its steps, as far as they are not done before anything can happen."""

    __slots__ = ("asked", "options", "player", "resolved", "texts")

    def __init__(self) -> None:
        super().__init__()
        #: the cards whose "When Revealed" has resolved though they were put into play
        self.resolved: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.options: tuple[int, ...] = ()
        self.player = -1
        self.texts: tuple[Any, ...] = ()

    def ask_anew(self, s: ChState) -> bool:
        self.goto("mulligan")
        return True

    @step("champions:setup-keyword")
    def begin_in_play(self, s: ChState) -> Flow:
        # champions:keywords#13
        decks = [(p, n) for p in s.order for n in s.zone(p, DECK)] + [(s.first, n) for n in s.common(ENCOUNTER_DECK)]
        out: list[Event] = []
        for p, n in decks:
            face = s.cards[n].printed.faces[0]
            if face.values.keywords.get("setup"):
                host = next(iter(hosts(s, face, p, s.ref(n))), -1)
                out.append(ev.EnterPlay(s.ref(n), p, -1, host))
        return happen(s, *out) if out else None

    @step("champions:setup#6")
    def shuffle(self, s: ChState) -> Flow:
        more = [ev.ShuffleInvocations()] if s.common(INVOCATIONS) else []
        return happen(s, ev.Shuffle(-1), *[ev.Shuffle(p) for p in s.order], *more)

    @step("champions:setup#11")
    def scheme(self, s: ChState) -> Flow:
        texts = ev.timed(s, s.ref(s.scheme), "Setup", s.first)
        return happen(s, *texts) if texts else None

    @step("champions:when-revealed#1")
    def turn_scheme(self, s: ChState) -> Flow:
        # the stages of the villain and the scheme that enter play now are revealed (MC-A1)
        return TurnScheme(s.ref(s.scheme), 1) if len(s.cards[s.scheme].printed.faces) > 1 else None

    @step("champions:when-revealed#1")
    def villain(self, s: ChState) -> Flow:
        texts = ev.timed(s, s.ref(s.villain), "When Revealed", s.first)
        return happen(s, *texts) if texts else None

    @step("champions:errata:kree-supremacy-setup")
    def campaign(self, s: ChState) -> Flow:
        # what the campaign's log has revealed
        for n in s.common(ASIDE):
            if s.cards[n].printed.kind == SIDE_SCHEME:
                self.goto("campaign")
                return Revealing(s.first, s.ref(n), -1, "elsewhere")
        return None

    @step("champions:when-revealed#1")
    def others(self, s: ChState) -> Flow:
        # champions:setup#11 and of what else has entered play: put there it has not been revealed, but resolves all the same
        come = [e.card for e in s.memory.since("set-up", ev.EnterPlay) if e.how == "put" and not e.down][::-1]
        for card in come:
            if card in self.resolved:
                continue
            self.resolved = (*self.resolved, card)
            if s.alive(card) and s.card(card).owner < 0:
                whose = s.player_of(s.get(card).number)
                texts = ev.timed(s, card, "When Revealed", whose if whose >= 0 else s.first)
                if texts:
                    self.goto("others")
                    return happen(s, *texts)
        return None

    @step("champions:setup#12")
    def obligations(self, s: ChState) -> Flow:
        aside = [ev.IntoDeck(s.ref(n)) for n in s.common(ASIDE) if s.cards[n].printed.kind == "obligation"]
        return happen(s, *aside, ev.Shuffle(-1))

    @step("champions:setup#13")
    def draw(self, s: ChState) -> Flow:
        return happen(s, *[ev.Draw(p, s.now(s.players[p].identity).hand) for p in s.in_order()])

    @step("champions:setup#14")
    def mulligan(self, s: ChState) -> Flow:
        for p in s.in_order():
            if p in self.asked:
                continue
            self.asked = (*self.asked, p)
            self.player = p
            self.options = tuple(s.ref(n) for n in s.zone(p, HAND))
            if not self.options:
                continue
            shape = Pick(self.options, 0, len(self.options))
            return Decision(
                p, s.game.seat_of(s, p), "champions:setup#14", "mulligan", shape, (p,), "Discard which cards, to draw as many?"
            )
        return self.goto("character")

    @step("champions:setup#14")
    def redraw(self, s: ChState) -> Flow:
        chosen = [ev.Discard(self.options[i], self.player) for i in s.answer]
        return happen(s, *chosen) if chosen else None

    @step("champions:setup#14")
    def again(self, s: ChState) -> Flow:
        self.goto("mulligan")
        n = s.now(s.players[self.player].identity).hand - len(s.zone(self.player, HAND))
        return happen(s, ev.Draw(self.player, n)) if n > 0 else None

    @step("champions:setup#15")
    def character(self, s: ChState) -> Flow:
        out: list[Event] = []
        for p in s.in_order():
            out.extend(ev.timed(s, s.identity_ref(p), "Setup", p))
        return happen(s, *out) if out else None

    @step("champions:setup#p2")
    def ready(self, s: ChState) -> Flow:
        return happen(s, ev.AllSetUp())
