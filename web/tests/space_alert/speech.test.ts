import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { lang: "de", voice: true, sound: true } }));

const { clipName, clipNames } = await import("../../src/games/space_alert/speech");

test("a sentence is recorded under its words", () => {
  expect(clipName("Zeit T+3.")).toBe("zeit-t-plus-3");
  expect(clipName("Ernsthafte weiße Bedrohung.")).toBe("ernsthafte-weisse-bedrohung");
});

test("an announcement is a row of clips, and the beep is none of them", () => {
  expect(clipNames("Piepton. Die Übertragung ist vorbei.")).toEqual(["die-uebertragung-ist-vorbei"]);
  expect(clipNames("Time T+3. Threat. Zone red. I repeat. Time T+3. Threat. Zone red.")).toHaveLength(7);
});
