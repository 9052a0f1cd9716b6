// The match after this one: who may begin it, and which one another player has begun.
import type { View } from "../base/messages";
import { realName } from "../words/names";
import { speaks, t } from "../words/words.svelte";
import { sessionKept } from "./ownNonce";

class Staying {
  private rooms = $state.raw(sessionKept.read<readonly string[]>("stays") ?? []);

  /** Stay at a match that others have left for the next one, or go along: be asked no more in this tab. */
  stay(room: string): void {
    if (this.rooms.includes(room)) return;
    this.rooms = [...this.rooms, room];
    sessionKept.write("stays", this.rooms);
  }

  /** Whether the player stays at this match. One that is over has nothing to stay for. */
  at({ room, phase }: View): boolean {
    return phase !== "over" && this.rooms.includes(room);
  }
}

export const staying = new Staying();

/** The rooms to which this page has led onlookers with the people of a table: they need not ask at the door again. */
export const cameAlong = new Set<string>();

/** Whether this player may begin the next match: when this one is over anyone, before that its host. */
export const mayBegin = ({ you, phase, host, practice, following }: View): boolean =>
  you !== null && !practice && !following && (phase === "over" || you === host);

/** Whether there is no seat for this viewer in the next match. */
export const looksOn = ({ you, following }: View): boolean =>
  you === null || following?.onlookers.includes(you) === true;

/** Whether the player who began the next match is at this one, which goes on: they went back, and ask for nothing. */
const isBack = ({ phase, seats, following }: View): boolean =>
  (phase === "deal" || phase === "between") && seats[following?.seat ?? -1]?.connected === true;

/**
 * The next match that another player asks for, and what is played there; "" if none does, or the player has answered.
 */
export function nextAsked(view: View): string {
  const { you, following } = view;
  if (!following || following.seat === you || staying.at(view) || isBack(view)) return "";
  if (!speaks("again")) return t("again");
  const name = realName(view, following.seat);
  const other = following.game !== view.game;
  const said = other
    ? t("again-game", { name, game: t(`game-${following.game}`) })
    : t(following.rules === view.rules.text ? "again-wanted" : "again-rules", { name });
  return you !== null && looksOn(view) ? `${said} ${t("again-onlooker")}` : said;
}
