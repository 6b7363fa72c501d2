"""Categories of abilities (1.100) as the rulings state them: Crossover 5 and 6, Teen Titans."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import catalog
from longbox.games.dcdb.language.abilities import Avoids, FirstAppearance, Triggers, Worth
from longbox.games.dcdb.state.bases import Ability
from tests.worked import laid

#: of main characters and cards, ability by ability
STATED = {
    "Crossover 5": {
        "MC:Golden Glider": "A",
        "MC:Mirror Master": "A",
        "MC:Trickster": "B",
        "MC:Weather Wizard": "B",
        "Air-Walk Shoes": "A",
        "Engulfing Flames": "A",
        "Girder": "A",
        "Mirror Images": "A",
        "Tar Pit": "A",
    },
    "Crossover 6": {
        "MC:Batwoman": "B",
        "MC:Black Canary": "BA",
        "MC:Catwoman": "BA",
        "MC:Huntress": "AA",
        "MC:Katana": "B",
        "MC:Oracle": "B",
    },
    "Teen Titans": {
        "MC:Beast Boy": "B",
        "MC:Blue Beetle": "B",
        "MC:Raven": "B",
        "MC:Red Robin": "B",
        "MC:Starfire": "B",
        "MC:Superboy": "B",
        "MC:Wonder Girl": "B",
        "Aqualad": "B",
        "Azarath Metrion Zinthos": "B",
        "Bumblebee": "B",
        "Detonator": "B",
        "Inertia": "B",
        "Lady Vic": "B",
        "Terra": "B",
    },
}


def category(ability: Ability) -> str:
    """What triggers says its own; what is there to be used, or works all the time, is of category B (1.102)."""
    if isinstance(ability, (Avoids, FirstAppearance, Worth)):
        return ""
    return ability.category if isinstance(ability, Triggers) else "B"


@pytest.mark.rule("dcdb:1.100", "dcdb:1.101", "dcdb:1.102", "dcdb:1.105")
@pytest.mark.parametrize(("of", "name"), [(of, name) for of, cards in STATED.items() for name in cards])
def test_the_category_is_what_the_ruling_says(of: str, name: str) -> None:
    assert "".join([category(a) for a in catalog()[(of, name)].values.abilities]) == STATED[of][name]


@pytest.mark.rule("dcdb:1.103", "dcdb:1.106")
@pytest.mark.example("dcdb:10.041")
def test_what_abra_kadabra_makes_is_of_category_c() -> None:
    play = catalog()[("Crossover 5", "Abra Kadabra")].values.play
    assert play is not None
    ends = [n for n in play.nodes if n.__class__.__name__ == "AtEndOfTurn"]
    assert [n.category for n in ends] == ["C"]  # type: ignore[attr-defined]
    t = laid("dcdb:10.041")
    t.A.plays("Abra Kadabra")
    t.A.says(False)
    assert t.A.play == ["Abra Kadabra", "Red Robin"]
    t.A.ends()
    # nobody can miss it here: it is back on the main deck
    assert t.main_deck[0] == "Red Robin" and t.A.vp == 1 and "Red Robin" not in t.A.discard
