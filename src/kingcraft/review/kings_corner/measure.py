"""The measure of losses in Kings Corner: what some cards cost that are left in the hand."""

from typing import Final

from ...bots.kings_corner.equity import a_card, equity_of, source_of
from ...bots.kings_corner.outcome import MATCH
from ...games.kings_corner.options import KingsCornerOptions
from ..size import Scale, scale

#: In cards left in the hand when a match begins: the least blunder, and the loss that counts half in the accuracy.
#: Found by counting the losses of the levels (``docs/review.md``).
_BLUNDER: Final = 3.0
_HALF: Final = 5.0
#: What a card is worth then hardly depends on the number of players.
_PLAYERS: Final = 4
_PERCENT: Final = 100.0


def scale_of(options: KingsCornerOptions) -> Scale:
    """Return the measure: percent of the match, or points where no chance to win it is known."""
    card, source = a_card(options), source_of(options)
    if options.scoring == "chips":  # the winner takes the stakes too, so that a deal swings three times as much
        card = max(1.0, card + options.chip_ante + options.chip_pass)
    if source == "points":
        return scale("points", _BLUNDER * card, _HALF * card, source)
    share = card * _PERCENT * equity_of(options, _PLAYERS).a_point([0] * _PLAYERS, 0) / MATCH
    return scale("percent", round(_BLUNDER * share, 1), round(_HALF * share, 1), source)
