"""Going on at a table: passing until something has resolved, an attack is over, a phase begins."""

from __future__ import annotations

from longbox.games.vs.rules.chain import Priority
from longbox.games.vs.situations.following import Answering
from longbox.games.vs.state import ATTACK, BUILD, COMBAT, DRAW, FORMATION, RECOVERY, RECRUIT, RESOURCE

#: what `until` waits for
MOMENTS = (DRAW, BUILD, COMBAT, RECOVERY, RESOURCE, RECRUIT, FORMATION, ATTACK)


class Passing(Answering):
    """A table at which everyone passes."""

    def all_pass(self) -> None:
        """Everyone passes once in succession: the top of the chain resolves, or the step or substep goes on."""
        d = self.decision
        assert d is not None and d.kind == "priority", f"nobody has priority: {self.asking()}"
        frame = self._priority()
        for _ in self.s.order:
            d = self.decision
            if d is None or d.kind != "priority":
                return
            self.choose_option(0)
            at = self._priority()
            if at is None or at.passes == 0:
                return
        del frame

    def _priority(self) -> Priority | None:
        return next((f for f in reversed(self.s.frames) if isinstance(f, Priority)), None)

    def resolve(self) -> None:
        """Everyone passes so that the top effect of the chain resolves (or stops to ask something)."""
        assert self.s.chain, "the chain is empty"
        self.all_pass()

    def resolve_all(self) -> None:
        """Pass until the chain is empty, or something else is asked."""
        while self.s.chain and self.asked[1] == "priority":
            self.all_pass()

    def finish(self) -> None:
        """The same, where triggered effects go onto the chain in the order in which they are offered."""
        while self.asked[1] == "trigger order" or (self.s.chain and self.asked[1] == "priority"):
            if self.asked[1] == "priority":
                self.all_pass()
            else:
                self.choose_option(0)

    def begin_attack(self) -> None:
        """Pass until the proposed attack has begun its substep, or something else is asked."""
        while self.s.attack is not None and not self.s.attack.begun and self.asked[1] == "priority":
            self.all_pass()

    def conclude(self, resolve: bool = True) -> None:
        """Pass until the attack is over and (unless `resolve` is false) what it triggered has resolved, or something else is asked."""
        while (self.s.attack is not None or (resolve and self.s.chain)) and self.asked[1] == "priority":
            self.all_pass()

    def until(self, moment: str) -> None:
        """Pass, and answer nothing else but "no" and "leave it", until a phase or step ("combat phase", "recovery phase") begins."""
        if moment not in MOMENTS:
            raise ValueError(f"there is no {moment!r} to wait for; there are {', '.join(MOMENTS)}")
        start = (self.s.turn, self.s.phase, self.s.step)
        for _ in range(400):
            d = self.decision
            if d is None:
                return
            now = (self.s.turn, self.s.phase, self.s.step)
            if now != start and moment in (self.s.phase, self.s.step):
                return
            follow = d.next(())
            if d.kind == "priority":
                self.choose_option(0)
            else:
                answer: tuple[int, ...] = ()
                while -1 not in d.next(answer):
                    answer = (*answer, d.next(answer)[0])
                self.match.choose(answer)
            del follow
        raise AssertionError(f"{moment} never came")
