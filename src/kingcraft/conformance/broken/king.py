"""Records of King with one fault in their play.

Most begin with a deal of four cards (*opening*): the only negative contract is ``no-king``, the deal ends with its only
penalty card (``early_end``), everybody holds a whole suit. Seat 3 has dealt and leads a club, and takes the king of
hearts. In the second deal seat 0 is the auctioneer; the bidders are seats 1, 2, 3 in this order.
"""

from ...games.options import Json
from ..decks import arranged
from .case import Case, record

_SUITS = {suit: " ".join(rank + suit for rank in "A23456789TJQK") for suit in "CDHS"}
#: Seat 0 diamonds, 1 hearts, 2 spades, 3 clubs where seat 3 deals; one seat further on where seat 0 does.
_DECK = arranged([_SUITS["D"], _SUITS["H"], _SUITS["S"], _SUITS["C"]])
_OPENING = ["AC", "AD", "KH", "AS"]
_SHORT: dict[str, Json] = {"contracts": ["no-king"], "early_end": True}

#: Seat 3 (dealer, leads): 2H and twelve clubs; seat 0: 2C and diamonds; seat 1: 2D and hearts; seat 2 spades.
_MIXED = arranged(
    [
        "2C AD 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
        "2D AH 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        _SUITS["S"],
        "2H AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
    ]
)
#: The same, but seat 3 has the hearts: 2D and twelve hearts, the king among them.
_HEARTS = arranged(
    [
        "2C AD 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
        _SUITS["S"],
        "2H AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
        "2D AH 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
    ]
)


def _auction(about: str, source: str, code: str, *actions: str, small: bool = False, **options: Json) -> Case:
    """The last of ``actions``, in the second deal, is refused."""
    document = record("king", "king", 4, 3, (_DECK, _OPENING), (_DECK, [*actions]), options={**_SHORT, **options})
    return Case(about, source, document, f"deals[1].actions[{len(actions) - 1}]", code, "king", small=small)


def _play(
    about: str, source: str, code: str, contract: str, deck: str, *actions: str, small: bool = False, **options: Json
) -> Case:
    """The last of ``actions``, in a first deal of ``contract``, is refused."""
    document = record("king", "king", 4, 3, (deck, [*actions]), options={"contracts": [contract], **options})
    return Case(about, source, document, f"deals[0].actions[{len(actions) - 1}]", code, "king", small=small)


def _chosen(about: str, code: str, *actions: str, small: bool = False, **options: Json) -> Case:
    """A chooser; ``no-king`` has been chosen and played; the last of ``actions``, in the second deal, is refused."""
    rules: dict[str, Json] = {
        "contract_choice": "chooser",
        "auction": "off",
        "contracts": ["no-king", "no-queens", "no-men"],
        "early_end": True,
    }
    first = ["choose:no-king", *_OPENING]
    document = record("king", "king", 4, 3, (_DECK, first), (_DECK, [*actions]), options={**rules, **options})
    place = f"deals[1].actions[{len(actions) - 1}]"
    return Case(about, "option contract_choice, G-20", document, place, code, "king", small=small)


CASES: tuple[Case, ...] = (
    _play("a card of no pack", "records.md, cards", "unknown-token", "no-tricks", _MIXED, "1C"),
    _play("a token of Kings Corner", "records.md, action tokens", "unknown-token", "no-tricks", _MIXED, "7C>N"),
    _auction("a counter-offer of +8", "records.md, reason codes", "unknown-token", "counter:+8", small=True),
    _auction("a seat that is none", "records.md, action tokens", "unknown-token", "lead:4"),
    _auction("a bid that is none", "G42", "unknown-token", "auction", "-3"),
    _auction("a suit in small letters", "records.md, cards", "unknown-token", "plus:s"),
    _play("a bid during play", "records.md, reason codes", "wrong-phase", "no-tricks", _MIXED, "pass", small=True),
    _play("a choice without a chooser", "records.md", "wrong-phase", "no-tricks", _MIXED, "choose:no-queens"),
    _auction("a bid before the auction is open", "king.md 2", "wrong-phase", "+3"),
    _auction("a card during the auction", "records.md, reason codes", "wrong-phase", "auction", "AD"),
    _auction("an answer without a question", "king.md 2", "wrong-phase", "auction", "yes"),
    _auction("a lead that nobody may name", "G-2", "wrong-phase", "plus:NT", "lead:2"),
    _auction("auction=off", "records.md, reason codes", "wrong-phase", "auction", auction="off"),
    _auction("no trump switched off", "G32", "wrong-phase", "plus:NT", declare=["S", "H", "D", "C", "minus"]),
    _auction("minus switched off", "G32", "wrong-phase", "minus", auction="off", declare=["S", "H"]),
    _auction("the buyer of a plus bid announces minus", "G-10", "wrong-phase", "auction", "+8", "minus"),
    _auction("ultimatum=false", "G43", "wrong-phase", "auction", "pass", "pass", "pass", "ultimatum", ultimatum=False),
    _auction(
        "counter_offer=false", "G51", "wrong-phase", "auction", "+3", "pass", "pass", "counter:+6", counter_offer=False
    ),
    _auction("unplayed=off", "G-20", "wrong-phase", "auction", "pass", "pass", "pass", "split", unplayed="off"),
    _auction(
        "after an ultimatum there is no way back",
        "G52",
        "wrong-phase",
        *["auction"],
        *["pass"] * 3,
        "ultimatum",
        "accept",
    ),
    _play("not one's own card", "records.md", "not-in-hand", "no-tricks", _MIXED, "AS", small=True),
    Case(
        "a card that is not in the short pack",
        "G-20",
        record("king", "king32", 4, 3, (" ".join(card for card in _DECK.split() if card[0] in "A789TJQK"), ["2C"])),
        "deals[0].actions[0]",
        "not-in-hand",
        "king32",
    ),
    _play("another suit than the one led", "G17", "must-follow-suit", "no-tricks", _MIXED, "AC", "AD", small=True),
    _play(
        "forced_king=discard",
        "G-5",
        "must-discard-king",
        "no-king",
        _MIXED,
        *("AC", "2C", "2D"),
        forced_king="discard",
        small=True,
    ),
    _play(
        "forced_king=always: hearts are led, another heart",
        "G-5",
        "must-discard-king",
        "no-king",
        _MIXED,
        *("2H", "2C", "AH"),
        forced_king="always",
        hearts_lead_ban=[],
    ),
    _play(
        "forced_penalty, void",
        "option forced_penalty (a)",
        "must-play-penalty-card",
        "no-queens",
        _MIXED,
        *("AC", "2C", "2D"),
        forced_penalty=True,
        small=True,
    ),
    Case(
        "must_trump",
        "option must_trump",
        record(
            "king",
            "king",
            4,
            3,
            (_DECK, _OPENING),
            (_MIXED, ["plus:H", "AC", "2C", "2D"]),
            options={**_SHORT, "must_trump": True},
        ),
        "deals[1].actions[3]",
        "must-trump",
        "king",
        small=True,
    ),
    _play("the king of hearts led too early", "G27", "king-banned-lead", "no-king", _HEARTS, "KH", small=True),
    _play(
        "king-banned-lead before hearts-banned-lead",
        "records.md, reason codes",
        "king-banned-lead",
        "no-king",
        _HEARTS,
        "KH",
        hearts_lead_ban=["no-king"],
    ),
    _play("a heart led while another suit is held", "G22", "hearts-banned-lead", "no-hearts", _MIXED, "2H", small=True),
    _play(
        "the king of hearts where only hearts are banned",
        "G-4",
        "hearts-banned-lead",
        "no-king",
        _HEARTS,
        "KH",
        hearts_lead_ban=["no-king"],
        king_lead_ban=False,
    ),
    _chosen("a contract that has been played", "contract-used-up", "choose:no-king", small=True),
    _chosen("a contract that is not played", "wrong-phase", "choose:no-tricks"),
    _chosen("a trump deal under quota_plus=0", "wrong-phase", "plus:S"),
    _auction("a lower bid", "G41", "bid-too-low", "auction", "+3", "+2", small=True),
    _auction("+3 is beaten by -1", "G42, auction trace (a)", "bid-too-low", "auction", "+2", "-1", "+3"),
    _auction("the same bid", "G41", "bid-too-low", "auction", "+2", "+2"),
    _auction("nothing to equalise", "G46", "cannot-match", "auction", "match", small=True),
    _auction("equalising from a worse place", "G48", "cannot-match", "auction", "+2", "match"),
    _auction(
        "nothing to accept", "records.md", "nothing-to-accept", "auction", "pass", "pass", "pass", "accept", small=True
    ),
    _auction("nothing to counter", "records.md", "nothing-to-accept", "auction", "pass", "pass", "pass", "counter:+4"),
    _auction(
        "a counter-offer below the bid",
        "G51",
        "counter-too-low",
        "auction",
        "+3",
        "pass",
        "pass",
        "counter:+2",
        small=True,
    ),
    _auction(
        "a counter-offer a second time",
        "king.md 2",
        "counter-repeated",
        *("auction", "+3", "pass", "pass", "counter:+5", "no", "counter:+5"),
        small=True,
    ),
    _auction(
        "three bids, equalisations count",
        "G56, auction trace (b)",
        "split-not-allowed",
        *("auction", "pass", "+3", "-1", "match", "pass", "split"),
        small=True,
    ),
    _auction(
        "unplayed=best_below_4: the best bid is worth four",
        "G-8",
        "split-not-allowed",
        *("auction", "+4", "pass", "pass", "split"),
        unplayed="best_below_4",
    ),
)
