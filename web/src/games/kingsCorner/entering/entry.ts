// How deals of Kings Corner are entered on the score pad.
import type { GameEntry } from "../../../pad/game";
import { cornerEntering } from "./entering";
import Screens from "./Screens.svelte";
import TargetBars from "./TargetBars.svelte";
import { tally } from "./words";

export default { entering: cornerEntering, Screens, Below: TargetBars, tally } satisfies GameEntry;
