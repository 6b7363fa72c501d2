"""The table of a situation: look at cards, act and answer by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import CardDef
from longbox.games.vs.chain import Priority
from longbox.games.vs.combat import AttackShape, ProposeAttack, attacker_objection, proposal_objections
from longbox.games.vs.events import Reveal, Unreveal, name_of
from longbox.games.vs.plays import PlayTwist, Recruit, VsAction
from longbox.games.vs.powers import Flip, PoweringUp, Reinforcing, UsePower
from longbox.games.vs.situation_asking import EVERYWHERE, MOMENTS, in_words, like, question, rules, verdicts
from longbox.games.vs.situation_following import arrange, chosen, follow, place
from longbox.games.vs.situation_look import Look, Moments, Rows
from longbox.games.vs.state import CHAIN, DECK, HAND, KOD, REMOVED, RESOURCES, ROWS, VsCard, VsState
from longbox.games.vs.wanting import TIMELY
from longbox.kernel.abilities import Activated
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Name, Number, Pick
from longbox.kernel.events import happen
from longbox.kernel.match import Match
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Decision

PLAYED_FROM = (HAND, RESOURCES, KOD)


class Side(Rows):
    """One player: acts by name, and is looked at. An action first lets the others pass until this player has priority."""

    def __init__(self, table: Table, player: int) -> None:
        self.table = table
        self.player = player

    # -- looking --------------------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> Look:
        return Look(self.table, self.table.find(name, self.player))

    @property
    def endurance(self) -> int:
        """The endurance total."""
        total: int = self.table.s.things[self.player].endurance
        return total

    @property
    def points(self) -> int:
        """Resource points left."""
        left: int = self.table.s.things[self.player].points
        return left

    def names(self, kind: int) -> list[str]:
        """The full names in one zone, in order."""
        return [self.table.s.things[n].printed.full_name for n in self.table.s.zone(self.player, kind)]

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
        return [self.table.s.things[n].printed.full_name for n in self.table.s.characters(self.player)]

    def offered(self, kind: type | None = None) -> list[Any]:
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
        card = self.table.s.things[number].printed.full_name
        hindered = "; ".join(f"{o.text} ({o.rule})" for o in self.hinders(kind, number, index))
        raise AssertionError(f"not offered: {verb} {card}; {hindered or 'nothing hinders it, but it would change nothing now'}")

    def hinders(self, kind: type[VsAction], number: int, index: int | None = None) -> list[Objection]:
        """The objections to an action with a card."""
        s = self.table.s
        ref = s.ref(number)
        if kind is UsePower:
            out: list[Objection] = []
            # gained powers too; a printed one that is not there now says why
            have = s.now(ref).abilities
            lacking = (a for a in s.things[number].printed.values.abilities if a not in have)
            powers = [(i, a) for i, a in enumerate((*have, *lacking)) if isinstance(a, Activated) and index in (None, i)]
            for i, a in powers:
                hindering = UsePower(self.player, ref, i, a).why_not(s)
                if not hindering:
                    # one of several powers can be used
                    return []
                out.extend(hindering)
            return out if powers else [Objection("vs:501.1", "it has no such payment power")]
        found: list[Objection] = kind(self.player, ref).why_not(s)
        return found

    def plays(self, card: str, **how: Any) -> None:
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
        **how: Any,
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

    def uses(self, card: str, index: int | None = None, **how: Any) -> None:
        """Use a payment power of a card (the only one, or the one at this place among its abilities)."""
        self._act(UsePower, self._which(UsePower, card), index)
        follow(self.table, **how)

    def flips(self, card: str, **how: Any) -> None:
        """Flip a location."""
        self._act(Flip, self._which(Flip, card, (RESOURCES,)))
        follow(self.table, **how)

    def powers_up(self, character: str, **how: Any) -> None:
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
        kind = TIMELY[verb]
        n = self.table.find(card, self.player)
        return any(a.ref & NUMBER_MASK == n and (index is None or getattr(a, "index", None) == index) for a in self.offered(kind))

    def why_not(
        self, asked: str, card: str | Sequence[str] | None = None, index: int | None = None, *, on: str | None = None
    ) -> list[str]:
        """The rules that stand in the way: of a verb with a card ("play", "Fizzle"), or of whatever `why` can be asked."""
        return rules(verdicts(self, asked, card, index, on))

    def why(
        self, asked: str, card: str | Sequence[str] | None = None, index: int | None = None, *, on: str | None = None
    ) -> list[str]:
        """What stands in the way, a line for each reason with its rule.

        Asked about everything with a card ("Fizzle"), about a target ("Flying Kick on Rogue"), about an attack ("Gambit vs Rogue",
        "Gambit + Beast vs B", "attack Rogue" for all characters), or with a verb ("build Storm", or "build", "Storm"): play,
        recruit, use, flip, power-up, reinforce, attack (with a character or a list of them), build, move, hide (into or out of
        the hidden area), recover; `on` names the target.
        """
        return in_words(verdicts(self, asked, card, index, on))

    def why_not_attack(self, attackers: str | Sequence[str], target: str) -> list[str]:
        """The rules of the objections to an attack."""
        return [o.rule for o in self.hinders_attack(attackers, target)]

    def targets(self, verb: str, card: str, index: int | None = None, k: int = 0) -> list[str]:
        """The names of what could be chosen as (the k-th) target for playing a card or using its power, as things are now."""
        s = self.table.s
        n = self.table.find(card, self.player)
        powers = [a for i, a in enumerate(s.now(n).abilities) if isinstance(a, Activated) and index in (None, i)]
        aims = powers[0].targets if verb == "use" else s.things[n].printed.targets
        found = aims[k].candidates(s, Scope(self.player, s.ref(n)))
        return [getattr(s.things[c], "words", "") or name_of(s, c, s.things[self.player].seat) for c in found]

    def reveals(self, card: str) -> Look:
        """Reveal a face-down resource while having priority; it stays revealed until `unreveals` (vs:701.11f)."""
        self.get_priority()
        n = self.table.find(card, self.player, (RESOURCES,))
        assert self.table.s.things[n].down, f"{card} is face up"
        happen(self.table.s, Reveal(self.table.s.ref(n), self.player, lasting=True))
        return Look(self.table, n)

    def unreveals(self, card: str) -> None:
        """Hide a revealed resource again."""
        happen(self.table.s, Unreveal(self.table.s.ref(self.table.find(card, self.player, (RESOURCES,)))))

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


class Table(Moments):
    """The table of a situation: sides A to D, what is asked, and ways to answer it by name."""

    def __init__(self, s: VsState, names: list[str]) -> None:
        self.names = names
        self.match = Match.of(s)
        for i, name in enumerate(names):
            setattr(self, name, Side(self, i))

    A: Side
    B: Side
    C: Side
    D: Side

    @property
    def s(self) -> VsState:
        """The state."""
        s: VsState = self.match.state
        return s

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return self.match.decision

    @property
    def asked(self) -> tuple[str, str]:
        """(player's name, kind of decision) of what is asked, or ("", "") when the game is over."""
        d = self.decision
        return ("", "") if d is None else (self.names[d.player], d.kind)

    @property
    def prompt(self) -> str:
        """The question in words."""
        d = self.decision
        return "" if d is None else self.match.game.prompt(self.s, d.seat, d)

    def asking(self) -> str:
        """What is asked of whom, with the rule and what may be answered how."""
        return question(self)

    def __getitem__(self, name: str) -> Look:
        """The card of this name: in play if one is, whoever controls it; "B's Rogue" is that of B."""
        for kinds in ((ROWS, RESOURCES), EVERYWHERE):
            for player in range(len(self.names)):
                try:
                    return Look(self, self.find(name, player, kinds))
                except LookupError:
                    continue
        raise LookupError(f"there is no {name!r} on this table{like(self, 0, name)}")

    def why_not(self, player: str, asked: str, card: Any = None, index: int | None = None, *, on: str | None = None) -> list[str]:
        """The rules that keep a player from something; see `Side.why`."""
        assert player in self.names, f"there is no player {player!r}: there are {', '.join(self.names)}"
        side: Side = getattr(self, player)
        return side.why_not(asked, card, index, on=on)

    @property
    def options(self) -> list[str]:
        """What may be answered, in words: names of cards, labels of actions."""
        d = self.decision
        if d is None:
            return []
        return [self.match.game.option_text(self.s, d.seat, d, o) for o in d.options]

    @property
    def chain(self) -> list[str]:
        """The effects on the chain, bottom first, in words."""
        return [self.s.things[n].words for n in self.s.chain]

    @property
    def result(self) -> Any:
        """The verdict."""
        return self.match.result

    @property
    def winners(self) -> list[str]:
        """The names of the winners, once it is over."""
        return [self.names[p] for p in self.result.winners] if self.result is not None else []

    @property
    def log(self) -> str:
        """The log."""
        assert self.match.log is not None
        return self.match.log.text()

    # -- finding --------------------------------------------------------------------------------------------------

    def find(self, name: str, player: int, kinds: tuple[int, ...] = EVERYWHERE) -> int:
        """The number of a card by (the start of) its full name, among what a player controls or owns."""
        return self.find_all(name, player, kinds)[0]

    def find_all(self, name: str, player: int, kinds: tuple[int, ...] = EVERYWHERE) -> list[int]:
        """The numbers of all such cards (at least one), zone by zone; "B's <name>" is looked for with B."""
        for i, other in enumerate(self.names):
            if name.startswith(f"{other}'s "):
                player, name = i, name.removeprefix(f"{other}'s ")
        zones = [self.s.zones[self.s.chain_zone] if kind == CHAIN else self.s.zone(player, kind) for kind in kinds]
        found = [n for zone in zones for n in zone if _named(self.s.things[n].printed, name)]
        if not found:
            raise LookupError(f"{self.names[player]} has no {name!r} there{like(self, player, name)}")
        return found

    def find_team(self, names: Sequence[str], player: int) -> list[int]:
        """The numbers of that player's characters of these names; of several of one name, those that can attack come first."""
        out: list[int] = []
        for name in names:
            found = [n for n in self.find_all(name, player, (ROWS,)) if n not in out]
            assert found, f"{self.names[player]} has no further {name!r} in play"
            out.append(min(found, key=lambda n: attacker_objection(self.s, n, player) is not None))
        return out

    def find_opposing(self, name: str, player: int) -> int:
        """The number of a character that an opponent controls."""
        for p in self.s.opponents(player):
            for n in self.s.characters(p):
                if _named(self.s.things[n].printed, name):
                    return n
        there = [name_of(self.s, n, self.s.things[player].seat) for p in self.s.opponents(player) for n in self.s.characters(p)]
        raise LookupError(f"no opponent has a character {name!r} in play; there are {'; '.join(there) or 'none'}")

    # -- answering ------------------------------------------------------------------------------------------------

    def choose_option(self, index: int) -> None:
        """Answer by the index of an option."""
        self.match.choose((index,))

    def chooses(self, *names: str | int) -> None:
        """Answer a pick by names (of cards, players or words), in the order given where order matters."""
        d = self.decision
        assert d is not None, "nothing is asked"
        if isinstance(d.shape, Number):
            self.match.choose(tuple(int(n) for n in names))
            return
        assert isinstance(d.shape, (Pick, Name)), f"that is not answered by names: {self.asking()}"
        picked: list[int] = []
        for name in names:
            i = next((i for i, o in enumerate(d.options) if i not in picked and self.is_meant(o, name)), None)
            assert i is not None, f"{name!r} is not among what there is: {self.asking()}"
            picked.append(i)
        if isinstance(d.shape, Pick) and not d.shape.ordered:
            picked.sort()
        self.match.choose(chosen(self, picked) if isinstance(d.shape, Pick) else tuple(picked))

    def is_named(self, number: int, name: str | int) -> bool:
        """Does the thing of this number go by this name?"""
        thing = self.s.things[number]
        if isinstance(thing, VsCard) and isinstance(name, str):
            return self._answers_to(thing, name)
        return self._goes_by(thing, name)

    @staticmethod
    def _goes_by(thing: Any, name: str | int) -> bool:
        """A player by name, an effect by words of what it says it is."""
        return name == getattr(thing, "name", None) or str(name) in getattr(thing, "words", "")

    def _answers_to(self, c: VsCard, name: str) -> bool:
        """A card goes by (the start of) its full name, and by "B's <name>" while B controls it."""
        mine = f"{self.names[c.controller]}'s "
        return _named(c.printed, name) or (name.startswith(mine) and _named(c.printed, name.removeprefix(mine)))

    def is_meant(self, option: Any, name: str | int) -> bool:
        """Does this name mean this option?"""
        if isinstance(option, str):
            return option == name
        if isinstance(name, int):
            return bool(option == name)
        if isinstance(option, int):
            thing = self.s.get(option)
            if isinstance(thing, VsCard):
                return self._answers_to(thing, name)
            return self._goes_by(thing, name)
        return False

    def says(self, yes: bool) -> None:
        """Answer a yes-or-no question."""
        d = self.decision
        assert d is not None and list(d.options) == ["no", "yes"], f"that is not a yes-or-no question: {self.asking()}"
        self.match.choose((int(yes),))

    def places(self, name: str, at: tuple[str, int] | None = None, hidden: bool | None = None) -> None:
        """Answer a placement: of this card to ("front" or "support", column), anywhere if not given; of others where there is room."""
        place(self, {name: at}, hidden)

    def arranges(self, places: dict[str, tuple[str, int]] | None = None, **more: tuple[str, int]) -> None:
        """Answer a formation, or where several go at once: {name: ("front" or "support", column)}, or Name=... (spaces as _)."""
        arrange(self, {**(places or {}), **{key.replace("_", " "): at for key, at in more.items()}})

    # -- moving on ------------------------------------------------------------------------------------------------

    def all_pass(self) -> None:
        """Everyone passes once in succession: the top of the chain resolves, or the step or substep goes on."""
        d = self.decision
        assert d is not None and d.kind == "priority", f"nobody has priority: {self.asking()}"
        frame = self._priority()
        for _ in self.s.order:
            d = self.decision
            if d is None or d.kind != "priority":
                return
            self.choose_option(0)
            if self._priority() is None or self._priority().passes == 0:
                return
        del frame

    def _priority(self) -> Any:
        return next((f for f in reversed(self.s.frames) if isinstance(f, Priority)), None)

    def resolve(self) -> None:
        """Everyone passes so that the top effect of the chain resolves (or stops to ask something)."""
        assert self.s.chain, "the chain is empty"
        self.all_pass()

    def resolve_all(self) -> None:
        """Pass until the chain is empty, or something else is asked."""
        while self.s.chain and self.asked[1] == "priority":
            self.all_pass()

    def finish(self) -> None:
        """The same, where triggered effects go onto the chain in the order in which they are offered."""
        while self.asked[1] == "trigger order" or (self.s.chain and self.asked[1] == "priority"):
            if self.asked[1] == "priority":
                self.all_pass()
            else:
                self.choose_option(0)

    def begin_attack(self) -> None:
        """Pass until the proposed attack has begun its substep, or something else is asked."""
        while self.s.attack is not None and not self.s.attack.begun and self.asked[1] == "priority":
            self.all_pass()

    def conclude(self, resolve: bool = True) -> None:
        """Pass until the attack is over and (unless `resolve` is false) what it triggered has resolved, or something else is asked."""
        while (self.s.attack is not None or (resolve and self.s.chain)) and self.asked[1] == "priority":
            self.all_pass()

    def until(self, moment: str) -> None:
        """Pass, and answer nothing else but "no" and "leave it", until a phase or step ("combat phase", "recovery phase") begins."""
        if moment not in MOMENTS:
            raise ValueError(f"there is no {moment!r} to wait for; there are {', '.join(MOMENTS)}")
        start = (self.s.turn, self.s.phase, self.s.step)
        for _ in range(400):
            d = self.decision
            if d is None:
                return
            now = (self.s.turn, self.s.phase, self.s.step)
            if now != start and moment in (self.s.phase, self.s.step):
                return
            follow = d.next(())
            if d.kind == "priority":
                self.choose_option(0)
            else:
                answer: tuple[int, ...] = ()
                while -1 not in d.next(answer):
                    answer = (*answer, d.next(answer)[0])
                self.match.choose(answer)
            del follow
        raise AssertionError(f"{moment} never came")


def _named(printed: CardDef, name: str) -> bool:
    return printed.full_name == name or printed.name == name or printed.full_name.startswith(name)
