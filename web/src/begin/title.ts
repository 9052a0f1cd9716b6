// The title of house rules. It may come from a link or a file, so it can contain anything.

/** The most characters of a title. */
export const LONGEST_TITLE = 40;

/**
 * A title that is safe to show, store and put into an address: no control characters, no half characters, not too long.
 */
export function cleanTitle(given: string): string {
  const plain = given.replace(/\p{Cs}/gu, "").replace(/[\s\p{Cc}]+/gu, " ");
  return Array.from(plain.trim()).slice(0, LONGEST_TITLE).join("").trim();
}
