"""Rules of thumb by which Marvel Champions is played on in thought: no copy of the table is made, and nothing is tried out.

A turn is played by what its deeds are worth at first sight, the best first: what brings cards, the form that suits, cards for what they cost,
abilities, basic powers. It is a fair turn, not a good one, at a tenth of what planning it would take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.agent.answers import discards, keep, quick
from longbox.games.champions.agent.cards import BOARD, COUNTER, EVENTS, FIRST
from longbox.games.champions.agent.worth import (
    ACCELERATION,
    GUARD,
    HAZARD,
    MENACE,
    MINION,
    SIDE,
    ally,
    health,
    rounds_left,
    standing,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.language.costs import Resources
from longbox.games.champions.language.verbs.cards import DiscardIt
from longbox.games.champions.rules.offers import turn_deeds
from longbox.games.champions.rules.plays import Basic, Change, Pass, Play, Use
from longbox.games.champions.state import ALLY, EVENT, HAND, TOUGH
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.rules.plays import Deed
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Answer, Decision

#: things done in one turn, at most
MOST: Final = 30
#: what a deed comes to before others are thought of: what brings cards, and abilities that cost none
BRINGS: Final = 100.0
FREE: Final = 40.0
#: what is paid for with cards, as such; basic powers come last
PAID: Final = 20.0
#: a hit point of the villain, and what taking its tough card is worth
HIT: Final = 1.0
UNTOUGH: Final = 2.0
#: the villain's last hit points
WIN: Final = 90.0
#: a threat of the main scheme, by how much room it leaves once the next villain phase is over
ROOMY: Final = 1.0
NARROW: Final = ((1, 9.0), (3, 5.0), (6, 2.2))
#: an ability of a card in play that costs no card, of which nothing else is known; one of an encounter card
ABILITY: Final = 1.2
RIDDING: Final = 3.5
#: abilities that undo what has been paid for
LEFT: Final = frozenset(("01020",))
#: the other form must be better by so much
BETTER: Final = 1.0


class Thumb(ChampionsGame):
    """The game in thought, up to a round: whoever has a turn does what looks best without being asked. From that round on it is asked."""

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until
        self.turn = (-1, -1)
        self.done = 0

    def options(self, s: ChState, player: int) -> list[Deed]:
        if s.round >= self.until:
            # two, so that it is asked
            return [Pass(player, ""), Pass(player, "")]
        if self.turn != (s.round, player):
            self.turn = (s.round, player)
            self.done = 0
        self.done += 1
        found = best(s, player) if self.done <= MOST else None
        return [Pass(player, "") if found is None else found]

    def answer(self, s: ChState, d: Decision) -> Answer:
        """A fair answer to a question on the way; from now on the rest is played in thought."""
        s.game = self
        if d.kind == "turn":
            return self._here(s, d)
        if d.kind == "window":
            # what may be used is used
            follow = d.shape.next(())
            return (follow[0],) if follow[0] >= 0 else ()
        if d.kind in ("mulligan", "discard") and getattr(d.shape, "hi", 0) == len(d.options):
            return discards(s, d, d.kind == "mulligan")
        return quick(s, d)

    def _here(self, s: ChState, d: Decision) -> Answer:
        """In a turn that was begun otherwise: what looks best of all that is offered."""
        found = best(s, d.player)
        if found is not None:
            like = (
                found.__class__,
                found.ref,
                getattr(found, "power", ""),
                getattr(found, "target", -1),
                getattr(found, "index", -1),
            )
            for i, o in enumerate(d.options):
                if like == (o.__class__, o.ref, getattr(o, "power", ""), getattr(o, "target", -1), getattr(o, "index", -1)):
                    return (i,)
        return (0,)


def best(s: ChState, player: int) -> Deed | None:
    """The deed that looks best of those that may be done; None if there is nothing to do but to end the turn."""
    sight = Sight(s, player)
    found: list[tuple[float, int, Deed]] = []
    deeds = turn_deeds(s, player)
    for i, deed in enumerate(deeds):
        worth = sight.worth(deed)
        if worth > 0.0:
            found.append((-worth, i, deed))
    found.sort()
    for _, _, deed in found:
        if deed.objection(s) is None:
            return deed
    return None


class Sight:
    """What is seen at first sight of a player's turn: what a point of damage, threat and health is worth just now."""

    __slots__ = ("ease", "hero", "player", "room", "rounds", "s", "slope")

    def __init__(self, s: ChState, player: int) -> None:
        self.s = s
        self.player = player
        self.hero = s.is_hero(player)
        self.rounds = rounds_left(s)
        me = s.identity(player)
        left = float(s.left(me.number))
        self.slope = health(left + 1.0) - health(left)
        main = s.cards[s.scheme]
        gain = s.per_player(main.up.acceleration) + s.accelerations
        if not self.hero:
            gain += (s.now(s.villain).sch or 0) + 1
        self.room = (s.per_player(main.up.target) - main.threat - gain) / s.starters
        self.ease = next((worth for most, worth in NARROW if self.room < most), ROOMY)

    def worth(self, deed: Deed) -> float:
        """What it is worth at first sight; 0 for what should be left."""
        if isinstance(deed, Basic):
            return self.basic(deed)
        if isinstance(deed, Play):
            return self.played(deed.ref & NUMBER_MASK)
        if isinstance(deed, Use):
            return self.used(deed)
        if isinstance(deed, Change):
            return self.turned()
        return 0.0

    def basic(self, deed: Basic) -> float:
        """A basic power, less what an ally loses by it."""
        s = self.s
        n = deed.ref & NUMBER_MASK
        v = s.now(n)
        if deed.power == "rec":
            return self.slope * min(v.rec or 0, s.cards[n].damage)
        if deed.target < 0:
            return 1.0
        t = deed.target & NUMBER_MASK
        gain = self.hit(t, v.atk or 0) if deed.power == "atk" else self.eased(t, v.thw or 0)
        if v.kind == ALLY:
            left = s.left(n)
            gain -= ally(s, n) if left <= 1 else 0.3 + (max(v.atk or 0, v.thw or 0) if left <= 4 else 0.0)
        return gain

    def hit(self, n: int, amount: int) -> float:
        """Damage to an enemy."""
        s = self.s
        c = s.cards[n]
        if amount <= 0:
            return 0.0
        if n == s.villain:
            if TOUGH in c.status:
                return UNTOUGH
            won = amount >= s.left(n) and c.face + 1 == len(c.printed.faces)
            return WIN if won else HIT * min(amount, s.left(n))
        v = s.now(n)
        left = s.left(n)
        whole = (
            0.7
            + MINION * left
            + MENACE * self.rounds * ((v.atk or 0) + 0.4 * (v.sch or 0))
            + GUARD * bool(v.keywords.get("guard"))
        )
        if TOUGH in c.status:
            return UNTOUGH
        return whole + 0.5 if amount >= left else 0.6 * whole * amount / left

    def eased(self, n: int, amount: int) -> float:
        """Threat removed from a scheme."""
        s = self.s
        c = s.cards[n]
        taken = min(amount, c.threat)
        if n == s.scheme:
            return self.ease * taken
        icons = s.now(n).icons or {}
        trouble = 0.7 + ACCELERATION * icons.get("acceleration", 0) + HAZARD * icons.get("hazard", 0)
        return SIDE * taken + (trouble if taken == c.threat else 0.3 * trouble * taken / max(1, c.threat))

    def played(self, n: int) -> float:
        """A card that stays, for each card that it takes."""
        s = self.s
        printed = s.cards[n].printed
        v = printed.values
        gain = keep(s, self.player, n, self.rounds)
        if v.kind == ALLY:
            if gain and len(s.allies(self.player)) >= s.now(s.identity(self.player).number).ally_limit:
                return 0.0
            if gain:
                gain = 2.2 + max(v.atk or 0, 1.1 * (v.thw or 0)) * min(3, v.hp or 0) + 0.3 * (v.hp or 0)
        return PAID + gain / (1.0 + max(0, v.cost or 0)) if gain > 0.3 else 0.0

    def used(self, deed: Use) -> float:
        """An event, or an ability of a card in play."""
        s = self.s
        c = s.cards[deed.ref & NUMBER_MASK]
        code = c.up.code
        if s.place(c.number) == HAND or c.printed.kind == EVENT:
            cost = max(0, c.printed.values.cost or 0)
            gain = EVENTS.get(code, 0.8 + 0.8 * cost)
            if "thwart" in deed.ability.labels:
                gain *= 0.6 + 0.4 * self.ease
            return PAID + gain / (1.0 + cost)
        if code in FIRST:
            return BRINGS
        if code in LEFT:
            return 0.0
        cards = 0
        gone = False
        for part in deed.ability.cost:
            if isinstance(part, Resources):
                cards += part.total(s, deed.scope(s))
            elif isinstance(part, DiscardIt):
                gone = True
        gain = ABILITY
        if code in BOARD:
            gain = max(ABILITY, BOARD[code][1] + 0.4)
        if c.controller < 0:
            gain = RIDDING
        if gone:
            gain = COUNTER.get(code, 0.5) * c.counter() if c.counter() >= 3 else 0.0
        if gain <= 0.0:
            return 0.0
        return (PAID if cards else FREE) + gain / (1.0 + cards)

    def turned(self) -> float:
        """The other form: at once where it is better to act in, last where it is better to be in."""
        s = self.s
        p = self.player
        me = s.identity(p)
        here = standing(s, True, ())
        there = standing(s, True, (p,))
        hero = me.printed.faces[0].values
        acts = HIT * (hero.atk or 0)
        rests = 0.0
        for face in me.printed.faces:
            if face.values.rec:
                rests = self.slope * min(face.values.rec, me.damage)
        if self.hero:
            if self.room * s.starters < (s.now(s.villain).sch or 0) + 2:
                # the villain would scheme
                return 0.0
            if me.exhausted:
                # what is left to do is done first
                return 0.01 if there > here + BETTER else 0.0
            return 3.0 * PAID if there + rests > here + acts + 2.0 * BETTER else 0.01 if there > here + BETTER else 0.0
        if me.exhausted:
            return 0.01 if there > here else 0.0
        return 2.0 * PAID - 1.0 if there + acts > here + rests else 0.0
