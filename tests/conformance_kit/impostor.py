"""Our command line with one fault: ``python impostor.py FAULT COMMAND FILE ...``. The runner must say which."""

import contextlib
import io
import json
import os
import sys
import time
from collections.abc import Callable

from kingcraft.cli import main

Answer = tuple[int, str, str]


def _true_answer(arguments: list[str]) -> Answer:
    output, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        status = main(arguments)
    return status, output.getvalue(), errors.getvalue()


def _dropped_token(status: int, output: str, errors: str) -> Answer:
    return status, output.partition("\n")[2], errors


def _unsorted(status: int, output: str, errors: str) -> Answer:
    return status, "".join(reversed(output.splitlines(keepends=True))), errors


def _one_too_many(status: int, output: str, errors: str) -> Answer:
    return status, f"{int(output) + 1}\n", errors


def _points(status: int, output: str, errors: str) -> Answer:
    answer = json.loads(output)
    answer["deals"][1]["scores"][0] += 1
    return status, json.dumps(answer), errors


def _floats(status: int, output: str, errors: str) -> Answer:
    return status, json.dumps(json.loads(output, parse_int=float)), errors


def _legal_in_a_record(status: int, output: str, errors: str) -> Answer:
    answer = json.loads(output)
    answer["deals"][0]["legal"][3].pop()
    return status, json.dumps(answer), errors


def _no_winners(status: int, output: str, errors: str) -> Answer:
    answer = json.loads(output)
    del answer["winners"]
    return status, json.dumps(answer), errors


def _unfair(status: int, output: str, errors: str) -> Answer:
    return status, output.replace("fair", "NOT FAIR: deck does not match", 1), errors


def _wrong_place(status: int, output: str, errors: str) -> Answer:
    return status, output, errors.replace("0]", "1]", 1)


def _wrong_code(status: int, output: str, errors: str) -> Answer:
    place, _, text = errors.split(": ", 2)
    return status, output, f"{place}: bad-deck: {text}"


def _talks(status: int, output: str, errors: str) -> Answer:
    return status, output, "Reading ...\n" + errors


def _half_loaded(status: int, output: str, errors: str) -> Answer:
    return status, '{"deals": []}\n', errors


def _accepts(status: int, output: str, errors: str) -> Answer:
    return 0, output, ""


def _refuses_all(status: int, output: str, errors: str) -> Answer:
    return 1, output, errors


def _garbage(status: int, output: str, errors: str) -> Answer:
    return status, "\x00\x1b[31m�garbage\n" * 1000, errors


def _hangs(status: int, output: str, errors: str) -> Answer:
    time.sleep(600)
    return status, output, errors


def _floods(status: int, output: str, errors: str) -> Answer:
    while True:
        os.write(1, b"no end " * 10_000)


def _crashes(status: int, output: str, errors: str) -> Answer:
    os.abort()


def _stumbles(status: int, output: str, errors: str) -> Answer:
    raise RuntimeError("the dog ate the stock")


FAULTS: dict[str, Callable[[int, str, str], Answer]] = {
    name.removeprefix("_"): fault
    for name, fault in list(globals().items())
    if callable(fault) and getattr(fault, "__annotations__", {}).get("return") == Answer and name != "_true_answer"
}


if __name__ == "__main__":
    fault, *rest = sys.argv[1:]
    status, output, errors = FAULTS[fault](*_true_answer(rest))
    sys.stdout.write(output)
    sys.stderr.write(errors)
    sys.exit(status)
