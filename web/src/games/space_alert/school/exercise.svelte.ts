import type { Chosen } from "../desk.svelte";
import { letterOn, type HalfName, type HandCard, type Space } from "../planning";
import { PHASES, TURNS } from "../ship";
import type { Flown, LessonFace, Shows } from "../shown";
import { tools } from "../tools/ask";

type Stage = "plan" | "ask" | "film" | "verdict";

/** One exercise of flight school while somebody does it: cards are laid, a guess is made, then the film is seen. */
export class Exercise {
  stage: Stage = $state("plan");
  chosen: Chosen | null = $state(null);
  guess = $state("");
  problem = $state("");
  flown: Flown | null = $state.raw(null);
  private laid: Record<number, Chosen> = $state({});

  constructor(readonly face: LessonFace) {
    void this.foresee();
  }

  readonly hand: HandCard[] = $derived.by(() => {
    const gone = new Set(Object.values(this.laid).map((each) => each.card));
    return this.face.hand.filter((card) => !gone.has(card)).map((card) => ({ card, count: 1 }));
  });
  readonly row: string = $derived.by(() => Array.from({ length: this.face.turns }, (_, place) => this.letterAt(place + 1)).join(""));
  readonly spaces: Space[] = $derived.by(() => Array.from({ length: TURNS }, (_, place) => this.spaceAt(place + 1)));
  /** What the coach shows next: the first card of the plan that does not lie there. */
  readonly next: Shows | undefined = $derived.by(() => this.face.lays.find(({ turn, card, half }) => this.laid[turn]?.card !== card || this.laid[turn]?.half !== half));
  /** Something else lies there than the coach has shown. */
  readonly astray: boolean = $derived.by(() => Object.entries(this.laid).some(([turn, lies]) => !this.face.lays.some((shown) => shown.turn === Number(turn) && shown.card === lies.card && shown.half === lies.half)));
  readonly turn: number = $derived.by(() => Math.max(1, ...Object.keys(this.laid).map(Number)));
  readonly open: number = $derived.by(() => (Object.values(this.laid).length && this.turn >= 3 && (this.next?.turn ?? 3) > 3 ? 2 : 1));
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.chosen ? this.spaces.filter((space) => space.turn <= this.face.turns && space.letter === "-").map((space) => space.id) : []));

  private letterAt(turn: number): string {
    const lies = this.laid[turn];
    return lies ? letterOn(lies.card, lies.half) : "-";
  }

  private spaceAt(turn: number): Space {
    const lies = this.laid[turn];
    return { id: `space.0.${turn}`, turn, phase: PHASES.findIndex((turns) => turns.includes(turn)) + 1, card: lies?.card ?? "", half: lies?.half ?? "", letter: this.letterAt(turn) };
  }

  choose(card: string, half: HalfName): void {
    this.chosen = this.chosen?.card === card && this.chosen.half === half ? null : { card, half };
  }

  /** Lay what was chosen, or take back what lies there. */
  touch(turn: number): void {
    if (this.stage !== "plan" || turn > this.face.turns) return;
    if (this.chosen) this.laid[turn] = this.chosen;
    else delete this.laid[turn];
    this.chosen = null;
    void this.foresee();
    if (!this.next) this.stage = "ask";
  }

  /** Where the own cards lead, for the ghost on the ship; the film of it is kept for later. */
  private async foresee(): Promise<void> {
    const row = this.row;
    const { answer, refusal, away } = await tools.ask("lesson", { name: this.face.id, row });
    if (row !== this.row) return;
    if (answer) this.flown = answer;
    this.problem = away ? "sa-school-away" : refusal;
  }

  say(guess: string): void {
    this.guess = guess;
    this.stage = "film";
  }

  again(): void {
    this.laid = {};
    this.guess = "";
    this.stage = "plan";
    void this.foresee();
  }
}
