// The code of a table that waits for players: asked of the server, and again when it ends.
import { roomCode } from "../base/api";

export class TableCode {
  /** Four letters; empty: none, because the server gave none or the table has no open seat. */
  letters = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly room: string,
    private readonly secret: string,
  ) {}

  /** Ask for the code. While it lasts the server answers with the same one; after a restart with another one. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const { code, seconds } = await roomCode(this.room, this.secret);
      if (this.ended) return;
      this.letters = code;
      this.timer = setTimeout(() => void this.ask(), seconds * 1000);
    } catch {
      this.letters = ""; // the link is there all the same
    }
  }

  /** Ask no more. */
  leave(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
