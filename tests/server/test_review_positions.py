"""Beside a review: the cards as they lay before its moments, and what had been said."""

import msgspec

from kingcraft.games.king.view import AuctionView
from kingcraft.record.replay import Replay, replay_document
from kingcraft.review.graph import Point
from kingcraft.review.review import FORMAT, DealReview, PlayerReview, Review, review_match
from kingcraft.service.review_positions import reviewed
from tests.record.documents import golden
from tests.record.test_replay import given_up
from tests.review.looks import SCALE, decision


def made_up(replay: Replay, *places: tuple[int, int], own: tuple[int, ...] = ()) -> Review:
    """A review of decisions at these places: moments of the match, those of ``own`` of the first player only."""
    found = [decision(30, deal, action) for deal, action in places]
    deals = [
        DealReview("", "", False, [0], [0], [0], [0], [Point(0, [0]), Point(len(deal.actions), [0])])
        for deal in replay.record.deals
    ]
    players = [
        PlayerReview(seat, "", 1, 0, 0, 0, 1, 0, 0, 0, 30.0, 30.0, 30.0, 50.0, 0.0, list(own) if seat == 0 else [])
        for seat in range(len(replay.record.players))
    ]
    moments = [place for place in range(len(found)) if place not in own]
    return Review(FORMAT, "king", "king", "quick", True, True, SCALE, players, deals, found, moments)


def test_the_cards_of_king_as_they_lay() -> None:
    replay = replay_document(golden("king-bids"))
    actions = replay.record.deals[0].actions
    found = reviewed(replay, made_up(replay, (0, 0), (0, 6), (1, 51)))
    assert found.stages == [1, 2, 13]
    assert found.marks[0] == [1, 0]
    first, second, last = found.positions
    assert [len(hand) for hand in first.hands] == [13] * 4
    assert (first.trick, first.leader, first.piles) == ([], -1, {})
    assert second.trick == list(actions[4:6])
    assert actions[6] in second.hands[(second.leader + 2) % 4]
    assert len(last.trick) == 3
    assert sorted(map(len, last.hands)) == [0, 0, 0, 1]


def test_the_moments_of_a_player_have_their_cards_too() -> None:
    replay = replay_document(golden("king-bids"))
    found = reviewed(replay, made_up(replay, (0, 0), (1, 1), (0, 6), own=(1,)))
    assert [position.place for position in found.positions] == [0, 1, 2]
    assert found.positions[1].trick == list(replay.record.deals[1].actions[:1])


def test_before_a_call_it_is_told_what_had_been_said() -> None:
    replay = replay_document(golden("king-bids"))
    assert replay.record.deals[6].actions[:6] == ("auction", "pass", "+2", "+3", "pass", "ultimatum")
    opening, answer, card = reviewed(replay, made_up(replay, (6, 0), (6, 5), (6, 8))).positions
    assert opening.auction is None
    assert card.auction is None
    assert isinstance(answer.auction, AuctionView)
    said = [call.token for call in answer.auction.calls]
    assert (said[-4:], answer.auction.high) == (["pass", "+2", "+3", "pass"], "+3")
    assert answer.auction.auctioneer not in (answer.auction.holder, -1)


def test_a_void_deal_is_passed_over() -> None:
    """Nothing in it is judged, and moments of later deals have their cards all the same."""
    replay = replay_document(given_up())
    review = review_match(replay, "quick")
    void, after = review.deals[1], review.deals[2]
    assert (void.void, void.graph, void.luck, void.scores) == (True, [], None, None)
    assert (after.void, after.scores) == (False, list(replay.match.ended[2].scores))
    assert {each.deal for each in review.decisions} == {*range(len(review.deals))} - {1}
    last = len(review.decisions) - 1
    shown = reviewed(replay, msgspec.structs.replace(review, moments=[last]))
    assert shown.marks[1] == []
    assert [position.place for position in shown.positions][-1:] == [last]
    assert any(shown.positions[-1].hands)
