"""The shuffle in two rounds (``docs/rules/records.md``, fairness): no one chooses a part after seeing another's."""

import hashlib
import random

import pytest

from kingcraft.cards import PACK_52
from kingcraft.record.verify import Verdict, verify
from kingcraft.room.log.events import Committed, Dealt, Reshuffled, Sealed, decode, encode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Reveal, Seal
from kingcraft.room.wire.http_messages import JoinRoom
from kingcraft.shuffle import commit, deck

from .dealt import dealt
from .memory import House, Listener, play_deal, settled, until
from .shuffling import Partner

A, B = b"\xaa" * 16, b"\xbb" * 16


async def table(house: House, *, mute: bool = False) -> tuple[Room, Partner, Partner]:
    """Ana and Bo, whose clients take part, and a bot; the first deal is dealt once its shuffle is over."""
    room, mine = house.open("kings-corner", "pagat", "open", "first")
    ana, bo = Partner(room, A), Partner(room, B, mute=mute)
    room.enter(ana, mine.secret, shuffles=True)
    friend = await room.sit(JoinRoom("Bo"))
    room.enter(bo, friend.secret, shuffles=True)
    await settled(room)
    return room, ana, bo


async def test_nonces_come_after_the_list_of_their_commitments() -> None:
    house = House()
    room, ana, bo = await table(house)
    course = room.state.deals[0]
    events = [type(event) for event in map(decode, house.log.rooms[room.name])]
    order = [event for event in events if event in (Committed, Sealed, Dealt)]
    assert order == [Committed, Sealed, Dealt]
    assert set(course.nonce_commits) == {commit(A), commit(B), ""}
    assert set(course.nonces) == {A.hex(), B.hex(), ""}
    # Before its nonce left, each client was shown the commitment to the seed and the whole list, the same to both.
    for person in (ana, bo):
        lists = [m["view"]["proofs"][0]["nonceCommits"] for m in person.messages if m["view"]["phase"] == "waiting"]
        assert lists[-1] == list(course.nonce_commits)
    assert commit(bytes.fromhex(course.server_seed)) == ana.messages[0]["view"]["proofs"][0]["commit"]


async def test_nonces_are_shown_with_the_seed_when_the_deal_has_ended() -> None:
    room, ana, bo = await table(House())
    assert (ana.proof["nonces"], ana.proof["serverSeed"]) == ([], "")
    you: dict[int, Listener] = {person.last["view"]["you"]: person for person in (ana, bo)}
    await play_deal(room, you, random.Random(1).choice)
    shown = ana.last["view"]["proofs"][0]
    assert set(shown["nonces"]) == {A.hex(), B.hex(), ""}
    assert shown["serverSeed"] == room.state.deals[0].server_seed
    kept = record(room.state, room.name)
    assert kept.deals[0].notes["fairness"] == {
        "version": 2,
        "commit": shown["commit"],
        "server_seed": shown["serverSeed"],
        "nonce_commits": shown["nonceCommits"],
        "voids": 0,
        "nonces": shown["nonces"],
    }
    assert verify(kept)[0] == Verdict("fair")


async def test_the_next_deal_is_shuffled_as_soon_as_everyone_is_ready() -> None:
    room, ana, bo = await table(House())
    you: dict[int, Listener] = {person.last["view"]["you"]: person for person in (ana, bo)}
    await play_deal(room, you, random.Random(1).choice)
    await settled(room)
    assert room.state.deals[1].nonce_commits == ()  # their commitments are there, but not everyone is ready
    room.ready(ana)
    room.ready(bo)
    await settled(room)
    assert set(room.state.deals[1].nonces) == {A.hex(), B.hex(), ""}


async def test_a_person_alone_with_bots_sends_the_nonce_openly_and_waits_for_no_round() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    ana = Partner(room, A)
    room.enter(ana, mine.secret, shuffles=True)
    await settled(room)
    assert room.state.deals[0].nonce_commits == ()
    assert room.state.deals[0].nonces[mine.seat] == A.hex()
    assert ana.proof["nonces"] == list(room.state.deals[0].nonces)


async def test_among_people_a_nonce_that_is_sent_openly_does_not_count() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open")
    ana, bo = Listener(), Partner(room, B)
    room.enter(ana, mine.secret, shuffles=True)
    room.shuffle(ana, Reveal(0, 0, A.hex()))
    friend = await room.sit(JoinRoom("Bo"))
    room.enter(bo, friend.secret, shuffles=True)
    await until(lambda: room.phase == "deal")
    assert set(room.state.deals[0].nonces) == {"", B.hex()}


async def test_a_client_that_keeps_its_nonce_makes_the_shuffle_void_and_is_left_out() -> None:
    house = House(shuffling=0.05)
    room, ana, bo = await table(house, mute=True)
    seed = ana.messages[0]["view"]["proofs"][0]["commit"]
    await until(lambda: room.phase == "deal")
    course, seat = room.state.deals[0], bo.last["view"]["you"]
    assert (course.voids, course.silent) == (1, (seat,))
    assert set(course.nonces) == {A.hex(), ""}
    assert (ana.proof["voids"], ana.proof["silent"]) == (1, [seat])
    assert ana.proof["commit"] != seed  # a new seed
    named = [m["event"]["seat"] for m in ana.messages if m["event"]["kind"] == "shuffle"]
    assert named == [-1, seat, -1]


async def test_everyone_sees_whom_the_shuffle_waits_for() -> None:
    house = House(shuffling=2.0)
    room, ana, bo = await table(house, mute=True)
    seat = bo.last["view"]["you"]
    assert ana.last["view"]["shuffling"] == []
    await until(lambda: ana.last["view"]["shuffling"] == [seat])
    bo.mute = False
    room.shuffle(bo, Reveal(0, 0, B.hex()))
    await settled(room)
    assert (room.phase, ana.last["view"]["shuffling"]) == ("deal", [])


async def test_a_nonce_that_does_not_fit_is_refused() -> None:
    house = House(shuffling=2.0)
    room, _, bo = await table(house, mute=True)
    room.shuffle(bo, Reveal(0, 0, A.hex()))
    assert (bo.last["type"], bo.last["code"]) == ("failure", "wrong-nonce")
    room.shuffle(bo, Reveal(0, 1, B.hex()))  # of another shuffle: of no effect
    room.shuffle(bo, Reveal(1, 0, B.hex()))
    await settled(room)
    assert room.phase == "waiting"


async def test_no_one_joins_a_shuffle_whose_list_is_closed() -> None:
    house = House(shuffling=2.0)
    room, _, bo = await table(house, mute=True)
    listed = room.state.deals[0].nonce_commits
    room.shuffle(bo, Seal(0, 0, commit(b"another")))
    room.shuffle(bo, Reveal(0, 0, b"another".hex()))
    await settled(room)
    assert bo.last["code"] == "wrong-nonce"
    assert room.state.deals[0].nonce_commits == listed


async def test_a_client_without_a_part_is_not_waited_for_and_has_no_nonce() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open")
    ana, bo = Partner(room, A), Listener()
    room.enter(ana, mine.secret, shuffles=True)
    friend = await room.sit(JoinRoom("Bo"))
    room.enter(bo, friend.secret)
    await settled(room)
    assert set(room.state.deals[0].nonces) == {A.hex(), ""}
    assert sorted(room.state.deals[0].nonce_commits) == ["", commit(A)]


async def test_a_list_that_was_published_holds_after_a_restart() -> None:
    house = House(shuffling=2.0)
    room, _, _ = await table(house, mute=True)
    listed = room.state.deals[0].nonce_commits
    found = replay_log(house.log.rooms[room.name])
    assert found is not None
    assert found[0].deals[0].nonce_commits == listed
    # A nonce that is not in the list cannot be dealt from.
    wrong = Dealt(0, [hashlib.sha256(nonce.encode()).hexdigest() if nonce else "" for nonce in listed])
    with pytest.raises(BrokenLog, match="does not fit"):
        reduce(found[0], wrong)


async def test_events_that_cannot_follow_are_refused() -> None:
    state = dealt("pagat", 2, 3)
    for event in (Sealed(0, ["", ""]), Reshuffled(0, [0], "00" * 32)):
        with pytest.raises(BrokenLog):
            reduce(state, event)
        assert decode(encode(event)) == event


async def test_a_log_in_one_round_still_deals_its_deck() -> None:
    state = dealt("pagat", 2, 3)
    course = state.deals[0]
    assert list(course.deck) == deck(bytes.fromhex(course.server_seed), 0, [b"", b""], PACK_52)
