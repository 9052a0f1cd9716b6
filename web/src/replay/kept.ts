// The record that somebody has brought, by dropping a file, choosing one, or pasting: kept while the tab is open, so that a
// reload shows it again.

const KEY = "kingcraft.record";

/** Larger files are not even read: a record has at most a megabyte (the server says so to what lies between). */
const LARGEST = 4_000_000;

let held: string | null = null;
let refused = false;

/** Its text; empty if there is none. */
export function keptRecord(): string {
  if (held !== null) return held;
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keep it, or forget it if it is empty. */
export function keepRecord(text: string): void {
  held = text;
  refused = false;
  try {
    if (text) sessionStorage.setItem(KEY, text);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, or with too little of it, it stays until the page is left.
  }
}

/** Keep the text of a file, unless it is far too large for a record. */
export async function bring(file: File): Promise<void> {
  keepRecord(file.size > LARGEST ? "" : await file.text());
  refused = file.size > LARGEST;
}

/** Whether what was brought last was too large to be read. */
export const tooLarge = (): boolean => refused;
