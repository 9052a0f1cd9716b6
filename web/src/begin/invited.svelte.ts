// How many seats a player keeps for friends at their next table of a game, and what is allowed there. The start page
// and the page of house rules show the same choice. It lasts until a table is opened or the page is left; the number of
// players, and that of friends at the last table with friends, are stored in the settings.
import type { MoveSeconds } from "../base/messages";
import { keepSettings, settings } from "../base/settings.svelte";

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

/** Friends on all other seats, however many players there are. */
export const EVERYONE = Infinity;

export interface Invited {
  /** How many friends come, or `EVERYONE`. */
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

/** How many friends come to the next table with friends of a game: as chosen now or last time, otherwise `EVERYONE`. */
export const friendsAt = (game: string): number => invitedTo(game).friends || (settings.friends[game] ?? 0) || EVERYONE;

/** Choose how many friends come to the next table of a game, and to later ones. */
export function inviteFriends(game: string, friends: number): void {
  invitedTo(game).friends = friends;
  const { [game]: _, ...others } = settings.friends;
  settings.friends = friends === EVERYONE ? others : { ...others, [game]: friends };
  keepSettings();
}
