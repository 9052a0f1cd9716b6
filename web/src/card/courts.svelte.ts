// The pictures of the courts: fetched once the page has painted, so that nothing waits for them. Until then, and if
// they cannot be fetched, the frame shows a crown.
import type { Card } from "../base/cards";
import { at } from "../base/site";

const FILES = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

const COURTS: readonly Card[] = Object.keys(FILES).map((path) => path.slice(-6, -4));

/** Milliseconds that a busy page may delay the fetch. */
const SOON = 400;

/** The address of each loaded picture. */
const there = $state<Record<Card, string>>({});
/** Pictures being loaded, and loaded ones: a browser may drop a picture that no element shows. */
const pictures = new Map<Card, HTMLImageElement>();

export function courtFile(card: Card): string {
  const file = FILES[`./courts/${card}.svg`];
  return file ? at(file) : "";
}

function painted(then: () => void): void {
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: SOON });
    else setTimeout(then, SOON / 4);
  });
}

let asked: Card[] = [];

function want(card: Card): void {
  if (pictures.has(card)) return;
  if (asked.length === 0) {
    painted(() => {
      for (const each of asked) fetchOne(each);
      asked = [];
    });
  }
  asked.push(card);
}

function fetchOne(card: Card): void {
  if (pictures.has(card)) return;
  const picture = new Image();
  pictures.set(card, picture);
  picture.onload = () => (there[card] = picture.src);
  picture.onerror = () => pictures.delete(card); // the next card that shows it tries again
  picture.src = courtFile(card);
}

/** The address of a court's picture if it is loaded; otherwise start to fetch it. */
export function courtPicture(card: Card): string | undefined {
  const found = there[card];
  if (found === undefined) want(card);
  return found;
}

/** Fetch all courts: a table will need them. */
export function fetchCourts(): void {
  for (const card of COURTS) want(card);
}

/** The pictures of all courts as SVG, for a file that contains them; without those that cannot be fetched. */
export async function courtDrawings(): Promise<Record<Card, string>> {
  const found = await Promise.all(
    COURTS.map(async (card): Promise<[Card, string] | null> => {
      const answer = await fetch(courtFile(card)).catch(() => null);
      return answer?.ok ? [card, await answer.text()] : null;
    }),
  );
  return Object.fromEntries(found.filter((one) => one !== null));
}
