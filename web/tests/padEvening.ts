// The worked example of docs/rules/king.md as rows of a sheet (tests/pad/evening.py): a whole evening of King.
import type { Row } from "../src/pad/counting";

export const EVENING: Row[] = [
  { contract: "no-tricks", counts: [5, 4, 3, 1] },
  { contract: "no-hearts", counts: [6, 0, 4, 3] },
  { contract: "no-queens", counts: [2, 1, 1, 0] },
  { contract: "no-men", counts: [3, 3, 2, 0] },
  { contract: "no-king", counts: [0, 1, 0, 0] },
  { contract: "last-two", counts: [0, 0, 1, 1] },
  { contract: "plus", counts: [3, 3, 4, 3], sale: { buyer: 3, bid: "+5" }, trump: "NT" },
  { contract: "minus", counts: [2, 0, 6, 5] },
  { contract: "minus", counts: [6, 4, 3, 0], sale: { buyer: 1, bid: "-2" } },
  { unplayed: true },
];
