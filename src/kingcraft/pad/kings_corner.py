"""Kings Corner as counts: points or chips, and how long the match lasts, by the rules of ``games/kings_corner``."""

from collections.abc import Sequence
from typing import Final

from ..cards import RANKS, texts
from ..games.kings_corner.core import BLOCKED
from ..games.kings_corner.options import KingsCornerOptions
from ..games.kings_corner.scoring import counted_cost, match_over, ranks_cost, scores_of, stakes, winners
from ..games.kings_corner.table import KingsCornerState
from ..games.match import EndedDeal
from ..games.options import Json
from .course import Coming, Pad, Row, Written
from .wrong import MarkCode, Wrong

#: Cards of a rank.
SUITS: Final = 4
#: Scorings in which all cards but kings cost the same.
COUNTED: Final = ("king10", "chips")
#: Cards that may be left in all hands: fewer than the pack.
_MOST_CARDS: Final = 48


class KingsCornerCourse:
    """A match of Kings Corner. Implements :class:`~kingcraft.pad.course.Course`."""

    def __init__(self, options: KingsCornerOptions, players: int, dealer: int) -> None:
        self._options = options
        self._players = players
        self._dealer = dealer
        self._counted = 0
        self._pot = 0
        self._totals = (0,) * players

    @property
    def totals(self) -> tuple[int, ...]:
        """See ``Course.totals``."""
        return self._totals

    @property
    def winners(self) -> tuple[int, ...]:
        """See ``Course.winners``."""
        return tuple(winners(self._options, self._totals)) if self._over else ()

    @property
    def coming(self) -> Coming | None:
        """See ``Course.coming``."""
        if self._over:
            return None
        leader = (self._dealer + 1) % self._players
        return Coming(self._counted + 1, self._options.deals, self._dealer, leader, pot=self._pot)

    @property
    def _over(self) -> bool:
        return bool(self._counted) and match_over(self._options, self._totals, self._counted)

    def add(self, row: Row) -> Written:
        """See ``Course.add``. A row that is ``void`` does not count, and the same player deals again."""
        dealer = self._dealer
        mark: MarkCode | None = "game-over" if self._over else None
        if row.get("void"):
            return Written((0,) * self._players, dealer, mark)
        options, out = self._options, row["out"]
        costs = [self._cost(row, seat) for seat in range(self._players)]
        self._check(row, self._held(row))
        none = [0] * self._players
        staked = stakes(options, row.get("kept", none), row.get("passes", none))
        pot = self._pot + sum(staked) if options.scoring == "chips" else 0
        scores = scores_of(options, costs, staked, pot, BLOCKED if out is None else out)
        self._pot = pot if out is None else 0
        self._counted += 1
        self._dealer = (dealer + 1) % self._players
        self._totals = tuple(total + score for total, score in zip(self._totals, scores, strict=True))
        return Written(tuple(scores), dealer, mark)

    def _held(self, row: Row) -> Sequence[int]:
        """How many cards, or points, each seat has left."""
        if "ranks" in row:
            return [len(ranks) for ranks in row["ranks"]]
        counts: Sequence[int] = row["cards"] if "cards" in row else row["points"]
        return counts

    def _check(self, row: Row, held: Sequence[int]) -> None:
        out = row["out"]
        if out is not None and held[out]:
            raise Wrong("out-has-cards")
        if any(not held[seat] for seat in range(self._players) if seat != out):
            raise Wrong("nobody-left-with-none")

    def _cost(self, row: Row, seat: int) -> int:
        options = self._options
        if "ranks" in row:
            ranks = row["ranks"][seat]
            if any(rank not in RANKS for rank in ranks) or any(ranks.count(rank) > SUITS for rank in ranks):
                raise Wrong("bad-ranks")
            return ranks_cost(options, map(RANKS.index, ranks))
        if "points" in row:
            if options.scoring in COUNTED:
                raise Wrong("count-the-cards")
            points: int = row["points"][seat]
            return points
        if options.scoring not in COUNTED:
            raise Wrong("cards-need-values")
        cards, kings = row["cards"][seat], row["kings"][seat]
        if not 0 <= kings <= min(SUITS, cards) or sum(row["kings"]) > SUITS or sum(row["cards"]) > _MOST_CARDS:
            raise Wrong("kings-too-many", count=cards)
        return counted_cost(options, cards, kings)


class KingsCornerPad:
    """Implements :class:`~kingcraft.pad.course.Pad`."""

    keeps_places = False

    def knows(self, row: Row) -> bool:
        """See ``Pad.knows``."""
        return bool(row.get("void")) or "out" in row

    def course(self, options: KingsCornerOptions, players: int, dealer: int) -> KingsCornerCourse:
        """See ``Pad.course``."""
        return KingsCornerCourse(options, players, dealer)

    def row(self, deal: EndedDeal) -> dict[str, Json]:
        """See ``Pad.row``."""
        state = deal.state
        assert isinstance(state, KingsCornerState)
        options = state.rules.options
        hands = [[text[0] for text in texts(hand)] for hand in state.hands]
        row: dict[str, Json] = {"out": state.out if state.out >= 0 else None}
        if options.scoring in COUNTED:
            row["cards"], row["kings"] = [len(hand) for hand in hands], [hand.count("K") for hand in hands]
        else:
            row["ranks"] = ["".join(hand) for hand in hands]
        if options.forced_king == "penalty":
            row["kept"] = state.kept
        if options.scoring == "chips":
            row["passes"] = state.paid
        return row


PAD: Final[Pad] = KingsCornerPad()
