import { moving } from "../../lib/settings.svelte";
import { placeAfter, timesOf, type Length } from "./film";
import type { Shot } from "./shown";

/** Where a film stands for everybody who watches it together. */
export interface Place {
  at: number;
  plays: boolean;
  pace: Length;
  /** Milliseconds since it was there. */
  passed: number;
}

/** Who else watches: told of every touch of the remote. */
export interface Together {
  tell(place: Place): void;
}

/** Shots of which it is first seen what is done, then what comes of it. */
const TWO_PARTS = ["hit", "deed"];

/** Shows a film: which shot, whether it runs, and how fast. */
export class Projector {
  at = $state(0);
  playing = $state(moving());
  length: Length = $state("film");
  /** The shot has come to what comes of it. */
  late = $state(true);
  /** What is left of the shot, where one joins in the middle. */
  private rest: number | null = $state(null);

  readonly times: number[] = $derived.by(() => timesOf(this.shots(), this.length));
  readonly last: number = $derived.by(() => this.shots().length - 1);
  readonly shot: Shot | undefined = $derived.by(() => this.shots()[Math.min(this.at, this.last)]);

  constructor(
    private readonly shots: () => readonly Shot[],
    private readonly together: () => Together | undefined = () => undefined,
  ) {}

  /** Let the shot run its time; gives what ends it early. */
  run(sound: (name: Shot["sound"]) => void): (() => void) | undefined {
    if (!this.playing || this.at >= this.last) {
      this.late = true;
      this.playing = false;
      return undefined;
    }
    const whole = this.times[this.at] ?? 0;
    const time = this.rest ?? whole;
    this.late = !TWO_PARTS.includes(this.shot?.beat ?? "") || time < whole / 2;
    if (this.shot && this.rest === null) sound(this.shot.sound);
    const middle = setTimeout(() => (this.late = true), Math.max(0, time - whole / 2));
    const end = setTimeout(() => this.goTo(this.at + 1), time);
    return () => {
      clearTimeout(middle);
      clearTimeout(end);
    };
  }

  /** Go where the others are. */
  follow({ at, plays, pace, passed }: Place): void {
    this.length = pace;
    const found = plays ? placeAfter(timesOf(this.shots(), pace), at, passed) : { at, left: null };
    this.at = Math.min(found.at, this.last);
    this.rest = found.left;
    this.playing = plays;
  }

  play(): void {
    if (this.at >= this.last) this.goTo(0);
    this.playing = !this.playing;
    this.told();
  }

  step(by: number): void {
    this.seek(Math.max(0, Math.min(this.last, this.at + by)));
  }

  seek(at: number): void {
    this.playing = false;
    this.goTo(at);
    this.told();
  }

  /** Show a turn from its beginning. */
  jump(turn: number): void {
    const found = this.shots().findIndex((each) => each.turn === turn);
    if (found < 0) return;
    this.goTo(found);
    this.told();
  }

  pace(length: Length): void {
    this.length = length;
    this.rest = null;
    this.told();
  }

  /** A film that grows while somebody watches its end goes on. */
  grown(): void {
    this.playing = moving();
  }

  private goTo(at: number): void {
    this.rest = null;
    this.at = Math.min(at, this.last);
  }

  private told(): void {
    this.together()?.tell({ at: this.at, plays: this.playing, pace: this.length, passed: 0 });
  }
}
