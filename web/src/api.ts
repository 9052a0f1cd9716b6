// The few questions that go over HTTP; everything at the table goes over the WebSocket.
import type { GameView, JoinRoom, NewRoom, Problem, RoomSummary, Seated } from "./messages";

/** A refused question: `code` and the text key the server gave, or `offline` when it did not answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly key: string,
  ) {
    super(code);
  }
}

async function answer<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal("offline", "link-offline");
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(problem?.code ?? "internal", problem?.key ?? "error-internal");
}

function post<T>(path: string, body: object): Promise<T> {
  return answer(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

function bearer(secret: string): RequestInit {
  return secret ? { headers: { authorization: `Bearer ${secret}` } } : {};
}

export const games = (): Promise<GameView[]> => answer("/games");
export const newRoom = (room: NewRoom): Promise<Seated> => post("/rooms", room);
export const takeSeat = (room: string, join: JoinRoom): Promise<Seated> => post(`/rooms/${room}/seat`, join);
export const summary = (room: string, secret: string): Promise<RoomSummary> => answer(`/rooms/${room}`, bearer(secret));

/** Save the record of a room as a file. */
export async function downloadRecord(room: string, secret: string): Promise<void> {
  const record = await answer<unknown>(`/rooms/${room}/record`, bearer(secret));
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `kingcraft-${room}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
