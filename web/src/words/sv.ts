import access from "../../../src/kingcraft/locales/sv/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/sv/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/sv/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/sv/table.ftl?raw";

export default [table, errors, access, comfort];

export const parts = import.meta.glob<string>("../../../src/kingcraft/locales/sv/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again}.ftl", { query: "?raw", import: "default" });
