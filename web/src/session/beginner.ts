// How many deals with tricks this player has seen to the end, stored in the browser. During the first ones a finished
// trick stays longer.

const KEY = "kingcraft.deals";
/** After this many deals a player knows what a trick is. */
const FIRST = 3;

function ended(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Whether this player is still learning what a trick is. */
export const isBeginner = (): boolean => ended() < FIRST;

/** A deal with tricks has ended. */
export function countDeal(): void {
  if (!isBeginner()) return;
  try {
    localStorage.setItem(KEY, String(ended() + 1));
  } catch {
    // A browser that stores nothing always shows tricks longer.
  }
}
