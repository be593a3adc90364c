import { SvelteMap } from "svelte/reactivity";
import { Orders, type Ordered } from "./orders";
import { keyOf, rasterOf, type Picture } from "./pictures";
import type { Made, Wanted } from "./worker";

/** Addresses of pictures that are made, by what they are made from; a rough one until the fine one is there. */
const made = new SvelteMap<string, string>();
const known = new Set<string>();
const finished = new Set<string>();
const orders = new Orders();
/** Whoever draws beside the page, one picture at a time. */
const hands: Hand[] = [];
const MOST = 3;

interface Hand {
  worker: Worker;
  doing: Ordered | null;
}

/** Where a picture lies; empty until it is made. Whoever asks in a template is told when it is there, or finer. */
export function pictured(picture: Picture): string {
  const key = keyOf(picture);
  if (!known.has(key) && typeof document !== "undefined") {
    known.add(key);
    tell();
    void order(key, picture);
  }
  return made.get(key) ?? "";
}

async function order(key: string, picture: Picture): Promise<void> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") {
    await Promise.resolve();
    keep({ key, picture, rough: false }, await here(picture));
    return;
  }
  orders.add(key, picture);
  const idle = hands.find(({ doing }) => !doing) ?? (hands.length < crew() ? employ() : undefined);
  if (idle) hand(idle);
}

/** As many as the machine has to spare. */
function crew(): number {
  return Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 1) - 1));
}

function employ(): Hand {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const employed: Hand = { worker, doing: null };
  worker.addEventListener("message", ({ data }: MessageEvent<Made>) => {
    if (employed.doing) keep(employed.doing, data.file);
    hand(employed);
  });
  hands.push(employed);
  return employed;
}

/** Give somebody who is idle the next picture. */
function hand(idle: Hand): void {
  idle.doing = orders.next() ?? null;
  if (!idle.doing) return;
  const wanted: Wanted = { picture: idle.doing.picture };
  idle.worker.postMessage(wanted);
}

function keep({ key, rough }: Ordered, file: Blob | null): void {
  if (file && !(rough && finished.has(key))) made.set(key, URL.createObjectURL(file));
  if (!rough) finished.add(key);
  tell();
}

/** `data-painting` says that pictures are made: nothing while one is missing, `finer` when each is there at least roughly. */
function tell(): void {
  const { dataset } = document.documentElement;
  if (finished.size === known.size) delete dataset.painting;
  else dataset.painting = made.size < known.size ? "" : "finer";
}

/** A browser that cannot draw beside the page draws on it. */
function here(picture: Picture): Promise<Blob | null> {
  const { width, height, data } = rasterOf(picture);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
  return new Promise((done) => canvas.toBlob(done));
}
