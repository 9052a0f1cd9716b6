"""A match of an older version goes on."""

from collections.abc import Mapping

from kingcraft.room.room import Room
from tests.room.memory import Listener, act, settled


async def play_on(room: Room, secrets: Mapping[str, str], deals: int = 2) -> None:
    """Let the people of a room find their seats and play until ``deals`` more deals have ended, or the match.

    ``secrets``: by seat. They play the first legal token each time.
    """
    people = {int(seat): Listener() for seat in secrets}
    for seat, listener in people.items():
        room.enter(listener, secrets[str(seat)])
    await settled(room)
    wanted = len(room.state.match.ended) + deals
    while room.phase != "over" and len(room.state.match.ended) < wanted:
        deal = room.state.match.state
        if deal is None:
            for listener in people.values():
                room.ready(listener)
        else:
            act(room, people[deal.to_act], deal.legal()[0])
        await settled(room)
    assert room.phase == "over" or len(room.state.match.ended) == wanted
