import { settings } from "./settings.svelte";

/** The ship's computer speaks with the voice of the device; alarm, beep and static are made here. */
let context: AudioContext | null = null;
let hiss: { source: AudioBufferSourceNode; loudness: GainNode } | null = null;
let volume = 1;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** How loud the mission player is: 0 to 1. */
export function setVolume(wanted: number): void {
  volume = wanted;
  if (hiss) hiss.loudness.gain.value = 0.06 * wanted;
}

/** Say a sentence after some seconds. */
export function speak(text: string, after = 0): void {
  if (!settings.voice || !text || !("speechSynthesis" in window)) return;
  setTimeout(() => say(text), Math.max(0, after * 1000));
}

function say(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.lang === "de" ? "de-DE" : "en-GB";
  words.rate = 1.02;
  words.volume = volume;
  const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(settings.lang));
  if (voice) words.voice = voice;
  speechSynthesis.speak(words);
}

export function hush(): void {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
  quiet();
}

/** Three rising and falling tones. */
export function alarm(): void {
  if (!settings.sound) return;
  for (let round = 0; round < 3; round++) {
    tone(440, 0.3, round * 0.7, 660);
    tone(660, 0.3, round * 0.7 + 0.32, 440);
  }
}

/** The beep that ends a data transfer. */
export function beep(): void {
  if (settings.sound) tone(1040, 0.35, 0);
}

function tone(from: number, seconds: number, after: number, to = from): void {
  const start = audio().currentTime + after;
  const wave = audio().createOscillator();
  const loudness = audio().createGain();
  wave.type = "triangle";
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.linearRampToValueAtTime(to, start + seconds);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.linearRampToValueAtTime(0.18 * volume, start + 0.03);
  loudness.gain.setValueAtTime(0.18 * volume, start + seconds - 0.05);
  loudness.gain.linearRampToValueAtTime(0.0001, start + seconds);
  wave.connect(loudness).connect(audio().destination);
  wave.start(start);
  wave.stop(start + seconds);
}

/** Static for as long as an outage lasts. */
export function hissing(on: boolean): void {
  if (!on || !settings.sound) quiet();
  else if (!hiss) hiss = started();
}

function started(): { source: AudioBufferSourceNode; loudness: GainNode } {
  const seconds = 2;
  const buffer = audio().createBuffer(1, audio().sampleRate * seconds, audio().sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio().createBufferSource();
  const loudness = audio().createGain();
  source.buffer = buffer;
  source.loop = true;
  loudness.gain.value = 0.06 * volume;
  source.connect(loudness).connect(audio().destination);
  source.start();
  return { source, loudness };
}

function quiet(): void {
  hiss?.source.stop();
  hiss = null;
}
