// What the lamp does, or H: a hint is asked for or, where there are none, a move that is allowed is shown.
import { hints, moveOf } from "../../targets";
import type { Session } from "../session.svelte";

export class Lamp {
  private shown = -1;

  constructor(private readonly session: Session) {}

  /** Whether a hint can be asked for now. */
  get ready(): boolean {
    const { view, myTurn } = this.session;
    return view?.hints === true && view.phase === "deal" && myTurn;
  }

  /** Ask what a strong player would do or, where that is not allowed, show a legal move, another one each time. */
  press(): void {
    const { session } = this;
    session.screen.catchUp();
    if (this.ready) {
      if (!session.hints.busy && !session.ahead.busy) this.ask();
      return;
    }
    const tokens = hints(session.legal);
    if (!tokens.length) {
      if (session.myTurn) session.said.refuse("hint-none", "");
      return;
    }
    this.shown = (this.shown + 1) % tokens.length;
    session.selected = moveOf(tokens[this.shown] ?? "")?.source ?? null;
  }

  /** The table has changed: its moves are shown from the first one on. */
  follow(): void {
    this.shown = -1;
  }

  private ask(): void {
    const { session } = this;
    const version = session.screen.latest?.version ?? 0;
    const id = session.number();
    session.said.quiet();
    if (session.send({ type: "hint", id, version })) session.hints.ask(id, version);
  }
}
