// The rooms of a server, for the tests of pages that ask for them over HTTP.
import { vi } from "vitest";
import type { RoomSummary } from "../src/base/messages";
import type { KeptSeat } from "../src/base/seats";
import { corner, king, view } from "./feed";

export const summaryOf = (changes: Partial<RoomSummary> = {}): RoomSummary => ({
  room: "r",
  game: "kings-corner",
  preset: "pagat",
  phase: "deal",
  seats: view((changes.game ?? "kings-corner") === "king" ? king() : corner()).seats,
  you: 0,
  deals: 1,
  totals: [4, 0, 1, 2],
  winners: [],
  places: [4, 1, 2, 3],
  of: 0,
  chips: false,
  created: "2026-11-22T10:00:00Z",
  practice: false,
  host: 0,
  reviews: true,
  newest: "",
  ...changes,
});

/** A seat in that room, with the secret that opens it. */
export const seatIn = ({ room, game, created }: RoomSummary, changes: Partial<KeptSeat> = {}): KeptSeat => ({
  room,
  seat: 0,
  secret: `secret-${room}`,
  game,
  created,
  ...changes,
});

/** A request: its path below /api, and the secret that was sent along. */
interface Request {
  path: string;
  secret: string;
}

/** What a server answers: a document, or the status and the code of a refusal; null: it does not answer. */
type Answer = object | readonly [status: number, code: string] | null;

/** A server that answers like this. Return the requests it gets. */
export function serveRooms(answer: (request: Request) => Answer | Promise<Answer>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (address: string, { headers }: { headers?: Record<string, string> } = {}) => {
    const request = { path: address.slice(4), secret: headers?.authorization?.slice(7) ?? "" };
    asked.push(request);
    const found = await answer(request);
    if (found === null) throw new TypeError("Failed to fetch");
    if (!Array.isArray(found)) return new Response(JSON.stringify(found));
    const [status, code] = found as [number, string];
    return new Response(JSON.stringify({ code, key: `error-${code}`, arguments: {} }), { status });
  });
  return asked;
}
