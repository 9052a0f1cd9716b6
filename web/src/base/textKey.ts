// The keys of texts. The catalogues are known when the page is checked, so a key that does not exist is a type error.
import type { CatalogueKey } from "./catalogueKeys";

/**
 * Keys that end with a name which only the server knows: of a game, a preset, an option, a heading of options, or a
 * contract. tests/catalogues.test.ts checks that the texts of our own games exist.
 */
type Family =
  | `game-${string}`
  | `about-${string}`
  | `aim-${string}`
  | `door-${string}-${number}`
  | `preset-${string}`
  | `option-${string}-${string}`
  | `lobby-group-${string}-${string}`
  | `brief-${string}-${string}`
  | `contract-${string}`;

export type TextKey = CatalogueKey | Family;

/** The keys with a second text, `KEY-you`, for what the reader does. */
export type PersonalKey = {
  [Key in CatalogueKey]: `${Key}-you` extends CatalogueKey ? Key : never;
}[CatalogueKey];

/** Whether a word from the server belongs to a closed set: then the keys with this word are checked. */
export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);
