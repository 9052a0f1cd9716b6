import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Name of the worker's chunk; it is served from the root, because a worker governs only what lies below it. */
const WORKER = "sw";
/** What the page is shown with beside the bundle's files (web/public). */
const BESIDE = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest", "/theme.js"];
/** Texts of one language, or of a part in one: kept when a page has loaded them, since hardly anybody reads two. */
const LANGUAGE = /\/locales\/[a-z]{2}\/[\w-]+\.ftl|\/src\/words\/[a-z]{2}\.ts$/;

/** 64 bits of a text's SHA-256, in hex. */
async function digest(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives the service worker the list of its files, and the page the name of its build. */
function offline(): Plugin {
  return {
    name: "kingcraft:offline",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        const worker = bundle[`${WORKER}.js`];
        if (page?.type !== "asset" || worker?.type !== "chunk") this.error("The bundle has no page, or no service worker.");
        const files = Object.values(bundle)
          .filter((made) => made.fileName.startsWith("assets/") && !(made.type === "chunk" && LANGUAGE.test(made.facadeModuleId ?? "")))
          .map((made) => `/${made.fileName}`);
        const list = JSON.stringify(["/", ...BESIDE, ...files.sort()]);
        const text = String(page.source);
        const build = await digest([list, text, worker.code].join("\n"));
        page.source = text.replace("<title>", `<meta name="kingcraft-build" content="${build}" />\n    <title>`);
        worker.code = `const FILES=${list},BUILD="${build}";${worker.code}`;
      },
    },
  };
}

// The build goes into the Python package, which serves it and carries it in its wheel.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), offline()],
  build: {
    outDir: "../src/kingcraft/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "src/offline/worker.ts" },
      output: {
        // Browsers ask for the worker by one name for ever; it says itself which build it is.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js"),
        // What most parts of the page share is one chunk; dozens of tiny ones would cost a phone more than they save.
        // So is what a table and a replay share: half of it would be smaller than what it costs to ask for it.
        codeSplitting: {
          groups: [
            { name: "common", test: /web\/src/, minShareCount: 6, priority: 2 },
            { name: "table", test: /web\/src\/(table|layout|room\/(shots|queue|alone)|offline\/(seen|when)|words\/(spoken|lies|contract|short))/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true }, "/rules": "http://127.0.0.1:8642" },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], css: { include: [/src\/[\w/]+\.css/] } },
}));
