import type { Picker } from "../../lib/picker.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Offer } from "../../wire/messages";
import { freeFor, handOf, offerOf, shiftsOf, spacesOf, type HalfName, type HandCard, type Space } from "./planning";
import type { Sender } from "./sender";
import { PHASES } from "./ship";
import type { AheadThing, Shown } from "./shown";
import { thingOf } from "./things";

/** A card in hand that was chosen, with the half that will be on top. */
export interface Chosen {
  card: string;
  half: HalfName;
}

/** The desk of one person while a mission is planned: what was chosen, and what can be done with it. */
export class Desk {
  chosen: Chosen | null = $state(null);
  /** A laid card that was chosen. */
  space = $state("");
  /** The turn that was asked for, and in which phase; 0 leaves it to the plan. */
  private looked = $state.raw({ turn: 0, phase: 0 });

  constructor(
    private readonly table: TableModel<Shown>,
    private readonly picker: Picker,
    private readonly sender: Sender,
  ) {}

  private readonly view = $derived.by(() => this.table.view);
  private readonly crew = $derived.by(() => Object.keys(this.view?.things ?? {}).filter((id) => id.startsWith("crew.")).map((id) => Number(id.slice(5))).sort((a, b) => a - b));
  readonly androids: number[] = $derived.by(() => this.crew.filter((each) => thingOf(this.view, `crew.${each}`, "crew")?.android));
  readonly others: number[] = $derived.by(() => this.crew.filter((each) => each !== this.table.seat && !this.androids.includes(each)));
  readonly hand: HandCard[] = $derived.by(() => (this.view ? handOf(this.view) : []));
  readonly phase: number = $derived.by(() => (this.table.seat === null ? 0 : (this.view?.seats[this.table.seat]?.phase ?? 0)));
  private readonly shifts = $derived.by(() => (this.space && !this.chosen ? shiftsOf(this.table.offers, this.space) : new Map<string, Offer>()));
  /** The cards, halves and spaces of a hint or a lesson. */
  readonly hinted: ReadonlySet<string> = $derived.by(() => new Set(this.table.offers.filter((offer) => this.picker.suggested(offer)).flatMap((offer) => offer.touches ?? [])));
  readonly lit: ReadonlySet<string> = $derived.by(() => (this.chosen ? freeFor(this.table.offers, this.chosen.card, this.chosen.half) : new Set([...this.shifts.keys(), ...this.hinted])));
  readonly turnOver: Offer | undefined = $derived.by(() => (this.space && !this.chosen ? offerOf(this.table.offers, "turn", { space: this.space }) : undefined));
  readonly takeBack: Offer | undefined = $derived.by(() => (this.space && !this.chosen ? offerOf(this.table.offers, "take", { space: this.space }) : undefined));
  /** Who may be given a card in a data transfer. */
  readonly receivers: string[] = $derived.by(() => [...new Set(this.table.offers.filter((offer) => offer.kind === "give").map((offer) => String(offer.label.args?.to)))]);
  readonly draw: Offer | undefined = $derived.by(() => offerOf(this.table.offers, "draw"));
  /** What the own plan leads to. */
  readonly ahead: AheadThing | undefined = $derived.by(() => (this.table.seat === null ? undefined : thingOf(this.view, `ahead.${this.table.seat}`, "ahead")));

  /** The turn that the ship shows: the one that was asked for in this phase, else the last one planned in it, else its first. */
  get turn(): number {
    if (this.looked.turn && this.looked.phase === this.phase) return this.looked.turn;
    const turns = PHASES[Math.max(1, Math.min(this.phase, PHASES.length)) - 1] ?? [1];
    if (!this.view || this.table.seat === null) return turns[0] ?? 1;
    const laid = spacesOf(this.view, this.table.seat).filter((space) => space.letter !== "-" && turns.includes(space.turn));
    return laid.at(-1)?.turn ?? turns[0] ?? 1;
  }

  look(turn: number): void {
    this.looked = { turn, phase: this.phase };
  }

  /** What was chosen may be gone: laid by somebody else, or the phase is over. */
  tidy(): void {
    const held = [...this.hand, ...this.androids.flatMap((each) => this.beside(each))];
    if (this.chosen && !held.some((each) => each.card === this.chosen?.card)) this.chosen = null;
    if (this.space && !this.chosen && !thingOf(this.view, this.space, "space")?.half) this.space = "";
  }

  /** The heroic card that lies beside the board of an android. */
  beside(android: number): HandCard[] {
    return (thingOf(this.view, `crew.${android}`, "crew")?.heroic ?? []).map((card) => ({ card, count: 1 }));
  }

  spaces(crew: number): Space[] {
    return this.view ? spacesOf(this.view, crew) : [];
  }

  choose(card: string, half: HalfName): void {
    this.space = "";
    this.chosen = this.chosen?.card === card && this.chosen.half === half ? null : { card, half };
  }

  touch(at: Space): void {
    this.look(at.turn);
    if (this.chosen && this.lay(at, this.chosen.card, this.chosen.half)) return;
    const shift = this.shifts.get(at.id);
    if (shift) {
      this.sender.send(shift);
      this.space = "";
    } else if (at.half && (offerOf(this.table.offers, "turn", { space: at.id }) ?? offerOf(this.table.offers, "take", { space: at.id }))) {
      this.chosen = null;
      this.space = this.space === at.id ? "" : at.id;
    } else void this.picker.explain(at.id);
  }

  /** A laid card is done with; a click elsewhere does not shift it by accident. */
  change(offer: Offer | undefined): void {
    if (offer) this.sender.send(offer);
    this.space = "";
  }

  give(to: string): void {
    const offer = this.chosen ? offerOf(this.table.offers, "give", { card: this.chosen.card, to }) : undefined;
    if (!offer) return;
    this.sender.send(offer);
    this.chosen = null;
  }

  lay(at: Space, card: string, half: string): boolean {
    const offer = offerOf(this.table.offers, "lay", { card, space: at.id, half });
    if (!offer) return false;
    this.sender.send(offer);
    this.chosen = null;
    this.space = "";
    this.look(at.turn);
    return true;
  }

  /** A key on a laid card: turn it over, or take it back. */
  key(event: KeyboardEvent, at: Space): void {
    const kind = { t: "turn", T: "turn", Backspace: "take", Delete: "take" }[event.key];
    const offer = kind ? offerOf(this.table.offers, kind, { space: at.id }) : undefined;
    if (!offer) return;
    event.preventDefault();
    event.stopPropagation();
    this.sender.send(offer);
  }

  press(offer: Offer): void {
    this.sender.press(offer);
  }

  letGo(): void {
    this.chosen = null;
    this.space = "";
  }
}
