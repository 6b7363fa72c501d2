"""What the tests of cards share: stand-ins, tables with a location of each symbol, and short ways of acting and looking."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.language.vocabulary import COMBAT, DrawCards, PlotTwist
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import LOCATION, MAIN, PLOT_TWIST, SUPPORTING, CardDef

Cards = list[CardDef | str]
ACE = define("Ace", MAIN, atk=3, def_=6, health=9, teams=("Avengers",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=9, teams=("Underworld",))
PLACES: Cards = ["MNB-109", "MNB-110", "MNB-111", "MNB-112"]
WALL_OF_MAIN = define("Wall", MAIN, atk=1, def_=20, health=5)
ANY_PLACES: list[CardDef | str] = [define(f"Any {n}", LOCATION, symbol=n) for n in ("Energy", "Intellect", "Might", "Skill")]
INSIGHT = define("Insight", PLOT_TWIST, text=(PlotTwist(effect=DrawCards(1), when=COMBAT, any_turn=True),))
NAMED_PLACES: list[CardDef | str] = ["Fortress", "Academy", "Laboratory", "Training Ground"]


def helper(
    name: str, atk: int = 2, def_: int = 3, *words: str, team: str = "Defenders", cost: int = 1, health: int = 2
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


WALL = helper("Wall", 0, 20)
OTHER = helper("Other")


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


def recruited(
    number: str, *front: CardDef | str, B: Laid | None = None, seed: int = 1, resources: Cards | None = None, **more: Cards
) -> Table:
    """This card has just been recruited by A."""
    t = table(*front, B=B, phase="turn", seed=seed, hand=[number], resources=resources or [helper("R")] * 4, **more)
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


def at_level_two(t: Table, name: str) -> None:
    t.happens(ev.LevelUp(t.A[name].ref, 2))


def kind(t: Table) -> str:
    return "" if t.s.decision is None else str(t.s.decision.kind)


def pays(t: Table) -> None:
    """Whoever is asked pays with what is proposed first."""
    if t.match.decision is not None and t.match.decision.kind == "pay":
        t.match.choose(t.match.decision.shape.least())


def begin(t: Table, attacker: str, defender: str, *mates: str) -> None:
    """An attack, with those mates."""
    t.A.attacks(attacker, defender)
    for mate in mates:
        t.A.picks(mate)
    if kind(t) == "join":
        t.A.picks()


def chooses(t: Table, *names: str) -> None:
    """A chooses, if there is more than one to choose."""
    if kind(t) == "choose":
        t.A.picks(*names)


def offers(t: Table, words: str) -> bool:
    """Is such an option offered?"""
    return any(o.startswith(words) for o in t.offered())


def lets_go(t: Table, player: int) -> None:
    """The turn of a player passes with the least that can be done."""
    while t.s.active == player and t.match.decision is not None:
        t.match.choose(t.match.decision.shape.least())


def of_legacy(name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "Avengers", *words: str) -> CardDef:
    return define(name, SUPPORTING, cost=1, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def solo(t: Table, one: str, target: str) -> None:
    t.A.attacks(one, target)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()


def of_the_boys(
    name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "The Boys", words: tuple[str, ...] = (), cost: int = 1
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def lead(number: str, *front: CardDef | str, B: Laid | None = None, windows: str = "turns", **more: Cards) -> Table:
    """A has this main character, these characters in front, and one location of each symbol."""
    return situation(A=side(number, front=list(front), up=list(PLACES), **more), B=B or theirs(), windows=windows)


def up_and_fights(t: Table, one: str, target: str) -> None:
    """One attacks alone, and the combat is at its first play."""
    t.A.attacks(one, target)
    if kind(t) == "join":
        t.A.picks()


def to_turn_of(t: Table, number: int, phase: str = "main") -> None:
    """Everybody is done until that player's phase."""
    for _ in range(30):
        if t.s.active == number and t.s.phase == phase and kind(t) == "turn":
            return
        t.match.choose((0,))
    raise AssertionError("it never comes")


def next_turn_of(t: Table, number: int, phase: str = "main") -> None:
    """The same, of a turn to come."""
    turn = t.s.turn
    while t.s.turn == turn:
        t.match.choose((0,))
    to_turn_of(t, number, phase)
