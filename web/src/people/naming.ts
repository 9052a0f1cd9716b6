// Names at a table: each person needs one that the others can tell from their own.
import type { TextKey } from "../base/textKey";

/** As the server compares names, which has the last word: in whatever case, in whatever code points. */
const folded = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** What is wrong with a name where people of these `others` names sit; empty: nothing. */
export function nameFault(name: string, others: readonly string[]): "" | Extract<TextKey, `people-name${string}`> {
  const own = folded(name);
  if (!own) return "people-nameless";
  return others.some((other) => folded(other) === own) ? "people-name-taken" : "";
}
