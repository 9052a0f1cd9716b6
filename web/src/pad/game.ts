// What the score pad knows of the games: their rule sets, without a server, and the part `pad` of each.
import type { Component } from "svelte";
import type { GameView, PresetView } from "../base/messages";
import { loadedPart } from "../game/registry";
import type { Options, Pad, Row } from "./counting";
import type { Deal, Entering, Player, ScreenProps, Tally } from "./entry";
import LISTED from "./games.json";

/** A game as the server offers it, as far as the pad needs it. */
export type PadGame = Pick<GameView, "name" | "minPlayers" | "maxPlayers" | "defaultPreset" | "presets" | "options">;

/** All games, as the server lists them (scripts/pad_games.py). */
export const GAMES = LISTED as unknown as readonly PadGame[];

/** A small card as the sign of a contract: its text, and how it looks. */
export interface Sign {
  text: string;
  look: "paper" | "red" | "back" | "backs" | "plus" | "minus" | "open";
}

/** What a row of the sheet is about. */
export interface RowLabel {
  text: string;
  note: string;
  sign: Sign | null;
}

/** The rows of the sheet. */
export interface PadSheet {
  /** Whether the most points win. */
  most(options: Options): boolean;
  /** Whether points are shown with their sign. */
  signed(options: Options): boolean;
  /** Points at which the match ends; 0: there are none. */
  target(options: Options): number;
  /** What the deal with this index is about, as far as the rules say it before. */
  planned(options: Options, index: number): Row | null;
  /** The label of a deal; null: its number. `names`: of the players. */
  label(row: Row | null, names: readonly string[]): RowLabel | null;
  /** Cards that stand for a contract; undefined: those of the game. An empty one is face down. */
  cards(contract: string): readonly (string | null)[] | undefined;
  /** What deals are compared by in statistics, as a key of texts; empty: all are alike. */
  kind(row: Row): string;
  /** Whether a player ended the deal, which is shown in place of no points. */
  wentOut(row: Row, seat: number, options: Options): boolean;
  /** Whether the player's count is the one of an auction: of the buyer. */
  bought(row: Row, seat: number): boolean;
  /** The columns of a table of all deals that only this game has, with their heads' keys in pad.ftl. */
  readonly columns: readonly (readonly [
    head: ColumnHead,
    of: (row: Row, names: readonly string[], dealer: number) => string,
  ])[];
  /** What a player has in a row: tricks, cards. */
  count(row: Row, seat: number): string;
}

/** What is needed to say what players may still choose. */
export interface QuotaProps {
  players: readonly Player[];
  options: Options;
  /** The deals before. */
  rows: readonly Row[];
  /** The seat that dealt the first of them. */
  first: number;
}

/** How deals of a game are entered, and what of that the sheet shows before they are written. */
export interface GameEntry {
  /** What taps come to. */
  readonly entering: Entering<object>;
  readonly Screens: Component<ScreenProps>;
  /** What players put down while they play, for the table view; null: nothing. `entry`: as for the screens. */
  readonly tally?: (deal: Deal, entry: object) => Tally | null;
  /** What players may still choose, where they choose what is played. */
  readonly Still?: Component<QuotaProps>;
}

/** What the score pad needs from a game. */
export interface GamePad {
  /** Points, dealers, and what comes next. */
  readonly counting: Pad;
  readonly sheet: PadSheet;
  /** Loaded with the first sheet of the game that is opened. */
  readonly entry: () => Promise<{ default: GameEntry }>;
}

/** Heads of columns of a file. */
type ColumnHead =
  | "pad-csv-contract"
  | "pad-csv-seller"
  | "pad-csv-buyer"
  | "pad-csv-bid"
  | "pad-csv-trump"
  | "pad-csv-out";

export const padOf = (game: string): GamePad => loadedPart<GamePad>("pad", game);

export const gameNamed = (name: string): PadGame | undefined => GAMES.find((game) => game.name === name);

/** Rules as a record has them. */
export interface RecordRules {
  preset: string;
  options?: Options;
}

const isPoints = (value: unknown): value is Record<string, number> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const presetOf = (game: string, preset: string): PresetView | undefined =>
  gameNamed(game)?.presets.find(({ name }) => name === preset);

/** All options of rules. Of points by name, those that are not named are the preset's. */
export function optionsOf(game: string, rules: unknown): Options {
  const { preset, options = {} } = rules as RecordRules;
  const values = presetOf(game, preset)?.values ?? {};
  const merged = Object.entries(options).map(([name, value]) => {
    const before = values[name];
    return [name, isPoints(value) && isPoints(before) ? { ...before, ...value } : value] as const;
  });
  return { ...values, ...Object.fromEntries(merged) };
}
