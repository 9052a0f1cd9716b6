"""What cannot be done in a room, apart from the rules."""


class RoomProblem(Exception):
    """Something cannot be done in this room. ``code`` is one of ``server_messages.ERRORS``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
