// Where rules are found: the page on which they are changed, and the page on which they are read.
import { spoken } from "../words/words.svelte";

/** The page of house rules that starts from the rules of `text` ("pagat?target=50"). */
export function lobbyAddress(text: string, name = ""): string {
  return `/play/${text}${name ? `#${encodeURIComponent(name)}` : ""}`;
}

/** The page on which rules are read in full, in the language spoken now. */
export function rulePageAddress(text: string): string {
  return `/rules/${spoken()}/${text}`;
}
