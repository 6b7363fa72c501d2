"""./longbox and ./test: which Python they run, where, with what; and what a newcomer's machine makes of them (slow)."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHELL_TOOLS = ("sh", "cat", "dirname", "readlink")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The launchers in a folder with a space in its name, with an environment whose Python only says how it was called."""
    clone = tmp_path / "new machine" / "longbox"
    for name in ("longbox", "test", "requirements.txt", "tools/environment.sh"):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    script(clone / ".venv/bin/python", 'echo "$(pwd)"; for a in "$@"; do echo "[$a]"; done')
    shutil.copy(clone / "requirements.txt", clone / ".venv/requirements.txt")
    return clone


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A folder for the PATH with the few tools that the launchers call, and no Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in SHELL_TOOLS:
        (folder / tool).symlink_to(shutil.which(tool) or tool)
    return folder


def script(file: Path, body: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)


def call(command: list[str | Path], path: Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": str(path), "HOME": str(path.parent), **env}
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True)


def test_longbox_runs_where_the_user_is_with_what_the_user_gave(clone: Path, path: Path, tmp_path: Path) -> None:
    done = call([clone / "longbox", "deck", "my deck.txt", ""], path, tmp_path)
    assert done.stdout.splitlines() == [str(tmp_path), "[-P]", "[-m]", "[longbox]", "[deck]", "[my deck.txt]", "[]"]
    assert (done.returncode, done.stderr) == (0, "")


def test_tests_run_in_the_clone(clone: Path, path: Path, tmp_path: Path) -> None:
    done = call([clone / "test", "-k", "a or b"], path, tmp_path)
    assert done.stdout.splitlines() == [str(clone), "[-m]", "[pytest]", "[-k]", "[a or b]"]


@pytest.mark.parametrize("given", [[], ["-q", "-m", "slow"], ["--ignore=tests/browser"]])
def test_all_tests_are_shared_out_among_the_cores(clone: Path, path: Path, given: list[str]) -> None:
    said = call([clone / "test", *given], path, clone).stdout.splitlines()[1:]
    assert said == [f"[{word}]" for word in ["-m", "pytest", "-n", "logical", "--dist", "loadgroup", *given]]


@pytest.mark.parametrize("given", [["tests/records"], ["-q", "-x"], ["-n", "0"]])
def test_what_is_picked_runs_as_it_was_given(clone: Path, path: Path, given: list[str]) -> None:
    assert call([clone / "test", *given], path, clone).stdout.splitlines()[1:] == [
        f"[{word}]" for word in ["-m", "pytest", *given]
    ]


def test_longbox_may_be_linked_to(clone: Path, path: Path, tmp_path: Path) -> None:
    (tmp_path / "lb").symlink_to(clone / "longbox")
    assert "[longbox]" in call([tmp_path / "lb"], path, tmp_path).stdout


def test_the_exit_status_is_passed_on(clone: Path, path: Path) -> None:
    script(clone / ".venv/bin/python", "exit 2")
    assert call([clone / "longbox"], path, clone).returncode == 2


@pytest.mark.parametrize("stale", ["requirements.txt", ".venv/bin/python", ".venv/requirements.txt"])
def test_the_environment_is_made_anew_when_it_does_not_fit(clone: Path, path: Path, stale: str) -> None:
    if stale == "requirements.txt":
        (clone / stale).write_text("another==1.0\n")
    else:
        (clone / stale).unlink()
    script(path / "python3", 'case $1 in -c) exit 0;; *) echo "made by ${1##*/}"; exit 1;; esac')
    done = call([clone / "longbox"], path, clone)
    assert (done.returncode, done.stdout) == (1, "made by environment.py\n")


@pytest.mark.parametrize("version", ["Python 3.8.18", None])
def test_without_a_python_new_enough_it_says_so(clone: Path, path: Path, version: str | None) -> None:
    (clone / ".venv/bin/python").unlink()
    if version:
        script(path / "python3", f'case $1 in --version) echo "{version}";; *) exit 1;; esac')
    done = call([clone / "longbox"], path, clone)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "needs Python 3.11 or later" in done.stderr and (version or "missing") in done.stderr


def test_a_newer_python_under_another_name_is_found(clone: Path, path: Path) -> None:
    (clone / ".venv/bin/python").unlink()
    script(path / "python3", "exit 1")
    script(path / "python3.12", 'case $1 in -c) exit 0;; *) echo "made by ${1##*/}"; exit 1;; esac')
    assert call([clone / "longbox"], path, clone).stdout == "made by environment.py\n"


def test_everything_is_pinned_with_hashes_and_without_hosts() -> None:
    pins = (ROOT / "requirements.txt").read_text()
    blocks = re.split(r"\n(?=[a-z])", re.sub(r"(?m)^ *#.*\n?", "", pins).strip())
    assert all(re.match(r"[a-z0-9.-]+==\S+", block) and "--hash=sha256:" in block for block in blocks)
    assert "://" not in pins
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    assert {re.split(r"[<>=~! ;]", name)[0] for name in wanted} <= {block.partition("==")[0] for block in blocks}


@pytest.mark.slow
def test_a_newcomers_machine(path: Path, tmp_path: Path) -> None:
    """From nothing but Python and PyPI to a rule read and a test run, in a folder with a space in its name."""
    clone = tmp_path / "new machine" / "longbox"
    leave_out = shutil.ignore_patterns(".*", "__pycache__", "dist", "build")
    shutil.copytree(ROOT, clone, ignore=leave_out, symlinks=True)
    (path / "python3").symlink_to(os.path.realpath(sys.executable))
    net = {name: value for name, value in os.environ.items() if re.match(r"PIP_|SSL_|REQUESTS_|.*_PROXY$", name, re.I)}

    first = call([clone / "longbox", "rule", "vs:602.6a"], path, tmp_path, **net)
    if "PyPI could not be reached" in first.stderr and not os.environ.get("CI"):
        pytest.skip("PyPI cannot be reached")
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith("vs:602.6a  ")
    assert "making, once," in first.stderr and first.stderr.endswith("Longbox: ready\n")

    moved = clone.rename(tmp_path / "moved")
    second = call([moved / "test", "-q", "tests/test_rulebook.py"], path, tmp_path)
    assert second.returncode == 0, second.stdout
    assert second.stderr == "" and " passed" in second.stdout
