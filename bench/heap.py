"""What a page in a browser holds after garbage collection."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession


@dataclass(frozen=True, slots=True)
class Weight:
    """Bytes of the heap, those of compiled scripts with V8's notes for them, DOM nodes, event listeners."""

    heap: int
    code: int
    nodes: int
    listeners: int

    @property
    def data(self) -> int:
        """Bytes of what the page itself keeps."""
        return self.heap - self.code


def weight(session: CDPSession) -> Weight:
    """Return what is left after the garbage has been collected."""
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    counters = session.send("Memory.getDOMCounters")
    return Weight(int(heap), _code(_snapshot(session)), counters["nodes"], counters["jsEventListeners"])


def _snapshot(session: CDPSession) -> dict[str, Any]:
    chunks: list[str] = []

    def keep(event: dict[str, str]) -> None:
        chunks.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", keep)
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    found: dict[str, Any] = json.loads("".join(chunks))
    return found


def _code(snapshot: dict[str, Any]) -> int:
    """Bytes of all nodes of the type ``code``; a snapshot holds the fields of all nodes in one flat list."""
    meta = snapshot["snapshot"]["meta"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    nodes, step = snapshot["nodes"], len(fields)
    types, sizes = nodes[fields.index("type") :: step], nodes[fields.index("self_size") :: step]
    code = kinds.index("code")
    return sum(size for kind, size in zip(types, sizes, strict=True) if kind == code)
