// Texts from the Fluent catalogues that Python reads too. Each language is a chunk of its own, loaded when it is needed.
import { settings } from "../settings.svelte";
import { directionOf } from "./direction";
import { filled, type Args, type Pattern, type Texts } from "./pattern";

export type { Args };
export type Language = "en" | "de" | "sv" | "ro";
/** Texts that not every page needs: rules in words, the page of house rules, what is said of play. A chunk each, in every language. */
export type Part = "options" | "lobby" | "review" | "lookback" | "settings" | "offline" | "replay" | "practice" | "calls" | "reasons" | "agree" | "again" | "phrases" | "why" | "worth" | "people";

/** A language: the texts that every page needs, and how its parts are loaded, by path; only the language itself lists them. */
interface Catalogues {
  default: readonly Texts[];
  parts: Record<string, () => Promise<Texts>>;
}

const SOURCES: Record<Language, () => Promise<Catalogues>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  sv: () => import("./sv"),
  ro: () => import("./ro"),
};

export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "sv", name: "Svenska" },
  { code: "ro", name: "Română" },
];

class Words {
  texts = $state.raw<Map<string, Pattern> | null>(null);
  language = $state<Language>("en");
  parts = $state.raw<readonly Part[]>([]);
}

const words = new Words();
const wanted = new Set<Part>();

/** The language chosen in the settings or, before any choice, the first of the browser's that there is. */
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
  const load = parts[`../../../src/kingcraft/locales/${language}/${part}.ftl`];
  if (!load) throw new Error(`no texts: ${language}/${part}`);
  return load();
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
  const [{ default: sources }, ...more] = await Promise.all([SOURCES[language](), ...parts.map((part) => partOf(language, part).catch(() => null))]);
  if (mine !== turn) return newest; // another language or more texts were asked for meanwhile: all of it comes together
  // What does not come keeps nothing else away: without a network some parts are at hand and some are not. But what is
  // spoken already is not lost to another language.
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

/** More texts of the language that is spoken. What is on the page is not drawn anew for them: they are only added. */
async function extended(mine: number, texts: Map<string, Pattern>): Promise<void> {
  const parts = [...wanted].filter((part) => !speaks(part));
  const sources = await Promise.all(parts.map((part) => partOf(words.language, part).catch(() => null)));
  if (mine !== turn) return newest;
  for (const [index, part] of parts.entries()) if (sources[index] === null) wanted.delete(part);
  for (const found of sources) for (const [key, text] of Object.entries(found ?? {})) texts.set(key, text);
  words.parts = [...words.parts, ...parts.filter((_, index) => sources[index] !== null)];
}

/** Load a language, and some parts if they can be had, and speak it from now on. */
export function speak(language: Language, ...parts: Part[]): Promise<void> {
  choice = language;
  for (const part of parts) wanted.add(part);
  return load();
}

/** Load more texts; from now on they come with every language that is spoken. Rejects if some of them cannot be had. */
export async function alsoSpeak(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  if (parts.every(speaks)) return;
  await load();
  const missing = parts.find((part) => !speaks(part));
  if (missing) throw new Error(`no texts: ${missing}`);
}

/** Whether these texts are there. */
export const speaks = (part: Part): boolean => words.parts.includes(part);

/** The language spoken now. */
export function spoken(): Language {
  return words.language;
}

/** The language spoken now as this browser's region writes it: "en-GB" where the browser is British. */
export function region(): string {
  return navigator.language.toLowerCase().startsWith(words.language) ? navigator.language : words.language;
}

/** The rules seldom refuse something: these texts come with the first refusal. */
const REASONS = /^reason-/;

/** The text of a message. A key that no catalogue has comes back as it is, so that nothing stays empty. */
export function t(key: string, args: Args = {}): string {
  const pattern = words.texts?.get(key);
  if (pattern !== undefined) return filled(pattern, args, words.language);
  void words.parts; // what is missing may come
  if (!REASONS.test(key) || speaks("reasons")) return key;
  if (!wanted.has("reasons")) alsoSpeak("reasons").catch(() => {});
  return "";
}
