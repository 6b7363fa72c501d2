"""What each seat of a room is sent: a document that changes, numbered change by change, and the log."""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from longbox.serving import messages as m
from longbox.serving.changes import changes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.match import LogLine

#: patches kept for those who come back
_KEPT: Final = 128

encode: Final = msgspec.json.Encoder().encode


class Stream:
    """One seat's sequence. Whoever has seen it up to a number gets the rest; everybody else gets all of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.id = secrets.token_hex(8)
        self.seq = 0
        self.now: object = None
        self._patches: deque[tuple[int, bytes]] = deque(maxlen=_KEPT)
        #: the lines of the log that this seat reads, by their places in the whole log
        self._read: list[int] = []
        self._lines: list[m.Line] = []
        self._whole = 0

    def moved(self, document: m.Document) -> bytes | None:
        """The document as it is now: the message that tells of what has changed; None if nothing has."""
        plain = msgspec.to_builtins(document)
        made = changes(self.now, plain)
        if not made:
            return None
        self.seq += 1
        self.now = plain
        message = encode(m.Patch(self.seq, made))
        self._patches.append((self.seq, message))
        return message

    def logged(self, lines: Sequence[LogLine]) -> bytes | None:
        """The log as it is now: the message that tells what is new; None if nothing is."""
        at = len(self._lines)
        if len(lines) < self._whole:
            keep = sum(1 for place in self._read if place < len(lines))
            del self._read[keep:], self._lines[keep:]
            at = keep
            self._whole = len(lines)
            new = True
        else:
            new = False
        for place in range(self._whole, len(lines)):
            line = lines[place]
            text = line.text(None if self.seat < 0 else self.seat)
            if text:
                self._read.append(place)
                self._lines.append(m.Line(text, line.rule, line.depth))
                new = True
        self._whole = len(lines)
        return encode(m.Log(at, self._lines[at:])) if new else None

    def caught_up(self, stream: str, seen: int, lines: int) -> list[bytes]:
        """The messages for somebody who has seen `stream` up to `seen`, and so many lines of the log."""
        same = stream == self.id
        if same and seen <= self.seq and (seen == self.seq or (self._patches and self._patches[0][0] <= seen + 1)):
            out = [message for seq, message in self._patches if seq > seen]
        else:
            out = [encode({"type": "view", "seq": self.seq, "now": self.now})]
        at = lines if same and lines <= len(self._lines) else 0
        if at < len(self._lines) or not same:
            out.append(encode(m.Log(at, self._lines[at:])))
        return out


__all__ = ["Stream", "encode"]
