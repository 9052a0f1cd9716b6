// The cards of a rule page. The server draws them plain, as index and suit (src/kingcraft/guide/drawing.py): here they
// get the faces that the reader plays with.
import type { Card } from "../base/cards";
import { BACK, front, type Deck } from "../card/front";

/** The size of a card there. */
const [WIDTH, HEIGHT] = [44, 62];

/** Draw all cards below `root`. `file`: the address of a court's picture. */
export function drawCards(root: ParentNode, deck: Deck, file: (card: Card) => string): void {
  const scaled = (drawn: string): string =>
    `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 250 350">${drawn}</svg>`;
  for (const plain of root.querySelectorAll<SVGElement>("[data-card], [data-back]")) {
    const { card } = plain.dataset;
    plain.innerHTML = scaled(
      card
        ? front(card, "big", deck, (w, h) =>
            file(card) ? `<image href="${file(card)}" width="${w}" height="${h}" preserveAspectRatio="none"/>` : "",
          )
        : BACK,
    );
  }
}
