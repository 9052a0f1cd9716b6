// What a game says to a player who is new to it, one line at a time: its coach. Each line holds by the rules of the
// table: its numbers come from the view, and where it depends on a rule, from what is legal.
import type { View } from "../base/messages";
import type { Targets } from "../base/targets";
import type { TextKey } from "../base/textKey";
import type { Observation } from "../game/observation";
import type { Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import type { Args } from "../words/words.svelte";

type Named<Key> = Key extends `coach-${infer Name}` ? Name : never;
/** A line, as in its key: `no-tricks` for `coach-no-tricks`. */
type LineName = Named<TextKey>;

export interface CoachLine {
  name: LineName;
  args?: Args;
  /** When in the deal it holds; empty: from the first card to the last. A line that comes again has another time. */
  time: string;
}

/** What a player sees, and may do. */
export interface CoachedTable<Table extends Observation> {
  view: View;
  table: Table;
  targets: Targets;
}

export interface GameCoach<Table extends Observation = Observation> {
  /** The lines that hold now, the most fitting first. */
  lines(at: CoachedTable<Table>): readonly CoachLine[];
  /** What covers the felt while this player makes a call; null: nothing. */
  covered?(scene: Scene, table: Table, me: number): Box | null;
}
