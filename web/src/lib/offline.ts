import { loadAllTexts } from "../games";
import { pageOf } from "../pages";

/** Whether pages are kept at all; only where they were built. */
export const keeps = import.meta.env.PROD && "serviceWorker" in navigator;

let watching: Promise<(names: string[]) => void> | null = null;

/** Keep what this page has loaded and will load, the start page, and more, so that they open again without the net. */
export async function keepOffline(more: string[] = []): Promise<void> {
  if (!keeps) return;
  watching ??= watch();
  (await watching)(more);
}

/** From now on the worker is told of whatever is loaded; gives the way to tell it more. */
async function watch(): Promise<(names: string[]) => void> {
  const { active } = await registered();
  const keep = (keep: string[]) => active?.postMessage({ keep });
  const namesOf = (list: PerformanceObserverEntryList) => list.getEntries().map((each) => each.name);
  new PerformanceObserver((list) => keep(namesOf(list))).observe({ type: "resource", buffered: true });
  await Promise.all([pageOf([]).load(), loadAllTexts()]);
  keep(["./", "icon.svg", "manifest.webmanifest"]);
  return keep;
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("sw.js");
  return navigator.serviceWorker.ready;
}
