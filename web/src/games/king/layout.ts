// The layout of a King table: the trick, and the contract above it.
import { formOf, type Size } from "../../layout/geometry";
import type { Look, Scene } from "../../layout/scene";
import { layoutTrick } from "../../layout/trick";
import type { KingObservation } from "../../messages";

export function layout(table: KingObservation, viewport: Size, me: number, look: Look): Scene {
  // Small screens need the banner's place while there is no contract yet: the sheet for the auction says all of it.
  const calling = table.contract === "";
  const form = formOf(viewport);
  return layoutTrick(table, viewport, me, look, { cards: 13, said: calling, banner: !calling || form === "wide" || form === "tall" });
}
