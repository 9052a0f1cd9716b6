"""Made ``v1/``: the database and the states of rooms as Kingcraft stored them at schema version 1, the oldest.

It ran at commit cd49fd00, whose modules it names, and does not run with a later version::

    PYTHONPATH=src:. python make_v1.py FOLDER
"""

import asyncio
import importlib
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

#: Titles of rooms: game, preset, the other seats, options; and how many deals end before it is left in the middle of
#: the next one (-1: it is played to its end; -2: it still waits for its people).
ROOMS: Final[dict[str, tuple[str, str, tuple[str, ...], dict[str, Any], int]]] = {
    "pagat-over": ("kings-corner", "pagat", ("thumb-1",), {"target": 25}, -1),
    "pagat-under-way": ("kings-corner", "pagat", ("open", "random"), {}, 1),
    "swedish-over": ("kings-corner", "swedish", ("open",), {"target": 25}, -1),
    "swedish-under-way": ("kings-corner", "swedish", ("random",), {}, 1),
    "no-pile-move": ("kings-corner", "pagat", ("random",), {"king_pile_move": False}, 1),
    "romanian-under-way": ("kings-corner", "romanian-250", ("open",), {}, 1),
    "king-over": ("king", "king", ("random", "random", "random"), {}, -1),
    "king-under-way": ("king", "king", ("open", "thumb-1", "open"), {}, 2),
    "king32-under-way": ("king", "king32", ("random", "random", "random"), {}, 1),
    "turkey-under-way": ("king", "turkey", ("random", "random", "random"), {}, 3),
    "portugal-under-way": ("king", "portugal", ("open", "open", "open"), {}, 1),
    "waiting": ("kings-corner", "pagat", ("open",), {}, -2),
}


def looks(room: Any) -> dict[str, Any]:
    """What the rules of the time made of a room."""
    ledger = room.ledger
    match, deal = ledger.match, ledger.match.state
    return {
        "preset": ledger.rules.preset,
        "phase": room.phase,
        "dealer": match.dealer,
        "totals": list(match.totals),
        "winners": list(match.winners),
        "scores": [list(ended.scores) for ended in match.ended],
        "names": [seat.name for seat in ledger.seats],
        "kinds": [seat.kind for seat in ledger.seats],
        "legal": [] if deal is None else deal.legal(),
    }


async def main(folder: Path) -> None:
    """Play the rooms and write the files."""
    memory = importlib.import_module("tests.room.memory")
    store = importlib.import_module("kingcraft.server.store").Store(folder)
    record = importlib.import_module("kingcraft.room.record").record
    house, states = memory.House(grace=0.01), dict[str, Any]()
    for number, (title, (game, preset, others, options, deals)) in enumerate(ROOMS.items()):
        room, mine = house.open(game, preset, *others, **options)
        waits = deals == -2
        given = [mine, *[await room.sit(f"Guest {seat}") for seat in range(0 if waits else others.count("open"))]]
        people = {seat.seat: memory.Listener() for seat in given}
        for seat in given:
            room.enter(people[seat.seat], seat.secret, f"{seat.seat:02d}")
        await memory.settled(room)
        chance, acted = random.Random(number), 0
        while not waits and room.phase != "over":
            ended, deal = len(room.ledger.match.ended), room.ledger.match.state
            if deal is None:
                for listener in people.values():
                    room.ready(listener, "0b")
            elif ended == deals and acted >= 6:
                break
            else:
                acted += ended == deals
                memory.act(room, people[deal.to_act], chance.choice(deal.legal()))
            await memory.settled(room)
        secrets = {seat.seat: seat.secret for seat in given}
        document = record(room.ledger, room.name).to_json()
        states[title] = {"room": room.name, "secrets": secrets, **looks(room), "record": document}
        assert await store.append(room.name, 0, house.log.rooms[room.name])
        await room.close()
    store.close()
    (folder / "states.json").write_text(json.dumps(states, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
