// A sheet's events: what they come to, how two phones unite, what a code carries (src/kingcraft/pad/sheet.py).
import { Wrong, type Coming, type Options, type Pad, type Row, type Written } from "./counting";

/** An event's name and its place in the order: a number above every one that its phone had seen, and the phone. */
export type Stamp = [n: number, by: string];

/** What a sheet is of. */
export interface Start {
  id: string;
  game: string;
  /** As in records. */
  rules: unknown;
  players: string[];
  /** The seat that deals first. */
  dealer: number;
}

/** One change of a sheet; one of another kind is kept and not used. */
export interface SheetEvent extends Partial<Start> {
  n: number;
  by: string;
  op: string;
  /** When, as an ISO date, and on whose phone; not used to count. */
  time?: string;
  phone?: string;
  /** Of `set`. */
  to?: Partial<Start>;
  /** The key of a row. */
  at?: number;
  row?: Row;
  /** The event whose row this one replaces. */
  was?: Stamp | null;
  /** Other versions of the row that it replaces: of other phones. */
  over?: Stamp[];
  /** The event that an undo takes back. */
  of?: Stamp;
}

/** What a sheet says now. */
export interface Folded {
  start: Start;
  /** The keys of its rows, ascending, and the rows. */
  keys: number[];
  rows: Row[];
  /** Rows that phones wrote without knowing of each other: by key what wrote the versions. The last one counts. */
  twice: Map<number, SheetEvent[]>;
}

/** What the rows of a sheet come to. */
export interface Computed {
  written: Written[];
  totals: number[];
  /** Empty before the end. */
  winners: number[];
  /** Null if the match is over. */
  coming: Coming | null;
  /** The rows that cannot be, by their index; they count nothing. */
  wrong: Map<number, Wrong>;
}

/** The name of an event, as a text. */
export const stamp = ({ n, by }: SheetEvent): string => `${n} ${by}`;
const named = (of: Stamp | null | undefined): string => of?.join(" ") ?? "";
const writes = ({ op }: SheetEvent): boolean => op === "put" || op === "drop";

/** The same text for the same value, in whatever order its fields are. */
export const text = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted()) : one,
  ) ?? "";

/** Unites events: each once, in order. The order of the arguments does not matter. */
export const merged = (...logs: readonly (readonly SheetEvent[])[]): SheetEvent[] =>
  [...new Map(logs.flat().map((event) => [stamp(event), event])).values()].toSorted(
    (one, other) => one.n - other.n || (one.by < other.by ? -1 : 1),
  );

/** What was taken back and not given again. */
export function undone(ordered: readonly SheetEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of ordered.toReversed())
    if (event.op === "undo" && !found.has(stamp(event))) found.add(named(event.of)); // an undo may be undone itself
  return found;
}

/** The event with this name comes after that one. */
const isAfter = (event: SheetEvent, [n, by]: Stamp): boolean => event.n > n || (event.n === n && event.by > by);

/**
 * The writes of a row of which its last one did not know, in order. That one knew what it replaces, and what that
 * replaced, and so on back to the first one that is not here: of what came before that, nothing is certain. `all`: the
 * writes of the row that count, in order; `ordered`: all events.
 */
export function strangers(all: readonly SheetEvent[], ordered: readonly SheetEvent[]): SheetEvent[] {
  if (all.length < 2) return [];
  const known = new Map(ordered.filter(writes).map((event) => [stamp(event), event]));
  const line = new Set<string>();
  const over = new Set<string>();
  let before: Stamp | null | undefined;
  for (let event = all.at(-1); event && !line.has(stamp(event)); event = known.get(named(before))) {
    line.add(stamp(event));
    for (const other of event.over ?? []) over.add(named(other));
    before = event.was;
  }
  return all.filter(
    (event) => !line.has(stamp(event)) && !over.has(stamp(event)) && (!before || isAfter(event, before)),
  );
}

/** The other versions of a row: what its last write did not know of, without what was replaced, and each row once. */
function rivalsOf(all: readonly SheetEvent[], ordered: readonly SheetEvent[]): SheetEvent[] {
  const replaced = new Set(all.flatMap(({ was, over = [] }) => [was, ...over].map(named)));
  const rows = new Set([text(all.at(-1)?.row)]);
  return strangers(all, ordered)
    .toReversed()
    .filter((event) => !replaced.has(stamp(event)) && rows.size < rows.add(text(event.row)).size)
    .toReversed();
}

/** The writes of each row that count, by its key, in order. */
function logOf(ordered: readonly SheetEvent[], out: ReadonlySet<string>): Map<number, SheetEvent[]> {
  const log = new Map<number, SheetEvent[]>();
  for (const event of ordered)
    if (writes(event) && !out.has(stamp(event))) log.set(event.at ?? 0, [...(log.get(event.at ?? 0) ?? []), event]);
  return log;
}

/** What events come to. `keepsPlaces`: whether the rows of a game do (`Pad`). */
export function folded(events: readonly SheetEvent[], keepsPlaces: (game: string) => boolean): Folded {
  const ordered = merged(events);
  const out = undone(ordered);
  let begun: Partial<Start> = {};
  for (const event of ordered) {
    if (event.op === "start") begun = event;
    else if (event.op === "set" && !out.has(stamp(event))) begun = { ...begun, ...event.to };
  }
  const rows = new Map<number, Row>();
  const twice = new Map<number, SheetEvent[]>();
  for (const [at, all] of logOf(ordered, out)) {
    const last = all.at(-1);
    if (last?.op === "put" && last.row) rows.set(at, last.row);
    const rivals = rivalsOf(all, ordered);
    if (last && rivals.length) twice.set(at, [...rivals, last]);
  }
  const { id, game, rules, players, dealer } = begun as Start; // a sheet has always begun
  if (keepsPlaces(game))
    for (let place = Math.floor(Math.max(0, ...rows.keys())) - 1; place > 0; place--)
      if (!rows.has(place)) rows.set(place, { missing: true });
  const found = [...rows].toSorted(([one], [other]) => one - other);
  const start = { id, game, rules, players, dealer };
  return { start, keys: found.map(([at]) => at), rows: found.map(([, row]) => row), twice };
}

/**
 * The events that a code for another phone carries: of each row the last write and those which it did not know, and
 * every undo with what it takes back and gives again, so that a phone that knows more can still unite both.
 */
export function carried(events: readonly SheetEvent[]): SheetEvent[] {
  const ordered = merged(events);
  const out = undone(ordered);
  const log = logOf(ordered, out);
  const kept = new Set([...log.values()].flatMap((all) => [...strangers(all, ordered), ...all.slice(-1)]));
  const again = new Set(ordered.flatMap((one) => (one.op === "undo" && out.has(stamp(one)) ? [named(one.of)] : [])));
  return ordered.filter((one) => !writes(one) || kept.has(one) || again.has(stamp(one)));
}

/** What is counted in place of a row that cannot be: nothing. */
const NOTHING: Row = { missing: true, void: true };

/** Works the rows of a sheet out. */
export function computed({ start, rows }: Folded, pad: Pad, options: Options): Computed {
  const course = pad.course(options, start.players.length, start.dealer);
  const wrong = new Map<number, Wrong>();
  const written = rows.map((row, index) => {
    try {
      return course.add(row);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      wrong.set(index, error);
      return course.add(NOTHING);
    }
  });
  return { written, totals: course.totals(), winners: course.winners(), coming: course.coming(), wrong };
}
