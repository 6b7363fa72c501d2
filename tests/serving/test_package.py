"""What is given to those who run it: the client in the package, and the files of deploy/."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from longbox.commands.serve import serve
from longbox.errors import UserError
from longbox.serving import client

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    place = tmp_path / "web"
    (place / "src").mkdir(parents=True)
    (place / "index.html").write_text("<html>", "utf-8")
    return place


def built(place: Path, sources: Path, stamp: str = "") -> Path:
    place.mkdir()
    (place / "index.html").write_text("built", "utf-8")
    (place / "stamp").write_text(stamp or client.stamp_of(sources), "utf-8")
    return place


def test_a_client_that_is_built_goes_into_the_package_as_it_is(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    dist = built(tmp_path / "dist", sources)
    said: list[str] = []
    client.for_package("require", said.append, sources, dist)
    assert said == [] and (dist / "index.html").read_text("utf-8") == "built"


def test_without_node_there_is_a_package_without_the_client_unless_it_is_required(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    dist = built(tmp_path / "dist", sources, "of other sources")
    with pytest.raises(RuntimeError, match=r"LONGBOX_CLIENT=require.*Node\.js 20\.19"):
        client.for_package("require", print, sources, dist)
    said: list[str] = []
    client.for_package("skip", said.append, sources, dist)
    assert said == [] and dist.is_dir()
    client.for_package("", said.append, sources, dist)
    # one of other sources is in no package
    assert len(said) == 1 and "not in this package" in said[0] and not dist.exists()


def test_the_build_knows_of_it() -> None:
    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    assert found["artifacts"] == ["src/longbox/web/dist"]
    hook = ROOT / found["hooks"]["custom"]["path"]
    assert "for_package" in hook.read_text("utf-8") and "/web" in found["targets"]["sdist"]["include"]
    assert (ROOT / "src/longbox/web/dist") == client.CLIENT


def options() -> set[str]:
    """Those of `longbox serve`."""
    text = (ROOT / "src/longbox/commands/serve.py").read_text("utf-8")
    return {"--open", "--no-open", *[f"--{name}" for name in re.findall(r"^    (\w+): ", text, re.MULTILINE)]}


@pytest.mark.parametrize("name", ["Dockerfile", "longbox.service"])
def test_what_deploys_it_runs_it_as_nobody_in_particular_with_options_that_there_are(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text("utf-8")
    commands = " ".join([line for line in text.splitlines() if line.startswith(("ENTRYPOINT", "ExecStart"))])
    used = set(re.findall(r"--[a-z-]+", commands))
    assert "serve" in commands and used and used <= options()
    assert "USER longbox" in text or "DynamicUser=yes" in text
    for variable in set(re.findall(r"LONGBOX_[A-Z]+", text)):
        assert variable in (ROOT / "src/longbox/commands/serve.py").read_text("utf-8") + (
            ROOT / "tools/build_package.py"
        ).read_text("utf-8")


def test_the_database_has_no_password_in_the_repository() -> None:
    text = (ROOT / "deploy" / "docker-compose.yml").read_text("utf-8")
    assert "${POSTGRES_PASSWORD:?" in text and not re.search(r"PASSWORD: (?!\$)", text)
    assert "dockerfile: deploy/Dockerfile" in text


def test_where_rooms_are_kept_may_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGBOX_STORE", "nonsense://nowhere")
    monkeypatch.setattr("longbox.serving.client.build", lambda say: True)
    with pytest.raises(UserError, match="--store can't be opened"):
        serve(port=0, open_=False)
