"""One player of a situation: looked at, and acting by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, Unpack

from longbox.games.vs import events as ev
from longbox.games.vs.rules.combat import AttackShape, ProposeAttack, possible_attack, proposal_objections
from longbox.games.vs.rules.plays import PlayTwist, Recruit
from longbox.games.vs.rules.powers import Flip, PoweringUp, Reinforcing, UsePower
from longbox.games.vs.situations.asking import Asking, early_objections
from longbox.games.vs.situations.bare import EVERYWHERE
from longbox.games.vs.situations.following import How, follow
from longbox.games.vs.situations.look import Look
from longbox.games.vs.situations.passing import Passing
from longbox.games.vs.situations.words import like_word
from longbox.games.vs.state import DECK, HAND, KOD, REMOVED, RESOURCES, ROWS, ZONE_NAMES, ZONES, name_of
from longbox.games.vs.view.why import TIMELY
from longbox.kernel.abilities import Activated
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import END
from longbox.kernel.events import happen
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsAction
    from longbox.kernel.asked import Question


#: a sort of action
A = TypeVar("A", bound="VsAction")
PLAYED_FROM = (HAND, RESOURCES, KOD)


class Side(Asking):
    """One player: acts by name, and is looked at. An action first lets the others pass until this player has priority."""

    table: Passing

    def __init__(self, table: Passing, player: int) -> None:
        self.table = table
        self.player = player

    # -- looking --------------------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> Look:
        return Look(self.table, self.table.find(name, self.player))

    @property
    def endurance(self) -> int:
        """The endurance total."""
        total: int = self.table.s.players[self.player].endurance
        return total

    @property
    def points(self) -> int:
        """Resource points left."""
        left: int = self.table.s.players[self.player].points
        return left

    def names(self, kind: int) -> list[str]:
        """The full names in one zone, in order."""
        return [self.table.s.cards[n].printed.full_name for n in self.table.s.zone(self.player, kind)]

    @property
    def hand(self) -> list[str]:
        """The names in hand."""
        return self.names(HAND)

    @property
    def deck(self) -> list[str]:
        """The names in the deck, top first."""
        return self.names(DECK)

    @property
    def pile(self) -> list[str]:
        """The names in the KO'd pile."""
        return self.names(KOD)

    @property
    def removed(self) -> list[str]:
        """The names of cards removed from the game."""
        return self.names(REMOVED)

    @property
    def resources(self) -> list[str]:
        """The names in the resource row, left to right."""
        return self.names(RESOURCES)

    @property
    def characters(self) -> list[str]:
        """The names of the characters controlled."""
        return [self.table.s.cards[n].printed.full_name for n in self.table.s.characters(self.player)]

    def zone(self, name: str) -> list[str]:
        """The names in a zone of this player's: "deck", "hand", "KO'd pile", "removed from the game", "play", "resource row"."""
        zones = ZONE_NAMES[:ZONES]
        if name not in zones:
            raise ValueError(f"a player has no zone {name!r}; there are {', '.join(zones)}{like_word(name, zones)}")
        return self.names(zones.index(name))

    @property
    def questions(self) -> list[Question]:
        """The questions that have been put to this player so far, as `table.questions` has them."""
        return [q for q in self.table.questions if q.player == self.table.names[self.player]]

    @property
    def legal_attacks(self) -> list[tuple[str, str]]:
        """The attacks by one character that this player could propose now: who, whom ("B" for a direct attack)."""
        return [(who[0], whom) for who, whom in self._attacks() if len(who) == 1]

    @property
    def legal_team_attacks(self) -> list[tuple[tuple[str, ...], str]]:
        """The team attacks that this player could propose now: who, whom."""
        return [(who, whom) for who, whom in self._attacks() if len(who) > 1]

    def _attacks(self) -> list[tuple[tuple[str, ...], str]]:
        s = self.table.s
        found = possible_attack(s, self.player)
        if found is None or not isinstance(found.shape, AttackShape) or early_objections(s, self.player):
            return []
        out: list[tuple[tuple[str, ...], str]] = []
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            prefix = waiting.pop(0)
            waiting.extend((*prefix, i) for i in found.shape.next(prefix) if i != END)
            if END in found.shape.next(prefix):
                who, defender, victim = found.read(prefix)
                whom = self.table.names[victim] if defender < 0 else s.cards[defender].printed.full_name
                out.append((tuple(s.cards[n].printed.full_name for n in who), whom))
        return out

    def offered(self, kind: type[A] | None = None) -> list[A]:
        """The actions offered (of a class) once this player has priority."""
        self.get_priority()
        assert self.table.decision is not None
        return [a for a in self.table.decision.options if kind is None or isinstance(a, kind)]

    # -- acting ---------------------------------------------------------------------------------------------------

    def get_priority(self) -> None:
        """Others pass until this player has priority; nothing may resolve on the way."""
        chain = self.table.s.chain
        for _ in range(8):
            d = self.table.decision
            assert d is not None, "the game is over"
            assert d.kind == "priority", f"first an answer is needed: {self.table.asking()}"
            if d.player == self.player:
                return
            self.table.choose_option(0)
            assert self.table.s.chain == chain, "something resolved before that player got priority"
        raise AssertionError("that player never got priority")

    def _which(self, kind: type[VsAction], name: str, kinds: tuple[int, ...] = EVERYWHERE) -> int:
        """The number of a card of this name: of several the first with which the action is offered."""
        found = self.table.find_all(name, self.player, kinds)
        offered = [a.ref & NUMBER_MASK for a in self.offered(kind)] if len(found) > 1 else found
        return next((n for n in found if n in offered), found[0])

    def _act(self, kind: type[VsAction], number: int, index: int | None = None) -> None:
        self.get_priority()
        d = self.table.decision
        assert d is not None
        for i, a in enumerate(d.options):
            if isinstance(a, kind) and a.ref & NUMBER_MASK == number and (index is None or getattr(a, "index", None) == index):
                self.table.match.choose((i,))
                return
        verb = next(v for v, k in TIMELY.items() if k is kind)
        card = self.table.s.cards[number].printed.full_name
        hindered = "; ".join(f"{o.text} ({o.rule})" for o in self.hinders(kind, number, index))
        raise AssertionError(f"not offered: {verb} {card}; {hindered or 'nothing hinders it, but it would change nothing now'}")

    def plays(self, card: str, **how: Unpack[How]) -> None:
        """Play a plot twist from hand or resource row; `on`, `pay`, `x`, `mode`, `extra` answer what is asked."""
        self._act(PlayTwist, self._which(PlayTwist, card, PLAYED_FROM))
        follow(self.table, **how)

    def recruits(
        self,
        card: str,
        *,
        at: tuple[str, int] | None = None,
        hidden: bool | None = None,
        fill: str | None = None,
        resolve: bool = True,
        **how: Unpack[How],
    ) -> Look:
        """Recruit a card and (unless `resolve` is false) let it resolve; `at` is ("front" or "support", column).

        Equipment goes `on` a character. `fill` is the card from the hand that takes the place of a reservist in the resource row.
        """
        n = self._which(Recruit, card, PLAYED_FROM)
        self._act(Recruit, n)
        if self.table.asked[1] == "reservist" and (resolve or fill is not None):
            self.table.chooses(*([] if fill is None else [fill]))
        follow(self.table, **how)
        if resolve:
            self.table.resolve()
            if self.table.asked[1] == "place":
                self.table.places(card, at, hidden)
        return Look(self.table, n)

    def uses(self, card: str, index: int | None = None, **how: Unpack[How]) -> None:
        """Use a payment power of a card (the only one, or the one at this place among its abilities)."""
        self._act(UsePower, self._which(UsePower, card), index)
        follow(self.table, **how)

    def flips(self, card: str, **how: Unpack[How]) -> None:
        """Flip a location."""
        self._act(Flip, self._which(Flip, card, (RESOURCES,)))
        follow(self.table, **how)

    def powers_up(self, character: str, **how: Unpack[How]) -> None:
        """Play the power-up effect on a character."""
        self._act(PoweringUp, self._which(PoweringUp, character, (ROWS,)))
        follow(self.table, **how)

    def reinforces(self, helper: str) -> None:
        """Exhaust a support row character to reinforce the defender."""
        self._act(Reinforcing, self._which(Reinforcing, helper, (ROWS,)))

    def attack(self, attackers: str | Sequence[str], target: str, begin: bool = True) -> None:
        """Propose an attack on a character, or directly on a player ("B"); with `begin` everyone passes until it begins."""
        names = [attackers] if isinstance(attackers, str) else list(attackers)
        self.get_priority()
        d = self.table.decision
        assert d is not None
        numbers = self.table.find_team(names, self.player)
        victim = self.table.names.index(target) if target in self.table.names else -1
        defender = -1 if victim >= 0 else self.table.find_opposing(target, self.player)
        option = next((i for i, a in enumerate(d.options) if isinstance(a, ProposeAttack)), None)
        objections = self.hinders_attack(attackers, target)
        assert not objections, f"not legal: {'; '.join(f'{o.text} ({o.rule})' for o in objections)}"
        assert option is not None, (
            f"no attack now: {'; '.join(o.text for o in ProposeAttack(self.player, tuple(numbers), defender, victim).why_not(self.table.s))}"
        )
        shape = d.options[option].shape
        assert isinstance(shape, AttackShape)
        t = list(shape.targets).index((defender, victim))
        able = shape.attackers[t]
        self.table.match.choose((option, t, *sorted(able.index(n) for n in numbers)))
        if begin:
            self.table.begin_attack()

    attacks = attack

    def hinders_attack(self, attackers: str | Sequence[str], target: str) -> list[Objection]:
        """The objections to an attack (none: it is legal), apart from when it may be proposed."""
        names = [attackers] if isinstance(attackers, str) else list(attackers)
        numbers = self.table.find_team(names, self.player)
        victim = self.table.names.index(target) if target in self.table.names else -1
        defender = -1 if victim >= 0 else self.table.find_opposing(target, self.player)
        return proposal_objections(self.table.s, numbers, defender, victim, self.player)

    def can_attack(self, attackers: str | Sequence[str], target: str) -> bool:
        """Is the attack legal?"""
        return not self.hinders_attack(attackers, target)

    def can(self, verb: str, card: str, index: int | None = None) -> bool:
        """Is it offered to play, recruit, use, flip, power-up or reinforce with this card? Other players pass first."""
        if verb not in TIMELY:
            raise ValueError(
                f"{verb!r} is nothing to ask `can` about; there are {', '.join(TIMELY)}; of attacks `legal_attacks` tells"
            )
        kind = TIMELY[verb]
        n = self.table.find(card, self.player)
        return any(a.ref & NUMBER_MASK == n and (index is None or getattr(a, "index", None) == index) for a in self.offered(kind))

    def why_not_attack(self, attackers: str | Sequence[str], target: str) -> list[str]:
        """The rules of the objections to an attack."""
        return [o.rule for o in self.hinders_attack(attackers, target)]

    def targets(self, verb: str, card: str, index: int | None = None, k: int = 0) -> list[str]:
        """The names of what could be chosen as (the k-th) target for playing a card or using its power, as things are now."""
        s = self.table.s
        if verb not in ("use", "play"):
            raise ValueError(
                f"{verb!r} is nothing that is aimed with a card; there are use and play; of attacks `legal_attacks` tells"
            )
        n = self.table.find(card, self.player)
        powers = [a for i, a in enumerate(s.now(n).abilities) if isinstance(a, Activated) and index in (None, i)]
        if verb == "use" and not powers:
            raise ValueError(f"{s.cards[n].printed.full_name} has no such payment power (vs:501.1)")
        aims = powers[0].targets if verb == "use" else s.cards[n].printed.targets
        if k >= len(aims):
            return []
        found = aims[k].candidates(s, Scope(self.player, s.ref(n)))
        return [getattr(s.things[c], "words", "") or name_of(s, c, s.players[self.player].seat) for c in found]

    def reveals(self, card: str) -> Look:
        """Reveal a face-down resource while having priority; it stays revealed until `unreveals` (vs:701.11f)."""
        self.get_priority()
        n = self.table.find(card, self.player, (RESOURCES,))
        assert self.table.s.cards[n].down, f"{card} is face up"
        happen(self.table.s, ev.Reveal(self.table.s.ref(n), self.player, lasting=True))
        return Look(self.table, n)

    def unreveals(self, card: str) -> None:
        """Hide a revealed resource again."""
        happen(self.table.s, ev.Unreveal(self.table.s.ref(self.table.find(card, self.player, (RESOURCES,)))))

    def passes(self) -> None:
        """Pass priority."""
        self.get_priority()
        self.table.choose_option(0)

    def builds(self, card: str | None) -> None:
        """Answer the resource step: build this card, or nothing."""
        d = self.table.decision
        assert d is not None and d.kind == "build" and d.player == self.player, f"nothing is to be built: {self.table.asking()}"
        self.table.chooses(*([] if card is None else [card]))

    def does(self, *words: str) -> None:
        """Take the option of the open question that has all these words in it."""
        d = self.table.decision
        assert d is not None and d.player == self.player, self.table.asking()
        found = [i for i, text in enumerate(self.table.options) if all(w in text for w in words)]
        assert len(found) == 1, f"{'several options have' if found else 'no option has'} {words} in it: {self.table.asking()}"
        self.table.choose_option(found[0])

    def picks(self, *names: str | int) -> None:
        """Answer a choice of this player's by names."""
        self._mine()
        self.table.chooses(*names)

    def says(self, yes: bool) -> None:
        """Answer a yes-or-no question of this player's."""
        self._mine()
        self.table.says(yes)

    def recovers(self, *characters: str) -> None:
        """Answer the wrap-up: recover this character, or none."""
        d = self.table.decision
        assert d is not None and d.kind == "recover" and d.player == self.player, (
            f"nobody is to be recovered: {self.table.asking()}"
        )
        self.table.chooses(*characters)

    def _mine(self) -> None:
        d = self.table.decision
        assert d is not None and d.player == self.player, f"{self.table.names[self.player]} is not asked: {self.table.asking()}"

    def concedes(self) -> None:
        """Leave the game (vs:102.5)."""
        self.table.match.concede(self.player)
