// Begins practice of a contract from the profile: loaded with a tap, because it knows the games' panels.
import { practiseDeal } from "../begin/practise";
import { chosenRules } from "../begin/chosen";
import { offered, presetValues } from "../game/offered.svelte";
import { withGames } from "../game/registry";
import { panelsOf } from "../panels/game";
import { alsoSpeak } from "../words/words.svelte";

/**
 * Practise a deal of a contract by the chosen rules; one that is not dealt as such comes out of its auction. Rejects
 * with a `Refusal`.
 */
export async function practiseContract(game: string, contract: string): Promise<void> {
  const [games] = await Promise.all([offered(), withGames(alsoSpeak("practice"), "panels")]);
  const view = games.find(({ name }) => name === game);
  if (!view) return;
  const { preset, options } = chosenRules(view);
  const deals = panelsOf({ game }).practice?.({ ...presetValues(preset), ...options }) ?? [];
  const deal = deals.find((one) => one.contract === contract) ?? deals.at(-1);
  await practiseDeal(view, deal?.contract ?? "");
}
