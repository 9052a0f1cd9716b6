"""What a deal of Kings Corner is worth, and when a match ends: the numbers of the rule set itself."""

from itertools import groupby
from typing import Final

from ...cards import KING, RANKS, card_set, parse_cards
from ...games.kings_corner.options import KingsCornerOptions, contradiction_of_players
from ...games.kings_corner.scoring import card_values, deal_scores, hand_value
from ..phrase import Argument, Listed, Phrase, card, phrase, signed
from ..phrase import ranks as plural
from ..sections import Item, Row, Section, Sentence, Table, example, say

#: Ranks from king to ace, by their places in ``card_values``.
_DOWNWARDS: Final = tuple(range(KING, -1, -1))
#: Up to this many ranks are named one by one.
_NAMED: Final = 5

_EXAMPLE_HAND: Final = ("KC", "9S", "3D", "AH")
#: The same where kings may not stay in hand.
_NO_KING: Final = ("QC", "9S", "3D", "AH")
#: What three players hold when the first is out, in the example with chips.
_EXAMPLE_HANDS: Final = (("KC", "KD", "3S"), ("AH",), ("9D", "QS"))
_EXAMPLE_PASSES: Final = 3


def king_cost(options: KingsCornerOptions) -> int:
    """Return what a king left in hand costs."""
    return card_values(options)[KING]


def cards_are_free(options: KingsCornerOptions) -> bool:
    """Return whether cards left in hand cost no chips."""
    return options.scoring == "chips" and options.chip_card == options.chip_king == 0


def points(options: KingsCornerOptions) -> Section:
    """Return the section about points or chips."""
    if options.scoring == "chips":
        return Section("chips", (*_pass_chips(options), *_chips_won(options)))
    hand = _NO_KING if options.forced_king == "must" else _EXAMPLE_HAND
    cost = _cost(options, hand)
    cards = Listed(tuple(card(text) for text in hand))
    items: list[Item] = [
        say("kc-points", "scoring"),
        _values(options),
        example("kc-points-example", "scoring", "forced_king", cards=cards, points=cost),
    ]
    if fines(options):
        items.append(say("kc-points-fines", "forced_king", "forced_king_penalty", points=options.forced_king_penalty))
    one = "-one" if options.deals == 1 else ""  # K-20: nothing is added up
    if options.sign == "+":
        items.append(say(f"kc-sign-plus{one}", "sign"))
    else:
        items.append(say(f"kc-sign-minus{one}", "sign", points=cost))
    return Section("points", tuple(items))


def costs_in_short(options: KingsCornerOptions) -> Sentence:
    """Return what cards left in hand cost, in one sentence."""
    if cards_are_free(options):
        return say("kc-aim-pot", "scoring", "chip_card", "chip_king")
    each = [
        phrase("rules-short-each", what=_ranks(ranks), points=_number(cost))
        for ranks, cost in _groups(card_values(options))
    ]
    key = "kc-short-chips" if options.scoring == "chips" else "kc-short-costs"
    return say(key, "scoring", "chip_card", "chip_king", costs=Listed(tuple(each), "comma"))


def _number(cost: Argument) -> Argument:
    return phrase("rules-number", number=cost) if isinstance(cost, int) else cost


def match(options: KingsCornerOptions) -> Section:
    """Return the section about the end of the match."""
    *end, won = match_end(options)
    usual = [] if options.deals else [say("kc-match-usual")]
    return Section("match", (*end, *usual, won, say("kc-ties")))


def match_end(options: KingsCornerOptions) -> tuple[Sentence, ...]:
    """Return when a match ends, and, last, who wins it."""
    if options.deals:
        end = say("kc-match-deals", "deals", deals=options.deals)
    else:
        minus = "-minus" if options.sign == "-" else ""
        end = say(
            f"kc-match-{options.target_rule}{minus}",
            "target",
            "target_rule",
            "sign",
            "deals",
            target=options.target,
            beyond=options.target + 1,
        )
    best = "most-chips" if options.scoring == "chips" else "fewest" if options.sign == "+" else "highest"
    if options.deals == 1:
        best = _best_of_one(options)
    return end, say(f"kc-win-{best}", "sign", "scoring", "deals")


def _best_of_one(options: KingsCornerOptions) -> str:
    """Return who wins a match of a single deal (K-20): with points, and nothing else to pay, the player who is out."""
    if options.scoring == "chips":
        return "one-chips"
    return f"one{'-fines' if fines(options) else ''}{'' if options.sign == '+' else '-minus'}"


def fines(options: KingsCornerOptions) -> bool:
    """Return whether a king in hand at the end of a turn costs something."""
    return options.forced_king == "penalty" and options.forced_king_penalty > 0


def _values(options: KingsCornerOptions) -> Table:
    column = "chips" if options.scoring == "chips" else "points"
    about = ("scoring", "chip_card", "chip_king") if options.scoring == "chips" else ("scoring",)
    rows = tuple(
        Row(f"kc-values-{RANKS[ranks[0]]}", (_ranks(ranks), cost), about)
        for ranks, cost in _groups(card_values(options))
    )
    return Table(
        phrase(f"rules-kc-values-{column}"), (phrase("rules-head-cards"), phrase(f"rules-head-{column}")), rows
    )


def _groups(values: tuple[int, ...]) -> list[tuple[list[int], Argument]]:
    """Return ranks of equal cost, from the king down; ranks that cost what is printed on them are one group."""
    pips = [rank for rank in _DOWNWARDS if 1 <= rank <= 8]
    face = all(values[rank] == rank + 1 for rank in pips)
    groups: list[tuple[list[int], Argument]] = []
    for cost, ranks in groupby(_DOWNWARDS, lambda rank: -1 if face and rank in pips else values[rank]):
        groups.append((list(ranks), phrase("rules-face-value") if cost == -1 else cost))
    return groups


def _ranks(ranks: list[int]) -> Phrase | Listed:
    if len(ranks) <= _NAMED:
        return Listed(tuple(plural(RANKS[rank]) for rank in ranks))
    low, high = ranks[-1], ranks[0]
    if len(ranks) == len(RANKS):
        return phrase("rules-all-cards")
    if low == 0:  # down to the ace: everything that has not been named
        return phrase("rules-other-cards")
    return phrase("rules-ranks", low=plural(RANKS[low]), high=plural(RANKS[high]))


def _cost(options: KingsCornerOptions, cards: tuple[str, ...]) -> int:
    return hand_value(options, _set(cards))


def _set(cards: tuple[str, ...]) -> int:
    return card_set(parse_cards(" ".join(cards)) or ())


def _pass_chips(options: KingsCornerOptions) -> list[Sentence]:
    if options.chip_pass == 0:
        return [say("kc-pass-free", "chip_pass")]
    drawn = "drawn" if options.chip_pass_needs_draw else "always"
    sentences = [
        say(
            f"kc-pass-{options.chip_pass_when.replace('_', '-')}",
            "chip_pass",
            "chip_pass_when",
            chips=options.chip_pass,
        ),
        say(f"kc-pass-{drawn}", "chip_pass_needs_draw"),
    ]
    if options.draw_when == "end" and options.drawn_king_now:
        sentences.append(say("kc-pass-drawn-king", "drawn_king_now"))
    return sentences


def _chips_won(options: KingsCornerOptions) -> list[Item]:
    if cards_are_free(options):
        return [say("kc-chips-pot", "chip_card", "chip_king")]
    won: list[Item] = [say("kc-chips-won"), _values(options)]
    # In the example every loser pays, and four must be able to play.
    if options.chip_card and not contradiction_of_players(options, 4):
        won.append(_chips_example(options))
    return won


def _chips_example(options: KingsCornerOptions) -> Sentence:
    hands = [0, *(_set(hand) for hand in _EXAMPLE_HANDS)]
    passes = _EXAMPLE_PASSES if options.chip_pass else 0
    pot = len(hands) * options.chip_ante + passes * options.chip_pass
    staked = [options.chip_ante] * len(hands)
    net = deal_scores(options, hands, staked, pot, 0)[0]
    costs = {name: _cost(options, hand) for name, hand in zip(("ben", "carla", "david"), _EXAMPLE_HANDS, strict=True)}
    return example(
        "kc-chips-example" if passes else "kc-chips-example-no-pass",
        "chip_ante",
        "chip_pass",
        "chip_card",
        "chip_king",
        ante=options.chip_ante,
        passes=passes,
        chips=options.chip_pass,
        pot=pot,
        two_kings=Listed(tuple(card(text) for text in _EXAMPLE_HANDS[0])),
        ace=card(_EXAMPLE_HANDS[1][0]),
        two=Listed(tuple(card(text) for text in _EXAMPLE_HANDS[2])),
        taken=pot + sum(costs.values()),
        net=signed(net),
        **costs,
    )
