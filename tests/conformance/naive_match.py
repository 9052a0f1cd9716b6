"""A match a second time, for both games, from docs/rules: who deals, what is handed on, the end, the winners."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..properties.naive_kings_corner import Naive
from .naive_king import NaiveKing

Deal = Naive | NaiveKing


class NaiveMatch:
    """A match. ``options``: all option values as JSON. Call :meth:`deal`, play the deal, call :meth:`ended`."""

    def __init__(self, game: str, options: Mapping[str, Any], players: int, dealer: int) -> None:
        self.game, self.options, self.players, self.dealer = game, options, players, dealer
        self.totals = [0] * players
        self.deals = 0
        self.pot = 0
        self.before: list[tuple[int, str]] = []

    def deal(self, deck: Sequence[str]) -> Deal:
        """The next deal."""
        if self.game == "king":
            return NaiveKing(self.options, self.dealer, deck, tuple(self.before))
        return Naive(self.options, self.players, self.dealer, deck)

    def ended(self, deal: Deal) -> list[int]:
        """Write down an ended deal; its scores."""
        if isinstance(deal, NaiveKing):
            scores = deal.scores()
            self.before.append((deal.declarer, deal.contract))
        else:
            scores, self.pot = deal.scores(self.pot)
        self.totals = [total + points for total, points in zip(self.totals, scores, strict=True)]
        self.deals += 1
        self.dealer = (self.dealer + 1) % self.players  # P4, G4
        return scores

    @property
    def over(self) -> bool:
        """Whether the match has ended (G7, G-20; P25, P30, K-9, K-18)."""
        options = self.options
        if self.game == "king":
            negative = len(options["contracts"])
            if options["contract_choice"] == "fixed":
                return self.deals >= negative + 4
            return bool(self.deals >= negative * options["each_negative"] + 4 * _positive(options))
        if options["deals"]:
            return bool(self.deals >= options["deals"])
        lost = max(-total if options["sign"] == "-" else total for total in self.totals)
        return self.deals > 0 and bool(
            lost > options["target"] if options["target_rule"] == "exceed" else lost >= options["target"]
        )

    @property
    def winners(self) -> list[int]:
        """Return the winners when it is over (P26, R18, K-11, K-18; ``outcome``)."""
        options, totals = self.options, self.totals
        if self.game == "king" and options["outcome"] == "not-negative":
            return [seat for seat in range(4) if totals[seat] >= 0]
        low_wins = self.game == "kings-corner" and options["scoring"] != "chips" and options["sign"] == "+"
        best = min(totals) if low_wins else max(totals)
        return [seat for seat in range(self.players) if totals[seat] == best]

    def check_sums(self, deal: Deal, scores: Sequence[int], pot_before: int) -> None:
        """What the points of an ended deal must sum to, for any winner."""
        if isinstance(deal, NaiveKing):
            assert sum(scores) == deal.sum_of_scores()
        elif self.options["scoring"] == "chips":  # chips are neither made nor lost: they are with seats or in the pot
            assert sum(scores) + self.pot == pot_before
            assert sum(self.totals) + self.pot == 0
        else:
            sign = -1 if self.options["sign"] == "-" else 1
            left = sum(deal.value(card) for hand in deal.hands for card in hand)
            assert sum(scores) == sign * (left + sum(deal.fines))
            assert all(sign * points >= 0 for points in scores)


def _positive(options: Mapping[str, Any]) -> int:
    """How many positive deals each player has with a chooser: chosen, or auctioned after the others (section 0)."""
    return int(options["quota_plus"] if options["auction"] == "off" else 1)


def balance(options: Mapping[str, Any]) -> int:
    """What a whole match of King sums to, whatever is played: 0 in every preset (G13, G-9)."""
    tricks = options["deck"] // 4
    units = {
        "no-tricks": tricks,
        "no-hearts": tricks,
        "no-queens": 4,
        "no-men": 4 * len(options["men"]),
        "no-king": 1,
        "last-two": 2,
    }
    negative = sum(options["values"][name] * units[name] for name in options["contracts"])
    positive = 4 * tricks * options["trick_value"]
    if options["contract_choice"] == "chooser":
        negative, positive = negative * options["each_negative"], positive * _positive(options)
    return int(positive - negative)
