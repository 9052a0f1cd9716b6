// How deals of King are entered on the score pad.
import type { GameEntry } from "../../../pad/game";
import { kingEntering } from "./entering";
import Below from "./Below.svelte";
import Screens from "./Screens.svelte";

export default { entering: kingEntering, Screens, Below } satisfies GameEntry;
