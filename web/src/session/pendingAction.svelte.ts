// The one action that is on its way to the server. The table shows its effect before the server has answered.
import type { Figure } from "../base/messages";

/** Another name, figure and disc. */
export interface Named {
  type: "rename";
  name: string;
  figure: Figure;
  disc: number;
}

/** Requests of a player that change the table. */
export type Request =
  | { type: "act"; token: string }
  | { type: "undo" }
  | { type: "claim" }
  | { type: "vote"; end: boolean }
  | { type: "lend"; seat: number }
  | { type: "remove"; seat: number }
  | { type: "leave" }
  | Named;

export interface Move {
  source: string;
  target: string;
}

export class PendingAction {
  /** The move that the page draws before the server confirms it. */
  move = $state.raw<Move | null>(null);

  private sent: { id: number; version: number; at: string; near: string } | null = null;

  /** Whether an action is on its way: no other one can be sent until it is answered. */
  get busy(): boolean {
    return this.sent !== null;
  }

  /** Action `id` about `version` has been sent. A refusal is about `at`, and is explained near `near`. */
  noteSent(id: number, version: number, at: string, near: string): void {
    this.sent = { id, version, at, near };
  }

  /**
   * What the refusal of action `id` is about, and where it is explained; null if another action or none is on its way.
   */
  refusedAt(id: number): { at: string; near: string } | null {
    return this.sent?.id === id ? this.sent : null;
  }

  /** The table has reached `version`: an action about an older one is done. */
  noteVersion(version: number): void {
    if (this.sent && version > this.sent.version) this.forgetAction();
  }

  /** Forget the action. */
  forgetAction(): void {
    this.sent = null;
    this.move = null;
  }
}
