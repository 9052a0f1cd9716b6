// Words of the layout: everything is in CSS pixels from the upper left corner of the page.
import type { Card } from "../cards";

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/**
 * `phone`: upright and narrow; `low`: a phone on its side (less than 500 high); `tall`: a tablet held upright; `wide`:
 * everything larger.
 */
export type Form = "phone" | "low" | "tall" | "wide";

/** Where one card is drawn. `scale` is of the scene's card size; `faint`: not seen there (it is only a count). */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  z: number;
  faint: boolean;
}

/** A card, or a hidden one (`card` null), in a zone: `stock`, `hand:2`, `pile:N`, `trick`, `taken:1`. */
export interface Placed {
  zone: string;
  card: Card | null;
  /** The order in which it was dealt, for the animation of a deal. */
  dealt: number;
  spot: Spot;
}

/** A card of the player's own hand: what is drawn, and the part of it that takes a tap. */
export interface HandCard {
  card: Card;
  tap: Box;
}

export const CARD_RATIO = 1.4;

export const cardSize = (w: number): Size => ({ w: Math.round(w), h: Math.round(w * CARD_RATIO) });

export function formOf(viewport: Size): Form {
  if (viewport.h < 500 && viewport.w > viewport.h) return "low";
  if (viewport.w >= 600 && viewport.h > viewport.w) return "tall";
  return viewport.w < 760 ? "phone" : "wide";
}

export const right = (box: Box): number => box.x + box.w;
export const bottom = (box: Box): number => box.y + box.h;
export const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
