// What the score pad knows of the games: their rule sets, without a server, and the part `pad` of each.
import type { Component } from "svelte";
import type { GameView, PresetView } from "../base/messages";
import { gamesWith, loadedPart, loadPart, partOf } from "../game/registry";
import type { Options, Pad, Row } from "./counting";
import type { Deal, Entering, Player, ScreenProps, Tally } from "./entry";
import type { Computed, Folded } from "./sheet";

/** A game as the server offers it, as far as a sheet needs it. */
export interface PadGame extends Pick<GameView, "name" | "minPlayers" | "maxPlayers" | "defaultPreset"> {
  presets: readonly Pick<PresetView, "name" | "values">[];
}

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

/** What a sheet comes to, and who plays by which rules. */
export interface Played extends Folded, Computed {
  options: Options;
  /** By seat. */
  players: Player[];
}

/** How deals of a game are entered, and what of that the sheet shows before they are written. */
export interface GameEntry {
  /** What taps come to. */
  readonly entering: Entering<object>;
  readonly Screens: Component<ScreenProps>;
  /** What players put down while they play, for the table view; null: nothing. `entry`: as for the screens. */
  readonly tally?: (deal: Deal, entry: object) => Tally | null;
  /** What the sheet shows below its rows. */
  readonly Below: Component<{ sheet: Played }>;
}

/** What the score pad needs from a game. */
export interface GamePad {
  /** The game and its rule sets, as the server lists them (scripts/pad_games.py). */
  readonly game: PadGame;
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

/** Load what the pad needs of a game; undefined if the page knows no such game, or has no pad for it. */
export async function loadGame(name: string): Promise<PadGame | undefined> {
  await loadPart("pad", name);
  return partOf<GamePad>("pad", name)?.game;
}

/** All games that have a pad. */
export const allGames = async (): Promise<PadGame[]> =>
  (await Promise.all(gamesWith("pad").map(loadGame))).filter((game) => game !== undefined);

/** Rules as a record has them. */
export interface RecordRules {
  preset: string;
  options?: Options;
}

const isPoints = (value: unknown): value is Record<string, number> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All options of rules. Of points by name, those that are not named are the preset's. */
export function optionsOf(game: string, rules: unknown): Options {
  const { preset, options = {} } = rules as RecordRules;
  const values = padOf(game).game.presets.find(({ name }) => name === preset)?.values ?? {};
  const merged = Object.entries(options).map(([name, value]) => {
    const before = values[name];
    return [name, isPoints(value) && isPoints(before) ? { ...before, ...value } : value] as const;
  });
  return { ...values, ...Object.fromEntries(merged) };
}
