import { settings } from "../../lib/settings.svelte";
import { SPEECH } from "./addresses";

/** The ship's computer: recorded clips where there are any, else the voice of the device. Alarm, beep and static are made here. */
let context: AudioContext | null = null;
let hiss: { source: AudioBufferSourceNode; loudness: GainNode } | null = null;
let volume = 1;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** How loud everything is: the mission player's own slider, and the voice on the mixer. */
function loud(): number {
  return volume * settings.volumes.master * settings.volumes.voice;
}

/** How loud the mission player is: 0 to 1. */
export function setVolume(wanted: number): void {
  volume = wanted;
  if (hiss) hiss.loudness.gain.value = 0.06 * loud();
}

/** Say something after some seconds; what it needs is fetched meanwhile. */
export function speak(text: string, after = 0): void {
  if (settings.voice && text) void sayAt(text, performance.now() + after * 1000);
}

/** Fetch what is needed before anything can be said. */
export function prepareSpeech(): void {
  if (settings.voice) void recorded(settings.lang);
}

const lists = new Map<string, Promise<Set<string>>>();
const sounds = new Map<string, Promise<AudioBuffer>>();
let speaking: AudioBufferSourceNode[] = [];
const timers = new Set<ReturnType<typeof setTimeout>>();

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
    const answer = await fetch(`${SPEECH}?lang=${lang}`);
    const names: string[] = answer.ok ? await answer.json() : [];
    return new Set(names);
  } catch {
    return new Set();
  }
}

function buffer(lang: string, name: string): Promise<AudioBuffer> {
  const key = `${lang}/${name}`;
  const known = sounds.get(key) ?? fetch(`${SPEECH}/${key}`)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => audio().decodeAudioData(bytes));
  sounds.set(key, known);
  return known;
}

/** Say something at an instant of this page's clock, or at once where that is past. */
async function sayAt(text: string, instant: number): Promise<void> {
  const clips = await clipsOf(text);
  const left = Math.max(0, instant - performance.now());
  if (clips) {
    playClips(clips, left / 1000);
    return;
  }
  const timer = setTimeout(() => {
    timers.delete(timer);
    say(text);
  }, left);
  timers.add(timer);
}

/** The recorded clips of an announcement, if there are all of them. */
async function clipsOf(text: string): Promise<AudioBuffer[] | null> {
  const lang = settings.lang;
  const names = clipNames(text);
  const known = await recorded(lang);
  if (!names.length || !names.every((name) => known.has(name))) return null;
  return Promise.all(names.map((name) => buffer(lang, name)));
}

function playClips(clips: AudioBuffer[], after: number): void {
  let start = audio().currentTime + Math.max(0.02, after);
  for (const clip of clips) {
    const source = audio().createBufferSource();
    const loudness = audio().createGain();
    loudness.gain.value = loud();
    source.buffer = clip;
    source.connect(loudness).connect(audio().destination);
    source.start(start);
    start += clip.duration;
    speaking.push(source);
  }
}

function say(text: string): void {
  if (!("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.lang === "de" ? "de-DE" : "en-GB";
  words.rate = 1.02;
  words.volume = loud();
  const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(settings.lang));
  if (voice) words.voice = voice;
  speechSynthesis.speak(words);
}

export function hush(): void {
  for (const source of speaking) source.stop();
  for (const timer of timers) clearTimeout(timer);
  speaking = [];
  timers.clear();
  if ("speechSynthesis" in window) speechSynthesis.cancel();
  quiet();
}

/** Three rising and falling tones, after some seconds. */
export function alarm(after = 0): void {
  if (!settings.sound) return;
  for (let round = 0; round < 3; round++) {
    tone(440, 0.3, after + round * 0.7, 660);
    tone(660, 0.3, after + round * 0.7 + 0.32, 440);
  }
}

/** The beep that ends a data transfer. */
export function beep(after = 0): void {
  if (settings.sound) tone(1040, 0.35, after);
}

function tone(from: number, seconds: number, after: number, to = from): void {
  const start = audio().currentTime + after;
  const wave = audio().createOscillator();
  const loudness = audio().createGain();
  wave.type = "triangle";
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.linearRampToValueAtTime(to, start + seconds);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.linearRampToValueAtTime(0.18 * loud(), start + 0.03);
  loudness.gain.setValueAtTime(0.18 * loud(), start + seconds - 0.05);
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
  loudness.gain.value = 0.06 * loud();
  source.connect(loudness).connect(audio().destination);
  source.start();
  return { source, loudness };
}

function quiet(): void {
  hiss?.source.stop();
  hiss = null;
}
