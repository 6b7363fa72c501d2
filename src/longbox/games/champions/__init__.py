"""Marvel Champions (rulebook ids `champions:...`). This is its front door; its rooms are the folders beside."""

from longbox.games.registry import Entry

ENTRY = Entry(
    "champions",
    "Marvel Champions",
    players=(1, 4),
    game="game:GAME",
    setup="decks.arguments:setup_for",
    situation="situations:situation",
    agents={"greedy": "agent.greedy:GreedyChampions"},
    ways="agent.search:ChampionsWays",
    face="terminal.face:ChampionsFace",
    figures="view.figures:figures",
    passing="view.passing:PASSING",
    choices="decks.choices:choices",
    judge="decks.judging:judge",
    export="decks.judging:export",
    paths=frozenset({"campaign", "decks"}),
    commands={
        "play": "terminal.play:play",
        "simulate": "terminal.simulate:simulate",
        "bench": "terminal.bench:course",
        "deck check": "terminal.decks:check",
        "deck list": "terminal.decks:list_",
        "deck convert": "terminal.decks:convert",
        "card": "terminal.reading:card",
    },
)
