// The page produces each text exactly as Fluent's own library does, whatever the values of its variables.
import { expect, it } from "vitest";
import { textsOf } from "../plugins/texts";
import { filled, type Args } from "../src/words/pattern";
import { bundleOf } from "./fluent";

/** The catalogues; some are only for the command line. */
const SOURCES = import.meta.glob<string>(
  ["../../src/kingcraft/locales/*/*.ftl", "!**/{arena,cli,conformance,show}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const NUMBERS = [0, 1, 2, 5, 20, 101, 12_345, -25, 0.125];

/** All words by which a text chooses a variant, and one without a variant. */
const keysOf = (source: string): string[] => [
  ...new Set([...source.matchAll(/\[ *(\w+) *\]/g)].map(([, key]) => key as string)),
  "–",
];
const namesOf = (source: string): string[] => [
  ...new Set([...source.matchAll(/\$(\w+)/g)].map(([, name]) => name as string)),
];

it.each(Object.entries(SOURCES))("%s", (path, source) => {
  const [, language = ""] = /locales\/(\w+)\//.exec(path) ?? [];
  const bundle = bundleOf(language, [source]);
  const texts = Object.entries(textsOf(source));
  expect(texts.map(([key]) => key)).toEqual([...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key));
  const ours = (args: Args): string[] => texts.map(([, pattern]) => filled(pattern, args, language));
  const theirs = (args: Args): string[] =>
    texts.map(([key]) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, []));
  for (const value of [...NUMBERS, ...keysOf(source)]) {
    const args = Object.fromEntries(namesOf(source).map((name) => [name, value]));
    expect(ours(args)).toEqual(theirs(args));
  }
  expect(ours({})).toEqual(theirs({})); // missing variables
});

it.each([
  ["a term", "-brand = K"],
  ["attributes", "key = K\n    .title = T"],
  ["another message", "key = { other }"],
  ["a function", "key = { NUMBER($n) }"],
])("refuses what no text of ours uses: %s", (_, source) => {
  expect(() => textsOf(source)).toThrow(/^(-brand|key): /);
});
