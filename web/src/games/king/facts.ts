import type { GameFacts, Lying, Miniature } from "../../game/registry";

/** A card of a trick, by its player. */
const left = (card: string): Lying => [card, -0.86, -0.06, -13];
const top = (card: string): Lying => [card, -0.04, -0.72, 4];
const right = (card: string): Lying => [card, 0.86, -0.02, 11];
const own = (card: string): Lying => [card, 0.06, 0.62, -3];

/** Three tricks; at rest it shows the last one. */
const miniature: Miniature = {
  size: [3.1, 2.75],
  turn: 8,
  rest: [left("JH"), top("QS"), right("TH"), own("KH")],
  places: [],
  plays: [
    { card: own("4C") },
    { card: left("9C") },
    { card: top("AC") },
    { card: right("7C"), taken: [0, -3] },
    { card: top("8D") },
    { card: right("2D") },
    { card: own("6S") },
    { card: left("TD"), taken: [-3, 0] },
    { card: left("JH") },
    { card: top("QS") },
    { card: right("TH") },
    { card: own("KH"), taken: [0, 3] },
  ],
};

export const FACTS: GameFacts = {
  name: "king",
  tricks: true,
  aceHigh: true,
  signed: true,
  undo: false,
  fourColours: true,
  cloth: "midnight",
  cards: ["KH", "QS", "JD", "AC"],
  welcome: ["QS", "AD"],
  firstLesson: "king-1",
  minutes: 4,
  miniature,
};
