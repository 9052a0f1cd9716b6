"""A program that uses what the base of the package can do, and asks for what it cannot: ``base_only.py [block]``.

It prints the sentences of :data:`MISSING`, one a line, and needs nothing but Kingcraft's base. ``block`` hides every
other package, so that it runs beside them too. ``tests/test_extras.py`` runs it.
"""

import contextlib
import importlib
import io
import json
import pkgutil
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent
RECORD = str(TESTS / "golden" / "king.json")
BASE = {"kingcraft", "msgspec", "platformdirs"}
#: What asks for an extra, the beginning of its sentence, and the extra. Lists are commands, names
#: modules, and a bot.
MISSING: list[tuple[str | list[str], str, str]] = [
    (["serve"], "Kingcraft's server", "serve"),
    (["rules", "king"], "A rule page", "text"),
    (["show", RECORD], "A match as text", "text"),
    (["replay", RECORD, "--lang", "de"], 'Text in the language "de"', "text"),
    (["review", RECORD], "A review", "lab"),
    (["arena", "thumb-1", "random"], "The arena", "lab"),
    (["conformance", "export", "nowhere"], "The conformance kit", "text"),
    ("kingcraft.server.app", "Kingcraft's server", "serve"),
    ("kingcraft.envs.tensors", "Tensors of Kingcraft", "env"),
    ("kingcraft.envs.openspiel", "Kingcraft's game for OpenSpiel", "openspiel"),
    ("master", "Thinking ahead", "fast"),
]


class Hidden:
    """A finder that finds no package beside the standard library and the base."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        first = name.partition(".")[0]
        if first not in sys.stdlib_module_names | BASE and not first.startswith("_"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


@contextlib.contextmanager
def printed() -> Iterator[io.StringIO]:
    """What is printed on either stream."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        yield said


def command(arguments: Sequence[str]) -> tuple[int, str]:
    """The exit status of a command, and all that it printed."""
    from kingcraft.cli import main

    with printed() as said:
        status = main(arguments)
    return status, said.getvalue()


def plays() -> None:
    """Whole matches by bots that do not think ahead."""
    import kingcraft

    for game, preset in (("king", "king"), ("kings-corner", "pagat")):
        for name in ("thumb-1", "random", "beginner", "casual"):
            chance, bot = random.Random(1), kingcraft.BOTS[name]()
            match = kingcraft.new_match(kingcraft.preset(game, preset), players=4, dealer=0)
            for _ in range(400):
                if match.over:
                    break
                if match.state is None:
                    match = match.start(chance.sample(match.pack, len(match.pack)))
                state = match.state
                assert state is not None
                seen = kingcraft.observe(state, state.to_act)
                match = match.apply(bot.choose(kingcraft.Decision(match.rules, seen, state.legal(), 7)))
            assert match.ended


def answers() -> None:
    """Replays, proofs, positions, refusals, in Python and on the command line."""
    import kingcraft

    replay = kingcraft.replay_document(json.loads(Path(RECORD).read_text("utf-8")))
    assert replay.match.over
    status, said = command(["replay", RECORD])
    assert status == 0
    assert "Winner" in said
    assert command(["verify", RECORD])[0] in (0, 1)
    refused = ""
    try:
        kingcraft.new_match(kingcraft.rule_set("kings-corner", "pagat", {"hand_size": 12}), players=6, dealer=0)
    except kingcraft.Refused as refusal:
        refused = refusal.detail
    assert refused.startswith("6 hands of 12")
    status, said = command(["legal", RECORD])
    assert (status, said.count("\n")) == (1, 1), said
    status, said = command(["legal", "nowhere.json"])
    assert (status, said) == (2, "nowhere.json: cannot be read: No such file or directory\n"), said


def imports() -> None:
    """Every module can be imported, or says in one sentence which extra it needs."""
    import kingcraft
    from kingcraft.extras import MissingExtra

    with contextlib.suppress(MissingExtra):  # raised again for the first module of the server, and for each below
        importlib.import_module("kingcraft.server")
    found = 0
    for module in pkgutil.walk_packages(kingcraft.__path__, "kingcraft.", onerror=lambda name: None):
        if not module.name.endswith("__main__"):
            with contextlib.suppress(MissingExtra):
                importlib.import_module(module.name)
                found += 1
    assert found > 300


def missing(asked: str | list[str]) -> str:
    """What is said of an extra that is not there."""
    from kingcraft.extras import MissingExtra

    if isinstance(asked, list):
        status, said = command(asked)
        assert status == 2, said
        return said.rstrip("\n")
    try:
        thinks() if asked == "master" else importlib.import_module(asked)
    except MissingExtra as error:
        return str(error)
    raise AssertionError(f"{asked} needs no extra")


def thinks() -> None:
    """Let Master choose a card."""
    import kingcraft

    match = kingcraft.new_match(kingcraft.preset("king", "king"), players=4, dealer=0)
    state = match.start(match.pack).state
    assert state is not None
    while kingcraft.observe(state).phase != "play" or len(state.legal()) == 1:
        state = state.apply(state.legal()[0])
    seen = kingcraft.observe(state, state.to_act)
    kingcraft.BOTS["master"]().choose(kingcraft.Decision(match.rules, seen, state.legal(), 7))


def main() -> None:
    """Do it all."""
    if sys.argv[1:] == ["block"]:
        sys.meta_path.insert(0, Hidden())
    import kingcraft

    assert [name for name in sys.modules if name.startswith("kingcraft.")] == []
    assert kingcraft.__version__
    plays()
    answers()
    imports()
    for asked, _, _ in MISSING:
        sys.stdout.write(f"{missing(asked)}\n")


if __name__ == "__main__":
    main()
