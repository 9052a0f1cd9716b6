import reasons from "../../../src/kingcraft/locales/ro/reasons.ftl?raw";
import table from "../../../src/kingcraft/locales/ro/table.ftl?raw";

export default [table, reasons];
