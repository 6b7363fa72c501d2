"""Cards that the rulebook quotes with its keywords (706, 707) and with what goes with them."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

RULEBOOK = "rulebook"
#: what no source gives of a character whose text alone is known
BODY = ("cost", "atk", "def", "flight", "range", "team")
SHAPE = ("atk", "def", "flight", "range", "team")
IN_PART = "only the quoted part of its text"
A_CHARACTER_CARD = Discard(query=in_hand(CHARACTER_CARD))

CARDS: list[CardDef] = [
    # invulnerability and cosmic
    character(
        "Storm", "Leader of the Morlocks", cost=4, atk=7, def_=6, flight=True, range_=True, teams=["Morlocks"], source=RULEBOOK, proxy=BODY,
        text=[Continuous(characters(Adjacent(THIS)), (Has("invulnerability"),), during=During(COMBAT), each=(NOT_IN_COMBAT,))],
    ),
    character(
        "Krypto", cost=2, atk=2, def_=3, flight=True, teams=["Team Superman"], keywords=["cosmic"], source=RULEBOOK, proxy=BODY,
        text=[cosmic(Continuous(THIS, (Has("invulnerability"),)))],
    ),
    character(
        "Parasite", cost=6, atk=12, def_=12, keywords=["cosmic"], source=RULEBOOK, proxy=BODY,
        text=[Triggered(Stuns(), PutCounters(THIS, "cosmic"))],
    ),
    # concealed
    character(
        "Orb", cost=2, atk=2, def_=2, source=RULEBOOK, proxy=BODY,
        text=[Activated((Activate(), Discard(query=in_hand(CHARACTER_CARD, WithKeyword("concealed")))), Draw())],
    ),
    # press and boost
    character(
        "Ultimus", "Starforce", cost=4, atk=7, def_=6, teams=["Kree"], keywords=["press"], source=RULEBOOK, proxy=SHAPE, notes=IN_PART,
    ),
    character(
        "Phat", "William Reilly", cost=1, atk=1, def_=1, teams=["X-Statix"], source=RULEBOOK, proxy=SHAPE,
        notes="its boost of X is known, the text that the boost gives is not",
        extras=[Extra((PayPoints(X()),), optional=True, key="boost", x=True)],
    ),
    character(
        "Sinestro", "Corrupted by the Ring", cost=5, atk=9, def_=8, flight=True, range_=True, source=RULEBOOK, proxy=SHAPE, notes=IN_PART,
        text=[
            Costs(
                "recruit cost", -2, during=AnOpponentControls(Cards("resources", (), "opponent"), 6),
                words="recruiting {name} costs 2 less while an opponent controls six or more resources",
            )
        ],
    ),
    # tag keywords
    character(
        "Batman", "Avatar of Justice", code="DJL", cost=6, atk=12, def_=12, teams=["JLA"], keywords=["ally"], source="pojo.com",
        text=[
            Triggered(
                BecomesPoweredUp(yours()), IfYouDo(May(A_CHARACTER_CARD), Negate(T)),
                targets=(Aim(Effects(source="non-ongoing plot twist")),), label="Ally",
            )
        ],
    ),
    character(
        "Surveillance Pawn", "Army", cost=1, atk=1, def_=1, teams=["Checkmate"], keywords=["backup"], source=RULEBOOK, proxy=BODY,
        text=[Activated((Activate(),), pump(yours(Not(Version("Army"))), 1, 0, "turn"), only=(During(BUILD),), label="Backup")],
    ),
    character(
        "Cheetah", "Feral Feline", cost=3, atk=4, def_=3, keywords=["vengeance"], source=RULEBOOK, proxy=BODY,
        text=[Triggered(BecomesStunned(), pump(yours(), 1, 0, "turn"), label="Vengeance")],
    ),
]
