"""King as counts: points, who deals, what is due. Everything is worked out by the rules of ``games/king``."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..games.king.actions import BIDS, LADDER, plays_plus
from ..games.king.choosing import Used, choices, chooses, fixed_contract, fixed_trump
from ..games.king.contracts import CONTRACTS, unit_total
from ..games.king.leading import first_leader, positive_leader
from ..games.king.options import PLAYERS, KingOptions
from ..games.king.play import taken_units
from ..games.king.scoring import base_scores, sold_scores, unplayed_scores, winners
from ..games.king.table import KingState
from ..games.match import EndedDeal
from ..games.options import Json
from .course import Coming, Pad, Row, Written
from .wrong import MarkCode, Wrong

_POSITIVE: Final = ("plus", "minus")


class KingCourse:
    """A match of King. Implements :class:`~kingcraft.pad.course.Course`."""

    def __init__(self, options: KingOptions, players: int, dealer: int) -> None:
        """``players``: always four."""
        del players
        self._options = options
        self._dealer = dealer
        self._used = Used()
        self._totals: tuple[int, ...] = (0,) * PLAYERS

    @property
    def totals(self) -> tuple[int, ...]:
        """See ``Course.totals``."""
        return self._totals

    @property
    def winners(self) -> tuple[int, ...]:
        """See ``Course.winners``."""
        return tuple(winners(self._options, self._totals)) if self.coming is None else ()

    @property
    def coming(self) -> Coming | None:
        """See ``Course.coming``."""
        options, used, dealer = self._options, self._used, self._dealer
        if used.deals >= options.deals:
            return None
        chooser = (dealer + 1) % PLAYERS
        number, first = used.deals + 1, first_leader(options, dealer)
        if chooses(options, used):
            may = tuple(dict.fromkeys(map(_contract_of, choices(options, used, chooser))))
            trump = fixed_trump(options, used) or ""
            positive = positive_leader(options, dealer, chooser)
            return Coming(number, options.deals, dealer, first, positive, chooser=chooser, choices=may, trump=trump)
        contract = None if options.chooser else fixed_contract(options, used)
        if contract is not None:
            return Coming(number, options.deals, dealer, first, contract=contract)
        declarer = dealer if options.auction == "off" else -1
        leader = positive_leader(options, dealer, declarer)
        trump = fixed_trump(options, used) or ""
        return Coming(number, options.deals, dealer, leader, leader, trump=trump, positive=True)

    def add(self, row: Row) -> Written:
        """See ``Course.add``.

        A row that is ``missing`` keeps the place of a deal that was deleted. It uses nothing up: no one knows what was
        chosen in it.
        """
        dealer, coming = self._dealer, self.coming
        contract = "plus" if row.get("unplayed") else str(row.get("contract", ""))
        if row.get("missing"):
            scores, mark = [0] * PLAYERS, None
            self._used = replace(self._used, deals=self._used.deals + 1)
        else:
            scores, mark = self._scores(row), _mark(contract, coming)
            declarer = (dealer + 1) % PLAYERS if self._options.chooser else dealer
            self._used = self._used.after(self._options, declarer, contract)
        self._dealer = (dealer + 1) % PLAYERS
        self._totals = tuple(total + score for total, score in zip(self._totals, scores, strict=True))
        return Written(tuple(scores), dealer, mark)

    def _scores(self, row: Row) -> list[int]:
        options, sale = self._options, row.get("sale")
        if row.get("unplayed"):
            if options.auction == "off" or options.unplayed == "off":
                raise Wrong("unplayed-off")
            return unplayed_scores(options, self._dealer)
        contract = str(row["contract"])
        counts = filled(options, contract, row["counts"])
        if sale is None:
            return base_scores(options, contract, counts)
        if options.auction == "off" or contract not in _POSITIVE:
            raise Wrong("no-auction")
        buyer, bid = sale["buyer"], sale["bid"]
        if bid not in BIDS or buyer == self._dealer or buyer not in range(PLAYERS):
            raise Wrong("bad-sale")
        if plays_plus(BIDS[bid]) != (contract == "plus"):
            raise Wrong("bid-binds-kind", bid=bid)
        return sold_scores(options, contract, counts, self._dealer, buyer, BIDS[bid])


def filled(options: KingOptions, contract: str, counts: Sequence[Json]) -> list[int]:
    """Return the counts of all seats; one that is None is worked out. Raises :class:`Wrong`: they cannot add up."""
    total, known = unit_total(options, contract), [count for count in counts if count is not None]
    if any(type(count) is not int or not 0 <= count <= total for count in known):
        raise Wrong("count-out-of-range", most=total)
    rest, missing = total - sum(known), len(counts) - len(known)
    if rest < 0:
        raise Wrong("counts-too-many", count=-rest, total=total)
    if missing > 1 and rest:
        raise Wrong("counts-missing", count=rest)
    if missing == 0 and rest:
        raise Wrong("counts-too-few", count=rest, total=total)
    return [rest if count is None and missing == 1 else count or 0 for count in counts]


def _contract_of(token: str) -> str:
    return token.removeprefix("choose:") if token.startswith("choose:") else token.partition(":")[0]


def _mark(contract: str, coming: Coming | None) -> MarkCode | None:
    """Why a row of ``contract`` does not fit here."""
    if coming is None:
        return "game-over"
    if coming.choices:
        return None if contract in coming.choices else "contract-used-up"
    if coming.contract:
        return None if contract == coming.contract else "wrong-phase"
    return None if contract in _POSITIVE else "wrong-phase"


class KingPad:
    """Implements :class:`~kingcraft.pad.course.Pad`."""

    keeps_places = True

    def knows(self, row: Row) -> bool:
        """See ``Pad.knows``."""
        return bool(row.get("unplayed") or row.get("missing")) or row.get("contract") in CONTRACTS

    def course(self, options: KingOptions, players: int, dealer: int) -> KingCourse:
        """See ``Pad.course``."""
        return KingCourse(options, players, dealer)

    def row(self, deal: EndedDeal) -> dict[str, Json]:
        """See ``Pad.row``."""
        state = deal.state
        assert isinstance(state, KingState)
        if state.unplayed:
            return {"unplayed": True}
        assert state.core is not None
        row: dict[str, Json] = {
            "contract": state.contract,
            "counts": [taken_units(state.core, seat) for seat in range(PLAYERS)],
        }
        auction = state.auction
        if auction is not None and auction.buyer >= 0:
            row["sale"] = {"buyer": auction.buyer, "bid": LADDER[auction.price]}
        if auction is not None and auction.calls:
            row["calls"] = [call for _, call in auction.calls]
        return row


PAD: Final[Pad] = KingPad()
