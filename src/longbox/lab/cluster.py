"""A cluster that others run: where its scheduler is, and what joblib wants to know to hand games to its workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from longbox.errors import UserError
from longbox.outside import shown

#: the clusters that can be asked, and the extra that each of them wants
KINDS: Final = ("dask", "ray")
#: seconds within which a scheduler has to answer, and a first worker to be there
PATIENCE: Final = 10
#: seconds for which a cluster may be without any worker before the rest of the games is given up
FORLORN: Final = 60


class GoneError(Exception):
    """There is nobody left who could play: not to be tried again."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays, as joblib wants to have it."""

    backend: object
    """The name of one of joblib's backends, or one made."""
    count: int
    """How many play at once."""
    lost: tuple[type[BaseException], ...]
    """What is raised where a worker died: what it played is to be played again."""
    ahead: int
    """How many batches are handed out before the first of them is done."""
    gone: tuple[type[BaseException], ...] = ()
    """What is raised, or lies behind what is, where nobody is left at all."""
    elsewhere: str = ""
    """The cluster, where it may have another Longbox than this one."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """The address of a scheduler, such as dask://example:8786."""

    kind: str
    host: str
    port: int

    @classmethod
    def at(cls, address: str) -> Cluster:
        """UserError for what is no such address."""
        try:
            found = urlsplit(address)
            port = found.port
        except ValueError:
            found, port = None, None
        if (
            found is None
            or found.scheme not in KINDS
            or not found.hostname
            or not port
            or address.lower() not in (f"{found.scheme}://{host}:{port}" for host in (found.hostname, f"[{found.hostname}]"))
        ):
            raise UserError(f"--cluster must be dask://HOST:PORT or ray://HOST:PORT, not {shown(address)}")
        return cls(found.scheme, found.hostname, port)

    def __str__(self) -> str:
        return f"{self.kind}://{self.place}"

    @property
    def place(self) -> str:
        """HOST:PORT."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    def unanswered(self, why: str) -> UserError:
        """That there is no scheduler."""
        return UserError(f"--cluster {self}: no scheduler answers there ({why}); {STARTED[self.kind]}")


#: how a cluster comes to be, by kind
STARTED: Final = {
    "dask": "start one with `dask scheduler`, and on each machine `dask worker HOST:PORT`",
    "ray": "start one with `ray start --head`, whose port for clients is 10001, and on each machine `ray start --address HOST:6379`",
}
