// What King says to a player who is new to it: what a deal is about, and the calls of an auction.
import { suitOf } from "../../base/cards";
import type { KingObservation } from "../../base/messages";
import { isOneOf } from "../../base/textKey";
import type { CoachedTable, CoachLine, GameCoach } from "../../table/coach";
import { anyRank, plain } from "../../words/names";
import { CALLING } from "./auction";
import { placeOf } from "./callSheetPlace";
import { startOfMinus } from "./contract";

/** The settlements of a plus bid that leave the seller the points of their own tricks. */
const KEEPS_TRICKS: readonly string[] = ["transfer", "capped", "shortfall"];

const CONTRACTS = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two", "plus", "minus"] as const;

/** What the deal is about; none if it costs and brings nothing. */
function aboutDeal({ view, table }: CoachedTable<KingObservation>): CoachLine[] {
  const { contract, trump, value } = table;
  if (!value || !isOneOf(CONTRACTS, contract)) return [];
  const name = contract === "plus" && !trump ? "plus-no-trump" : contract;
  const args = {
    points: plain(Math.abs(value)),
    start: plain(startOfMinus(table, view.seats.length)),
    men: contract === "no-men" ? anyRank(view.rules.men) : "",
  };
  return [{ name, args, time: "" }];
}

/** Whether the player leads a trick, and of their suits only hearts are refused. */
function leadsNoHearts({ table, targets: { moves } }: CoachedTable<KingObservation>): boolean {
  if (table.trick.cards.length || !moves.size) return false;
  const refused = table.hand.filter((card) => !moves.has(card));
  const hearts = table.hand.filter((card) => suitOf(card) === "H");
  return refused.length > 0 && refused.length === hearts.length && hearts.every((card) => !moves.has(card));
}

const coach: GameCoach<KingObservation> = {
  lines(at) {
    const { view, table, targets } = at;
    const { calls } = targets;
    const time = `${table.history.length}`;
    const lines: CoachLine[] = [];
    const moment = (name: CoachLine["name"], holds: boolean): unknown => holds && lines.push({ name, time });
    if (table.phase === "play") {
      moment("hearts-lead", leadsNoHearts(at));
      return [...lines, ...aboutDeal(at)];
    }
    moment("open", calls.includes("auction"));
    moment("bid", table.phase === "bid" && calls.includes("pass"));
    const sellsPlus = table.auction?.high.startsWith("+") && KEEPS_TRICKS.includes(view.rules.plusSettlement);
    moment("decide", sellsPlus === true && calls.includes("accept"));
    moment(
      "counter",
      calls.some((token) => token.startsWith("counter:")),
    );
    moment("declare", calls.filter((token) => /^plus:[SHDC]$/.test(token)).length > 1 && !calls.includes("auction"));
    return lines;
  },
  covered: (scene, table, me) => (CALLING.includes(table.phase) ? placeOf(scene, me, "rows") : null),
};

export default coach;
