"""What players may do in each step, and the frame that asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import AsRecruited
from longbox.games.vs2pcg.language.verbs.lasting import FOREVER, lasting
from longbox.games.vs2pcg.rules.triggers import ResolveTriggers
from longbox.games.vs2pcg.state import (
    BACK,
    DECK,
    FRONT,
    HAND,
    KO,
    LOCATION,
    MAIN,
    ROWS,
    SUPPORTING,
    ZONE_NAMES,
    CardDef,
    PcgState,
    knows,
)
from longbox.games.vs2pcg.state.bases import Event, Frame, Procedure
from longbox.kernel.actions import Action, Check, Objection
from longbox.kernel.decisions import Act, Decision
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.examine import forbidden
from longbox.kernel.frames import DONE, Flow, step
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_BITS
from longbox.kernel.text import joined, possessive


def own_step(s: PcgState, act: PcgAction, *phases: str) -> Objection | None:
    """Is it one's own turn, and such a step of it?"""
    if not s.acts(act.player):
        return Objection("vs2pcg:turn-sequence#1", "it is not your turn")
    if s.phase in phases:
        return None
    return Objection(
        "vs2pcg:turn-sequence#2", f"that is for the {joined(phases, 'or')} {'step' if phases[0] != 'main' else 'phase'}"
    )


def in_hand(s: PcgState, act: PcgAction) -> Objection | None:
    """Is it a card of one's hand?"""
    if s.there(act.ref) and s.card(act.ref).zone == s.index(HAND, act.player):
        return None
    return Objection("vs2pcg:recruit-step#1", "it is not in your hand")


def on_top(s: PcgState, player: int) -> int:
    """The top card of a player's deck, if something lets the player look at it and take it from there; else -1."""
    if not s.facts().listening(ev.AskFromTop, "permit"):
        return -1
    deck = s.zone(player, DECK)
    return deck[0] if deck and ev.allowed(s, ev.AskFromTop(player)) else -1


def unseen_top(s: PcgState, player: int) -> list[ev.Look]:
    """vs2pcg:golden-rules#1 who may look at the top card of the deck at any time has seen it before anything is decided."""
    top = on_top(s, player)
    return [ev.Look(s.ref(top), player)] if top >= 0 and not s.card(top).known >> s.player(player).seat & 1 else []


def in_hand_or_on_top(s: PcgState, act: PcgAction) -> Objection | None:
    """Is it a card of one's hand, or the top card of the deck that may be taken from there?"""
    return None if s.there(act.ref) and s.card(act.ref).number == on_top(s, act.player) else in_hand(s, act)


def told_apart(s: PcgState, ref: int, seat: int) -> str:
    """A card by its name; where it has a namesake in a hand that is another card, as far as a seat knows, with what tells them apart."""
    c = s.card(ref)
    name: str = c.name
    if s.place(c.number) != HAND:
        return name
    printed = c.printed
    others = [s.cards[n].printed for n in s.zones[c.zone] if s.cards[n].name == name and knows(s.cards[n], seat)]
    others = [other for other in others if not other.alike(printed)]
    if not others:
        return name
    v = printed.values
    figures = [(o.values.cost, o.values.atk, o.values.def_) for o in others]
    if printed.is_character and (v.cost, v.atk, v.def_) not in figures:
        return f"{name} ({v.cost}: {v.atk}/{v.def_})"
    return f"{name} ({printed.number})"


class PcgAction(Action):
    """An action of a player."""

    __slots__ = ()

    @property
    def besides(self) -> bool:
        """May its player take another action at once, where players take turns in a combat?"""
        return False

    def flow(self, s: PcgState) -> Flow:
        """What carries it out."""
        raise NotImplementedError

    def name(self, s: PcgState) -> str:
        """The name of the card that it is done with."""
        return told_apart(s, self.ref, s.player(self.player).seat)


class Done(PcgAction):
    """To do no more in this step; in combat to pass (vs2pcg:melee-during-combat#1)."""

    __slots__ = ()
    #: nothing more is done by it
    ends: ClassVar[bool] = True
    rule = "vs2pcg:main-phase#1"

    def flow(self, s: PcgState) -> Flow:
        return DONE

    def label(self, s: PcgState) -> str:
        return "pass" if s.phase == "combat" else "done"


class PlaceResource(PcgAction):
    """vs2pcg:resource-step#1 to put a card of the hand into the resource row, a location perhaps face up (vs2pcg:locations#1)."""

    __slots__ = ("up",)
    rule = "vs2pcg:resource-step#1"

    def __init__(self, player: int, ref: int, up: bool) -> None:
        super().__init__(player, ref)
        self.up = up

    def flow(self, s: PcgState) -> Flow:
        return happen(s, ev.Resource(self.ref, self.player, self.up))

    def label(self, s: PcgState) -> str:
        return f"place {self.name(s)} face {'up' if self.up else 'down'}"


def _place_now(s: PcgState, act: PlaceResource) -> Objection | None:
    return own_step(s, act, "resource")


def _face(s: PcgState, act: PlaceResource) -> Objection | None:
    if act.up and s.card(act.ref).printed.kind != LOCATION:
        return Objection("vs2pcg:resource-step#1", "only a location may be placed face up")
    return None


PlaceResource.checks = (
    Check("step", "vs2pcg:resource-step#1", _place_now),
    Check("hand", "vs2pcg:resource-step#1", in_hand),
    Check("face", "vs2pcg:resource-step#1", _face),
)


class Recruit(PcgAction):
    """vs2pcg:recruit-step#1 to recruit a supporting character into a row."""

    __slots__ = ("row", "shown", "side")
    rule = "vs2pcg:recruit-step#1"

    def __init__(self, player: int, ref: int, row: int, side: int = -1, shown: int = -1) -> None:
        super().__init__(player, ref)
        self.row = row
        #: on whose side: one's own, or a teammate's
        self.side = player if side < 0 else side
        #: the card of the hand that is revealed for it, so that it costs one less
        self.shown = shown

    def price(self, s: PcgState) -> int:
        """What it costs so."""
        return max(0, ev.cost_of(s, self.player, self.ref) - (self.shown >= 0))

    def flow(self, s: PcgState) -> Flow:
        first = next((x for x in s.now(self.ref).abilities if isinstance(x, AsRecruited)), None)
        return recruiting(s, self) if first is None else RecruitingWith(self, first)

    def label(self, s: PcgState) -> str:
        whose = "the" if self.side == self.player else possessive(s.player(self.side).name)
        for_less = f" for one less, revealing {told_apart(s, self.shown, s.player(self.player).seat)}" if self.shown >= 0 else ""
        return f"recruit {self.name(s)} into {whose} {ZONE_NAMES[self.row]}{for_less}"


def recruiting(s: PcgState, act: Recruit, *more: Event) -> Flow:
    """The character appears and is paid for, with all else that comes with it."""
    appear = ev.Appear(act.ref, act.side, act.row, act.price(s), True, payer=act.player)
    shown = [ev.Reveal(act.shown, act.player)] if act.shown >= 0 else []
    return happen(s, *shown, appear, *ev.spent_on(s, ev.AskCost(act.ref, act.player)), *more)


class RecruitingWith(Procedure):
    """vs2pcg:golden-rules#1 a character is recruited as its text says: what it takes first, then it appears as what that has made of it."""

    __slots__ = ("act", "first")

    def __init__(self, act: Recruit, first: AsRecruited) -> None:
        super().__init__()
        self.act = act
        self.first = first

    @step("vs2pcg:golden-rules#1")
    def before(self, s: PcgState) -> Flow:
        return EffectFrame(self.first.effect, Scope(self.act.player, self.act.ref))

    @step("vs2pcg:recruit-step#1")
    def appear(self, s: PcgState) -> Flow:
        scope: Scope = s.outcome
        # the object that it is about to become
        coming = (self.act.ref + (1 << NUMBER_BITS),)
        made = [lasting(s, c, scope, FOREVER, coming) for c in self.first.becomes]
        return recruiting(s, self.act, *made)


def _recruitable(s: PcgState, act: Recruit) -> Objection | None:
    """vs2pcg:recruit-step#1 from the hand, or from where something says so."""
    return None if ev.allowed(s, ev.AskRecruit(act.ref, act.player)) else in_hand_or_on_top(s, act)


def _recruit_now(s: PcgState, act: Recruit) -> Objection | None:
    return own_step(s, act, "recruit")


def _a_character(s: PcgState, act: Recruit) -> Objection | None:
    found = s.card(act.ref).printed.kind == SUPPORTING
    return None if found else Objection("vs2pcg:recruit-step#1", "only supporting characters are recruited")


def _points(s: PcgState, act: Recruit) -> Objection | None:
    cost = act.price(s)
    had = s.player(act.player).points
    return None if cost <= had else Objection("vs2pcg:recruit-step#1", f"it costs {cost}, and you have {had}")


def own_mains(s: PcgState, player: int) -> list[int]:
    """A player's main characters: the one begun with unless it was demoted (vs2pcg:changing-status#2), and one that was promoted.

    vs2pcg:two-headed#7 those of a teammate as well.
    """
    players = s.allied(player) if s.two_headed else (player,)
    found = dict.fromkeys([n for p in players for n in (s.original(p), s.main(p)) if n >= 0])
    return [n for n in found if s.card(n).kind == MAIN]


def own_name(s: PcgState, player: int, ref: int) -> bool:
    """vs2pcg:uniqueness#2 has a character the name of one's own main character (vs2pcg:term-aka#1: one of its names)?

    vs2pcg:golden-rules#1 a main character that swarms itself says that there may be others of its name.
    """
    mains = [main for main in own_mains(s, player) if not s.swarms(main)]
    return any([n in s.now(main).names for main in mains for n in s.now(ref).names])


def _not_main(s: PcgState, act: Recruit) -> Objection | None:
    if own_name(s, act.side, act.ref):
        return Objection("vs2pcg:uniqueness#2", "it has the name of the main character of that side")
    return None


def _may_appear(s: PcgState, act: Recruit) -> Objection | None:
    if s.facts().listening(ev.Appear, "prohibit") and forbidden(s, s.facts(), ev.Appear(act.ref, act.side, act.row)):
        return Objection("vs2pcg:golden-rules#1", "a power says that it can't appear")
    return None


def _whose_side(s: PcgState, act: Recruit) -> Objection | None:
    """vs2pcg:two-vs-two#6 a teammate's side only where that was agreed on."""
    if act.side == act.player or (s.setup.get("teammates_rows") is True and act.side in s.allied(act.player)):
        return None
    return Objection("vs2pcg:two-vs-two#6", "it is recruited to your own side")


def _friend(s: PcgState, act: Recruit) -> Objection | None:
    """What is revealed for it is its friend, who is in the hand, and not on that side as well."""
    if act.shown < 0:
        return None
    friend = ev.friend_of(s, act.ref)
    there = s.there(act.shown) and s.card(act.shown).zone == s.index(HAND, act.player)
    beside = any([friend in s.now(n).names for n in s.side(act.player)])
    if friend and there and friend in s.now(act.shown).names and not beside:
        return None
    return Objection("vs2pcg:recruit-step#1", "revealing that card makes it no cheaper")


Recruit.checks = (
    Check("step", "vs2pcg:recruit-step#1", _recruit_now),
    Check("hand", "vs2pcg:recruit-step#1", _recruitable),
    Check("type", "vs2pcg:recruit-step#1", _a_character),
    Check("points", "vs2pcg:recruit-step#1", _points),
    Check("name", "vs2pcg:uniqueness#2", _not_main),
    Check("side", "vs2pcg:two-vs-two#6", _whose_side),
    Check("may appear", "vs2pcg:golden-rules#1", _may_appear),
    Check("friend", "vs2pcg:recruit-step#1", _friend),
)


class RecruitFound(PcgAction):
    """vs2pcg:golden-rules#1 to recruit a character of this name from the deck, which it is searched for (vs2pcg:searching#1)."""

    __slots__ = ("called", "row")
    rule = "vs2pcg:recruit-step#1"

    def __init__(self, player: int, called: str, row: int) -> None:
        super().__init__(player, -1)
        self.called = called
        self.row = row

    def found(self, s: PcgState) -> Recruit | None:
        """The recruiting of the one that is there."""
        for n in s.zone(self.player, DECK):
            if s.card(n).printed.from_deck and s.card(n).printed.name == self.called:
                return Recruit(self.player, s.ref(n), self.row)
        return None

    def flow(self, s: PcgState) -> Flow:
        act = self.found(s)
        if act is None:
            return DONE
        appear = ev.Appear(act.ref, self.player, self.row, ev.cost_of(s, self.player, act.ref), True)
        spent = ev.spent_on(s, ev.AskCost(act.ref, self.player))
        return happen(s, appear, *spent, ev.Shuffle(self.player, why="vs2pcg:searching#1"))

    def label(self, s: PcgState) -> str:
        return f"recruit {self.called} from the deck into the {ZONE_NAMES[self.row]}"


def _found_now(s: PcgState, act: RecruitFound) -> Objection | None:
    return own_step(s, act, "recruit")


def _in_deck(s: PcgState, act: RecruitFound) -> Objection | None:
    there = act.found(s)
    if there is None:
        return Objection("vs2pcg:searching#1", "it is not in your deck")
    return next((o for o in [c.test(s, there) for c in Recruit.checks if c.name != "hand"] if o is not None), None)


RecruitFound.checks = (
    Check("step", "vs2pcg:recruit-step#1", _found_now),
    Check("deck", "vs2pcg:searching#1", _in_deck),
)


class Rearrange(PcgAction):
    """vs2pcg:formation-step#1 to move a character to the other row. Each once: where in a row it stands is no matter (vs2pcg:formation-step#2)."""

    __slots__ = ()
    rule = "vs2pcg:formation-step#1"

    def flow(self, s: PcgState) -> Flow:
        return happen(s, self.shift(s))

    def shift(self, s: PcgState) -> ev.Shift:
        """What it does."""
        return ev.Shift(self.ref, self.player, BACK if s.place(s.card(self.ref).number) == FRONT else FRONT)

    def label(self, s: PcgState) -> str:
        return f"move {self.name(s)} to the other row"


def _arrange_now(s: PcgState, act: Rearrange) -> Objection | None:
    return own_step(s, act, "formation")


def _on_side(s: PcgState, act: PcgAction) -> Objection | None:
    if s.there(act.ref) and s.card(act.ref).number in s.side(act.player):
        return None
    return Objection("vs2pcg:term-on-your-side#1", "it is not on your side")


def _mobile(s: PcgState, act: Rearrange) -> Objection | None:
    return Objection("vs2pcg:golden-rules#1", "a power says that it can't be moved now") if _stays(s, act.ref) else None


def _stays(s: PcgState, ref: int) -> bool:
    return s.there(ref) and ev.barred(s, ev.AskRearrange(ref))


def _not_moved(s: PcgState, act: Rearrange) -> Objection | None:
    return Objection("vs2pcg:formation-step#1", "it has been moved already") if act.ref in s.moved else None


def _movable(s: PcgState, act: Rearrange) -> Objection | None:
    if forbidden(s, s.facts(), act.shift(s)):
        return Objection("vs2pcg:golden-rules#1", "a power says that it can't be moved")
    return None


Rearrange.checks = (
    Check("step", "vs2pcg:formation-step#1", _arrange_now),
    Check("side", "vs2pcg:formation-step#1", _on_side),
    Check("moved", "vs2pcg:formation-step#1", _not_moved),
    Check("mobile", "vs2pcg:golden-rules#1", _mobile),
    Check("movable", "vs2pcg:golden-rules#1", _movable),
)


class PowerUp(PcgAction):
    """vs2pcg:power-ups#1 to discard a card of the name of a character for a +1/+1 counter on it."""

    __slots__ = ("card",)
    rule = "vs2pcg:power-ups#1"

    def __init__(self, player: int, ref: int, card: int) -> None:
        super().__init__(player, ref)
        self.card = card

    def flow(self, s: PcgState) -> Flow:
        return (
            _Steps(
                (
                    ev.Discard(self.card, self.player, "vs2pcg:power-ups#1"),
                    ev.PutCounter(self.ref, 1, self.player),
                    ev.PoweredUp(self.ref, self.player, self.card),
                )
            ),
        )

    def label(self, s: PcgState) -> str:
        other = told_apart(s, self.card, s.player(self.player).seat)
        return f"power up {self.name(s)}{'' if other == self.name(s) else f' with {other}'}"


class _Steps(Frame):
    """Events one after the other."""

    __slots__ = ("events",)

    def __init__(self, events: tuple[ev.OnCard, ...]) -> None:
        super().__init__()
        self.events = events

    def run(self, s: PcgState) -> Flow:
        if not self.events:
            return DONE
        first, self.events = self.events[0], self.events[1:]
        return happen(s, first)


def _power_up_now(s: PcgState, act: PowerUp) -> Objection | None:
    if s.phase != "combat":
        return own_step(s, act, "main")
    # vs2pcg:term-power-up#1 (2P-A5)
    if s.fighting(act.ref):
        return None
    return Objection("vs2pcg:term-power-up#1", "in a combat only characters that are in it are powered up")


def _face_up(s: PcgState, act: PowerUp) -> Objection | None:
    return Objection("vs2pcg:power-ups#1", "only a face-up character is powered up") if s.stunned(act.ref) else None


def _same_name(s: PcgState, act: PowerUp) -> Objection | None:
    if any([n in s.now(act.card).names for n in s.now(act.ref).names]) or ev.allowed(s, ev.AskPowerUp(act.ref, act.card)):
        return None
    if _for_anybody(s, act.card):
        return None
    if ev.allowed(s, ev.AskPowerUp(act.ref, act.card)):
        return None
    return Objection("vs2pcg:power-ups#1", "the card must have its name")


def _for_anybody(s: PcgState, ref: int) -> bool:
    """Does a card power up anyone, whatever its name?"""
    return any([getattr(a, "powers_up_any", False) for a in s.now(ref).abilities])


PowerUp.checks = (
    Check("time", "vs2pcg:term-power-up#1", _power_up_now),
    Check("side", "vs2pcg:power-ups#1", _on_side),
    Check("face up", "vs2pcg:power-ups#1", _face_up),
    Check("name", "vs2pcg:power-ups#1", _same_name),
)


def power_ups(s: PcgState, player: int) -> list[PcgAction]:
    """vs2pcg:power-ups#1 of each character with each card that would do, of several alike one."""
    out: list[PcgAction] = []
    hand = s.zone(player, HAND)
    # it is the time for some characters only, or for none
    fighting = s.phase == "combat"
    side = [n for n in s.side(player) if not s.stunned(n) and (not fighting or s.fighting(s.ref(n)))]
    if not side or not hand:
        return out
    # the names of the hand are all that is looked at for most characters
    known = {name for h in hand for name in s.now(h).names}
    wild = bool(s.facts().listening(ev.AskPowerUp, "permit")) or any([_for_anybody(s, h) for h in hand])
    for n in side:
        if not wild and not any([name in known for name in s.now(n).names]):
            continue
        seen: list[CardDef] = []
        for h in hand:
            printed = s.cards[h].printed
            if any([printed.alike(other) for other in seen]):
                continue
            act = PowerUp(player, s.ref(n), s.ref(h))
            if act.objection(s) is None:
                seen.append(printed)
                out.append(act)
    return out


def _friends(s: PcgState, player: int, n: int) -> list[int]:
    """The cards of the hand that may be revealed so that another is recruited for less: of those that are alike one."""
    friend = ev.friend_of(s, n)
    found: list[int] = []
    if friend:
        for h in s.zone(player, HAND):
            alike = any([s.cards[h].printed.alike(s.cards[other].printed) for other in found])
            if h != n and not alike and friend in s.now(h).names:
                found.append(h)
    return [s.ref(h) for h in found]


def recruits(s: PcgState, player: int) -> list[PcgAction]:
    """vs2pcg:recruit-step#1 every character of the hand, or of the KO pile if something says so, that can be recruited, into either row."""
    sides = s.allied(player) if s.setup.get("teammates_rows") is True else (player,)
    own_first = sorted(sides, key=lambda p: p != player)
    elsewhere = [n for n in s.zone(player, KO) if ev.allowed(s, ev.AskRecruit(s.ref(n), player))]
    top = on_top(s, player)
    there = (*s.zone(player, HAND), *elsewhere, *((top,) if top >= 0 else ()))
    cards = s.cards
    out: list[PcgAction] = []
    for n in there:
        if cards[n].printed.kind != SUPPORTING:
            continue
        for shown in (-1, *_friends(s, player, n)):
            for p in own_first:
                # nothing hinders it in the one row but not in the other
                act = Recruit(player, s.ref(n), ROWS[0], p, shown)
                if act.objection(s) is None:
                    out.extend([act, *[Recruit(player, act.ref, row, p, shown) for row in ROWS[1:]]])
    names = dict.fromkeys([cards[n].printed.name for n in s.zone(player, DECK) if cards[n].printed.from_deck and n != top])
    found = [RecruitFound(player, name, row) for name in names for row in ROWS]
    out.extend([a for a in found if a.objection(s) is None])
    return out


class TakingAction(Frame):
    """A player acts until done; with `until` set, an action of that class ends it as well. What triggers is resolved before the next."""

    __slots__ = ("acted", "acts", "player", "rule", "stage", "until")

    def __init__(self, player: int, rule: str, until: type[PcgAction] = Done) -> None:
        super().__init__()
        self.player = player
        self.rule = rule
        self.until = until
        #: has anything been done? That is the outcome
        self.acted = False
        self.acts: Sequence[PcgAction] = ()
        self.stage = "ask"

    def ask_anew(self, s: PcgState) -> bool:
        self.stage = "ask"
        return True

    def run(self, s: PcgState) -> Flow:
        if s.pending:
            return ResolveTriggers()
        if self.stage == "over" or s.player(self.player).out:
            s.outcome = self.acted
            return DONE
        if self.stage == "ask":
            if look := unseen_top(s, self.player):
                return happen(s, *look)
            self.stage = "answer"
            self.acts = tuple(s.game.options(s, self.player))
            always = s.setup.get("windows", "needed") != "needed"
            seat = s.game.seat_of(s, self.player)
            return Decision(self.player, seat, self.rule, "turn", Act(self.acts), (), "What do you do?", always=always)
        act, self.acts = self.acts[s.answer[0]], ()
        self.stage = "over" if isinstance(act, (Done, self.until)) else "ask"
        self.acted = self.acted or not isinstance(act, Done)
        return None if isinstance(act, Done) else act.flow(s)
