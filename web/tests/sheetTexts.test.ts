// What the sheet of calls says: its title, the line below it, and the explanation of a call.
import { beforeAll, describe, expect, it } from "vitest";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { AUCTION, openCalls, OWN_SALE, SELLING, worthOf, type SCREENS } from "./calling";

const BIDS = ["+5", "+8", "-2", "match", "pass"];
const GAMES = ["plus:S", "plus:H", "minus"];
const ANSWERS = ["yes", "no"];
const asked = (changes: object = {}) => ({
  phase: "answer",
  auction: { ...AUCTION, holder: 0, asked: "+6", ...changes },
});
const DECIDES = { phase: "decide", auction: OWN_SALE } as const;
const NO_BIDS = { ...DECIDES, auction: { ...OWN_SALE, calls: [], high: "", holder: -1, bids: 0 } };
const BOUGHT = { phase: "declare", auction: { ...AUCTION, holder: 0, buyer: 0, price: "+4" } };
const OPENS = { phase: "open", auction: null };
const REFUSED = {
  ...DECIDES,
  auction: { ...OWN_SALE, calls: [...OWN_SALE.calls, { seat: 0, token: "counter:+6" }, { seat: 2, token: "no" }] },
};

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("calls", "worth", "review");
}, 60_000);

interface Case {
  what?: string;
  table?: object;
  legal?: string[];
  you?: number | null;
}

const open = ({ table = {}, legal = [], you = 0 }: Case, screen: keyof typeof SCREENS = "phone", text = 1) =>
  openCalls({ table: { toAct: legal.length ? 0 : 3, ...table }, legal, view: { you } }, screen, { text });

describe("the title", () => {
  it.each<Case & { title: string }>([
    { legal: BIDS, title: "Your bid" },
    { table: DECIDES, legal: SELLING, title: "Best offer: Bruno, +4" },
    { table: NO_BIDS, legal: ["reject"], title: "There are no bids" },
    { table: asked(), legal: ANSWERS, title: "Cleo asks for +6" },
    { table: asked({ asked: "+8", ultimatum: true }), legal: ANSWERS, title: "Cleo: eight, or I play minus" },
    { table: BOUGHT, legal: GAMES, title: "Name your game" },
    { table: OPENS, legal: ["auction", ...GAMES], title: "This deal is yours" },
    { table: { phase: "choose", auction: null }, legal: ["choose:no-men"], title: "Choose what is played" },
    { table: { phase: "lead", auction: null }, legal: ["lead:1"], title: "Who leads?" },
  ])("at the player's turn: $title", ({ title, ...shown }) => {
    expect(open(shown).texts.title).toBe(title);
  });

  it.each<Case & { title: string }>([
    { table: { toAct: -1 }, title: "Calls" },
    { title: "Waiting for Cleo…" },
    { table: { phase: "decide" }, title: "Cleo decides…" },
    { table: { phase: "declare", auction: null }, title: "Cleo names the game…" },
    {
      table: { phase: "declare", toAct: 2, auction: { ...AUCTION, buyer: 2, price: "+4" } },
      title: "Bruno names the game…",
    },
    { table: { phase: "declare" }, title: "Cleo keeps the deal and names the game…" },
    { table: OPENS, title: "Cleo may sell this deal or play it…" },
    { table: { phase: "choose", auction: null }, title: "Cleo chooses what is played…" },
    { table: { phase: "lead", auction: null }, title: "Cleo says who leads…" },
    // The others read the question; its seller, who has asked it, waits for the answer.
    { table: { ...asked({ holder: 2 }), toAct: 2 }, title: "Cleo asks for +6" },
    { table: { phase: "answer", toAct: 2, auction: { ...OWN_SALE, asked: "+6" } }, title: "Waiting for Bruno…" },
  ])("while others call: $title", ({ title, ...shown }) => {
    expect(open(shown).texts.title).toBe(title);
  });

  it("names the other ways to end an auction while they are shown", () => {
    const { choosing, texts } = open({ table: DECIDES, legal: SELLING });
    choosing.showOtherWays(true);
    expect(texts.title).toBe("Other ways to end it");
  });

  it("is short where the line below it gives way", () => {
    expect(open({ table: DECIDES, legal: SELLING }, "tiny").texts.title).toBe("Bruno: +4");
    expect(open({ table: NO_BIDS, legal: ["reject"] }, "tiny").texts.title).toBe("There are no bids");
  });

  it.each<Case & { parts: string[]; bid: string }>([
    { table: DECIDES, legal: SELLING, bid: "+4", parts: ["Best offer: Bruno, ", ""] },
    { table: asked(), legal: ANSWERS, bid: "+6", parts: ["Cleo asks for ", ""] },
    { legal: BIDS, bid: "+4", parts: ["Your bid"] },
    { table: NO_BIDS, legal: ["reject"], bid: "", parts: ["There are no bids"] },
  ])("is split at “$bid” into $parts", ({ parts, bid, ...shown }) => {
    const { texts } = open(shown);
    expect([texts.titleBid, texts.titleParts]).toEqual([bid, parts]);
  });
});

describe("the line below the title", () => {
  it.each<Case & { lead: string }>([
    { legal: BIDS, lead: "Bruno stands at +4, worth 100. You come first: +4 from you is enough." },
    { legal: ["+5", "pass"], lead: "Bruno stands at +4, worth 100. Go higher or pass." },
    {
      table: { auction: { ...AUCTION, high: "", holder: -1 } },
      legal: ["+1", "pass"],
      lead: "There is no bid yet. Bid or pass.",
    },
    { table: { auction: { ...AUCTION, holder: 0 } }, lead: "Your +4 stands, worth 100." },
    { table: asked(), legal: ANSWERS, lead: "Your +4 stands. If you say no, Cleo decides again." },
    { table: asked({ ultimatum: true }), legal: ANSWERS, lead: "If all three say no, Cleo must play minus." },
    { table: DECIDES, legal: SELLING, lead: "You get 100 points on top of your own tricks." },
    { table: NO_BIDS, legal: ["reject"], lead: "Keep the deal, or end it in another way." },
    { table: REFUSED, legal: SELLING, lead: "Bruno refused +6; their +4 stands." },
    { table: OPENS, legal: ["auction", ...GAMES], lead: "Sell it, or play it yourself." },
    { table: BOUGHT, legal: GAMES, lead: "You give Cleo 100 points, then name the game. Plus: 25 points a trick." },
    { table: { phase: "declare", auction: null }, legal: GAMES, lead: "Plus: 25 points a trick." },
    // Their bid was refused: the seller keeps the deal.
    { table: { phase: "declare", auction: { ...AUCTION, holder: 0 } }, lead: "Your +4 was refused." },
    { table: { phase: "declare", auction: null }, lead: "" },
  ])("says “$lead”", ({ lead, ...shown }) => {
    expect(open(shown).texts.lead).toBe(lead);
  });

  it("says which bid is the highest while the other ways are shown", () => {
    const { choosing, texts } = open({ table: DECIDES, legal: SELLING });
    choosing.showOtherWays(true);
    expect(texts.lead).toBe("Bruno stands at +4, worth 100.");
  });

  it("explains the choice where there is no room below it, and nothing does so a second time", () => {
    const { choosing, texts } = open({
      table: { phase: "choose", auction: null },
      legal: ["choose:no-men", "choose:no-king"],
    });
    const before = texts.lead;
    choosing.chooseCall("choose:no-men");
    expect([texts.lead, texts.explains]).toEqual(["No men: this is played.", false]);
    choosing.showOtherWays(false);
    expect(texts.lead).toBe(before);
  });
});

describe("the explanation", () => {
  it.each<Case & { text: string }>([
    { legal: BIDS, text: "Tap a bid to see what it means. Once you pass, you are out of this auction." },
    { table: BOUGHT, legal: GAMES, text: "Tap a choice to see what it means." },
    { text: "" },
    { table: { auction: { ...AUCTION, passed: [0] } }, text: "You have passed: you are out of this auction." },
    { table: { auction: OWN_SALE }, text: "Hear the bids; then you decide." },
    { table: { phase: "answer", auction: OWN_SALE }, text: "If the answer is no, you decide again." },
    {
      table: { phase: "answer", auction: { ...OWN_SALE, ultimatum: true } },
      text: "If all three say no, you must play minus.",
    },
    { table: { auction: OWN_SALE }, you: null, text: "" },
  ])("without a choice: “$text”", ({ text, ...shown }) => {
    expect(open(shown).texts.explanation).toBe(text);
  });

  it("of a bid says who leads, if there is room for that", () => {
    const [phone, tiny] = (["phone", "tiny"] as const).map((screen) => {
      const { choosing, texts } = open({ legal: BIDS }, screen);
      choosing.chooseCall("+5");
      return texts.explanation;
    });
    expect(phone).toBe("You give Cleo 125 points, then name the game. Cleo leads.");
    expect(tiny).toBe("You give Cleo 125 points, then name the game.");
  });

  it("is the line below the title where that is hidden and nothing is chosen", () => {
    const { texts } = open({ legal: BIDS }, "tiny");
    expect(texts.explanation).toBe("Bruno stands at +4, worth 100. You come first: +4 from you is enough.");
  });

  it("is left to the row of the auction, if that explains itself", () => {
    const { choosing, texts } = open({ table: OPENS, legal: ["auction", ...GAMES] }, "desktop");
    choosing.chooseCall("minus");
    expect(texts.explanation).not.toBe("");
    choosing.chooseCall("auction");
    expect(texts.explanation).toBe("");
  });

  it("says why a tapped bid is not possible", () => {
    const { choosing, texts } = open({ legal: ["+5", "pass"] });
    expect(texts.refusal).toBe("");
    choosing.refuseBid("+3");
    expect(texts.refusal).toBe("+3 is lower than +4: bid higher.");
  });
});

describe("whether there is an explanation", () => {
  it.each<Case & { what: string; explains: boolean }>([
    { what: "of a bid", legal: BIDS, explains: true },
    { what: "of the seller's rows, which explain themselves", table: DECIDES, legal: SELLING, explains: false },
    { what: "of the only call", table: NO_BIDS, legal: ["split"], explains: true },
    { what: "of games, below them", table: BOUGHT, legal: GAMES, explains: true },
    { what: "of contracts, above them", table: { phase: "choose" }, legal: ["choose:no-men"], explains: false },
    { what: "for those who only listen", explains: false },
    { what: "for a seller who listens", table: { auction: OWN_SALE }, explains: true },
  ])("$what: $explains", ({ explains, ...shown }) => {
    expect(open(shown).texts.explains).toBe(explains);
  });

  it("of the other ways to end an auction: as soon as they are shown", () => {
    const { choosing, texts } = open({ table: DECIDES, legal: SELLING });
    choosing.showOtherWays(true);
    expect(texts.explains).toBe(true);
  });

  it("of a bid that others cannot make: if it was tapped", () => {
    const { choosing, texts } = open({});
    expect(texts.explains).toBe(false);
    choosing.refuseBid("+3");
    expect(texts.explains).toBe(true);
  });
});

describe("the worth of the hand", () => {
  const BIDS_LEAVE = { "+5": 25, "+8": -50, "-2": -194.2 };
  const estimated = (call: string, screen: keyof typeof SCREENS = "phone", text = 1) => {
    const calls = open({ legal: BIDS }, screen, text);
    calls.session.worth.answer = worthOf(BIDS_LEAVE);
    if (call) calls.choosing.chooseCall(call);
    return calls.texts;
  };

  it.each([
    { call: "", hand: /6 tricks with spades: that brings about 150 points/, leaves: "" },
    { call: "+5", hand: /about 150 points/, leaves: "That leaves you about +25." },
    { call: "+8", hand: /about 150 points/, leaves: "That leaves you about −50: too dear." },
    { call: "-2", hand: /costs about 55 points/, leaves: "It costs about 139: that leaves you about −194: too dear." },
  ])("with “$call” chosen: “$leaves”", ({ call, hand, leaves }) => {
    const texts = estimated(call);
    expect(texts.hand).toMatch(hand);
    expect(texts.leaves).toBe(leaves);
  });

  it("is one sum where there is room for few words", () => {
    expect(estimated("+8", "tiny").leaves).toBe("Your hand about 150, the bid 200: about −50 left: too dear.");
  });

  it("is empty until it is known", () => {
    const { choosing, texts } = open({ legal: BIDS });
    choosing.chooseCall("+5");
    expect([texts.hand, texts.leaves]).toEqual(["", ""]);
  });

  it.each([
    { call: "+8", screen: "tiny", text: 1.2, first: true },
    { call: "+8", screen: "tiny", text: 1, first: false },
    { call: "+5", screen: "tiny", text: 1.2, first: false },
    { call: "+8", screen: "desktop", text: 1.2, first: false },
  ] as const)("warns first at “$call” on a $screen screen with text of size $text: $first", (shown) => {
    expect(estimated(shown.call, shown.screen, shown.text).warnsFirst).toBe(shown.first);
  });
});
