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

/** Whether a hint lies over the row of buttons: then what one needs of them is in it. */
export const overButtons = ({ form }: Scene): boolean => form === "phone" || form === "low";

/** How wide a question needs to be beside one's own name and the buttons, for text of size 1. */
const BESIDE = 300;

/**
 * The same for a question that may be answered, above the hand while another player is on turn: between one's own name and the
 * buttons where there is room, else on small screens over both (`over`), on others at the foot of the felt.
 */
export function between(scene: Scene): { x: number; y: number; w: number; over: boolean } {
  const { form, action, button, hand, seats, text } = scene;
  const own = seats.find(({ shape }) => shape === "own") ?? button;
  const [from, to] = own.x < button.x ? [right(own), button.x] : [right(button), own.x];
  const w = to - from - 2 * GAP;
  if (own.y === button.y && action.y < hand.y && w >= BESIDE * text) return { x: (from + to) / 2, y: bottom(action), w, over: false };
  if (form === "phone" || form === "low") return { x: action.x + action.w / 2, y: bottom(action), w: action.w, over: true };
  return { ...foot(scene), over: false };
}
