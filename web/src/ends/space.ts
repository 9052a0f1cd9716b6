// The place of the end of a deal on the screen: on a phone the whole screen, on a tablet the felt within the rail; if
// the score has a column beside the table, the words are there, and the board has the felt.
import { bottom, type Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";

/** The rail around the felt, as in Cloth.svelte, and its inner corner; px at scale 1. */
const RAIL = 15;
const CORNER = 33;
/** The gap between the two columns, and around the board, px. */
const GAP = 14;

/**
 * `whole`: the whole screen; `inset`: the felt within the rail; `split`: the column of the score, and the felt beside
 * it; `pair`: the felt in two columns, if it is low or has no such column.
 */
type Share = "whole" | "inset" | "split" | "pair";

/** A box whose `h` is 0 reaches down to the edge. */
export interface Space {
  share: Share;
  /** Where words and buttons are, and their column if there is only one. */
  words: Box;
  column: number;
  /** Where hands, tricks or the podium are; null: in the flow of the words. */
  board: Box | null;
  /** The radius of the felt's corner if it has one, px. */
  corner: number;
  /** The scale of everything, relative to its designed size. */
  scale: number;
}

interface Wish {
  /** Whether the table is shown as text. */
  text: boolean;
  /** Whether the bar above belongs to another page. */
  watched: boolean;
  /** Whether the board is the podium, which comes first. */
  won: boolean;
}

/** The felt within the rail of a table. */
function feltOf(table: Box, scale: number): Box {
  const rail = RAIL * scale;
  return { x: table.x + rail, y: table.y + rail, w: table.w - 2 * rail, h: table.h - 2 * rail };
}

/** Two columns of a felt, the words in the first or, beside a podium, in the second. */
function pair(
  words: Box,
  part: number,
  top: number,
  won: boolean,
): Pick<Space, "share" | "words" | "column" | "board"> {
  const column = Math.round(words.w * (won ? 1 - part : part));
  const w = words.w - column - 3 * GAP;
  const h = words.h && words.y + words.h - top - GAP;
  return { share: "pair", words, column, board: { x: won ? words.x + GAP : words.x + column + 2 * GAP, y: top, w, h } };
}

export function endsSpace({ form, bar, table, panel, scale }: Scene, { text, watched, won }: Wish): Space {
  const plain = { column: 0, board: null, corner: 0, scale: 1 };
  const top = watched && !text ? bar.h : 0;
  const whole = { x: 0, y: top, w: bar.w, h: 0 };
  if (text) return { ...plain, share: "whole", words: whole };
  // The buttons for score and menu are above the right column.
  if (form === "low") return { ...plain, ...pair(whole, 0.44, watched || won ? top + 8 : bottom(bar), won) };
  if (!table) return { ...plain, share: "whole", words: whole };
  const grown = Math.max(0.6, scale);
  const felt = feltOf(table, grown);
  const corner = CORNER * grown;
  if (panel) return { share: "split", words: panel, column: 0, board: felt, corner, scale: Math.max(1, scale) };
  if (form === "tall") return { ...plain, share: "inset", words: felt, corner, scale: Math.max(1, scale) };
  return { ...plain, ...pair(felt, 0.4, felt.y + GAP, won), corner };
}
