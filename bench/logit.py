"""Multinomial logits: fitting them by maximum likelihood, and telling how good they are.

A choice is some rows of features, one of which was chosen; a row is chosen with a chance in proportion to the
exponential of its weighted sum. The likelihood is concave: Newton's method finds its one maximum. A slight pull to 0
keeps weights finite that nothing speaks for.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

#: How strongly weights are pulled to 0: half of this times their squares.
PULL = 1.0

Table = NDArray[np.float64]
Marks = NDArray[np.int64]


class Choices(NamedTuple):
    """Choices of one kind and place.

    ``rows``: features of the cards, choice after choice; ``first``: where each choice begins; ``played``: which rows
    were played.
    """

    rows: Table
    first: Marks
    played: NDArray[np.bool_]


def joined(rows: Sequence[Table], numbers: Sequence[Marks], played: Sequence[Marks]) -> Choices:
    """Choices from many sources as one: rows, the number of the choice a row belongs to, 1 for the row chosen."""
    first = np.r_[0, np.flatnonzero(np.diff(np.concatenate(numbers))) + 1]
    return Choices(np.concatenate(rows), first, np.concatenate(played).astype(bool))


def chances(choices: Choices, weights: Table) -> Table:
    """The chance of every row within its choice."""
    scores = choices.rows @ weights
    sizes = np.diff(np.r_[choices.first, len(scores)])
    raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, choices.first), sizes))
    return np.asarray(raised / np.repeat(np.add.reduceat(raised, choices.first), sizes))


def fitted(choices: Choices) -> Table:
    """The weights under which the choices are most likely."""
    weights = np.zeros(choices.rows.shape[1])
    sizes = np.diff(np.r_[choices.first, len(choices.rows)])

    def likelihood(tried: Table) -> float:
        return float(np.log(chances(choices, tried)[choices.played] + 1e-300).sum() - PULL / 2 * tried @ tried)

    now = likelihood(weights)
    for _ in range(60):
        chance = chances(choices, weights)[:, None]
        means = np.add.reduceat(choices.rows * chance, choices.first, axis=0)
        apart = choices.rows - np.repeat(means, sizes, axis=0)
        slope = apart[choices.played].sum(axis=0) - PULL * weights
        step = np.linalg.solve((apart * chance).T @ apart + PULL * np.eye(len(weights)), slope)
        while (then := likelihood(weights + step)) < now:
            step /= 2
        weights, gain, now = weights + step, then - now, then
        if gain < 1e-3:
            break
    return weights


def told(choices: Choices, weights: Table) -> str:
    """How well the weights tell what is played."""
    chance = chances(choices, weights)
    sizes = np.diff(np.r_[choices.first, len(chance)])
    likeliest = chance >= np.repeat(np.maximum.reduceat(chance, choices.first), sizes) - 1e-12
    bits = -np.log2(chance[choices.played]).mean()
    hits = (likeliest & choices.played).sum() / len(sizes)
    return f"{np.log2(sizes).mean():6.2f}{bits:8.2f}{100 * hits:9.0f}%{len(sizes):9}"
