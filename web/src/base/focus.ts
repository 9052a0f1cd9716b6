// The focus is never lost: if its control disappears, another one takes it.

/** Focuses what is to be done next; returns false if there is nothing. */
type Next = () => boolean;

let next: Next = () => false;

/** Register a function that knows better than the page itself where the focus goes next. */
export function focusGoesOn(there: Next): () => void {
  next = there;
  return () => {
    if (next === there) next = () => false;
  };
}

function gone(control: Element): boolean {
  return !control.isConnected || control.matches(":disabled") || control.closest("[inert]") !== null;
}

const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Watch over the focus for as long as the site is open. What counts is that the focus was in something that
 * disappeared, not how it got there: a screen reader presses buttons without a key, and some browsers do not focus a
 * clicked button. If there is nothing to do, the page itself has the focus, as after loading, until there is.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  /** Whether the page itself has the focus only because there was nothing else. */
  let parked = false;

  function look(): void {
    const here = document.activeElement;
    const lost = nowhere() ? last !== null && gone(last) : here !== null && gone(here);
    if (!lost && !(parked && here?.matches("main"))) return;
    const dialog = document.querySelector<HTMLElement>("dialog[open] button");
    if (dialog) return dialog.focus();
    if (next()) parked = false;
    else if (lost) {
      const main = document.querySelector("main");
      if (!main) return; // it is still loading
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
      parked = document.activeElement === main;
    }
  }
  function focused({ target }: FocusEvent): void {
    last = target instanceof Element ? target : null;
    if (!last?.matches("main")) parked = false;
  }
  /** A click on a control that did not take the focus focuses it. */
  function clicked({ target }: MouseEvent): void {
    const control = target instanceof Element ? target.closest<HTMLElement>("button, a[href], summary") : null;
    if (control && nowhere()) control.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(look);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "inert"],
  });
  document.addEventListener("focusin", focused);
  document.addEventListener("click", clicked, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("click", clicked, true);
  };
}
