// A table of King.
import { SUIT_SIGNS, suitOf, type Suit } from "../../base/cards";
import { withTexts } from "../../parts/loading";
import type { KingObservation } from "../../base/messages";
import type { GameTable } from "../../table/game";
import { callText, cardName, list } from "../../words/names";
import { t } from "../../words/words.svelte";
import Banner from "./Banner.svelte";
import { names } from "./contract";
import { layout } from "./layout";
import { BIDDING, CALLING, saidText } from "./auction";
import { actSound, announces, beforeRest, charged, trickSound } from "./shots";

const callSheet = () => withTexts(import("./calls/CallSheet.svelte"), "calls");

const announce = () => import("./Announce.svelte");

const table: GameTable<KingObservation> = {
  tricks: (table) => table,
  withLastTrick(table) {
    const trick = table.tricks.at(-1);
    return trick ? { ...table, trick } : null;
  },
  beforeRest,
  announces,
  charged,
  announce,
  actSound,
  trickSound,
  playerNotes(view, table, seat) {
    const under = view.phase === "deal";
    const taken = under ? (table.captured[seat] ?? []) : [];
    return [
      under && names(table, seat) ? t("seat-names") : "",
      taken.length ? t("seat-caught", { cards: list(taken.map(cardName)) }) : "",
    ].filter(Boolean);
  },
  layout,
  Banner,
  calling: ({ phase }) => CALLING.includes(phase),
  waits: ({ phase }, asked) => !asked && !BIDDING.includes(phase),
  callSheet,
  opens: [callSheet, announce, () => import("./calls/Advice.svelte")],
  turnKey: ({ phase, tricks }) => `${phase} ${tricks.length}`,
  seatNotes(_, table, seat) {
    const { auction, captured, contract, phase, trump } = table;
    const taken = captured[seat] ?? [];
    const mark = names(table, seat) ? SUIT_SIGNS[trump as Suit] || (contract === "plus" ? "+" : "−") : "";
    if (!auction || contract) return { call: "", best: false, sells: false, mark, taken };
    const { buyer, price, holder, high, calls } = auction;
    // After a sale only the price matters.
    const last = price ? -1 : calls.findLastIndex((one) => one.seat === seat);
    const call = last >= 0 ? saidText(calls, last) : price && seat === buyer ? callText(price) : "";
    const best = seat === (price ? buyer : holder) && high !== "";
    return {
      call,
      best: best && call !== "",
      sells: auction.auctioneer === seat && !price && phase !== "declare",
      mark,
      taken,
    };
  },
  turnLine(_, { phase, trick }) {
    const led = trick.cards[0];
    return phase === "play" ? t("turn-led", { suit: led ? suitOf(led) : "none" }) : "";
  },
};

export default table;
