"""Cards of other teams whose figures are verified. Flight, range, willpower and teams that no source states are proxies."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

GOTHAM = "Gotham Knights"
GK = Team(GOTHAM)
SPIDER = "Spider-Friends"
OUTSIDERS = Team("Outsiders")
FIGURES_ONLY = "its text is not known to us"
OPPOSING = Every(characters(InCombatWith(THIS)))

CARDS: list[CardDef] = [
    # -- characters by cost
    character(
        "Lorelei", "Savage Land Mutate", code="MOR", cost=1, atk=1, def_=1, teams=["Brotherhood"], source="pojo.com",
        proxy=("team", "flight", "range"),
        text=[Continuous(characters(), (Gets(-2, 0),), each=(AttackingIt(THIS),))],
    ),
    character(
        "Creeping Doom", "Army", code="DJL", cost=1, atk=1, def_=1, teams=["Injustice Gang"],
        source="kperovic.com", notes=FIGURES_ONLY,
    ),
    character(
        "Spoiler", "Wildcard", code="DBM", cost=2, atk=2, def_=2, teams=[GOTHAM], source="pojo.com", proxy=("flight", "range"),
        text=[Triggered(EntersPlay(), Draw())],
    ),
    character(
        "Spoiler", "The Girl Wonder", identity="Robin", code="DSM", cost=2, atk=2, def_=2, teams=[GOTHAM], keywords=["evasion"],
        source="pojo.com", proxy=("flight", "range"),
        text=[evasion(), Activated((Activate(),), pump(T, CostOf(T)), targets=(Aim(characters(GK, DEFENDER)),))],
    ),
    character(
        "Skrull Soldier", "Army", code="MOR", cost=2, atk=2, def_=2, range_=True, teams=["Skrull"],
        source="comicvswhatever.blogspot.com",
        proxy=("flight",), notes="how long it lasts is not known: taken as this attack",
        text=[
            Activated(
                (Activate(),), pump(T, Times(1, Count(yours(IN_SUPPORT, Named("Skrull Soldier"))))),
                targets=(Aim(characters(ATTACKER)),)
            )
        ],
    ),
    character(
        "Punisher", identity="Frank Castle", code="MTU", cost=3, atk=4, def_=3, range_=True, teams=[SPIDER],
        keywords=["reservist"],
        source="pojo.com", proxy=("flight",),
        text=[
            Activated(
                (PayStat("atk", 1),), pump(T, 0, -1, "turn"), targets=(Aim(characters()),),
                only=(During(COMBAT), Unmet(BeenInCombat(THIS, ""), "if Punisher has not been in combat this turn")),
            )
        ],
    ),
    character(
        "Punisher", "Vigilante", code="MSM", cost=4, atk=7, def_=5, range_=True, teams=[SPIDER], source="kperovic.com",
        text=[
            Activated(
                (Activate(), Discard(query=in_hand(Team(SPIDER), CHARACTER_CARD))), KOIt(T), targets=(Aim(characters(STUNNED)),)
            )
        ],
    ),
    character(
        "Sentinel Mark IV", "Army", code="MOR", cost=4, atk=5, def_=6, teams=["Sentinel"], source="kperovic.com",
        proxy=("flight", "range"), notes=FIGURES_ONLY,
    ),
    character(
        "Thing", "Rockhead", code="MHG", cost=4, atk=6, def_=8, teams=["Inhumans", "Fantastic Four"], keywords=["cosmic-surge"],
        source="pojo.com", proxy=("flight", "range"),
        text=cosmic_surge(Continuous(THIS, (Gets(3, 1),))),
    ),
    character(
        "Sunder", code="MXM", cost=5, atk=14, def_=7, teams=["Morlocks"],
        source="casualvs.wordpress.com", proxy=("flight", "range"),
        notes=FIGURES_ONLY,
    ),
    character(
        "Amazo", "Power Duplication", code="DCL", cost=6, atk=12, def_=12, teams=["Secret Society"],
        source="obsidian3d.blogspot.com",
        proxy=("flight", "range"),
        text=[
            Triggered(EntersCombat(), Lasting(Continuous(THIS, (GainPowers(of=OPPOSING), GainKeywordsOf(OPPOSING))), "attack")),
        ],
    ),
    character(
        "Aquaman", "Lord of Atlantis", code="DCL", cost=6, atk=13, def_=12, teams=["JLA"], source="obsidian3d.blogspot.com",
        proxy=("flight", "range"), notes=FIGURES_ONLY,
    ),
    character(
        "Batman", "The Dark Knight", code="DOR", cost=7, atk=7, def_=7, teams=[GOTHAM], source="pojo.com",
        only=[Controls(yours(GK), words="if you control a Gotham Knights character")],
        text=[
            Continuous(THIS, (Gets(CardsInHand(), CardsInHand()),)),
            Activated((ExhaustIt(Choose(yours(GK))),), Draw()),
        ],
    ),
    character(
        "Dr. Doom", "Scientific Sorcerer", cost=7, atk=16, def_=14, range_=True, teams=["Doom"],
        source="pojo.com", proxy=("flight",),
        notes="how long it lasts is not known: taken as this turn",
        text=[Activated((ExhaustIt(Choose(yours(Other()))),), pump(THIS, 1, 1, "turn"))],
    ),
    character(
        "Venom", "Brain-Eater", code="MUN", cost=7, atk=17, def_=14, teams=["Thunderbolts", "S.H.I.E.L.D."], source="ccgdb.com",
        text=[Activated((Activate(),), And((KOIt(T), GainEndurance(CostOf(T)))), targets=(Aim(characters(STUNNED)),))],
    ),
    character(
        "Martian Manhunter", "Manhunter from Mars", code="DJL", cost=8, atk=19, def_=19, willpower=4, flight=True,
        range_=True, teams=["JLA"],
        keywords=["concealed-optional"], source="pojo.com", proxy=("team", "willpower"),
        text=[Triggered(AtStart(COMBAT), ForEach(characters(WithWillpower(), Adjacent(THIS)), Draw(2)))],
    ),
    character(
        "Dark Phoenix", "Cosmic Entity", code="MOR", cost=10, atk=25, def_=25, flight=True, range_=True, source=SCAN,
        text=[Triggered(AtStart(COMBAT), KOIt(Every(Cards("resources"))))],
    ),
    # -- plot twists
    plot_twist(
        "Chain Lightning", code="DLS", threshold=1, source="pojo.com",
        only=[Controls(yours(Team("Future Foes")), words="if you control a Future Foes character")],
        targets=[Aim(characters(IN_COMBAT))], effect=[pump(T, 0, -2), Unless(pump(T, 0, -2), AnOpponent(), Discard())],
    ),
    plot_twist(
        "Battered and Broken", code="DGL", threshold=2, source="pojo.com",
        extras=[Extra((ExhaustIt(Choose(yours(Team("Emerald Enemies")))),))],
        effect=gives(theirs(), Loses("reinforcement", bar=True)),
    ),
    plot_twist(
        "Batman and the Outsiders", code="DWF", threshold=3, source="pojo.com",
        only=[TwistsPlayed(0, "if no plot twist has been played yet this turn")],
        targets=[Aim(characters(Not(DEFENDING), Cost("<", Count(characters(OUTSIDERS, TEAM_ATTACKER)))))], effect=ReturnToHand(T),
    ),
    plot_twist(
        "Other-Earth", code="MAV", threshold=3, source="pojo.com",
        only=[Controls(yours(Team("Squadron Supreme")), words="if you control a Squadron Supreme character")],
        effect=[
            If(
                TwistsPlayed(0, "you played no other plot twist this turn", yours=True, other=True),
                seq(gives(theirs(), Loses("reinforcement", bar=True)), pump(theirs(), 0, -2, "turn", each=(DEFENDING,))),
            ),
            Lasting(cant("you can't play plot twists", AboutYours(MayPlay, kind="plot twist")), "turn"),
        ],
    ),
    # -- locations
    location(
        "Gotham City", code="DBM", threshold=2, source="pojo.com",
        text=[Activated((Activate(), ExhaustIt(Choose(yours(GK)))), RevealTop(1, (GK, CHARACTER_CARD, Cost(">=", 3))))],
    ),
]
