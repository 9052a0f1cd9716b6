"""The room: the authority for one live table. No sockets, no SQL; log, chance and time come in through ports."""
