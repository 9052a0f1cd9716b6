"""The server: rooms over HTTP and WebSocket (Litestar, uvicorn), their logs in SQLite."""
