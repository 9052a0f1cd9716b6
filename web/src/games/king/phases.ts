// The phases of a deal of King in which something is said.

/** An auction that has begun. */
export const BIDDING: readonly string[] = ["bid", "decide", "answer"];

/** All in which a player says something and does not play. */
export const CALLING: readonly string[] = ["choose", "open", ...BIDDING, "declare", "lead"];
