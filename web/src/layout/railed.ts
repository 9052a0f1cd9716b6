// The frame of a tablet, a desktop and a television: a table with a rail at which the others hold their cards, and the
// score at its side if there is room.
import {
  bottom,
  cardSize,
  right,
  type Box,
  type Frame,
  type Held,
  type SeatBox,
  type Sitting,
  type Size,
  type Wish,
} from "./geometry";
import { DROP, handRows, LIFT, ROW_STEP } from "./hand";
import { GAP, noSeats, seatBox, seatWords, sides } from "./seats";
import { sentenceHeight } from "./lesson";
import { barHeight, buttonHeight, SEAT_LINES, textSize } from "./text";

/** The sizes for which both forms are designed, px; the height of the tablet is the least that it needs. */
const DESIGNED = { tall: { w: 768, h: 1000 }, wide: { w: 1110, h: 900 } } as const;
/** The largest scale of a table: larger screens are viewed as a whole from further away. */
const MOST = 2.7;
/**
 * The least width with the score at the side of the table, px for text of size 1; the bar's style uses it too
 * (68.75em).
 */
const PANEL = 1100;
const PANEL_WIDTH = 330;
/** The margin around the table, the width of its rail, and the width of a card, px, in the two forms. */
const MARGIN = { tall: 14, wide: 28 } as const;
export const RAIL = 15;
const CARD = { tall: 112, wide: 118 } as const;
/** The distance of the hand's middle from the lower edge of the screen, and of the hand from the rail's sides, px. */
const FOOT = { tall: 46, wide: 62 } as const;
const ASIDE = { tall: 24, wide: 150 } as const;
const PORTRAIT = { tall: 54, wide: 56 } as const;
/**
 * Distances from the rail's outer edge, px: the portrait at the top, the middle of one at the side, the player's own.
 */
const TOP = 20;
const SIDE = 68;
const OWN = 46;
/**
 * How far the words of a seat at the top start under the edge of its portrait, px: both are in the middle of its cards.
 */
const UNDER = 8;
/** The common width of these words, px for text of size 1. */
const WORDS = 106;
/** The centre of a fan is this far beyond the rail's edge, px. */
const BEYOND = 14;
/** Half the width of a fan of hidden cards, px. */
const HALF = 84;
/** How far a fan of hidden cards extends down from the rail, px; nothing covers it. */
const REACH = 106;
const FAN = 120;
/** How far the fans at the sides are above the middle of the felt, px: their plates cover their lower ends. */
const HIGHER = 14;
/**
 * If the felt has the full height: the width of the player's own seat in the corner, its distance from the lower edge
 * of the screen, and the distance of a fan in an upper corner from the rail, px; the least width of the hand, in cards;
 * and how far a rotated card extends, in its heights.
 */
const CORNER = { own: 190, foot: 74, fan: 172, hand: 4, turned: 0.09 } as const;

/** The greatest width of the sentence of a lesson, px. */
const STRIP = 640;
/** The least and the greatest width of that sentence above the buttons in a corner, px. */
const COLUMN = { least: 200, most: 300 } as const;

/** The least size of text, relative to the design. */
const LEAST_TEXT = 0.8;
/** The least size of a card of the hand, relative to the design. */
const LEAST_CARD = 0.7;

/** How bar, table and score share the screen, and the scale of the table, relative to its design. */
export function room(
  form: "tall" | "wide",
  { w, h }: Size,
  text: number,
  watched: boolean,
  headed = false,
): { bar: Box; panel: Box | null; table: Box; scale: number; text: number } {
  const whole = Math.max(1, Math.min(MOST, w / 1440, h / 900));
  const panelWidth =
    form === "wide" && w >= PANEL * text && !headed
      ? Math.round(Math.min(PANEL_WIDTH * whole * Math.max(1, text), w * 0.25))
      : 0;
  const inner = w - panelWidth;
  const scale = Math.max(0.5, Math.min(MOST, inner / DESIGNED[form].w, h / DESIGNED[form].h));
  const letters = textSize(form, { w, h }, text, form === "wide" ? Math.min(scale, whole) : scale);
  const bar = { x: 0, y: 0, w, h: watched ? 48 : panelWidth ? 0 : barHeight(letters) };
  const panel = panelWidth ? { x: inner, y: watched ? bar.h : 0, w: panelWidth, h: h - (watched ? bar.h : 0) } : null;
  const margin = MARGIN[form] * Math.min(1, scale);
  const y = bar.h + (bar.h ? 0 : margin);
  return { bar, panel, table: { x: margin, y, w: inner - 2 * margin, h: h - y - margin }, scale, text: letters };
}

/** Words and cards in the wanted size; if that leaves too little felt, smaller words, then smaller cards. */
export function railed(form: "tall" | "wide", viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const shared = room(form, viewport, wish.text, wish.watched || wish.lesson || false, wish.headed || wish.lesson);
  let { text } = shared;
  let found = withText(form, viewport, sitting, wish, shared, text);
  while (found.felt.h < wish.felt && text > LEAST_TEXT) {
    text = Math.max(LEAST_TEXT, text - 0.1);
    found = withText(form, viewport, sitting, wish, shared, text);
  }
  for (let size = Math.min(1, wish.size); found.felt.h < wish.felt && size > LEAST_CARD;) {
    size -= 0.06;
    found = withText(form, viewport, sitting, { ...wish, size }, shared, text);
  }
  return found;
}

function withText(
  form: "tall" | "wide",
  viewport: Size,
  sitting: Sitting,
  wish: Wish,
  { bar, panel, table, scale: s }: ReturnType<typeof room>,
  text: number,
): Frame {
  const { w, h } = viewport;
  const lesson = wish.lesson === true;
  const apart = wish.watched || lesson;
  const open = panel !== null && !apart;
  const card = cardSize(CARD[form] * s * wish.size);

  const rows = handRows(wish.cards, wish.oneRow);
  const step = Math.round(card.h * ROW_STEP);
  const handHeight = card.h + (rows - 1) * step;
  const foot = FOOT[form] * s * (rows > 1 ? 0.6 : 1);
  const portrait = Math.round(PORTRAIT[form] * Math.max(0.7, s));
  const ownPortrait = Math.round(54 * Math.max(0.75, s));
  const own = OWN * s;
  const wide = table.w - 2 * own;
  const side =
    lesson && wish.acts === undefined ? 0 : Math.min(Math.max(104, wish.acts ?? 104) * Math.max(1, text), wide * 0.45);
  const round = sides(sitting);
  const air = GAP + CORNER.turned * card.h;
  const most = (wide - CORNER.hand * card.w) / 2 - air;
  // Beside the hand are the own seat and the buttons or, in a lesson, its sentence above the buttons.
  const column = lesson
    ? Math.min(COLUMN.most * Math.max(s, text), most)
    : Math.max(side, CORNER.own * Math.max(s, text));
  const corners =
    wish.corners === true &&
    !wish.headed &&
    form === "wide" &&
    round.top.length < 3 &&
    column <= most &&
    (!lesson || column >= COLUMN.least * text);
  const high = lesson && !corners ? sentenceHeight(2, text) : buttonHeight(text, Math.max(46, ownPortrait));
  const aside = corners ? own + column + air : ASIDE[form] * s;
  const hand = { x: table.x + aside, y: h - foot - handHeight, w: table.w - 2 * aside, h: handHeight };
  const action = {
    x: table.x + own,
    y: corners ? h - CORNER.foot * s - high : hand.y - LIFT.high + Math.min(0, DROP * s - 14) - high,
    w: wide,
    h: high,
  };
  const left = wish.handed === "left";
  const mine = corners ? column : Math.min(300 * Math.max(s, text), wide - side - GAP);
  const acts = corners && lesson ? column : side;
  const button = { x: left ? action.x : right(action) - acts, y: action.y, w: acts, h: high };
  const seats: SeatBox[] = noSeats(sitting);
  if (!lesson)
    seats[sitting.me] = seatBox(
      { x: left ? right(action) - mine : action.x, y: action.y, w: mine, h: high },
      "own",
      ownPortrait,
      12,
    );
  const buttons = side && side + GAP;
  const said = Math.min(STRIP * Math.max(s, text), wide - buttons);
  const free = (wide - said) / 2;
  const lines = sentenceHeight(3, text);
  const strip = corners
    ? { x: button.x, y: button.y - GAP - lines, w: column, h: lines }
    : {
        x: action.x + (left ? Math.max(free, buttons) : Math.min(free, wide - buttons - said)),
        y: action.y,
        w: said,
        h: high,
      };

  const centre = table.x + table.w / 2;
  const plate = Math.round(120 * Math.max(s, text));
  const cell = (table.w - 2 * RAIL * s) / (round.top.length + 0.4);
  // Words are beside the cards if there is room for both.
  const row = !corners && (round.top.length < 2 || cell >= Math.max(portrait + plate, 2 * HALF * s) + GAP);
  const across = Math.min(portrait + plate * 1.3, round.top.length < 2 ? Infinity : cell - GAP);
  const topHeight = row ? Math.max(portrait, seatWords(text, 1, 10)) : portrait + seatWords(text, 1, 8);
  const reach = corners ? (RAIL + 8) * s : Math.max(topHeight + TOP * s, FAN * s * Math.max(1, wish.size));
  const top = table.y + reach + 3;
  round.top.forEach((seat, i) => {
    const x = corners
      ? i
        ? right(table) - CORNER.fan * s
        : table.x + CORNER.fan * s
      : centre + (i - (round.top.length - 1) / 2) * cell;
    const held: Held = { x, y: table.y - BEYOND * s, turn: 180 };
    const y = table.y + TOP * s;
    seats[seat] = row
      ? seatBox({ x: x - (portrait + WORDS * text) / 2, y, w: across, h: topHeight }, "row", portrait, -UNDER, held)
      : seatBox(
          { x: x - Math.min(plate, cell - GAP) / 2, y, w: Math.min(plate, cell - GAP), h: topHeight },
          "column",
          portrait,
          0,
          held,
        );
  });
  const width = Math.round(Math.max(2 * (SIDE - RAIL - 3) * s, Math.min(104 * text, table.w * 0.2)));
  const height = portrait + seatWords(text, 1, 12 + SEAT_LINES.card * text);
  const felt0 = { y: top, h: (corners ? hand.y - LIFT.high : action.y) - GAP - top };
  const middle = felt0.y + felt0.h / 2;
  const y = Math.min(middle + 40 * s - height / 2, bottom(felt0 as Box) - height);
  const edge = table.x + (RAIL + 3) * s;
  const far = right(table) - (RAIL + 3) * s;
  if (round.left !== undefined) {
    seats[round.left] = seatBox({ x: edge, y, w: width, h: height }, "column", portrait, 0, {
      x: table.x - BEYOND * s,
      y: middle - HIGHER * s,
      turn: 90,
    });
  }
  if (round.right !== undefined) {
    seats[round.right] = seatBox({ x: far - width, y, w: width, h: height }, "column", portrait, 0, {
      x: right(table) + BEYOND * s,
      y: middle - HIGHER * s,
      turn: -90,
    });
  }
  const aisle = (RAIL + 3) * s + (round.left === undefined ? 0 : Math.max(width, (REACH + 10) * s));
  const beside = Math.max(
    aisle,
    corners && round.top.length ? CORNER.fan * s + Math.max(HALF * s, plate / 2) + GAP : 0,
    // A long sentence grows upwards, beside the board.
    corners && lesson ? own + column + GAP : 0,
  );
  const felt = { x: table.x + beside, w: table.w - 2 * beside, ...felt0 };

  // The banner is in the bar or, without one, in the upper corner of the felt, beside the back button.
  const back = open ? 44 * Math.max(1, s) : 0;
  const corner = seats[round.top[0] ?? -1];
  const x = apart ? table.x + 30 * s : open ? table.x + own + back - 6 : 62;
  const until = corner
    ? Math.min(corner.x - GAP, (corner.held?.x ?? centre) - portrait / 2 - REACH * 0.72 * s)
    : centre;
  const banner = {
    x,
    y: apart ? table.y + 24 * s : open ? table.y + 36 * s : 4,
    w: open || apart ? until - x : w - 62 - 3 * 48 - 20,
    h: wish.banner ? barHeight(text) - 8 : 0,
  };
  const { handed } = wish;
  return {
    form,
    scale: s,
    text,
    bar,
    panel,
    table,
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
