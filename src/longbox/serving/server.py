"""A server that runs: store, hub, application and uvicorn put together."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import secrets
import sys
from typing import TYPE_CHECKING, Final

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from longbox.errors import UserError
from longbox.serving.app import Told, app_for
from longbox.serving.hub import Hub
from longbox.serving.messages import MOST_BYTES
from longbox.serving.store import LEASE, Store
from longbox.serving.thinking import Thinkers

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

#: fields of a log record that every record has
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON: what it is about, and the fields it was given. Nothing of a match is ever among them."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "of": record.name,
            "what": record.getMessage(),
            **{k: v for k, v in vars(record).items() if k not in _USUAL},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class NoConnections(logging.Filter):
    """Leaves out the lines that uvicorn writes of each socket: they have its whole address, in which somebody may have put a key."""

    def filter(self, record: logging.LogRecord) -> bool:
        words = str(record.msg)
        return not (record.name.startswith("uvicorn") and ("WebSocket" in words or words.startswith("connection ")))


def usual_place() -> str:
    """Where rooms are kept if nobody says it: a file in the user's data folder."""
    folder = user_data_path("longbox", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'rooms.db'}"


def store_at(url: str, address: str = "", lease: float = LEASE) -> Store:
    """The store of a URL. UserError if it can't be opened."""
    try:
        return Store(url, secrets.token_hex(8), address, lease=lease)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        words = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise UserError(
            f"--store can't be opened: {words}; it is such as sqlite:///rooms.db or postgresql+psycopg://..."
        ) from None


class _Server(uvicorn.Server):
    """One that says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.farewell()
        await super().shutdown(sockets)


def serve(
    url: str,
    host: str,
    port: int,
    told: Told,
    *,
    address: str = "",
    jobs: int = 0,
    lease: float = LEASE,
    sockets: list[socket.socket] | None = None,
    ready: Callable[[uvicorn.Server], None] | None = None,
) -> None:
    """Serve until a signal ends it."""
    hub = Hub(store_at(url, address or f"http://{host}:{port}", lease), Thinkers(jobs))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NoConnections())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    config = uvicorn.Config(
        app_for(hub, told),
        host,
        port,
        log_config=None,
        access_log=False,  # an address in it could tell a room
        ws_max_size=4 * MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
    # many tables are many objects, and looking through all of them for what is in circles holds up every table: seldom, then (`Hub._keep`)
    before = gc.get_threshold()
    gc.set_threshold(50_000, 50, 1_000)
    server = _Server(config, hub)
    if ready is not None:
        ready(server)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets))
    finally:
        gc.set_threshold(*before)


__all__ = ["JsonLines", "NoConnections", "serve", "store_at", "usual_place"]
