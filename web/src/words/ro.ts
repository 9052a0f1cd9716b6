import access from "../../../src/kingcraft/locales/ro/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/ro/comfort.ftl?raw";
import reasons from "../../../src/kingcraft/locales/ro/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/ro/table.ftl?raw";

export default [table, reasons, access, comfort];
