import type { Plugin } from "vite";
import { OPENING, PARTS, RULES } from "../src/words/catalogues.ts";
import list from "../../src/kingcraft/locales/languages.json" with { type: "json" };

/** The module of a language, such as src/words/de.ts. It exists only in the build. */
export const LANGUAGE_MODULE = /\/src\/words\/([a-z]{2})\.ts$/;

/** The same with the texts of a language's rule pages alone: src/words/rules-de.ts. */
const MODULE = /\/src\/words\/(rules-)?([a-z]{2})\.ts$/;
const LIST = "virtual:languages";
const RULE_LIST = "virtual:rules";

/**
 * The languages, from the list that Python reads too. The module `virtual:languages` has their names and their loaders.
 * Each language is a module of its own, with its texts and the loaders of its parts (src/words/catalogues.ts): so a page
 * loads the texts, and the names of the files, of one language only. The module `virtual:rules` has loaders of the texts
 * that rule pages need.
 */
export function languages(): Plugin {
  let words = "";
  const loaders = (kind: string): string =>
    `{ ${Object.keys(list).map((code) => `${code}: () => import("${words}/${kind}${code}.ts")`)} }`;
  return {
    name: "kingcraft:languages",
    enforce: "pre",
    configResolved: ({ root }) => {
      words = `${root}/src/words`;
    },
    resolveId(source) {
      if (source === LIST || source === RULE_LIST) return `\0${source}`;
      // The development server asks for the address below web/, not for the path.
      const found = MODULE.exec(source);
      return found ? `${words}/${found[1] ?? ""}${found[2]}.ts` : null;
    },
    load(id) {
      if (id === `\0${RULE_LIST}`) return `export const RULES = ${loaders("rules-")};`;
      if (id === `\0${LIST}`) {
        const named = Object.entries(list).map(([code, { name }]) => ({ code, name }));
        return `export const LANGUAGES = ${JSON.stringify(named)}, SOURCES = ${loaders("")};`;
      }
      const [, kind, language] = MODULE.exec(id) ?? [];
      if (!language) return null;
      const file = (name: string): string => `"../../../src/kingcraft/locales/${language}/${name}.ftl"`;
      const always = kind ? RULES : OPENING;
      return [
        ...always.map((name) => `import ${name} from ${file(name)};`),
        `export default [${always.join(", ")}];`,
        ...(kind ? [] : [`export const parts = { ${PARTS.map((part) => `${part}: () => import(${file(part)})`)} };`]),
      ].join("\n");
    },
  };
}
