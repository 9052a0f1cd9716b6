// The auction of King: the phases in which players make calls, and the calls in words.
import type { AuctionView } from "../../base/messages";
import { callText } from "../../words/names";

/** The phases of an auction. */
export const BIDDING: readonly string[] = ["bid", "decide", "answer"];

/** All phases in which a player makes a call instead of playing a card. */
export const CALLING: readonly string[] = ["choose", "open", ...BIDDING, "declare", "lead"];

/** One of the calls; a call that equals a bid names the bid. */
export function saidText(calls: AuctionView["calls"], at: number): string {
  const bid = calls.slice(0, at).findLast(({ token }) => /^[+-]/.test(token))?.token;
  return callText(calls[at]?.token ?? "", bid);
}
