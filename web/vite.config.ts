import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Relative addresses, so that the client works under any path prefix. The server serves what is built.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/starboard/server/client", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
