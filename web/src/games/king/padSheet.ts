// King on the score pad: what its rows are called, and what else is in a file of them.
import { SUIT_SIGNS } from "../../base/cards";
import type { Options, Row } from "../../pad/counting";
import type { PadSheet, RowLabel, Sign } from "../../pad/game";
import { bidText, contractName, letters } from "../../words/names";
import { t } from "../../words/words.svelte";

/** A letter of a court as the player's cards have it: 1 jack, 2 queen, 3 king. */
const court = (index: 1 | 2 | 3): string => letters().split(" ")[index] ?? "";

function signOf(contract: string): Sign {
  const signs: Record<string, Sign> = {
    "no-tricks": { text: "", look: "back" },
    "no-hearts": { text: "♥", look: "red" },
    "no-queens": { text: court(2), look: "paper" },
    "no-men": { text: `${court(3)} ${court(1)}`, look: "paper" },
    "no-king": { text: `${court(3)}♥`, look: "red" },
    "last-two": { text: "", look: "backs" },
    plus: { text: "+", look: "plus" },
    minus: { text: "−", look: "minus" },
  };
  return signs[contract] ?? { text: "±", look: "open" };
}

/** The cards that a contract is about; an empty one is face down. */
const CARDS: Readonly<Record<string, readonly (string | null)[]>> = {
  "no-tricks": [null, null, null],
  "no-hearts": ["3H", "8H", "JH"],
  "no-queens": ["QS", "QH", "QC", "QD"],
  "no-men": ["KS", "JD", "KC"],
  "no-king": ["KH"],
  "last-two": [null, null],
};

/** The price of a deal that was sold, and its trump. */
function noteOf({ sale, trump }: Row, names: readonly string[]): string {
  const sold = sale ? `${names[sale.buyer] ?? ""} ${bidText(sale.bid)}`.trim() : "";
  return [sold, trump ? (SUIT_SIGNS[trump] ?? "") : ""].filter(Boolean).join(" ");
}

function label(row: Row | null, names: readonly string[]): RowLabel {
  if (!row) return { text: t("contract-positive"), note: "", sign: signOf("") };
  if (row.missing) return { text: t("pad-gone"), note: "", sign: { text: "?", look: "open" } };
  if (row.unplayed) return { text: t("pad-not-played"), note: "", sign: { text: "4·3", look: "paper" } };
  const { contract = "" } = row;
  if (contract === "no-king") return { text: t("pad-no-king"), note: t("pad-of-hearts"), sign: signOf(contract) };
  if (contract === CHOICE) return { text: t("pad-choice"), note: "", sign: signOf("") };
  return { text: contractName(contract || "positive"), note: noteOf(row, names), sign: signOf(contract) };
}

const list = (value: Options[string] | undefined): readonly unknown[] => (Array.isArray(value) ? value : []);

/** In place of the contract of a deal that a player chooses. */
const CHOICE = "choice";

function planned({ contract_choice, contracts, each_negative, auction }: Options, index: number): Row | null {
  if (contract_choice === "chooser") {
    const chosen = auction === "off" || index < list(contracts).length * Number(each_negative);
    return chosen ? { contract: CHOICE } : null;
  }
  const contract = list(contracts)[index];
  return typeof contract === "string" ? { contract } : null;
}

const sheet: PadSheet = {
  most: () => true,
  signed: () => true,
  planned,
  label,
  cards: (contract) => CARDS[contract],
  kind: ({ contract = "", unplayed }) => (unplayed || ["plus", "minus"].includes(contract) ? "positive" : contract),
  wentOut: () => false,
  bought: ({ sale }, seat) => sale?.buyer === seat,
  columns: [
    [
      "pad-csv-contract",
      (row) => (row.missing ? "" : row.unplayed ? t("pad-not-played") : contractName(row.contract ?? "")),
    ],
    ["pad-csv-seller", ({ sale }, names, dealer) => (sale ? (names[dealer] ?? "") : "")],
    ["pad-csv-buyer", ({ sale }, names) => (sale ? (names[sale.buyer] ?? "") : "")],
    ["pad-csv-bid", ({ sale }) => (sale ? bidText(sale.bid) : "")],
    ["pad-csv-trump", ({ trump }) => (trump ? t(`declaration-${trump as "S"}`) : "")],
  ],
  count: ({ counts }, seat) => String(counts?.[seat] ?? ""),
};

export default sheet;
