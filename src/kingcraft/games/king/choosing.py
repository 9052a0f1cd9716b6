"""The contract of a deal: the fixed order, or the choice of the seat after the dealer (``contract_choice``)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..game import Carry
from ..reasons import Code
from .actions import CHOSEN, DECLARED, declaration_tokens
from .options import NEGATIVE, PLAYERS, TRUMPS, Declaration, KingOptions, NegativeContract, Trump

#: The tokens of all choices, in the order of ``docs/rules/king.md``.
CHOICE_TOKENS: Final = (*CHOSEN, *DECLARED)


@dataclass(frozen=True, slots=True)
class Used:
    """What a match has used up before a deal (its carry). Without a chooser only ``deals`` counts."""

    #: The number of ended deals.
    deals: int = 0
    #: How often each negative contract (of ``NEGATIVE``) was chosen.
    played: tuple[int, ...] = (0,) * len(NEGATIVE)
    #: The number of negative deals that each seat has chosen.
    negatives: tuple[int, ...] = (0,) * PLAYERS
    #: The number of plus or minus deals that each seat has chosen.
    positives: tuple[int, ...] = (0,) * PLAYERS

    def carry(self) -> Carry:
        """Return these counts as a carry: 15 ints."""
        return (self.deals, *self.played, *self.negatives, *self.positives)

    @staticmethod
    def of(carry: Carry) -> "Used":
        """Return the counts of a carry."""
        return Used(carry[0], carry[1:7], carry[7:11], carry[11:15])

    def after(self, options: KingOptions, declarer: int, contract: str) -> "Used":
        """Return the counts after a deal in which ``declarer`` declared ``contract``."""
        played, negatives, positives = self.played, self.negatives, self.positives
        if options.chooser and contract in NEGATIVE:
            played, negatives = _one_more(played, NEGATIVE.index(contract)), _one_more(negatives, declarer)
        elif options.chooses_positive:
            positives = _one_more(positives, declarer)
        return Used(self.deals + 1, played, negatives, positives)


def _one_more(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return tuple(count + (place == index) for place, count in enumerate(counts))


def fixed_contract(options: KingOptions, used: Used) -> NegativeContract | None:
    """Return the negative contract of the next deal in the fixed order; None if it is a positive deal (G15, G30)."""
    return options.contracts[used.deals] if used.deals < len(options.contracts) else None


def chooses(options: KingOptions, used: Used) -> bool:
    """Return whether the seat after the dealer chooses: with an auction only the negative deals (G9, G-20)."""
    return options.chooser and (options.auction == "off" or used.deals < options.negative_deals)


def fixed_trump(options: KingOptions, used: Used) -> Trump | None:
    """Return the next trump under ``trump_fixed`` (choosers repeat the four suits); None if trumps are declared."""
    if not options.trump_fixed:
        return None
    before = sum(used.positives) if options.chooser else used.deals - len(options.contracts)
    return options.trump_fixed[before % len(TRUMPS)]


def choice_fault(options: KingOptions, used: Used, chooser: int, token: str) -> Code | None:
    """Return the reason code that refuses a token of :data:`CHOICE_TOKENS` by ``chooser``; None if it is legal."""
    contract = CHOSEN.get(token)
    if contract is not None:
        if contract not in options.contracts:
            return "wrong-phase"
        used_up = used.played[NEGATIVE.index(contract)] >= options.each_negative
        own_used_up = 0 < options.quota_negative <= used.negatives[chooser]
        return "contract-used-up" if used_up or own_used_up else None
    trump = fixed_trump(options, used)
    games: Sequence[Declaration] = options.declare
    if trump:
        games = [trump, *(name for name in options.declare if name == "minus")]
    if options.quota_plus == 0 or token not in declaration_tokens(games):
        return "wrong-phase"
    return "contract-used-up" if used.positives[chooser] >= options.quota_plus else None


def choices(options: KingOptions, used: Used, chooser: int) -> list[str]:
    """Return the tokens of everything ``chooser`` may choose: never empty before the end of the match (G-20)."""
    return [token for token in CHOICE_TOKENS if choice_fault(options, used, chooser, token) is None]
