// King in panels, replays and reviews.
import type { DealLine, KingObservation, View } from "../../messages";
import type { GamePanels } from "../../panels/game";
import { bidText, contractName, realName } from "../../words/names";
import { t } from "../../words/words.svelte";
import { ABOUT, contractLeft, contractSale, contractTitle, contractValue, COUNTED, trickPoints } from "./contract";
import { paidLine } from "./price";
import { asOf, story } from "./story";

/** The contract in a title that names the trump beside it. */
const titled = ({ label, trump }: DealLine): string => (label === "plus" && !trump ? t("contract-plus-trump", { trump: "NT" }) : contractName(label || "positive"));

function ending(_view: View, _table: KingObservation | null, line: DealLine | undefined): string {
  return line ? t("result-title-king", { contract: titled(line), trump: line.trump || "NT" }) : "";
}

/** Who bought the deal, and what that has come to for the reader if they bought or sold it; to others, what the bid is worth. */
function endingNotes(view: View, table: KingObservation): string {
  if (table.unplayed) return t("result-unplayed");
  if (!table.auction) return "";
  const said = contractSale(view, table);
  const { auctioneer, buyer, price } = table.auction;
  if (!said || buyer < 0) return said;
  if (view.you === buyer) return `${said}. ${paidLine(view, price, realName(view, auctioneer), "buyer")}`;
  if (view.you === auctioneer) return `${said}. ${paidLine(view, price, realName(view, buyer), "seller")}`;
  return `${said}. ${t("result-worth", { bid: bidText(price), points: view.rules.bidPoints[price] ?? 0 })}`;
}

/** What came to the reader of what the contract was about. */
function remark(view: View, table: KingObservation): string {
  const counted = view.you === null ? undefined : view.sheet.deals.at(-1)?.counted[view.you];
  if (counted === undefined || !table.contract || table.unplayed) return "";
  const cards = counted.split(" ").filter(Boolean);
  const what = COUNTED.includes(table.contract) ? table.contract : "tricks";
  return t(`came-${what}`, { count: what === "tricks" ? Number(counted) : cards.length });
}

const panels: GamePanels<KingObservation> = {
  ...story,
  ending,
  endingNotes,
  remark,
  nextTitle: ({ sheet }) => (sheet.plan[0] ? contractName(sheet.plan[0]) : ""),
  trickPoints: (table, count, seat) => trickPoints(asOf(table, count), seat),
  about: ({ contract }) => (COUNTED.includes(contract) ? [...(ABOUT[contract] ?? [])] : []),
  sums: true,
  section({ phase, contract }) {
    if (phase === "choose") return "choosing";
    if (phase === "open" || phase === "bid") return "auction";
    if (phase === "decide" || phase === "answer") return "decision";
    return phase === "declare" || phase === "lead" || contract === "plus" || contract === "minus" ? "positive" : "negative";
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
