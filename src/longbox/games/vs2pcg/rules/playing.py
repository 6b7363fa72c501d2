"""Playing plot twists and using super powers (vs2pcg:playing-plot-twists#1, vs2pcg:super-powers#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import (
    ANY_COMBAT,
    BUILD,
    COMBAT,
    DRAW,
    MAIN_PHASE,
    RECOVERY,
    KeywordAction,
    PlotTwist,
    Reaction,
    SuperPower,
)
from longbox.games.vs2pcg.rules.actions import PcgAction, in_hand_or_on_top, on_top
from longbox.games.vs2pcg.state import HAND, KO, PLOT_TWIST, CardDef, PcgState
from longbox.kernel import plays
from longbox.kernel.actions import Check, Objection
from longbox.kernel.events import happen
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.kernel.frames import Flow

#: the steps in which a build plot twist or power may be played
BUILD_STEPS = ("resource", "recruit", "formation")


#: which rule says what each timing word stands for, and how it says so to whoever tries it at another time
TOLD = {
    RECOVERY: ("vs2pcg:recovery-phase#1", "that is for your recovery phase"),
    DRAW: ("vs2pcg:draw-phase#1", "that is for your draw phase"),
    BUILD: ("vs2pcg:playing-plot-twists#1", "that is for your build phase"),
    MAIN_PHASE: ("vs2pcg:playing-plot-twists#2", "that is for your main phase, while there is no combat"),
    COMBAT: ("vs2pcg:playing-plot-twists#3", "that is for a combat"),
    ANY_COMBAT: ("vs2pcg:playing-plot-twists#3", "that is for a combat"),
}
#: in which phase or step of one's own turn
OWN = {**dict.fromkeys(BUILD_STEPS, (BUILD,)), "main": (MAIN_PHASE,), "recovery": (RECOVERY,), "draw": (DRAW,)}


def times(s: PcgState, player: int) -> tuple[str, ...]:
    """vs2pcg:playing-plot-twists#1-3 the timing words for which it is the time; in a combat of another player's turn for what is of any turn."""
    if s.phase == "combat":
        return (COMBAT, ANY_COMBAT) if s.combat is not None else ()
    return OWN.get(s.phase, ()) if s.acts(player) else ()


def timely(s: PcgState, player: int, ability: SuperPower | PlotTwist, ref: int = -1) -> Objection | None:
    """vs2pcg:playing-plot-twists#1-3, vs2pcg:super-powers#2 is this the time that its timing word says?

    vs2pcg:super-powers#3 that of a character for which this must be in the combat (`ref`), unless it is for any.
    """
    if ability.when not in times(s, player):
        return Objection(*TOLD[ability.when])
    if s.phase == "combat":
        freed = s.combat is not None and s.combat.freed == player and isinstance(ability, PlotTwist)
        if not ability.any_turn and not s.acts(player) and not freed:
            return Objection("vs2pcg:term-any-turn#1", "that is for a combat on your own turn")
        if ref >= 0 and ability.when == COMBAT and not s.fighting(ref):
            return Objection("vs2pcg:super-powers#3", "this character is not in the combat")
    return None


# -- super powers -----------------------------------------------------------------------------------------------------------


def use_key(s: PcgState, scope: Scope, ability: SuperPower | Reaction) -> Hashable:
    """Under what its uses are counted: vs2pcg:super-powers#5 each power of a character (2P-A4).

    vs2pcg:once-per-game#1 what is once per game counts whoever controls it, and wherever it has been in between: by its owner.
    """
    c = s.card(scope.this)
    if ability.once_per_game:
        level = getattr(ability, "while_level", 0)
        return ("once", c.owner, c.printed.name, ability.title, ability.symbols, *((level,) if level else ()))
    return ("use", scope.this, ability.title, ability.symbols)


def spent(s: PcgState, scope: Scope, ability: SuperPower | Reaction) -> Objection | None:
    """vs2pcg:super-powers#5, vs2pcg:once-per-game#1 has it been used as often as it may be? vs2pcg:golden-rules#1 does anything forbid it?"""
    if ev.barred(s, ev.AskUsePower(scope.this, scope.you, ability.symbols)):
        return Objection("vs2pcg:golden-rules#1", "a power says that it can't be used")
    if ability.limit is None:
        return None
    times, span = ability.limit
    if s.memory.count(use_key(s, scope, ability), span) < times:
        return None
    if ability.once_per_game:
        return Objection("vs2pcg:once-per-game#1", "it has been used in this game")
    return Objection("vs2pcg:super-powers#5", "it has been used this turn")


class UsePower(PcgAction):
    """vs2pcg:super-powers#4 to use a super power of a character."""

    __slots__ = ("ability",)
    rule = "vs2pcg:super-powers#4"

    def __init__(self, player: int, ref: int, ability: SuperPower) -> None:
        super().__init__(player, ref)
        self.ability = ability

    @property
    def scope(self) -> Scope:
        """What it knows as it begins."""
        return Scope(self.player, self.ref)

    @property
    def besides(self) -> bool:
        return isinstance(self.ability, KeywordAction)

    def flow(self, s: PcgState) -> Flow:
        return plays.Using(self.ability, self.scope, use_key(s, self.scope, self.ability))

    def label(self, s: PcgState) -> str:
        return f"use {self.name(s)}: {self.ability.print(self.name(s))}"


def _power_time(s: PcgState, act: UsePower) -> Objection | None:
    # vs2pcg:character-powers#1 a power that works from another zone alone is of no character in the combat
    in_play = "play" in act.ability.zones or "stunned" in act.ability.zones
    return timely(s, act.player, act.ability, act.ref if in_play else -1)


def _has_it(s: PcgState, act: UsePower) -> Objection | None:
    """vs2pcg:character-powers#1 powers work in play, unless their text says differently; a stunned character has none."""
    n = act.ref & NUMBER_MASK
    if not s.there(act.ref):
        return Objection("vs2pcg:character-powers#1", "it is not there any more")
    if s.in_play(n):
        if n not in s.side(act.player):
            return Objection("vs2pcg:term-on-your-side#1", "it is not on your side")
        if act.ability not in s.now(n).abilities:
            if s.stunned(n):
                return Objection("vs2pcg:stunned-characters#3", "a stunned character has lost its powers")
            return Objection("vs2pcg:golden-rules#1", "it has lost that power")
        # what could only work from another zone works from there alone
        if ("stunned" if s.stunned(n) else "play") in act.ability.zones:
            return None
        return Objection("vs2pcg:character-powers#1", "that power does not work from play")
    where = {KO: "ko", HAND: "hand"}.get(s.place(n), "")
    if where in act.ability.zones and s.card(n).owner == act.player:
        return None
    return Objection("vs2pcg:character-powers#1", "its powers work in play only")


def _not_spent(s: PcgState, act: UsePower) -> Objection | None:
    return spent(s, act.scope, act.ability)


def _met(s: PcgState, act: UsePower) -> Objection | None:
    failing = next((c for c in act.ability.only if not c.holds(s, act.scope)), None)
    return None if failing is None else Objection("vs2pcg:super-powers#2", "its restriction is not met")


def _payable(s: PcgState, act: UsePower) -> Objection | None:
    return next((o for o in [c.possible(s, act.scope) for c in act.ability.cost] if o is not None), None)


UsePower.checks = (
    Check("time", "vs2pcg:super-powers#2", _power_time),
    Check("play", "vs2pcg:character-powers#1", _has_it),
    Check("once", "vs2pcg:super-powers#5", _not_spent),
    Check("restriction", "vs2pcg:super-powers#2", _met),
    Check("cost", "vs2pcg:super-powers#4", _payable),
)


def powers_of(s: PcgState, player: int, n: int) -> list[UsePower]:
    """The super powers of a character as a player might use them."""
    return [UsePower(player, s.ref(n), a) for a in s.now(n).abilities if isinstance(a, SuperPower)]


def powers_tried(s: PcgState, player: int, n: int) -> list[UsePower]:
    """Those and the printed ones that it has lost, for whoever wants to know why."""
    there = powers_of(s, player, n)
    has = [act.ability for act in there]
    c = s.card(n)
    printed = [a for a in c.printed.faces[c.level - 1].abilities if isinstance(a, SuperPower) and a not in has]
    return [*there, *[UsePower(player, s.ref(n), a) for a in printed]]


def powers(s: PcgState, player: int) -> list[PcgAction]:
    """Every super power that a player may use just now."""
    now = times(s, player)
    if not now:
        return []
    # what comes first are the timing words: most powers are for other times
    abroad = s.phase == "combat" and not s.acts(player)
    cards = s.cards
    off = [n for kind in (KO, HAND) for n in s.zone(player, kind) if cards[n].printed.elsewhere and cards[n].printed.is_character]
    out: list[PcgAction] = []
    for n in (*s.side(player), *off):
        for a in s.now(n).abilities:
            if isinstance(a, SuperPower) and a.when in now and (a.any_turn or not abroad):
                act = UsePower(player, s.ref(n), a)
                if act.objection(s) is None:
                    out.append(act)
    return out


# -- plot twists --------------------------------------------------------------------------------------------------------------


class PlayTwist(PcgAction):
    """vs2pcg:plot-twists#1 to play a plot twist from the hand."""

    __slots__ = ("ability",)
    rule = "vs2pcg:playing-plot-twists#5"

    def __init__(self, player: int, ref: int, ability: PlotTwist) -> None:
        super().__init__(player, ref)
        self.ability = ability

    def flow(self, s: PcgState) -> Flow:
        return plays.Using(self.ability, Scope(self.player, self.ref))

    def label(self, s: PcgState) -> str:
        return f"play {self.name(s)}"


def _twist_time(s: PcgState, act: PlayTwist) -> Objection | None:
    return timely(s, act.player, act.ability)


def _twist_in_hand(s: PcgState, act: PlayTwist) -> Objection | None:
    if in_hand_or_on_top(s, act) is None:
        return None
    return Objection("vs2pcg:plot-twists#1", "it is not in your hand")


def team_there(s: PcgState, player: int, ref: int) -> Objection | None:
    """vs2pcg:playing-plot-twists#6, vs2pcg:deck-building#6 a plot twist of a team needs a face-up character of that team on one's side."""
    teams = s.now(ref).teams
    if not teams or any([t in s.now(n).teams for n in s.side(player) if not s.stunned(n) for t in teams]):
        return None
    return Objection("vs2pcg:playing-plot-twists#6", f"there is no face-up character of {teams[0]} on your side")


def _team(s: PcgState, act: PlayTwist) -> Objection | None:
    return team_there(s, act.player, act.ref)


def _allowed(s: PcgState, act: PlayTwist) -> Objection | None:
    barred = ev.barred(s, ev.AskTwist(act.player))
    return Objection("vs2pcg:golden-rules#1", "a power says that you can't play plot twists") if barred else None


PlayTwist.checks = (
    Check("time", "vs2pcg:playing-plot-twists#1", _twist_time),
    Check("allowed", "vs2pcg:golden-rules#1", _allowed),
    Check("hand", "vs2pcg:plot-twists#1", _twist_in_hand),
    Check("team", "vs2pcg:playing-plot-twists#6", _team),
)


def twists_of(s: PcgState, player: int, n: int) -> list[PlayTwist]:
    """A plot twist as a player might play it, once for each timing word that it has."""
    return [PlayTwist(player, s.ref(n), a) for a in s.now(n).abilities if isinstance(a, PlotTwist)]


def twists(s: PcgState, player: int) -> list[PcgAction]:
    """Every plot twist that a player may play just now; of those that are alike one."""
    out: list[PcgAction] = []
    seen: list[CardDef] = []
    if not times(s, player) or ev.barred(s, ev.AskTwist(player)):
        return out
    top = on_top(s, player)
    for n in (*s.zone(player, HAND), *((top,) if top >= 0 else ())):
        printed = s.cards[n].printed
        if printed.kind == PLOT_TWIST and not any([printed.alike(other) for other in seen]):
            seen.append(printed)
            out.extend([act for act in twists_of(s, player, n) if act.objection(s) is None])
    return out


# -- the envelope ---------------------------------------------------------------------------------------------------------------


def lay_down(u: plays.Using, s: PcgState) -> Flow:
    """vs2pcg:playing-plot-twists#5 a plot twist leaves the hand as it is played."""
    if not isinstance(u.ability, PlotTwist):
        return None
    if u.stage == 0:
        u.again()
        return happen(s, ev.LayDown(u.scope.this, u.scope.you))
    u.scope = u.scope.copy()
    u.scope.this = s.ref(u.scope.this & NUMBER_MASK)
    u.over()
    return None


def initiate(u: plays.Using, s: PcgState) -> Flow:
    """What has been paid for resolves now, unless it is cancelled; what reacts to it resolves before (vs2pcg:reaction-powers#1)."""
    if isinstance(u.ability, PlotTwist):
        return happen(s, ev.PlayTwist(u.item, u.scope.you, u.scope.this))
    cls = ev.UseKeyword if isinstance(u.ability, KeywordAction) else ev.UsePower
    return happen(s, cls(u.item, u.scope.you, u.scope.this))


def put_away(s: PcgState, ability: object, scope: Scope) -> Flow:
    """vs2pcg:playing-plot-twists#5 a plot twist that has been played goes to the KO pile."""
    if not isinstance(ability, PlotTwist) or not s.there(scope.this):
        return None
    return happen(s, ev.Done(scope.this, scope.you, scope.get("lands", KO)))
