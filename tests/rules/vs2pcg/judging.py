"""Short ways of a judge at the table: what is asked, attacks in which nothing else is played, who lies stunned."""

from __future__ import annotations

from longbox.games.vs2pcg.situations import Table

#: Academy, Laboratory, Fortress, Training Ground
INTELLECT, ENERGY, MIGHT, SKILL = "MNB-111", "MNB-110", "MNB-112", "MNB-109"
ALL: list[str] = [INTELLECT, ENERGY, MIGHT, SKILL]


def kind(t: Table) -> str:
    """What is asked."""
    return "" if t.s.decision is None else str(t.s.decision.kind)


def attack(t: Table, attacker: str, target: str, *mates: str) -> None:
    """An attack with those mates and nobody else."""
    t.A.attacks(attacker, target)
    for mate in mates:
        t.A.picks(mate)
    if kind(t) == "join":
        t.A.picks()


def fight(t: Table, attacker: str, target: str, *mates: str) -> None:
    """An attack in which nothing is played."""
    attack(t, attacker, target, *mates)
    t.passes()


def stunned(t: Table) -> list[str]:
    """Who lies stunned, on any side."""
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


def on(t: Table, phase: str, player: int = 0) -> None:
    """On to this step of a player's turn."""
    while not (t.s.active == player and t.s.phase == phase):
        t.match.choose((0,))
