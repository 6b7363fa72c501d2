"""Makers of matches of the games that Longbox plays, for the conformance suite."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from longbox.games import game
from longbox.games.champions.catalog.catalog import CATALOG as CHAMPIONS_CARDS, all_facts, heroes
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS
from longbox.games.champions.events import Announce, Discard, Mill, MillUntil
from longbox.games.champions.rules.offers import options as champions_options
from longbox.games.dcdb.events import FromTop
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.events import Named
from longbox.games.vs2pcg.catalog import catalog as pcg_catalog
from longbox.games.vs2pcg.events import (
    Discard as PcgDiscard,
    TakeUp as PcgTakeUp,
    UseKeyword as PcgUseKeyword,
    UsePower as PcgUsePower,
)
from longbox.kernel.state import NUMBER_MASK
from tests.kernel.conformance import Maker
from tests.kernel.madeup.cards import PLAYER_CARDS, THREAT_CARDS
from tests.kernel.madeup.game import GAME as MADE_UP, NAMES
from tests.kernel.madeup.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

DECK = 60
COPIES = 4


def vs_deck(rng: random.Random) -> list[list[Any]]:
    """Sixty cards of the catalog in playsets of up to four, drawn by lot."""
    names = sorted(CATALOG)
    rng.shuffle(names)
    deck: list[list[Any]] = []
    left = DECK
    while left:
        for name in names:
            count = min(left, rng.randint(1, COPIES))
            if count:
                deck.append([name, count])
                left -= count
    return deck


def vs_offers(s: Any) -> list[Any] | None:
    """What the player with priority may do, in words and with the answers that go on from it."""
    if s.decision.kind != "priority":
        return None
    return [act_in_words(s, a) for a in s.game.options(s, s.decision.player, s.frames[-1].seen)]


def madeup_offers(s: Any) -> list[Any] | None:
    """What a player may do in its turn."""
    return [act_in_words(s, a) for a in s.game.options(s, s.decision.player)] if s.decision.kind == "turn" else None


def act_in_words(s: Any, act: Any) -> tuple[str, list[int]]:
    """An action and what may follow it."""
    return act.label(s), list(act.shape.next(())) if act.shape is not None else []


def vs_said(event: Any) -> Sequence[str]:
    """The words that a player chooses are told to all (vs:511.4)."""
    return event.words if isinstance(event, Named) else ()


def vs_maker(players: int) -> Maker:
    """Vs. System with this number of players."""

    def setup(seed: int) -> dict[str, Any]:
        rng = random.Random(seed * 31 + players)
        return {"decks": [vs_deck(rng) for _ in range(players)]}

    return Maker(f"{__name__}:VS{players}", game("vs"), setup, offers=vs_offers, said=vs_said)


VS2, VS3, VS4 = (vs_maker(n) for n in (2, 3, 4))


def madeup_maker(players: int, seats: list[int] | None = None) -> Maker:
    """The made-up game with this number of players, answered by these seats."""

    def setup(seed: int) -> dict[str, Any]:
        rng = random.Random(seed * 17 + players)
        decks = [rng.sample([d.name for d in PLAYER_CARDS], 20) for _ in range(players)]
        threats = rng.sample([d.name for d in THREAT_CARDS] * 3, 18)
        return {"names": list(NAMES[:players]), "seats": seats or list(range(players)), "decks": decks, "threats": threats}

    name = f"MADEUP{players}" if seats is None else "TWOHANDED"
    return Maker(f"{__name__}:{name}", MADE_UP, setup, RULES.__contains__, lambda d: [f.title for f in d.faces], madeup_offers)


MADEUP1, MADEUP2, MADEUP3, MADEUP4 = (madeup_maker(n) for n in (1, 2, 3, 4))
#: one seat answers for the first and the last player
TWOHANDED = madeup_maker(3, [0, 1, 0])


def champions_deck(rng: random.Random, hero: str) -> dict[str, int]:
    """An identity's own cards, and others of every aspect drawn by lot: what they do matters here, not what is allowed."""
    facts = all_facts()
    deck: dict[str, int] = {}
    others = []
    for code in sorted(CHAMPIONS_CARDS):
        record = facts.get(code)
        if record is None or record["kind"] not in ("ally", "event", "upgrade", "support", "resource"):
            continue
        if record.get("set") == facts[hero].get("set"):
            deck[code] = record["quantity"]
        elif record["faction"] != "hero":
            others.append(code)
    rng.shuffle(others)
    for code in others:
        if sum(deck.values()) >= 40:
            break
        deck[code] = rng.randint(1, 3)
    return deck


def champions_setup(rng: random.Random, players: int) -> dict[str, Any]:
    """Heroes, scenario, modes and modular sets drawn by lot."""
    chosen = rng.sample(sorted(set(heroes().values())), min(players, len(heroes())))
    return {
        "heroes": chosen,
        "decks": [champions_deck(rng, h) for h in chosen],
        "scenario": rng.choice(sorted(SCENARIOS)),
        "mode": rng.choice(("standard", "expert")),
        "heroic": rng.choice((0, 0, 0, 1)),
        "skirmish": rng.choice(("", "", "I", "III")),
        "modular": rng.sample(sorted(MODULAR), rng.randint(0, 3)),
        "first": rng.randrange(len(chosen)),
    }


def champions_opened(event: Any) -> Sequence[int]:
    """What goes to a discard pile lies open there (champions:discard-pile)."""
    if isinstance(event, (Mill, MillUntil)):
        return [ref & NUMBER_MASK for ref in event.cards]
    if isinstance(event, Announce) and event.play.scope.get("played"):
        # champions:initiating-abilities what is played is declared, from the hand as well
        return [event.source & NUMBER_MASK]
    return [event.number] if isinstance(event, Discard) else ()


def champions_offers(s: Any) -> list[Any] | None:
    """What a player may do in its turn."""
    if s.decision.kind != "turn":
        return None
    return [act_in_words(s, a) for a in champions_options(s, s.decision.player)]


def champions_maker(players: int, seats: list[int] | None = None) -> Maker:
    """Marvel Champions with this number of players, answered by these seats."""

    def setup(seed: int) -> dict[str, Any]:
        found = champions_setup(random.Random(seed * 41 + players), players)
        return {**found, "seats": seats} if seats is not None else found

    name = f"CHAMPIONS{players}" if seats is None else "CHAMPIONS_TWOHANDED"
    names = lambda d: [f.values.name for f in d.faces]  # noqa: E731
    return Maker(
        f"{__name__}:{name}", game("champions"), setup, card_names=names, offers=champions_offers, opened=champions_opened
    )


CHAMPIONS1, CHAMPIONS2, CHAMPIONS3, CHAMPIONS4 = (champions_maker(n) for n in (1, 2, 3, 4))
#: one seat answers for the first and the last player
CHAMPIONS_TWOHANDED = champions_maker(3, [0, 1, 0])


def dcdb_offers(s: Any) -> list[Any] | None:
    """What the active player may do."""
    if s.decision.kind != "turn":
        return None
    return [act_in_words(s, a) for a in s.game.options(s, s.decision.player)]


def dcdb_opened(event: Any) -> Sequence[int]:
    """What was revealed or discarded from the top of a deck has lain open, though that may be shuffled in again at once."""
    return [event.card & NUMBER_MASK] if isinstance(event, FromTop) and event.card >= 0 else ()


def dcdb_maker(players: int, seats: list[int] | None = None, **more: Any) -> Maker:
    """The DC Deck-Building Game with this number of players, answered by these seats."""

    def setup(seed: int) -> dict[str, Any]:
        found = {"players": players, **more}
        return {**found, "seats": seats} if seats is not None else found

    name = f"DCDB{players}" if seats is None and not more else "DCDB_CUBE" if more else "DCDB_TWOHANDED"
    return Maker(f"{__name__}:{name}", game("dcdb"), setup, offers=dcdb_offers, opened=dcdb_opened)


DCDB2, DCDB3, DCDB4, DCDB5 = (dcdb_maker(n) for n in (2, 3, 4, 5))
#: one seat answers for the first and the last player
DCDB_TWOHANDED = dcdb_maker(3, [0, 1, 0])
#: the values of the Cube, with the cards there are
DCDB_CUBE = dcdb_maker(4, format="cube")


def pcg_deck(rng: random.Random) -> list[Any]:
    """A main character and sixty cards of the catalog in up to four copies each, drawn by lot."""
    known = [c for c in pcg_catalog().values() if c.known_text]
    mains = [c.number for c in known if c.kind == "Main Character"]
    names = [c.number for c in known if c.kind != "Main Character" and not c.token]
    rng.shuffle(names)
    cards: list[list[Any]] = []
    left = DECK
    for number in names:
        count = min(left, rng.randint(2, COPIES))
        if count:
            cards.append([number, count])
            left -= count
    return [rng.choice(mains), cards]


def pcg_offers(s: Any) -> list[Any] | None:
    """What a player may do in a step or in a combat."""
    return [act_in_words(s, a) for a in s.game.options(s, s.decision.player)] if s.decision.kind == "turn" else None


def pcg_opened(event: Any) -> Sequence[int]:
    """What was discarded lies open, though a deck may have been made of it since."""
    return [event.number] if isinstance(event, PcgDiscard) else ()


#: the names of all powers, in which names of cards may stand ("The Native Beast")
PCG_TITLES = sorted(
    {title for c in pcg_catalog().values() for v in c.faces for a in v.abilities if (title := getattr(a, "title", ""))}
)


def pcg_said(event: Any) -> Sequence[str]:
    """The name of a power that has triggered or is used is no secret."""
    return PCG_TITLES if isinstance(event, (PcgTakeUp, PcgUsePower, PcgUseKeyword)) else ()


def pcg_maker(players: int, name: str, **more: Any) -> Maker:
    """Vs. System 2PCG with this number of players."""

    def setup(seed: int) -> dict[str, Any]:
        rng = random.Random(seed * 53 + players)
        return {"decks": [pcg_deck(rng) for _ in range(players)], **more}

    return Maker(f"{__name__}:{name}", game("vs2pcg"), setup, offers=pcg_offers, opened=pcg_opened, said=pcg_said)


PCG2, PCG3 = pcg_maker(2, "PCG2"), pcg_maker(3, "PCG3")
PCG_TEAMS = pcg_maker(4, "PCG_TEAMS", mode="2 vs 2")
#: one seat answers for the first and the last player
PCG_TWOHANDED = pcg_maker(3, "PCG_TWOHANDED", seats=[0, 1, 0])
PCG_HEADS = pcg_maker(4, "PCG_HEADS", mode="two-headed")
