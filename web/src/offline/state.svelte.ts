// What this browser can do offline, and whether there is a newer build of the page.

class Offline {
  /** Whether the page opens offline: the service worker has stored it. */
  ready = $state(false);
  /** Whether this browser can store pages at all: it needs an https address, or this very machine. */
  possible = $state(typeof navigator !== "undefined" && "serviceWorker" in navigator);
  /** Whether the server has a newer build than this page. */
  newer = $state(false);
  /** Whether a deal is in progress here: then the page does not ask to be reloaded. */
  playing = $state(false);
  /** Offers to install the page as an app, if the browser provides that. */
  install = $state<(() => void) | null>(null);
  /** Check for a newer build; the server may have been restarted. */
  look: () => void = () => {};
  /** Load the newer build, and reload the page. */
  take: () => void = () => location.reload();
}

export const offline = new Offline();

/** The event that some browsers send when the page can be installed as an app. */
interface Installable extends Event {
  prompt(): Promise<unknown>;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the settings offer it, not the middle of a deal
  offline.install = () => {
    offline.install = null;
    void (event as Installable).prompt().catch(() => {});
  };
});
addEventListener("appinstalled", () => (offline.install = null));
