// The position of temporary lines about the table: at its lower edge, where the fewest cards lie, and no seat and no
// contract.
import { bottom, right, type Box } from "./geometry";
import { GAP } from "./seats";
import type { Scene } from "./scene";

/** The height from which a row of buttons is a column, px. */
const COLUMN = 110;

/**
 * The middle of the lower edge of such a line, and its greatest width. On a phone the player's own card is played
 * there, so the line covers the feet of the hand; on a phone held sideways the felt is too narrow, and the space above
 * the row of actions is free, or below the buttons if they are a column.
 */
export function foot({ form, hand, felt, action }: Scene): { x: number; y: number; w: number } {
  if (form === "low")
    return { x: action.x + action.w / 2, y: action.h > COLUMN ? bottom(action) : action.y - 6, w: action.w };
  const { x, y, w, h } = form === "phone" ? hand : felt;
  return { x: x + w / 2, y: y + h, w };
}

/**
 * The same for a line that appears while the player goes on playing: on a phone over their own name, beside the main
 * button, so that the whole hand is visible.
 */
export function aside(scene: Scene): { x: number; y: number; w: number } {
  const { form, action, button } = scene;
  if (form !== "phone") return foot(scene);
  const w = action.w - button.w - GAP;
  return { x: (button.x > action.x ? action.x : right(button) + GAP) + w / 2, y: bottom(action), w };
}

const EDGE = 10;
/** The height that a hint has beside its buttons, for text of size 1. */
const ROW = 90;
/** The same with its figures. */
const TALL = 180;
/** Below this width, for text of size 1, the buttons of a hint are below its words. */
const NARROW = 345;

/**
 * The position of a hint: its upper or lower edge, never over the words that say whose turn it is and what was led, nor
 * over the hint button. `about`: the places that it mentions; if these are in the lowest row, the hint is above them or
 * beside.
 */
export function note(
  scene: Scene,
  about: readonly Box[],
): { left: number; w: number; top: number | null; bottom: number | null; column: boolean } {
  const { action, bar, button, felt, form, hand, panel, places, seats, text } = scene;
  // Beside the piles of a phone held sideways: over the other seats.
  if (action.h > COLUMN) return { left: EDGE, w: action.w, top: bar.h + 4, bottom: null, column: true };
  const above = { top: null, bottom: action.y - 6 };
  if (form === "phone" || form === "tall") {
    const low =
      about.some((box) => box.y > felt.y + felt.h * 0.6) && !about.some((box) => bottom(box) < felt.y + felt.h * 0.4);
    const w = Math.min(bar.w - 2 * EDGE, form === "phone" ? Infinity : 480 * text);
    return {
      left: form === "phone" ? EDGE : felt.x + (felt.w - w) / 2,
      w,
      ...(low ? { top: felt.y, bottom: null } : above),
      column: w < NARROW * text,
    };
  }
  const own = seats.find(({ shape }) => shape === "own") ?? button;
  if (form === "low") {
    const [from, to] = own.x < button.x ? [right(own), button.x] : [right(button), own.x];
    return { left: from + GAP, w: to - from - 2 * GAP, top: null, bottom: bottom(action), column: false };
  }
  // If the player's own seat is in a corner beside the hand, or a pile that it mentions is there: a column above it.
  const left = own.x < button.x;
  const w = Math.min(action.w - button.w - EDGE, 480 * text, (panel?.x ?? bar.w) - 2 * EDGE);
  const x = left ? action.x : right(action) - w;
  const covers = (box: Box): boolean => bottom(box) > above.bottom - ROW * text && box.x < x + w && right(box) > x;
  const beside = action.y > hand.y || about.some(covers) ? besidePiles(scene, left) : null;
  if (beside) return { left: beside.x - beside.w / 2, w: beside.w, ...above, column: true };
  // It grows upwards, to the name of the neighbour at that side: beside it, unless it would come over piles.
  const reaches = (box: Box): boolean => bottom(box) > above.bottom - TALL * text && box.x < x + w && right(box) > x;
  const names = places.SW ? [] : seats.filter((seat) => seat !== own && reaches(seat));
  const from = left ? Math.max(x, ...names.map((seat) => right(seat) + GAP)) : action.x + button.w + EDGE;
  const to = left ? right(action) - button.w - EDGE : Math.min(x + w, ...names.map((seat) => seat.x - GAP));
  const wide = Math.min(w, to - from);
  return { left: left ? from : to - wide, w: wide, ...above, column: false };
}

/** A column above the player's own seat, as wide as the piles leave it; null: there are none. */
function besidePiles({ action, places, text }: Scene, left: boolean): { x: number; w: number } | null {
  const cell = places.SW;
  if (!cell) return null;
  const w = Math.min(480 * text, Math.max(200, cell.x - action.x - GAP));
  return { x: left ? action.x + w / 2 : right(action) - w / 2, w };
}

/** The width that a question needs beside the player's own name and the buttons, px for text of size 1. */
const BESIDE = 300;

/**
 * The same for a question that may be answered, above the hand during another player's turn: between the player's own
 * name and the buttons if there is room; otherwise on small screens over both (`over`), on others above the own name,
 * beside the piles, or else at the foot of the felt.
 */
export function between(scene: Scene): { x: number; y: number; w: number; over: boolean } {
  const { form, action, button, hand, seats, text } = scene;
  const own = seats.find(({ shape }) => shape === "own") ?? button;
  const [from, to] = own.x < button.x ? [right(own), button.x] : [right(button), own.x];
  const w = to - from - 2 * GAP;
  if (own.y === button.y && action.y < hand.y && w >= BESIDE * text)
    return { x: (from + to) / 2, y: bottom(action), w, over: false };
  if (form === "phone" || form === "low")
    return { x: action.x + action.w / 2, y: bottom(action), w: action.w, over: true };
  const beside = action.y > hand.y ? besidePiles(scene, own.x < button.x) : null;
  return beside ? { ...beside, y: action.y - 6, over: false } : { ...foot(scene), over: false };
}
