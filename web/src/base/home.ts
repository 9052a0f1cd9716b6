// Where questions and connections go: to the server behind this address (the far home), or to the worker of this page
// (the near home, web/src/near), which plays without a server and without a network.
import { away } from "./away.svelte";
import { ALONE, LIST, at } from "./site";
import type { Line, Near } from "./line";

/** Under this key the browser remembers that the near home's files are stored in it. */
export const KEPT = "kingcraft.kept";

/** Whether a room is near: its name says so. */
export const isNear = (room: string): boolean => LIST !== undefined && (ALONE || room.startsWith("here-"));

const near = () => import("../near/near");
/** The near home for what no server can answer. */
const needed = async (): Promise<Near> => (await near()).needed();

/** Whether the near home's files are kept: then it answers in place of a server that cannot be reached. */
export function isKept(): boolean {
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
    return ALONE && path === "/games" ? (await near()).games() : (await needed()).ask(path, init);
  try {
    const answer = await fetch(at(`/api${path}`), init);
    away.server = false;
    return answer;
  } catch (fault) {
    if (room || !isKept()) throw fault;
    const answer = await (await (await near()).start()).ask(path, init);
    away.server = true;
    return answer;
  }
}

/** A new connection to a room. */
export function lineTo(room: string): Line | Promise<Line> {
  if (isNear(room)) return needed().then((home) => home.line(room));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${at(`/api/rooms/${room}/socket`)}`);
}
