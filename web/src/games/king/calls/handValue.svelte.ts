// What the player's hand is worth, what the chosen call leaves of that, and whether it is too expensive.
import type { BidAdvice, GameOfHand, HandWorth } from "../../../base/messages";
import { settings } from "../../../base/settings.svelte";
import { speaks } from "../../../words/words.svelte";
import type { Caller, Choosing } from "./choosing.svelte";
import { fixedPrice, remainderAt, type Remainder } from "./meaning";

/** A bid that leaves less than this, in points, is too expensive. */
const LEAST_LEFT = -5;

/** The estimate with the figures of a hint, which are better: simulated deals, not a count of the hand alone. */
function withAdvice(worth: HandWorth, advice: BidAdvice, paid: number): HandWorth {
  const games = worth.games.map((game): GameOfHand => {
    const found = advice.games.find(({ token }) => token === game.token);
    if (!found) return game;
    const points = found.points + paid;
    const said = { ...game.sentence.arguments, count: Math.round(found.units), points: Math.abs(Math.round(points)) };
    const id = points < 0 ? "hand-worth-below" : "hand-worth";
    return { ...game, tricks: found.units, points, sentence: { id, arguments: said } };
  });
  const bids = worth.bids.map((bid) => {
    const found = advice.prices.find((price) => price.bid === bid.bid);
    return found ? { ...bid, points: found.points } : bid;
  });
  return { ...worth, games: games.toSorted((a, b) => b.points - a.points), bids };
}

export class HandValue {
  constructor(
    private readonly caller: Caller,
    private readonly choosing: Choosing,
  ) {}

  /** Whether the player sees it: the table and the settings allow that. */
  readonly isEnabled: boolean = $derived.by(() => {
    const { view } = this.caller;
    return view.you !== null && view.worth === true && settings.worth;
  });
  /** The estimate, with the figures of a hint where there is one; null: not known, or not shown. */
  readonly worth: HandWorth | null = $derived.by(() => {
    const { session } = this.caller;
    const worth = this.isEnabled && speaks("worth") ? session.worth.answer : null;
    const { advice } = session.hints;
    const paid = this.paid;
    return worth && advice && paid !== null ? withAdvice(worth, advice, paid) : worth;
  });
  /** The chosen bid, if the choice is one. */
  readonly bid: string = $derived.by(() => {
    const { auction } = this.caller.table;
    const { chosen } = this.choosing;
    return (chosen === "match" ? auction?.high : chosen === "yes" ? auction?.asked : chosen) ?? "";
  });
  /** The game to which the chosen call leads; without one, the best game. */
  readonly game: GameOfHand | undefined = $derived.by(() => {
    const games = this.worth?.games ?? [];
    const { chosen } = this.choosing;
    const named = games.find(({ token }) => token === chosen);
    const usesOwnGame = !chosen || (this.sells && chosen !== "ultimatum");
    if (named || usesOwnGame) return named ?? games[0];
    const minus = this.bid.startsWith("-") || chosen === "ultimatum";
    return games.find(({ token }) => (token === "minus") === minus);
  });
  /** What the bid leaves its buyer; null if that is not known. */
  readonly remainder: Remainder | null = $derived.by(() => {
    const { view, table } = this.caller;
    if (!table.auction || this.sells || !this.game) return null;
    const points = this.worth?.bids.find(({ bid }) => bid === this.bid)?.points;
    return points === undefined ? null : remainderAt(view, this.bid, this.game, points);
  });
  /** What a hint expects if the bidder declines, and they have chosen that; null if it is not known. */
  readonly declined: number | null = $derived.by(() => {
    const { chosen, decline } = this.choosing;
    const advice = this.worth && this.caller.session.hints.advice;
    return advice && advice.prices.length && chosen && chosen === decline ? advice.otherwise : null;
  });
  readonly tooExpensive: boolean = $derived(this.remainder !== null && this.remainder.total < LEAST_LEFT);
  /**
   * Whether the button that makes the chosen call is gold. Gold means that nothing speaks against a call: a yes to a
   * bid that is too expensive, or may turn out to be, is not gold.
   */
  readonly mainIsGold: boolean = $derived.by(() => {
    const mayBeTooExpensive = this.caller.table.phase === "answer" && this.isEnabled && !this.worth;
    return !(this.tooExpensive || mayBeTooExpensive);
  });
  /** Whether the call that declines is gold: it is advised, or the question is too expensive. */
  readonly declineIsGold: boolean = $derived.by(() => {
    const { advised, decline } = this.choosing;
    return decline !== "" && (advised === decline || (decline === "no" && this.tooExpensive));
  });

  /** The points that the player has paid for the deal, which a hint has deducted; null: they are not fixed. */
  private get paid(): number | null {
    const { view, table } = this.caller;
    const { auction } = table;
    if (!auction || auction.buyer < 0 || auction.buyer !== view.you) return 0;
    return fixedPrice(view, auction.price) ? (view.rules.bidPoints[auction.price] ?? null) : null;
  }

  /** Whether the player is the seller. */
  private get sells(): boolean {
    const { view, table } = this.caller;
    return table.auction?.auctioneer === view.you;
  }

  /** Ask the server for the estimate once for each decision. Return a function that cancels the question. */
  requestWorth(): (() => void) | undefined {
    const { session, view } = this.caller;
    return this.isEnabled ? session.worth.askOnce(view.deal, this.choosing.decision) : undefined;
  }
}
