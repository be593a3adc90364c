// What was opened once opens again without the net: the pages, what is printed, the last mission.
// Nothing of a table is kept here; pages keep finished games themselves (src/lib/kept.ts).
/** Everything that belongs to this version, written here by the build: other files are another worker. */
const VERSION = __FILES__;
const KEPT = "starboard-2";
const FORMER = "starboard-1";
const FILES = /\/assets\//;
const OTHERS = /\/api\/games\/[^/]+\/(printed|rules)$|\.(svg|webmanifest)$/;
/** What the tools of the games can be used with again, as the games say. */
const TOOLS = __TOOLS__;

// A new version waits until no page of the former one is open: such a page may still need its own files.
self.addEventListener("install", (event) => event.waitUntil(renew()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

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
  else if (request.mode === "navigate" || isKept(address.pathname)) event.respondWith(freshFirst(request));
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

/** Whoever has kept a former version has all of this one before it takes over. */
async function renew() {
  if (await caches.has(KEPT)) await (await caches.open(KEPT)).addAll(["./", ...VERSION]);
}

async function takeOver() {
  await caches.delete(FORMER);
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: "window" });
  if (!open.length) await dropFormer();
}

/** Only files go: whatever can be read without the net stays. */
async function dropFormer() {
  const ours = new Set(VERSION.map((name) => new URL(name, self.registration.scope).href));
  const box = await caches.open(KEPT);
  const files = (await box.keys()).filter(({ url }) => url.startsWith(self.registration.scope) && FILES.test(url));
  await Promise.all(files.filter(({ url }) => !ours.has(url)).map((file) => box.delete(file)));
}

/** Whether this is asked for anew, and what came last is kept. */
function isKept(pathname) {
  return OTHERS.test(pathname) || TOOLS.some((tool) => pathname.endsWith(`/${tool}`));
}

async function keep(name) {
  const address = new URL(name, self.registration.scope);
  const { pathname } = address;
  const ours = address.href === self.registration.scope || FILES.test(pathname) || isKept(pathname);
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
