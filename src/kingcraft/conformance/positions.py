"""Positions: the cases chosen by hand, and early, middle and late ones of deals played by chance."""

from collections.abc import Sequence
from typing import Final

from ..games.game import State
from ..games.options import Json
from ..games.registry import games, preset
from ..record.perft import perft
from ..record.position import parse_position, position_of
from .cases import position_cases
from .playing import Playing
from .vector import PositionVector, raw

#: The most sequences: a slow implementation counts them action by action.
MOST_SEQUENCES: Final = 20_000
#: After this many, the next depth is not tried: it would be too many.
_ENOUGH: Final = 3_000
_DEEPEST: Final = 10
#: Random positions of a preset in the full kit.
_PLAYED: Final = 9


def position_vectors(game: str, name: str, seed: str, small: bool) -> list[PositionVector]:
    """Return the positions of a preset."""
    return _chosen(name, small) + _played(game, name, seed, small)


def _chosen(name: str, small: bool) -> list[PositionVector]:
    cases = [case for case in position_cases() if case.preset == name and (case.small or not small)]
    return [
        PositionVector(
            id=f"{name}-edge-{number}",
            about=case.about,
            source=case.source,
            document=raw(case.document),
            legal=case.legal,
            # In the small kit only where the legal tokens do not show the difference.
            perft=[] if small and case.legal != ["end"] else _counts(case.document),
        )
        for number, case in enumerate(cases, 1)
    ]


def _played(game: str, name: str, seed: str, small: bool) -> list[PositionVector]:
    playing = Playing(preset(game, name), f"{seed} positions")
    seats = games()[game].seats
    vectors: list[PositionVector] = []
    wanted = 1 if small else _PLAYED
    match = 0
    while len(vectors) < wanted:
        players = seats[(sum(name.encode()) + match) % len(seats)]
        _, states = playing.match(f"match {match}", players, match % players)
        for deal in _deals(states):
            stage = ("middle", "late", "early")[len(vectors) % 3]
            part = {"early": 0.1, "middle": 0.5, "late": 0.85}[stage]
            document = position_of(deal[int(part * len(deal))])
            if document is not None and len(vectors) < wanted:
                vectors.append(_vector(f"{name}-{stage}-{len(vectors) + 1}", f"{stage} in a deal", document))
        match += 1
    return vectors


def _deals(states: Sequence[State]) -> list[list[State]]:
    deals: list[list[State]] = []
    dealer = None
    for state in states:
        if state.dealer != dealer:
            deals.append([])
            dealer = state.dealer
        if position_of(state) is not None:
            deals[-1].append(state)
    return [deal for deal in deals if deal]


def _vector(id_: str, about: str, document: dict[str, Json]) -> PositionVector:
    return PositionVector(
        id=id_,
        about=about,
        source="played by chance",
        document=raw(document),
        legal=parse_position(document).legal(),
        perft=_counts(document),
    )


def _counts(document: dict[str, Json]) -> list[int]:
    """Return the numbers of sequences at depth 0, 1, 2, ... while they are small."""
    state = parse_position(document)
    counts = [1]
    while len(counts) <= _DEEPEST and counts[-1] <= _ENOUGH:
        count = perft(state, len(counts))
        if count > MOST_SEQUENCES:
            break
        counts.append(count)
    return counts
