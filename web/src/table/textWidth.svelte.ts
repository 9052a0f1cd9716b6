// How wide words are in the typeface of the page. It is the system's own: on one machine a third wider than on another.

/** The mean width of a letter where none can be measured (no canvas), em, in our texts and names, by weight; `display`: in titles. */
const LETTER = { 400: 0.46, 500: 0.48, 700: 0.58, display: 0.52 };

export type Weight = keyof typeof LETTER;

/** Counts the typefaces that the page has had: what was measured holds for one of them. */
let face = $state(0);
let known = new Map<string, number>();

/** Forget what was measured, and let everything that depends on it be measured again: the page has another typeface. */
export function measureAgain(): void {
  known = new Map();
  face += 1;
}


function measured(text: string, weight: Weight): number {
  if (typeof OffscreenCanvas === "undefined") return [...text].length * LETTER[weight];
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return [...text].length * LETTER[weight];
  const style = getComputedStyle(document.documentElement);
  context.font = weight === "display" ? `400 100px ${style.getPropertyValue("--display")}` : `${weight} 100px ${style.fontFamily}`;
  return context.measureText(text).width / 100;
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
