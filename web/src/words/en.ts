import access from "../../../src/kingcraft/locales/en/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/en/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/en/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/en/table.ftl?raw";

export default [table, errors, access, comfort];

export const parts = import.meta.glob<string>("../../../src/kingcraft/locales/en/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again}.ftl", { query: "?raw", import: "default" });
