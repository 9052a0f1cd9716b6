// A moment of this browser's clock in words: the time, and the day unless it was today.
import { region } from "../words/words.svelte";

export function when(moment: number): string {
  const today = new Date(moment).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    region(),
    today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(moment);
}
