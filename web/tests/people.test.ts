import { afterEach, expect, test, vi } from "vitest";

vi.mock("../src/lib/session.svelte", () => ({ session: { said: "", me: null } }));
vi.mock("../src/lib/settings.svelte", () => ({ settings: { lang: "de" } }));

import { become, login, request } from "../src/lib/people";
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

function answeringInTurn(...answers: [number, unknown][]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => {
    const [status, told] = answers.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const LOST = { message: "guest-would-be-lost", text: "Du bist hier der Gast „Vega“." };

test("a guest is given up after a question, and the same is sent again", async () => {
  const asked = answeringInTurn([409, LOST], [200, { person: "p" }]);
  const questions: string[] = [];
  const sure = (text: string): Promise<boolean> => Promise.resolve(questions.push(text) > 0);
  expect(await login("me/login", { name: "Ada", phrase: "x" }, sure)).toBe(true);
  expect(questions).toEqual([LOST.text]);
  const bodies = asked.mock.calls.map((call) => JSON.parse((call as unknown as [string, { body: string }])[1].body) as unknown);
  expect(bodies).toEqual([
    { name: "Ada", phrase: "x" },
    { name: "Ada", phrase: "x", sure: true },
  ]);
});

test("who is not sure stays the guest and is told nothing more", async () => {
  session.said = "";
  const asked = answeringInTurn([409, LOST]);
  expect(await login("me/login", {}, () => Promise.resolve(false))).toBe(false);
  expect([asked.mock.calls.length, session.said]).toEqual([1, ""]);
});

test("a wrong phrase is said without a question", async () => {
  answeringInTurn([403, { message: "wrong-name-or-phrase", text: "Passt nicht." }]);
  expect(await login("me/login", {}, () => Promise.reject(new Error("asked")))).toBe(false);
  expect(session.said).toBe("Passt nicht.");
});
