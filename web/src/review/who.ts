// The players: their names by seat, and which seat belongs to this browser.
import type { RoomSummary } from "../base/messages";
import { isOneOf } from "../base/textKey";
import { lineColour } from "../people/portrait";
import { LEVELS, levelName } from "../words/names";
import { t } from "../words/words.svelte";

export interface Who {
  /** By seat: "You" for the reader's own; a bot without a name has its level. */
  names: readonly string[];
  /** The text beside the name of a seat: a bot's level. */
  levels: readonly string[];
  you: number | null;
  /** The colour of each seat's line in the graph: that of the player's disc. */
  colours: readonly string[];
}

export function whoPlayed(room: Pick<RoomSummary, "seats">, you: number | null): Who {
  const level = (kind: string): string => (isOneOf(LEVELS, kind) ? levelName(kind) : "");
  return {
    names: room.seats.map(({ name, kind }, seat) =>
      seat === you ? t("you") : name || level(kind) || t("seat-number", { number: seat + 1 }),
    ),
    levels: room.seats.map(({ name, kind }) => (name && name !== level(kind) ? level(kind) : "")),
    you,
    colours: room.seats.map(({ disc }) => lineColour(disc)),
  };
}
