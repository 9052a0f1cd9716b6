"""Ask one question in a small process of its own and print the outcome: ``python asking.py SECONDS COMMAND...``.

Linux counts what a process held when it started another into the peak of the other, and the process that runs the
tests has compiled kernels in it.
"""

import json
import sys
import threading

from kingcraft.conformance.child import ask

if __name__ == "__main__":
    outcome = ask(sys.argv[2:], float(sys.argv[1]), threading.Event())
    told = {name: getattr(outcome, name) for name in ("fate", "status", "seconds", "peak")}
    sys.stdout.write(json.dumps({**told, "output": outcome.output.decode()}))
