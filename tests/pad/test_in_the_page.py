"""The page's own counting comes to what the cards came to: 200 random matches of every preset (long tier).

``test_same_as_cards.py`` asks the same of the program. The first tier holds the page to ``vectors.json``.
"""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

from kingcraft.games.registry import games
from kingcraft.games.registry import preset as preset_of
from kingcraft.pad.written import sheet_of
from launch import node
from tests.pad.played import played
from tests.pad.test_same_as_cards import MANY
from tests.pad.vectors import match_answers

WEB = Path(__file__).resolve().parents[2] / "web"


def counted_in_the_page(matches: list[dict[str, object]], file: Path) -> tuple[int, str]:
    """Return the exit status and the end of what the page's tests say, with more matches than those of the vectors."""
    builder = node.on_this_machine()
    assert builder is not None
    file.write_text(f"export default {json.dumps(matches)};", "utf-8")
    command = [*builder.npm, "exec", "--", "vitest", "run", "tests/pad.test.ts", "--testNamePattern", "a match"]
    environment = {**builder.environment, "VITE_PAD_MATCHES": str(file)}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout[-1000:] + done.stderr[-1000:]


@pytest.mark.long(seconds=40)
@pytest.mark.parametrize("game", list(games()))
def test_the_page_counts_what_the_cards_came_to(game: str, tmp_path: Path) -> None:
    family, matches = games()[game], list[dict[str, object]]()
    for preset in family.presets:
        rules, chance = preset_of(game, preset), random.Random(f"{preset} page")
        fits = [n for n in family.seats if family.contradiction_of_players(rules.options, n) is None]
        for number in range(MANY):
            replay = played(rules, players := fits[number % len(fits)], chance)
            match, dealer = replay.match, replay.record.dealer
            rows = [event.json["row"] for event in sheet_of(replay, "k7f2m9qx").events if event.op == "put"]
            found = match_answers(rules, players, dealer, rows)
            assert [scores for scores, *_ in found["written"]] == [list(deal.scores) for deal in match.ended]
            assert (found["totals"], found["winners"]) == (match.totals, match.winners)
            given = {"game": game, "preset": preset, "options": {}, "players": players, "dealer": dealer}
            matches.append({**given, "rows": rows, **found})
    status, said = counted_in_the_page(matches, tmp_path / "matches.mjs")
    assert status == 0, said
    passed = re.search(r"Tests +(\d+) passed", said)
    assert passed, said
    assert int(passed[1]) > len(matches)
    matches[0]["totals"] = [1]
    status, said = counted_in_the_page(matches[:1], tmp_path / "matches.mjs")
    assert status != 0, said
