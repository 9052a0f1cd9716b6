// Where questions and connections go: to the server behind this address (the far home), or to the worker of this page
// (the near home, web/src/near), which plays without a server and without a network.
import { ALONE, LIST, at } from "./site";
import type { Line, Near } from "./line";

/** Under this key the browser remembers that the near home's files are stored in it. */
const KEPT = "kingcraft.kept";

/** Whether a room is near: its name says so. */
export const isNear = (room: string): boolean => LIST !== undefined && (ALONE || room.startsWith("here-"));

let starting: Promise<Near> | null = null;

/** The near home, started once. Rejects if it cannot be started here; the next call tries again. */
function near(): Promise<Near> {
  starting ??= import("../near/near")
    .then((module) => module.start())
    .catch((fault: unknown) => {
      starting = null;
      throw fault;
    });
  return starting;
}

/** Whether the near home answers in place of a server that cannot be reached. */
function stands(): boolean {
  try {
    return LIST !== undefined && localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** The answer to a question; `path` is what is behind `/api`. Rejects if nothing answers. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  const [, room] = /^\/(?:rooms|matches)\/([^/]+)/.exec(path) ?? [];
  if (room ? isNear(room) : ALONE || (typeof init.body === "string" && init.body.includes('"room":"here-')))
    return (await near()).ask(path, init);
  try {
    return await fetch(at(`/api${path}`), init);
  } catch (fault) {
    if (room || !stands()) throw fault;
    return (await near()).ask(path, init);
  }
}

/** A new connection to a room. */
export function lineTo(room: string): Line | Promise<Line> {
  if (isNear(room)) return near().then((home) => home.line(room));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${at(`/api/rooms/${room}/socket`)}`);
}
