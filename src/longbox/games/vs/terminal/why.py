"""What is in the way of a deed, for a person who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox import rulebook
from longbox.decks.names import fold
from longbox.games.vs.rules.combat import ProposeAttack, attacker_objection, proposal_objections
from longbox.games.vs.terminal.cards import called, seen_cards
from longbox.games.vs.view.why import TIMELY, UNTIMELY, aimed_acts, plainly, target_objection, with_target
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import table_of
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.kernel.actions import Objection
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.tables.table import Table
    from longbox.terminal.cards import Seen


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything one might want to do with a card, or of one attack ("Storm vs Rogue")."""
    table = table_of(view)
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


def _why_verb(match: Match, table: Table, player: int, verb: str, rest: str) -> list[RenderableType]:
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


def _why_target(match: Match, table: Table, player: int, what: str, on: str) -> list[RenderableType]:
    """What is in the way of a card's effect with this target: another card, a player, or an effect on the chain."""
    s = match.state
    cards = seen_cards(table)
    mine = called(what, [c for c in cards if c.player == player and c.place not in ("chain",)])
    if not mine:
        return [Text(f"You have no card called {what!r}.")]
    acts = aimed_acts(s, player, mine[0].ref)
    if not acts:
        return [Text(f"Nothing that {mine[0].name} does has a target.").append("  vs:504.3b", "dim")]
    players = [side.player for side in table.sides if fold(side.name) == fold(on)]
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


def _why_card(match: Match, table: Table, player: int, card: Seen) -> list[RenderableType]:
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


def _attacks(match: Match, table: Table, player: int, card: Seen) -> list[RenderableType]:
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
    for side in table.sides:
        if side.player == player or side.out:
            continue
        for c in side.area("formation").known:
            out += _verdict(f"attack {c.title}", proposal_objections(s, (n,), c.ref & NUMBER_MASK, -1, player))
        out += _verdict(f"attack {side.name} directly", proposal_objections(s, (n,), -1, side.player, player))
    return out


def _why_attack(match: Match, table: Table, player: int, who: str, whom: str) -> list[RenderableType]:
    """What is in the way of one attack; a team is written with + between its names."""
    s = match.state
    cards = [c for c in seen_cards(table) if c.place == "character"]
    team = []
    for name in who.split("+"):
        mine = called(name.strip(), [c for c in cards if c.player == player])
        if not mine:
            return [Text(f"You control no character called {name.strip()!r}.")]
        team.append(mine[0])
    victims = [side for side in table.sides if side.player != player and fold(side.name) == fold(whom)]
    theirs = called(whom, [c for c in cards if c.player != player])
    if not victims and not theirs:
        return [Text(f"No opponent is called {whom!r}, and none controls such a character.")]
    defender = -1 if victims else theirs[0].ref & NUMBER_MASK
    victim = victims[0].player if victims else -1
    numbers = tuple(c.ref & NUMBER_MASK for c in team)
    found = [
        *ProposeAttack(player, numbers, defender, victim).why_not(s),
        *proposal_objections(s, numbers, defender, victim, player),
    ]
    distinct = list({(o.rule, o.text): o for o in found}.values())
    target = f"{victims[0].name} directly" if victims else theirs[0].name
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
