// A table of Kings Corner.
import type { KingsCornerObservation } from "../../base/messages";
import type { GameTable } from "../../table/game";
import Ground from "./Ground.svelte";
import { placeOfKey } from "./keys";
import { layout } from "./layout";
import Places from "./Places.svelte";
import { turn } from "./turn.svelte";
import { placeText, turnEnd } from "./words";

const table: GameTable<KingsCornerObservation> = {
  turnEnd,
  placeText,
  actSound: (token) => (token === "end" ? "draw" : undefined),
  pile: ({ piles }, place) => piles[place] ?? [],
  layout,
  Places,
  Ground,
  placeOfKey,
  turnLine: () => turn.about,
};

export default table;
