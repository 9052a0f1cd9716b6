import type { Plugin } from "vite";

/** A field that is computed from others, as Svelte compiles it: `#name = $.derived(...)`. */
const DERIVED = /#(\w+) = \$\.derived\(/g;

/**
 * Removes the setters of computed fields. Svelte gives every reactive field of a class a getter and a setter; those that
 * are computed are read-only in our code, as TypeScript checks, and their setters were 0.7 kB of a first visit.
 */
export function readonlyFields(): Plugin {
  return {
    name: "kingcraft:readonly-fields",
    enforce: "post",
    apply: "build",
    transform: {
      filter: { id: /\.svelte(\.ts)?$/ },
      handler(code) {
        const computed = [...code.matchAll(DERIVED)].map(([, name]) => name);
        if (!computed.length) return null;
        const setter = new RegExp(
          `set \\w+\\(value\\) {\\s*\\$\\.set\\(this\\.#(?:${computed.join("|")}), value\\);\\s*}`,
          "g",
        );
        return { code: code.replace(setter, ""), map: null };
      },
    },
  };
}
