import type { Picker } from "../../lib/picker.svelte";
import type { Offer } from "../../wire/messages";

/** Planning is quick: a move waits until the one before it is answered, because each answers the newest question. */
export class Sender {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly picker: Picker) {}

  /** Play it; where it cannot be taken back freely its button comes first. */
  send(offer: Offer): void {
    this.last = this.last.then(() => this.picker.choose(offer));
  }

  /** The captain's word: it is no alternative to a deed and is not listed among the moves. */
  order(threat: string, seat: number): void {
    const move = `assign ${threat} seat.${seat}`;
    this.press({ move, kind: "assign", label: { message: "move-assign", text: move } });
  }

  /** Play it at once: its own button was pressed. */
  press(offer: Offer): void {
    this.last = this.last.then(() => this.picker.play(offer));
  }
}
