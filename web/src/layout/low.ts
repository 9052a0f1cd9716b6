// The frame of a phone on its side: it has no height to give away, so the hand stands beside the felt.
import { bottom, cardSize, type Frame, type Sitting, type Size, type Wish } from "./geometry";
import { handRows, rowOfTwo, rowWidth, SEVEN } from "./hand";
import { GAP, rowsHeight, seatRows } from "./seats";
import { bannerHeight, buttonHeight, pillHeight, textSize } from "./text";

export function low(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const text = textSize("low", viewport, wish.text);
  const card = cardSize(52 * Math.min(wish.size, h / 360));
  const bar = { x: 0, y: 0, w, h: 44 };
  const least = Math.min(rowWidth(SEVEN, card), Math.round(w / 2) + 8);
  const side = Math.min(Math.max(352, least), Math.max(least, Math.round(w * 0.42)));
  const left = wish.handed === "left";
  const x = left ? GAP : w - side - GAP;
  const beside = left ? side + 2 * GAP : GAP;
  const pill = pillHeight(text, 6);
  const rows = sitting.players > 4 ? 2 : 1;
  const pills = { x, y: bar.h + 4, w: side, h: rowsHeight(rows, pill) };
  const seats = seatRows(sitting, pills, rows, pill, 190 * text);
  const handHeight = card.h + (handRows(wish.cards, rowOfTwo(side, card)) - 1) * Math.round(card.h * 0.68);
  const hand = { x, y: h - handHeight - 6, w: side, h: handHeight };
  const high = buttonHeight(text, 48);
  const action = { x, y: Math.max(bottom(pills) + 4, hand.y - 12 - high), w: side, h: high };
  const own = Math.round(side * 0.46);
  seats[sitting.me] = { x: left ? x + side - own : x, y: action.y, w: own, h: high };
  const button = { x: left ? x : x + own + GAP, y: action.y, w: side - own - GAP, h: high };
  const banner = { x: beside, y: bar.h + 4, w: w - side - 3 * GAP, h: wish.banner ? bannerHeight(text, 2) : 0 };
  const top = wish.banner ? bottom(banner) + 4 : bar.h + 6;
  const felt = { x: beside, y: top, w: banner.w, h: h - top - 6 };
  const { handed } = wish;
  return { form: "low", scale: 1, text, bar, panel: null, banner, seats, fans: null, felt, beside: 0, action, button, handed, hand, card };
}
