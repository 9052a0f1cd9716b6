// What was said in an auction, as it is printed where it was said.
import type { AuctionView } from "../../messages";
import { callText } from "../../words/names";

/** One of the calls; who draws level says with what. */
export function saidText(calls: AuctionView["calls"], at: number): string {
  const bid = calls.slice(0, at).findLast(({ token }) => /^[+-]/.test(token))?.token;
  return callText(calls[at]?.token ?? "", bid);
}
