// The smallest router that serves three addresses: "/", "/matches" and "/room/ID".

export type Route = { page: "start" } | { page: "matches" } | { page: "room"; id: string };

/** The page an address names; an address that names none is the start page. */
export function route(path: string): Route {
  const room = /^\/room\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path);
  if (room?.[1]) return { page: "room", id: room[1] };
  return /^\/matches\/?$/.test(path) ? { page: "matches" } : { page: "start" };
}

class Page {
  current = $state.raw<Route>(route(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.current = route(location.pathname)));
  }

  /** Go to an address of this site without loading the page again. */
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.current = route(path);
  }
}

export const page = new Page();

/** A click handler for links inside the site; other buttons and modified clicks stay with the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  page.go(link.pathname);
}
