"""Practice rooms: a deal played once more, another line from any of its positions, one contract alone.

Given cards are laid out at the beginning of the room's log (``Laid``), with all deals before them, so that everything
that deals hand on to each other is as it was and the room's record replays like any other. Nothing proves that such
cards came by chance (``docs/rules/records.md``: no proof). The player may know them; the bots on the other seats
are shown what any bot is shown. Deals after them are dealt as everywhere, from a commitment.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

from .. import shuffle
from ..cards import cards_text
from ..games.king.options import NEGATIVE
from ..games.match import Match, new_match
from ..games.options import Json, RuleSet
from ..games.reasons import Refused
from ..games.registry import observe, preset, rule_set, with_options
from ..record.record import DealRecord
from ..record.replay import Replay
from .log.events import Committed, Event, Laid, Opened, PracticeEntry, encode
from .log.seats import new_secret
from .log.state import RoomState
from .opening import YOU, Opening, below, by_lot, check_seats, entry, room_id
from .ports import Chance
from .problem import RoomProblem
from .wire.http_messages import Alone, FromRecord, FromRoom, NewPractice, Seated

#: A deal of King with its auction, or with the declaration that a rule set has instead.
POSITIVE: Final = "positive"
#: The most bytes of given deals in a log: over a hundred deals of Kings Corner; a match of King has a twentieth of it.
MAX_LAID: Final = 131_072


@dataclass(frozen=True, slots=True)
class Given:
    """Where a practice begins: by which rules, who dealt first, the deals laid out, and what is practised.

    The last of ``deals`` is cut at the position if the cards are given; else all are played out.
    """

    rules: RuleSet[Any]
    players: int
    dealer: int
    deals: tuple[DealRecord, ...]
    practice: PracticeEntry


def from_room(source: FromRoom, state: RoomState) -> Given:
    """A deal of a match played here, which who asks may see. One under way is nobody's to play again.

    Raises :class:`RoomProblem` (``match-not-over``) and :class:`Refused` (``bad-format`` with its place).
    """
    match, number = state.match, source.deal
    if number >= len(match.ended):
        if state.phase != "over":
            raise RoomProblem("match-not-over")
        raise _no_deal(number, len(match.ended))
    room, scores = source.room, _scores(match, number)
    before = state.practice
    contract = before.contract if before is not None else ""
    if before is not None and before.given and before.deal == number:
        room, scores = before.room, list(before.scores)  # once more: measured by the match, not by the last try
    practice = PracticeEntry(number, given=True, action=source.action, room=room, scores=scores, contract=contract)
    played = zip(state.deals[: number + 1], match.ended, strict=False)
    deals = [DealRecord(course.deck, course.tokens, void=ended.void) for course, ended in played]
    return Given(state.rules, match.players, match.ended[0].dealer, _cut(deals, source.action), practice)


def from_record(source: FromRecord, found: Replay) -> Given:
    """A deal of a record, which ``found`` is the replay of. Raises :class:`Refused` (``bad-format`` with its place)."""
    record, number = found.record, source.deal
    if number >= len(record.deals):
        raise _no_deal(number, len(record.deals))
    scores = _scores(found.match, number)
    practice = PracticeEntry(number, given=True, action=source.action, scores=scores)
    deals = _cut(record.deals[: number + 1], source.action)
    return Given(record.rules, len(record.players), record.dealer, deals, practice)


def alone(source: Alone, players: int, chance: Chance) -> Given:
    """Single deals by given rules: of one contract of King, of its positive deals, or a match's first deals.

    Raises :class:`Refused`: ``bad-format`` with its place.
    """
    rules = rule_set(source.game, source.preset, source.options)
    dealer = below(players, chance)
    if not source.contract:
        return Given(rules, players, dealer, (), PracticeEntry())
    rules = with_options(rules, _only(rules, source.contract))
    match, deals = new_match(rules, players, dealer), list[DealRecord]()
    while source.contract == POSITIVE and len(deals) < rules.options.negative_deals:
        # No rule set plays positive deals alone, and the first one comes after the others: these are laid out.
        match, deal = _played_out(match, len(deals), chance)
        deals.append(deal)
    return Given(rules, players, dealer, tuple(deals), PracticeEntry(len(deals), contract=source.contract))


def practice_opening(wish: NewPractice, given: Given, bots: Collection[str], chance: Chance, now: str) -> Opening:
    """The opening of a practice room.

    Raises :class:`Refused`: ``bad-format`` with its place for impossible seats, ``deal-over`` at ``source.action`` for
    a position in which nobody is to act; and :class:`RoomProblem` (``too-large``).
    """
    check_seats(wish.seats, bots)
    if len(wish.seats) != given.players:
        raise Refused("bad-format", "seats", f"{given.players} play this match")
    practice = given.practice
    lots = given.rules.game == "king" and not practice.given
    wished = by_lot(wish.seats, chance) if lots else list(wish.seats)
    secret = new_secret(chance)
    opened = Opened(
        game=given.rules.game,
        preset=given.rules.preset,
        options=given.rules.differences(preset(given.rules.game, given.rules.preset)),
        dealer=given.dealer,
        seats=[entry(seat, secret) for seat in wished],
        created=now,
        hints=wish.hints,
        undo=wish.undo,
        practice=PracticeEntry(
            practice.deal,
            wish.deals,
            practice.given,
            practice.action,
            practice.room,
            practice.scores,
            practice.contract,
        ),
    )
    laid = list(_laid(given))
    if sum(len(encode(event)) for event in laid) > MAX_LAID:
        raise RoomProblem("too-large")
    events: list[Event] = [opened, *laid]
    commit = ""
    if not practice.given:
        server_seed = chance(shuffle.SEED_BYTES)
        commit = shuffle.commit(server_seed)
        events.append(Committed(len(laid), server_seed.hex()))
    mine = next(number for number, seat in enumerate(wished) if seat.kind == YOU)
    return Opening(events, Seated(room_id(chance), mine, secret, commit))


def _laid(given: Given) -> Iterable[Laid]:
    match = new_match(given.rules, given.players, given.dealer)
    for number, given_deal in enumerate(given.deals):
        match = match.start(given_deal.deck)
        for token in given_deal.actions:
            match = match.apply(token)
        deal = match.state or match.ended[-1].state
        # Records of others may spell cards differently: logs hold the usual spelling.
        if given_deal.void:
            match = match.void()
        tokens = [token for _, token in observe(deal).history]
        yield Laid(number, cards_text(given_deal.deck), tokens, given_deal.void)
    if given.practice.given and match.state is None:
        raise Refused("deal-over", "source.action", "there is nothing left to play")


def _cut(deals: Iterable[DealRecord], action: int) -> tuple[DealRecord, ...]:
    """The deals, of the last one its first ``action`` actions."""
    *before, last = deals
    if action > len(last.actions):
        raise Refused("bad-format", "source.action", f"the deal has {len(last.actions)} actions")
    return (*before, DealRecord(last.deck, last.actions[:action]))


def _scores(match: Match, deal: int) -> list[int]:
    """What a deal came to; empty if it had no end."""
    ended = match.ended[deal] if deal < len(match.ended) else None
    return [] if ended is None or ended.void else list(ended.scores)


def _no_deal(number: int, deals: int) -> Refused:
    return Refused("bad-format", "source.deal", f"there is no deal {number}: the match has {deals}")


def _only(rules: RuleSet[Any], contract: str) -> dict[str, Json]:
    """The options that leave of a rule set of King nothing before the first deal of ``contract``."""
    options = rules.options
    if rules.game == "king" and contract == POSITIVE and options.positive_deals:
        kept: dict[str, Json] = {"contracts": [options.contracts[0]]}
        # Everybody has declared a deal to avoid, and then may only declare a positive one.
        if options.chooses_positive:
            return kept | {"each_negative": 4, "quota_negative": 1}
        return kept | {"each_negative": 1, "quota_negative": 0} if options.chooser else kept
    if rules.game == "king" and contract in NEGATIVE and contract in options.contracts:
        kept = {"contracts": [contract]}
        return kept | {"each_negative": 1, "quota_negative": 0, "quota_plus": 0} if options.chooser else kept
    raise Refused("bad-format", "source.contract", f"these rules have no contract {contract!r}")


def _played_out(match: Match, number: int, chance: Chance) -> tuple[Match, DealRecord]:
    """The match after a deal in which everybody plays the first legal token in ASCII order."""
    deck = shuffle.deck(chance(shuffle.SEED_BYTES), number, [b""] * match.players, match.pack)
    match, tokens = match.start(deck), list[str]()
    while match.state is not None:
        tokens.append(match.state.legal()[0])
        match = match.apply(tokens[-1])
    return match, DealRecord(tuple(deck), tuple(tokens))
