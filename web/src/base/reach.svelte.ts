// How other devices reach the server: the address for links to them, whatever the address of this page is.
import { network } from "./api";
import type { Network } from "./messages";

/** Whether the address of this page means this very machine, and so another one on other devices. */
const local = (): boolean => /^(localhost$|127\.|\[::1\])/.test(location.hostname);

/** The server's answer; null: none, and links have the address of this page. */
let said = $state.raw<Network | null>(null);

/** Whether the address for other devices is known. */
export const known = (): boolean => !local() || said !== null;

/** The origin of links for others; empty: no other device reaches the server. */
export const origin = (): string => (local() ? (said?.origin ?? "") : location.origin);

/** The origin of a visible link, even if it works only on this machine. */
export const shownOrigin = (): string => origin() || location.origin;

/** The command that starts the server for other devices, if it listens to this machine alone. */
export const command = (): string => said?.command ?? "";

/**
 * Ask the server for its address, if this page cannot know it. Never rejects. The network may have changed since the
 * last time.
 */
export async function askNetwork(): Promise<void> {
  if (local()) said = await network().catch(() => null);
}
