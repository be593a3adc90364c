import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` beside `starboard serve`: the page comes from here, everything else from the server.
const SERVER = process.env.STARBOARD ?? "127.0.0.1:8000";
const toServer = { target: `http://${SERVER}`, ws: true, changeOrigin: true, headers: { origin: `http://${SERVER}` } };

/** The worker that keeps pages for use without the net, told which files belong to this version. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const source = readFileSync(new URL("src/sw.js", import.meta.url), "utf-8").replace("__FILES__", JSON.stringify(files.toSorted()));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// Relative addresses, so that the client works under any path prefix. The server serves what is built.
export default defineConfig({
  base: "./",
  plugins: [svelte(), worker()],
  build: { outDir: "../src/starboard/server/client", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": toServer, "/ws": toServer } },
});
