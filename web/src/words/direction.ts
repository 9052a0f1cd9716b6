// The writing direction of a language. None of the languages offered runs from right to left yet; the page supports it.
const LEFTWARD: readonly string[] = ["ar", "fa", "he", "ur"];

export const directionOf = (language: string): "ltr" | "rtl" =>
  LEFTWARD.includes(language.slice(0, 2)) ? "rtl" : "ltr";

/** Whether the page runs from right to left: then what comes next is on the left. */
export const leftward = (): boolean => document.documentElement.dir === "rtl";
