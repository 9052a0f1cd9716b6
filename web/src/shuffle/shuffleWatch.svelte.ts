// This player's part in the shuffles of a match, and the check of each deal by what this page saw itself
// (docs/rules/records.md, fairness). It keeps what it saw for the time that the tab is open, across reloads.
import type { Proof, Reveal, Seal, Update, View } from "../base/messages";
import { ownNonce, openShuffle, sessionKept } from "../session/ownNonce";
import { alone } from "../session/absent";
import { commitTo, deckOf } from "./deck";
import { fits, nothingSeen, packOf, witness, type SeenCards } from "./seen";

/**
 * What is wrong with a shuffle. `seed`: not the one of the commitment; `list`: the commitments changed after they were
 * shown; `left-out`: without this player's part, which had arrived; `nonce`: another player's part was not the one of
 * the commitment; `voids`: void more often than there are seats; `deck`: the cards that were shown do not follow from
 * it; `proof`: the server gave nothing that could be checked.
 */
export const WRONG = ["seed", "list", "left-out", "nonce", "voids", "deck", "proof"] as const;
export type Wrong = (typeof WRONG)[number];
/** Why a deal was not checked here. `later`: this page came during the deal; `late`: this player's part came late. */
export type Unchecked = "later" | "late";

export interface Finding {
  /** The number of the deal, from 0. */
  readonly deal: number;
  readonly result: "checked" | Unchecked | Wrong;
}

/** What the page saw of one shuffle and its deal. */
interface Evidence {
  deal: number;
  voids: number;
  commit: string;
  /** This player's part; null: the page came when the deal had begun. */
  nonce: string | null;
  /**
   * How it has left: openly before the `first` deal, openly before the player was ready for a later one (`open`), after
   * the list (`reveal`); `lost`: openly, on a connection that has ended since.
   */
  sent: "" | "first" | "open" | "reveal" | "lost";
  /** The commitments as they were closed; none: not seen. */
  list: string[];
  /** Whether this player's part may have been late, and so has none in the deck. */
  late: boolean;
  cards: SeenCards;
}

interface Kept {
  evidence: Evidence | null;
  findings: Finding[];
}

/** Milliseconds after which what was sent has arrived: else the server would have given up the connection. */
const ARRIVED = 15_000;

const wrongs: ReadonlySet<Finding["result"]> = new Set(WRONG);

export class ShuffleWatch {
  /** What has been found about each deal that has ended, in order. */
  findings = $state.raw<readonly Finding[]>([]);
  /** The first deal that was not shuffled fairly, as far as this page saw; null: none. */
  readonly wrong = $derived(this.findings.find(({ result }) => wrongs.has(result)) ?? null);

  private evidence: Evidence | null = null;
  /** On this connection: when the commitment of which shuffle was sent, and for which the nonce. */
  private sealed: { of: string; at: number; ready: boolean } | null = null;
  private revealed = "";
  /** The shuffle of which a part may have been refused, and so have come after the player was ready. */
  private refused = "";

  constructor(
    private readonly room: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    const kept = sessionKept.read<Kept>(this.key);
    this.evidence = kept?.evidence ?? null;
    this.findings = kept?.findings ?? [];
  }

  private get key(): string {
    return `watch.${this.room}`;
  }

  /** The connection was lost: what was sent on it may not have arrived. */
  connectionLost(): void {
    this.sealed = null;
    this.revealed = "";
    const { evidence } = this;
    if (evidence?.sent && evidence.sent !== "reveal" && !evidence.cards.beginning) evidence.sent = "lost";
  }

  /** The server has refused a message as too fast, perhaps this player's part. The next update sends it again. */
  partRefused(): void {
    const { evidence } = this;
    if (!evidence || evidence.cards.beginning) return;
    this.connectionLost();
    this.refused = shuffleOf(evidence);
  }

  /** Note what an update shows. Return the message to send because of it; null: none. */
  take(update: Update): Seal | Reveal | null {
    const { view } = update;
    const { you, proofs } = view;
    const last = proofs.at(-1);
    if (you === null || !last) return null;
    for (const proof of proofs) if (proof.serverSeed) this.judge(proof, view);
    if (openShuffle(view)) return this.answerShuffle(last, view);
    if (view.phase === "deal" && last.deal === view.deal) this.watchDeal(last, update);
    return null;
  }

  private watchDeal(proof: Proof, update: Update): void {
    if (!this.evidence || shuffleOf(this.evidence) !== shuffleOf(proof))
      this.evidence = this.startEvidence(proof, null);
    const { evidence } = this;
    this.compareProof(proof, update.view);
    if (!evidence.cards.beginning && !evidence.sent) this.countMissing(evidence);
    witness(evidence.cards, update);
    this.keep();
  }

  private startEvidence({ deal, voids, commit }: Proof, nonce: string | null): Evidence {
    return { deal, voids, commit, nonce, sent: "", list: [], late: false, cards: nothingSeen() };
  }

  /** This player's part is not in the shuffle: their own network may be slow, or the server has left it out. */
  private countMissing(evidence: Evidence): void {
    const { sealed } = this;
    const arrived = sealed?.of === shuffleOf(evidence) && (sealed.ready || this.now() - sealed.at > ARRIVED);
    if (arrived) this.report(evidence.deal, "left-out");
    else evidence.late = true;
  }

  private answerShuffle(proof: Proof, view: View): Seal | Reveal | null {
    const { deal, voids, silent, nonceCommits } = proof;
    const { you, seats } = view;
    const before = this.evidence;
    if (voids > seats.length) this.report(deal, "voids");
    const of = shuffleOf(proof);
    // The player was ready after the commitment had been sent: the server has read both.
    if (this.sealed?.of === of && this.refused !== of && view.phase === "between")
      this.sealed.ready ||= view.ready.includes(you!);
    const nonce = ownNonce(this.room, deal, voids);
    if (!before || shuffleOf(before) !== of) {
      // The server says that this player's part was late. It may be right: parts are lost on the way.
      this.evidence = { ...this.startEvidence(proof, nonce), late: silent.includes(you!) };
      this.keep();
    }
    this.compareProof(proof, view);
    const evidence = this.evidence!;
    if (alone(view)) {
      // The table sends it (session.svelte.ts): that must not wait for this file.
      evidence.sent = this.refused === of ? "lost" : view.phase === "waiting" ? "first" : "open";
      this.keep();
      return null;
    }
    if (silent.includes(you!)) return null;
    if (!nonceCommits.length) {
      if (this.sealed?.of === of) return null;
      this.sealed = { of, at: this.now(), ready: false };
      return { type: "seal", deal, voids, nonceCommit: commitTo(nonce) };
    }
    if (nonceCommits[you!] !== commitTo(nonce) || this.revealed === of) return null;
    evidence.sent = "reveal";
    this.keep();
    this.revealed = of;
    return { type: "reveal", deal, voids, nonce };
  }

  /** Compare what the server shows of a shuffle with what it showed before. */
  private compareProof(proof: Proof, { you }: View): void {
    const evidence = this.evidence!;
    const { deal, nonceCommits, silent } = proof;
    if (evidence.commit !== proof.commit) this.report(deal, "seed");
    if (evidence.list.length) {
      if (nonceCommits.join() !== evidence.list.join()) this.report(deal, "list");
      return;
    }
    if (!nonceCommits.length) return;
    if (evidence.cards.beginning) return void this.report(deal, "list"); // dealt without one
    evidence.list = [...nonceCommits];
    this.keep();
    const { nonce } = evidence;
    if (!silent.includes(you!) && (nonce === null || nonceCommits[you!] !== commitTo(nonce)))
      this.countMissing(evidence);
  }

  /** Check the shuffle of a deal that has ended. */
  private judge(proof: Proof, view: View): void {
    const { evidence } = this;
    if (this.findings.some(({ deal }) => deal === proof.deal)) return;
    if (evidence?.deal !== proof.deal || !evidence.cards.beginning) this.report(proof.deal, "later");
    else this.report(proof.deal, this.checked(proof, evidence, view));
    if (evidence?.deal === proof.deal) this.evidence = null;
    this.keep();
  }

  private checked(proof: Proof, evidence: Evidence, view: View): Finding["result"] {
    const { serverSeed, nonces } = proof;
    const { list, sent, cards } = evidence;
    try {
      if (commitTo(serverSeed) !== evidence.commit || proof.commit !== evidence.commit) return "seed";
      if (nonces.length !== view.seats.length) return "proof";
      if (list.length) {
        const promised = nonces.every((nonce, seat) => (nonce && commitTo(nonce)) === list[seat]);
        if (!promised || proof.nonceCommits.join() !== list.join()) return "nonce";
      } else {
        if (nonces.some((nonce, seat) => nonce && seat !== view.you)) return "nonce";
        // The server waits for the first part a few seconds; later ones leave before the player is ready. After a lost
        // connection another device of the player may have sent one.
        const own = nonces[view.you!];
        if (sent && own !== evidence.nonce) return sent === "lost" || (sent === "first" && !own) ? "late" : "left-out";
      }
      if (!fits(cards, deckOf(serverSeed, proof.deal, nonces, packOf(cards)), view)) return "deck";
    } catch {
      return "proof";
    }
    return evidence.late ? "late" : "checked";
  }

  private report(deal: number, result: Finding["result"]): void {
    if (this.findings.some((finding) => finding.deal === deal && finding.result !== "checked")) return;
    this.findings = [...this.findings.filter((finding) => finding.deal !== deal), { deal, result }];
    this.keep();
  }

  private keep(): void {
    sessionKept.write(this.key, { evidence: this.evidence, findings: this.findings });
  }
}

const shuffleOf = ({ deal, voids }: { deal: number; voids: number }): string => `${deal} ${voids}`;
