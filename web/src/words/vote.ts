// Votes on ending a deal early, in a module of its own: a table opens with these words and loads words/spoken.ts later.
import type { View } from "../messages";

/** The text that says that a seat wants to end the deal early, or what it says to that. */
export const voteKey = ({ voids }: View, token: string): string =>
  voids && (token === "propose" || token === "agree") ? `say-void-${token}` : `say-vote-${token}`;
