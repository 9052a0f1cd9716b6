// The phases of a deal of King in which players make calls.

/** The phases of an auction. */
export const BIDDING: readonly string[] = ["bid", "decide", "answer"];

/** All phases in which a player makes a call instead of playing a card. */
export const CALLING: readonly string[] = ["choose", "open", ...BIDDING, "declare", "lead"];
