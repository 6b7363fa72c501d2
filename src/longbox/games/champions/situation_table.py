"""A table set by hand, acted on by name: what tests of rules and cards speak."""

from __future__ import annotations

from typing import Any

from longbox.games.champions import befall, moments as mo
from longbox.games.champions.answering import defending, waiting
from longbox.games.champions.card import CONFUSED, MINION, STUNNED, TOUGH, VILLAIN, CardDef
from longbox.games.champions.revealing import Revealing
from longbox.games.champions.situation_checks import NAMES, near, with_article
from longbox.games.champions.situation_look import LOOKS, Seen as Seen, spelt as spelt
from longbox.games.champions.situation_why import deeds_with, hinders, why
from longbox.games.champions.state import (
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    REMOVED,
    VICTORY,
    ChCard,
    ChState,
)
from longbox.games.champions.turn import activates
from longbox.kernel.decisions import Act, IllegalAnswer, Number, Pay, Pick, Spread
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, Frame, advance
from longbox.kernel.match import Match
from longbox.kernel.state import NUMBER_MASK


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
        return len(self._s.zone(self.number, DEALT))

    @property
    def facedown(self) -> list[str]:
        """The titles of the encounter cards that wait, the next first."""
        return self._names(DEALT)

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
        self._is_asked()
        self.table.pick(*words)

    def _does(self, words: str, about: str) -> None:
        """Choose it; if it is not offered, the message says why."""
        if not self.asked() or not self.table.offered(words):
            reasons = "; ".join(line for line in why(self.table, self.number, about) if not line.endswith("nothing hinders it"))
            raise AssertionError(
                f"{NAMES[self.number]} is not offered {words!r}: {reasons or 'not now'}. Asked is {self.table.asking()}"
            )
        self.table.pick(words)

    def _is_asked(self) -> None:
        """AssertionError if nothing is asked of this player, with what is asked of whom."""
        assert self.asked(), f"nothing is asked of {NAMES[self.number]}: {self.table.asking()}"

    def attacks(self, who: str, whom: str) -> None:
        """A basic attack."""
        self._does(f"{who} attacks {whom}", f"{who} attacks {whom}")

    def thwarts(self, who: str, what: str) -> None:
        """A basic thwart."""
        self._does(f"{who} thwarts {what}", f"{who} thwarts {what}")

    def plays(self, card: str, *pay: str) -> None:
        """Play a card, paying with these cards of the hand or abilities (the first proposal unless named)."""
        self._begins(f"Play {card}", card, pay)

    def uses(self, card: str, *pay: str) -> None:
        """Use the action of a card."""
        self._begins(f"Use {card}", card, pay)

    def _begins(self, words: str, card: str, pay: tuple[str, ...]) -> None:
        """Choose it, and pay: as named, or as there is no other way."""
        before = len(self.table.log.splitlines())
        self._does(words, card)
        d = self.table.match.decision
        if pay and (d is None or not isinstance(d.shape, Pay)):
            told = self.table.log.splitlines()[before:]
            for title in pay:
                name = next((c.printed.name for c in self._cards() if spelt(c.printed.name) == spelt(title)), title)
                paid = (f"spends {name} ", f"with {name} ", f"{name} exhausts", f" and {name} ", f", {name}", f"spends {name},")
                if any(p in t for t in told for p in paid):
                    continue
                if d is not None and d.kind not in ("turn", "request"):
                    ask = f"answer that, then {NAMES[self.number]}.pays({', '.join(map(repr, pay))})"
                    raise AssertionError(f"something else is asked before {title} pays: {self.table.asking()}; {ask}")
                raise AssertionError(f"{title} did not pay: {told}")
            return
        self.pays(*pay)

    def _cards(self) -> list[ChCard]:
        return [c for c in self._s.things if isinstance(c, ChCard)]

    def pays(self, *titles: str) -> None:
        """Answer the payment that is asked, if one is."""
        d = self.table.match.decision
        if d is None or not isinstance(d.shape, Pay):
            assert not titles, f"no payment is asked: {self.table.asking()}"
            return
        if not titles:
            self.table.match.choose(d.shape.proposals[0])
            return
        names = self.table._sources(d.shape)
        chosen: list[int] = []
        for title in titles:
            found = [i for i, n in enumerate(names) if spelt(n) == spelt(title) and i not in chosen]
            assert found, f"{title!r} can't pay for this; there are: {', '.join(names)}"
            chosen.append(found[0])
        self.table.match.choose(tuple(sorted(chosen)))

    def picks(self, *titles: str) -> None:
        """Answer a choice with these options, by words in them."""
        self._is_asked()
        self.table.picks(*titles)

    def defends(self, who: str) -> None:
        """Defend with a character against the attack that is asked about; who is asked before this player declines."""
        assert self.table.kind == "defend", f"nobody is asked to defend: {self.table.asking()}"
        while not self.asked() and self.table.kind == "defend":
            self.table.passes()
        self.picks(who)

    def passes(self) -> None:
        """Choose nothing."""
        self._is_asked()
        self.table.passes()

    def says(self, yes: bool) -> None:
        """Yes or no."""
        self._is_asked()
        self.table.says(yes)

    def why(self, asked: str) -> list[str]:
        """What is in the way of a card, a deed ("Tigra attacks Rhino") or a sort of deed ("defend"): each reason with its rule."""
        return why(self.table, self.number, asked)

    def ends_turn(self) -> None:
        """End the turn."""
        self.does("End your turn")

    def __getattr__(self, name: str) -> Any:
        if name in LOOKS:
            raise AttributeError(f"a side has no {name!r}; of its identity it is {NAMES[self.number]}.identity.{name}")
        raise AttributeError(f"a side has no {name!r}: {near(name, (n for n in vars(Side) if not n.startswith('_')))}")


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

    def __getattr__(self, name: str) -> Any:
        if name in LOOKS:
            raise AttributeError(f"a table has no {name!r}: t.villain.{name}, t.scheme.{name}, t['Tigra'].{name} are of a card")
        raise AttributeError(f"a table has no {name!r}: {near(name, (n for n in vars(Table) if not n.startswith('_')))}")

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
        for c in self._bearing(wanted):
            return c.ref
        there = {s.now(n).name for n in s.everything()}
        close = near(name, (c.up.values.name for c in s.things if isinstance(c, ChCard))).partition("there are")[0]
        raise LookupError(f"there is no {name!r} on this table; {close}in play are: {', '.join(sorted(there))}")

    def _bearing(self, wanted: str) -> list[ChCard]:
        """The cards with a side of this title, spelt so."""
        cards = [c for c in self.state.things if isinstance(c, ChCard)]
        return [c for c in cards if any(spelt(x) == wanted for x in (c.printed.name, *(f.values.name for f in c.printed.faces)))]

    def knows(self, name: str) -> bool:
        """Is this the title of a card of the game, wherever it is?"""
        return bool(self._bearing(spelt(name)))

    def __getitem__(self, name: str) -> Seen:
        return Seen(self.state, self.find(name))

    def each(self, name: str) -> list[Seen]:
        """All cards of this title in play."""
        s = self.state
        return [Seen(s, s.ref(n)) for n in s.everything() if spelt(s.now(n).name) == spelt(name)]

    def in_play(self, name: str) -> bool:
        """Is a card of this title in play?"""
        return bool(self.each(name))

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

    @property
    def first(self) -> str:
        """The first player: "A", "B" ..."""
        return NAMES[self.state.first]

    @property
    def active(self) -> str:
        """The player whose turn it is, "" in the villain phase."""
        return NAMES[self.state.active] if self.state.active >= 0 else ""

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self.state.round)

    @property
    def phase(self) -> str:
        """ "player phase" or "villain phase"."""
        return str(self.state.phase)

    @property
    def accelerations(self) -> int:
        """The acceleration tokens next to the main scheme."""
        return int(self.state.accelerations)

    @property
    def removed(self) -> list[str]:
        """The titles of what is removed from the game."""
        return [self.state.things[n].printed.name for n in self.state.common(REMOVED)]

    @property
    def victory(self) -> list[str]:
        """The titles in the victory display."""
        return [self.state.things[n].printed.name for n in self.state.common(VICTORY)]

    # -- what is asked ----------------------------------------------------------------------------------------------------

    def asking(self) -> str:
        """The open question with its options, for messages."""
        d = self.match.decision
        if d is None:
            return f"nothing is asked ({self.result and self.result.reason})"
        what: Any = self.options()
        if isinstance(d.shape, Number):
            what = f"a number from {d.shape.lo} to {d.shape.hi}, with answers(n)"
        elif isinstance(d.shape, Spread):
            n = len(d.shape.caps)
            whom = [self.state.was(r).up.values.name for r in d.about[-n:]] if len(d.about) >= n else f"{n} of them"
            what = f"{d.shape.total} divided among {whom}, at most {list(d.shape.caps)}, with answers(n, n, ...)"
        elif isinstance(d.shape, Pay):
            what = f"pays(...) with some of {self._sources(d.shape)}"
        return f"{d.kind} of {NAMES[d.player]} [{d.rule}]: {what}"

    def _sources(self, shape: Pay) -> list[str]:
        """The titles of what may pay."""
        s = self.state
        return [s.was(r).up.values.name if not s.in_play(r & NUMBER_MASK) else s.now(r).name for r in shape.sources]

    def options(self) -> list[str]:
        """The open question's options in words."""
        d = self.match.decision
        if d is None:
            return []
        view = self.match.view(d.seat)
        return [view.option_text(o) for o in d.options]

    def offered(self, *words: str) -> bool:
        """Is there an option with all these words in it? Without words: is anything asked?"""
        return any(all(w in text or spelt(w) in spelt(text.partition(" (")[0]) for w in words) for text in self.options())

    @property
    def kind(self) -> str:
        """The kind of the open question, "" if nothing is asked."""
        d = self.match.decision
        return d.kind if d is not None else ""

    def pick(self, *words: str) -> None:
        """Choose the one option that has all these words in it."""
        texts = self.options()
        found = (
            [i for i, text in enumerate(texts) if all(w in text for w in words)]
            or [i for i, text in enumerate(texts) if all(spelt(w) in spelt(text) for w in words)]
            or self._player(texts, words)
        )
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
        most = d.shape.hi if isinstance(d.shape, Pick) else 1
        if len(titles) > most:
            raise IllegalAnswer(f"an answer of {len(titles)}, where {most} at most can be picked at once: {self.asking()}")
        texts = self.options()
        chosen: list[int] = []
        for title in titles:
            left = [i for i in range(len(texts)) if i not in chosen]
            found = (
                [i for i in left if title in texts[i]]
                or [i for i in left if spelt(title) and spelt(title) in spelt(texts[i])]
                or self._player(texts, (title,))
            )
            assert found, f"no option has {title!r} in it: {self.asking()}"
            # rather what is called so than what only begins so, and that rather than what only speaks of it
            heads = {i: texts[i].removeprefix("Use ").removeprefix("Play ") for i in found}
            exact = [i for i in found if spelt(heads[i].partition(" (")[0].partition(":")[0].partition(" [")[0]) == spelt(title)]
            named = [i for i in found if spelt(heads[i]).startswith(spelt(title))]
            chosen.append((exact or named or found)[0])
        ordered = isinstance(d.shape, Pick) and d.shape.ordered
        self.match.choose(tuple(chosen if ordered else sorted(chosen)))

    def _player(self, texts: list[str], words: tuple[str, ...]) -> list[int]:
        """A player among the options may also be called by the identity's title."""
        s = self.state
        faces = {n: s.identity(p).printed.faces for p, n in enumerate(NAMES[: s.starters])}
        names = {n for n in faces if any(spelt(f.values.name) == spelt(words[0]) for f in faces[n])}
        return [i for i, text in enumerate(texts) if len(words) == 1 and text in names]

    def answers(self, *numbers: int) -> None:
        """Answer with plain integers (an amount, a spread)."""
        self.match.choose(numbers)

    def passes(self) -> None:
        """Choose nothing."""
        d = self.match.decision
        if d is not None and d.shape.least():
            raise IllegalAnswer(f"an answer is needed here: {self.asking()}")
        self.match.choose(())

    def goes_on(self, *kinds: str) -> None:
        """The turn ends, and nobody does anything that need not be done, until a question of these kinds ("turn" unless named) comes.

        Of what must be chosen the first is.
        """
        for n in range(200):
            d = self.match.decision
            if d is None or (n and d.kind in (kinds or ("turn",))):
                return
            self.match.choose(d.shape.least())

    def says(self, yes: bool) -> None:
        """Yes or no."""
        assert self.options() == ["no", "yes"], f"this is no question of yes or no: {self.asking()}"
        self.match.choose((1,) if yes else (0,))

    # -- letting things happen ----------------------------------------------------------------------------------------------

    def _number(self, player: str) -> int:
        """The number of a player, by the name of the side."""
        names = NAMES[: self.state.starters]
        if player not in names:
            raise LookupError(f"the players are {', '.join(names)}, not {player!r}")
        return names.index(player)

    def happens(self, *events: Any) -> None:
        """Let events happen at once, in the midst of the turn."""
        self._run(Interlude(events))

    def runs(self, frame: Frame) -> None:
        """Let a procedure run in the midst of the turn."""
        self._run(Interlude(frame))

    def _run(self, frame: Frame) -> None:
        s = self.state
        d = self.match.decision
        assert d is not None and d.kind == "turn", f"first answer what is asked: {self.asking()}"
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
        if status not in (STUNNED, CONFUSED, TOUGH):
            raise LookupError(f"a status card is 'stunned', 'confused' or 'tough', not {status!r}")
        self.happens(befall.GiveStatus(self.find(who), status))

    def _enemy(self, name: str) -> int:
        """The villain or minion of this title. LookupError if that card is none."""
        ref = self.find(name)
        s = self.state
        kind = s.seen(ref).kind
        if kind not in (MINION, VILLAIN):
            raise LookupError(f"{s.seen(ref).name} is {with_article(kind)}: it is villains and minions that attack and scheme")
        return ref

    def enemy_attacks(self, enemy: str, player: str = "A") -> None:
        """An enemy attacks a player."""
        self.happens(mo.EnemyAttack(self._enemy(enemy), self._number(player)))

    def enemy_activates(self, enemy: str, player: str = "A") -> None:
        """An enemy activates against a player: it attacks a hero and schemes against an alter-ego."""
        self.happens(activates(self.state, self._enemy(enemy), self._number(player)))

    def enemy_schemes(self, enemy: str, player: str = "A") -> None:
        """An enemy schemes against a player."""
        self.happens(mo.EnemyScheme(self._enemy(enemy), self._number(player)))

    def reveals(self, card: str | CardDef, player: str = "A") -> None:
        """A player reveals the card of this title: one dealt to that player, else of the encounter deck, else from wherever it is.

        One that is not in the game at all (also a stand-in) is put onto the encounter deck first.
        """
        s = self.state
        p = self._number(player)
        title = card.name if isinstance(card, CardDef) else card
        near_ = (*s.zone(p, DEALT), *s.common(ENCOUNTER_DECK))
        found = next((s.ref(n) for n in near_ if spelt(s.things[n].printed.name) == spelt(title)), None)
        if found is None:
            try:
                found = self.find(title)
            except LookupError:
                from longbox.games.champions.situation import on_top

                found = on_top(s, card)
        self.runs(Revealing(p, found))

    def why_not(self, player: str, card: str, kind: str = "") -> list[str]:
        """The rules that keep a player from doing anything with a card: of each deed (whose label has `kind` in it) its objections.

        With `kind` "answer" of its interrupts, responses and resource abilities, which are looked at anyway if there are no deeds;
        with "defend" what keeps the character from defending. In words: `A.why(...)`.
        """
        s = self.state
        p = self._number(player)
        if kind == "defend":
            ref = self.find(card)
            return [o.rule for n, found in defending(s, p) for o in found if s.ref(n) == ref]
        ref, deeds = deeds_with(self, p, card, bool(kind))
        out = [o.rule for deed in deeds if kind in deed.label(s) for o in hinders(s, deed)]
        if kind == "answer" or not deeds:
            out.extend(o.rule for o in waiting(s, p, ref))
        return out
