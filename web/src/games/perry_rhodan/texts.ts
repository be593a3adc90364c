import { wordsOf } from "../../lib/texts.svelte";

/** What this game says, and what the frame says. */
export const { t, has } = wordsOf("perry_rhodan");
