"""A clock a move over HTTP: what may be asked for, and what a table then shows."""

from tools.driver.server import Server


async def test_a_room_is_opened_with_a_time_for_each_move(server: Server) -> None:
    seats = [{"kind": "you", "name": "Ana"}, {"kind": "thumb-1"}]
    wish = {"game": "kings-corner", "preset": "pagat", "seats": seats}
    for refused in (-1, 1, 16, 240, None):
        assert server.post("/api/rooms", {**wish, "clock": refused}).status_code == 400
    mine = server.post("/api/rooms", {**wish, "clock": 60}).json()
    async with server.sit(mine["room"], mine["secret"]) as ana:
        update = await ana.my_turn()
        assert update["view"]["clock"] == {"left": 60, "of": 60}
