// Votes on ending a deal early, in a module of its own: a table opens with these texts and loads words/spoken.ts later.
import type { View } from "../base/messages";

/** The text of a seat's proposal to end the deal early, or of its answer to one. */
export const voteKey = ({ voids }: View, token: string): string =>
  voids && (token === "propose" || token === "agree") ? `say-void-${token}` : `say-vote-${token}`;
