// Where the focus goes on a table when its control disappears.
import { focusPainted } from "../base/paint";
import type { Session } from "../session/session.svelte";

/**
 * Focus what the player is to do now; return false if there is nothing to do. `hand`: moves the focus into the hand;
 * null: it has no cards.
 */
export function focusNext(main: HTMLElement, session: Session, hand: (() => void) | null): boolean {
  const asked = session.targets.calls.length
    ? ".sheet [role=radio][tabindex='0']:not(:disabled)"
    : ".result .button.main";
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
