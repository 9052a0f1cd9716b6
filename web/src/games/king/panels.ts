// King in panels, replays and reviews.
import type { DealLine, KingObservation, View } from "../../base/messages";
import { isOneOf } from "../../base/textKey";
import type { GamePanels } from "../../panels/game";
import { contractName, plain } from "../../words/names";
import { t } from "../../words/words.svelte";
import { ABOUT, contractLeft, contractSale, contractTitle, contractValue, COUNTED, trickPoints } from "./contract";
import { paidLine, parts } from "./paid";
import { asOf, story } from "./story";

/** The contract in a title that names the trump beside it. */
const titled = ({ label, trump }: DealLine): string =>
  label === "plus" && !trump ? t("contract-plus-trump", { trump: "NT" }) : contractName(label || "positive");

function ending(_view: View, _table: KingObservation | null, line: DealLine | undefined): string {
  return line ? t("result-title-king", { contract: titled(line), trump: line.trump || "NT" }) : "";
}

/** Who bought the deal, and at what price; in a practice, its own text says this to those who paid or were paid. */
function endingNotes(view: View, table: KingObservation): string {
  if (table.unplayed) return t("result-unplayed");
  if (!table.auction) return "";
  const said = contractSale(view, table);
  const { auctioneer, buyer } = table.auction;
  const line = view.sheet.deals.at(-1);
  if (!said || !line || buyer < 0 || (view.practice?.deals === 1 && [auctioneer, buyer].includes(view.you ?? -1)))
    return said && `${said}.`;
  return `${said}. ${paidLine(view, table, line, table.auction)}`;
}

/** The parts of a buyer's or a seller's score: "50 + 150". */
function sum({ sheet }: View, table: KingObservation, seat: number): string {
  const line = sheet.deals.at(-1);
  if (!line || !table.auction || table.auction.buyer < 0) return "";
  const { own, paid } = parts(table, line, seat);
  return paid ? `${plain(own)} ${paid < 0 ? "−" : "+"} ${plain(Math.abs(paid))}` : "";
}

/** How many of the contract's cards or tricks the reader took. */
function remark(view: View, table: KingObservation): string {
  const counted = view.you === null ? undefined : view.sheet.deals.at(-1)?.counted[view.you];
  if (counted === undefined || !table.contract || table.unplayed) return "";
  const cards = counted.split(" ").filter(Boolean);
  const what = isOneOf(COUNTED, table.contract) ? table.contract : "tricks";
  return t(`came-${what}`, { count: what === "tricks" ? Number(counted) : cards.length });
}

const panels: GamePanels<KingObservation> = {
  ...story,
  ending,
  endingNotes,
  sum,
  remark,
  nextTitle: ({ sheet }) => (sheet.plan[0] ? contractName(sheet.plan[0]) : ""),
  trickPoints: (table, count, seat) => trickPoints(asOf(table, count), seat),
  about: ({ contract }) => (isOneOf(COUNTED, contract) ? [...(ABOUT[contract] ?? [])] : []),
  sums: true,
  section({ phase, contract }) {
    if (phase === "choose") return "choosing";
    if (phase === "open" || phase === "bid") return "auction";
    if (phase === "decide" || phase === "answer") return "decision";
    return phase === "declare" || phase === "lead" || contract === "plus" || contract === "minus"
      ? "positive"
      : "negative";
  },
  practice(values) {
    const none = values.contract_choice === "chooser" && values.quota_plus === 0;
    const contracts = [...(Array.isArray(values.contracts) ? values.contracts : []), ...(none ? [] : ["positive"])];
    return contracts.map((contract) => ({
      contract,
      auction: contract === "positive" && values.auction !== "off",
      title: contract === "positive" && values.auction === "off" ? t("practice-positive") : contractName(contract),
    }));
  },
  picture: (view, table) => ({
    banner: {
      title: contractTitle(table),
      line: [contractSale(view, table), contractValue(view, table), contractLeft(table)].filter(Boolean).join(" · "),
      trump: table.trump,
    },
    empty: [],
    stock: null,
  }),
};

export default panels;
