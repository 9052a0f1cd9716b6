// The frame of a phone held upright: pills in rows above, the hand below, the action row between felt and hand.
import { bottom, cardSize, type Frame, type Sitting, type Size, type Wish } from "./geometry";
import { handRows, TAP } from "./hand";
import { GAP, rowsHeight, seatRows } from "./seats";
import { bannerHeight, buttonHeight, pillHeight, textSize } from "./text";

/** The height from which on more than three pills have room for two rows. */
const HIGH = 740;
/** The least step of King's seven cards in a row on the narrowest phones. */
const NARROW = { below: 360, tap: 40 } as const;

/** Words and cards as large as wished; where that leaves too little felt, cards of the usual size, then smaller words. */
export function phone(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  let text = textSize("phone", viewport, wish.text);
  let found = withText(viewport, sitting, wish, text);
  if (found.felt.h >= wish.felt) return found;
  const smaller = { ...wish, size: Math.min(1, wish.size) };
  for (found = withText(viewport, sitting, smaller, text); found.felt.h < wish.felt && text > 1; ) {
    text = Math.max(1, text - 0.05);
    found = withText(viewport, sitting, smaller, text);
  }
  return found;
}

function withText(viewport: Size, sitting: Sitting, wish: Wish, text: number): Frame {
  const { w, h } = viewport;
  const inner = w - 2 * GAP;
  const widest = inner - 6 * (w < NARROW.below ? NARROW.tap : TAP);
  const card = cardSize(Math.min(Math.max(54, Math.min(66, w * 0.17)) * wish.size, widest));
  const bar = { x: 0, y: 0, w, h: 48 };
  const banner = { x: GAP, y: bar.h + (text > 1.2 ? 4 : GAP), w: inner, h: wish.banner ? bannerHeight(text, text > 1.2 ? 3 : 2) : 0 };
  const rows = sitting.players > 4 && (text > 1.2 || h >= HIGH) ? 2 : 1;
  const pill = pillHeight(text, 12);
  const pills = { x: GAP, y: wish.banner ? bottom(banner) + GAP : bar.h + (wish.said ? Math.round(15 * text) + 2 : GAP), w: inner, h: rowsHeight(rows, pill) };
  const seats = seatRows(sitting, pills, rows, pill, 190 * text);
  const handHeight = card.h + (handRows(wish.cards, wish.oneRow) - 1) * Math.round(card.h * 0.68);
  const hand = { x: GAP, y: h - handHeight - 10, w: inner, h: handHeight };
  const high = buttonHeight(text, 52);
  const action = { x: GAP, y: hand.y - (text > 1.2 ? 14 : 22) - high, w: inner, h: high };
  const own = Math.round(Math.min(190 * text, inner * (text > 1.2 || w < NARROW.below ? 0.5 : 0.44)));
  const side = inner - own - GAP;
  const left = wish.handed === "left";
  seats[sitting.me] = { x: left ? action.x + inner - own : action.x, y: action.y, w: own, h: high };
  const button = { x: left ? action.x : action.x + inner - side, y: action.y, w: side, h: high };
  const top = bottom(pills) + GAP;
  const felt = { x: GAP, y: top, w: inner, h: action.y - GAP - top };
  const { handed } = wish;
  return { form: "phone", scale: 1, text, bar, panel: null, banner, seats, fans: null, felt, beside: 0, action, button, handed, hand, card };
}
