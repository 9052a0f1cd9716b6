// What the parts of a session need of it: the player at the table, what they see and what they can do.
import type { FromClient, View } from "../base/messages";
import type { Targets } from "../base/targets";
import type { Hints } from "./hints.svelte";
import type { Playback } from "./playback.svelte";
import type { TableLog } from "./tableLog.svelte";

export interface Player {
  /** The table on the screen; null before the first one. */
  readonly view: View | null;
  /** The legal tokens: empty while it is another player's turn. */
  readonly legal: readonly string[];
  readonly targets: Targets;
  readonly myTurn: boolean;
  /** The card or place that is selected. */
  selected: string | null;
  /** The place whose pile is spread out. */
  expanded: string | null;
  /** The cards of the hand that show less than a finger needs: a first tap only raises such a card. */
  readonly tight: ReadonlySet<string>;
  /** Whether an action is on its way to the server. */
  readonly busy: boolean;

  readonly playback: Playback;
  readonly log: TableLog;
  readonly hints: Hints;

  /** Send a token; a refusal is explained at `at`. */
  act(token: string, at: string): void;
  /** Send a message. If that fails, explain it at `at` and return false. */
  send(message: FromClient, at?: string): boolean;
  /** Return a new number for a message that expects an answer. */
  nextId(): number;
}
