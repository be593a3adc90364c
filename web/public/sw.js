// What was opened once opens again without the net: the pages, what is printed, the last mission.
// Nothing of a table is kept here; pages keep finished games themselves (src/lib/kept.ts).
const KEPT = "starboard-2";
const FORMER = "starboard-1";
const FILES = /\/assets\//;
const OTHERS = /\/api\/(tools\/space-alert\/missions?|games\/[^/]+\/(printed|rules)$)|\.(svg|webmanifest)$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(caches.delete(FORMER).then(() => self.clients.claim())));

// The page that asked for us was there before us: it says what it loads. What we do not keep is passed over.
self.addEventListener("message", (event) => {
  const list = event.data?.keep;
  if (Array.isArray(list)) event.waitUntil(Promise.allSettled(list.map(keep)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (FILES.test(address.pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" || OTHERS.test(address.pathname)) event.respondWith(freshFirst(request));
});

// It is somebody's turn who is not here; a click leads to the table.
self.addEventListener("push", (event) => {
  const { title, text, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon: "icon.svg", data: { table } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`${self.registration.scope}#/table/${event.notification.data.table}`));
});

async function keep(name) {
  const address = new URL(name, self.registration.scope);
  const { pathname } = address;
  const ours = address.href === self.registration.scope || FILES.test(pathname) || OTHERS.test(pathname);
  if (ours && address.origin === location.origin) await keptFirst(new Request(address));
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? kept(request, await fetch(request));
}

async function freshFirst(request) {
  try {
    return await kept(request, await fetch(request));
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

async function kept(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
