// A sheet as its pages show it: what its events come to, in the terms of its game.
import type { Coming, Options, Row } from "./counting";
import type { Deal, Player } from "./entry";
import { gameNamed, optionsOf, padOf, type PadSheet, type RecordRules } from "./game";
import { computed, folded, type Computed, type Folded } from "./sheet";
import type { SheetRecord } from "./store.svelte";

export interface Opened extends Folded, Computed {
  record: SheetRecord;
  options: Options;
  words: PadSheet;
  /** By seat. */
  players: Player[];
}

const keepsPlaces = (game: string): boolean => padOf(game).counting.keepsPlaces;

/** Work a sheet out; rows that cannot be are marked, and count nothing. */
export function opened(record: SheetRecord): Opened {
  const sheet = folded(record.events, keepsPlaces);
  const { game, rules, players } = sheet.start;
  const options = optionsOf(game, rules);
  const { counting, sheet: words } = padOf(game);
  return {
    ...sheet,
    ...computed(sheet, counting, options, true),
    record,
    options,
    words,
    players: players.map((name, seat) => {
      const { figure = "letter" as const, disc = 1 + (seat % 8) } = record.seats[seat] ?? {};
      return { name, figure, disc };
    }),
  };
}

/** Whether a sheet is of a game and of rules that this page knows. */
export function isKnown({ events }: SheetRecord): boolean {
  const { game, rules } = events.find(({ op }) => op === "start") ?? {};
  const { preset } = (rules ?? {}) as Partial<RecordRules>;
  return gameNamed(game ?? "")?.presets.some(({ name }) => name === preset) ?? false;
}

/** The number of a deal as people count: deals that do not count have that of the next one. */
export const numberOf = ({ rows }: Folded, index: number): number =>
  1 + rows.slice(0, index).filter((row) => !row.void).length;

/** The key of the next row. */
export const nextKey = ({ keys }: Folded): number => Math.floor(Math.max(0, ...keys)) + 1;

/** What is due at the row with this index; null: the match was over before. */
function comingAt({ start, rows, options }: Opened, index: number): Coming | null {
  const { counting } = padOf(start.game);
  const before = { start, rows: rows.slice(0, index), keys: [], twice: new Map<number, Row>() };
  return computed(before, counting, options, true).coming;
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
