// The way to the match after this one: the first player who asks for it opens it for all, and the others follow.
import { playAgain, Refusal } from "../base/api";
import type { NextMatch, View } from "../base/messages";
import { page } from "../base/router.svelte";
import { forgetSeat, keepSeat, keptSeat } from "../base/seats";
import type { TextKey } from "../base/textKey";
import { realName } from "../words/names";
import { speaks, t } from "../words/words.svelte";

class Staying {
  private rooms = $state.raw<readonly string[]>([]);

  /** Stay at a match that others have left for the next one, and be asked no more until the page is loaded again. */
  stay(room: string): void {
    this.rooms = [...this.rooms, room];
  }

  /** Whether the player stays at this match. One that is over has nothing to stay for. */
  at({ room, phase }: View): boolean {
    return phase !== "over" && this.rooms.includes(room);
  }
}

export const staying = new Staying();

/** Whether this player may begin the next match: when this one is over anyone, before that its host. */
export const mayBegin = ({ you, phase, host, practice, following }: View): boolean =>
  you !== null && !practice && !following && (phase === "over" || you === host);

/** Whether there is no seat for this viewer in the next match. */
const looksOn = ({ you, following }: View): boolean => you === null || following?.onlookers.includes(you) === true;

/** The next match that another player asks for, and what is played there; "" if none does, or the player stays. */
export function nextAsked(view: View): string {
  const { you, following } = view;
  if (!following || following.seat === you || staying.at(view)) return "";
  if (!speaks("again")) return t("again");
  const name = realName(view, following.seat);
  const other = following.game !== view.game;
  const said = other
    ? t("again-game", { name, game: t(`game-${following.game}`) })
    : t(following.rules === view.rules.text ? "again-wanted" : "again-rules", { name });
  return you !== null && looksOn(view) ? `${said} ${t("again-onlooker")}` : said;
}

/** What the next match is to be: a rule set, and its game; the same as here if nothing is given. */
interface Wish extends Partial<NextMatch> {
  game?: string;
}

export class WayOn {
  busy = $state(false);
  /** The id of the text of what went wrong; empty: nothing did. */
  problem = $state<"" | TextKey>("");

  /** What its button says. */
  get label(): string {
    const { view } = this.table;
    if (!view.following) return t("again");
    if (looksOn(view)) return t("again-watch");
    return t(view.following.seat === view.you ? "again-go" : "again-join");
  }

  constructor(private readonly table: { readonly view: View }) {}

  /** Go to the next match, or open it. */
  async go({ game, ...wish }: Wish = {}): Promise<void> {
    const { view } = this.table;
    const { following } = view;
    const there = following ? `/room/${following.room}` : "";
    if (there && looksOn(view)) return this.leave(there);
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const { room, seat, secret } = await playAgain(view.room, keptSeat(view.room)?.secret ?? "", wish);
      keepSeat({ room, seat, secret, game: following?.game ?? game ?? view.game, created: new Date().toISOString() });
      // What waits for its first deal is played no more.
      if (view.phase === "waiting") forgetSeat(view.room);
      this.leave(`/room/${room}`);
    } catch (error) {
      // The others have given the player's seat away: there may be another one.
      if (there && error instanceof Refusal && error.code === "seat-taken") this.leave(there);
      else this.problem = error instanceof Refusal ? error.key : "error-internal";
    }
    this.busy = false;
  }

  /** Go there; "back" does not lead to a table that its people have left before the first deal. */
  private leave(address: string): void {
    if (this.table.view.phase === "waiting") page.replace(address);
    else page.go(address);
  }
}
