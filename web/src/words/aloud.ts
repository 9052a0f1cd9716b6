// The whole table in words, to be said when somebody asks for it: a chunk that is there by then.
import type { View } from "../messages";
import { PLACES } from "../targets";
import { contractLeft, contractSale, contractTitle } from "./contract";
import { leadWords, pileWords, trickWords } from "./tableText";
import { realName } from "./names";
import { sentences } from "./stops";
import { t } from "./words.svelte";

/** The whole table in sentences, as the key T has it read: what is played, what lies, whose turn it is. */
export function tableWords(view: View): string {
  const { table } = view;
  if (!table || view.phase !== "deal") return t("lies-nothing");
  const turn = table.toAct === view.you ? t("turn-yours") : table.toAct >= 0 ? `${realName(view, table.toAct)}: ${t("turn-theirs")}` : "";
  const lies =
    table.game === "king"
      ? [
          contractTitle(table),
          contractSale(view, table),
          contractLeft(table),
          trickWords(view, table)
            .map(({ words }) => words)
            .join("; ") || leadWords(view, table),
        ]
      : [...PLACES.filter((place) => table.piles[place]?.length).map((place) => pileWords(table, place)), t("stock", { count: table.stock })];
  return sentences([...lies, turn]);
}
