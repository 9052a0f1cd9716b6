// Where the service worker stores the near home's files.
import { at } from "../base/site";

/** The store, as the service worker calls it. */
export const STORE = `kingcraft:near:${at("/")}`;

/** Delete the files; whether there were any. */
export const discard = (): Promise<boolean> => caches.delete(STORE).catch(() => false);
