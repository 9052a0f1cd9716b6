// What is known of the near home: how far it is loaded, why it does not work, what this browser stores of it. near.ts
// sets it; Report.svelte and Keep.svelte show it.
import type { Fault } from "./messages";

class NearState {
  /** Bytes of its files: those that have arrived, and all of them; 0: not known yet. */
  loaded = $state(0);
  total = $state(0);
  /** Whether it answers. */
  ready = $state(false);
  /** Why it does not; empty: nothing is wrong, or nothing was tried. */
  failed = $state<Fault | "">("");
  /** How many questions wait until it answers. */
  waiting = $state(0);
  /** Whether matches are stored; they are not in a private window, or without IndexedDB. */
  stores = $state(true);
  /** Whether the browser has refused to store an action, and nothing was stored since. */
  full = $state(false);
  /** Whether its files are kept in this browser, so that it works without a network. */
  kept = $state(false);
  /** Whether they are being stored now: then `loaded` counts what is stored. */
  keeping = $state(false);
  /** Why they could not be kept; empty: nothing is wrong. */
  unkept = $state<"download" | "no-space" | "">("");
  /** Whether the browser has promised not to delete what is stored. */
  lasting = $state(false);
  /** Start it again after a failure. */
  again: () => void = () => location.reload();
}

export const near = new NearState();
