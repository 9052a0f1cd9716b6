"""Another match among the same people, in a room of its own: the same rules, or another game; the same names and bots.

The secret of a player's seat in the last match opens their seat in the next one. So the players of this room find
their seats there, on every device that has the secret, and others do not. Where a match has too few seats, some of them
look on; they are its bench, and have a seat in a match after it that has room for them. Onlookers who never had a seat
find that of a bot open.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from ... import shuffle
from ...bots.people import casual
from ...games.match import check_players
from ...games.options import RuleSet
from ...games.registry import games, with_options
from ...games.rule_text import parse_rule_text, rule_text
from ..faces.face import FACES
from ..log.events import Committed, Followed, SeatEntry
from ..log.state import HUMAN, OPEN, RoomState, Seat
from ..opening import Opening, by_lot, opened, random_below, room_id
from ..ports import Chance, Ports, RoomProblem
from ..step import Step
from ..wire.http_messages import NextMatch, Seated
from .portraits import bot_name, portraits, renamed
from .reception import followed
from .seats import free_name, no_seat, seat_opened_by

#: Makes a room of an opening.
Begin = Callable[[Callable[[Ports], Awaitable[Opening]]], Awaitable[Seated]]


@dataclass(frozen=True, slots=True)
class Plan:
    """The match after one: by which rules, and who plays it."""

    rules: RuleSet[Any]
    #: In the order of the last match, then the people who come back from its bench, new bots at the end.
    seats: list[Seat]
    #: The seats of the last match whose players have none in this one.
    onlookers: list[int]
    #: All people who have none in this one: those of the last match come last.
    bench: list[Seat]


async def room_after(
    state: RoomState,
    secret: str,
    wish: NextMatch,
    begin: Begin,
    store: Callable[[Step], Awaitable[None]],
    looking: int = 0,
) -> str:
    """Return the room of the match after that of ``state``, for the seat that ``secret`` opens.

    ``begin`` makes it, as ``wish`` says, for the first player who asks, and ``store`` keeps that it exists.
    ``looking``: how many onlookers with a name are here who never had a seat. A player alone with bots, without bench
    and such onlookers, gets a new one each time. Before the match is over, only its host may begin another one.

    People of the bench only follow. Raises :class:`RoomProblem` (``wrong-secret``, ``removed``, ``seat-taken``,
    ``hosts-match``, ``storage-failed``), ``Refused`` for impossible rules, and what ``begin`` raises.
    """
    seat = seat_opened_by(state.seats, secret)
    if seat is None and seat_opened_by(state.bench, secret) is None:
        raise RoomProblem(no_seat(state.removed, secret))
    if state.following is not None:
        return state.following.room
    if seat is None:
        raise RoomProblem("seat-taken")
    if state.phase != "over" and seat not in (state.host, state.acting_host):
        raise RoomProblem("hosts-match")
    plan = planned(state, seat, wish, looking)

    async def made(ports: Ports) -> Opening:
        return another_match(state, plan, secret, ports.chance, ports.now())

    room = (await begin(made)).room
    if not state.alone or state.bench or looking:
        # The room first: if storing its name fails, it is a room that no player knows.
        other = plan.rules != state.rules
        game, rules = (plan.rules.game, rule_text(plan.rules)) if other else ("", "")
        await store(followed(state, Followed(seat, room, game, rules, plan.onlookers)))
    return room


def planned(state: RoomState, asker: int, wish: NextMatch, looking: int = 0) -> Plan:
    """Return the match that seat ``asker`` wishes for after that of ``state``.

    There are as many seats as before, and one more for each person on the bench, as far as the game and its rules have
    them; where even more are needed, bots take them, of the levels that were there. Where there are fewer, the host has
    one, then the asker, then the others in the order of their seats, then the bench, then open seats, then bots.
    As many seats of bots are open as onlookers are ``looking`` for one, the last ones first. Raises :class:`Refused`
    for impossible rules.
    """
    base = parse_rule_text(wish.text) if wish.text else state.rules
    rules = with_options(base, wish.options) if wish.options else base
    there = [*state.seats, *state.bench]
    players = _players(rules, len(state.seats), len(there))

    def rank(number: int) -> tuple[int, bool, bool, bool]:
        kind = there[number].kind
        back = number >= len(state.seats)
        return [HUMAN, OPEN, kind].index(kind), back, number != state.acting_host, number != asker

    kept = sorted(sorted(range(len(there)), key=rank)[:players])
    seats = [there[number] for number in kept]
    for number in range(sum(each < len(state.seats) for each in kept), len(seats)):  # those who come back
        seats[number] = replace(seats[number], name=free_name([seat.name for seat in seats], number))
        for bot, name in renamed(seats, number):
            seats[bot] = replace(seats[bot], name=name)
    levels = [seat.kind for seat in state.seats if seat.is_bot] or [casual().name]
    while len(seats) < players:
        seats.append(Seat(levels[len(seats) % len(levels)], bot_name(seat.name for seat in seats), ""))
    free = sum(seat.kind == OPEN for seat in seats)
    for bot in [number for number, seat in enumerate(seats) if seat.is_bot][::-1][: max(0, looking - free)]:
        seats[bot] = Seat(OPEN, "", "")
    onlookers = sorted(state.people.difference(kept))
    bench = [seat for number, seat in enumerate(state.bench, len(state.seats)) if number not in kept]
    return Plan(rules, seats, onlookers, [*bench, *(state.seats[number] for number in onlookers)])


def _players(rules: RuleSet[Any], here: int, wanted: int) -> int:
    """How many play: ``wanted``, else as many fewer as the game and its rules need, never for the sake of the bench.

    ``here``: how many had a seat in the last match. Raises :class:`Refused` if they cannot play.
    """
    game = games()[rules.game]
    least, most = (min(max(number, game.seats[0]), game.seats[-1]) for number in (here, wanted))
    able = (each for each in range(most, least, -1) if game.contradiction_of_players(rules.options, each) is None)
    players = next(able, least)
    check_players(rules, players)
    return players


def another_match(state: RoomState, plan: Plan, secret: str, chance: Chance, now: str) -> Opening:
    """Return the opening of the match after that of ``state``, for the player whose seat ``secret`` opens.

    Its first dealer is drawn by lot (P3, G4), in some games the seats too (G5).
    """
    rules = plan.rules
    dealer = random_below(len(plan.seats), chance)
    seats = by_lot(plan.seats, chance) if FACES[rules.game].seats_by_lot else plan.seats
    server_seed = chance(shuffle.SEED_BYTES)
    looks = {seat.secret: look for seat, look in zip(state.seats, portraits(state.seats), strict=True)}
    entries, bench = (
        [
            SeatEntry(
                seat.kind,
                seat.name,
                seat.secret,
                *(looks.get(seat.secret, (seat.figure, seat.disc)) if seat.kind == HUMAN else ("", 0)),
            )
            for seat in each
        ]
        for each in (seats, plan.bench)
    )
    mine = seat_opened_by(seats, secret)
    assert mine is not None  # the player who asks always has a seat
    host = -1
    if state.host >= 0:  # a host who gave their seat away may have none there
        former = state.seats[state.host]
        host = seats.index(former) if former in seats else mine
    event = opened(
        rules,
        dealer,
        entries,
        now,
        hints=state.hints,
        undo=state.undo_wished,
        steps_in=state.steps_in,
        clock=state.clock,
        host=host,
        removed=state.removed,
        bench=bench,
    )
    seated = Seated(room_id(chance), mine, secret, shuffle.commit(server_seed))
    return Opening([event, Committed(0, server_seed.hex())], seated)
