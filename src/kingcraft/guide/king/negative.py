"""The negative deals of King: what they cost, and who chooses them."""

from collections.abc import Sequence
from typing import Final

from ...games.king.contracts import unit_total
from ...games.king.leading import first_leader
from ...games.king.options import PENALTY_CARDS, PLAYERS, KingOptions
from ..phrase import Argument, Joined, Listed, Phrase, phrase, quoted, ranks, signed
from ..sections import Item, Row, Section, Sentence, Table, example, say

_QUEENS = 2
#: What shows each contract.
_CARDS: Final = {
    "no-tricks": ("7S", "", "2H"),
    "no-hearts": ("3H", "8H", "JH"),
    "no-queens": ("QS", "QH", "QC"),
    "no-men": ("KS", "JD", "KC"),
    "no-king": ("KH",),
    "last-two": ("", ""),
}


def named(contracts: Sequence[str], joined: Joined = "and") -> Listed:
    """Return contracts by name, in quotation marks."""
    return Listed(tuple(quoted(phrase(f"contract-{name}")) for name in contracts), joined)


def penalty_contracts(options: KingOptions) -> list[str]:
    """Return the contracts played in which cards cost points, not tricks."""
    return [name for name in options.contracts if name in PENALTY_CARDS]


def leader_place(options: KingOptions) -> int:
    """Return how many seats after the dealer the leader of a negative deal sits."""
    return first_leader(options, 0)


def all_points(options: KingOptions) -> int:
    """Return what the negative deals of a match cost all four together."""
    times = options.negative_deals // len(options.contracts)
    return times * sum(_total(options, name) for name in options.contracts)


def choosing(options: KingOptions) -> Section:
    """Return who chooses a deal, and how often (``contract_choice=chooser``)."""
    sentences = [
        say("king-choose", "contract_choice"),
        say("king-choose-each", "each_negative", count=options.each_negative),
        _own(options),
        _plus(options),
        say("king-choose-last"),
    ]
    return Section("choosing", tuple(sentences))


def _plus(options: KingOptions) -> Sentence:
    if options.chooses_positive:
        return say("king-choose-plus", "quota_plus", count=options.quota_plus)
    return say("king-choose-after" if options.positive_deals else "king-choose-no-plus", "quota_plus", "auction")


def _own(options: KingOptions) -> Sentence:
    """Return how many negative deals each player chooses: an exact number if all shares are needed (G-20)."""
    own = options.quota_negative
    if not own:
        return say("king-choose-any", "quota_negative")
    exact = PLAYERS * own == len(options.contracts) * options.each_negative
    return say("king-choose-own-exactly" if exact else "king-choose-own", "quota_negative", count=own)


def negative(options: KingOptions) -> Section:
    """Return what each negative deal is about, and what it costs."""
    count = len(options.contracts)
    items: list[Item] = [
        say("king-negative-chosen", "contract_choice")
        if options.chooser
        else say("king-negative-fixed", "contract_choice", "contracts", count=count),
        _costs(options),
        say("king-negative-taken"),
    ]
    points = _QUEENS * options.penalty("no-queens")
    if points and "no-queens" in options.contracts:
        contract = quoted(phrase("contract-no-queens"))
        items.append(
            example("king-negative-example", "values", contract=contract, count=_QUEENS, points=signed(-points))
        )
    if early_ends(options):
        items.append(say("king-early-end", "early_end", contracts=named(penalty_contracts(options))))
    return Section("negative", tuple(items))


def _costs(options: KingOptions) -> Table:
    costs = ("contract", "unit", "each", "all")
    heads = (*costs, "times") if options.chooser else ("deal", *costs)
    rows = []
    for place, name in enumerate(options.contracts):
        about = ("values", "contracts", "contract_choice", "each_negative", "deck")
        cells: tuple[Argument, ...] = (
            phrase(f"contract-{name}"),
            unit(options, name),
            signed(-options.penalty(name)),
            signed(-_total(options, name)),
        )
        numbered = (*cells, options.each_negative) if options.chooser else (place + 1, *cells)
        options_of = (*about, "men") if name == "no-men" else about
        rows.append(Row(f"king-costs-{name}", numbered, options_of, _CARDS.get(name, ())))
    return Table(phrase("rules-king-costs"), tuple(phrase(f"rules-head-{head}") for head in heads), tuple(rows))


def unit(options: KingOptions, name: str) -> Phrase | Listed:
    """Return what costs points in a contract: ``each trick``."""
    if name == "no-men":
        return Listed(tuple(ranks(rank) for rank in options.men))
    return phrase(f"rules-king-unit-{name}")


def _total(options: KingOptions, name: str) -> int:
    return options.penalty(name) * unit_total(options, name)


def early_ends(options: KingOptions) -> bool:
    """Return whether some deal ends before its last card (``early_end``)."""
    return options.early_end and bool(penalty_contracts(options))
