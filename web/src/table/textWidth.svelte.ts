// The width of words in the typeface of the page. That is the system's own: on one machine a third wider than on
// another.

/**
 * The mean width of a letter if nothing can be measured (no canvas), em, in our texts and names, by weight; `display`:
 * in titles.
 */
const LETTER = { 400: 0.46, 500: 0.48, 700: 0.58, display: 0.52 };

export type Weight = keyof typeof LETTER;

/** Counts the typefaces that the page has had: each measurement is valid for one of them. */
let face = $state(0);
let known = new Map<string, number>();

/** The measuring context and the page's font strings: looking these up for each word would cost more than measuring. */
let pen: OffscreenCanvasRenderingContext2D | null | undefined;
let fonts: Partial<Record<Weight, string>> = {};

/** Forget all measurements, and measure everything that depends on them again: the typeface has changed. */
export function measureAgain(): void {
  known = new Map();
  fonts = {};
  face += 1;
}

function fontOf(weight: Weight): string {
  const style = getComputedStyle(document.documentElement);
  return weight === "display"
    ? `400 100px ${style.getPropertyValue("--display")}`
    : `${weight} 100px ${style.fontFamily}`;
}

function measured(text: string, weight: Weight): number {
  pen ??= typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return [...text].length * LETTER[weight];
  pen.font = fonts[weight] ??= fontOf(weight);
  return pen.measureText(text).width / 100;
}

/** The width of a text in one line, in em. Reactive: it changes with the page's typeface. */
export function textWidth(text: string, weight: Weight): number {
  void face;
  const key = `${weight} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    width = measured(text, weight);
    known.set(key, width);
  }
  return width;
}
