// Changes of a sheet: each is one more event. Nothing is ever removed, so all can be taken back.
import type { Row } from "./counting";
import { merged, stamp, strangers, undone, type SheetEvent, type Stamp, type Start } from "./sheet";

/** A phone, as its events name it. */
export interface Writer {
  /** 4 to 8 small letters and digits. */
  by: string;
  /** Now, as an ISO date with its offset. */
  time: string;
}

/** The most letters of the name of a phone. */
const MOST_LETTERS = 24;

type Told = Pick<SheetEvent, "op"> & Partial<SheetEvent>;

/** Events with one more, which comes after all others. */
function more(events: readonly SheetEvent[], { by, time }: Writer, told: Told): SheetEvent[] {
  const n = Math.max(0, ...events.map((event) => event.n)) + 1;
  return [...events, { n, by, ...told, time }];
}

/** The first event of a sheet. */
export const begun = (writer: Writer, start: Start): SheetEvent[] => more([], writer, { op: "start", ...start });

const named = ({ n, by }: SheetEvent): Stamp => [n, by];

/** The events that count: those which were not taken back. */
function counting(events: readonly SheetEvent[]): SheetEvent[] {
  const ordered = merged(events);
  const out = undone(ordered);
  return ordered.filter((event) => !out.has(stamp(event)));
}

/** What a change of a row replaces: the event that wrote it last, and other versions of it. */
function replaced(events: readonly SheetEvent[], at: number): Pick<SheetEvent, "was" | "over"> {
  const all = counting(events).filter((event) => (event.op === "put" || event.op === "drop") && event.at === at);
  const before = all.at(-1);
  const over = strangers(all, merged(events)).map(named);
  return { ...(before ? { was: named(before) } : {}), ...(over.length ? { over } : {}) };
}

/** What a phone is called; empty: that is not known. */
export function phoneName(events: readonly SheetEvent[], by: string): string {
  const said: unknown = merged(events).findLast((event) => event.by === by && typeof event.phone === "string")?.phone;
  return typeof said === "string" ? [...said.trim()].slice(0, MOST_LETTERS).join("") : "";
}

/** Events that say what this phone is called. */
export const signed = (events: readonly SheetEvent[], by: Writer, name = ""): SheetEvent[] =>
  phoneName(events, by.by) !== name ? more(events, by, { op: "phone", phone: name }) : [...events];

/** Write a row. */
export const put = (events: readonly SheetEvent[], by: Writer, at: number, row: Row): SheetEvent[] =>
  more(events, by, { op: "put", at, row, ...replaced(events, at) });

/** Delete a row. */
export const drop = (events: readonly SheetEvent[], by: Writer, at: number): SheetEvent[] =>
  more(events, by, { op: "drop", at, ...replaced(events, at) });

/** Change what the sheet is of. */
export const set = (events: readonly SheetEvent[], by: Writer, to: Partial<Start>): SheetEvent[] =>
  more(events, by, { op: "set", to });

const CHANGES = ["put", "drop", "set"];

/** Whether an event changes what a sheet says. */
export const isChange = ({ op }: SheetEvent): boolean => op === "undo" || CHANGES.includes(op);

/** The last change of this phone that counts; undefined: there is none. */
export const lastChange = (events: readonly SheetEvent[], by: string): SheetEvent | undefined =>
  counting(events).findLast((event) => event.by === by && CHANGES.includes(event.op));

/** The undo of this phone that redo takes back: no change of it came after. */
export function lastUndo(events: readonly SheetEvent[], by: string): SheetEvent | undefined {
  const own = merged(events).filter((event) => event.by === by);
  const since = own.findLastIndex((event) => CHANGES.includes(event.op));
  const later = new Set(own.slice(since + 1));
  const changes = new Set(own.filter((event) => CHANGES.includes(event.op)).map(stamp));
  return counting(events).findLast(
    (event) => later.has(event) && event.op === "undo" && changes.has(event.of?.join(" ") ?? ""),
  );
}

/** Take an event back, also an undo. */
export const takeBack = (events: readonly SheetEvent[], by: Writer, event: SheetEvent): SheetEvent[] =>
  more(events, by, { op: "undo", of: named(event) });

/** Keys have three decimals. */
const FINEST = 1000;

/** The key of a row before the one with this key; null if there is no room between the two. */
export function keyBefore(keys: readonly number[], at: number): number | null {
  const before = Math.max(0, ...keys.filter((key) => key < at));
  const middle = Math.round(((before + at) / 2) * FINEST) / FINEST;
  return middle > before && middle < at ? middle : null;
}

/** All that was written into a row, the newest first. */
export const history = (events: readonly SheetEvent[], at: number): SheetEvent[] =>
  merged(events)
    .filter((event) => (event.op === "put" || event.op === "drop") && event.at === at)
    .toReversed();
