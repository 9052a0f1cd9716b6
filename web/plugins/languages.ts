import type { Plugin } from "vite";
import { OPENING, PARTS } from "../src/words/catalogues.ts";
import list from "../../src/kingcraft/locales/languages.json" with { type: "json" };

/** The module of a language, such as src/words/de.ts. It exists only in the build. */
export const LANGUAGE_MODULE = /\/src\/words\/([a-z]{2})\.ts$/;

const LIST = "virtual:languages";

/**
 * The languages, from the list that Python reads too. The module `virtual:languages` has their names and their loaders.
 * Each language is a module of its own, with its texts and the loaders of its parts (src/words/catalogues.ts): so a page
 * loads the texts, and the names of the files, of one language only.
 */
export function languages(): Plugin {
  let words = "";
  return {
    name: "kingcraft:languages",
    enforce: "pre",
    configResolved: ({ root }) => {
      words = `${root}/src/words`;
    },
    resolveId(source) {
      if (source === LIST) return `\0${LIST}`;
      // The development server asks for the address below web/, not for the path.
      const language = LANGUAGE_MODULE.exec(source)?.[1];
      return language ? `${words}/${language}.ts` : null;
    },
    load(id) {
      if (id === `\0${LIST}`) {
        const named = Object.entries(list).map(([code, { name }]) => ({ code, name }));
        const loaders = named.map(({ code }) => `${code}: () => import("${words}/${code}.ts")`);
        return `export const LANGUAGES = ${JSON.stringify(named)}, SOURCES = { ${loaders.join(", ")} };`;
      }
      const language = LANGUAGE_MODULE.exec(id)?.[1];
      if (!language) return null;
      const file = (name: string): string => `"../../../src/kingcraft/locales/${language}/${name}.ftl"`;
      return [
        ...OPENING.map((name) => `import ${name} from ${file(name)};`),
        `export default [${OPENING.join(", ")}];`,
        `export const parts = { ${PARTS.map((part) => `${part}: () => import(${file(part)})`).join(", ")} };`,
      ].join("\n");
    },
  };
}
