"""A player of a table laid by hand: looked at, and acting by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.rules.offers import basics, wanted
from longbox.games.champions.rules.plays import Basic, Play, Use, played_by, way_to_play
from longbox.games.champions.situations.asking import deeds_with, hinders, why
from longbox.games.champions.situations.complaints import NAMES, near
from longbox.games.champions.situations.look import LOOKS, Seen, spelt
from longbox.games.champions.state import DEALT, DECK, DISCARD, EVENT, HAND, NEMESIS, ZONE_NAMES, ChCard
from longbox.games.champions.view.why import defending
from longbox.kernel.decisions import Pay
from longbox.kernel.plays import candidates
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.situations.answering import Answering
    from longbox.games.champions.state import ChState
    from longbox.kernel.asked import Question


class Side:
    """A player of the table."""

    def __init__(self, table: Answering, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def _s(self) -> ChState:
        return self.table.state

    def _names(self, zone: int) -> list[str]:
        return [self._s.cards[n].printed.name for n in self._s.zone(self.number, zone)]

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
        return [s.now(n).name for n in s.controlled(self.number) if n != s.players[self.number].identity]

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
    def nemesis(self) -> list[str]:
        """The titles of what is still set aside of this player's nemesis set."""
        return self._names(NEMESIS)

    @property
    def drones(self) -> list[str]:
        """The titles of the cards that lie face down as drones engaged with this player."""
        s = self._s
        return [s.cards[n].printed.name for n in s.minions(self.number) if s.cards[n].down]

    @property
    def questions(self) -> list[Question]:
        """The questions that have been put to this player so far, as `t.questions` has them."""
        return [q for q in self.table.questions if q.player == NAMES[self.number]]

    def zone(self, name: str) -> list[str]:
        """The titles in a zone of this player's: "deck", "hand", "discard pile", "play area", "dealt encounter cards", "set aside"."""
        known = {spelt(n): i for i, n in enumerate(ZONE_NAMES)}
        if spelt(name) not in known:
            raise LookupError(f"a side has no zone {name!r}: {near(name, ZONE_NAMES)}; and those of the table: t.zone(...)")
        return self._names(known[spelt(name)])

    # -- what may be done ---------------------------------------------------------------------------------------------------

    def _basics(self, power: str) -> list[tuple[str, str]]:
        s = self._s
        able = (d for n in s.friends(self.number) for d in basics(s, self.number, n))
        deeds = [d for d in able if isinstance(d, Basic) and d.power == power]
        legal = [d for d in deeds if not hinders(s, d)]
        return [(s.now(d.ref).name, s.now(d.target).name if d.target >= 0 else "") for d in legal]

    @property
    def legal_attacks(self) -> list[tuple[str, str]]:
        """The basic attacks that this player may make now: who, whom ("" where it is divided)."""
        return self._basics("atk")

    @property
    def legal_thwarts(self) -> list[tuple[str, str]]:
        """The basic thwarts that this player may make now: who, what."""
        return self._basics("thw")

    @property
    def legal_defenders(self) -> list[str]:
        """Who may defend against the attack that is under way."""
        s = self._s
        return [s.now(n).name for n, found in defending(s, self.number) if not found] if s.activation is not None else []

    @property
    def playable(self) -> list[str]:
        """The titles of the cards in hand that may be played now, in a turn or in the window that is open."""
        s = self._s
        deeds = [(s.ref(n), d) for n in s.zone(self.number, HAND) for d in wanted(s, self.number, s.ref(n))]
        able = {r for r, d in deeds if (isinstance(d, Play) or s.card(r).printed.kind == EVENT) and not hinders(s, d)}
        d = s.decision
        if d is not None and d.kind == "window" and d.player == self.number:
            able |= {o.scope.this for o in d.options}
        return [s.cards[n].printed.name for n in s.zone(self.number, HAND) if s.ref(n) in able]

    def targets(self, card: str) -> list[str]:
        """The titles of what this player could aim a card of the hand, or the action of one in play, at as things are now."""
        s = self._s
        ref, deeds = deeds_with(self.table, self.number, card)
        out: list[int] = []
        for deed in deeds:
            if isinstance(deed, Basic) and s.get(deed.ref).number == s.get(ref).number and not hinders(s, deed):
                out.append(deed.target & NUMBER_MASK)
            if isinstance(deed, Play):
                ability, scope = way_to_play(s.card(ref).printed.faces[0]), played_by(self.number, ref)
            elif isinstance(deed, Use):
                ability, scope = deed.ability, deed.scope(s)
            else:
                continue
            for k in range(len(ability.targets)):
                out.extend(candidates(s, ability, k, scope))
        return [str(s.now(n).name if s.in_play(n) else s.cards[n].printed.name) for n in dict.fromkeys(out)]

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
        return bool(self._s.players[self.number].out)

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

    def attacks(self, who: str | Seen, whom: str | Seen) -> None:
        """A basic attack; of several with one title `t.each(title)[1]` names the second."""
        if isinstance(who, Seen) or isinstance(whom, Seen):
            self._is_asked()
            self.table.pick_seen(who, whom)
            return
        self._does(f"{who} attacks {whom}", f"{who} attacks {whom}")

    def thwarts(self, who: str | Seen, what: str | Seen) -> None:
        """A basic thwart."""
        if isinstance(who, Seen) or isinstance(what, Seen):
            self._is_asked()
            self.table.pick_seen(who, what)
            return
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

    def picks(self, *titles: str | Seen) -> None:
        """Answer a choice with these options, by words in them."""
        self._is_asked()
        self.table.picks(*titles)

    def defends(self, who: str | Seen) -> None:
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
        raise AttributeError(f"a side has no {name!r}: {near(name, (n for n in dir(Side) if not n.startswith('_')))}")
