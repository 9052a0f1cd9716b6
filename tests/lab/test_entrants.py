"""Entrants: names, settings and programs, and why some are refused."""

import sys

import pytest

from kingcraft.bots.bot import BOTS
from kingcraft.lab.entrants import NoEntrant, enter
from tests.bots.transcript import EXAMPLE


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_may_play(name: str) -> None:
    player = enter(name, 1.0)
    assert player.hello() == ""
    player.close()


@pytest.mark.parametrize("text", ["strong@worlds=3", "master@playouts=4,worlds=2"])
def test_a_bot_takes_the_settings_that_it_has(text: str) -> None:
    assert enter(text, 1.0).hello() == ""


@pytest.mark.parametrize(
    ("text", "key", "arguments"),
    [
        ("deep-blue", "arena-no-bot", {"name": "deep-blue", "known": ", ".join(BOTS)}),
        ("", "arena-no-bot", {"name": "", "known": ", ".join(BOTS)}),
        (
            "strong@speed=9",
            "arena-no-setting",
            {"name": "strong", "setting": "speed", "known": "worlds, playouts"},
        ),
        ("strong@worlds", "arena-no-setting", {"name": "strong", "setting": "worlds", "known": "worlds, playouts"}),
        ("strong@worlds=many", "arena-bad-setting", {"setting": "worlds", "value": "many"}),
        ("strong@worlds=0", "arena-bad-setting", {"setting": "worlds", "value": "0"}),
        ("strong@worlds=-3", "arena-bad-setting", {"setting": "worlds", "value": "-3"}),
        ("strong@worlds=3,worlds=4", "arena-bad-setting", {"setting": "worlds", "value": "4"}),
        ("thumb-1@worlds=1", "arena-no-setting", {"name": "thumb-1", "setting": "worlds", "known": "-"}),
        ("exec:no-such-program", "arena-no-command", {"command": "exec:no-such-program"}),
    ],
)
def test_entrants_that_are_refused(text: str, key: str, arguments: dict[str, str]) -> None:
    with pytest.raises(NoEntrant) as refused:
        enter(text, 1.0)
    assert (refused.value.key, refused.value.arguments) == (key, arguments)


def test_a_program_says_who_it_is() -> None:
    player = enter(f"exec:{sys.executable} {EXAMPLE}", 30.0)
    assert player.hello() == "lowest card 1"
    player.close()
    assert player.hello() == "lowest card 1"  # started again
    player.close()
