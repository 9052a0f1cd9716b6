// How many seats a player keeps for friends at their next table of a game, and what is allowed there. The start page and the
// house rules show the same. It lasts for the visit, until a table is opened; the number of players is kept in the settings.

/** What friends and the player may do: ask for hints, and take back in their own turn. Against bots alone both are allowed. */
export interface Allowed {
  hints: boolean;
  undo: boolean;
  /** Whether a bot plays for a player who has been away for two minutes. */
  stepsIn: boolean;
}

export interface Invited {
  friends: number;
  allowed: Allowed;
}

const noFriends = (): Invited => ({ friends: 0, allowed: { hints: false, undo: false, stepsIn: true } });
const all = new Map<string, Invited>();

/** What is chosen for the next table of a game. */
export function invitedTo(game: string): Invited {
  const known = all.get(game);
  if (known) return known;
  const made: Invited = $state(noFriends());
  all.set(game, made);
  return made;
}

/** A table is open: the next one begins without friends. */
export function inviteNobody(game: string): void {
  Object.assign(invitedTo(game), noFriends());
}
