// The record that a visitor dropped, chose or pasted: stored while the tab is open, so that a reload shows it again.

const KEY = "kingcraft.record";

/** Bytes; larger files are not even read. A record has at most a megabyte (the server refuses sizes in between). */
const LARGEST = 4_000_000;

let held: string | null = null;
let refused = false;

/** The text of the record; empty if there is none. */
export function keptRecord(): string {
  if (held !== null) return held;
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Store the text, or delete it if it is empty. */
export function keepRecord(text: string): void {
  held = text;
  refused = false;
  try {
    if (text) sessionStorage.setItem(KEY, text);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, or with too little of it, the text stays until the page is left.
  }
}

/** Store the text of a file, unless it is far too large for a record. */
export async function bring(file: File): Promise<void> {
  keepRecord(file.size > LARGEST ? "" : await file.text());
  refused = file.size > LARGEST;
}

/** Whether the last file was too large to read. */
export const tooLarge = (): boolean => refused;
