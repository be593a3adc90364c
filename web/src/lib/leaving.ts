import { forgetReplays } from "./kept";
import { dropNotices } from "./notices";
import { session } from "./session.svelte";

/** This browser belongs to somebody else now: nothing of the former person stays, and the page begins anew. */
export async function beginAnew(place: string): Promise<void> {
  location.hash = place;
  session.end();
  await Promise.allSettled([dropNotices(), forgetReplays()]);
  location.reload();
}
