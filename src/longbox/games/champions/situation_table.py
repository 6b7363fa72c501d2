"""A table set by hand, acted on by name: what tests of rules and cards speak."""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.decks.names import fold
from longbox.games.champions import befall, moments as mo
from longbox.games.champions.answering import waiting
from longbox.games.champions.offers import wanted
from longbox.games.champions.playing import Use
from longbox.games.champions.revealing import Revealing
from longbox.games.champions.state import DEALT, DECK, DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, HAND, ChCard, ChState
from longbox.games.champions.turn import activates
from longbox.kernel.decisions import Act, Pay, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, Frame, advance
from longbox.kernel.match import Match


@cache
def spelt(title: str) -> str:
    """What tells a title from others, however it is written."""
    return "".join(c for c in fold(title) if c.isalnum())


class Interlude(Frame):
    """Something a test lets happen in the midst of a turn; the turn is asked about anew afterwards."""

    __slots__ = ("stage", "what")

    def __init__(self, what: Any) -> None:
        super().__init__()
        self.what: Any = what
        self.stage = 0

    def run(self, s: Any) -> Flow:
        self.stage += 1
        if self.stage == 1:
            what, self.what = self.what, ()
            return what if isinstance(what, Frame) else happen(s, *what)
        if self.stage == 2:
            s.write_frame(len(s.frames) - 2).ask_anew(s)
        return DONE


class Seen:
    """A card as a test looks at it: its own fields and its current values."""

    def __init__(self, s: ChState, ref: int) -> None:
        self._s = s
        self.ref = ref

    @property
    def there(self) -> bool:
        """Is it in play as the object it was?"""
        return self._s.alive(self.ref)

    @property
    def left(self) -> int:
        """Hit points left."""
        return self._s.left(self._s.get(self.ref).number)

    @property
    def attached(self) -> list[str]:
        """The titles of what is attached to it."""
        return [self._s.now(n).name for n in self._s.attached_to(self.ref)]

    def counter(self, name: str = "") -> int:
        """Counters of a name on it."""
        return int(self._s.get(self.ref).counter(name))

    def __getattr__(self, name: str) -> Any:
        c = self._s.get(self.ref)
        if hasattr(c, name):
            return getattr(c, name)
        return getattr(self._s.seen(self.ref), name)


class Side:
    """A player of the table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def _s(self) -> ChState:
        return self.table.state

    def _names(self, zone: int) -> list[str]:
        return [self._s.things[n].printed.name for n in self._s.zone(self.number, zone)]

    @property
    def hand(self) -> list[str]:
        """The titles of the hand."""
        return self._names(HAND)

    @property
    def deck(self) -> list[str]:
        """The titles of the deck, top first."""
        return self._names(DECK)

    @property
    def discard(self) -> list[str]:
        """The titles of the discard pile, top last."""
        return self._names(DISCARD)

    @property
    def play(self) -> list[str]:
        """The titles of the cards this player controls in play, but for the identity."""
        s = self._s
        return [s.now(n).name for n in s.controlled(self.number) if n != s.things[self.number].identity]

    @property
    def minions(self) -> list[str]:
        """The titles of the minions engaged with this player; drones are Drone."""
        return [self._s.now(n).name for n in self._s.minions(self.number)]

    @property
    def dealt(self) -> int:
        """How many encounter cards wait."""
        return len(self._s.zone(self.number, 4))

    @property
    def form(self) -> str:
        """ "hero" or "alter_ego"."""
        return str(self._s.identity(self.number).up.values.kind)

    @property
    def identity(self) -> Seen:
        """The identity card."""
        return Seen(self._s, self._s.identity_ref(self.number))

    @property
    def out(self) -> bool:
        """Has this player been eliminated?"""
        return bool(self._s.things[self.number].out)

    def asked(self) -> bool:
        """Is something asked of this player?"""
        d = self.table.match.decision
        return d is not None and d.player == self.number

    def does(self, *words: str) -> None:
        """Choose the one option of this player's that has all these words in it. AssertionError if none or several do."""
        assert self.asked(), f"nothing is asked of {self.table.state.things[self.number].name}: {self.table.asking()}"
        self.table.pick(*words)

    def attacks(self, who: str, whom: str) -> None:
        """A basic attack."""
        self.does(f"{who} attacks {whom}")

    def thwarts(self, who: str, what: str) -> None:
        """A basic thwart."""
        self.does(f"{who} thwarts {what}")

    def plays(self, card: str, *pay: str) -> None:
        """Play a card, paying with these cards of the hand or abilities (the first proposal unless named)."""
        self._begins(f"Play {card}", pay)

    def uses(self, card: str, *pay: str) -> None:
        """Use the action of a card."""
        self._begins(f"Use {card}", pay)

    def _begins(self, words: str, pay: tuple[str, ...]) -> None:
        """Choose it, and pay: as named, or as there is no other way."""
        before = len(self.table.log.splitlines())
        self.does(words)
        d = self.table.match.decision
        if pay and (d is None or not isinstance(d.shape, Pay)):
            told = self.table.log.splitlines()[before:]
            for title in pay:
                paid = (f"spends {title} ", f"with {title} ", f"{title} exhausts")
                assert any(p in t for t in told for p in paid), f"{title} did not pay: {told}"
            return
        self.pays(*pay)

    def pays(self, *titles: str) -> None:
        """Answer the payment that is asked, if one is."""
        d = self.table.match.decision
        if d is None or not isinstance(d.shape, Pay):
            assert not titles, f"no payment is asked: {self.table.asking()}"
            return
        if not titles:
            self.table.match.choose(d.shape.proposals[0])
            return
        names = [
            self._s.was(r).up.values.name if not self._s.in_play(r & 0xFFF) else self._s.now(r).name for r in d.shape.sources
        ]
        chosen: list[int] = []
        for title in titles:
            chosen.append(next(i for i, n in enumerate(names) if n == title and i not in chosen))
        self.table.match.choose(tuple(sorted(chosen)))

    def picks(self, *titles: str) -> None:
        """Answer a choice with these options, by words in them."""
        assert self.asked(), f"nothing is asked of this player: {self.table.asking()}"
        self.table.picks(*titles)

    def defends(self, who: str) -> None:
        """Defend with a character against the attack that is asked about."""
        assert self.table.kind == "defend", self.table.asking()
        self.picks(who)

    def passes(self) -> None:
        """Choose nothing."""
        assert self.asked(), f"nothing is asked of this player: {self.table.asking()}"
        self.table.passes()

    def ends_turn(self) -> None:
        """End the turn."""
        self.does("End your turn")


class Table:
    """A table under test."""

    def __init__(self, state: ChState) -> None:
        self.match = Match.of(state)
        self.A = Side(self, 0)
        self.B = Side(self, 1)
        self.C = Side(self, 2)
        self.D = Side(self, 3)

    @property
    def state(self) -> ChState:
        """The state just now."""
        s: ChState = self.match.state
        return s

    @property
    def result(self) -> Any:
        """How it ended, None while it goes on."""
        return self.match.result

    # -- looking --------------------------------------------------------------------------------------------------------

    def find(self, name: str) -> int:
        """A reference to the card of this title: in play first, then anywhere. LookupError if there is none."""
        s = self.state
        wanted = spelt(name)
        for n in s.everything():
            if spelt(s.now(n).name) == wanted:
                return s.ref(n)
        for t in s.things:
            if isinstance(t, ChCard) and any(
                spelt(x) == wanted for x in (t.printed.name, *(f.values.name for f in t.printed.faces))
            ):
                return t.ref
        raise LookupError(f"there is no {name!r} on this table")

    def __getitem__(self, name: str) -> Seen:
        return Seen(self.state, self.find(name))

    def in_play(self, name: str) -> bool:
        """Is a card of this title in play?"""
        s = self.state
        return any(spelt(s.now(n).name) == spelt(name) for n in s.everything())

    @property
    def villain(self) -> Seen:
        """The villain."""
        return Seen(self.state, self.state.ref(self.state.villain))

    @property
    def scheme(self) -> Seen:
        """The main scheme."""
        return Seen(self.state, self.state.ref(self.state.scheme))

    @property
    def encounter_deck(self) -> list[str]:
        """The titles of the encounter deck, top first."""
        return [self.state.things[n].printed.name for n in self.state.common(ENCOUNTER_DECK)]

    @property
    def encounter_discard(self) -> list[str]:
        """The titles of the encounter discard pile, top last."""
        return [self.state.things[n].printed.name for n in self.state.common(ENCOUNTER_DISCARD)]

    @property
    def log(self) -> str:
        """The whole log, each line with its rule."""
        assert self.match.log is not None
        return self.match.log.text()

    # -- what is asked ----------------------------------------------------------------------------------------------------

    def asking(self) -> str:
        """The open question with its options, for messages."""
        d = self.match.decision
        if d is None:
            return f"nothing is asked ({self.result and self.result.reason})"
        return f"{d.kind} of player {d.player} [{d.rule}]: {self.options()}"

    def options(self) -> list[str]:
        """The open question's options in words."""
        d = self.match.decision
        if d is None:
            return []
        view = self.match.view(d.seat)
        return [view.option_text(o) for o in d.options]

    def offered(self, *words: str) -> bool:
        """Is there an option with all these words in it?"""
        return any(all(w in text for w in words) for text in self.options())

    @property
    def kind(self) -> str:
        """The kind of the open question, "" if nothing is asked."""
        d = self.match.decision
        return d.kind if d is not None else ""

    def pick(self, *words: str) -> None:
        """Choose the one option that has all these words in it."""
        texts = self.options()
        found = [i for i, text in enumerate(texts) if all(w in text for w in words)]
        exact = [i for i in found if texts[i] == words[0] or texts[i].split(" (")[0] == words[0]]
        found = exact or found
        assert found, f"no option has {words} in it: {self.asking()}"
        alike = {texts[i] for i in found}
        assert len(alike) == 1, f"several options have {words} in them: {sorted(alike)}"
        d = self.match.decision
        assert d is not None
        self.match.choose((found[0],))

    def picks(self, *titles: str) -> None:
        """Choose several options, each by words in it."""
        d = self.match.decision
        assert d is not None and isinstance(d.shape, (Pick, Act)), self.asking()
        texts = self.options()
        chosen: list[int] = []
        for title in titles:
            found = [i for i, text in enumerate(texts) if i not in chosen and title in text]
            assert found, f"no option has {title!r} in it: {self.asking()}"
            chosen.append(found[0])
        ordered = isinstance(d.shape, Pick) and d.shape.ordered
        self.match.choose(tuple(chosen if ordered else sorted(chosen)))

    def answers(self, *numbers: int) -> None:
        """Answer with plain integers (an amount, a spread)."""
        self.match.choose(numbers)

    def passes(self) -> None:
        """Choose nothing."""
        self.match.choose(())

    def says(self, yes: bool) -> None:
        """Yes or no."""
        self.match.choose((1,) if yes else (0,))

    # -- letting things happen ----------------------------------------------------------------------------------------------

    def happens(self, *events: Any) -> None:
        """Let events happen at once, in the midst of the turn."""
        self._run(Interlude(events))

    def runs(self, frame: Frame) -> None:
        """Let a procedure run in the midst of the turn."""
        self._run(Interlude(frame))

    def _run(self, frame: Frame) -> None:
        s = self.state
        assert self.match.decision is not None and self.match.decision.kind == "turn", self.asking()
        s.frames.append(frame)
        advance(s)

    def hurts(self, who: str, n: int) -> None:
        """A character takes damage from nothing in particular."""
        self.happens(befall.Damage(self.find(who), n))

    def places(self, scheme: str, n: int) -> None:
        """Threat is placed on a scheme, by nothing in particular."""
        self.happens(befall.Threat(self.find(scheme), n))

    def gives(self, who: str, status: str) -> None:
        """A character is given a status card."""
        self.happens(befall.GiveStatus(self.find(who), status))

    def enemy_attacks(self, enemy: str, player: str = "A") -> None:
        """An enemy attacks a player."""
        self.happens(mo.EnemyAttack(self.find(enemy), "ABCD".index(player)))

    def enemy_activates(self, enemy: str, player: str = "A") -> None:
        """An enemy activates against a player: it attacks a hero and schemes against an alter-ego."""
        self.happens(activates(self.state, self.find(enemy), "ABCD".index(player)))

    def enemy_schemes(self, enemy: str, player: str = "A") -> None:
        """An enemy schemes against a player."""
        self.happens(mo.EnemyScheme(self.find(enemy), "ABCD".index(player)))

    def reveals(self, card: str, player: str = "A") -> None:
        """A player reveals the card of this title: one dealt to that player, else of the encounter deck, else from wherever it is."""
        s = self.state
        p = "ABCD".index(player)
        near = (*s.zone(p, DEALT), *s.common(ENCOUNTER_DECK))
        found = next((s.ref(n) for n in near if spelt(s.things[n].printed.name) == spelt(card)), None)
        self.runs(Revealing(p, self.find(card) if found is None else found))

    def why_not(self, player: str, card: str, kind: str = "") -> list[str]:
        """The rules that keep a player from doing anything with a card: of each deed (whose label has `kind` in it) its objections.

        With `kind` "answer" of its interrupts, responses and resource abilities, which are looked at anyway if there are no deeds.
        """
        s = self.state
        p = "ABCD".index(player)
        # of several copies that in the player's hand is meant
        held = [s.ref(n) for n in s.zone(p, HAND) if spelt(s.things[n].printed.name) == spelt(card)]
        ref = held[0] if held else self.find(card)
        deeds = wanted(s, p, ref)
        if held and not kind:
            # what a card says once it is in play is not asked about while it is in the hand
            deeds = [d for d in deeds if not isinstance(d, Use) or d.label(s).startswith("Play ")]
        out = [o.rule for deed in deeds if kind in deed.label(s) for o in deed.why_not(s)]
        if kind == "answer" or not deeds:
            out.extend(o.rule for o in waiting(s, p, ref))
        return out
