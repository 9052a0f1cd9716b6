// Bytes as people read them.
import { spoken } from "../words/words.svelte";

/** Megabytes with one decimal, as in the page's language: "3.1". */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1_000_000);
