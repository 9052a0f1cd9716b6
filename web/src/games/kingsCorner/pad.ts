// Kings Corner on the score pad.
import type { GamePad, PadGame } from "../../pad/game";
import { kingsCornerPad } from "../../pad/kingsCorner";
import RULES from "./padRules.json";
import sheet from "./padSheet";

export default {
  game: RULES as unknown as PadGame,
  counting: kingsCornerPad,
  sheet,
  entry: () => import("./entering/entry"),
} satisfies GamePad;
