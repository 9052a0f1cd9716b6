// What the next game can be, and who plays it: the same rules, the other games, or any rules that this browser knows.
// The people stay; a game with fewer seats has none for some of them, and bots take those that are left.
import type { GameView, View } from "../base/messages";
import { chosenName, ruleName, rulesOf, ruleSets } from "../begin/choices";
import { nextRules } from "../begin/chosen";
import type { HouseRules } from "../begin/saved.svelte";
import { alone } from "../session/absent";
import { list, realName } from "../words/names";
import { t } from "../words/words.svelte";

/** One thing to choose. */
export interface Choice {
  /** Identifies it. */
  value: string;
  game: string;
  /** The first line, and the second. */
  name: string;
  about: string;
  /** Its rules; null: those of this match. */
  rules: HouseRules | null;
}

/** The number of seats that the next match has in a game. */
const seatsNext = ({ seats }: View, { minPlayers, maxPlayers }: GameView): number =>
  Math.min(Math.max(seats.length, minPlayers), maxPlayers);

/** The names of those who have no seat then. The server decides; this is the order in which it gives seats. */
function onlookersNext(view: View, game: GameView): string[] {
  const people = view.seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const first = [view.host, view.you].filter((seat) => seat !== null && people.includes(seat));
  const order = [...new Set([...first, ...people])];
  return order
    .slice(seatsNext(view, game))
    .toSorted((one, other) => (one ?? 0) - (other ?? 0))
    .map((seat) => realName(view, seat ?? 0));
}

/** What changes at the table if this game comes next; "" if all stay as they are. */
function companyNext(view: View, game: GameView): string {
  const seats = seatsNext(view, game);
  const names = onlookersNext(view, game);
  if (names.length) return t("next-onlookers", { count: names.length, names: list(names), seats });
  return seats > view.seats.length ? t("next-bots", { count: seats - view.seats.length }) : "";
}

/** The first choices: the same again, then the other games by the rules that this browser chose last. */
export function choices(view: View, games: readonly GameView[]): Choice[] {
  const { game, rules } = view;
  const here = games.find(({ name }) => name === game);
  const same = here
    ? ruleName(here, { name: "", game, preset: rules.preset, options: rules.differences, text: rules.text })
    : "";
  const others = games
    .filter(({ name }) => name !== game)
    .map((other) => {
      const about = [chosenName(other), companyNext(view, other)].filter(Boolean).join(" · ");
      return { value: other.name, game: other.name, name: t(`game-${other.name}`), about, rules: nextRules(other) };
    });
  const about = [t(`game-${game}`), same].filter(Boolean).join(" · ");
  return [{ value: "same", game, name: t("next-same"), about, rules: null }, ...others];
}

/** All rule sets of each game, presets and the player's own, the game of this match first. */
export const allRules = (
  view: View,
  games: readonly GameView[],
): { game: string; company: string; rules: Choice[] }[] =>
  games
    .toSorted((one, other) => Number(other.name === view.game) - Number(one.name === view.game))
    .map((game) => ({
      game: game.name,
      company: companyNext(view, game),
      rules: ruleSets(game).map(({ value, name }) => ({
        value,
        game: game.name,
        name,
        about: "",
        rules: rulesOf(game, value),
      })),
    }));

/** What becomes of this table, and of the others here. */
export function consequence(view: View): string {
  if (alone(view)) return view.phase === "over" ? "" : t("next-here-alone");
  if (view.phase === "over") return t("next-here-over");
  return t(view.phase === "waiting" ? "next-here-waiting" : "next-here");
}
