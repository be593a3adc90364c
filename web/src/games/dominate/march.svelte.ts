import { session } from "../../lib/session.svelte";
import type { Picker } from "../../lib/picker.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { WayPart } from "../../wire/messages";
import type { Shown } from "./shown";

/** Where the chosen figure can go: the server knows the ways, a click walks one of them. */
export class March {
  /** The figure whose ways these are. */
  private of = $state("");
  private ways: ReadonlyMap<string, WayPart> = $state.raw(new Map());

  constructor(
    private readonly table: TableModel<Shown>,
    private readonly picker: Picker,
  ) {}

  /** The figure that is active, or else the one that was picked. */
  get figure(): string {
    const seat = this.table.seat;
    const going = seat === null ? undefined : this.table.view?.seats[seat]?.going?.figure;
    const picked = this.picker.picks.find((id) => this.table.view?.things[id]?.kind === "figure");
    return picked ?? going ?? "";
  }

  /** The fields that a way of the chosen figure leads to, with the fields on it. */
  get reached(): ReadonlyMap<string, WayPart> {
    return this.figure && this.of === this.figure && !this.picker.waiting && (!this.picker.verb || this.picker.verb.startsWith("step")) ? this.ways : new Map();
  }

  /** Ask for the ways of the chosen figure; to be called when the question or the figure is another. */
  async look(figure: string): Promise<void> {
    const { table } = this;
    const question = table.turn?.question;
    if (!figure || !table.mine || table.seat === null) {
      this.of = "";
      return;
    }
    const told = await session.ask({ type: "ways", table: table.id, seat: table.seat, thing: figure });
    if (told?.type !== "ways" || question !== table.turn?.question || figure !== this.figure) return;
    this.of = figure;
    this.ways = new Map((told.ways ?? []).flatMap((way) => (way.touches[1] ? [[way.touches[1], way] as const] : [])));
  }

  /** The places on the way to a field, the first one first. */
  static places(way: WayPart): string[] {
    return way.moves.map((move) => move.split(" ")[2] ?? "");
  }

  /** Go to a field by several steps, played as one; says whether there is such a way. */
  go(field: string): boolean {
    const way = this.reached.get(field);
    const first = way?.moves[0];
    const offer = this.table.offers.find((each) => each.move === first);
    if (!way || !offer || way.moves.length < 2) return false;
    void this.picker.play(offer, way.moves.slice(1));
    return true;
  }

  /** Step to a square nearby, where other things could be done as well; says whether one can. */
  step(square: string): boolean {
    const offer = this.table.offers.find((each) => each.kind === "step" && each.touches?.[0] === this.figure && each.touches[1] === square);
    if (!offer || this.picker.waiting || (this.picker.verb && !this.picker.verb.startsWith("step"))) return false;
    void this.picker.choose(offer);
    return true;
  }

  /** Another figure is wanted while one is active: that one is done, if it may be. */
  turnTo(figure: string): boolean {
    const done = this.table.offers.find((offer) => offer.kind === "done");
    const thing = this.table.view?.things[figure];
    if (!done || thing?.kind !== "figure" || thing.owner !== this.table.seat || thing.used || figure === this.figure || this.picker.state(figure)) return false;
    void this.picker.follow(figure, { touches: [figure], moves: [done.move], label: done.label });
    return true;
  }
}
