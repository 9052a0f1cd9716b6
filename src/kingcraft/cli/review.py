"""``kingcraft review``: how a match was played, decision by decision, and what was luck."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from ..review.depth import DEPTHS
from .answer import (
    REFUSED,
    UNREADABLE,
    Answer,
    Commands,
    answer_records,
    json_argument,
    language_argument,
    records_argument,
)
from .language import lang, say
from .show import deal_number, stand_ins_for

if TYPE_CHECKING:
    from ..games.options import Json


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    parents = [records_argument(), json_argument(), language_argument()]
    review = commands.add_parser("review", parents=parents, help="say what was played well, badly, and with luck")
    part = review.add_mutually_exclusive_group()
    part.add_argument("--deal", type=deal_number, metavar="N", help="all decisions of this deal; the first is 1")
    part.add_argument("--all", action="store_true", help="also every mistake, deal by deal")
    review.add_argument("--seat", type=deal_number, metavar="N", help="only this seat's moments; the first is 1")
    review.add_argument("--budget", choices=DEPTHS, default="normal", help="how deep to look; default: normal")
    review.add_argument(
        "--processes", type=deal_number, metavar="N", default=os.cpu_count() or 1, help="default: one a core"
    )
    review.set_defaults(command=_review)


def _review(options: argparse.Namespace) -> int:
    import msgspec

    from ..bots.decision import Impossible
    from ..extras import require
    from ..processes import ChildFailed
    from ..record.replay import replay_document
    from ..review.game_review import NoReview
    from ..review.review import review_match
    from .review_progress import Progress
    from .review_report import report

    require("A review", "lab")
    stand_ins = stand_ins_for(getattr(sys.stdout, "encoding", None) or "utf-8")

    def reviewed(document: "Json") -> Answer:
        replay = replay_document(document)
        deals, seats = len(replay.record.deals), len(replay.record.players)
        if options.deal is not None and options.deal > deals:
            return Answer([], REFUSED, say("cli-no-such-deal", deal=str(options.deal), count=deals))
        if options.seat is not None and options.seat > seats:
            return Answer([], REFUSED, say("review-no-such-seat", seat=str(options.seat), count=seats))
        progress = Progress(sys.stderr)
        try:
            review = review_match(replay, options.budget, progress.show, processes=options.processes)
        except NoReview as none:
            return Answer([], REFUSED, say("review-none", game=say(f"game-{none.game}")))
        except Impossible as impossible:
            return Answer([], REFUSED, say("review-impossible", why=str(impossible)))
        except ChildFailed as failure:
            return Answer([], UNREADABLE, say("review-failed", why=str(failure)))
        finally:
            progress.close()
        if options.json:
            return Answer([msgspec.json.encode(review).decode()])
        lines = report(replay, review, lang(), options.deal, options.seat, everything=options.all)
        return Answer([line.translate(stand_ins) for line in lines])

    return answer_records(options, reviewed, headings=not options.json)
