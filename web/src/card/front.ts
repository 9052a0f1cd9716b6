// A card as SVG of 250 x 350, for pictures that cannot contain a component: a picture used outside the page, a drawing
// on a rule page. The colours are those of green cloth (themes.css, card.css), since they are not inherited there.
import { suitOf, type Card } from "../base/cards";
import { CROWN } from "../controls/icons";
import type { SuitSign } from "./art";
import { courtOf, faceOf, standIn, type FaceName } from "./face";

export interface Deck {
  /** The letters of ace, jack, queen and king. */
  letters: string;
  /** Whether the four suits have four colours, and whether red suits are outlined. */
  four: boolean;
  tint: boolean;
}

const INKS = {
  two: { S: "#191a20", C: "#191a20", H: "#c11f30", D: "#c11f30" },
  four: { S: "#191a20", C: "#0c6a45", H: "#c11f30", D: "#1c4fb4" },
  hollow: { S: "#0b1330", C: "#0b1330", H: "#b03a00", D: "#b03a00" },
} as const;
const EDGE = "#2b1d0540";

export const inkOf = ({ four, tint }: Deck, suit: string): string =>
  INKS[four ? "four" : tint ? "hollow" : "two"][suit as SuitSign];

/**
 * The front of a card. `court`: the drawing of a court, in a box as large as its picture, or empty; it is cut at the
 * frame. `ring`: the colour of a ring around the card, or empty.
 */
export function front(
  card: Card,
  face: FaceName,
  deck: Deck,
  court: (w: number, h: number) => string,
  ring = "",
): string {
  const { ranks, pips, ace, frame } = faceOf(card, deck.letters, face);
  const ink = inkOf(deck, suitOf(card));
  const hollow = deck.tint && (suitOf(card) === "H" || suitOf(card) === "D");
  const outlined = (wide: number): string => (hollow ? ` fill="#fff0e2" stroke="${ink}" stroke-width="${wide}"` : "");
  const edge = ring ? `stroke="${ring}" stroke-width="9"` : `stroke="${EDGE}"`;
  return (
    `<g fill="${ink}"><rect width="250" height="350" rx="18" fill="#fffcf4" ${edge}/>` +
    (frame ? framed(card, face, court) : "") +
    ranks.map(({ d, transform }) => `<path class="rank" d="${d}" transform="${transform}"/>`).join("") +
    `<path d="${pips}"${outlined(5)}/>` +
    (ace
      ? `<path d="${ace.d}"${outlined(15)}/><path d="${ace.inlay}" fill="none" stroke="${hollow ? ink : "#fffcf4"}" stroke-width="2.6"/><path d="${CROWN}" transform="${ace.crown}" fill="${hollow ? ink : "#fffcf4"}"/>`
      : "") +
    "</g>"
  );
}

function framed(card: Card, face: FaceName, court: (w: number, h: number) => string): string {
  const { frame, picture } = courtOf(card, face);
  const { x, y, w, h } = frame;
  const drawn = court(picture.w, picture.h);
  const round = (value: number): string => String(Math.round(value * 100) / 100);
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="#fbf3df"/>` +
    (drawn
      ? `<svg x="${x}" y="${y}" width="${w}" height="${h}"><svg x="${round(picture.x - x)}" y="${round(picture.y - y)}" width="${picture.w}" height="${picture.h}">${drawn}</svg></svg>`
      : `<path d="${CROWN}" transform="${standIn(frame)}" fill="#1b2d5038"/>`) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="none" stroke="#1b2d50" stroke-width="1.6"/>`
  );
}

/** The back of a card. */
export const BACK =
  `<g><rect width="250" height="350" rx="18" fill="#fffcf4" stroke="${EDGE}"/><rect x="11" y="11" width="228" height="328" rx="12" fill="#7a1f2b"/>` +
  '<g fill="none" stroke="#e9c88a" stroke-width="2.2"><rect x="24" y="24" width="202" height="302" rx="7"/><circle cx="125" cy="175" r="53"/></g>' +
  `<path d="${CROWN}" transform="translate(93 148) scale(1.6)" fill="#e9c88a"/></g>`;
