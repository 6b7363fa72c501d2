"""Vs. System, the trading card game (rulebook ids `vs:...`). This is its front door; its rooms are the folders beside."""

from longbox.games.registry import Entry

ENTRY = Entry(
    "vs",
    "Vs. System",
    players=(2, 4),
    game="game:GAME",
    setup="decks.arguments:setup_for",
    situation="situations:situation",
    agents={"greedy": "agent.greedy:GreedyVs"},
    ways="agent.search:VsWays",
    face="terminal.face:VsFace",
    figures="view.figures:figures",
    passing="view.passing:PASSING",
    choices="decks.choices:choices",
    judge="decks.judging:judge",
    export="decks.judging:export",
    paths=frozenset({"decks", "facts"}),
    commands={
        "play": "terminal.play:play",
        "simulate": "terminal.simulate:simulate",
        "bench": "terminal.bench:course",
        "deck check": "terminal.decks:check",
        "deck list": "terminal.decks:list_",
        "card": "terminal.reading:card",
    },
)
