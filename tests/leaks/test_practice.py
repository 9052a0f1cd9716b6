"""Given cards are as secret as others: swap those that a viewer cannot see, and the view stays the same."""

import random
from typing import Any

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import observe
from kingcraft.record.replay import replay_document
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import FromRecord, NewPractice
from tests.leaks.known import CARD
from tests.room.memory import House, Listener, settled
from tests.room.practice import played_match, practise, seats


class Looker:
    """A bot that keeps what it is shown and plays the first legal token."""

    name = "looker"

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def choose(self, decision: Decision) -> str:
        self.shown.append(decision.observation)
        return decision.legal[0]


def positions(document: dict[str, Any], deal: int, action: int) -> Any:
    """The State after this many actions."""
    match = replay_document({**document, "deals": document["deals"][:deal]}).match
    match = match.start(replay_document(document).record.deals[deal].deck)
    for token in document["deals"][deal]["actions"][:action]:
        match = match.apply(token)
    assert match.state is not None
    return match.state


def swapped(document: dict[str, Any], deal: int, action: int, viewer: int, chance: random.Random) -> dict[str, Any]:
    """The record up to the position, with two cards changed places that ``viewer`` has not seen."""
    known = set(CARD.findall(str(observe(positions(document, deal, action), viewer))))
    deck = document["deals"][deal]["deck"].split()
    unseen = [place for place, card in enumerate(deck) if card not in known]
    while True:
        one, other = chance.sample(unseen, 2)
        changed = list(deck)
        changed[one], changed[other] = changed[other], changed[one]
        last = {"deck": " ".join(changed), "actions": document["deals"][deal]["actions"][:action]}
        found = {**document, "deals": [*document["deals"][:deal], last]}
        try:
            positions(found, deal, action)
        except Refused:  # a player would have had to follow suit
            continue
        return found


async def first_sight(document: dict[str, Any], deal: int, action: int, players: int, you: int) -> list[Any]:
    """What the person and an onlooker are sent first, and what the bot on turn is shown, if one is."""
    looker = Looker()
    house = House(looker=looker)
    room, mine = practise(house, NewPractice(FromRecord(document, deal, action), seats(players, you, "looker")))
    ana, stranger = Listener(), Listener()
    room.enter(stranger, "")
    room.enter(ana, mine.secret)
    await settled(room)
    return [ana.messages[0], stranger.messages[0], *looker.shown[:1]]


@pytest.mark.parametrize(("game", "preset", "players"), [("king", "king", 4), ("kings-corner", "pagat", 3)])
async def test_unseen_cards_of_a_given_deal(game: str, preset: str, players: int) -> None:
    options: dict[str, Any] = {"contracts": ["no-queens"], "auction": "off"} if game == "king" else {"deals": 2}
    match = await played_match(House(), game, preset, players, 3, **options)
    document = record(match.state, "x").to_json()
    deal, chance = 1, random.Random(1)
    for name in ("totals", "winners"):
        del document[name]
    document["deals"] = document["deals"][:2]
    for end in document["deals"]:
        del end["scores"]
    for action in (0, 3, 9, 14):
        cut = {**document, "deals": [document["deals"][0], {**document["deals"][1]}]}
        cut["deals"][1]["actions"] = cut["deals"][1]["actions"][:action]
        on_turn = positions(document, deal, action).to_act
        for you in range(players):
            viewer = you if you == on_turn else on_turn  # where a bot is on turn, its eyes are looked through too
            before = await first_sight(cut, deal, action, players, you)
            after = await first_sight(swapped(cut, deal, action, viewer, chance), deal, action, players, you)
            assert after[1] == before[1]
            if you == on_turn:
                assert after[0] == before[0]
            else:
                assert after[2] == before[2]
            other = await first_sight(swapped(cut, deal, action, you, chance), deal, action, players, you)
            assert other[0] == before[0]
