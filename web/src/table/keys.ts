// The keyboard at a table: what keys do, and where the focus goes when its control disappears.
import { tick } from "svelte";
import type { Session } from "../session/session.svelte";
import { settings } from "../base/settings.svelte";
import { factsOf } from "../game/registry";
import { tableOf } from "./game";
import { focusPainted } from "../base/paint";

/** Actions that only the table itself can do for a key. */
interface Actions {
  /** Move the focus into the hand. */
  hand: () => void;
  lastTrick: () => void;
  /** Say what lies on the table. */
  read: () => void;
  /** Open the phrases to say to the others; null if there are no other people. */
  say: (() => void) | null;
}

/** Do what a key means at the table; the browser must not act on it too. Without a meaning here it is the browser's. */
export function pressKey(event: KeyboardEvent, session: Session, actions: Actions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (acts(event, session, actions)) event.preventDefault();
}

/** Browsers press a button when Space is released; on a card or a place, Space has ended the turn instead. */
export function releaseKey(event: KeyboardEvent): void {
  if (settings.keys && event.key === " " && (event.target as Element).closest("[data-card], [data-place]"))
    event.preventDefault();
}

/** Do what a key means at the table. Return whether it had a meaning. */
function acts(event: KeyboardEvent, session: Session, { hand, lastTrick, read, say }: Actions): boolean {
  const target = event.target as Element;
  if (target.closest("input, select, textarea")) return false;
  const { view } = session;
  const facts = factsOf(view?.game);
  if (event.key === "Escape") {
    session.clearSelection();
    session.hints.closeHint();
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    if (target.closest("[data-card]")) return false; // the hand handles it
    hand();
  } else if (!settings.keys) {
    return false; // users of speech input type letters and spaces without meaning keys (WCAG 2.1.4)
  } else if (event.key === " ") {
    // Space ends the turn, except on a button that is neither card nor place: there it presses the button.
    if (facts?.tricks || view?.phase !== "deal") return false;
    if (target.closest("button:not([data-card], [data-place]), a")) return false;
    session.endTurn();
  } else if (event.key.toLowerCase() === "h") {
    const { offer } = view ?? {};
    // No choice matters any more, so there is nothing to advise.
    if (offer) session.log.showRefusal(`offer-${offer}`, "");
    else session.hintController.pressHint();
    void tick().then(() => session.selected && hand());
  } else if (event.key.toLowerCase() === "f") session.playback.skipToOwnTurn();
  else if (event.key.toLowerCase() === "u" && facts?.undo) session.undo();
  else if (event.key.toLowerCase() === "l" && facts?.tricks) lastTrick();
  else if (event.key.toLowerCase() === "t") read();
  else if (event.key.toLowerCase() === "p" && say) say();
  else {
    const place = view?.table ? tableOf(view).placeOfKey?.(event) : null;
    if (!place) return false;
    if (event.shiftKey) session.taps.toggleSpread(place);
    else session.taps.tapPlace(place);
  }
  return true;
}

/**
 * Focus what the player is to do now; return false if there is nothing to do. `hand`: moves the focus into the hand;
 * null: it has no cards.
 */
export function focusNext(main: HTMLElement, session: Session, hand: (() => void) | null): boolean {
  const asked = session.targets.calls.length
    ? ".sheet [role=radio][tabindex='0']:not(:disabled)"
    : ":is(.result, .strip) .button.main";
  const button =
    session.link === "ended"
      ? document.querySelector<HTMLElement>('[role="alert"] button')
      : main.querySelector<HTMLElement>(asked);
  if (button?.closest(".result")) void focusPainted(button);
  else if (button) button.focus({ preventScroll: true });
  else if (hand) hand();
  else return false;
  return true;
}
