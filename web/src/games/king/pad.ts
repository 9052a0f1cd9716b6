// King on the score pad.
import type { GamePad } from "../../pad/game";
import { kingPad } from "../../pad/king";
import { kingEntering } from "./entering/entering";
import Screens from "./entering/Screens.svelte";
import sheet from "./padSheet";

export default { counting: kingPad, entering: kingEntering, Screens, sheet } satisfies GamePad;
