// Where seats, felt, hand and the action row are on the table. All games share it.
import { formOf, type Frame, type Sitting, type Size, type Wish } from "./geometry";
import { low } from "./low";
import { phone } from "./phone";
import { tall } from "./tall";
import { wide } from "./wide";

export function frame(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  return { phone, low, tall, wide }[formOf(viewport)](viewport, sitting, wish);
}
