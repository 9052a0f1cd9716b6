"""The rule page of King, section by section, in the order in which a newcomer needs it (``docs/rules/king.md``)."""

from ...games.king.options import KingOptions, idle
from ..phrase import Argument, card, phrase
from ..sections import Diagram, Item, Section, Sentence, example, say
from . import auction, leading, negative, positive
from .drawings import Seats, TrickPicture

#: A trick of cards that both packs have: the second takes it, with spades as trump the third.
_TRICK = ("9D", "KD", "7S", "AC")
_TRICK_WINNER = 1
_TRUMP_WINNER = 2


def sections(options: KingOptions) -> tuple[Section, ...]:
    """Return the whole page."""
    found = [_aim(options), _need(options), _deal(options), _tricks(options), negative.negative(options)]
    if options.chooser:
        found.append(negative.choosing(options))
    found.append(leading.leading(options))
    if options.positive_deals:
        found.append(positive.positive(options))
        if options.auction != "off":
            found += [auction.auction(options), auction.decision(options), auction.sale(options)]
    return (*found, positive.match(options), Section("origin", (say("king-origin"),)))


def _aim(options: KingOptions) -> Section:
    counted = ("contracts", "contract_choice", "each_negative", "quota_plus")
    negative, positive = options.negative_deals, options.positive_deals
    if positive:
        deals = say("king-aim", *counted, deals=options.deals, negative=negative, positive=positive)
    else:
        deals = say("king-aim-negative", *counted, deals=negative)
    return Section("aim", (deals, say(f"king-aim-{options.outcome}", "outcome")))


def _need(options: KingOptions) -> Section:
    return Section("need", (say(f"king-need-{options.deck}", "deck"),))


def _deal(options: KingOptions) -> Section:
    leader = negative.leader_place(options)
    picture = phrase(f"rules-king-picture-seats-{options.direction}", leader=positive.seat_name(leader))
    return Section(
        "deal",
        (
            say("king-lots"),
            say(f"king-shuffle-{options.direction}", "direction"),
            say(f"king-direction-{options.direction}", "direction"),
            say("king-hands", "deck", cards=options.tricks),
            Diagram(picture, Seats(options.direction == "cw", leader), ("direction", "first_lead")),
        ),
    )


def _tricks(options: KingOptions) -> Section:
    trumped = ("declare", "trump_fixed", "quota_plus")
    trumps = positive.trumps(options)
    picture = phrase("rules-king-picture-trick", **_trick_words(_TRICK_WINNER))
    items: list[Item] = [
        say(f"king-lead-{_leader(options)}", "first_lead"),
        *([] if _leader(options) == "chooser" else [say("king-lead-usual")]),
        say("king-follow"),
        *_exceptions(options),
        say("king-trick-trump" if trumps else "king-trick", *trumped),
        Diagram(picture, TrickPicture(_TRICK, _TRICK_WINNER)),
    ]
    if trumps:
        items.append(example("king-trump-example", *trumped, **_trick_words(_TRUMP_WINNER)))
    if not negative.early_ends(options):
        items.append(say("king-play-out", "early_end"))
    items.append(say("king-count"))
    return Section("tricks", tuple(items))


def _trick_words(winner: int) -> dict[str, Argument]:
    words: dict[str, Argument] = {
        name: card(text) for name, text in zip(("first", "second", "third", "fourth"), _TRICK, strict=True)
    }
    return {**words, "winner": card(_TRICK[winner])}


def _leader(options: KingOptions) -> str:
    match options.first_lead:
        case "dealer":
            return "dealer"
        case "left_of_dealer":
            return "next"
    return "chooser" if options.chooser else "nobody"  # G-20: without a chooser no one declares these deals


def _exceptions(options: KingOptions) -> list[Sentence]:
    about = ("forced_penalty", "forced_king", "must_trump")
    throw = leading.must_throw(options)
    trump = options.must_trump and "must_trump" not in idle(options)
    if throw and trump:
        return [say("king-follow-exceptions", *about)]
    if throw:
        return [say("king-follow-exceptions-throw", *about)]
    return [say("king-follow-exceptions-trump", *about)] if trump else []
