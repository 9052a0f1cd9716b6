// Words of a game that explain themselves when they are tapped. Their texts are a separate part: words.ftl.
import type { TextKey } from "../base/textKey";

type Named<Key> = Key extends `word-${infer Name}-title` ? Name : never;
/** A word, as in its keys: `king-trick` for `word-king-trick`. */
export type WordName = Named<TextKey>;

/** The words of a game, each with the section of the rule page about it (`rules-section-NAME`). */
export type Glossary = Readonly<Partial<Record<WordName, string>>>;

/** A word, and the forms in which it occurs in texts. One in small letters may begin with a capital too. */
export interface Word {
  readonly name: WordName;
  readonly forms: readonly string[];
}

/** A part of a text: plain, or a word. */
export interface Run {
  text: string;
  word: WordName | null;
}

const capital = (form: string): string => form.slice(0, 1).toUpperCase() + form.slice(1);
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const isLetter = (sign: string): boolean => /^[\p{L}\p{M}\p{N}]$/u.test(sign);

/**
 * Split a text into plain runs and the first occurrence of each word. Longer forms come first, words are whole, and no
 * word is found inside one of `names`.
 */
export function runsOf(text: string, words: readonly Word[], names: readonly string[] = []): Run[] {
  const found = new Map<string, WordName | null>();
  for (const { name, forms } of words) for (const form of forms) found.set(form, name).set(capital(form), name);
  for (const name of names) if (name) found.set(name, null);
  if (!found.size) return [{ text, word: null }];
  const longestFirst = [...found.keys()].toSorted((one, other) => other.length - one.length);
  // A look-behind would keep the page from starting in older browsers: what comes before a word is checked below.
  const pattern = new RegExp(`(?:${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu");
  const runs: Run[] = [];
  const seen = new Set<WordName>();
  let plainFrom = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [form] = match;
    if (isLetter(text.charAt(match.index - 1))) {
      pattern.lastIndex = match.index + 1;
      continue;
    }
    const word = found.get(form) ?? null;
    if (!word || seen.has(word)) continue;
    seen.add(word);
    if (match.index > plainFrom) runs.push({ text: text.slice(plainFrom, match.index), word: null });
    runs.push({ text: form, word });
    plainFrom = match.index + form.length;
  }
  if (plainFrom < text.length) runs.push({ text: text.slice(plainFrom), word: null });
  return runs;
}
