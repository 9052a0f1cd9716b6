"""The conversation of docs/bot-protocol.md: what our side says to the example bot, and what it answers.

``python -m tests.bots.transcript`` prints it as it is written there.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from kingcraft.bots.decision import Decision
from kingcraft.bots.external import ExternalBot
from kingcraft.games.match import new_match
from kingcraft.games.registry import observe, preset
from kingcraft.shuffle import deck

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "lowest_card.py"
#: Writes what it reads and what it answers to two files, and does nothing else.
_OVERHEARD = 'tee "$1" | "$3" "$4" | tee "$2"'


def decisions() -> Iterator[Decision]:
    """Yield the lead to the first trick of King, the card after it, and the first move of a deal of Kings Corner for
    two.
    """
    king = new_match(preset("king", "king"), 4, 0)
    king = king.start(deck(bytes(32), 0, (), king.pack))
    for _ in range(2):
        assert king.state is not None
        seat, legal = king.state.to_act, king.state.legal()
        yield Decision(king.rules, observe(king.state, seat), legal, 7)
        king = king.apply(legal[0])
    corner = new_match(preset("kings-corner", "pagat"), 2, 0)
    corner = corner.start(deck(bytes(32), 1, (), corner.pack))
    assert corner.state is not None
    seat = corner.state.to_act
    yield Decision(corner.rules, observe(corner.state, seat), corner.state.legal(), 7)


def transcript(folder: Path) -> str:
    """Return the conversation: ``>`` before what we say, ``<`` before its answers."""
    told, said = folder / "told", folder / "said"
    with ExternalBot(["sh", "-c", _OVERHEARD, "sh", str(told), str(said), sys.executable, str(EXAMPLE)]) as bot:
        for decision in decisions():
            bot.choose(decision)
    answers = iter(said.read_text("utf-8").splitlines())
    lines = []
    for line in told.read_text("utf-8").splitlines():
        lines.append(f"> {line}")
        if line.partition(" ")[0] in ("kingcraft-bot/1", "decide"):
            lines.append(f"< {next(answers)}")
    assert list(answers) == []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        sys.stdout.write(transcript(Path(name)))
