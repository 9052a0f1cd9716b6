"""What may not be led, and what must be discarded, in the negative deals of King."""

from collections.abc import Sequence

from ...cards import ACE, RANK_SETS, RANKS
from ...games.king.contracts import terms_of
from ...games.king.options import NEGATIVE, KingOptions
from ..phrase import card, phrase, quoted
from ..sections import Item, Section, Sentence, example, point, say
from .negative import named, penalty_contracts


def must_throw(options: KingOptions, contracts: Sequence[str] = NEGATIVE) -> bool:
    """Return whether a player may have to discard a certain card in one of these contracts."""
    counted = [name for name in penalty_contracts(options) if name in contracts]
    return bool(counted) and (options.forced_penalty or (options.forced_king != "off" and "no-king" in counted))


def leading(options: KingOptions) -> Section:
    """Return what may not be led, and what must be discarded."""
    items: list[Item] = [*_hearts(options)]
    if "no-king" in options.contracts:
        items += [_king_lead(options), say("king-kh-usual", contract=quoted(phrase("contract-no-king")))]
    if penalty_contracts(options):
        items += _penalty_duty(options)
    if "no-king" in options.contracts:
        items += [_king_duty(options), say("king-forced-usual")]
    return Section("duties" if must_throw(options) else "leading", tuple(items))


def _hearts(options: KingOptions) -> list[Sentence]:
    about = ("hearts_lead_ban", "hearts_broken")
    banned = [name for name in options.contracts if name in options.hearts_lead_ban]
    if not banned:
        return [say("king-hearts-free", *about)]
    key = "king-hearts-broken" if options.hearts_broken else "king-hearts-ban"
    throw = "king-hearts-throw-duty" if must_throw(options, banned) else "king-hearts-throw"
    return [
        say(key, *about, contracts=named(banned)),
        say(throw, "hearts_lead_ban"),
        example("king-hearts-example", *about, low=card("8H"), high=card("KH"), other=card("9C")),
    ]


def _king_lead(options: KingOptions) -> Sentence:
    key = "king-kh-free"
    if options.king_lead_ban:
        key = "king-kh-ban"
    elif "no-king" in options.hearts_lead_ban:
        key = "king-kh-same"
    return say(key, "king_lead_ban", contract=quoted(phrase("contract-no-king")))


def _penalty_duty(options: KingOptions) -> list[Sentence]:
    counted = penalty_contracts(options)
    if not options.forced_penalty:
        if not must_throw(options):
            return [say("king-penalty-free", "forced_penalty")]
        others = [name for name in counted if name != "no-king"]
        return [say("king-penalty-but", "forced_penalty", contracts=named(others))] if others else []
    sentences = [say("king-penalty-must", "forced_penalty", contracts=named(counted))]
    sentences += [point("king-penalty-void", "forced_penalty"), _void_example(options)]
    if "no-king" in counted:
        sentences.append(point("king-penalty-void-king", "forced_penalty", contract=named(["no-king"])))
    under = [name for name in counted if _may_lie_under(options, name)]
    if under:
        sentences.append(point("king-penalty-under", "forced_penalty", contracts=named(under)))
        sentences += _under_example(options, under)
    return sentences


def _may_lie_under(options: KingOptions, contract: str) -> bool:
    """Return whether a card must ever be played under a higher one: nothing is higher than an ace (``men=A``)."""
    return terms_of(options, contract, -1).follow_under & ~RANK_SETS[ACE] != 0


def _void_example(options: KingOptions) -> Sentence:
    thrown = {"no-queens": "QC", "no-hearts": "TH", "no-king": "KH", "no-men": f"{options.men[0]}C"}
    contract, text = next((name, text) for name, text in thrown.items() if name in options.contracts)
    arguments = {"contract": quoted(phrase(f"contract-{contract}")), "card": card(text)}
    return example("king-penalty-void-example", "forced_penalty", **arguments)


def _under_example(options: KingOptions, under: Sequence[str]) -> list[Sentence]:
    if "no-queens" in under:
        contract, high, text, low = "no-queens", "KS", "QS", "9S"
    elif "no-king" in under:
        contract, high, text, low = "no-king", "AH", "KH", "9H"
    else:
        contract, high = under[0], "AS"
        pack = {RANKS[number >> 2] for number in options.pack}
        below = [rank for rank in RANKS if rank in pack - {"A"}]
        men = [f"{rank}S" for rank in below if rank in options.men]
        free = [f"{rank}S" for rank in below if rank not in options.men]
        if not free:  # everything in the pack costs points
            return []
        text, low = men[-1], free[0]
    cards = {"high": card(high), "card": card(text), "low": card(low)}
    contract_words = quoted(phrase(f"contract-{contract}"))
    return [example("king-penalty-under-example", "forced_penalty", contract=contract_words, **cards)]


def _king_duty(options: KingOptions) -> Sentence:
    contract = quoted(phrase("contract-no-king"))
    match options.forced_king:
        case "off":
            key = "king-forced-only" if options.forced_penalty else "king-forced-off"
        case "discard":
            key = "king-forced-discard-under" if options.forced_penalty else "king-forced-discard"
        case _:
            key = "king-forced-always"
    return say(key, "forced_king", "forced_penalty", contract=contract)
