import { build, type Plugin } from "vite";

/**
 * Builds the script and the faces of the server's rule pages besides the page: guide.js and guide.css. Separately,
 * because otherwise the modules that both need would be one more file that every page of the app waits for.
 */
export function guide(): Plugin {
  let source = "";
  return {
    name: "kingcraft:guide",
    apply: "build",
    configResolved: ({ root }) => {
      source = `${root}/src/guide/guide.ts`;
    },
    async writeBundle({ dir }) {
      await build({
        base: "./", // the faces are named by where guide.css is
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: {
          outDir: dir ?? this.error("The build has no folder."),
          emptyOutDir: false,
          assetsInlineLimit: 0,
          modulePreload: false,
          target: "es2022",
          rolldownOptions: {
            input: { guide: source },
            output: {
              entryFileNames: "[name].js",
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith(".css")) ? "guide.css" : "assets/[name]-[hash][extname]",
            },
          },
        },
      });
    },
  };
}
