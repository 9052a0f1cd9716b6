import how from "../../../../src/kingcraft/locales/en/how.ftl?raw";

export default how;
