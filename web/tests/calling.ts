// A player whom King may ask for a call, with a real session whose server is the test.
import { onTestFinished } from "vitest";
import type {
  AuctionView,
  BidAdvice,
  GameOfHand,
  HandWorth,
  KingObservation,
  Update,
  View,
} from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import { Choosing } from "../src/games/king/calls/choosing.svelte";
import { HandValue } from "../src/games/king/calls/handValue.svelte";
import { SheetLayout } from "../src/games/king/calls/sheetLayout.svelte";
import { SheetTexts } from "../src/games/king/calls/sheetTexts.svelte";
import { layout as sceneOf } from "../src/games/king/layout";
import type { Look, Scene } from "../src/layout/scene";
import { Session } from "../src/session/session.svelte";
import { event, king, LOOK, update, view } from "./feed";
import { Feed, snapshot } from "./sitting";

/** Cleo sells; Bruno has bid +4, Ada has passed. */
export const AUCTION: AuctionView = {
  auctioneer: 3,
  calls: [
    { seat: 3, token: "auction" },
    { seat: 0, token: "+2" },
    { seat: 1, token: "pass" },
    { seat: 2, token: "+4" },
  ],
  high: "+4",
  holder: 2,
  bids: 2,
  passed: [1],
  countered: [],
  asked: "",
  ultimatum: false,
  buyer: -1,
  price: "",
};

/** What the seller may do: the player of these tests, if `OWN_SALE` is the auction. */
export const SELLING = ["accept", "reject", "split", "counter:+5", "counter:-2", "ultimatum"];
export const OWN_SALE: AuctionView = { ...AUCTION, auctioneer: 0, calls: AUCTION.calls.slice(1) };

const game = (token: string, count: number, points: number): GameOfHand => ({
  token,
  tricks: count,
  points,
  sentence: {
    id: points < 0 ? "hand-worth-below" : "hand-worth",
    arguments: { count, trump: token.replace("plus:", ""), points: Math.abs(points) },
  },
});

/** A hand that brings 150 with spades, 100 with hearts, and costs 55 in minus. `bids`: what each of them leaves. */
export const worthOf = (bids: Readonly<Record<string, number>> = {}): HandWorth => ({
  games: [game("plus:S", 6, 150), game("plus:H", 4, 100), game("minus", 5, -55)],
  aside: 2,
  passed: 50,
  bids: Object.entries(bids).map(([bid, points]) => ({ bid, price: 0, points, over: -points })),
});

/** A hint's figures for the same hand: fewer points with spades, more with hearts, and 42 after declining. */
export const ADVICE: BidAdvice = {
  games: [
    ["plus:H", 5.2, 120],
    ["plus:S", 4.9, 119.6],
    ["minus", 4, -60.4],
  ].map(([token, units, points]) => ({
    token: String(token),
    points: Number(points),
    error: 5,
    units: Number(units),
    sentence: { id: "review-game", arguments: {} },
  })),
  prices: [
    { bid: "+5", points: -5.4, gain: -47, error: 3, pays: "no", sentence: { id: "review-price-no", arguments: {} } },
  ],
  otherwise: 42.3,
  error: 4,
  worlds: 9,
};

export interface Shown {
  table?: Partial<KingObservation>;
  view?: Partial<View>;
  /** The tokens that the player may send; none: it is another player's turn. */
  legal?: string[];
}

/** The sizes of screens, px. */
export const SCREENS = {
  phone: { w: 390, h: 844 },
  tiny: { w: 320, h: 568 },
  low: { w: 844, h: 390 },
  laptop: { w: 1280, h: 720 },
  desktop: { w: 1440, h: 900 },
} as const;

export interface Calls {
  feed: Feed;
  session: Session;
  choosing: Choosing;
  value: HandValue;
  layout: SheetLayout;
  texts: SheetTexts;
  scene: Scene;
  /** The server shows another state. */
  show: (next: Shown, version?: number) => void;
  /** The server advises a call; before some, it has advice on all. */
  advise: (token: string, advice?: BidAdvice) => void;
}

/** Show a table at which players call; the player of the tests sits at seat 0. */
export function openCalls(first: Shown, screen: keyof typeof SCREENS = "phone", look: Partial<Look> = {}): Calls {
  Object.assign(globalThis, { WebSocket: Feed });
  Object.assign(settings, { speed: "off", hold: "none", worth: true });
  const session = new Session("r", "s3cret");
  session.open();
  onTestFinished(() => session.close());
  const feed = Feed.last;
  const hear = (message: Update): void => feed.onmessage?.({ data: JSON.stringify(message) });
  const shownAs = ({ table, view: changes }: Shown): View =>
    view(king({ phase: "bid", contract: "", auction: AUCTION, leader: 3, ...table }), changes);
  hear(update(shownAs(first), snapshot, first.legal));

  const props = {
    session,
    get view(): View {
      if (!session.view) throw new Error("There is no table.");
      return session.view;
    },
    get table(): KingObservation {
      return props.view.table as KingObservation;
    },
    get scene(): Scene {
      return sceneOf(props.table, SCREENS[screen], props.view.you ?? 0, { ...LOOK, ...look });
    },
  };
  const choosing = new Choosing(props);
  const value = new HandValue(props, choosing);
  const layout = new SheetLayout(props, choosing);
  const texts = new SheetTexts(props, choosing, value, layout);
  return {
    feed,
    session,
    choosing,
    value,
    layout,
    texts,
    scene: props.scene,
    show: (next, version = 2) => hear(update(shownAs(next), event({ seat: 3 }), next.legal, version)),
    advise(token, advice) {
      const { version } = session.playback.latest ?? { version: 0 };
      session.hints.noteQuestion(1, version);
      const best = { tokens: [token], points: 1, error: 1, chance: 0.5 };
      const sentence = { id: "review-hint-call" as const, arguments: { best: token, expected: 1, error: 1 } };
      const hint = { best, worlds: 9, agreed: 9, sentence, reasons: [null], margin: null };
      session.hints.showAnswer({ type: "hint", id: 1, version, hint, advice: advice ?? null });
    },
  };
}
