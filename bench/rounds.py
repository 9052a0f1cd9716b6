"""Interleaved rounds: every engine once a round, so that whatever else the machine does falls on all of them alike."""

import statistics
import time
from collections.abc import Callable, Mapping

#: Actions a CPU second in one round: given the round's number and how many playouts.
Rate = Callable[[int, int], float]


def measured(rates: Mapping[str, Rate], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Each engine's rate in each of ``rounds`` rounds; its part of a round takes about ``seconds`` of CPU time."""
    sizes = {}
    for name, rate in rates.items():  # the first call compiles; then find how many playouts fill the time
        rate(0, 2000)
        before = time.process_time()
        rate(0, 4000)
        sizes[name] = max(1, int(4000 * seconds / max(1e-4, time.process_time() - before)))
    found: dict[str, list[float]] = {name: [] for name in rates}
    for round_ in range(rounds):
        for name, rate in rates.items():
            found[name].append(rate(round_, sizes[name]))
    return found


def quartiles(rates: list[float]) -> str:
    """The lower and the upper quartile of ``rates``, in millions a second."""
    low, _, high = (quantile / 1e6 for quantile in statistics.quantiles(rates, n=4))
    return f"{low:.2f} .. {high:.2f}"
