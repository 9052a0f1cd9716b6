// A minimal router for our addresses: "/", "/matches", "/play/RULES", "/rules/LANG/RULES", "/room/ID", "/match",
// "/match/ID", "/match/ID/17", "/match/ID/review", "/learn", "/learn/LESSON", "/day", "/day/DATE", "/calendar",
// "/pad", "/pad/ID", "/profile", "/puzzles", "/puzzles/ID", "/code", and "/KQTR" with the code of a table. All of them
// are below the base of the site (base/site.ts).
import { ALONE, pathOf } from "./site";

export type Route =
  | { page: "start" }
  | { page: "missing" }
  | { page: "matches" }
  | { page: "learn" }
  | { page: "lesson"; id: string }
  /** The deal of a day; `date` empty: of today. After "#" what a friend has made of it. */
  | { page: "day"; date: string; hash: string }
  | { page: "calendar" }
  /** The score pad: the list of sheets, or one; after "#" which view of it. */
  | { page: "pad"; id: string; hash: string }
  | { page: "profile" }
  | { page: "puzzles" }
  | { page: "puzzle"; id: string }
  | { page: "room"; id: string }
  /** The way to a table by its code; empty: the visitor types it. */
  | { page: "code"; code: string }
  /** The review of a match; after "#" the deal and the action in it, or "all" for the list of deals. */
  | { page: "review"; id: string; hash: string }
  /** A replayed match: `id` empty for a visitor's record; `count` actions, "" if the address gives none. */
  | { page: "match"; id: string; count: string; hash: string }
  /** House rules being edited: `text` as the server writes rules ("pagat?target=50"), and their name. */
  | { page: "play"; text: string; name: string }
  /** Rules in words, where no server writes them: in a language, of a text as above. */
  | { page: "rules"; language: string; text: string; hash: string };

/** The page of an address, or that there is none. */
export function route(path: string, search = "", hash = ""): Route {
  const room = /^\/room\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path);
  if (room?.[1]) return { page: "room", id: room[1] };
  const review = /^\/match\/([A-Za-z0-9_-]{1,64})\/review\/?$/.exec(path);
  if (review?.[1]) return { page: "review", id: review[1], hash };
  const match = /^\/match(?:\/([A-Za-z0-9_-]{1,64})(?:\/(\d{1,6}))?)?\/?$/.exec(path);
  if (match) return { page: "match", id: match[1] ?? "", count: match[2] ?? "", hash };
  const learn = /^\/learn(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(path);
  if (learn) return learn[1] ? { page: "lesson", id: learn[1] } : { page: "learn" };
  const day = /^\/day(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path);
  if (day) return { page: "day", date: day[1] ?? "", hash };
  const pad = /^\/pad(?:\/([^/]{1,600}))?\/?$/.exec(path);
  if (pad) return { page: "pad", id: plainly(pad[1] ?? ""), hash };
  if (/^\/calendar\/?$/.test(path)) return { page: "calendar" };
  if (/^\/profile\/?$/.test(path)) return { page: "profile" };
  const puzzle = /^\/puzzles(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(path);
  if (puzzle) return puzzle[1] ? { page: "puzzle", id: puzzle[1] } : { page: "puzzles" };
  const code = /^\/(?!(?:room|play)\/?$)(?:code|([A-Za-z]{4}))\/?$/.exec(path);
  // Codes lead to tables of a server.
  if (code) return ALONE ? { page: "missing" } : { page: "code", code: code[1] ?? "" };
  const play = /^\/play\/([^/]*)\/?$/.exec(path);
  if (play) return { page: "play", text: plainly(play[1] ?? "") + search, name: plainly(hash.slice(1)) };
  const rules = /^\/rules\/([a-z]{2})\/([^/]+)\/?$/.exec(path);
  if (rules) return { page: "rules", language: rules[1] ?? "", text: plainly(rules[2] ?? "") + search, hash };
  return { page: /^\/matches\/?$/.test(path) ? "matches" : /^\/(index\.html)?$/.test(path) ? "start" : "missing" };
}

/** A part of an address without percent encoding; a malformed one stays unchanged. */
function plainly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function here(): Route {
  return route(pathOf(location.pathname), location.search, location.hash);
}

class Page {
  current = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.current = here()));
  }

  /** Go to an address of this site (base/site.ts) without reloading the page. */
  go(address: string): void {
    const to = new URL(address, location.href);
    if (to.href !== location.href) history.pushState(null, "", to);
    this.current = here();
    scrollTo(0, 0);
  }

  /** The same, in place of this address: "back" does not lead here any more. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.current = here();
  }
}

export const page = new Page();

/** A click handler for links inside the site; the browser handles other buttons and modified clicks. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  page.go(link.href);
}
