// What the finger of a lesson points at: where that is on the table, and its name.
import type { View } from "../base/messages";
import { bottom, right, type Box, type SeatBox } from "../layout/geometry";
import { LESSON_BAR } from "../layout/lesson";
import type { Scene } from "../layout/scene";
import { tableOf } from "../table/game";
import { bidText, cardName, list, placeName, realName } from "../words/names";
import { t } from "../words/words.svelte";
import type { Aim, Kept } from "./hand";
import { buttonPlace, pointsBox } from "./places";

/** The part of a point before the colon, and after it: "card" and "4C". */
function partsOf(point: string): [kind: string, name: string] {
  const colon = point.indexOf(":");
  return colon < 0 ? [point, ""] : [point.slice(0, colon), point.slice(colon + 1)];
}

/**
 * The points to show now. A card and the place for it are shown one after the other, as they are tapped: the place once
 * the card is `selected`.
 */
export function shownPoints(points: readonly string[], selected: string | null): readonly string[] {
  const places = points.filter((point) => point.startsWith("place:"));
  const sources = points.filter((point) => !places.includes(point));
  if (!places.length) return sources;
  const [first = ""] = sources.length ? sources : places;
  const source = partsOf(first)[1];
  if (!sources.length && places.length < 2) return places;
  if (sources.length) return selected === source ? places : sources;
  // A pile and its goal: both are places.
  return selected === source ? places.slice(1) : places.slice(0, 1);
}

/** How far into a card the tip is: below its index, which stays visible. `least`: where there is no room below that. */
const INTO = { x: 0.56, y: 0.66, least: 0.58 } as const;
/** The part of a card that its index takes. */
const INDEX = { w: 0.36, h: 0.44 } as const;
/** How far the tip reaches over the edge of what it points at, px. */
const TOUCH = 2;

/** Into a card, from below if there is room. */
const into = ({ x, y, w, h }: Box): Aim[] =>
  [INTO.y, INTO.least].flatMap((part) =>
    (["up", "upLeft", "left", "right", "down"] as const).map((way) => ({ x: x + w * INTO.x, y: y + h * part, way })),
  );

const fromSides = (box: Box): Aim[] =>
  (["left", "right", "leftAbove", "rightAbove"] as const).map((way) => ({
    x: way.startsWith("left") ? right(box) - TOUCH : box.x + TOUCH,
    y: box.y + box.h / 2,
    way,
  }));

/** At the edges of a box, from outside. */
export function beside(box: Box): Aim[] {
  const along = [0.5, 0.75, 0.25, 0.9, 0.1].map((part) => box.x + part * box.w);
  return [
    ...along.map((x): Aim => ({ x, y: bottom(box) - TOUCH, way: "up" })),
    ...along.map((x): Aim => ({ x, y: bottom(box) - TOUCH, way: "upLeft" })),
    ...fromSides(box),
    ...along.map((x): Aim => ({ x, y: box.y + TOUCH, way: "down" })),
  ];
}

/** At the edges of a call, or behind its words: a row has room there. */
export function atCall(box: Box): Aim[] {
  const inside = [0.55, 0.65, 0.75].flatMap((part) =>
    (["left", "leftAbove"] as const).map((way) => ({ x: box.x + part * box.w, y: box.y + box.h / 2, way })),
  );
  return [...beside(box), ...inside];
}

const portraitOf = ({ x, y, w, shape, portrait }: SeatBox): Box => ({
  x: shape === "column" ? x + (w - portrait) / 2 : x,
  y,
  w: portrait,
  h: portrait,
});

/** At the portrait of a player, or at the words below it: how many lines there are is only known on the page. */
function besideSeat(seat: SeatBox, text: number): Aim[] {
  const portrait = portraitOf(seat);
  const below = [24, 44, 64, 84].flatMap((words) => beside({ ...portrait, h: seat.portrait + words * text }));
  return [...fromSides(portrait), ...below, ...beside(portrait)];
}

/** Where a finger may point on the table, the best first; none: what is meant is not there, or not on the table. */
export function aimsAt(point: string, scene: Scene): Aim[] {
  const [kind, name] = partsOf(point);
  const { cards, places, tops, seats, felt, banner } = scene;
  switch (kind) {
    case "card": {
      const card = cards.find((one) => one.card === name);
      return card ? into(card.tap) : [];
    }
    case "place": {
      const top = tops?.[name] ?? places[name];
      return top ? into(top) : [];
    }
    case "seat": {
      const seat = seats[Number(name)];
      return seat?.w ? besideSeat(seat, scene.text) : [];
    }
    case "hand": {
      const boxes = cards.map(({ tap }) => tap);
      const [first] = boxes;
      const last = boxes.at(-1);
      if (!first || !last) return [];
      const row = { ...last, x: first.x, w: right(last) - first.x };
      return [...fromSides(row), ...boxes.flatMap(into)];
    }
    case "stock":
      return places.stock ? fromSides(places.stock) : [];
    case "board":
      // Between the piles: at none of them.
      return [0.66, 0.34].map((part) => ({ x: felt.x + part * felt.w, y: felt.y + 0.66 * felt.h, way: "up" }));
    case "plaque": {
      // How far its words reach is only known on the page.
      const ends = [100, 130, 160, 190].map((w) => banner.x + w * scene.text);
      const behind = ends.flatMap((x): Aim[] => [
        { x, y: banner.y + banner.h / 2, way: "left" },
        { x, y: banner.y + banner.h * 0.8, way: "leftAbove" },
      ]);
      return [...beside({ ...banner, w: Math.min(banner.w, 192 * scene.text) }), ...behind];
    }
    case "score":
      return beside(pointsBox(scene));
    default:
      return [];
  }
}

/** What a finger leaves visible, apart from words: players, what the lesson says, and the indices of cards. */
export function keptBoxes(scene: Scene): Kept[] {
  const { bar, seats, placed, cards, card, strip, action, button } = scene;
  const says = buttonPlace(scene) === "below" ? action : strip;
  const index = (x: number, y: number, scale: number): Kept => ({
    x,
    y,
    w: INDEX.w * card.w * scale,
    h: INDEX.h * card.h * scale,
    words: true,
  });
  const laid = placed.filter(({ spot, card: face }) => face && !spot.faint);
  return [
    { x: 0, y: 0, w: bar.w, h: LESSON_BAR },
    ...(says ? [{ ...says, words: true }] : []),
    button,
    ...seats.map(portraitOf),
    ...cards.map(({ tap }) => index(tap.x, tap.y, 1)),
    ...laid.map(({ spot }) => index(spot.x, spot.y, spot.scale)),
  ].filter(({ w, h }) => w > 0 && h > 0);
}

/** The call that a point is about; empty: it is about something else. */
export const callOf = (point: string): string => (point.startsWith("bid:") ? point.slice(4) : "");

/** The name of what is pointed at; empty: the sentence names it. */
function nameOf(view: View, point: string): string {
  const [kind, name] = partsOf(point);
  if (kind === "card") return cardName(name);
  if (kind === "place") return placeName(name);
  if (kind === "seat") return realName(view, Number(name));
  if (kind === "stock") return (view.table && tableOf(view).turnEnd?.(view.table)) || "";
  const bid = kind === "bid" ? /^(?:counter:)?([+-]\d)$/.exec(name)?.[1] : undefined;
  return bid ? bidText(bid) : "";
}

/** What the finger points at, as a sentence; empty: nothing that needs a name. */
export function pointWords(view: View, points: readonly string[]): string {
  const names = points.map((point) => nameOf(view, point)).filter(Boolean);
  return names.length ? t("learn-here", { what: list(names) }) : "";
}
