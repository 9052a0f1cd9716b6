// Texts from the Fluent catalogues, which Python reads too. Each language is a chunk of its own, loaded on demand.
import { LANGUAGES, SOURCES, type Language } from "virtual:languages";
import { settings } from "../base/settings.svelte";
import type { TextKey } from "../base/textKey";
import type { Part } from "./catalogues";
import { filled, type Args, type Pattern, type Texts } from "./pattern";

export { LANGUAGES };
export type { Args, Language, Part, TextKey };

class Words {
  texts = $state.raw<Map<string, Pattern> | null>(null);
  language = $state<Language>("en");
  parts = $state.raw<readonly Part[]>([]);
}

const words = new Words();
const wanted = new Set<Part>();

/** The language chosen in the settings or, without a choice, the first of the browser's that the page has. */
export function preferredLanguage(): Language {
  for (const wish of [settings.language, ...navigator.languages]) {
    const known = LANGUAGES.find(({ code }) => code === wish.slice(0, 2).toLowerCase());
    if (known) return known.code;
  }
  return "en";
}

/** The texts of a part in a language. */
async function partOf(language: Language, part: Part): Promise<Texts> {
  const { parts } = await SOURCES[language]();
  return (await parts[part]()).default;
}

let choice: Language = "en";
let turn = 0;
let newest: Promise<void> = Promise.resolve();

function load(): Promise<void> {
  newest = loaded((turn += 1));
  return newest;
}

async function loaded(mine: number): Promise<void> {
  const language = choice;
  const { texts } = words;
  if (texts && language === words.language) return extended(mine, texts);
  const parts = [...wanted];
  const [{ default: sources }, ...more] = await Promise.all([
    SOURCES[language](),
    ...parts.map((part) => partOf(language, part).catch(() => null)),
  ]);
  // Another language or more texts were requested meanwhile: everything is loaded together.
  if (mine !== turn) return newest;
  // A missing part does not block the others: offline some parts are cached and some are not. But no text that is
  // already in use is lost by changing the language.
  const missing = parts.filter((_, index) => more[index] === null);
  for (const part of missing) {
    if (words.parts.includes(part)) throw new Error(`no texts: ${language}/${part}`);
    wanted.delete(part);
  }
  words.texts = new Map([...sources, ...more].flatMap((found) => Object.entries(found ?? {})));
  words.parts = parts.filter((part) => !missing.includes(part));
  words.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** More texts of the current language. They are only added: the page is not drawn again for them. */
async function extended(mine: number, texts: Map<string, Pattern>): Promise<void> {
  const parts = [...wanted].filter((part) => !speaks(part));
  const sources = await Promise.all(parts.map((part) => partOf(words.language, part).catch(() => null)));
  if (mine !== turn) return newest;
  for (const [index, part] of parts.entries()) if (sources[index] === null) wanted.delete(part);
  for (const found of sources) for (const [key, text] of Object.entries(found ?? {})) texts.set(key, text);
  words.parts = [...words.parts, ...parts.filter((_, index) => sources[index] !== null)];
}

/** Load a language, and those of its parts that are available, and use it from now on. */
export function speak(language: Language, ...parts: Part[]): Promise<void> {
  choice = language;
  for (const part of parts) wanted.add(part);
  return load();
}

/** Load more texts; from now on they are loaded with every language. Rejects if some of them are not available. */
export async function alsoSpeak(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  if (parts.every(speaks)) return;
  await load();
  const missing = parts.find((part) => !speaks(part));
  if (missing) throw new Error(`no texts: ${missing}`);
}

/** Whether these texts are loaded. */
export const speaks = (part: Part): boolean => words.parts.includes(part);

/** The current language. */
export function spoken(): Language {
  return words.language;
}

/** The current language in this browser's region: "en-GB" if the browser is British. */
export function region(): string {
  return navigator.language.toLowerCase().startsWith(words.language) ? navigator.language : words.language;
}

/** The rules seldom refuse anything: these texts are loaded with the first refusal. */
const REASONS = /^reason-/;

/** The text of a message. An unknown key is returned unchanged, so that nothing stays empty. */
export function t(key: TextKey, args: Args = {}): string {
  const pattern = words.texts?.get(key);
  if (pattern !== undefined) return filled(pattern, args, words.language);
  void words.parts; // a missing text may be loaded later
  if (!REASONS.test(key) || speaks("reasons")) return key;
  if (!wanted.has("reasons")) alsoSpeak("reasons").catch(() => {});
  return "";
}

const LEFTWARD: readonly string[] = ["ar", "fa", "he", "ur"];

export const directionOf = (language: string): "ltr" | "rtl" =>
  LEFTWARD.includes(language.slice(0, 2)) ? "rtl" : "ltr";

/** Whether the page runs from right to left: then what comes next is on the left. */
export const leftward = (): boolean => document.documentElement.dir === "rtl";
