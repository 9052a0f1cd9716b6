// The room that a lesson needs on a table: the bar above, what it says between felt and hand, and the points so far.

/** The height of the bar, px. */
export const LESSON_BAR = 48;
/** The width of the points beside the contract, px for text of size 1. */
export const LESSON_POINTS = 124;
/** The height of a line of a sentence and of the space around it, px for text of size 1; that of a button below it. */
const LINE = 21;
const PAD = 24;
const BUTTON = 54;

/** The height of a sentence of this many lines, px; `button`: with a button below it. */
export const sentenceHeight = (lines: number, text: number, button = false): number =>
  Math.round(lines * LINE * text + PAD + (button ? BUTTON : 0));
