"""Whole matches played by chance and recorded, for comparison with later versions.

``python -m tests.golden.playthrough`` from the repository's root rewrites the files of this folder, a line a deal:
for each match the record, and a log in which each deal has its scores and three digests. ``play`` is of the seats and
tokens in order, ``counts`` of how many tokens were legal before each, ``legal`` of all those tokens: what a change has
touched shows in which of them differ. A change of a file is a change of the rules and needs a reason in the changelog.
"""

import hashlib
import json
import random
from collections.abc import Mapping
from pathlib import Path

from kingcraft.games.king.actions import LADDER
from kingcraft.games.match import Match, new_match
from kingcraft.games.options import Json
from kingcraft.games.registry import games, observe, preset
from kingcraft.record.record import DealRecord, Record, record_of
from kingcraft.record.replay import replay
from kingcraft.shuffle import commit, deck

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")

#: Game, preset, players and first dealer of a match, by the name of its files.
Matches = Mapping[str, tuple[str, str, int, int]]

#: The matches that have been chosen: several of a preset, and different numbers of players.
CHOSEN: Matches = {
    "king": ("king", "king", 4, 0),
    "king-again": ("king", "king", 4, 3),
    "king-bids": ("king", "king", 4, 1),
    "king32": ("king", "king32", 4, 2),
    "turkey": ("king", "turkey", 4, 1),
    "france": ("king", "france", 4, 3),
    "portugal": ("king", "portugal", 4, 0),
    "portugal-again": ("king", "portugal", 4, 3),
    "brazil": ("king", "brazil", 4, 2),
    "brazil-again": ("king", "brazil", 4, 0),
    "brazil-simple": ("king", "brazil-simple", 4, 1),
    "kings-corner-2": ("kings-corner", "pagat", 2, 0),
    "kings-corner-3": ("kings-corner", "pagat", 3, 2),
    "kings-corner-4": ("kings-corner", "pagat", 4, 1),
    "kings-corner-5": ("kings-corner", "pagat", 5, 4),
    "kings-corner-6": ("kings-corner", "pagat", 6, 0),
    "pagat-chips": ("kings-corner", "pagat-chips", 5, 2),
    "pagat-face": ("kings-corner", "pagat-face", 2, 1),
    "stofka": ("kings-corner", "stofka", 4, 3),
    "pagat-kings": ("kings-corner", "pagat-kings", 3, 2),
    "swedish": ("kings-corner", "swedish", 3, 0),
    "romanian": ("kings-corner", "romanian", 2, 0),
    "romanian-250": ("kings-corner", "romanian-250", 6, 3),
    "us-family": ("kings-corner", "us-family", 5, 1),
    "jax-points": ("kings-corner", "jax-points", 3, 2),
    "fast": ("kings-corner", "fast", 4, 0),
}


def matches() -> Matches:
    """The chosen matches, and for each other preset one of the most players that its game allows."""
    played = {preset_name for _, preset_name, _, _ in CHOSEN.values()}
    others = ((game, name) for game in games().values() for name in game.presets if name not in played)
    return {**CHOSEN, **{name: (game.name, name, game.seats[-1], 0) for game, name in others}}


MATCHES = matches()

#: In these an auction is opened whenever it can be, and no bid jumps. So every possible call occurs.
PATIENT = frozenset(("king-bids", "king32", "portugal", "portugal-again", "brazil", "brazil-again"))


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
        match, actions = _deal(match.start(cards), chance, name in PATIENT)
        proof = {"commit": commit(seed), "server_seed": seed.hex(), "nonces": [nonce.hex() for nonce in nonces]}
        deals.append(DealRecord(tuple(cards), tuple(actions), notes={"fairness": proof}))
    return record_of(match, NAMES[:players], dealer, deals, {"id": name, "date": "2026-11-21"})


def _deal(match: Match, chance: random.Random, patient: bool) -> tuple[Match, list[str]]:
    actions = []
    while match.state is not None:
        tokens = match.state.legal()
        if patient:
            tokens = _without_haste(tokens)
        actions.append(tokens[int(chance.random() * len(tokens))])
        match = match.apply(actions[-1])
    return match, actions


def _without_haste(tokens: list[str]) -> list[str]:
    """Of legal tokens: the auction if it can be opened; of bids the next two alone."""
    if "auction" in tokens:
        return ["auction"]
    bids = [bid for bid in LADDER if bid in tokens]
    return [token for token in tokens if token not in bids[2:]]


def record_text(record: Record) -> str:
    """The record as it is committed: a line a field, and a line a deal."""
    document = record.to_json()
    deals = ",\n  ".join(json.dumps(deal) for deal in document["deals"])
    lines = [
        f'"{name}": ' + (f"[\n  {deals}\n ]" if name == "deals" else json.dumps(value))
        for name, value in document.items()
    ]
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def log_text(record: Record) -> str:
    """The log of a record as it is committed."""
    replayed = replay(record, legal=True)
    lines = []
    for index, (ended, legal) in enumerate(zip(replayed.match.ended, replayed.legal or (), strict=True)):
        history = observe(ended.state).history
        kinds = {"play": list(history), "counts": [len(tokens) for tokens in legal], "legal": legal}
        digests = ", ".join(f"{kind} {_digest(what)}" for kind, what in kinds.items())
        scores = f"scores {list(ended.scores)}"
        lines.append(f"deal {index}, dealer {ended.dealer}, {len(history)} actions, {digests}, {scores}")
    lines.append(f"totals {replayed.match.totals} winners {replayed.match.winners}")
    return "\n".join(lines) + "\n"


def _digest(what: Json) -> str:
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:16]


def main() -> None:
    """Rewrite all files."""
    for name in MATCHES:
        record = play(name)
        (FOLDER / f"{name}.json").write_text(record_text(record), "utf-8")
        (FOLDER / f"{name}.txt").write_text(log_text(record), "utf-8")


if __name__ == "__main__":
    main()
