"""Who leads the first trick of a deal: the seed contradicts itself (G-1) or is silent (G-2), so options say."""

from .options import PLAYERS, KingOptions


def first_leader(options: KingOptions, dealer: int) -> int:
    """Who leads a negative deal. Without a chooser it has no declarer: ``first_lead=declarer`` is the dealer (G-20)."""
    left_leads = options.first_lead == "left_of_dealer" or (options.first_lead == "declarer" and options.chooser)
    return (dealer + 1) % PLAYERS if left_leads else dealer


def positive_leader(options: KingOptions, dealer: int, declarer: int) -> int:
    """Who leads a positive deal; -1 while that is not known: ``declarer`` is -1, or is still to name the seat (G-2)."""
    match options.positive_lead:
        case "same" if options.first_lead == "declarer" and not options.chooses_positive:
            return dealer  # G-20, also where a chooser chose the negative deals before
        case "same":
            return first_leader(options, dealer)
        case "declarer":
            return declarer
    return -1
