import reasons from "../../../src/kingcraft/locales/de/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/de/table.ftl?raw";

export default [table, reasons];
