// Opens a room: the player, seats for friends, and bots on the others.
import { at } from "../base/site";
import { newRoom } from "../base/api";
import type { GameView, NewSeat, View } from "../base/messages";
import type { HouseRules } from "./saved.svelte";
import { page } from "../base/router.svelte";
import { keepSeat } from "../base/seats";
import { keepSettings, settings, USUAL_LEVEL } from "../base/settings.svelte";
import { t } from "../words/words.svelte";
import { inviteNoOne, type Allowed } from "./invited.svelte";

/** The player's own seat, with the name, figure and disc of the settings. */
export const ownSeat = (): NewSeat => ({
  kind: "you",
  name: settings.name.trim() || t("you-name"),
  figure: settings.figure || null,
  disc: settings.disc || null,
});

/** The number of players of a game: fixed by the game, or set by the player. */
export function playersOf(game: GameView): number {
  return Math.max(game.minPlayers, Math.min(game.maxPlayers, settings.players));
}

/** The strength of a game's bots: as set by the player, if the server has such bots; otherwise the default. */
export function levelOf(game: GameView): string {
  return (
    [settings.levels[game.name] ?? "", settings.level, USUAL_LEVEL].find((level) => game.bots.includes(level)) ??
    game.bots[0] ??
    ""
  );
}

/** Set the bots of a game; other games keep theirs. */
export function chooseLevel(game: string, level: string): void {
  settings.levels = { ...settings.levels, [game]: level };
  keepSettings();
}

/** The bots of a table; if there are none, the default ones. */
export const levelFor = ({ seats }: Pick<View, "seats">): string =>
  seats.find(({ kind }) => kind !== "human" && kind !== "open")?.kind ?? USUAL_LEVEL;

/** The players of a match, and the level of the bots among them. */
interface Company {
  players: number;
  level: string;
}

/**
 * Open a room with these rules and go there. `company`: as chosen in the settings, unless it is given. Rejects with a
 * `Refusal`.
 */
export async function openRoom(
  game: GameView,
  rules: HouseRules,
  friends: number,
  { hints, undo, stepsIn, clock }: Allowed,
  { players, level }: Company = { players: playersOf(game), level: levelOf(game) },
): Promise<void> {
  keepSettings();
  const seats: NewSeat[] = [ownSeat()];
  for (let i = 0; i < Math.min(friends, players - 1); i += 1) seats.push({ kind: "open" });
  while (seats.length < players) seats.push({ kind: level }); // the server names them
  const agreed = friends ? { hints, undo, stepsIn, clock } : {};
  const seated = await newRoom({ game: game.name, preset: rules.preset, options: rules.options, seats, ...agreed });
  keepSeat({
    room: seated.room,
    seat: seated.seat,
    secret: seated.secret,
    game: game.name,
    created: new Date().toISOString(),
  });
  inviteNoOne(game.name);
  page.go(at(`/room/${seated.room}`));
}
