import { afterEach, expect, test, vi } from "vitest";

vi.mock("../src/lib/session.svelte", () => ({ session: { said: "", me: null } }));
vi.mock("../src/lib/settings.svelte", () => ({ settings: { lang: "de" } }));

import { become, request } from "../src/lib/people";
import { session } from "../src/lib/session.svelte";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, told: unknown): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(told), { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("what the server refuses is shown as its sentence", async () => {
  answering(400, { text: "Eine Passphrase braucht mindestens 12 Zeichen." });
  expect(await become("POST", "me/phrase", { phrase: "kurz" })).toBe(false);
  expect(session.said).toBe("Eine Passphrase braucht mindestens 12 Zeichen.");
  expect(session.me).toBe(null);
});

test("who is called otherwise is called so at once", async () => {
  answering(200, { person: "p", name: "Marion" });
  expect(await become("PATCH", "me", { name: "Marion" })).toBe(true);
  expect(session.me?.name).toBe("Marion");
});

test("the server is asked in the reader's language", async () => {
  const asked = answering(200, []);
  await request("GET", "me/keys");
  expect(asked.mock.calls[0]?.[0]).toBe("api/me/keys?lang=de");
});
