"""How long tests wait for what must happen. One that waits in vain fails late; one that does not costs nothing.

A time that is itself under test (a limit, a deadline, "at once") has its own number where it is tested.
"""

from typing import Final

#: Seconds until an answer, a page, a process: far longer than any of them takes, as many may share two cores.
PATIENCE: Final = 60.0
#: Seconds until work of minutes is done: compiling kernels, installing packages, reviewing a match.
WORK: Final = 600.0
