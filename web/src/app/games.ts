// The games of the page. No other file outside their folders names one.
import { FACTS as KING } from "../games/king/facts";
import { FACTS as KINGS_CORNER } from "../games/kingsCorner/facts";
import { MORE } from "./more";
import { register } from "../game/registry";

register({
  facts: KINGS_CORNER,
  table: () => import("../games/kingsCorner/table"),
  panels: () => import("../games/kingsCorner/panels"),
  pictures: () => import("../games/kingsCorner/pictures"),
  options: () => import("../games/kingsCorner/options"),
  glossary: () => import("../games/kingsCorner/glossary"),
  coach: () => import("../games/kingsCorner/coach"),
  pad: () => import("../games/kingsCorner/pad"),
});
register({
  facts: KING,
  table: () => import("../games/king/table"),
  sheet: () => import("../games/king/sheet"),
  panels: () => import("../games/king/panels"),
  pictures: () => import("../games/king/pictures"),
  options: () => import("../games/king/options"),
  glossary: () => import("../games/king/glossary"),
  coach: () => import("../games/king/coach"),
  pad: () => import("../games/king/pad"),
});
MORE.forEach(register);
