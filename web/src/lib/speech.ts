import { settings } from "./settings.svelte";

/** The ship's computer: recorded clips where there are any, else the voice of the device. Alarm, beep and static are made here. */
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

/** Say something after some seconds. */
export function speak(text: string, after = 0): void {
  if (!settings.voice || !text) return;
  setTimeout(() => void sayRecorded(text), Math.max(0, after * 1000));
}

const lists = new Map<string, Promise<Set<string>>>();
const sounds = new Map<string, Promise<AudioBuffer>>();
let speaking: AudioBufferSourceNode[] = [];

/** The name under which a sentence is recorded: its words. */
export function clipName(sentence: string): string {
  const plain = sentence.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
  return plain.replaceAll("+", " plus ").replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

/** The clips of an announcement; a transfer's beep is a sound, not a word. */
export function clipNames(text: string): string[] {
  const names = (text.match(/[^.:]+[.:]/g) ?? []).map(clipName);
  return names.filter((name) => name !== "beep" && name !== "piepton");
}

function recorded(lang: string): Promise<Set<string>> {
  const known = lists.get(lang) ?? fetchList(lang);
  lists.set(lang, known);
  return known;
}

async function fetchList(lang: string): Promise<Set<string>> {
  try {
    const answer = await fetch(`api/speech/space-alert?lang=${lang}`);
    return new Set(answer.ok ? ((await answer.json()) as string[]) : []);
  } catch {
    return new Set();
  }
}

function buffer(lang: string, name: string): Promise<AudioBuffer> {
  const key = `${lang}/${name}`;
  const known = sounds.get(key) ?? fetch(`api/speech/space-alert/${key}`)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => audio().decodeAudioData(bytes));
  sounds.set(key, known);
  return known;
}

async function sayRecorded(text: string): Promise<void> {
  const lang = settings.lang;
  const names = clipNames(text);
  const known = await recorded(lang);
  if (!names.length || !names.every((name) => known.has(name))) {
    if ("speechSynthesis" in window) say(text);
    return;
  }
  const clips = await Promise.all(names.map((name) => buffer(lang, name)));
  let start = audio().currentTime + 0.02;
  for (const clip of clips) {
    const source = audio().createBufferSource();
    const loudness = audio().createGain();
    loudness.gain.value = volume;
    source.buffer = clip;
    source.connect(loudness).connect(audio().destination);
    source.start(start);
    start += clip.duration;
    speaking.push(source);
  }
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
  for (const source of speaking) source.stop();
  speaking = [];
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
