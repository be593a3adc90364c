import { plannedAt, type Planned } from "../cues";
import { Computer } from "../speech";
import { ambience, noisy, wake } from "../../../sound/player.svelte";
import type { Stop } from "../../../sound/engine";
import { humOf, STATIC } from "../sounds";
import { lengthOf, momentOf, type Announcement, type Mission } from "./mission";

const EVERY = 100;

/** A mission that is played: time passes, can stand still and jump, and everything is heard at its second. */
export class Playing {
  /** The second that is shown. */
  at = $state(0);
  running = $state(false);
  readonly computer = new Computer();
  /** The page's clock at second 0, in milliseconds. */
  private began = 0;
  private timer: ReturnType<typeof setInterval> | null = null;
  private static: Stop | null = null;

  constructor(private readonly mission: Mission) {}

  get moment() {
    return momentOf(this.mission, this.at);
  }

  start(): void {
    wake();
    if (this.at >= lengthOf(this.mission)) this.at = 0;
    this.running = true;
    this.from(this.at);
    this.timer ??= setInterval(() => this.tick(), EVERY);
  }

  pause(): void {
    this.running = false;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.quiet();
  }

  jump(second: number): void {
    this.at = Math.max(0, Math.min(lengthOf(this.mission), second));
    if (this.running) this.from(this.at);
  }

  /** After a device has slept its sound is behind: begin anew with the second that it is. */
  catchUp(): void {
    if (this.running) this.from((performance.now() - this.began) / 1000);
  }

  /** Say an announcement once more, now. */
  repeat(each: Announcement): void {
    wake();
    this.computer.plan(plannedAt(each.cues.filter((cue) => !cue.at), performance.now()));
  }

  private from(second: number): void {
    this.quiet();
    this.began = performance.now() - second * 1000;
    this.computer.plan(this.everything().filter(({ instant }) => instant >= performance.now() - 1));
    this.mood();
  }

  private everything(): Planned[] {
    return this.mission.announcements.flatMap((each) => plannedAt(each.cues, this.began + each.at * 1000));
  }

  private tick(): void {
    const now = Math.floor((performance.now() - this.began) / 1000);
    if (now === this.at) return;
    this.at = Math.min(now, lengthOf(this.mission));
    this.mood();
    if (this.at < lengthOf(this.mission)) return;
    this.running = false;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    ambience(null);
  }

  /** The hum of the phase, or static while communication is down. */
  private mood(): void {
    const { open, phase } = this.moment;
    ambience(open === "outage" ? null : humOf(phase));
    if (open !== "outage") this.hiss(null);
    else if (!this.static) this.hiss(noisy(...STATIC));
  }

  private hiss(next: Stop | null): void {
    this.static?.();
    this.static = next;
  }

  private quiet(): void {
    this.computer.hush();
    this.hiss(null);
    ambience(null);
  }
}
