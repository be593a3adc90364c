/// <reference lib="webworker" />
import { rasterOf, type Picture } from "./pictures";

/** Pictures are made here, beside the page, so that nothing on it waits for them. */
export interface Wanted {
  picture: Picture;
}

export interface Made {
  file: Blob;
}

addEventListener("message", ({ data }: MessageEvent<Wanted>) => void make(data));

async function make({ picture }: Wanted): Promise<void> {
  const { width, height, data } = rasterOf(picture);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
  const made: Made = { file: await canvas.convertToBlob() };
  postMessage(made);
}
