"""Many matches: who wins how often, and how fast they are played."""

from longbox.lab.bench import Measured, bench, form
from longbox.lab.simulate import Failure, Report, Score, around, carry_out, simulate
from longbox.lab.statistics import wilson
from longbox.lab.together import Together, simulate_together

__all__ = [
    "Failure",
    "Measured",
    "Report",
    "Score",
    "Together",
    "around",
    "bench",
    "carry_out",
    "form",
    "simulate",
    "simulate_together",
    "wilson",
]
