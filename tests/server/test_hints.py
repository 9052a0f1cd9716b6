"""Hints over real sockets, computed by real kernels; and the order of waiting players."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, observe, preset
from kingcraft.room.ports import Unready
from kingcraft.room.wire.client_messages import AskHint
from kingcraft.server.bots.hints import Advisor
from kingcraft.server.bots.kernel_readiness import KernelReadiness
from kingcraft.service.hints import hinted
from tools.driver.patience import PATIENCE, WORK
from tools.driver.server import Person, Server, fixed

#: A short match with every kind of call.
AUCTIONS: dict[str, Any] = {"contracts": ["no-king"], "early_end": True, "auction": "always"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    arguments = ("--rate", "0", "--thinkers", "1", "--hint-seconds", "0.2")
    data = tmp_path_factory.mktemp("hints") / "data"
    with Server(data, *arguments, program=fixed("hints")) as running:
        yield running
        assert "Traceback" not in running.stderr()


async def hint(person: Person, version: int) -> dict[str, Any]:
    """The answer to a question; asked again while the kernels are being compiled."""
    async with asyncio.timeout(WORK):
        while True:
            person.ids += 1
            await person.send({"type": "hint", "id": person.ids, "version": version})
            while (answer := await person.receive())["type"] == "update":
                pass
            assert answer["id"] == person.ids
            if answer.get("code") not in ("hints-warming", "hints-busy"):
                return answer
            await asyncio.sleep(0.2)


async def test_the_player_who_asks_learns_what_to_do(server: Server) -> None:
    """A whole turn of Kings Corner; and doing what it says is legal, step by step."""
    mine = server.open_room("kings-corner", "pagat", "thumb-1")
    async with server.sit(mine["room"]) as onlooker, server.sit(mine["room"], mine["secret"]) as me:
        update = await me.my_turn()
        assert update["view"]["hints"] is True
        answer = await hint(me, update["version"])
        assert (answer["type"], answer["version"], answer["advice"]) == ("hint", update["version"], None)
        tokens = answer["hint"]["best"]["tokens"]
        for token in tokens:
            assert token in update["legal"]
            await me.act(update["version"], token)
            update = await me.expect("update")
        assert update["event"]["token"] == tokens[-1]
        again = await hint(me, update["version"] - 1)
        assert again["code"] == "stale-version"
        await onlooker.send({"type": "ping"})
        await onlooker.expect("pong")
    assert {message["type"] for message in onlooker.messages} == {"update", "pong"}
    assert answer["hint"]["sentence"]["id"] in ("review-hint-turn", "review-hint-nothing")


async def test_calls_come_with_advice_and_cards_with_a_sentence(server: Server) -> None:
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1", **AUCTIONS)
    seen: dict[str, dict[str, Any]] = {}
    async with server.sit(mine["room"], mine["secret"], "00") as me:
        while not {"play", "bid"} <= set(seen):
            update = await me.expect("update")
            view = update["view"]
            assert view["phase"] != "over", "the seed deals an auction"
            if view["phase"] == "between" and update["event"]["ended"]:
                await me.send({"type": "next"})
            if not update["legal"] or update["event"]["kind"] not in ("snapshot", "deal", "act"):
                continue
            phase = view["table"]["phase"]
            if phase not in seen and len(update["legal"]) > 1:
                seen[phase] = answer = await hint(me, update["version"])
                assert answer["hint"]["best"]["tokens"][0] in update["legal"]
            calls = [token for token in update["legal"] if token in ("auction", "pass", "reject", "no")]
            await me.act(update["version"], (calls or update["legal"])[0])
    assert seen["play"]["advice"] is None
    assert seen["play"]["hint"]["sentence"]["id"] == "review-hint-card"
    advice = seen["bid"]["advice"]
    assert {game["token"] for game in advice["games"]} == {
        *(f"plus:{game}" for game in ("C", "D", "H", "S", "NT")),
        "minus",
    }
    assert len(advice["prices"]) == 10
    assert {price["pays"] for price in advice["prices"]} <= {"yes", "no", "open"}
    assert all(price["error"] > 0 for price in advice["prices"])


async def test_a_question_that_is_none_is_refused(server: Server) -> None:
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"], mine["secret"]) as me:
        await me.my_turn()
        for question in ({"id": 1}, {"id": 1, "version": -1}, {"id": 1, "version": 3, "seat": 2}):
            await me.send({"type": "hint", **question})
            assert (await me.expect("failure"))["code"] == "bad-message"


@pytest.mark.parametrize("arguments", [(), ("--thinkers", "1", "--hint-seconds", "0")])
async def test_a_server_without_hints_offers_none(
    tmp_path_factory: pytest.TempPathFactory, arguments: tuple[str, ...]
) -> None:
    with Server(tmp_path_factory.mktemp("none") / "data", *arguments) as bare:
        mine = bare.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with bare.sit(mine["room"], mine["secret"]) as me:
            update = await me.my_turn()
            assert update["view"]["hints"] is False
            await me.send({"type": "hint", "id": 1, "version": update["version"]})
            assert (await me.expect("refused"))["code"] == "hints-off"


# --- the advisor


def _decision() -> Decision:
    rules = preset("king", games()["king"].default_preset)
    match = new_match(rules, 4, 0)
    state = match.start(match.pack).state
    assert state is not None
    return Decision(rules, observe(state, state.to_act), state.legal(), 1)


async def test_hints_wait_until_the_kernels_are_ready_or_never_will_be() -> None:
    readiness = KernelReadiness()
    advisor = Advisor(readiness, Budget(1, 1, 0.1))
    for why in ("warming", "off"):
        with pytest.raises(Unready) as refused:
            await advisor.hint(AskHint(1, 1), _decision(), Stop())
        assert refused.value.why == why
        readiness.is_over()
    advisor.close()


async def test_a_hint_that_is_not_wanted_any_more_ends_soon() -> None:
    readiness = KernelReadiness()
    readiness.is_ready("king")
    decision, stop = _decision(), Stop()
    hinted(AskHint(1, 1), decision, Budget(4, 4))  # its kernels are loaded, or compiled
    advisor = Advisor(readiness, Budget(200, 10**6, WORK))
    question = asyncio.create_task(advisor.hint(AskHint(1, 1), decision, stop))
    await asyncio.sleep(0.1)
    began = time.monotonic()
    stop.set()
    await asyncio.wait((question,))
    assert time.monotonic() - began < PATIENCE  # it had much longer
    advisor.close()
