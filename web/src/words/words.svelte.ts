// Texts from the Fluent catalogues that Python reads too. Each language is a chunk of its own, loaded when it is needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings.svelte";

export type Args = Record<string, FluentVariable>;
export type Language = "en" | "de";

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
};

export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
];

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");
}

const words = new Words();

/** A bundle of the given catalogue texts. Throws on a text that does not parse or names a message twice. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  // No isolation marks: names of cards are also accessible names, which people and tests compare letter by letter.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}

/** The language chosen in the settings or, before any choice, the browser's. */
export function preferredLanguage(): Language {
  const wanted = settings.language || navigator.language.slice(0, 2).toLowerCase();
  return wanted === "de" ? "de" : "en";
}

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: sources } = await SOURCES[language]();
  words.bundle = bundleOf(language, sources);
  words.language = language;
  document.documentElement.lang = language;
}

/** The language spoken now. */
export function spoken(): Language {
  return words.language;
}

/** The language spoken now as this browser's region writes it: "en-GB" where the browser is British. */
export function region(): string {
  return navigator.language.toLowerCase().startsWith(words.language) ? navigator.language : words.language;
}

/** The text of a message. A key that no catalogue has comes back as it is, so that nothing stays empty. */
export function t(key: string, args: Args = {}): string {
  const pattern = words.bundle?.getMessage(key)?.value;
  return pattern && words.bundle ? words.bundle.formatPattern(pattern, args) : key;
}
