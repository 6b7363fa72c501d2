"""What the tests of later sets share: stand-ins, tables with a location of each symbol, and short ways of acting."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef

Cards = list[CardDef | str]
ACE = define("Ace", MAIN, atk=3, def_=6, health=9, teams=("Avengers",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=9, teams=("Underworld",))
PLACES: Cards = ["MNB-109", "MNB-110", "MNB-111", "MNB-112"]


def helper(
    name: str, atk: int = 2, def_: int = 3, *words: str, team: str = "Defenders", cost: int = 1, health: int = 2
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def theirs(*front: CardDef | str, main: CardDef | str = FOE, **more: Cards) -> Laid:
    return side(main, front=list(front or (helper("One"), helper("Two"))), **more)


def table(
    *front: CardDef | str,
    B: Laid | None = None,
    C: Laid | None = None,
    main: CardDef | str = ACE,
    windows: str = "turns",
    phase: str = "main",
    seed: int = 1,
    **more: Cards,
) -> Table:
    """A has these characters in front, and one location of each symbol."""
    a = side(main, front=list(front), up=list(PLACES), **more)
    return situation(A=a, B=B or theirs(), C=C, windows=windows, phase=phase, seed=seed)


def level_two(number: str, *front: CardDef | str, **more: object) -> Table:
    """A's main character of this number is of level 2 already."""
    t = table(*front, main=number, **more)  # type: ignore[arg-type]
    t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), 2))
    return t


def recruited(number: str, *front: CardDef | str, B: Laid | None = None, seed: int = 1, **more: Cards) -> Table:
    """This card has just been recruited by A."""
    t = table(*front, B=B, phase="turn", seed=seed, hand=[number], resources=[helper("R")] * 4, **more)
    t.A.done()
    t.A.recruits(card(number).name)
    return t


def offered(t: Table, words: str) -> bool:
    return any(words in o for o in t.offered())


def counters(t: Table, *names: str) -> list[int]:
    return [(t.A if n in t.A.front + t.A.back else t.B)[n].counters for n in names]


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


def fights(t: Table, one: str, target: str, *others: str) -> None:
    """A attacks; nobody plays anything."""
    t.A.attacks(one, target)
    for name in others:
        t.A.picks(name)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.passes()


def ends_turn(t: Table, who: int) -> None:
    """A player does nothing more this turn."""
    turn = t.s.turn
    while t.s.turn == turn and t.match.decision is not None and t.match.decision.player == who:
        t.match.choose((0,))


def printed_well(number: str) -> None:
    """Every text of a card reads as a sentence."""
    found = card(number)
    for values in found.faces:
        for ability in values.abilities:
            words = ability.print(found.name)
            assert words[0].isupper() or words[0] in "[.", words
            assert "  " not in words and ".." not in words.replace("...", "") and words.rstrip('"').endswith((".", "!")), words
            assert "it's" not in words and "{" not in words, words
