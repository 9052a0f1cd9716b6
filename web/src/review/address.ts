// The addresses of a review: "/match/ID/review#deal=2&action=7" is a mistake, "#deal=2" a deal, "#all" the list of the
// deals; without any of them it opens at the most expensive mistake.
import { at } from "../base/site";
import type { At } from "../board/timeline";

export interface ReviewWish {
  /** Whether the address asks for the list. */
  list: boolean;
  /** The position that it asks for; null: none. `action` -1: the most expensive mistake of the deal. */
  place: At | null;
}

/** What the part of an address after "#" asks for. */
export function reviewWishOf(hash: string): ReviewWish {
  const wish = new URLSearchParams(hash.replace(/^#/, ""));
  const action = wish.has("action") ? Number(wish.get("action")) || 0 : -1;
  return {
    list: wish.has("all"),
    place: wish.has("deal") ? { deal: Number(wish.get("deal")) || 0, action } : null,
  };
}

/** The address of a position in the review of a room's match. */
export const reviewAddressOf = (room: string, { deal, action }: At): string =>
  at(`/match/${room}/review#deal=${deal}${action < 0 ? "" : `&action=${action}`}`);
