"""Forever Evil: its text, by name. The facts stand in `catalog/facts/forever_evil.jsonl`."""

from longbox.games.dcdb.cards.phrases import EQUIPMENTS, HEROES, LOCATIONS, ONE_OR_MORE, POWERS, VILLAINS, defense, it
from longbox.games.dcdb.language.vocabulary import *

SET = "Forever Evil"

HAND_AND_DISCARD = (HAND, DISCARD)


def burns(what: Trait) -> Effect:
    """A card may be destroyed for its cost in Power, if it is such a card; else there is some Power."""
    return seq(OrElse(DestroyIt(up_to(1, Cards(HAND_AND_DISCARD))), Power(2)), If(ItIs((what,)), Power(CostOf())))


def cleans(but: str) -> Effect:
    """A card that is not of that type may be destroyed, for a victory point if it cost anything."""
    return seq(DestroyIt(up_to(1, Cards(HAND_AND_DISCARD, (NotKind(but),)))), If(ItIs((ONE_OR_MORE,)), GainVP(1)))


def rules_over(what: Trait | None, counted: Trait) -> Effect:
    """A card of the Line-Up may be destroyed; Power for all different cards of a kind that are destroyed."""
    chosen = Cards((LINE_UP,), (what,) if what is not None else ())
    return seq(DestroyIt(up_to(1, chosen)), Power(ForEachDifferent(1, Cards((DESTROYED,), (counted,)))))


def imprisons(*names: str) -> OnceEachTurn:
    """The top card of the deck is destroyed for a victory point, if it has one of these names."""
    return OnceEachTurn((), seq(RevealTop(), If(ItIs((Named(names),)), seq(DestroyIt(it), GainVP(1)))))


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "Cold Gun": [seq(Power(1), FreezeIt(up_to(1, Cards((LINE_UP,)))))],
    "Power Armor": [Power(3), Avoids(RevealIt(This()), DestroyIt(up_to(1, Cards(HAND_AND_DISCARD))), zones=("hand",))],
    "Secret Society Communicator": [burns(HEROES)],
    "Sledgehammer": [cleans(EQUIPMENT)],
    # Heroes
    "Amanda Waller": [burns(VILLAINS)],
    "Commissioner Gordon": [Power(1), defense(GainVP(1))],
    "Dr. Light": [seq(DrawCards(1), AttackFoes(PutIt(a_card(Cards((PLAY,), (LOCATIONS,))), DISCARD)))],
    "Power Girl": [Power(3)],
    "Stargirl": [Power(2), defense(DrawCards(1), PutIt(a_card(Cards((DESTROYED,), (ONE_OR_MORE,))), MAIN_DECK, BOTTOM))],
    "Steel": [cleans(HERO)],
    "Vibe": [seq(Power(1), PutIt(up_to(1, Cards((DISCARD,), (Kind((HERO, SUPER_POWER)), Cost(0, 5)))), DECK, TOP))],
    # Locations
    "Belle Reve": [Triggers(Plays((VILLAINS,)), Power(1))],
    "Blackgate Prison": [imprisons("Vulnerability", "Weakness")],
    "Earth-3": [imprisons("Punch")],
    "Happy Harbor": [Triggers(Plays((HEROES,)), Power(1))],
    "S.T.A.R. Labs": [Triggers(Plays((EQUIPMENTS,)), Power(1))],
    # Super Powers
    "Bizarro Power": [seq(Power(4), GainWeaknesses(1), AttackFoes(GainWeaknesses(1)))],
    "Constructs of Fear": [seq(Power(3), AttackFoes(DiscardIt(cards(2, Cards((HAND,))))))],
    "Expert Marksman": [cleans(SUPER_POWER)],
    "Giant Growth": [Power(2)],
    "Super Intellect": [burns(EQUIPMENTS)],
    "Ultra Strength": [seq(Power(3), DrawCards(2))],
    # Super-Villains
    "The Flash": [seq(DrawCards(3), DiscardIt(a_card(Cards((HAND,)))))],
    # Villains
    "Atomica": [cleans(VILLAIN)],
    "Despero": [seq(DrawCards(2), AttackFoes(DiscardIt(a_card(Cards((HAND,), (ONE_OR_MORE,))))))],
    "Giganta": [If(There(Cards((DISCARD,), (Cost(0, 3),)), 0, 0), Power(4), Power(2))],
    "Grid": [seq(Power(1), PutIt(up_to(1, Cards((DISCARD,), (Kind((VILLAIN, EQUIPMENT)), Cost(0, 5)))), DECK, TOP))],
    "Johnny Quick": [DrawCards(1)],
    "Owlman": [rules_over(EQUIPMENTS, EQUIPMENTS)],
    "Power Ring": [rules_over(HEROES, HEROES)],
    "Royal Flush Gang": [seq(
        DrawCards(2),
        DiscardIt(cards(2, Cards((HAND,)))),
        PerPlay((Named(("Royal Flush Gang",)),), GainVP(1), other=True),
    )],
    "Superwoman": [rules_over(VILLAINS, VILLAINS)],
    "The Blight": [burns(POWERS)],
    "Ultraman": [rules_over(None, POWERS)],
    # main characters
    "MC:Lex Luthor": [Triggers(Gains((HEROES,)), DrawLater(1))],
}  # fmt: skip
