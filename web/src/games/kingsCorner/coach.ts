// What Kings Corner says to a player who is new to it: the first turn, a king, an empty side.
import { isCard, rankOf } from "../../base/cards";
import type { KingsCornerObservation } from "../../base/messages";
import { CORNERS } from "../../base/targets";
import type { CoachLine, GameCoach } from "../../table/coach";
import { plain } from "../../words/names";

/** The index of the king in the costs of cards. */
const KING = 12;

const coach: GameCoach<KingsCornerObservation> = {
  lines({ view, table, targets: { moves } }) {
    const { cardPoints, chips } = view.rules;
    const ended = table.history.filter(([seat, token]) => seat === view.you && token === "end").length;
    const time = `${ended}`;
    const isEmpty = (place: string): boolean => !table.piles[place]?.length;
    const fromHand = [...moves].filter(([source]) => isCard(source));
    const lines: CoachLine[] = [];
    const king = fromHand.some(
      ([card, places]) => rankOf(card) === "K" && places.some((place) => CORNERS.includes(place) && isEmpty(place)),
    );
    if (king) {
      const cost = cardPoints[KING] ?? 0;
      const costs = cost ? (chips ? "chips" : "points") : "nothing";
      lines.push({ name: "corner-king", args: { costs, points: plain(cost) }, time });
    }
    if (fromHand.some(([, places]) => places.some((place) => !CORNERS.includes(place) && isEmpty(place))))
      lines.push({ name: "corner-gap", time });
    if (!ended && moves.size)
      lines.unshift({ name: "corner-turn", args: { ends: table.nextDraw > 0 ? "draw" : "end" }, time });
    return lines;
  },
};

export default coach;
