import { change, gather, lookAt, type Opened } from "../../../lib/gathering";
import { TURNS } from "../ship";
import { EMPTY } from "./plan";
import { isRow } from "./plan_code";

const EVERY = 1500;
const KEY = "starboard.gathering";
/** The page that phones come to. */
const PAGE = "tools/lay";

/** A crew that lays its cards on phones: who has handed in what, seen here as it comes. */
export class Phones {
  opened: Opened | null = $state(null);
  /** How often each place was handed in; 0 is not yet. */
  versions: number[] = $state([]);
  problem = $state("");
  /** The server does not answer; it is asked again. */
  away = $state(false);
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly take: (crew: number, row: string) => void) {
    try {
      this.opened = JSON.parse(localStorage.getItem(KEY) ?? "null") as Opened | null;
    } catch {
      this.opened = null;
    }
    if (this.opened) void this.look();
  }

  /** Codes for a crew; what is known of it is told to the phones. */
  async open(names: string[]): Promise<void> {
    const { answer, refusal, away } = await gather(names.length, PAGE, JSON.stringify({ names }));
    this.opened = answer;
    this.problem = refusal;
    this.away = away;
    if (!answer) return;
    this.versions = names.map(() => 0);
    localStorage.setItem(KEY, JSON.stringify(answer));
    void this.look();
  }

  /** While the film runs nothing more is taken; afterwards it is again. */
  async takes(open: boolean): Promise<void> {
    if (!this.opened) return;
    if (!open) await this.look();
    await change(this.opened.code, this.opened.key, { open });
    if (open) void this.look();
    else this.rest();
  }

  /** No phone is needed any more. */
  async close(): Promise<void> {
    await this.takes(false);
    this.forget();
  }

  rest(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private forget(): void {
    this.rest();
    this.opened = null;
    this.versions = [];
    localStorage.removeItem(KEY);
  }

  private async look(): Promise<void> {
    const code = this.opened?.code;
    if (!code) return;
    this.rest();
    const { answer, refusal, away } = await lookAt(code);
    if (code !== this.opened?.code) return;
    this.away = away;
    if (!answer && !away) {
      this.forget();
      this.problem = refusal;
      return;
    }
    answer?.slips.forEach(({ text, version }, crew) => {
      if (version > (this.versions[crew] ?? 0) && isRow(text)) this.take(crew, text.padEnd(TURNS, EMPTY.charAt(0)));
    });
    this.versions = answer?.slips.map(({ version }) => version) ?? this.versions;
    this.timer = setTimeout(() => void this.look(), EVERY);
  }
}
