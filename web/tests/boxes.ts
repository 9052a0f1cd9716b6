// Boxes and rotated cards, for the tests of layouts.
import type { Box, Size, Spot } from "../src/layout/geometry";

export const inside = (box: Box, screen: Size): boolean =>
  box.x >= -0.5 && box.y >= -0.5 && box.x + box.w <= screen.w + 0.5 && box.y + box.h <= screen.h + 0.5;

/** Whether two boxes overlap by more than `touch` px. */
export const over = (a: Box, b: Box, touch = 0.5): boolean =>
  a.x < b.x + b.w - touch && b.x < a.x + a.w - touch && a.y < b.y + b.h - touch && b.y < a.y + a.h - touch;

/** The box around a card that is rotated about its middle. */
export function round({ x, y, scale, turn = 0 }: Spot, card: Size): Box {
  const [w, h, angle] = [card.w * scale, card.h * scale, (turn * Math.PI) / 180];
  const [wide, high] = [
    Math.abs(w * Math.cos(angle)) + Math.abs(h * Math.sin(angle)),
    Math.abs(w * Math.sin(angle)) + Math.abs(h * Math.cos(angle)),
  ];
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
}

/** The least visible part of a card of the hand if the hand extends below the edge: rank and suit. */
export const INDEX = 0.45;
