import access from "../../../src/kingcraft/locales/en/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/en/comfort.ftl?raw";
import reasons from "../../../src/kingcraft/locales/en/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/en/table.ftl?raw";

export default [table, reasons, access, comfort];
