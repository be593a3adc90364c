import { writing } from "../lib/keys";
import type { TableModel } from "../lib/table.svelte";

/** Milliseconds after which a touch is a hold. */
const HOLD = 300;
/** Whatever answers a click itself. */
const ANSWERS = "[data-thing], button, a, input, select, textarea, summary, [role=button]";

/** How people hurry a stage: a touch or Space skips a beat, holding either runs them fast. */
export class StageHands {
  private timer = 0;
  private down = false;

  constructor(private readonly table: TableModel) {}

  /** A pointer went down somewhere on the stage. */
  press(event: PointerEvent): void {
    if (!this.table.stage.busy || (event.target instanceof Element && event.target.closest(ANSWERS))) return;
    this.down = true;
    this.timer = window.setTimeout(() => this.table.stage.hold(true), HOLD);
  }

  release(): void {
    if (!this.down) return;
    this.down = false;
    clearTimeout(this.timer);
    if (this.table.stage.director.isHolding) this.table.stage.hold(false);
    else this.table.stage.skip();
  }

  /** Space, where it does nothing else; says whether it was used. */
  key(event: KeyboardEvent): boolean {
    if (event.key !== " " || writing(event.target) || !this.table.stage.busy) return false;
    event.preventDefault();
    if (event.type === "keyup") this.table.stage.hold(false);
    else if (event.repeat) this.table.stage.hold(true);
    else this.table.stage.skip();
    return true;
  }
}
