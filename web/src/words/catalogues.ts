// The catalogues of texts that the page loads (src/kingcraft/locales/LANGUAGE/NAME.ftl), for all languages. The build
// makes a module of each language from these lists (plugins/languages.ts).

/** Those that every page needs at once. */
export const OPENING = ["table", "errors", "access", "comfort", "start"] as const;

/**
 * Those that only some pages need, a chunk each in every language: rules in words, the page of house rules, texts about
 * play.
 */
export const PARTS = [
  "presets",
  "options",
  "lobby",
  "review",
  "lookback",
  "settings",
  "offline",
  "near",
  "replay",
  "practice",
  "calls",
  "reasons",
  "agree",
  "again",
  "next",
  "fair",
  "phrases",
  "why",
  "worth",
  "people",
  "words",
  "learn",
  "lessons",
  "coach",
  "day",
  "pad",
  "sheets",
  "phones",
  "puzzles",
  "profile",
] as const;

export type Part = (typeof PARTS)[number];

/** Those of rule pages, for the page's own Python (near/format.ts): one chunk in every language. */
export const RULES = ["rules", "short", "presets", "options", "table"] as const;
