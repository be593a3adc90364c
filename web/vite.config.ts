import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, runnerImport, type Plugin } from "vite";
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
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const worker = readFileSync(join(SOURCE, "sw.js"), "utf-8");
      const source = worker.replace("__FILES__", JSON.stringify(files.toSorted())).replace("__TOOLS__", JSON.stringify(await keptTools()));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// Relative addresses, so that the client works under any path prefix. The server serves what is built.
export default defineConfig({
  base: "./",
  plugins: [games(), svelte(), worker()],
  build: { outDir: "../src/starboard/server/client", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": toServer, "/ws": toServer } },
});
