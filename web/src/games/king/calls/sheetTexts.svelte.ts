// The texts of the sheet of calls: the title, the line below it, the explanation of the chosen call.
import { isOneOf } from "../../../base/textKey";
import { bidText, realName, signed } from "../../../words/names";
import { sentence } from "../../../words/sentence";
import { t } from "../../../words/words.svelte";
import { refusedBid } from "../contract";
import { BIDDING, priceLine } from "../auction";
import type { Choosing } from "./choosing.svelte";
import type { HandValue } from "./handValue.svelte";
import { leavesText, meaning, pays, refusedAsk, whyNot } from "./meaning";
import type { CallsOnScreen, SheetLayout } from "./sheetLayout.svelte";

/** The phases in which the title says what the other player is doing. */
const WAITED_FOR = ["choose", "lead", "declare", "open", "decide"] as const;

export class SheetTexts {
  constructor(
    private readonly shown: CallsOnScreen,
    private readonly choosing: Choosing,
    private readonly value: HandValue,
    private readonly layout: SheetLayout,
  ) {}

  readonly title: string = $derived.by(() => (this.choosing.myTurn ? this.ownTitle() : this.titleWhileWaiting()));
  /** The bid in the title: not in the display face, whose signs are hairlines. */
  readonly titleBid: string = $derived.by(() => {
    const { auction, phase } = this.shown.table;
    return bidText((phase === "answer" ? auction?.asked : auction?.high) ?? "");
  });
  /** The title without this bid: what comes before and after it. */
  readonly titleParts: string[] = $derived(this.titleBid ? this.title.split(this.titleBid) : [this.title]);
  /** The line below the title. */
  readonly lead: string = $derived.by(() => {
    const { view, table } = this.shown;
    const { chosen, myTurn } = this.choosing;
    if (!myTurn) return refusedAsk(view, table) || this.highestBid || refusedBid(view, table);
    return this.layout.leadExplains && chosen && this.explanation ? this.explanation : this.ownLead();
  });
  /** Why the tapped bid is not possible; empty if none was tapped. */
  readonly refusal: string = $derived.by(() => {
    const bid = this.choosing.refusedBid;
    return bid && whyNot(this.shown.view, this.shown.table, bid);
  });
  /** What the chosen call means or, without one, what to do, or what is to come. */
  readonly explanation: string = $derived.by(() => {
    const { view, table } = this.shown;
    const { chosen, decline, myTurn } = this.choosing;
    const { hasFewWords, rowExplains, showsBids } = this.layout;
    if (chosen) return rowExplains ? "" : meaning(view, table, chosen, hasFewWords);
    if (hasFewWords) return this.lead;
    return myTurn ? t(showsBids && decline === "pass" ? "call-say-bids" : "call-say-choice") : this.outlook();
  });
  /** What the hand is worth. */
  readonly hand: string = $derived.by(() => (this.value.game ? sentence(this.value.game.sentence) : ""));
  /** What the chosen bid leaves of that, or what to expect after declining. */
  readonly leaves: string = $derived.by(() => {
    const { bid, declined, remainder, tooExpensive } = this.value;
    if (declined !== null)
      return t("hand-declined", { kind: this.choosing.decline, points: signed(Math.round(declined)) });
    return remainder ? leavesText(this.shown.view, bid, remainder, tooExpensive, this.layout.hasFewWords) : "";
  });
  /** Whether a warning comes first: large letters leave room for little more. */
  readonly warnsFirst: boolean = $derived.by(
    () => this.value.tooExpensive && this.layout.hasFewWords && this.shown.scene.text > 1,
  );
  /** Whether there is an explanation below the choices: rows of the seller explain themselves. */
  readonly explains: boolean = $derived.by(() => {
    const { only, showsOtherWays } = this.choosing;
    const { leadExplains, showsBids } = this.layout;
    if (leadExplains || !(showsBids || this.shown.table.phase !== "decide" || showsOtherWays || only)) return false;
    return (this.refusal || this.explanation || this.hand) !== "";
  });

  private get owner(): string {
    const { view, table } = this.shown;
    return table.auction ? realName(view, table.auction.auctioneer) : "";
  }

  /** The question of the seller. */
  private get question(): string {
    const { auction } = this.shown.table;
    return t(auction?.ultimatum ? "call-asked-ultimatum" : "call-asked-counter", {
      name: this.owner,
      bid: bidText(auction?.asked ?? ""),
    });
  }

  /** Who has bid most, during an auction. */
  private get highestBid(): string {
    const { view, table } = this.shown;
    const { auction, phase } = table;
    if (!auction || !BIDDING.includes(phase)) return "";
    if (auction.holder < 0) return t("call-no-bid");
    const args = {
      name: realName(view, auction.holder),
      bid: bidText(auction.high),
      points: view.rules.bidPoints[auction.high] ?? 0,
    };
    return auction.holder === view.you ? t("call-high-you", args) : t("call-high", args);
  }

  private titleWhileWaiting(): string {
    const { view, table } = this.shown;
    const { auction, phase, toAct } = table;
    if (toAct < 0) return t("call-label");
    const name = realName(view, toAct);
    if (phase === "declare" && auction && auction.buyer < 0) return t("call-wait-kept", { name });
    if (phase === "answer" && auction && auction.auctioneer !== view.you) return this.question;
    return isOneOf(WAITED_FOR, phase) ? t(`call-wait-${phase}`, { name }) : t("call-wait", { name });
  }

  private ownTitle(): string {
    const { view, table } = this.shown;
    const { auction, phase } = table;
    if (this.choosing.showsOtherWays) return t("call-title-other");
    if (phase === "answer") return this.question;
    if (phase === "play" || phase === "over") return ""; // no calls
    if (phase !== "decide") return t(`call-title-${phase}`);
    if (!auction || auction.holder < 0) return t("call-title-decide-none");
    const name = realName(view, auction.holder);
    const bid = bidText(auction.high);
    return this.layout.leadGivesWay ? `${name}: ${bid}` : t("call-title-decide", { name, bid });
  }

  /** The line below the title at the player's turn, unless it explains the choice. */
  private ownLead(): string {
    const { view, table } = this.shown;
    const { auction, phase } = table;
    const { calls, showsOtherWays } = this.choosing;
    const bid = bidText(auction?.high ?? "");
    if (showsOtherWays) return this.highestBid;
    if (phase === "open") return t("call-open-lead");
    if (phase === "decide") {
      const offer = auction && auction.holder >= 0 ? priceLine(view, auction.high, null) : t("call-keep-lead");
      return refusedAsk(view, table) || offer;
    }
    if (phase === "answer") {
      return t(auction?.ultimatum ? "call-asked-last" : "call-asked-again", { name: this.owner, bid });
    }
    if (phase === "bid") {
      const way = auction && auction.holder >= 0 ? "call-go-higher" : "call-begin";
      return `${this.highestBid} ${t(calls.includes("match") ? "call-privilege" : way, { bid })}`;
    }
    const price = auction && auction.buyer === view.you ? priceLine(view, auction.price, this.owner) : "";
    return [price, pays(view, table, "+")].filter(Boolean).join(" ");
  }

  /** What is to come for a player while others call. */
  private outlook(): string {
    const { view, table } = this.shown;
    const { auction, phase } = table;
    if (!auction || view.you === null) return "";
    if (auction.auctioneer !== view.you) return auction.passed.includes(view.you) ? t("call-out") : "";
    if (phase !== "answer") return t("call-listen");
    return t(auction.ultimatum ? "call-listen-ultimatum" : "call-listen-counter");
  }
}
