"""Vs. System 2PCG (rulebook ids `vs2pcg:...`). This is its front door; its rooms are the folders beside."""

from longbox.games.registry import Entry

ENTRY = Entry(
    "vs2pcg",
    "Vs. System 2PCG",
    players=(2, 4),
    game="game:GAME",
    setup="decks.arguments:setup_for",
    situation="situations:situation",
    agents={"greedy": "agent.greedy:GreedyPcg"},
    ways="agent.search:PcgWays",
    face="terminal.face:PcgFace",
    figures="view.figures:figures",
    passing="view.passing:PASSING",
    choices="decks.choices:choices",
    judge="decks.judging:judge",
    export="decks.judging:export",
    paths=frozenset({"decks"}),
    commands={
        "play": "terminal.play:play",
        "simulate": "terminal.simulate:simulate",
        "bench": "terminal.bench:course",
        "deck check": "terminal.decks:check",
        "deck convert": "terminal.decks:convert",
        "deck list": "terminal.decks:list_",
        "card": "terminal.reading:card",
    },
)
