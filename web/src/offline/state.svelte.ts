// What this browser can do without a network, and whether a newer build of the page is there.

class Offline {
  /** Whether the page opens without a network: the service worker has kept it. */
  ready = $state(false);
  /** Whether this browser keeps pages at all: it needs an address with https, or this very machine. */
  possible = $state(typeof navigator !== "undefined" && "serviceWorker" in navigator);
  /** Whether the server has a newer build than this page. */
  newer = $state(false);
  /** Whether a deal is under way here: then nobody is asked to load the page again. */
  playing = $state(false);
  /** Offers to make the page an app of this device, where the browser lends a button for that. */
  install = $state<(() => void) | null>(null);
  /** Look for a newer build; the server may have been started anew. */
  look: () => void = () => {};
  /** Load the newer build, and the page again. */
  take: () => void = () => location.reload();
}

export const offline = new Offline();

/** What some browsers send when the page may become an app of the device. */
interface Installable extends Event {
  prompt(): Promise<unknown>;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // it is offered in the settings, not in the middle of a deal
  offline.install = () => {
    offline.install = null;
    void (event as Installable).prompt().catch(() => {});
  };
});
addEventListener("appinstalled", () => (offline.install = null));
