/** Sentences one after the other, each with a full stop; empty ones are left out. */
export function sentences(all: readonly string[]): string {
  return all
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}
