// Asks for the review of a match, and again and again how far it is. The server makes it once, for all who ask.
import { askReview, lookAtReview, Refusal } from "../api";
import type { ReviewState } from "../messages";

/** Milliseconds between two questions. */
const EVERY = 700;

export class Asking {
  /** What the server said last; null before its first answer. */
  far = $state.raw<ReviewState | null>(null);
  /** The text of why there is no answer, and whether asking goes on all the same. */
  problem = $state("");
  code = $state("");
  /** Whether it begins a second time, since a server that was started again had forgotten that it was asked. */
  anew = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly room: string) {
    void this.#next(true);
  }

  /** Ask anew after a failure. */
  again(): void {
    this.far = null;
    this.anew = false;
    this.problem = this.code = "";
    void this.#next(true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #next(begin: boolean): Promise<void> {
    let found: ReviewState | null = null;
    try {
      found = await (begin ? askReview(this.room) : lookAtReview(this.room));
      this.problem = this.code = "";
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      this.problem = refusal?.key ?? "error-internal";
      this.code = refusal?.code ?? "internal";
      if (!refusal?.passing) return; // asked again, the answer would be the same
    }
    if (this.#closed) return;
    const come = found?.state === "done" && found.result !== null;
    if (found?.state === "none" && this.far !== null) this.anew = true;
    // The review itself comes with the next answer; until then the page goes on showing how far it is.
    if (found && (come || found.state !== "done")) this.far = found;
    if (come || found?.state === "failed") return;
    const soon = found?.state === "done" ? 0 : EVERY;
    // A server that was started again has to be asked once more.
    this.#timer = setTimeout(() => void this.#next(found?.state === "none" || (begin && found === null)), soon);
  }
}
