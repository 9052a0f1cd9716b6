// The texts of rule pages, for the near home's Python: it has no Fluent library, so the page's own one writes them.
import { RULES } from "virtual:rules";
import { filled, type Args, type Pattern } from "../words/pattern";

const known = new Map<string, ReadonlyMap<string, Pattern>>();

/** Load the texts of a language, before Python asks for them. An unknown language has none. */
export async function prepare(language: string): Promise<void> {
  const load = RULES[language];
  if (!load || known.has(language)) return;
  const { default: sources } = await load();
  known.set(language, new Map(sources.flatMap((texts) => Object.entries(texts))));
}

/** The text of a message; undefined if there is no such text, or if its language was not prepared. */
export function format(language: string, key: string, args: Args): string | undefined {
  const pattern = known.get(language)?.get(key);
  return pattern === undefined ? undefined : filled(pattern, args, language);
}
