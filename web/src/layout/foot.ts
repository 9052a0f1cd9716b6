// Where a line about the table lies for a while: at its lower edge, where the fewest cards lie, and no seat and no contract.
import { bottom, right } from "./geometry";
import { GAP } from "./seats";
import type { Scene } from "./scene";

/**
 * The middle of the lower edge of such a line, and how wide it may be. On a phone that is the place for one's own card, so it
 * lies over the feet of the hand; on a phone on its side the felt is too narrow, and above the row of actions is nothing.
 */
export function foot({ form, hand, felt, action }: Scene): { x: number; y: number; w: number } {
  if (form === "low") return { x: action.x + action.w / 2, y: action.y - 6, w: action.w };
  const { x, y, w, h } = form === "phone" ? hand : felt;
  return { x: x + w / 2, y: y + h, w };
}

/**
 * The same for a line that comes while one plays on: on a phone over one's own name, beside the main button, so that the whole
 * hand is seen.
 */
export function aside(scene: Scene): { x: number; y: number; w: number } {
  const { form, action, button } = scene;
  if (form !== "phone") return foot(scene);
  const w = action.w - button.w - GAP;
  return { x: (button.x > action.x ? action.x : right(button) + GAP) + w / 2, y: bottom(action), w };
}
