"""Reading the cards of Vs. System at the table, and asking what is in the way of a play or an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.text import Text

from longbox import rulebook
from longbox.decks.names import fold
from longbox.games.vs.combat import ProposeAttack, attacker_objection, proposal_objections
from longbox.games.vs.reading import PROXY, facts, paragraphs
from longbox.games.vs.wanting import TIMELY, UNTIMELY, aimed_acts, plainly, target_objection, with_target
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.screen import Para
from longbox.terminal.vs_table import figures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.games.vs.card import CardDef
    from longbox.kernel.actions import Objection
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen


@dataclass(frozen=True)
class Seen:
    """A card that a seat knows, and where it lies."""

    data: dict[str, Any]
    player: int
    """Who has it, as the place tells."""
    place: str

    @property
    def name(self) -> str:
        """Its full name."""
        name: str = self.data["name"]
        return name

    @property
    def ref(self) -> int:
        """Its reference."""
        ref: int = self.data["ref"]
        return ref


def seen_cards(table: dict[str, Any]) -> list[Seen]:
    """Every card on the table that the view shows, those in play first."""
    out = []
    for p in table["players"]:
        n = p["player"]
        for c in p["characters"]:
            out.append(Seen(c, n, "character"))
            out += [Seen(e, n, "equipment") for e in c["equipment"]]
    for p in table["players"]:
        n = p["player"]
        out += [Seen(r["card"], n, "resource row") for r in p["resources"] if r["card"] is not None]
        out += [Seen(c, n, "hand") for c in p["hand"] if c is not None]
    out += [Seen(i["card"], i["controller"], "chain") for i in table["chain"] if i["card"] is not None]
    for p in table["players"]:
        n = p["player"]
        out += [Seen(c, n, "KO'd pile") for c in p["pile"]]
        out += [Seen(c, n, "removed") for c in p["removed"] if c is not None]
        out += [Seen(p["top"], n, "deck")] if p["top"] is not None else []
    return out


def called(asked: str, cards: Sequence[Seen]) -> list[Seen]:
    """The cards that a person means by a name: its full name, else its name, else a part of it."""
    wanted = fold(asked)
    if not wanted:
        return []
    tests = (
        lambda n: n == wanted,
        lambda n: n.split(",")[0].split(" <>")[0] == wanted,
        lambda n: n.startswith(wanted),
        lambda n: wanted in n,
    )
    for test in tests:
        found = [c for c in cards if test(fold(c.name)) or test(c.name.casefold())]
        if found:
            return found
    return []


# -- reading ------------------------------------------------------------------------------------------------------------


def read(match: Match, view: View, asked: str | int, screen: Screen) -> list[RenderableType]:
    """A card's facts, where they come from, its text, and its values now."""
    table = view.table
    cards = seen_cards(table)
    if isinstance(asked, int):
        found = [c for c in cards if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
        if not found:
            return [Text("That is not a card you can read.")]
    else:
        found = called(asked, cards)
    names = sorted({c.name for c in found})
    if not names and isinstance(asked, str):
        known = _catalog(match)
        shelf = [Seen({"name": c.full_name, "ref": -1}, -1, "") for c in known.values()]
        names = sorted({c.name for c in called(asked, shelf)})
        if len(names) == 1:
            return [*_page(known[names[0]]), Text("Not on the table as far as you can see.", "dim")]
    if not names:
        return [Text(f"No card is called {asked!r}.")]
    if len(names) > 1:
        shown = "; ".join(names[:12]) + (f"; and {len(names) - 12} more" if len(names) > 12 else "")
        return [Text(f"{asked!r} can be any of {len(names)} cards: {shown}.")]
    page = _page(match.state.get(found[0].ref).printed)
    for card in found:
        if card.name == names[0]:
            page.append(_now(match, table, card, screen))
    return page


def _catalog(match: Match) -> dict[str, CardDef]:
    from longbox.games.vs.catalog import CATALOG
    from longbox.games.vs.overrides import from_setup

    own = match.setup.get("facts")
    return {**CATALOG, **(from_setup(own) if own else {})}


def _page(card: CardDef) -> list[RenderableType]:
    """The printed card."""
    out: list[RenderableType] = [Text.assemble((card.full_name, "bold"), f"  {card.code}")]
    out.append(Text("; ".join(facts(card))))
    out += [Para(paragraph, "  ") for paragraph in paragraphs(card)]
    source = f"Source: {card.source or 'none'}."
    if card.notes:
        source += f" Note: {card.notes}."
    if card.proxy:
        words = ", ".join({"atk": "ATK", "def_": "DEF"}.get(word, word) for word in card.proxy)
        source += f" {PROXY} marks stand-ins that no source gives: {words}."
    out.append(Text(source, "dim"))
    return out


def _now(match: Match, table: dict[str, Any], card: Seen, screen: Screen) -> RenderableType:
    """Where a card is, and what it is like there."""
    name = table["players"][card.player]["name"]
    if card.place == "equipment":
        on = next(c["name"] for p in table["players"] for c in p["characters"] if card.data in c["equipment"])
        return Text(f"Now: attached to {on}, {name}")
    if card.place != "character":
        where = {"resource row": "in the resource row", "hand": "in hand", "deck": "on top of the deck", "chain": "on the chain"}
        return Text(f"Now: {where.get(card.place, card.place)}, {name}")
    c = card.data
    line = Text("Now: ").append_text(figures(c, screen.marks))
    notes = [f"{'hidden ' if c['hidden'] else ''}{'support' if c['row'] else 'front'} row, {name}"]
    if c["controller"] != c["owner"]:
        notes.append(f"owned by {table['players'][c['owner']]['name']}")
    notes += [word for word in ("stunned", "protected", "attacking", "defending") if c[word]]
    notes += ["exhausted"] if c["exhausted"] and not c["stunned"] else []
    notes += ["has reinforcement"] if c["reinforcement"] else []
    printed = match.state.get(c["ref"]).printed.values
    if set(c["teams"]) != printed.teams:
        notes.append(f"affiliations: {', '.join(c['teams']) or 'none'}")
    notes += [f"equipped with {e['name']}" for e in c["equipment"]]
    notes += [f"{number} {kind} counter{'s' if number > 1 else ''}" for kind, number in c["counters"]]
    return line.append(f", {'; '.join(notes)}")


# -- why not ------------------------------------------------------------------------------------------------------------


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything one might want to do with a card, or of one attack ("Storm vs Rogue")."""
    table = view.table
    cards = seen_cards(table)
    if isinstance(asked, str):
        asked = plainly(asked)
        verb, _, rest = asked.casefold().partition(" ")
        if verb in (*TIMELY, *UNTIMELY, "attack") and not called(asked, cards):
            return _why_verb(match, table, player, verb, rest.strip())
        for word in (" vs ", " vs. ", " against "):
            if word in f" {asked.casefold()} ":
                at = f" {asked.casefold()} ".index(word)
                return _why_attack(match, table, player, asked[:at].strip(), asked[at - 1 + len(word) :].strip())
        who, on, whom = asked.partition(" on ")
        if on and not called(asked, cards):
            return _why_target(match, table, player, who.strip(), whom.strip())
    mine = [
        c
        for c in cards
        if c.player == player and c.place in ("character", "equipment", "resource row", "hand", "chain", "KO'd pile")
    ]
    if isinstance(asked, int):
        found = [c for c in mine if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
    else:
        found = called(asked, mine)
    names = sorted({c.name for c in found})
    if not names:
        others = called(asked, cards) if isinstance(asked, str) else []
        if others:
            first = f"{others[0].name} is not yours. To ask about an attack: why YOURS vs {others[0].name.split(',')[0]}."
            if others[0].place == "character":
                return [
                    Text(first),
                    Text("  Only who controls it uses its powers and attacks with it.  ").append("vs:501.2, vs:601.2e", "dim"),
                ]
            return [Text(first)]
        return [
            Text(
                "No card of yours that you could do something with is called so."
                if isinstance(asked, int)
                else f"You have no card called {asked!r}."
            )
        ]
    if len(names) > 1:
        return [Text(f"{asked!r} can be any of {len(names)} cards: {'; '.join(names[:12])}.")]
    out: list[RenderableType] = []
    places = set()
    for card in found:
        if card.place in places and card.place != "character":
            continue
        places.add(card.place)
        out += _why_card(match, table, player, card)
    return out


def _why_verb(match: Match, table: dict[str, Any], player: int, verb: str, rest: str) -> list[RenderableType]:
    """What is in the way of one deed with a card, or with any; of attacking somebody, for each character one controls."""
    s = match.state
    cards = seen_cards(table)
    mine = [c for c in cards if c.player == player and (not rest or c in called(rest, cards))]
    out: list[RenderableType] = []
    if verb == "attack":
        bodies = [c for c in cards if c.player == player and c.place == "character"]
        if rest and not any(c in mine for c in bodies):
            for c in bodies:
                out += _why_attack(match, table, player, c.name, rest)
        else:
            for c in (c for c in bodies if c in mine):
                out += [Text(c.name, "bold"), *_attacks(match, table, player, c)]
        return out or [Text("You control no character.")]
    wanted = TIMELY.get(verb) or UNTIMELY[verb]
    found = [(act, why_) for c in mine for act, why_ in match.why_not(player, c.ref) if isinstance(act, wanted)]
    for act, objections in found:
        out += _verdict(act.label(s), objections)
    return out or [Text(f"You have no card {f'called {rest!r} ' if rest else ''}to {verb}.")]


def _why_target(match: Match, table: dict[str, Any], player: int, what: str, on: str) -> list[RenderableType]:
    """What is in the way of a card's effect with this target: another card, a player, or an effect on the chain."""
    s = match.state
    cards = seen_cards(table)
    mine = called(what, [c for c in cards if c.player == player and c.place not in ("chain",)])
    if not mine:
        return [Text(f"You have no card called {what!r}.")]
    acts = aimed_acts(s, player, mine[0].ref)
    if not acts:
        return [Text(f"Nothing that {mine[0].name} does has a target.").append("  vs:504.3b", "dim")]
    players = [p["player"] for p in table["players"] if fold(p["name"]) == fold(on)]
    effects = [n for n in reversed(s.chain) if fold(on) in fold(s.things[n].words)]
    found = [c.ref & NUMBER_MASK for c in called(on, [c for c in cards if c.place != "chain"])]
    # a character is meant rather than a card of its name in the hand
    target = next(iter((*players, *sorted(found, key=lambda n: not s.in_play(n)), *effects)), None)
    if target is None:
        return [Text(f"There is no card, player or effect called {on!r}.")]
    out: list[RenderableType] = []
    for act in acts:
        objection = target_objection(s, act, target)
        out += _verdict(f"{act.label(s)}, on {on}", with_target(act.why_not(s), objection))
    return out


def _why_card(match: Match, table: dict[str, Any], player: int, card: Seen) -> list[RenderableType]:
    s = match.state
    out: list[RenderableType] = [Text.assemble((card.name, "bold"), f" ({card.place})")]
    d = match.decision
    if d is None or d.kind != "priority" or d.player != player:
        out.append(Text("  Just now you are asked something else: plays are made with priority.").append("  vs:216.1", "dim"))
    if card.place in ("KO'd pile", "chain"):
        out.append(Text(f"  It is in your {card.place}." if card.place != "chain" else "  It is on the chain."))
    for act, objections in match.why_not(player, card.ref):
        out += _verdict(act.label(s), objections)
    if card.place == "character":
        out += _attacks(match, table, player, card)
    return out


def _attacks(match: Match, table: dict[str, Any], player: int, card: Seen) -> list[RenderableType]:
    """What is in the way of attacking with one character, target by target."""
    s = match.state
    n = card.ref & NUMBER_MASK
    early = [o for o in ProposeAttack(player, (n,)).why_not(s) if o.rule in ("vs:601.1a", "vs:407.5")]
    own = attacker_objection(s, n, player)
    if own is not None:
        early.append(own)
    if early:
        return _verdict("attack", early)
    out: list[RenderableType] = []
    for p in table["players"]:
        if p["player"] == player or p["out"]:
            continue
        for c in p["characters"]:
            out += _verdict(f"attack {c['name']}", proposal_objections(s, (n,), c["ref"] & NUMBER_MASK, -1, player))
        out += _verdict(f"attack {p['name']} directly", proposal_objections(s, (n,), -1, p["player"], player))
    return out


def _why_attack(match: Match, table: dict[str, Any], player: int, who: str, whom: str) -> list[RenderableType]:
    """What is in the way of one attack; a team is written with + between its names."""
    s = match.state
    cards = [c for c in seen_cards(table) if c.place == "character"]
    team = []
    for name in who.split("+"):
        mine = called(name.strip(), [c for c in cards if c.player == player])
        if not mine:
            return [Text(f"You control no character called {name.strip()!r}.")]
        team.append(mine[0])
    victims = [p for p in table["players"] if p["player"] != player and fold(p["name"]) == fold(whom)]
    theirs = called(whom, [c for c in cards if c.player != player])
    if not victims and not theirs:
        return [Text(f"No opponent is called {whom!r}, and none controls such a character.")]
    defender = -1 if victims else theirs[0].ref & NUMBER_MASK
    victim = victims[0]["player"] if victims else -1
    numbers = tuple(c.ref & NUMBER_MASK for c in team)
    found = [
        *ProposeAttack(player, numbers, defender, victim).why_not(s),
        *proposal_objections(s, numbers, defender, victim, player),
    ]
    distinct = list({(o.rule, o.text): o for o in found}.values())
    target = f"{victims[0]['name']} directly" if victims else theirs[0].name
    return _verdict(f"{' and '.join(c.name for c in team)} against {target}", distinct)


def _verdict(label: str, objections: Sequence[Objection]) -> list[RenderableType]:
    """An action with each objection and its rule, or with the word that it can be done."""
    label = label.removesuffix(".")
    if not objections:
        return [Para(Text.assemble((label, "green"), ": nothing hinders it"), "  ")]
    out: list[RenderableType] = [Para(f"{label}: no", "  ")]
    for o in objections:
        line = Text(o.text, "yellow").append(f"  {o.rule}", "cyan")
        if rulebook.exists(o.rule):
            line.append(f" {rulebook.rule(o.rule).title}", "dim")
        out.append(Para(line, "    "))
    return out
