import { expect, test } from "vitest";
import { chosen } from "../src/lib/options";
import type { OptionCard } from "../src/wire/messages";

const STUMBLING: OptionCard = { name: "stumbling", kind: "flag", default: false, label: "Stumbling", about: "By the rule book everybody may stumble." };
const THREATS: OptionCard = { name: "threats", kind: "choice", default: "white", label: "Threats", about: "How hard.", choices: ["white", "yellow"], names: { white: "White", yellow: "Yellow" } };
const LENGTH: OptionCard = { name: "length", kind: "number", default: 0, label: "Length", about: "Seconds." };
const ANDROIDS: OptionCard = { name: "androids_after", kind: "words", default: [], label: "Where the androids sit", about: "For each its seat." };
const ALL = [STUMBLING, THREATS, LENGTH, ANDROIDS];

test("a right that is switched off is said, and that it is one", () => {
  expect(chosen(ALL, { stumbling: false, threats: "white", length: 0, androids_after: [] }, (name) => name)).toEqual([
    { name: "stumbling", label: "Stumbling", value: "option-no", about: "By the rule book everybody may stumble." },
    { name: "threats", label: "Threats", value: "White", about: "" },
  ]);
});

test("numbers and lists are said where they are not as usual", () => {
  const found = chosen(ALL, { stumbling: true, threats: "yellow", length: 600, androids_after: ["1", "2"] }, (name) => name);
  expect(found.map((line) => `${line.label}: ${line.value}`)).toEqual(["Stumbling: option-yes", "Threats: Yellow", "Length: 600", "Where the androids sit: 1, 2"]);
});

test("what somebody wrote freely is not repeated", () => {
  const decks: OptionCard = { name: "decks", kind: "words", default: [], label: "Decks", choices: ["terran"], names: { terran: "Terran" } };
  expect(chosen([decks], { decks: ["SECRET-CODE"] }, (name) => name)).toEqual([]);
  expect(chosen([decks], { decks: ["SECRET-CODE", "terran"] }, (name) => name).map((line) => line.value)).toEqual(["Terran"]);
});

test("a table of an older game without a value has the usual one", () => {
  expect(chosen([STUMBLING], {}, (name) => name).map((line) => line.value)).toEqual(["option-no"]);
});
