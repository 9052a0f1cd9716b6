// A sheet as its pages show it: what its events come to, in the terms of its game.
import type { Coming } from "./counting";
import type { Deal } from "./entry";
import { loadGame, optionsOf, padOf, type PadSheet, type Played, type RecordRules } from "./game";
import { carried, computed, folded, type Folded, type SheetEvent } from "./sheet";
import { MOST_EVENTS, type SheetRecord } from "./store.svelte";

export interface Opened extends Played {
  record: SheetRecord;
  words: PadSheet;
}

/** Whether a row of a game that is deleted leaves its place. */
export const keepsPlaces = (game: string): boolean => padOf(game).counting.keepsPlaces;

/** Work a sheet out; rows that cannot be are marked, and count nothing. */
export function opened(record: SheetRecord): Opened {
  const sheet = folded(record.events, keepsPlaces);
  const { game, rules, players } = sheet.start;
  const options = optionsOf(game, rules);
  const { counting, sheet: words } = padOf(game);
  return {
    ...sheet,
    ...computed(sheet, counting, options),
    record,
    options,
    words,
    players: players.map((name, seat) => {
      const { figure = "letter" as const, disc = 1 + (seat % 8) } = record.seats[seat] ?? {};
      return { name, figure, disc };
    }),
  };
}

/** A sheet after a change. One with too many events goes on without former values. */
export function renewed(record: SheetRecord, change: Partial<SheetRecord>): SheetRecord {
  const made = { ...record, ...change, changed: Date.now() };
  if (made.events.length > MOST_EVENTS) made.events = carried(made.events);
  return { ...made, over: opened(made).coming === null };
}

/** Load what is needed of the games of sheets. Resolves with those of a game and of rules that this page knows. */
export async function known(records: readonly SheetRecord[]): Promise<SheetRecord[]> {
  const found = await Promise.all(
    records.map(async (record) => {
      const { game = "", rules } = record.events.find(({ op }) => op === "start") ?? {};
      const { preset } = (rules ?? {}) as Partial<RecordRules>;
      const { presets = [] } = (await loadGame(game)) ?? {};
      return presets.some(({ name }) => name === preset) ? [record] : [];
    }),
  );
  return found.flat();
}

/** The number of a deal as people count: deals that do not count have that of the next one. */
export const numberOf = ({ rows }: Folded, index: number): number =>
  1 + rows.slice(0, index).filter((row) => !row.void).length;

/** The number of the row with this key, also of one that is deleted. */
export const numberAt = (sheet: Folded, at: number): number =>
  numberOf(sheet, sheet.keys.filter((key) => key < at).length);

/** The key of the next row. */
export const nextKey = ({ keys }: Folded): number => Math.floor(Math.max(0, ...keys)) + 1;

/** What is due at the row with this index; null: the match was over before. */
function comingAt({ start, rows, options }: Opened, index: number): Coming | null {
  const { counting } = padOf(start.game);
  const before = { start, rows: rows.slice(0, index), keys: [], twice: new Map<number, SheetEvent[]>() };
  return computed(before, counting, options).coming;
}

/** The deal to enter at a key, or to mend there; null if the match was over before. */
export function dealAt(sheet: Opened, at: number, rulesName: string): Deal | null {
  const found = sheet.keys.indexOf(at);
  const index = found < 0 ? sheet.keys.filter((key) => key < at).length : found;
  const row = found < 0 ? null : (sheet.rows[found] ?? null);
  const coming = comingAt(sheet, index);
  if (!coming) return null;
  return {
    game: sheet.start.game,
    options: sheet.options,
    rulesName,
    players: sheet.players,
    coming,
    before: sheet.rows.slice(0, index),
    row: row?.missing || row?.void ? null : row,
    number: numberOf(sheet, index),
    of: coming.of,
  };
}

/** The place of each seat by its total, from 1; equal totals share one. */
export function places({ totals, words, options }: Opened): number[] {
  const sign = words.most(options) ? 1 : -1;
  return totals.map((total) => 1 + totals.filter((other) => sign * other > sign * total).length);
}

/** When a sheet began, milliseconds since 1970; without a date, when it was changed. */
export function begunAt({ events, changed }: SheetRecord): number {
  const { time } = events.find(({ op }) => op === "start") ?? {};
  const read = Date.parse(time ?? "");
  return Number.isNaN(read) ? changed : read;
}

/** The totals after each deal, starting with 0: one list a seat. */
export const coursesOf = ({ written, players }: Opened): number[][] =>
  players.map((_, seat) => {
    let sum = 0;
    return [0, ...written.map(({ scores }) => (sum += scores[seat] ?? 0))];
  });

/** All seats with their places, the best first; winners come first. */
export function ranked(sheet: Opened): { seat: number; place: number; total: number }[] {
  const place = places(sheet);
  const won = (seat: number): number => Number(sheet.winners.includes(seat));
  return sheet.totals
    .map((total, seat) => ({ seat, place: place[seat] ?? 1, total }))
    .toSorted((one, other) => won(other.seat) - won(one.seat) || one.place - other.place || one.seat - other.seat);
}

/** The index of the deal from which on the winners led; -1: they always did, or there are none. */
export function decidingDeal(sheet: Opened): number {
  const { winners, words, options } = sheet;
  const lines = coursesOf(sheet);
  const sign = words.most(options) ? 1 : -1;
  if (!winners.length) return -1;
  const led = sheet.written.map((_, deal) => {
    const now = lines.map((line) => sign * (line[deal + 1] ?? 0));
    const best = Math.max(...now);
    return winners.every((seat) => now[seat] === best) && now.filter((one) => one === best).length === winners.length;
  });
  const from = led.lastIndexOf(false) + 1;
  return from > 0 && from < led.length ? from : -1;
}
