import { printed } from "../../lib/printed.svelte";
import { session } from "../../lib/session.svelte";
import type { EventOf } from "../../lib/shown";
import type { TableModel } from "../../lib/table.svelte";
import { ambience, make, noisy } from "../../sound/player.svelte";
import type { Stop } from "../../sound/engine";
import { plannedOf, SPOKEN } from "./announcements";
import { humOf, scoreOf, STATIC } from "./sounds";
import type { Shown } from "./shown";
import { Computer } from "./speech";
import { thingOf } from "./things";

type Event = EventOf<Shown>;
/** Seconds after which nothing of an announcement is still to come. */
const LONGEST = 30;
/** Seconds after which a siren comes too late. */
const STALE = 2;

/** A table of which everything that is announced is heard: words, sirens, hum and static. Call once, inside a component. */
export function listenTo(table: () => TableModel<Shown>): void {
  const ear = new Ear();
  void ear.computer.prepare();
  const mission = $derived(thingOf(table().view, "mission", "mission"));
  const running = $derived((table().clock?.origin ?? null) !== null);
  const outage = $derived(running && mission?.outage === true);
  const hum = $derived(running && !outage ? humOf(mission?.phase ?? 1) : null);

  $effect(() => {
    const { origin = null, pace = 1 } = table().clock ?? {};
    if (origin === null) ear.pause();
    else ear.goOn(origin, pace);
  });
  $effect(() => {
    const serious = (threat: string) => printed<Shown>("space_alert").threats?.[threat]?.severity === "serious";
    ear.hear(table().events, serious);
  });
  $effect(() => ambience(hum));
  $effect(() => {
    if (!outage) return;
    const stop = noisy(...STATIC);
    return () => stop?.();
  });
  $effect(() => () => {
    ear.leave();
    ambience(null);
  });
}

/** What has been announced and may still have to be heard. */
class Ear {
  readonly computer = new Computer();
  private heard = 0;
  private origin: number | null = null;
  private pace = 1;
  private recent: Pick<Event, "time" | "cues">[] = [];
  private sounds: Stop[] = [];

  /** Everything that is announced is heard once, also when several come together. */
  hear(events: readonly Event[], isSerious: (threat: string) => boolean): void {
    for (const event of events) {
      if (event.number <= this.heard || !SPOKEN.has(event.kind)) continue;
      this.heard = event.number;
      if (event.kind === "ActionRoundEnded") this.hush();
      else this.recent.push({ time: event.time, cues: event.cues });
      this.computer.plan(plannedOf(event, session.now(), this.pace));
      this.sound(event, isSerious);
    }
    const now = session.now();
    this.recent = this.recent.filter((each) => now - (each.time ?? 0) < LONGEST / this.pace);
  }

  /** Nothing more is heard, but for the last words: the film begins while they are said. */
  leave(): void {
    if (this.recent.length) this.pause();
  }

  pause(): void {
    this.computer.hush();
    for (const stop of this.sounds) stop();
    this.sounds = [];
  }

  /** The clock runs, from another origin after a pause: what was still to come comes so much later. */
  goOn(origin: number, pace: number): void {
    const shift = this.origin === null ? 0 : origin - this.origin;
    this.origin = origin;
    this.pace = pace;
    if (!shift) return;
    this.recent = this.recent.map((each) => ({ ...each, time: (each.time ?? 0) + shift }));
    for (const each of this.recent) this.computer.plan(plannedOf({ ...each, cues: each.cues?.filter((cue) => cue.at) }, session.now(), pace));
  }

  private hush(): void {
    this.pause();
    this.recent = [];
  }

  private sound(event: Event, isSerious: (threat: string) => boolean): void {
    const ago = session.now() - (event.time ?? 0);
    for (const { voices, at, pan } of scoreOf(event, isSerious)) {
      const wait = at / this.pace - ago;
      if (wait < -STALE) continue;
      const stop = make(voices, { pan, instant: performance.now() + wait * 1000 });
      if (stop) this.sounds.push(stop);
    }
  }
}
