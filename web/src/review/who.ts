// Who played: names by seat, and which seat is this browser's.
import type { RoomSummary } from "../messages";
import { lineColour } from "../people/portrait";
import { LEVELS, levelName } from "../words/level";
import { t } from "../words/words.svelte";

export interface Who {
  /** By seat: "You" for one's own, a bot without a name is called by its level. */
  names: readonly string[];
  /** What is said of a seat beside its name: a bot's level. */
  levels: readonly string[];
  you: number | null;
  /** The colour of each seat's line in the graph: its person's. */
  colours: readonly string[];
}

export function whoPlayed(room: Pick<RoomSummary, "seats">, you: number | null): Who {
  const level = (kind: string): string => (LEVELS.includes(kind) ? levelName(kind) : "");
  return {
    names: room.seats.map(({ name, kind }, seat) => (seat === you ? t("you") : name || level(kind) || t("seat-number", { number: seat + 1 }))),
    levels: room.seats.map(({ name, kind }) => (name && name !== level(kind) ? level(kind) : "")),
    you,
    colours: room.seats.map(({ disc }) => lineColour(disc)),
  };
}
