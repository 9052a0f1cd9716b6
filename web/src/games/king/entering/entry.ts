// How deals of King are entered on the score pad.
import type { GameEntry } from "../../../pad/game";
import { kingEntering } from "./entering";
import Screens from "./Screens.svelte";
import Still from "./Still.svelte";

export default { entering: kingEntering, Screens, Still } satisfies GameEntry;
