// The addresses of rules: the page to change them, and the page to read them.
import { at } from "../base/site";
import { spoken } from "../words/words.svelte";

/** The page of house rules, starting from the rules of `text` ("pagat?target=50"). */
export function lobbyAddress(text: string, name = ""): string {
  return at(`/play/${text}`) + (name ? `#${encodeURIComponent(name)}` : "");
}

/** The page with the full rules, in the current language. */
export function rulePageAddress(text: string): string {
  return at(`/rules/${spoken()}/${text}`);
}
