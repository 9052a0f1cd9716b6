// What keys do at a table.
import { tick } from "svelte";
import type { Session } from "../session/session.svelte";
import { settings } from "../settings.svelte";
import { factsOf } from "../games/registry";
import { tableOf } from "./game";

/** What only the table itself can do for a key. */
interface Deeds {
  /** The focus goes into the hand. */
  hand: () => void;
  lastTrick: () => void;
  /** What lies on the table is said. */
  read: () => void;
  /** A word to the others; null where there are none. */
  say: (() => void) | null;
}

/** Do what a key means at the table. Whether it meant something here: then the browser shall not act on it too. */
export function keyed(event: KeyboardEvent, session: Session, { hand, lastTrick, read, say }: Deeds): boolean {
  const target = event.target as Element;
  if (target.closest("input, select, textarea")) return false;
  const { view } = session;
  const facts = factsOf(view?.game);
  if (event.key === "Escape") {
    session.cancel();
    session.hints.drop();
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    if (target.closest("[data-card]")) return false; // the hand handles it
    hand();
  } else if (!settings.keys) {
    return false; // speech input types letters and blanks without meaning keys (WCAG 2.1.4)
  } else if (event.key === " ") {
    // Space ends the turn, except on a button that is neither card nor place: there it presses the button.
    if (facts?.tricks || view?.phase !== "deal") return false;
    if (target.closest("button:not([data-card], [data-place]), a")) return false;
    session.end();
  } else if (event.key.toLowerCase() === "h") {
    const { offer } = view ?? {};
    if (offer) session.log.refuse(`offer-${offer}`, ""); // nothing depends on it: there is nothing to advise
    else session.hintController.press();
    void tick().then(() => session.selected && hand());
  } else if (event.key.toLowerCase() === "f") session.playback.forward();
  else if (event.key.toLowerCase() === "u" && facts?.undo) session.undo();
  else if (event.key.toLowerCase() === "l" && facts?.tricks) lastTrick();
  else if (event.key.toLowerCase() === "t") read();
  else if (event.key.toLowerCase() === "p" && say) say();
  else {
    const place = view?.table ? tableOf(view).placeOfKey?.(event) : null;
    if (!place) return false;
    if (event.shiftKey) session.taps.spread(place);
    else session.taps.place(place);
  }
  return true;
}
