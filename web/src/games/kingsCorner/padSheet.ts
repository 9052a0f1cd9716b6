// Kings Corner on the score pad.
import type { Options } from "../../pad/counting";
import type { PadSheet } from "../../pad/game";

const chips = ({ scoring }: Options): boolean => scoring === "chips";

const sheet: PadSheet = {
  most: (options) => chips(options) || options.sign === "-",
  signed: chips,
  planned: () => null,
  label: () => null,
  cards: () => undefined,
  kind: () => "",
  wentOut: (row, seat, options) => row.out === seat && !chips(options),
  bought: () => false,
  columns: [["pad-csv-out", ({ out }, names) => (typeof out === "number" ? (names[out] ?? "") : "")]],
  count: ({ ranks, cards, points }, seat) => ranks?.[seat] ?? String((cards ?? points)?.[seat] ?? ""),
};

export default sheet;
