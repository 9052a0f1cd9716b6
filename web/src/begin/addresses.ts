// The addresses of rules: the page to change them, and the page to read them.
import { ALONE, at } from "../base/site";
import { spoken } from "../words/words.svelte";

/** The page of house rules, starting from the rules of `text` ("pagat?target=50"). */
export function lobbyAddress(text: string, name = ""): string {
  return at(`/play/${text}`) + (name ? `#${encodeURIComponent(name)}` : "");
}

/**
 * The page with the full rules, in the current language. A host of files gives the preset's page whatever stands behind
 * "?": there house rules are an address without one, for which it has no file, and the app shows them.
 */
export function rulePageAddress(text: string): string {
  return at(`/rules/${spoken()}/${ALONE ? text.replace("?", "%3F") : text}`);
}
