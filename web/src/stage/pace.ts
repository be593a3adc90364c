/** How fast things are told: `step` waits for a touch after every beat. */
export type Pace = "step" | "calm" | "brisk" | "instant";

export const PACES: Pace[] = ["step", "calm", "brisk", "instant"];

const SPEED: Record<Pace, number> = { step: 1, calm: 1, brisk: 0.5, instant: 0 };

/** By how much every time is multiplied. */
export function slowness(pace: Pace): number {
  return SPEED[pace];
}

/** Milliseconds until a roll of dice is told, a little after they lie still (`--roll`), and until the next thing happens. */
export const ROLL = 680;
export const AFTER_ROLL = 250;
/** Milliseconds between two events of one beat with dice. */
export const NEXT = 300;
/** Milliseconds of one step on a way that is told step by step. */
export const STEP = 180;
/** Whatever is known is shown after so many milliseconds at the latest. */
export const MOST = 6000;
/** The same while somebody's thinking time runs. */
export const MOST_TIMED = 1500;
/** How much faster everything runs while somebody holds a key or a finger down. */
export const HELD = 8;
/** One's own doings without dice take only this part of their time: nobody needs to be told. */
export const OWN = 0.3;
