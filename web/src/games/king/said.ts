// The calls of an auction, as shown at the seats.
import type { AuctionView } from "../../base/messages";
import { callText } from "../../words/names";

/** One of the calls; a call that equals a bid names the bid. */
export function saidText(calls: AuctionView["calls"], at: number): string {
  const bid = calls.slice(0, at).findLast(({ token }) => /^[+-]/.test(token))?.token;
  return callText(calls[at]?.token ?? "", bid);
}
