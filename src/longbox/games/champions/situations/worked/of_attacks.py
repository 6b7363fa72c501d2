"""Tables that show how players and enemies attack and thwart, who defends, and what status cards do."""

from __future__ import annotations

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ENEMY,
    HERO,
    YOU,
    Action,
    Each,
    Give,
    Interrupt,
    Prevent,
    TakesDamage,
    attack,
)
from longbox.games.champions.situations import BLANK, Table, put, situation, stand_in
from longbox.games.champions.situations.worked.standins import FRIEND, THUG, TWO
from longbox.games.champions.state import CardDef
from longbox.situations import side
from longbox.situations.worked import shows

PAL = stand_in("ally", "Pal", cost=0, hp=1, atk=1, thw=1)
#: an ally that pays for attacking and thwarting
WORN = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1, atk_cost=1, thw_cost=2)


def duck(name: str = "Duck", n: int = 1) -> CardDef:
    """An event played as its player would take damage from an attack: a defense."""
    return stand_in(
        "event", name, Interrupt(TakesDamage(YOU, attack=True), Prevent(n), side="would", form=HERO, labels=("defense",)), cost=0
    )


def attacked(t: Table, enemy: str = "Rhino") -> Table:
    """An enemy attacks the first player as soon as whoever plays lets it."""
    t.next(f"{enemy} attacks {t.A.identity.name}").enemy_attacks(enemy)
    return t


# -- basic powers ---------------------------------------------------------------------------------------------------------


@shows(
    "champions:~basic-attack",
    "champions:basic-power#1",
    "champions:attack-player-action#1",
    title="A basic attack",
    lies="Captain Marvel (2 ATK) is ready, and engaged with Thug.",
    then="She exhausts to deal 2 damage to one enemy, and can neither attack again nor thwart.",
)
def a_hero_exhausts_to_attack() -> Table:
    return situation(A=side("Captain Marvel", minions=[THUG], play=[WORN]))


@shows(
    "champions:~basic-thwart",
    "champions:basic-power#2",
    title="A basic thwart",
    lies="Captain Marvel (2 THW) is ready. There is threat on the main scheme and on Plot.",
    then="She exhausts to remove 2 threat from one of them.",
)
def a_hero_exhausts_to_thwart() -> Table:
    plot = stand_in("side_scheme", "Plot", base_threat=5)
    return situation(A=side("Captain Marvel"), threat=5, side_schemes=[put(plot, threat=4)])


@shows(
    "champions:~recover",
    "champions:basic-power#4",
    title="To recover",
    lies="Carol Danvers (4 REC) has 7 damage, Friend has 2.",
    then="She exhausts to heal 4 of hers. In alter-ego form she may neither attack nor thwart.",
)
def an_alter_ego_recovers() -> Table:
    return situation(A=side("Captain Marvel", form="alter-ego", damage=7, play=[put(WORN, damage=2)]))


@shows(
    "champions:~consequential-damage",
    "champions:ally#3",
    "champions:consequential-damage",
    title="What an ally pays",
    lies="Friend has 1 consequential damage for attacking, and 2 for thwarting.",
    then="After its attack it takes 1; Captain Marvel takes none.",
)
def consequential_damage_after_attacking_or_thwarting() -> Table:
    return situation(A=side("Captain Marvel", play=[WORN]), threat=3)


@shows(
    "champions:~ally-limit",
    "champions:ally-limit",
    title="Three allies",
    lies="Captain Marvel has two allies in play and two in hand.",
    then="The fourth one may be played as well, but one of the four is then discarded.",
)
def three_allies_are_the_limit_of_each_player() -> Table:
    return situation(A=side("Captain Marvel", hand=[WORN, WORN], play=[WORN, WORN]), B=side("She-Hulk", play=[WORN] * 3))


# -- an enemy attacks -----------------------------------------------------------------------------------------------------


@shows(
    "champions:~boost",
    "champions:boost",
    "champions:boost#4",
    "champions:attack-enemy-activation#1",
    title="A boost card",
    lies="Rhino (2 ATK) attacks Captain Marvel. The card on top of the encounter deck has two boost icons.",
    then="It is given to Rhino, turned up when nobody defends, and discarded: she takes 4 damage, and She-Hulk none.",
)
def a_villain_is_given_one_boost_card_whose_icons_add_to_its_attack() -> Table:
    return attacked(situation(A=side("Captain Marvel"), B=side("She-Hulk"), encounter=[TWO, "Sandman", BLANK]))


@shows(
    "champions:~undefended",
    "champions:attack-enemy-activation#4.3",
    title="An undefended attack",
    lies="Rhino attacks Carol Danvers, who is in alter-ego form and has an ally.",
    then="If nobody defends she takes the damage, though she is no hero, and Friend does not.",
)
def an_undefended_attack_hits_an_alter_ego_as_well() -> Table:
    return attacked(situation(A=side("Captain Marvel", form="alter-ego", play=[FRIEND]), encounter=[BLANK] * 3))


@shows(
    "champions:~hero-defends",
    "champions:attack-enemy-activation#2",
    "champions:attack-enemy-activation#4.1",
    "champions:defend#2",
    title="A hero defends",
    lies="Rhino attacks Captain Marvel (1 DEF) with 4 in all.",
    then="She exhausts to defend, and takes 3.",
)
def a_hero_exhausts_to_take_off_its_defense() -> Table:
    return attacked(situation(A=side("Captain Marvel"), encounter=[TWO, BLANK]))


@shows(
    "champions:~ally-defends",
    "champions:attack-enemy-activation#4.2",
    "champions:defend#3",
    title="An ally defends",
    lies="Rhino attacks Captain Marvel with 4 in all. Pal, who has one hit point, may defend.",
    then="Pal is defeated, and nothing carries over to Captain Marvel.",
)
def an_ally_that_defends_takes_all_the_damage() -> Table:
    return attacked(situation(A=side("Captain Marvel", play=[FRIEND, PAL]), encounter=[TWO, BLANK, TWO, BLANK]))


@shows(
    "champions:~one-defender",
    "champions:defend#1",
    title="One defends",
    lies="Rhino attacks Captain Marvel. She, Friend and She-Hulk might defend.",
    then="If she does, nobody else is asked, and they stay ready.",
)
def only_one_character_defends() -> Table:
    return attacked(situation(A=side("Captain Marvel", play=[FRIEND]), B=side("She-Hulk"), encounter=[BLANK] * 3))


@shows(
    "champions:~defense-events",
    "champions:defend#4",
    title="Defense abilities",
    lies="Rhino attacks Captain Marvel with 4 in all. Duck and Dive are events that prevent 1 damage each: defenses.",
    then="She may play both though she does not exhaust: she is the defender, and takes 2, for her DEF does not count.",
)
def a_defense_ability_makes_the_identity_the_defender_without_its_defense() -> Table:
    return attacked(situation(A=side("Captain Marvel", hand=[duck(), duck("Dive")], play=[FRIEND]), encounter=[TWO, BLANK]))


# -- status cards ---------------------------------------------------------------------------------------------------------


@shows(
    "champions:~stunned-hero",
    "champions:status-stunned#1",
    title="A stunned hero pays for an attack and makes none",
    lies="Captain Marvel is stunned. Zap is an attack event that costs 1.",
    then="Zap is paid for and discarded, and so is the status card; Rhino takes no damage. Then she may attack.",
)
def a_stunned_hero_pays_for_an_attack_and_makes_none() -> Table:
    return situation(A=side("Captain Marvel", hand=[stand_in("event", "Zap", attack(5), cost=1), "Haymaker"], status=["stunned"]))


@shows(
    "champions:~stunned-enemy",
    "champions:status-stunned#2",
    title="A stunned enemy does not attack",
    lies="Rhino and Thug are stunned. Each of them would attack Captain Marvel, and Thug a second time.",
    then="Each loses its status card instead, without a boost card or a defender. Thug's second attack is made.",
)
def a_stunned_enemy_discards_the_card_instead() -> Table:
    t = situation(A=side("Captain Marvel", minions=[put(THUG, status=("stunned",))]), villain_status=["stunned"])
    for enemy, words in (("Rhino", "Rhino would attack"), ("Thug", "Thug would attack"), ("Thug", "Thug attacks again")):
        t.next(words).enemy_attacks(enemy)
    return t


@shows(
    "champions:~confused-hero",
    "champions:status-confused#1",
    title="A confused hero does not thwart",
    lies="Captain Marvel and Friend are confused. There are 5 threat on the main scheme.",
    then="Each may try to thwart: it exhausts and loses the status card, and no threat is removed.",
)
def a_confused_hero_pays_for_a_thwart_and_makes_none() -> Table:
    return situation(A=side("Captain Marvel", status=["confused"], play=[put(FRIEND, status=("confused",))]), threat=5)


@shows(
    "champions:~confused-enemy",
    "champions:status-confused#2",
    title="A confused enemy does not scheme",
    lies="Rhino is confused and would scheme twice.",
    then="The first time he loses the status card instead; the second time he places 1 threat.",
)
def a_confused_enemy_does_not_scheme() -> Table:
    t = situation(A=side("Captain Marvel", minions=[THUG]), villain_status=["confused"])
    for words in ("Rhino would scheme", "Rhino schemes again"):
        t.next(words).enemy_schemes("Rhino")
    return t


@shows(
    "champions:~tough",
    "champions:status-tough",
    "champions:status-tough#1",
    title="Tough",
    lies="Captain Marvel, Friend and Thug are tough and would take 9 damage each; she then takes 1 more.",
    then="Each loses the status card and takes none of the 9. The 1 she does take.",
)
def tough_prevents_all_of_one_packet_of_damage() -> Table:
    friend, foe = (put(each, status=("tough",)) for each in (FRIEND, THUG))
    t = situation(A=side("Captain Marvel", play=[friend], minions=[foe], status=["tough"]))
    hit = [ev.Damage(t.find(n), 9) for n in ("Captain Marvel", "Friend", "Thug")]
    t.next("Captain Marvel, Friend and Thug would take 9 damage each").happens(*hit)
    t.next("Captain Marvel takes 1 damage").hurts("Captain Marvel", 1)
    return t


@shows(
    "champions:~one-of-each-status",
    "champions:status-cards#1",
    title="One status card of each type",
    lies="Thug is stunned already, and tough. Daze stuns each enemy.",
    then="Rhino is stunned, and Thug has one stunned status card as before.",
)
def a_character_has_one_card_of_each_type() -> Table:
    daze = stand_in("event", "Daze", Action((), Give("stunned", Each(ENEMY))), cost=0)
    foe = put(THUG, status=("stunned", "tough"))
    return situation(A=side("Captain Marvel", hand=[daze], minions=[foe], status=["confused"]))
