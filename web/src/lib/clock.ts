/** How far the server's clock is ahead of this device's, by its answers to questions about the time. */
export class ServerClock {
  /** Seconds; it is wrong by half of the shortest way there and back at most. */
  offset = 0;
  shortest = Infinity;

  /** Forget what was learned over a former line. */
  begin(): void {
    this.shortest = Infinity;
  }

  /** One answer: asked and heard by this device's clock, told by the server's. The quickest one counts. */
  heard(asked: number, told: number, heard: number): void {
    if (heard - asked >= this.shortest) return;
    this.shortest = heard - asked;
    this.offset = told - (asked + heard) / 2;
  }
}
