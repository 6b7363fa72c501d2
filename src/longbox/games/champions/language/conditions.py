"""Whether: what is so at the table, and what came of what was done before."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.state import DECK, DISCARD, F_DAMAGE, F_HAND, F_STATUS, F_TEXT, HERO
from longbox.games.champions.state.bases import Condition
from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.queries import Filter, Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class YouHave(Condition):
    """Your identity has a trait."""

    trait: str
    facets: ClassVar[int] = F_TEXT

    def holds(self, s: ChState, scope: Scope) -> bool:
        return scope.you in s.order and self.trait in s.now(s.players[scope.you].identity).traits

    def reads(self) -> tuple[tuple[str, str], ...]:
        return (("trait", self.trait),)

    def text(self, p: Printer) -> str:
        return f"you have the {self.trait} trait"


@dataclass(frozen=True)
class CanDraw(Condition):
    """champions:choose#5 there is a card that you could draw: one of your deck, or of the pile of which that is made anew."""

    facets: ClassVar[int] = F_HAND

    def holds(self, s: ChState, scope: Scope) -> bool:
        return scope.you in s.order and bool(s.zone(scope.you, DECK) or s.zone(scope.you, DISCARD))

    def text(self, p: Printer) -> str:
        return "you can draw a card"


@dataclass(frozen=True)
class InForm(Condition):
    """champions:form you are in hero or alter-ego form, or show the side of this name."""

    form: str = ""
    name: str = ""
    facets: ClassVar[int] = F_TEXT

    def holds(self, s: ChState, scope: Scope) -> bool:
        if scope.you not in s.order:
            return False
        v = s.identity(scope.you).up.values
        return bool(v.name == self.name if self.name else v.kind == self.form)

    def text(self, p: Printer) -> str:
        return f"you are {self.name}" if self.name else f"you are in {'hero' if self.form == HERO else 'alter-ego'} form"


@dataclass(frozen=True)
class PaidWith(Condition):
    """You paid for this with a resource of a type (champions:resource); with `only_` with no other.

    champions:wild-resource#1: a wild one that was needed as no other type was used as this one. With nothing spent it is false
    (champions:faq:unstoppable-force#1).
    """

    type: str
    only_: bool = False

    def holds(self, s: ChState, scope: Scope) -> bool:
        paid = [t in (self.type, "wild") for _, t in scope.get("paid", ())]
        return bool(paid) and all(paid) if self.only_ else any(paid)

    def text(self, p: Printer) -> str:
        return f"you paid for this card using {'only ' if self.only_ else 'a '}[{self.type}] resource{'s' if self.only_ else ''}"


@dataclass(frozen=True)
class IsSo(Condition):
    """A character (or scheme) passes filters."""

    who: Who
    filters: tuple[Filter, ...]
    words: str
    facets: ClassVar[int] = F_TEXT | F_STATUS | F_DAMAGE

    def holds(self, s: ChState, scope: Scope) -> bool:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return bool(refs) and all(f.test(s, r & NUMBER_MASK, scope) for r in refs for f in self.filters)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Did(Condition):
    """The activations that came before were made (`yes`), or not: a status card may have replaced them."""

    words: str
    yes: bool = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        return bool(scope.get("made", 0)) is self.yes

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class AnyOfThis(Condition):
    """A number that an earlier part bound is above zero, or (`none`) is not."""

    words: str
    name: str = "amount"
    none: bool = False

    def holds(self, s: ChState, scope: Scope) -> bool:
        value = scope.get(self.name, 0)
        return bool(value) is not self.none

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Undefended(Condition):
    """champions:defend#6 the attack under way is undefended, or the one just over was; with `villain` it must be the villain's."""

    villain: bool = True
    of_activation: ClassVar[bool] = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        act = getattr(scope.event, "record", None) or s.activation
        if act is None or act.kind != "attack":
            return False
        # an ally that defended and was defeated by now, by a boost card say, defends no more
        if not act.undefended and (act.over or not ev.has_fallen(s, act.defender)):
            return False
        return not self.villain or act.enemy & NUMBER_MASK == s.villain

    def text(self, p: Printer) -> str:
        return f"{'the villain' if self.villain else 'this enemy'} is making an undefended attack"


@dataclass(frozen=True)
class Always(Condition):
    """True."""

    words: str = field(default="")

    def holds(self, s: ChState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class BothThere(Condition):
    """Friendly characters of these titles are in play."""

    titles: tuple[str, ...]

    def holds(self, s: ChState, scope: Scope) -> bool:
        found = {s.now(n).name for q in s.in_order() for n in s.friends(q)}
        return all(title in found for title in self.titles)

    def text(self, p: Printer) -> str:
        return f"{joined(list(self.titles))} are in play"


@dataclass(frozen=True)
class DealtToYou(Condition):
    """The activation just over dealt damage to your identity."""

    of_activation: ClassVar[bool] = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        record = getattr(scope.event, "record", None)
        return record is not None and scope.you in s.order and s.identity_ref(scope.you) in record.hurt

    def text(self, p: Printer) -> str:
        return "this activation dealt damage to you"


@dataclass(frozen=True)
class HasIcon(Condition):
    """The card just discarded has a printed resource of one of these types."""

    types: tuple[str, ...]

    def __init__(self, *types: str) -> None:
        object.__setattr__(self, "types", types)

    def holds(self, s: ChState, scope: Scope) -> bool:
        return any(s.card(r).printed.faces[0].values.resources.get(t) for r in scope.get("cards", ()) for t in self.types)

    def text(self, p: Printer) -> str:
        return f"that card has a printed {joined([f'[{t}]' for t in self.types], 'or')} resource"


@dataclass(frozen=True)
class LastStep(Condition):
    """This is the final step of the sequence of "Special" abilities."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return bool(scope.get("final"))

    def text(self, p: Printer) -> str:
        return "this is the final step of the sequence"


#: marks an attack that is another one resolved again
ALSO = frozenset({"also"})


@dataclass(frozen=True)
class Alone(Condition):
    """This attack is not itself one that is another resolved again."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return not ALSO & getattr(scope.event, "words", ALSO)

    def text(self, p: Printer) -> str:
        return "this is the first of its attacks"


@dataclass(frozen=True)
class HitYou(DealtToYou):
    """The attack just over dealt damage to your identity."""

    def text(self, p: Printer) -> str:
        return "this attack dealt damage to you"


@dataclass(frozen=True)
class WasUndefended(Condition):
    """champions:defend#6 the attack just over was undefended."""

    of_activation: ClassVar[bool] = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        record = getattr(scope.event, "record", None)
        return record is not None and record.undefended

    def text(self, p: Printer) -> str:
        return "the attack was undefended"


@dataclass(frozen=True)
class CardIs(Condition):
    """The card just discarded is of this type."""

    kind: str

    def holds(self, s: ChState, scope: Scope) -> bool:
        return any(s.card(r).printed.kind == self.kind for r in scope.get("cards", ()))

    def text(self, p: Printer) -> str:
        return f"that card is a {self.kind}"


@dataclass(frozen=True)
class NotAttacked(Condition):
    """You were not attacked by what came before; the subject of the sentence says it."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return scope.you not in scope.get("players attacked", ())

    def text(self, p: Printer) -> str:
        return ""
