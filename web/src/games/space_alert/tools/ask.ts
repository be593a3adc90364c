import { toolsOf } from "../../../lib/tools";
import { TOOLS } from "../addresses";
import type { Shown } from "../shown";

/** The tools of this game. */
export const tools = toolsOf<Shown>(TOOLS);
