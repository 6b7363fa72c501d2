"""`longbox serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from longbox.errors import UserError
from longbox.terminal.arguments import Flag

PORT = Parameter(validator=validators.Number(gte=0, lte=65_535))


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, PORT] = 8642,
    store: str | None = None,
    address: str = "",
    origin: list[str] | None = None,
    name: list[str] | None = None,
    jobs: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=256))] = 0,
    open_: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    quiet: Flag = False,
) -> None:
    """Serve tables to browsers, here or to friends by a link, until Ctrl-C.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all of this machine's.
    port
        The port; 0 takes one that is free.
    store
        Where rooms are kept, as a URL: sqlite:///FILE or postgresql+psycopg://USER@HOST/DB; or what LONGBOX_STORE says (there a password
        is not seen by others). Otherwise a file in your data folder.
    address
        How browsers reach this server, where several share one store: https://a.example.org; or what LONGBOX_ADDRESS says.
    origin
        Pages of this origin may connect too; give it again for each further one.
    name
        A name under which browsers reach this server, besides those of this machine, the address's and the origins'; give it again for
        each further one. What is asked under another name is refused.
    jobs
        Processes for computer players that look ahead (0: one for each core but one).
    open_
        Open the table in a browser.
    quiet
        Say nothing but where it is.
    """
    import os
    import socket
    import sys

    try:
        from longbox.serving.app import Told
        from longbox.serving.client import build
        from longbox.serving.hosts import Hosts, of_addresses
        from longbox.serving.server import serve as run, usual_place
    except ImportError as error:
        raise UserError(f"the server's parts are not installed ({error.name}): pip install 'longbox[serve]'") from None
    try:
        listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise UserError(f"{host}:{port} can't be listened at: {error.strerror or error}; choose another with --port") from None
    build(lambda words: print(f"Longbox: {words}", file=sys.stderr, flush=True))
    at = listening.getsockname()[1]
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1', '::') else host}:{at}/"
    print(f"Longbox: the table is at {shown}" + ("" if quiet else "  (Ctrl-C ends)"), flush=True)
    if open_:
        import threading
        import webbrowser

        threading.Timer(0.8, webbrowser.open, (shown,)).start()
    store = store or os.environ.get("LONGBOX_STORE") or usual_place()
    address = address or os.environ.get("LONGBOX_ADDRESS") or shown.rstrip("/")
    origins = tuple(origin or ())
    told = Told(origins, Hosts(host, [*(name or ()), *of_addresses((address, *origins))]))
    run(store, host, at, told, address=address, jobs=jobs, sockets=[listening])
