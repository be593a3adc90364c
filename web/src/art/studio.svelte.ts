import { SvelteMap } from "svelte/reactivity";
import { keyOf, rasterOf, type Picture } from "./pictures";
import type { Made, Wanted } from "./worker";

/** Addresses of pictures that are made, by what they are made from. */
const made = new SvelteMap<string, string>();
const asked = new Map<number, string>();
const known = new Set<string>();
let hand: Worker | null = null;

/** Where a picture lies; empty until it is made. Whoever asks in a template is told when it is there. */
export function pictured(picture: Picture): string {
  const key = keyOf(picture);
  const address = made.get(key);
  if (address) return address;
  if (!known.has(key) && typeof document !== "undefined") {
    known.add(key);
    void order(key, picture);
  }
  return "";
}

/** How many pictures are still to come. */
export function outstanding(): number {
  return known.size - made.size;
}

async function order(key: string, picture: Picture): Promise<void> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") {
    await Promise.resolve();
    keep(key, await here(picture));
    return;
  }
  hand ??= employ();
  const number = asked.size + 1;
  asked.set(number, key);
  const wanted: Wanted = { number, picture };
  hand.postMessage(wanted);
}

function employ(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Made>) => keep(asked.get(data.number) ?? "", data.file));
  return worker;
}

function keep(key: string, file: Blob | null): void {
  if (file) made.set(key, URL.createObjectURL(file));
}

/** A browser that cannot draw beside the page draws on it. */
function here(picture: Picture): Promise<Blob | null> {
  const { width, height, data } = rasterOf(picture);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
  return new Promise((done) => canvas.toBlob(done));
}
