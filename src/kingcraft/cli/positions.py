"""``kingcraft legal`` and ``kingcraft perft``: questions about one position (``docs/rules/records.md``)."""

import argparse

from .answer import Commands, answer, file_argument, language_argument


def add_commands(commands: Commands) -> None:
    """Add both commands to the parser."""
    parents = [file_argument(), language_argument()]
    legal = commands.add_parser("legal", parents=parents, help="the legal tokens of a position")
    legal.set_defaults(command=_legal)
    perft = commands.add_parser("perft", parents=parents, help="count action sequences from a position")
    perft.add_argument("--depth", type=_depth, required=True, metavar="N", help="how many actions")
    perft.set_defaults(command=_perft)


def _depth(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError("must be 0 or more")
    return int(text)


def _legal(options: argparse.Namespace) -> int:
    from ..record.position import parse_position

    return answer(options, lambda document: ["\n".join(parse_position(document).legal())])


def _perft(options: argparse.Namespace) -> int:
    from ..record.perft import perft
    from ..record.position import parse_position

    return answer(options, lambda document: [str(perft(parse_position(document), options.depth))])
