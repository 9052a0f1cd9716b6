// How many seats a player keeps for friends at their next table of a game, and what is allowed there. The start page
// and the page of house rules show the same choice. It lasts until a table is opened or the page is left; the number of
// players is stored in the settings.
import type { MoveSeconds } from "../base/messages";

/**
 * What friends and the player may do: ask for hints, and undo in their own turn. Against bots alone both are allowed.
 */
export interface Allowed {
  hints: boolean;
  undo: boolean;
  /** Whether a bot plays for a player who has been away for two minutes. */
  stepsIn: boolean;
  /** Seconds that a player has for a move; 0: as many as they like. */
  clock: MoveSeconds;
}

export interface Invited {
  friends: number;
  allowed: Allowed;
}

const noFriends = (): Invited => ({ friends: 0, allowed: { hints: false, undo: false, stepsIn: true, clock: 0 } });
const all = new Map<string, Invited>();

/** The choices for the next table of a game. */
export function invitedTo(game: string): Invited {
  const known = all.get(game);
  if (known) return known;
  const made: Invited = $state(noFriends());
  all.set(game, made);
  return made;
}

/** A table was opened: the next one starts without friends. */
export function inviteNoOne(game: string): void {
  Object.assign(invitedTo(game), noFriends());
}
