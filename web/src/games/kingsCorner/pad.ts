// Kings Corner on the score pad.
import type { GamePad } from "../../pad/game";
import { kingsCornerPad } from "../../pad/kingsCorner";

export default { counting: kingsCornerPad } satisfies GamePad;
