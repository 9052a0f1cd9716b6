"""How fast compiled random playouts are under every preset, against its game's default preset in the same run.

    python -m bench.presets [--rounds 15] [--seconds 0.3] [--players 4] [--kinds]

Measured as in ``bench.playouts``: King from dealt states with the preset's own pack, every kind of deal that the preset
plays the same number of playouts (the six negative contracts, plus with spades as trump and, where it can be declared,
minus); Kings Corner in whole deals of four players, dealt inside the measured time. What is compared is players'
actions a CPU second: a card played, a pile moved, ``end``; dealing and drawing are not actions. So a preset whose
deals are shorter or longer is neither favoured nor punished, only that its actions carry more or less of the dealing
each. A round deals all presets the same shuffles. Presets that a deal does not feel (``stofka``: another score only)
are measured all the same: how far they are from 1.00 is the noise of the run. ``--kinds`` measures each kind of deal
of King for itself. Target: 0.7 of the default.
"""

import argparse
import statistics
from collections.abc import Mapping

from bench.engines import kinds_of_deal, king_rate, kings_corner_rate
from bench.rounds import Rate, measured, quartiles
from kingcraft.games.king.game import KING
from kingcraft.games.king.options import KingOptions
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.registry import preset

BAR = 0.7


def king_presets() -> dict[str, Rate]:
    """The rate of every preset of King."""
    rates = {}
    for name in KING.presets:
        options: KingOptions = preset("king", name).options
        rates[name] = king_rate(options, kinds_of_deal(options).values())
    return rates


def kings_corner_presets(players: int) -> dict[str, Rate]:
    """The rate of every preset of Kings Corner."""
    return {name: kings_corner_rate(preset("kings-corner", name).options, players) for name in KINGS_CORNER.presets}


def king_kinds() -> dict[str, Rate]:
    """The rate of every kind of deal of every preset of King."""
    rates = {}
    for name in KING.presets:
        options: KingOptions = preset("king", name).options
        for contract, terms in kinds_of_deal(options).items():
            rates[f"{name} {contract}"] = king_rate(options, [terms])
    return rates


def report(title: str, found: Mapping[str, list[float]]) -> None:
    """Print one game's medians, and what each is of the first, with the quartiles of that over the rounds."""
    print(f"{title:24s} M actions/s  quartiles          ratio  in rounds")
    default = next(iter(found.values()))
    for name, rates in found.items():
        middle = statistics.median(rates)
        ratio = middle / statistics.median(default)
        low, _, high = statistics.quantiles([own / other for own, other in zip(rates, default, strict=True)], n=4)
        note = "" if ratio >= BAR else f"   below {BAR}"
        print(f"{name:24s} {middle / 1e6:11.2f}  {quartiles(rates):17s} {ratio:6.2f}  {low:.2f} .. {high:.2f}{note}")


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of each part of a round, about")
    parser.add_argument("--players", type=int, default=4, help="of Kings Corner, 2 to 6")
    parser.add_argument("--kinds", action="store_true", help="each kind of deal of King for itself")
    arguments = parser.parse_args()
    games = (
        {"King": king_kinds()}
        if arguments.kinds
        else {
            "King": king_presets(),
            f"Kings Corner, {arguments.players} players": kings_corner_presets(arguments.players),
        }
    )
    for title, rates in games.items():
        report(title, measured(rates, arguments.rounds, arguments.seconds))


if __name__ == "__main__":
    main()
