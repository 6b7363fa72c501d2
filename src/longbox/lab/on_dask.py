"""Games on a Dask cluster, by joblib's backend. It needs the extra `longbox[dask]`."""

from __future__ import annotations

import logging
from asyncio import CancelledError as Cancelled
from concurrent.futures import CancelledError
from contextlib import contextmanager
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from distributed import Client
from distributed.scheduler import KilledWorker
from joblib._dask import DaskDistributedBackend

from longbox.errors import UserError
from longbox.lab.cluster import FORLORN, PATIENCE, STARTED, Crew, GoneError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from longbox.lab.cluster import Cluster

#: batches handed out at once at the least, so that workers that come later have something to do
AHEAD: Final = 64


class Dask(DaskDistributedBackend):  # type: ignore[misc]
    """joblib's backend, which by itself waits for ever where a task was not carried out, and for workers that don't come."""

    def __init__(self, client: Client) -> None:
        super().__init__(client=client)
        self._open: dict[Future[object], Callable[[object], None]] = {}
        self._over = Event()

    def effective_n_jobs(self, n_jobs: int) -> int:
        """How many can play at once; never 1, with which joblib would play here, nor 0: whoever is awaited is watched for below."""
        count: int = sum(self.client.ncores().values())
        return max(2, count)

    def submit(self, func: object, callback: Callable[[object], None]) -> Future[object]:
        """Hand out a task; what became of it is told in every case."""
        future: Future[object] = super().submit(func, callback)
        self._open[future] = callback
        future.add_done_callback(self._told)
        return future

    def _told(self, future: Future[object]) -> None:
        callback = self._open.pop(future, None)
        error = future.exception()
        if error is not None and callback is not None:
            callback(error)

    def retrieve_result_callback(self, out: object) -> object:
        """What came of a task; what is no result is raised."""
        if isinstance(out, (CancelledError, Cancelled)):
            raise GoneError("the scheduler is gone") from None
        if isinstance(out, BaseException):
            raise out
        return super().retrieve_result_callback(out)

    def start_call(self) -> None:
        """Games are about to be handed out: from now on someone has to be there."""
        super().start_call()
        self._over = Event()
        Thread(target=self._watch, args=(self._over,), daemon=True).start()

    def stop_call(self) -> None:
        """All have been played."""
        self._over.set()
        super().stop_call()

    def _watch(self, over: Event) -> None:
        seen = monotonic()
        while not over.wait(1.0):
            if self.client.status == "closed":
                return self._give_up("the scheduler is gone")
            if self.client.status == "running" and self.client.scheduler_info().get("workers"):
                seen = monotonic()
            elif monotonic() - seen > FORLORN:
                return self._give_up("the cluster has no workers any more")

    def _give_up(self, why: str) -> None:
        for callback in list(self._open.values()):
            callback(GoneError(why))


def _client(at: Cluster) -> Client:
    """The way to the scheduler. It is looked for beside: what listens there and says nothing would be waited for without an end."""
    found: Queue[Client | OSError | ValueError] = Queue()

    def look() -> None:
        try:
            found.put(Client(f"tcp://{at.place}", timeout=PATIENCE, set_as_default=False))
        except (OSError, ValueError) as error:
            found.put(error)

    Thread(target=look, daemon=True).start()
    try:
        client = found.get(timeout=2 * PATIENCE)
    except Empty:
        raise at.unanswered("something listens, and does not speak as Dask does") from None
    if isinstance(client, OSError | ValueError):
        raise at.unanswered(f"{client}".split("\n")[0]) from None
    return client


@contextmanager
def connected(at: Cluster) -> Iterator[Crew]:
    """The workers of the cluster."""
    for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # what matters is said in a sentence
    with _client(at) as client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise UserError(f"--cluster {at}: the scheduler has no workers; {STARTED[at.kind]}") from None
        count = sum(client.ncores().values())
        yield Crew(Dask(client), count, (KilledWorker,), max(AHEAD, 4 * count), elsewhere=str(at))
