import type { EventOf, Untyped } from "../lib/shown";
import { AFTER_ROLL, HELD, MOST, MOST_TIMED, NEXT, OWN, ROLL, slowness, STEP, type Pace } from "./pace";
import { Weaver, type Beat, type Script } from "./script";

type Event = EventOf<Untyped>;

/** The time that a director goes by; tests have one of their own. */
export interface Time {
  now(): number;
  /** Call back after some milliseconds; the answer takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

export const REAL_TIME: Time = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Where a director lets things be seen. */
export interface House<State> {
  /** An event is told now. */
  reveal(event: Event): void;
  /** The board shows this from now on; `events` have led to it. */
  show(state: State, events: readonly Event[]): void;
  /** A beat runs from now on, or none. */
  begin(beat: Beat | null): void;
  /** The words of the moment. */
  say(text: string, event: Event): void;
  /** The next beat waits for a touch. */
  rest(): void;
  /** How fast it goes from now on. */
  go(rate: number): void;
}

/** Something that happens in a beat, and how long it stays alone. */
interface Tick {
  act: () => void;
  wait: number;
}

interface Scene<State> {
  beat: Beat;
  ticks: Tick[];
  done: number;
  /** Milliseconds it has stayed already, at the calm pace. */
  stayed: number;
  /** Something in it runs that must not be cut short: what joins waits for its turn. */
  running: boolean;
  /** What the board shows when it is over. */
  closing: { state: State; events: readonly Event[] }[];
  /** When all of it has to be shown. */
  due: number;
  own: boolean;
}

/** Milliseconds that something new in a running beat stays at least. */
const JOINED = 300;

/**
 * Tells what happens, one beat after the other: what is known waits in a queue until it is shown.
 *
 * It knows neither pages nor sounds; the house shows what it is told to show.
 */
export class Director<State> {
  script: Script | undefined = undefined;
  /** The seat that looks on; its own doings are told quickly. */
  viewer: number | null = null;
  private queue: Scene<State>[] = [];
  private weaver = new Weaver(undefined);
  private speed: Pace = "calm";
  private isHeld = false;
  private isAway = false;
  /** By when everything is shown because somebody's thinking time runs. */
  private hurried = Infinity;
  /** What is waited for: how long at the calm pace, since when, how fast. */
  private waiting: { wait: number; since: number; rate: number; stop: () => void } | null = null;
  /** At the pace `step`: the beat is over and waits for a touch. */
  private rests = false;

  constructor(
    private readonly house: House<State>,
    private readonly time: Time = REAL_TIME,
  ) {}

  /** Whether there is something that is known and not shown yet. */
  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Whether the next beat waits for a touch. */
  get resting(): boolean {
    return this.rests;
  }

  get pace(): Pace {
    return this.speed;
  }

  set pace(pace: Pace) {
    this.speed = pace;
    if (this.isInstant) this.finish();
    else if (this.rests && pace !== "step") this.skip();
    else this.rearm();
  }

  /** Nobody looks: everything is shown at once. */
  set away(away: boolean) {
    this.isAway = away;
    if (away) this.finish();
  }

  /** Somebody holds a key or a finger down: everything runs fast. */
  set held(held: boolean) {
    if (held === this.isHeld) return;
    this.isHeld = held;
    if (held && this.rests) this.skip();
    else this.rearm();
  }

  get isHolding(): boolean {
    return this.isHeld;
  }

  /** Somebody's thinking time runs: nobody loses it to pictures. */
  set timed(timed: boolean) {
    this.hurried = timed ? Math.min(this.hurried, this.time.now() + MOST_TIMED) : Infinity;
    this.rearm();
  }

  private get isInstant(): boolean {
    return this.speed === "instant" || this.isAway || this.script?.atOnce === true;
  }

  /** Begin anew: nothing waits. */
  reset(script: Script | undefined): void {
    this.disarm();
    this.script = script;
    this.weaver = new Weaver(script);
    this.queue = [];
    this.rests = false;
    this.house.begin(null);
  }

  /** Something became known: what happened, and how things stand after it. */
  hear(events: readonly Event[], state: State): void {
    if (this.isInstant) {
      this.finish();
      this.tellAtOnce(events, state);
      return;
    }
    const running = this.queue.at(-1);
    for (const event of events) this.enqueue(event);
    const last = this.queue.at(-1);
    if (last) this.attach(last, events, state);
    else this.house.show(state, events);
    if (this.rests) return;
    if (!this.waiting || (running === this.queue[0] && last === running && this.isFinal(running))) this.resume();
    else this.rearm();
  }

  /** On to the next beat. */
  skip(): void {
    const scene = this.queue[0];
    if (!scene) return;
    this.disarm();
    if (this.rests) this.rests = false;
    else this.end(scene);
    this.go();
  }

  /** Everything that is known is shown. */
  finish(): void {
    this.disarm();
    this.rests = false;
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) this.end(scene);
  }

  private tellAtOnce(events: readonly Event[], state: State): void {
    for (const event of events) this.house.reveal(event);
    this.house.show(state, events);
    const last = events.findLast((event) => event.text);
    if (last) this.house.say(last.text ?? "", last);
  }

  // ------------------------------------------------------------------ the queue

  private enqueue(event: Event): void {
    const { beat, begins } = this.weaver.add(event);
    const last = this.queue.at(-1);
    const scene = !begins && last?.beat === beat ? last : this.sceneOf(beat);
    const dice = beat.cue.dice ?? [];
    const said = this.script?.quiet?.includes(event.kind) ? "" : (event.text ?? "");
    if (dice.includes(event.kind)) {
      scene.ticks.push({ act: () => this.house.reveal(event), wait: ROLL }, { act: () => this.house.say(said, event), wait: AFTER_ROLL });
      return;
    }
    const act = () => {
      this.house.reveal(event);
      if (said) this.house.say(said, event);
    };
    const step = beat.cue.steps?.includes(event.kind) ? STEP : 0;
    scene.ticks.push({ act, wait: dice.length && said ? NEXT : step });
  }

  private sceneOf(beat: Beat): Scene<State> {
    const most = MOST * slowness(this.speed);
    const own = beat.seat !== null && beat.seat === this.viewer;
    const scene = { beat, ticks: [], done: 0, stayed: 0, running: false, closing: [], due: this.time.now() + most, own };
    this.queue.push(scene);
    return scene;
  }

  /** The state follows the last of its events; where dice are thrown, when the beat is over. */
  private attach(scene: Scene<State>, events: readonly Event[], state: State): void {
    if (!events.length || scene.beat.cue.dice || scene.closing.length) scene.closing.push({ state, events });
    else scene.ticks.push({ act: () => this.house.show(state, events), wait: 0 });
  }

  // ------------------------------------------------------------------ telling

  /** Something joined the running beat, or the first one came. */
  private resume(): void {
    const scene = this.queue[0];
    if (!scene) return;
    const left = this.disarm();
    if (scene.done) scene.stayed = Math.min(scene.stayed - left, this.stays(scene) - JOINED);
    this.go();
  }

  /** Whether all of a beat is told and it only stays. */
  private isFinal(scene: Scene<State> | undefined): boolean {
    return scene !== undefined && scene.done > 0 && !scene.running && !scene.beat.cue.dice;
  }

  /** Tell as much as can be told now, and wait for the rest. */
  private go(): void {
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) {
      if (!scene.done) this.house.begin(scene.beat);
      const wait = this.advance(scene);
      if (wait > 0) {
        this.arm(wait);
        return;
      }
      this.close(scene);
      if (this.speed === "step" && !this.isHeld && this.queue.length && !this.queue[0]?.own) {
        this.rests = true;
        this.house.rest();
        return;
      }
    }
  }

  /** Go on in a scene until something has to stay for a while; says how long, at the calm pace. */
  private advance(scene: Scene<State>): number {
    let wait = 0;
    while (!wait && scene.done < scene.ticks.length) {
      const tick = scene.ticks[scene.done++];
      tick?.act();
      wait = tick?.wait ?? 0;
    }
    scene.running = wait > 0;
    wait ||= Math.max(0, this.stays(scene) - scene.stayed);
    scene.stayed += wait;
    return wait;
  }

  private end(scene: Scene<State>): void {
    if (!scene.done) this.house.begin(scene.beat);
    while (scene.done < scene.ticks.length) scene.ticks[scene.done++]?.act();
    this.close(scene);
  }

  private close(scene: Scene<State>): void {
    this.queue.shift();
    if (!this.queue.length) this.weaver.close();
    for (const { state, events } of scene.closing) this.house.show(state, events);
    if (!this.queue.length) this.house.begin(null);
  }

  /** How long a beat stays at least, at the calm pace. */
  private stays({ beat, own }: Scene<State>): number {
    return beat.cue.lasts * (own && !beat.cue.dice ? OWN : 1);
  }

  // ------------------------------------------------------------------ time

  private arm(wait: number): void {
    const rate = this.rate(wait);
    this.house.go(rate);
    const stop = this.time.after(wait * rate, () => {
      this.waiting = null;
      this.go();
    });
    this.waiting = { wait, since: this.time.now(), rate, stop };
  }

  /** The same wait at another rate: what has passed of it has passed. */
  private rearm(): void {
    if (this.waiting) this.arm(this.disarm());
  }

  /** Wait no longer; says how much is left of it, at the calm pace. */
  private disarm(): number {
    if (!this.waiting) return 0;
    const { wait, since, rate, stop } = this.waiting;
    stop();
    this.waiting = null;
    return rate > 0 ? Math.max(0, wait - (this.time.now() - since) / rate) : 0;
  }

  /** How fast it has to go: by the pace, by a held key, and so that everything is shown when it is due. */
  private rate(wait: number): number {
    let rate = slowness(this.speed) / (this.isHeld ? HELD : 1);
    if (this.speed === "step") return rate;
    let total = wait;
    for (const scene of this.queue) {
      total += this.rest(scene);
      const allowed = Math.max(0, Math.min(scene.due, this.hurried) - this.time.now());
      if (total > 0) rate = Math.min(rate, allowed / total);
    }
    return rate;
  }

  /** What is still to be waited for in a beat, at the calm pace. */
  private rest(scene: Scene<State>): number {
    const told = scene.ticks.slice(scene.done).reduce((sum, tick) => sum + tick.wait, 0);
    return Math.max(0, told, this.stays(scene) - scene.stayed);
  }
}
