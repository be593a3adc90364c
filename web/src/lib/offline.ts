/** Keep what this page needs, so that it opens again without the net; only where it was built. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.register("sw.js");
  await navigator.serviceWorker.ready;
  const drawn = performance.getEntriesByType("resource").map((each) => each.name);
  worker.active?.postMessage({ keep: [location.href.split("#")[0], ...drawn.filter((name) => name.includes("/assets/"))] });
}
