// The games that the page knows. app/games.ts adds them; every other file finds them here by their names in views.
import type { Cloth } from "../base/settings.svelte";

/** A card of a small table: its middle in card widths from the middle of the table, and its rotation in degrees. */
export type Lying = readonly [card: string, x: number, y: number, turn: number];

/**
 * The small table on the start page, on which a card is played every few seconds. It only shows play, without any
 * rules.
 */
export interface Miniature {
  /** Its width and height, in card widths. */
  readonly size: readonly [width: number, height: number];
  /** Its rotation relative to the reader, in degrees. */
  readonly turn: number;
  /** The cards on it at rest, the lowest first; an empty card is face down. */
  readonly rest: readonly Lying[];
  /** Places that wait for a card. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** The origin of played cards; absent: each comes from its own side. */
  readonly hand?: readonly [x: number, y: number];
  /** The cards played one after the other, and where all cards go afterwards. After the last one it starts again. */
  readonly plays: readonly { readonly card: Lying; readonly taken?: readonly [x: number, y: number] }[];
}

/** Small pictures that are loaded with the sheets of the start page; an empty card is face down. */
export interface GamePictures {
  /** For each preset, the cards that show its special features. */
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

/** What the page knows of a game before any of its code is loaded. */
export interface GameFacts {
  /** The name of the game in views and records. */
  readonly name: string;
  /** Whether cards are played to tricks; in other games they are moved onto places. */
  readonly tricks: boolean;
  /** Whether the ace is the highest card of its suit, not the lowest. */
  readonly aceHigh: boolean;
  /** Whether a deal can give or cost points: then points are shown with their sign. */
  readonly signed: boolean;
  /** Whether the rules let a player undo actions of their turn, if the table allows it. */
  readonly undo: boolean;
  /** Whether the four suits have four colours unless the player chooses otherwise. */
  readonly fourColours: boolean;
  /** The cloth of its table, if it has its own: for players who have chosen none. */
  readonly cloth?: Cloth;
  /** A few cards that represent the game. */
  readonly cards: readonly string[];
  /** Cards beside the lines that describe the game to a guest (texts `door-GAME-1` ...). */
  readonly welcome?: readonly string[];
  /** Its first lesson, for new players; absent: it has no lessons. */
  readonly firstLesson?: string;
  /** About how long a deal lasts among people, minutes. */
  readonly minutes?: number;
  /** Its table on the start page. Absent: the cards of `cards`. */
  readonly miniature?: Miniature;
  /** Converts house rules that an older version of the page stored to the current form. */
  renewed?(rules: StoredRules): StoredRules;
}

/** The part of stored house rules that a game can convert. */
export interface StoredRules {
  preset: string;
  options: Record<string, unknown>;
  /** The short form of the rules, for addresses. */
  text: string;
}

/**
 * How an option appears in the one line of its section: with its plain value (`value`), with a phrase of its own
 * (`phrase`, text `brief-GAME-OPTION`), or with the points lost for the items that another option lists (`lost`).
 */
export type Brief = Readonly<Record<string, "value" | "phrase" | { readonly lost: string }>>;

/**
 * The options of a game under headings (texts `lobby-group-GAME-HEADING`), as the house rules show them, with the short
 * form of each.
 */
export type OptionGroups = readonly (readonly [heading: string, options: readonly string[], brief: Brief])[];

/** A game of the page: its facts, and the loaders of its code. Each part is the default export of a module. */
export interface GameEntry {
  readonly facts: GameFacts;
  /** What a table needs for display and play: a `GameTable` (table/game.ts). */
  readonly table: () => Promise<{ default: object }>;
  /** What the score sheet needs: a `GameSheet` (panels/sheet.ts). Absent: numbered deals. */
  readonly sheet?: () => Promise<{ default: object }>;
  /** What the log, panels, replays and reviews need in addition: a `GamePanels` (panels/game.ts). */
  readonly panels: () => Promise<{ default: object }>;
  /** Pictures of its rule sets: {@link GamePictures}. Absent: its cards. */
  readonly pictures?: () => Promise<{ default: object }>;
  /** The words that explain themselves when they are tapped: a `Glossary` (words/glossary.ts). Absent: none. */
  readonly glossary?: () => Promise<{ default: object }>;
  /** What it says to a player who is new to it: a `GameCoach` (table/coach.ts). Absent: nothing. */
  readonly coach?: () => Promise<{ default: object }>;
  /** The order of its options in the house rules: {@link OptionGroups}. Absent: that of the server. */
  readonly options?: () => Promise<{ default: object }>;
  /** The score pad for real cards: a `GamePad` (pad/game.ts). Absent: there is none of this game. */
  readonly pad?: () => Promise<{ default: object }>;
}

/** A part of a game that is loaded on demand. */
export type GamePart = Exclude<keyof GameEntry, "facts">;

const entries = new Map<string, GameEntry>();
const loaded = new Map<string, object>();

/** Add a game. */
export const register = (entry: GameEntry): unknown => entries.set(entry.facts.name, entry);

/** The facts of a game; undefined for a game that the page does not know. */
export const factsOf = (game: string | undefined): GameFacts | undefined => entries.get(game ?? "")?.facts;

/** The games that have a part. */
export const gamesWith = (part: GamePart): string[] =>
  [...entries].flatMap(([game, entry]) => (entry[part] ? [game] : []));

/** Load a part of one game, if it has it. */
export async function loadPart(part: GamePart, game: string): Promise<void> {
  const found = await entries.get(game)?.[part]?.();
  if (found) loaded.set(part + game, found.default);
}

/** Load a part of the page, together with the parts that it needs of every game. */
export async function withGames<Loaded>(page: Promise<Loaded>, ...parts: readonly GamePart[]): Promise<Loaded> {
  const games = [...entries.keys()].flatMap((game) => parts.map((part) => loadPart(part, game)));
  const [first] = await Promise.all([page, ...games]);
  return first;
}

/** A loaded part of a game, with the type that the caller expects; undefined if there is none. */
export const partOf = <Wanted extends object>(part: GamePart, game: string): Wanted | undefined =>
  loaded.get(part + game) as Wanted | undefined;

/** The same for a part that every game has. Throws an Error if it is not loaded yet. */
export function loadedPart<Wanted extends object>(part: GamePart, game: string): Wanted {
  const found = partOf<Wanted>(part, game);
  if (!found) throw new Error(`${part} of the game "${game}" is not loaded.`);
  return found;
}

/** The loaded part of every game. */
export const partsOf = <Wanted extends object>(part: GamePart): Wanted[] =>
  [...entries.keys()].flatMap((game) => partOf<Wanted>(part, game) ?? []);
