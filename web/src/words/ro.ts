import access from "../../../src/kingcraft/locales/ro/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/ro/comfort.ftl?raw";
import errors from "../../../src/kingcraft/locales/ro/errors.ftl?raw";
import table from "../../../src/kingcraft/locales/ro/table.ftl?raw";

export default [table, errors, access, comfort];
