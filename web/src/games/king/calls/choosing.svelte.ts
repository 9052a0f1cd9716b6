// The calls of a player, and the one they are choosing: a first tap chooses a call; a second tap, or the button, makes
// it.
import type { KingObservation, View } from "../../../base/messages";
import type { Session } from "../../../session/session.svelte";

/** The player who may have to call, and what they see. */
export interface Caller {
  session: Session;
  view: View;
  table: KingObservation;
}

/** Milliseconds within which a second tap counts as a bounce of the first. */
const BOUNCE = 300;
/** The ways to end an auction besides selling, asking for more and keeping the deal. */
const OTHER_WAYS = ["split", "ultimatum"];

export class Choosing {
  /** What the player has chosen, and for which decision. */
  private picked = $state.raw({ decision: "", token: "", otherWays: false });
  private refused = $state.raw({ decision: "", bid: "" });
  /** When a call was last chosen, and when a finger or a mouse button last went down. */
  private chosenAt = 0;
  private pressedAt = 0;

  constructor(private readonly caller: Caller) {}

  /** The calls that are possible; empty while it is another player's turn. */
  readonly calls: readonly string[] = $derived.by(() => this.caller.session.targets.calls);
  readonly myTurn: boolean = $derived(this.calls.length > 0);
  /** The call that a hint advises; empty without one. */
  readonly advised: string = $derived.by(() => (this.myTurn ? this.caller.session.hints.now : ""));
  /** The call that only declines, in the corner of the sheet: "pass" or "no"; empty if there is none. */
  readonly decline: string = $derived(["pass", "no"].find((token) => this.calls.includes(token)) ?? "");
  /** The only call; empty if there are several, and if it declines. */
  readonly only: string = $derived(this.calls.length === 1 && !this.decline ? (this.calls[0] ?? "") : "");
  /** Identifies the current decision: what was chosen for another one is forgotten. */
  readonly decision: string = $derived.by(() => {
    const { session, view, table } = this.caller;
    // After each answer of a lesson the pupil chooses again.
    const answered = view.lesson ? session.playback.shot?.update.version : 0;
    return `${view.deal} ${table.phase} ${table.history.length} ${answered}`;
  });

  /** The choice before the player has made one: the advice of a hint, the yes to a question, or the only call. */
  private readonly suggested: string = $derived.by(() => {
    const { advised, calls, caller, decline } = this;
    if (decline !== advised && calls.includes(advised)) return advised;
    return caller.table.phase === "answer" && calls.includes("yes") && advised !== "no" ? "yes" : this.only;
  });
  /** Whether the player has chosen for this decision: a call, or to see other ones. */
  private readonly hasPicked: boolean = $derived(this.picked.decision === this.decision);
  /** The chosen call; empty if there is none. */
  readonly chosen: string = $derived.by(() => {
    if (!this.hasPicked) return this.suggested;
    return this.calls.includes(this.picked.token) ? this.picked.token : "";
  });
  /** The tapped bid that is not possible; empty if there is none. */
  readonly refusedBid: string = $derived(this.refused.decision === this.decision ? this.refused.bid : "");

  /**
   * Whether the other ways to end an auction are behind a button: without a bid there is room for them beside keeping
   * the deal.
   */
  readonly hidesOtherWays: boolean = $derived.by(() => {
    const { calls, caller } = this;
    const other = OTHER_WAYS.some((token) => calls.includes(token));
    return caller.table.phase === "decide" && calls.includes("accept") && other;
  });
  /** Whether they are shown in place of the usual ways. */
  readonly showsOtherWays: boolean = $derived(
    this.hidesOtherWays && (this.hasPicked ? this.picked.otherWays : OTHER_WAYS.includes(this.advised)),
  );

  /** The possible calls, by the bid whose rung on the ladder makes the call. */
  readonly callsByBid: ReadonlyMap<string, string> = $derived.by(() => {
    const { auction, phase } = this.caller.table;
    if (!this.myTurn || !auction) return new Map<string, string>();
    if (phase === "answer") return new Map([[auction.asked, "yes"]]);
    return new Map([
      ...this.calls.filter((token) => /^[+-]\d$/.test(token)).map((token) => [token, token] as const),
      ...(this.calls.includes("match") ? [[auction.high, "match"] as const] : []),
    ]);
  });

  /** The call that makes or demands this bid, among those that are shown; empty if there is none. */
  callOf(bid: string): string {
    const token = this.callsByBid.get(bid) ?? `counter:${bid}`;
    return this.calls.includes(token) && !this.showsOtherWays ? token : "";
  }

  /** Choose a call; make it if it is chosen already. */
  chooseCall(token: string): void {
    const now = performance.now();
    if (token === this.chosen) {
      // A key press or a screen reader's click is deliberate.
      if (this.pressedAt < this.chosenAt || now - this.chosenAt > BOUNCE) this.makeCall(token);
      return;
    }
    this.chosenAt = now;
    this.refused = { decision: "", bid: "" };
    this.picked = { decision: this.decision, token, otherWays: this.showsOtherWays };
  }

  makeCall(token: string): void {
    this.caller.session.act(token, "");
  }

  /** A bid that is not possible was tapped. A lesson says why. */
  refuseBid(bid: string): void {
    if (this.caller.view.lesson) this.makeCall(bid);
    this.refused = { decision: this.decision, bid };
  }

  /** Show the other ways to end an auction, or the usual ones; nothing is chosen then. */
  showOtherWays(shown: boolean): void {
    this.picked = { decision: this.decision, token: "", otherWays: shown };
  }

  /** A finger or a mouse button went down on the sheet. */
  notePress(): void {
    this.pressedAt = performance.now();
  }

  /** The advice has changed: it replaces the player's choice. */
  followAdvice(): void {
    if (this.advised) this.picked = { decision: "", token: "", otherWays: false };
  }
}

export class TypedBid {
  private afterMinus = false;

  /** Read the next key. Return the bid that it completes; empty if there is none. */
  readKey({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
    const minus = this.afterMinus || shiftKey;
    this.afterMinus = /^[-−]$/.test(key);
    const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1] ?? /^[1-8]$/.exec(key)?.[0];
    return digit ? `${minus ? "-" : "+"}${digit}` : "";
  }
}
