import type { Plugin } from "vite";

const FLAG = "export let hydrating = false;";
const SETTER = /export function set_hydrating\(value\) {\s*hydrating = value;\s*}/;

/**
 * Removes what Svelte has for pages whose HTML was made on a server: ours never is. Svelte guards all of it by one
 * variable, for builds to leave it out, but only a constant lets them: it was 1.4 kB of a first visit.
 */
export function neverHydrated(): Plugin {
  return {
    name: "kingcraft:never-hydrated",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        if (!code.includes(FLAG) || !SETTER.test(code)) this.error("Svelte says otherwise whether a page is hydrated.");
        const never = code.replace(FLAG, FLAG.replace("let", "const"));
        return { code: never.replace(SETTER, "export function set_hydrating() {}"), map: null };
      },
    },
  };
}
