// The results of practice, in words.
import { spoken, t } from "../words/words.svelte";
import type { Average } from "./averages";

/** "12 deals so far: on average you −31.5, a bot −36". */
export function averageText({ deals, you, bots }: Average): string {
  const format = new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 });
  const shown = (points: number): string => format.format(points).replace("-", "−");
  return t("practice-average", { count: deals, you: shown(you), bots: shown(bots) });
}
