"""One seat's part in the shuffles of a match, as an honest client plays it (``docs/rules/records.md``, fairness)."""

import hashlib
from typing import Any


class Shuffler:
    """Answers what a seat is shown of a shuffle, each round once."""

    def __init__(self, nonce: bytes) -> None:
        """``nonce``: the same in every shuffle, as no one here tries to guess it."""
        self.nonce = nonce
        self.commit = hashlib.sha256(nonce).hexdigest()
        self._answered: tuple[int, int, str] | None = None

    def answer(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Return the message that follows from a whole view; None: none does."""
        if view["phase"] not in ("waiting", "between") or not view["proofs"] or view["you"] is None:
            return None
        proof = view["proofs"][-1]
        if proof["serverSeed"]:
            return None  # of the deal that has ended
        kind = self._kind(view, proof)
        answered = proof["deal"], proof["voids"], kind
        if not kind or answered == self._answered:
            return None
        self._answered = answered
        part = {"nonceCommit": self.commit} if kind == "seal" else {"nonce": self.nonce.hex()}
        return {"type": kind, "deal": proof["deal"], "voids": proof["voids"], **part}

    def _kind(self, view: dict[str, Any], proof: dict[str, Any]) -> str:
        you, commits = view["you"], proof["nonceCommits"]
        if commits:
            return "reveal" if commits[you] == self.commit else ""
        if sum(seat["kind"] in ("human", "open") for seat in view["seats"]) == 1:
            return "reveal"  # no other seat could learn it before its own is fixed
        return "" if you in proof["silent"] else "seal"
