// Kings Corner on the score pad.
import type { GamePad } from "../../pad/game";
import { kingsCornerPad } from "../../pad/kingsCorner";
import { cornerEntering } from "./entering/entering";
import Screens from "./entering/Screens.svelte";
import sheet from "./padSheet";

export default { counting: kingsCornerPad, entering: cornerEntering, Screens, sheet } satisfies GamePad;
