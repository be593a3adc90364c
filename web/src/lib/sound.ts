import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** One soft note; every sound has a visual twin, so silence loses nothing. */
export function note(frequency: number, seconds = 0.18, volume = 0.08): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(volume, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** It is your turn. */
export function chime(): void {
  note(523.25);
  setTimeout(() => note(783.99, 0.3), 120);
  // Browsers allow it only after a touch.
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}
