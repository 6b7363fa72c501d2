"""Vs. System as the kernel needs it: set-up, stages, policies, and what a player with priority is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.decks.setup import blank
from longbox.games.vs.language.modifiers import Gets, is_lost
from longbox.games.vs.language.verbs.lasting import POWER_UP
from longbox.games.vs.rules import offers
from longbox.games.vs.rules.chain import wait
from longbox.games.vs.rules.costs import Paying, payable
from longbox.games.vs.rules.plays import PlayTwist, Recruit
from longbox.games.vs.rules.powers import Flip, PoweringUp, Reinforcing, UsePower
from longbox.games.vs.rules.setup import SettingUp
from longbox.games.vs.rules.stages import ApplyingTogether, ExaminingTogether, Timestamping, TriggeringTogether, settle
from longbox.games.vs.state import (
    CHAIN,
    DECK,
    F_COUNTERS,
    F_PLACE,
    F_STATUS,
    F_TEXT,
    RESOURCES,
    ROWS,
    ZONES,
    Referee,
    VsCard,
    VsPlayer,
    VsState,
    knows,
)
from longbox.games.vs.state.bases import Frame
from longbox.games.vs.view import table
from longbox.games.vs.view.prompts import option_text, prompt
from longbox.games.vs.view.why import untimely
from longbox.kernel.abilities import Activated, Continuous, Triggered
from longbox.kernel.copying import field_or
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Settle, happen
from longbox.kernel.examine import forbidden
from longbox.kernel.frames import DONE, Conceding
from longbox.kernel.modifiers import Active
from longbox.kernel.queries import Query, Scope, This
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK
from longbox.tables.table import Table as Shown

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from longbox.games.vs.state import Values, VsAction
    from longbox.kernel.abilities import Ability, Replacement
    from longbox.kernel.actions import Objection
    from longbox.kernel.decisions import Decision
    from longbox.kernel.effects import Verb
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Table
    from longbox.kernel.setups import Setup


#: vs:215.1c counters that change ATK and DEF have a continuous modifier of their own; what they change is all that tells them
#: apart, but for their timestamps (vs:215.1a)
COUNTER_EFFECTS = {
    "+1 ATK / +1 DEF": (1, 1),
    "+1 ATK": (1, 0),
    "+1 DEF": (0, 1),
    "-1 ATK": (-1, 0),
    "-1 DEF": (0, -1),
    "-1 ATK / -1 DEF": (-1, -1),
}


_COUNTER_ABILITIES = {name: Continuous(This(), (Gets(*change),)) for name, change in COUNTER_EFFECTS.items()}


#: abilities with their places on a card
Texts = tuple[tuple[int, "Ability"], ...]

#: the abilities at work of cards as they lie, with the abilities they were made of
_ACTIVES: dict[Hashable, tuple[Texts, list[Active], tuple[bool, ...]]] = {}


def conditions(s: VsState, c: VsCard, pairs: Texts) -> tuple[bool, ...]:
    """The conditions of those powers that have some, as they are just now."""
    scope = Scope(c.controller, c.ref)
    return tuple([a.while_.holds(s, scope) for _, a in pairs if a.while_ is not None])


_MANY = 20_000


#: events that are of no matter to timestamps
_SWIFT = frozenset(
    {
        ev.DrawCards, ev.Move, ev.MoveAll, ev.Build, ev.ToPile, ev.UniquenessPut, ev.ToHand, ev.ToDeck, ev.RemoveFromGame,
    }
)  # fmt: skip


class Instead(Frame):
    """A replacement has its turn: its cost is paid, then its effect is asked through, its events collected.

    Their source is that of the replacement (vs:513.5h, vs:511.3).
    Also vs:G:Replacement Modifier.
    """

    __slots__ = ("ability", "scope", "stage")

    def __init__(self, ability: Replacement, scope: Scope) -> None:
        super().__init__()
        self.ability = ability
        self.scope = scope
        self.stage = 0

    def run(self, s: VsState) -> Flow:
        if self.stage == 0:
            self.stage = 1
            if self.ability.pay:
                return Paying(self.ability.pay, self.scope)
            s.outcome = self.scope
        if self.stage == 1:
            self.stage = 2
            scope = s.outcome.copy()
            scope.collected = ()
            return EffectFrame(self.ability.instead, scope)
        return DONE


def placed(abilities: tuple[Ability, ...], printed: tuple[Ability, ...]) -> Texts:
    """Abilities that an object has now, without payment powers: printed ones by their place, others after them."""
    out = []
    more = len(printed)
    for a in abilities:
        place = next((i for i, b in enumerate(printed) if b is a), -1)
        if place < 0:
            place, more = more, more + 1
        if not isinstance(a, Activated):
            out.append((place, a))
    return tuple(out)


class VsGame(Referee):
    """The game."""

    name: ClassVar[str] = "vs"
    title: ClassVar[str] = "Vs. System"
    #: vs:708.5a what powering-up does
    power_up: ClassVar[Continuous] = POWER_UP
    may_rule: ClassVar[str] = "vs:511.6"
    mode_rule: ClassVar[str] = "vs:508.2h"
    replacement_rule: ClassVar[str] = "vs:513.5c"
    which_rule: ClassVar[str] = "vs:513.5b"
    #: counters change ATK and DEF whether or not a card asks for them (vs:215.1c)
    always_read = F_COUNTERS
    settles_by = F_TEXT | F_PLACE | F_STATUS | F_COUNTERS

    def __init__(self) -> None:
        super().__init__(ExaminingTogether(), ApplyingTogether(), Timestamping(), Settle(), TriggeringTogether())
        self.remembered = frozenset(
            {ev.Draw, ev.Played, ev.Attacks, ev.Defends, ev.Stun, ev.TurnUp, ev.Breakthrough, ev.Replaced}
        )
        # not among them: what makes text active that may hear of it or wants a timestamp (entering play, recovering, flipping, counters,
        # becoming played, vs:304.10)
        self.plain = frozenset(
            {
                ev.NewTurn, ev.BeginStep, ev.StartOfStep, ev.EndStep, ev.PassInitiative, ev.HoldTriggers,
                ev.ReleaseTriggers, ev.Schedule, ev.ChainAdd, ev.ChainSet, ev.ChainDrop,
                ev.Resolving, ev.Use, ev.Propose, ev.DropAttack, ev.RemoveFromAttack, ev.EndAttack,
                ev.BeginSubstep,
                ev.BeginPhase, ev.EndTurn, ev.Draw, ev.Discard, ev.ToChain, ev.OffChain, ev.Exhaust, ev.Ready,
                ev.Reveal, ev.Stamped, ev.PowerUp, ev.LoseEndurance,
                ev.GainEndurance, ev.Points, ev.Shuffle, ev.LookAt, ev.AddModifier, ev.UseModifier, ev.EndModifiers, ev.ChooseFor, ev.FromDeckToHand,
            }
        )  # fmt: skip

    # -- set-up ---------------------------------------------------------------------------------------------------

    def start(self, setup: Setup, seed: int) -> VsState:
        """`setup`: {"decks": [[[name, count], ...] per player], "names"?, "seats"?, "initiative"?, "windows"?, "turn_limit"?,
        "facts"?}."""
        s = blank(self, setup, seed)
        s.frames.append(SettingUp())
        return s

    # -- occurrences ----------------------------------------------------------------------------------------------

    def forbids(self, s: VsState, event: Event) -> bool:
        """What rules forbid: readying a stunned character, breakthrough against reinforcement, power-ups barred."""
        if isinstance(event, ev.Ready):
            return bool(s.cards[event.number].stunned)
        if isinstance(event, ev.KO) and "prohibit" in s.facts().stages:
            # vs:708.13a it goes to the pile, or is not KO'd: what can't leave play can't be
            return any(forbidden(s, s.facts(), part) for part in event.parts(s))
        if isinstance(event, ev.Breakthrough):
            a = s.attack
            # vs:701.10a an attack on a character with reinforcement causes no breakthrough, unless a card says so (vs:103.1)
            if a is None or a.defender < 0 or not s.now(a.defender).reinforcement:
                return False
            return not any(
                x.ability.forbids(s, event, x.scope, x.flagged) for x in s.facts().listening(ev.Breakthrough, "permit")
            )
        return False

    def barred(self, s: VsState, event: Event) -> bool:
        """Would this event be forbidden just now?"""
        return forbidden(s, s.facts(), event)

    def settle(self, s: VsState) -> Sequence[Event]:
        return settle(s)

    def swift(self, s: VsState, event: Event, table: Table) -> bool:
        return event.__class__ in _SWIFT

    def look_at_top(self, s: VsState, player: int) -> None:
        """vs:511.8 a player who may do so at any time looks at the top card of the deck, with priority only."""
        found = s.facts().listening(ev.MayLookAtTop, "permit")
        deck = s.zone(player, DECK)
        if found and deck and not knows(s.cards[deck[0]], s.players[player].seat):
            q = ev.MayLookAtTop(player)
            if any(a.ability.forbids(s, q, a.scope, a.flagged) for a in found):
                happen(s, ev.LookAt(player, (s.ref(deck[0]),)))

    def endless(self, s: VsState) -> None:
        ev.draw_game(s)

    def conceding(self, s: VsState, player: int) -> Frame:
        assert s.decision is not None
        return Conceding(ev.Leaving(player), s.decision)

    def payable(self, s: VsState, cost: tuple[Verb, ...], scope: Scope) -> bool:
        return payable(s, cost, scope)

    def replace_frame(self, s: VsState, ability: Replacement, scope: Scope, event: Event) -> Frame:
        return Instead(ability, scope)

    def worked(self, s: VsState, active: Active) -> None:
        """vs:400.9b a modifier that replaces one event ("skip the combat phase") has had its turn."""
        if getattr(active, "uses", -1) > 0:
            happen(s, ev.UseModifier(active.key))

    def wait(self, s: VsState, active: Active, scope: Scope) -> None:
        wait(s, active, scope)

    # -- current values -------------------------------------------------------------------------------------------

    def printed(self, s: VsState, number: int) -> Values:
        """vs:210.5 a card has its text in every zone, except stunned characters, what they wear, and unrevealed resources.

        So one that enters play stunned has no power that could trigger on that (vs:214.6d).
        The values that active text gives: all of them face up, none face down (vs:701.11c, vs:708.9e, vs:G:Active,
        vs:G:Inactive, vs:G:Object, vs:G:Resource).
        """
        c: VsCard = s.cards[number]
        d = c.printed
        kind = s.kind_of_zone(c.zone)
        if kind == ROWS:
            if c.stunned:
                return d.blank
            if c.attached >= 0 and s.there(c.attached) and s.cards[c.attached & NUMBER_MASK].stunned:
                # vs:302.5 its text is inactive, though what makes it unique stays (vs:302.8a)
                return d.blank
        elif kind == RESOURCES and c.down and not c.revealed:
            # vs:701.11a
            return d.face_down
        elif kind == CHAIN and d.kind == "character":
            return on_the_chain(s, c)
        return d.values

    def covered(self, s: VsState) -> Sequence[int]:
        zones = s.zones
        out: list[int] = []
        for p in s.order:
            out.extend(zones[p * ZONES + ROWS])
            for n in zones[p * ZONES + RESOURCES]:
                c: VsCard = s.cards[n]
                if not c.down or c.revealed:
                    out.append(n)
        return out

    def actives(self, s: VsState, number: int, values: Values) -> Sequence[Active]:
        # vs:503.1, vs:513.3a a power works while an object has it; each continuous one is a modifier (vs:503.2, vs:511.1b)
        """The text after "ongoing" works on a face-up object of the row only (vs:701.6)."""
        c: VsCard = s.cards[number]
        d = c.printed
        if values is d.values:
            pairs = d.statics
        elif values is d.blank:
            # vs:502.4 what triggers on leaving play still listens while the text is inactive
            pairs = d.from_stunned
        elif values.abilities is d.values.abilities:
            pairs = d.statics
        elif self.printed(s, number) is d.blank:
            # not so a removed power (vs:500.5); what it has gained listens too
            kept = tuple(x for x in d.from_stunned if not is_lost(x[1], values.bars))
            pairs = (*kept, *placed(values.abilities, d.values.abilities)) if values.abilities else kept
        else:
            pairs = placed(values.abilities, d.values.abilities)
        if not pairs:
            return ()
        # while it lies as it does, and its conditions are as they are, this is put together once
        key = (number, c.inc, c.controller, c.face, c.down, c.text_stamp, c.zone, c.counters)
        plain = not c.stamps and not values.gained
        if plain:
            cached = _ACTIVES.get(key)
            if cached is not None and cached[0] is pairs and (not cached[2] or cached[2] == conditions(s, c, pairs)):
                return cached[1]
        in_row = s.in_resources(number)
        if in_row and not c.face and not c.down:
            # vs:304.10 a plot twist that is still being played has no ongoing powers yet
            return ()
        ref = c.ref
        # vs:511.7 whoever controls the object just now controls its modifiers
        scope = Scope(c.controller, ref)
        out = []
        for i, a in pairs:
            if "play" not in a.zones and not (c.down and "revealed" in a.zones):
                continue
            if in_row and c.down and (isinstance(a, (Activated, Triggered)) or len(d.text) <= i < len(d.values.abilities)):
                # vs:701.11b a revealed face-down resource has only continuous powers (vs:503.1a), none after "ongoing" (vs:701.6)
                continue
            if a.while_ is not None and not a.while_.holds(s, scope):
                continue
            stamp = c.text_stamp
            if c.counters and a.label.startswith("Cosmic"):
                stamp = max([stamp, *(t for name, _, t in c.counters if name == "cosmic")])
            if c.stamps:
                stamp = max([stamp, *(t for place, t in c.stamps if place == i)])
            if values.gained:
                stamp = max([stamp, *(t for b, t in values.gained if b is a)])
            out.append(Active(a, scope, stamp, (ref, i)))
        if plain:
            if len(_ACTIVES) > _MANY:
                _ACTIVES.clear()
            _ACTIVES[key] = (pairs, out, conditions(s, c, pairs))
        return out

    def counters(self, s: VsState, numbers: Sequence[int]) -> Iterable[Active]:
        for n in numbers:
            c = s.cards[n]
            for name, count, stamp in c.counters:
                ability = _COUNTER_ABILITIES.get(name)
                if ability is not None:
                    atk, def_ = COUNTER_EFFECTS[name]
                    amounts = ((atk * count, def_ * count),)
                    yield Active(ability, Scope(c.controller, c.ref), stamp, ("counter", n, stamp), None, amounts)

    def is_far(self, active: Active) -> bool:
        on = active.ability.on
        return isinstance(on, Query) and field_or(on, "far", False)

    def reaches(self, s: VsState, active: Active, number: int) -> bool:
        during = active.ability.during
        return (during is None or bool(during.holds(s, active.scope))) and bool(
            active.ability.on.holds_far(s, number, active.scope)
        )

    def may_reinforce(self, s: VsState, source: int) -> bool:
        """vs:701.10d may this source give other characters reinforcement?"""
        if source < 0 or not s.there(source):
            return True
        q = ev.MayReinforce(source & NUMBER_MASK)
        return not any(a.ability.forbids(s, q, a.scope, a.flagged) for a in s.facts().listening(ev.MayReinforce, "prohibit"))

    def finish(self, s: VsState, numbers: Sequence[int], values: dict[int, Values]) -> None:
        """vs:103.2 what can't be had isn't, whatever gave it."""
        for n in numbers:
            v = values[n]
            if v.bars:
                if "flight" in v.bars:
                    v.flight = False
                if "range" in v.bars:
                    v.range = False
                if "reinforcement" in v.bars:
                    v.reinforcement = False
                if "protected" in v.bars:
                    v.shelter = -1
                v.keywords = v.keywords - v.bars

    # -- questions ------------------------------------------------------------------------------------------------

    def all_may_be_targets(self, s: VsState) -> bool:
        """Does nothing keep cards from being chosen as targets?"""
        return not s.facts().listening(ev.MayTarget, "prohibit")

    def may_target(self, s: VsState, number: int, scope: Scope) -> bool:
        """vs:504.3 may this be chosen as a target by the effect of this scope?"""
        found = s.facts().listening(ev.MayTarget, "prohibit")
        if not found:
            return True
        kind = ""
        if scope.item >= 0 and s.there(scope.item):
            kind = s.item(scope.item).source_kind
        elif scope.this >= 0:
            kind = s.card(scope.this).printed.kind
        q = ev.MayTarget(number, scope.you, kind)
        return not any(a.ability.forbids(s, q, a.scope, a.flagged) for a in found)

    def controls_name(self, s: VsState, player: int, name: str) -> bool:
        """vs:201.5 control of an object of that name, or being considered to control one."""
        for n in (*s.zone(player, ROWS), *s.zone(player, RESOURCES)):
            if name in s.now(n).names:
                return True
        q = ev.ConsideredToControl(name, player)
        return any(a.ability.forbids(s, q, a.scope, None) for a in s.facts().listening(ev.ConsideredToControl, "permit"))

    def words_of(self, s: VsState, what: str) -> Sequence[str]:
        """The words that may be chosen: "an affiliation", "a card name", "a version" ... (vs:511.4)."""
        from longbox.games.vs.catalog.catalog import CATALOG, words_of

        own = dict.fromkeys(c.printed for c in s.things if isinstance(c, VsCard))
        return words_of(what, [d for d in own if CATALOG.get(d.full_name) is not d])

    # -- what a player with priority may do -----------------------------------------------------------------------

    def options(self, s: VsState, player: int, seen: tuple[object, ...] = ()) -> list[VsAction]:
        """Every legal action (see `offers.options`)."""
        return offers.options(s, player, seen)

    def likeness(self, s: VsState) -> Hashable:
        """What the table looks like without its timestamps (see `offers.likeness`)."""
        return offers.likeness(s)

    # -- secrets and showing --------------------------------------------------------------------------------------

    def hidden_groups(self, s: VsState, seats: Sequence[int]) -> list[list[int]]:
        """All Vs. cards have one back, but a deck holds its owner's cards only: unknown cards, grouped by owner."""
        bits = 0
        for seat in seats:
            bits |= 1 << seat
        groups = []
        for p in range(len([t for t in s.things if isinstance(t, VsPlayer)])):
            group = [t.number for t in s.things if isinstance(t, VsCard) and t.owner == p and not t.known & bits]
            if len(group) > 1:
                groups.append(group)
        return groups

    def turns(self, s: VsState) -> int:
        return s.turn

    def layout(self, s: VsState, seat: int) -> Shown:
        return table.table(s, seat)

    def option_text(self, s: VsState, seat: int, decision: Decision, option: object) -> str:
        return option_text(s, seat, decision, option)

    def prompt(self, s: VsState, seat: int, decision: Decision) -> str:
        return prompt(s, seat, decision)

    def why_not(self, s: VsState, player: int, ref: int) -> list[tuple[VsAction, list[Objection]]]:
        """Everything this player might want to do with a card, each with its objections."""
        n = ref & NUMBER_MASK
        c = s.things[n]
        if not isinstance(c, VsCard):
            return []
        d = c.printed
        out: list[tuple[VsAction, list[Objection]]] = []
        acts: list[VsAction] = []
        in_rows = s.in_rows(n)
        if d.kind in ("character", "equipment") and not in_rows:
            acts.append(Recruit(player, c.ref))
        if d.kind == "plot twist":
            acts.append(PlayTwist(player, c.ref))
        if d.kind == "location":
            acts.append(Flip(player, c.ref))
        # the powers it has now, gained ones too, then printed ones that it lacks just now
        here = s.now(c.ref).abilities
        for i, a in enumerate((*here, *(b for b in d.values.abilities if b not in here))):
            if isinstance(a, Activated):
                acts.append(UsePower(player, c.ref, i, a))
        if in_rows and c.attached < 0:
            acts.append(PoweringUp(player, c.ref))
            acts.append(Reinforcing(player, c.ref))
        acts += untimely(s, player, c.ref)
        for act in acts:
            out.append((act, act.why_not(s)))
        return out

    def result_text(self, s: VsState) -> str:
        r = s.result
        if r is None:
            return "the game goes on"
        if not r.winners:
            return f"a draw: {r.reason}"
        return f"{' and '.join(s.players[p].name for p in r.winners)} win{'s' if len(r.winners) == 1 else ''}: {r.reason}"


def on_the_chain(s: VsState, c: VsCard) -> Values:
    """vs:301.4 a character card on the chain has the affiliations it had in the zone it was recruited from."""
    printed = c.printed.values
    past = s.past.get((c.inc - 1) << NUMBER_BITS | c.number)
    if past is None or past.values.teams == printed.teams or (past.card.down and not past.card.revealed):
        return printed
    values = printed.copy()
    values.teams = past.values.teams
    return values


GAME = VsGame()
