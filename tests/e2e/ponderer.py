"""A bot that takes its time over the first legal token (docs/bot-protocol.md): as long as there is a file.

usage: ponderer.py FILE
"""

import json
import sys
import time
from pathlib import Path


def say(line: str) -> None:
    """A line to the caller."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    word, _, data = line.strip().partition(" ")
    if word == "kingcraft-bot/1":
        say('kingcraft-bot/1 {"name": "ponderer"}')
    elif word == "decide":
        while Path(sys.argv[1]).exists():
            time.sleep(0.05)
        say(f"play {json.loads(data)['legal'][0]}")
    elif word == "quit":
        break
