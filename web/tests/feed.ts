// Views and updates in the server's format, for the tests of this folder.
import type { Look } from "../src/layout/scene";
import type { Event, KingObservation, KingsCornerObservation, TableRules, Update, View } from "../src/base/messages";

/** Nothing selected, and everything in the usual size. */
export const LOOK: Look = {
  selected: null,

  pending: null,
  sort: "rank",
  counterClockwise: false,
  text: 1,
  size: 1,
  handed: "right",
};

export const king = (changes: Partial<KingObservation> = {}): KingObservation => ({
  game: "king",
  seat: 0,
  phase: "play",
  toAct: 0,
  dealer: 3,
  number: 0,
  totals: [0, 0, 0, 0],
  contract: "no-queens",
  trump: "",
  value: 50,
  total: 4,
  declarer: -1,
  leader: 1,
  hand: ["2S", "6S", "JS", "QS", "3H", "8H", "KH", "5C", "TC", "7D", "JD", "QD", "AD"],
  counts: [13, 13, 13, 13],
  trick: { leader: 0, cards: [], winner: -1 },
  tricks: [],
  taken: [0, 0, 0, 0],
  captured: [[], [], [], []],
  auction: null,
  unplayed: false,
  history: [],
  scores: [],
  used: null,
  ...changes,
});

export const corner = (changes: Partial<KingsCornerObservation> = {}): KingsCornerObservation => ({
  game: "kings-corner",
  seat: 0,
  phase: "play",
  toAct: 0,
  dealer: 3,
  number: 0,
  totals: [0, 0, 0, 0],
  hand: ["AC", "3H", "3C", "7C", "8C", "TD", "KH"],
  counts: [7, 7, 7, 7],
  piles: { N: ["6C"], E: ["4S"], S: ["TH"], W: ["2D"], NE: [], SE: [], SW: [], NW: [] },
  stock: 20,
  nextDraw: 1,
  moved: false,
  passed: 0,
  drew: [],
  penalties: [0, 0, 0, 0],
  pot: 0,
  history: [],
  out: -1,
  stuck: false,
  left: [],
  scores: [],
  ...changes,
});

/** The number of tricks of plus that each bid is worth, in the order of the ladder. */
const LADDER = { "+1": 1, "+2": 2, "+3": 3, "-1": 3, "+4": 4, "+5": 5, "+6": 6, "-2": 6, "+7": 7, "+8": 8 };

/** The points of the bids if a trick of plus is worth `trick` points. */
export const bidPoints = (trick: number): Record<string, number> =>
  Object.fromEntries(Object.entries(LADDER).map(([bid, tricks]) => [bid, tricks * trick]));

/** The rules of the default presets, with changes. */
export const rules = (game: string, changes: Partial<TableRules> = {}): TableRules => {
  const king = game === "king";
  return {
    preset: king ? "king" : "pagat",
    text: king ? "king" : "pagat",
    differences: {},
    idle: [],
    chips: false,
    target: king ? 0 : 25,
    exceed: false,
    wins: king ? "most" : "fewest",
    deals: king ? 10 : 0,
    clockwise: true,
    bidPoints: king ? bidPoints(25) : {},
    unplayed: king ? [100, 75] : [],
    men: king ? ["K", "J"] : [],
    plusSettlement: king ? "transfer" : "",
    minusSettlement: king ? "absorb" : "",
    positiveLead: king ? "same" : "",
    cardPoints: king ? [] : [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10],
    ...changes,
  };
};

export const view = (table: KingObservation | KingsCornerObservation, changes: Partial<View> = {}): View => ({
  room: "r",
  game: table.game,
  rules: rules(table.game),
  phase: "deal",
  hints: false,
  undo: false,
  offer: "",
  you: 0,
  seats: table.counts.map((_, seat) => ({
    name: ["Lena", "Ada", "Bruno", "Cleo", "Dario", "Edda"][seat] ?? "",
    kind: seat ? "casual" : "human",
    connected: true,
    standIn: "",
    away: null,
    substitute: "",
    figure:
      (["fox", "queen-hearts", "king-clubs", "queen-diamonds", "jack-hearts", "queen-clubs"] as const)[seat] ??
      "letter",
    disc: seat + 1,
    awayOf: 0,
    lendIn: null,
    atLastMatch: false,
  })),
  deal: 0,
  dealer: table.dealer,
  table,
  sheet: {
    deals: [],
    plan: table.game === "king" ? ["no-queens", "no-men", "positive"] : [],
    totals: table.counts.map(() => 0),
    winners: [],
  },
  proofs: [],
  ready: [],
  practice: null,
  proposal: null,
  following: null,
  missed: null,
  voids: table.game === "kings-corner",
  worth: table.game === "king",
  reviews: true,
  mayPropose: false,
  heads: -1,
  host: 0,
  begins: null,
  held: -1,
  stepsIn: false,
  shuffling: [],
  watching: 0,
  onlookers: [],
  sees: -1,
  clock: null,
  lesson: null,
  ...changes,
});

export const event = (changes: Partial<Event> = {}): Event => ({
  kind: "act",
  seat: 1,
  token: "",
  drawn: 0,
  drawer: -1,
  drew: [],
  trickTo: -1,
  ended: false,
  played: -1,
  name: "",
  ...changes,
});

export const update = (shown: View, happened: Event, legal: string[] = [], version = 1): Update => ({
  type: "update",
  version,
  event: happened,
  view: shown,
  legal,
  undo: 0,
});
