// What the player's hand is worth, what the chosen call leaves of that, and whether it is too expensive.
import type { GameOfHand, HandWorth } from "../../../base/messages";
import { settings } from "../../../base/settings.svelte";
import { speaks } from "../../../words/words.svelte";
import type { Caller, Choosing } from "./choosing.svelte";
import { remainderAt, type Remainder } from "./meaning";

/** A bid that leaves less than this, in points, is too expensive. */
const LEAST_LEFT = -5;

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
  /** The estimate; null: not known, or not shown. */
  readonly worth: HandWorth | null = $derived.by(() =>
    this.isEnabled && speaks("worth") ? this.caller.session.worth.answer : null,
  );
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
