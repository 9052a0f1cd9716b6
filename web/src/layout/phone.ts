// The frame of a phone held upright: the banner in the bar, seats around the felt or in a row above it, the player's
// own row, the hand.
import { bottom, cardSize, type Frame, type SeatBox, type Sitting, type Size, type Wish } from "./geometry";
import { DROP, handRows, LIFT, ROW_STEP, TAP } from "./hand";
import { GAP, noSeats, opponents, seatBox, seatRow, seatWords, sides } from "./seats";
import { LESSON_BAR, LESSON_POINTS, sentenceHeight } from "./lesson";
import { barHeight, buttonHeight, SEAT_LINES, textSize } from "./text";

/** Phones lower than this (px) have narrower gaps, and their hand extends below the edge. */
const HIGH = 740;
const EDGE = 6;
/** The width of a card of the hand, and how tight seven of them may be on the narrowest phones, px. */
const CARD = 76;
const LEAST_CARD = 54;
const NARROW = { below: 360, tap: 40 } as const;
/** The least visible part of a card of the lower row. */
const SEEN = 0.72;
const PORTRAIT = { top: 46, side: 46, row: 46, column: 42, call: 48, own: 50 } as const;
/** The width of a seat at the side, relative to the screen's. */
const SIDE = { part: 0.2, least: 62, most: 110 } as const;
/** The least width of the buttons beside the player's own seat, px: two round ones. */
const ACTS = 96;
/** The width of a card in a lesson with a few cards, on a high phone and on a low one, px. */
const FEW = { high: 92, low: 64 } as const;

/** Words and cards in the wanted size; if that leaves too little felt, cards of the usual size, then smaller words. */
export function phone(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  let text = textSize("phone", viewport, wish.text);
  let found = withText(viewport, sitting, wish, text);
  if (found.felt.h >= wish.felt) return found;
  const smaller = { ...wish, size: Math.min(1, wish.size) };
  for (found = withText(viewport, sitting, smaller, text); found.felt.h < wish.felt && text > 1;) {
    text = Math.max(1, text - 0.05);
    found = withText(viewport, sitting, smaller, text);
  }
  return found;
}

function withText(viewport: Size, sitting: Sitting, wish: Wish, text: number): Frame {
  const { w, h } = viewport;
  const high = h >= HIGH;
  const inner = w - 2 * EDGE;
  const lesson = wish.lesson === true;
  const widest = wish.few ? FEW[high ? "high" : "low"] : inner - 6 * (w < NARROW.below ? NARROW.tap : TAP) - 2 * GAP;
  const most = (wish.few ? FEW.high : CARD) * wish.size;
  const card = cardSize(Math.max(LEAST_CARD, Math.min(most, widest)));
  const apart = wish.watched || lesson;
  const bar = { x: 0, y: 0, w, h: lesson ? LESSON_BAR : wish.watched ? 48 : barHeight(text) };
  const banner = apart
    ? {
        x: lesson ? 16 : EDGE,
        y: bar.h + 4,
        w: lesson ? inner - 10 - LESSON_POINTS * text : inner,
        h: wish.banner ? barHeight(text) - 8 : 0,
      }
    : { x: 58, y: 4, w: w - 58 - 56, h: wish.banner ? bar.h - 8 : 0 };
  const top = (apart && wish.banner ? bottom(banner) : bar.h) + (high ? 12 : 4);

  const rows = handRows(wish.cards, wish.oneRow);
  const handHeight = card.h + (rows - 1) * Math.round(card.h * ROW_STEP);
  const foot = wish.headed ? 10 : rows > 1 ? (high ? -card.h * 0.06 : -card.h * (1 - SEEN)) : high ? 26 : 0;
  const hand = { x: EDGE, y: h - foot - handHeight - DROP, w: inner, h: handHeight };
  // If all words are beside the table, the player's own seat is there too.
  const beside = wish.acts !== undefined;
  const own = lesson
    ? sentenceHeight(beside ? 4 : 3, text, !beside)
    : wish.headed
      ? 0
      : buttonHeight(text, PORTRAIT.own);
  // If the felt needs the room, a raised card may touch the words above it.
  const air = wish.seating === "round" ? LIFT.high + (high ? 14 : 6) : high ? 24 : 10;
  const action = { x: EDGE, y: hand.y - air - own, w: inner, h: own };
  const side =
    lesson && !beside
      ? 0
      : Math.min(Math.max(ACTS, wish.acts ?? ACTS) * Math.max(1, Math.min(text, 1.3)), inner * 0.58);
  const left = wish.handed === "left";
  const mine = inner - side - GAP;
  const button = { x: left ? action.x : action.x + inner - side, y: action.y, w: side, h: own };

  const others = opponents(sitting);
  const round = wish.seating === "round";
  let seats: SeatBox[];
  let felt: { x: number; y: number; w: number; h: number };
  if (round) {
    seats = noSeats(sitting);
    const at = sides(sitting);
    const column = Math.round(Math.min(SIDE.most, Math.max(SIDE.least, w * SIDE.part) * Math.min(text, 1.3)));
    const topHeight = Math.max(PORTRAIT.top, seatWords(text, 1, 0));
    at.top.forEach((seat, i) => {
      const each = Math.min((inner - GAP * (at.top.length - 1)) / at.top.length, 230 * text);
      const x = w / 2 + (i - at.top.length / 2) * (each + GAP) + GAP / 2;
      seats[seat] = seatBox({ x, y: top, w: each, h: topHeight }, "row", PORTRAIT.top, 10);
    });
    const y = top + (at.top.length ? topHeight : 0) + 4;
    felt = { x: EDGE + column, y, w: inner - 2 * column, h: action.y - 4 - y };
    // The portrait with its name is at half the trick's height; what the seat has taken is added below.
    const usual = PORTRAIT.side + 4 + seatWords(text, 1, 0);
    const height = Math.min(PORTRAIT.side + 4 + seatWords(text, 2, SEAT_LINES.card * text), felt.h);
    const sideY = Math.max(felt.y, Math.min(felt.y + felt.h / 2 - 6 - usual / 2, felt.y + felt.h - height));
    if (at.left !== undefined)
      seats[at.left] = seatBox({ x: 4, y: sideY, w: column, h: height }, "column", PORTRAIT.side, 4);
    if (at.right !== undefined)
      seats[at.right] = seatBox({ x: w - 4 - column, y: sideY, w: column, h: height }, "column", PORTRAIT.side, 4);
  } else {
    const stacked = others.length > 3 || text > 1.2 || wish.said;
    const portrait = wish.said ? (high ? PORTRAIT.call : 34) : stacked ? PORTRAIT.column : PORTRAIT.row;
    const words = seatWords(
      text,
      others.length > 3 && text > 1 ? 2 : 1,
      wish.said ? (SEAT_LINES.call - SEAT_LINES.line) * text : 0,
    );
    const height = stacked ? portrait + 4 + words : Math.max(portrait, words);
    seats = seatRow(sitting, { x: EDGE, y: top, w: inner, h: height }, stacked ? "column" : "row", portrait);
    const gap = high ? GAP : 4;
    const y = top + height + gap;
    felt = { x: EDGE, y, w: inner, h: action.y - gap - y };
  }
  const said = lesson && !beside ? sentenceHeight(3, text) : own;
  const strip = {
    x: left && side ? action.x + side + GAP : action.x,
    y: bottom(action) - said,
    w: inner - (side && side + GAP),
    h: said,
  };
  if (own && !lesson)
    seats[sitting.me] = seatBox(
      { x: left ? action.x + inner - mine : action.x, y: action.y, w: mine, h: own },
      "own",
      PORTRAIT.own,
      12,
    );
  const { handed } = wish;
  return {
    form: "phone",
    scale: 1,
    text,
    bar,
    panel: null,
    table: null,
    banner,
    seats,
    felt,
    beside: 0,
    action,
    button,
    handed,
    ...(lesson ? { strip } : {}),
    hand,
    card,
  };
}
