"""Attacks: who may attack whom, and the combat step by step."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.rules.actions import Done, PcgAction, own_step, unseen_top
from longbox.games.vs2pcg.rules.triggers import Paced, ResolveTriggers
from longbox.games.vs2pcg.state import BACK, FEROCIOUS, MONSTROUS, RANGED, Combat, PcgState
from longbox.games.vs2pcg.state.bases import Event, Frame, Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.decisions import Act, Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step


def up_in(s: PcgState, player: int, row: int) -> list[int]:
    """The references of a player's face-up characters in a row."""
    return [s.ref(n) for n in s.zone(player, row) if not s.stunned(n)]


def can_reach(s: PcgState, attacker: int, defender: int, solo: bool = True) -> Objection | None:
    """vs2pcg:melee-starting-combat#1-2 may it attack that one from where it is? vs2pcg:team-attacks#4 of a team each must be able to."""
    return ev.out_of_reach(s, attacker, defender, solo)


def can_attack(s: PcgState, attacker: int) -> Objection | None:
    """Who may attack at all: ready, face up, in the front row (vs2pcg:main-phase#2), or in the back row with ranged (vs2pcg:main-phase#3)."""
    if s.stunned(attacker):
        return Objection("vs2pcg:stunned-characters#3", "a stunned character can't attack")
    if s.card(attacker).exhausted:
        return Objection("vs2pcg:basic-game-concepts#10", "only a ready character can attack")
    if s.place(s.card(attacker).number) == BACK and not s.has(attacker, RANGED):
        return Objection("vs2pcg:main-phase#3", "from the back row only a ranged character attacks")
    return None


def can_team(s: PcgState, refs: Sequence[int]) -> bool:
    """vs2pcg:team-attacks#1, vs2pcg:deck-building#4 have they one team in common?

    Whoever lacks it needs a power that lets it join each of the others (vs2pcg:golden-rules#1).
    """
    if any([ev.barred(s, ev.AskTeam(o, r)) for i, o in enumerate(refs) for r in refs[i + 1 :]]):
        return False
    for team in dict.fromkeys([t for r in refs for t in s.now(r).teams]):
        inside = [r for r in refs if team in s.now(r).teams]
        outside = [r for r in refs if r not in inside]
        if all([ev.allowed(s, ev.AskTeam(o, r)) for o in outside for r in refs if r != o]):
            return True
    return False


class Attack(PcgAction):
    """vs2pcg:main-phase#1 to attack an enemy character."""

    __slots__ = ("target",)
    rule = "vs2pcg:main-phase#1"

    def __init__(self, player: int, ref: int, target: int) -> None:
        super().__init__(player, ref)
        self.target = target

    def flow(self, s: PcgState) -> Flow:
        return Fighting(self.player, (self.ref,), self.target)

    def label(self, s: PcgState) -> str:
        return f"attack {s.card(self.target).name} with {self.name(s)}"


def _now(s: PcgState, act: Attack) -> Objection | None:
    return own_step(s, act, "main")


def _enemy(s: PcgState, act: Attack) -> Objection | None:
    """vs2pcg:free-for-all#5 any player's; vs2pcg:two-vs-two#4 not a teammate's."""
    side = s.controller(act.target)
    if side in s.foes(act.player):
        return None
    if side != s.home(act.player):
        return Objection("vs2pcg:two-vs-two#4", "a teammate's characters are not attacked")
    return Objection("vs2pcg:term-enemy#1", "only enemy characters are attacked")


def _able(s: PcgState, act: Attack) -> Objection | None:
    return can_attack(s, act.ref)


def _reach(s: PcgState, act: Attack) -> Objection | None:
    return can_reach(s, act.ref, act.target)


def _first(s: PcgState, act: Attack) -> Objection | None:
    """vs2pcg:golden-rules#1 who must be in this attack is, if able: it may begin a team attack as well."""
    if not s.facts().listening(ev.AskFirst, "permit"):
        return None
    must = [s.ref(n) for n in s.side(act.player) if ev.allowed(s, ev.AskFirst(s.ref(n)))]
    if not must or act.ref in must:
        return None
    targets = [s.ref(n) for foe in s.sides(s.foes(act.player)) for n in s.side(foe)]
    for r in must:
        if can_attack(s, r) is None and any([can_reach(s, r, t) is None for t in targets]):
            return Objection("vs2pcg:golden-rules#1", f"{s.card(r).name} must be in this attack, and begins it")
    return None


Attack.checks = (
    Check("time", "vs2pcg:main-phase#1", _now),
    Check("enemy", "vs2pcg:term-enemy#1", _enemy),
    Check("able", "vs2pcg:main-phase#2", _able),
    Check("reach", "vs2pcg:melee-starting-combat#1", _reach),
    Check("first", "vs2pcg:golden-rules#1", _first),
)


def attacks(s: PcgState, player: int) -> list[PcgAction]:
    """Every attack that a player may begin, by its first attacker."""
    targets = [s.ref(n) for foe in s.sides(s.foes(player)) for n in s.side(foe)]
    ready = [r for r in [s.ref(n) for n in s.side(player)] if can_attack(s, r) is None]
    if not targets or not ready or not s.acts(player):
        return []
    # who may attack, and who is an enemy, has been asked of each by itself
    acts = [Attack(player, r, t) for r, t in ev.within_reach(s, ready, targets)]
    return [act for act in acts if _first(s, act) is None]


class Rounds(Frame):
    """vs2pcg:melee-during-combat#1 one play each in turn, the attacking player first, until all have passed in succession.

    vs2pcg:melee-during-combat#2, vs2pcg:free-for-all#6 every player has its turn; vs2pcg:melee-during-combat#3 each play resolves before the next.
    It ends at once where the combat is cancelled, or has no attacker or no defender any more (2P-A3).
    """

    __slots__ = ("acts", "passed", "player", "stage")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.passed = 0
        self.acts: tuple[PcgAction, ...] = ()
        self.stage = "ask"

    def ask_anew(self, s: PcgState) -> bool:
        self.stage = "ask"
        return True

    def run(self, s: PcgState) -> Flow:
        if s.pending:
            return ResolveTriggers()
        if self.stage == "ask":
            c = s.combat
            if self.passed >= len(s.order) or c is None or c.empty or c.cancelled:
                return DONE
            if s.player(self.player).out:
                self.player = s.from_player(self.player)[0]
            if look := unseen_top(s, self.player):
                return happen(s, *look)
            self.stage = "answer"
            self.acts = tuple(s.game.options(s, self.player))
            seat = s.game.seat_of(s, self.player)
            always = s.setup.get("windows", "needed") == "all"
            rule = "vs2pcg:melee-during-combat#1"
            return Decision(self.player, seat, rule, "turn", Act(self.acts), (), "Your play?", always=always)
        act, self.acts = self.acts[s.answer[0]], ()
        self.stage = "ask"
        self.passed = self.passed + 1 if isinstance(act, Done) else 0
        if act.besides:
            return act.flow(s)
        self.player = s.from_player(self.player + 1)[0]
        return None if isinstance(act, Done) else act.flow(s)


class Fighting(Paced):
    """A combat, from the attackers that join to its end."""

    __slots__ = ("again", "asked", "attackers", "back", "chosen", "first", "made", "player", "resolved", "target")

    def __init__(self, player: int, attackers: tuple[int, ...], target: int) -> None:
        super().__init__()
        self.player = player
        self.attackers = attackers
        self.target = target
        self.asked: tuple[int, ...] = ()
        #: the effect that makes this attack
        self.made: ev.AttackAtOnce | None = None
        #: whom the defender strikes back at, and whether one of those has still to be chosen
        self.back: tuple[int, ...] = ()
        self.chosen = False
        #: the strikes of Ferocious characters come first
        self.first = False
        #: all have struck, and those strike that do so more often
        self.again = False
        #: somebody had the occasion to strike
        self.resolved = False

    @step("vs2pcg:team-attacks#1")
    def team(self, s: PcgState) -> Flow:
        self.attackers = tuple([r for r in self.attackers if s.there(r)])
        if not self.attackers or not s.there(self.target):
            # somebody has left the game meanwhile
            return DONE
        row = s.place(s.card(self.attackers[0]).number)
        self.asked = tuple(
            [
                r
                for r in up_in(s, self.player, row)
                if r not in self.attackers
                and can_team(s, (*self.attackers, r))
                and can_attack(s, r) is None
                and can_reach(s, r, self.target, solo=False) is None
            ]
        )
        if not self.asked or any([can_reach(s, r, self.target, solo=False) is not None for r in self.attackers]):
            return self.goto("begin")
        seat = s.game.seat_of(s, self.player)
        return Decision(self.player, seat, "vs2pcg:team-attacks#1", "join", Pick(self.asked, 0, 1), (), "Who joins the attack?")

    @step("vs2pcg:team-attacks#2")
    def joined(self, s: PcgState) -> Flow:
        if s.answer:
            self.attackers = (*self.attackers, self.asked[s.answer[0]])
            return self.goto("team")
        return None

    @step("vs2pcg:melee-starting-combat#1")
    def begin(self, s: PcgState) -> Flow:
        attackers = tuple([r for r in self.attackers if s.there(r)])
        if not attackers or not s.there(self.target):
            # somebody has left the game meanwhile
            return DONE
        # vs2pcg:ranged-attack#1, vs2pcg:ranged-attack#4 the row that they attack from makes it melee or ranged
        made = self.made
        ranged = made is None and s.place(s.card(attackers[0]).number) == BACK
        rest = () if made is None else tuple([r for r in made.rest if s.there(r)])
        freed = self.player if made is not None and made.freed else -1
        combat = Combat(attackers, self.target, ranged, len(attackers) > 1, rest=rest, freed=freed)
        return happen(s, *[ev.Exhaust(r, self.player) for r in attackers], ev.BeginCombat(self.player, combat))

    @step("vs2pcg:melee-during-combat#1")
    def plays(self, s: PcgState) -> Flow:
        return Rounds(self.player)

    @step("vs2pcg:melee-resolving-combat#1")
    def resolving(self, s: PcgState) -> Flow:
        c = s.combat
        return None if c is None or c.empty or c.cancelled else happen(s, ev.Resolving(self.player))

    @step("vs2pcg:ferocious-combat#1")
    def ferocious(self, s: PcgState) -> Flow:
        c = s.combat
        if c is None or c.empty or c.cancelled:
            return self.goto("over")
        self.resolved = True
        fierce = [strikes_first(s, r) for r in (*c.attackers, *c.defenders)]
        # vs2pcg:ferocious-solo-attack#1, vs2pcg:ferocious-team-attack#1 not where all are
        self.first = any(fierce) and not all(fierce)
        return None

    @step("vs2pcg:team-attacks#6")
    def whom(self, s: PcgState) -> Flow:
        c = s.combat
        assert c is not None
        self.back = ()
        self.chosen = False
        # vs2pcg:ranged-attack#3
        if not self._strikes(s, c, c.defender) or (c.ranged and not s.has(c.defender, RANGED)):
            return None
        self.back = tuple([r for r in c.attackers if not ev.barred(s, ev.AskStrikeBack(c.defender, r))])
        self.back = tuple([r for r in self.back if not ev.barred(s, ev.AskStruck(c.defender, r))])
        # vs2pcg:keyword-monstrous#1
        each = s.has(c.defender, MONSTROUS) or ev.allowed(s, ev.AskStrikesEach(c.defender))
        if len(self.back) <= 1 or (each and c.team and not c.ranged):
            return None
        self.chosen = True
        leads = any([ev.allowed(s, ev.AskWhoChooses(r)) for r in c.attackers])
        who = self.player if leads else s.decider(c.defender)
        shape = Pick(self.back, 1)
        seat = s.game.seat_of(s, who)
        return Decision(who, seat, "vs2pcg:team-attacks#6", "strike back", shape, (c.defender,), "Strike back at whom?")

    @step("vs2pcg:melee-resolving-combat#2")
    def strike(self, s: PcgState) -> Flow:
        # vs2pcg:melee-resolving-combat#3 one of them, both or nobody may be stunned; vs2pcg:ferocious-team-attack#2-3 first the Ferocious ones alone
        c = s.combat
        if self.chosen:
            self.back = (self.back[s.answer[0]],)
        if c is None or c.empty:
            return self.goto("over")
        striking = [r for r in c.attackers if self._strikes(s, c, r)]
        blows = [(r, at_whom(s, r, d)) for d in c.defenders for r in striking]
        blows += [(c.defender, at_whom(s, c.defender, r)) for r in self.back]
        # vs2pcg:golden-rules#1 where there are several defenders each strikes back
        back = [
            (d, r) for d in c.rest for r in c.attackers if self._strikes(s, c, d) and not ev.barred(s, ev.AskStrikeBack(d, r))
        ]
        blows += [(d, at_whom(s, d, r)) for d, r in back]
        blows = [(r, at) for r, at in blows if not ev.barred(s, ev.AskStruck(r, at))]
        if self.again and not blows:
            return self.goto("over")
        done: list[Event] = []
        for d in c.defenders:
            if any([at == d for r, at in blows if r not in c.defenders]):
                # vs2pcg:team-attacks#5 they add up; vs2pcg:ferocious-team-attack#4 what has struck already still counts
                struck = () if self.again else c.struck
                adding = [r for r in c.attackers if (r, d) in blows or r in struck]
                adding = [r for r in adding if at_whom(s, r, d) == d]
                if sum([strength(s, r) for r in adding]) >= s.def_(d):
                    done.append(ev.Stun(d, self.player, tuple(adding)))
        alone = [(r, at) for r, at in blows if at not in c.defenders or r in c.defenders]
        done.extend([ev.Stun(at, s.controller(r), (r,)) for r, at in alone if strength(s, r) >= s.def_(at)])
        hits = [ev.Hit(r, at) for r, at in dict.fromkeys(blows)]
        return happen(s, ev.Struck(tuple(dict.fromkeys([r for r, _ in blows]))), *hits, *done)

    @step("vs2pcg:ferocious-team-attack#5")
    def then(self, s: PcgState) -> Flow:
        # vs2pcg:ferocious-solo-attack#3-4 once what has triggered is resolved, those strike that have not, and are still there
        c = s.combat
        if self.first and c is not None and not c.empty and not c.cancelled:
            self.first = False
            return self.goto("whom")
        # vs2pcg:golden-rules#1 who strikes more often than once does so now, by itself
        if (
            c is not None
            and not c.empty
            and not c.cancelled
            and any([self._strikes(s, c, r) for r in (*c.attackers, *c.defenders)])
        ):
            self.again = True
            return self.goto("whom")
        return None

    @step("vs2pcg:term-survives#1")
    def over(self, s: PcgState) -> Flow:
        c = s.combat
        if c is None:
            return None
        return happen(s, ev.CombatEnding(self.player, c, self.resolved and not c.cancelled))

    @step("vs2pcg:melee-resolving-combat#5")
    def ends(self, s: PcgState) -> Flow:
        return happen(s, ev.EndCombat())

    def _strikes(self, s: PcgState, c: Combat, ref: int) -> bool:
        """vs2pcg:melee-resolving-combat#1 does it strike now? It needs 1 ATK, and strikes once; vs2pcg:ferocious-solo-attack#2."""
        done = c.struck.count(ref)
        if self.again and not done:
            return False
        if done and done >= ev.number(s, ev.AskStrikes(ref), 1):
            return False
        if strength(s, ref) < 1 or ev.barred(s, ev.AskStrike(ref)):
            return False
        return not self.first or strikes_first(s, ref)


def strikes_first(s: PcgState, ref: int) -> bool:
    """vs2pcg:keyword-ferocious#1 does it strike before the others? 2P-A10 a Ferocious one in melee."""
    c = s.combat
    return (c is not None and not c.ranged and s.has(ref, FEROCIOUS)) or ev.allowed(s, ev.AskStrikesFirst(ref))


def at_whom(s: PcgState, striker: int, target: int) -> int:
    """Whom a character strikes that would strike `target`: that one, unless a power turns the strike on itself."""
    return striker if ev.allowed(s, ev.AskStrikesItself(striker, target)) else target


class AtOnce(Procedure):
    """An attack that an effect makes, of one character alone: its last combat is over, then the next begins (vs2pcg:melee-resolving-combat#5)."""

    __slots__ = ("event",)

    def __init__(self, event: ev.AttackAtOnce) -> None:
        super().__init__()
        self.event = event

    @step("vs2pcg:melee-resolving-combat#5")
    def over(self, s: PcgState) -> Flow:
        return None if s.combat is None else happen(s, ev.EndCombat())

    @step("vs2pcg:melee-starting-combat#1")
    def attack(self, s: PcgState) -> Flow:
        fighting = Fighting(self.event.player, (self.event.attacker,), self.event.target)
        fighting.made = self.event
        fighting.goto("begin")
        return fighting


def at_once(s: PcgState, event: ev.AttackAtOnce) -> AtOnce:
    """What carries out an attack that an effect makes."""
    return AtOnce(event)


def strength(s: PcgState, ref: int) -> int:
    """The ATK that a character strikes with."""
    return ev.number(s, ev.AskStrength(ref), s.atk(ref))
