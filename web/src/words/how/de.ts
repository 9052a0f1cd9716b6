import how from "../../../../src/kingcraft/locales/de/how.ftl?raw";

export default how;
