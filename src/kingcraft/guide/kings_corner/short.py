"""The rules of Kings Corner in short, for a player at the table."""

from ...games.kings_corner.options import KingsCornerOptions
from ..sections import Sentence, say
from . import points


def short(options: KingsCornerOptions) -> tuple[Sentence, ...]:
    """Return the aim, a turn, kings, what cards cost, and the end of the match."""
    sentences = [
        say("kc-aim"),
        say(f"kc-short-moves-{options.king_on_side}", "king_on_side"),
        say("kc-short-fit"),
        say(f"kc-short-{options.draw_when}", "draw_when", "draw_count", count=options.draw_count),
    ]
    if options.forced_king == "must":
        sentences.append(say("kc-short-must", "forced_king"))
    elif points.fines(options):
        about = ("forced_king", "forced_king_penalty")
        sentences.append(say("kc-short-penalty", *about, points=options.forced_king_penalty))
    if options.scoring == "chips" and options.chip_ante:
        sentences.append(say("kc-ante", "chip_ante", chips=options.chip_ante))
    return (*sentences, points.costs_in_short(options), *points.match_end(options))
