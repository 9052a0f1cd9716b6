import type { Plugin } from "vite";
import { LANGUAGE_MODULE } from "./languages.ts";

/**
 * Adds games to a build for tests; paths are relative to web/. `module`: a file that replaces src/app/more.ts.
 * `locales`: a folder with a folder of catalogues for each language; their texts are loaded with the language, English
 * ones if there are none.
 */
export function games(module = "", locales = ""): Plugin {
  return {
    name: "kingcraft:games",
    enforce: "pre",
    resolveId(source, importer) {
      const replaced = module && source === "./more" && importer?.endsWith("/src/app/games.ts");
      return replaced ? this.resolve(`../../${module}`, importer) : null;
    },
    transform(code, id) {
      const language = LANGUAGE_MODULE.exec(id)?.[1];
      if (!locales || !language) return null;
      const texts = (of: string): string =>
        `...Object.values(import.meta.glob("../../${locales}/${of}/*.ftl", { eager: true, import: "default" })), `;
      return { code: code.replace("export default [", `export default [${texts("en")}${texts(language)}`), map: null };
    },
  };
}
