"""Tools for those who work on Longbox, run from its root: `python -m tools.coverage`, `python -m tools.lint_rules`.

Any Python will do to start them: without Longbox beside it, it hands over to the environment that the launchers make.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_PYTHON = _ROOT / ".venv" / "bin" / "python"

if importlib.util.find_spec("longbox") is None and Path(sys.prefix) != _ROOT / ".venv":
    subprocess.run([_ROOT / "longbox", "--version"], stdout=subprocess.DEVNULL, check=True)
    os.execv(_PYTHON, [str(_PYTHON), *sys.orig_argv[1:]])
