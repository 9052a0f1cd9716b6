// Kings Corner on the score pad.
import type { GamePad } from "../../pad/game";
import { kingsCornerPad } from "../../pad/kingsCorner";
import sheet from "./padSheet";

export default { counting: kingsCornerPad, sheet, entry: () => import("./entering/entry") } satisfies GamePad;
