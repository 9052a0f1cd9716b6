import access from "../../../src/kingcraft/locales/sv/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/sv/comfort.ftl?raw";
import reasons from "../../../src/kingcraft/locales/sv/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/sv/table.ftl?raw";

export default [table, reasons, access, comfort];
