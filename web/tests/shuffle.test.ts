// The shuffle as an honest page plays it and checks it: what it sends, and every way of cheating that it finds.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, Proof, Update, View } from "../src/base/messages";
import { ownNonce } from "../src/session/ownNonce";
import { Shuffling } from "../src/session/shuffling.svelte";
import { commitTo, deckOf } from "../src/shuffle/deck";
import { ShuffleWatch } from "../src/shuffle/shuffleWatch.svelte";
import { corner, event, king, update, view } from "./feed";

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const OTHER = "ab".repeat(32);
const THEIRS = "ffeeddccbbaa99887766554433221100";

describe("the deck", () => {
  it("is that of the law's vector", () => {
    expect(commitTo(SEED)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    const nonces = ["00112233445566778899aabbccddeeff", "", THEIRS, ""];
    expect(deckOf(SEED, 0, nonces, 52).join(" ")).toBe(
      "TC 9D TH 9S 3D 9H KD 4H 8D QS KS 8H 2H AH 4D 3H AC 5H 6H 6D 3C TS QH 7H JH TD " +
        "7C 4S 2S 7D 8C JD 2C QD KH 5D 6C JS 6S QC JC 3S 9C 4C 7S 5S 5C KC AD AS 8S 2D",
    );
    expect(() => deckOf("xy", 0, nonces, 52)).toThrow(/hex/);
  });

  it("of the smaller pack has no 2 to 6, each card once", () => {
    const deck = deckOf(SEED, 3, ["", ""], 32);
    expect(new Set(deck).size).toBe(32);
    expect(deck.filter((card) => "23456".includes(card.charAt(0)))).toEqual([]);
  });
});

/** A match of two people, seats 0 (this page) and 1, and two bots, on a server that can cheat. */
class Server {
  proof: Proof;
  seed = SEED;
  phase: View["phase"] = "waiting";
  people = true;
  ready: number[] = [];
  table: View["table"] = null;
  readonly sent: object[] = [];
  now = 0;
  watch: ShuffleWatch;

  constructor(readonly room: string) {
    this.proof = this.newProof(0);
    this.watch = this.newWatch();
  }

  newProof(deal: number, voids = 0, seed = SEED): Proof {
    return { deal, commit: commitTo(seed), nonces: [], serverSeed: "", nonceCommits: [], voids, silent: [] };
  }

  newWatch(): ShuffleWatch {
    return new ShuffleWatch(this.room, () => this.now);
  }

  update(kind: Update["event"]["kind"] = "snapshot"): Update {
    const shown = view(king(), { phase: this.phase, proofs: [this.proof], ready: this.ready, table: this.table });
    const seats = shown.seats.map((seat, at) => (this.people && at === 1 ? { ...seat, kind: "human" } : seat));
    return update({ ...shown, seats }, event({ kind }));
  }

  /** Show the room as it is now. */
  show(kind: Update["event"]["kind"] = "snapshot"): this {
    const part = this.watch.take(structuredClone(this.update(kind)));
    if (part) this.sent.push(part);
    return this;
  }

  get nonce(): string {
    return ownNonce(this.room, this.proof.deal, this.proof.voids);
  }

  list(commits = [commitTo(this.nonce), commitTo(THEIRS), "", ""]): this {
    this.proof = { ...this.proof, nonceCommits: commits };
    return this.show();
  }

  /** Deal from these nonces, and show the player's hand. */
  deal(nonces = [this.nonce, THEIRS, "", ""], deck = deckOf(this.seed, this.proof.deal, nonces, 52)): this {
    this.phase = "deal";
    this.table = king({ hand: deck.filter((_, at) => at % 4 === 0), history: [] });
    this.deck = deck;
    return this.show("deal");
  }

  deck: string[] = [];

  /** End the deal, with every card played. */
  end(nonces = [this.nonce, THEIRS, "", ""], seed = this.seed, changes: Partial<Proof> = {}): this {
    this.phase = "over";
    const history = this.deck.map((card, at): [number, string] => [at % 4, card]);
    this.table = king({ ...(this.table as object), hand: [], history });
    this.proof = { ...this.proof, nonces, serverSeed: seed, ...changes };
    return this.show("act");
  }

  get results(): string[] {
    return this.watch.findings.map(({ result }) => result);
  }
}

beforeEach(() => sessionStorage.clear());
let number = 0;
const server = (): Server => new Server(`room${(number += 1)}`);

describe("an honest page", () => {
  it("sends its commitment, then the nonce once the list is there, and finds a fair deal checked", () => {
    const room = server().show();
    expect(room.sent).toEqual([{ type: "seal", deal: 0, voids: 0, nonceCommit: commitTo(room.nonce) }]);
    room.show().list();
    expect(room.sent.slice(1)).toEqual([{ type: "reveal", deal: 0, voids: 0, nonce: room.nonce }]);
    room.show().deal().end();
    expect(room.sent).toHaveLength(2);
    expect(room.results).toEqual(["checked"]);
    expect(room.watch.wrong).toBeNull();
  });

  it("never sends its nonce before the list of commitments is there", () => {
    const room = server().show();
    room.ready = [0, 1];
    room.show().show();
    expect(room.sent.map((part) => (part as { type: string }).type)).toEqual(["seal"]);
  });

  it("goes on after a reload with the same nonce and what it saw", () => {
    const room = server().show();
    const { nonce } = room;
    room.watch = room.newWatch();
    room.list();
    expect(room.sent.at(-1)).toEqual({ type: "reveal", deal: 0, voids: 0, nonce });
    room.deal();
    room.watch = room.newWatch();
    room.end();
    expect(room.results).toEqual(["checked"]);
  });

  it("sends its part again on a new connection", () => {
    const room = server().show();
    room.watch.connectionLost();
    room.show();
    expect(room.sent).toHaveLength(2);
    room.list();
    room.watch.connectionLost();
    room.show();
    expect(room.sent.at(-1)).toEqual(room.sent.at(-2));
  });

  it("takes another nonce for a shuffle that begins again", () => {
    const room = server().show();
    const first = room.nonce;
    room.list();
    room.proof = { ...room.newProof(0, 1, OTHER), silent: [1] };
    room.seed = OTHER;
    room.show();
    expect(room.nonce).not.toBe(first);
    expect(room.sent.at(-1)).toMatchObject({ type: "seal", voids: 1 });
    room
      .list([commitTo(room.nonce), "", "", ""])
      .deal([room.nonce, "", "", ""])
      .end([room.nonce, "", "", ""]);
    expect(room.results).toEqual(["checked"]);
  });

  it("leaves to the table what a player alone with bots sends, and checks it", () => {
    const room = server();
    room.people = false;
    room.show();
    expect(room.sent).toEqual([]);
    const nonces = [room.nonce, "", "", ""];
    room.deal(nonces).end(nonces);
    expect(room.results).toEqual(["checked"]);
  });

  it("says that it did not see the beginning", () => {
    const room = server();
    room.phase = "deal";
    room.table = king({ history: [[0, "2S"]] });
    room.show();
    room.end();
    expect(room.results).toEqual(["later"]);
    expect(room.watch.wrong).toBeNull();
  });

  it("says that its part came late", () => {
    const room = server().show();
    room.now = 100;
    room
      .list(["", commitTo(THEIRS), "", ""])
      .deal(["", THEIRS, "", ""])
      .end(["", THEIRS, "", ""]);
    expect(room.results).toEqual(["late"]);
  });
});

describe("a part that was refused as too fast", () => {
  const SECOND = 1000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const nonceOf = ({ nonce }: Server): FromClient => ({ type: "reveal", deal: 0, voids: 0, nonce });

  function openShuffling(room: Server): { shuffling: Shuffling; sent: FromClient[] } {
    const sent: FromClient[] = [];
    const shuffling = new Shuffling({ room: room.room, secret: "s", send: (message) => sent.push(message) > 0 });
    shuffling.watch = room.watch;
    return { shuffling, sent };
  }

  it("is sent again after a second: the commitment, then the nonce, each once", () => {
    const room = server();
    const { shuffling, sent } = openShuffling(room);
    shuffling.takeUpdate(room.update());
    shuffling.partRefused();
    shuffling.partRefused();
    vi.advanceTimersByTime(SECOND - 1);
    expect(sent.map(({ type }) => type)).toEqual(["seal"]);
    vi.advanceTimersByTime(1);
    expect(sent.map(({ type }) => type)).toEqual(["seal", "seal"]);
    room.proof = { ...room.proof, nonceCommits: [commitTo(room.nonce), commitTo(THEIRS), "", ""] };
    shuffling.takeUpdate(room.update());
    shuffling.partRefused();
    vi.advanceTimersByTime(10 * SECOND);
    expect(sent.slice(2)).toEqual([nonceOf(room), nonceOf(room)]);
  });

  it("of a player alone with bots is sent again too", () => {
    const room = server();
    room.people = false;
    const { shuffling, sent } = openShuffling(room);
    shuffling.takeUpdate(room.update());
    shuffling.partRefused();
    vi.advanceTimersByTime(SECOND);
    expect(sent).toEqual([nonceOf(room), nonceOf(room)]);
  });

  it("is not sent again on another connection, or once the cards are dealt", () => {
    const room = server();
    const { shuffling, sent } = openShuffling(room);
    shuffling.takeUpdate(room.update());
    shuffling.partRefused();
    shuffling.connectionLost();
    vi.advanceTimersByTime(SECOND);
    shuffling.takeUpdate(room.update());
    expect(sent).toHaveLength(2); // the new connection's own
    room.deal(["", "", "", ""]);
    shuffling.takeUpdate(room.update("deal"));
    shuffling.partRefused();
    vi.advanceTimersByTime(SECOND);
    expect(sent).toHaveLength(2);
  });

  it("accuses no server that did not wait for it", () => {
    const room = server().show();
    room.phase = "between";
    room.watch.partRefused();
    room.ready = [0];
    room.now = 2 * SECOND;
    room.show().show();
    room.now += SECOND;
    room.list(["", commitTo(THEIRS), "", ""]);
    room.deal(["", THEIRS, "", ""]).end(["", THEIRS, "", ""]);
    expect(room.results).toEqual(["late"]);
  });

  it("accuses no server that did not wait for a player alone with bots", () => {
    const room = server();
    room.people = false;
    room.phase = "between";
    room.show();
    room.watch.partRefused();
    room.ready = [0];
    room.show().deal(["", "", "", ""]).end(["", "", "", ""]);
    expect(room.results).toEqual(["late"]);
  });
});

describe("a page accuses no server", () => {
  const NONE = ["", "", "", ""];

  it("whose first deal is over before the check is loaded", () => {
    const room = server();
    room.people = false;
    const { nonce } = room;
    const next = ownNonce(room.room, 1, 0); // sent for the deal after it
    const nonces = [nonce, "", "", ""];
    room.show().deal(nonces).end(nonces);
    expect(room.results).toEqual(["checked"]);
    expect(ownNonce(room.room, 1, 0)).toBe(next);
  });

  it("of leaving out a part that was seconds on its way", () => {
    const room = server().show();
    room.now = 6000;
    room.list(["", commitTo(THEIRS), "", ""]);
    room.deal(["", THEIRS, "", ""]).end(["", THEIRS, "", ""]);
    expect(room.results).toEqual(["late"]);
  });

  it("that dealt the first deal before the part of a player alone with bots came", () => {
    const room = server();
    room.people = false;
    room.show().deal(NONE).end(NONE);
    expect(room.results).toEqual(["late"]);
  });

  it("that calls this player's part late", () => {
    const room = server().show().list();
    room.proof = { ...room.newProof(0, 1), silent: [0] };
    room.show();
    expect(room.sent).toHaveLength(2); // no part in the shuffle that begins again
    const nonces = ["", THEIRS, "", ""];
    room
      .list(["", commitTo(THEIRS), "", ""])
      .deal(nonces)
      .end(nonces);
    expect(room.results).toEqual(["late"]);
  });

  it("that was sent another part by another device of a player alone with bots", () => {
    const room = server();
    room.people = false;
    room.phase = "between";
    room.show();
    room.watch.connectionLost();
    const nonces = [THEIRS, "", "", ""];
    room.deal(nonces).end(nonces);
    expect(room.results).toEqual(["late"]);
  });
});

describe("a page finds a server that", () => {
  it("takes another seed", () => {
    const room = server().show().list();
    room.seed = OTHER;
    room.deal().end(undefined, OTHER);
    expect(room.results).toEqual(["seed"]);
  });

  it("shows another commitment afterwards", () => {
    const room = server().show().list();
    room.proof = { ...room.proof, commit: commitTo(OTHER) };
    room.seed = OTHER;
    room.deal().end(undefined, OTHER);
    expect(room.results).toEqual(["seed"]);
  });

  it("deals another deck", () => {
    const other = deckOf(OTHER, 0, ["", "", "", ""], 52);
    const room = server().show().list();
    room.deal(undefined, other).end();
    expect(room.results).toEqual(["deck"]);
  });

  it("deals this player's cards from the deck and other cards to another seat", () => {
    const room = server().show().list().deal();
    [room.deck[1], room.deck[2]] = [room.deck[2]!, room.deck[1]!];
    room.end();
    expect(room.results).toEqual(["deck"]);
  });

  it("chooses a late nonce for a seat of its own", () => {
    const late = "0123";
    const room = server().show().list();
    const nonces = [room.nonce, late, "", ""];
    room.deal(nonces).end(nonces);
    expect(room.results).toEqual(["nonce"]);
  });

  it("adds a nonce for a seat that had none in the list", () => {
    const room = server().show().list();
    const nonces = [room.nonce, THEIRS, "0123", ""];
    room.deal(nonces).end(nonces);
    expect(room.results).toEqual(["nonce"]);
  });

  it("closes another list than the one it showed", () => {
    const room = server().show().list();
    room.list([commitTo(room.nonce), commitTo("0123"), "", ""]);
    expect(room.watch.wrong).toEqual({ deal: 0, result: "list" });
  });

  it("shows this page a list that is not the one that is dealt from", () => {
    const room = server()
      .show()
      .list([commitTo(server().nonce), commitTo(THEIRS), "", ""]);
    room.proof = { ...room.proof, nonceCommits: [commitTo(room.nonce), commitTo("0123"), "", ""] };
    room.deal([room.nonce, "0123", "", ""]);
    expect(room.watch.wrong?.result).toBe("list");
  });

  it("leaves this player's nonce out although it was there", () => {
    const room = server();
    room.phase = "between";
    room.show();
    room.ready = [0, 1];
    room.show();
    room.list(["", commitTo(THEIRS), "", ""]);
    expect(room.watch.wrong).toEqual({ deal: 0, result: "left-out" });
  });

  it("has no list at all although this player's commitment was there", () => {
    const room = server().show();
    room.now = 16_000;
    room.deal(["", "", "", ""]);
    expect(room.watch.wrong?.result).toBe("left-out");
  });

  it("leaves out the nonce of a player alone with bots", () => {
    const room = server();
    room.people = false;
    room.phase = "between";
    room.show();
    const none = ["", "", "", ""];
    room.deal(none).end(none);
    expect(room.results).toEqual(["left-out"]);
  });

  it("adds a nonce where this player is alone with bots", () => {
    const room = server();
    room.people = false;
    room.show();
    const nonces = [room.nonce, THEIRS, "", ""];
    room.deal(nonces).end(nonces);
    expect(room.results).toEqual(["nonce"]);
  });

  it("takes another nonce for a player alone with bots", () => {
    const room = server();
    room.people = false;
    room.show();
    room.deal([THEIRS, "", "", ""]).end([THEIRS, "", "", ""]);
    expect(room.results).toEqual(["left-out"]);
  });

  it("begins the shuffle again without an end", () => {
    const room = server().show();
    for (let voids = 1; voids <= 5; voids += 1) {
      room.proof = { ...room.newProof(0, voids), silent: [1] };
      room.show();
    }
    expect(room.watch.wrong).toEqual({ deal: 0, result: "voids" });
  });

  it("gives a proof that is none", () => {
    const room = server().show().list().deal();
    room.end(["zz", "", "", ""]);
    expect(room.results).toEqual(["proof"]);
  });
});

describe("the cards of Kings Corner", () => {
  /** Seats 0 and 1 with 7 cards, four open piles, and the stock; `changes`: of the first table. */
  function dealt(room: Server, deck: string[]): void {
    room.phase = "deal";
    room.deck = deck;
    const piles = { N: [deck[14]!], E: [deck[15]!], S: [deck[16]!], W: [deck[17]!], NE: [], SE: [], SW: [], NW: [] };
    const hand = deck.filter((_, at) => at < 14 && at % 2 === 0);
    room.table = corner({ dealer: 1, counts: [7, 7], hand, piles, stock: 34 });
    room.show("deal");
  }

  /** The next updates as a server of two people shows them. */
  class Pair extends Server {
    override update(kind: Update["event"]["kind"] = "snapshot"): Update {
      const found = super.update(kind);
      return {
        ...found,
        view: { ...found.view, seats: found.view.seats.slice(0, 2) },
        event: this.next ?? found.event,
      };
    }
    next: Update["event"] | null = null;
  }

  function begun(): [Pair, string[]] {
    const room = new Pair(`pair${(number += 1)}`);
    room.show().list([commitTo(room.nonce), commitTo(THEIRS)]);
    const nonces = [room.nonce, THEIRS];
    const deck = deckOf(SEED, 0, nonces, 52);
    dealt(room, deck);
    return [room, nonces];
  }

  function drawn(room: Pair, drawer: number, drew: string[], stock: number): void {
    room.next = event({ kind: "act", seat: drawer, token: "end", drawn: 1, drawer, drew });
    room.table = { ...(room.table as object), stock, history: [[drawer, "end"]] } as View["table"];
    room.show();
    room.next = null;
  }

  function over(room: Pair, nonces: string[], history: [number, string][]): void {
    room.phase = "over";
    room.table = { ...(room.table as object), history } as View["table"];
    room.proof = { ...room.proof, nonces, serverSeed: SEED };
    room.show("act");
  }

  it("fit where hands, piles and draws follow from the deck", () => {
    const [room, nonces] = begun();
    drawn(room, 0, [room.deck[18]!], 33);
    drawn(room, 1, [], 32);
    over(room, nonces, [
      [0, `${room.deck[0]}>N`],
      [0, "N>NE"],
      [0, `${room.deck[18]}>E`],
      [0, "end"],
      [1, `${room.deck[19]}>S`],
    ]);
    expect(room.results).toEqual(["checked"]);
  });

  it("do not where a player draws a card that was not on top", () => {
    const [room, nonces] = begun();
    drawn(room, 0, [room.deck[30]!], 33);
    over(room, nonces, [[0, "end"]]);
    expect(room.results).toEqual(["deck"]);
  });

  it("do not where another player plays a card that they cannot have", () => {
    const [room, nonces] = begun();
    drawn(room, 1, [], 33);
    over(room, nonces, [[1, `${room.deck[40]}>S`]]);
    expect(room.results).toEqual(["deck"]);
  });

  it("do not where other piles were turned up", () => {
    const [room, nonces] = begun();
    room.deck = [...room.deck];
    const fresh = new Pair(room.room);
    expect(fresh.watch.findings).toEqual([]);
    sessionStorage.clear();
    const again = new Pair(`pair${(number += 1)}`);
    again.show().list([commitTo(again.nonce), commitTo(THEIRS)]);
    const parts = [again.nonce, THEIRS];
    const deck = deckOf(SEED, 0, parts, 52);
    [deck[15], deck[40]] = [deck[40]!, deck[15]!];
    dealt(again, deck);
    over(again, parts, []);
    expect(again.results).toEqual(["deck"]);
    expect(nonces).toHaveLength(2);
  });

  it("are not held against a page that was away while cards were drawn", () => {
    const [room, nonces] = begun();
    room.table = { ...(room.table as object), stock: 30, history: [[1, "end"]] } as View["table"];
    room.show("snapshot");
    over(room, nonces, [[1, `${room.deck[19]}>S`]]);
    expect(room.results).toEqual(["checked"]);
  });
});
