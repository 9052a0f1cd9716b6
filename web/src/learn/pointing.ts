// What the finger of a lesson points at: where that is on the table, and its name.
import type { View } from "../base/messages";
import { bottom, centre, type Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { tableOf } from "../table/game";
import { bidText, cardName, list, placeName, realName } from "../words/names";
import { t } from "../words/words.svelte";
import { pointsBox } from "./places";

/** Where the tip of a finger is, px. */
export interface Tip {
  x: number;
  y: number;
}

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

/** How far into a card the tip is: below its index, which stays visible. */
const INTO = { x: 0.56, y: 0.66 } as const;
const into = ({ x, y, w, h }: Box): Tip => ({ x: x + w * INTO.x, y: y + h * INTO.y });

/** The tip of a finger that points at something on the table; null: it is not there, or not on the table itself. */
export function tipOf(point: string, scene: Scene): Tip | null {
  const [kind, name] = partsOf(point);
  const found = {
    card: (): Tip | null => {
      const card = scene.cards.find((one) => one.card === name);
      return card ? into(card.tap) : null;
    },
    place: (): Tip | null => {
      const top = scene.tops?.[name] ?? scene.places[name];
      return top ? into(top) : null;
    },
    seat: (): Tip | null => {
      const seat = scene.seats[Number(name)];
      if (!seat?.w) return null;
      const left = seat.shape === "column" ? seat.x + (seat.w - seat.portrait) / 2 : seat.x;
      return { x: left + seat.portrait * 0.7, y: seat.y + seat.portrait * 0.75 };
    },
    hand: (): Tip | null => {
      const card = scene.cards[Math.floor(scene.cards.length / 2)];
      return card ? into(card.tap) : null;
    },
    stock: (): Tip | null => (scene.places.stock ? into(scene.places.stock) : null),
    board: (): Tip => centre(scene.felt),
    plaque: (): Tip => ({
      x: scene.banner.x + Math.min(scene.banner.w * 0.5, 96 * scene.text),
      y: bottom(scene.banner) - 6,
    }),
    score: (): Tip => {
      const box = pointsBox(scene);
      return { x: box.x + box.w * 0.6, y: bottom(box) - 8 };
    },
  }[kind];
  return found?.() ?? null;
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
