"""The names under which a server is asked. A page of elsewhere whose name is made to lead to this machine (DNS rebinding) is of the same
origin as what it asks, for the browser; but it asks under a name that is none of ours."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from longbox.outside import as_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Receive, Scope, Send

#: a request that came to a server that does not answer under its name
MISDIRECTED: Final = 421
_EVERYWHERE: Final = ("0.0.0.0", "::", "")


class Hosts:
    """Which names are ours: those of loopback, the address listened at, and those given."""

    def __init__(self, bound: str = "127.0.0.1", given: Iterable[str] = ()) -> None:
        #: listening at all addresses of this machine, it is reached at any of them, or by the machine's name: no page has such a name
        self.everywhere = bound in _EVERYWHERE
        self.names = {"localhost", _plain(bound), *(_plain(name) for name in given)} - {""}
        if self.everywhere:
            machine = _plain(socket.gethostname())
            self.names |= {machine, machine.partition(".")[0], f"{machine.partition('.')[0]}.local"} - {"", ".local"}

    def serves(self, host: str) -> bool:
        """May a request come under that `Host`, whatever its port?"""
        name = named(host)
        if name in self.names or name.endswith(".localhost"):
            return bool(name)
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self.everywhere or address.is_loopback


def named(host: str) -> str:
    """The name in a `Host` header, without its port; "" if it is none."""
    try:
        found = urlsplit(f"//{host}")
        _ = found.port
    except ValueError:
        return ""
    return "" if found.netloc != host or "@" in host else _plain(found.hostname or "")


def _plain(name: str) -> str:
    """A name or address as it is compared: an address in its one short form, without brackets."""
    name = name.strip().strip("[]").lower().removesuffix(".")
    try:
        return str(ipaddress.ip_address(name))
    except ValueError:
        return name


class OwnName(ASGIMiddleware):
    """Lets nothing through that is asked under another's name, a request or a socket."""

    def __init__(self, hosts: Hosts, headers: dict[str, str]) -> None:
        self.hosts = hosts
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """On, or no further."""
        said = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(said) == 1 and self.hosts.serves(said[0]):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4421, "reason": "another host"})
        else:
            whose = as_json(said[0]) if len(said) == 1 else "a request without one Host"
            body = msgspec.json.encode({"words": f"this server does not answer {whose}; `longbox serve --name` gives it a name"})
            headers = [*self.headers, (b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})


def of_addresses(addresses: Iterable[str]) -> list[str]:
    """The names in addresses or origins such as https://table.example.org."""
    return [name for name in (named(urlsplit(address).netloc) for address in addresses) if name]


__all__ = ["MISDIRECTED", "Hosts", "OwnName", "named", "of_addresses"]
