import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build goes into the Python package, which serves it and carries it in its wheel.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/kingcraft/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What most parts of the page share is one chunk; dozens of tiny ones would cost a phone more than they save.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", test: /web\/src/, minShareCount: 5 }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true }, "/rules": "http://127.0.0.1:8642" },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
