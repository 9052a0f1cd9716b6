// This player's part in the shuffle of a deal: a random number of this browser (docs/rules/records.md, fairness).
import type { Proof, View } from "../base/messages";

const memory = new Map<string, string>();

/** What is kept while the tab is open, also across reloads; in memory only where the browser stores nothing. */
export const sessionKept = {
  read<Value>(key: string): Value | null {
    try {
      return JSON.parse(memory.get(key) ?? sessionStorage.getItem(`kingcraft.${key}`) ?? "null") as Value | null;
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    memory.set(key, text);
    try {
      sessionStorage.setItem(`kingcraft.${key}`, text);
    } catch {
      // the memory has it
    }
  },
};

/** The shuffle of the next deal, if it is under way; null: it is not, or there is none. */
export function openShuffle({ phase, proofs }: View): Proof | null {
  const last = proofs.at(-1);
  return last && !last.serverSeed && (phase === "waiting" || phase === "between") ? last : null;
}

/** 16 random bytes as hex: the same for a shuffle whenever it is asked for, others for every other shuffle. */
export function ownNonce(room: string, deal: number, voids: number): string {
  const key = `nonce.${room}.${deal}.${voids}`;
  const kept = sessionKept.read<string>(key);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  sessionKept.write(key, nonce);
  return nonce;
}
