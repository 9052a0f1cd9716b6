// What each page opens with besides its code: pages.ts and the pages themselves load it by these lists, and the build
// lists its files for the server (vite.config.ts).
import type { Route } from "../base/router.svelte";
import type { GamePart } from "../game/registry";
import type { Part } from "../words/words.svelte";

type Page = Route["page"];

/** Texts without which a page is not drawn: it waits for them (pages.ts). */
export const NEEDED = {
  rules: ["presets", "lobby"],
  learn: ["learn", "lessons"],
  lesson: ["learn", "lessons"],
  day: ["day"],
  calendar: ["day"],
  pad: ["pad", "presets"],
  profile: ["profile"],
  puzzles: ["puzzles", "learn"],
  puzzle: ["puzzles", "learn", "lessons"],
  code: ["people"],
} as const satisfies Partial<Record<Page, readonly Part[]>>;

/** Texts that a page shows at once, but can be drawn without: it loads them itself, and says if they do not come. */
export const SHOWN = {
  start: ["presets"],
  room: [],
  matches: ["presets", "replay"],
  play: ["presets", "options", "lobby"],
  review: ["review", "lookback", "practice"],
  match: ["replay", "practice"],
  missing: [],
} as const satisfies Record<Exclude<Page, keyof typeof NEEDED>, readonly Part[]>;

/** The texts of each page: when it is the first one, it waits until each of them is there or has failed (main.ts). */
export const TEXTS: Readonly<Record<Page, readonly Part[]>> = { ...NEEDED, ...SHOWN };

/** Parts of every game without which a page is not drawn (pages.ts). */
export const GAMES = {
  room: ["table"],
  play: ["options"],
  review: ["table", "panels"],
  match: ["table", "panels"],
  lesson: ["table"],
  puzzle: ["table"],
} as const satisfies Partial<Record<Page, readonly GamePart[]>>;
