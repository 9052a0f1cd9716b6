// King on the score pad.
import type { GamePad } from "../../pad/game";
import { kingPad } from "../../pad/king";

export default { counting: kingPad } satisfies GamePad;
