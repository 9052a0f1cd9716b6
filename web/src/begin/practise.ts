// Starts a practice: a room with given cards, or for one deal at a time. One player, bots on the other seats.
import { at } from "../base/site";
import { newPractice } from "../base/api";
import type { GameView, NewPractice, NewSeat } from "../base/messages";
import { page } from "../base/router.svelte";
import { keepSeat } from "../base/seats";
import { keepSettings } from "../base/settings.svelte";
import { chosenRules } from "./chosen";
import { levelOf, ownSeat, playersOf } from "./open";

/**
 * Open a practice room and go there; return it. `secret`: of a seat in the match whose cards are given. Rejects with a
 * `Refusal`.
 */
export async function practise(game: string, wish: NewPractice, secret = ""): Promise<string> {
  keepSettings();
  const { room, seat, secret: own } = await newPractice(wish, secret);
  keepSeat({ room, seat, secret: own, game, created: new Date().toISOString() });
  page.go(at(`/room/${room}`));
  return room;
}

/**
 * The player on seat `you` of `seats`, and bots of `level` on the others; bots of the original match keep their names.
 */
export function among(seats: readonly { name: string; kind: string }[], you: number, level: string): NewSeat[] {
  return seats.map(({ name, kind }, seat) => {
    if (seat === you) return ownSeat();
    return { kind: level, name: kind !== "human" && kind !== "open" ? name : "" };
  });
}

/**
 * Practise one deal by the rules of the start page; `contract`: what it is about, if there is a choice. Rejects with a
 * `Refusal`.
 */
export function practiseDeal(game: GameView, contract: string): Promise<string> {
  const { preset, options } = chosenRules(game);
  const seats = Array.from({ length: playersOf(game) }, () => ({ name: "", kind: "" }));
  return practise(game.name, {
    source: { kind: "alone", game: game.name, preset, options, contract },
    seats: among(seats, 0, levelOf(game)),
  });
}
