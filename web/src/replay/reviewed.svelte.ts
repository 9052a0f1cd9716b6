// The review of a match, if the server has made one already. None is begun by looking at a match.
import { lookAtReview } from "../api";
import type { Reviewed } from "../messages";
import { alsoSpeak } from "../words/words.svelte";

export class StoredReview {
  found = $state.raw<Reviewed | null>(null);

  /** Look for it; where it does not come, the match is shown without. */
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
