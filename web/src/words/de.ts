import access from "../../../src/kingcraft/locales/de/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/de/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/de/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/de/table.ftl?raw";

export default [table, errors, access, comfort];

export const parts = import.meta.glob<string>("../../../src/kingcraft/locales/de/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again}.ftl", { query: "?raw", import: "default" });
