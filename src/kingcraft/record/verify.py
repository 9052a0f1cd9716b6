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
    #: The seat that it is about, from 0.
    seat: int = 0
    #: Whether several nonces were sent openly: the proof binds the seed of the server, not the seat whose nonce came
    #: last.
    sent_openly: bool = False


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
    if "version" in proof and (fault := _two_rounds(proof, nonces)):
        return fault
    pack = games()[record.rules.game].pack(record.rules.options)
    if deck(seed, index, nonces, pack) != list(deal.deck):
        return Verdict("not-fair", "cli-deck-differs")
    return Verdict("fair", sent_openly="version" not in proof and sum(map(bool, nonces)) > 1)


def _two_rounds(proof: Mapping[str, Json], nonces: list[bytes]) -> Verdict | None:
    """What is wrong with the commitments of a proof of version 2; None: nothing."""
    if proof["version"] != 2:
        return Verdict("not-fair", "cli-bad-version")
    commits = proof.get("nonce_commits")
    if not isinstance(commits, list) or len(commits) != len(nonces):
        return Verdict("not-fair", "cli-bad-nonces")
    for seat, (promised, nonce) in enumerate(zip(commits, nonces, strict=True)):
        if promised != (commit(nonce) if nonce else ""):
            return Verdict("not-fair", "cli-nonce-differs", seat)
    return None


def _bytes(value: Json) -> bytes | None:
    return bytes.fromhex(value) if isinstance(value, str) and _HEX.fullmatch(value) else None


def _nonces(value: Json) -> list[bytes] | None:
    if not isinstance(value, list):
        return None
    nonces = [nonce for nonce in map(_bytes, value) if nonce is not None and len(nonce) <= MAX_NONCE_BYTES]
    return nonces if len(nonces) == len(value) else None
