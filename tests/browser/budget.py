"""The time that a long test may take."""

from __future__ import annotations

import os
import time
from collections.abc import Callable


def deadline(seconds: float | None = None) -> Callable[[], bool]:
    """Whether the time is over that a long test may take: LONGBOX_SLOW_SECONDS, unless it is said. What is not over then was a sample."""
    most = float(os.environ.get("LONGBOX_SLOW_SECONDS", "600")) if seconds is None else seconds
    end = time.monotonic() + most
    return lambda: time.monotonic() > end
