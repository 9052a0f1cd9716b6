import type { GameFacts } from "../registry";

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
  minutes: 4,
};
