"""Attacks (6.060 on), and how they are avoided (6.080, 6.170)."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Avoids, FirstAppearance
from longbox.games.dcdb.language.verbs.casters import AvoidedTwice
from longbox.games.dcdb.rules.triggers import ResolveTriggers
from longbox.games.dcdb.state import DECK, HAND, MAIN, PLAY, DcState, player_name
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step
from longbox.kernel.queries import Scope

#: where a Defense or Block works, by the word for it on cards
_PLACES = ((HAND, "hand"), (PLAY, "play"), (MAIN, "main"))


class Way:
    """A way to avoid an attack: which ability, of which card."""

    __slots__ = ("ability", "at", "scope")

    def __init__(self, ability: Avoids, scope: Scope, at: int) -> None:
        self.ability = ability
        self.scope = scope
        self.at = at


def ways(s: DcState, player: int) -> tuple[Way, ...]:
    """dcdb:6.171, dcdb:6.081 how a player could avoid the attack, which is the only time for it (dcdb:6.173, dcdb:6.083)."""
    out = []
    for kind, word in _PLACES:
        for n in s.zone(player, kind):
            if kind == MAIN and s.card(n).face:
                continue
            for i, a in enumerate(s.now(n).abilities):
                if isinstance(a, Avoids) and word in a.zones:
                    scope = Scope(player, s.ref(n))
                    if a.possible(s, scope):
                        out.append(Way(a, scope, i))
    return tuple(out)


def helps(s: DcState, player: int) -> tuple[Way, ...]:
    """How a player could have another one avoid the attack."""
    return tuple([way for way in ways(s, player) if way.ability.anyone])


class Avoiding(Procedure):
    """dcdb:6.062 a Defense or Block is resolved: what it takes, and what it brings besides; `target` is the one who avoids."""

    __slots__ = ("attack", "enough", "target", "way")

    def __init__(self, way: Way, attack: ev.Attack, target: int, enough: bool = True) -> None:
        """`enough`: is the attack avoided by that?"""
        super().__init__()
        self.way = way
        self.attack = attack
        self.target = target
        self.enough = enough

    @step("dcdb:6.062")
    def break_it(self, s: DcState) -> Flow:
        """An attack may destroy the card first: not a main character, and what was Teamworked goes back."""
        c = s.card(self.way.scope.this)
        if not self.attack.breaks or not c.printed.is_card:
            return None
        if c.home >= 0:
            return happen(s, ev.Put(c.ref, DECK, c.home, 0))
        return happen(s, ev.Destroy(c.ref, source=self.attack.source))

    @step("dcdb:6.171")
    def do(self, s: DcState) -> Flow:
        return EffectFrame(self.way.ability.cost, self.way.scope)

    @step("dcdb:6.172")
    def avoid(self, s: DcState) -> Flow:
        if not self.enough:
            return None
        return happen(s, ev.Avoid(self.target, self.way.scope.this, self.way.ability.word))

    @step("dcdb:6.172")
    def benefit(self, s: DcState) -> Flow:
        then = self.way.ability.then
        return EffectFrame(then, self.way.scope) if then is not None else None

    @step("dcdb:6.172")
    def last(self, s: DcState) -> Flow:
        avoided = self.attack.avoided
        if avoided is None or not self.enough:
            return None
        scope: Scope = self.attack.scope.copy()
        scope.you = self.target
        return EffectFrame(avoided, scope)

    @step("dcdb:6.063")
    def over(self, s: DcState) -> Flow:
        if not self.enough:
            return None
        ref = s.card(self.way.scope.this).ref
        return happen(s, ev.Avoided(ref, self.target, self.way.ability.word))


class AttackRuns(Procedure):
    """dcdb:6.060 an attack goes round: each affected player in turn order avoids it or suffers it, with all that this triggers."""

    __slots__ = ("attack", "avoided", "done", "helpers", "helping", "left", "target", "times", "ways")

    def __init__(self, attack: ev.Attack) -> None:
        super().__init__()
        self.attack = attack
        self.done: tuple[int, ...] = ()
        self.left = attack.targets
        self.target = -1
        #: who may still have the target avoid it, and whether they are asked
        self.helpers: tuple[int, ...] = ()
        self.helping = False
        self.ways: tuple[Way, ...] = ()
        #: how many times it must be avoided, and how many times the present target has tried
        self.times = 1
        self.avoided = 0

    @step("dcdb:6.060")
    def begin(self, s: DcState) -> Flow:
        twice = [m for m in s.modifiers if isinstance(m.ability, AvoidedTwice) and m.scope.you == self.attack.player]
        self.times = 2 if twice else 1
        begun = ev.BeginAttack(self.attack.player, self.attack.source)
        return happen(s, begun, *[ev.UsedOnce(m.key) for m in twice[:1]])

    @step("dcdb:6.064")
    def next(self, s: DcState) -> Flow:
        self.left = tuple([p for p in self.left if p in s.order])
        if not self.left:
            return self.goto("all_have_had_it")
        self.target, self.left = self.left[0], self.left[1:]
        self.avoided = 0
        return happen(s, ev.Turned(self.target))

    @step("dcdb:6.061")
    def when_attacked(self, s: DcState) -> Flow:
        return ResolveTriggers(self.target)

    @step("dcdb:6.062")
    def announce(self, s: DcState) -> Flow:
        self.ways = () if self.attack.unavoidable else ways(s, self.target)
        if not self.ways:
            return None
        shape = Pick(self.ways, 0, 1)
        about = (self.attack.source,)
        seat = s.game.seat_of(s, self.target)
        return Decision(self.target, seat, "dcdb:6.062", "avoid", shape, about, "Do you avoid the attack?")

    @step("dcdb:6.062")
    def avoid(self, s: DcState) -> Flow:
        found, self.ways = self.ways, ()
        if found and s.answer:
            self.avoided += 1
            return (Avoiding(found[s.answer[0]], self.attack, self.target, self.avoided >= self.times),)
        others = () if self.attack.unavoidable else s.foes(self.target)
        self.helpers = tuple([p for p in others if helps(s, p)])
        self.helping = True
        return None

    @step("dcdb:6.062")
    def offer_help(self, s: DcState) -> Flow:
        if not self.helping:
            return None
        if not self.helpers:
            self.helping = False
            self.avoided = self.times
            return happen(s, ev.Hit(self.target))
        player, self.helpers = self.helpers[0], self.helpers[1:]
        self.ways = helps(s, player)
        words = f"{player_name(s, self.target)} is attacked. Do you have that player avoid it?"
        about = (self.attack.source,)
        return Decision(player, s.game.seat_of(s, player), "dcdb:6.062", "help", Pick(self.ways, 0, 1), about, words)

    @step("dcdb:6.062")
    def take_help(self, s: DcState) -> Flow:
        found, self.ways = self.ways, ()
        if not found:
            return None
        if not s.answer:
            return self.goto("offer_help")
        self.helping = False
        self.avoided += 1
        return (Avoiding(found[s.answer[0]], self.attack, self.target, self.avoided >= self.times),)

    @step("dcdb:6.062")
    def once_more(self, s: DcState) -> Flow:
        return self.goto("announce") if self.avoided < self.times else None

    @step("dcdb:6.062")
    def suffer(self, s: DcState) -> Flow:
        if self.target not in s.attack[-1].hit:
            return None
        return EffectFrame(self.attack.effect, self._scope(self.target, self.target))

    @step("dcdb:6.062")
    def note(self, s: DcState) -> Flow:
        if self.target in s.attack[-1].hit and s.outcome.did:
            self.done = (*self.done, self.target)
        return None

    @step("dcdb:6.063")
    def triggers(self, s: DcState) -> Flow:
        return ResolveTriggers(self.target)

    @step("dcdb:6.064")
    def repeat(self, s: DcState) -> Flow:
        return self.goto("next")

    @step("dcdb:6.062")
    def all_have_had_it(self, s: DcState) -> Flow:
        hit = s.attack[-1].hit
        then = self.attack.then
        if then is None or not hit:
            return None
        return tuple([EffectFrame(then, self._scope(p, hit[0])) for p in hit])

    @step("dcdb:6.065")
    def over(self, s: DcState) -> Flow:
        return happen(s, ev.Attacked(self.attack.player, self.attack.source, self.done), derived=())

    def _scope(self, player: int, first: int) -> Scope:
        """What the attack does, said to the player whom it befalls."""
        scope: Scope = self.attack.scope.bind("caster", self.attack.player).bind("first hit", first)
        scope.you = player
        return scope


def attacking(s: DcState, event: ev.Attack) -> AttackRuns:
    """What carries out an attack."""
    return AttackRuns(event)


class Appearing(Procedure):
    """dcdb:8.110 the next Super-Villain is turned up, and its first appearance attack is resolved.

    It befalls first the player whose turn has just ended, then the others in turn order (DC-A11); there is no active player (dcdb:6.020).
    """

    __slots__ = ("card",)

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    @step("dcdb:8.110")
    def turn_up(self, s: DcState) -> Flow:
        return happen(s, ev.TurnUp())

    @step("dcdb:8.110")
    def first(self, s: DcState) -> Flow:
        if not s.outcome.events:
            return DONE
        self.card = s.outcome.events[0].card
        done = [a.first for a in s.now(self.card).abilities if isinstance(a, FirstAppearance) and a.first is not None]
        return EffectFrame(done[0], Scope(s.last, self.card)) if done else None

    @step("dcdb:8.110")
    def attack(self, s: DcState) -> Flow:
        for a in s.now(self.card).abilities:
            if isinstance(a, FirstAppearance):
                scope = Scope(s.last, self.card).bind("first appearance", 1)
                return happen(
                    s,
                    ev.Attack(-1, self.card, s.from_player(s.last), a.effect, scope, a.then, a.avoided, a.breaks, a.unavoidable),
                )
        return None

    @step("dcdb:2.070")
    def triggers(self, s: DcState) -> Flow:
        return ResolveTriggers()
