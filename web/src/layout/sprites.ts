// Which card node of the paint layer shows which card. Nodes never move in the document; only their content changes.
import type { Card } from "../base/cards";
import type { Placed, Size, Spot } from "./geometry";

/** One of the fixed card nodes. `card` null: face down. `zone` is empty for a node that shows nothing. */
export interface Sprite {
  zone: string;
  card: Card | null;
  spot: Spot;
  /** Whether its zone changed in the last step: then it moves above the others. */
  moved: boolean;
  dealt: number;
}

export const NODES = 52;

const NOWHERE: Spot = { x: 0, y: 0, scale: 1, z: 0, faint: true };

export function blank(): Sprite[] {
  return Array.from({ length: NODES }, () => ({ zone: "", card: null, spot: NOWHERE, moved: false, dealt: 0 }));
}

/**
 * The stacking order of a sprite: moving cards are above resting ones, and dragged ones above all, each in its order.
 */
export function heightOf(sprite: Sprite, flying: boolean, dragged: boolean): number {
  return sprite.spot.z + (dragged ? 3000 : sprite.moved && flying ? 500 : 0);
}

/** The transform that brings a card node to its spot: scaled and rotated about its middle. */
export function transformOf({ x, y, scale, turn }: Spot, card: Size): string {
  const inset = (1 - scale) / 2;
  return `translate(${x - card.w * inset}px, ${y - card.h * inset}px) rotate(${turn ?? 0}deg) scale(${scale})`;
}

/** All cards face down on the deck, as before a deal. */
export function onDeck(deck: { x: number; y: number; scale: number }): Sprite[] {
  return Array.from({ length: NODES }, (_, i) => ({
    zone: "stock",
    card: null,
    spot: { x: deck.x, y: deck.y, scale: deck.scale, z: i, faint: false },
    moved: false,
    dealt: 0,
  }));
}

/**
 * Give every placed card a node. A card keeps its node. A card that becomes visible takes a hidden node from its
 * origin: `from` (the hand of the seat that played) or the stock. Hidden cards keep the nodes of their zone; missing
 * ones are cards that are no longer visible (taken back into a hand) or come from the stock; surplus nodes show
 * nothing.
 */
export function assign(before: readonly Sprite[], placed: readonly Placed[], from: string): Sprite[] {
  const after: (Sprite | null)[] = before.map(() => null);
  const free = new Set(before.keys());
  const put = (node: number, card: Placed): void => {
    free.delete(node);
    const moved = before[node]?.zone !== card.zone;
    after[node] = { zone: card.zone, card: card.card, spot: card.spot, moved, dealt: card.dealt };
  };
  const find = (fits: (sprite: Sprite) => boolean): number | undefined => {
    let found: number | undefined;
    for (const node of free) if (fits(before[node] as Sprite)) found = node; // the last one: the top of a heap
    return found;
  };

  const seen = placed.filter((card) => card.card !== null);
  const hidden = placed.filter((card) => card.card === null);
  const byCard = new Map(before.map((sprite, node) => [sprite.card, node] as const).filter(([card]) => card !== null));
  const revealed: Placed[] = [];
  for (const card of seen) {
    const node = byCard.get(card.card);
    if (node !== undefined && free.has(node)) put(node, card);
    else revealed.push(card);
  }
  const waiting: Placed[] = [];
  const keep = new Map<string, number[]>();
  for (const node of free) {
    const sprite = before[node] as Sprite;
    if (sprite.card === null) keep.set(sprite.zone, [...(keep.get(sprite.zone) ?? []), node]);
  }
  for (const card of revealed) {
    const zones = [card.zone, from, "stock", ""];
    const nodes =
      zones.map((zone) => keep.get(zone)).find((list) => list?.length) ??
      [...keep.values()].find((list) => list.length);
    const node = nodes?.pop() ?? find(() => true);
    if (node !== undefined) put(node, card);
  }
  for (const card of hidden) {
    const node = keep.get(card.zone)?.shift();
    if (node !== undefined) put(node, card);
    else waiting.push(card);
  }
  for (const card of waiting) {
    const turned = find((sprite) => sprite.card !== null && sprite.zone.startsWith("pile:"));
    const node = turned ?? keep.get("stock")?.pop() ?? keep.get("")?.pop() ?? find(() => true);
    if (node !== undefined) put(node, card);
  }
  return after.map((sprite, node) => {
    if (sprite) return sprite;
    const old = before[node] as Sprite;
    return { zone: "", card: null, spot: { ...old.spot, faint: true }, moved: false, dealt: 0 };
  });
}
