// The title that somebody gives to house rules. It may come from a link or a file, so anything can be in it.

/** The most characters of a title. */
export const LONGEST_TITLE = 40;

/** A title that can be shown, stored and put into an address: no control characters, no halves of characters, not too long. */
export function cleanTitle(given: string): string {
  const plain = given.replace(/\p{Cs}/gu, "").replace(/[\s\p{Cc}]+/gu, " ");
  return Array.from(plain.trim()).slice(0, LONGEST_TITLE).join("").trim();
}
