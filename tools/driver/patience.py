"""How long to wait for what must happen. A wait in vain fails late; a wait that is answered costs nothing.

A time that is itself under test (a limit, a deadline, "at once") has its own number where it is tested.
"""

from typing import Final

#: Seconds until an answer, a page, a process: far longer than any of them takes, because many may share two cores.
PATIENCE: Final = 60.0
#: Seconds until work of minutes is done: compiling kernels, installing packages, reviewing a match.
WORK: Final = 600.0
