"""The DC Deck-Building Game (rulebook ids `dcdb:...`). This is its front door; its rooms are the folders beside."""

from longbox.games.registry import Entry

ENTRY = Entry(
    "dcdb",
    "DC Deck-Building Game",
    players=(2, 5),
    game="game:GAME",
    setup="decks.arguments:setup_for",
    situation="situations:situation",
    agents={"greedy": "agent.greedy:GreedyDc"},
    ways="agent.search:DcWays",
    face="terminal.face:DcFace",
    figures="view.figures:figures",
    choices="decks.choices:choices",
    judge="decks.judging:judge",
    paths=frozenset({"setup"}),
    commands={
        "play": "terminal.play:play",
        "simulate": "terminal.simulate:simulate",
        "bench": "terminal.bench:course",
        "deck check": "terminal.decks:check",
        "deck list": "terminal.decks:list_",
        "card": "terminal.reading:card",
    },
    tournament="decks.sanctioned:EVENT",
)
