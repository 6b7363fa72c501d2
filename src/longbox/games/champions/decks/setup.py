"""What a game is set up with, read and laid out: heroes, decks, villain, schemes, modes (champions:setup#1 to #10).

Also champions:setup.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from longbox.games.champions.state import (
    ALL_SEATS,
    AREA,
    ASIDE,
    DECK,
    ENCOUNTER_DECK,
    HERO,
    INVOCATIONS,
    NEMESIS,
    SHARED,
    VILLAIN_AREA,
    WEAPONS,
    ZONES,
    ChCard,
    ChPlayer,
    ChState,
)
from longbox.kernel.setups import OF_ALL, SetupError, check_fields, check_size, names_of, seats_of
from longbox.outside import MOST_COPIES, cut, is_counts, is_whole, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from longbox.games.champions.decks.campaign import Log
    from longbox.games.champions.state import CardDef, ChSetup
    from longbox.kernel.game import Game
    from longbox.kernel.setups import Setup


#: what a set-up may say, for its errors
FIELDS = {
    "heroes": "a list of one to four heroes by title or code",
    "decks": "a list of decks, each a table of code to number of copies; the starter decks unless given",
    "scenario": "the name of a scenario",
    "mode": "'standard' or 'expert'",
    "heroic": "a number from 0 to 20",
    "skirmish": "a stage of the villain, such as 'I', or ''",
    "modular": "a list of modular sets, or 'random'",
    "first": "the number of the first player",
    "edition": "'1.5'",
    "campaign": "a campaign log (see `campaign`)",
}


#: editions of the Rules Reference that a match can be played by; nothing comes before it but the cards (champions:golden-rules#1)
EDITIONS = ("1.5",)


#: which windows are opened: those in which something can be used, those of each turn as well, or all
WINDOWS = ("needed", "turns", "all")


def read(setup: Setup, every: bool = False) -> ChSetup:
    """The set-up, checked and completed: modes combine as one likes. SetupError naming the field and what would be right.

    champions:standard-mode, champions:standard-mode#1, champions:skirmish-mode#2, champions:setup#3,
    champions:faq:campaign-mode#1, champions:faq:campaign-mode#2

    Modes are fields of their own, and combine freely (champions:expert-mode#2, champions:heroic-mode#2), also in a campaign, whose
    log says nothing of them (champions:campaign-mode#4, champions:campaign-mode#5).
    With `every` an identity will do whose cards are not all known (a situation's).
    """
    from longbox.games.champions.catalog.catalog import CATALOG, all_facts, heroes
    from longbox.games.champions.decks import scenarios

    check_fields(setup, (*FIELDS, "campaign_file", *OF_ALL))
    out = cast("ChSetup", dict(setup))
    log = campaign_of(setup)
    given = setup.get("heroes")
    if log is not None:
        out["campaign"] = log.setup()
        given = [member.hero for member in log.heroes] if given is None else given
    if not isinstance(given, list) or not 1 <= len(given) <= 4 or not all(isinstance(h, str) for h in given):
        raise SetupError(f"'heroes' must be {FIELDS['heroes']}, not {shown(given)}")
    codes = [hero_named(h, heroes(every)) for h in given]
    n = len(codes)
    for i, code in enumerate(codes):
        if code in codes[:i]:
            # champions:unique-icon#1 an identity is unique
            raise SetupError(f"'heroes': {cut(given[i])} is there twice; an identity is unique (champions:unique-icon#1)")
    own = {member.hero: member.deck for member in log.heroes} if log is not None else {}
    if log is not None and (stray := [h for h, code in zip(given, codes, strict=True) if code not in own]):
        raise SetupError(f"'heroes': {cut(stray[0])} is not among the heroes of the campaign {log.campaign}")
    decks = setup.get("decks")
    if decks is None:
        decks = [dict(own_deck(own.get(code)) or starter(code)) for code in codes]
    if not isinstance(decks, list) or len(decks) != n:
        raise SetupError(f"'decks' must be {FIELDS['decks']}; there are {n} heroes")
    for i, deck in enumerate(decks):
        if not is_counts(deck):
            raise SetupError(f"'decks': deck {i + 1} must be a table of card codes to numbers of copies, 1 to {MOST_COPIES}")
        if found := [k for k in deck if k in all_facts() and scenarios.of_campaign(all_facts()[k])]:
            why = "it goes with a hero of its own campaign (champions:campaign-specific-card#1)"
            raise SetupError(f"'decks': deck {i + 1} has the campaign card {all_facts()[found[0]]['name']}; {why}")
        unknown = [k for k in deck if k not in CATALOG]
        if unknown:
            raise SetupError(f"'decks': deck {i + 1} has cards that Longbox does not know: {cut(', '.join(unknown), 200)}")
    scenario = setup.get("scenario", "Rhino")
    if not isinstance(scenario, str):
        raise SetupError(f"'scenario' must be {FIELDS['scenario']}, not {shown(scenario)}")
    try:
        chosen = scenarios.named(scenario)
    except SetupError as error:
        raise SetupError(f"'scenario': {error}") from None
    mode = setup.get("mode", "standard")
    if mode not in (scenarios.STANDARD, scenarios.EXPERT):
        raise SetupError(f"'mode' must be {FIELDS['mode']}, not {shown(mode)}")
    heroic = setup.get("heroic", 0)
    if type(heroic) is not int or not 0 <= heroic <= 20:
        raise SetupError(f"'heroic' must be {FIELDS['heroic']}, not {shown(heroic)}")
    given = setup.get("skirmish")
    if given is not None and not isinstance(given, str) and not is_whole(given, 0, 3):
        raise SetupError(f"'skirmish' must be {FIELDS['skirmish']}, not {shown(given)}")
    skirmish = str(given or "")
    skirmish = {"1": "I", "2": "II", "3": "III"}.get(skirmish, skirmish)
    if skirmish:
        try:
            scenarios.villain(chosen, mode, skirmish)
        except SetupError as error:
            raise SetupError(f"'skirmish': {error}") from None
    modular = setup.get("modular")
    if modular is None:
        modular = list(chosen.modular)
    if modular != "random":
        if not isinstance(modular, list) or not all(isinstance(m, str) for m in modular):
            raise SetupError(f"'modular' must be {FIELDS['modular']}, not {shown(modular)}")
        try:
            modular = ["random" if m == "random" else scenarios.modular_named(m) for m in modular]
        except SetupError as error:
            raise SetupError(f"'modular': {error}") from None
    else:
        modular = ["random"] * max(1, len(chosen.modular))
    if len([m for m in modular if m != "random"]) != len({m for m in modular if m != "random"}):
        raise SetupError("'modular': a set can be added once only")
    seats = seats_of(setup, n)
    names = names_of(setup, [CATALOG[c].name for c in codes])
    if setup.get("windows", "needed") not in WINDOWS:
        raise SetupError(f"'windows' must be one of {', '.join(WINDOWS)}, not {shown(setup['windows'])}")
    first = setup.get("first", 0)
    if type(first) is not int or not 0 <= first < n:
        raise SetupError(f"'first' must be {FIELDS['first']}: 0 to {n - 1}, not {shown(first)}")
    edition = setup.get("edition", EDITIONS[0])
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise SetupError(
            f"'edition' must be one of {known}, an edition of the Rules Reference (champions:golden-rules#1), not {shown(edition)}"
        )
    out.update(
        {
            "heroes": codes,
            "decks": decks,
            "scenario": chosen.name,
            "mode": mode,
            "heroic": heroic,
            "skirmish": skirmish,
            "modular": modular,
            "seats": seats,
            "names": names,
            "first": first,
            "edition": edition,
        }
    )
    return out


@cache
def starter(hero: str) -> Mapping[str, int]:
    """The cards of the starter deck that comes with Longbox for a hero's code."""
    from longbox.games.champions.decks.files import read_champions_deck, starter_for

    return MappingProxyType(dict(read_champions_deck(starter_for(hero)).slots))


def campaign_of(setup: Setup) -> Log | None:
    """champions:campaign-mode the log of the campaign that a game belongs to, as its set-up has it. None without one."""
    from longbox.games.champions.decks import campaign

    if setup.get("campaign") is None:
        return None
    try:
        return campaign.read(setup["campaign"])
    except campaign.CampaignError as error:
        raise SetupError(f"'campaign': {error}") from None


def own_deck(deck: str | Mapping[str, int] | None) -> Mapping[str, int]:
    """The deck that a campaign's log has for a hero; none if it leaves that to the starter deck. A set-up opens no file."""
    from longbox.games.champions.decks.files import builtin, read_champions_deck

    if not isinstance(deck, str):
        return deck or {}
    if deck not in builtin():
        raise SetupError(
            f"'campaign': {shown(deck)} is no built-in deck; a set-up has the cards of others in 'decks'; built-in are"
            f" {', '.join(builtin())}"
        )
    return read_champions_deck(deck).slots


def hero_named(name: str, known: Mapping[str, str]) -> str:
    """The code of a hero by title or code. SetupError with those there are, and with what one that is not played lacks."""
    from longbox.games.champions.catalog.catalog import heroes, lacking

    for title, code in known.items():
        if name.casefold().strip() in (title.casefold(), code, code[:5]):
            return code
    for title, code in heroes(True).items():
        # champions:identity-specific-card#1, champions:setup#4, champions:setup#5 all cards of its sets have to be there
        if name.casefold().strip() in (title.casefold(), code, code[:5]):
            raise SetupError(f"'heroes': Longbox does not play {title} {lacking(code)}; there are: {', '.join(known)}")
    raise SetupError(f"'heroes': no hero is called {shown(name)}; there are: {', '.join(known)}")


def blank(game: Game, setup: Setup, seed: int, every: bool = False, made: Mapping[int, CardDef] | None = None) -> ChState:
    """champions:setup#1 to #10: identities, decks, villain, schemes and the encounter deck laid out, nothing shuffled or under way.

    `made` are identities made up, in the place of what the set-up names for those players.

    champions:setup#2 and champions:setup#9 need no step of their own: damage is counted up from none.

    champions:setup#7, champions:component-limitations: tokens and cards are counted, there is no end of them
    """
    from longbox.games.champions.catalog.catalog import CATALOG, of_set
    from longbox.games.champions.decks import scenarios
    from longbox.games.champions.decks.campaign import without

    done = read(setup, every)
    log = campaign_of(done)
    # champions:campaign-mode#3 what was removed from the campaign is in none of its decks
    gone = log.gone() if log is not None else {}
    n = len(done["heroes"])
    check_size(sum(sum(deck.values()) for deck in done["decks"]) + (log.size if log is not None else 0))
    s = ChState(game, seed, cast("ChSetup", dict(setup)))
    s.starters = n
    s.edition = done["edition"]
    s.heroic = done["heroic"]
    s.zones = [()] * (n * ZONES + SHARED)
    for i in range(n):
        s.add_thing(ChPlayer(i, done["names"][i], done["seats"][i]))
    s.order = tuple(range(n))
    # champions:first-player
    s.first = done["first"]
    for i, code in enumerate(done["heroes"]):
        hero = made[i] if made and i in made else CATALOG[code]
        identity = add(s, hero, i, i * ZONES + AREA)
        alter = next((k for k, f in enumerate(hero.faces) if f.values.kind != HERO), 0)
        s.cards[identity].face = alter
        s.cards[identity].known = ALL_SEATS
        s.cards[identity].stamp = s.tick()
        s.players[i].identity = identity
        deck = done["decks"][i] if log is None else log.deck(code, done["decks"][i])
        add_all(s, [CATALOG[card] for card, copies in sorted(deck.items()) for _ in range(copies)], i, i * ZONES + DECK)
        for invocation in of_set(f"{hero.set_}_invocation_deck"):
            if invocation in CATALOG:
                add(s, CATALOG[invocation], i, s.shared(INVOCATIONS))
        for definition in without(scenarios.nemesis(hero, every), gone):
            m = add(s, definition, -1, i * ZONES + NEMESIS)
            s.cards[m].known = ALL_SEATS
        for definition in without(scenarios.obligations(hero), gone):
            m = add(s, definition, -1, s.shared(ASIDE))
            s.cards[m].known = ALL_SEATS
    for definition in log.shown(done["mode"] == scenarios.EXPERT) if log is not None else ():
        m = add(s, definition, -1, s.shared(ASIDE))
        s.cards[m].known = ALL_SEATS
    scenario = scenarios.named(done["scenario"])
    s.villain = add(s, scenarios.villain(scenario, done["mode"], done["skirmish"]), -1, s.shared(VILLAIN_AREA))
    s.scheme = add(s, scenarios.main_scheme(scenario), -1, s.shared(VILLAIN_AREA))
    for m in (s.villain, s.scheme):
        s.cards[m].known = ALL_SEATS
        s.cards[m].stamp = s.tick()
    if s.cards[s.villain].up.values.keywords.get("toughness"):
        s.cards[s.villain].status = frozenset({"tough"})
    for definition in without(scenarios.encounter_cards(scenario.apart) if scenario.apart else (), gone):
        add(s, definition, -1, s.shared(WEAPONS))
    # champions:encounter-set#1, champions:expert-set, champions:encounter-deck-customization#1
    sets = [scenario.set_, *scenario.required, "standard"]
    if done["mode"] == scenarios.EXPERT:
        sets.append("expert")
    for set_ in (*sets, *chosen_modular(s, done["modular"])):
        add_all(s, without(scenarios.encounter_cards(set_), gone), -1, s.shared(ENCOUNTER_DECK))
    # champions:campaign-specific-card#2
    for definition in without(log.added() if log is not None else (), gone):
        add(s, definition, -1, s.shared(ENCOUNTER_DECK))
    return s


def chosen_modular(s: ChState, modular: list[str]) -> list[str]:
    """champions:encounter-deck-customization#2-4 the modular sets; those left to chance are drawn."""
    from longbox.games.champions.decks.scenarios import MODULAR

    out = [m for m in modular if m != "random"]
    for _ in range(len(modular) - len(out)):
        left = [m for m in MODULAR if m not in out]
        if left:
            out.append(left[s.below(len(left))])
    return out


def add(s: ChState, definition: CardDef, owner: int, zone: int) -> int:
    """A new card in a zone."""
    return add_all(s, (definition,), owner, zone)[0]


def add_all(s: ChState, definitions: Iterable[CardDef], owner: int, zone: int) -> list[int]:
    """New cards in a zone."""
    numbers = [s.add_thing(ChCard(-1, owner, definition, zone)) for definition in definitions]
    s.zones[zone] = (*s.zones[zone], *numbers)
    return numbers
