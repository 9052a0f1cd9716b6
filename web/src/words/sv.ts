import reasons from "../../../src/kingcraft/locales/sv/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/sv/table.ftl?raw";

export default [table, reasons];
