// The texts of rule pages in a language. The page loads them for the worker, which has no files of its own.
import { RULES } from "virtual:rules";
import type { Texts } from "../words/pattern";

/** The texts that rule pages in a language may need; none in an unknown language. */
export async function ruleTexts(language: string): Promise<readonly Texts[]> {
  const load = Object.hasOwn(RULES, language) ? RULES[language] : undefined;
  return load ? (await load()).default : [];
}
