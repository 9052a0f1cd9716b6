// The positions of seats, felt, hand and the row of the player's own seat. All games share them.
import { formOf, type Frame, type Sitting, type Size, type Wish } from "./geometry";
import { low } from "./low";
import { phone } from "./phone";
import { railed } from "./railed";

export function frame(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const form = formOf(viewport);
  return form === "phone"
    ? phone(viewport, sitting, wish)
    : form === "low"
      ? low(viewport, sitting, wish)
      : railed(form, viewport, sitting, wish);
}
