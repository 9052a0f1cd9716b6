"""``kingcraft arena``: bots play the same decks in every seat, and a report with error bars follows."""

import argparse
import math
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .answer import (
    ANSWERED,
    REFUSED,
    UNREADABLE,
    Commands,
    fault,
    json_argument,
    json_line,
    language_argument,
    print_lines,
    refused,
    system_reason,
)
from .language import lang, say

if TYPE_CHECKING:
    from ..games.options import RuleSet
    from ..lab.results import Plan, Results
    from ..lab.run import Test, Watch

#: The exit status after Ctrl-C, as in shells.
_INTERRUPTED: Final = 130
_MATCHES: Final = 100
_DEALS: Final = 1000
_MOVE_SECONDS: Final = 5.0


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    arena = commands.add_parser(
        "arena", parents=[json_argument(), language_argument()], help="let bots play each other on the same decks"
    )
    arena.add_argument("bots", metavar="BOT", nargs="+", help="a bot: NAME, NAME@SETTING=VALUE,..., or exec:COMMAND")
    arena.add_argument("--preset", metavar="RULES", help="a preset, or 'pagat?target=50'; default: king")
    arena.add_argument("--players", type=_count, metavar="N", help="seats at a table; default: 4, or what the game has")
    length = arena.add_mutually_exclusive_group()
    length.add_argument("--deals", type=_count, metavar="N", help="number of decks (King: rounded up to whole matches)")
    length.add_argument("--matches", type=_count, metavar="N", help="number of whole matches")
    arena.add_argument(
        "--seating", choices=("every", "first"), default="every", help="who sits alone in turn; default: every bot"
    )
    arena.add_argument("--seed", default="kingcraft", metavar="TEXT", help="another seed deals other cards")
    arena.add_argument("--processes", type=_count, default=os.cpu_count() or 1, metavar="P", help="at a time")
    arena.add_argument(
        "--out", type=Path, metavar="FILE", help="results, a line a deck; the same command goes on with it"
    )
    arena.add_argument(
        "--sprt", nargs=2, type=float, metavar=("E0", "E1"), help="stop once the first bot leads by E0 or by E1, surely"
    )
    arena.add_argument(
        "--measure",
        choices=("points", "firsts"),
        default="points",
        help="of --sprt: points a deal, or %% of first places",
    )
    arena.add_argument(
        "--move-time", type=_seconds, default=_MOVE_SECONDS, metavar="S", help="seconds a decision for exec: bots"
    )
    arena.set_defaults(command=_arena)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:12]) <= 10_000_000:
        raise argparse.ArgumentTypeError("must be from 1 to 10000000")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 86_400:
        raise argparse.ArgumentTypeError("must be from 0.001 to 86400")
    return seconds


def _arena(options: argparse.Namespace) -> int:
    from ..bots.failure import BotFailed
    from ..extras import require
    from ..games.reasons import Refused
    from ..games.registry import DEFAULT_RULES
    from ..games.rule_text import parse_rule_text
    from ..lab.entrants import NoEntrant
    from ..lab.results import NoResults, Results
    from ..processes import ChildFailed

    require("The arena", "lab")
    file = str(options.out or "")
    if len(options.bots) < 2:
        return fault(UNREADABLE, "arena-few-bots")
    if options.sprt and not -math.inf < options.sprt[0] < options.sprt[1] < math.inf:
        return fault(UNREADABLE, "arena-bad-test")
    try:
        rules = parse_rule_text(options.preset or DEFAULT_RULES)
        plan = _plan(options, rules)
        with Results(options.out, plan) as results:
            return _played(options, results, _decks(options, rules))
    except Refused as refusal:
        return refused(refusal)
    except NoEntrant as error:
        return fault(UNREADABLE, error.key, **error.arguments)
    except BotFailed as error:
        why = say(f"arena-failed-{error.reason}") + (f" ({error.detail})" if error.detail else "")
        return fault(UNREADABLE, "arena-bot-failed", bot=error.bot, why=why)
    except NoResults as error:
        return fault(UNREADABLE, error.key, file, **error.arguments)
    except ChildFailed as error:
        return fault(UNREADABLE, "arena-worker", why=str(error))
    except OSError as error:
        return fault(UNREADABLE, "arena-cannot-write", file, reason=system_reason(error))


def _plan(options: argparse.Namespace, rules: "RuleSet[object]") -> "Plan":
    from ..games.registry import games
    from ..lab.entrants import enter
    from ..lab.kinds import unit_of
    from ..lab.run import make_plan

    game = games()[rules.game]
    return make_plan(
        options.bots,
        rules,
        options.players or min(4, game.seats[-1]),
        enter,
        unit="match" if options.matches else unit_of(rules.game),
        seating=options.seating,
        seed=options.seed,
        move_seconds=options.move_time,
    )


def _decks(options: argparse.Namespace, rules: "RuleSet[object]") -> int:
    """Return how many samples to play: matches, or deals of a game whose deals are all alike."""
    from ..lab.kinds import DEAL_KINDS

    kinds = DEAL_KINDS.get(rules.game)
    if kinds is None:
        return options.matches or options.deals or _DEALS
    return options.matches or (-(-options.deals // kinds.deals(rules.options)) if options.deals else _MATCHES)


def _test(options: argparse.Namespace) -> "Test | None":
    from ..lab.run import Test

    if options.sprt is None:
        return None
    low, high = options.sprt
    return Test(low, high, options.measure)


def _played(options: argparse.Namespace, results: "Results", decks: int) -> int:
    from ..lab.entrants import enter
    from ..lab.progress import Progress
    from ..lab.run import Watch, run

    watch = Watch(results.plan, results.decks, _test(options))
    progress = Progress(sys.stderr, decks, lang())
    stopped = False
    try:
        run(results, enter, decks, options.processes, watch, progress.show)
    except KeyboardInterrupt:
        stopped = True
    finally:
        progress.close()
    status = _report(options, results, watch)
    if stopped:
        key = "arena-stopped" if options.out else "arena-stopped-lost"
        return fault(_INTERRUPTED, key, file=str(options.out or ""))
    return status


def _report(options: argparse.Namespace, results: "Results", watch: "Watch") -> int:
    from ..lab.figures import figures
    from ..lab.report import report_json, report_lines, test_line

    plan, decks = results.plan, results.decks
    found = figures(plan, decks)
    state = watch.state
    if options.json:
        lines = [json_line(report_json(plan, found, state), ascii_only=False)]
    else:
        lines = report_lines(plan, decks, found, lang())
        if watch.test is not None and state is not None:
            lines += ["", test_line(plan, watch.test, state, lang())]
    failed = any(bot.failed for bot in found.bots)
    return print_lines(lines) or (REFUSED if failed else ANSWERED)
