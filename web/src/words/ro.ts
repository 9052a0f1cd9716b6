import access from "../../../src/kingcraft/locales/ro/access.ftl";
import comfort from "../../../src/kingcraft/locales/ro/comfort.ftl";
import errors from "../../../src/kingcraft/locales/ro/errors.ftl";
import start from "../../../src/kingcraft/locales/ro/start.ftl";
import table from "../../../src/kingcraft/locales/ro/table.ftl";
import type { Texts } from "./pattern";

export default [table, errors, access, comfort, start];

export const parts = import.meta.glob<Texts>(
  "../../../src/kingcraft/locales/ro/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again,phrases,why,worth,people}.ftl",
  { import: "default" },
);
