// Going to practise: a room with given cards, or for a deal at a time. One player, bots on the other seats.
import { newPractice } from "../api";
import type { NewPractice, NewSeat } from "../messages";
import { page } from "../router.svelte";
import { keepSeat } from "../seats";
import { keepSettings, settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { BOT_NAMES } from "./open";

/** Open a room to practise in and go there. `secret`: of a seat in the match whose cards are given. Rejects with a `Refusal`. */
export async function practise(game: string, wish: NewPractice, secret = ""): Promise<void> {
  keepSettings();
  const { room, seat, secret: own } = await newPractice(wish, secret);
  keepSeat({ room, seat, secret: own, game, created: new Date().toISOString() });
  page.go(`/room/${room}`);
}

/** The player on seat `you` of `seats`, and bots of `level` on the others; bots that sat there keep their names. */
export function among(seats: readonly { name: string; kind: string }[], you: number, level: string): NewSeat[] {
  const free = BOT_NAMES.filter((name) => !seats.some((seat) => seat.name === name));
  return seats.map(({ name, kind }, seat) => {
    if (seat === you) return { kind: "you", name: settings.name.trim() || t("you-name") };
    const bot = kind !== "human" && kind !== "open" && name;
    return { kind: level, name: bot || (free.shift() ?? "") };
  });
}
