// A position of a replayed deal as the update that a table would have received, from the view of a seat. Pure.
import type { ReplayDeal, ReplayFrame, Update, View } from "../base/messages";
import { shotsOf, type Shot } from "../session/shots";

/** The point of view: the seat at the lower edge; `open`: with the others' cards face up. */
export interface Eyes {
  seat: number;
  open: boolean;
}

/** The frame after `action` actions of a deal. Throws a RangeError if there is none. */
function frameAt(deal: ReplayDeal, action: number): ReplayFrame {
  const frame = deal.frames[action];
  if (!frame) throw new RangeError(`no frame ${action}`);
  return frame;
}

/** The update that led to a position. It names everyone: no player in it is "you". */
export function updateAt(deal: ReplayDeal, action: number, eyes: Eyes): Update {
  const frame = frameAt(deal, action);
  const view = (frame.event.ended ? deal.ended : null) ?? deal.view;
  const history = deal.frames.slice(1, action + 1).map(({ event }): [number, string] => [event.seat, event.token]);
  const seen: View = {
    ...view,
    heads: frame.heads,
    table: { ...frame.table, seat: eyes.seat, hand: frame.hands[eyes.seat] ?? [], history },
  };
  return { type: "update", version: action, event: frame.event, view: seen, legal: [], undo: 0 };
}

/** A position at rest: a complete trick lies on the table, an ended deal is counted. */
export function resting(deal: ReplayDeal, action: number, eyes: Eyes): Shot {
  const update = updateAt(deal, action, eyes);
  const shots = shotsOf(update, 0);
  const shot = update.event.ended ? shots.at(-1) : shots[0];
  if (!shot) throw new RangeError("an update without a shot");
  return update.event.kind === "deal" ? { ...shot, kind: "whole" } : shot;
}

/** The same before the next action: a complete trick has been taken. The end of a deal is not counted. */
export function clearedAt(deal: ReplayDeal, action: number, eyes: Eyes): Shot {
  const shot = shotsOf(updateAt(deal, action, eyes), 0).findLast(({ kind }) => kind !== "result");
  if (!shot) throw new RangeError("an update without a shot");
  return shot.kind === "deal" ? { ...shot, kind: "whole" } : shot;
}

/** The shots between the previous position and this one: first a complete trick that is still on the table is taken. */
export function onTheWay(deal: ReplayDeal, action: number, eyes: Eyes): Shot[] {
  const update = updateAt(deal, action, eyes);
  const shots = shotsOf(update, 0);
  const before =
    action > 0 && frameAt(deal, action - 1).event.trickTo >= 0 ? shotsOf(updateAt(deal, action - 1, eyes), 0) : [];
  const taken = before.filter(({ kind }) => kind === "collected");
  // A complete trick stays until the next step, except the last one: it is counted.
  return [...taken, ...shots.filter(({ kind }) => update.event.ended || kind !== "collected")];
}

/** The cards that have just been drawn and may be seen. */
export function drawnCards({ event, drew }: ReplayFrame, eyes: Eyes): readonly string[] {
  return eyes.open || event.drawer === eyes.seat ? drew : [];
}
