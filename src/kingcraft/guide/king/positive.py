"""The positive deals of King, and the end of the match."""

from typing import Final

from ...games.king.contracts import unit_value
from ...games.king.options import TRUMPS, KingOptions
from ...games.king.presets import PRESETS
from ...games.king.scoring import base_scores
from ..phrase import Argument, Listed, Phrase, phrase, signed
from ..sections import Section, Sentence, example, say
from .negative import all_points

#: Its points are made for 32 cards.
_KING32: Final = PRESETS["king32"]


def trumps(options: KingOptions) -> list[str]:
    """Return the suits that may be trump in some deal."""
    if not options.positive_deals:
        return []
    return list(options.trump_fixed) or [name for name in options.declare if name in TRUMPS]


def positive(options: KingOptions) -> Section:
    """Return who declares the positive deals, what is played in them, and who leads."""
    sentences = [_owner(options), naming(options), *worth(options, examples=True)]
    if trumps(options):
        sentences.append(say("king-trump-must" if options.must_trump else "king-trump-free", "must_trump"))
    return Section("positive", (*sentences, _lead(options)))


def worth(options: KingOptions, *, examples: bool = False) -> list[Sentence]:
    """Return what tricks are worth in plus and in minus, if these may be played."""
    sentences = []
    if options.trump_fixed or options.plus_games:
        points = options.trick_value
        sentences.append(say("king-plus", "trick_value", "deck", points=points, total=points * options.tricks))
    if "minus" in options.declare and (not options.trump_fixed or options.chooses_positive):
        rule, example_of_it = _minus(options)
        sentences += [rule, example_of_it] if examples else [rule]
    return sentences


def _owner(options: KingOptions) -> Sentence:
    if options.chooses_positive:
        return say("king-positive-chosen", "contract_choice", "quota_plus")
    first = options.negative_deals + 1
    return say("king-positive-fixed", "contract_choice", "contracts", first=first, last=options.deals)


def naming(options: KingOptions) -> Sentence:
    """Return who names the game of a positive deal, and which games there are."""
    if options.trump_fixed:
        suits = Listed(tuple(phrase(f"declaration-{suit}") for suit in options.trump_fixed), "comma")
        if not options.chooses_positive:
            return say("king-trumps", "trump_fixed", "auction", suits=suits)
        minus = "-minus" if "minus" in options.declare else ""
        return say(f"king-trumps-chooser{minus}", "trump_fixed", "auction", "declare", suits=suits)
    about = ("declare", "auction", "contract_choice", "trump_fixed")
    if options.auction != "off":
        return say(f"king-name-{options.auction}", *about, games=games(options.declare))
    if len(options.declare) == 1:
        return say("king-name-only", *about, games=games(options.declare))
    return say("king-name-chooser" if options.chooser else "king-name-dealer", *about, games=games(options.declare))


def games(declarations: tuple[str, ...]) -> Listed:
    """Return the games that a declarer may name: plus with a suit as trump, plus without trump, minus."""
    suits = tuple(phrase(f"declaration-{name}") for name in declarations if name in TRUMPS)
    found: list[Argument] = [phrase("rules-king-game-trump", suits=Listed(suits, "or"))] if suits else []
    found += [phrase(f"rules-king-game-{name}") for name in ("NT", "minus") if name in declarations]
    return Listed(tuple(found), "or")


def _minus(options: KingOptions) -> tuple[Sentence, Sentence]:
    loss = unit_value(options, "minus")
    base = options.tricks * options.trick_value
    below = base // loss + 1  # this many tricks are worth less than nothing
    none, one, many = base_scores(options, "minus", (0, 1, below))
    return (
        say("king-minus", "trick_value", "declare", "deck", base=base, loss=loss),
        example("king-minus-example", "trick_value", "deck", none=none, one=one, tricks=below, many=signed(many)),
    )


def _lead(options: KingOptions) -> Sentence:
    about = ("positive_lead", "first_lead")
    sold = "-sold" if options.auction != "off" else ""
    declarer = sold or ("" if options.chooser else "-dealer")
    match options.positive_lead:
        case "same" if options.first_lead == "left_of_dealer":
            return say("king-positive-lead-next", *about)
        case "same" if options.first_lead == "declarer" and options.chooser:
            who = "chooser" if options.chooses_positive else "dealer-after"  # G-20
            return say(f"king-positive-lead-{who}", *about, "quota_plus")
        case "same":
            return say(f"king-positive-lead-dealer{sold}", *about)
        case "declarer":
            return say(f"king-positive-lead-declarer{declarer}", *about)
    return say(f"king-positive-lead-named{declarer}", *about)


def match(options: KingOptions) -> Section:
    """Return how the match ends, and what all points add up to."""
    lost, deals = all_points(options), options.positive_deals
    won = deals * options.tricks * options.trick_value
    about = ("values", "trick_value", "contracts", "deck", "each_negative", "quota_plus", "contract_choice", "men")
    if not deals:
        total = say("king-sum-negative", *about, lost=lost)
    elif won == lost:
        total = say("king-sum-zero", *about, lost=lost, won=won)
    else:
        total = say("king-sum", *about, lost=lost, won=won, rest=signed(won - lost))
    ending = [say(f"king-win-{options.outcome}", "outcome", deals=options.deals), total]
    if won == lost and _has_points_for_32(options):
        ending.append(say("king-sum-32", "deck", "values", "trick_value"))
    return Section("match", tuple(ending))


def _has_points_for_32(options: KingOptions) -> bool:
    given = {"deck": options.deck, "values": dict(options.values), "trick_value": options.trick_value}
    return all(_KING32[name] == value for name, value in given.items())


def seat_name(place: int) -> Phrase:
    """Return the name of a player of the examples by their place in order of play; the dealer is 0."""
    return phrase(f"rules-{('anna', 'ben', 'carla', 'david')[place]}")
