// The address of a position: "/match/ID/17#seat=2" is the match after its 17th action, seen from seat 2 alone. Seats
// count from 0, as in records. "#open=2": the same seat with all hands open. "#dealt": with the next deal already
// dealt. "#deal=2&action=7": the position in a deal, for links made without knowing the lengths of the deals before it;
// as in records too. "#seat=2&by=2": shared by the player at seat 2.
import { at } from "../base/site";
import type { Eyes } from "../board/frames";
import type { At, Timeline } from "../board/timeline";

export interface Wish {
  /** The number of actions of the match before the position; null if the address does not give it. */
  count: number | null;
  dealt: boolean;
  /** The deal and the action in it; null if the address does not give them. */
  place: At | null;
  /** The seat of the person who shares it; null if there is none. */
  by: number | null;
  /** The viewing seat; null if the address does not give it. */
  eyes: Eyes | null;
}

const NUMBER = /^\d{1,6}$/;

/** What the part of an address after "#" asks for; `count` is the part before it. */
export function wishOf(count: string, hash: string): Wish {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (text: string | null): number | null => (text !== null && NUMBER.test(text) ? Number(text) : null);
  const hidden = number(said.get("seat"));
  const open = number(said.get("open"));
  const eyes = hidden !== null ? { seat: hidden, open: false } : open !== null ? { seat: open, open: true } : null;
  const deal = number(said.get("deal"));
  const place = deal === null ? null : { deal, action: number(said.get("action")) ?? 0 };
  return {
    count: number(count) ?? number(said.get("at")),
    dealt: said.has("dealt"),
    place,
    by: number(said.get("by")),
    eyes,
  };
}

/** The position of a match that an address asks for, or the nearest one. */
export const positionOf = ({ count, dealt, place }: Wish, timeline: Timeline): At =>
  place ? timeline.within(place) : timeline.at(count ?? 0, dealt);

/**
 * The address of a position. `room` empty: a position of the record that this browser tab holds. `by`: the seat of the
 * person who shares it.
 */
export function addressOf(
  room: string,
  timeline: Timeline,
  position: At,
  eyes: Eyes,
  by: number | null = null,
): string {
  const count = timeline.count(position);
  const parts = [
    ...(room ? [] : [`at=${count}`]),
    ...(timeline.dealt(position) ? ["dealt"] : []),
    `${eyes.open ? "open" : "seat"}=${eyes.seat}`,
    ...(by === null ? [] : [`by=${by}`]),
  ];
  return at(`${room ? `/match/${room}/${count}` : "/match"}#${parts.join("&")}`);
}
