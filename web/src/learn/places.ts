// Where the parts of a lesson are on the table.
import { bottom, right, type Box } from "../layout/geometry";
import { LESSON_POINTS } from "../layout/lesson";
import type { Scene } from "../layout/scene";

/** The height of the points so far, px for text of size 1. */
const HIGH = 36;
const EDGE = 12;

/** The box of the points so far: at the height of the contract, at the other end. */
export function pointsBox({ bar, banner, form, table, text, scale }: Scene): Box {
  const w = (LESSON_POINTS - 12) * text;
  const h = HIGH * text;
  const end = table ? right(table) - 30 * scale : bar.w - EDGE;
  return { x: end - w, y: form === "low" ? bottom(bar) + 2 : banner.y + Math.max(0, (banner.h - h) / 2), w, h };
}

/** Where the button that goes on is: in the place of the buttons of the table, below the sentence, or beside it. */
export const buttonPlace = ({ button, form }: Scene): "apart" | "below" | "beside" =>
  button.w > 0 ? "apart" : form === "phone" ? "below" : "beside";
