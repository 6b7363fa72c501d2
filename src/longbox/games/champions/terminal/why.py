"""Asking at a table of Marvel Champions what is in the way of doing something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox import rulebook
from longbox.decks.names import fold
from longbox.games.champions.catalog import index
from longbox.games.champions.language.abilities import Generates, Window
from longbox.games.champions.rules.plays import Basic, Change
from longbox.games.champions.terminal.cards import IN_PLAY, Seen, called, other_side, seen_cards
from longbox.games.champions.view import reading, why as answering
from longbox.games.champions.view.prompts import deed_text
from longbox.kernel.actions import Objection
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import table_of
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from longbox.games.champions.state import ChState
    from longbox.kernel.actions import Action
    from longbox.kernel.match import Match
    from longbox.kernel.views import View

#: what somebody may want to do with any character -> the power that does it
_POWERS: Final = {
    **dict.fromkeys(("attack", "attacking"), "atk"),
    **dict.fromkeys(("thwart", "thwarting"), "thw"),
    **dict.fromkeys(("recover", "recovering", "heal", "recovery"), "rec"),
}
_CHANGE: Final = frozenset(("change", "change form", "changing form", "form", "flip", "transform"))
_DEFEND: Final = frozenset(("defend", "defending", "defense", "defence", "block"))
_VERSUS: Final = (" vs ", " vs. ", " against ", " on ", " attacks ", " thwarts ", " attack ", " thwart ")
#: what may be said before a card's name, and before that of whom one would like to attack or thwart
_BEFORE: Final = ("play ", "playing ", "use ", "using ")
_AT: Final = ("attack ", "attacking ", "thwart ", "thwarting ")
#: where a card lies from which nothing is played -> where that is, the rule, and what it means
_ELSEWHERE: Final = {
    "discard": ("in {whose} discard pile", "champions:play", "cards are played from the hand"),
    "encounter discard pile": ("in the encounter discard pile", "champions:in-play-and-out-of-play#9", "that is out of play"),
    "victory display": ("in the victory display", "champions:in-play-and-out-of-play#9", "that is out of play"),
    "removed from the game": ("removed from the game", "champions:in-play-and-out-of-play#10", "that is out of play"),
    "boost": ("a boost card", "champions:boost#2", "only what it says for boosts counts, and then it is discarded"),
    "the table": ("on the table, being resolved", "champions:in-play-and-out-of-play#p3", "it is not in play"),
    "being revealed": ("being revealed", "champions:reveal", "that is resolved before anything else is done with it"),
}
_NOT_IN_PLAY: Final = "champions:ability#2"


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything one might want to do with a card, of one attack or thwart ("Mockingbird vs Rhino"),
    or of attacking, thwarting, recovering, defending, changing form at all."""
    known = seen_cards(table_of(view))
    cards = [c for c in known if c.place in (IN_PLAY, "hand")]
    if isinstance(asked, int):
        found = [c for c in known if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
        return _why_card(match, view, player, found[0]) if found else [Text("That is no card to do something with.")]
    if not called(asked, known):
        asked = answering.plainly(asked)
    for word in _VERSUS:
        if word in asked.casefold() and not called(asked, known):
            asked = next((asked.strip()[len(w) :] for w in _BEFORE if asked.strip().casefold().startswith(w)), asked)
            at = asked.casefold().index(word)
            return _why_pair(match, view, player, asked[:at].strip(), asked[at + len(word) :].strip())
    wanted = " ".join(asked.casefold().split())
    for word in _AT:
        if wanted.startswith(word):
            return _why_pair(match, view, player, "", asked.strip()[len(word) :].strip(), _POWERS[word.strip()])
    for word in (" defends", " defend"):
        if wanted.endswith(word):
            return _why_defend(match, view, player, asked.strip()[: -len(word)])
    asked = next((asked.strip()[len(word) :] for word in _BEFORE if wanted.startswith(word) and not called(asked, known)), asked)
    if wanted in _POWERS:
        return _why_at_all(match, view, player, lambda deed: isinstance(deed, Basic) and deed.power == _POWERS[wanted])
    if wanted in _CHANGE:
        return _why_at_all(match, view, player, lambda deed: isinstance(deed, Change))
    if wanted in _DEFEND:
        return _why_defend(match, view, player)
    found = called(asked, cards) or other_side(match, asked, cards) or called(asked, known)
    if not found:
        return _not_here(asked)
    titles = list(dict.fromkeys(c.title for c in found))
    if len(titles) > 1:
        return [Text(f"{asked!r} can be any of {len(titles)} cards: {'; '.join(titles)}.")]
    out: list[RenderableType] = []
    done = set()
    for card in found:
        key = (card.place, card.player, card.card.turned)
        if key not in done:
            done.add(key)
            out += _why_card(match, view, player, card)
    return out


def _not_here(asked: str) -> list[RenderableType]:
    """A name that no card bears which this seat sees. What is hidden and what is not in the game are answered alike."""
    wanted = fold(asked)
    names = [reading.title(reading.all_facts()[codes[0]]) for codes in reading.named(asked)] if wanted else []
    names = names or [c.title for c in index.named(asked)]
    if not names:
        near = reading.nearest(asked)
        more = f" Perhaps: {', '.join(near)}." if near else ""
        return [Para(f"There is no card called {asked!r}.{more} Or ask why with attack, thwart, recover, defend or change form.")]
    words = "as far as you can see it is neither in play nor in your hand, and only there something can be done with it"
    return [Text(names[0], "bold"), *_objections([Objection("champions:in-play-and-out-of-play#8", words)])]


def _actor(view: View, player: int, card: Seen) -> int:
    """Who would act with a card: the player at this seat that has it, else the one who is asked."""
    if card.player >= 0 and not card.engaged and table_of(view).sides[card.player].seat == view.seat:
        return card.player
    return player


def _busy(match: Match) -> list[RenderableType]:
    """The word that it is no time for actions, if it is none."""
    d = match.decision
    if d is None or d.kind in ("turn", "request"):
        return []
    return [Para(Text("Just now something else is asked.").append("  champions:player-turn", "dim"), "  ")]


def _why_card(match: Match, view: View, player: int, card: Seen) -> list[RenderableType]:
    s = match.state
    who = _actor(view, player, card)
    name = table_of(view).sides[card.player].name if card.player >= 0 else ""
    where = f"{name}'s hand" if card.place == "hand" else card.place
    if card.place in _ELSEWHERE:
        where = _ELSEWHERE[card.place][0].format(whose=f"{name}'s")
    out: list[RenderableType] = [Text.assemble((card.title, "bold"), f" ({where})")]
    deeds = match.why_not(who, card.ref)
    if card.place in _ELSEWHERE and not any(deed.objection(s) is None for deed, _ in deeds):
        _, rule, words = _ELSEWHERE[card.place]
        return [*out, *_objections([Objection(rule, words)])]
    out += _busy(match)
    out += _verdicts(match, view, deeds)
    waiting = _waiting(match, who, card)
    out += waiting
    if not deeds and not waiting:
        out.append(Para("Nothing is done with it: it works by itself.", "  "))
    return out


def _verdicts(match: Match, view: View, deeds: Sequence[tuple[Action[ChState], Sequence[Objection]]]) -> list[RenderableType]:
    """Deeds with their objections, those with the same ones together."""
    verdicts: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for deed, objections in deeds:
        # of an ability that is not in play yet there is no more to say
        first = [o for o in objections if o.rule == _NOT_IN_PLAY] or objections
        key = tuple((o.rule, o.text) for o in first)
        verdicts.setdefault(key, []).append(deed_text(match.state, view.seat, deed))
    out: list[RenderableType] = []
    for key, labels in verdicts.items():
        out += verdict(labels, [Objection(rule, words) for rule, words in key], bool(_busy(match)))
    return out


def _why_at_all(match: Match, view: View, player: int, wanted: Callable[[Action[ChState]], bool]) -> list[RenderableType]:
    """What is in the way of a sort of deed with each of a player's characters."""
    side = table_of(view).sides[player]
    refs = [c.ref for key in ("identity", "allies") for c in side.area(key).known]
    deeds = [(deed, objections) for ref in refs for deed, objections in match.why_not(player, ref) if wanted(deed)]
    out = [*_busy(match), *_verdicts(match, view, deeds)]
    return out if deeds else [*out, Text("None of your characters does that.")]


def _why_defend(match: Match, view: View, player: int, who: str = "") -> list[RenderableType]:
    """Who could defend just now, and who could not: one character, or all of the player's."""
    s = match.state
    words = "each ready hero and ally is offered when an enemy attacks; just now "
    a = s.activation
    words += "none does" if a is None or a.kind != "attack" else "one does"
    out: list[RenderableType] = [*_objections([Objection("champions:attack-enemy-activation#2", words)])]
    mine = {c.ref for c in called(who, [c for c in seen_cards(table_of(view)) if c.place == IN_PLAY])} if who else set()
    for n, found in answering.defending(s, player):
        if mine and s.ref(n) not in mine:
            continue
        out += verdict([f"{s.now(n).name} defends"], found)
    return out


def _waiting(match: Match, player: int, card: Seen) -> list[RenderableType]:
    """The abilities of a card that wait for something: interrupts, responses, resources; and what is in their way now."""
    s = match.state
    c = s.get(card.ref)
    face = c.printed.faces[0] if card.place == "hand" else c.up
    name = face.values.name
    out: list[RenderableType] = []
    abilities = s.now(c.number).abilities if card.place == IN_PLAY else face.values.abilities
    known = [] if c.down else answering.reasons(s, player, card.ref)
    for ability in abilities:
        if not isinstance(ability, Generates | Window):
            continue
        out.append(Para(Text(ability.print(name), "green"), "  "))
        found = next((why for a, why in known if a is ability), None)
        if isinstance(ability, Generates):
            rest = [o for o in found or () if o.rule != "champions:resource-ability#1"]
            out += _objections([Objection("champions:resource-ability", "it is offered while you pay for something"), *rest])
        elif ability.forced:
            out += _objections([Objection("champions:forced", "it happens by itself then")])
        elif found is None:
            out += _objections([Objection(_moment(ability), "it waits for that, and is offered then")])
        elif not found:
            out.append(Para(" - nothing hinders it: it is offered just now", "  "))
        else:
            # that its moment has not come is told first, in fewer words
            late = [Objection(o.rule, "it waits for that, and is offered then") for o in found if o.rule == _moment(ability)]
            out += _objections([*late, *(o for o in found if o.rule != _moment(ability))])
    return out


def _moment(ability: Window) -> str:
    """The rule of the moment that it waits for."""
    return "champions:response" if "response" in ability.side else "champions:interrupt"


def _why_pair(match: Match, view: View, player: int, who: str, whom: str, power: str = "") -> list[RenderableType]:
    """What is in the way of one character's attack or thwart; with `power` of that of any of the player's."""
    known = seen_cards(table_of(view))
    cards = [c for c in known if c.place == IN_PLAY]
    friends = [c for c in cards if c.card.controller >= 0]
    mine = called(who, [c for c in friends if c.card.kind in ("hero", "alter ego", "ally")]) or other_side(match, who, friends)
    theirs = called(whom, [c for c in cards if c.card.kind in ("villain", "minion", "main scheme", "side scheme") or c.card.down])
    if power and theirs:
        at = theirs[0].ref
        return _why_at_all(
            match, view, player, lambda deed: isinstance(deed, Basic) and deed.power == power and deed.target == at
        )
    if not mine:
        held = called(who, [c for c in known if c.place == "hand"]) or called(who, friends)
        at_all = theirs or called(whom, cards) or other_side(match, whom, cards)
        if held and at_all:
            return _why_aiming(match, view, player, held[0], at_all[0])
        if held:
            return _why_card(match, view, player, held[0])
    if not mine and not power:
        return [Text(f"No character called {who!r} is in play with a player.")]
    if not theirs:
        return [Text(f"No enemy or scheme called {whom!r} is in play.")]
    out: list[RenderableType] = []
    busy = _busy(match)
    for deed, objections in match.why_not(_actor(view, player, mine[0]), mine[0].ref):
        if getattr(deed, "target", -1) == theirs[0].ref:
            out += verdict([deed_text(match.state, view.seat, deed)], objections, bool(busy))
    return [*busy, *out] if out else [Text(f"{mine[0].name} neither attacks nor thwarts.")]


def _why_aiming(match: Match, view: View, player: int, card: Seen, at: Seen) -> list[RenderableType]:
    """What is in the way of doing something to somebody with a card of the hand, an upgrade or a support."""
    s = match.state
    deeds = answering.aiming(s, _actor(view, player, card), card.ref, at.ref)
    if not deeds:
        return _why_card(match, view, player, card)
    out: list[RenderableType] = [Text.assemble((card.title, "bold"), f" with {at.title}"), *_busy(match)]
    return [*out, *_verdicts(match, view, deeds)]


def verdict(labels: Sequence[str], objections: Sequence[Objection], busy: bool = False) -> list[RenderableType]:
    """Deeds with each objection and its rule, or with the word that nothing (but the moment, if that is `busy`) hinders them."""
    if not objections:
        words = f" - nothing {'else ' if busy else ''}hinders it"
        return [Para(Text.assemble((label, "green"), words), "  ") for label in labels]
    out: list[RenderableType] = [Para(f"{label} - no", "  ") for label in labels]
    return [*out, *_objections(objections)]


def _objections(objections: Sequence[Objection]) -> list[RenderableType]:
    out: list[RenderableType] = []
    for o in objections:
        line = Text(o.text, "yellow").append(f"  {o.rule}", "cyan")
        if rulebook.exists(o.rule):
            line.append(f" {rulebook.rule(o.rule).title}", "dim")
        out.append(Para(line, "    "))
    return out
