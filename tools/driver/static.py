"""A host of files as people rent one: a folder below a path, and ``404.html`` for what is not in it."""

import contextlib
import http.server
import socket
import sys
import threading
from http import HTTPStatus
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import unquote, urlsplit

#: The types of files by their endings; such hosts know no others of ours.
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER: Final = "application/octet-stream"


class _Server(http.server.ThreadingHTTPServer):
    def __init__(self, port: int, handler: type[http.server.BaseHTTPRequestHandler]) -> None:
        self.lines: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), handler)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.lines.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.lines.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing about browsers that hang up; all else is an error of the host."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class StaticHost:
    """Serves ``folder`` below ``base`` ("/REPO/"). As a context, it answers at the start and is stopped at the end.

    ``port``: 0 means any free one.
    """

    def __init__(self, folder: Path, base: str = "/", port: int = 0) -> None:
        self.folder = folder.resolve()
        self.base = base
        #: The paths asked for, in order, with the status of each answer.
        self.asked: list[tuple[str, int]] = []
        host = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                status, kind, body, to = host.answer(self.path)
                self.send_response(status)
                if to:
                    self.send_header("Location", to)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the name is the base class's
                """Say nothing: ``asked`` has it all."""

        self._server = _Server(port, Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        """The address of the folder, with a slash at its end."""
        return f"http://127.0.0.1:{self.port}{self.base}"

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return self._server.server_port

    def cut(self) -> None:
        """Answer nothing any more, on open connections neither."""
        if not self._thread.is_alive():
            return
        self._server.shutdown()
        self._server.server_close()
        for line in list(self._server.lines):
            with contextlib.suppress(OSError):  # its end may have come meanwhile
                line.shutdown(socket.SHUT_RDWR)
        self._thread.join()

    def answer(self, target: str) -> tuple[int, str, bytes, str]:
        """Return the status, the type, the body and the new place of what a request asks for."""
        path = unquote(urlsplit(target).path)
        status, file, to = HTTPStatus.OK, self._file(path), ""
        if file is not None and file.is_dir():
            if not path.endswith("/"):  # such hosts lead to the folder
                asked = urlsplit(target)
                status, to = HTTPStatus.MOVED_PERMANENTLY, asked._replace(path=f"{asked.path}/").geturl()
            file /= "index.html"
        if file is None or not file.is_file():
            status, file, to = HTTPStatus.NOT_FOUND, self.folder / "404.html", ""
        self.asked.append((path, status))
        return status, TYPES.get(file.suffix, OTHER), file.read_bytes() if file.is_file() else b"", to

    def _file(self, path: str) -> Path | None:
        """Return the file or folder at a path; None: it is outside the site."""
        if f"{path}/" == self.base:
            return self.folder
        if not path.startswith(self.base):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        return file if file.is_relative_to(self.folder) else None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
