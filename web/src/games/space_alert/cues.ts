/** A recorded clip, and when it begins: seconds of the mission and real ones after its announcement. */
export interface Cue {
  clip: string;
  at?: number;
  after?: number;
}

/** A clip with the instant at which it begins, by the page's clock in milliseconds. */
export interface Planned {
  clip: string;
  instant: number;
}

/** Cues of something that happened at an instant, while the mission's clock runs at a pace. */
export function plannedAt(cues: readonly Cue[], instant: number, pace = 1): Planned[] {
  return cues.map(({ clip, at = 0, after = 0 }) => ({ clip, instant: instant + (at / pace + after) * 1000 }));
}

/** The same, heard late: words wait until now, numbers and the beep keep their instants. */
export function plannedLate(cues: readonly Cue[], instant: number, now: number, pace = 1): Planned[] {
  const planned = plannedAt(cues, instant, pace);
  const words = planned.filter((_, place) => !cues[place]?.at);
  const late = Math.max(0, now - Math.min(...words.map((cue) => cue.instant)));
  return planned.map((cue, place) => (cues[place]?.at ? cue : { ...cue, instant: cue.instant + late }));
}

/** What everybody should hear before a mission begins. */
export const CHECK: Cue[] = [{ clip: "alert" }, { clip: "enemy-activity", after: 1 }, { clip: "beep", at: 3 }];
