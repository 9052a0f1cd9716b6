"""What can be wrong in a row of a sheet (``docs/rules/sheets.md``). Texts: Fluent messages ``pad-CODE``."""

from typing import Final, Literal, get_args

#: A row of the first group is not written. It counts nothing where it is all the same: other rules were chosen, or a
#: file has it. The rest are marks: the row counts, and says what is wrong.
RowCode = Literal[
    "counts-missing",  # more than one count is missing
    "counts-too-few",  # they add up to fewer units than a deal has
    "counts-too-many",  # to more
    "count-out-of-range",  # one of them is no count of this deal
    "bad-sale",  # a bid that is not on the ladder, or a buyer who cannot buy
    "bid-binds-kind",  # a bid with plus is a plus game, one with minus a minus game
    "no-auction",  # these rules sell no deals, or not this one
    "unplayed-off",  # under these rules every deal is played
    "kings-too-many",  # more kings than cards, or than there are
    "out-has-cards",  # the player who went out has no cards left
    "nobody-left-with-none",  # a player who did not go out has a card at least
    "bad-ranks",  # no rank, or one rank five times
    "count-the-cards",  # under these rules cards are counted, not points
    "cards-need-values",  # under these rules a card costs what its rank says
]
MarkCode = Literal[
    "wrong-phase",  # another contract is due
    "contract-used-up",  # it was played as often as the rules allow
    "game-over",  # the match was over before this deal
]
ROW_CODES: Final[tuple[RowCode, ...]] = get_args(RowCode)
MARK_CODES: Final[tuple[MarkCode, ...]] = get_args(MarkCode)


class Wrong(ValueError):
    """What a row says cannot be. ``facts`` are the arguments of its text."""

    def __init__(self, code: RowCode, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code: RowCode = code
        self.facts = facts
