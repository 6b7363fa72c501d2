"""Games on a Ray cluster, by joblib's backend. It needs the extra `longbox[ray]`."""

from __future__ import annotations

import logging
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import ray
from ray.exceptions import RayError
from ray.util.joblib.ray_backend import RayBackend

from longbox.errors import UserError
from longbox.lab.cluster import STARTED, Crew

if TYPE_CHECKING:
    from collections.abc import Iterator

    from longbox.lab.cluster import Cluster


class Ray(RayBackend):  # type: ignore[misc]
    """joblib's backend, whose results are taken as they come."""

    supports_return_generator = True

    def retrieve_result_callback(self, out: object) -> object:
        """What came of a task; what is no result is raised."""
        if isinstance(out, BaseException):
            raise out
        return super().retrieve_result_callback(out)


@contextmanager
def connected(at: Cluster) -> Iterator[Crew]:
    """The workers of the cluster."""
    heard = threading.excepthook

    def of_ray(args: threading.ExceptHookArgs) -> None:
        # threads of its pool that wait for what a dead worker had; what matters is said in a sentence
        if not type(args.thread).__module__.startswith("ray."):
            heard(args)

    threading.excepthook = of_ray
    try:
        _enter(at)
        count = int(ray.cluster_resources().get("CPU", 0))
        if not count:
            raise UserError(f"--cluster {at}: the scheduler has no workers; {STARTED[at.kind]}")
        # the next batch goes to the next worker, be it free or not: so each of them has some waiting
        yield Crew(Ray(), max(2, count), (RayError,), 4 * count, (ConnectionError,), str(at))
    finally:
        ray.shutdown()
        threading.excepthook = heard


def _enter(at: Cluster) -> None:
    for again in (True, False):  # a cluster that has only just begun may refuse the first
        try:
            ray.init(f"ray://{at.place}", log_to_driver=False, logging_level=logging.CRITICAL)
            return
        except (ConnectionError, RuntimeError) as error:
            if not again:
                raise at.unanswered(f"{error}".split("\n")[0].rstrip(":")) from None
