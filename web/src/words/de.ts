import access from "../../../src/kingcraft/locales/de/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/de/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/de/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/de/table.ftl?raw";

export default [table, errors, access, comfort];
