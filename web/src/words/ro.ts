import access from "../../../src/kingcraft/locales/ro/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/ro/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/ro/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/ro/table.ftl?raw";

export default [table, errors, access, comfort];

export const parts = import.meta.glob<string>("../../../src/kingcraft/locales/ro/{options,lobby,review,lookback,settings,offline,replay,practice,calls,reasons,agree,again}.ftl", { query: "?raw", import: "default" });
