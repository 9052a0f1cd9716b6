// How other devices reach the server: the address that is sent to them, whatever address this page was opened by.
import { network } from "./api";
import type { Network } from "./messages";

/** Whether this page was opened by an address of this very machine, which means another one on any other. */
const local = (): boolean => /^(localhost$|127\.|\[::1\])/.test(location.hostname);

/** What the server has said; null: nothing, and links have the address of this page. */
let said = $state.raw<Network | null>(null);

/** Whether it is known how they do. */
export const known = (): boolean => !local() || said !== null;

/** The origin of links for others; empty: no other device reaches the server. */
export const origin = (): string => (local() ? (said?.origin ?? "") : location.origin);

/** The origin of a link that is shown, even if it leads here only. */
export const shownOrigin = (): string => origin() || location.origin;

/** The command that starts the server for other devices, where it listens to this machine alone. */
export const command = (): string => said?.command ?? "";

/** Ask the server where it is reached, if this page cannot know it. Never rejects. The network may have changed since the last time. */
export async function lookRound(): Promise<void> {
  if (local()) said = await network().catch(() => null);
}
