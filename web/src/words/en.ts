import reasons from "../../../src/kingcraft/locales/en/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/en/table.ftl?raw";

export default [table, reasons];
