// The positions of a match: actions counted through all deals, deal by deal. Pure.
import type { ReplayFrame } from "../base/messages";

/** A position: after `action` actions of deal `deal`, both counted from 0; 0 actions: as dealt. */
export interface At {
  deal: number;
  action: number;
}

export const same = (a: At, b: At): boolean => a.deal === b.deal && a.action === b.action;

/** The positions of a match with these numbers of actions per deal; it has at least one deal. */
export class Timeline {
  private readonly starts: readonly number[];

  constructor(readonly actions: readonly number[]) {
    let count = 0;
    this.starts = actions.map((length) => (count += length) - length);
  }

  readonly first: At = { deal: 0, action: 0 };

  get last(): At {
    const deal = Math.max(0, this.actions.length - 1);
    return { deal, action: this.length(deal) };
  }

  /** The number of actions of a deal. */
  length(deal: number): number {
    return this.actions[deal] ?? 0;
  }

  /** The number of actions of the match before a position. */
  count(at: At): number {
    return (this.starts[at.deal] ?? 0) + at.action;
  }

  /**
   * Whether a position is the start of a deal after the first one: it has the same count as the end of the deal before.
   */
  dealt(at: At): boolean {
    return at.action === 0 && at.deal > 0;
  }

  /** The position after `count` actions of the match, or the nearest one; `dealt`: with the next deal on the table. */
  at(count: number, dealt = false): At {
    const wished = Math.max(0, Math.min(Math.trunc(count) || 0, this.count(this.last)));
    const ends = (deal: number): number => (this.starts[deal] ?? 0) + this.length(deal);
    let deal = 0;
    while (deal < this.last.deal && ends(deal) < wished) deal += 1;
    if (dealt && wished === ends(deal) && deal < this.last.deal) deal += 1;
    return { deal, action: wished - (this.starts[deal] ?? 0) };
  }

  /** The position in a deal, or the nearest one. */
  within({ deal, action }: At): At {
    const known = Math.min(deal, this.last.deal);
    return { deal: known, action: known === deal ? Math.min(action, this.length(deal)) : this.length(known) };
  }

  /** The next position; null at the end of the match. */
  next({ deal, action }: At): At | null {
    if (action < this.length(deal)) return { deal, action: action + 1 };
    return deal < this.last.deal ? { deal: deal + 1, action: 0 } : null;
  }

  /** The previous position; null at the start of the match. */
  before({ deal, action }: At): At | null {
    if (action > 0) return { deal, action: action - 1 };
    return deal > 0 ? { deal: deal - 1, action: this.length(deal - 1) } : null;
  }

  /** The start of the deal or, from there, of the match. */
  home({ deal, action }: At): At {
    return action > 0 ? { deal, action: 0 } : this.first;
  }

  /** The end of the deal or, from there, of the match. */
  end({ deal, action }: At): At {
    return action < this.length(deal) ? { deal, action: this.length(deal) } : this.last;
  }
}

/** The positions of a deal at which a trick, a turn or the calls end, including its start and its end. */
export function stops(frames: readonly ReplayFrame[]): number[] {
  return frames.flatMap((frame, i) => (i === 0 || frames[i + 1]?.stage !== frame.stage ? [i] : []));
}
