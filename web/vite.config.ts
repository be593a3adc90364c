import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` beside `starboard serve`: the page comes from here, everything else from the server.
const SERVER = process.env.STARBOARD ?? "127.0.0.1:8000";
const toServer = { target: `http://${SERVER}`, ws: true, changeOrigin: true, headers: { origin: `http://${SERVER}` } };

// Relative addresses, so that the client works under any path prefix. The server serves what is built.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/starboard/server/client", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": toServer, "/ws": toServer } },
});
