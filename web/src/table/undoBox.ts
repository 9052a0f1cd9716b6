// Where the button stands that takes back: near the main button, but where no finger that wants to draw comes by.
import { bottom, right, type Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";

const SIDE = 48;
const GAP = 8;
/** The width of a row that holds the lamp, this button and the main one with its words, at text of size 1. */
const ROW = 2 * (SIDE + GAP) + 72;

/**
 * The button's box above the main button's row, where the hand stands at the side. `row`: it stands in that row, or above it on
 * a wide table; `instead`: there it takes the place of the lamp.
 */
export function undoBox(scene: Scene): Box | "row" | "instead" {
  const { button, handed, seats } = scene;
  if (scene.form === "wide") return "row";
  const y = button.y - GAP - SIDE;
  const free = seats.every((pill) => bottom(pill) + GAP / 2 <= y || pill.y >= button.y);
  if (scene.form === "low" && free) return { x: handed === "left" ? button.x : right(button) - SIDE, y, w: SIDE, h: SIDE };
  return button.w >= ROW * scene.text ? "row" : "instead";
}
