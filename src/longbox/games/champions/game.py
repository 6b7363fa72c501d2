"""Marvel Champions as the kernel asks for it: set-up, stages, windows, plays, current values, secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.language.abilities import Action, Later, Window as WindowAbility
from longbox.games.champions.language.costs import together
from longbox.games.champions.language.keywords import QUICKSTRIKE, RETALIATE
from longbox.games.champions.language.modifiers import rounded_off
from longbox.games.champions.language.permissions import additional, everyones
from longbox.games.champions.rules import costs, offers
from longbox.games.champions.rules.cannot import eligible, forbids, lacks_choice, may_defend, turned_up_for
from longbox.games.champions.rules.defeating import settled
from longbox.games.champions.rules.playing import after_play, check_paid, choose_meant, choose_mode, choose_x, lay
from longbox.games.champions.rules.plays import barred, restrictions
from longbox.games.champions.rules.procedures import PROCEDURES
from longbox.games.champions.rules.rounds import Game as WholeGame
from longbox.games.champions.rules.stages import Falling, Meanwhile, Piling, Statuses
from longbox.games.champions.state import (
    CONFUSED,
    DISCARD,
    F_DAMAGE,
    F_FALL,
    F_REVEAL,
    F_STATUS,
    F_TEXT,
    F_THREAT,
    HAND,
    INVOCATIONS,
    RESOURCE,
    STUNNED,
    TOUGH,
    WEAPONS,
    ChCard,
)
from longbox.games.champions.state.bases import Procedure
from longbox.games.champions.view import table
from longbox.games.champions.view.prompts import option_text, prompt
from longbox.games.champions.view.under_way import condition
from longbox.kernel import plays
from longbox.kernel.abilities import Continuous, InWindow
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Apply, Settle, happen
from longbox.kernel.examine import Examine
from longbox.kernel.frames import Conceding, Step, step
from longbox.kernel.game import Game
from longbox.kernel.modifiers import Active, Table
from longbox.kernel.packets import Measure
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.windows import Window
from longbox.tables.table import Table as Shown

if TYPE_CHECKING:
    from longbox.games.champions.rules.plays import Deed
    from longbox.games.champions.state import ChState, Face, Values
    from longbox.kernel.abilities import Ability, Bindings, Pattern
    from longbox.kernel.actions import Objection
    from longbox.kernel.decisions import Decision
    from longbox.kernel.effects import Effect
    from longbox.kernel.events import Event, Outcome, Undertaking
    from longbox.kernel.frames import Flow, Frame
    from longbox.kernel.origins import Told
    from longbox.kernel.plays import Usable
    from longbox.kernel.setups import Setup
    from longbox.kernel.windows import Chance


class LaterComes(Procedure):
    """champions:delayed-effect#2 a delayed effect resolves; it does so once."""

    __slots__ = ("key", "scope", "what")

    def __init__(self, key: object, what: Effect, scope: Scope) -> None:
        super().__init__()
        self.key = key
        self.what = what
        self.scope = scope

    @step("champions:delayed-effect#1")
    def use_up(self, s: ChState) -> Flow:
        return happen(s, ev.UseUp(self.key))

    @step("champions:delayed-effect#1")
    def resolve(self, s: ChState) -> Flow:
        return EffectFrame(self.what, self.scope)


class GivingUp(Procedure):
    """A player gives up."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("champions:player-elimination")
    def leave(self, s: ChState) -> Flow:
        return happen(s, ev.Concede(self.player))


class ChampionsGame(Game["ChState", "Values"]):
    """Marvel Champions."""

    name: ClassVar[str] = "champions"
    title: ClassVar[str] = "Marvel Champions"
    may_rule = "champions:may"
    mode_rule = "champions:choose#1"
    replacement_rule = "champions:replacement-effect"
    prevent_rule = "champions:prevent#1"
    cancel_rule = "champions:cancel#1"
    instead_rule = "champions:replacement-effect"
    limit_rule = "champions:limit"
    cost_rule = "champions:initiating-abilities#4"
    target_rule = "champions:choose#2"
    always_read = 0
    settles_by = F_TEXT | F_DAMAGE | F_THREAT | F_STATUS | F_REVEAL | F_FALL
    #: champions:choose#3
    all_targets = False
    procedures = PROCEDURES

    def __init__(self) -> None:
        interrupt, response = "champions:interrupt", "champions:response"
        #: champions:forced#1 of each condition the forced ones go first; champions:forced#3 one is done before the next.
        #: champions:interrupt#2, champions:interrupt#3: a window goes round until all have passed in succession
        #: (champions:in-player-order#1) and is then over; champions:interrupt#4: what was replaced or cancelled is not asked about.
        # champions:timing-priority, champions:triggering-condition#1, champions:response#1, champions:response#2,
        # champions:response#3, champions:would#1, champions:replacement-effect#1, champions:simultaneous-resolution,
        # champions:after, champions:triggered-abilities#2
        super().__init__(
            Examine(),
            Statuses(),
            Window("would", forced=True, rule="champions:forced#2"),
            Window("would", rule=interrupt),
            Window("interrupt", forced=True, rule="champions:forced#2"),
            Window("interrupt", rule=interrupt),
            Meanwhile(),
            Measure(),
            Falling(),
            Piling(),
            Apply(),
            Settle(),
            # champions:attack-enemy-activation#4 what comes of an activation's damage or threat, then what waits for its end
            Window("consequence", forced=True, after=True, rule="champions:delayed-effect#1"),
            Window("delayed", forced=True, after=True, rule="champions:delayed-effect#1"),
            # champions:ability, champions:forced#2, champions:simultaneous-resolution a keyword has no timing trigger of its own,
            # and is ordered with no ability that has one
            Window("keyword", forced=True, after=True, rule="champions:first-player#3"),
            Window("response", forced=True, after=True, rule="champions:forced#2"),
            Window("response", after=True, rule=response),
        )
        #: champions:initiating-abilities its seven steps; champions:initiating-abilities#8-10: each happens as an event of its
        #: own, with windows, and what has begun goes on without its source
        self.envelope = (
            Step("champions:initiating-abilities", plays.announce),
            Step("champions:non-numerical-variable#p2", choose_x),
            Step("champions:initiating-abilities#4", plays.pay),
            Step("champions:event#p2", lay),
            Step("champions:cost-arrow-icon", check_paid),
            Step("champions:initiating-abilities#5", choose_meant),
            Step("champions:initiating-abilities#5", choose_mode),
            Step("champions:initiating-abilities#5", plays.choose_targets),
            Step("champions:initiating-abilities#5", plays.note),
            Step("champions:initiating-abilities#6", plays.initiate),
            Step("champions:initiating-abilities#7", plays.leave),
        )
        self.remembered = frozenset({ev.Played, ev.ChangeForm, ev.Attacked, ev.EnemyAttacked, ev.Defeat, ev.EnterPlay})
        self.plain = frozenset(
            {
                ev.NewRound,
                ev.BeginPhase,
                ev.BeginStep,
                ev.BeginTurn,
                ev.Declined,
                ev.Woken,
                ev.PassToken,
                ev.Announce,
                ev.Aimed,
                ev.GiveBoost,
                ev.ApplyBoost,
                ev.BoostDone,
                ev.EndReveal,
                plays.Choices,
                ev.Shuffle,
                ev.LookAt,
                ev.KeptOut,
                ev.Lay,
                ev.DealCards,
                ev.Draw,
                ev.Mill,
                ev.RandomDiscard,
                ev.TurnUp,
                ev.Used,
                ev.AttackGains,
                ev.ActivationGains,
                ev.GainSurge,
                ev.AddAcceleration,
                ev.Ready,
                ev.Silenced,
            }
        )

    # -- set-up -------------------------------------------------------------------------------------------------------

    def start(self, setup: Setup, seed: int) -> ChState:
        """`setup`: {"heroes", "decks"?, "scenario"?, "mode"?, "heroic"?, "skirmish"?, "modular"?, "seats"?, "names"?, "first"?,
        "campaign"?}; with a campaign its log names the heroes."""
        s = blank(self, setup, seed)
        s.frames.append(WholeGame())
        return s

    def shows_all(self, s: ChState) -> bool:
        """champions:interrupt are questions asked that have one answer only?"""
        return s.setup.get("windows") == "all"

    def options(self, s: ChState, player: int) -> list[Deed]:
        """Everything the active player may do (see `offers.options`)."""
        return offers.options(s, player)

    def may_help(self, s: ChState, player: int) -> bool:
        """champions:peril, champions:keywords#6 while a player resolves a card with peril the others can do nothing.

        champions:table-talk#1
        """
        return not any(r.peril and r.player != player for r in s.revelations)

    def heir(self, s: ChState, decision: Decision) -> int:
        """champions:player-elimination#p4 an ability under way is resolved to its end: a choice that it still needs is the first
        player's (champions:first-player#2). What was optional or to be paid is not done any more."""
        return s.first if decision.kind in _NEEDED and s.first in s.order else -1

    # -- occurrences ----------------------------------------------------------------------------------------------------

    def forbids(self, s: ChState, event: Event) -> bool:
        return forbids(s, event)

    def told_barred(self, s: ChState, event: Event) -> Event | None:
        return ev.Barred(event, s.facts()) if isinstance(event, ev.Damage) and event.amount > 0 else None

    def eligible(self, s: ChState, ability: Usable, k: int, found: Sequence[int], scope: Scope) -> Sequence[int]:
        """champions:choose#5 what the ability could not change is no target of it."""
        assert isinstance(ability, Action | WindowAbility)
        return eligible(s, ability, k, found, scope)

    def settle(self, s: ChState) -> Sequence[Event]:
        return settled(s)

    def swift(self, s: ChState, event: Event, table: Table) -> bool:
        cls = event.__class__
        if cls is ev.Damage:
            assert isinstance(event, ev.Damage)
            if "overkill" in event.words or not s.alive(event.to):
                return False
            return TOUGH not in s.card(event.to).status and event.amount < event.room(s)
        if cls is ev.RemoveThreat:
            assert isinstance(event, ev.RemoveThreat)
            return bool(s.alive(event.to)) and (event.to & NUMBER_MASK == s.scheme or event.amount < s.card(event.to).threat)
        if cls is ev.Leave:
            assert isinstance(event, ev.Leave)
            return not s.play(event.item).owes
        if cls in _AGAINST_STATUS:
            assert isinstance(event, (ev.Strikes, ev.Activates))
            c = s.get(event.by) if event.by >= 0 else None
            return not isinstance(c, ChCard) or (STUNNED if event.kind == "attack" else CONFUSED) not in c.status
        return cls in _SWIFT

    def endless(self, s: ChState) -> None:
        """champions:grim-rule what never ends goes as badly as it can."""
        ev.End(False, "champions:grim-rule", "mandatory effects repeat without end", "threat").apply(s)

    # -- windows and plays ------------------------------------------------------------------------------------------------

    def window_players(self, s: ChState) -> Sequence[int]:
        """champions:first-player#p5 who may use something, first the first player; who orders what is forced (champions:first-player#3).

        champions:first-player#p4, champions:first-player#4, champions:first-player#5
        """
        return s.in_order() or (s.first,)

    def told_apart(self, s: ChState, active: Active) -> object:
        """champions:faq:wasp#3 retaliate of different numbers; what was left to happen later by different cards, or for others."""
        this = active.scope.this
        if isinstance(active.ability, Later):
            return (active.scope.you, s.was(this).printed.code if this >= 0 else "")
        return s.seen(this).keywords.get("retaliate") if active.ability is RETALIATE else None

    def orders(self, s: ChState, found: Sequence[Chance]) -> int:
        """champions:faq:wasp#3 of several enemies that retaliate for one attack, whoever made it; champions:activation#5 of several
        that attack one player at once, that player; else the first player."""
        scope = found[0].scope
        event, player = scope.event, scope.get("player")
        alone = all(c.active.ability is RETALIATE and c.scope.event is event for c in found)
        if alone and isinstance(event, ev.Attacked) and event.player in s.order:
            return int(event.player)
        if player in s.order and all(c.active.ability is QUICKSTRIKE and c.scope.get("player") == player for c in found):
            return int(player)
        return self.window_players(s)[0]

    def within(self, s: ChState, events: Sequence[Event]) -> tuple[Event, ...] | None:
        """champions:triggering-condition#1 an attack or thwart is one occurrence, however many sentences it has: what it deals
        and removes, and what that defeats, is answered after all of it."""
        return () if s.strikes and any(ev.struck_by(s.strikes[-1], e) for e in events) else None

    def heard(self, s: ChState, active: Active, event: Event) -> Sequence[Bindings]:
        """A card in the villain's area that speaks of "you" means whoever it happens to (champions:you-your): each is looked at."""
        scope = active.scope
        if scope.this < 0 or s.was(scope.this).owner >= 0 or not everyones(s, scope):
            return super().heard(s, active, event)
        on: Pattern = active.ability.on
        inner = scope.copy()
        inner.you = -1
        found = on.matches(s, event, inner)
        if found:
            # it speaks of nobody
            return found
        out: list[Bindings] = []
        for player in s.in_order():
            inner.you = player
            out.extend((*names, ("you", player)) for names in on.matches(s, event, inner))
        return out

    def concerns(self, s: ChState, scope: Scope) -> Scope:
        """An encounter card that speaks of "you" means the player whom it concerns: the one attacked, engaged ..."""
        player = scope.get("player")
        if player is None or scope.this < 0 or (s.was(scope.this).owner >= 0 and not s.was(scope.this).down):
            return scope
        inner = scope.copy()
        inner.you = player
        return inner

    def usable(self, s: ChState, active: Active, scope: Scope) -> bool:
        ability = active.ability
        scope = self.concerns(s, scope)
        if isinstance(ability, Later):
            return True
        c = s.was(scope.this)
        if c.owner >= 0 and not c.down:
            if s.phase == "set-up" or not (ability.forced or (self.may_help(s, scope.you) and not turned_up_for(s, scope))):
                # champions:ability#6, champions:peril
                return False
            if s.there(scope.this) and s.place(c.number) == HAND and restrictions(s, scope.you, scope.this) is not None:
                return False
        form = getattr(ability, "form", "")
        if form and (scope.you not in s.order or s.identity(scope.you).up.values.kind != form):
            return False
        if "defense" in getattr(ability, "labels", ()) and not may_defend(s, scope):
            return False
        return ability.fires(s, scope) and barred(s, ability, active.key, scope, ability.forced) is None

    def use(self, s: ChState, active: Active, scope: Scope) -> Frame:
        if isinstance(active.ability, Later):
            # champions:delayed-effect#2 it is no new ability: it is still that player's
            return LaterComes(active.key, active.ability.effect, scope)
        scope = self.concerns(s, scope)
        c = s.was(scope.this)
        if c.owner >= 0 and not c.down and s.there(scope.this) and s.place(c.number) == HAND:
            scope = scope.bind("played", 1)
        return plays.Using(active.ability, scope, active.key)

    def use_key(self, s: ChState, key: Any, scope: Scope) -> Any:
        """champions:limit an ability's uses are counted for each card; champions:max#p2 for all cards of the title."""
        if isinstance(key[0], str):
            # an ability that an effect lends for a while is counted by itself
            return ("use", *key)
        ref, index = key
        faces = s.was(ref).printed.faces
        abilities = faces[index // 100].values.abilities
        if index % 100 < len(abilities) and getattr(abilities[index % 100], "by_title", False):
            return ("max", faces[0].values.name, index)
        return ("use", ref, index)

    def lacks_choice(self, s: ChState, ability: Usable, scope: Scope) -> Objection | None:
        assert isinstance(ability, Action | WindowAbility)
        return lacks_choice(s, ability, scope)

    def in_full(self, out: Outcome, scope: Scope) -> bool:
        """champions:then#2 not if there was less to heal, remove, discard or draw, or part of it was prevented."""
        return not any([e.source == scope.this and ev.short(e) for e in out.events])

    def payable(self, s: ChState, cost: tuple[Effect, ...], scope: Scope) -> bool:
        """champions:cost#4, champions:cost#8 all of it at once: what is picked for one part does not pay for another."""
        more = additional(s, scope)
        return costs.payable(s, together((*cost, *more)) if more or len(cost) > 1 else cost, scope)

    def paying(self, s: ChState, cost: tuple[Effect, ...], scope: Scope) -> Frame:
        return costs.PayingInFull(together((*cost, *additional(s, scope))), scope.bind("all paid", 1))

    def announces(self, play: plays.Play, use: tuple[Any, str] | None) -> Event:
        return ev.Announce(play, use)

    def initiates(self, item: int, scope: Scope) -> Undertaking:
        event = ev.Initiate(item, scope.you, scope.this)
        event.played = bool(scope.get("played"))
        return event

    def leaves(self, item: int, scope: Scope) -> Event:
        return ev.Leave(item, scope.you, scope.this)

    def after_play(self, s: ChState, ability: Usable, scope: Scope) -> Flow:
        assert isinstance(ability, Action | WindowAbility)
        return after_play(s, ability, scope)

    def conceding(self, s: ChState, player: int) -> Frame:
        assert s.decision is not None
        return Conceding(GivingUp(player), s.decision)

    def number(self, s: ChState, question: Any, n: int, told: Told | None = None) -> int:
        """A number that a rule asks for, with what cards make of it (added to `told`); uses that run out are counted when it is paid."""
        for active in s.facts().listening(question.__class__, "amount"):
            ability = active.ability
            if ability.during is not None and not ability.during.holds(s, active.scope):
                continue
            if ability.on.matches(s, question, active.scope):
                n += ability.change.amount(s, active.scope)
                if told is not None:
                    told.append((ability, active.scope, n))
        return n

    # -- current values -----------------------------------------------------------------------------------------------------

    def printed(self, s: ChState, number: int) -> Values:
        c = s.things[number]
        assert isinstance(c, ChCard)
        face: Face = c.up
        if face.hp_per_player and s.starters > 1:
            return scaled(face, s.starters)
        return face.values

    def all_printed(self, s: ChState, numbers: Sequence[int]) -> dict[int, Values]:
        things = s.cards
        players = s.starters
        out: dict[int, Values] = {}
        for n in numbers:
            face: Face = things[n].up
            out[n] = scaled(face, players) if players > 1 and face.hp_per_player else face.values
        return out

    def covered(self, s: ChState) -> Sequence[int]:
        """champions:in-play-and-out-of-play#p2 what is in play, and events of hands that listen (champions:in-play-and-out-of-play#7).

        No other text does anything: champions:in-play-and-out-of-play#p3, champions:in-play-and-out-of-play#8-10
        """
        out = s.everything()
        things = s.cards
        for p in s.order:
            for n in s.zone(p, HAND):
                if things[n].printed.listens:
                    out.append(n)
            for n in s.zone(p, DISCARD):
                # a resource that has been spent answers to that from the pile
                if things[n].printed.listens and things[n].printed.kind == RESOURCE:
                    out.append(n)
        return out

    def actives(self, s: ChState, number: int, values: Values) -> Sequence[Active]:
        c = s.cards[number]
        abilities = values.abilities
        words = values.keywords
        if not abilities and not words:
            return ()
        # nothing of this changes while a card lies where it is: it is put together once
        key = (number, c.inc, c.face, c.stamp, c.controller, c.engaged, c.zone, s.starters, s.first)
        cached = _ACTIVES.get(key)
        if cached is not None and cached[0] is abilities and cached[1] == words:
            return cached[2]
        if len(_ACTIVES) > _MANY:
            _ACTIVES.clear()
        in_play = s.in_play(number)
        scope = Scope(self.you_of(s, c), c.ref)
        out = []
        for i, a in enumerate(abilities):
            if a.stage in _NOT_LISTENING and not isinstance(a, Continuous):
                continue
            if not in_play and not isinstance(a, InWindow):
                continue
            out.append(Active(a, scope, c.stamp, (c.ref, c.face * 100 + i)))
        if in_play:
            if words.get("retaliate"):
                out.append(Active(RETALIATE, scope, c.stamp, (c.ref, 98)))
            if words.get("quickstrike"):
                out.append(Active(QUICKSTRIKE, scope, c.stamp, (c.ref, 99)))
        _ACTIVES[key] = (abilities, dict(words), out)
        return out

    def you_of(self, s: ChState, c: ChCard) -> int:
        """Whom a card means by "you": who controls it, whom it is engaged with, in whose play area it is; else the first player."""
        if c.controller >= 0:
            return c.controller
        if c.engaged >= 0:
            return c.engaged
        player = s.player_of(c.number)
        return player if player >= 0 else s.first

    def is_far(self, active: Active) -> bool:
        return False

    def finish(self, s: ChState, numbers: Sequence[int], values: dict[int, Values]) -> None:
        printed = s.facts().printed
        for n in numbers:
            if values[n] is not printed[n]:
                rounded_off(values[n])

    # -- secrets and showing ------------------------------------------------------------------------------------------------

    def hidden_groups(self, s: ChState, seats: Sequence[int]) -> list[list[int]]:
        """Two backs: players' cards, each deck its owner's own, and encounter cards."""
        bits = sum(1 << seat for seat in dict.fromkeys(seats))
        groups: dict[tuple[int, bool], list[int]] = {}
        for t in s.things:
            if isinstance(t, ChCard) and not t.known & bits:
                # the Invocation deck has a back of its own, and of the Experimental Weapons it is known which they are
                own = s.place(t.number) in (100 + INVOCATIONS, 100 + WEAPONS)
                groups.setdefault((t.owner, own), []).append(t.number)
        return [g for _, g in sorted(groups.items()) if len(g) > 1]

    def turns(self, s: ChState) -> int:
        return s.round

    def layout(self, s: ChState, seat: int) -> Shown:
        return table.table(s, seat)

    def requests(self, s: ChState, player: int) -> list[Deed]:
        """champions:player-turn#6 what a player whom the active one asks may do."""
        return offers.requests(s, player)

    def option_text(self, s: ChState, seat: int, decision: Decision, option: object) -> str:
        return option_text(s, seat, decision, option)

    def prompt(self, s: ChState, seat: int, decision: Decision) -> str:
        return prompt(s, seat, decision)

    def waiting_text(self, s: ChState, seat: int, event: Event) -> str:
        return condition(s, seat, event)

    def why_not(self, s: ChState, player: int, ref: int) -> list[tuple[Deed, list[Objection]]]:
        return [(act, act.why_not(s)) for act in offers.wanted(s, player, ref)]

    def result_text(self, s: ChState) -> str:
        r = s.result
        return "the game goes on" if r is None else f"the players {'win' if r.won else 'lose'}: {r.reason}"


#: what a status card may stand against
_AGAINST_STATUS = frozenset({ev.Attack, ev.Thwart, ev.EnemyAttack, ev.EnemyScheme})


#: without foresight
_SWIFT = frozenset(
    {
        ev.Initiate,
        ev.Reveal,
        ev.TextResolves,
        ev.TurnBoost,
        ev.Reckoned,
        ev.EnemySchemed,
        ev.EnemyAttacked,
        ev.Completed,
        ev.End,
        ev.EnterPlay,
        ev.ChangeForm,
        ev.TurnFace,
        ev.Defeat,
        ev.Lasting,
        ev.UseUp,
        ev.Threat,
        ev.Heal,
        ev.GiveStatus,
        ev.Exhaust,
        ev.Counters,
        ev.Engage,
        ev.Discard,
        ev.Spend,
        ev.Played,
        ev.BasicUsed,
        ev.Attacked,
        ev.Thwarted,
        # hit points may end with them (champions:gets#2)
        ev.EndPhase,
        ev.EndRound,
        ev.EndTurn,
    }
)


#: questions about what an ability that resolves does
_NEEDED = frozenset({"choose", "mode", "target", "order", "attach", "spread"})


_NOT_LISTENING = frozenset({"action", "resource", "timed", "special", "boost", ""})


_SCALED: dict[tuple[int, int], Values] = {}


#: the abilities at work of cards as they lie, with the abilities and keywords they were made of
_ACTIVES: dict[tuple[int, ...], tuple[tuple[Ability, ...], dict[str, int], list[Active]]] = {}


_MANY = 20_000


def scaled(face: Face, players: int) -> Values:
    """champions:per-player-icon the values of a villain or minion with hit points for each player."""
    key = (id(face), players)
    found = _SCALED.get(key)
    if found is None:
        found = face.values.copy()
        found.hp = (found.hp or 0) * players
        _SCALED[key] = found
    return found


GAME = ChampionsGame()
