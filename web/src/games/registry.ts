// The games that the page knows. index.ts adds them; every other file finds them here, by the names that the views have.
import type { Cloth } from "../settings.svelte";

/** A card of a small table: its middle in widths of a card from the middle of the table, and its turn in degrees. */
export type Lying = readonly [card: string, x: number, y: number, turn: number];

/** The small table on the start page, on which one card is played every few seconds. It shows play; it knows no rules. */
export interface Miniature {
  /** How wide and how high it is, in widths of a card. */
  readonly size: readonly [width: number, height: number];
  /** How far it is turned against the reader, in degrees. */
  readonly turn: number;
  /** What lies on it at rest, the lowest first; an empty card is one face down. */
  readonly rest: readonly Lying[];
  /** Places that wait for a card. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Where played cards come from; absent: each from its own side. */
  readonly hand?: readonly [x: number, y: number];
  /** What is played, one card after the other, and to where all cards go after it. After the last one it begins anew. */
  readonly plays: readonly { readonly card: Lying; readonly taken?: readonly [x: number, y: number] }[];
}

/** Small pictures that are loaded with the sheets of the start page; an empty card is one face down. */
export interface GamePictures {
  /** For each preset the cards that show what is special about it. */
  readonly presets: Readonly<Record<string, readonly string[]>>;
  /** For the ways to learn the game: reading, a deal, the auction, the rules in full. */
  readonly learn: Readonly<Record<"how" | "deal" | "auction" | "rules", readonly string[]>>;
}

/** What is known of a game at once, before any of its code is loaded. */
export interface GameFacts {
  /** The name of the game in views and records. */
  readonly name: string;
  /** Whether cards are played to tricks; in other games they are moved onto places. */
  readonly tricks: boolean;
  /** Whether the ace is the highest card of its suit, not the lowest. */
  readonly aceHigh: boolean;
  /** Whether a deal can bring points or cost them: then points are shown with their sign. */
  readonly signed: boolean;
  /** Whether the rules let a player take back what they did in their turn, where the table allows it. */
  readonly undo: boolean;
  /** Whether the four suits have four colours unless the player chooses otherwise. */
  readonly fourColours: boolean;
  /** The cloth of its table, if it has one of its own: for players who have chosen none. */
  readonly cloth?: Cloth;
  /** A few cards that show which game it is. */
  readonly cards: readonly string[];
  /** Cards beside the lines that tell a guest what the game is (texts `door-GAME-1` ...). */
  readonly welcome?: readonly string[];
  /** How long a deal lasts among people, about, minutes. */
  readonly minutes?: number;
  /** Its table on the start page. Absent: those cards. */
  readonly miniature?: Miniature;
  /** House rules as an older version of the page stored them, as they would be stored now. */
  renewed?(rules: StoredRules): StoredRules;
}

/** The part of stored house rules that a game can renew. */
export interface StoredRules {
  preset: string;
  options: Record<string, unknown>;
  /** The rules in short, for addresses. */
  text: string;
}

/**
 * How an option is said in the one line of its section: by its value as it is (`value`), by a phrase of its own (`phrase`, text
 * `brief-GAME-OPTION`), or by its points, which are lost: those of the items that another option lists (`lost`).
 */
export type Brief = Readonly<Record<string, "value" | "phrase" | { readonly lost: string }>>;

/** The options of a game under headings (texts `lobby-group-GAME-HEADING`), as the house rules show them, and what each says in short. */
export type OptionGroups = readonly (readonly [heading: string, options: readonly string[], brief: Brief])[];

/** A game of the page: its facts, and how its code is loaded. Each part is the default export of a module. */
export interface GameEntry {
  readonly facts: GameFacts;
  /** What a table needs to be shown and played at: a `GameTable` (table/game.ts). */
  readonly table: () => Promise<{ default: object }>;
  /** What the score sheet shows of it: a `GameSheet` (panels/sheet.ts). Absent: numbered deals. */
  readonly sheet?: () => Promise<{ default: object }>;
  /** What the log, panels, replays and reviews need besides: a `GamePanels` (panels/game.ts). */
  readonly panels: () => Promise<{ default: object }>;
  /** Pictures of its rule sets: {@link GamePictures}. Absent: its cards. */
  readonly pictures?: () => Promise<{ default: object }>;
  /** How the house rules order its options: {@link OptionGroups}. Absent: as the server lists them. */
  readonly options?: () => Promise<{ default: object }>;
}

type Part = Exclude<keyof GameEntry, "facts">;

const entries = new Map<string, GameEntry>();
const loaded = new Map<string, object>();

/** Add a game. */
export const register = (entry: GameEntry): unknown => entries.set(entry.facts.name, entry);

/** The facts of a game; undefined for a game that the page does not know. */
export const factsOf = (game: string | undefined): GameFacts | undefined => entries.get(game ?? "")?.facts;

/** Load a part of the page, and with it the parts that it needs of every game. */
export async function withGames<Loaded>(page: Promise<Loaded>, ...parts: readonly Part[]): Promise<Loaded> {
  const games = [...entries].flatMap(([game, entry]) =>
    parts.map(async (part) => {
      const found = await entry[part]?.();
      if (found) loaded.set(part + game, found.default);
    }),
  );
  const [first] = await Promise.all([page, ...games]);
  return first;
}

/** A part of a game that is loaded, typed as what a floor asks of it; undefined where there is none. */
export const partOf = <Wanted extends object>(part: Part, game: string): Wanted | undefined => loaded.get(part + game) as Wanted | undefined;

/** The same of a part that every game has. Throws an Error before it is loaded. */
export function loadedPart<Wanted extends object>(part: Part, game: string): Wanted {
  const found = partOf<Wanted>(part, game);
  if (!found) throw new Error(`${part} of the game "${game}" is not loaded.`);
  return found;
}

/** The loaded part of every game. */
export const partsOf = <Wanted extends object>(part: Part): Wanted[] => [...entries.keys()].flatMap((game) => partOf<Wanted>(part, game) ?? []);
