import type { Answered, Come } from "../../lib/tools";
import type { Debriefing, Solved } from "./shown";
import { t } from "./texts";
import { tools } from "./tools/ask";
import { plainly } from "./tools/plan";

/** What a debriefing finds out: first what happened, and while it is read, what would have been better. */
export class Findings {
  told = $state.raw<Debriefing | null>(null);
  solved = $state.raw<Solved | null>(null);
  problem = $state("");
  searching = $state(true);
  come = $state.raw<Come | null>(null);

  constructor(private readonly document: () => string) {}

  async ask(): Promise<void> {
    const [first, second] = [tools.tell("debrief", this.document()), this.search()];
    const { answer, refusal } = await first;
    this.told = answer;
    this.problem = answer ? "" : plainly(refusal) || t("sa-not-resolved");
    this.found(await second);
  }

  /** Once more, when the fast search is there. */
  async again(): Promise<void> {
    this.searching = true;
    this.come = null;
    this.found(await this.search());
  }

  private search(): Promise<Answered<Solved>> {
    return tools.watch("solve", this.document(), (said) => (this.come = said));
  }

  private found({ answer, refusal }: Answered<Solved>): void {
    this.solved = answer;
    this.problem ||= answer ? "" : plainly(refusal) || t("sa-not-resolved");
    this.searching = false;
  }
}
