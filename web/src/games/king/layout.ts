// The layout of a King table: the trick, and the contract above it.
import type { Size } from "../../layout/geometry";
import type { Look, Scene } from "../../layout/scene";
import { layoutTrick } from "../../layout/trick";
import type { KingObservation } from "../../base/messages";

export function layout(table: KingObservation, viewport: Size, me: number, look: Look): Scene {
  return layoutTrick(table, viewport, me, look, {
    cards: 13,
    said: table.contract === "",
    banner: true,
    trump: table.contract === "plus" ? table.trump : "",
  });
}
