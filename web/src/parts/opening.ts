// What each page opens with besides its code: the build lists it for the server (vite.config.ts), and main.ts waits for
// it.
import type { Part } from "../words/words.svelte";

/** The texts that only this page has and shows at once. */
export const TEXTS = {
  start: ["presets"],
  room: [],
  matches: ["presets", "replay"],
  play: ["presets", "options", "lobby"],
  rules: ["presets", "lobby"],
  review: ["review", "lookback", "practice"],
  match: ["replay", "practice"],
  learn: ["learn", "lessons"],
  lesson: ["learn", "lessons"],
  day: ["day"],
  calendar: ["day"],
  pad: ["pad", "presets"],
  profile: ["profile"],
  puzzles: ["puzzles", "learn"],
  puzzle: ["puzzles", "learn", "lessons"],
  code: ["people"],
  missing: [],
} as const satisfies Record<string, readonly Part[]>;
