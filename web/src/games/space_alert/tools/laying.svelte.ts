import { handIn, lookAt, secretWord, type Gathered } from "../../../lib/gathering";
import { TURNS } from "../ship";
import { EMPTY, withLetter } from "./plan";
import { isRow } from "./plan_code";

const DRAFTS = "starboard.laid";
const MINE = "starboard.phone";
const MOST = 10;
const AGAIN = 3000;
const LONGEST_NAME = 24;

interface Draft {
  place: string;
  row: string;
}

type Stage = "loading" | "laying" | "sending" | "waiting" | "sent" | "another" | "refused" | "astray";

function drafts(): Draft[] {
  try {
    return JSON.parse(localStorage.getItem(DRAFTS) ?? "[]") as Draft[];
  } catch {
    return [];
  }
}

/** The word by which this phone is known again. */
function mine(): string {
  const known = localStorage.getItem(MINE) ?? secretWord();
  localStorage.setItem(MINE, known);
  return known;
}

/** Twelve cards that are laid on a phone for the screen on the table; they stay here whatever happens on the way. */
export class Laying {
  row = $state(EMPTY);
  turn = $state(1);
  stage: Stage = $state("loading");
  /** Why it was refused. */
  problem = $state("");
  name = $state("");
  /** Somebody else has laid here before; one goes on with that. */
  found = $state(false);
  private readonly place: string;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly code: string,
    private readonly at: string,
  ) {
    this.place = `${code}/${at}`;
    const draft = drafts().find((each) => each.place === this.place);
    if (draft && isRow(draft.row)) this.row = draft.row;
    if (code) void this.look(draft !== undefined);
    else this.stage = "astray";
  }

  put(letter: string): void {
    this.row = withLetter(this.row, this.turn, letter);
    if (this.turn < TURNS) this.turn += 1;
    if (this.stage !== "loading") this.stage = "laying";
    this.keep();
  }

  /** Hand it in; without a line as soon as there is one again. */
  async send(over = false): Promise<void> {
    this.rest();
    this.stage = "sending";
    this.keep();
    const { answer, refusal, message, away } = await handIn(this.code, this.at, { text: this.row, mine: mine(), over });
    if (answer) this.stage = "sent";
    else if (away) this.wait();
    else {
      this.stage = message === "place-is-anothers" ? "another" : "refused";
      this.problem = refusal;
    }
  }

  rest(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private wait(): void {
    this.stage = "waiting";
    this.timer = setTimeout(() => void this.send(), AGAIN);
  }

  private async look(known: boolean): Promise<void> {
    const { answer, refusal, away } = await lookAt(this.code);
    this.stage = answer || away ? "laying" : "refused";
    this.problem = refusal;
    if (answer) this.read(answer, known);
  }

  private read({ about, slips }: Gathered, known: boolean): void {
    const there = slips[Number(this.at)];
    if (there?.version && !known && isRow(there.text) && this.row === EMPTY) {
      this.row = there.text.padEnd(TURNS, EMPTY.charAt(0));
      this.found = true;
    }
    if (there?.version && known && there.text === this.row) this.stage = "sent";
    try {
      const { names } = JSON.parse(about) as { names?: unknown[] };
      this.name = String(names?.[Number(this.at)] ?? "").slice(0, LONGEST_NAME);
    } catch {
      this.name = "";
    }
  }

  private keep(): void {
    const others = drafts().filter((each) => each.place !== this.place);
    localStorage.setItem(DRAFTS, JSON.stringify([...others, { place: this.place, row: this.row }].slice(-MOST)));
  }
}
