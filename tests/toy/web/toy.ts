// The toy game on the page: what tests/toy/game.py plays, for a test build (tests/README.md).
import type { Observation, Tricks } from "../../../web/src/game/observation";
import type { GameEntry, GameFacts } from "../../../web/src/game/registry";
import { layoutTrick } from "../../../web/src/layout/trick";
import type { GamePanels } from "../../../web/src/panels/game";
import type { GameTable } from "../../../web/src/table/game";
import { realName } from "../../../web/src/words/names";
import { t } from "../../../web/src/words/words.svelte";

/** The observation as tests/toy/game.py sends it. */
interface OneTrickObservation extends Observation {
  /** The cards on the table, from the leader's on. */
  trick: string[];
  leader: number;
  value: number;
}

const FACTS: GameFacts = {
  name: "one-trick",
  tricks: true,
  aceHigh: true,
  signed: false,
  undo: false,
  fourColours: false,
  cards: ["AS", "KH"],
};

/** The seat that has taken the trick: the one that scores. */
const winner = ({ scores }: OneTrickObservation): number => scores.findIndex((score) => score > 0);

function tricks(table: OneTrickObservation): Tricks {
  const trick = { leader: table.leader, cards: table.trick, winner: winner(table) };
  return { trick, tricks: table.phase === "over" ? [trick] : [], taken: table.counts.map((_, seat) => Number(seat === trick.winner)) };
}

const table: GameTable<OneTrickObservation> = {
  tricks,
  layout(seen, viewport, me, look) {
    const shown = { ...seen, ...tricks(seen) };
    return layoutTrick(shown, viewport, me, look, { cards: Math.max(...seen.counts, 2), banner: false, said: false });
  },
};

const panels: GamePanels<OneTrickObservation> = {
  ending: (view, seen) => (seen && winner(seen) >= 0 ? t("say-trick", { name: realName(view, winner(seen)) }) : ""),
};

export const MORE: readonly GameEntry[] = [
  { facts: FACTS, table: async () => ({ default: table }), panels: async () => ({ default: panels }) },
];
