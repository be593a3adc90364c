import { settings } from "../../lib/settings.svelte";
import { isHeard, record } from "../../sound/player.svelte";
import type { Stop } from "../../sound/engine";
import { SPEECH } from "./addresses";
import type { Planned } from "./cues";

interface Clip {
  begins: number;
  says: number;
  rings: number;
}

interface Recorded {
  clips: Record<string, Clip>;
  sound: AudioBuffer;
}

/** Sounds that are no words: they are heard also by those who want no voice. */
const SOUNDS = new Set(["alarm", "beep"]);
/** Clips are handed to the device so many milliseconds ahead: a page in the background is woken rarely. */
const AHEAD = 90_000;
/** What should have begun longer ago than this is left out. */
const LATE = 150;
const EVERY = 250;

const voices = new Map<string, Promise<Recorded>>();

/** Fetch and decode everything that can be said in a language; whoever failed may try again. */
export function prepareVoice(lang: string = settings.lang): Promise<Recorded> {
  const known = voices.get(lang);
  if (known) return known;
  const voice = fetched(lang);
  voices.set(lang, voice);
  voice.catch(() => voices.delete(lang));
  return voice;
}

async function fetched(lang: string): Promise<Recorded> {
  const [index, file] = await Promise.all(["voice.json", "voice.opus"].map((name) => taken(`${SPEECH}/${lang}/${name}`)));
  const clips: Record<string, Clip> = await index!.json();
  // A page may decode before anybody has touched it, but only away from the loudspeaker.
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await file!.arrayBuffer());
  return { clips, sound };
}

async function taken(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The ship's computer on this page: what is planned is said at its instant, on the clock of the sound. */
export class Computer {
  private waiting: Planned[] = [];
  private readonly begun = new Set<Stop>();
  private timer: ReturnType<typeof setInterval> | null = null;
  private voice: Recorded | null = null;

  constructor(private readonly lang: string = settings.lang) {}

  /** Have everything at hand; says whether there is a voice now. */
  async prepare(): Promise<boolean> {
    this.voice = await prepareVoice(this.lang).catch(() => null);
    return this.voice !== null;
  }

  plan(cues: readonly Planned[]): void {
    this.waiting.push(...cues.filter((cue) => settings.voice || SOUNDS.has(cue.clip)));
    this.flush();
    this.timer ??= setInterval(() => this.flush(), EVERY);
  }

  /** Be quiet, and forget what was to come. */
  hush(): void {
    for (const stop of this.begun) stop();
    this.begun.clear();
    this.waiting = [];
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private flush(): void {
    const now = performance.now();
    this.waiting = this.waiting.filter(({ instant }) => instant > now - LATE);
    if (!this.voice) void this.prepare();
    if (!this.voice || !isHeard()) return;
    const due = this.waiting.filter(({ instant }) => instant < now + AHEAD);
    this.waiting = this.waiting.filter(({ instant }) => instant >= now + AHEAD);
    for (const cue of due) this.begin(this.voice, cue);
  }

  private begin({ clips, sound }: Recorded, { clip, instant }: Planned): void {
    const found = clips[clip];
    if (!found) return;
    const stop = record(sound, { begins: found.begins, lasts: found.rings }, { instant });
    if (stop) this.begun.add(stop);
  }
}
