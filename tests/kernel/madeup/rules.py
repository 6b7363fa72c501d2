"""The rulebook of the made-up game, whole."""

from __future__ import annotations

RULES = {
    "madeup:1": "One to four players, each with a watcher and a deck, play together against the menace.",
    "madeup:1.1": "A watcher has two faces, mask and plain; it starts plain. Turning keeps its damage and what is on it.",
    "madeup:2": "A round: pledges, the players' turns from the first player on, the menace, the end of the round.",
    "madeup:2.1": "Everybody pledges a card or none, in secret; then all are discarded. Too few, and the alarm rises.",
    "madeup:2.2": "In a turn: play cards, use abilities, strike, and turn the watcher over once, in any order.",
    "madeup:2.3": "The menace and the minions engaged with a player attack a mask, or raise the alarm at a plain face.",
    "madeup:2.4": "At the end everything readies, hands are filled up, each player reveals a threat, the first player changes.",
    "madeup:3": "A cost of resources is paid with cards from the hand and generators; what is too much is lost.",
    "madeup:3.1": "What is played or used: announce, choose X, pay, choose mode and targets, initiate, resolve, put away.",
    "madeup:4": "Interrupts come before the moment, responses after; forced ones first; each once per condition.",
    "madeup:4.1": "The first player orders forced abilities. Others go round from the first player until all pass in turn.",
    "madeup:4.2": "What is prevented is not dealt. What is cancelled does not begin. What is replaced does not happen.",
    "madeup:5": "An attack: it begins, a defender may exhaust, a threat card boosts it, damage is dealt.",
    "madeup:5.1": "When the attacker leaves play, its attack is cut short.",
    "madeup:6": "A character with as much damage as life is defeated. Excess of overkill goes to the menace.",
    "madeup:6.1": "A player whose watcher is defeated is out, with all cards; the minions engage the next player.",
    "madeup:7": "The players win when the menace is defeated, and lose when all are out, or the alarm is full.",
    "madeup:7.1": "After the last round, or when nothing can be done any more, the players lose.",
    "madeup:8": "Cards in hands and decks are hidden; who has looked at one knows it until its deck is shuffled.",
    "madeup:9": "A lasting effect ends with the attack or the round it was made in.",
}
