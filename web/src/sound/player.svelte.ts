import { settings } from "../lib/settings.svelte";
import type { EventOf, Untyped } from "../lib/shown";
import type { Script, SoundName } from "../stage/script";
import { SoundEngine, type Place, type Stop, type Stretch } from "./engine";
import type { Ambience, Voice } from "./recipes";

const engine = new SoundEngine();
const GESTURES = ["pointerdown", "keydown"] as const;
const SILENT = { master: 0, effects: 0, ambience: 0, voice: 0 };

/** Follow the mixer, and wait for the first gesture. Call once, inside a component. */
export function followMixer(): void {
  $effect(() => engine.mix(settings.sound ? { ...settings.volumes } : SILENT));
  $effect(() => {
    const wake = () => engine.wake();
    for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true });
    };
  });
}

export function play(name: SoundName | undefined): void {
  if (name) engine.play(name);
}

/** Whether something can be heard now. */
export function isHeard(): boolean {
  return engine.isOpen;
}

/** Somebody has touched a button that makes a sound. */
export function wake(): void {
  engine.wake();
}

/** Make a sound of a game's own somewhere, now or at an instant. */
export function make(voices: readonly Voice[], place?: Place): Stop | null {
  return engine.make(voices, place);
}

/** Play a stretch of a recording at an instant. */
export function record(recording: AudioBuffer, stretch: Stretch, place?: Place): Stop | null {
  return engine.record(recording, stretch, place);
}

/** Noise in a band, until it is stopped. */
export function noisy(from: number, loud: number, narrow?: number): Stop | null {
  return engine.noisy(from, loud, narrow);
}

/** The sound of a single event, where its script names one. */
export function playEvent(event: EventOf<Untyped> | null, script: Script | undefined): void {
  if (event) play(script?.sounds?.[event.kind]);
}

/** The hum of a game's room; nothing is silence, and a game that names none has a plain one. */
export function ambience(wanted: Ambience | null | undefined): void {
  engine.ambience(wanted);
}

/** It is your turn: a sound, and on a phone a short tremor. */
export function callToTurn(): void {
  play("turn");
  // Browsers allow it only after a touch.
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}
