"""With which types each kernel of the strong bots is called: ``python -m tools.site.signatures FILE``.

A program of its own, because it runs the kernels, which must not be in the process that compiles them for another
machine (:mod:`.kernels`).
"""

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kingcraft.kernel import Kernel
from kingcraft.server.bots.kernels import compiled_bots, practice
from kingcraft.service.hints import HintPractice


class Signature(NamedTuple):
    """A kernel's module and name, and the Numba types of its arguments."""

    module: str
    name: str
    types: tuple[Any, ...]


def signatures() -> Iterator[Signature]:
    """Play with all bots that think ahead, and yield the kernels that they have used.

    Raises ValueError if one was called with arguments of different types.
    """
    practice([*compiled_bots(), HintPractice()])
    found = dict[int, Kernel[..., object]]()
    for name, module in sorted(sys.modules.items()):
        if name.startswith("kingcraft."):
            found |= {id(value): value for value in vars(module).values() if isinstance(value, Kernel)}
    for used in found.values():
        if "compiled" not in vars(used):
            continue
        called: Any = used.compiled
        if len(called.signatures) != 1:
            raise ValueError(f"{used.plain.__qualname__} is called with {len(called.signatures)} sets of types")
        yield Signature(used.plain.__module__, used.plain.__qualname__, tuple(called.signatures[0]))


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(pickle.dumps(sorted(signatures(), key=lambda each: each[:2])))
