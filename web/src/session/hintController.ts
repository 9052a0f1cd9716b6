// The hint button and the key H: ask for a hint or, if hints are not allowed, show a legal move.
import { hints, moveOf } from "../base/targets";
import type { Player } from "./player";

export class HintController {
  /** The number of the move shown last; -1: none. */
  private shown = -1;

  constructor(private readonly player: Player) {}

  /** Whether a hint can be asked for now. */
  get ready(): boolean {
    const { view, myTurn } = this.player;
    return view?.hints === true && view.phase === "deal" && myTurn;
  }

  /** Ask what a strong player would do. If hints are not allowed, show a legal move, another one each time. */
  pressHint(): void {
    const { player } = this;
    player.playback.catchUp();
    if (this.ready) {
      // While a hint is shown, the button closes it.
      if (player.hints.answer) player.hints.closeHint();
      else if (!player.hints.busy && !player.busy) this.askForHint();
      return;
    }
    const tokens = hints(player.legal);
    if (!tokens.length) {
      if (player.myTurn) player.log.showRefusal("hint-none", "");
      return;
    }
    this.shown = (this.shown + 1) % tokens.length;
    player.selected = moveOf(tokens[this.shown] ?? "")?.source ?? null;
  }

  /** The table has changed: show its moves from the first one on. */
  restartMoves(): void {
    this.shown = -1;
  }

  private askForHint(): void {
    const { player } = this;
    const version = player.playback.latest?.version ?? 0;
    const id = player.nextId();
    player.log.hideRefusal();
    player.selected = null; // the selected card would be highlighted beside the advised one
    if (player.send({ type: "hint", id, version })) player.hints.noteQuestion(id, version);
  }
}
