"""The server: rooms over HTTP and WebSocket (Litestar, uvicorn), their logs in SQLite."""

from ..extras import require

require("Kingcraft's server", "serve")
