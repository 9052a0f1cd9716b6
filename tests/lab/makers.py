"""Players that fail, for every process to find."""

import os

from kingcraft.bots.decision import Decision
from kingcraft.games.game import State
from kingcraft.lab.entrants import enter
from kingcraft.lab.player import Player


class Faulty:
    """Raises, or says what is not legal, whenever it is asked."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, state: State, decision: Decision) -> str:
        if self.fault == "raises":
            raise RuntimeError("out of luck")
        if self.fault == "dies":
            os._exit(7)
        return "QQ"

    def practise(self, state: State, decision: Decision) -> None:
        pass

    def hello(self) -> str:
        return ""

    def close(self) -> None:
        pass


def make(text: str, move_seconds: float) -> Player:
    """Return ``raises``, ``cheats``, ``dies``, or a bot that the arena knows. ``unknown`` is an error."""
    if text == "unknown":
        raise ValueError("there is no bot of that name")
    return Faulty(text) if text in ("raises", "cheats", "dies") else enter(text, move_seconds)
