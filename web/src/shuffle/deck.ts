// The deck from seed and nonces, as the server computes it (docs/rules/records.md, from seed to deck). Browsers give
// pages of a home network, without https, no hashes of their own.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Card } from "../base/cards";

const WORDS = 2 ** 32;
const PROTOCOL = Uint8Array.from([...new TextEncoder().encode("kingcraft/1"), 0]);
const SUITS = "CDHS";
const RANKS = "A23456789TJQK";
/** The ranks of the smaller pack. */
const SHORT = "A789TJQK";

/** The SHA-256 of bytes, both in hex. Throws for a text that is not hex. */
export const commitTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

const bigEndian = (number: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
};

/** The random words that follow from a key. */
function* wordsOf(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digest = hmac(sha256, key, bigEndian(block));
    const words = new DataView(digest.buffer, digest.byteOffset);
    for (let start = 0; start < digest.length; start += 4) yield words.getUint32(start);
  }
}

/** A number from 0 to `n` - 1, each equally likely. */
function below(words: Generator<number, never>, n: number): number {
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}

/**
 * The deck of a deal, the first card dealt first. `nonces`: one a seat, "" where none came. `size`: 52 cards, or 32
 * without the ranks 2 to 6. Throws for a text that is not hex.
 */
export function deckOf(seed: string, deal: number, nonces: readonly string[], size: number): Card[] {
  const parts = nonces.map(hexToBytes).flatMap((nonce) => [Uint8Array.of(nonce.length), nonce]);
  const words = wordsOf(hmac(sha256, hexToBytes(seed), concatBytes(PROTOCOL, bigEndian(deal), ...parts)));
  const ranks = size === 32 ? SHORT : RANKS;
  const deck = [...SUITS].flatMap((suit) => [...ranks].map((rank) => rank + suit));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(words, last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}
