// A table of King.
import { withTexts } from "../../loading";
import type { KingObservation } from "../../messages";
import type { GameTable } from "../../table/game";
import { callText, cardName, list } from "../../words/names";
import { t } from "../../words/words.svelte";
import Banner from "./Banner.svelte";
import { layout } from "./layout";
import { actSound, beforeRest, trickSound } from "./shots";

/** The phases in which a player says something and does not play. */
const CALLING: readonly string[] = ["choose", "open", "bid", "decide", "answer", "declare", "lead"];

const callSheet = () => withTexts(import("./calls/CallSheet.svelte"), "calls");

const table: GameTable<KingObservation> = {
  tricks: (table) => table,
  withLastTrick(table) {
    const trick = table.tricks.at(-1);
    return trick ? { ...table, trick } : null;
  },
  beforeRest,
  actSound,
  trickSound,
  playerNotes(view, { captured }, seat) {
    const taken = view.phase === "deal" ? (captured[seat] ?? []) : [];
    return taken.length ? [t("seat-caught", { cards: list(taken.map(cardName)) })] : [];
  },
  layout,
  Banner,
  calling: ({ phase }) => CALLING.includes(phase),
  callSheet,
  opens: [callSheet, () => import("./calls/Advice.svelte")],
  turnKey: ({ phase, tricks }) => `${phase} ${tricks.length}`,
  pillNotes({ auction, captured, contract }, seat) {
    const last = auction && !contract ? auction.calls.findLast((one) => one.seat === seat)?.token : undefined;
    return { call: last ? callText(last) : "", taken: captured[seat] ?? [] };
  },
};

export default table;
