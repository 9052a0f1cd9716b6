// Which way a language is written. None of those offered runs to the left yet; the page is ready for those that do.
const LEFTWARD: readonly string[] = ["ar", "fa", "he", "ur"];

export const directionOf = (language: string): "ltr" | "rtl" => (LEFTWARD.includes(language.slice(0, 2)) ? "rtl" : "ltr");

/** Whether the page runs to the left: then what comes next lies there. */
export const leftward = (): boolean => document.documentElement.dir === "rtl";
