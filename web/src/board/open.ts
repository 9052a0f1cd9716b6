// Where open hands lie round a table with a rail: beside the portrait at the top, below those at the sides, so that the trick in the
// middle stays free. Pure.
import { bottom, type Placed } from "../layout/geometry";
import type { Scene } from "../layout/scene";

/** A card against one of the own hand. */
const SCALE = 0.5;
/** How much of a card is seen beside the next one, and above it, at most. */
const ACROSS = 0.5;
const DOWN = 0.38;
const GAP = 8;

/** The same scene, with these hands (by seat, in the order in which they lie; null: not open) where they are read. */
export function withOpenHands(scene: Scene, hands: readonly (readonly string[] | null)[]): Scene {
  const w = scene.card.w * SCALE;
  const h = scene.card.h * SCALE;
  const rail = scene.table;
  if (!rail) return scene;

  function spot(seat: number, card: string): Placed["spot"] | null {
    const box = scene.seats[seat];
    const hand = hands[seat];
    const at = hand?.indexOf(card) ?? -1;
    if (!box || !hand || !rail || at < 0 || box.shape === "own") return null;
    const steps = Math.max(1, hand.length - 1);
    if (box.shape === "row") {
      const room = box.x - GAP - (rail.x + rail.w * 0.12);
      const step = Math.min(w * ACROSS, (room - w) / steps);
      return { x: box.x - GAP - w - (hand.length - 1 - at) * step, y: box.y, scale: SCALE, z: 10 + at, faint: false };
    }
    const top = bottom(box) + 4;
    const step = Math.min(h * DOWN, (scene.action.y - GAP - top - h) / steps);
    return { x: box.x + (box.w - w) / 2, y: top + at * step, scale: SCALE, z: 10 + at, faint: false };
  }

  const placed = scene.placed.map((each) => {
    const found = each.card !== null && each.zone.startsWith("hand:") ? spot(Number(each.zone.slice(5)), each.card) : null;
    return found ? { ...each, spot: found } : each;
  });
  return { ...scene, placed };
}
