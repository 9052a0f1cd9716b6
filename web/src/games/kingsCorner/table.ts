// A table of Kings Corner, and the keys of its places: the letters around S, the digits in reading order, the number
// pad by position.
import type { KingsCornerObservation } from "../../base/messages";
import type { Place } from "../../base/targets";
import type { GameTable } from "../../table/game";
import Ground from "./Ground.svelte";
import { layout } from "./layout";
import Places, { turn } from "./Places.svelte";
import { placeText, turnEnd } from "./words";

const READING: readonly (Place | null)[] = ["NW", "N", "NE", "W", null, "E", "SW", "S", "SE"];
const PAD: readonly (Place | null)[] = ["SW", "S", "SE", "W", null, "E", "NW", "N", "NE"];
const LETTERS: Record<string, Place> = {
  KeyQ: "NW",
  KeyW: "N",
  KeyE: "NE",
  KeyA: "W",
  KeyD: "E",
  KeyZ: "SW",
  KeyX: "S",
  KeyC: "SE",
};

/** The place of a key press, by the key's position on the keyboard; null for other keys. */
function placeOfKey(event: { code: string }): Place | null {
  const digit = /^(Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return (digit[1] === "Numpad" ? PAD : READING)[Number(digit[2]) - 1] ?? null;
  return LETTERS[event.code] ?? null;
}

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
