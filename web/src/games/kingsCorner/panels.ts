// Kings Corner in panels, replays and reviews.
import type { DealLine, KingsCornerObservation, View } from "../../base/messages";
import type { GamePanels } from "../../panels/game";
import { PLACES } from "../../base/targets";
import { countsChips } from "../../words/counted";
import { realName } from "../../words/names";
import { t } from "../../words/words.svelte";
import { placeText } from "./words";

function ending(view: View, table: KingsCornerObservation | null, line: DealLine | undefined): string {
  if (line?.void) return t("result-void");
  const out = table?.out ?? -1;
  if (out < 0) return t(table?.stuck ? "result-blocked" : "result-passed");
  return out === view.you ? t("result-out-you") : t("result-out", { name: realName(view, out) });
}

/** What a seat has lost for kings that it held back, or paid into the pot. */
function lost(view: View, { penalties }: KingsCornerObservation, seat: number): string {
  const points = penalties[seat] ?? 0;
  if (!points) return "";
  return countsChips(view) ? t("result-paid", { chips: points }) : t("result-kept", { points });
}

const panels: GamePanels<KingsCornerObservation> = {
  tableText: (_view, table) => [
    ...PLACES.filter((place) => table.piles[place]?.length).map((place) => placeText(table, place)),
    t("stock", { count: table.stock }),
  ],
  ending,
  lost,
  placesText: (table) => [
    ...PLACES.map((place) => placeText(table, place)),
    t("stock", { count: table.stock }),
    ...(table.pot ? [t("pot", { chips: table.pot })] : []),
  ],
  picture: (_view, { piles, stock }) => ({
    banner: null,
    empty: PLACES.filter((place) => !piles[place]?.length),
    stock,
  }),
};

export default panels;
