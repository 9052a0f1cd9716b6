// How many deals with tricks have ended before this player's eyes, kept in the browser: in the first ones a finished trick stays longer.

const KEY = "kingcraft.deals";
/** This many deals teach what a trick is. */
const FIRST = 3;

function ended(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Whether this player has yet to see what a trick is. */
export const isBeginner = (): boolean => ended() < FIRST;

/** A deal with tricks has ended. */
export function countDeal(): void {
  if (!isBeginner()) return;
  try {
    localStorage.setItem(KEY, String(ended() + 1));
  } catch {
    // A browser that stores nothing shows every trick longer.
  }
}
