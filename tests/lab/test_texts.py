"""What the arena says is what its catalogue holds."""

import re
from pathlib import Path

import kingcraft
from kingcraft.bots.failure import FAILURES
from kingcraft.i18n import sources
from kingcraft.lab.results import Plan
from kingcraft.lab.run import make_plan
from tests.docs.markdown import code, read, rows, section

PACKAGE = Path(kingcraft.__file__).parent
COLUMNS = ("bot", "points", "firsts", "rating", "pace", "failed")
ROLES = ("auctioneer", "buyer", "other")


def test_every_text_is_used_and_no_other() -> None:
    python = "\n".join(
        path.read_text("utf-8") for path in [PACKAGE / "cli" / "arena.py", *(PACKAGE / "lab").glob("*.py")]
    )
    used = set(re.findall(r"[\"'](arena-[a-z-]+[a-z])[\"']", python))
    used |= {f"arena-{column}" for column in COLUMNS} | {f"arena-role-{role}" for role in ROLES}
    used |= {f"arena-failed-{reason}" for reason in (*FAILURES, "error")} | {"arena-test-high", "arena-test-low"}
    assert used == set(re.findall(r"^(arena-[a-z-]+) =", sources("en")["arena.ftl"], re.MULTILINE))


def test_the_header_of_a_results_file_is_documented() -> None:
    documented = [code(row[0]) for row in rows(section(read("docs/arena.md"), "The results file"))]
    assert documented == list(Plan.__struct_encode_fields__)
    assert make_plan.__doc__
