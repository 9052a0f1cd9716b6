"""The rules of King in short, for a player at the table."""

from ...games.king.options import KingOptions
from ..phrase import Listed, phrase, quoted, signed
from ..sections import Sentence, say
from . import negative, positive


def short(options: KingOptions) -> tuple[Sentence, ...]:
    """Return the aim, a trick, what costs points, what may not be led, the positive deals, and who wins."""
    trump = "-trump" if positive.trumps(options) else ""
    return (
        say("king-short-aim", "contracts", negative=options.negative_deals, positive=options.positive_deals),
        say(f"king-short-trick{trump}", "declare"),
        _costs(options),
        *_leading(options),
        *_positive(options),
        say(f"king-win-{options.outcome}", "outcome", deals=options.deals),
    )


def _costs(options: KingOptions) -> Sentence:
    each = [
        phrase(
            "rules-short-contract",
            contract=phrase(f"contract-{name}"),
            unit=negative.unit(options, name),
            points=signed(-options.penalty(name)),
        )
        for name in options.contracts
    ]
    chosen = "-chosen" if options.chooser else ""
    return say(f"king-short-costs{chosen}", "values", "contract_choice", costs=Listed(tuple(each), "comma"))


def _leading(options: KingOptions) -> list[Sentence]:
    sentences = []
    banned = [name for name in options.contracts if name in options.hearts_lead_ban]
    if banned:
        broken = "-broken" if options.hearts_broken else ""
        sentences.append(say(f"king-short-hearts{broken}", "hearts_lead_ban", contracts=negative.named(banned)))
    if options.king_lead_ban and "no-king" in options.contracts:
        contract = quoted(phrase("contract-no-king"))
        sentences.append(say("king-short-king", "king_lead_ban", contract=contract))
    return sentences


def _positive(options: KingOptions) -> list[Sentence]:
    if not options.positive_deals:
        return []
    if options.auction == "off":
        return [positive.naming(options), *positive.worth(options)]
    games = positive.games(options.declare)
    return [
        say(f"king-short-auction-{options.auction}", "auction", "declare", games=games),
        *positive.worth(options),
        say("king-short-bid", "auction"),
    ]
