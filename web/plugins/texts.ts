import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Choice, Pattern, Texts } from "../src/words/pattern.ts";

type Read = NonNullable<FluentResource["body"][number]["value"]>;

/**
 * The texts of a Fluent catalogue, by key, in the format of the page (src/words/pattern.ts). Throws an Error with the
 * message's name for syntax that our texts do not use: terms, attributes, references to other messages, functions.
 */
export function textsOf(source: string): Texts {
  return Object.fromEntries(
    new FluentResource(source).body.map(({ id, value, attributes }) => {
      if (id.startsWith("-") || value === null || Object.keys(attributes).length)
        throw new Error(`${id}: a term, attributes, or no text`);
      return [id, patternOf(id, value)];
    }),
  );
}

function patternOf(id: string, read: Read): Pattern {
  if (typeof read === "string") return read;
  return read.map((piece) => {
    if (typeof piece === "string") return piece;
    if (piece.type === "str") return piece.value;
    if (piece.type === "var") return [piece.name] as const;
    if (piece.type !== "select" || piece.selector.type !== "var")
      throw new Error(`${id}: a placeable of type ${piece.type}`);
    const { selector, star, variants } = piece;
    const chosen = variants.flatMap(({ key, value }, index) =>
      index === star ? [] : ([keyOf(id, key), patternOf(id, value)] as const),
    );
    return [selector.name, ...chosen, patternOf(id, variants[star]?.value ?? "")] as unknown as Choice;
  });
}

function keyOf(id: string, key: Exclude<Read, string>[number]): string | number {
  if (typeof key === "string" || (key.type !== "str" && key.type !== "num"))
    throw new Error(`${id}: a variant without a plain key`);
  return key.value;
}

/** Catalogues as modules: the build parses Fluent's grammar once, so that browsers need not. */
export function texts(): Plugin {
  return {
    name: "kingcraft:texts",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(textsOf(code)))});`,
        map: null,
        moduleType: "js",
      };
    },
  };
}
