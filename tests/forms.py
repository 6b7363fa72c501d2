"""The two forms in which the kernel may run."""

from __future__ import annotations

import pytest

from longbox.lab import form

plain = pytest.mark.skipif(
    form() == "compiled", reason="it replaces what compiled code calls directly, or gives fields what they can't be"
)
