"""Makes the environment that ./longbox and ./test run in: `.venv` in the checkout.

It holds what requirements.txt pins, checked against the hashes there, and a path file that leads to `src`. The launchers
run this with any Python from 3.11 on, so it needs the standard library alone. All it says goes to stderr.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PINS = ROOT / "requirements.txt"
INSTALLED = VENV / "requirements.txt"
"""A copy of the pins that the environment was made from, written when it is complete."""

NO_NETWORK = re.compile(r"resol|connection|network|timed out|unreachable|proxy|certificate|ssl|no matching", re.I)
NO_VENV = re.compile(r"ensurepip|No module named venv", re.I)


class Failed(Exception):
    """A command went wrong; the message is what it said last."""


def main() -> int:
    """Make the environment if it is not there or not up to date; the exit status."""
    with _alone():
        if PYTHON.exists() and INSTALLED.exists() and INSTALLED.read_bytes() == PINS.read_bytes():
            return 0  # another launcher was faster
        what = "bringing up to date" if INSTALLED.exists() else "making, once,"
        _say(f"Longbox: {what} its environment in {VENV}")
        INSTALLED.unlink(missing_ok=True)
        try:
            _install()
        except Failed as failure:
            _say(_explain(str(failure)))
            return 1
        _say("Longbox: ready")
        return 0


def _install() -> None:
    if uv := shutil.which("uv"):
        try:
            _install_with_uv(uv)
        except Failed as failure:
            _say(f"  uv could not do it; trying pip. uv said:\n{failure}")
            _install_with_pip()
    else:
        _install_with_pip()
    site_packages = _run([PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    # Relative, so that the checkout may be moved.
    Path(site_packages, "longbox.pth").write_text(os.path.relpath(ROOT / "src", site_packages) + "\n")
    INSTALLED.write_bytes(PINS.read_bytes())


def _install_with_uv(uv: str) -> None:
    if not _works("sys"):
        shutil.rmtree(VENV, ignore_errors=True)
        _run([uv, "venv", "--quiet", "--python", sys.executable, VENV])
    _say("  installing with uv")
    options = ["--require-hashes", "--compile-bytecode"]
    _run([uv, "pip", "install", "--python", PYTHON, *options, "-r", PINS], ("Downloading", "Installed"))


def _install_with_pip() -> None:
    if not _works("pip"):
        shutil.rmtree(VENV, ignore_errors=True)
        _run([sys.executable, "-m", "venv", VENV])
    _say("  installing with pip")
    options = ["--require-hashes", "--no-deps", "--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    _run([PYTHON, "-m", "pip", "install", *options, "-r", PINS], ("Collecting",))


def _works(module: str) -> bool:
    """Whether the environment has a Python that is new enough and can import this module."""
    check = f"import sys, {module}; sys.exit(sys.version_info < (3, 11))"
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", check], capture_output=True).returncode == 0


def _run(command: list[str | Path], show: tuple[str, ...] = ()) -> str:
    """Run a command, say those of its lines that begin like this, and return all it said."""
    lines = []
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True
    ) as process:
        for line in process.stdout or ():
            lines.append(line.rstrip())
            if line.startswith(show):
                _say(f"    {line.split(' (from')[0].strip()}")
    if process.returncode:
        raise Failed("\n".join(f"    {line}" for line in lines if line and "Retry" not in line)[-800:])
    return "\n".join(lines)


def _explain(said: str) -> str:
    if NO_VENV.search(said):
        why = "this Python cannot make virtual environments; install the package python3-venv (Debian, Ubuntu), or uv"
    elif NO_NETWORK.search(said):
        why = "PyPI could not be reached, and Longbox needs it once; look at the network and any proxy, then try again"
    else:
        why = "installing went wrong; what the installer said last is above"
    return f"{said}\nLongbox: no environment: {why}."


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other launcher is at it."""
    import fcntl

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
