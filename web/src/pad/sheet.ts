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
  /** The event that an undo takes back. */
  of?: Stamp;
}

/** What a sheet says now. */
export interface Folded {
  start: Start;
  /** The keys of its rows, ascending, and the rows. */
  keys: number[];
  rows: Row[];
  /** Rows that two phones wrote without knowing of each other: the earlier version by key. The later one counts. */
  twice: Map<number, Row>;
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
const text = (value: unknown): string =>
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

/** What events come to. `keepsPlaces`: whether the rows of a game do (`Pad`). */
export function folded(events: readonly SheetEvent[], keepsPlaces: (game: string) => boolean): Folded {
  const ordered = merged(events);
  const out = undone(ordered);
  let begun: Partial<Start> = {};
  const log = new Map<number, SheetEvent[]>();
  for (const event of ordered) {
    if (event.op === "start") begun = event;
    else if (out.has(stamp(event))) continue;
    else if (event.op === "set") begun = { ...begun, ...event.to };
    else if (writes(event)) {
      const { at = 0 } = event;
      log.set(at, [...(log.get(at) ?? []), event]);
    }
  }
  const rows = new Map<number, Row>();
  const twice = new Map<number, Row>();
  for (const [at, all] of log) {
    const last = all.at(-1);
    if (last?.op === "put" && last.row) rows.set(at, last.row);
    const rival = all.findLast((one) => named(one.was) === named(last?.was) && text(one.row) !== text(last?.row));
    if (rival) twice.set(at, rival.row ?? {});
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
 * The events that a code for another phone carries: of each row the last write, and every undo with what it takes back
 * and gives again, so that a phone that knows more can still unite both.
 */
export function carried(events: readonly SheetEvent[]): SheetEvent[] {
  const ordered = merged(events);
  const out = undone(ordered);
  const last = new Map(ordered.filter((one) => writes(one) && !out.has(stamp(one))).map((one) => [one.at, one]));
  const again = new Set(ordered.flatMap((one) => (one.op === "undo" && out.has(stamp(one)) ? [named(one.of)] : [])));
  return ordered.filter((one) => !writes(one) || last.get(one.at) === one || again.has(stamp(one)));
}

/** What is counted in place of a row that cannot be: nothing. */
const NOTHING: Row = { missing: true, void: true };

/**
 * Works the rows of a sheet out. Throws `Wrong` at the first one that cannot be; or, if they are `kept`, counts nothing
 * for it and goes on.
 */
export function computed({ start, rows }: Folded, pad: Pad, options: Options, kept = false): Computed {
  const course = pad.course(options, start.players.length, start.dealer);
  const wrong = new Map<number, Wrong>();
  const written = rows.map((row, index) => {
    try {
      return course.add(row);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      error.deal = index + 1;
      if (!kept) throw error;
      wrong.set(index, error);
      return course.add(NOTHING);
    }
  });
  return { written, totals: course.totals(), winners: course.winners(), coming: course.coming(), wrong };
}
