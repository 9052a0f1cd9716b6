// The positions of a pile's cards when it is spread out for reading, over the veiled table.
import { CARD_RATIO, centre, type Box, type Size } from "../../layout/geometry";
import type { Scene } from "../../layout/scene";
import { GRID } from "./board";
import type { Place } from "../../base/targets";

export interface Spread {
  card: Size;
  cards: { x: number; y: number; turn: number }[];
  /** The place of the words. */
  words: Box;
}

/**
 * The width of a card, px, its strip downwards and across, the bend of the row and the rotation from card to card,
 * degrees.
 */
const CARD = 104;
const STRIP = { down: 38 / 104, across: 0.5, least: 0.39 } as const;
const BEND = 10;
const TURN = 0.35;
/**
 * The free space above a column (the bar) and around everything, px; the words' width, and their distance from the
 * cards.
 */
const TOP = 70;
const EDGE = 26;
const WORDS = { w: 240, apart: 30, least: 120 } as const;

/** The layout of a spread pile of this many cards on a screen. */
export function spread(scene: Scene, viewport: Size, place: Place, cards: number): Spread {
  const scale = Math.max(1, scene.scale);
  return scene.upright ? column(scene, viewport, place, cards, CARD * scale) : row(scene, viewport, cards);
}

function column(scene: Scene, { w, h }: Size, place: Place, cards: number, wished: number): Spread {
  const room = h - TOP - EDGE;
  const width = Math.min(wished, room / (CARD_RATIO + (cards - 1) * STRIP.down));
  const card = { w: width, h: width * CARD_RATIO };
  const strip = width * STRIP.down;
  const whole = card.h + (cards - 1) * strip;
  const at = centre(scene.places[place] ?? scene.felt);
  const top = Math.max(TOP, Math.min(at.y - whole / 2, h - EDGE - whole));
  const left = GRID[place].column < 0;
  const phone = scene.form === "phone";
  const x = phone
    ? left
      ? EDGE + BEND
      : w - EDGE - card.w
    : Math.max(EDGE, Math.min(at.x - card.w / 2, w - EDGE - card.w));
  const beside = left ? w - EDGE - (x + card.w + WORDS.apart) : x - BEND - WORDS.apart - EDGE;
  const wide = Math.max(WORDS.least, Math.min(WORDS.w * Math.max(scene.text, scene.scale), beside));
  const words = {
    x: left ? x + card.w + WORDS.apart : x - BEND - WORDS.apart - wide,
    y: top + Math.min(150, whole / 4),
    w: wide,
    h: 0,
  };
  const bend = (i: number): number =>
    cards > 1 ? Math.sin((i / (cards - 1)) * Math.PI) * BEND * Math.min(1, cards / 8) : 0;
  return {
    card,
    cards: Array.from({ length: cards }, (_, i) => ({
      x: x - bend(i),
      y: top + i * strip,
      turn: (i - (cards - 1) / 2) * TURN,
    })),
    words: phone ? words : { ...words, x: Math.max(EDGE, words.x) },
  };
}

function row({ bar }: Scene, { w, h }: Size, cards: number): Spread {
  const room = w - 2 * EDGE;
  const width = Math.min(CARD, h / 2 / CARD_RATIO, room / (1 + (cards - 1) * STRIP.least));
  const card = { w: width, h: width * CARD_RATIO };
  const strip = Math.min(width * STRIP.across, (room - width) / Math.max(1, cards - 1));
  const start = (w - width - strip * (cards - 1)) / 2;
  const top = h - card.h - EDGE - BEND;
  return {
    card,
    cards: Array.from({ length: cards }, (_, i) => {
      const out = cards > 1 ? (2 * i) / (cards - 1) - 1 : 0;
      return { x: start + i * strip, y: top + out * out * BEND, turn: out * TURN * 6 };
    }),
    words: { x: EDGE, y: bar.h + 8, w: room, h: 0 },
  };
}
