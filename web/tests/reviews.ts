// A match and its review in the server's format, for the tests of the review and the viewer.
import { vi } from "vitest";
import type {
  Judged,
  KingObservation,
  Mistake,
  Position,
  ReplayDeal,
  ReplayFrame,
  ReplayMatch,
  Reviewed,
  ReviewedDeal,
} from "../src/base/messages";
import { Player } from "../src/board/player.svelte";
import { Source } from "../src/board/source";
import { Timeline, type At } from "../src/board/timeline";
import { BoardContent } from "../src/review/boardContent.svelte";
import { BoardWords } from "../src/review/boardWords.svelte";
import { DealOnBoard } from "../src/review/dealOnBoard.svelte";
import { Finding } from "../src/review/finding.svelte";
import { rowsOf } from "../src/review/rows";
import { ShownMistake, type Reviewing } from "../src/review/shownMistake.svelte";
import type { Who } from "../src/review/who";
import { corner, event, king, rules, view } from "./feed";

export const who: Who = { names: ["You", "Bo", "Cy", "Di"], levels: ["", "", "", ""], you: 0, colours: [] };
const position: Position = {
  place: 0,
  hands: [["3D", "7D"], [], [], []],
  trick: ["4D"],
  leader: 2,
  piles: {},
  stock: 0,
  auction: null,
};

export const mistake = (changes: Partial<Mistake> = {}): Mistake => ({
  place: 0,
  deal: 0,
  action: 2,
  stage: 1,
  seat: 0,
  phase: "play",
  size: "blunder",
  played: ["7D"],
  better: ["3D"],
  cost: 48.7,
  unit: "points",
  points: 48.7,
  chance: null,
  reason: { id: "why-ducks-cost", arguments: {} },
  reasons: [],
  legal: ["3D", "7D"],
  good: ["3D"],
  position,
  line: [],
  ...changes,
});

/** A deal of one trick, led by seat 2. */
export function trick(number = 0): ReplayDeal {
  const cards = ["4D", "QH", "7D", "5D"];
  const frame = (happened: ReplayFrame["event"], stage: number): ReplayFrame => ({
    event: happened,
    drew: [],
    table: king({ seat: null, hand: [], tricks: happened.trickTo < 0 ? [] : [{ leader: 2, cards, winner: 0 }] }),
    hands: [["3D", "7D"], [], [], []],
    legal: [],
    stage,
    heads: -1,
  });
  const frames = [
    frame(event({ kind: "deal", seat: -1 }), 0),
    ...cards.map((token, i) => frame(event({ seat: (2 + i) % 4, token, trickTo: i === 3 ? 0 : -1 }), 1)),
  ];
  return { deal: number, view: view(king(), { you: null, table: null }), ended: null, frames, void: false };
}

/** A turn of Kings Corner with two moves, of which only the first was made. */
export function turn(): { deal: ReplayDeal; one: Mistake } {
  const piles = { NW: [], N: ["8S"], NE: [], W: ["9H"], E: [], SW: [], S: [], SE: [] };
  const laid = { ...piles, N: ["8S", "7D"] };
  const moved = { ...laid, N: [], W: ["9H", "8S", "7D"] };
  const frame = (happened: ReplayFrame["event"], lie: Record<string, string[]>, hand: string[]): ReplayFrame => ({
    event: happened,
    drew: [],
    table: corner({ seat: null, hand: [], piles: lie } as never),
    hands: [hand, ["2C"]],
    legal: [],
    stage: 1,
    heads: -1,
  });
  const frames = [
    frame(event({ kind: "deal", seat: -1 }), piles, ["7D"]),
    frame(event({ seat: 0, token: "7D>N" }), laid, []),
    frame(event({ seat: 0, token: "end" }), laid, []),
  ];
  const at = (lie: Record<string, string[]>, hand: string[]): Position => ({
    ...position,
    hands: [hand, ["2C"]],
    trick: [],
    leader: -1,
    piles: lie,
    stock: 9,
  });
  const one = mistake({
    phase: "turn",
    action: 0,
    played: ["7D>N", "end"],
    better: ["7D>N", "N>W", "end"],
    unit: "percent",
    cost: 16.3,
    points: 3.2,
    chance: 13.1,
    position: at(piles, ["7D"]),
    line: [at(laid, []), at(moved, [])],
    legal: ["7D>N", "end"],
    good: ["7D>N"],
  });
  return { deal: { deal: 0, view: view(corner(), { you: null, table: null }), ended: null, frames, void: false }, one };
}

export const judged = (changes: Partial<Judged> = {}): Judged => {
  const option = { tokens: [], points: 0, error: 0, chance: null };
  return {
    deal: 0,
    action: 2,
    seat: 0,
    phase: "play",
    size: "blunder",
    fate: "",
    known: { best: option, played: option, loss: 49, error: 1, worlds: 9, agreed: 9, fine: [] },
    opened: null,
    sentences: [],
    ...changes,
  };
};
export const looked = (changes: Partial<ReviewedDeal> = {}): ReviewedDeal => ({
  deal: 0,
  scale: { unit: "points", whole: 25, inaccuracy: 5, mistake: 12.5, blunder: 25, chances: "" },
  review: {
    contract: "no-queens",
    trump: "",
    laid: false,
    scores: [0, 0, 0, 0],
    lost: [57, 0, 0, 0],
    lostPoints: [57, 0, 0, 0],
    luck: [0, 0, 0, 0],
    graph: [
      { actions: 0, values: [-40, 0, 0, 0] },
      { actions: 4, values: [-80, 0, 0, 0] },
    ],
    void: false,
  },
  decisions: [judged()],
  stages: [1],
  marks: [1, 0],
  mistakes: [mistake()],
  ...changes,
});

/** Two tricks: each player has the ace and the two of a suit of their own, and the first seat takes both tricks. */
const HANDS = ["S", "H", "C", "D"].map((suit) => ["A", "2"].map((rank) => `${rank}${suit}`));

/** A deal of both tricks; `over`: whether it is counted after the last card. */
export function twoTricks(number = 0, over = true): ReplayDeal {
  const frames: ReplayFrame[] = [frame(event({ kind: "deal", seat: -1 }), HANDS, {}, 0)];
  const cards = ["A", "2"].flatMap((rank) => ["S", "H", "C", "D"].map((suit) => `${rank}${suit}`));
  cards.forEach((card, i) => {
    const seat = i % 4;
    const done = cards.slice(0, i + 1);
    const last = i % 4 === 3;
    const tricks = [0, 4]
      .filter((first) => first + 4 <= i + 1)
      .map((first) => ({ leader: 0, cards: cards.slice(first, first + 4), winner: 0 }));
    const trick = { leader: 0, cards: last ? [] : done.slice(i - seat), winner: -1 };
    const hands = HANDS.map((hand) => hand.filter((held) => !done.includes(held)));
    const ended = over && i === cards.length - 1;
    frames.push(
      frame(
        event({ seat, token: card, trickTo: last ? 0 : -1, ended }),
        hands,
        { trick, tricks, toAct: ended ? -1 : (seat + 1) % 4 },
        1 + Math.floor(i / 4),
      ),
    );
  });
  const shown = view(king(), { you: null, table: null, deal: number });
  return { deal: number, view: shown, ended: over ? { ...shown, phase: "between" } : null, frames, void: false };
}

function frame(
  happened: ReplayFrame["event"],
  hands: readonly string[][],
  table: Partial<KingObservation>,
  stage: number,
): ReplayFrame {
  return {
    event: happened,
    drew: [],
    table: king({ seat: null, hand: [], counts: hands.map((hand) => hand.length), ...table }),
    hands: hands.map((hand) => [...hand]),
    legal: [],
    stage,
    heads: -1,
  };
}

/** The summary of a match with these numbers of actions per deal, played for no queens in all of them. */
export const replayed = (actions: number[], changes: Partial<ReplayMatch> = {}): ReplayMatch => {
  const { seats, sheet } = view(king());
  const line = {
    label: "no-queens",
    dealer: 0,
    trump: "",
    counted: [],
    scores: [0, 0, 0, 0],
    sale: null,
    void: false,
  };
  return {
    room: "r",
    game: "king",
    rules: rules("king"),
    seats,
    date: "",
    over: true,
    sheet: { ...sheet, deals: actions.map(() => line) },
    actions,
    reviews: true,
    ...changes,
  };
};

type Review = Reviewed["review"];
type Eye = Judged["known"];

const option = (...tokens: string[]): Eye["best"] => ({ tokens, points: 0, error: 0, chance: null });
const eye = (best: string, played: string): Eye => ({
  best: option(best),
  played: option(played),
  loss: 30,
  error: 1,
  worlds: 24,
  agreed: 20,
  fine: [],
});

export const decision = (changes: Partial<Judged> = {}): Judged => ({
  deal: 1,
  action: 6,
  seat: 2,
  phase: "play",
  size: "blunder",
  fate: "",
  known: eye("8S", "AS"),
  opened: eye("6S", "AS"),
  sentences: [],
  ...changes,
});

const player = (seat: number): Review["players"][number] => ({
  seat,
  name: `${seat}`,
  decisions: 40,
  forced: 12,
  fine: 30,
  inaccuracies: 5,
  mistakes: 3,
  blunders: 2,
  lucky: 1,
  unlucky: 4,
  lost: 120.4,
  lostPoints: 31.2,
  lostADeal: 60.2,
  accuracy: 87.6,
  luck: -20,
  moments: [],
});

/** Two deals of three points each; the second gives no player any points until its end. */
export const review = (changes: Partial<Review> = {}): Review => ({
  format: "kingcraft-review/2",
  game: "king",
  rules: "king",
  budget: "normal",
  finished: true,
  complete: true,
  scale: { unit: "points", whole: 25, inaccuracy: 5, mistake: 12.5, blunder: 25, chances: "" },
  players: [0, 1, 2, 3].map(player),
  deals: [
    {
      contract: "no-king",
      trump: "",
      laid: false,
      scores: [0, 0, -160, 0],
      lost: [],
      lostPoints: [],
      luck: null,
      graph: [0, 4, 8].map((actions) => ({ actions, values: [0, -10, -150, 0] })),
      void: false,
    },
    {
      contract: "plus",
      trump: "H",
      laid: false,
      scores: [100, 75, 75, 75],
      lost: [],
      lostPoints: [],
      luck: null,
      graph: [0, 6, 12].map((actions) => ({ actions, values: [0, 0, 0, 0] })),
      void: false,
    },
  ],
  decisions: [decision()],
  moments: [0],
  ...changes,
});

export const found = (changes: Partial<Review> = {}): Reviewed => ({
  review: review(changes),
  stages: [2],
  marks: [
    [1, 2, 0],
    [1, 2, 0],
  ],
  positions: [],
  mistakes: [],
  standings: [],
});

/** A refusal of the server: the code and its HTTP status. */
interface Refused {
  code: string;
  status: number;
}
const isRefused = (answer: object): answer is Refused => "code" in answer && "status" in answer;

/**
 * A server that answers these paths (those that start with a method, only requests of that method) and refuses all
 * others. Returns the requests that it received.
 */
export function serve(answers: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, { method = "GET" }: RequestInit = {}) => {
    const path = address.replace(/^\/api/, "");
    asked.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`] ?? answers[path] ?? { code: "no-room", status: 404 };
    if (!isRefused(answer)) return Promise.resolve(new Response(JSON.stringify(answer)));
    const { code, status } = answer;
    const problem = { code, key: `error-${code}`, place: "", arguments: {} };
    return Promise.resolve(new Response(JSON.stringify(problem), { status }));
  });
  return asked;
}

/** A server that has these deals of the match in room r. */
export const serveDeals = (deals: readonly ReplayDeal[]): string[] =>
  serve(Object.fromEntries(deals.map((deal) => [`/matches/r/deals/${deal.deal}`, deal])));

/** Wait until all requests that are under way are answered. */
export const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Everything behind a board of the review. `moves`: the positions that it has reported. */
interface Board {
  props: Reviewing;
  player: Player;
  shown: ShownMistake;
  content: BoardContent;
  deal: DealOnBoard;
  words: BoardWords;
  moves: At[];
}

/** A board of a match of these deals, with these mistakes of the first seat. */
export function boardOf(
  deals: readonly ReplayDeal[],
  mistakes: readonly Mistake[],
  changes: Partial<Reviewing> = {},
): Board {
  serveDeals(deals);
  const match = replayed(
    deals.map(({ frames }) => frames.length - 1),
    { game: deals[0]?.view.game ?? "king" },
  );
  const reviews = deals.map(({ deal }) => looked({ deal, mistakes: mistakes.filter((each) => each.deal === deal) }));
  const moves: At[] = [];
  const props: Reviewing = {
    match,
    deals: reviews,
    rows: rowsOf(match, reviews, () => null, 0),
    who,
    seat: 0,
    mistakes,
    finding: new Finding(),
    moved: ({ deal, action }) => void moves.push({ deal, action }),
    ...changes,
  };
  const player = new Player(new Source("r", ""), new Timeline(match.actions));
  const shown = new ShownMistake(props, player);
  const content = new BoardContent(props, player, shown);
  const deal = new DealOnBoard(props, player, shown);
  const words = new BoardWords(props, player, shown, content, deal);
  return { props, player, shown, content, deal, words, moves };
}
