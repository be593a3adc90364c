import type { SoundName } from "../stage/script";
import { PLAIN, RECIPES, type Ambience, type Voice } from "./recipes";

/** The four sliders of the mixer, 0 to 1. */
export interface Volumes {
  master: number;
  effects: number;
  ambience: number;
  voice: number;
}

type Channel = "effects" | "ambience" | "voice";

/** Where and when a sound is made: -1 is left, 1 is right; the instant by the page's clock, in milliseconds. */
export interface Place {
  pan?: number;
  instant?: number;
  channel?: Channel;
}

/** A stretch of a recording, in seconds. */
export interface Stretch {
  begins: number;
  lasts: number;
}

/** Ends a sound that was begun or is still to come. */
export type Stop = () => void;

/** Seconds in which the same sound is not begun again, and in which few are begun at all. */
const ECHO = 0.08;
const BURST = 0.25;
const AT_ONCE = 4;
/** Seconds ahead of which everything is scheduled, so that nothing stutters. */
const AHEAD = 0.02;
/** Seconds in which a hum comes and goes. */
const FADE = 1.5;

/**
 * Makes sounds on the clock of WebAudio. It is silent until somebody has touched the page, and opens nothing before.
 *
 * `device` opens it; tests have one of their own.
 */
export class SoundEngine {
  private context: AudioContext | null = null;
  private readonly channels = new Map<Channel | "master", GainNode>();
  private noise: AudioBuffer | null = null;
  private readonly begun: { name: SoundName; at: number }[] = [];
  private hum: { ambience: Ambience; stop(): void } | null = null;
  private volumes: Volumes = { master: 0, effects: 0, ambience: 0, voice: 0 };
  private wanted: Ambience | null = null;

  constructor(private readonly device: () => AudioContext = () => new AudioContext()) {}

  /** Somebody has touched the page: from now on there may be sounds. */
  wake(): void {
    if (!this.context && this.volumes.master) this.open();
    if (this.context?.state === "suspended") void this.context.resume();
    this.settle();
  }

  mix(volumes: Volumes): void {
    this.volumes = volumes;
    this.level("master", volumes.master);
    this.level("effects", volumes.effects);
    this.level("ambience", volumes.ambience);
    this.level("voice", volumes.voice);
    this.settle();
  }

  /** Make a sound now, unless too much is heard already; says whether it was made. */
  play(name: SoundName): boolean {
    const context = this.context;
    if (!context || !this.volumes.master || !this.volumes.effects || !this.isRoomFor(name, context.currentTime)) return false;
    this.begun.push({ name, at: context.currentTime });
    const effects = this.channels.get("effects");
    if (effects) for (const voice of RECIPES[name]) this.sing(context, voice, context.currentTime + AHEAD, effects);
    return true;
  }

  /** Whether something can be heard now: somebody has touched the page, and the device plays. */
  get isOpen(): boolean {
    return this.context?.state === "running" && this.volumes.master > 0;
  }

  /** Make a sound of these voices somewhere at an instant; nothing where it would not be heard. */
  make(voices: readonly Voice[], { pan = 0, instant = performance.now(), channel = "effects" }: Place = {}): Stop | null {
    const context = this.context;
    if (!context || !this.isOpen) return null;
    const into = this.placed(context, pan, channel);
    const start = this.when(context, instant);
    const sources = voices.map((voice) => this.sing(context, voice, start, into));
    return stopper(sources, into);
  }

  /** Play a stretch of a recording at an instant of the page's clock. */
  record(recording: AudioBuffer, stretch: Stretch, { pan = 0, instant = performance.now(), channel = "voice" }: Place = {}): Stop | null {
    const context = this.context;
    if (!context || !this.isOpen) return null;
    const into = this.placed(context, pan, channel);
    const source = context.createBufferSource();
    source.buffer = recording;
    source.connect(into);
    source.start(this.when(context, instant), stretch.begins, stretch.lasts);
    return stopper([source], into);
  }

  /** Noise in a band, until it is stopped. */
  noisy(from: number, loud: number, narrow = 0.5): Stop | null {
    const context = this.context;
    if (!context || !this.isOpen) return null;
    const into = this.placed(context, 0, "effects");
    const source = this.rustle(context, { wave: "noise", from, lasts: 1, loud, narrow }, context.currentTime, quieter(context, loud, into));
    source.start();
    return stopper([source], into);
  }

  /** An instant of the page's clock on that of the device, as it will be heard. */
  private when(context: AudioContext, instant: number): number {
    const heard = context.getOutputTimestamp?.();
    const { contextTime, performanceTime } = heard?.performanceTime ? heard : { contextTime: context.currentTime, performanceTime: performance.now() };
    return Math.max(context.currentTime, (contextTime ?? 0) + (instant - (performanceTime ?? 0)) / 1000);
  }

  private placed(context: AudioContext, pan: number, channel: Channel): AudioNode {
    const into = context.createStereoPanner();
    into.pan.value = pan;
    into.connect(this.channels.get(channel) ?? context.destination);
    return into;
  }

  /** The hum of a room, or none. */
  ambience(wanted: Ambience | null | undefined): void {
    this.wanted = wanted === undefined ? PLAIN : wanted;
    this.settle();
  }

  /** The hum that is wanted sounds, and no other. */
  private settle(): void {
    const wanted = this.volumes.master && this.volumes.ambience ? this.wanted : null;
    if (this.hum && this.hum.ambience !== wanted) {
      this.hum.stop();
      this.hum = null;
    }
    if (wanted && !this.hum && this.context) this.hum = this.humming(this.context, wanted);
  }

  private open(): void {
    const context = this.device();
    this.context = context;
    const master = context.createGain();
    master.connect(context.destination);
    this.channels.set("master", master);
    for (const name of ["effects", "ambience", "voice"] as const) {
      const channel = context.createGain();
      channel.connect(master);
      this.channels.set(name, channel);
    }
    this.noise = hiss(context);
    this.mix(this.volumes);
  }

  private level(name: Channel | "master", volume: number): void {
    const gain = this.channels.get(name)?.gain;
    if (gain && this.context) gain.setTargetAtTime(volume, this.context.currentTime, 0.02);
  }

  private isRoomFor(name: SoundName, now: number): boolean {
    while (this.begun[0] && this.begun[0].at < now - BURST) this.begun.shift();
    const same = this.begun.some((each) => each.name === name && each.at > now - ECHO);
    return !same && this.begun.length < AT_ONCE;
  }

  private sing(context: AudioContext, voice: Voice, start: number, into: AudioNode): AudioScheduledSourceNode {
    const begin = start + (voice.at ?? 0);
    const end = begin + voice.lasts;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(voice.loud, begin + (voice.swell ?? 0.005));
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    const source = voice.wave === "noise" ? this.rustle(context, voice, begin, loudness) : tone(context, voice, begin, loudness);
    loudness.connect(into);
    source.start(begin);
    source.stop(end);
    return source;
  }

  /** Noise through a band that glides. */
  private rustle(context: AudioContext, voice: Voice, begin: number, into: AudioNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = voice.narrow ?? 1;
    band.frequency.setValueAtTime(voice.from, begin);
    if (voice.to) band.frequency.exponentialRampToValueAtTime(voice.to, begin + voice.lasts);
    source.connect(band).connect(into);
    return source;
  }

  private humming(context: AudioContext, ambience: Ambience): { ambience: Ambience; stop(): void } {
    const { chord, air, breath } = ambience;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0, context.currentTime);
    loudness.gain.linearRampToValueAtTime(1, context.currentTime + FADE);
    const channel = this.channels.get("ambience");
    if (channel) loudness.connect(channel);
    const wind = this.rustle(context, { wave: "noise", from: air, lasts: FADE, loud: 1, narrow: 0.6 }, context.currentTime, quieter(context, breath, loudness));
    const sources = [wind, ...chord.flatMap((from, place) => drone(context, from, 0.07 / (place + 1), 0.05 + place * 0.031, loudness))];
    for (const source of sources) source.start();
    const stop = () => {
      loudness.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
      for (const source of sources) source.stop(context.currentTime + FADE);
    };
    return { ambience, stop };
  }
}

/** Ends all sources, and takes their way out away once the last one is over. */
function stopper(sources: readonly AudioScheduledSourceNode[], into: AudioNode): Stop {
  const last = sources.at(-1);
  if (last) last.onended = () => into.disconnect();
  return () => {
    for (const source of sources) source.stop();
  };
}

function tone(context: AudioContext, voice: Voice, begin: number, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  if (voice.wave !== "noise") source.type = voice.wave;
  source.frequency.setValueAtTime(voice.from, begin);
  if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, begin + voice.lasts);
  source.connect(into);
  return source;
}

function quieter(context: AudioContext, volume: number, into: AudioNode | AudioParam): GainNode {
  const gain = context.createGain();
  gain.gain.value = volume;
  if ("setValueAtTime" in into) gain.connect(into);
  else gain.connect(into);
  return gain;
}

/** A tone that comes and goes slowly. */
function drone(context: AudioContext, pitch: number, loud: number, wanders: number, into: AudioNode): OscillatorNode[] {
  const gain = quieter(context, loud, into);
  const slow = context.createOscillator();
  slow.frequency.value = wanders;
  slow.connect(quieter(context, loud / 2, gain.gain));
  const source = context.createOscillator();
  source.frequency.value = pitch;
  source.connect(gain);
  return [source, slow];
}

/** Two seconds of even noise, the same every time. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[place] = state / 2147483648 - 1;
  }
  return buffer;
}
