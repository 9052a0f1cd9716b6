// The frame of a tablet held upright: as on a phone, with small fans of cards below the pills.
import { bottom, cardSize, type Frame, type Sitting, type Size, type Wish } from "./geometry";
import { handRows } from "./hand";
import { GAP, seatRows } from "./seats";
import { bannerHeight, buttonHeight, pillHeight, textSize } from "./text";

/** The size that it is designed for; the height is what it needs, not what a tablet of this width has. */
const DESIGNED: Size = { w: 820, h: 1000 };
const EDGE = 12;

/** The part of a card of the hand as which the other seats' cards are drawn. */
export const SMALL = 0.36;

export function tall(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const scale = Math.max(0.55, Math.min(2.7, w / DESIGNED.w, h / DESIGNED.h));
  const text = textSize("tall", viewport, wish.text, scale);
  const inner = w - 2 * EDGE;
  const card = cardSize(104 * scale * wish.size);
  const bar = { x: 0, y: 0, w, h: 48 };
  const banner = { x: EDGE, y: bar.h + GAP, w: inner, h: wish.banner ? bannerHeight(text, 1.3) : 0 };
  const pill = pillHeight(text, 16);
  const pills = { x: EDGE, y: wish.banner ? bottom(banner) + GAP : bar.h + GAP, w: inner, h: pill };
  const seats = seatRows(sitting, pills, 1, pill, 210 * text);
  const handHeight = card.h + (handRows(wish.cards, wish.oneRow) - 1) * Math.round(card.h * 0.68);
  const hand = { x: EDGE, y: h - handHeight - 14, w: inner, h: handHeight };
  const high = buttonHeight(text, 54);
  const action = { x: EDGE, y: hand.y - 24 - high, w: inner, h: high };
  const own = Math.round(Math.min(230 * text, inner * 0.46));
  const side = Math.min(inner - own - GAP, 300 * text);
  const left = wish.handed === "left";
  seats[sitting.me] = { x: left ? EDGE + inner - own : EDGE, y: action.y, w: own, h: high };
  const button = { x: left ? EDGE : EDGE + inner - side, y: action.y, w: side, h: high };
  const top = bottom(pills) + GAP + card.h * SMALL + 2 * GAP;
  const felt = { x: EDGE, y: top, w: inner, h: action.y - 2 * GAP - top };
  const { handed } = wish;
  return { form: "tall", scale, text, bar, panel: null, banner, seats, fans: "below", felt, beside: 0, action, button, handed, hand, card };
}
