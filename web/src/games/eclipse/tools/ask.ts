import { toolsOf } from "../../../lib/tools";
import type { BattleOdds, Shown } from "../shown";

const TOOLS = toolsOf<Shown>("api/tools/eclipse");

export async function askOdds(sides: object[]): Promise<{ odds: BattleOdds | null; refusal: string }> {
  const { answer, refusal } = await TOOLS.tell("odds", JSON.stringify({ sides }));
  return { odds: answer, refusal };
}
