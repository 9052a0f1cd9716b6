"""Whole matches played by chance, written down, to be compared for ever.

``python -m tests.golden.playthrough`` from the repository's root writes the files of this folder anew: for each match
the record, and a log with, for each action, the seat, the token and how many tokens were legal, for each deal a digest
of all those legal tokens. A change of a file is a change of the rules and needs a reason in the changelog.
"""

import hashlib
import json
import random
from pathlib import Path

from kingcraft.games.game import games, preset
from kingcraft.games.match import Match, new_match
from kingcraft.record.record import DealRecord, Record, record_of
from kingcraft.record.replay import replay
from kingcraft.shuffle import commit, deck

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")

#: Name of the files to game, preset, players, first dealer.
MATCHES = {
    "king": ("king", "king", 4, 0),
    "king-again": ("king", "king", 4, 3),
    "kings-corner-2": ("kings-corner", "pagat", 2, 0),
    "kings-corner-3": ("kings-corner", "pagat", 3, 2),
    "kings-corner-4": ("kings-corner", "pagat", 4, 1),
    "kings-corner-5": ("kings-corner", "pagat", 5, 4),
    "kings-corner-6": ("kings-corner", "pagat", 6, 0),
}


def play(name: str) -> Record:
    """The match ``name``: decks by the protocol of the shuffle, actions by chance, both from the name."""
    game, preset_name, players, dealer = MATCHES[name]
    rules = preset(game, preset_name)
    chance = random.Random(name)
    pack = games()[game].pack(rules.options)
    match, deals = new_match(rules, players, dealer), list[DealRecord]()
    while not match.over:
        index = len(deals)
        seed = hashlib.sha256(f"{name} {index}".encode()).digest()
        nonces = [hashlib.sha256(f"{name} {index} {seat}".encode()).digest()[: 4 * seat] for seat in range(players)]
        cards = deck(seed, index, nonces, pack)
        match, actions = _deal(match.start(cards), chance)
        proof = {"commit": commit(seed), "server_seed": seed.hex(), "nonces": [nonce.hex() for nonce in nonces]}
        deals.append(DealRecord(tuple(cards), tuple(actions), notes={"fairness": proof}))
    return record_of(match, NAMES[:players], dealer, deals, {"id": name, "date": "2026-11-21"})


def _deal(match: Match, chance: random.Random) -> tuple[Match, list[str]]:
    actions = []
    while match.state is not None:
        tokens = match.state.legal()
        actions.append(tokens[int(chance.random() * len(tokens))])
        match = match.apply(actions[-1])
    return match, actions


def record_text(record: Record) -> str:
    """The record as it is committed."""
    return json.dumps(record.to_json(), indent=1) + "\n"


def log_text(record: Record) -> str:
    """The log of a record as it is committed."""
    replayed = replay(record, legal=True)
    lines = []
    for index, (ended, legal) in enumerate(zip(replayed.match.ended, replayed.legal or (), strict=True)):
        digest = hashlib.sha256(json.dumps(legal).encode()).hexdigest()
        lines.append(f"deal {index}, dealer {ended.dealer}, legal {digest}")
        history = ended.state.observation(None).history
        for (seat, token), tokens in zip(history, legal, strict=True):
            lines.append(f"{seat} {token} {len(tokens)}")
        lines.append(f"scores {list(ended.scores)}")
    lines.append(f"totals {replayed.match.totals} winners {replayed.match.winners}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all files anew."""
    for name in MATCHES:
        record = play(name)
        (FOLDER / f"{name}.json").write_text(record_text(record), "utf-8")
        (FOLDER / f"{name}.txt").write_text(log_text(record), "utf-8")


if __name__ == "__main__":
    main()
