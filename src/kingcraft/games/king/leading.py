"""The leader of the first trick. The sources contradict each other (G-1) or say nothing (G-2), so options decide."""

from .options import PLAYERS, KingOptions


def first_leader(options: KingOptions, dealer: int) -> int:
    """Return who leads a negative deal. Without a chooser ``first_lead=declarer`` means the dealer (G-20)."""
    left_leads = options.first_lead == "left_of_dealer" or (options.first_lead == "declarer" and options.chooser)
    return (dealer + 1) % PLAYERS if left_leads else dealer


def positive_leader(options: KingOptions, dealer: int, declarer: int) -> int:
    """Return who leads a positive deal; -1 while ``declarer`` is -1 or has not named the seat yet (G-2)."""
    match options.positive_lead:
        case "same" if options.first_lead == "declarer" and not options.chooses_positive:
            return dealer  # G-20, also where a chooser chose the negative deals before
        case "same":
            return first_leader(options, dealer)
        case "declarer":
            return declarer
    return -1
