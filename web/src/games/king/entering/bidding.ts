// The auction of King as calls alone: no card is needed (src/kingcraft/games/king/auction.py).
import type { Options } from "../../../pad/counting";
import { LADDER, PLAYERS } from "../../../pad/king";

/** What an auction waits for, or how it ended. */
type Step = "bid" | "decide" | "answer" | "sold" | "kept" | "minus" | "split";

/** An auction. Immutable: a call gives a new one. Bids are indices of the ladder; -1 is none, as for seats. */
export interface Bidding {
  readonly seller: number;
  readonly step: Step;
  /** The seat that calls next; -1 when the auction is over. */
  readonly turn: number;
  readonly high: number;
  readonly holder: number;
  /** How many bids there were, those that equal another included. */
  readonly bids: number;
  readonly passed: readonly number[];
  /** Counter-offers that were refused. */
  readonly refused: readonly number[];
  /** The bid in an open counter-offer or ultimatum. */
  readonly asked: number;
  readonly ultimatum: boolean;
  readonly buyer: number;
  readonly price: number;
  readonly calls: readonly string[];
}

const HIGHEST = LADDER.length - 1;
const COUNTER = "counter:";

export const opened = (seller: number): Bidding => ({
  seller,
  step: "bid",
  turn: (seller + 1) % PLAYERS,
  high: -1,
  holder: -1,
  bids: 0,
  passed: [],
  refused: [],
  asked: -1,
  ultimatum: false,
  buyer: -1,
  price: -1,
  calls: [],
});

/** Whether a seat is nearer to the seller's left than another: it may equal that one's bid. */
const outranks = ({ seller }: Bidding, seat: number, other: number): boolean =>
  (seat - seller + PLAYERS) % PLAYERS < (other - seller + PLAYERS) % PLAYERS;

/** The calls that the rules allow now, in their order; none when the auction is over. */
export function legal(options: Options, now: Bidding): string[] {
  const { high } = now;
  if (now.step === "answer") return ["yes", "no"];
  if (now.step === "bid")
    return [...LADDER.slice(high + 1), "pass", ...(high >= 0 && outranks(now, now.turn, now.holder) ? ["match"] : [])];
  if (now.step !== "decide") return [];
  const { counter_offer, ultimatum, unplayed } = options;
  const counters = LADDER.flatMap((bid, at) => (at > high && at < HIGHEST && !now.refused.includes(at) ? [bid] : []));
  const few = unplayed === "fewer_than_3_bids" ? now.bids < 3 : high < LADDER.indexOf("+4");
  return [
    ...(high >= 0 ? ["accept"] : []),
    "reject",
    ...(counter_offer && high >= 0 ? counters.map((bid) => COUNTER + bid) : []),
    ...(ultimatum ? ["ultimatum"] : []),
    ...(unplayed !== "off" && few ? ["split"] : []),
  ];
}

const ended = (now: Bidding, step: Step): Bidding => ({ ...now, step, turn: -1, asked: -1 });
const sold = (now: Bidding, buyer: number, price: number): Bidding => ({ ...ended(now, "sold"), buyer, price });

/** On to the next who may bid; over the highest bid only to seats that may equal it. */
function next(options: Options, now: Bidding, seat: number): Bidding {
  for (let step = 1; step < PLAYERS; step++) {
    const turn = (seat + step) % PLAYERS;
    if (turn === now.seller || turn === now.holder || now.passed.includes(turn)) continue;
    if (now.high < HIGHEST || outranks(now, turn, now.holder)) return { ...now, turn };
  }
  if (now.high === HIGHEST && options["eight_forced"]) return sold(now, now.holder, now.high);
  return { ...now, step: "decide", turn: now.seller };
}

/** The auction after a call of the seat whose turn it is; the same one if the rules do not allow the call. */
export function called(options: Options, before: Bidding, call: string): Bidding {
  if (!legal(options, before).includes(call)) return before;
  const now = { ...before, calls: [...before.calls, call] };
  const seat = now.turn;
  if (now.step === "bid") {
    if (call === "pass") return next(options, { ...now, passed: [...now.passed, seat] }, seat);
    const high = call === "match" ? now.high : LADDER.indexOf(call);
    return next(options, { ...now, high, holder: seat, bids: now.bids + 1 }, seat);
  }
  if (now.step === "decide") {
    if (call === "accept") return sold(now, now.holder, now.high);
    if (call === "reject") return ended(now, "kept");
    if (call === "split") return ended(now, "split");
    if (call === "ultimatum")
      return { ...now, step: "answer", turn: (now.seller + 1) % PLAYERS, asked: HIGHEST, ultimatum: true };
    return { ...now, step: "answer", turn: now.holder, asked: LADDER.indexOf(call.slice(COUNTER.length)) };
  }
  if (call === "yes") return sold(now, seat, now.asked);
  if (!now.ultimatum)
    return { ...now, step: "decide", turn: now.seller, asked: -1, refused: [...now.refused, now.asked] };
  const turn = (seat + 1) % PLAYERS;
  return turn === now.seller ? ended(now, "minus") : { ...now, turn };
}

/** What each seat said last; a call that equals a bid as that bid. */
export function saidLast(options: Options, { seller, calls }: Bidding): (string | undefined)[] {
  const said: (string | undefined)[] = [];
  let now = opened(seller);
  for (const call of calls) {
    said[now.turn] = call === "match" ? LADDER[now.high] : call;
    now = called(options, now, call);
  }
  return said;
}
