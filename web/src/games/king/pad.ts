// King on the score pad.
import type { GamePad } from "../../pad/game";
import { kingPad } from "../../pad/king";
import sheet from "./padSheet";

export default { counting: kingPad, sheet, entry: () => import("./entering/entry") } satisfies GamePad;
