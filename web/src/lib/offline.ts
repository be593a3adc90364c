import { pageOf } from "../pages";

/** Whether pages are kept at all; only where they were built. */
export const keeps = import.meta.env.PROD && "serviceWorker" in navigator;

/** Keep what this page and the start page need, and more, so that they open again without the net. */
export async function keepOffline(more: string[] = []): Promise<void> {
  if (!keeps) return;
  const worker = await navigator.serviceWorker.register("sw.js");
  await navigator.serviceWorker.ready;
  await pageOf([]).load();
  const drawn = performance.getEntriesByType("resource").map((each) => each.name);
  const always = [location.href.split("#")[0], "icon.svg", "manifest.webmanifest"];
  worker.active?.postMessage({ keep: [...always, ...drawn.filter((name) => name.includes("/assets/")), ...more] });
}
