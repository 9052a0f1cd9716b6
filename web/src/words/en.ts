import access from "../../../src/kingcraft/locales/en/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/en/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/en/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/en/table.ftl?raw";

export default [table, errors, access, comfort];
