"""Positions of King in an auction (``docs/rules/records.md``, positions): what they say, and what is refused where."""

import json
import random
from typing import Any

import msgspec
import pytest

from kingcraft.games.king.game import KING
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import KingObservation
from kingcraft.games.match import new_match
from kingcraft.games.options import RuleSet
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import preset
from kingcraft.record.position import parse_position, position_of

from ..conformance.checks import in_auction
from ..conformance.players import Manner, decks
from ..conformance.walk import some_rules
from .documents import DELETE, auction_position, changed

#: A position of play, in the short pack, and one without auctions: other rules than those of the example.
SHORT = {"preset": "king32"}
NO_AUCTION = {"preset": "king", "options": {"auction": "off"}}
LONG_HAND = "AS KS QS JS TS 9S 7S 2S AH KH 4D 8C 3C 3S"

REFUSED: list[tuple[tuple[str | int, ...], Any, str, str]] = [
    (("phase",), "bid", "phase", "bad-format"),
    (("phase",), "", "phase", "bad-format"),
    (("phase",), None, "phase", "bad-format"),
    (("phase",), "play", "contract", "bad-format"),  # a position of play needs other fields
    (("phase",), DELETE, "contract", "bad-format"),
    (("rules",), NO_AUCTION, "phase", "bad-format"),
    (("rules",), {"preset": "turkey"}, "phase", "bad-format"),
    (("rules",), {"preset": "france"}, "phase", "bad-format"),
    (("dealer",), DELETE, "dealer", "bad-format"),
    (("dealer",), 4, "dealer", "bad-format"),
    (("dealer",), -1, "dealer", "bad-format"),
    (("dealer",), "1", "dealer", "bad-format"),
    (("dealer",), True, "dealer", "bad-format"),
    (("hands",), DELETE, "hands", "bad-format"),
    (("hands",), ["", "", ""], "hands", "bad-format"),
    (("hands",), ["", "", "", "", ""], "hands", "bad-format"),
    (("hands", 2), "", "hands[2]", "bad-format"),
    (("hands", 1), "8S 6S", "hands[1]", "bad-format"),
    (("hands", 0), LONG_HAND, "hands[3]", "bad-format"),  # a card listed twice, refused at its second place
    (("hands", 0), "AS AS", "hands[0]", "bad-format"),
    (("hands", 0), "AS 1S", "hands[0]", "bad-format"),
    (("rules",), SHORT, "hands[0]", "bad-format"),  # a two is not in the short pack
    (("calls",), DELETE, "calls", "bad-format"),
    (("calls",), "auction", "calls", "bad-format"),
    (("calls",), ["auction", 3], "calls[1]", "bad-format"),
    (("calls",), ["auction", "+9"], "calls[1]", "unknown-token"),
    (("calls",), ["auction", "PASS"], "calls[1]", "unknown-token"),
    (("calls",), ["+3"], "calls[0]", "wrong-phase"),  # the auction is not open yet
    (("calls",), ["auction", "auction"], "calls[1]", "wrong-phase"),
    (("calls",), ["auction", "accept"], "calls[1]", "wrong-phase"),
    (("calls",), ["auction", "+3", "+3"], "calls[2]", "bid-too-low"),
    (("calls",), ["auction", "match"], "calls[1]", "cannot-match"),
    (("calls",), ["auction", "pass", "pass", "pass", "accept"], "calls[4]", "nothing-to-accept"),
    (("calls",), ["auction", "+5", "pass", "pass", "counter:+4"], "calls[4]", "counter-too-low"),
    (("calls",), ["auction", "+5", "pass", "pass", "counter:+6", "no", "counter:+6"], "calls[6]", "counter-repeated"),
    (("calls",), ["auction", "+1", "+2", "+3", "pass", "pass", "split"], "calls[6]", "split-not-allowed"),
    (("calls",), ["auction", "+4", "pass", "pass", "accept", "minus"], "calls[5]", "wrong-phase"),
    (("calls",), ["auction", "8S"], "calls[1]", "wrong-phase"),
    (("calls",), ["plus:S", "8S"], "calls[1]", "wrong-phase"),  # legal in play, but a card is no call
    (("calls",), ["plus:S", "pass"], "calls[1]", "wrong-phase"),
    (("calls",), ["plus:S", "lead:1"], "calls[1]", "wrong-phase"),  # not under positive_lead=same
    (("calls",), ["auction", "pass", "pass", "pass", "split", "yes"], "calls[5]", "deal-over"),
    (("calls",), ["auction", "pass", "pass", "pass", "split", "8S"], "calls[5]", "deal-over"),
    (("calls",), ["plus:S", "+9"], "calls[1]", "unknown-token"),
]


@pytest.mark.parametrize(("path", "value", "place", "code"), REFUSED)
def test_a_position_of_an_auction_is_refused_at_its_place(path: Any, value: Any, place: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_position(changed(auction_position(), path, value))
    assert (refusal.value.place, refusal.value.code) == (place, code)


def state_after(*calls: str, **rules: Any) -> KingState:
    """The example after other calls, under other options."""
    document = changed(auction_position(), ("calls",), list(calls))
    state = parse_position({**document, "rules": {"preset": "king", "options": rules}})
    assert isinstance(state, KingState)
    return state


def test_the_auction_example() -> None:
    state = parse_position(auction_position())
    assert isinstance(state, KingState)
    assert (state.phase, state.dealer, state.to_act) == ("bid", 1, 0)
    assert state.legal() == ["+4", "+5", "+6", "+7", "+8", "-1", "-2", "pass"]


@pytest.mark.parametrize(
    ("calls", "phase", "to_act"),
    [
        ("", "open", 1),
        ("auction", "bid", 2),
        ("auction +3 pass pass", "decide", 1),
        ("auction +3 pass pass counter:+4", "answer", 2),
        ("auction +3 pass pass ultimatum no", "answer", 3),
        ("auction +3 pass pass accept", "declare", 2),
        ("auction +3 pass pass reject", "declare", 1),
        ("auction +3 pass pass accept plus:NT", "play", 1),
        ("auction -1 pass pass accept", "play", 1),  # a minus bid needs no declaration
        ("auction pass +8", "declare", 3),  # +8 cannot be refused, and no seat that may match is left
        ("plus:S", "play", 1),
        ("auction pass pass pass split", "over", -1),
    ],
)
def test_the_calls_decide_the_phase_and_who_acts(calls: str, phase: str, to_act: int) -> None:
    state = state_after(*calls.split())
    assert (state.phase, state.to_act) == (phase, to_act)
    assert bool(state.legal()) == (phase != "over")


def test_an_auction_that_is_always_open_begins_with_a_bid() -> None:
    assert state_after(auction="always").phase == "bid"
    assert state_after("+3", auction="always").to_act == 3
    with pytest.raises(Refused, match="wrong-phase"):
        state_after("auction", auction="always")


def test_the_declarer_names_the_seat_that_leads() -> None:
    calls = ("auction", "+3", "pass", "pass", "accept", "plus:NT")
    assert state_after(*calls, positive_lead="declarer_chooses").legal() == ["lead:0", "lead:1", "lead:2", "lead:3"]
    assert state_after(*calls, "lead:3", positive_lead="declarer_chooses").to_act == 3


def test_scores_include_what_the_buyer_pays() -> None:
    """The same deal once kept and once sold at +3, played by the same cards."""
    kept = state_after("auction", "+3", "pass", "pass", "reject", "plus:NT")
    sold = state_after("auction", "+3", "pass", "pass", "accept", "plus:NT")
    while not kept.over:
        token = kept.legal()[0]
        kept, sold = kept.apply(token), sold.apply(token)
    pays = [0, 75, -75, 0]
    assert sold.scores() == [points + paid for points, paid in zip(kept.scores(), pays, strict=True)]


def test_points_taken_unplayed_are_those_of_the_dealer() -> None:
    assert state_after("auction", "pass", "pass", "pass", "split").scores() == [75, 100, 75, 75]


def test_the_negative_deals_count_as_played_and_the_totals_are_0() -> None:
    seen = KING.observe(state_after(), 0)
    assert (seen.number, seen.totals) == (6, [0, 0, 0, 0])


def test_a_chooser_may_have_an_auction_too() -> None:
    """Under these options the negative deals are chosen: none is to be chosen before the auction."""
    rules = {"contract_choice": "chooser", "quota_negative": 0, "quota_plus": 0, "each_negative": 2}
    assert state_after(**rules).phase == "open"
    assert state_after(**rules).used.deals == 12


def test_spellings_of_cards_and_the_order_in_a_hand_are_free() -> None:
    document = auction_position()
    document["hands"] = [" ".join(reversed(hand.lower().split())) for hand in document["hands"]]
    assert parse_position(document) == parse_position(auction_position())


def test_a_position_of_play_may_say_so() -> None:
    document = position_of(state_after("plus:S"))
    assert document is not None
    assert "phase" not in document
    assert position_of(parse_position({**document, "phase": "play"})) == document


def _public(state: KingState, seat: int | None) -> KingObservation:
    """What a seat sees, without what a position leaves out: the match before this deal."""
    seen = KING.observe(state, seat)
    return msgspec.structs.replace(seen, number=0, totals=[], used=None)


def _read_back(state: KingState) -> None:
    document = position_of(state)
    assert document is not None
    assert document["phase"] == "auction"
    read = parse_position(json.loads(json.dumps(document)))
    assert isinstance(read, KingState)
    assert position_of(read) == document
    assert read.legal() == state.legal()
    for seat in (None, 0, 1, 2, 3):
        assert _public(read, seat) == _public(state, seat)


def _match(rules: RuleSet[Any], chance: random.Random) -> set[str]:
    """A match by chance. Every state of its auctions is read back; returns their phases."""
    manner, match, phases = Manner.by_chance(chance), new_match(rules, 4, chance.randrange(4)), set[str]()
    while not match.over:
        match = match.start(decks(rules.options.pack, chance))
        while (state := match.state) is not None:
            assert isinstance(state, KingState)
            if in_auction(state):
                _read_back(state)
                phases.add(state.phase)
            elif state.phase == "choose":
                assert position_of(state) is None
            match = match.apply(manner.pick(state.legal(), chance))
    return phases


@pytest.mark.parametrize("name", [name for name in KING.presets if preset("king", name).options.auction != "off"])
def test_every_state_of_the_auctions_of_a_preset_is_read_back(name: str) -> None:
    rules = preset("king", name)
    phases = set.union(*(_match(rules, random.Random(f"{name} {number}")) for number in range(4)))
    assert phases >= {"bid", "decide", "declare"}


@pytest.mark.parametrize(
    "number", [*range(12), *(pytest.param(n, marks=pytest.mark.long(seconds=1)) for n in range(12, 40))]
)
def test_every_state_of_auctions_under_any_options_is_read_back(number: int) -> None:
    chance = random.Random(f"auction positions {number}")
    rules = some_rules("king", chance)
    while rules.options.auction == "off":
        rules = some_rules("king", chance)
    assert "bid" in _match(rules, chance) or rules.options.auction == "optional"
