import access from "../../../src/kingcraft/locales/sv/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/sv/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/sv/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/sv/table.ftl?raw";

export default [table, errors, access, comfort];
