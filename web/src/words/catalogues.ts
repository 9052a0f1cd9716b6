// The texts of a language: those that every page needs, and the loaders of its parts by path. The build writes a copy
// for each language, with the folder of that language (plugins/languages.ts); only this copy lists its files.
import access from "../../../src/kingcraft/locales/en/access.ftl";
import comfort from "../../../src/kingcraft/locales/en/comfort.ftl";
import errors from "../../../src/kingcraft/locales/en/errors.ftl";
import start from "../../../src/kingcraft/locales/en/start.ftl";
import table from "../../../src/kingcraft/locales/en/table.ftl";
import type { Texts } from "./pattern";

export default [table, errors, access, comfort, start];

export const parts = import.meta.glob<Texts>(
  "../../../src/kingcraft/locales/en/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again,phrases,why,worth,people}.ftl",
  { import: "default" },
);
