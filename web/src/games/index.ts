// The games of the page. No other file outside their folders names one.
import { FACTS as KING } from "./king/facts";
import { FACTS as KINGS_CORNER } from "./kingsCorner/facts";
import { MORE } from "./more";
import { register } from "./registry";

register({
  facts: KINGS_CORNER,
  table: () => import("./kingsCorner/table"),
  panels: () => import("./kingsCorner/panels"),
  pictures: () => import("./kingsCorner/pictures"),
  options: () => import("./kingsCorner/options"),
});
register({
  facts: KING,
  table: () => import("./king/table"),
  sheet: () => import("./king/sheet"),
  panels: () => import("./king/panels"),
  pictures: () => import("./king/pictures"),
  options: () => import("./king/options"),
});
MORE.forEach(register);
