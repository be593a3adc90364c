import { useTool } from "../../../lib/tools";

const ODDS = "api/tools/eclipse/odds";

/** The odds of a battle, as the server tells them. */
export interface Odds {
  method: string;
  sides: { wins: number; survivors: Record<string, Record<string, number>>; losses: Record<string, number> }[];
  none: number;
  stalemate: number;
  rounds: number;
}

export async function askOdds(sides: Record<string, unknown>[]): Promise<{ odds: Odds | null; refusal: string }> {
  const { answer, refusal } = await useTool<Odds>(ODDS, JSON.stringify({ sides }));
  return { odds: answer, refusal };
}
