// Where this page is served: the marks in index.html say it. `src/kingcraft/server/http/shell.py` writes them, for our
// own server and for a host of files.

/** A mark of index.html; undefined: it has none of this name, or this is a worker. */
const mark = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="kingcraft-${name}"]`)?.content;

/** The path below which everything of this site is, with a slash at both ends. */
const BASE = mark("base") || "/";

/** The build of this page; the service worker of the same build has the same name. */
export const BUILD = mark("build") ?? "";

/** The real address of a path of this site: "/day" is "/REPO/day" on a site below "/REPO/". */
export const at = (path: string): string => BASE + path.slice(1);

/** The path of this site that a real address has; empty: it is outside the site. */
export const pathOf = (address: string): string => (address.startsWith(BASE) ? address.slice(BASE.length - 1) : "");

/** Address of the list of the near home's files; undefined if there is no near home. */
export const LIST = mark("near");
/** Where the same can be played with friends; may be empty. Undefined: there is a server behind this address. */
export const SERVER = mark("site");
/** Whether there is no server behind this address: everything is near. */
export const ALONE = SERVER !== undefined;
