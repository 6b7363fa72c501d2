"""What is asked at a table, and answering it by name."""

from __future__ import annotations

from longbox.games.champions.situations.complaints import NAMES
from longbox.games.champions.situations.letting import Letting
from longbox.games.champions.situations.look import Seen, spelt
from longbox.kernel.decisions import Act, IllegalAnswer, Number, Pay, Pick, Spread
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.windows import Chance


class Answering(Letting):
    """A table whose questions are answered by name."""

    def asking(self) -> str:
        """The open question with its options, for messages."""
        d = self.match.decision
        if d is None:
            if self.match.halted:
                return f"nothing is asked: it is the moment {self.match.moment!r}, and goes on with t.goes_on() or t.until(...)"
            return f"nothing is asked ({self.result and self.result.reason})"
        what = str(self.options())
        if isinstance(d.shape, Number):
            what = f"a number from {d.shape.lo} to {d.shape.hi}, with answers(n)"
        elif isinstance(d.shape, Spread):
            n = len(d.shape.caps)
            whom = [self.state.was(r).up.values.name for r in d.about[-n:]] if len(d.about) >= n else f"{n} of them"
            what = f"{d.shape.total} divided among {whom}, at most {list(d.shape.caps)}, with answers(n, n, ...)"
        elif isinstance(d.shape, Pay):
            what = f"pays(...) with some of {self._sources(d.shape)}"
        return f"{d.kind} of {NAMES[d.player]} [{d.rule}]: {what}"

    def _sources(self, shape: Pay) -> list[str]:
        """The titles of what may pay."""
        s = self.state
        return [s.was(r).up.values.name if not s.in_play(r & NUMBER_MASK) else s.now(r).name for r in shape.sources]

    def options(self) -> list[str]:
        """The open question's options in words."""
        return self.in_words()

    def offered(self, *words: str) -> bool:
        """Is there an option with all these words in it? Without words: is anything asked?"""
        return any(all(w in text or spelt(w) in spelt(text.partition(" (")[0]) for w in words) for text in self.options())

    @property
    def kind(self) -> str:
        """The kind of the open question, "" if nothing is asked."""
        d = self.match.decision
        return d.kind if d is not None else ""

    def pick_seen(self, *cards: str | Seen) -> None:
        """Choose the one option that is about all these cards, some of which were looked at: of several with one title just that."""
        d = self.match.decision
        assert d is not None, self.asking()
        about = [self._about(o) for o in d.options]
        refs = [self.find(c) for c in cards]
        found = [i for i, there in enumerate(about) if all(r in there for r in refs)]
        assert len(found) == 1, f"{'several options are' if found else 'no option is'} about {list(cards)}: {self.asking()}"
        self.match.choose((found[0],))

    @staticmethod
    def _about(option: object) -> tuple[int, ...]:
        """The cards that an option is about."""
        if isinstance(option, Chance):
            return (option.scope.this,)
        return (option,) if isinstance(option, int) else (getattr(option, "ref", -1), getattr(option, "target", -1))

    def pick(self, *words: str) -> None:
        """Choose the one option that has all these words in it."""
        texts = self.options()
        found = (
            [i for i, text in enumerate(texts) if all(w in text for w in words)]
            or [i for i, text in enumerate(texts) if all(spelt(w) in spelt(text) for w in words)]
            or self._player(texts, words)
        )
        exact = [i for i in found if texts[i] == words[0] or texts[i].split(" (")[0] == words[0]]
        found = exact or found
        assert found, f"no option has {words} in it: {self.asking()}"
        alike = {texts[i] for i in found}
        assert len(alike) == 1, f"several options have {words} in them (t.each(title)[n] names one card): {sorted(alike)}"
        d = self.match.decision
        assert d is not None
        self.match.choose((found[0],))

    def picks(self, *titles: str | Seen) -> None:
        """Choose several options, each by words in it, or by a card that was looked at."""
        d = self.match.decision
        assert d is not None and isinstance(d.shape, (Pick, Act)), self.asking()
        most = d.shape.hi if isinstance(d.shape, Pick) else 1
        if len(titles) > most:
            raise IllegalAnswer(f"an answer of {len(titles)}, where {most} at most can be picked at once: {self.asking()}")
        texts = self.options()
        chosen: list[int] = []
        for title in titles:
            left = [i for i in range(len(texts)) if i not in chosen]
            if isinstance(title, Seen):
                chosen.append(next((i for i in left if title.ref in self._about(d.options[i])), -1))
                assert chosen[-1] >= 0, f"no option is about {title}: {self.asking()}"
                continue
            found = (
                [i for i in left if title in texts[i]]
                or [i for i in left if spelt(title) and spelt(title) in spelt(texts[i])]
                or self._player(texts, (title,))
            )
            assert found, f"no option has {title!r} in it: {self.asking()}"
            # rather what is called so than what only begins so, and that rather than what only speaks of it
            heads = {i: texts[i].removeprefix("Use ").removeprefix("Play ") for i in found}
            exact = [i for i in found if spelt(heads[i].partition(" (")[0].partition(":")[0].partition(" [")[0]) == spelt(title)]
            named = [i for i in found if spelt(heads[i]).startswith(spelt(title))]
            chosen.append((exact or named or found)[0])
        ordered = isinstance(d.shape, Pick) and d.shape.ordered
        self.match.choose(tuple(chosen if ordered else sorted(chosen)))

    def _player(self, texts: list[str], words: tuple[str, ...]) -> list[int]:
        """A player among the options may also be called by the identity's title."""
        s = self.state
        faces = {n: s.identity(p).printed.faces for p, n in enumerate(NAMES[: s.starters])}
        names = {n for n in faces if any(spelt(f.values.name) == spelt(words[0]) for f in faces[n])}
        return [i for i, text in enumerate(texts) if len(words) == 1 and text in names]

    def answers(self, *numbers: int) -> None:
        """Answer with plain integers (an amount, a spread)."""
        self.match.choose(numbers)

    def passes(self) -> None:
        """Choose nothing."""
        d = self.match.decision
        if d is not None and d.shape.least():
            raise IllegalAnswer(f"an answer is needed here: {self.asking()}")
        self.match.choose(())

    def says(self, yes: bool) -> None:
        """Yes or no."""
        assert self.options() == ["no", "yes"], f"this is no question of yes or no: {self.asking()}"
        self.match.choose((1,) if yes else (0,))
