"""What breaks in on a table: Ctrl-C, and the signals of a closed window or of somebody who ends the program."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

#: the window was closed; the program is to end
ENDING: Final = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


class Stopped(BaseException):
    """The program is to end, by this signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def end(self) -> None:
        """End as the signal would have it."""
        signal.signal(self.number, signal.SIG_DFL)
        os.kill(os.getpid(), self.number)


class Interrupts:
    """Signals as exceptions, while a match is played: at once, but not while something is `held`, nor on top of one another."""

    def __init__(self) -> None:
        self._before: dict[int, Callable[[int, FrameType | None], object] | int] = {}
        self._holds = 0
        self._waiting: BaseException | None = None

    def __enter__(self) -> Interrupts:
        self._holds, self._waiting = 0, None
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, *ENDING):
                before = signal.getsignal(number)
                # whoever ignores a signal (nohup) or deals with it goes on doing so
                if before is signal.default_int_handler or (number in ENDING and before is signal.SIG_DFL):
                    self._before[number] = before
                    signal.signal(number, self._came)
        return self

    def __exit__(self, *args: object) -> None:
        while self._before:
            signal.signal(*self._before.popitem())

    def _came(self, number: int, frame: FrameType | None) -> None:
        error = KeyboardInterrupt() if number == signal.SIGINT else Stopped(number)
        if self._holds:
            if not isinstance(self._waiting, Stopped):
                self._waiting = error
            return
        # until it is dealt with, nothing else breaks in
        self._holds += 1
        raise error

    @contextmanager
    def held(self) -> Iterator[None]:
        """Signals wait until this is done."""
        self._holds += 1
        try:
            yield
        finally:
            self._let_go()

    def dealt_with(self) -> None:
        """The one that came last has been dealt with; one that has come since is raised now."""
        if self._holds:
            self._let_go()

    def _let_go(self) -> None:
        self._holds -= 1
        if not self._holds and self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._holds += 1
            raise waiting
