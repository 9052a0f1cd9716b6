"""Practice rooms: a deal played once more, another line from any of its positions, one contract alone.

Given cards are laid out at the beginning of the room's log (``Laid``), with all deals before them, so that everything
that deals hand on to each other is as it was and the room's record replays like any other. Nothing proves that such
cards came by chance (``docs/rules/records.md``: no proof). The player may know them; the bots on the other seats see
what bots always see. Later deals are dealt as in every room, from a commitment.
"""

import datetime as dt
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from .. import shuffle
from ..cards import cards_text
from ..daily.day import Task
from ..games.match import Match, new_match
from ..games.options import RuleSet
from ..games.reasons import Refused
from ..games.registry import observe, preset, rule_set, with_options
from ..record.record import DealRecord
from ..record.replay import Replay
from .faces.face import FACES
from .log.events import Committed, Event, Laid, Opened, PracticeEntry, encode
from .log.state import RoomState
from .opening import YOU, Opening, by_lot, check_seats, entries, random_below, room_id
from .people.seats import new_secret
from .ports import Chance, RoomProblem
from .wire.http_messages import Alone, FromDay, FromRecord, FromRoom, NewPractice, Seated

#: The most bytes of given deals in a log: over a hundred deals of Kings Corner, twenty matches of King.
MAX_LAID: Final = 131_072


@dataclass(frozen=True, slots=True)
class Given:
    """Where a practice begins."""

    rules: RuleSet[object]
    players: int
    #: The seat that dealt first.
    dealer: int
    #: The deals that are laid out; if the cards are given, the last one is cut at the position.
    deals: tuple[DealRecord, ...]
    practice: PracticeEntry


def from_room(source: FromRoom, state: RoomState) -> Given:
    """Return a deal of a match played here that the asker may see; a deal under way cannot be played again.

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
    """Return a deal of the record that ``found`` replays. Raises :class:`Refused` (``bad-format`` with its place)."""
    record, number = found.record, source.deal
    if number >= len(record.deals):
        raise _no_deal(number, len(record.deals))
    scores = _scores(found.match, number)
    practice = PracticeEntry(number, given=True, action=source.action, scores=scores)
    deals = _cut(record.deals[: number + 1], source.action)
    return Given(record.rules, len(record.players), record.dealer, deals, practice)


def alone(source: Alone, players: int, chance: Chance) -> Given:
    """Return single deals by given rules: of one contract, or a match's first deals.

    Raises :class:`Refused`: ``bad-format`` with its place.
    """
    rules = rule_set(source.game, source.preset, source.options)
    dealer = random_below(players, chance)
    if not source.contract:
        return Given(rules, players, dealer, (), PracticeEntry())
    rules = _only(rules, source.contract)
    before = FACES[rules.game].deals_before(rules.options, source.contract)
    match, deals = new_match(rules, players, dealer), list[DealRecord]()
    while len(deals) < before:  # those are laid out
        match, deal = _played_out(match, len(deals), chance)
        deals.append(deal)
    return Given(rules, players, dealer, tuple(deals), PracticeEntry(len(deals), contract=source.contract))


def from_day(source: FromDay, tries: int) -> Given:
    """Return the cards of a task of a day. Raises :class:`Refused` (``bad-format``) for an impossible date.

    The deals of the match before it are laid out: every seat plays the first legal token in ASCII order.
    """
    try:
        task = Task(dt.date.fromisoformat(source.date), source.task, tries)
    except ValueError:
        raise Refused("bad-format", "source.date", "there is no such day") from None
    dealer = (task.dealer - task.before) % task.players
    match, deals = new_match(task.rules, task.players, dealer), list[DealRecord]()
    while len(deals) < task.before:
        match, deal = _played_out(match, len(deals), lambda count: task.secret[:count])
        deals.append(deal)
    deals.append(DealRecord(tuple(task.deck), ()))
    practice = PracticeEntry(task.before, given=True, day=str(task))
    return Given(task.rules, task.players, dealer, tuple(deals), practice)


def practice_opening(wish: NewPractice, given: Given, bots: Collection[str], chance: Chance, now: str) -> Opening:
    """Return the opening of a practice room.

    Raises :class:`Refused`: ``bad-format`` with its place for impossible seats, ``deal-over`` at ``source.action`` for
    a position in which no seat is to act; and :class:`RoomProblem` (``too-large``).
    """
    check_seats(wish.seats, bots)
    if len(wish.seats) != given.players:
        raise Refused("bad-format", "seats", f"{given.players} play this match")
    practice = given.practice
    if practice.day:
        if [seat.kind for seat in wish.seats] != [YOU, *["casual"] * (given.players - 1)]:
            raise Refused("bad-format", "seats", "the first seat is yours, the others are casual")
        wish = msgspec.structs.replace(wish, deals=1, hints=False, undo=False)
    lots = FACES[given.rules.game].seats_by_lot and not practice.given
    wished = by_lot(wish.seats, chance) if lots else list(wish.seats)
    secret = new_secret(chance)
    opened = Opened(
        game=given.rules.game,
        preset=given.rules.preset,
        options=given.rules.differences(preset(given.rules.game, given.rules.preset)),
        dealer=given.dealer,
        seats=entries(wished, secret),
        created=now,
        hints=wish.hints,
        undo=wish.undo,
        practice=msgspec.structs.replace(practice, deals=wish.deals),
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


def _only(rules: RuleSet[object], contract: str) -> RuleSet[Any]:
    """The rules with nothing before the first deal of ``contract`` that can be left out."""
    changes = FACES[rules.game].only(rules.options, contract)
    if changes is None:
        raise Refused("bad-format", "source.contract", f"these rules have no contract {contract!r}")
    return with_options(rules, changes)


def _played_out(match: Match, number: int, chance: Chance) -> tuple[Match, DealRecord]:
    """The match after a deal in which every seat plays the first legal token in ASCII order."""
    deck = shuffle.deck(chance(shuffle.SEED_BYTES), number, [b""] * match.players, match.pack)
    match, tokens = match.start(deck), list[str]()
    while match.state is not None:
        tokens.append(match.state.legal()[0])
        match = match.apply(tokens[-1])
    return match, DealRecord(tuple(deck), tuple(tokens))
