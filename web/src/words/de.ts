import access from "../../../src/kingcraft/locales/de/access.ftl?raw";
import comfort from "../../../src/kingcraft/locales/de/comfort.ftl?raw";
import reasons from "../../../src/kingcraft/locales/de/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/de/table.ftl?raw";

export default [table, reasons, access, comfort];
