// The script of the rule pages (src/kingcraft/guide/html.py): it draws the reader's cards there, and marks the current
// section in the contents. A file of its own, built separately from the app (plugins/guide.ts); without it a page has
// plain cards.
import "../display/display.css";
import { LETTERS } from "../base/cards";
import { ALONE } from "../base/site";
import type { GameFacts } from "../game/registry";
import { drawCards } from "./cards";

const FACTS = import.meta.glob<GameFacts>("../games/*/facts.ts", { eager: true, import: "FACTS" });
const COURTS = import.meta.glob<string>("../card/courts/*.svg", { eager: true, query: "?url", import: "default" });

/** The reader's settings in the app, as far as they are stored. */
function chosen(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem("kingcraft.settings") ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

// House rules on a host of files: the app shows them (begin/addresses.ts).
if (ALONE && location.search) {
  location.replace(location.pathname.replace(/\/$/, "") + encodeURIComponent(location.search) + location.hash);
}

const article = document.querySelector<HTMLElement>("article.rules");
if (article) {
  const { colours, tint, letters } = chosen();
  const own = LETTERS[letters as keyof typeof LETTERS] ?? article.dataset.letters ?? "A J Q K";
  const facts = Object.values(FACTS).find(({ name }) => name === article.dataset.game);
  const strong = document.documentElement.hasAttribute("data-contrast");
  const deck = {
    letters: own,
    four: colours === "four" || (colours !== "two" && facts?.fourColours === true),
    tint: tint === "on" || (tint !== "off" && strong),
  };
  drawCards(article, deck, (card) => COURTS[`../card/courts/${card}.svg`] ?? "");
}

/** The section at the top of the window is the current one. */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>(".rules-contents a")].map((link) => [link.hash.slice(1), link]),
);
const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
let marked: HTMLAnchorElement | undefined;
function mark(): void {
  const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3) ?? headings[0];
  const link = links.get(read?.id ?? "");
  if (link === marked) return;
  marked?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  marked = link;
}
if (headings.length) {
  new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px", threshold: [0, 1] }).observe(headings[0] as Element);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
