// King on the score pad.
import type { GamePad, PadGame } from "../../pad/game";
import { kingPad } from "../../pad/king";
import RULES from "./padRules.json";
import sheet from "./padSheet";

export default {
  game: RULES as unknown as PadGame,
  counting: kingPad,
  sheet,
  entry: () => import("./entering/entry"),
} satisfies GamePad;
