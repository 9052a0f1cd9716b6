"""Fairness (``docs/rules/records.md``): commit and deck are computed again for every deal that carries its proof."""

import copy
import hashlib
from typing import Any

import pytest

from kingcraft.cards import PACK_52, TEXTS
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.record.verify import Verdict, proven, verify
from kingcraft.shuffle import commit, deck

from .documents import golden, unplayed

SEED = bytes(range(32)).hex()
COMMIT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
DECK = (
    "TC 9D TH 9S 3D 9H KD 4H 8D QS KS 8H 2H AH 4D 3H AC 5H 6H 6D 3C TS QH 7H JH TD "
    "7C 4S 2S 7D 8C JD 2C QD KH 5D 6C JS 6S QC JC 3S 9C 4C 7S 5S 5C KC AD AS 8S 2D"
)
NONCES = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100", ""]
NONCE_COMMITS = [hashlib.sha256(bytes.fromhex(nonce)).hexdigest() if nonce else "" for nonce in NONCES]
TWO_ROUNDS = {"version": 2, "nonce_commits": NONCE_COMMITS, "voids": 0}
#: Of one round with several nonces.
FAIR = Verdict("fair", sent_openly=True)


def _vector() -> dict[str, Any]:
    document = unplayed("king", 4)
    fairness = {"commit": COMMIT, "server_seed": SEED, "nonces": NONCES}
    document["deals"] = [{"deck": DECK, "actions": [], "fairness": fairness}]
    return document


def _verdict(**changes: Any) -> Verdict:
    document = copy.deepcopy(_vector())
    document["deals"][0]["fairness"] |= changes
    (verdict,) = verify(parse_record(document))
    return verdict


def test_the_vector_of_the_spec_is_fair() -> None:
    verdicts = verify(parse_record(_vector()))
    assert verdicts == [FAIR]
    assert proven(verdicts)


def test_hex_may_be_upper_case() -> None:
    assert _verdict(commit=COMMIT.upper(), server_seed=SEED.upper()) == FAIR


@pytest.mark.parametrize("commit", ["0" * 64, COMMIT[:-1], "", 5, [COMMIT]])
def test_another_commit_is_not_fair(commit: Any) -> None:
    assert _verdict(commit=commit) == Verdict("not-fair", "cli-commit-differs")


@pytest.mark.parametrize("seed", ["", "00", SEED + "00", "zz" * 32, SEED[:-1], " " + SEED, 5, {}])
def test_a_seed_that_is_none_is_not_fair(seed: Any) -> None:
    assert _verdict(server_seed=seed) == Verdict("not-fair", "cli-bad-seed")


@pytest.mark.parametrize(
    "nonces", [[], NONCES[:3], [*NONCES, ""], ["0"] * 4, ["00" * 65, "", "", ""], [1, 2, 3, 4], "", {}]
)
def test_nonces_that_fit_no_table_are_not_fair(nonces: Any) -> None:
    assert _verdict(nonces=nonces) == Verdict("not-fair", "cli-bad-nonces")


def test_another_nonce_or_deal_or_deck_is_not_fair() -> None:
    assert _verdict(nonces=["", "", "", ""]) == Verdict("not-fair", "cli-deck-differs")
    document = golden("king")
    document["deals"][3]["deck"], document["deals"][4]["deck"] = (
        document["deals"][4]["deck"],
        document["deals"][3]["deck"],
    )
    verdicts = verify(parse_record(document))
    assert [verdict.kind for verdict in verdicts].count("not-fair") == 2
    assert not proven(verdicts)


@pytest.mark.parametrize("missing", ["commit", "server_seed", "nonces"])
def test_an_incomplete_proof_proves_nothing(missing: str) -> None:
    document = _vector()
    del document["deals"][0]["fairness"][missing]
    verdicts = verify(parse_record(document))
    assert verdicts == [Verdict("no-proof")]
    assert not proven(verdicts)
    assert _verdict(**{missing: None}) == Verdict("no-proof")


@pytest.mark.parametrize("fairness", [None, 5, "fair", [], {}])
def test_no_proof_is_no_proof(fairness: Any) -> None:
    document = _vector()
    document["deals"][0]["fairness"] = fairness
    assert verify(parse_record(document)) == [Verdict("no-proof")]


def test_one_proven_deal_is_enough_if_none_is_unfair() -> None:
    assert proven([Verdict("fair"), Verdict("no-proof")])
    assert not proven([Verdict("no-proof")])
    assert not proven([Verdict("fair"), Verdict("not-fair", "cli-deck-differs")])
    assert not proven([])


def test_replay_ignores_fairness() -> None:
    document = golden("king")
    document["deals"][0]["fairness"]["commit"] = "nonsense"
    assert replay(parse_record(document)).match.over


def test_two_rounds_are_fair_without_a_note() -> None:
    assert _verdict(**TWO_ROUNDS) == Verdict("fair")


def test_one_round_with_one_nonce_binds_everyone() -> None:
    """Of a person alone with bots: there was no nonce that could be learnt."""
    document = golden("king")
    for deal, record in enumerate(document["deals"]):
        seed, nonce = bytes([deal]) * 32, b"mine"
        cards = deck(seed, deal, [b"", nonce, b"", b""], PACK_52)
        record["deck"] = " ".join(TEXTS[card] for card in cards)
        record["fairness"] = {"commit": commit(seed), "server_seed": seed.hex(), "nonces": ["", nonce.hex(), "", ""]}
        record["actions"] = []
        del record["scores"]
    del document["deals"][1:], document["totals"], document["winners"]
    assert verify(parse_record(document)) == [Verdict("fair")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_nonce_that_was_not_promised_is_not_fair(seat: int) -> None:
    for promised in ("0" * 64, "", 5, hashlib.sha256(b"").hexdigest()):
        commits: list[Any] = list(NONCE_COMMITS)
        if commits[seat] == promised:
            continue
        commits[seat] = promised
        found = _verdict(**TWO_ROUNDS | {"nonce_commits": commits})
        assert found == Verdict("not-fair", "cli-nonce-differs", seat)


@pytest.mark.parametrize("commits", [None, [], NONCE_COMMITS[:3], "", {}])
def test_two_rounds_need_a_commitment_a_seat(commits: Any) -> None:
    assert _verdict(**TWO_ROUNDS | {"nonce_commits": commits}) == Verdict("not-fair", "cli-bad-nonces")


@pytest.mark.parametrize("version", [1, 3, "2", None])
def test_an_unknown_version_is_not_fair(version: Any) -> None:
    assert _verdict(**TWO_ROUNDS | {"version": version}) == Verdict("not-fair", "cli-bad-version")
