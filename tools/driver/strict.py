"""The server, which waits for a request's head as long as the first argument says (seconds), and twice as long for its
body.
"""

import functools
import sys

from kingcraft.cli import main
from kingcraft.server import serve
from kingcraft.server.http import connections
from kingcraft.server.settings import Settings, Times

if __name__ == "__main__":
    head = float(sys.argv.pop(1))
    vars(serve)["Settings"] = functools.partial(Settings, times=Times(head, 2 * head))
    vars(connections)["STEP"] = head / 2
    sys.exit(main())
