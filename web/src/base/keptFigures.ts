// A few figures of the profile, stored for pages that only read them.
export interface KeptFigures {
  matches: number;
  won: number;
  /** The contract in which most is given away; empty: it is not known, or nothing is given away. */
  contract: string;
}

const KEY = "kingcraft.figures";

/** Keep them. Where nothing can be kept, pages are without them. */
export function keepFigures(figures: KeptFigures): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(figures));
  } catch {
    // Said where the profile is: it is not kept either.
  }
}

/** What is kept now; null: no match counts yet. */
export function storedFigures(): KeptFigures | null {
  try {
    const found = Object(JSON.parse(localStorage.getItem(KEY) ?? "null")) as KeptFigures;
    return found.matches > 0 && found.won >= 0 && typeof found.contract === "string" ? found : null;
  } catch {
    return null;
  }
}
