// The frame of a desktop or a tablet on its side: seats round the felt, the score sheet beside it where there is room.
import { cardSize, type Box, type Frame, type Sitting, type Size, type Wish } from "./geometry";
import { handRows, rowWidth } from "./hand";
import { GAP, opponents } from "./seats";
import { bannerHeight, buttonHeight, pillHeight, textSize } from "./text";

const EDGE = 12;

/** The room that the button beside a hand of King needs ("Last trick", in the longest language), at text of size 1. */
const BUTTON = 150;

/** The height of a trick, its cards crosswise, against a card of the hand. */
const TRICK = 2.4;
/** The width over which thirteen cards of King are spread at most, in cards: a step of two thirds of a card. */
const SPREAD = 9;

/** The width of a seat's fan of cards beside its pill, on a table of scale 1. */
export const FAN = 92;

/** The least width with the score sheet beside the table, for text of size 1; the bar's style knows it too (67.5em). */
const PANEL = 1080;

/** No table is larger than that: beyond it, a screen is looked at as a whole from further away. */
const MOST = 2.7;

export function wide(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const large = Math.max(1, Math.min(MOST, w / 1440, h / 900));
  const panelWidth = w >= PANEL * wish.text ? Math.round(Math.min(360 * large * Math.max(1, wish.text), w * 0.235)) : 0;
  const inner = w - panelWidth;
  const scale = Math.max(0.55, Math.min(MOST, inner / 1140, h / 900));
  const text = textSize("wide", viewport, wish.text, Math.min(scale, large));
  const card = cardSize(104 * scale * wish.size);
  const bar = { x: 0, y: 0, w, h: 48 };
  const panel = panelWidth ? { x: inner, y: bar.h, w: panelWidth, h: h - bar.h } : null;
  // Wide enough for the longest second line in words: "13 tricks · −225 pts", "12 cards · 24 pts".
  const pill = { w: Math.round(Math.min(Math.max(148, (wish.banner ? 200 : 186) * Math.min(1, scale)) * text, inner * 0.24)), h: pillHeight(text, 16) };
  const rows = handRows(wish.cards, wish.oneRow);
  const handHeight = card.h + (rows - 1) * Math.round(card.h * 0.5);
  // Pill and button stand beside the hand where its cards still have room for a tap each, else above it.
  const row = rowWidth(wish.oneRow, card);
  const own = EDGE + pill.w + GAP;
  const other = EDGE + Math.round(BUTTON * text) + GAP;
  const narrow = inner < 900 || inner - own - other < row;
  const middled = inner - 2 * (pill.w + 40) >= row;
  const left = wish.handed === "left";
  const high = buttonHeight(text, narrow ? 52 : 54);
  const bannerWidth = Math.round(330 * Math.max(0.85, Math.min(1, scale)) * text);
  const banner = { x: EDGE, y: bar.h + 10, w: bannerWidth, h: wish.banner ? bannerHeight(text, 2) : 0 };
  const corner = inner >= 1000 && EDGE + banner.w + GAP <= (inner - pill.w) / 2;
  const top = bar.h + (wish.banner && !corner ? banner.h + 16 : 0) + 8;
  const felt0 = top + pill.h + 10;
  const foot = h - handHeight - 14;
  // Thirteen cards of King take the whole width where a trick has room above the row of the pill.
  const whole = narrow || (wish.banner && foot - high - 50 - felt0 >= TRICK * card.h);
  const most = Math.min(inner - 2 * GAP, narrow ? inner : SPREAD * card.w);
  const span = whole
    ? { x: (inner - most) / 2, w: most }
    : middled
      ? { x: pill.w + 40, w: inner - 2 * (pill.w + 40) }
      : { x: left ? other : own, w: inner - own - other };
  const hand = { ...span, y: foot, h: handHeight };
  const action = { x: EDGE, y: whole ? hand.y - 24 - high : hand.y + handHeight - 12 - high, w: inner - 2 * EDGE, h: high };
  const mine = { x: left ? inner - EDGE - pill.w : EDGE, y: action.y + (action.h - pill.h) / 2, ...pill };
  const seats: Box[] = Array.from({ length: sitting.players }, () => ({ ...mine }));
  const others = opponents(sitting);
  const feltHeight = (whole ? action.y : hand.y) - 26 - felt0;
  const middle = felt0 + feltHeight / 2 - pill.h / 2 - 20;
  const sides = others.length > 1;
  const upper = sides ? others.slice(1, -1) : others;
  if (sides) {
    seats[others[0] ?? 0] = { x: EDGE, y: middle, ...pill };
    seats[others[others.length - 1] ?? 0] = { x: inner - EDGE - pill.w, y: middle, ...pill };
  }
  // A pill above the felt has its cards at its right: both together are centred.
  const cell = (inner - (wish.banner && corner ? 2 * banner.w : 2 * EDGE)) / Math.max(1, upper.length);
  const fan = GAP + FAN * scale;
  const w1 = upper.length > 1 ? Math.min(pill.w, cell - fan - 2 * GAP) : pill.w;
  upper.forEach((seat, i) => {
    const middleOfCell = inner / 2 + (i - (upper.length - 1) / 2) * Math.min(cell, w1 + fan + 2 * GAP);
    seats[seat] = { x: middleOfCell - (upper.length > 1 ? w1 + fan : w1) / 2, y: top, w: w1, h: pill.h };
  });
  const beside = sides && !narrow ? pill.w + 28 : sides ? Math.min(pill.w, inner * 0.2) + 16 : 24;
  const felt = { x: beside, y: felt0, w: inner - 2 * beside, h: feltHeight };
  const space = whole ? action.w / 2 : left ? hand.x - EDGE - GAP : inner - EDGE - GAP - hand.x - hand.w;
  const side = Math.max(BUTTON * text, Math.min(190 * text, space));
  const button = { x: left ? EDGE : inner - EDGE - side, y: action.y, w: side, h: high };
  const { handed } = wish;
  return { form: "wide", scale, text, bar, panel, banner, seats, fans: "beside", felt, beside: beside - 24, action, button, handed, hand, card };
}
