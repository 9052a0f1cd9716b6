// How many seats a player keeps for friends at their next table, and what is allowed there: the start page and the house
// rules show the same. It lasts for the visit, until a table is opened; how many play is kept in the settings.
import type { Allowed } from "./open";

export interface Invited {
  friends: number;
  allowed: Allowed;
}

const noFriends = (): Invited => ({ friends: 0, allowed: { hints: false, undo: false } });
const all: Record<string, Invited> = $state({ king: noFriends(), "kings-corner": noFriends() });

/** What is chosen for the next table of a game. */
export function invitedTo(game: string): Invited {
  return all[game] ?? noFriends();
}

/** A table is open: the next one begins without friends. */
export function inviteNobody(game: string): void {
  all[game] = noFriends();
}
