"""What people have seen of a match: it must never go away, whatever happens to the server."""

from collections.abc import Mapping
from typing import Any


class Seen:
    """The actions of each deal, in order, and the commitments to the decks."""

    def __init__(self) -> None:
        self.deals: dict[int, list[list[Any]]] = {}
        self.commits: dict[int, str] = {}

    def note(self, view: Mapping[str, Any]) -> int:
        """Keep what a view shows. Return how many of the things seen before are missing in it, or different."""
        lost = 0
        for proof in view["proofs"]:
            lost += self.commits.setdefault(proof["deal"], proof["commit"]) != proof["commit"]
        if view["table"] is None:
            return lost + sum(map(len, self.deals.values()))
        deal, now = view["deal"], view["table"]["history"]
        later = (len(told) for number, told in self.deals.items() if number > deal)
        lost += sum(later) + missing(self.deals.get(deal, []), now)
        self.deals[deal] = now
        return lost

    def add(self, other: "Seen") -> None:
        """Keep what another person has seen, too."""
        for deal, told in other.deals.items():
            self.deals[deal] = max(self.deals.get(deal, []), told, key=len)
        self.commits |= other.commits

    def missing_in(self, record: Mapping[str, Any]) -> int:
        """Return how many of the things seen are missing in the record of the match, or different."""
        lost = 0
        for number, history in self.deals.items():
            if number >= len(record["deals"]):
                lost += len(history)
                continue
            deal = record["deals"][number]
            lost += missing([token for _, token in history], deal["actions"])
            lost += deal["fairness"]["commit"] != self.commits[number]
        return lost


def missing(told: list[Any], now: list[Any]) -> int:
    """Return how many of the things told are not, or not at the same place, in what is there now."""
    return sum(index >= len(now) or now[index] != each for index, each in enumerate(told))
