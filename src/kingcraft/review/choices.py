"""The decisions of a record, in order.

Only what a player decided: a record's notes (``docs/rules/records.md``) say what was given when a practice began, what
the room played after all had agreed to end a deal, and what a bot did for a person who was away.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from ..games.game import State
from ..games.options import Json
from ..record.record import Record
from .choice import Choice
from .game_review import game_review

#: The phase of a decision that is a whole turn.
_TURN: Final = "turn"


def decided(record: Record) -> list[range]:
    """Return the actions of each deal that a seat decided; none of a void deal, because it counts for nothing.

    Notes that are malformed are ignored, as in a replay.
    """
    practice = record.notes.get("practice")
    laid = practice if isinstance(practice, dict) else {}
    begins, given = _whole(laid.get("deal"), 0), _whole(laid.get("actions"), 0)
    found = []
    for number, deal in enumerate(record.deals):
        count = len(deal.actions)
        first = count if number < begins else given if number == begins else 0
        if deal.void:
            first = count
        found.append(range(min(first, count), min(_whole(deal.notes.get("agreed"), count), count)))
    return found


def choices_of(record: Record) -> list[list[Choice[State]]]:
    """Return the decisions of every deal. A turn that the record breaks off in the middle is none.

    Raises :class:`~kingcraft.games.reasons.Refused` where the rules refuse, and :class:`.game_review.NoReview`.
    """
    review = game_review(record.rules.game)
    match = record.first_match()
    deals: list[list[Choice[State]]] = []
    for number, (deal, actions) in enumerate(zip(record.deals, decided(record), strict=True)):
        match = match.start(deal.deck)
        states: list[State] = []
        for token in deal.actions:
            assert match.state is not None
            states.append(match.state)
            match = match.apply(token)
        states.append(match.state or match.ended[-1].state)
        if deal.void:
            match = match.void()
            deals.append([])
            continue
        came = review.outcome(states[-1], match.ended[number].scores).brought if number < len(match.ended) else None
        found = _choices(number, states, actions, came, turns=review.turns)
        away = _away(deal.notes.get("stand_ins"))
        deals.append([choice for choice in found if away.isdisjoint(_places(choice))])
    return deals


def _places(choice: Choice[State]) -> range:
    return range(choice.action, choice.action + len(choice.tokens))


def _away(stand_ins: Json) -> set[int]:
    """Return the actions that a bot did for a person who was away or whose time was over, as a note says."""
    notes = [note for note in stand_ins if isinstance(note, dict)] if isinstance(stand_ins, list) else []
    return {_whole(note.get("action"), 0) for note in notes if note.get("why") in ("absent", "time-up")}


def _choices(
    deal: int, states: Sequence[State], actions: range, came: Sequence[float] | None, *, turns: bool
) -> Iterator[Choice[State]]:
    """Yield the decisions of a deal. ``states``: before each action and at the end."""
    tokens = [token for _, token in states[-1].history]  # as writers emit them, however the record spells them
    begun = actions.start
    for action in actions:
        before, after = states[begun], states[action + 1]
        if not turns or after.over or after.to_act != before.to_act:
            brought = None if came is None else came[before.to_act]
            phase = _TURN if turns else before.phase
            yield Choice(deal, begun, phase, before, tuple(tokens[begun : action + 1]), brought)
            begun = action + 1


def _whole(value: Json, otherwise: int) -> int:
    """Return a number that a note says, 0 or more."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else otherwise
