// The review of a match, if the server has made one already. Opening a match starts none.
import { lookAtReview } from "../base/api";
import type { Reviewed } from "../base/messages";
import { alsoSpeak } from "../words/words.svelte";

export class StoredReview {
  found = $state.raw<Reviewed | null>(null);

  /** Ask for the review; without an answer the match is shown without it. */
  async look(room: string): Promise<void> {
    try {
      const { result } = await lookAtReview(room);
      if (!result) return;
      await alsoSpeak("lookback", "review");
      this.found = result;
    } catch {
      this.found = null;
    }
  }
}
