"""A few made-up cards that deck lists can name."""

from collections.abc import Sequence

from longbox.decks import CardKey, ResolvedDeck


class MadeUp:
    """A catalog of the cards it is given."""

    def __init__(self, *cards: CardKey) -> None:
        self.cards = cards

    def names(self) -> Sequence[CardKey]:
        return self.cards


JANE = CardKey("Jane Doe", "Reserve Hero", "Night Lamp", "SMP-001", "character")
SENTRY = CardKey("Sentry", "Army", None, "SMP-002", "character")
YOUNG_EMBER = CardKey("Ember", "Young Flame", None, "SMP-003", "character")
OLD_EMBER = CardKey("Ember", "Old Ash", None, "OLD-003", "character")
BOLT_MAN = CardKey("Bolt-Man", "First Spark", None, None, "character")
ZOE = CardKey("Zoë O'Clock", "On Time", None, None, "character")
SAM = CardKey("Sam, Son of Rain", "Late, but Here", None, "SMP-006", "character")
RUN = CardKey("Run, Jump, and Fall", None, None, "SMP-050", "plot twist")
RUN_AWAY = CardKey("Run Away", None, None, None, "plot twist")
PLAZA = CardKey("4 Towers Plaza", None, None, "SMP-060", "location")
LAB = CardKey("SP//ark Lab", None, None, "SMP-061", "location")
HIDEOUT = CardKey("Hideout #221", None, None, "SMP-062", "location")
BELT = CardKey("Belt (Golden)", None, None, "SMP-070", "equipment")
MAIN_CAPTAIN = CardKey("Captain Sample", None, None, "TWO-001", "Main Character")
CAPTAIN = CardKey("Captain Sample", None, None, "TWO-002", "Supporting Character")
CARDS = (
    *(JANE, SENTRY, YOUNG_EMBER, OLD_EMBER, BOLT_MAN, ZOE, SAM),
    *(RUN, RUN_AWAY, PLAZA, LAB, HIDEOUT, BELT, MAIN_CAPTAIN, CAPTAIN),
)
CATALOG = MadeUp(*CARDS)


def counts(deck: ResolvedDeck) -> dict[CardKey, int]:
    """How many copies of each card a deck has, in all its parts."""
    return {each.card: each.count for each in deck.cards}
