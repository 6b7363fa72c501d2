"""The built web client: known to be stale when its sources change; what hinders building it is said."""

from pathlib import Path

import pytest

from longbox.serving import client


def test_a_client_is_fresh_until_its_sources_change(tmp_path: Path) -> None:
    sources, built = tmp_path / "web", tmp_path / "dist"
    (sources / "src").mkdir(parents=True)
    (sources / "src" / "main.ts").write_text("1")
    assert not client.fresh(sources, built)
    built.mkdir()
    (built / "index.html").write_text("x")
    # without sources beside it (installed), whatever is there is right; with them only what was built of them
    assert client.fresh(tmp_path / "nowhere", built) and not client.fresh(sources, built)
    (built / "stamp").write_text(client.stamp_of(sources))
    assert client.fresh(sources, built)
    (sources / "src" / "main.ts").write_text("2")
    assert not client.fresh(sources, built)


def test_without_node_the_table_is_served_and_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    said: list[str] = []
    assert client.build(said.append, tmp_path / "web", tmp_path / "dist") is False
    assert "Node.js 20.19" in said[0]
    assert client.build(said.append, tmp_path / "nowhere", tmp_path / "dist") is False and "without its web client" in said[1]
