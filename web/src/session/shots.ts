// Splits one update of the server into one or more shots: what is shown, and for how long.
import type { Update, View } from "../base/messages";
import { isFirst } from "../base/settings.svelte";
import { playOf } from "./game";

/**
 * `whole`: a state without the action that led to it (first view, reconnect, a player joined); `deal`: cards are dealt;
 * `act`: an action, or an undone one; `held`: a complete trick stays on the table; `collected`: it moves to its winner;
 * `rest`: the remaining cards that the room has played lie open; `told`: what is played for is announced; `result`: the
 * panel of an ended deal.
 */
type ShotKind = "whole" | "deal" | "act" | "held" | "collected" | "rest" | "told" | "result";

export interface Shot {
  kind: ShotKind;
  update: Update;
  /**
   * The view to draw: that of the update, except that a held trick is still on the table, or the rest is still in the
   * hands.
   */
  view: View;
  /** The open hands, by seat. */
  open?: string[][];
  /** Milliseconds between the previous shot and this one (a bot seems to think), at normal speed. */
  lead: number;
  /** The least duration of this shot, in milliseconds at normal speed. */
  lasts: number;
  /** Whether the panel of an ended deal is shown. */
  result: boolean;
  /** Of `told`: whether the aim of the game is announced, to a player who does not know it. */
  aim?: boolean;
}

const THINK = 500;
/** Milliseconds before a call, and before one that decides something or asks another player. */
const CALL = 850;
const WORD = 1250;
const END_TURN = 320;
const FLIGHT = 220;
/** Milliseconds; as long as the painter takes for a deal. */
const DEALING = 900;
/** Milliseconds after the start of a deal at which its contract is announced: the cards are still moving. */
const BEFORE_TOLD = 560;
/**
 * Milliseconds that an announcement stays, at any speed, because it is read. The result of an auction has more words.
 */
export const TELLING = 1600;
const TELLING_SALE = 2600;
/** Milliseconds; the aim of the game has three lines that are new to the player. */
export const TELLING_AIM = 5000;
const BEFORE_RESULT = 1000;
/** In the rest of a deal that a lesson plays out: the factor for all durations, and the milliseconds of a trick. */
const HASTE = 0.08;
const HASTE_HELD = 40;
/** Four open hands stay this many times as long as a finished trick. */
const READING = 2;

/**
 * The shots of an update, in order. `hold`: milliseconds that a complete trick stays; `before`: the update before it.
 */
export function shotsOf(update: Update, hold: number, before: Update | null = null): Shot[] {
  const { event, view } = update;
  const { lesson } = view;
  const resting = !lesson && (view.phase === "between" || view.phase === "over");
  const plain = { update, view, lead: 0, lasts: 0, result: resting };
  if (event.kind === "deal") return [{ ...plain, kind: "deal", lasts: DEALING }];
  if (event.kind === "undo") return [{ ...plain, kind: "act", lasts: FLIGHT }];
  if (event.kind === "rest") {
    const before = playOf(view).beforeRest;
    const rest = view.table ? before?.(view.table, event.played) : null;
    const result: Shot = { ...plain, kind: "result", lead: BEFORE_RESULT };
    if (rest)
      return [
        {
          ...plain,
          view: withTable(view, rest.table),
          open: rest.open,
          kind: "rest",
          lasts: READING * hold,
          result: false,
        },
        result,
      ];
    return before ? [result] : [{ ...plain, kind: "act", lasts: FLIGHT, result: false }, result];
  }
  if (event.kind === "void")
    return [
      { ...plain, kind: "act", lasts: FLIGHT, result: false },
      { ...plain, kind: "result", lead: BEFORE_RESULT },
    ];
  if (event.kind !== "act") return [{ ...plain, kind: "whole" }];

  // What a lesson plays for its pupil has the pace of others: the pupil did not expect it.
  const chosen = event.seat === view.you && before?.view.lesson?.waits !== "";
  const lead = chosen
    ? 0
    : event.token === "end"
      ? END_TURN
      : isCall(event.token)
        ? decides(event.token)
          ? WORD
          : CALL
        : THINK;
  const shots: Shot[] = [];
  const held = event.trickTo >= 0 ? withTrick(view) : null;
  if (held) {
    shots.push({ ...plain, kind: "held", view: held, lead, lasts: hold, result: false });
    // A trick that was a mistake lies there until it is taken back.
    if (!lesson?.answer) shots.push({ ...plain, kind: "collected", lasts: FLIGHT, result: false });
  } else shots.push({ ...plain, kind: "act", lead, lasts: FLIGHT, result: false });
  if (event.ended && !lesson) shots.push({ ...plain, kind: "result", lead: BEFORE_RESULT, result: true });
  return lesson?.kind === "fast" ? shots.map(inHaste) : shots;
}

/** A shot of a deal that a lesson plays out: all of it in about three seconds. */
const inHaste = (shot: Shot): Shot => ({
  ...shot,
  lead: HASTE * shot.lead,
  lasts: shot.kind === "held" ? Math.min(HASTE_HELD, shot.lasts) : HASTE * shot.lasts,
});

/** The shots of an update, with what it announces after them. */
export function withTold(shots: Shot[]): Shot[] {
  const last = shots.at(-1);
  const table = last?.view.table;
  if (!last || !table || last.view.lesson) return shots;
  const { event } = last.update;
  const told: Shot[] = [];
  if (event.kind === "deal" && isFirst(last.view))
    told.push({ ...last, kind: "told", lead: 0, lasts: TELLING_AIM, aim: true });
  if (playOf(last.view).announces?.(table, event))
    told.push({ ...last, kind: "told", lead: 0, lasts: last.kind === "deal" ? TELLING : TELLING_SALE });
  return told.length
    ? [...shots.map((shot) => (shot.kind === "deal" ? { ...shot, lasts: BEFORE_TOLD } : shot)), ...told]
    : shots;
}

/**
 * Whether nothing has changed on the table: a player spoke, left, has been away for long, came back, was removed,
 * changed their name, or shows their hand to an onlooker.
 */
export const aside = ({ kind }: Update["event"]): boolean =>
  /^(vote|gone|lend|back|named|shuffle|watch|removed|left)$/.test(kind);

/**
 * Whether a person caused this shot: people go on playing, while bots and lessons wait until people have seen what
 * happened.
 */
export function byPerson({ update: { event, view } }: Shot): boolean {
  if (view.lesson) return false;
  const sitter = view.seats[event.seat];
  const quiet = /^(seat|gone|lend|back|named|hold|watch|removed|left)$/.test(event.kind);
  return !quiet && sitter?.kind === "human" && !sitter.substitute;
}

const decides = (token: string): boolean => /^(accept|reject|counter|ultimatum|split|yes|no$|plus|minus)/.test(token);

function isCall(token: string): boolean {
  return token.length > 2 || /^[+-]\d$/.test(token) || token === "no";
}

/** A view with another table of its game. */
const withTable = (view: View, table: object): View => ({ ...view, table: table as NonNullable<View["table"]> });

/** The view with the trick just completed still on the table; null if there is none. */
function withTrick(view: View): View | null {
  const table = view.table && playOf(view).withLastTrick?.(view.table);
  return table ? withTable(view, table) : null;
}
