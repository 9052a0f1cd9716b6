/** Sentences one after the other, each with a stop at its end; empty ones are none. */
export function sentences(all: readonly string[]): string {
  return all
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}
