// What the player's own turn is about, in a few words, for the line below "your turn". The table with its piles sets
// it; a replay does not.
class Turn {
  about = $state("");
}

export const turn = new Turn();
