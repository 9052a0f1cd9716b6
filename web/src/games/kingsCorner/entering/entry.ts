// How deals of Kings Corner are entered on the score pad.
import type { GameEntry } from "../../../pad/game";
import { cornerEntering } from "./entering";
import Screens from "./Screens.svelte";
import { tally } from "./words";

export default { entering: cornerEntering, Screens, tally } satisfies GameEntry;
