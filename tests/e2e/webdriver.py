"""The few words of WebDriver (W3C) that a smoke test needs, and the programs that execute them: a screen, a driver."""

import os
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

import httpx

from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, free_port

#: The key under which WebDriver names an element.
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"


class WebDriverError(Exception):
    """What the driver refused. ``code`` is WebDriver's: ``element click intercepted``."""

    def __init__(self, answer: Mapping[str, str]) -> None:
        super().__init__(f"{answer['error']}: {answer.get('message', '')}")
        self.code = answer["error"]


class Screen:
    """A virtual screen, in a process of its own; ``name`` is the value for ``DISPLAY``."""

    def __init__(self, program: str, width: int, height: int) -> None:
        reading, writing = os.pipe()
        command = [program, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        self.process = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as said:  # Xvfb looks for a free number and writes it when it is ready
            self.name = f":{said.readline().strip()}"
        assert self.name != ":", "Xvfb does not start"

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Driver:
    """A driver's process, and one browser that it has opened."""

    def __init__(self, program: str, environment: Mapping[str, str]) -> None:
        port = free_port()
        self.process = subprocess.Popen([program, f"--port={port}"], env=dict(environment))
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", **PLAIN)
        self.session = ""

    def __enter__(self) -> Self:
        try:
            self._wait_until_ready()
            opened = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": {}}})
        except BaseException:
            self._end()
            raise
        self.session = f"/session/{opened['sessionId']}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(httpx.TransportError, WebDriverError):
            self.command("DELETE", "")
        self._end()

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.http.get("/status")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the driver does not start"
                assert time.monotonic() < end, "the driver does not answer"
                time.sleep(0.02)

    def _end(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        answer = self.http.request(method, path, json=body).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise WebDriverError(answer)
        return answer

    def command(self, method: str, path: str, **body: Any) -> Any:
        """One command of the session. Raises :class:`WebDriverError`."""
        return self._ask(method, self.session + path, body if method == "POST" else None)

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of a function in the page and return what it returns."""
        return self.command("POST", "/execute/sync", script=script, args=list(arguments))
