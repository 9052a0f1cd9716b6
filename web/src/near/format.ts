// Texts of rule pages, for the near home's Python: it has no Fluent library, so the page's own one writes them.
import { filled, type Args, type Pattern, type Texts } from "../words/pattern";

const known = new Map<string, ReadonlyMap<string, Pattern>>();

/** Take the texts of a language, before Python asks for them. */
export function learn(language: string, texts: readonly Texts[]): void {
  known.set(language, new Map(texts.flatMap((each) => Object.entries(each))));
}

/** The text of a message; undefined if there is no such text, or if its language is not known here. */
export function format(language: string, key: string, args: Args): string | undefined {
  const pattern = known.get(language)?.get(key);
  return pattern === undefined ? undefined : filled(pattern, args, language);
}
