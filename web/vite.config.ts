import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defineConfig, runnerImport, type Plugin } from "vite";
import type { GameFace } from "./src/games/face";
import { foldersOf, missingFiles } from "./tools/games";

// `npm run dev` beside `starboard serve`: the page comes from here, everything else from the server.
const SERVER = process.env.STARBOARD ?? "127.0.0.1:8000";
const toServer = { target: `http://${SERVER}`, ws: true, changeOrigin: true, headers: { origin: `http://${SERVER}` } };

const SOURCE = fileURLToPath(new URL("src", import.meta.url));
const GAMES = join(SOURCE, "games");

/** What the tools of all games can be used with again without the net. */
async function keptTools(): Promise<string[]> {
  const faces = await Promise.all(foldersOf(GAMES).map((game) => runnerImport<{ default: GameFace }>(join(GAMES, game, "index.ts"))));
  return faces.flatMap(({ module }) => module.default.tools.flatMap(({ offline }) => offline ?? [])).toSorted();
}

/** A folder of a game that lacks a file stops here, with a sentence that names both. */
function games(): Plugin {
  return {
    name: "games",
    buildStart() {
      const missing = missingFiles(GAMES);
      if (missing.length) this.error(missing.join(" "));
    },
  };
}

/** The worker that keeps pages for use without the net, told which files belong to this version and what games keep. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post", // what held nothing but a style has gone by then
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const worker = readFileSync(join(SOURCE, "sw.js"), "utf-8");
        const source = worker.replace("__FILES__", JSON.stringify(files.toSorted())).replace("__TOOLS__", JSON.stringify(await keptTools()));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** The pages that games let people keep, each as one script and one style: what `keep.ts` of a game shows. */
function keepsakes(): Plugin {
  return {
    name: "keepsakes",
    apply: "build",
    async generateBundle() {
      for (const game of foldersOf(GAMES)) {
        const entry = join(GAMES, game, "keep.ts");
        if (!existsSync(entry)) continue;
        const lib = { entry, formats: ["iife" as const], name: "kept", fileName: () => `keep-${game}.js`, cssFileName: `keep-${game}` };
        const made = await build({ configFile: false, root: SOURCE, publicDir: false, logLevel: "warn", plugins: [svelte()], define: { "process.env.NODE_ENV": '"production"' }, build: { write: false, target: "es2022", cssCodeSplit: false, lib, rolldownOptions: { transform: { define: { "import.meta": "{}" } } } } });
        for (const { output } of [made].flat().filter((each) => "output" in each)) {
          for (const file of output) this.emitFile({ type: "asset", fileName: file.fileName, source: file.type === "chunk" ? file.code : file.source });
        }
      }
    },
  };
}

// Relative addresses, so that the client works under any path prefix. The server serves what is built.
export default defineConfig({
  base: "./",
  plugins: [games(), svelte(), keepsakes(), worker()],
  build: { outDir: "../src/starboard/server/client", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": toServer, "/ws": toServer } },
});
