import type { EventOf, Untyped } from "../lib/shown";
import { Director, REAL_TIME, type House, type Time } from "./director";
import type { Pace } from "./pace";
import type { Beat, Script } from "./script";
import { goAt } from "./tempo";

type Event = EventOf<Untyped>;

/** What a page draws of a director: the running beat, its words, and whether decisions may open. */
export class Stage<State> {
  /** The running beat; it is another object whenever something joins it. */
  beat: Beat | null = $state.raw(null);
  /** What is said at this moment. */
  said: string = $state("");
  /** The event that was told last, for whoever draws or sounds it. */
  event: Event | null = $state.raw(null);
  /** Something is known that is not shown yet: nothing can be decided. */
  busy: boolean = $state(false);
  /** The next beat waits for a touch. */
  resting: boolean = $state(false);
  readonly director: Director<State>;

  constructor(house: Pick<House<State>, "reveal" | "show">, time: Time = REAL_TIME) {
    this.director = new Director<State>(
      {
        reveal: (event) => {
          house.reveal(event);
          this.event = event;
        },
        show: house.show,
        begin: (beat) => {
          this.beat = beat && { ...beat };
          if (beat) this.said = "";
          this.look();
        },
        say: (text) => (this.said = text),
        rest: () => this.look(),
        go: goAt,
      },
      time,
    );
  }

  hear(events: readonly Event[], state: State): void {
    this.director.hear(events, state);
    this.look();
  }

  reset(script: Script | undefined): void {
    this.director.reset(script);
    this.look();
  }

  skip(): void {
    this.director.skip();
    this.look();
  }

  finish(): void {
    this.director.finish();
    this.look();
  }

  hold(held: boolean): void {
    this.director.held = held;
    this.look();
  }

  away(away: boolean): void {
    this.director.away = away;
    this.look();
  }

  set pace(pace: Pace) {
    this.director.pace = pace;
    this.look();
  }

  /** `busy` and `resting` follow the director. */
  private look(): void {
    if (!this.director) return; // it is just being made
    this.busy = this.director.busy;
    this.resting = this.director.resting;
  }
}
