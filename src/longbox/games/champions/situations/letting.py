"""Letting things happen at a table laid by hand, in the midst of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.modifiers import STAT_WORDS, Gets
from longbox.games.champions.language.verbs.lasting import Last
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.rules.rounds import activates
from longbox.games.champions.situations.cards import definition
from longbox.games.champions.situations.complaints import NAMES, near, with_article
from longbox.games.champions.situations.laying import on_top
from longbox.games.champions.situations.look import spelt
from longbox.games.champions.situations.moments import Below
from longbox.games.champions.situations.shown import Shown
from longbox.games.champions.state import (
    CONFUSED,
    DEALT,
    ENCOUNTER_DECK,
    ENCOUNTER_KINDS,
    MAIN_SCHEME,
    MINION,
    STUNNED,
    TOUGH,
    VILLAIN,
    CardDef,
    ChCard,
)
from longbox.kernel.effects import EffectFrame
from longbox.kernel.frames import Frame
from longbox.kernel.queries import Scope, This
from longbox.situations.table import BEGIN

if TYPE_CHECKING:
    from longbox.games.champions.situations.look import Seen
    from longbox.kernel.events import Event


class Letting(Shown):
    """What may be let happen."""

    def asking(self) -> str:
        """The open question."""
        raise NotImplementedError

    def _number(self, player: str) -> int:
        """The number of a player, by the name of the side."""
        names = NAMES[: self.state.starters]
        if player not in names:
            raise LookupError(f"the players are {', '.join(names)}, not {player!r}")
        return names.index(player)

    def happens(self, *events: Event) -> None:
        """Let events happen at once, in the midst of the turn, or where the table waits."""
        self._let(events)

    def runs(self, frame: Frame) -> None:
        """Let a procedure run in the midst of the turn, or where the table waits."""
        self._let(frame)

    def _let(self, what: Frame | tuple[Event, ...]) -> None:
        s = self.state
        d = self.match.decision
        halted = self.match.halted
        after = d is not None and d.kind == BEGIN and self.awaited
        assert halted or after or (d is not None and d.kind == "turn"), f"first answer what is asked: {self.asking()}"
        if halted:
            self.match.stop = Below(len(s.frames))
        self.interlude(what, None if halted else d)
        if not after:
            self.match.resume()

    def hurts(self, who: str | Seen, n: int) -> None:
        """A character takes damage from nothing in particular."""
        self.happens(ev.Damage(self.find(who), n))

    def places(self, scheme: str | Seen, n: int) -> None:
        """Threat is placed on a scheme, by nothing in particular."""
        self.happens(ev.Threat(self.find(scheme), n))

    def gives(self, who: str | Seen, status: str) -> None:
        """A character is given a status card."""
        if status not in (STUNNED, CONFUSED, TOUGH):
            raise LookupError(f"a status card is 'stunned', 'confused' or 'tough', not {status!r}")
        self.happens(ev.GiveStatus(self.find(who), status))

    def _enemy(self, name: str | Seen) -> int:
        """The villain or minion of this title. LookupError if that card is none."""
        ref = self.find(name)
        s = self.state
        kind = s.seen(ref).kind
        if kind not in (MINION, VILLAIN):
            raise LookupError(f"{s.seen(ref).name} is {with_article(kind)}: it is villains and minions that attack and scheme")
        return ref

    def enemy_attacks(self, enemy: str | Seen, player: str = "A") -> None:
        """An enemy attacks a player."""
        self.happens(ev.EnemyAttack(self._enemy(enemy), self._number(player)))

    def enemy_activates(self, enemy: str | Seen, player: str = "A") -> None:
        """An enemy activates against a player: it attacks a hero and schemes against an alter-ego."""
        self.happens(activates(self.state, self._enemy(enemy), self._number(player)))

    def enemy_schemes(self, enemy: str | Seen, player: str = "A") -> None:
        """An enemy schemes against a player."""
        self.happens(ev.EnemyScheme(self._enemy(enemy), self._number(player)))

    def reveals(self, card: str | CardDef, player: str = "A", copy: bool = False) -> None:
        """A player reveals the card of this title: one dealt to that player, else of the encounter deck, else from wherever it is set aside.

        One that is not in the game at all (also a stand-in) is put onto the encounter deck first; so is a further copy with `copy`.
        """
        s = self.state
        p = self._number(player)
        ref = -1 if copy else self._to_reveal(p, card)
        self.runs(Revealing(p, ref if ref >= 0 else on_top(s, card)))

    def _to_reveal(self, player: int, card: str | CardDef) -> int:
        """The card that is meant; -1 if it is not in the game. LookupError if it can't be revealed."""
        s = self.state
        near_ = (*s.zone(player, DEALT), *s.common(ENCOUNTER_DECK))
        cards = [s.cards[n] for n in near_] + [c for c in s.things if isinstance(c, ChCard) and c.number not in near_]
        if isinstance(card, CardDef):
            named = [c for c in cards if c.printed is card] or [c for c in cards if spelt(c.printed.name) == spelt(card.name)]
        else:
            named = [c for c in cards if card == c.printed.code or spelt(card) in {spelt(f.values.name) for f in c.printed.faces}]
        there = [c for c in named if not s.in_play(c.number)]
        kind = (there or named)[0].printed.kind if named else definition(card).kind
        title = card.name if isinstance(card, CardDef) else card
        if kind not in ENCOUNTER_KINDS or kind in (VILLAIN, MAIN_SCHEME):
            if not (there and there[0].number in near_):
                raise LookupError(
                    f"{title} is {with_article(kind)}, which is not revealed: that is done with the other encounter cards"
                )
        elif named and not there:
            raise LookupError(
                f"{title} is in play, and is not revealed there. A further copy is: t.reveals({title!r}, copy=True), or in encounter=[...]"
            )
        return there[0].ref if there else -1

    # -- more of the like -----------------------------------------------------------------------------------------------------

    def heals(self, who: str | Seen, n: int) -> None:
        """A character heals damage."""
        self.happens(ev.Heal(self.find(who), n))

    def removes(self, scheme: str | Seen, n: int) -> None:
        """Threat is removed from a scheme, by nothing in particular."""
        self.happens(ev.RemoveThreat(self.find(scheme), n))

    def draws(self, player: str, n: int = 1) -> None:
        """A player draws cards."""
        self.happens(ev.Draw(self._number(player), n))

    def deals(self, player: str, n: int = 1) -> None:
        """A player is dealt encounter cards, face down."""
        self.happens(ev.DealCards(self._number(player), n))

    def exhausts(self, card: str | Seen) -> None:
        """A card exhausts."""
        self.happens(ev.Exhaust(self.find(card)))

    def readies(self, card: str | Seen) -> None:
        """A card readies."""
        self.happens(ev.Ready(self.find(card)))

    def counts(self, card: str | Seen, name: str, n: int = 1) -> None:
        """Counters come onto a card in play, or (below zero) off it."""
        self.happens(ev.Counters(self.find(card), name, n))

    def discards(self, card: str | Seen) -> None:
        """A card is discarded, from wherever it is."""
        ref = self.find(card)
        self.happens(ev.Discard(ref, self.state.card(ref).controller))

    def lasts(self, who: str | Seen, until: str = "phase", **more: int) -> None:
        """A card gets so much more (or less) ATK, THW, DEF, SCH, REC, hit points until the end of a "phase", "round" or "turn"."""
        if until not in ("phase", "round", "turn"):
            raise LookupError(f"it lasts until the end of the 'phase', 'round' or 'turn', not {until!r}")
        ref = self.find(who)
        for name in more:
            if name not in STAT_WORDS:
                raise LookupError(f"nothing is known of {name!r} that could be more or less: {near(name, STAT_WORDS)}")
        scope = Scope(self.state.card(ref).controller, ref)
        self.runs(EffectFrame(Last(This(), tuple(Gets(name, n) for name, n in more.items()), until), scope))
