"""Games on a Ray cluster, by joblib's backend. It needs the extra `longbox[ray]`."""

from __future__ import annotations

import logging
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
    try:
        ray.init(f"ray://{at.place}", log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, RuntimeError) as error:
        raise at.unanswered(f"{error}".split("\n")[0]) from None
    try:
        count = int(ray.cluster_resources().get("CPU", 0))
        if not count:
            raise UserError(f"--cluster {at}: the scheduler has no workers; {STARTED[at.kind]}")
        # the next batch goes to the next worker, be it free or not: so each of them has some waiting
        yield Crew(Ray(), max(2, count), (RayError, ConnectionError), 4 * count, str(at))
    finally:
        ray.shutdown()
