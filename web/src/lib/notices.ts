import { request } from "./people";

/** The worker that takes notices, where browser and address allow it. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  const allowed = isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return allowed ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

/** Whether this browser takes turn notices; null where it cannot. */
export async function takesNotices(): Promise<boolean | null> {
  const here = await worker();
  return here ? (await here.pushManager.getSubscription()) !== null : null;
}

/** Take turn notices in this browser. `denied`: the browser does not let us. */
export async function takeNotices(): Promise<"taken" | "denied" | "refused"> {
  const here = await worker();
  if (!here || (await Notification.requestPermission()) !== "granted") return "denied";
  const told = await request<{ key: string }>("GET", "push");
  if (!told) return "refused";
  try {
    const made = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: told.key });
    if (await request("POST", "me/push", made.toJSON())) return "taken";
    await made.unsubscribe();
    return "refused";
  } catch (error) {
    if (error instanceof DOMException) return "denied";
    throw error;
  }
}

/** Take no more of them. */
export async function stopNotices(): Promise<void> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (!made) return;
  await request("DELETE", "me/push", { endpoint: made.endpoint });
  await made.unsubscribe();
}

/** The same where the server sends none any more: whoever took them is gone. */
export async function dropNotices(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}
