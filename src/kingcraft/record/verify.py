"""Whether deals were fair: each commit and deck computed again (``docs/rules/records.md``, fairness)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from ..games.options import Json
from ..games.registry import games
from ..shuffle import MAX_NONCE_BYTES, SEED_BYTES, commit, deck
from .record import DealRecord, Record

_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*")
_PROOF: Final = ("commit", "server_seed", "nonces")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a deal was fair."""

    kind: Literal["fair", "not-fair", "no-proof"]
    #: The Fluent id of what is wrong with a deal that is not fair.
    fault: str | None = None


def verify(record: Record) -> list[Verdict]:
    """Return a verdict for each deal, in order."""
    return [_verdict(record, index, deal) for index, deal in enumerate(record.deals)]


def proven(verdicts: list[Verdict]) -> bool:
    """Return whether no deal is unfair and at least one is proven fair."""
    kinds = {verdict.kind for verdict in verdicts}
    return "fair" in kinds and "not-fair" not in kinds


def _verdict(record: Record, index: int, deal: DealRecord) -> Verdict:
    proof = deal.notes.get("fairness")
    # The seed is secret before the end of a deal, so an incomplete proof is no fault.
    if not isinstance(proof, Mapping) or any(proof.get(name) is None for name in _PROOF):
        return Verdict("no-proof")
    seed, nonces = _bytes(proof["server_seed"]), _nonces(proof["nonces"])
    if seed is None or len(seed) != SEED_BYTES:
        return Verdict("not-fair", "cli-bad-seed")
    if nonces is None or len(nonces) != len(record.players):
        return Verdict("not-fair", "cli-bad-nonces")
    if not isinstance(proof["commit"], str) or commit(seed) != proof["commit"].lower():
        return Verdict("not-fair", "cli-commit-differs")
    pack = games()[record.rules.game].pack(record.rules.options)
    if deck(seed, index, nonces, pack) != list(deal.deck):
        return Verdict("not-fair", "cli-deck-differs")
    return Verdict("fair")


def _bytes(value: Json) -> bytes | None:
    return bytes.fromhex(value) if isinstance(value, str) and _HEX.fullmatch(value) else None


def _nonces(value: Json) -> list[bytes] | None:
    if not isinstance(value, list):
        return None
    nonces = [nonce for nonce in map(_bytes, value) if nonce is not None and len(nonce) <= MAX_NONCE_BYTES]
    return nonces if len(nonces) == len(value) else None
