// The last tables, stored in this browser: shown if the page is opened while the server cannot be reached.
import { BUILD } from "../base/site";
import type { Update } from "../base/messages";

export interface Seen {
  /** The build of the page that stored it: another build may show tables differently. */
  build: string;
  /** When, in milliseconds of this browser's clock: compared with that clock only. */
  at: number;
  update: Update;
}

const KEY = "kingcraft.seen";
const LIMIT = 3;

function isSeen(value: unknown): value is Seen {
  if (typeof value !== "object" || value === null) return false;
  const seen = value as Partial<Seen>;
  return seen.build === BUILD && typeof seen.at === "number" && typeof seen.update?.view?.room === "string";
}

/** All of them, the newest first. */
export function allSeen(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function write(seen: Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Without storage nothing is remembered; the table itself is on the server.
  }
}

/** The last table that a seat saw in a room; null if there was none, or without cards. */
export function lastSeen(room: string, seat: number): Seen | null {
  return (
    allSeen().find(({ update: { view } }) => view.room === room && view.you === seat && view.table !== null) ?? null
  );
}

/** Store what a seat sees now; it replaces what the seat saw of this room before. */
export function keepSeen(update: Update): void {
  const others = allSeen().filter(({ update: { view } }) => view.room !== update.view.room);
  write([{ build: BUILD, at: Date.now(), update }, ...others].slice(0, LIMIT));
}

/** Forget a room that no longer exists. */
export function forgetSeen(room: string): void {
  write(allSeen().filter(({ update: { view } }) => view.room !== room));
}
