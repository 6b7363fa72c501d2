"""Games shared out: played here one by one, on the cores of this machine, or by the workers of a cluster. What comes of them is the same.

Games go out in batches, so that each is worth sending. Where a worker dies, what it had is played again; games whose workers die again
and again are played one at a time in the end, so that only those are lost that can't be played.
"""

from __future__ import annotations

import re
import socket
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar
from warnings import catch_warnings

from longbox.errors import UserError
from longbox.lab.cluster import PATIENCE, Cluster, Crew, GoneError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping, Sequence

T = TypeVar("T")
R = TypeVar("R")

#: who plays: so many processes here, or the workers of a cluster at this address, such as dask://HOST:PORT
Workers = int | str

#: games in a batch, at the most
MOST: Final = 50
#: batches for each of those who play, at the least: nobody is without work for long at the end
SHARES: Final = 20
#: how often in a row workers may die without any game done, before games are played one at a time
VAIN: Final = 2
#: what of the package games are made of
PARTS: Final = ("kernel", "games", "agents", "lab")


@dataclass(frozen=True, slots=True)
class Other:
    """A worker that has another Longbox, and so would play other games."""

    host: str


@cache
def stamp() -> str:
    """What tells this state of Longbox from any other: a digest of what games are made of."""
    root = Path(__file__).parents[1]
    found = blake2b(digest_size=16)
    for part in PARTS:
        for file in sorted((root / part).rglob("*")):
            if file.suffix != ".pyc" and file.is_file():
                found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def carried_out(
    run_all: Callable[[Sequence[T]], list[R]],
    planned: Sequence[T],
    workers: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> list[R | str]:
    """What `run_all` makes of them, in their order; of what could not be played because workers died, a string that says so.

    `progress` hears how many more are done. UserError where the cluster can't be had, or has another Longbox.
    """
    told = progress or (lambda done: None)
    if isinstance(workers, int) and (workers == 1 or len(planned) <= 1):
        out: list[R | str] = []
        for each in planned:
            out.extend(run_all([each]))
            told(1)
        return out
    with _crew(workers) as crew:
        return _shared(crew, run_all, planned, told)


@contextmanager
def _crew(workers: Workers) -> Iterator[Crew]:
    if isinstance(workers, int):
        yield Crew("loky", workers, (BrokenProcessPool,), 2 * workers)
        return
    at = Cluster.at(workers)
    try:
        if at.kind == "dask":
            from longbox.lab.on_dask import connected
        else:
            from longbox.lab.on_ray import connected
    except ImportError as error:
        what = error.name or str(error)
        raise UserError(f"--cluster {at}: {what} is not installed here: pip install 'longbox[{at.kind}]'") from None
    try:  # whoever listens at all
        socket.create_connection((at.host, at.port), PATIENCE).close()
    except OSError as error:
        raise at.unanswered(error.strerror or str(error)) from None
    with connected(at) as crew:
        yield crew


def _shared(
    crew: Crew, run_all: Callable[[Sequence[T]], list[R]], planned: Sequence[T], told: Callable[[int], None]
) -> list[R | str]:
    size = max(1, min(MOST, len(planned) // (crew.count * SHARES)))
    left = {i: planned[i : i + size] for i in range(0, len(planned), size)}
    done: dict[int, list[R]] = {}
    lost: dict[int, str] = {}

    def play(batches: Mapping[int, Sequence[T]]) -> None:
        for number, results in _played(crew, run_all, batches):
            done[number] = results
            told(len(results))

    try:
        vain = 0
        while left and vain < VAIN:
            before = len(done)
            try:
                play(left)
            except crew.lost:
                vain = 0 if len(done) > before else vain + 1
            left = {i: batch for i, batch in left.items() if i not in done}
            # what was under way when a worker died comes last
            left = dict([*islice(left.items(), crew.ahead, None), *islice(left.items(), crew.ahead)])
        for i, batch in sorted(left.items()):
            for k, each in enumerate(batch):
                try:
                    play({i + k: [each]})
                except crew.lost:
                    lost[i + k] = "not played: the worker that had it died, and again each time that it was tried"
    except GoneError as error:
        gone = str(error)
    else:
        gone = ""
    out: list[R | str] = []
    while len(out) < len(planned):
        at = len(out)
        out.extend(done[at] if at in done else [lost.get(at, f"not played: {gone}")])
    return out


def _played(
    crew: Crew, run_all: Callable[[Sequence[T]], list[R]], batches: Mapping[int, Sequence[T]]
) -> Iterator[tuple[int, list[R]]]:
    """What came of the batches, each with its number, as they are done."""
    from joblib import Parallel, delayed

    parallel = Parallel(
        n_jobs=crew.count, backend=crew.backend, return_as="generator_unordered", batch_size=1, pre_dispatch=crew.ahead
    )
    wanted = stamp() if crew.elsewhere else ""
    found: Generator[tuple[int, list[R] | Other]] | None = None
    try:
        found = parallel(delayed(_batch)(run_all, number, batch, wanted) for number, batch in batches.items())
        for number, results in found:
            if isinstance(results, Other):
                raise UserError(
                    f"--cluster {crew.elsewhere}: the worker on {results.host} has another Longbox than this one: "
                    "install the same on every machine"
                )
            yield number, results
    except Exception as error:
        behind = list(_behind(error))
        missing = next((str(each) for each in behind if isinstance(each, ImportError) or "No module named" in str(each)), "")
        if crew.elsewhere and missing:
            words = found_in.group() if (found_in := re.search(r"No module named '[\w.]+'", missing)) else missing
            raise UserError(
                f"--cluster {crew.elsewhere}: Longbox can't be loaded there ({words}): install the same on every machine, "
                "also on the scheduler's"
            ) from None
        if any(isinstance(each, crew.gone) for each in behind):
            raise GoneError("the cluster is gone") from None
        raise
    finally:
        if found is not None:
            with catch_warnings(action="ignore"):  # of what is not played any more
                found.close()


def _behind(error: BaseException | None) -> Iterator[BaseException]:
    """What was raised, what caused that, and so on."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _batch(
    run_all: Callable[[Sequence[T]], list[R]], number: int, batch: Sequence[T], wanted: str
) -> tuple[int, list[R] | Other]:
    """Play a batch, wherever this is."""
    if wanted and wanted != stamp():
        return number, Other(socket.gethostname())
    return number, run_all(batch)
