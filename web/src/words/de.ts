import access from "../../../src/kingcraft/locales/de/access.ftl";
import comfort from "../../../src/kingcraft/locales/de/comfort.ftl";
import errors from "../../../src/kingcraft/locales/de/errors.ftl";
import start from "../../../src/kingcraft/locales/de/start.ftl";
import table from "../../../src/kingcraft/locales/de/table.ftl";
import type { Texts } from "./pattern";

export default [table, errors, access, comfort, start];

export const parts = import.meta.glob<Texts>(
  "../../../src/kingcraft/locales/de/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again,phrases,why,worth,people}.ftl",
  { import: "default" },
);
