// The frame of a phone held sideways: the hand over the full width, extending below the edge; the player's own seat and
// the buttons in the lower corners of the felt.
import { bottom, cardSize, type Frame, type SeatBox, type Sitting, type Size, type Wish } from "./geometry";
import { handRows, LIFT, ROW_STEP, TAP } from "./hand";
import { GAP, noSeats, opponents, seatBox, seatWords, sides } from "./seats";
import { LESSON_BAR, sentenceHeight } from "./lesson";
import { barHeight, buttonHeight, SEAT_LINES, textSize } from "./text";

const EDGE = 12;
const CARD = 82;
const LEAST_CARD = 56;
/**
 * The margin at both sides of the hand on a screen 844 px wide, px; less if thirteen cards that are played by one tap
 * need it.
 */
const MARGIN = 64;
/** The least visible part of a card of the hand: index and suit. */
const SEEN = 0.62;
const LEAST_SEEN = 56;
const PORTRAIT = { top: 38, side: 40, row: 38, own: 42 } as const;
const ACTS = 96;
/** The column of the player's own seat and the buttons, if the felt needs the full height. */
const COLUMN = { part: 0.2, least: 104, most: 164 } as const;
/** The same for the sentence of a lesson and the buttons below it. */
const SAID = { part: 0.28, least: 150, most: 224 } as const;

export function low(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const text = textSize("low", viewport, wish.text);
  const round = wish.seating === "round";
  const card = cardSize(Math.max(LEAST_CARD, Math.min(CARD * wish.size, h * 0.21 * wish.size)));
  const lesson = wish.lesson === true;
  const apart = wish.watched || lesson;
  const bar = {
    x: 0,
    y: 0,
    w,
    h: lesson ? LESSON_BAR - 4 : wish.watched ? 48 : Math.min(barHeight(text), Math.round(h * 0.2)),
  };
  const rows = handRows(wish.cards, wish.oneRow);
  const seen = Math.round(Math.max(LEAST_SEEN, card.h * Math.max(SEEN, Math.min(0.92, (h - 290) / 100))));
  const step = rows > 1 ? Math.round(card.h * ROW_STEP * 0.8) : 0;
  const handTop = h - seen - (rows - 1) * step;
  const { handed } = wish;
  const left = handed === "left";
  // If all words are beside the table, the player's own seat is there too.
  const high = lesson ? sentenceHeight(2, text) - 10 : wish.headed ? 0 : buttonHeight(text, PORTRAIT.own);
  const needed = 12 * TAP + card.w + 3 * 9;
  const base = { form: "low", scale: 1, text, bar, panel: null, table: null, handed, card } as const;

  if (!round) {
    const column = Math.round(
      Math.min(
        w * (wish.headed ? 0.36 : 0.26),
        Math.max(COLUMN.least, Math.min(COLUMN.most, w * COLUMN.part)) * Math.min(text, 1.2),
      ),
    );
    const seats = noSeats(sitting);
    const others = opponents(sitting);
    const top = bar.h + 2;
    // Many seats extend down beside the hand.
    const wanted = Math.max(PORTRAIT.row, seatWords(text, 1, 0)) + 8;
    const tight = others.length * wanted > handTop - top;
    const each = Math.min(wanted, ((tight ? h - 6 : handTop) - top) / others.length);
    others.forEach(
      (seat, i) =>
        (seats[seat] = seatBox(
          { x: EDGE, y: top + i * each, w: column, h: each - 2 },
          "row",
          Math.min(PORTRAIT.row, each - 6),
          GAP,
        )),
    );
    const inset = tight ? EDGE + column + GAP : Math.max(EDGE, Math.min(MARGIN, (w - needed) / 2));
    const hand = { x: inset, y: handTop, w: w - (tight ? inset + EDGE : 2 * inset), h: card.h + (rows - 1) * step };
    const last = lesson ? Math.round(Math.max(SAID.least, Math.min(SAID.most, w * SAID.part))) : column;
    const end = { x: w - EDGE - last, y: bar.h + 4, w: last };
    const action = { ...end, h: handTop - LIFT.low - 4 - end.y };
    if (high && !lesson)
      seats[sitting.me] = seatBox({ x: end.x, y: end.y, w: column, h: high }, "own", PORTRAIT.own, 10);
    const button = lesson
      ? { x: end.x, y: bottom(action) - 48, w: last, h: 48 }
      : { x: end.x, y: end.y + high + 6, w: column, h: Math.max(48, action.h - high - 6) };
    const strip = { ...action, h: action.h - 54 };
    // If nothing is at the other end, the felt extends to it.
    const felt = {
      x: EDGE + column + GAP,
      y: apart ? bar.h + 2 : 6,
      w: w - (wish.headed ? 1 : 2) * (EDGE + column + GAP) - (wish.headed ? EDGE : 0) - (last - column),
      h: handTop - LIFT.low - 2 - (apart ? bar.h + 2 : 6),
    };
    const banner = { x: 56, y: 4, w: EDGE + column - 52, h: wish.banner && !lesson ? bar.h - 8 : 0 };
    return { ...base, banner, seats, felt, beside: 0, action, button, hand, ...(lesson ? { strip } : {}) };
  }

  const inset = Math.max(EDGE, Math.min(MARGIN, (w - needed) / 2));
  const hand = { x: inset, y: handTop, w: w - 2 * inset, h: card.h + (rows - 1) * step };
  const inner = w - 2 * EDGE;
  const action = { x: EDGE, y: handTop - LIFT.low - 2 - high, w: inner, h: high };
  const side = lesson ? 0 : Math.min(Math.max(ACTS, wish.acts ?? ACTS) * Math.max(1, Math.min(text, 1.3)), inner * 0.3);
  const own = Math.round(Math.min(230 * Math.min(text, 1.4), w * 0.3));
  const seats: SeatBox[] = noSeats(sitting);
  if (high && !lesson)
    seats[sitting.me] = seatBox(
      { x: left ? EDGE + inner - own : EDGE, y: action.y, w: own, h: high },
      "own",
      PORTRAIT.own,
      12,
    );
  const button = { x: left ? EDGE : EDGE + inner - side, y: action.y, w: side, h: high };
  const at = sides(sitting);
  const topHeight = Math.max(PORTRAIT.top, seatWords(text, 1, 0));
  const y0 = apart ? bar.h + 2 : 6;
  const topWidth = Math.min(w * 0.3, 200 * text);
  at.top.forEach((seat, i) => {
    seats[seat] = seatBox(
      { x: w / 2 - topWidth / 2 + (i - (at.top.length - 1) / 2) * (topWidth + GAP), y: y0, w: topWidth, h: topHeight },
      "row",
      PORTRAIT.top,
      10,
    );
  });
  const banner = {
    x: apart ? EDGE : 54,
    y: apart ? bar.h + 2 : 4,
    w: w / 2 - topWidth / 2 - (apart ? EDGE : 54) - GAP,
    h: wish.banner ? topHeight + 4 : 0,
  };
  const top = y0 + topHeight + 4;
  const column = Math.round(Math.min(w * 0.15, 104 * Math.min(text, 1.3)));
  // The player's own seat and the buttons are in the corners: the trick has the full height between them.
  const height = PORTRAIT.side + 4 + seatWords(text, 1, SEAT_LINES.card * text);
  const bottomOf = action.y - 2;
  const sideY = Math.max(Math.max(top, bar.h + 2), Math.min((top + bottomOf) / 2 - height / 2, bottomOf - height));
  const sideHeight = Math.min(height, bottomOf - sideY);
  const reach = Math.min(w / 2 - EDGE - column / 2, 226 + column / 4);
  if (at.left !== undefined)
    seats[at.left] = seatBox(
      { x: w / 2 - reach - column / 2, y: sideY, w: column, h: sideHeight },
      "column",
      PORTRAIT.side,
      3,
    );
  if (at.right !== undefined)
    seats[at.right] = seatBox(
      { x: w / 2 + reach - column / 2, y: sideY, w: column, h: sideHeight },
      "column",
      PORTRAIT.side,
      3,
    );
  const free = Math.max(0, EDGE + own + 4 - (w / 2 - reach + column / 2 + 4));
  const from = w / 2 - reach + column / 2 + 4;
  const felt = { x: from, y: top, w: w - 2 * from, h: (lesson || free > 0 ? bottomOf : handTop - LIFT.low - 4) - top };
  return { ...base, banner, seats, felt, beside: 0, action, button, hand, ...(lesson ? { strip: action } : {}) };
}
