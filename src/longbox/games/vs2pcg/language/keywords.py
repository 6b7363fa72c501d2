"""Keyword powers that the rulebook spells out (vs2pcg:keywords#1): what stands behind the word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.language.abilities import Triggers
from longbox.games.vs2pcg.language.filters import SUPPORTERS
from longbox.games.vs2pcg.language.patterns import IsAttacked, PlaysTwist, Stuns
from longbox.games.vs2pcg.language.verbs.base import May
from longbox.games.vs2pcg.language.verbs.cards import DrawCards
from longbox.games.vs2pcg.language.verbs.characters import KoIt
from longbox.games.vs2pcg.language.verbs.combat import CancelCombat
from longbox.games.vs2pcg.state import LETHAL, SCHEMER, SHRINK
from longbox.kernel.queries import It

if TYPE_CHECKING:
    from collections.abc import Mapping

    from longbox.games.vs2pcg.state.bases import Ability


#: word -> the power that it stands for; what the others do lies in the rules of combat and of uniqueness
POWERS: Final[Mapping[str, Ability]] = {
    # vs2pcg:keyword-lethal#1
    LETHAL: Triggers(Stuns((SUPPORTERS,), defending=True), KoIt(It("it")), title=LETHAL),
    # vs2pcg:keyword-schemer#1
    SCHEMER: Triggers(PlaysTwist(first=True), May(DrawCards(1)), title=SCHEMER),
    # vs2pcg:keyword-shrink#1
    SHRINK: Triggers(IsAttacked(first=True), May(CancelCombat("attack")), title=SHRINK),
}
